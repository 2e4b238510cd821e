//! Lines that lack one piece, and whether the side to move can fill them.

use game::Seat;

use crate::choices::Choices;
use crate::lines::Lines;
use crate::rules::BothLines;
use crate::square::{nth_of, squares_of};
use crate::{Board, Move, Size, Square};

impl<const N: usize> Board<N> {
    /// A move that completes a line and wins with it, if the side to move has one. The game must not be over.
    ///
    /// It looks only at lines that lack one piece, so it is much faster than trying all moves.
    ///
    /// ```
    /// use gobblet::Gobblet3;
    /// let game = Gobblet3::default();
    /// let board = game.parse_board("x3x2o1/.../... x").unwrap();
    /// assert_eq!(board.winning_move().unwrap().to_string(), "3@c3");
    /// let board = game.parse_board("x3x2o3/.../... x").unwrap();
    /// assert_eq!(board.winning_move(), None, "nothing covers the o3");
    /// ```
    pub fn winning_move(&self) -> Option<Move<N>> {
        let own = self.shown(self.mover());
        if Lines::<N>::nearly_full(own) == 0 {
            return None;
        }
        let choices = Choices::at(self);
        let lacking_one = Lines::<N>::all().filter(|line| (own & line).count_ones() as usize == N - 1);
        lacking_one.into_iter().find_map(|line| self.filling(&choices, line))
    }

    /// A move that fills the only gap of a line and wins.
    fn filling(&self, choices: &Choices<N>, line: u16) -> Option<Move<N>> {
        let gap = nth_of(line & !self.shown(self.mover()), 0)?;
        for size in Size::all::<N>().rev() {
            if choices.puts(size) & gap.bit() != 0 {
                return Some(Move::Put { size, to: gap });
            }
            if choices.targets(size) & gap.bit() != 0
                && let Some(from) =
                    squares_of(choices.movable(size)).find(|from| self.may_leave(*from, size, gap, line))
            {
                return Some(Move::Shift { from, to: gap });
            }
        }
        None
    }

    /// Whether the line is full, and wins, when the visible piece of a square goes into its gap.
    fn may_leave(&self, from: Square<N>, size: Size, gap: Square<N>, line: u16) -> bool {
        let mover = self.mover();
        let beneath = self.owner_beneath(from, size);
        if line & from.bit() != 0 && beneath != Some(mover) {
            return false;
        }
        if beneath != Some(mover.other()) || self.rules().both == BothLines::Mover {
            return true;
        }
        let other = (self.shown(mover.other()) | from.bit()) & !gap.bit();
        !Lines::<N>::any_full(other)
    }

    /// Whose piece appears when the visible piece of this size is lifted.
    fn owner_beneath(&self, square: Square<N>, size: Size) -> Option<Seat> {
        let [first, second] = self.all_pieces().map(|own| own.on_square_below(square.index(), size));
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Seat::new(0)),
            std::cmp::Ordering::Less => Some(Seat::new(1)),
            std::cmp::Ordering::Equal => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gobblet;
    use game::{Game, Options, Position, conformance, random};

    /// Whether some legal move shows a line and wins, tried one by one.
    fn wins_at_once<const N: usize>(board: &Board<N>) -> bool {
        board.legal().into_iter().any(|mv| wins(board, mv))
    }

    fn wins<const N: usize>(board: &Board<N>, mv: Move<N>) -> bool {
        board
            .after(mv)
            .ending()
            .is_some_and(|ending| ending.scores[board.mover()] > 0 && ending.reason == "line")
    }

    fn agrees_with_trying<const N: usize>(options: &Options) -> usize {
        let mut rng = random::fast(9);
        let mut found = 0;
        for _ in 0..40 {
            let mut board = Gobblet::<N>::from_options(options).unwrap().start(&());
            while !board.is_over() {
                let winning = board.winning_move();
                assert_eq!(winning.is_some(), wins_at_once(&board), "{options} {board}");
                if let Some(mv) = winning {
                    assert!(board.is_legal(mv) && wins(&board, mv), "{options} {mv} {board}");
                    found += 1;
                }
                let mv = board.random_move(&mut rng);
                // Games that do not end at the first chance reach more entangled boards.
                if wins(&board, mv) {
                    break;
                }
                board.play(mv);
            }
        }
        found
    }

    #[test]
    fn the_winning_move_is_found_exactly_when_there_is_one() {
        for (_, options) in conformance::variants::<Gobblet<3>>() {
            assert!(agrees_with_trying::<3>(&options) > 10);
        }
        for (_, options) in conformance::variants::<Gobblet<4>>() {
            assert!(agrees_with_trying::<4>(&options) > 5);
        }
    }

    fn winning_move(options: &str, position: &str) -> Option<String> {
        let game = Gobblet::<3>::from_options(&Options::parse(options).unwrap()).unwrap();
        game.parse_board(position).unwrap().winning_move().map(|mv| mv.to_string())
    }

    #[test]
    fn a_piece_of_the_line_itself_wins_if_an_own_one_lies_beneath() {
        let position = "(x1x3)x2o2/.../o3.. x";
        assert_eq!(winning_move("reserve_covers=never", position).as_deref(), Some("a3-c3"));
        assert_eq!(winning_move("reserve_covers=never", "x3x2o2/.../o3.. x"), None);
    }

    #[test]
    fn a_piece_that_uncovers_a_line_of_the_opponent_wins_only_by_option() {
        let position = "x2x2o2/o3../(o1x3)o1o2 x";
        assert_eq!(winning_move("reserve_covers=never", position), None);
        assert_eq!(winning_move("reserve_covers=never,both=draw", position), None);
        assert_eq!(winning_move("reserve_covers=never,both=mover", position).as_deref(), Some("a1-c3"));
    }
}
