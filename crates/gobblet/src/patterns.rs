//! The learned evaluation of the 4x4 board: a weight for every pattern that a line can show.
//!
//! A square shows nothing, or a piece of one of four sizes that belongs to the side to move or to the other: nine
//! states, so a line of four squares shows one of 6,561 patterns. Lines come in three kinds (at the edge, inside,
//! diagonal); a pattern and its mirror image share a weight. What a side has put on the board so far adds another
//! weight, and being on move a last one. All weights are learned from games of the house against itself (see the
//! course `weights`) and kept in a file.

use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

use crate::layers::Layers;
use crate::symmetry::mirrored_in_the_diagonal;
use crate::{Board, Judgement};

/// States of a square: empty, own 1 to 4, foreign 1 to 4.
pub(crate) const STATES: usize = 9;
/// Patterns of a line.
pub(crate) const LINE_PATTERNS: usize = STATES * STATES * STATES * STATES;
/// Kinds of lines: at the edge, inside, diagonal.
pub(crate) const KINDS: usize = 3;
/// What a side has put on the board: two bits for each size.
pub(crate) const STOCKS: usize = 256;
/// All weights: the patterns of each kind, the stocks, the move.
pub(crate) const WEIGHTS: usize = KINDS * LINE_PATTERNS + STOCKS + 1;
/// Where the weights of the stocks begin.
pub(crate) const STOCK: usize = KINDS * LINE_PATTERNS;
/// The weight of being on move.
pub(crate) const MOVE: usize = STOCK + STOCKS;

/// Every fourth bit of a word, from the lowest: one square of each plane.
const NIBBLES: u64 = 0x000f_000f_000f_000f;
/// The squares of the rising and of the falling diagonal, in each plane.
const RISING: u64 = 0x8421_8421_8421_8421;
const FALLING: u64 = 0x1248_1248_1248_1248;

/// The weights, spread out so that a line of a board is looked up with a few machine instructions.
pub struct Patterns {
    /// For each kind of line, by what [`gather`] makes of it.
    lines: [Box<[i16]>; KINDS],
    stocks: [i16; STOCKS],
    on_move: i16,
}

/// What a board shows, ready to be looked up.
pub(crate) struct Sight {
    /// For each of the ten lines its kind and its pattern as [`gather`] has it.
    pub(crate) lines: [(usize, u16); 10],
    /// The stocks of the side to move and of the other.
    pub(crate) stocks: [usize; 2],
}

impl Sight {
    /// What the side to move sees.
    pub(crate) fn of(board: &Board<4>) -> Sight {
        let mover = board.mover();
        let all = board.all_pieces();
        let planes = planes(board);
        let turned = mirrored_in_the_diagonal::<4>(Layers(planes)).0;
        Sight {
            lines: [
                (0, gather(planes)),
                (0, gather(planes >> 12)),
                (0, gather(turned)),
                (0, gather(turned >> 12)),
                (1, gather(planes >> 4)),
                (1, gather(planes >> 8)),
                (1, gather(turned >> 4)),
                (1, gather(turned >> 8)),
                (2, gather(folded(planes & RISING))),
                (2, gather(folded(planes & FALLING))),
            ],
            stocks: [stock(all[mover.index()]), stock(all[mover.other().index()])],
        }
    }
}

/// What is visible, in four planes of sixteen squares: the size in three bits, and whose it is.
fn planes(board: &Board<4>) -> u64 {
    let all = board.all_pieces();
    let together = all[0].or(all[1]);
    let visible = together.without(together.larger()).0;
    let (one, two, three, four) =
        (visible & 0xffff, (visible >> 16) & 0xffff, (visible >> 32) & 0xffff, visible >> 48);
    let foreign = u64::from(board.shown(board.mover().other()));
    (one | three) | (two | three) << 16 | four << 32 | foreign << 48
}

/// The four squares of the first rank of each plane, side by side in sixteen bits.
const fn gather(planes: u64) -> u16 {
    // Each group of four bits is moved to its place in the highest sixteen; no two groups meet on the way.
    const PLACES: u64 = 1 << 48 | 1 << 36 | 1 << 24 | 1 << 12;
    ((planes & NIBBLES).wrapping_mul(PLACES) >> 48) as u16
}

/// The squares of a diagonal, one on each file, all moved down to the first rank.
const fn folded(diagonal: u64) -> u64 {
    diagonal | diagonal >> 4 | diagonal >> 8 | diagonal >> 12
}

/// How many pieces of each size a side has on the board, two bits for each.
fn stock(own: Layers) -> usize {
    let counts = own.counts();
    ((counts | counts >> 14 | counts >> 28 | counts >> 42) & 0xff) as usize
}

