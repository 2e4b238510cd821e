//! What can happen with the next move: rows that can be completed, markers that change colour. For interfaces that
//! point things out.

use game::{MoveList, OpenView, Position, Seat};
use serde_json::{Map, Value, json};

use crate::json::names;
use crate::{Asked, Board, Move, Points, Row, Yinsh};

/// A row that a side can complete with one move, were it its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The row.
    pub row: Row,
    /// The moves that complete it.
    pub by: Vec<Move>,
}

impl Board {
    /// The rows that a seat can complete with its next move, were it to move now. None while rings are placed or
    /// something is being taken.
    ///
    /// ```
    /// use game::Seat;
    /// use yinsh::Yinsh;
    /// let board = Yinsh::default().parse_board("4/7/8/9/2wwwwW3/9/10/9/7B/B4BB/WWWB b move 1-0").unwrap();
    /// let threats = board.threats(Seat::new(0));
    /// assert_eq!(threats.len(), 1);
    /// assert_eq!(threats[0].row.to_string(), "e3-e7");
    /// assert!(threats[0].by.iter().any(|mv| mv.to_string() == "e7-f8"));
    /// ```
    pub fn threats(&self, seat: Seat) -> Vec<Threat> {
        let mut threats: Vec<Threat> = Vec::new();
        if self.asked() != Asked::Move {
            return threats;
        }
        let board = if self.decider() == seat { *self } else { self.with_other_to_move() };
        for mv in MoveList::iter(&board.legal()) {
            for row in board.after(mv).rows(seat) {
                match threats.iter_mut().find(|threat| threat.row == row) {
                    Some(threat) => threat.by.push(mv),
                    None => threats.push(Threat { row, by: vec![mv] }),
                }
            }
        }
        threats.sort_by_key(|threat| threat.row);
        threats
    }

    /// The markers that a decision turns over; none for anything but moving a ring.
    ///
    /// ```
    /// use game::Game;
    /// use yinsh::Yinsh;
    /// let game = Yinsh::default();
    /// let board = game.parse_board("4/7/8/9/W1wb6/W8/WWW7/BBBBB4/8/7/4 w move 0-0").unwrap();
    /// assert_eq!(format!("{:?}", board.flips_of(game.parse_move("e1-e5").unwrap())), "[e3, e4]");
    /// ```
    pub fn flips_of(&self, mv: Move) -> Points {
        match mv {
            Move::Slide { from, to } => self.flips(from, to),
            _ => Points::NONE,
        }
    }
}

/// What an interface may point out:
///
/// ```json
/// {"threats": [{"seat": 0, "row": ["e3", "e4", "e5", "e6", "e7"], "by": ["e7-f8"]}],
///  "flips": {"e1-e5": ["e3", "e4"]}}
/// ```
///
/// `threats`: rows that either side can complete with its next move, were it to move now; `flips`: for every legal
/// move that turns markers over, which.
pub(crate) fn insight(view: &OpenView<Yinsh>) -> Value {
    let board = view.position();
    let of_seat = |seat: Seat| {
        let told = move |threat: Threat| {
            let by: Vec<String> = MoveList::iter(&threat.by).map(|mv: Move| mv.to_string()).collect();
            json!({"seat": seat, "row": names(threat.row.points()), "by": by})
        };
        board.threats(seat).into_iter().map(told)
    };
    let threats: Vec<Value> = Seat::all(2).flat_map(of_seat).collect();
    let mut flips = Map::new();
    for mv in MoveList::iter(&board.legal()) {
        let over = board.flips_of(mv);
        if !over.is_empty() {
            flips.insert(mv.to_string(), json!(names(over)));
        }
    }
    json!({"threats": threats, "flips": flips})
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::random::fast;
    use game::{Game, Hosted, Viewer};

    #[test]
    fn both_sides_are_told_of_what_either_threatens() {
        let game = Yinsh::default();
        let line = game.parse_position("4/7/8/9/2wwwwW3/9/2bbbbB3/9/8/B4BB/WWWB b move 1-0").unwrap();
        let told = Yinsh::insight(&line.view(Viewer::Seat(Seat::new(0))));
        let threats = told["threats"].as_array().unwrap();
        assert_eq!(threats.len(), 2);
        assert_eq!(threats[0]["seat"], 0);
        assert_eq!(threats[0]["row"], json!(["e3", "e4", "e5", "e6", "e7"]));
        assert_eq!(threats[1]["seat"], 1);
        let by = threats[1]["by"].as_array().unwrap();
        assert!(by.contains(&json!("g8-h8")) && !by.contains(&json!("g8-g3")));
    }

    #[test]
    fn threats_are_the_rows_that_moves_complete() {
        let mut rng = fast(11);
        let mut seen = 0;
        for _ in 0..20 {
            let mut board = Yinsh::default().start(&());
            while let Some(turn) = board.turn() {
                let threats = board.threats(turn);
                for mv in MoveList::iter(&board.legal()) {
                    let next = board.after(mv);
                    let completes = matches!(mv, Move::Slide { .. }) && next.rows(turn).next().is_some();
                    assert_eq!(threats.iter().any(|threat| threat.by.contains(mv)), completes, "{mv}");
                }
                seen += threats.len();
                board.play_unchecked(board.random_move(&mut rng));
            }
        }
        assert!(seen > 20);
    }

    #[test]
    fn nothing_is_threatened_while_rings_are_placed() {
        let game = Yinsh::default();
        let line = game.parse_position("4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0").unwrap();
        let told = Yinsh::insight(&line.view(Viewer::All));
        assert_eq!(told, json!({"threats": [], "flips": {}}));
    }
}
