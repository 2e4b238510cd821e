//! A position drawn with characters, for terminals.

use std::fmt;

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

/// Lines of text in tones.
///
/// ```
/// use game::{Picture, Tone};
/// let mut picture = Picture::new();
/// picture.add("1 ", Tone::Faint).add("X", Tone::First).end_line();
/// assert_eq!(picture.to_string(), "1 X\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    lines: Vec<Vec<(String, Tone)>>,
    open: Vec<(String, Tone)>,
}

impl Picture {
    /// An empty picture.
    pub fn new() -> Picture {
        Picture::default()
    }

    /// Adds a piece to the line being drawn.
    pub fn add(&mut self, text: impl Into<String>, tone: Tone) -> &mut Picture {
        self.open.push((text.into(), tone));
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

    /// The finished lines, each a list of pieces with their tones.
    pub fn lines(&self) -> impl Iterator<Item = &[(String, Tone)]> {
        let open = (!self.open.is_empty()).then_some(self.open.as_slice());
        self.lines.iter().map(Vec::as_slice).chain(open)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.lines() {
            let text: String = line.iter().map(|(text, _)| text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}
