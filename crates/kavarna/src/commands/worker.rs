//! `kavarna worker`: works on the jobs of a queue.

use std::time::Duration;

use jobs::{JobError, Queue, Version, Worker, work_off};

use crate::commands::{job, playing};
use crate::context::Context;
use crate::exit::ExitCode;
use crate::interrupt;
use crate::job_cli::WorkerArgs;
use crate::problem::Problem;

/// Works until interrupted, or until nothing is left to do.
pub(crate) fn run(args: &WorkerArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let runtime = job::runtime()?;
    let queue = runtime.block_on(Queue::open(&args.queue.queue, false))?;
    let (catalog, talk) = (context.catalog, context.talk);
    let version = Version::of_this(catalog)?;
    let stop = interrupt::watch()?;
    talk.detail(&format!("version {version}"));
    let worker = Worker {
        catalog,
        queue,
        version,
        slots: playing::threads(args.slots),
        lease: Duration::from_secs(args.lease),
        until_done: args.until_done,
        read: &|spec| job::work(spec, catalog).map_err(|problem| JobError::Asked(problem.to_string())),
        tell: &|text| talk.say(&format!("kavarna worker: {text}")),
        stop: stop.clone(),
    };
    let done = work_off(&worker, runtime.handle())?;
    runtime.block_on(worker.queue.close());
    writeln!(context.out, "{done} chunks")?;
    Ok(if stop.is_stopped() { ExitCode::Interrupted } else { ExitCode::Done })
}
