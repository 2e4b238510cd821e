//! Lines that lack one piece, and whether the side to move can fill them.

use arrayvec::ArrayVec;
use game::{Position, Seat};

use crate::choices::Choices;
use crate::lines::{Lines, Tally};
use crate::rules::BothLines;
use crate::square::{nth_of, squares_of};
use crate::{Board, Move, Size, Square};

/// No board has more lines.
const MOST_LINES: usize = 10;

impl<const N: usize> Board<N> {
    /// Whether the other side would win at once if it were its turn: the side to move must do something about it.
    pub(crate) fn is_pressed(&self) -> bool {
        self.near_lines(self.mover().other()) != 0 && self.passed().winning_move().is_some()
    }

    /// Appends the moves that may keep the other side from winning at once, in the order of all moves: certainly
    /// those that do. The game must not be over.
    pub(crate) fn answers_into(&self, moves: &mut <Board<N> as Position>::Moves) {
        Choices::at(self).list_to(self.worth_trying(), |mv| moves.push(mv));
    }

    /// Where a move must go to do something about a line that the other side would fill with its next move. Nearly
    /// all moves do nothing about it.
    fn worth_trying(&self) -> u16 {
        let (mover, other) = (self.mover(), self.mover().other());
        let theirs = self.passed();
        let choices = Choices::at(&theirs);
        let dangers = Lines::<N>::of_bits(self.near_lines(other));
        let mut dangers = dangers.map(|line| (line, theirs.fillers(&choices, line)));
        let Some((line, (fillers, reserve))) =
            dangers.find(|(_, (fillers, reserve))| *fillers != 0 || *reserve)
        else {
            return Lines::<N>::BOARD;
        };
        let gap = line & !self.shown(other);
        // What the reserve may cover depends on the lines of the side to move; a filler that covers one of its
        // pieces would uncover it; and lines of both sides at once may save a draw: then moves elsewhere can help,
        // too.
        let entangled = gap & self.shown(mover) != 0
            || fillers & self.all_pieces()[mover.index()].together() != 0
            || self.rules().both == BothLines::Draw;
        let lone_filler = if reserve || !fillers.is_power_of_two() { 0 } else { fillers };
        if entangled { Lines::<N>::BOARD } else { line | lone_filler }
    }

    /// Whether the other side cannot win at once after a move.
    pub(crate) fn is_safe(&self, mv: Move<N>) -> bool {
        let next = self.after(mv);
        match next.ending() {
            Some(ending) => ending.scores[self.mover()] >= 0,
            None => next.winning_move().is_none(),
        }
    }

    /// Whether a move makes two new lines that lack one piece and can be filled: hardly ever both can be
    /// answered.
    pub(crate) fn forks(&self, mv: Move<N>) -> bool {
        self.adds_to(self.half_open(), mv) >= 2
    }

    /// For each move of a list how many lines it makes that lack one piece and can perhaps be filled, counted up to
    /// two: the more, the more urgent it is to look at the move.
    pub(crate) fn urgencies_into(&self, moves: &[Move<N>], urgencies: &mut Vec<i32>) {
        let lines: ArrayVec<u16, MOST_LINES> = self.half_open().collect();
        let urgency = |mv: &Move<N>| self.adds_to(lines.iter().copied(), *mv).min(2) as i32;
        urgencies.extend(moves.iter().map(urgency));
    }

    /// To how many of some lines a move adds a visible piece without taking one away.
    fn adds_to(&self, lines: impl Iterator<Item = u16>, mv: Move<N>) -> usize {
        let lifted = mv.from().map_or(0, Square::bit);
        let gained = mv.to().bit() & !self.shown(self.mover());
        lines.filter(|line| line & gained != 0 && line & lifted == 0).count()
    }

    /// Appends the moves that [fork](Board::forks), in the order of all moves.
    pub(crate) fn forking_into(&self, moves: &mut <Board<N> as Position>::Moves) {
        let own = self.shown(self.mover());
        let (mut once, mut twice) = (0, 0);
        for line in self.half_open() {
            twice |= once & line & !own;
            once |= line;
        }
        if twice != 0 {
            Choices::at(self).list_to(twice, |mv| {
                if self.forks(mv) {
                    moves.push(mv);
                }
            });
        }
    }

    /// The lines that lack two pieces of the side to move and hold nothing that cannot be covered.
    fn half_open(&self) -> impl Iterator<Item = u16> {
        let mover = self.mover();
        let closed = self.shown_layers(mover.other()).of(Size::largest::<N>());
        let half = Lines::<N>::tally([self.shown(Seat::new(0)), self.shown(Seat::new(1))]).half;
        Lines::<N>::of_bits(Tally::of(half, mover)).filter(move |line| line & closed == 0)
    }

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
        let near = self.near_lines(self.mover());
        if near == 0 {
            return None;
        }
        let choices = Choices::at(self);
        Lines::<N>::of_bits(near).find_map(|line| self.filling(&choices, line))
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

