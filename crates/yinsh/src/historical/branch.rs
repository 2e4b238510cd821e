//! A position with what the published search remembers of the way to it.

use arrayvec::ArrayVec;
use game::{Ending, Position, Seat};
use search::Guide;

use super::evaluation::{Evaluation, Kind, POINT};
use crate::board::MOST_MOVES;
use crate::{Asked, Board, Move};

/// The reward and the penalty for the stability of a branch.
const STABILITY: i32 = 100 * POINT;

/// A position at the end of a branch: the board, its evaluation, and how the evaluations went on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Branch {
    board: Board,
    evaluation: Evaluation,
    /// The evaluation of the board for White.
    value: i32,
    way: Way,
}

/// How the evaluations went along a branch, as White sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Way {
    steps: u16,
    rises: u16,
    falls: u16,
    /// Whether one step rose or fell by more than the stability of a branch allows.
    leapt: bool,
    plunged: bool,
}

impl Branch {
    /// A branch that begins here.
    pub(super) fn new(board: Board, evaluation: Evaluation) -> Branch {
        Branch { board, evaluation, value: evaluation.of_board(&board), way: Way::default() }
    }

    /// The worth of the end of the branch to a seat.
    pub(super) fn worth(&self, seat: Seat) -> i32 {
        let for_seat = if seat.index() == 0 { self.value } else { -self.value };
        let worth = match self.evaluation.of_rows(&self.board, seat) {
            Some(rows) if self.evaluation.row_is_all() => rows,
            Some(rows) => for_seat + rows,
            None => for_seat,
        };
        match self.evaluation.kind {
            Kind::Advanced { .. } => worth + self.stability(seat),
            _ => worth,
        }
    }

    /// A branch whose evaluations rise all the way is rewarded, one with a deep fall is punished.
    fn stability(&self, seat: Seat) -> i32 {
        let way = self.way;
        let (rises, plunged) =
            if seat.index() == 0 { (way.rises, way.plunged) } else { (way.falls, way.leapt) };
        let rising = way.steps > 0 && rises == way.steps;
        STABILITY * (i32::from(rising) - i32::from(plunged))
    }
}

impl Position for Branch {
    type Move = Move;
    type Moves = ArrayVec<Move, MOST_MOVES>;

    fn seats(&self) -> usize {
        self.board.seats()
    }

    fn turn(&self) -> Option<Seat> {
        self.board.turn()
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        self.board.legal_into(moves);
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.board.play_unchecked(mv);
        let before = std::mem::replace(&mut self.value, self.evaluation.of_board(&self.board));
        let change = self.value - before;
        self.way.steps += 1;
        self.way.rises += u16::from(change > 0);
        self.way.falls += u16::from(change < 0);
        self.way.leapt |= change > STABILITY;
        self.way.plunged |= change < -STABILITY;
    }

    fn ending(&self) -> Option<Ending> {
        self.board.ending()
    }

    fn key(&self) -> u64 {
        self.board.key()
    }

    fn is_over(&self) -> bool {
        self.board.is_over()
    }
}

/// The published knowledge: the worth of a branch is kept in it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct AsPublished;

impl Guide<Branch> for AsPublished {
    fn evaluate(&self, branch: &Branch, seat: Seat) -> i32 {
        branch.worth(seat)
    }

    /// A completed row ends the branch before anything is taken off.
    fn verdict(&self, branch: &Branch, seat: Seat) -> Option<i32> {
        (branch.board.asked() == Asked::Row).then(|| branch.worth(seat))
    }

    /// Children are tried by their evaluation, the best for whoever moves first.
    fn order(&self, branch: &Branch, mv: Move) -> i32 {
        branch.turn().map_or(0, |seat| branch.after(mv).worth(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::super::evaluation::Ladder;
    use super::*;
    use crate::Yinsh;
    use game::Game;

    const WHITE: Seat = Seat::new(0);
    const BLACK: Seat = Seat::new(1);

    fn branch(kind: Kind, position: &str, moves: &str) -> Branch {
        let game = Yinsh::default();
        let board = game.parse_board(position).unwrap();
        let mut branch = Branch::new(board, Evaluation { kind, ladder: Ladder::PUBLISHED });
        for mv in game.parse_moves(moves).unwrap() {
            branch.play_unchecked(mv);
        }
        branch
    }

    /// White can complete a row from e3 to e7.
    const FOUR: &str = "WW2/7/8/9/2Wwwww3/9/10/8B/7B/B5B/1WWB w move 0-0";

    #[test]
    fn a_row_ends_the_branch_with_the_published_worth() {
        let worth = |kind, seat| {
            let branch = branch(kind, FOUR, "e3-f3");
            let verdict = AsPublished.verdict(&branch, seat);
            assert_eq!(verdict, Some(branch.worth(seat)));
            branch.worth(seat)
        };
        assert_eq!(worth(Kind::Markers, WHITE), 100 * POINT);
        assert_eq!(worth(Kind::Markers, BLACK), -100 * POINT);
        assert_eq!(worth(Kind::Greedy, WHITE), 10_000 * POINT);
        // A run of five, and five single markers in both other directions.
        assert_eq!(worth(Kind::Rows, WHITE), (121 + 5 + 5) * POINT);
        assert_eq!(worth(Kind::Rows, BLACK), -(121 + 5 + 5) * POINT);
        // For `advanced` the value rose from 40 + 4 + 4: the branch is rising for White. For Black it fell by
        // less than 100.
        assert_eq!(worth(Kind::ADVANCED, WHITE), (131 + 100 + 100) * POINT);
        assert_eq!(worth(Kind::ADVANCED, BLACK), (-131 - 50) * POINT);
        let defensive = Kind::Advanced { own_row: 50, other_row: 100 };
        assert_eq!(worth(defensive, WHITE), (131 + 50 + 100) * POINT);
        assert_eq!(worth(defensive, BLACK), (-131 - 100) * POINT);
    }

    #[test]
    fn the_third_row_is_worth_a_win_to_advanced() {
        let won = FOUR.replace("WW2", "4").replace("7B/B5B/1WWB", "8/B5B/1WW1").replace("0-0", "2-2");
        let branch = branch(Kind::ADVANCED, &won, "e3-f3");
        assert_eq!(branch.worth(WHITE), (131 + 10_000 + 100) * POINT);
        assert_eq!(branch.worth(BLACK), (-131 - 10_000) * POINT);
    }

    #[test]
    fn quiet_positions_have_no_verdict() {
        assert_eq!(AsPublished.verdict(&branch(Kind::Greedy, FOUR, ""), WHITE), None);
    }

    #[test]
    fn turning_over_four_in_a_row_punishes_the_branch() {
        // Black's ring jumps all four markers of White.
        let four = "4/7/8/9/2Bwwww3/9/WWWWW5/4B4/7B/B6/3B b move 0-0";
        let after = branch(Kind::ADVANCED, four, "e3-e8");
        assert!(after.way.plunged && !after.way.leapt);
        assert_eq!(after.stability(WHITE), -STABILITY);
        assert_eq!(after.stability(BLACK), STABILITY, "it rose all the way for Black");
    }
}
