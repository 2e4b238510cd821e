//! Reading a record.

use game::{Line, Seat};

use super::nodes::{Node, main_line};
use super::{Players, SgfError, SgfGame};
use crate::{Move, Point, Row, Rules, Yinsh};

/// Reads a record of Boardspace, playing every decision by the rules.
pub fn read(text: &str) -> Result<SgfGame, SgfError> {
    let nodes = main_line(text)?;
    let facts = nodes.first().ok_or(SgfError::OtherGame(None))?;
    let kind = property(facts, "GM");
    if kind != Some("24") {
        return Err(SgfError::OtherGame(kind.map(|kind| kind.chars().take(20).collect())));
    }
    let blitz = property(facts, "SU").is_some_and(|setup| setup.to_lowercase().contains("blitz"));
    let mut record = Recording::new(Rules { blitz });
    for node in &nodes {
        for (name, value) in node {
            if let Some(player) = player(name) {
                record.action(player, value)?;
            }
        }
    }
    record.commit()?;
    let owned = |name| property(facts, name).map(ToOwned::to_owned);
    Ok(SgfGame {
        line: record.line,
        players: players(facts, record.white.unwrap_or(0)),
        name: owned("GN"),
        date: owned("DT"),
        result: owned("RE"),
        resigned: record.resigned,
    })
}

fn property<'a>(node: &'a Node, name: &str) -> Option<&'a str> {
    node.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
}

/// The number of the player that a property belongs to.
fn player(name: &str) -> Option<usize> {
    match name {
        "P0" => Some(0),
        "P1" => Some(1),
        _ => None,
    }
}

/// The names in `P0[id "Ana"]`, given which player is White.
fn players(facts: &Node, white: usize) -> Players {
    let name = |player: usize| {
        let of_player = |(found, value): &&(String, String)| {
            found == ["P0", "P1"][player] && value.trim_start().starts_with("id")
        };
        let quoted = facts.iter().find(of_player).and_then(|(_, value)| value.split('"').nth(1));
        quoted.unwrap_or_default().to_owned()
    };
    Players { white: name(white), black: name(1 - white) }
}

/// A game while its actions are read.
struct Recording {
    line: Line<Yinsh>,
    /// Which player places the white rings.
    white: Option<usize>,
    /// The marker that was put into a ring which has not moved yet.
    marker: Option<Point>,
    /// The decision that the next `Done` makes final, with the number of its action.
    pending: Option<(Move, usize)>,
    actions: usize,
    resigned: Option<Seat>,
}

impl Recording {
    fn new(rules: Rules) -> Recording {
        let line = Line::new(Yinsh::new(rules), ());
        Recording { line, white: None, marker: None, pending: None, actions: 0, resigned: None }
    }

    /// Takes in one action: `17 place wr  G 6`. Old records leave the number out.
    fn action(&mut self, player: usize, text: &str) -> Result<(), SgfError> {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        if words.first().is_some_and(|word| word.parse::<u32>().is_ok()) {
            words.remove(0);
        }
        self.actions += 1;
        let unknown = || SgfError::Action(text.chars().take(60).collect());
        let point = |letter: &str, number: &str| read_point(letter, number).ok_or_else(unknown);
        match words.as_slice() {
            [] | ["id" | "Start" | "start" | "time" | "Edit" | "ranking" | "country", ..] => {
                self.actions -= 1;
            }
            ["place", ring @ ("wr" | "br"), letter, number] => {
                let white = if *ring == "wr" { player } else { 1 - player };
                self.white.get_or_insert(white);
                self.decide(Move::Place(point(letter, number)?))?;
            }
            ["place", "w" | "b", letter, number] => {
                self.commit()?;
                self.marker = Some(point(letter, number)?);
            }
            ["drop", "board", letter, number] => {
                let to = point(letter, number)?;
                let from = self.marker.take().ok_or_else(unknown)?;
                self.decide(Move::Slide { from, to })?;
            }
            ["move", from_letter, from_number, to_letter, to_number] => {
                let (from, to) = (point(from_letter, from_number)?, point(to_letter, to_number)?);
                self.decide(Move::Slide { from, to })?;
            }
            ["remove", "w" | "b", one_letter, one_number, other_letter, other_number] => {
                let ends = (point(one_letter, one_number)?, point(other_letter, other_number)?);
                self.decide(Move::TakeRow(Row::from_ends(ends.0, ends.1).ok_or_else(unknown)?))?;
            }
            ["remove", "wr" | "br", letter, number] => self.decide(Move::TakeRing(point(letter, number)?))?,
            ["pick", ..] => self.take_back(),
            ["Pass" | "pass"] => self.decide(Move::Pass)?,
            ["Done" | "done"] => self.commit()?,
            ["Resign" | "resign"] => {
                self.take_back();
                // Before the first ring it does not show who is White; usually the first player is.
                self.resigned = Some(Seat::new(usize::from(player != self.white.unwrap_or(0))));
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// A decision that is not yet final. One before it that was never said to be done is.
    fn decide(&mut self, mv: Move) -> Result<(), SgfError> {
        self.commit()?;
        self.pending = Some((mv, self.actions));
        Ok(())
    }

    /// What was done since the last `Done` is not done after all, except that a marker stays in its ring.
    fn take_back(&mut self) {
        if let Some((Move::Slide { from, .. }, _)) = self.pending.take() {
            self.marker = Some(from);
        }
    }

    fn commit(&mut self) -> Result<(), SgfError> {
        let Some((mv, number)) = self.pending.take() else { return Ok(()) };
        self.line.play(mv).map_err(|error| SgfError::Illegal { number, mv, error })
    }
}

/// A point in the spelling of Boardspace: a large letter and a number.
fn read_point(letter: &str, number: &str) -> Option<Point> {
    let mut letters = letter.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    Point::at(letter.to_ascii_lowercase(), number.parse().ok()?)
}
