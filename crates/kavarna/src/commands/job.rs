//! `kavarna job`: long work for many machines.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use catalog::Catalog;
use clap::Parser;
use jobs::{JobError, JobState, JobStatus, Queue, Version, Wave, Work, WorkerRow, lines_of};
use serde_json::json;
use tokio::runtime::Runtime;

use crate::cli::{Cli, Command};
use crate::columns::Columns;
use crate::commands::{experiment, matches, sprt, study, tournament, train, tune};
use crate::context::{Context, Look, Talk};
use crate::exit::ExitCode;
use crate::interrupt;
use crate::job_cli::{ChunkArgs, CollectArgs, JobArgs, JobCommand, NamedArgs, StatusArgs, SubmitArgs};
use crate::problem::Problem;
use crate::run::{dispatch, shortened};

/// Submits, watches, cancels, collects, or works out one chunk.
pub(crate) fn run(args: &JobArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    match &args.command {
        JobCommand::Submit(args) => submit(args, context),
        JobCommand::Status(args) => status(args, context),
        JobCommand::Cancel(args) => cancel(args, context),
        JobCommand::Collect(args) => collect(args, context),
        JobCommand::Chunk(args) => chunk(args, context),
    }
}

/// What talks to the queue.
pub(super) fn runtime() -> Result<Runtime, Problem> {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .map_err(|error| Problem::Failed(format!("cannot start: {error}")))
}

/// The command that the words of a SPEC are.
fn command(words: &[String]) -> Result<Command, Problem> {
    let typed = std::iter::once("kavarna").chain(words.iter().map(String::as_str));
    let cli = Cli::try_parse_from(typed)
        .map_err(|refused| Problem::bad(format!("SPEC: {}", shortened(&refused.to_string()))))?;
    Ok(cli.command)
}

/// The words of a SPEC, split as a shell does it.
fn words(text: &str) -> Result<Vec<String>, Problem> {
    let split = shlex::split(text).filter(|words| !words.is_empty());
    split.ok_or_else(|| Problem::bad("SPEC: expected the words of a plain command with balanced quotes"))
}

/// The work that the words of a SPEC mean.
pub(super) fn work(spec: &str, catalog: &Catalog) -> Result<Work, Problem> {
    let context =
        Context { catalog, out: &mut io::sink(), look: Look::PLAIN, talk: Talk::Quiet, kept: Vec::new() };
    let context = &context;
    let expected = "SPEC: expected match, tournament, sprt, study, tune, experiment run NAME or train";
    match command(&words(spec)?)? {
        Command::Match(args) => Ok(Work::Match(matches::plan(&args, context)?)),
        Command::Tournament(args) => Ok(Work::Tournament(tournament::tournament(&args, context)?)),
        Command::Sprt(args) => Ok(Work::Trial(sprt::trial(&args, context)?)),
        Command::Study(args) => Ok(Work::Study(study::study(&args)?)),
        Command::Tune(args) => Ok(match &args.player {
            Some(player) => Work::Tuning(tune::tuning(&args, player, context)?),
            None => Work::Course(train::work(&tune::weights(&args), context)?),
        }),
        Command::Train(args) if !args.list => Ok(Work::Course(train::work(&args, context)?)),
        Command::Experiment(args) => match experiment::single(&args)? {
            Some((experiment, order)) => Ok(Work::Experiment(experiment, order)),
            None => Err(Problem::bad(expected)),
        },
        _ => Err(Problem::bad(expected)),
    }
}

/// The words of a SPEC that came to a house, as they are kept, and the work that they mean.
pub(super) fn read_spec(spec: &str, catalog: &Catalog) -> Result<(String, Work), JobError> {
    let read = || Ok::<_, Problem>((joined(&words(spec)?)?, work(spec, catalog)?));
    read().map_err(|problem| JobError::Asked(problem.to_string()))
}

/// The text of a SPEC that was typed: its words, or the file that has them.
fn typed(words: &[String]) -> Result<String, Problem> {
    if let [one] = words
        && Path::new(one).is_file()
    {
        return read(Path::new(one));
    }
    joined(words)
}

/// The words of a SPEC as one text, quoted where they need it.
fn joined(words: &[String]) -> Result<String, Problem> {
    let words = words.iter().map(String::as_str);
    shlex::try_join(words).map_err(|error| Problem::bad(format!("SPEC: {error}")))
}

/// The text of a SPEC in a file, written as it is typed.
fn read(path: &Path) -> Result<String, Problem> {
    let text = fs::read_to_string(path).map_err(|error| Problem::file("read", path, &error))?;
    joined(&words(&text)?)
}

