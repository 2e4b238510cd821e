//! What the arena itself costs: with players that hardly think, everything that is left is overhead.
//!
//! For every game of the house `random` plays itself through the whole arena: openings, views, events, records
//! written to disk. The time a decision takes is then an upper bound of the arena's own share, and must stay under
//! 2 % of a decision of one millisecond.
#![allow(clippy::print_stdout, reason = "a bench prints what it measured")]

use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use arena::{ArenaError, Encounter, Hall, Ledger, Participant, SeatSpec, Seating, Setting, Task, tasks_of};
use catalog::{Catalog, PlayerSpec};
use game::Stop;

/// The most that a decision may cost: 2 % of a millisecond.
const MOST: Duration = Duration::from_micros(20);
/// How many groups of games are played at a time.
const GROUPS: u64 = 100;
/// Each game is measured so often; the fastest counts, the others were disturbed.
const TIMES: usize = 5;

fn main() -> ExitCode {
    let house = Catalog::house();
    let mut all_well = true;
    for name in house.names() {
        match (0..TIMES).map(|_| cost(&house, name)).collect::<Result<Vec<Duration>, ArenaError>>() {
            Ok(costs) => {
                let cost = costs.into_iter().min().unwrap_or_default();
                let share = 100.0 * cost.as_secs_f64() / 0.001;
                all_well &= cost <= MOST;
                println!("{name}: {:.1} us a decision, {share:.2} % of 1 ms", cost.as_secs_f64() * 1e6);
            }
            Err(error) => {
                println!("{name}: {error}");
                all_well = false;
            }
        }
    }
    if all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The time of one decision, everything included, on one thread.
fn cost(catalog: &Catalog, game: &str) -> Result<Duration, ArenaError> {
    let file = tempfile::tempdir()?;
    let mut ledger = Ledger::open(&file.path().join("games.jsonl"))?;
    let random = SeatSpec::Own(PlayerSpec::plain("random"));
    let setting = Setting::new(game);
    let seats = setting.rules(catalog)?.seats();
    let mut hall = Hall::new(catalog, setting, Participant::named(vec![random]), 1)?;
    let encounter = hall.meet(Encounter { players: vec![0; seats], seating: Seating::Fixed }, &mut ledger)?;
    let tasks: Vec<Task> = tasks_of(hall.encounters(), encounter, 0..GROUPS).collect();
    let mut decisions = 0;
    let begun = Instant::now();
    hall.play(&tasks, &mut ledger, &Stop::new(), &mut |finished| {
        decisions += finished.outcome.moves as u32;
        ControlFlow::Continue(())
    })?;
    let sheets = hall.sheets().to_vec();
    ledger.close(&sheets)?;
    Ok(begun.elapsed() / decisions.max(1))
}
