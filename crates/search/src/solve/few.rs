//! The last few moves, searched to the end with a value of the game's own.
//!
//! Nothing is prepared and nothing is kept: for endings of a handful of moves, in many worlds one after another,
//! where [`AlphaBeta`](crate::tree::AlphaBeta) and [`MaxN`](crate::tree::MaxN) would take longer to begin than to
//! search. The last moves generated are tried first: in a hand, the strongest cards.

use game::{MoveList, Position, Seat};

use crate::Meter;

/// Alpha-beta to the end for two sides: the value of the position for the side of which `ours` speaks, if both play
/// their best. `value` is the worth of an end to that side. `None` when the budget is spent.
///
/// ```
/// use game::{Limits, Position, Seat, Thinking, think_alone};
/// use search::{Meter, example::{Board, TicTacToe}, solve::two_sides};
///
/// let position = TicTacToe::after("a1 b1 a2 b2");
/// let own = Seat::new(0);
/// let value = |end: &Board| end.ending().map_or(0, |ending| ending.scores[own]);
/// let best = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
///     two_sides(&position, &|seat| seat == own, &value, &mut Meter::new(thinking, Limits::NONE))
/// });
/// assert_eq!(best, Some(1));
/// ```
pub fn two_sides<P: Position>(
    position: &P,
    ours: &impl Fn(Seat) -> bool,
    value: &impl Fn(&P) -> i32,
    meter: &mut Meter<'_>,
) -> Option<i32> {
    within(position, ours, value, (-i32::MAX, i32::MAX), meter)
}

fn within<P: Position>(
    position: &P,
    ours: &impl Fn(Seat) -> bool,
    value: &impl Fn(&P) -> i32,
    (mut low, mut high): (i32, i32),
    meter: &mut Meter<'_>,
) -> Option<i32> {
    if !meter.node() {
        return None;
    }
    let Some(seat) = position.turn() else { return Some(value(position)) };
    let ours_to_move = ours(seat);
    let mut best = if ours_to_move { -i32::MAX } else { i32::MAX };
    let moves = position.legal();
    for place in (0..moves.len()).rev() {
        let found = within(&position.after(moves.get(place)), ours, value, (low, high), meter)?;
        if ours_to_move {
            best = best.max(found);
            low = low.max(best);
        } else {
            best = best.min(found);
            high = high.min(best);
        }
        if low >= high {
            break;
        }
    }
    Some(best)
}

/// Max^n to the end: everybody takes what is best for themselves, the first of equally good moves. The end that
/// comes of it, and what it is worth to each seat by `values`. `None` when the budget is spent.
///
/// ```
/// use game::{Limits, Position, Thinking, think_alone};
/// use search::{Meter, example::{Board, TicTacToe}, solve::each_alone};
///
/// let position = TicTacToe::after("a1 b1 a2 b2");
/// let values = |end: &Board| [0, 1].map(|seat| end.ending().map_or(0, |ending| ending.scores.as_slice()[seat]));
/// let found = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
///     each_alone(&position, &values, &mut Meter::new(thinking, Limits::NONE))
/// });
/// let (end, values) = found.unwrap();
/// assert!(end.is_over());
/// assert_eq!(values, [1, -1]);
/// ```
pub fn each_alone<P: Position, const SEATS: usize>(
    position: &P,
    values: &impl Fn(&P) -> [i32; SEATS],
    meter: &mut Meter<'_>,
) -> Option<(P, [i32; SEATS])> {
    if !meter.node() {
        return None;
    }
    let Some(seat) = position.turn() else { return Some((position.clone(), values(position))) };
    let mut best: Option<(P, [i32; SEATS])> = None;
    let moves = position.legal();
    for mv in moves.iter() {
        let found = each_alone(&position.after(mv), values, meter)?;
        if best.as_ref().is_none_or(|(_, known)| found.1[seat.index()] > known[seat.index()]) {
            best = Some(found);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use game::random::fast;
    use game::{Limits, Thinking, think_alone};

    use super::*;
    use crate::example::{Board, TicTacToe};

    fn score(end: Board, seat: usize) -> i32 {
        end.ending().map_or(0, |ending| ending.scores.as_slice()[seat])
    }

    /// Minimax without any cut.
    fn plain(position: Board, own: usize) -> i32 {
        let Some(seat) = position.turn() else { return score(position, own) };
        let moves = position.legal();
        let values = moves.iter().map(|mv| plain(position.after(mv), own));
        if seat.index() == own { values.max() } else { values.min() }.expect("somebody is to move")
    }

    #[test]
    fn both_are_minimax_at_a_table_of_two_and_stop_when_the_budget_ends() {
        for seed in 0..60 {
            let mut rng = fast(seed);
            let mut position = TicTacToe::after("");
            for _ in 0..2 + seed % 5 {
                if !position.is_over() {
                    let mv = position.random_move(&mut rng);
                    position.play_unchecked(mv);
                }
            }
            think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
                let mut meter = Meter::new(thinking, Limits::NONE);
                let values = |end: &Board| [score(*end, 0), score(*end, 1)];
                let (_, alone) = each_alone(&position, &values, &mut meter).unwrap();
                for (own, alone) in alone.into_iter().enumerate() {
                    let ours = |seat: Seat| seat.index() == own;
                    let found = two_sides(&position, &ours, &|end: &Board| score(*end, own), &mut meter);
                    assert_eq!(found, Some(plain(position, own)), "seed {seed}, seat {own}");
                    assert_eq!(alone, plain(position, own), "seed {seed}, seat {own}");
                }
                let mut short = Meter::new(thinking, Limits::nodes(1));
                let found = two_sides(&position, &|_| true, &|end: &Board| score(*end, 0), &mut short);
                assert_eq!(found.is_none(), !position.is_over(), "one node is enough only for an end");
            });
        }
    }
}