fn submit(args: &SubmitArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let spec = typed(&args.spec)?;
    let size = args.size.unwrap_or(0);
    let wave = work(&spec, context.catalog)?.wave(context.catalog, &[], size as usize)?;
    if wave.is_empty() {
        return Err(Problem::bad(
            "SPEC: there is nothing to do for workers: expected games, searches or pieces of a course",
        ));
    }
    let version = Version::of_this(context.catalog)?;
    let submitted = runtime()?.block_on(async {
        let queue = Queue::open(&args.queue.queue, true).await?;
        let submitted = queue.submit(&spec, &version, size, wave.len()).await?;
        queue.close().await;
        Ok::<_, JobError>(submitted)
    })?;
    let how = if submitted.is_new { "" } else { " (it was there and goes on)" };
    context.talk.say(&format!("kavarna: {} chunks of {} pieces{how}", wave.len(), wave.pieces()));
    writeln!(context.out, "{}", submitted.id)?;
    Ok(ExitCode::Done)
}

fn status(args: &StatusArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let runtime = runtime()?;
    let queue = runtime.block_on(Queue::open(&args.queue.queue, false))?;
    let stop = interrupt::watch()?;
    loop {
        let (jobs, workers) = runtime.block_on(async {
            let chosen = match &args.job {
                Some(job) => vec![queue.job(job).await?],
                None => queue.jobs(false).await?,
            };
            let mut all = Vec::new();
            for job in &chosen {
                all.push(queue.status(job).await?);
            }
            Ok::<_, JobError>((all, queue.workers().await?))
        })?;
        if args.json {
            writeln!(context.out, "{}", json!({ "kavarna": 1, "jobs": jobs, "workers": workers }))?;
        } else {
            show(&jobs, &workers, context)?;
        }
        context.out.flush()?;
        if !args.watch || stop.is_stopped() || jobs.iter().all(|job| job.state != JobState::Running) {
            return Ok(ExitCode::Done);
        }
        thread::sleep(Duration::from_secs(2));
    }
}

fn show(jobs: &[JobStatus], workers: &[WorkerRow], context: &mut Context<'_>) -> Result<(), Problem> {
    let mut table = Columns::new(&["job", "state", ">done", ">chunks", ">checked", ">time left", "what"]);
    for job in jobs {
        table.row([
            job.id.clone(),
            job.state.word().to_owned(),
            job.done.to_string(),
            job.chunks.to_string(),
            job.checked.to_string(),
            job.seconds_left.map_or("-".to_owned(), duration),
            job.spec.clone(),
        ]);
    }
    table.write(context.out, context.look)?;
    for job in jobs {
        if !job.note.is_empty() {
            writeln!(context.out, "{}: {}", job.id, job.note)?;
        }
        for aside in &job.aside {
            writeln!(context.out, "{}: chunk {} was set aside: {}", job.id, aside.chunk, aside.why)?;
        }
    }
    if !workers.is_empty() {
        writeln!(context.out)?;
        let mut table = Columns::new(&["worker", "host", ">slots", ">chunks", ">silent", "version"]);
        for worker in workers {
            table.row([
                worker.id.clone(),
                worker.host.clone(),
                worker.slots.to_string(),
                worker.done.to_string(),
                duration(worker.silent),
                worker.version.clone(),
            ]);
        }
        table.write(context.out, context.look)?;
    }
    Ok(())
}

/// Seconds as people say them.
fn duration(seconds: u64) -> String {
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        _ => format!("{:.1} h", seconds as f64 / 3600.0),
    }
}

fn cancel(args: &NamedArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let (job, changed) = runtime()?.block_on(async {
        let queue = Queue::open(&args.queue.queue, false).await?;
        let job = queue.job(&args.job).await?;
        let changed = queue.cancel(&job.id).await?;
        queue.close().await;
        Ok::<_, JobError>((job, changed))
    })?;
    if !changed {
        let state = job.state.word();
        return Err(Problem::bad(format!("job {} is {state}: expected one that is running", job.id)));
    }
    writeln!(
        context.out,
        "{} is cancelled; `kavarna job submit` with the same SPEC takes it up again",
        job.id
    )?;
    Ok(ExitCode::Done)
}

/// The lines of results.
fn lines(results: Vec<(u64, Vec<u8>)>) -> Result<Vec<String>, Problem> {
    let mut lines = Vec::new();
    for (chunk, bytes) in results {
        lines.extend(lines_of(chunk, bytes)?);
    }
    Ok(lines)
}

fn collect(args: &CollectArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let (spec, size, lines) = match (&args.job, &args.spec, &args.results) {
        (_, Some(spec), Some(results)) => {
            let spec = read(spec)?;
            let size = args.size.unwrap_or(0);
            let all =
                Waves { work: work(&spec, context.catalog)?, size, folder: results }.all(context.catalog)?;
            (spec, size, all)
        }
        (job, _, _) => {
            let (job, results) = runtime()?.block_on(async {
                let queue = Queue::open(&args.queue.queue, false).await?;
                let job = queue.job(job.as_deref().unwrap_or_default()).await?;
                let results = queue.results(&job.id, 0, u64::MAX >> 1).await?;
                Ok::<_, JobError>((job, results))
            })?;
            if let Some(difference) = Version::parse(&job.version)
                .and_then(|version| Version::of_this(context.catalog).ok()?.differs(&version))
            {
                return Err(Problem::bad(format!("job {} was submitted with {difference}", job.id)));
            }
            if job.state == JobState::Differs {
                return Err(Problem::Failed(job.note));
            }
            (job.spec, job.size, lines(results)?)
        }
    };
    let work = work(&spec, context.catalog)?;
    if args.partial {
        write!(context.out, "{}", work.so_far(context.catalog, &lines)?)?;
        return Ok(ExitCode::Done);
    }
    let left = work.wave(context.catalog, &lines, size as usize)?;
    if !left.is_empty() {
        let what = format!("{} chunks are missing: expected all results", left.len());
        return Err(Problem::bad(format!("{what} (--partial says what those that are there mean)")));
    }
    context.kept = lines;
    dispatch(&command(&words(&spec)?)?, context)
}

