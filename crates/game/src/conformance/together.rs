//! Laws over all random games of a variant together: keys that tell positions apart, and that what is declared
//! hidden is hidden.

use std::collections::BTreeMap;

use super::place::{Outcome, ensure};
use super::stage::{Law, Stage};
use crate::random::fast;
use crate::{Game, Line, MoveList, Position, Seat, Viewer, Worlds};

/// One move in so many may leave the key as it was.
const UNCHANGED: usize = 20;
/// How many worlds are drawn to find one that is not the true one.
const DRAWS: usize = 20;

pub(super) fn laws<'a, G: Game>() -> [Law<Stage<'a, G>>; 2] {
    [
        ("positions with equal keys have the same future", keys_tell_positions_apart),
        ("something is hidden from somebody exactly where that is declared", hidden_as_declared),
    ]
}

fn keys_tell_positions_apart<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let mut futures = BTreeMap::new();
    let (mut moves, mut unchanged) = (0, 0);
    for line in &stage.lines {
        for position in line.positions() {
            let mut legal: Vec<G::Move> = position.legal().iter().collect();
            legal.sort_unstable();
            let future = (position.turn(), legal, position.ending());
            let known = futures.entry(position.key()).or_insert_with(|| future.clone());
            ensure(*known == future, || {
                format!("the key {:016x} stands for {known:?} and for {future:?}", position.key())
            })?;
        }
        let pairs = line.positions().windows(2);
        moves += pairs.len();
        unchanged += pairs.filter(|pair| pair[0].key() == pair[1].key()).count();
    }
    ensure(unchanged * UNCHANGED <= moves, || format!("{unchanged} of {moves} moves leave the key as it was"))
}

fn hidden_as_declared<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let mut rng = fast(stage.kit.seed);
    for seat in Seat::all(stage.game.seats()) {
        let mut hidden = false;
        for line in &stage.lines {
            let start = Line::new(stage.game.clone(), line.deal().clone());
            let view = start.view(Viewer::Seat(seat));
            hidden |= (0..DRAWS).any(|_| view.sample(&mut rng) != *start.position());
        }
        ensure(hidden || !G::FACTS.hidden, || format!("seat {seat} knows every card from the start"))?;
        ensure(!hidden || G::FACTS.hidden, || format!("something is hidden from seat {seat}"))?;
    }
    Ok(())
}
