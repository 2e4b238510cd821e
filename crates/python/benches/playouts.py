"""Random games a second: batched through the package, move by move in Python, natively, and in OpenSpiel's Python loop.

    python playouts.py [PROGRAM]

PROGRAM is the native example (`cargo build --release -p catalog --example playouts`); without it that column is empty.
OpenSpiel (`pip install open_spiel`) plays tarok where it is installed.
"""

import random
import subprocess
import sys
import time

import kavarna


def a_second(play, seconds=1.0):
    """How many games a second `play` plays; it says how many it has played."""
    begun, games = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        games += play(games)
    return games / (time.perf_counter() - begun)


def in_python(game):
    def play(number):
        position = game.deal(1, number)
        while not position.is_over:
            position.play(random.choice(position.legal))
        return 1

    return play


def openspiel(name):
    import pyspiel

    game = pyspiel.load_game(name)

    def play(_):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        return 1

    return play


def main():
    native = {}
    if len(sys.argv) > 1:
        said = subprocess.run(sys.argv[1:], capture_output=True, text=True, check=True).stdout
        native = {name: float(speed) for name, speed in map(str.split, said.splitlines())}
    print(f"{'game':10} {'native':>10} {'batched':>10} {'share':>6} {'by moves':>10}")
    for name in kavarna.games():
        game = kavarna.Game(name)
        batched = a_second(lambda number: len(game.playouts(2000, seed=1, first=number)))
        moves = a_second(in_python(game))
        share = f"{batched / native[name]:6.2f}" if name in native else "     -"
        print(f"{name:10} {native.get(name, 0):10.0f} {batched:10.0f} {share} {moves:10.0f}")
        if name == "tarok":
            tarok = batched, moves
    try:
        other = a_second(openspiel("tarok"))
    except ImportError:
        print("OpenSpiel is not installed")
    else:
        print(f"OpenSpiel's Python loop on tarok: {other:.0f}; batched {tarok[0] / other:.1f} times, by moves {tarok[1] / other:.1f} times")


if __name__ == "__main__":
    main()
