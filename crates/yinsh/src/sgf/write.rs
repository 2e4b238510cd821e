//! Writing a record.

use std::fmt::Write;

use game::{Game, Seat};

use super::nodes::escaped;
use super::{Form, SgfError, SgfGame};
use crate::{Board, Move, Point};

/// Writes a record of Boardspace, the moves of White and Black each in their form.
pub fn write(game: &SgfGame, forms: [Form; 2]) -> Result<String, SgfError> {
    let line = &game.line;
    if *line.start() != line.game().start(&()) {
        return Err(SgfError::FromPosition);
    }
    let mut text = facts(game);
    let mut number = 0;
    let mut node = |seat: Seat, action: &str| {
        let node = format!("; P{seat}[{number} {action}]\n");
        number += 1;
        node
    };
    text += &node(Seat::new(0), "Start White");
    for (before, mv) in line.earlier().iter().zip(line.moves()) {
        let seat = before.decider();
        for action in actions(before, *mv, forms[seat.index()]) {
            text += &node(seat, &action);
        }
        text += &node(seat, "Done ");
    }
    if let Some(seat) = game.resigned {
        text += &node(seat, "Resign ");
        text += &node(seat, "Done ");
    }
    text.push_str(")\n");
    Ok(text)
}

/// The node with the facts of the game.
fn facts(game: &SgfGame) -> String {
    let setup = if game.line.game().rules().blitz { "Yinsh-Blitz" } else { "Yinsh" };
    let mut text = format!("(;\nGM[24]VV[2]\nSU[{setup}]\n");
    let result = game.result.clone().or_else(|| result(game));
    for (name, value) in [("DT", &game.date), ("GN", &game.name), ("RE", &result)] {
        if let Some(value) = value {
            writeln!(text, "{name}[{}]", escaped(value)).expect("a text takes everything");
        }
    }
    for seat in Seat::all(2) {
        let name = escaped(game.players.name(seat)).replace('"', "'");
        writeln!(text, "P{seat}[id \"{name}\"]").expect("a text takes everything");
    }
    text
}

/// How the game ended, in the words of Boardspace.
fn result(game: &SgfGame) -> Option<String> {
    let winner = match (game.resigned, game.line.ending()) {
        (Some(seat), _) => Some(seat.other()),
        (None, Some(ending)) => Seat::all(2).find(|seat| ending.scores[*seat] > 0),
        (None, None) => return None,
    };
    Some(winner.map_or_else(
        || "The game is a draw".to_owned(),
        |seat| format!("Game won by {}", game.players.name(seat)),
    ))
}

/// The actions of one decision.
fn actions(before: &Board, mv: Move, form: Form) -> Vec<String> {
    let colour = if before.decider().index() == 0 { 'w' } else { 'b' };
    match (mv, form) {
        (Move::Place(point), _) => vec![format!("place {colour}r  {}", spelled(point))],
        (Move::Slide { from, to }, Form::Person) => {
            vec![format!("place {colour}  {}", spelled(from)), format!("drop board  {}", spelled(to))]
        }
        (Move::Slide { from, to }, Form::Robot) => vec![format!("move {} {}", spelled(from), spelled(to))],
        (Move::TakeRow(row), _) => {
            vec![format!("remove {colour} {} {}", spelled(row.first()), spelled(row.last()))]
        }
        (Move::TakeRing(point), _) => vec![format!("remove {colour}r {}", spelled(point))],
        (Move::Pass, _) => vec!["Pass ".to_owned()],
    }
}

/// A point in the spelling of Boardspace.
fn spelled(point: Point) -> String {
    format!("{} {}", point.letter().to_ascii_uppercase(), point.number())
}
