//! What can be typed. Names and forms here are stable: other programs depend on them.

use std::path::PathBuf;

use clap::{ArgAction, ArgGroup, Args, Parser, Subcommand, ValueEnum};

use crate::arena_cli::{ExperimentArgs, PlayingArgs, SprtArgs, StudyArgs, TournamentArgs, TuneArgs};
use crate::examples;
use crate::job_cli::{JobArgs, WorkerArgs};
use crate::serve_cli::{BackupArgs, ServeArgs};
use crate::solve_cli::SolveArgs;

/// Café games for people and programs: play them, watch them, measure them.
#[derive(Debug, Parser)]
#[command(
    name = "kavarna",
    version,
    arg_required_else_help = true,
    disable_help_subcommand = true,
    after_help = examples::KAVARNA
)]
pub(crate) struct Cli {
    /// Print results and errors only: no progress, no messages
    #[arg(short, long, global = true)]
    pub(crate) quiet: bool,
    /// Print more details
    #[arg(short, long, global = true, action = ArgAction::Count)]
    pub(crate) verbose: u8,
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Everything that the program can do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, or one game with its options
    Games(GamesArgs),
    /// List the players of a game with their options
    Players(PlayersArgs),
    /// Play in the terminal
    Play(PlayArgs),
    /// Let players play a match and print the result
    Match(MatchArgs),
    /// Let many players play a tournament and print the table
    Tournament(TournamentArgs),
    /// Play until it is known whether a new player is better than an old one
    Sprt(SprtArgs),
    /// Try several values of a player's options
    Study(StudyArgs),
    /// Find better values for the numbers among a player's options
    Tune(TuneArgs),
    /// Learn again what a house player knows: weights, a policy, an opening book
    Train(TrainArgs),
    /// Play what others have published, and report
    Experiment(ExperimentArgs),
    /// Put long work into a queue for many machines, and see to it
    Job(JobArgs),
    /// Work on the jobs of a queue
    Worker(WorkerArgs),
    /// Open the house to browsers and programs
    Serve(ServeArgs),
    /// Copy the database of a house
    Backup(BackupArgs),
    /// Play a seat of somebody else's match over standard input and output
    Agent(AgentArgs),
    /// Count the leaves of the decision tree
    Perft(PerftArgs),
    /// Show a position: the board, whose turn it is, the legal moves
    Show(ShowArgs),
    /// Find out what a position, or a whole game, is worth when nobody errs
    Solve(SolveArgs),
    /// Tell what a player thinks of a position, and the tree that its search grew
    Explain(ExplainArgs),
    /// Print what each decision of recorded games cost
    Review(ReviewArgs),
    /// Step through a recorded game
    Replay(ReplayArgs),
    /// Read and write records in the forms of other programs, SGF for example
    Convert(ConvertArgs),
    /// Search fixed positions: one number of nodes (the signature), and nodes a second
    Bench(BenchArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
    /// Print the manual page, or write the pages of all commands
    Man(ManArgs),
}

/// A place in a game.
#[derive(Debug, Args)]
pub(crate) struct PlaceArgs {
    /// The game, as `kavarna games` lists it
    pub(crate) game: String,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Deal from this seed
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed, conflicts_with_all = ["deal", "position"])]
    pub(crate) seed: Option<u64>,
    /// The deal: cards of seat 0/seat 1/.../talon or stock
    #[arg(long, value_name = "CARDS", allow_hyphen_values = true, conflicts_with = "position")]
    pub(crate) deal: Option<String>,
    /// Decisions to play first, separated by spaces, in mariáš and tarok by ";"
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    /// Begin at this position, in the game's own notation
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
}

/// `kavarna train`
#[derive(Debug, Args)]
#[command(after_help = examples::TRAIN)]
pub(crate) struct TrainArgs {
    /// The game, as `kavarna games` lists it
    #[arg(index = 1)]
    pub(crate) game: String,
    /// What to learn [default: the first course of the game]
    #[arg(index = 2)]
    pub(crate) course: Option<String>,
    /// A setting of the course; may be given several times
    #[arg(long = "set", value_name = "NAME=VALUE", allow_hyphen_values = true)]
    pub(crate) settings: Vec<String>,
    /// Only share I of N of the work, for several machines; the shares are put together in one folder
    #[arg(long, value_name = "I/N", allow_hyphen_values = true)]
    pub(crate) chunk: Option<String>,
    /// Keep the state here and go on from it [default: training/GAME/COURSE]
    #[arg(long, value_name = "DIR")]
    pub(crate) folder: Option<PathBuf>,
    /// The seed of every random choice
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true, value_parser = seed)]
    pub(crate) seed: u64,
    /// How many threads to use [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// List the courses of the game with their settings
    #[arg(long)]
    pub(crate) list: bool,
}

