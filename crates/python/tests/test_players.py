"""Players, solver and matches."""

import random
import signal
import threading
import time

import kavarna
import pytest
from conftest import some_position


class Sampler(kavarna.Player):
    """Any legal move; it remembers what it was told."""

    def __init__(self):
        self.begun, self.ends, self.seats = [], [], set()

    def begin(self, seat, seed):
        self.begun.append((seat, seed))
        self.seat = seat
        self.chance = random.Random(seed)

    def decide(self, view):
        assert view.viewer == view.turn == self.seat
        self.seats.add(view.viewer)
        return self.chance.choice(view.legal)

    def over(self, scores, reason):
        self.ends.append((scores, reason))


def test_every_house_player_decides(game):
    position = some_position(game, 3)
    player = game.player("house:level=2", seed=4)
    decision = player.decide(position.view(), nodes=300, iterations=20)
    assert decision.move in position.legal
    report = player.assess(position.view(), nodes=300, iterations=20)
    assert all(candidate.move in position.legal for candidate in report.candidates)
    assert all(0 <= candidate.chance <= 1 and candidate.worth for candidate in report.candidates)


def test_the_same_seed_and_limit_give_the_same_move():
    game = kavarna.Game("gobblet4")
    position = some_position(game, 5)
    moves = {game.player("house", seed=3).decide(position.view(), nodes=2000).move for _ in range(2)}
    assert len(moves) == 1


def test_solver_answers():
    game = kavarna.Game("gobblet4")
    solution = game.solver().answer(game.position("x4x4x3./o4.../o4.../o3... x"), nodes=20_000)
    assert solution.value == "win in 1" and solution.plies == 1
    assert solution.best and dict(solution.moves)[solution.best[0]] == "win in 1"


def test_a_match_between_players_of_the_house():
    result = kavarna.play_match(kavarna.Game("gobblet3"), ["house:level=5", "random"], games=20, seed=3, nodes=200)
    assert result.games == 20 and result.groups == 10 and len(result.records) == 20
    first = result.players[0]
    assert first.wins > first.losses and first.result.low <= first.result.mean <= first.result.high
    assert result.likelihood_of_superiority > 0.9 and result.elo.mean > 0
    assert "house:level=5" in str(result)


def test_the_same_match_is_the_same_on_more_threads():
    game = kavarna.Game("briskula")
    lines = [
        [record.to_line() for record in kavarna.play_match(game, ["random", "random"], games=8, threads=threads).records]
        for threads in (1, 3)
    ]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("name", kavarna.games())
def test_a_player_in_python_takes_a_seat(name):
    game = kavarna.Game(name)
    player = Sampler()
    result = kavarna.play_match(game, [player] + ["random"] * (game.seats - 1), games=game.seats)
    assert result.games == game.seats and player.seats == set(range(game.seats))
    assert len(player.begun) == len(player.ends) == game.seats
    assert result.players[0].name == "Sampler" and result.players[0].forfeits == 0


def test_a_player_may_answer_with_the_number_of_an_action():
    class Numbered(kavarna.Player):
        name = "by number"

        def decide(self, view):
            return int(view.legal_actions[0])

    result = kavarna.play_match(kavarna.Game("briskula"), [Numbered(), "random"], games=2)
    assert result.players[0].name == "by number"


def test_what_a_player_raises_is_raised_and_ends_the_match():
    class Broken(kavarna.Player):
        def decide(self, view):
            raise KeyError("lost")

    class Wrong(kavarna.Player):
        def decide(self, view):
            return "z9"

    game = kavarna.Game("briskula")
    with pytest.raises(KeyError, match="lost"):
        kavarna.play_match(game, [Broken(), "random"], games=1000)
    with pytest.raises(ValueError, match="expected one of"):
        kavarna.play_match(game, [Wrong(), "random"], games=1000)
    with pytest.raises(NotImplementedError, match="decide"):
        kavarna.play_match(game, [kavarna.Player(), "random"])


def test_sessions_have_several_deals():
    result = kavarna.play_match(kavarna.Game("tarok"), [Sampler(), Sampler(), "random"], games=3, session=4)
    assert result.games == 3 and result.deals == 12


def interrupted(work):
    """How long work goes on after Ctrl-C."""
    sent = []

    def press():
        sent.append(time.monotonic())
        signal.raise_signal(signal.SIGINT)

    timer = threading.Timer(0.3, press)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            work()
    finally:
        # Work that was done too soon must not leave a signal to the next test.
        timer.cancel()
        timer.join()
    return time.monotonic() - sent[0]


def test_ctrl_c_stops_a_search():
    game = kavarna.Game("gobblet4")
    # Without the opening book of the house, which answers at once.
    player, view = game.player("tree"), game.start().view()
    assert interrupted(lambda: player.decide(view, ms=60_000)) < 2
    assert player.decide(view, nodes=100).move in view.legal


def test_ctrl_c_stops_playouts_matches_and_solvers():
    game = kavarna.Game("yinsh")
    assert interrupted(lambda: game.playouts(100_000_000)) < 2
    assert interrupted(lambda: kavarna.play_match(game, ["random", "random"], games=10_000_000)) < 2
    assert interrupted(lambda: game.solver().answer(game.start(), ms=60_000)) < 2


def test_other_threads_go_on_while_somebody_thinks():
    game = kavarna.Game("gobblet4")
    player, view = game.player("tree"), game.start().view()
    thinking = threading.Thread(target=lambda: player.decide(view, ms=600))
    thinking.start()
    time.sleep(0.1)
    with pytest.raises(RuntimeError, match="busy on another thread"):
        player.decide(view, nodes=10)
    assert game.player("random").decide(view).move in view.legal
    thinking.join()
