//! In which order ring moves are tried: what builds and breaks rows first.

use crate::direction::Direction;
use crate::row::{Row, STARTS};
use crate::{Board, Move, Points};

/// A move that completes a row.
const COMPLETES: i32 = 3;

/// What one side is building: the points of windows without foreign markers that hold three, and four, own ones.
#[derive(Clone, Copy, Debug, Default)]
struct Building {
    three: Points,
    four: Points,
}

impl Building {
    fn new(own: Points, foreign: Points) -> Building {
        let mut building = Building::default();
        for direction in Direction::ALL {
            let step = direction.step();
            let at = |place: usize| own.0 >> (place * step);
            // The markers of every window at once, added up in columns.
            let (sum, carry) = add(at(0), at(1), at(2));
            let (ones, second) = add(sum, at(3), at(4));
            let (twos, fours) = (carry ^ second, carry & second);
            let open = STARTS[direction as usize].0 & !touching(foreign, step);
            building.three |= spread(twos & ones & open, step);
            building.four |= spread(fours & !ones & open, step);
        }
        building
    }
}

/// Adds three columns: the sum and what is carried.
const fn add(one: u128, two: u128, three: u128) -> (u128, u128) {
    let half = one ^ two;
    (half ^ three, one & two | half & three)
}

/// The windows, named by their first points, that hold a point of a set.
fn touching(set: Points, step: usize) -> u128 {
    let two = set.0 | set.0 >> step;
    two | two >> (2 * step) | set.0 >> (4 * step)
}

/// The points of windows.
fn spread(windows: u128, step: usize) -> Points {
    let two = windows | windows << step;
    Points(two | two << (2 * step) | windows << (4 * step))
}

/// Tells for each ring move of a list how early it should be tried: the higher, the earlier. Few different
/// answers, so that among moves that look alike what the search has learned decides.
pub(crate) fn orders(board: &Board, moves: &[Move], mut tell: impl FnMut(i32)) {
    let mover = board.decider();
    let (own, foreign) = (board.markers(mover), board.markers(mover.other()));
    let (mine, theirs) = (Building::new(own, foreign), Building::new(foreign, own));
    for mv in moves {
        let Move::Slide { from, to } = *mv else {
            tell(0);
            continue;
        };
        let flips = board.flips(from, to);
        let (gained, lost) = (flips & foreign, flips & own);
        let row_possible = !gained.is_empty() || own.meets(from.neighbours());
        if row_possible && Row::any_in((own | from.alone()) ^ flips) {
            tell(COMPLETES);
            continue;
        }
        let count = |points: Points| points.len() as i32;
        let worth = count(gained) - count(lost)
            + 2 * (count(gained & theirs.three) - count(lost & mine.three))
            + 6 * (count(gained & theirs.four) - count(lost & mine.four))
            + 2 * i32::from(mine.three.contains(from))
            + 3 * i32::from(mine.four.contains(to))
            + 3 * i32::from(theirs.four.contains(to));
        tell(match worth {
            6.. => 2,
            2..6 => 1,
            -1..2 => 0,
            _ => -1,
        });
    }
}

/// The same for rings to be taken: those that can move least first.
pub(crate) fn ring_orders(board: &Board, moves: &[Move], mut tell: impl FnMut(i32)) {
    let reach = board.reach();
    for mv in moves {
        tell(match mv {
            Move::TakeRing(ring) => -(reach.count_from(*ring) as i32),
            _ => 0,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Yinsh;
    use game::{Game, Position};

    fn order_of(position: &str, mv: &str) -> i32 {
        let game = Yinsh::default();
        let board = game.parse_board(position).unwrap();
        let mv = game.parse_move(mv).unwrap();
        assert!(board.is_legal(mv));
        let mut told = Vec::new();
        orders(&board, &[mv], |order| told.push(order));
        told[0]
    }

    #[test]
    fn rows_come_first_and_own_goals_last() {
        let four = "4/7/8/9/2wwwwW3/9/10/9/7B/B4BB/WWWWB1";
        let position = &format!("{} w move 0-0", four.replace("WWWWB1", "WWWW"));
        let position = &position.replace("B4BB", "B3BBB");
        assert_eq!(order_of(position, "e7-f8"), COMPLETES);
        assert_eq!(order_of(position, "e7-e2"), -1, "all four change colour");
        assert_eq!(order_of(position, "k7-j7"), 0);
    }

    #[test]
    fn breaking_four_comes_before_turning_over_one() {
        let position = "4/7/8/3W5/2bbbb4/9/7b2/9/7B/B3BBB/WWWW w move 0-0";
        assert_eq!(order_of(position, "d4-f6"), 2);
        assert!(order_of(position, "d4-d5") < 2);
    }
}
