//! One byte or two for each position: what is known of it.

/// What is known of a position, for the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    /// Not decided, or never.
    Open,
    /// There is no such position.
    Nothing,
    /// Won in so many decisions.
    Won(u32),
    /// Lost in so many decisions.
    Lost(u32),
}

impl Known {
    fn code(self) -> u32 {
        match self {
            Known::Open => 0,
            Known::Nothing => 1,
            Known::Won(plies) => 2 + 2 * plies,
            Known::Lost(plies) => 3 + 2 * plies,
        }
    }

    fn from_code(code: u32) -> Known {
        match code {
            0 => Known::Open,
            1 => Known::Nothing,
            code if code.is_multiple_of(2) => Known::Won((code - 2) / 2),
            code => Known::Lost((code - 3) / 2),
        }
    }
}

/// How much room a position takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Width {
    /// One byte: games that are decided within 126 decisions.
    One,
    /// Two bytes: within 32,766.
    #[default]
    Two,
}

impl Width {
    /// The most decisions that a cell of this width can hold.
    pub const fn most_plies(self) -> u32 {
        match self {
            Width::One => (u8::MAX as u32 - 3) / 2,
            Width::Two => (u16::MAX as u32 - 3) / 2,
        }
    }
}

/// A cell for each number.
#[derive(Debug)]
pub(super) enum Cells {
    One(Vec<u8>),
    Two(Vec<u16>),
}

impl Cells {
    /// So many open cells; `None` if there is no room.
    pub(super) fn new(width: Width, count: usize) -> Option<Cells> {
        Some(match width {
            Width::One => {
                let mut cells = Vec::new();
                cells.try_reserve_exact(count).ok()?;
                cells.resize(count, 0);
                Cells::One(cells)
            }
            Width::Two => {
                let mut cells = Vec::new();
                cells.try_reserve_exact(count).ok()?;
                cells.resize(count, 0);
                Cells::Two(cells)
            }
        })
    }

    pub(super) fn get(&self, number: usize) -> Known {
        Known::from_code(match self {
            Cells::One(cells) => cells[number].into(),
            Cells::Two(cells) => cells[number].into(),
        })
    }

    /// The distance must fit the width.
    pub(super) fn set(&mut self, number: usize, known: Known) {
        match self {
            Cells::One(cells) => cells[number] = known.code() as u8,
            Cells::Two(cells) => cells[number] = known.code() as u16,
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Known> + '_ {
        let count = match self {
            Cells::One(cells) => cells.len(),
            Cells::Two(cells) => cells.len(),
        };
        (0..count).map(|number| self.get(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_keep_what_fits_their_width() {
        for width in [Width::One, Width::Two] {
            let mut cells = Cells::new(width, 4).expect("there is room");
            let most = width.most_plies();
            let all = [Known::Won(most), Known::Lost(most), Known::Nothing, Known::Open];
            for (number, known) in all.into_iter().enumerate() {
                cells.set(number, known);
            }
            assert_eq!(cells.iter().collect::<Vec<_>>(), all);
        }
        assert_eq!((Width::One.most_plies(), Width::Two.most_plies()), (126, 32_766));
    }
}
