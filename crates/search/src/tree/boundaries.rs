//! Looking so many tricks ahead: depth counted in settled positions, and three assumptions about the others, or a mixture of
//! two.

use game::{MoveList, Position, SearchTree, Seat, TreeExtent, Worth};

use super::options::Against;
use crate::value::ENDLESS;
use crate::{Guide, Meter};

/// How all other seats are taken to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// As well as they can, seeing all: everybody against this seat, or side against side.
    Best(Against),
    /// Anything, each move with the same chance.
    Chance,
}

/// What is assumed of the others: one thing, or two that may both be true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assumption {
    /// They play so.
    One(Others),
    /// They play in one of two ways; the first counts so many hundredths, the second the rest.
    Mixture([Others; 2], i32),
}

impl Assumption {
    /// What something is worth, which is found for one way to play after the other.
    fn value(self, mut by: impl FnMut(Others) -> Option<i32>) -> Option<i32> {
        match self {
            Assumption::One(others) => by(others),
            Assumption::Mixture([one, other], part) => {
                let (one, other) = (i64::from(by(one)?), i64::from(by(other)?));
                let part = i64::from(part);
                Some(((part * one + (100 - part) * other) / 100) as i32)
            }
        }
    }
}

/// What a position is worth by an assumption, looked at like [`by_boundaries`] does. A mixture has no bound before both of its
/// parts are known, so both are searched in full. `None` when the budget is spent.
///
/// ```
/// use game::{Limits, Seat, Thinking, think_alone};
/// use search::{Meter, example::{Board, TicTacToe}, tree::{Against, Assumption, Others, assuming}};
///
/// let centre = |board: &Board, seat: Seat| if board.owner(4).is_some_and(|owner| owner != seat) { -100 } else { 0 };
/// let worth = |assumption: Assumption| think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
///     let mut meter = Meter::new(thinking, Limits::NONE);
///     assuming(&centre, &TicTacToe::start(), Seat::new(1), assumption, 1, &mut meter)
/// });
/// // For the second seat: the first takes the centre, or any of nine cells.
/// let (best, chance) = (Others::Best(Against::Everybody), Others::Chance);
/// assert_eq!([worth(Assumption::One(best)), worth(Assumption::One(chance))], [Some(-100), Some(-11)]);
/// assert_eq!(worth(Assumption::Mixture([best, chance], 25)), Some(-33));
/// ```
pub fn assuming<P: Position, G: Guide<P>>(
    guide: &G,
    position: &P,
    seat: Seat,
    assumption: Assumption,
    depth: u32,
    meter: &mut Meter<'_>,
) -> Option<i32> {
    assumption.value(|others| by_boundaries(guide, position, seat, others, depth, (-ENDLESS, ENDLESS), meter))
}

/// What a position is worth to `seat` when it looks ahead until `depth` more settled positions
/// ([`Guide::settled`]) have been reached, and evaluates there ([`Guide::evaluate`]): depth 1 is the end of the
/// running trick. Ends of the game are weighed by [`Guide::ended`], else they are evaluated, too. The value is exact if
/// it lies within the window, else a bound. `None` when the budget is spent.
///
/// ```
/// use game::{Limits, Seat, Thinking, think_alone};
/// use search::{Meter, example::{Board, TicTacToe}, tree::{Against, Others, by_boundaries}};
///
/// let centre = |board: &Board, seat: Seat| i32::from(board.owner(4) == Some(seat));
/// let value = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
///     let mut meter = Meter::new(thinking, Limits::NONE);
///     by_boundaries(&centre, &TicTacToe::start(), Seat::new(0), Others::Best(Against::Everybody), 1, (-9, 9), &mut meter)
/// });
/// assert_eq!(value, Some(1), "one move takes the centre");
/// ```
pub fn by_boundaries<P: Position, G: Guide<P>>(
    guide: &G,
    position: &P,
    seat: Seat,
    others: Others,
    depth: u32,
    window: (i32, i32),
    meter: &mut Meter<'_>,
) -> Option<i32> {
    Ahead { guide, seat, others, sides: position.sides() }.moves(position, depth, window, meter)
}

