//! Moves and positions as text.
//!
//! Moves: `e5` places a ring, `e5-e8` moves one, `xe4-i4` takes a row by its two ends, `xe5` takes a ring,
//! `pass` passes.
//!
//! Positions: four parts with a space between, as in
//! `4/7/8/9/W1wb6/W8/WWW7/BBBBB4/8/7/4 w move 0-0`. See the documentation of the crate.

use game::{NotationError, Reader, Seat};

use crate::board::SetUp;
use crate::point::{Point, Points, SIDE};
use crate::{Asked, Board, Move, Row, Rules};

/// The letter of a seat: its markers, and who decides.
pub(crate) const fn seat_letter(seat: Seat) -> char {
    if seat.index() == 0 { 'w' } else { 'b' }
}

const fn ring_letter(seat: Seat) -> char {
    seat_letter(seat).to_ascii_uppercase()
}

/// What is asked, in words that a text uses: the word, what is asked, whether the decider moves a ring next,
/// whether the decision before was a pass.
const ASKED: [(&str, Asked, bool, bool); 8] = [
    ("place", Asked::Place, true, false),
    ("move", Asked::Move, true, false),
    ("move-after-pass", Asked::Move, true, true),
    ("row", Asked::Row, false, false),
    ("row-then-move", Asked::Row, true, false),
    ("ring", Asked::Ring, false, false),
    ("ring-then-move", Asked::Ring, true, false),
    ("over", Asked::Nothing, true, false),
];

/// What the texts of Yinsh are made of.
trait Reading {
    fn point(&mut self) -> Result<Point, NotationError>;
    /// What lies on the points of one letter, the lowest number first.
    fn column(&mut self, column: usize, pieces: &mut SetUp) -> Result<(), NotationError>;
    /// What is asked.
    fn asked(&mut self, pieces: &mut SetUp) -> Result<(), NotationError>;
    /// How many rings a seat has taken.
    fn taken(&mut self) -> Result<u8, NotationError>;
}

impl Reading for Reader<'_> {
    fn point(&mut self) -> Result<Point, NotationError> {
        let letter = self.next().unwrap_or_default();
        let column = self.counted('a', SIDE).ok_or_else(|| self.expected("a letter a-k"))?;
        let (first, last) = Point::numbers_of(column);
        let before = self.place();
        let number = self.number(2).ok_or_else(|| self.expected(format!("a number {first}-{last}")))?;
        Point::at(letter, number).ok_or_else(|| {
            self.back_to(before);
            self.expected(format!("a number {first}-{last} after {letter}"))
        })
    }

    fn column(&mut self, column: usize, pieces: &mut SetUp) -> Result<(), NotationError> {
        let (mut number, last) = Point::numbers_of(column);
        let all = last - number + 1;
        while number <= last {
            let point = Point::from_index(column * SIDE + number - 1);
            let before = self.place();
            if let Some(vacant) = self.number(2) {
                if vacant == 0 || vacant > last + 1 - number {
                    self.back_to(before);
                    return Err(
                        self.expected(format!("{all} points, of which {} are left,", last + 1 - number))
                    );
                }
                number += vacant;
                continue;
            }
            if self.take('.') {
                number += 1;
                continue;
            }
            let lies = |sets: &mut [Points; 2], seat: Seat| sets[seat.index()] |= point.alone();
            if let Some(seat) = Seat::all(2).find(|seat| self.take(ring_letter(*seat))) {
                lies(&mut pieces.rings, seat);
            } else {
                let seat = self.seat(seat_letter, "W, B, w, b, '.' or a number of vacant points")?;
                lies(&mut pieces.markers, seat);
            }
            number += 1;
        }
        Ok(())
    }

    fn asked(&mut self, pieces: &mut SetUp) -> Result<(), NotationError> {
        let word = self.rest().split(' ').next().unwrap_or_default();
        let found = ASKED.iter().find(|(name, ..)| *name == word).ok_or_else(|| {
            let words: Vec<&str> = ASKED.iter().map(|(name, ..)| *name).collect();
            self.expected(format!("what is asked ({})", words.join(", ")))
        })?;
        let (_, asked, moves_next, passed) = *found;
        self.take_word(word);
        pieces.asked = asked;
        pieces.next = if moves_next { pieces.decider } else { pieces.decider.other() };
        pieces.passed = passed;
        Ok(())
    }

    fn taken(&mut self) -> Result<u8, NotationError> {
        let number = self.number(2).ok_or_else(|| self.expected("a number of rings taken"))?;
        Ok(number as u8)
    }
}

