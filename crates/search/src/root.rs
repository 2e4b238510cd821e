//! Where a search begins: a position, and what the rules remember of the way there.

use game::{Game, Line, Open, OpenView, Position, View};

/// A position to search, with the part of its past that can still decide the game.
///
/// ```
/// use search::{Root, example::{Cell, TicTacToe}};
/// let root = Root::new(TicTacToe::start());
/// let next = root.after(Cell::new(4));
/// assert_eq!((next.plies, next.path.len()), (1, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Root<P: Position> {
    /// Where the game stands.
    pub position: P,
    /// Keys of the earlier positions of the line, oldest first, for the rule of repetition.
    pub path: Vec<u64>,
    /// Decisions since the start, for the limit of moves.
    pub plies: usize,
}

impl<P: Position> Root<P> {
    /// A position without a past.
    pub fn new(position: P) -> Root<P> {
        Root { position, path: Vec::new(), plies: 0 }
    }

    /// Where the line of a view stands.
    pub fn of_view<G: Open<Position = P>>(view: &OpenView<G>) -> Root<P> {
        Root { position: view.position().clone(), path: view.path().to_vec(), plies: view.plies() }
    }

    /// Where a line stands. For open games and for analysis: the position holds what is hidden.
    pub fn of_line<G: Game<Position = P>>(line: &Line<G>) -> Root<P> {
        Root {
            position: line.position().clone(),
            path: line.earlier().iter().map(Position::key).collect(),
            plies: line.moves().len(),
        }
    }

    /// Goes on by a move, which must be legal.
    pub fn play_unchecked(&mut self, mv: P::Move) {
        self.path.push(self.position.key());
        self.position.play_unchecked(mv);
        self.plies += 1;
    }

    /// The root at the end of a line of legal moves: with a principal line, the position to expect.
    pub fn along(&self, line: &[P::Move]) -> Root<P> {
        let mut end = self.clone();
        for mv in line {
            end.play_unchecked(*mv);
        }
        end
    }

    /// The root after a legal move.
    pub fn after(&self, mv: P::Move) -> Root<P> {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }
}
