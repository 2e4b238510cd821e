//! How many positions with a proven win the house solves on one thread.
//!
//! ```text
//! cargo run --release -p gobblet --example tactics -- [LIMIT] [SWITCHES] [FILE]
//! ```
//!
//! LIMIT is `ms=200` of processor time, so that other programs do not count (the goal: 95 of 100), or `nodes=1000000`,
//! which every machine repeats. SWITCHES throws switches
//! of the search, `-` for none: `quiescence=4,margin=0`. FILE has positions that the course `tactics` wrote; without
//! it the hundred kept ones are taken.

#![allow(clippy::print_stdout, reason = "what it measures is for people to read")]

use std::time::{Duration, Instant};

use game::{Clock, Limits, Options, Stop, Thinking, Worth};
use gobblet::{Gobblet4, Judgement, Tactic};
use search::Root;
use search::tree::AlphaBeta;

/// Time that this thread has spent on a processor; where the system does not tell, time that has passed.
struct Spent(Instant);

impl Clock for Spent {
    fn now(&self) -> Duration {
        let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        let spent = told.and_then(|text| text.split(' ').next().and_then(|word| word.parse().ok()));
        spent.map_or_else(|| self.0.elapsed(), Duration::from_nanos)
    }
}

fn limits(text: &str) -> Result<Limits, String> {
    let expected = || format!("expected ms=200 or nodes=1000000, not {text:?}");
    let (unit, number) = text.split_once('=').ok_or_else(expected)?;
    let number: u64 = number.parse().map_err(|_| expected())?;
    match unit {
        "ms" => Ok(Limits::ms(number)),
        "nodes" => Ok(Limits::nodes(number)),
        _ => Err(expected()),
    }
}

fn tactics(path: &str) -> Result<Vec<Tactic>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let rows = text.lines().filter(|row| !row.starts_with(['#', '-']));
    rows.map(|row| Tactic::parse(row).map_err(|error| error.to_string())).collect()
}

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let limits = limits(words.first().map_or("ms=200", String::as_str))?;
    let switches = words.get(1).filter(|word| *word != "-").map_or("", String::as_str);
    let tactics = words.get(2).map_or_else(|| Ok(Tactic::kept()), |path| tactics(path))?;
    let usual = Gobblet4::search();
    let specs = usual.specs();
    let asked = Options::parse(switches).map_err(|error| error.to_string())?;
    let options = usual.with_settings(&asked.checked(&specs).map_err(|error| error.to_string())?);
    let mut engine = AlphaBeta::new(Judgement::house::<4>(), options);
    let (clock, stop) = (Spent(Instant::now()), Stop::new());
    let (mut solved, mut nodes, begun) = (0, 0, clock.now());
    for tactic in &tactics {
        engine.clear();
        let root = Root::new(tactic.board);
        let mut thinking = Thinking { limits, stop: &stop, clock: &clock, threads: 1, progress: &mut |_| {} };
        let report = engine.search(&root, &mut thinking);
        nodes += report.nodes;
        let Some(best) = report.best() else { continue };
        if matches!(best.worth, Worth::Win(_)) {
            solved += 1;
        } else {
            println!(
                "depth {:>2}  {:>8} nodes  {} {}  {tactic}",
                report.depth, report.nodes, best.mv, best.worth
            );
        }
    }
    let seconds = clock.now().saturating_sub(begun).as_secs_f64();
    println!(
        "{solved} of {} solved, {nodes} nodes, {:.2} million a second",
        tactics.len(),
        nodes as f64 / seconds / 1e6
    );
    Ok(())
}
