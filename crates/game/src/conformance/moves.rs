//! Laws of positions and their moves.

use std::collections::BTreeSet;

use super::place::{Outcome, ensure};
use super::stage::{MomentLaw, Scene};
use crate::random::below;
use crate::{Game, MoveList, Position, Seat};

/// Lists up to this long must come up entirely when moves are drawn at random.
const SHORT: usize = 6;

pub(super) fn laws<G: Game>() -> [MomentLaw<G>; 10] {
    [
        ("somebody is to move exactly while the game has not ended", turn_or_ending),
        ("a running game has a legal move, a finished one has none", some_legal_move),
        ("no legal move is listed twice", no_move_twice),
        ("every generated move is legal", generated_are_legal),
        ("a move that is not generated is illegal", others_are_illegal),
        ("as many moves are counted as generated", counted_as_generated),
        ("random moves are legal, and each comes up", random_moves),
        ("a game played out is that of its random moves, one after the other", played_out),
        ("the order of moves depends on the position alone", same_order),
        ("a side has a number for every seat", seats_agree),
    ]
}

fn turn_or_ending<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let position = here.position();
    let (turn, ending) = (position.turn(), position.ending());
    ensure(turn.is_none() == ending.is_some(), || format!("turn {turn:?}, ending {ending:?}"))?;
    ensure(position.is_over() == turn.is_none(), || "is_over does not agree with turn".to_owned())?;
    ensure(turn.is_none_or(|seat| seat.index() < position.seats()), || format!("turn {turn:?}"))
}

fn some_legal_move<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let legal = here.position().legal();
    ensure(legal.is_empty() == here.position().is_over(), || {
        format!("{} legal moves, turn {:?}", legal.len(), here.position().turn())
    })
}

fn no_move_twice<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let mut seen = BTreeSet::new();
    let twice = here.position().legal().iter().find(|mv| !seen.insert(*mv));
    ensure(twice.is_none(), || format!("{twice:?} is listed twice"))
}

fn generated_are_legal<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let refused = here.position().legal().iter().find(|mv| !here.position().is_legal(*mv));
    ensure(refused.is_none(), || format!("{refused:?} is generated, but is_legal says no"))
}

fn others_are_illegal<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let legal: BTreeSet<G::Move> = here.position().legal().iter().collect();
    let strangers = here.stage.strange_moves.as_slice().iter().copied();
    let accepted = strangers.filter(|mv| !legal.contains(mv)).find(|mv| here.position().is_legal(*mv));
    ensure(accepted.is_none(), || format!("{accepted:?} is not generated, but is_legal says yes"))
}

fn counted_as_generated<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let (counted, listed) = (here.position().count_legal(), here.position().legal().len());
    ensure(counted == listed, || format!("count_legal says {counted}, {listed} are generated"))
}

fn random_moves<G: Game>(here: &Scene<'_, G>) -> Outcome {
    if here.position().is_over() {
        return Ok(());
    }
    let mut rng = here.rng();
    let legal: BTreeSet<G::Move> = here.position().legal().iter().collect();
    let thorough = here.close && legal.len() <= SHORT;
    // Of n moves one is missed by 30 n fair draws about once in 10^13 times.
    let draws = if thorough { 30 * legal.len() } else { 2 };
    let drawn: BTreeSet<G::Move> = (0..draws).map(|_| here.position().random_move(&mut rng)).collect();
    let illegal = drawn.iter().find(|mv| !legal.contains(mv));
    ensure(illegal.is_none(), || format!("random_move gives {illegal:?}, which is not legal"))?;
    let missed = legal.iter().find(|mv| thorough && !drawn.contains(mv));
    ensure(missed.is_none(), || format!("random_move never gives {missed:?}"))
}

fn played_out<G: Game>(here: &Scene<'_, G>) -> Outcome {
    // A board game can go in circles, so that there is always an end of patience.
    let most = if here.close { 200 } else { below(&mut here.rng(), 12) };
    let (mut at_once, mut singly) = (here.position().clone(), here.position().clone());
    let mut left = most;
    let ended = at_once.play_out(&mut here.rng(), || {
        left = left.saturating_sub(1);
        left > 0
    });
    let (mut rng, mut moves) = (here.rng(), 1);
    while !singly.is_over() && moves < most {
        let mv = singly.random_move(&mut rng);
        singly.play_unchecked(mv);
        moves += 1;
    }
    ensure(ended == singly.is_over(), || format!("over: {ended}, move by move {}", singly.is_over()))?;
    ensure(at_once == singly, || format!("{at_once:?}, move by move {singly:?}"))
}

fn same_order<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let (one, other) = (here.position().legal(), here.position().clone().legal());
    ensure(one.iter().eq(other.iter()), || "a copy of the position lists its moves in another way".to_owned())
}

fn seats_agree<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let (seats, sides) = (here.game().seats(), here.position().sides());
    ensure(here.position().seats() == seats, || format!("{} seats, not {seats}", here.position().seats()))?;
    let odd = Seat::all(seats).find(|seat| usize::from(sides[seat.index()]) >= sides.len());
    ensure(odd.is_none(), || format!("seat {odd:?} has a side that is no number of a side: {sides:?}"))
}
