//! The lines of the board: rows, columns, both diagonals, as sets of squares.
//!
//! The questions asked at every node (is there a line, which lines lack one piece) are answered for all
//! rows at once and for all columns at once: each step of a loop looks at one square of every row.

/// The lines of the board `N` wide.
pub(crate) struct Lines<const N: usize>;

impl<const N: usize> Lines<N> {
    /// Every square.
    pub(crate) const BOARD: u16 = ((1_u32 << (N * N)) - 1) as u16;
    /// The squares of the file `a`: where every row begins.
    const FIRST_FILE: u16 = Self::spaced(0, N);
    /// The squares of the rank `1`: where every column begins.
    const FIRST_RANK: u16 = Self::spaced(0, 1);
    /// The diagonal from `a1` upwards.
    const RISING: u16 = Self::spaced(0, N + 1);
    /// The diagonal to the lower right corner.
    const FALLING: u16 = Self::spaced(N - 1, N - 1);

    /// `N` squares from an index on, each `step` after the one before.
    pub(crate) const fn spaced(from: usize, step: usize) -> u16 {
        let mut set = 0;
        let mut taken = 0;
        while taken < N {
            set |= 1 << (from + taken * step);
            taken += 1;
        }
        set
    }

    /// All lines: the ranks from the first, the files from the first, the rising and the falling diagonal.
    pub(crate) fn all() -> impl Iterator<Item = u16> {
        let ranks = (0..N).map(|rank| Self::FIRST_RANK << (rank * N));
        let files = (0..N).map(|file| Self::FIRST_FILE << file);
        ranks.chain(files).chain([Self::RISING, Self::FALLING])
    }

    /// Whether a set of squares contains a line.
    pub(crate) const fn any_full(set: u16) -> bool {
        let mut rows = Self::FIRST_FILE;
        let mut columns = Self::FIRST_RANK;
        let mut step = 0;
        while step < N {
            rows &= set >> step;
            columns &= set >> (step * N);
            step += 1;
        }
        (rows | columns) != 0 || set & Self::RISING == Self::RISING || set & Self::FALLING == Self::FALLING
    }

    /// The squares of all lines of which a set has all squares but at most one.
    pub(crate) const fn nearly_full(set: u16) -> u16 {
        let (mut full_rows, mut near_rows) = (Self::FIRST_FILE, 0);
        let (mut full_columns, mut near_columns) = (Self::FIRST_RANK, 0);
        let mut step = 0;
        while step < N {
            let in_row = set >> step;
            near_rows = (near_rows & in_row) | (full_rows & !in_row);
            full_rows &= in_row;
            let in_column = set >> (step * N);
            near_columns = (near_columns & in_column) | (full_columns & !in_column);
            full_columns &= in_column;
            step += 1;
        }
        // Multiplying spreads each beginning over its whole row or column; rows and columns are disjoint
        // among themselves, so nothing is carried.
        let mut lines =
            ((near_rows | full_rows) * Self::FIRST_RANK) | ((near_columns | full_columns) * Self::FIRST_FILE);
        if (set & Self::RISING).count_ones() as usize + 1 >= N {
            lines |= Self::RISING;
        }
        if (set & Self::FALLING).count_ones() as usize + 1 >= N {
            lines |= Self::FALLING;
        }
        lines
    }
}

/// How full the lines of both sides are, worked out for all lines and both sides at once: seat 0 in the lower
/// half of each word, seat 1 in the upper half, one bit for each line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// Lines of which a side shows every square.
    pub(crate) full: u64,
    /// Lines of which a side shows every square but one.
    pub(crate) near: u64,
    /// Lines of which a side shows every square but two.
    pub(crate) half: u64,
}

impl<const N: usize> Lines<N> {
    /// The bits of all lines of one side: rows where they begin, columns 16 further, then the diagonals.
    const EVERY_LINE: u32 = Self::FIRST_FILE as u32
        | (Self::FIRST_RANK as u32) << 16
        | 1 << Self::RISING_BIT
        | 1 << Self::FALLING_BIT;
    const RISING_BIT: usize = 20;
    const FALLING_BIT: usize = 21;

    /// How full the lines of both sides are.
    pub(crate) const fn tally(shown: [u16; 2]) -> Tally {
        let both = shown[0] as u64 | (shown[1] as u64) << 32;
        let mut tally = Tally { full: Self::twice(Self::EVERY_LINE), near: 0, half: 0 };
        let mut step = 0;
        while step < N {
            // One square of every line.
            let here = (both >> step) & Self::twice(Self::FIRST_FILE as u32)
                | ((both >> (step * N)) & Self::twice(Self::FIRST_RANK as u32)) << 16
                | ((both >> (step * (N + 1))) & Self::twice(1)) << Self::RISING_BIT
                | ((both >> ((step + 1) * (N - 1))) & Self::twice(1)) << Self::FALLING_BIT;
            tally.half = (tally.half & here) | (tally.near & !here);
            tally.near = (tally.near & here) | (tally.full & !here);
            tally.full &= here;
            step += 1;
        }
        tally
    }

    const fn twice(bits: u32) -> u64 {
        bits as u64 | (bits as u64) << 32
    }

    /// The squares of the lines whose bits of a [`Tally`] are given, one after the other.
    pub(crate) fn of_bits(mut bits: u32) -> impl Iterator<Item = u16> {
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let bit = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(match bit {
                Self::RISING_BIT => Self::RISING,
                Self::FALLING_BIT => Self::FALLING,
                16.. => Self::FIRST_FILE << (bit - 16),
                _ => Self::FIRST_RANK << bit,
            })
        })
    }
}

impl Tally {
    /// The bits of one side.
    pub(crate) const fn of(bits: u64, seat: game::Seat) -> u32 {
        (bits >> (32 * seat.index())) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same answers, line by line, for every set of squares of both boards.
    fn agrees_with_counting<const N: usize>() {
        for set in 0..=Lines::<N>::BOARD {
            let full = Lines::<N>::all().any(|line| set & line == line);
            assert_eq!(Lines::<N>::any_full(set), full, "{set:016b}");
            let near = Lines::<N>::all()
                .filter(|line| (set & line).count_ones() as usize >= N - 1)
                .fold(0, |squares, line| squares | line);
            assert_eq!(Lines::<N>::nearly_full(set), near, "{set:016b}");
            let other = Lines::<N>::BOARD & !set;
            let tally = Lines::<N>::tally([set, other]);
            for (seat, shown) in game::Seat::all(2).zip([set, other]) {
                for (bits, missing) in [(tally.full, 0), (tally.near, 1), (tally.half, 2)] {
                    let mut listed: Vec<u16> = Lines::<N>::of_bits(Tally::of(bits, seat)).collect();
                    let lacks = |line: &u16| (line & !shown).count_ones() == missing;
                    let mut expected: Vec<u16> = Lines::<N>::all().filter(lacks).collect();
                    listed.sort_unstable();
                    expected.sort_unstable();
                    assert_eq!(listed, expected, "{set:016b} lacks {missing}");
                }
            }
        }
    }

    #[test]
    fn full_and_nearly_full_lines_agree_with_counting() {
        agrees_with_counting::<3>();
        agrees_with_counting::<4>();
    }

    #[test]
    fn a_board_has_its_rows_columns_and_two_diagonals() {
        assert_eq!(Lines::<3>::all().count(), 8);
        assert_eq!(Lines::<4>::all().count(), 10);
        assert!(Lines::<4>::all().all(|line| line.count_ones() == 4));
        assert_eq!(Lines::<3>::all().last(), Some(0b001_010_100));
    }
}
