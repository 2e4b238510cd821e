//! What can be typed after `kavarna job` and `kavarna worker`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::cli::{count, seed, threads};

/// `kavarna job`
#[derive(Debug, Args)]
#[command(after_help = JOB)]
pub(crate) struct JobArgs {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: JobCommand,
}

/// Which queue is meant.
#[derive(Debug, Args)]
pub(crate) struct QueueArgs {
    /// The queue: a SQLite file, or postgres://...
    #[arg(long, value_name = "URL", env = "KAVARNA_QUEUE", default_value = "kavarna-jobs.db")]
    pub(crate) queue: String,
}

/// What can be done with jobs.
#[derive(Debug, Subcommand)]
pub(crate) enum JobCommand {
    /// Put work into the queue
    Submit(SubmitArgs),
    /// Say how far the jobs are, who works, and what failed
    Status(StatusArgs),
    /// Call a job off; its results are kept
    Cancel(NamedArgs),
    /// Say what came out, as the plain command does
    Collect(CollectArgs),
    /// Work out one chunk: for Slurm arrays and whatever else starts commands
    Chunk(ChunkArgs),
}

/// `kavarna job submit`
#[derive(Debug, Args)]
pub(crate) struct SubmitArgs {
    #[command(flatten)]
    pub(crate) queue: QueueArgs,
    /// Games or other pieces of a chunk, at most [default: about a thousand chunks]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = count)]
    pub(crate) size: Option<u64>,
    /// The words of the plain command: match, tournament, sprt, study, tune, experiment run or train with whatever
    /// follows; or a file with those words
    #[arg(value_name = "SPEC", required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) spec: Vec<String>,
}

/// `kavarna job status`
#[derive(Debug, Args)]
pub(crate) struct StatusArgs {
    #[command(flatten)]
    pub(crate) queue: QueueArgs,
    /// Only this job; the beginning of its name is enough
    pub(crate) job: Option<String>,
    /// Say it again every two seconds until no job is running
    #[arg(long)]
    pub(crate) watch: bool,
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// `kavarna job cancel`
#[derive(Debug, Args)]
pub(crate) struct NamedArgs {
    #[command(flatten)]
    pub(crate) queue: QueueArgs,
    /// The job; the beginning of its name is enough
    pub(crate) job: String,
}

/// `kavarna job collect`
#[derive(Debug, Args)]
pub(crate) struct CollectArgs {
    #[command(flatten)]
    pub(crate) queue: QueueArgs,
    /// The job; the beginning of its name is enough
    #[arg(required_unless_present = "spec", conflicts_with = "spec")]
    pub(crate) job: Option<String>,
    /// Instead of a job of the queue: the file of the SPEC, whose results are in a folder
    #[arg(long, value_name = "FILE", requires = "results")]
    pub(crate) spec: Option<PathBuf>,
    /// The folder in which `kavarna job chunk` has put results
    #[arg(long, value_name = "DIR", requires = "spec")]
    pub(crate) results: Option<PathBuf>,
    /// Games or other pieces of a chunk, as with `kavarna job chunk`
    #[arg(long, value_name = "N", requires = "spec", allow_negative_numbers = true, value_parser = count)]
    pub(crate) size: Option<u64>,
    /// Say what the results so far mean, with their intervals
    #[arg(long)]
    pub(crate) partial: bool,
}

/// `kavarna job chunk`
#[derive(Debug, Args)]
pub(crate) struct ChunkArgs {
    /// A file with the words of the plain command
    #[arg(long, value_name = "FILE")]
    pub(crate) spec: PathBuf,
    /// The number of the chunk, from 0
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seed, required_unless_present = "count")]
    pub(crate) index: Option<u64>,
    /// Games or other pieces of a chunk, at most: the same for all chunks [default: about a thousand chunks]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = count)]
    pub(crate) size: Option<u64>,
    /// The folder of results: those of earlier waves are read from it, and this one is put there
    #[arg(long, value_name = "DIR")]
    pub(crate) results: Option<PathBuf>,
    /// Only print how many chunks there are, as far as they are known
    #[arg(long, conflicts_with = "index")]
    pub(crate) count: bool,
}

/// `kavarna worker`
#[derive(Debug, Args)]
#[command(after_help = WORKER)]
pub(crate) struct WorkerArgs {
    #[command(flatten)]
    pub(crate) queue: QueueArgs,
    /// How many chunks to work on at once [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = threads)]
    pub(crate) slots: Option<usize>,
    /// After so many seconds of silence a worker's chunks are handed to others
    #[arg(long, value_name = "S", default_value = "60", allow_negative_numbers = true, value_parser = lease)]
    pub(crate) lease: u64,
    /// Leave when nothing is left to do
    #[arg(long)]
    pub(crate) until_done: bool,
}

fn lease(text: &str) -> Result<u64, String> {
    let number = text.parse::<u64>().ok().filter(|number| (1..=86_400).contains(number));
    number.ok_or_else(|| "expected a whole number of seconds from 1 to 86400".to_owned())
}

const JOB: &str = "\
Examples:
  kavarna job submit tournament gobblet3 --player house --player mcts --games 10000 --json table.json
  kavarna job submit --queue postgres://me@host/jobs train marias trumps --set deals=3000
  kavarna worker                     on every machine; they come and go
  kavarna job status --watch
  kavarna job collect 3f             prints and writes what the plain command would have
  kavarna job chunk --spec job.txt --index 17 --results chunks

Results are those of the plain command, byte for byte. docs/jobs.md has three set-ups and what they cost.";

const WORKER: &str = "\
Examples:
  kavarna worker --queue jobs.db
  kavarna worker --queue postgres://me@host/jobs --slots 8 --until-done

A worker takes part in jobs of its own version only: the same binary, rules, weights and tables. It may be killed at any
moment; its chunks are handed to others when it has been silent for --lease seconds.";
