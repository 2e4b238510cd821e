//! A game solved: the value of every configuration.

use super::counts::Counts;
use super::oracle::{Oracle, Unknown, check};
use super::outcome::{Code, Outcome};
use super::pieces::Pieces;
use super::progress::Progress;
use super::retrograde;
use super::rows::{Configuration, Rows};
use crate::{Board, Rules};

/// Solves Gobblet on 3x3 by these rules with so many threads, the calling one included.
///
/// Now and then it tells the calling thread how far it has come, and stops with `None` if the answer is
/// `false`. The whole game takes seconds and about 420 MB.
///
/// ```
/// use game::{Game, Options};
/// use gobblet::solve::{self, Oracle, Outcome, Pieces};
/// use gobblet::{Board, Gobblet3};
///
/// let game = Gobblet3::from_options(&Options::parse("reserve_covers=never").unwrap()).unwrap();
/// let four_pieces = Pieces::new([2, 1, 1]).unwrap();
/// let solution = solve::solve(*game.rules(), four_pieces, 2, &mut |_| true).unwrap();
/// let start = Board::empty(*game.rules());
/// assert_eq!(solution.value(&start).unwrap(), Outcome::Win(11));
/// assert_eq!(solution.best_moves(&start).unwrap()[0].to_string(), "3@b2");
/// ```
pub fn solve(
    rules: Rules,
    pieces: Pieces,
    threads: usize,
    progress: &mut dyn FnMut(Progress) -> bool,
) -> Option<Solution> {
    let rows = Rows::new(pieces);
    let values = retrograde::solve(&rows, rules, threads, progress)?;
    Some(Solution { rules, pieces, rows, values })
}

/// The outcome of every position of Gobblet on 3x3, reachable or not, by one set of rules.
pub struct Solution {
    rules: Rules,
    pieces: Pieces,
    rows: Rows,
    /// A [`Code`] for each place of each row.
    values: Vec<u8>,
}

impl Solution {
    /// Counts configurations by outcome: all of them, and those that can come up in a game. Takes about as
    /// long as solving. Tells the calling thread now and then which share is done, and stops with `None` if the
    /// answer is `false`.
    pub fn counts(&self, threads: usize, go_on: &mut dyn FnMut(f64) -> bool) -> Option<Counts> {
        Counts::of(self, threads, go_on)
    }

    /// How many bytes the values take.
    pub fn bytes(&self) -> usize {
        self.values.len()
    }

    /// Where everything is kept.
    pub(super) fn rows(&self) -> &Rows {
        &self.rows
    }

    /// All values.
    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    /// The values of a row.
    pub(super) fn row(&self, row: usize) -> &[u8] {
        let width = self.rows.width();
        &self.values[row * width..][..width]
    }
}

impl Oracle for Solution {
    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn pieces(&self) -> Pieces {
        self.pieces
    }

    fn value(&self, board: &Board<3>) -> Result<Outcome, Unknown> {
        check(self, board)?;
        let (row, place) = self.rows.find(&Configuration::of(board)).ok_or(Unknown::TooManyPieces)?;
        Ok(Code(self.row(row)[place]).outcome())
    }
}
