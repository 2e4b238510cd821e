//! What features, kinds and patterns are worth.
//!
//! A [`Model`] is what is learned and written down; [`Weights`] are the same numbers put together so that they are
//! quickly added up: kinds and patterns in one table.

use std::sync::{Arc, LazyLock};

use super::features::{FEATURES, MARKERS, MOBILITY, RINGS, SHAKY_MARKERS};
use super::kinds::{KINDS, kinds_of};
use super::net::Net;
use super::pattern::{self, PATTERNS, is_pattern, reversed};

/// Weights are kept in sixteenths of a hundredth of a clear advantage.
pub(super) const SCALE: i32 = 16;

/// The scores, by rings taken by the side to move and by the other side, and then the set-up.
pub(crate) const PHASES: usize = 10;
/// The phase in which rings are placed.
pub(crate) const SETTING_UP: usize = 9;
/// The weights for one phase: the features of the side to move and of the other side, the worth of the phase
/// itself, the kinds of windows of the side to move and of the other side.
pub(crate) const TERMS: usize = 2 * FEATURES + 1 + 2 * KINDS;
/// Where the worth of the phase is among the terms.
pub(crate) const WORTH: usize = 2 * FEATURES;
/// Where the kinds of windows begin.
pub(crate) const OF_KINDS: usize = WORTH + 1;

/// The phase of a score. A side that needs one more row plays another game than one that needs three.
#[inline]
pub(crate) fn phase_of(own_taken: usize, foreign_taken: usize) -> usize {
    3 * own_taken.min(2) + foreign_taken.min(2)
}

/// What is learned, in hundredths of a clear advantage.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Model {
    /// The terms of each phase, all positive numbers being good for the side whose they are.
    pub(crate) terms: [[f32; TERMS]; PHASES],
    /// What each pattern is worth to the side to move beyond its kinds, by its number.
    pub(crate) patterns: Vec<f32>,
}

/// The worth of each kind of window, safe and shaky, set by hand.
const KINDS_BY_HAND: [(f32, f32); KINDS / 2] = [
    (14.0, 5.0),
    (50.0, 20.0),
    (6.0, 3.0),
    (26.0, 10.0),
    (6.0, 2.0),
    (11.0, 5.0),
    (3.0, 1.0),
    (5.0, 2.0),
    (7.0, 3.0),
    (2.0, 1.0),
    (3.0, 1.0),
    (2.0, 1.0),
    (3.0, 1.0),
    (1.0, 0.0),
    (1.0, 1.0),
    (1.0, 0.0),
];
const RINGS_BY_HAND: [f32; 11] = [4.0, 4.0, 3.0, 3.0, 2.0, 2.0, 1.0, 1.0, 1.0, 0.0, 0.0];
const SCORE_BY_HAND: [f32; PHASES] = [12.0, -98.0, -268.0, 122.0, 12.0, -148.0, 292.0, 172.0, 12.0, 12.0];

impl Model {
    /// Weights set by hand: where learning begins.
    pub(crate) fn by_hand() -> Model {
        let mut features = [0.0; FEATURES];
        features[MOBILITY] = 1.0;
        features[MARKERS] = 2.0;
        features[SHAKY_MARKERS] = -1.0;
        for (place, worth) in RINGS_BY_HAND.into_iter().enumerate() {
            features[RINGS + place] = worth;
        }
        let mut terms = [[0.0; TERMS]; PHASES];
        for (phase, row) in terms.iter_mut().enumerate() {
            row[WORTH] = SCORE_BY_HAND[phase];
            for side in 0..2 {
                row[side * FEATURES..(side + 1) * FEATURES].copy_from_slice(&features);
                for (kind, (safe, shaky)) in KINDS_BY_HAND.into_iter().enumerate() {
                    // What threatens counts more for the side that can carry it out at once.
                    let urgent = if side == 0 && kind < 4 { 1.5 } else { 1.0 };
                    let place = OF_KINDS + side * KINDS + 2 * kind;
                    row[place] = urgent * safe;
                    row[place + 1] = urgent * shaky;
                }
            }
        }
        Model { terms, patterns: vec![0.0; PATTERNS] }
    }
}

/// The worth of each feature to a side.
pub(super) type Row = [i32; FEATURES];

/// All weights of an evaluation, ready for use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Weights {
    /// By phase, the features of the side to move and of the other side.
    features: [[Row; 2]; PHASES],
    /// The worth of a phase to the side to move.
    worth: [i32; PHASES],
    /// For one phase after the other the worth of every pattern to the side to move.
    tables: Vec<i16>,
    /// What the parts are worth together.
    net: Option<Arc<Net>>,
}

/// What the house plays with.
static LEARNED: LazyLock<Arc<Weights>> =
    LazyLock::new(|| Arc::new(Weights::new(&Model::learned()).with(Net::learned())));

impl Weights {
    /// What the house plays with.
    pub(crate) fn learned() -> Arc<Weights> {
        LEARNED.clone()
    }

    /// The weights of a model.
    pub(crate) fn new(model: &Model) -> Weights {
        let mut weights = Weights {
            features: [[[0; FEATURES]; 2]; PHASES],
            worth: [0; PHASES],
            tables: vec![0; PATTERNS * PHASES],
            net: None,
        };
        for (phase, row) in model.terms.iter().enumerate() {
            let whole = row.map(rounded);
            for side in 0..2 {
                let of_side = &whole[side * FEATURES..(side + 1) * FEATURES];
                weights.features[phase][side].copy_from_slice(of_side);
            }
            weights.worth[phase] = whole[WORTH];
        }
        for pattern in pattern::all() {
            let kinds = kinds_of(pattern);
            for (phase, row) in model.terms.iter().enumerate() {
                let of = |side: usize| kinds[side].map_or(0.0, |kind| row[OF_KINDS + side * KINDS + kind]);
                let worth = rounded(of(0) - of(1) + model.patterns[pattern]);
                let worth = worth.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
                weights.tables[phase * PATTERNS + pattern] = worth;
                weights.tables[phase * PATTERNS + reversed(pattern)] = worth;
            }
        }
        debug_assert!(is_pattern(0));
        weights
    }

    /// The same weights with a network beside them.
    pub(crate) fn with(self, net: Net) -> Weights {
        Weights { net: Some(Arc::new(net)), ..self }
    }

    /// The network beside the weights.
    #[inline]
    pub(super) fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    /// The worth of the features of the side to move and of the other side in a phase.
    #[inline]
    pub(super) fn features(&self, phase: usize) -> &[Row; 2] {
        &self.features[phase]
    }

    /// The worth of a phase to the side to move.
    #[inline]
    pub(super) fn worth(&self, phase: usize) -> i32 {
        self.worth[phase]
    }

    /// The worth of every pattern to the side to move in a phase.
    #[inline]
    pub(super) fn patterns(&self, phase: usize) -> &[i16; PATTERNS] {
        let table = self.tables[phase * PATTERNS..].first_chunk();
        table.expect("there is a table for each phase")
    }
}

/// A weight in whole units.
fn rounded(weight: f32) -> i32 {
    libm::roundf(weight * SCALE as f32) as i32
}
