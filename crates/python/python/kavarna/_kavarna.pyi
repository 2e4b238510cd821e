"""The native half of the package."""

from collections.abc import Callable, Sequence
from typing import Any, final

import numpy as np
import numpy.typing as npt

__version__: str

def games() -> list[str]:
    """The names of all games of the house."""

def play_match(
    game: Game,
    seats: Sequence[Any],
    *,
    games: int = 100,
    seed: int = 1,
    threads: int = 1,
    openings: bool = True,
    session: int | None = None,
    nodes: int | None = None,
    iterations: int | None = None,
    depth: int | None = None,
    ms: int | None = None,
) -> MatchResult:
    """Plays a match: every deal or opening with every rotation of the seats.

    A seat is the text of a player of the house (`"house:level=4"`), a program (`"cmd:python3 player.py"`) or an object of
    a class made from `kavarna.Player`.
    """

class NoAnswer(RuntimeError):
    """No exact answer was found within the limits."""

@final
class Game:
    """The rules of one game with their options chosen."""

    def __new__(cls, name: str, *, options: str | None = None, **chosen: str | int | float | bool) -> Game: ...
    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def hidden(self) -> bool: ...
    @property
    def zero_sum(self) -> bool: ...
    @property
    def unit(self) -> str: ...
    @property
    def score_range(self) -> tuple[int, int] | None: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def option_specs(self) -> list[dict[str, Any]]: ...
    @property
    def players(self) -> dict[str, dict[str, Any]]: ...
    def start(self) -> Position:
        """The usual start; of a game with cards, deal 0 of seed 0."""
    def deal(self, seed: int, index: int = 0) -> Position:
        """Deal number `index` of a seed."""
    def position(self, text: str) -> Position:
        """The position that a text describes, as `Position.text` writes it."""
    def from_deal(self, text: str) -> Position:
        """The start of a written deal, as `Position.deal_text` writes it."""
    def player(self, spec: str = "house", *, seed: int = 0) -> HousePlayer:
        """A player of the house: `"house:level=4"`, `"random"`, whatever `players` lists."""
    def solver(self) -> Solver:
        """Who gives exact answers about positions of this game."""
    @property
    def actions(self) -> list[str]: ...
    @property
    def num_actions(self) -> int: ...
    def action(self, decision: str) -> int:
        """The number of an action."""
    @property
    def observation_parts(self) -> list[tuple[str, int]]: ...
    @property
    def observation_size(self) -> int: ...
    def playouts(self, count: int, *, seed: int = 0, first: int = 0) -> npt.NDArray[np.int32]:
        """What random games come to: a row for each deal of the seed, a column for each seat."""

@final
class Position:
    """A game being played, with everything in it."""

    @property
    def game(self) -> Game: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def decision(self) -> str | None: ...
    @property
    def legal(self) -> list[str]: ...
    @property
    def legal_actions(self) -> npt.NDArray[np.int64]: ...
    def action_mask(self) -> npt.NDArray[np.int8]:
        """One number for each action: 1 where it is legal now."""
    def play(self, decision: str | int) -> str:
        """Makes a move, given as text or as the number of an action, and gives its text."""
    def play_all(self, moves: str) -> list[str]:
        """Makes moves one after another; they are separated as the game separates them."""
    def undo(self) -> str | None:
        """Takes the last move back and gives it; `None` at the start."""
    @property
    def moves(self) -> list[str]: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def scores(self) -> list[int] | None: ...
    @property
    def reason(self) -> str | None: ...
    @property
    def account(self) -> Any: ...
    def resign(self, seat: int) -> None:
        """The seat gives up."""
    def view(self, viewer: int | str | None = None) -> View:
        """What somebody knows: a seat, `"spectator"`, or `"all"`; by default the seat to decide."""
    @property
    def text(self) -> str: ...
    @property
    def deal_text(self) -> str: ...
    @property
    def roles(self) -> list[str]: ...
    @property
    def sides(self) -> list[int]: ...
    def record(self, seats: Sequence[str] | None = None) -> Record:
        """The game as it stands, with who sat where."""
    def next_game(self) -> Game | None:
        """The rules of the next deal of the session."""
    def perft(self, depth: int) -> int:
        """How many ends the tree of decisions has that many decisions ahead."""
    def playouts(self, count: int, *, seed: int = 0) -> npt.NDArray[np.int32]:
        """What random games from here on come to: a row for each game, a column for each seat."""
    def copy(self) -> Position:
        """A copy that goes its own way."""

