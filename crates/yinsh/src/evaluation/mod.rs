//! The house's evaluation: patterns of five-point windows with who can turn over what, mobility, rings, score.
//!
//! [`pattern`] says what lies in each window, [`kinds`] puts patterns together that are alike, [`features`] counts
//! the rest for each side, [`weights`] says what all of it is worth by itself, and [`net`] what it is worth together;
//! the evaluation is the sum.

mod features;
mod inputs;
mod kinds;
mod net;
mod pattern;
mod text;
mod weights;

pub(crate) use inputs::{FACTORS, ROWS, factors, row_of_phase};
pub(crate) use kinds::kinds_of;
pub(crate) use net::{Net, SHAPE, WIDTH, to_bytes};
pub(crate) use pattern::PATTERNS;
pub(crate) use weights::{Model, OF_KINDS, PHASES, TERMS, Weights};

use game::Seat;

use crate::row::Row;
use crate::{Asked, Board};

use features::{FEATURES, Pieces, Sink};
use weights::{SCALE, SETTING_UP, WORTH, phase_of};

/// The worth of a game that is won as soon as a row or ring has been taken: less than a win the search has
/// seen, more than everything else.
const WON: i32 = 1_000_000;

/// The worth of a position to the side whose decision it is.
pub(crate) fn evaluate(weights: &Weights, board: &Board) -> i32 {
    let mover = board.decider();
    let mut pieces = Pieces::of(board);
    let mut taken = [board.taken(Seat::new(0)), board.taken(Seat::new(1))];
    if let Some(winner) = take_what_is_due(board, &mut pieces, &mut taken) {
        return if winner == mover { WON } else { -WON };
    }
    // Who moves a ring next has the advantage of it.
    let next = board.next_to_move();
    let (own, other) = (next.index(), next.other().index());
    let phase = if board.asked() == Asked::Place { SETTING_UP } else { phase_of(taken[own], taken[other]) };
    let sum = Sum { rows: weights.features(phase), next, sums: [0; 2] };
    let worth = match weights.net() {
        Some(net) => together(weights, net, &pieces, sum, phase),
        None => alone(weights, &pieces, sum, phase),
    };
    let worth = worth / SCALE;
    if next == mover { worth } else { -worth }
}

/// What the weights say.
#[inline]
fn alone(weights: &Weights, pieces: &Pieces, mut sum: Sum<'_>, phase: usize) -> i32 {
    let flips = features::list(pieces, &mut sum);
    let mut worth = sum.worth() + weights.worth(phase);
    let table = weights.patterns(phase);
    pattern::each(pieces, flips, sum.next, |pattern| worth += i32::from(table[pattern]));
    worth
}

/// What the weights and the network beside them say.
#[inline]
fn together(weights: &Weights, net: &Net, pieces: &Pieces, sum: Sum<'_>, phase: usize) -> i32 {
    let mut both = Both { sum, net, sums: *net.phase(phase) };
    let flips = features::list(pieces, &mut both);
    let mut worth = both.sum.worth() + weights.worth(phase);
    let (table, rows, mut sums) = (weights.patterns(phase), net.patterns(), both.sums);
    pattern::each(pieces, flips, both.sum.next, |pattern| {
        worth += i32::from(table[pattern]);
        net::add(&mut sums, &rows[pattern]);
    });
    worth + net.worth(&sums, phase)
}

/// The phase of a position without rows.
pub(crate) fn phase_of_board(board: &Board) -> usize {
    let next = board.next_to_move();
    if board.asked() == Asked::Place {
        return SETTING_UP;
    }
    phase_of(board.taken(next), board.taken(next.other()))
}

/// What the evaluation looks at in a position without rows: the terms as far as they do not come from windows,
/// foreign ones negative, and the patterns of the windows that are not empty, each with its reverse as one.
pub(crate) fn looked_at(board: &Board) -> ([i32; TERMS], Vec<u16>) {
    let pieces = Pieces::of(board);
    let next = board.next_to_move();
    let mut listed = Listed { next, terms: [0; TERMS] };
    let flips = features::list(&pieces, &mut listed);
    listed.terms[WORTH] = 1;
    let mut patterns = Vec::new();
    pattern::each(&pieces, flips, next, |pattern| {
        if pattern != 0 {
            patterns.push(pattern.min(pattern::reversed(pattern)) as u16);
        }
    });
    (listed.terms, patterns)
}

