//! Tuning numbers by an evolution strategy: children that differ from their parent at random, and a parent that moves to the
//! mean of the best of them.
//!
//! In every generation all children play the parent on the same deals. The better half, weighted by rank, gives the next
//! parent. Mutations are as large as the turn of a knob at the end, and about three times that at the beginning.

use std::f64::consts::TAU;

use game::Rng;
use game::random::{deal_stream, unit};
use serde::{Deserialize, Serialize};

use super::Knob;
use super::spsa::{ends, late_mean, played};

/// An evolution that is running: a plain value that can be kept and taken up again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Evolution {
    /// The knobs.
    pub knobs: Vec<Knob>,
    /// How many generations there will be.
    pub generations: u64,
    /// How many children a generation has.
    pub children: u64,
    /// The seed of all mutations.
    pub seed: u64,
    /// How many generations are done.
    pub done: u64,
    /// The parent of the coming generation.
    pub values: Vec<f64>,
    /// The parents after each generation.
    pub path: Vec<Vec<f64>>,
}

impl Evolution {
    /// An evolution before its first generation.
    pub fn new(knobs: Vec<Knob>, generations: u64, children: u64, seed: u64) -> Evolution {
        let values = knobs.iter().map(|knob| knob.start).collect();
        Evolution { knobs, generations, children: children.max(2), seed, done: 0, values, path: Vec::new() }
    }

    /// Whether all generations are done.
    pub fn is_over(&self) -> bool {
        self.done >= self.generations
    }

    /// The parent as it can be played.
    pub fn parent(&self) -> Vec<f64> {
        self.knobs.iter().zip(&self.values).map(|(knob, value)| played(knob, *value)).collect()
    }

    /// The children of the coming generation, each of which has to play the parent.
    pub fn brood(&self) -> Vec<Vec<f64>> {
        let mut stream = deal_stream(self.seed, self.done);
        let mut child = || -> Vec<f64> {
            let turned = |(knob, value): (&Knob, &f64)| {
                let mutation = self.size() * knob.turn * normal(&mut stream);
                played(knob, *value + mutation)
            };
            self.knobs.iter().zip(&self.values).map(turned).collect()
        };
        (0..self.children).map(|_| child()).collect()
    }

    /// Takes in how each child fared against the parent, from -1 to 1. Where all fared alike nothing was learned and the
    /// parent stays.
    pub fn learn(&mut self, results: &[f64]) {
        let brood = self.brood();
        let mut ranked: Vec<(&Vec<f64>, f64)> = brood.iter().zip(results.iter().copied()).collect();
        ranked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let alike = ranked.windows(2).all(|two| two[0].1.total_cmp(&two[1].1).is_eq());
        let best = ranked.len().div_ceil(2);
        if !alike && best > 0 {
            // Logarithmic weights, as evolution strategies usually have them.
            let weight = |rank: usize| libm::log(best as f64 + 0.5) - libm::log(rank as f64 + 1.0);
            let whole: f64 = (0..best).map(weight).sum();
            for (place, value) in self.values.iter_mut().enumerate() {
                let mean: f64 = ranked
                    .iter()
                    .take(best)
                    .enumerate()
                    .map(|(rank, (child, _))| weight(rank) * child[place])
                    .sum();
                *value = mean / whole;
            }
        }
        self.done += 1;
        self.path.push(self.values.clone());
    }

    /// The values to use in the end: the mean parent of the last quarter of all generations.
    pub fn result(&self) -> Vec<f64> {
        late_mean(&self.knobs, &self.values, &self.path)
    }

    /// The lowest and highest value of each knob over the last quarter.
    pub fn spread(&self) -> Vec<(f64, f64)> {
        ends(&self.values, &self.path)
    }

    /// How large mutations are in the coming generation, in turns.
    fn size(&self) -> f64 {
        let left = 1.0 - self.done as f64 / self.generations.max(1) as f64;
        libm::pow(3.0, left)
    }
}

/// A number of the standard normal distribution (Box and Muller).
fn normal<R: Rng>(rng: &mut R) -> f64 {
    let (radius, angle) = (1.0 - unit(rng), unit(rng));
    libm::sqrt(-2.0 * libm::log(radius)) * libm::cos(TAU * angle)
}

#[cfg(test)]
mod tests {
    use game::random::fast;

    use super::super::share_of_elo;
    use super::*;

    fn knobs() -> Vec<Knob> {
        let knob = |name: &str, start, high, turn, whole| Knob {
            name: name.to_owned(),
            start,
            low: 0.0,
            high,
            turn,
            whole,
        };
        vec![knob("c", 1.5, 2.0, 0.15, false), knob("t", 90.0, 100.0, 8.0, true)]
    }

    /// Strength in Elo falls with the square of the distance from the best setting.
    fn strength(values: &[f64]) -> f64 {
        let (c, depth) = (values[0] - 0.7, (values[1] - 40.0) / 50.0);
        -400.0 * (c * c + depth * depth)
    }

    fn evolved(generations: u64, seed: u64) -> Evolution {
        let mut evolution = Evolution::new(knobs(), generations, 8, seed);
        let mut rng = fast(seed);
        while !evolution.is_over() {
            let parent = strength(&evolution.parent());
            let result = |child: &Vec<f64>| {
                let share = share_of_elo(strength(child) - parent);
                (0..8).map(|_| if unit(&mut rng) < share { 0.125 } else { -0.125 }).sum()
            };
            let results: Vec<f64> = evolution.brood().iter().map(result).collect();
            evolution.learn(&results);
        }
        evolution
    }

    #[test]
    fn the_best_setting_is_found() {
        let mut found = 0.0;
        for seed in 1..=10 {
            let result = evolved(120, seed).result();
            assert!(strength(&result) > strength(&[1.5, 90.0]), "{result:?}");
            assert!(result[1].fract().abs() < f64::EPSILON, "a whole number: {result:?}");
            found += strength(&result);
        }
        // The start is 656 Elo below the best.
        assert!(found / 10.0 > -40.0, "{}", found / 10.0);
    }

    #[test]
    fn where_all_fare_alike_the_parent_stays() {
        let mut evolution = Evolution::new(knobs(), 3, 4, 1);
        evolution.learn(&[0.0; 4]);
        assert_eq!((evolution.values.clone(), evolution.done), (vec![1.5, 90.0], 1));
    }

    #[test]
    fn children_stay_in_their_range_and_come_again_from_what_was_kept() {
        let evolution = evolved(10, 3);
        let kept: Evolution = serde_json::from_str(&serde_json::to_string(&evolution).unwrap()).unwrap();
        assert_eq!(kept.brood(), evolution.brood());
        for child in evolution.brood() {
            assert!((0.0..=2.0).contains(&child[0]) && (0.0..=100.0).contains(&child[1]), "{child:?}");
        }
    }
}
