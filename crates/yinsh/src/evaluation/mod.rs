//! The house's evaluation: five-point windows by count and by who can turn over what, mobility, rings, score.
//!
//! [`features`] lists numbers for each side, [`weights`] says what they are worth; the evaluation is the sum.

mod features;
mod weights;
mod windows;

pub(crate) use weights::Weights;

use game::Seat;

use crate::row::Row;
use crate::{Asked, Board};

use features::{Pieces, Sink};
use weights::SCALE;

/// The worth of a game that is won as soon as a row or ring has been taken: less than a win the search has
/// seen, more than everything else.
const WON: i32 = 1_000_000;

/// The worth of a position to the side whose decision it is.
pub(crate) fn evaluate(weights: &Weights, board: &Board) -> i32 {
    let mover = board.decider();
    let mut pieces = Pieces {
        rings: [board.rings(Seat::new(0)), board.rings(Seat::new(1))],
        markers: [board.markers(Seat::new(0)), board.markers(Seat::new(1))],
    };
    let mut taken = [board.taken(Seat::new(0)), board.taken(Seat::new(1))];
    if let Some(winner) = take_what_is_due(board, &mut pieces, &mut taken) {
        return if winner == mover { WON } else { -WON };
    }
    // Who moves a ring next has the advantage of it.
    let next = board.next_to_move();
    let (own, other) = (next.index(), next.other().index());
    let mut sum = Sum {
        rows: [weights.of(own == 0, taken[0], taken[1]), weights.of(own == 1, taken[1], taken[0])],
        sums: [0; 2],
    };
    features::list(&pieces, &mut sum);
    let worth = sum.sums[own] - sum.sums[other] + weights.of_score(taken[own], taken[other]);
    let worth = worth / SCALE;
    if next == mover { worth } else { -worth }
}

/// Takes off, in thought, the rows on the board and counts the rings that are due for them. Who wins by it, if
/// somebody does. Which ring goes is left open: none does.
#[inline]
fn take_what_is_due(board: &Board, pieces: &mut Pieces, taken: &mut [usize; 2]) -> Option<Seat> {
    if !matches!(board.asked(), Asked::Row | Asked::Ring) {
        return None;
    }
    let mover = board.next_to_move().other();
    if board.asked() == Asked::Ring {
        taken[board.decider().index()] += 1;
        if taken[board.decider().index()] >= board.rules().rings_to_win() {
            return Some(board.decider());
        }
    }
    for seat in [mover, mover.other()] {
        let own = seat.index();
        while let Some(row) = Row::all_in(pieces.markers[own]).next() {
            pieces.markers[own] -= row.points();
            taken[own] += 1;
            if taken[own] >= board.rules().rings_to_win() {
                return Some(seat);
            }
        }
    }
    None
}

/// Adds up what the features of both sides are worth.
struct Sum<'a> {
    rows: [&'a weights::Row; 2],
    sums: [i32; 2],
}

impl Sink for Sum<'_> {
    #[inline]
    fn add(&mut self, side: Seat, feature: usize, times: i32) {
        self.sums[side.index()] += self.rows[side.index()][feature] * times;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Yinsh;
    use game::random::fast;
    use game::{Game, Position, Symmetric};

    /// Positions from random games, all kinds of decisions among them.
    fn positions() -> Vec<Board> {
        let mut rng = fast(6);
        let mut boards = Vec::new();
        for _ in 0..30 {
            let mut board = Yinsh::default().start(&());
            while !board.is_over() {
                boards.push(board);
                board.play(board.random_move(&mut rng));
            }
        }
        boards
    }

    /// The position with White and Black exchanged.
    fn exchanged(board: &Board) -> Board {
        let text = format!("{board:?}");
        let text = text.trim_start_matches("Board(").trim_end_matches(')');
        let (pieces, rest) = text.split_once(' ').unwrap();
        let (decider, rest) = rest.split_once(' ').unwrap();
        let (asked, taken) = rest.split_once(' ').unwrap();
        let (white, black) = taken.split_once('-').unwrap();
        let other = |letter: char| match letter {
            'w' => 'b',
            'b' => 'w',
            'W' => 'B',
            'B' => 'W',
            other => other,
        };
        let text: String = pieces.chars().chain([' ']).chain(decider.chars()).map(other).collect();
        Yinsh::default().parse_board(&format!("{text} {asked} {black}-{white}")).unwrap()
    }

    #[test]
    fn both_sides_are_judged_alike() {
        let weights = Weights::by_hand();
        // During the set-up Black is never one ring behind.
        for board in positions().iter().filter(|board| board.asked() != Asked::Place) {
            assert_eq!(evaluate(&weights, board), evaluate(&weights, &exchanged(board)), "{board:?}");
        }
    }

    #[test]
    fn the_twelve_maps_change_nothing() {
        let weights = Weights::by_hand();
        for board in positions().iter().step_by(7) {
            for map in 0..board.symmetries() {
                assert_eq!(evaluate(&weights, &board.mapped(map)), evaluate(&weights, board), "{board:?}");
            }
        }
    }

    fn judged(position: &str) -> i32 {
        evaluate(&Weights::by_hand(), &Yinsh::default().parse_board(position).unwrap())
    }

    #[test]
    fn who_is_about_to_take_the_last_ring_has_won() {
        let row = "4/7/8/9/2wwwww3/3W5/10/8B/8/B5B/1WW1 w row 2-2";
        assert_eq!(judged(row), WON);
        assert_eq!(judged("4/7/8/9/10/3W5/10/8B/8/B5B/1WW1 w ring 2-2"), WON);
        assert_eq!(judged(&row.replace("wwwww", "bbbbb").replace("w row", "b row-then-move")), WON);
    }

    #[test]
    fn the_movers_last_ring_comes_before_the_opponents() {
        let both = "4/7/8/9/2wwwww3/W8/2bbbbb3/8B/8/B5B/1WW1 w row 2-2";
        assert_eq!(judged(both), WON);
        let only_black_wins = "W3/7/8/9/2wwwww3/W8/2bbbbb3/8B/8/B5B/1WW1 w row 1-2";
        assert_eq!(judged(only_black_wins), -WON);
    }

    #[test]
    fn a_ring_ahead_is_better() {
        let ahead = "W3/7/8/9/4w5/3W1b3/10/8B/7B/B5B/1WWB w move 1-0";
        assert!(judged(ahead) > 50, "{}", judged(ahead));
    }
}
