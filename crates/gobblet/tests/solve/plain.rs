//! Retrograde analysis written as plainly as can be, straight on the rules: every position that play can
//! reach in a list, and passes over the list until nothing changes.

use std::collections::HashMap;

use game::{Position, Symmetric};
use gobblet::solve::Outcome;
use gobblet::{Board, Move, NoMove, Piece};

/// The legal moves when a side has only so many pieces of each size, the smallest first.
pub(crate) fn legal(board: &Board<3>, pieces: [u8; 3]) -> Vec<Move<3>> {
    let exists = |mv: &Move<3>| match *mv {
        Move::Put { size, .. } => {
            let missing = 2 - usize::from(pieces[size.index()]);
            board.in_reserve(Piece { seat: board.mover(), size }) > missing
        }
        Move::Shift { .. } => true,
    };
    board.legal().into_iter().filter(exists).collect()
}

/// How the game has ended for the side that would be to move.
fn ended(board: &Board<3>, pieces: [u8; 3]) -> Option<Outcome> {
    if let Some(ending) = board.ending() {
        return Some(match ending.scores[board.mover()] {
            1 => Outcome::Win(0),
            0 => Outcome::Draw,
            _ => Outcome::Loss(0),
        });
    }
    let stuck = match board.rules().no_move {
        NoMove::Loses => Outcome::Loss(0),
        NoMove::Draw => Outcome::Draw,
    };
    legal(board, pieces).is_empty().then_some(stuck)
}

/// Every position that play can reach, up to the maps of the board, with its value.
pub(crate) struct Plain {
    pub(crate) boards: Vec<Board<3>>,
    pub(crate) values: Vec<Outcome>,
}

impl Plain {
    pub(crate) fn solve(start: Board<3>, pieces: [u8; 3]) -> Plain {
        let mut boards = vec![start];
        let mut numbers = HashMap::from([(start.canonical_key(), 0)]);
        let mut moves: Vec<Vec<u32>> = Vec::new();
        let mut values: Vec<Option<Outcome>> = Vec::new();
        while let Some(board) = boards.get(moves.len()).copied() {
            let end = ended(&board, pieces);
            let mut after = Vec::new();
            if end.is_none() {
                for mv in legal(&board, pieces) {
                    let next = board.after(mv);
                    let number = *numbers.entry(next.canonical_key()).or_insert_with(|| {
                        boards.push(next);
                        boards.len() as u32 - 1
                    });
                    after.push(number);
                }
            }
            moves.push(after);
            values.push(end);
        }
        for plies in 1.. {
            let value = |number: usize| {
                let mut outcomes = moves[number].iter().map(|after| values[*after as usize]);
                if outcomes.clone().any(|after| after == Some(Outcome::Loss(plies - 1))) {
                    Some(Outcome::Win(plies))
                } else if outcomes.all(|after| matches!(after, Some(Outcome::Win(_)))) {
                    Some(Outcome::Loss(plies))
                } else {
                    None
                }
            };
            let open = (0..boards.len()).filter(|number| values[*number].is_none());
            let news: Vec<_> = open.filter_map(|number| Some((number, value(number)?))).collect();
            if news.is_empty() {
                break;
            }
            for (number, outcome) in news {
                values[number] = Some(outcome);
            }
        }
        Plain { boards, values: values.into_iter().map(|value| value.unwrap_or(Outcome::Draw)).collect() }
    }
}
