"""Numbers for learners, PettingZoo, and states like OpenSpiel's."""

import random

import kavarna
import numpy as np
import pytest
from conftest import some_position
from kavarna.openspiel import TERMINAL, load_game


def test_actions_and_masks(game):
    position = some_position(game, 4)
    mask, legal = position.action_mask(), position.legal_actions
    assert mask.dtype == np.int8 and mask.shape == (game.num_actions,)
    assert sorted(np.flatnonzero(mask)) == sorted(legal.tolist())
    assert [game.actions[number] for number in legal] == position.legal
    view = position.view()
    assert (view.action_mask() == mask).all()
    assert position.view((position.turn + 1) % game.seats).action_mask().sum() == 0


def test_observations_are_arrays_without_a_copy(game):
    view = some_position(game, 4).view()
    seen = view.observation()
    assert seen.dtype == np.float32 and seen.shape == (game.observation_size,)
    assert sum(size for _, size in game.observation_parts) == game.observation_size
    # The array stands on memory that was written in Rust: numpy keeps that alive and owns no second copy.
    assert seen.base is not None and not seen.flags.owndata and seen.flags.c_contiguous and seen.flags.writeable
    seen[:] = 7
    assert view.observation().max() <= 2


def test_playouts_have_a_row_for_each_game(game):
    scores = game.playouts(40, seed=3)
    assert scores.shape == (40, game.seats) and scores.dtype == np.int32
    assert (game.playouts(30, seed=3, first=10) == scores[10:]).all()
    assert not game.zero_sum or (scores.sum(axis=1) == 0).all()
    position = some_position(game, 2)
    assert position.playouts(10, seed=1).shape == (10, game.seats)
    assert game.playouts(0).shape == (0, game.seats)


@pytest.mark.parametrize("name", kavarna.games())
def test_states_like_openspiel(name):
    game, chance = load_game(name), random.Random(2)
    state = game.new_initial_state(seed=2)
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        assert legal == sorted(legal) and sum(state.legal_actions_mask()) == len(legal)
        assert state.legal_actions((player + 1) % game.num_players()) == []
        assert len(state.information_state_tensor(player)) == game.information_state_tensor_shape()[0]
        action = chance.choice(legal)
        text = state.action_to_string(player, action)
        assert state.string_to_action(text) == action
        child = state.child(action)
        other = state.resample_from_infostate(player, seed=1)
        assert other.information_state_string(player) == state.information_state_string(player)
        state.apply_action(action)
        assert state.history() == child.history() and state.move_number() == len(state.history())
    assert state.current_player() == TERMINAL and len(state.returns()) == game.num_players()


@pytest.mark.parametrize("name", ["gobblet3", "yinsh", "briskula", "tarok", "marias"])
def test_pettingzoo_tests_its_environments(name, capsys):
    pettingzoo_test = pytest.importorskip("pettingzoo.test")
    from kavarna.pettingzoo import env

    pettingzoo_test.api_test(env(name), num_cycles=120)
    pettingzoo_test.seed_test(lambda: env(name), num_cycles=30)


def test_pettingzoo_rewards_are_scores():
    pytest.importorskip("pettingzoo")
    from kavarna.pettingzoo import env

    table = env("briskula", variant=3, render_mode="ansi")
    table.reset(seed=4)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over:
            assert reward == table.position.scores[table.possible_agents.index(agent)]
        table.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert "\n" in table.render()
    with pytest.raises(ValueError, match="render_mode"):
        env("briskula", render_mode="film")
