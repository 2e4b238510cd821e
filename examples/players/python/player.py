#!/usr/bin/env python3
"""A complete external player for every game of the house: it plays at random but not in circles.

    kavarna match gobblet3 --seat "cmd:python3 examples/players/python/player.py" --seat random

The house writes one JSON object a line; we answer each "turn" with a move. Everything else is only told.
"""
import json
import random
import sys


class Player:
    def __init__(self, new):
        self.seat = new["seat"]
        self.random = random.Random(new["seed"])  # our own stream: the same seed, the same game
        self.history = []

    def event(self, seat, move):
        self.history.append((seat, move))  # a hidden part of a decision is written "?"

    def reveal(self, what):
        self.history.append((None, what))  # own hand, draws, an opened talon

    def decide(self, legal, view, limit):
        own = [move for seat, move in self.history if seat == self.seat]
        fresh = [move for move in legal if move not in own]  # do not walk in circles
        return self.random.choice(fresh or legal)

    def over(self, scores, reason):
        print(f"seat {self.seat}: {scores} ({reason})", file=sys.stderr)


def main():
    player = None
    for line in sys.stdin:
        told = json.loads(line)
        kind = told.pop("type")
        if kind == "new":
            player = Player(told)
        elif kind == "event":
            player.event(told["seat"], told["move"])
        elif kind == "reveal":
            player.reveal(told)
        elif kind == "turn":
            move = player.decide(told["legal"], told["view"], told["limit"])
            print(json.dumps({"move": move}), flush=True)
        elif kind == "over":
            player.over(told["scores"], told["reason"])


if __name__ == "__main__":
    main()