/// The states of the four squares of a gathered line, if there is such a line.
pub(crate) fn states(gathered: u16) -> Option<[usize; 4]> {
    let mut states = [0; 4];
    for (square, state) in states.iter_mut().enumerate() {
        let bit = |plane: usize| usize::from(gathered >> (4 * plane + square) & 1);
        let size = bit(0) | bit(1) << 1 | bit(2) << 2;
        let foreign = bit(3) == 1;
        *state = match size {
            0 if !foreign => 0,
            1..=4 => size + 4 * usize::from(foreign),
            _ => return None,
        };
    }
    Some(states)
}

/// The number of a pattern, the same for its mirror image.
pub(crate) fn pattern(states: [usize; 4]) -> usize {
    let number = |from_left: [usize; 4]| from_left.iter().fold(0, |sum, state| sum * STATES + state);
    let [a, b, c, d] = states;
    number([a, b, c, d]).min(number([d, c, b, a]))
}

/// The states of a pattern.
pub(crate) fn states_of(mut pattern: usize) -> [usize; 4] {
    let mut states = [0; 4];
    for state in states.iter_mut().rev() {
        *state = pattern % STATES;
        pattern /= STATES;
    }
    states
}

impl Patterns {
    /// The weights from a list: the patterns of each kind by their numbers, the stocks, the move.
    pub(crate) fn new(weights: &[i16]) -> Patterns {
        let spread = |kind: usize| {
            let weight = |gathered: u16| {
                let number = states(gathered).map(|states| kind * LINE_PATTERNS + pattern(states));
                number.and_then(|number| weights.get(number).copied()).unwrap_or(0)
            };
            (0..=u16::MAX).map(weight).collect()
        };
        let mut stocks = [0; STOCKS];
        for (spot, weight) in stocks.iter_mut().zip(weights.iter().skip(STOCK)) {
            *spot = *weight;
        }
        Patterns {
            lines: [spread(0), spread(1), spread(2)],
            stocks,
            on_move: weights.get(MOVE).copied().unwrap_or(0),
        }
    }

    /// The weights that the house plays with.
    pub(crate) fn house() -> Arc<Patterns> {
        static HOUSE: OnceLock<Arc<Patterns>> = OnceLock::new();
        let read = || Patterns::new(&parse(include_str!("../data/weights4.txt")).unwrap_or_default());
        HOUSE.get_or_init(|| Arc::new(read())).clone()
    }

    /// The worth of a board to the side to move.
    pub(crate) fn value(&self, board: &Board<4>) -> i32 {
        let sight = Sight::of(board);
        let lines: i32 = sight
            .lines
            .iter()
            .map(|(kind, gathered)| i32::from(self.lines[*kind][usize::from(*gathered)]))
            .sum();
        let [own, other] = sight.stocks.map(|stock| i32::from(self.stocks[stock]));
        lines + own - other + i32::from(self.on_move)
    }
}

/// The names of the kinds of lines in a file of weights.
const NAMES: [&str; KINDS] = ["edge", "inside", "diagonal"];
/// The states of a square in a file of weights: empty, own sizes, foreign sizes.
const LETTERS: [char; STATES] = ['.', '1', '2', '3', '4', 'a', 'b', 'c', 'd'];

/// Writes weights as a file, after a few lines that say where they come from.
///
/// One row for each kind of line and its first three squares, with the nine weights for what the fourth can show;
/// then the stocks, sixteen in a row, and the move.
pub(crate) fn written(weights: &[i16], origin: &str) -> String {
    let mut text: String = origin.lines().fold(String::new(), |text, line| text + "# " + line + "\n");
    let numbers = |list: &[i16]| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    for (kind, name) in NAMES.iter().enumerate() {
        for (row, nine) in weights[kind * LINE_PATTERNS..][..LINE_PATTERNS].chunks(STATES).enumerate() {
            let [_, first, second, third] = states_of(row).map(|state| LETTERS[state]);
            let _ = writeln!(text, "{name} {first}{second}{third} {}", numbers(nine));
        }
    }
    for (row, sixteen) in weights[STOCK..MOVE].chunks(16).enumerate() {
        let _ = writeln!(text, "stock {row:x}0 {}", numbers(sixteen));
    }
    let _ = writeln!(text, "move 0 {}", weights[MOVE]);
    text
}

/// Reads a file of weights: the numbers in the order in which they are written.
pub(crate) fn parse(text: &str) -> Result<Vec<i16>, String> {
    let mut weights = Vec::with_capacity(WEIGHTS);
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        for word in line.split_whitespace().skip(2) {
            let weight = word.parse().map_err(|_| {
                format!("line {}: expected a whole number from -32768 to 32767, not {word:?}", number + 1)
            })?;
            weights.push(weight);
        }
    }
    if weights.len() == WEIGHTS {
        Ok(weights)
    } else {
        Err(format!("expected {WEIGHTS} weights, found {}", weights.len()))
    }
}

