//! Pictures in colour: tones become styles of the terminal.

use std::fmt::Write as _;

use game::{Picture, Piece, Tone};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// The style of a tone in the terminal app. Only the sixteen colours that every theme defines are used,
/// so that pieces stay readable on light and dark backgrounds.
pub(crate) fn style(tone: Tone, colours: bool) -> Style {
    if !colours {
        return match tone {
            Tone::Plain | Tone::First | Tone::Second | Tone::Faint => Style::new(),
            Tone::Fresh | Tone::Strong => Style::new().add_modifier(Modifier::BOLD),
        };
    }
    match tone {
        Tone::Plain => Style::new(),
        Tone::Faint => Style::new().add_modifier(Modifier::DIM),
        Tone::First => Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD),
        Tone::Second => Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD),
        Tone::Fresh => Style::new().fg(Color::Green).add_modifier(Modifier::BOLD),
        Tone::Strong => Style::new().add_modifier(Modifier::BOLD),
    }
}

/// The lines of a picture for the terminal app.
pub(crate) fn lines(picture: &Picture, colours: bool) -> Vec<Line<'static>> {
    let span = |piece: &Piece| Span::styled(piece.text().to_owned(), style(piece.tone(), colours));
    picture.lines().map(|pieces| Line::from(pieces.iter().map(span).collect::<Vec<_>>())).collect()
}

/// The width and height of a picture in characters.
pub(crate) fn size(picture: &Picture) -> (u16, u16) {
    let lines = lines(picture, false);
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    (width as u16, lines.len() as u16)
}

/// A picture as text, coloured with escape sequences if wanted.
pub(crate) fn text(picture: &Picture, colours: bool) -> String {
    if !colours {
        return picture.to_string();
    }
    let mut painted = String::new();
    for pieces in picture.lines() {
        for piece in pieces {
            let code = match piece.tone() {
                Tone::Plain => "",
                Tone::Faint => "\u{1b}[2m",
                Tone::First => "\u{1b}[1;33m",
                Tone::Second => "\u{1b}[1;36m",
                Tone::Fresh => "\u{1b}[1;32m",
                Tone::Strong => "\u{1b}[1m",
            };
            let end = if code.is_empty() { "" } else { "\u{1b}[0m" };
            let _ = write!(painted, "{code}{}{end}", piece.text());
        }
        painted.push('\n');
    }
    painted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_a_picture_is_plain_text() {
        let mut picture = Picture::new();
        picture.add("a", Tone::First).add(" b", Tone::Plain).end_line();
        assert_eq!(text(&picture, false), "a b\n");
        assert_eq!(text(&picture, true), "\u{1b}[1;33ma\u{1b}[0m b\n");
        assert_eq!(size(&picture), (3, 1));
    }
}
