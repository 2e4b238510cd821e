//! What the queue costs: 50,000 chunks of one short game each, beside the same match in the process.
//!
//! Two slots, as on a machine with two cores; a SQLite file and a private PostgreSQL.

use std::io::Write;
use std::time::{Duration, Instant};

use arena::{MatchPlan, SeatSpec, run_match};
use catalog::{Catalog, PlayerSpec};
use database::Postgres;
use game::Stop;
use jobs::{Queue, Version, Work, Worker, work_off};

const CHUNKS: u64 = 50_000;
const SLOTS: usize = 2;

fn plan() -> MatchPlan {
    let random = SeatSpec::Own(PlayerSpec::plain("random"));
    MatchPlan { games: CHUNKS, threads: SLOTS, ..MatchPlan::new("gobblet3", vec![random.clone(), random]) }
}

fn main() {
    let mut out = std::io::stdout();
    let mut say = |text: String| {
        let _ = writeln!(out, "{text}");
    };
    let catalog = Catalog::house();
    let begun = Instant::now();
    run_match(&catalog, &plan(), &Stop::new(), &mut |_| {}).expect("a match of random players");
    let plain = begun.elapsed();
    say(format!("{CHUNKS} games in the process: {:.2} s", plain.as_secs_f64()));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let dir = tempfile::tempdir().expect("a folder");
    let postgres = Postgres::start();
    let version = Version::of_this(&catalog).expect("this program can be read");
    for (name, url) in
        [("SQLite", dir.path().join("queue.db").display().to_string()), ("PostgreSQL", postgres.url())]
    {
        let begun = Instant::now();
        let queue = runtime.block_on(Queue::open(&url, true)).expect("a queue");
        runtime.block_on(queue.submit("the match", &version, 1, CHUNKS)).expect("it is kept");
        let worker = Worker {
            catalog: &catalog,
            queue: queue.clone(),
            version: version.clone(),
            slots: SLOTS,
            lease: Duration::from_mins(1),
            until_done: true,
            read: &|_| Ok(Work::Match(plan())),
            tell: &|_| {},
            stop: Stop::new(),
        };
        let done = work_off(&worker, runtime.handle()).expect("the queue answers");
        let took = begun.elapsed();
        let overhead = took.saturating_sub(plain).as_secs_f64() * 1000.0 / CHUNKS as f64;
        say(format!(
            "{name}: {:.2} s for {done} chunks (checks included), {overhead:.3} ms a chunk beyond the plain match",
            took.as_secs_f64()
        ));
        let job = runtime.block_on(queue.jobs(false)).expect("the queue answers");
        let status = runtime.block_on(queue.status(&job[0])).expect("the queue answers");
        assert_eq!((status.done, status.state.word()), (CHUNKS, "done"));
        assert!(overhead < 5.0, "{name}: {overhead} ms a chunk");
        runtime.block_on(queue.close());
    }
}
