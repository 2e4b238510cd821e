"""The games as PettingZoo AEC environments. Needs `pettingzoo` and `gymnasium`.

    >>> from kavarna.pettingzoo import env
    >>> table = env("briskula")
    >>> table.reset(seed=7)
    >>> table.agent_selection
    'seat_0'

An observation is a `dict` with the view of the agent as numbers and its mask of legal actions. The rewards of the end are
the scores of the seats, in the unit of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from . import Game, Position

__all__ = ["KavarnaEnv", "env"]


def env(game: str | Game, render_mode: str | None = None, **options: str | int | float | bool) -> KavarnaEnv:
    """The environment of a game, with its options as keywords."""
    return KavarnaEnv(Game(game, **options) if isinstance(game, str) else game, render_mode=render_mode)


class KavarnaEnv(AECEnv):
    """One deal of a game as an environment in which agents decide in turn."""

    metadata = {"render_modes": ["ansi", "human"], "name": "kavarna_v0", "is_parallelizable": False}

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"expected render_mode ansi, human or None, got {render_mode!r}")
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        observation = spaces.Dict(
            {
                "observation": spaces.Box(-2.0, 2.0, (game.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.num_actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self.position: Position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew. The same seed gives the same deals, one after another."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.position = self.game.deal(seed=int(self._chance.integers(1 << 63)))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        view = self.position.view(self.possible_agents.index(agent))
        return {"observation": view.observation(), "action_mask": view.action_mask()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.position.play(int(action) if action is not None else -1)
        scores = self.position.scores
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(scores[seat]) if scores is not None else 0.0
            self.terminations[other] = scores is not None
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        turn = self.position.turn
        self.agent_selection = self.possible_agents[turn] if turn is not None else self.agents[0]

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        picture = str(self.position.view("spectator"))
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """There is nothing to close."""
