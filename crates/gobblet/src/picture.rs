//! A position drawn with characters.
//!
//! Pieces are written as in the text of positions: `x3` is a piece of size 3 of seat 0. Under the visible
//! piece of a square stands what lies beneath, nearest first. The square of the last move is marked `[ ]`,
//! the square it came from `( )`.

use game::{Line, Picture, Seat, Tone};

use crate::board::Board;
use crate::notation::{piece_text, seat_letter};
use crate::square::file_letter;
use crate::{Gobblet, Square};

/// How wide a square is drawn: three covered pieces fit.
const WIDTH: usize = 8;

/// Draws the position of a line.
pub(crate) fn draw<const N: usize>(line: &Line<Gobblet<N>>) -> Picture {
    let mut picture = Picture::new();
    state(&mut picture, line);
    frame::<N>(&mut picture, ["┌", "┬", "┐"]);
    for rank in (0..N).rev() {
        let row = || (0..N).filter_map(move |file| Square::at(file, rank));
        picture.add(format!("{} ", rank + 1), Tone::Faint);
        for square in row() {
            picture.add("│", Tone::Faint);
            visible(&mut picture, line, square);
        }
        picture.line("│", Tone::Faint).add("  ", Tone::Faint);
        for square in row() {
            picture.add("│", Tone::Faint);
            beneath(&mut picture, line.position(), square);
        }
        picture.line("│", Tone::Faint);
        if rank > 0 {
            frame::<N>(&mut picture, ["├", "┼", "┤"]);
        }
    }
    frame::<N>(&mut picture, ["└", "┴", "┘"]);
    let files: Vec<String> = (0..N).map(|file| format!("{:^WIDTH$}", file_letter(file))).collect();
    picture.line(format!("   {}", files.join(" ").trim_end()), Tone::Faint);
    for seat in Seat::all(2) {
        reserve(&mut picture, line.position(), seat);
    }
    picture
}

fn tone(seat: Seat) -> Tone {
    if seat.index() == 0 { Tone::First } else { Tone::Second }
}

/// Who is to move or who won, and the last move.
fn state<const N: usize>(picture: &mut Picture, line: &Line<Gobblet<N>>) {
    if let Some(ending) = line.ending() {
        let winner = Seat::all(2).find(|seat| ending.scores[*seat] > 0);
        match winner {
            Some(seat) => picture.add(seat_letter(seat), tone(seat)).add(" wins", Tone::Strong),
            None => picture.add("a draw", Tone::Strong),
        };
        picture.add(format!(" ({})", ending.reason), Tone::Plain);
    } else {
        let seat = line.position().mover();
        picture.add(seat_letter(seat), tone(seat)).add(" to move", Tone::Strong);
    }
    if let Some(last) = line.moves().last() {
        picture.add("   last move ", Tone::Faint).add(last.to_string(), Tone::Fresh);
    }
    picture.end_line();
}

fn frame<const N: usize>(picture: &mut Picture, [left, middle, right]: [&str; 3]) {
    let side = "─".repeat(WIDTH);
    let sides = vec![side; N].join(middle);
    picture.line(format!("  {left}{sides}{right}"), Tone::Faint);
}

/// The visible piece of a square, marked if the last move went or came from there.
fn visible<const N: usize>(picture: &mut Picture, line: &Line<Gobblet<N>>, square: Square<N>) {
    let last = line.moves().last();
    let (before, after) = match last {
        Some(mv) if mv.to() == square => ("[", "]"),
        Some(mv) if mv.from() == Some(square) => ("(", ")"),
        _ => (" ", " "),
    };
    picture.add(format!("  {before}"), Tone::Fresh);
    match line.position().stack(square).last() {
        Some(piece) => picture.add(piece_text(*piece), tone(piece.seat)),
        None => picture.add("  ", Tone::Plain),
    };
    picture.add(format!("{after}  "), Tone::Fresh);
}

/// What lies beneath the visible piece, nearest first; nothing in the memory game.
fn beneath<const N: usize>(picture: &mut Picture, board: &Board<N>, square: Square<N>) {
    let covered: Vec<_> = if board.rules().memory {
        Vec::new()
    } else {
        board.stack(square).into_iter().rev().skip(1).collect()
    };
    let space = WIDTH - 2 * covered.len();
    picture.add(" ".repeat(space / 2), Tone::Plain);
    for piece in covered {
        picture.add(piece_text(piece), tone(piece.seat));
    }
    picture.add(" ".repeat(space - space / 2), Tone::Plain);
}

/// The pieces at hand: all of them on 3x3, the outermost of each stack on 4x4.
fn reserve<const N: usize>(picture: &mut Picture, board: &Board<N>, seat: Seat) {
    let what = if Board::<N>::NESTED { "stacks" } else { "reserve" };
    picture.add("  ", Tone::Plain).add(seat_letter(seat), tone(seat)).add(format!(" {what}: "), Tone::Faint);
    let pieces: Vec<String> = board.at_hand(seat).map(|size| size.to_string()).collect();
    if pieces.is_empty() {
        picture.line("none", Tone::Faint);
    } else {
        picture.line(pieces.join(" "), tone(seat));
    }
}
