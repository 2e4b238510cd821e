"""Five games of the café table: tarok, mariáš, briškula, Yinsh and Gobblet.

Rules, legal moves, what each seat may know, the worlds that fit it, players with limits, exact answers, records, matches
with statistics, and numbers for learners.

    >>> import kavarna
    >>> game = kavarna.Game("gobblet3")
    >>> position = game.start()
    >>> position.play("3@b2")
    '3@b2'
    >>> game.player("house:level=3").decide(position.view()).move in position.legal
    True
"""

from os import PathLike as _PathLike
from typing import Iterator as _Iterator

from . import _kavarna
from ._kavarna import (
    Candidate,
    Decision,
    Estimate,
    Game,
    HousePlayer,
    MatchResult,
    NoAnswer,
    PlayerResult,
    Position,
    Record,
    Report,
    Solution,
    Solver,
    View,
    games,
    play_match,
)

__version__ = _kavarna.__version__

__all__ = [
    "Candidate",
    "Decision",
    "Estimate",
    "Game",
    "HousePlayer",
    "MatchResult",
    "NoAnswer",
    "Player",
    "PlayerResult",
    "Position",
    "Record",
    "Report",
    "Solution",
    "Solver",
    "View",
    "games",
    "play_match",
    "read_records",
]


class Player:
    """A player written in Python: make a class from this one and say what to decide.

    An object takes a seat in `play_match`. It is told when a game begins, asked for every decision of its seat, and told
    the end. It sees views, so it knows what its seat may know and nothing else. An exception ends the match and is raised
    where the match was called.

        >>> class First(Player):
        ...     def decide(self, view):
        ...         return view.legal[0]
        >>> result = play_match(Game("briskula"), [First(), "random"], games=4)
        >>> result.games
        4
    """

    @property
    def name(self) -> str:
        """What stands in the records; by default the name of the class."""
        return type(self).__name__

    def begin(self, seat: int, seed: int) -> None:
        """A game begins. `seed` is this seat's own source of chance."""

    def decide(self, view: View) -> "str | int":
        """One of `view.legal`, or the number of its action."""
        raise NotImplementedError(f"{type(self).__name__} must say what to decide: expected a method decide(self, view)")

    def over(self, scores: "list[int]", reason: str) -> None:
        """The game is over."""


def read_records(path: "str | _PathLike[str]") -> "_Iterator[Record]":
    """The records of a file, one of each line."""
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                try:
                    yield Record(line)
                except ValueError as error:
                    raise ValueError(f"line {number}: {error}") from None


def _game(name: str, options: str) -> Game:
    """What a pickled game is made of again."""
    return Game(name, options=options)
