//! Tuning numbers by play: simultaneous perturbation (SPSA).
//!
//! In every step all knobs are turned a little at once, each up or down at random. The two settings, one as
//! drawn and one turned the other way, play each other; the knobs then move towards the winner, less and less
//! from step to step. Each step costs the same however many knobs there are.

use game::random::{deal_stream, unit};
use serde::{Deserialize, Serialize};

/// A number that is being tuned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Knob {
    /// The option.
    pub name: String,
    /// Where tuning starts.
    pub start: f64,
    /// The smallest value.
    pub low: f64,
    /// The largest value.
    pub high: f64,
    /// How far it is turned to either side in the last step; in the first it is about twice that.
    pub turn: f64,
    /// Whether only whole numbers make sense.
    pub whole: bool,
}

/// How many steps, and how big.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gains {
    /// How many steps there will be.
    pub steps: u64,
    /// How far a knob moves in the first step when one side wins everything, in turns.
    pub pace: f64,
}

/// A tuning that is running: a plain value that can be kept and taken up again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spsa {
    /// The knobs.
    pub knobs: Vec<Knob>,
    /// The steps.
    pub gains: Gains,
    /// The seed of all directions.
    pub seed: u64,
    /// How many steps are done.
    pub done: u64,
    /// Where the knobs stand.
    pub values: Vec<f64>,
    /// Where the knobs stood after each step, for the picture and for the spread.
    pub path: Vec<Vec<f64>>,
}

impl Spsa {
    /// A tuning before its first step.
    pub fn new(knobs: Vec<Knob>, gains: Gains, seed: u64) -> Spsa {
        let values = knobs.iter().map(|knob| knob.start).collect();
        Spsa { knobs, gains, seed, done: 0, values, path: Vec::new() }
    }

    /// Whether all steps are done.
    pub fn is_over(&self) -> bool {
        self.done >= self.gains.steps
    }

    /// The two settings that have to play each other next.
    pub fn rivals(&self) -> (Vec<f64>, Vec<f64>) {
        let directions = self.directions();
        let side = |sign: f64| {
            let turned = |place: usize| {
                let knob = &self.knobs[place];
                played(knob, self.values[place] + sign * directions[place] * self.turn(knob))
            };
            (0..self.knobs.len()).map(turned).collect()
        };
        (side(1.0), side(-1.0))
    }

    /// Takes in how the rivals played: 1 when the first won everything, -1 when the second did.
    pub fn learn(&mut self, result: f64) {
        let directions = self.directions();
        for (place, direction) in directions.iter().enumerate() {
            let knob = &self.knobs[place];
            let moved = self.values[place] + self.pace() * self.turn(knob) * result * direction;
            self.values[place] = moved.clamp(knob.low, knob.high);
        }
        self.done += 1;
        self.path.push(self.values.clone());
    }

    /// The values to use in the end: the mean over the last quarter of the steps, rounded where only whole
    /// numbers make sense.
    pub fn result(&self) -> Vec<f64> {
        late_mean(&self.knobs, &self.values, &self.path)
    }

    /// The lowest and highest value of each knob over the last quarter of the steps: how still it stands.
    pub fn spread(&self) -> Vec<(f64, f64)> {
        ends(&self.values, &self.path)
    }

    /// Up (1) or down (-1) for each knob in the coming step.
    fn directions(&self) -> Vec<f64> {
        let mut stream = deal_stream(self.seed, self.done);
        self.knobs.iter().map(|_| if unit(&mut stream) < 0.5 { 1.0 } else { -1.0 }).collect()
    }

    /// How far a knob is turned in the coming step (Spall's exponent 0.101).
    fn turn(&self, knob: &Knob) -> f64 {
        let left = self.gains.steps.max(1) as f64 / (self.done + 1) as f64;
        knob.turn * libm::pow(left.max(1.0), 0.101)
    }

    /// How far knobs move in the coming step, in turns. Spall's exponents give 0.602 for the step itself and
    /// take 0.101 back twice for the turn, since a step is written in turns here.
    fn pace(&self) -> f64 {
        let settle = 0.1 * self.gains.steps as f64;
        self.gains.pace * libm::pow((settle + 1.0) / (settle + 1.0 + self.done as f64), 0.602 - 2.0 * 0.101)
    }
}

/// A value as it can be played: within its range, whole where it must be.
pub(super) fn played(knob: &Knob, value: f64) -> f64 {
    let value = value.clamp(knob.low, knob.high);
    if knob.whole { value.round() } else { value }
}

