//! One game of a match: seats are told what they may see, asked in turn, and judged.

use std::time::Instant;

use catalog::AnyTable;
use game::{Ending, Forfeit, Limits, Record, Seat, Stop, Viewer};

use crate::{Answer, Fault, Sitter, Turn};

/// A game that was played to its end, and how long each decision took.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The record, without anything about the match it belongs to.
    pub record: Record,
    /// Milliseconds of each decision.
    pub ms: Vec<u64>,
    /// The role of each seat.
    pub roles: Vec<&'static str>,
}

/// Plays one game on `table` with these sitters, seat 0 first. The moves already on the table are the
/// opening. `None` when stopped before the end.
pub fn play_game(
    table: &mut dyn AnyTable,
    sitters: &mut [&mut dyn Sitter],
    names: Vec<String>,
    seeds: &[u64],
    limits: Limits,
    stop: &Stop,
) -> Option<Played> {
    let opening = table.moves().len();
    for ((seat, sitter), seed) in Seat::all(sitters.len()).zip(sitters.iter_mut()).zip(seeds) {
        sitter.begin(seat, *seed);
    }
    for step in 0..=opening {
        tell(table, step, sitters);
    }
    let mut ms = Vec::new();
    let mut forfeit = None;
    while let Some(seat) = table.turn() {
        if stop.is_stopped() {
            return None;
        }
        let asked = Instant::now();
        let answer = ask(table, sitters[seat.index()], seat, limits, stop);
        ms.push(u64::try_from(asked.elapsed().as_millis()).unwrap_or(u64::MAX));
        if stop.is_stopped() {
            return None;
        }
        let played = answer.and_then(|Answer { mv }| {
            let refused =
                |error| Fault(format!("illegal move {:?}: {error}", mv.chars().take(40).collect::<String>()));
            table.play(&mv).map_err(refused)
        });
        if let Err(Fault(why)) = played {
            ms.pop();
            let scores = table.rules().forfeited(seat);
            table.end(Ending { scores, reason: "forfeit" });
            forfeit = Some(Forfeit { seat, why });
            sitters[seat.index()].dismiss();
            break;
        }
        tell(table, table.moves().len(), sitters);
    }
    let ending = table.ending().expect("nobody is to move, so the game has ended");
    let deal = table.deal_text();
    for (seat, sitter) in Seat::all(sitters.len()).zip(sitters.iter_mut()) {
        if forfeit.as_ref().is_none_or(|forfeit| forfeit.seat != seat) {
            sitter.over(&ending.scores, ending.reason, &deal);
        }
    }
    let record = Record { opening, forfeit, ..table.record(names) };
    Some(Played { record, ms, roles: table.roles() })
}

fn tell(table: &dyn AnyTable, step: usize, sitters: &mut [&mut dyn Sitter]) {
    let listening = Seat::all(sitters.len()).zip(sitters.iter_mut()).filter(|(_, sitter)| sitter.listens());
    for (seat, sitter) in listening {
        for event in table.events_of(step, Viewer::Seat(seat)) {
            sitter.event(&event);
        }
    }
}

fn ask(
    table: &dyn AnyTable,
    sitter: &mut dyn Sitter,
    seat: Seat,
    limits: Limits,
    stop: &Stop,
) -> Result<Answer, Fault> {
    let view = table.view(sitter.eyes(seat));
    let legal = if sitter.listens() { view.legal() } else { Vec::new() };
    sitter.decide(Turn { view: view.as_ref(), legal: &legal, limits, stop })
}
