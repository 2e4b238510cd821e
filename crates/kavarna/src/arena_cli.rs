//! What can be typed to the commands of the arena: tournament, sprt, study, tune, experiment.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::cli::{Opening, count, seed, session, threads};

/// What all commands that play many games are told.
#[derive(Debug, Args)]
pub(crate) struct PlayingArgs {
    /// The game, as `kavarna games` lists it
    pub(crate) game: String,
    /// The seed of all deals, openings and players
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true, value_parser = seed)]
    pub(crate) seed: u64,
    /// How long players think: depth, nodes, iterations, ms [default: each player's own]
    #[arg(long = "limit", value_name = "KIND=N")]
    pub(crate) limits: Vec<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// How many games to play at once [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// Play this many deals in a row as one game, with dealer, score and what players learned passed on; the
    /// same deals for every seating [default: one deal, or a whole match where the options ask for one]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = session)]
    pub(crate) session: Option<u64>,
    /// How games of a board begin
    #[arg(long, value_enum, default_value_t = Opening::Varied)]
    pub(crate) opening: Opening,
}

/// `kavarna tournament`
#[derive(Debug, Args)]
#[command(after_help = TOURNAMENT)]
pub(crate) struct TournamentArgs {
    /// The game and how it is played.
    #[command(flatten)]
    pub(crate) playing: PlayingArgs,
    /// Who takes part: a player like `house:level=3`, or `cmd:PROGRAM ARGS`; at least two
    #[arg(long = "player", value_name = "SPEC", required = true)]
    pub(crate) players: Vec<String>,
    /// Who meets whom
    #[arg(long, value_enum, default_value_t = KindWord::RoundRobin)]
    pub(crate) kind: KindWord,
    /// Rounds of a Swiss tournament [default: enough for one to stand out]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = rounds)]
    pub(crate) rounds: Option<u32>,
    /// How many games every encounter has at least; groups on one deal or opening are always complete
    #[arg(long, value_name = "N", default_value = "100", allow_negative_numbers = true, value_parser = count)]
    pub(crate) games: u64,
    /// Measure the luck of the deals with this player and take it out
    #[arg(long, value_name = "SPEC")]
    pub(crate) luck: Option<String>,
    /// Keep the games here and go on from them; compressed if the name ends in `.zst`
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    /// Write the table here as JSON; `-` is standard output, and then the table goes to standard error
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum KindWord {
    /// Everybody meets everybody
    RoundRobin,
    /// The first player meets each of the others
    Gauntlet,
    /// In every round those with similar results meet
    Swiss,
}

/// `kavarna sprt`
#[derive(Debug, Args)]
#[command(after_help = SPRT)]
pub(crate) struct SprtArgs {
    /// The game and how it is played.
    #[command(flatten)]
    pub(crate) playing: PlayingArgs,
    /// The new player, then the old one
    #[arg(long = "seat", value_name = "SPEC", required = true)]
    pub(crate) seats: Vec<String>,
    /// 'Not better' means this difference in Elo [default: 0]
    #[arg(long, value_name = "ELO", allow_negative_numbers = true, value_parser = real)]
    pub(crate) elo0: Option<f64>,
    /// 'Better' means this difference in Elo [default: 10]
    #[arg(long, value_name = "ELO", allow_negative_numbers = true, value_parser = real)]
    pub(crate) elo1: Option<f64>,
    /// 'Not better' means so many points a game more
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true, value_parser = real, requires = "points1", conflicts_with_all = ["elo0", "elo1"])]
    pub(crate) points0: Option<f64>,
    /// 'Better' means so many points a game more
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true, value_parser = real, requires = "points0", conflicts_with_all = ["elo0", "elo1"])]
    pub(crate) points1: Option<f64>,
    /// How often something may be called better that is not
    #[arg(long, value_name = "P", default_value = "0.05", allow_negative_numbers = true, value_parser = real)]
    pub(crate) alpha: f64,
    /// How often something better may be missed
    #[arg(long, value_name = "P", default_value = "0.05", allow_negative_numbers = true, value_parser = real)]
    pub(crate) beta: f64,
    /// When to give up
    #[arg(long, value_name = "N", default_value = "100000", allow_negative_numbers = true, value_parser = count)]
    pub(crate) max_games: u64,
    /// Keep the games here and go on from them; compressed if the name ends in `.zst`
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    /// Write the result here as JSON; `-` is standard output, and then the text goes to standard error
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
}

