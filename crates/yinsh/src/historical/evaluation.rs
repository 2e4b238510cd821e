//! The published evaluations.
//!
//! Values are counted in half points, so that a ring can count half: a printed 100 is 200 here.

use game::Seat;

use super::debray::Weights;
use crate::row::Row;
use crate::{Board, Direction, Points};

/// Half points in a point.
pub(super) const POINT: i32 = 2;

/// The worth of the first to the fifth marker of a run; every further one is worth as much as the fifth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ladder([i32; 5]);

impl Ladder {
    /// Powers of three, as published.
    pub(super) const PUBLISHED: Ladder = Ladder([1, 3, 9, 27, 81]);

    /// Reads five numbers: `1/3/9/27/81`.
    pub(super) fn parse(text: &str) -> Option<Ladder> {
        let rungs: Vec<i32> = text.split('/').map(|rung| rung.trim().parse().ok()).collect::<Option<_>>()?;
        let rungs: [i32; 5] = rungs.try_into().ok()?;
        rungs.iter().all(|rung| (0..=1_000_000).contains(rung)).then_some(Ladder(rungs))
    }

    /// By how much each rung is worth more than the one before. Beyond the fifth it is nothing, so the worth
    /// of all runs is a sum over the markers that have so many before them in their run.
    fn rises(self) -> [i32; 5] {
        let [one, two, three, four, five] = self.0;
        [one, two - one, three - two, four - three, five - four]
    }
}

/// Which evaluation it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Own markers minus the opponent's.
    Markers,
    /// Runs of markers.
    Rows,
    /// Runs of markers, and a row beats everything.
    Greedy,
    /// Runs that own rings do not break; a row, a win and the stability of a branch count beside them.
    Advanced {
        /// What an own row adds, in points.
        own_row: i32,
        /// What a row of the opponent takes away.
        other_row: i32,
    },
    /// The five terms of another program, as far as they are known.
    Debray(Weights),
}

impl Kind {
    /// `advanced` with the published worth of rows.
    #[cfg(test)]
    pub(super) const ADVANCED: Kind = Kind::Advanced { own_row: 100, other_row: 50 };
}

/// What a win is worth beside everything else, in points.
const WIN: i32 = 10_000;

/// An evaluation as published, with its ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Evaluation {
    pub(super) kind: Kind,
    pub(super) ladder: Ladder,
}

impl Evaluation {
    /// The worth of what lies on the board to White.
    pub(super) fn of_board(&self, board: &Board) -> i32 {
        let of = |seat: Seat| {
            let markers = board.markers(seat);
            match self.kind {
                Kind::Markers => POINT * markers.len() as i32,
                Kind::Rows | Kind::Greedy => runs(markers, Points::NONE, self.ladder),
                Kind::Advanced { .. } => runs(markers, board.rings(seat), self.ladder),
                Kind::Debray(weights) => weights.of_side(board, seat),
            }
        };
        of(Seat::new(0)) - of(Seat::new(1))
    }

    /// What a completed row is worth beside the board, to a seat: its own rows count for it, the opponent's
    /// against it. `None` where there is no row.
    pub(super) fn of_rows(&self, board: &Board, seat: Seat) -> Option<i32> {
        let (own, other) = (Row::any_in(board.markers(seat)), Row::any_in(board.markers(seat.other())));
        if !own && !other {
            return None;
        }
        let wins = |seat: Seat| board.taken(seat) + 1 >= board.rules().rings_to_win();
        let (for_own, for_other) = match self.kind {
            Kind::Markers => (100, 100),
            Kind::Rows => (0, 0),
            Kind::Greedy => (WIN, WIN),
            Kind::Advanced { own_row, other_row } => {
                (if wins(seat) { WIN } else { own_row }, if wins(seat.other()) { WIN } else { other_row })
            }
            Kind::Debray(weights) => {
                let row = |seat| if wins(seat) { WIN } else { weights.taken };
                (row(seat), row(seat.other()))
            }
        };
        Some(POINT * (i32::from(own) * for_own - i32::from(other) * for_other))
    }

    /// Whether a row makes the board around it count for nothing.
    pub(super) fn row_is_all(&self) -> bool {
        matches!(self.kind, Kind::Markers | Kind::Greedy)
    }
}

/// The worth of all runs of one colour, in all directions. Rings of that colour between two markers do not
/// break a run and count half the worth of their place.
fn runs(markers: Points, rings: Points, ladder: Ladder) -> i32 {
    Direction::ALL.iter().map(|direction| runs_along(markers, rings, *direction, ladder)).sum()
}

fn runs_along(markers: Points, rings: Points, direction: Direction, ladder: Ladder) -> i32 {
    let step = direction.step();
    let links = inner(markers, rings, step);
    let mut reached = links;
    let mut worth = 0;
    for rise in ladder.rises() {
        // Every marker counts once for each rung that its place in the run has climbed.
        worth += rise * (POINT * (reached & markers).len() as i32 + (reached & rings).len() as i32);
        reached = Points(reached.0 << step) & links;
    }
    worth
}

/// The markers and those rings that have a marker of the same run on both sides.
fn inner(markers: Points, rings: Points, step: usize) -> Points {
    let mut links = markers | rings;
    loop {
        let alone_before = links & (rings - Points(links.0 << step));
        let alone_after = links & (rings - Points(links.0 >> step));
        if (alone_before | alone_after).is_empty() {
            return links;
        }
        links -= alone_before | alone_after;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Point;

    fn points(names: &str) -> Points {
        let point = |name: &str| {
            let (letter, number) = name.split_at(1);
            Point::at(letter.chars().next()?, number.parse().ok()?)
        };
        names.split_whitespace().map(|name| point(name).unwrap()).collect()
    }

    fn along_letters(markers: &str, rings: &str) -> i32 {
        runs_along(points(markers), points(rings), Direction::Letter, Ladder::PUBLISHED)
    }

    #[test]
    fn a_run_of_n_is_worth_half_of_three_to_the_n_less_one() {
        let run = ["e1", "e2", "e3", "e4", "e5", "e6", "e7"];
        for (length, worth) in [(1, 1), (2, 4), (3, 13), (4, 40), (5, 121), (6, 202), (7, 283)] {
            assert_eq!(along_letters(&run[..length].join(" "), ""), POINT * worth, "{length} markers");
        }
    }

    #[test]
    fn separate_runs_are_added_in_all_three_directions() {
        let two_and_one = points("e1 e2 e4");
        // Along the letter a run of two and a single; along number and slope three singles each.
        assert_eq!(runs(two_and_one, Points::NONE, Ladder::PUBLISHED), POINT * (4 + 1 + 3 + 3));
    }

    #[test]
    fn a_ring_inside_a_run_counts_half_its_place() {
        // The worked example: three markers, a ring, two markers.
        let worth = along_letters("j5 j6 j7 j9 j10", "j8");
        assert_eq!(worth, 2 * (1 + 3 + 9) + 27 + 2 * (81 + 81));
    }

    #[test]
    fn a_ring_beside_a_run_counts_nothing() {
        assert_eq!(along_letters("j6 j7", "j5 j8 j9"), POINT * 4);
        assert_eq!(along_letters("", "j5 j8 j9"), 0);
    }

    #[test]
    fn a_ladder_is_five_numbers() {
        assert_eq!(Ladder::parse("1/3/9/27/81"), Some(Ladder::PUBLISHED));
        for wrong in ["", "1/2/3/4", "1/2/3/4/5/6", "1/2/3/4/x", "-1/2/3/4/5"] {
            assert_eq!(Ladder::parse(wrong), None, "{wrong}");
        }
    }
}
