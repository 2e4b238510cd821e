//! What the network is told of a position: a list of rows of its first layer, which are added up.
//!
//! Every window tells its pattern, which is one row with its reverse. Everything else that is counted has a row for
//! every number it can come to, for the side to move and for the other side; and there is a row for each phase.

use std::sync::LazyLock;

use super::features::{FEATURES, MARKERS, MOBILITY, RINGS, SHAKY_MARKERS};
use super::kinds::{KINDS, kinds_of};
use super::pattern::{self, PATTERNS, STATES, points_of, reversed};
use super::weights::PHASES;

/// Numbers of moves that are told apart.
const MOVES: usize = 128;
/// Numbers of markers that are told apart.
const NUMBERS: usize = 52;
/// Where the rows of each feature begin, and how many there are.
const OF_RINGS: usize = MOVES;
const OF_MARKERS: usize = OF_RINGS + MARKERS - RINGS;
const OF_SHAKY: usize = OF_MARKERS + NUMBERS;
/// The rows of a side.
pub(crate) const COUNTED: usize = OF_SHAKY + NUMBERS;
/// Patterns, each with its reverse as one.
pub(crate) const DIFFERENT: usize = usize::midpoint(7_usize.pow(5), 7_usize.pow(3));
/// All rows: patterns, what is counted for the side to move and for the other side, phases.
pub(crate) const ROWS: usize = DIFFERENT + 2 * COUNTED + PHASES;

/// The row of a feature, among those of a side, that a side has so many times.
#[inline]
pub(crate) fn counted(feature: usize, times: i32) -> usize {
    let times = times.max(0) as usize;
    match feature {
        MOBILITY => times.min(MOVES - 1),
        MARKERS => OF_MARKERS + times.min(NUMBERS - 1),
        SHAKY_MARKERS => OF_SHAKY + times.min(NUMBERS - 1),
        place => OF_RINGS + (place - RINGS).min(OF_MARKERS - OF_RINGS - 1),
    }
}

/// The row of every pattern.
static PATTERN_ROWS: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let mut rows = vec![0; PATTERNS];
    for (row, pattern) in pattern::all().enumerate() {
        rows[pattern] = row as u16;
        rows[reversed(pattern)] = row as u16;
    }
    rows
});

/// The row of a pattern.
pub(crate) fn row_of_pattern(pattern: usize) -> usize {
    usize::from(PATTERN_ROWS[pattern])
}

/// The row of what is counted for a side, 0 being the side to move.
pub(crate) const fn row_of_counted(side: usize, counted: usize) -> usize {
    DIFFERENT + side * COUNTED + counted
}

/// The row of a phase.
pub(crate) const fn row_of_phase(phase: usize) -> usize {
    DIFFERENT + 2 * COUNTED + phase
}

/// What rows have in common: kinds of windows, what lies how far from the middle of one, and for what is counted the
/// number itself.
pub(crate) const FACTORS: usize = 2 * KINDS + 3 * STATES as usize + 2 * FEATURES;

/// What a row has in common with others, and how much of it. Rows that are rare are worth what they have in common.
pub(crate) fn factors() -> Vec<Vec<(usize, f32)>> {
    let mut factors = Vec::with_capacity(ROWS);
    for pattern in pattern::all() {
        let kinds = kinds_of(pattern).into_iter().enumerate();
        let mut own: Vec<(usize, f32)> =
            kinds.filter_map(|(side, kind)| Some((side * KINDS + kind?, 1.0))).collect();
        let points = points_of(pattern).into_iter().enumerate().filter(|(_, state)| *state != 0);
        own.extend(points.map(|(place, state)| {
            let from_end = place.min(4 - place);
            (2 * KINDS + from_end * usize::from(STATES) + usize::from(state), 1.0)
        }));
        factors.push(own);
    }
    for side in 0..2 {
        let feature = |feature: usize| 2 * KINDS + 3 * usize::from(STATES) + side * FEATURES + feature;
        let numbers = |many: usize, of: usize, unit: f32| {
            (0..many).map(move |number| vec![(feature(of), number as f32 / unit)])
        };
        factors.extend(numbers(MOVES, MOBILITY, 32.0));
        factors.extend((RINGS..MARKERS).map(|place| vec![(feature(place), 1.0)]));
        factors.extend(numbers(NUMBERS, MARKERS, 8.0));
        factors.extend(numbers(NUMBERS, SHAKY_MARKERS, 8.0));
    }
    factors.resize(ROWS, Vec::new());
    factors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_told_by_something_of_its_own() {
        let mut rows: Vec<usize> = pattern::all().map(row_of_pattern).collect();
        for side in 0..2 {
            rows.extend((0..128).map(|many| row_of_counted(side, counted(MOBILITY, many))));
            rows.extend((RINGS..MARKERS).map(|place| row_of_counted(side, counted(place, 1))));
            for feature in [MARKERS, SHAKY_MARKERS] {
                rows.extend((0..52).map(|many| row_of_counted(side, counted(feature, many))));
            }
        }
        rows.extend((0..PHASES).map(row_of_phase));
        assert_eq!(rows, (0..ROWS).collect::<Vec<_>>());
        assert_eq!(counted(MOBILITY, 500), counted(MOBILITY, 127));
    }

    #[test]
    fn an_empty_window_has_nothing_in_common_with_others() {
        let factors = factors();
        assert_eq!(factors.len(), ROWS);
        assert!(factors[row_of_pattern(0)].is_empty());
        assert_eq!(factors[row_of_pattern(0o11110)].len(), 5, "a kind and four points");
        assert!(factors.iter().flatten().all(|(factor, _)| *factor < FACTORS));
    }
}
