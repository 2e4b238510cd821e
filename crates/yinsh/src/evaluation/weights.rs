//! What each feature is worth.

use super::features::{FEATURES, FLIP_THREATS, KINDS, MARKERS, MOBILITY, RING_THREATS, RINGS, SHAKY_MARKERS};

/// Weights are kept in sixteenths of a hundredth of a clear advantage.
pub(super) const SCALE: i32 = 16;

/// The worth of each feature to a side.
pub(super) type Row = [i32; FEATURES];

/// All weights of an evaluation.
///
/// A feature has a weight for the side to move and one for the other side, and for each score: how many rings
/// the side itself and its opponent have taken. A side that needs one more row plays another game than one that
/// needs three.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Weights {
    /// By whether the side is to move, its rings taken, the opponent's rings taken.
    features: [[[Row; 3]; 3]; 2],
    /// The worth of a score to the side that is ahead in it or level, to move.
    score: [[i32; 3]; 3],
    /// The worth of having the move, by the number of rings taken by both.
    tempo: [i32; 5],
}

/// The worth of each kind of window, safe and shaky, set by hand.
const WINDOWS_BY_HAND: [(i32, i32); KINDS] = [
    (14, 5),
    (30, 12),
    (6, 3),
    (22, 9),
    (6, 2),
    (11, 5),
    (3, 1),
    (5, 2),
    (7, 3),
    (2, 1),
    (3, 1),
    (2, 1),
    (3, 1),
    (1, 0),
    (1, 1),
    (1, 0),
];

impl Weights {
    /// Weights set by hand, to begin with.
    pub(crate) fn by_hand() -> Weights {
        let mut row: Row = [0; FEATURES];
        for (kind, (safe, shaky)) in WINDOWS_BY_HAND.into_iter().enumerate() {
            row[2 * kind] = safe * SCALE;
            row[2 * kind + 1] = shaky * SCALE;
        }
        row[MOBILITY] = SCALE;
        for (distance, worth) in [4, 4, 3, 2, 1, 0].into_iter().enumerate() {
            row[RINGS + distance] = worth * SCALE;
        }
        row[MARKERS] = 2 * SCALE;
        row[SHAKY_MARKERS] = -SCALE;
        row[RING_THREATS] = 30 * SCALE;
        row[FLIP_THREATS] = 15 * SCALE;
        let mut weights = Weights {
            features: [[[row; 3]; 3]; 2],
            score: [[0, -110, -280], [110, 0, -160], [280, 160, 0]].map(|own| own.map(|worth| worth * SCALE)),
            tempo: [12 * SCALE; 5],
        };
        // What threatens counts more for the side that can carry it out at once.
        for (own, of_score) in weights.features[0].iter_mut().enumerate() {
            for of_opponent in of_score {
                for feature in (0..8).chain([RING_THREATS, FLIP_THREATS]) {
                    of_opponent[feature] = of_opponent[feature] * (5 + own as i32) / 4;
                }
            }
        }
        weights
    }

    /// The weights of a side.
    #[inline]
    pub(super) fn of(&self, to_move: bool, own_taken: usize, foreign_taken: usize) -> &Row {
        &self.features[usize::from(!to_move)][own_taken.min(2)][foreign_taken.min(2)]
    }

    /// The worth of a score to the side to move.
    #[inline]
    pub(super) fn of_score(&self, own_taken: usize, foreign_taken: usize) -> i32 {
        let (own, foreign) = (own_taken.min(2), foreign_taken.min(2));
        self.score[own][foreign] + self.tempo[own + foreign]
    }
}