/// `kavarna study`
#[derive(Debug, Args)]
#[command(after_help = STUDY)]
pub(crate) struct StudyArgs {
    /// The game and how it is played.
    #[command(flatten)]
    pub(crate) playing: PlayingArgs,
    /// The player that is studied, with the options that do not change
    #[arg(long, value_name = "SPEC")]
    pub(crate) player: String,
    /// An option and the values to try; the first are rows, the second columns, further ones tables
    #[arg(long, value_name = "NAME=A/B/C", required = true)]
    pub(crate) vary: Vec<String>,
    /// Who sits in the other seats; one player takes them all
    #[arg(long, value_name = "SPEC", required = true)]
    pub(crate) against: Vec<String>,
    /// In which orders they sit
    #[arg(long, value_enum, default_value_t = SeatingWord::All)]
    pub(crate) seating: SeatingWord,
    /// How many games every cell has at least
    #[arg(long, value_name = "N", default_value = "100", allow_negative_numbers = true, value_parser = count)]
    pub(crate) games: u64,
    /// Keep the games here and go on from them; compressed if the name ends in `.zst`
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    /// Write the tables here as JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    /// Write the heat maps into this directory as SVG
    #[arg(long, value_name = "DIR")]
    pub(crate) svg: Option<PathBuf>,
}

/// In which orders players sit down on the same deal or opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SeatingWord {
    /// In every different order
    All,
    /// The studied player always first
    Fixed,
}

/// `kavarna tune`
#[derive(Debug, Args)]
#[command(after_help = TUNE)]
pub(crate) struct TuneArgs {
    /// The game and how it is played.
    #[command(flatten)]
    pub(crate) playing: PlayingArgs,
    /// The player whose options are tuned; they start from what is given here [default: the weights of the
    /// game's house player, as `kavarna train GAME weights` learns them]
    #[arg(long, value_name = "SPEC", requires = "knobs")]
    pub(crate) player: Option<String>,
    /// A numeric option, or one number of a list (`ladder/2`), its range and how far it is turned in the end
    #[arg(
        long = "knob",
        value_name = "NAME=LOW..HIGH[:TURN]",
        requires = "player",
        allow_hyphen_values = true
    )]
    pub(crate) knobs: Vec<String>,
    /// How better values are looked for: two settings around the present one that play each other, or children that
    /// play their parent
    #[arg(long, value_name = "METHOD", value_enum, default_value_t = TuneMethod::Spsa)]
    pub(crate) method: TuneMethod,
    /// With evolution: how many children a generation has
    #[arg(long, value_name = "N", default_value = "8", allow_negative_numbers = true, value_parser = count)]
    pub(crate) children: u64,
    /// How many steps, or generations
    #[arg(long, value_name = "N", default_value = "500", allow_negative_numbers = true, value_parser = count)]
    pub(crate) steps: u64,
    /// Games of each step, or of each child
    #[arg(long, value_name = "N", default_value = "2", allow_negative_numbers = true, value_parser = count)]
    pub(crate) games: u64,
    /// How far a knob moves in the first step when one side wins everything, in turns
    #[arg(long, value_name = "X", default_value = "1", allow_negative_numbers = true, value_parser = positive)]
    pub(crate) pace: f64,
    /// Games between the tuned and the untuned player in the end
    #[arg(long, value_name = "N", default_value = "200", allow_negative_numbers = true, value_parser = seed)]
    pub(crate) verify: u64,
    /// Keep the state here after every step and go on from it
    #[arg(long, value_name = "FILE")]
    pub(crate) state: Option<PathBuf>,
}

/// How `kavarna tune` looks for better values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum TuneMethod {
    /// Simultaneous perturbation
    Spsa,
    /// An evolution strategy
    Evolution,
}