/// The last quarter of a path.
fn late(path: &[Vec<f64>]) -> &[Vec<f64>] {
    let last = (path.len() / 4).max(1).min(path.len());
    &path[path.len() - last..]
}

/// The mean of each knob over the last quarter of a path, as it can be played; where there is no path, the values.
pub(super) fn late_mean(knobs: &[Knob], values: &[f64], path: &[Vec<f64>]) -> Vec<f64> {
    let tail = late(path);
    let mean = |(place, knob): (usize, &Knob)| {
        let sum: f64 = tail.iter().map(|values| values[place]).sum();
        played(knob, if tail.is_empty() { values[place] } else { sum / tail.len() as f64 })
    };
    knobs.iter().enumerate().map(mean).collect()
}

/// The lowest and highest value of each knob over the last quarter of a path.
pub(super) fn ends(values: &[f64], path: &[Vec<f64>]) -> Vec<(f64, f64)> {
    let of = |(place, value): (usize, &f64)| {
        late(path)
            .iter()
            .fold((*value, *value), |(low, high), values| (low.min(values[place]), high.max(values[place])))
    };
    values.iter().enumerate().map(of).collect()
}

#[cfg(test)]
mod tests {
    use game::random::{Fast, fast};

    use super::super::share_of_elo;
    use super::*;

    fn knob(name: &str, start: f64, range: (f64, f64), turn: f64, whole: bool) -> Knob {
        Knob { name: name.to_owned(), start, low: range.0, high: range.1, turn, whole }
    }

    /// Strength in Elo falls with the square of the distance from the best setting.
    fn strength(values: &[f64]) -> f64 {
        let (c, depth) = (values[0] - 0.7, (values[1] - 40.0) / 50.0);
        -400.0 * (c * c + depth * depth)
    }

    fn tuned(steps: u64, seed: u64) -> Spsa {
        let knobs = vec![knob("c", 1.5, (0.0, 2.0), 0.15, false), knob("t", 90.0, (1.0, 100.0), 8.0, true)];
        let mut spsa = Spsa::new(knobs, Gains { steps, pace: 1.0 }, seed);
        let mut rng = fast(seed);
        let game = |share: f64, rng: &mut Fast| if unit(rng) < share { 0.5 } else { -0.5 };
        while !spsa.is_over() {
            let (plus, minus) = spsa.rivals();
            let share = share_of_elo(strength(&plus) - strength(&minus));
            let result = game(share, &mut rng) + game(share, &mut rng);
            spsa.learn(result);
        }
        spsa
    }

    #[test]
    fn the_best_setting_is_found() {
        let mut gained = 0.0;
        for seed in 1..=10 {
            let found = tuned(1500, seed).result();
            assert!(strength(&found) > strength(&[1.5, 90.0]), "{found:?}");
            assert!(found[1].fract().abs() < f64::EPSILON, "a whole number: {found:?}");
            gained += strength(&found);
        }
        // The start is 656 Elo below the best.
        assert!(gained / 10.0 > -25.0, "{}", gained / 10.0);
    }

    #[test]
    fn a_tuning_goes_on_where_it_was() {
        let mut whole = tuned(40, 4);
        let knobs = whole.knobs.clone();
        let mut spsa = Spsa::new(knobs, Gains { steps: 40, pace: 1.0 }, 4);
        for step in 0..40 {
            let (plus, minus) = spsa.rivals();
            spsa.learn((strength(&plus) - strength(&minus)).signum());
            if step % 7 == 0 {
                spsa = serde_json::from_str(&serde_json::to_string(&spsa).unwrap()).unwrap();
            }
        }
        whole = Spsa::new(whole.knobs, whole.gains, 4);
        while !whole.is_over() {
            let (plus, minus) = whole.rivals();
            whole.learn((strength(&plus) - strength(&minus)).signum());
        }
        assert_eq!(whole, spsa);
    }

    #[test]
    fn knobs_stay_in_their_range() {
        let mut spsa =
            Spsa::new(vec![knob("c", 0.9, (0.0, 1.0), 0.5, false)], Gains { steps: 50, pace: 3.0 }, 1);
        while !spsa.is_over() {
            let (plus, minus) = spsa.rivals();
            assert!(plus.iter().chain(&minus).all(|value| (0.0..=1.0).contains(value)));
            let result = if plus[0] > minus[0] { 1.0 } else { -1.0 };
            spsa.learn(result);
        }
        assert!(spsa.result()[0] > 0.9, "{:?}", spsa.result());
        assert!(spsa.spread()[0].1 <= 1.0);
    }
}
