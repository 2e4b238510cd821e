//! One game of a match: seats are told what they may see, asked in turn, and judged.

use std::time::Instant;

use catalog::{AnyTable, AnyView};
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
    let opening = table.plies();
    for ((seat, sitter), seed) in Seat::all(sitters.len()).zip(sitters.iter_mut()).zip(seeds) {
        sitter.begin(seat, *seed);
    }
    for step in 0..=opening {
        tell(table, step, sitters);
    }
    let mut eyes: Vec<Option<Eyes>> = sitters.iter().map(|_| None).collect();
    let mut ms = Vec::new();
    let mut forfeit = None;
    while let Some(seat) = table.turn() {
        if stop.is_stopped() {
            return None;
        }
        let asked = Instant::now();
        let viewer = sitters[seat.index()].eyes(seat);
        let eyes = Eyes::opened(&mut eyes[seat.index()], table, viewer);
        let answer = ask(eyes.view.as_ref(), sitters[seat.index()], limits, stop);
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
        tell(table, table.plies(), sitters);
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

/// What somebody has seen so far: it grows from one own decision to the next, instead of being added up anew at each.
struct Eyes {
    viewer: Viewer,
    /// How many steps of the game it has taken in.
    steps: usize,
    view: Box<dyn AnyView>,
}

impl Eyes {
    /// The eyes of somebody, who sees the table as it stands.
    fn opened<'e>(eyes: &'e mut Option<Eyes>, table: &dyn AnyTable, viewer: Viewer) -> &'e mut Eyes {
        let fresh = || Eyes { viewer, steps: table.plies(), view: table.view(viewer) };
        let known = eyes.take().filter(|eyes| eyes.viewer == viewer);
        eyes.insert(known.and_then(|eyes| eyes.grown(table)).unwrap_or_else(fresh))
    }

    /// The same after all that has happened since.
    fn grown(mut self, table: &dyn AnyTable) -> Option<Eyes> {
        while self.steps < table.plies() {
            table.feed(self.steps + 1, self.view.as_mut()).ok()?;
            self.steps += 1;
        }
        Some(self)
    }
}

fn ask(view: &dyn AnyView, sitter: &mut dyn Sitter, limits: Limits, stop: &Stop) -> Result<Answer, Fault> {
    let legal = if sitter.listens() { view.legal() } else { Vec::new() };
    sitter.decide(Turn { view, legal: &legal, limits, stop })
}