/// What every move in a position is worth by an assumption, looked at like [`assuming`] does and said to whoever makes it, the
/// best for them first, and below each the same for the answers to it. `worth` puts a value to `seat` into words. Where the meter
/// stops it the tree ends.
///
/// ```
/// use game::{Limits, Seat, Thinking, TreeExtent, Worth, think_alone};
/// use search::{Meter, example::{Board, TicTacToe}, tree::{Assumption, Others, assumed_tree}};
///
/// let centre = |board: &Board, seat: Seat| i32::from(board.owner(4) == Some(seat));
/// let (seat, assumption) = (Seat::new(0), Assumption::One(Others::Chance));
/// let extent = TreeExtent { depth: 1, width: 2, least_visits: 1 };
/// let tree = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
///     let mut meter = Meter::new(thinking, Limits::NONE);
///     let worth = |value: i32| Worth::Points(f64::from(value));
///     assumed_tree(&centre, &TicTacToe::start(), seat, (assumption, 1), extent, &worth, &mut meter)
/// });
/// assert_eq!((tree.children[0].mv.as_deref(), tree.children[0].worth), (Some("b2"), Some(Worth::Points(1.0))));
/// assert_eq!(tree.more, 7);
/// ```
pub fn assumed_tree<P: Position, G: Guide<P>>(
    guide: &G,
    position: &P,
    seat: Seat,
    (assumption, depth): (Assumption, u32),
    extent: TreeExtent,
    worth: &dyn Fn(i32) -> Worth,
    meter: &mut Meter<'_>,
) -> SearchTree {
    let Some(turn) = position.turn() else { return SearchTree::default() };
    let moves = position.legal();
    if extent.depth == 0 || depth == 0 {
        return SearchTree { more: moves.len(), ..SearchTree::default() };
    }
    let sides = position.sides();
    let sign = if sides[turn.index()] == sides[seat.index()] { 1 } else { -1 };
    let mut valued = Vec::with_capacity(moves.len());
    for mv in moves.iter() {
        let next = position.after(mv);
        let reached = assumption.value(|others| {
            Ahead { guide, seat, others, sides }.reached(&next, depth, (-ENDLESS, ENDLESS), meter)
        });
        let Some(value) = reached else { return SearchTree::default() };
        valued.push((mv, next, sign * value));
    }
    valued.sort_by_key(|(.., value)| std::cmp::Reverse(*value));
    extent.unfold(valued, |(mv, next, value), left| {
        let depth = if guide.settled(&next) { depth - 1 } else { depth };
        SearchTree {
            mv: Some(mv.to_string()),
            seat: Some(turn),
            worth: Some(worth(value)),
            ..assumed_tree(guide, &next, seat, (assumption, depth), left, worth, meter)
        }
    })
}

struct Ahead<'a, G> {
    guide: &'a G,
    seat: Seat,
    others: Others,
    sides: [u8; game::MAX_SEATS],
}

/// What a seat does in the eyes of the searcher.
enum Wants {
    Most,
    Least,
    Anything,
}

impl<G> Ahead<'_, G> {
    fn wants(&self, turn: Seat) -> Wants {
        let partner = self.sides[turn.index()] == self.sides[self.seat.index()];
        match self.others {
            _ if turn == self.seat => Wants::Most,
            Others::Chance => Wants::Anything,
            Others::Best(Against::OtherSides) if partner => Wants::Most,
            Others::Best(_) => Wants::Least,
        }
    }

    /// The position after a move: it is evaluated, or looked at further.
    fn reached<P: Position>(
        &self,
        position: &P,
        depth: u32,
        window: (i32, i32),
        meter: &mut Meter<'_>,
    ) -> Option<i32>
    where
        G: Guide<P>,
    {
        if !meter.node() {
            return None;
        }
        if position.is_over() {
            let ended = self.guide.ended(position, self.seat);
            return Some(ended.unwrap_or_else(|| self.guide.evaluate(position, self.seat)));
        }
        let depth = if self.guide.settled(position) { depth - 1 } else { depth };
        if depth == 0 {
            return Some(self.guide.evaluate(position, self.seat));
        }
        self.moves(position, depth, window, meter)
    }

    fn moves<P: Position>(
        &self,
        position: &P,
        depth: u32,
        (mut low, mut high): (i32, i32),
        meter: &mut Meter<'_>,
    ) -> Option<i32>
    where
        G: Guide<P>,
    {
        let Some(turn) = position.turn() else { return Some(self.guide.evaluate(position, self.seat)) };
        let mut moves = P::Moves::default();
        if !self.guide.worth_trying(position, &mut moves) {
            position.legal_into(&mut moves);
        }
        let wants = self.wants(turn);
        let (mut most, mut least, mut sum) = (-ENDLESS, ENDLESS, 0_i64);
        for mv in moves.iter() {
            // An average has no bound before all of it is known.
            let window = if matches!(wants, Wants::Anything) { (-ENDLESS, ENDLESS) } else { (low, high) };
            // Played in place: a copy of a position that was just written waits for every part of it.
            let mut next = position.clone();
            next.play_unchecked(mv);
            let value = self.reached(&next, depth, window, meter)?;
            (most, least) = (most.max(value), least.min(value));
            sum += i64::from(value);
            match wants {
                Wants::Most => low = low.max(value),
                Wants::Least => high = high.min(value),
                Wants::Anything => {}
            }
            if low >= high {
                break;
            }
        }
        Some(match wants {
            Wants::Most => most,
            Wants::Least => least,
            Wants::Anything => (sum / moves.len().max(1) as i64) as i32,
        })
    }
}

