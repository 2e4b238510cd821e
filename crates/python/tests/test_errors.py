"""Bad input is a `ValueError` that says what was expected."""

import kavarna
import pytest

GOBBLET = kavarna.Game("gobblet3")
TAROK = kavarna.Game("tarok")


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: kavarna.Game("chess"), "expected one of gobblet3"),
        (lambda: kavarna.Game("briskula", variant=9), "expected"),
        (lambda: kavarna.Game("briskula", colour="red"), "expected"),
        (lambda: kavarna.Game("briskula", options="variant"), "expected"),
        (lambda: kavarna.Game("briskula", variant=[2]), "expected an option"),
        (lambda: GOBBLET.start().play("z9"), "expected"),
        (lambda: GOBBLET.start().play("a1-b2"), "not a legal move"),
        (lambda: GOBBLET.start().play(10_000), "number of an action from 0 to 98"),
        (lambda: GOBBLET.start().play(-1), "number of an action"),
        (lambda: GOBBLET.start().play(None), "move as text"),
        (lambda: GOBBLET.start().view(2), "seat from 0 to 1"),
        (lambda: GOBBLET.start().view("everybody"), '"spectator" or "all"'),
        (lambda: GOBBLET.position("nonsense"), "expected"),
        (lambda: TAROK.from_deal("H1"), "expected"),
        (lambda: GOBBLET.deal(-1), "whole number from 0"),
        (lambda: GOBBLET.deal(1 << 70), "whole number from 0"),
        (lambda: GOBBLET.player("nobody"), "expected one of"),
        (lambda: GOBBLET.player("house:level=99"), "expected"),
        (lambda: GOBBLET.player().decide(GOBBLET.start().view(1)), "view of seat 0"),
        (lambda: GOBBLET.player().decide(TAROK.start().view()), "expected a view of gobblet3"),
        (lambda: GOBBLET.player().decide(GOBBLET.start().view(), nodes=0), "expected"),
        (lambda: GOBBLET.player().decide(GOBBLET.start().view(), nodes=-4), "whole number from 0"),
        (lambda: GOBBLET.player().decide(GOBBLET.start().view(), threads=0), "1 to 1024 threads"),
        (lambda: GOBBLET.solver().answer(TAROK.start()), "expected a position of gobblet3"),
        (lambda: GOBBLET.solver().aim_at("money"), "expected"),
        (lambda: GOBBLET.start().record(["one"]), "expected 2 names, got 1"),
        (lambda: GOBBLET.start().view().observe({"type": "event", "seat": 0}), "expected"),
        (lambda: GOBBLET.start().view(0).observe({"type": "event", "seat": 1, "move": "3@b2"}), "turn of seat"),
        (lambda: GOBBLET.start().playouts(1 << 40), "expected a number up to"),
        (lambda: GOBBLET.action("z9"), "expected a decision"),
        (lambda: kavarna.Record("{"), "not a record"),
        (lambda: kavarna.Record('{"kavarna":1,"game":"chess","seats":[],"moves":[],"scores":null}').replay(), "unknown game"),
        (lambda: kavarna.play_match(GOBBLET, ["random"]), "expected 2 players, got 1"),
        (lambda: kavarna.play_match(GOBBLET, ["random", 7]), "kavarna.Player"),
        (lambda: kavarna.play_match(GOBBLET, ["random", "random"], threads=0), "1 to 1024 threads"),
    ],
)
def test_what_was_expected_is_said(call, said):
    with pytest.raises(ValueError, match=said.replace("(", r"\(")):
        call()


def test_a_refused_move_changes_nothing():
    position = GOBBLET.start()
    with pytest.raises(ValueError):
        position.play("a1-b2")
    assert position.moves == [] and position.turn == 0


def test_a_game_that_is_over_asks_nobody():
    position = GOBBLET.start()
    position.resign(1)
    for call in (position.view, lambda: position.play("3@b2"), lambda: GOBBLET.player().decide(position.view(0))):
        with pytest.raises(ValueError, match="over"):
            call()


def test_limits_too_small_for_an_exact_answer():
    with pytest.raises(kavarna.NoAnswer):
        kavarna.Game("yinsh").solver().answer(kavarna.Game("yinsh").start(), nodes=100)


def test_wrong_types_are_type_errors():
    with pytest.raises(TypeError):
        GOBBLET.deal("seven")
    with pytest.raises(TypeError):
        kavarna.Game(7)
