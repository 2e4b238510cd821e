//! Whether pieces and circumstances make a position that the rules know.
//!
//! Positions come from outside as text. They need not be reachable by play, but everything the rules count
//! must add up, and what is asked must be what the rules would ask.

use game::Seat;

use crate::row::Row;
use crate::{Asked, Board, Rules};

const NAMES: [&str; 2] = ["White", "Black"];

/// Says what was expected of a position that cannot be.
pub(crate) fn check(board: &Board) -> Result<(), String> {
    if board.all_rings().meets(board.all_markers())
        || board.rings(Seat::new(0)).meets(board.rings(Seat::new(1)))
        || board.markers(Seat::new(0)).meets(board.markers(Seat::new(1)))
    {
        return Err("at most one piece on each point".into());
    }
    if board.asked() == Asked::Place { check_set_up(board) } else { check_play(board) }
}

fn check_set_up(board: &Board) -> Result<(), String> {
    let [white, black] = [0, 1].map(|seat| board.rings(Seat::new(seat)).len());
    let placed_more = usize::from(board.decider() != Seat::new(0));
    if !board.all_markers().is_empty() {
        return Err("no marker while rings are placed".into());
    }
    if board.taken(Seat::new(0)) + board.taken(Seat::new(1)) > 0 {
        return Err("no ring taken (0-0) while rings are placed".into());
    }
    if white + black >= 2 * Rules::RINGS || white != black + placed_more {
        let side = NAMES[board.decider().index()];
        return Err(format!("rings placed in turn, up to five a side, with {side} to place the next one"));
    }
    Ok(())
}

fn check_play(board: &Board) -> Result<(), String> {
    let to_win = board.rules().rings_to_win();
    for seat in Seat::all(2) {
        let (name, taken, rings) = (NAMES[seat.index()], board.taken(seat), board.rings(seat).len());
        if taken > to_win {
            return Err(format!("at most {to_win} rings taken by {name}, not {taken}"));
        }
        if taken + rings != Rules::RINGS {
            return Err(format!(
                "five rings of {name}, on the board and taken together, not {}",
                taken + rings
            ));
        }
    }
    let markers = board.all_markers().len();
    if markers > Rules::MARKERS {
        return Err(format!("at most {} markers, not {markers}", Rules::MARKERS));
    }
    let won = Seat::all(2).filter(|seat| board.taken(*seat) == to_win).count();
    let has_row = |seat| Row::any_in(board.markers(seat));
    let mover = board.next_to_move().other();
    match board.asked() {
        Asked::Nothing => check_end(board, won),
        _ if won > 0 => Err(format!("over, because {to_win} rings are taken,")),
        Asked::Move if Seat::all(2).any(has_row) => Err("a row to be taken before the next move".into()),
        Asked::Move if markers == Rules::MARKERS => Err("over, because all markers are placed,".into()),
        Asked::Row if !has_row(board.decider()) => {
            Err(format!("five markers of {} in a row", NAMES[board.decider().index()]))
        }
        Asked::Row | Asked::Ring if board.decider() != mover && has_row(mover) => {
            Err(format!("the row of {} to be taken first", NAMES[mover.index()]))
        }
        Asked::Ring if markers + Row::LENGTH > Rules::MARKERS => {
            Err(format!("at most {} markers after a row was taken", Rules::MARKERS - Row::LENGTH))
        }
        _ => Ok(()),
    }
}

fn check_end(board: &Board, won: usize) -> Result<(), String> {
    let row_left = Seat::all(2).any(|seat| Row::any_in(board.markers(seat)));
    let all_placed = board.markers_left() == 0 && !row_left;
    let stuck = !row_left && !Seat::all(2).any(|seat| board.can_move(seat));
    match won {
        1 => Ok(()),
        0 if all_placed || stuck => Ok(()),
        0 => Err("a reason to be over: rings taken, all markers placed, or no ring that can move".into()),
        _ => Err("only one winner".into()),
    }
}
