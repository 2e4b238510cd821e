"""Games, positions, legal moves, records."""

import copy
import pickle
import random

import kavarna
import pytest
from conftest import some_position


def test_the_house_lists_its_games():
    assert {"gobblet3", "gobblet4", "yinsh", "briskula", "tarok", "marias"} <= set(kavarna.games())
    assert kavarna.__version__.count(".") == 2


def test_every_game_says_what_it_is(game):
    assert game.title and game.about and game.unit
    assert game.seats == len(game.start().roles)
    assert "house" in game.players and "random" in game.players
    assert all(spec["help"] for spec in game.option_specs)
    assert repr(game) == f'Game("{game.name}")'


def test_options_are_keywords_or_one_text():
    assert kavarna.Game("briskula", variant=3).seats == 3
    assert kavarna.Game("briskula", options="variant=3") == kavarna.Game("briskula", variant="3")
    assert kavarna.Game("briskula", variant=3).options == {"variant": "3"}
    assert pickle.loads(pickle.dumps(kavarna.Game("briskula", variant=4))).seats == 4


def test_a_game_is_played_and_kept(game):
    chance, position = random.Random(5), game.deal(5)
    while not position.is_over:
        legal, turn = position.legal, position.turn
        assert legal and turn in range(game.seats) and position.decision
        move = chance.choice(legal)
        assert position.play(move) == move
        assert position.undo() == move and position.legal == legal
        position.play(position.game.action(move))
        assert position.moves[-1] == move
    assert position.turn is None and position.legal == [] and position.reason
    assert len(position.scores) == game.seats
    assert not game.zero_sum or sum(position.scores) == 0
    record = position.record(["a"] * game.seats)
    again = kavarna.Record(record.to_line())
    assert again == record and again.replay().scores == position.scores
    assert again.to_dict()["moves"] == position.moves == again.moves


def test_positions_are_read_back(game):
    position = some_position(game, 6)
    assert game.position(position.text).legal == position.legal
    if position.deal_text:
        assert game.from_deal(position.deal_text).moves == []


def test_a_copy_goes_its_own_way(game):
    position = some_position(game, 2)
    other = copy.copy(position)
    other.play(other.legal[0])
    assert len(position.moves) + 1 == len(other.moves)
    assert len(copy.deepcopy(position).moves) == len(position.moves)


def test_perft_counts_first_moves():
    start = kavarna.Game("gobblet3").start()
    assert start.perft(1) == len(start.legal)


def test_a_seat_resigns():
    position = kavarna.Game("gobblet3").start()
    position.resign(0)
    assert position.scores == [-1, 1] and position.reason == "resigned"
    with pytest.raises(ValueError, match="over"):
        position.resign(1)


def test_sessions_go_on():
    position = some_position(kavarna.Game("tarok"), 0)
    assert position.next_game() is None
    chance = random.Random(3)
    while not position.is_over:
        position.play(chance.choice(position.legal))
    assert position.next_game().name == "tarok"


def test_records_are_read_from_a_file(tmp_path):
    result = kavarna.play_match(kavarna.Game("gobblet3"), ["random", "random"], games=2)
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(record.to_line() for record in result.records) + "\n\n")
    assert [record.game for record in kavarna.read_records(path)] == ["gobblet3"] * 2
    path.write_text("{}\n")
    with pytest.raises(ValueError, match="line 1"):
        list(kavarna.read_records(path))