@final
class View:
    """What one viewer knows, and nothing else."""

    @property
    def game(self) -> Game: ...
    @property
    def viewer(self) -> int | str: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def legal(self) -> list[str]: ...
    @property
    def legal_actions(self) -> npt.NDArray[np.int64]: ...
    def action_mask(self) -> npt.NDArray[np.int8]:
        """One number for each action: 1 where it is legal and this viewer's own decision."""
    def observation(self) -> npt.NDArray[np.float32]:
        """The view as numbers; `Game.observation_parts` says what they are."""
    def json(self) -> Any:
        """The view as it is given to interfaces."""
    def insight(self) -> Any:
        """What an interface may point out; `None` where there is nothing to say."""
    @property
    def history(self) -> list[dict[str, Any]]: ...
    def observe(self, event: dict[str, Any]) -> None:
        """Takes in one more thing, as `history` writes it."""
    def count_worlds(self) -> int | None:
        """How many worlds fit; `None` where that cannot be counted at once."""
    def sample_worlds(
        self,
        count: int = 1,
        *,
        seed: int = 0,
        weigh: Callable[[Position], float] | None = None,
        among: int = 32,
    ) -> list[Position]:
        """Worlds that fit; with `weigh` each is chosen by its weight among so many that are drawn evenly."""
    def all_worlds(self, at_most: int = 10_000) -> list[Position] | None:
        """Every world that fits; `None` if there are more than `at_most`."""
    def copy(self) -> View:
        """A copy that goes its own way."""

@final
class HousePlayer:
    """A player of the house."""

    @property
    def spec(self) -> str: ...
    def begin(self, seed: int) -> None:
        """A new game begins; everything of earlier games is forgotten."""
    def decide(
        self,
        view: View,
        *,
        nodes: int | None = None,
        iterations: int | None = None,
        depth: int | None = None,
        ms: int | None = None,
        threads: int = 1,
    ) -> Decision:
        """Decides for the seat to move, within whichever limit is reached first."""
    def assess(
        self,
        view: View,
        *,
        nodes: int | None = None,
        iterations: int | None = None,
        depth: int | None = None,
        ms: int | None = None,
        threads: int = 1,
    ) -> Report:
        """Values every legal move, best first."""

@final
class Candidate:
    """A move that was considered."""

    @property
    def move(self) -> str: ...
    @property
    def worth(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def chance(self) -> float: ...
    @property
    def points(self) -> float | None: ...
    @property
    def visits(self) -> int: ...
    @property
    def line(self) -> list[str]: ...

@final
class Report:
    """What a player considered, best first."""

    @property
    def candidates(self) -> list[Candidate]: ...
    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def iterations(self) -> int: ...
    @property
    def worlds(self) -> int: ...

@final
class Decision:
    """A decision and the thoughts behind it."""

    @property
    def move(self) -> str: ...
    @property
    def report(self) -> Report: ...

@final
class Solver:
    """Exact answers about positions of one game; all cards lie open to it."""

    @property
    def aims(self) -> list[str]: ...
    def aim_at(self, aim: str) -> None:
        """Answers from now on what positions are worth if both sides play for this."""
    def answer(
        self, position: Position, *, nodes: int | None = None, ms: int | None = None, threads: int = 1
    ) -> Solution:
        """What a position is worth, and every legal move there. Raises `NoAnswer` if the limits come first."""

@final
class Solution:
    """A position, solved."""

    @property
    def value(self) -> str: ...
    @property
    def scores(self) -> list[int] | None: ...
    @property
    def plies(self) -> int | None: ...
    @property
    def moves(self) -> list[tuple[str, str | None]]: ...
    @property
    def move_scores(self) -> list[tuple[str, list[int] | None]]: ...
    @property
    def best(self) -> list[str]: ...
    @property
    def nodes(self) -> int: ...
    @property
    def unit(self) -> str | None: ...

@final
class Record:
    """A game as it is kept: one line of JSON that replays for ever."""

    def __new__(cls, line: str) -> Record: ...
    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> list[str]: ...
    @property
    def deal(self) -> str: ...
    @property
    def moves(self) -> list[str]: ...
    @property
    def scores(self) -> list[int] | None: ...
    @property
    def reason(self) -> str | None: ...
    def to_dict(self) -> dict[str, Any]:
        """Everything in it."""
    def to_line(self) -> str:
        """The line of a file of records."""
    def replay(self) -> Position:
        """Plays the record through."""

@final
class Estimate:
    """A figure with its 95 % interval."""

    @property
    def mean(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...

@final
class PlayerResult:
    """The result of one player of a match."""

    @property
    def name(self) -> str: ...
    @property
    def wins(self) -> int: ...
    @property
    def draws(self) -> int: ...
    @property
    def losses(self) -> int: ...
    @property
    def forfeits(self) -> int: ...
    @property
    def result(self) -> Estimate | None: ...

@final
class MatchResult:
    """What came out of a match."""

    @property
    def games(self) -> int: ...
    @property
    def deals(self) -> int: ...
    @property
    def groups(self) -> int: ...
    @property
    def players(self) -> list[PlayerResult]: ...
    @property
    def elo(self) -> Estimate | None: ...
    @property
    def likelihood_of_superiority(self) -> float | None: ...
    @property
    def records(self) -> list[Record]: ...