/// `kavarna games`
#[derive(Debug, Args)]
#[command(after_help = examples::GAMES)]
pub(crate) struct GamesArgs {
    /// Only this game, with its options
    pub(crate) game: Option<String>,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `kavarna players`
#[derive(Debug, Args)]
#[command(after_help = examples::PLAYERS)]
pub(crate) struct PlayersArgs {
    /// The game, as `kavarna games` lists it
    pub(crate) game: String,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `kavarna play`
#[derive(Debug, Args)]
#[command(after_help = examples::PLAY, group = ArgGroup::new("which").args(["game", "resume"]).multiple(true))]
pub(crate) struct PlayArgs {
    /// The game; without it a menu opens
    pub(crate) game: Option<String>,
    /// Who sits in the next seat: `me`, or a player like `house:level=3`; seats left over are the house's
    #[arg(long = "seat", value_name = "SPEC", requires = "which")]
    pub(crate) seats: Vec<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", requires = "game", conflicts_with = "resume")]
    pub(crate) options: Vec<String>,
    /// Deal from this seed [default: another one every time]
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed, conflicts_with = "resume")]
    pub(crate) seed: Option<u64>,
    /// How long players think: depth, nodes, iterations, ms [default: each player's own]
    #[arg(long = "limit", value_name = "KIND=N")]
    pub(crate) limits: Vec<String>,
    /// Let the house at its highest level think while you do
    #[arg(long)]
    pub(crate) ponder: bool,
    /// Go on with the last game of a file of records
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
}

/// `kavarna match`
#[derive(Debug, Args)]
#[command(after_help = examples::MATCH)]
pub(crate) struct MatchArgs {
    /// The game and how it is played.
    #[command(flatten)]
    pub(crate) playing: PlayingArgs,
    /// Who sits in the next seat: a player like `house:level=3`, or `cmd:PROGRAM ARGS`
    #[arg(long = "seat", value_name = "SPEC", required = true)]
    pub(crate) seats: Vec<String>,
    /// How many games to play; with --session, how many sessions
    #[arg(long, value_name = "N", default_value = "100", allow_negative_numbers = true, value_parser = count)]
    pub(crate) games: u64,
    /// Write the records here, one a line; `-` is standard output, and then the result goes to standard error
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
}

/// How games of a board begin in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Opening {
    /// From varied, balanced openings, each played from every seat
    Varied,
    /// From the usual start position
    Start,
}

/// `kavarna agent`
#[derive(Debug, Args)]
#[command(after_help = examples::AGENT)]
pub(crate) struct AgentArgs {
    /// The game, as `kavarna games` lists it
    pub(crate) game: String,
    /// The player, like `house:level=3`
    pub(crate) spec: String,
}

/// `kavarna perft`
#[derive(Debug, Args)]
#[command(after_help = examples::PERFT)]
pub(crate) struct PerftArgs {
    /// Where to begin.
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// Count to this depth, in decisions
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = depth)]
    pub(crate) depth: u32,
}

/// `kavarna show`
#[derive(Debug, Args)]
#[command(after_help = examples::SHOW)]
pub(crate) struct ShowArgs {
    /// What to show.
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// As this seat sees it, counted from 0
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number, group = "viewer")]
    pub(crate) seat: Option<usize>,
    /// With everything that is hidden (this is the default)
    #[arg(long, group = "viewer")]
    pub(crate) all: bool,
    /// Also what a table says that was made beforehand, such as the trump table of mariáš
    #[arg(long)]
    pub(crate) table: bool,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `kavarna explain`
#[derive(Debug, Args)]
#[command(after_help = examples::EXPLAIN)]
pub(crate) struct ExplainArgs {
    /// What it thinks about.
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// Who thinks
    #[arg(long, value_name = "SPEC", default_value = "house")]
    pub(crate) player: String,
    /// How long it thinks: depth, nodes, iterations, ms [default: the player's own]
    #[arg(long = "limit", value_name = "KIND=N")]
    pub(crate) limits: Vec<String>,
    /// The seed of the player's random choices
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true, value_parser = seed)]
    pub(crate) random: u64,
    /// Print the tree that the search grew
    #[arg(long)]
    pub(crate) tree: bool,
    /// How many decisions deep the tree is told
    #[arg(long, value_name = "N", default_value = "3", requires = "tree", allow_negative_numbers = true, value_parser = levels)]
    pub(crate) depth: usize,
    /// How many moves of each decision are told, the most promising first
    #[arg(long, value_name = "N", default_value = "5", requires = "tree", allow_negative_numbers = true, value_parser = width)]
    pub(crate) width: usize,
    /// Leave out moves that were tried less often than this
    #[arg(long, value_name = "N", default_value = "1", requires = "tree", allow_negative_numbers = true, value_parser = count)]
    pub(crate) visits: u64,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `kavarna review`