#[cfg(test)]
mod tests {
    use game::random::fast;
    use game::{Limits, Thinking, think_alone};

    use super::*;
    use crate::example::{Board, TicTacToe};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "a guide is given positions by reference")]
    fn corner(board: &Board, seat: Seat) -> i32 {
        (0..9)
            .map(|cell| {
                board.owner(cell).map_or(0, |owner| if owner == seat { 10 + cell as i32 } else { -7 })
            })
            .sum()
    }

    /// The same without a window.
    fn plain(position: Board, seat: Seat, others: Others, depth: u32) -> i32 {
        if position.is_over() || depth == 0 {
            return corner(&position, seat);
        }
        let turn = position.turn().unwrap();
        let values: Vec<i32> =
            position.legal().iter().map(|mv| plain(position.after(mv), seat, others, depth - 1)).collect();
        let (most, least) = (values.iter().max(), values.iter().min());
        match others {
            _ if turn == seat => most.unwrap(),
            Others::Chance => (values.iter().map(i64::from).sum::<i64>() / values.len() as i64) as i32,
            Others::Best(_) => least.unwrap(),
        }
    }

    #[test]
    fn a_mixture_weighs_both_of_its_parts() {
        let position = TicTacToe::after("a2 b2 c2 a3 b3");
        let seat = Seat::new(0);
        let parts = [Others::Best(Against::Everybody), Others::Chance];
        let [one, other] = parts.map(|others| plain(position, seat, others, 3));
        assert_ne!(one, other);
        for part in [0, 30, 50, 100] {
            think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
                let mut meter = Meter::new(thinking, Limits::NONE);
                let found =
                    assuming(&corner, &position, seat, Assumption::Mixture(parts, part), 3, &mut meter);
                assert_eq!(found, Some((part * one + (100 - part) * other) / 100), "{part} hundredths");
                let mut short = Meter::new(thinking, Limits::nodes(2));
                assert_eq!(
                    assuming(&corner, &position, seat, Assumption::Mixture(parts, part), 3, &mut short),
                    None
                );
            });
        }
    }

    #[test]
    fn windows_do_not_change_what_is_found() {
        for seed in 0..30 {
            let mut rng = fast(seed);
            let mut position = TicTacToe::after("");
            for _ in 0..seed % 6 {
                if !position.is_over() {
                    let mv = position.random_move(&mut rng);
                    position.play_unchecked(mv);
                }
            }
            for (others, depth) in [
                (Others::Best(Against::Everybody), 3),
                (Others::Best(Against::OtherSides), 2),
                (Others::Chance, 3),
            ] {
                let seat = position.turn().unwrap_or(Seat::new(0));
                think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
                    let mut meter = Meter::new(thinking, Limits::NONE);
                    let found = by_boundaries(
                        &corner,
                        &position,
                        seat,
                        others,
                        depth,
                        (-ENDLESS, ENDLESS),
                        &mut meter,
                    );
                    assert_eq!(found, Some(plain(position, seat, others, depth)), "seed {seed}, {others:?}");
                    let mut short = Meter::new(thinking, Limits::nodes(1));
                    let found =
                        by_boundaries(&corner, &position, seat, others, 9, (-ENDLESS, ENDLESS), &mut short);
                    assert!(found.is_none() || position.count_legal() < 2, "one node is too few");
                });
            }
        }
    }
}
