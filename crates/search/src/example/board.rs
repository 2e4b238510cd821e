//! The nine cells.

use std::fmt;

use arrayvec::ArrayVec;
use game::{Ending, Position, Scores, Seat, Symmetric};

/// A cell, counted from the lower left one, row by row: 0 is `a1`, 8 is `c3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Cell number `index` below 9; panics on others.
    pub const fn new(index: u8) -> Cell {
        assert!(index < 9, "there are nine cells");
        Cell(index)
    }

    /// The number of this cell.
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0 % 3) as char, self.0 / 3 + 1)
    }
}

/// A position of tic-tac-toe. Seat 0 begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// One bit for each cell that a seat has taken.
    taken: [u16; 2],
}

const LINES: [u16; 8] = [
    0b111,
    0b111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];
const ALL: u16 = 0b111_111_111;

/// Where each cell goes in each of the eight symmetries of the square.
const MAPS: [[u8; 9]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [2, 5, 8, 1, 4, 7, 0, 3, 6],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [6, 3, 0, 7, 4, 1, 8, 5, 2],
    [2, 1, 0, 5, 4, 3, 8, 7, 6],
    [6, 7, 8, 3, 4, 5, 0, 1, 2],
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [8, 5, 2, 7, 4, 1, 6, 3, 0],
];

impl Board {
    /// Whose mark is on a cell.
    pub fn owner(&self, cell: u8) -> Option<Seat> {
        Seat::all(2).find(|seat| self.taken[seat.index()] >> cell & 1 == 1)
    }

    /// How many marks are on the board.
    pub fn marks(&self) -> usize {
        (self.taken[0] | self.taken[1]).count_ones() as usize
    }

    fn winner(self) -> Option<Seat> {
        let has_line = |seat: &Seat| LINES.iter().any(|line| self.taken[seat.index()] & line == *line);
        Seat::all(2).find(has_line)
    }

    fn to_mark(self) -> Seat {
        Seat::new(self.marks() % 2)
    }
}

impl Position for Board {
    type Move = Cell;
    type Moves = ArrayVec<Cell, 9>;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Option<Seat> {
        self.ending().is_none().then(|| self.to_mark())
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        if self.turn().is_some() {
            let free = !(self.taken[0] | self.taken[1]);
            moves.extend((0..9).filter(|cell| free >> cell & 1 == 1).map(Cell));
        }
    }

    fn play_unchecked(&mut self, mv: Cell) {
        self.taken[self.to_mark().index()] |= 1 << mv.0;
    }

    fn ending(&self) -> Option<Ending> {
        if let Some(winner) = self.winner() {
            Some(Ending { scores: Scores::win(winner, 2), reason: "line" })
        } else if self.taken[0] | self.taken[1] == ALL {
            Some(Ending { scores: Scores::zero(2), reason: "full board" })
        } else {
            None
        }
    }

    fn key(&self) -> u64 {
        game::random::mix(u64::from(self.taken[0]) << 16 | u64::from(self.taken[1]))
    }
}

impl Symmetric for Board {
    fn symmetries(&self) -> usize {
        MAPS.len()
    }

    fn mapped(&self, map: usize) -> Board {
        let through =
            |taken: u16| (0..9).filter(|cell| taken >> cell & 1 == 1).map(|cell| 1 << MAPS[map][cell]).sum();
        Board { taken: self.taken.map(through) }
    }

    fn mapped_move(&self, mv: Cell, map: usize) -> Cell {
        Cell(MAPS[map][mv.0 as usize])
    }
}
