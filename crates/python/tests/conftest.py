"""What the tests share."""

import random

import kavarna
import pytest


@pytest.fixture(params=kavarna.games())
def game(request):
    """Every game of the house."""
    return kavarna.Game(request.param)


@pytest.fixture(params=["briskula", "tarok", "marias"])
def card_game(request):
    """Every game in which something is hidden."""
    return kavarna.Game(request.param)


def some_position(game, plies, seed=1):
    """A position after so many random decisions, not over."""
    chance, position = random.Random(seed), game.deal(seed)
    for _ in range(plies):
        position.play(chance.choice(position.legal))
        if position.is_over:
            position.undo()
            break
    return position
