//! A position drawn with characters.
//!
//! The letters stand side by side, as on the printed board, each half a step lower than the one before it; the
//! numbers run up to the right. A marker is `w` or `b`, a ring `(w)` or `(b)`, the ring that moved last `[w]`.
//! The whole picture fits into 80 by 24 characters with room for a prompt.

use game::{Line, Picture, Seat, Tone};

use crate::notation::seat_letter;
use crate::point::SIDE;
use crate::{Asked, Board, Move, Point, Points, Yinsh};

/// The highest line of the board, in half steps: e10 and g11 stand there.
const TOP: i32 = 16;
/// The lowest line: e1 and g2.
const BOTTOM: i32 = -2;

/// Draws the position of a line.
pub(crate) fn draw(line: &Line<Yinsh>) -> Picture {
    let mut picture = Picture::new();
    state(&mut picture, line);
    for height in (BOTTOM..=TOP + 1).rev() {
        // The numbers stand before the first point of their line, one place further left.
        for column in -1..SIDE as i32 {
            place(&mut picture, line, column, height);
        }
        picture.end_line();
    }
    let letters: Vec<String> = (b'a'..=b'k').map(|letter| format!("{:^5}", char::from(letter))).collect();
    picture.line(format!("     {}", letters.concat().trim_end()), Tone::Faint);
    stock(&mut picture, line.position());
    picture
}

fn tone(seat: Seat) -> Tone {
    if seat.index() == 0 { Tone::First } else { Tone::Second }
}

const fn name(seat: Seat) -> &'static str {
    if seat.index() == 0 { "White" } else { "Black" }
}

/// What is to be decided or who won, and the last decision.
fn state(picture: &mut Picture, line: &Line<Yinsh>) {
    let board = line.position();
    if let Some(ending) = line.ending() {
        match Seat::all(2).find(|seat| ending.scores[*seat] > 0) {
            Some(seat) => picture.add(name(seat), tone(seat)).add(" wins", Tone::Strong),
            None => picture.add("a draw", Tone::Strong),
        };
        picture.add(format!(" ({})", ending.reason), Tone::Plain);
    } else {
        let asked = match board.asked() {
            Asked::Place => " places a ring",
            Asked::Move => " moves a ring",
            Asked::Row => " takes a row",
            Asked::Ring => " takes a ring",
            Asked::Nothing => "",
        };
        picture.add(name(board.decider()), tone(board.decider())).add(asked, Tone::Strong);
    }
    if let Some(last) = line.moves().last() {
        picture.add("   last ", Tone::Faint).add(last.to_string(), Tone::Fresh);
        let flipped = flipped_last(line);
        if !flipped.is_empty() {
            let names: Vec<String> = flipped.iter().map(|point| point.to_string()).collect();
            picture.add(format!(" turning {}", names.join(" ")), Tone::Faint);
        }
    }
    picture.end_line();
}

fn flipped_last(line: &Line<Yinsh>) -> Points {
    match (line.earlier().last(), line.moves().last()) {
        (Some(before), Some(Move::Slide { from, to })) => before.flips(*from, *to),
        _ => Points::NONE,
    }
}

/// One place of the picture: a point, a number, or nothing.
fn place(picture: &mut Picture, line: &Line<Yinsh>, column: i32, height: i32) {
    // Along a letter the numbers are two half steps apart; each letter begins half a step lower.
    let doubled = height + column;
    if doubled % 2 != 0 {
        picture.add("     ", Tone::Plain);
        return;
    }
    let number = doubled / 2;
    let at = |column: i32| {
        let letter = u8::try_from(column).ok().map(|column| char::from(b'a' + column))?;
        Point::at(letter, usize::try_from(number).ok()?)
    };
    match (at(column), at(column + 1)) {
        (Some(point), _) => draw_point(picture, line, point),
        (None, Some(_)) => drop(picture.add(format!("{number:>4} "), Tone::Faint)),
        (None, None) => drop(picture.add("     ", Tone::Plain)),
    }
}

fn draw_point(picture: &mut Picture, line: &Line<Yinsh>, point: Point) {
    let board = line.position();
    let fresh = match line.moves().last() {
        Some(Move::Place(to) | Move::Slide { to, .. }) => *to == point,
        _ => false,
    };
    for seat in Seat::all(2) {
        let letter = seat_letter(seat);
        if board.rings(seat).contains(point) {
            let ring = if fresh { format!(" [{letter}] ") } else { format!(" ({letter}) ") };
            picture.add(ring, tone(seat));
            return;
        }
        if board.markers(seat).contains(point) {
            picture.add(format!("  {letter}  "), tone(seat));
            return;
        }
    }
    picture.add("  ·  ", Tone::Faint);
}

/// The rings taken and the markers left.
fn stock(picture: &mut Picture, board: &Board) {
    picture.add("rings taken: ", Tone::Faint);
    for seat in Seat::all(2) {
        let taken = board.taken(seat).to_string();
        picture.add(format!("{} ", name(seat)), tone(seat)).add(taken, Tone::Strong).add("  ", Tone::Plain);
    }
    picture.line(format!(" markers left: {}", board.markers_left()), Tone::Faint);
}
