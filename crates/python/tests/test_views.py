"""Views, worlds, and that nothing hidden can be asked for."""

import re

import kavarna
import numpy as np
import pytest
from conftest import some_position


def all_attributes(view):
    """Whatever can be read off a view without arguments, as text."""
    found = {}
    for name in sorted(dir(view)):
        if name in ("__class__", "__doc__", "__reduce__", "__reduce_ex__", "__getstate__", "__hash__", "__init_subclass__",
                    "__subclasshook__", "__new__", "__dir__", "__sizeof__", "sample_worlds", "all_worlds", "game"):
            continue
        value = getattr(view, name)
        if callable(value):
            try:
                value = value()
            except TypeError:
                continue
        if isinstance(value, kavarna.View):
            continue
        found[name] = value.tolist() if isinstance(value, np.ndarray) else str(value)
    return found


def test_no_attribute_of_a_view_depends_on_what_is_hidden(card_game):
    for plies in (0, 3, 12, 25):
        position = some_position(card_game, plies, seed=plies + 1)
        for seat in range(card_game.seats):
            view = position.view(seat)
            asked = all_attributes(view)
            assert {"history", "json", "legal", "observation", "__str__", "count_worlds"} <= set(asked)
            for world in view.sample_worlds(3, seed=plies):
                assert all_attributes(world.view(seat)) == asked


def test_the_other_hands_are_really_hidden():
    position = kavarna.Game("briskula").deal(3)
    hands = [set(position.view(seat).json()["hands"][seat].split()) for seat in (0, 1)]
    assert all(len(hand) == 3 for hand in hands)
    told = set(re.findall(r"[A-Z][A-Z0-9]{1,2}", str(all_attributes(position.view(0)))))
    assert hands[0] <= told and not hands[1] & told


def test_views_cannot_be_made_or_changed_into_others():
    view = kavarna.Game("tarok").deal(1).view(0)
    with pytest.raises(TypeError):
        kavarna.View()
    with pytest.raises(AttributeError):
        view.viewer = "all"


def test_a_view_is_built_from_what_it_was_told(card_game):
    position = some_position(card_game, 10)
    view = position.view(1)
    before = card_game.from_deal(position.deal_text).view(1)
    for event in view.history[len(before.history):]:
        before.observe(event)
    assert before.json() == view.json() and before.history == view.history


def test_worlds_look_the_same_to_the_viewer(card_game):
    view = some_position(card_game, 9).view(0)
    worlds = view.sample_worlds(5, seed=1)
    assert len({str(world) for world in worlds}) > 1
    assert [str(world) for world in worlds] == [str(world) for world in view.sample_worlds(5, seed=1)]


def test_worlds_are_counted_listed_and_weighted():
    position = some_position(kavarna.Game("briskula"), 30)
    view = position.view()
    worlds = view.all_worlds()
    assert len(worlds) == view.count_worlds() > 1
    assert view.all_worlds(at_most=1) is None
    hands = str(worlds[0])
    drawn = view.sample_worlds(3, weigh=lambda world: float(str(world) == hands), among=3000)
    assert all(str(world) == hands for world in drawn)


def test_what_a_weight_raises_is_raised():
    view = kavarna.Game("briskula").deal(1).view(0)
    with pytest.raises(ZeroDivisionError):
        view.sample_worlds(weigh=lambda world: 1 / 0)
    with pytest.raises(TypeError):
        view.sample_worlds(weigh=lambda world: "much")


def test_open_games_have_one_world():
    view = some_position(kavarna.Game("yinsh"), 5).view(0)
    assert view.count_worlds() == 1 and len(view.all_worlds()) == 1


def test_a_spectator_sees_no_hand():
    view = kavarna.Game("briskula").deal(2).view("spectator")
    assert view.legal == [] and view.viewer == "spectator"
