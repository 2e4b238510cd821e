//! How the published players choose what to take off.

use game::{MoveList, Position};

use super::branch::Branch;
use super::evaluation::Evaluation;
use crate::{Asked, Board, Move};

/// Which row or ring to take: the one after which the opponent's best reply, by the evaluation, leaves most.
///
/// For rings this is the published rule. For rows the source is silent: the evaluation of what stays on the
/// board decides, and so it does for a ring after which it is not the opponent's turn to reply.
pub(super) fn choose(board: &Board, evaluation: Evaluation) -> Option<Move> {
    let own = board.turn()?;
    let left = |mv: Move| {
        let taken = board.after(mv);
        if taken.asked() == Asked::Move && taken.decider() != own {
            // The evaluation alone, as at the first step of a search: no branch leads to a reply.
            let replies = taken.legal();
            let worth = |reply: Move| Branch::new(taken.after(reply), evaluation).worth(own);
            MoveList::iter(&replies).map(worth).min().unwrap_or(0)
        } else {
            Branch::new(taken, evaluation).worth(own)
        }
    };
    // Of equals the first, so that the choice is always the same.
    let legal = board.legal();
    let most = MoveList::iter(&legal).map(left).max()?;
    MoveList::iter(&legal).find(|mv| left(*mv) == most)
}

#[cfg(test)]
mod tests {
    use super::super::evaluation::{Kind, Ladder};
    use super::*;
    use crate::Yinsh;

    fn chosen(kind: Kind, position: &str) -> String {
        let board = Yinsh::default().parse_board(position).unwrap();
        choose(&board, Evaluation { kind, ladder: Ladder::PUBLISHED }).unwrap().to_string()
    }

    #[test]
    fn the_ring_that_guards_a_run_is_kept() {
        // White's ring on e2 keeps Black's ring on e1 from the four markers behind it.
        let guarded = "BBBB/7/8/9/BWwwww4/9/10/9/7W/6W/2WW w ring 0-0";
        assert_ne!(chosen(Kind::Rows, guarded), "xe2");
        assert_ne!(chosen(Kind::ADVANCED, guarded), "xe2");
    }

    #[test]
    fn of_a_long_row_the_better_rest_is_kept() {
        // Beside e1 lie two more markers, beside e6 none.
        let six = "BBBB/6B/8/w8/wwwwww4/w8/10/9/W7/W6/WWW1 w row 0-0";
        assert_eq!(chosen(Kind::Rows, six), "xe2-e6");
    }
}