/// Reads a point.
pub(crate) fn parse_point(text: &str) -> Result<Point, NotationError> {
    let mut reader = Reader::new(text);
    let point = reader.point()?;
    reader.end("point")?;
    Ok(point)
}

/// Reads a move.
pub(crate) fn parse_move(text: &str) -> Result<Move, NotationError> {
    if text == "pass" {
        return Ok(Move::Pass);
    }
    let mut reader = Reader::new(text);
    let taking = reader.take('x');
    if !taking && !matches!(reader.next(), Some('a'..='k')) {
        return Err(reader.expected("a point, x or pass"));
    }
    let first = reader.point()?;
    if !reader.take('-') {
        reader.end("move")?;
        return Ok(if taking { Move::TakeRing(first) } else { Move::Place(first) });
    }
    let before_second = reader.place();
    let second = reader.point()?;
    reader.end("move")?;
    let wrong = |what| NotationError::new(text, before_second, what);
    if !taking {
        let on_a_line = crate::Direction::between(first, second).is_some();
        return if on_a_line {
            Ok(Move::Slide { from: first, to: second })
        } else {
            Err(wrong(format!("another point on a line with {first}")))
        };
    }
    match Row::from_ends(first, second) {
        Some(row) if row.first() == first => Ok(Move::TakeRow(row)),
        Some(row) => Err(NotationError::new(text, 1, format!("the row as x{row}"))),
        None => Err(wrong(format!("the other end of five points in a row from {first}"))),
    }
}

/// Writes a position.
pub(crate) fn position_text(board: &Board) -> String {
    let columns: Vec<String> = (0..SIDE).map(|column| column_text(board, column)).collect();
    let state = (board.asked(), board.next_to_move() == board.decider(), board.passed());
    let asked = ASKED.iter().find(|(_, asked, moves_next, passed)| (*asked, *moves_next, *passed) == state);
    format!(
        "{} {} {} {}-{}",
        columns.join("/"),
        seat_letter(board.decider()),
        asked.map_or("", |(word, ..)| word),
        board.taken(Seat::new(0)),
        board.taken(Seat::new(1)),
    )
}

/// What lies on the points of one letter, the lowest number first; vacant points are counted.
fn column_text(board: &Board, column: usize) -> String {
    let (first, last) = Point::numbers_of(column);
    let mut text = String::new();
    let mut vacant = 0;
    for number in first..=last {
        let point = Point::from_index(column * SIDE + number - 1);
        match piece_letter(board, point) {
            Some(letter) => {
                if vacant > 0 {
                    text += &vacant.to_string();
                }
                vacant = 0;
                text.push(letter);
            }
            None => vacant += 1,
        }
    }
    if vacant > 0 {
        text += &vacant.to_string();
    }
    text
}

/// The letter of what lies on a point: large for a ring.
fn piece_letter(board: &Board, point: Point) -> Option<char> {
    Seat::all(2).find_map(|seat| {
        if board.rings(seat).contains(point) {
            Some(ring_letter(seat))
        } else {
            board.markers(seat).contains(point).then_some(seat_letter(seat))
        }
    })
}

/// Reads a position. It need not be one that play can reach, but everything that the rules count must add up.
pub(crate) fn parse_position(text: &str, rules: Rules) -> Result<Board, NotationError> {
    let mut reader = Reader::new(text);
    let mut pieces = SetUp {
        rings: [Points::NONE; 2],
        markers: [Points::NONE; 2],
        taken: [0; 2],
        asked: Asked::Nothing,
        decider: Seat::new(0),
        next: Seat::new(0),
        passed: false,
    };
    for column in 0..SIDE {
        reader.column(column, &mut pieces)?;
        if column + 1 < SIDE {
            reader.demand('/', "'/' before the next letter")?;
        }
    }
    reader.demand(' ', "a space after the board")?;
    pieces.decider = reader.seat(seat_letter, "who decides, w or b,")?;
    reader.demand(' ', "a space after who decides")?;
    let asked_at = reader.place();
    reader.asked(&mut pieces)?;
    reader.demand(' ', "a space after what is asked")?;
    pieces.taken[0] = reader.taken()?;
    reader.demand('-', "'-' between the rings taken")?;
    pieces.taken[1] = reader.taken()?;
    reader.end("position")?;
    Board::set_up(pieces, rules).map_err(|expected| NotationError::new(text, asked_at, expected))
}