/// The rows of the network that a position without rows of markers adds up.
pub(crate) fn rows_of(board: &Board) -> Vec<u16> {
    let pieces = Pieces::of(board);
    let next = board.next_to_move();
    let mut rows = Rows { next, rows: vec![row_of_phase(phase_of_board(board)) as u16] };
    let flips = features::list(&pieces, &mut rows);
    pattern::each(&pieces, flips, next, |pattern| {
        if pattern != 0 {
            rows.rows.push(inputs::row_of_pattern(pattern) as u16);
        }
    });
    rows.rows
}

/// Writes the rows down.
struct Rows {
    next: Seat,
    rows: Vec<u16>,
}

impl Sink for Rows {
    fn add(&mut self, side: Seat, feature: usize, times: i32) {
        let place = usize::from(side != self.next);
        self.rows.push(inputs::row_of_counted(place, inputs::counted(feature, times)) as u16);
    }
}

/// Writes the features down.
struct Listed {
    next: Seat,
    terms: [i32; TERMS],
}

impl Sink for Listed {
    fn add(&mut self, side: Seat, feature: usize, times: i32) {
        if side == self.next {
            self.terms[feature] += times;
        } else {
            self.terms[FEATURES + feature] -= times;
        }
    }
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

/// Adds up what the features are worth to the side to move and to the other side.
struct Sum<'a> {
    rows: &'a [weights::Row; 2],
    next: Seat,
    sums: [i32; 2],
}

impl Sum<'_> {
    fn worth(&self) -> i32 {
        self.sums[0] - self.sums[1]
    }
}

/// Adds up the rows of the network as well.
struct Both<'a> {
    sum: Sum<'a>,
    net: &'a Net,
    sums: net::Sums,
}

impl Sink for Both<'_> {
    #[inline]
    fn add(&mut self, side: Seat, feature: usize, times: i32) {
        let place = usize::from(side != self.sum.next);
        net::add(&mut self.sums, self.net.counted(place, inputs::counted(feature, times)));
        self.sum.add(side, feature, times);
    }
}

impl Sink for Sum<'_> {
    #[inline]
    fn add(&mut self, side: Seat, feature: usize, times: i32) {
        let place = usize::from(side != self.next);
        self.sums[place] += self.rows[place][feature] * times;
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
                board.play_unchecked(board.random_move(&mut rng));
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
        let weights = Weights::learned();
        // During the set-up Black is never one ring behind.
        for board in positions().iter().filter(|board| board.asked() != Asked::Place) {
            assert_eq!(evaluate(&weights, board), evaluate(&weights, &exchanged(board)), "{board:?}");
        }
    }

    #[test]
    fn the_twelve_maps_change_nothing() {
        let weights = Weights::learned();
        for board in positions().iter().step_by(7) {
            for map in 0..board.symmetries() {
                assert_eq!(evaluate(&weights, &board.mapped(map)), evaluate(&weights, board), "{board:?}");
            }
        }
    }

    #[test]
    fn play_looks_at_the_rows_that_learning_looks_at() {
        let model = net::tests::made_up();
        let network = Net::from_bytes(&to_bytes(&model)).unwrap();
        let alone = Weights::new(&Model::learned());
        let both = alone.clone().with(network.clone());
        let mut different = 0;
        for board in positions().iter().filter(|board| matches!(board.asked(), Asked::Move | Asked::Place)) {
            let mut sums = [0; WIDTH];
            for row in rows_of(board) {
                let row = learning::rounded(&model.parts().rows[usize::from(row) * WIDTH..][..WIDTH], 256.0);
                net::add(&mut sums, row.as_slice().try_into().unwrap());
            }
            let expected = network.worth(&sums, phase_of_board(board)) / SCALE;
            let found = evaluate(&both, board) - evaluate(&alone, board);
            assert!((expected - found).abs() <= 1, "{found}, not {expected}: {board:?}");
            different += usize::from(found != 0);
        }
        assert!(different > 100);
    }

    fn judged(position: &str) -> i32 {
        evaluate(&Weights::learned(), &Yinsh::default().parse_board(position).unwrap())
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
        assert!(judged(ahead) > 20, "{}", judged(ahead));
    }
}