/// Weights that say what the hand-made [`Judgement`] says, as nearly as patterns can: where learning begins.
pub(crate) fn by_hand() -> Vec<i16> {
    let hand = Judgement::usual::<4>();
    let mut weights = vec![0; WEIGHTS];
    let size = |state: usize| (state - 1) % 4;
    for kind in 0..KINDS {
        for number in 0..LINE_PATTERNS {
            let states = states_of(number);
            let pieces =
                |foreign: bool| states.iter().filter(move |state| **state != 0 && (**state > 4) == foreign);
            let side = |foreign: bool| {
                let open = !pieces(!foreign).any(|state| size(*state) == 3);
                let line = if open { hand.line[pieces(foreign).count() & 3] } else { 0 };
                // Every square is in one rank and one file, so each of them takes a half.
                let shown: i32 = pieces(foreign).map(|state| hand.visible[size(*state)]).sum();
                2 * line + if kind == 2 { 0 } else { shown }
            };
            weights[kind * LINE_PATTERNS + number] = ((side(false) - side(true)) / 2) as i16;
        }
    }
    for (stock, weight) in weights[STOCK..MOVE].iter_mut().enumerate() {
        let left = |size: usize| 3 - (stock >> (2 * size) & 3) as i32;
        *weight = (0..4).map(|size| left(size) * hand.reserve[size]).sum::<i32>() as i16;
    }
    weights
}

impl std::fmt::Debug for Patterns {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Patterns").field("on_move", &self.on_move).finish_non_exhaustive()
    }
}

impl PartialEq for Patterns {
    fn eq(&self, other: &Patterns) -> bool {
        self.lines == other.lines && self.stocks == other.stocks && self.on_move == other.on_move
    }
}

impl Eq for Patterns {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::squares_of;
    use crate::{Gobblet4, Piece, Size, Square};
    use game::{Game, Position, random};

    fn boards() -> Vec<Board<4>> {
        let mut rng = random::fast(21);
        let mut boards = Vec::new();
        for _ in 0..40 {
            let mut board = Gobblet4::default().start(&());
            while !board.is_over() {
                boards.push(board);
                board.play_unchecked(board.random_move(&mut rng));
            }
        }
        boards
    }

    /// The state of a square, read from the stack on it.
    fn state(board: &Board<4>, square: Square<4>) -> usize {
        board
            .stack(square)
            .last()
            .map_or(0, |top| top.size.number() + if top.seat == board.mover() { 0 } else { 4 })
    }

    #[test]
    fn lines_are_gathered_as_the_stacks_show_them() {
        let kind = |line: u16| match line {
            0x000f | 0xf000 | 0x1111 | 0x8888 => 0,
            0x8421 | 0x1248 => 2,
            _ => 1,
        };
        for board in boards() {
            let mut expected: Vec<(usize, usize)> = crate::lines::Lines::<4>::all()
                .map(|line| {
                    let squares: Vec<usize> =
                        squares_of::<4>(line).map(|square| state(&board, square)).collect();
                    (kind(line), pattern([squares[0], squares[1], squares[2], squares[3]]))
                })
                .collect();
            let seen =
                Sight::of(&board).lines.map(|(kind, gathered)| (kind, pattern(states(gathered).unwrap())));
            let mut seen = seen.to_vec();
            expected.sort_unstable();
            seen.sort_unstable();
            assert_eq!(seen, expected, "{board}");
        }
    }

    #[test]
    fn stocks_count_what_is_on_the_board() {
        for board in boards() {
            let stock = |seat| {
                Size::all::<4>().fold(0, |stock, size| {
                    let placed = 3 - board.in_reserve(Piece { seat, size });
                    stock | placed << (2 * size.index())
                })
            };
            assert_eq!(Sight::of(&board).stocks, [stock(board.mover()), stock(board.mover().other())]);
        }
    }

    #[test]
    fn weights_come_back_from_their_file() {
        let weights = by_hand();
        assert_eq!(parse(&written(&weights, "by hand\nfor a test")), Ok(weights));
        assert!(parse("edge ... 1 2 x").unwrap_err().contains("line 1"));
        assert!(parse("edge ... 1 2").unwrap_err().contains("found 2"));
    }

    #[test]
    fn the_house_has_weights() {
        assert!(parse(include_str!("../data/weights4.txt")).is_ok());
        let boards = boards();
        let house = Patterns::house();
        let different: std::collections::BTreeSet<i32> =
            boards.iter().map(|board| house.value(board)).collect();
        assert!(different.len() > 100);
    }
}
