//! What the house player knows of the game: an evaluation, and hints for its search.

use std::sync::Arc;

use game::{Position, Seat, Symmetric};
use search::{Guide, Outlook};

use crate::layers::Layers;
use crate::lines::Lines;
use crate::patterns::{self, Patterns};
use crate::{Board, Move, Piece, Size};

/// Boards with at most so many pieces are remembered without regard to symmetry. With more, two symmetric
/// boards hardly ever come up in one search.
const SYMMETRY_UP_TO: u32 = 6;

/// The house's evaluation; a clear advantage is about 100.
///
/// The weights made by hand are used where nothing was learned: on 3x3, and as the yardstick of what was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The worth of an open line by the number of own visible pieces in it.
    pub line: [i32; 4],
    /// The worth of a visible piece by its size.
    pub visible: [i32; 4],
    /// The worth of a piece in the reserve by its size.
    pub reserve: [i32; 4],
    /// What was learned for 4x4; it stands instead of the weights above.
    pub learned: Option<Arc<Patterns>>,
}

impl Judgement {
    /// What the house plays with on the board `N` wide.
    pub fn house<const N: usize>() -> Judgement {
        Judgement { learned: (N == 4).then(Patterns::house), ..Judgement::usual::<N>() }
    }

    /// A judgement of 4x4 with the weights of a file that the course `weights` wrote, to compare it with others.
    pub fn from_weights(text: &str) -> Result<Judgement, String> {
        let learned = Patterns::new(&patterns::parse(text)?);
        Ok(Judgement { learned: Some(Arc::new(learned)), ..Judgement::usual::<4>() })
    }

    /// The weights made by hand for the board `N` wide.
    pub const fn usual<const N: usize>() -> Judgement {
        if N == 3 {
            Judgement { line: [0, 10, 45, 0], visible: [2, 8, 20, 0], reserve: [1, 6, 18, 0], learned: None }
        } else {
            Judgement {
                line: [0, 5, 10, 20],
                visible: [6, 14, 25, 38],
                reserve: [3, 8, 20, 34],
                learned: None,
            }
        }
    }

    /// What one side has, the opponent left aside.
    fn worth<const N: usize>(&self, board: &Board<N>, seat: Seat) -> i32 {
        let shown = board.shown_layers(seat);
        let foreign = board.shown_layers(seat.other());
        let mut worth = 0;
        // Foreign pieces that nothing in the reserve can cover close their lines.
        let mut barred = 0;
        let mut reach = false;
        for size in Size::all::<N>().rev() {
            if !reach {
                barred |= foreign.of(size);
            }
            let left = board.in_reserve(Piece { seat, size });
            reach |= left > 0;
            worth += self.reserve[size.index()] * left as i32;
            worth += self.visible[size.index()] * shown.count(size) as i32;
        }
        worth + self.lines::<N>(shown, barred)
    }

    fn lines<const N: usize>(&self, shown: Layers, barred: u16) -> i32 {
        let squares = shown.together();
        let open = |line: &u16| line & barred == 0;
        let worth = |line: u16| self.line[((squares & line).count_ones() & 3) as usize];
        Lines::<N>::all().filter(open).map(worth).sum()
    }
}

impl<const N: usize> Guide<Board<N>> for Judgement {
    fn evaluate(&self, board: &Board<N>, seat: Seat) -> i32 {
        match self.learned.as_deref().zip(board.as_4x4()) {
            Some((patterns, board)) if board.mover() == seat => patterns.value(board),
            Some((patterns, board)) => -patterns.value(board),
            None => self.worth(board, seat) - self.worth(board, seat.other()),
        }
    }

    fn outlook(&self, board: &Board<N>) -> Outlook<Move<N>> {
        match board.winning_move() {
            Some(mv) => Outlook::Wins(mv),
            None if board.is_pressed() => Outlook::Pressed,
            None => Outlook::Open,
        }
    }

    fn answers(&self, board: &Board<N>, moves: &mut <Board<N> as Position>::Moves) {
        board.answers_into(moves);
    }

    fn noisy(&self, board: &Board<N>, mv: Move<N>) -> bool {
        board.forks(mv)
    }

    fn list_noisy(&self, board: &Board<N>, moves: &mut <Board<N> as Position>::Moves) -> bool {
        board.forking_into(moves);
        true
    }

    /// What forks comes first, then what makes a line that lacks one piece. Answers to a threat are so few that they
    /// are left in the order that the search has learned.
    fn orders(&self, board: &Board<N>, moves: &<Board<N> as Position>::Moves, orders: &mut Vec<i32>) -> bool {
        board.urgencies_into(moves, orders);
        true
    }

    fn canonical_key(&self, board: &Board<N>) -> u64 {
        if self.progress(board) <= SYMMETRY_UP_TO { board.canonical_key() } else { board.key() }
    }

    fn slot(&self, mv: Move<N>) -> usize {
        mv.slot()
    }

    /// Pieces never leave the board.
    fn progress(&self, board: &Board<N>) -> u32 {
        board.pieces_on_board()
    }

    /// Both sides have to move away and back.
    fn shortest_cycle(&self) -> u32 {
        4
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Gobblet, Published};
    use game::{Game, random};
    use std::collections::BTreeSet;

    /// Positions of random games that are not over.
    fn boards<const N: usize>() -> Vec<Board<N>> {
        let mut rng = random::fast(8);
        let mut boards = Vec::new();
        for _ in 0..30 {
            let mut board = Gobblet::<N>::default().start(&());
            while !board.is_over() {
                boards.push(board);
                board.play_unchecked(board.random_move(&mut rng));
            }
        }
        boards
    }

    /// What one seat gains the other loses, and no map of the board changes it.
    fn is_fair<const N: usize>(guide: &impl Guide<Board<N>>) {
        for board in boards::<N>() {
            let worth = guide.evaluate(&board, Seat::new(0));
            assert_eq!(guide.evaluate(&board, Seat::new(1)), -worth, "{board}");
            for map in 1..board.symmetries() {
                assert_eq!(guide.evaluate(&board.mapped(map), Seat::new(0)), worth, "{board} map {map}");
            }
        }
    }

    #[test]
    fn evaluations_are_the_same_from_both_sides_and_all_directions() {
        is_fair::<3>(&Judgement::usual::<3>());
        is_fair::<4>(&Judgement::usual::<4>());
        is_fair::<3>(&Published);
        is_fair::<4>(&Published);
    }

    #[test]
    fn every_move_has_a_slot_of_its_own() {
        let moves: BTreeSet<Move<4>> = boards::<4>().iter().flat_map(Position::legal).collect();
        let slots: BTreeSet<usize> = moves.iter().map(|mv| mv.slot()).collect();
        assert_eq!(slots.len(), moves.len());
        assert!(slots.last() < Some(&4096));
    }

    #[test]
    fn symmetric_boards_with_few_pieces_share_a_key() {
        let guide = Judgement::usual::<4>();
        for board in boards::<4>() {
            let shared =
                (1..8).all(|map| guide.canonical_key(&board.mapped(map)) == guide.canonical_key(&board));
            assert!(shared || board.pieces_on_board() > SYMMETRY_UP_TO, "{board}");
        }
    }
}
