//! The examples below each `--help`.

/// `kavarna --help`
pub(crate) const KAVARNA: &str = "\
Examples:
  kavarna play                                       choose a game from a menu
  kavarna games                                      what can be played
  kavarna match gobblet3 --seat house --seat random  who is better?

SPEC is a player with options, like house:level=7 or mcts:iterations=10000,c=0.5,
optionally with its own limit (house:level=7,ms=200), or cmd:PROGRAM ARGS.
Results go to standard output, progress and messages to standard error.
Exit codes: 0 done, 1 failure while running, 2 bad input, 130 interrupted.";

/// `kavarna games --help`
pub(crate) const GAMES: &str = "\
Examples:
  kavarna games               a table of all games
  kavarna games gobblet4      one game with its options
  kavarna games --json        everything, for programs";

/// `kavarna players --help`
pub(crate) const PLAYERS: &str = "\
Examples:
  kavarna players gobblet3           who plays it, with which options
  kavarna players gobblet3 --json    the same, for programs";

/// `kavarna play --help`
pub(crate) const PLAY: &str = "\
Examples:
  kavarna play                                          choose from a menu
  kavarna play gobblet3                                 you begin, the house answers
  kavarna play gobblet4 --seat house:level=3 --seat me  the house begins, at level 3
  kavarna play gobblet3 --seat me --seat me             two people at one terminal
  kavarna play gobblet3 --seat house --seat random      just watch
  kavarna play yinsh --limit ms=2000 --ponder           the house thinks on your time, too
  kavarna play --resume saved.jsonl                     go on with a saved game

Press ? in the game for all keys. A game that is left unfinished is kept and offered in the menu.";

/// `kavarna match --help`
pub(crate) const MATCH: &str = "\
Examples:
  kavarna match gobblet3 --seat house:level=5 --seat random
  kavarna match gobblet4 --seat house --seat mcts --games 1000 --limit nodes=50000 --json games.jsonl
  kavarna match gobblet3 --seat house --seat 'cmd:python3 player.py' --limit ms=1000

Card games are played with duplicate deals and rotated seats, board games from varied openings with
both colours. With limits in nodes or iterations the same seed gives the same records, byte for byte,
whatever the number of threads. Ctrl-C stops, keeps the finished games and prints their result.";

/// `kavarna agent --help`
pub(crate) const AGENT: &str = "\
Examples:
  kavarna agent gobblet3 house:level=3
  kavarna match gobblet3 --seat 'cmd:kavarna agent gobblet3 house:level=3' --seat random

Speaks the protocol of external players: one JSON object a line.";

/// `kavarna perft --help`
pub(crate) const PERFT: &str = "\
Examples:
  kavarna perft gobblet3 --depth 4
  kavarna perft gobblet3 --depth 3 --moves '3@b2 2@a1'

Prints `depth leaves`, one line a depth from 1.";

/// `kavarna show --help`
pub(crate) const SHOW: &str = "\
Examples:
  kavarna show gobblet3
  kavarna show gobblet3 --moves '3@b2 2@a1' --seat 0
  kavarna show gobblet3 --option memory=yes --json";

/// `kavarna review --help`
pub(crate) const REVIEW: &str = "\
Examples:
  kavarna review games.jsonl
  kavarna review games.jsonl --game 3 --limit ms=2000
  kavarna review games.jsonl --player alphabeta --limit depth=4 --json

A cost is a share of a win, or points where the game counts points: 0 for the best decision.";

/// `kavarna explain --help`
pub(crate) const EXPLAIN: &str = "\
Examples:
  kavarna explain gobblet4 --moves '4@b2'                                     what the house considers
  kavarna explain briskula --seed 7 --player uct --tree                       the published tree search
  kavarna explain gobblet3 --player mcts:iterations=10000 --tree --depth 4 --width 3
  kavarna explain yinsh --player tree --limit depth=3 --moves '...' --tree --json

Each line is a move, whose it is, what it is worth to whoever makes it, and how often it was tried.";

/// `kavarna convert --help`
pub(crate) const CONVERT: &str = "\
Examples:
  kavarna convert yinsh game.sgf --from sgf > game.jsonl    then replay or review it
  kavarna convert yinsh games.jsonl --to sgf --game 0       ring moves as people make them
  kavarna convert yinsh games.jsonl --to sgf-robot          ring moves as robots make them";

/// `kavarna replay --help`
pub(crate) const REPLAY: &str = "\
Examples:
  kavarna replay games.jsonl             step with the arrow keys, space plays on
  kavarna replay games.jsonl --game 3    another game of the file
  kavarna replay games.jsonl | less      every position as text";

/// `kavarna train --help`
pub(crate) const TRAIN: &str = "\
Examples:
  kavarna train briskula --list              what can be learned, with settings
  kavarna train briskula                     the first course of the game
  kavarna train gobblet4 book --threads 1    another one, on one core

Ctrl-C keeps the state; the same command goes on from it.";

/// `kavarna bench --help`
pub(crate) const BENCH: &str = "\
Examples:
  kavarna bench
  kavarna bench --game gobblet4

Prints `game nodes nodes/second` for the house of each game, `game:player nodes nodes/second` for published
players that must never change, then `signature NODES`, the sum of all, which is the same on every
machine as long as no player searches differently, then `calibration STEPS`: steps a second of a fixed
loop, to compare machines.";

/// `kavarna completions --help`
pub(crate) const COMPLETIONS: &str = "\
Examples:
  kavarna completions bash > ~/.local/share/bash-completion/completions/kavarna
  kavarna completions fish > ~/.config/fish/completions/kavarna.fish";

/// `kavarna man --help`
pub(crate) const MAN: &str = "\
Examples:
  kavarna man | man -l -
  kavarna man --out ~/.local/share/man/man1";
