//! The law that two generators, one fast and one plain, agree.

use std::collections::BTreeSet;

use super::place::{Place, ensure};
use super::stage::Stage;
use crate::{Game, MoveList, Position};

/// Compares the legal moves at every position of the random games with those of a second generator.
pub(super) fn check<G: Game>(stage: &Stage<'_, G>, plain: &impl Fn(&G::Position) -> Vec<G::Move>) {
    for (index, line) in stage.lines.iter().enumerate() {
        for (step, position) in line.positions().iter().enumerate() {
            let place = Place { index: Some(index), step: Some(step), ..stage.place() };
            place.uphold("the plain generator finds the same moves", || {
                let ours: BTreeSet<G::Move> = position.legal().iter().collect();
                let plain: BTreeSet<G::Move> = plain(position).into_iter().collect();
                let missing: Vec<String> = plain.difference(&ours).map(ToString::to_string).collect();
                let surplus: Vec<String> = ours.difference(&plain).map(ToString::to_string).collect();
                ensure(missing.is_empty() && surplus.is_empty(), || {
                    format!("missing {missing:?}, too many {surplus:?} at {position:?}")
                })
            });
        }
    }
}