#[derive(Debug, Args)]
#[command(after_help = examples::REVIEW)]
pub(crate) struct ReviewArgs {
    /// A file of records, one a line; `-` is standard input
    pub(crate) file: PathBuf,
    /// Who judges
    #[arg(long, value_name = "SPEC", default_value = "house")]
    pub(crate) player: String,
    /// How long the judge thinks about each decision
    #[arg(long = "limit", value_name = "KIND=N", default_value = "nodes=100000,iterations=2000")]
    pub(crate) limits: Vec<String>,
    /// Only this game of the file, counted from 0
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    pub(crate) game: Option<usize>,
    /// Only the decisions of this seat, counted from 0
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    pub(crate) seat: Option<usize>,
    /// Print JSON for programs, one line a game
    #[arg(long)]
    pub(crate) json: bool,
}

/// `kavarna convert`
#[derive(Debug, Args)]
#[command(after_help = examples::CONVERT)]
#[command(group = clap::ArgGroup::new("form").required(true).args(["from", "to"]))]
pub(crate) struct ConvertArgs {
    /// The game, as `kavarna games` lists it
    pub(crate) game: String,
    /// The file to read; `-` is standard input
    pub(crate) file: PathBuf,
    /// The file is one record of this form; print it as a record of ours
    #[arg(long, value_name = "FORM")]
    pub(crate) from: Option<String>,
    /// The file is records of ours, one a line; print them in this form
    #[arg(long, value_name = "FORM")]
    pub(crate) to: Option<String>,
    /// Only this game of the file, counted from 0
    #[arg(long = "game", value_name = "N", allow_negative_numbers = true, value_parser = number, requires = "to")]
    pub(crate) number: Option<usize>,
}

/// `kavarna replay`
#[derive(Debug, Args)]
#[command(after_help = examples::REPLAY)]
pub(crate) struct ReplayArgs {
    /// A file of records, one a line; `-` is standard input
    pub(crate) file: PathBuf,
    /// Which game of the file, counted from 0 [default: on a terminal the first, else all]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    pub(crate) game: Option<usize>,
}

/// `kavarna bench`
#[derive(Debug, Args)]
#[command(after_help = examples::BENCH)]
pub(crate) struct BenchArgs {
    /// Only this game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// Also measure every player, and what each enhancement of the tree search is worth
    #[arg(long)]
    pub(crate) searches: bool,
}

/// `kavarna completions`
#[derive(Debug, Args)]
#[command(after_help = examples::COMPLETIONS)]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: clap_complete::Shell,
}

/// `kavarna man`
#[derive(Debug, Args)]
#[command(after_help = examples::MAN)]
pub(crate) struct ManArgs {
    /// Write one page for each command into this directory
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

fn whole(text: &str, from: u64, to: u64) -> Result<u64, String> {
    let number = text.parse::<u64>().ok().filter(|number| (from..=to).contains(number));
    number.ok_or_else(|| match to {
        u64::MAX => format!("expected a whole number from {from}"),
        _ => format!("expected a whole number from {from} to {to}"),
    })
}

pub(crate) fn seed(text: &str) -> Result<u64, String> {
    whole(text, 0, u64::MAX)
}

pub(crate) fn count(text: &str) -> Result<u64, String> {
    whole(text, 1, u64::MAX)
}

fn depth(text: &str) -> Result<u32, String> {
    whole(text, 1, 1000).map(|number| number as u32)
}

/// How deep a tree is told: what nobody could read is not printed.
fn levels(text: &str) -> Result<usize, String> {
    whole(text, 1, 64).map(|number| number as usize)
}

fn width(text: &str) -> Result<usize, String> {
    whole(text, 1, 10_000).map(|number| number as usize)
}

pub(crate) fn session(text: &str) -> Result<u64, String> {
    let (least, most) = arena::Setting::SESSIONS.into_inner();
    whole(text, least, most)
}

pub(crate) fn threads(text: &str) -> Result<usize, String> {
    whole(text, 1, 1024).map(|number| number as usize)
}

fn number(text: &str) -> Result<usize, String> {
    whole(text, 0, u64::from(u32::MAX)).map(|number| number as usize)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_words_do_not_contradict_each_other() {
        Cli::command().debug_assert();
    }

    #[test]
    fn a_bad_number_is_told_what_was_expected() {
        assert_eq!(depth("x").unwrap_err(), "expected a whole number from 1 to 1000");
        assert_eq!(seed("-1").unwrap_err(), "expected a whole number from 0");
        assert_eq!(count("7"), Ok(7));
    }
}
