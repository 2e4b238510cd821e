//! How much of a result was luck: a fixed player plays every deal with itself, and further deals too, and what
//! comes out there says what the deal is like.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use game::Stop;

use crate::standings::{LuckFreeResult, levelled, sum_of};
use crate::stats::{Luck, Sum, without_luck};
use crate::{ArenaError, Encounter, Hall, Ledger, Outcome, Seating, Standings, Task};

/// How many deals are measured for each that is played: what deals are like in general has to be known better
/// than what the played ones were like.
pub(super) const TIMES: u64 = 5;

/// Lets the baseline play all deals of the tournament with itself, and some more.
pub(super) fn measure(
    hall: &mut Hall,
    ledger: &mut Ledger,
    baseline: usize,
    groups: u64,
    stop: &Stop,
    progress: &mut dyn FnMut(u64),
) -> Result<(), ArenaError> {
    let encounter = hall.meet(alone(hall, baseline), ledger)?;
    let tasks: Vec<Task> = (0..groups * TIMES).map(|group| Task { encounter, group, place: 0 }).collect();
    let mut played = 0;
    hall.play(&tasks, ledger, stop, &mut |_| {
        played += 1;
        progress(played);
        ControlFlow::Continue(())
    })
}

/// Adds to the table what everybody's result is without the luck.
pub(super) fn take_out(standings: &mut Standings, hall: &Hall, baseline: usize, counted: &[usize]) {
    let Some(encounter) = hall.encounters().iter().position(|known| *known == alone(hall, baseline)) else {
        return;
    };
    let deals: BTreeMap<u64, &Outcome> =
        hall.results().games(encounter).map(|(group, _, outcome)| (group, outcome)).collect();
    for line in &mut standings.players {
        let Some(player) = hall.participants().iter().position(|known| known.name == line.name) else {
            continue;
        };
        line.luck_free = free(hall, player, counted, &deals);
    }
}

fn alone(hall: &Hall, baseline: usize) -> Encounter {
    Encounter { players: vec![baseline; hall.rules().seats()], seating: Seating::Fixed }
}

fn free(
    hall: &Hall,
    player: usize,
    counted: &[usize],
    deals: &BTreeMap<u64, &Outcome>,
) -> Option<LuckFreeResult> {
    let seats = hall.rules().seats();
    let (mut results, mut here, mut played) = (Vec::new(), Vec::new(), BTreeSet::new());
    for number in counted.iter().filter(|number| hall.encounters()[**number].players.contains(&player)) {
        let orders = hall.encounters()[*number].orders();
        let mut own = Vec::new();
        for (group, outcomes) in hall.results().complete(*number) {
            let Some(deal) = deals.get(&group) else { continue };
            if seats > 2 && outcomes.iter().any(|outcome| outcome.forfeit.is_some()) {
                continue;
            }
            let games = orders.iter().zip(&outcomes).map(|(order, outcome)| sum_of(outcome, order, player));
            own.push(games.fold(Sum::default(), |all, game| Sum {
                total: all.total + game.total,
                weight: all.weight + game.weight,
            }));
            here.push(measures(deal));
            played.insert(group);
        }
        results.push(own);
    }
    let results: Vec<f64> = levelled(&results).iter().map(|sum| sum.total / sum.weight).collect();
    let elsewhere: Vec<Vec<f64>> =
        deals.iter().filter(|(group, _)| !played.contains(group)).map(|(_, deal)| measures(deal)).collect();
    let found = without_luck(&results, Luck { here: &here, elsewhere: &elsewhere })?;
    Some(LuckFreeResult { result: found.adjusted, explained: found.explained, gain: found.gain })
}

/// What a deal is like. Everybody sits everywhere, so which seat is good does not matter: what matters is what
/// the deal gives on average, and how much is at stake in it.
fn measures(deal: &Outcome) -> Vec<f64> {
    let seats = deal.scores.seats() as f64;
    let all = deal.scores.as_slice().iter().map(|score| f64::from(*score));
    vec![all.clone().sum::<f64>() / seats, all.map(f64::abs).sum::<f64>() / seats]
}