    /// The squares of visible pieces that could fill the gap of a line and win, and whether the reserve could.
    fn fillers(&self, choices: &Choices<N>, line: u16) -> (u16, bool) {
        let Some(gap) = nth_of::<N>(line & !self.shown(self.mover()), 0) else { return (0, false) };
        let (mut squares, mut reserve) = (0, false);
        for size in Size::all::<N>() {
            reserve |= choices.puts(size) & gap.bit() != 0;
            if choices.targets(size) & gap.bit() != 0 {
                let leave = |from: &Square<N>| self.may_leave(*from, size, gap, line);
                squares |=
                    squares_of(choices.movable(size)).filter(leave).fold(0, |set, from| set | from.bit());
            }
        }
        (squares, reserve)
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
    use game::{Game, Options, conformance, random};

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
                board.play_unchecked(mv);
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

    /// Among the answers are all moves after which no move of the other side wins, tried one by one; and a board
    /// is pressed if it would lose by passing.
    fn answers_agree_with_trying<const N: usize>(options: &Options) -> usize {
        let mut rng = random::fast(19);
        let (mut pressed, mut left_out) = (0, 0);
        for _ in 0..120 {
            let mut board = Gobblet::<N>::from_options(options).unwrap().start(&());
            while !board.is_over() {
                if board.is_pressed() && board.winning_move().is_none() {
                    let mut answers = <Board<N> as Position>::Moves::default();
                    board.answers_into(&mut answers);
                    let legal = board.legal();
                    let safe = |mv: &&Move<N>| board.is_safe(**mv);
                    assert!(legal.iter().filter(safe).all(|mv| answers.contains(mv)), "{options} {board}");
                    assert!(answers.iter().all(|mv| legal.contains(mv)), "{options} {board}");
                    pressed += 1;
                    left_out += legal.len() - answers.len();
                }
                assert_eq!(board.is_pressed(), wins_at_once(&board.passed()), "{options} {board}");
                // Games in which nobody completes a line reach more entangled boards.
                let mut quiet = board.legal();
                quiet.retain(|mv| !board.after(*mv).is_over());
                let Some(place) = quiet.len().checked_sub(1) else { break };
                let mv = quiet[random::below(&mut rng, place as u32 + 1) as usize];
                board.play_unchecked(mv);
                if board.pieces_on_board() as usize > 4 * N || random::below(&mut rng, 60) == 0 {
                    break;
                }
            }
        }
        let usual = options.get("both").is_none();
        assert!(!usual || left_out > (N - 2) * pressed, "{options}: {left_out} left out, {pressed} pressed");
        pressed
    }

    #[test]
    fn answers_to_a_threat_are_never_overlooked() {
        for (_, options) in conformance::variants::<Gobblet<3>>() {
            assert!(answers_agree_with_trying::<3>(&options) > 20, "{options}");
        }
        for (_, options) in conformance::variants::<Gobblet<4>>() {
            assert!(answers_agree_with_trying::<4>(&options) > 20, "{options}");
        }
    }

    #[test]
    fn forks_are_listed_exactly() {
        let mut rng = random::fast(4);
        let mut forks = 0;
        for _ in 0..60 {
            let mut board = Gobblet::<4>::default().start(&());
            while !board.is_over() {
                let mut listed = <Board<4> as Position>::Moves::default();
                board.forking_into(&mut listed);
                let tried: Vec<Move<4>> = board.legal().into_iter().filter(|mv| board.forks(*mv)).collect();
                assert_eq!(listed.as_slice(), tried, "{board}");
                let legal = board.legal();
                let mut urgencies = Vec::new();
                board.urgencies_into(&legal, &mut urgencies);
                let urgent = legal.iter().zip(&urgencies).filter(|(_, urgency)| **urgency == 2);
                assert_eq!(urgent.map(|(mv, _)| *mv).collect::<Vec<_>>(), tried, "{board}");
                for (mv, urgency) in legal.iter().zip(urgencies) {
                    let (before, after) =
                        (board.near_lines(board.mover()), board.after(*mv).near_lines(board.mover()));
                    assert!(urgency == 0 || after & !before != 0, "{mv} makes a line of three in {board}");
                }
                forks += tried.len();
                board.play_unchecked(board.random_move(&mut rng));
            }
        }
        assert!(forks > 100);
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
