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