/// `kavarna experiment`
#[derive(Debug, Args)]
#[command(after_help = EXPERIMENT)]
pub(crate) struct ExperimentArgs {
    /// Take the experiments from this directory instead of those of the house
    #[arg(long, value_name = "DIR", global = true)]
    pub(crate) dir: Option<PathBuf>,
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: ExperimentCommand,
}

/// What can be done with experiments.
#[derive(Debug, Subcommand)]
pub(crate) enum ExperimentCommand {
    /// List the experiments
    List,
    /// Run one, or `all`, going on where an earlier run was
    Run(ExperimentRunArgs),
    /// Write the pages of all results that are there, and their index
    Report(ExperimentReportArgs),
}

/// `kavarna experiment run`
#[derive(Debug, Args)]
pub(crate) struct ExperimentRunArgs {
    /// The experiment, as `kavarna experiment list` names it, or `all`
    pub(crate) name: String,
    /// Multiply all numbers of games by this
    #[arg(long, value_name = "X", default_value = "1", allow_negative_numbers = true, value_parser = positive)]
    pub(crate) scale: f64,
    /// How many games to play at once [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// An external player, for experiments that ask for one
    #[arg(long, value_name = "SPEC")]
    pub(crate) player: Option<String>,
    /// Where records, result and page go, in a directory of the experiment's name
    #[arg(long, value_name = "DIR", default_value = "out/experiments")]
    pub(crate) out: PathBuf,
}

/// `kavarna experiment report`
#[derive(Debug, Args)]
pub(crate) struct ExperimentReportArgs {
    /// Where the results are
    #[arg(long, value_name = "DIR", default_value = "out/experiments")]
    pub(crate) out: PathBuf,
    /// Where the pages go
    #[arg(long, value_name = "DIR", default_value = "docs/reports")]
    pub(crate) to: PathBuf,
}

fn rounds(text: &str) -> Result<u32, String> {
    let number = text.parse::<u32>().ok().filter(|number| (1..=1000).contains(number));
    number.ok_or_else(|| "expected a whole number from 1 to 1000".to_owned())
}

fn real(text: &str) -> Result<f64, String> {
    text.parse::<f64>().ok().filter(|number| number.is_finite()).ok_or_else(|| "expected a number".to_owned())
}

fn positive(text: &str) -> Result<f64, String> {
    real(text).ok().filter(|number| *number > 0.0).ok_or_else(|| "expected a number above 0".to_owned())
}

const TOURNAMENT: &str = "\
Examples:
  kavarna tournament gobblet3 --player house --player mcts --player alphabeta --games 200
  kavarna tournament gobblet4 --player house --player 'cmd:python3 player.py' --kind gauntlet --limit ms=100
  kavarna tournament gobblet3 --player house --player mcts --records games.jsonl.zst --json table.json

Card games are played on duplicate deals in every order of seats, board games from both sides of varied
openings. With --records an interrupted tournament goes on where it was when the same command is typed
again; more games and more players are added to what was played.";

const SPRT: &str = "\
Examples:
  kavarna sprt gobblet3 --seat house --seat house:level=9
  kavarna sprt gobblet4 --seat mcts:c=0.7 --seat mcts:c=0.5 --elo0 0 --elo1 20 --records games.jsonl

Plays until the answer is known. Exit codes: 0 better, 1 not better, 3 undecided after --max-games,
2 bad input, 130 interrupted.";

const STUDY: &str = "\
Examples:
  kavarna study gobblet3 --player mcts:iterations=1000 --vary c=0.25/0.5/1 --vary t=10/50 --against alphabeta
  kavarna study gobblet3 --player house --vary level=1/2/3 --against random --svg pictures";

const TUNE: &str = "\
Examples:
  kavarna tune gobblet3 --player mcts:iterations=500 --knob c=0..2 --knob t=1..100:5 --state tuning.json
  kavarna tune yinsh        the weights of the house player, learned again

All knobs are turned at once, a little, and the two sides play each other (SPSA). In the end the tuned
player plays the one it started from, on deals and openings that tuning has not seen.";

const EXPERIMENT: &str = "\
Examples:
  kavarna experiment list
  kavarna experiment run g6-1 --scale 0.1
  kavarna experiment run g6-5 --player 'cmd:python3 player.py'
  kavarna experiment run all --scale 0.05 && kavarna experiment report";
