//! Laws of symmetric boards.

use std::collections::BTreeSet;

use super::place::{Outcome, Place, ensure};
use super::stage::Stage;
use crate::{Game, MoveList, Symmetric};

/// Checks the maps at every position of the random games.
pub(super) fn check<G: Game<Position: Symmetric>>(stage: &Stage<'_, G>) {
    for (index, line) in stage.lines.iter().enumerate() {
        for (step, position) in line.positions().iter().enumerate() {
            let place = Place { index: Some(index), step: Some(step), ..stage.place() };
            place.uphold("map 0 is the identity", || identity(position));
            place.uphold("legal moves map onto legal moves", || moves_map_onto_moves(position));
            place.uphold("mapping and playing can be exchanged", || maps_commute(position));
            place.uphold("all maps of a position have one canonical key", || one_key(position));
            place.uphold("a map changes neither whose turn it is nor the result", || same_standing(position));
        }
    }
}

fn for_maps<P: Symmetric>(position: &P, holds: impl Fn(usize, &P) -> Outcome) -> Outcome {
    ensure(position.symmetries() >= 1, || "there is no map, not even the identity".to_owned())?;
    for map in 0..position.symmetries() {
        holds(map, &position.mapped(map)).map_err(|what| format!("map {map}: {what}"))?;
    }
    Ok(())
}

fn identity<P: Symmetric>(position: &P) -> Outcome {
    ensure(position.mapped(0) == *position, || "it changes the position".to_owned())?;
    let moved = position.legal().iter().find(|mv| position.mapped_move(*mv, 0) != *mv);
    ensure(moved.is_none(), || format!("it changes {moved:?}"))
}

fn moves_map_onto_moves<P: Symmetric>(position: &P) -> Outcome {
    for_maps(position, |map, mapped| {
        let expected: BTreeSet<P::Move> = mapped.legal().iter().collect();
        let moves: BTreeSet<P::Move> =
            position.legal().iter().map(|mv| position.mapped_move(mv, map)).collect();
        ensure(moves == expected, || format!("{moves:?}, not {expected:?}"))
    })
}

fn maps_commute<P: Symmetric>(position: &P) -> Outcome {
    for_maps(position, |map, mapped| {
        for mv in position.legal().iter() {
            let (one, other) = (position.after(mv).mapped(map), mapped.after(position.mapped_move(mv, map)));
            ensure(one == other, || format!("after {mv}: {one:?}, not {other:?}"))?;
        }
        Ok(())
    })
}

fn one_key<P: Symmetric>(position: &P) -> Outcome {
    let key = position.canonical_key();
    for_maps(position, |_, mapped| {
        let other = mapped.canonical_key();
        ensure(other == key, || format!("{other:016x}, not {key:016x}"))
    })
}

fn same_standing<P: Symmetric>(position: &P) -> Outcome {
    for_maps(position, |_, mapped| {
        ensure(mapped.turn() == position.turn(), || format!("turn {:?}", mapped.turn()))?;
        ensure(mapped.ending() == position.ending(), || format!("ending {:?}", mapped.ending()))
    })
}
