//! What can be typed after `kavarna solve`.

use std::path::PathBuf;

use clap::Args;

use crate::cli::{PlaceArgs, count, threads};

/// `kavarna solve`
#[derive(Debug, Args)]
#[command(after_help = SOLVE)]
pub(crate) struct SolveArgs {
    /// What to solve.
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// Write the table of the whole game here; without FILE where players look for it
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    #[expect(clippy::option_option, reason = "not asked for, asked for without a file, asked for with one")]
    pub(crate) out: Option<Option<PathBuf>>,
    /// What both sides play for, in games that say so (`kavarna solve marias`: money, points, hra, sedma, stovka)
    #[arg(long = "for", value_name = "AIM", conflicts_with = "puzzles")]
    pub(crate) aim: Option<String>,
    /// How far to search in a game that is not solved as a whole: nodes, ms [default: nodes=20000000]; with --puzzles also depth, the longest win to ask for
    #[arg(long = "limit", value_name = "KIND=N")]
    pub(crate) limits: Vec<String>,
    /// Instead print so many puzzles, one a line: positions in which one move is right. They are taken from games
    /// of the house that --seed deals [default: 1], or from --from
    #[arg(long, value_name = "N", value_parser = count, conflicts_with_all = ["out", "deal", "moves", "position"])]
    pub(crate) puzzles: Option<u64>,
    /// Take the puzzles from the positions of this file: `POSITION` or `POSITION; PLIES; MOVES THAT WIN`, one a line
    #[arg(long, value_name = "FILE", requires = "puzzles")]
    pub(crate) from: Option<PathBuf>,
    /// How many threads to use [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

const SOLVE: &str = "\
Examples:
  kavarna solve gobblet3                                     the whole game: value, openings, counts
  kavarna solve gobblet3 --out DIR                           and write the table there, too
  kavarna solve gobblet3 --option moving=no --out no.table   by other rules, into this file
  kavarna solve gobblet3 --moves '3@b2 2@a1' --json          one position: every move, exactly
  kavarna solve gobblet4 --position 'x4x4x3./o4.../o4.../o3... x'
  kavarna solve briskula --deal '...' --moves '...' --limit nodes=100000000
  kavarna solve marias --deal '...' --moves '...' --for points --json
  kavarna solve gobblet3 --puzzles 8 --seed 7 --limit depth=5

Prints what the position is worth when nobody errs: win, draw or loss for the side to move with the number
of plies to the end, or in card games (all cards open) what each seat scores. Where nobody can force a win
the game is a draw: that is what repetition means here, however often the rules allow it. Games that are not
solved as a whole are searched to the end of every line; what is not proved within the limit is said to be
unknown, and the exit code is then 1. The table of a solved game is made once and kept in the folder
KAVARNA_TABLES, else in the user's cache folder; engines, puzzles and the house read the same file.";
