//! Moves from row to row.
//!
//! Where a large or a medium piece may go does not depend on the small ones (they are covered or not, that
//! is all), so all configurations of a row have these moves in common: for each such *way* the whole row
//! goes to one other row. Only moves of small pieces stay within the pair of rows that belong to the same
//! large and medium pieces.

use super::arrangement::{Arrangement, Step};
use super::rows::{Place, Row, Rows};
use crate::choices::open_to_the_reserve;
use crate::lines::Lines;
use crate::{ReserveCovers, Rules};

/// A move of a large or medium piece that every configuration of a row has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// Where it leads.
    pub(super) place: Place,
    /// The square that must be open to pieces from the reserve; nothing if there is no such condition.
    pub(super) needs: u16,
}

/// A move of a large or medium piece that may have led to every configuration of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct WayBack {
    /// Where it came from.
    pub(super) place: Place,
    /// The square that must have been open to pieces from the reserve; nothing if there is no condition.
    pub(super) needs: u16,
    /// What was visible there.
    pub(super) sight: Sight,
}

/// What is visible on the board while the small pieces are not looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    own: u16,
    other: u16,
    /// The squares with a large or medium piece: small ones there can neither be seen nor move.
    pub(super) covered: u16,
}

impl Sight {
    pub(super) fn of(large: Arrangement, medium: Arrangement) -> Sight {
        let above = large.together();
        Sight {
            own: large.own | medium.own & !above,
            other: large.other | medium.other & !above,
            covered: above | medium.together(),
        }
    }

    /// What each side shows, with small pieces.
    pub(super) const fn with(self, small: Arrangement) -> Arrangement {
        Arrangement {
            own: self.own | small.own & !self.covered,
            other: self.other | small.other & !self.covered,
        }
    }
}

/// The rules as moves from row to row.
pub(super) struct Ways<'a> {
    pub(super) rows: &'a Rows,
    pub(super) rules: Rules,
    /// Whether a piece from the reserve may go wherever its size allows.
    everything_open: bool,
}

impl<'a> Ways<'a> {
    pub(super) fn new(rows: &'a Rows, rules: Rules) -> Ways<'a> {
        let everything_open = rules.reserve_covers == ReserveCovers::Always && rules.reserve_covers_own;
        Ways { rows, rules, everything_open }
    }

    /// What is visible in a row.
    pub(super) fn sight(&self, row: Row) -> Sight {
        Sight::of(self.rows.large.get(row.large), self.rows.medium.get(row.medium))
    }

    /// The squares where a piece from the reserve may go, if its size allows.
    pub(super) fn open(&self, shown: Arrangement) -> u16 {
        if self.everything_open {
            Lines::<3>::BOARD
        } else {
            open_to_the_reserve::<3>(&self.rules, shown.own, shown.other)
        }
    }

    /// Whether a move is legal where each side shows this.
    pub(super) fn allows(&self, way: &Way, shown: Arrangement) -> bool {
        way.needs & !self.open(shown) == 0
    }

    /// Lists the moves of large and medium pieces of a row.
    pub(super) fn list(&self, row: Row, ways: &mut Vec<Way>) {
        let Rows { large, medium, .. } = self.rows;
        let (large_turned, medium_turned) = (large.turned(0), medium.turned(0));
        let with_large = |step: &Step| {
            self.rows.place(large_turned[step.then as usize] as usize, medium_turned[row.medium] as usize)
        };
        let with_medium = |step: &Step| {
            self.rows.place(large_turned[row.large] as usize, medium_turned[step.then as usize] as usize)
        };
        let above = large.get(row.large).together();
        let uncovered = |step: &&Step| step.squares & above == 0;
        let needs = |step: &Step| if self.everything_open { 0 } else { step.at.bit() };

        ways.clear();
        ways.extend(
            large.puts(row.large).iter().map(|step| Way { place: with_large(step), needs: needs(step) }),
        );
        let puts = medium.puts(row.medium).iter().filter(uncovered);
        ways.extend(puts.map(|step| Way { place: with_medium(step), needs: needs(step) }));
        if self.rules.moving {
            ways.extend(large.shifts(row.large).iter().map(|step| Way { place: with_large(step), needs: 0 }));
            let shifts = medium.shifts(row.medium).iter().filter(uncovered);
            ways.extend(shifts.map(|step| Way { place: with_medium(step), needs: 0 }));
        }
    }

    /// Where moves of small pieces lead: the same large and medium pieces, seen from the other side.
    pub(super) fn beside(&self, row: Row) -> Place {
        let turned = self.turned(row);
        self.rows.place(turned.large, turned.medium)
    }

    /// The large and medium pieces of a row, seen from the other side.
    fn turned(&self, row: Row) -> Row {
        let Rows { large, medium, .. } = self.rows;
        Row {
            large: large.turned(0)[row.large] as usize,
            medium: medium.turned(0)[row.medium] as usize,
            ..row
        }
    }

    /// The moves of small pieces at a place where larger ones cover these squares. They only go to empty
    /// squares, which are always open.
    pub(super) fn of_small(&self, small: usize, covered: u16) -> impl Iterator<Item = &'a Step> {
        let shifts = if self.rules.moving { self.rows.small.shifts(small) } else { &[] };
        let steps = self.rows.small.puts(small).iter().chain(shifts);
        steps.filter(move |step| step.squares & covered == 0)
    }

    /// Lists the moves of large and medium pieces that may have led to a row.
    ///
    /// Moving a piece on the board can be taken back by moving it again; what came from the reserve can be
    /// taken from the board. Both is up to the side that is not to move, so the row is turned first.
    pub(super) fn list_back(&self, row: Row, ways: &mut Vec<WayBack>) {
        let Rows { large, medium, .. } = self.rows;
        let here = self.turned(row);
        let way = |large: usize, medium: usize, needs: u16| WayBack {
            place: self.rows.place(large, medium),
            needs: if self.everything_open { 0 } else { needs },
            sight: Sight::of(self.rows.large.get(large), self.rows.medium.get(medium)),
        };
        let with_large = |step: &Step, needs| way(step.then as usize, here.medium, needs);
        let with_medium = |step: &Step, needs| way(here.large, step.then as usize, needs);
        let above = large.get(here.large).together();
        let uncovered = |step: &&Step| step.squares & above == 0;

        ways.clear();
        ways.extend(large.takes(here.large).iter().map(|step| with_large(step, step.at.bit())));
        let takes = medium.takes(here.medium).iter().filter(uncovered);
        ways.extend(takes.map(|step| with_medium(step, step.at.bit())));
        if self.rules.moving {
            ways.extend(large.shifts(here.large).iter().map(|step| with_large(step, 0)));
            let shifts = medium.shifts(here.medium).iter().filter(uncovered);
            ways.extend(shifts.map(|step| with_medium(step, 0)));
        }
    }

    /// The moves of small pieces that may have led to a place, whose small pieces are given as the other
    /// side sees them.
    pub(super) fn back_of_small(&self, turned: usize, covered: u16) -> impl Iterator<Item = &'a Step> {
        let shifts = if self.rules.moving { self.rows.small.shifts(turned) } else { &[] };
        let steps = self.rows.small.takes(turned).iter().chain(shifts);
        steps.filter(move |step| step.squares & covered == 0)
    }
}
