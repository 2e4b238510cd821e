"""States with the calls that users of OpenSpiel know. OpenSpiel itself is not needed.

    >>> from kavarna.openspiel import load_game
    >>> state = load_game("gobblet3").new_initial_state()
    >>> state.apply_action(state.legal_actions()[0])
    >>> state.current_player()
    1

Chance is over before the first state: the deal comes from the seed of `new_initial_state`. An information state is the view
of its player, a resampled state a world that fits it.
"""

from __future__ import annotations

import numpy as np

from . import Game, Position

__all__ = ["State", "TERMINAL", "WrappedGame", "load_game"]

#: The current player of a state that is terminal.
TERMINAL = -4


def load_game(name: str, **options: str | int | float | bool) -> WrappedGame:
    """The game of this name, with its options as keywords."""
    return WrappedGame(Game(name, **options))


class WrappedGame:
    """A game with the calls of `pyspiel.Game`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def num_players(self) -> int:
        return self.game.seats

    def num_distinct_actions(self) -> int:
        return self.game.num_actions

    def information_state_tensor_shape(self) -> list[int]:
        return [self.game.observation_size]

    def min_utility(self) -> float:
        return float(self.game.score_range[0]) if self.game.score_range else float("-inf")

    def max_utility(self) -> float:
        return float(self.game.score_range[1]) if self.game.score_range else float("inf")

    def new_initial_state(self, seed: int = 0, index: int = 0) -> State:
        """The state before the first decision of a deal."""
        return State(self.game.deal(seed, index))

    def __repr__(self) -> str:
        return repr(self.game)


class State:
    """A position with the calls of `pyspiel.State`."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def current_player(self) -> int:
        turn = self.position.turn
        return TERMINAL if turn is None else turn

    def is_terminal(self) -> bool:
        return self.position.is_over

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.current_player():
            return []
        return sorted(self.position.legal_actions.tolist())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.current_player():
            return [0] * self.position.game.num_actions
        return self.position.action_mask().tolist()

    def apply_action(self, action: int) -> None:
        self.position.play(int(action))

    def undo_action(self, player: int, action: int) -> None:
        self.position.undo()

    def action_to_string(self, player: int, action: int) -> str:
        actions = self.position.game.actions
        if not 0 <= action < len(actions):
            raise ValueError(f"expected an action from 0 to {len(actions) - 1}, got {action}")
        return actions[action]

    def string_to_action(self, text: str) -> int:
        return self.position.game.action(text)

    def child(self, action: int) -> State:
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> State:
        return State(self.position.copy())

    def returns(self) -> list[float]:
        scores = self.position.scores
        return [float(score) for score in scores] if scores is not None else [0.0] * self.num_players()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def num_players(self) -> int:
        return self.position.game.seats

    def history(self) -> list[int]:
        game = self.position.game
        return [game.action(move) for move in self.position.moves]

    def move_number(self) -> int:
        return len(self.position.moves)

    def information_state_tensor(self, player: int | None = None) -> np.ndarray:
        return self.position.view(player).observation()

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player was told, one line each: equal for states that the player cannot tell apart."""
        view = self.position.view(player)
        return "\n".join([f"player {view.viewer}", *map(str, view.history)])

    def observation_string(self, player: int | None = None) -> str:
        return str(self.position.view(player))

    def resample_from_infostate(self, player: int, seed: int = 0) -> State:
        """A state that the player cannot tell from this one; all have the same chance."""
        return State(self.position.view(player).sample_worlds(1, seed=seed)[0])

    def __str__(self) -> str:
        return str(self.position)