/// The waves of some work whose results are in a folder.
struct Waves<'a> {
    work: Work,
    size: u64,
    folder: &'a Path,
}

impl Waves<'_> {
    fn path(&self, chunk: u64) -> PathBuf {
        self.folder.join(format!("chunk-{chunk}"))
    }

    /// The wave after these lines, which begins at chunk `first`.
    fn wave(&self, catalog: &Catalog, lines: &[String]) -> Result<Wave, Problem> {
        Ok(self.work.wave(catalog, lines, self.size as usize)?)
    }

    /// The results of chunks `from..to`; which of them are missing is an error.
    fn read(&self, from: u64, to: u64) -> Result<Vec<String>, Problem> {
        let (mut all, mut missing) = (Vec::new(), Vec::new());
        for chunk in from..to {
            match fs::read(self.path(chunk)) {
                Ok(bytes) => all.push((chunk, bytes)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => missing.push(chunk.to_string()),
                Err(error) => return Err(Problem::file("read", &self.path(chunk), &error)),
            }
        }
        if let Some(first) = missing.first() {
            let number = missing.len();
            let folder = self.folder.display();
            return Err(Problem::bad(format!(
                "{folder}: expected the results of chunks {from} to {}, {number} of them are missing, the first is {first}",
                to - 1
            )));
        }
        lines(all)
    }

    /// The wave of a chunk, and its number in there.
    fn of(&self, catalog: &Catalog, chunk: u64) -> Result<(Wave, u64), Problem> {
        let (mut lines, mut first) = (Vec::new(), 0);
        loop {
            let wave = self.wave(catalog, &lines)?;
            if chunk < first + wave.len() {
                return Ok((wave, chunk - first));
            }
            if wave.is_empty() {
                return Err(Problem::bad(format!(
                    "--index: expected a chunk from 0 to {}, got {chunk}",
                    first - 1
                )));
            }
            lines.extend(self.read(first, first + wave.len())?);
            first += wave.len();
        }
    }

    /// Everything, wave after wave.
    fn all(&self, catalog: &Catalog) -> Result<Vec<String>, Problem> {
        let (mut lines, mut first) = (Vec::new(), 0);
        loop {
            let wave = self.wave(catalog, &lines)?;
            if wave.is_empty() {
                return Ok(lines);
            }
            lines.extend(self.read(first, first + wave.len())?);
            first += wave.len();
        }
    }

    /// How many chunks are known: up to the first wave that is not complete.
    fn count(&self, catalog: &Catalog) -> Result<u64, Problem> {
        let (mut lines, mut first) = (Vec::new(), 0);
        loop {
            let wave = self.wave(catalog, &lines)?;
            let last = first + wave.len();
            if wave.is_empty() || !(first..last).all(|chunk| self.path(chunk).is_file()) {
                return Ok(last);
            }
            lines.extend(self.read(first, last)?);
            first = last;
        }
    }
}

fn chunk(args: &ChunkArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let spec = read(&args.spec)?;
    let nowhere = PathBuf::new();
    let folder = args.results.as_deref().unwrap_or(&nowhere);
    let waves = Waves { work: work(&spec, context.catalog)?, size: args.size.unwrap_or(0), folder };
    let Some(index) = args.index else {
        writeln!(context.out, "{}", waves.count(context.catalog)?)?;
        return Ok(ExitCode::Done);
    };
    let (mut wave, number) = waves.of(context.catalog, index)?;
    let Some(bytes) = wave.run(context.catalog, number, &interrupt::watch()?)? else {
        return Ok(ExitCode::Interrupted);
    };
    if args.results.is_none() {
        context.out.write_all(&bytes)?;
        return Ok(ExitCode::Done);
    }
    fs::create_dir_all(folder).map_err(|error| Problem::file("make", folder, &error))?;
    let (path, new) = (waves.path(index), folder.join(format!("chunk-{index}.{}.new", std::process::id())));
    // Whole or not at all: whoever looks for results finds no half one.
    let written = fs::write(&new, &bytes).and_then(|()| fs::rename(&new, &path));
    written.map_err(|error| Problem::Failed(format!("cannot write {}: {error}", path.display())))?;
    Ok(ExitCode::Done)
}
