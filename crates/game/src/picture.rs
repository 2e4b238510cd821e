//! A position drawn with characters, for terminals.

use std::fmt;

use crate::Seat;

/// What a piece of a picture means; the terminal chooses the colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tone {
    /// Plain text.
    #[default]
    Plain,
    /// Coordinates, frames: less important.
    Faint,
    /// A piece of seat 0, or something of its colour.
    First,
    /// A piece of seat 1.
    Second,
    /// What just happened.
    Fresh,
    /// A heading.
    Strong,
}

/// How a seat stands in a picture: whoever knows who sits there puts names in their places ([`Picture::named`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Called {
    /// At the head of a row, as wide as all others: `seat 0  `.
    Head,
    /// In a sentence: `seat 0`.
    Words,
    /// As short as can be: `0`.
    Number,
}

/// A stretch of a line in one tone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    text: String,
    tone: Tone,
    seat: Option<(Seat, Called)>,
}

impl Piece {
    /// What is written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What it means.
    pub fn tone(&self) -> Tone {
        self.tone
    }
}

/// Lines of text in tones.
///
/// ```
/// use game::{Picture, Seat, Tone};
/// let mut picture = Picture::new();
/// picture.add("1 ", Tone::Faint).add("X", Tone::First).end_line();
/// picture.add("led by ", Tone::Plain).seat(Seat::new(1), Tone::Plain).end_line();
/// assert_eq!(picture.to_string(), "1 X\nled by seat 1\n");
/// assert_eq!(picture.named(|_| "Rudi".to_owned()).to_string(), "1 X\nled by Rudi\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    lines: Vec<Vec<Piece>>,
    open: Vec<Piece>,
}

/// Names of seats are no shorter than `seat 0`, so that what is written below them still begins where they end.
const NARROWEST: usize = 6;
/// Longer names at the head of a row would leave no room for the cards.
const WIDEST: usize = 10;

impl Picture {
    /// An empty picture.
    pub fn new() -> Picture {
        Picture::default()
    }

    /// Adds a piece to the line being drawn.
    pub fn add(&mut self, text: impl Into<String>, tone: Tone) -> &mut Picture {
        self.open.push(Piece { text: text.into(), tone, seat: None });
        self
    }

    /// Adds a seat at the head of its row.
    pub fn head(&mut self, seat: Seat, tone: Tone) -> &mut Picture {
        self.call(seat, Called::Head, format!("seat {seat}  "), tone)
    }

    /// Adds a seat within a sentence.
    pub fn seat(&mut self, seat: Seat, tone: Tone) -> &mut Picture {
        self.call(seat, Called::Words, format!("seat {seat}"), tone)
    }

    /// Adds the number of a seat.
    pub fn number(&mut self, seat: Seat, tone: Tone) -> &mut Picture {
        self.call(seat, Called::Number, seat.to_string(), tone)
    }

    fn call(&mut self, seat: Seat, called: Called, text: String, tone: Tone) -> &mut Picture {
        self.open.push(Piece { text, tone, seat: Some((seat, called)) });
        self
    }

    /// Ends the line being drawn.
    pub fn end_line(&mut self) -> &mut Picture {
        self.lines.push(std::mem::take(&mut self.open));
        self
    }

    /// A whole line in one tone.
    pub fn line(&mut self, text: impl Into<String>, tone: Tone) -> &mut Picture {
        self.add(text, tone).end_line()
    }

    /// The same with the names of those who sit there, cut where they are long.
    pub fn named(mut self, name: impl Fn(Seat) -> String) -> Picture {
        let short = |seat| name(seat).chars().take(WIDEST).collect::<String>();
        let pieces = || self.lines.iter().flatten().chain(&self.open);
        let heads = pieces().filter_map(|piece| piece.seat).filter(|(_, called)| *called == Called::Head);
        let width = heads.map(|(seat, _)| short(seat).chars().count()).max().unwrap_or(0).max(NARROWEST);
        for piece in self.lines.iter_mut().flatten().chain(&mut self.open) {
            match piece.seat {
                None => {}
                Some((seat, Called::Head)) => piece.text = format!("{:<width$}  ", short(seat)),
                Some((seat, Called::Words | Called::Number)) => piece.text = short(seat),
            }
        }
        self
    }

    /// The finished lines, each a list of pieces.
    pub fn lines(&self) -> impl Iterator<Item = &[Piece]> {
        let open = (!self.open.is_empty()).then_some(self.open.as_slice());
        self.lines.iter().map(Vec::as_slice).chain(open)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.lines() {
            let text: String = line.iter().map(Piece::text).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_take_the_places_of_seats_and_rows_stay_in_line() {
        let mut picture = Picture::new();
        for seat in Seat::all(2) {
            picture.head(seat, Tone::Strong).line("cards", Tone::Plain);
        }
        picture.number(Seat::new(1), Tone::Plain).add(":HA", Tone::Plain);
        assert_eq!(picture.to_string(), "seat 0  cards\nseat 1  cards\n1:HA\n");
        let names = ["you", "somebody with a name"];
        let named = picture.clone().named(|seat| names[seat.index()].to_owned());
        assert_eq!(named.to_string(), "you         cards\nsomebody w  cards\nsomebody w:HA\n");
        let short = picture.named(|_| "Jo".to_owned());
        assert_eq!(short.to_string(), "Jo      cards\nJo      cards\nJo:HA\n", "as wide as before");
    }
}
