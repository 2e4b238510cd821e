//! How a low level errs: by a temperature on what it thinks of every move.

use game::Worth;
use game::random::{Fast, unit};

/// What appeals less than the best by more than this many temperatures is never played.
const FARTHEST: f64 = 3.0;

/// How much worths appeal: what ends soon is easy to see, so near wins appeal more than far ones, and near losses repel
/// most of all.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// How much of an evaluation, of a chance or of points appeals by 1.
    pub unit: f64,
    /// How much a win that is far away appeals: at least as much as any evaluation.
    pub decided: f64,
}

impl Scale {
    /// How much a worth appeals; an even position does by 0.
    ///
    /// ```
    /// use game::Worth;
    /// use search::house::Scale;
    ///
    /// let scale = Scale { unit: 100.0, decided: 20.0 };
    /// assert_eq!(scale.appeal(Worth::Eval(250.0)), 2.5);
    /// assert_eq!([Worth::Win(1), Worth::Win(10)].map(|win| scale.appeal(win)), [40.0, 22.0]);
    /// assert_eq!([Worth::Loss(2), Worth::Loss(20)].map(|loss| scale.appeal(loss)), [-50.0, -23.0]);
    /// ```
    pub fn appeal(self, worth: Worth) -> f64 {
        let near = |plies: u32| self.decided / f64::from(plies.max(1));
        let guess = |value: f64| (value / self.unit).clamp(-self.decided, self.decided);
        match worth {
            Worth::Win(plies) => self.decided + near(plies),
            Worth::Draw => 0.0,
            Worth::Loss(plies) => -self.decided - 3.0 * near(plies),
            Worth::Eval(value) | Worth::Points(value) => guess(value),
            Worth::Chance(chance) => guess(chance - 0.5),
        }
    }
}

/// Draws a place by how much each appeals: less by one temperature is 2.7 times less likely (a softmax), and what is far
/// behind the best is left out. At temperature 0 the first of the best; 0 if there is nothing to choose from.
///
/// ```
/// use game::random::fast;
/// use search::house::tempered;
///
/// assert_eq!(tempered(&[1.0, 3.0, 2.0], 0.0, &mut fast(1)), 1);
/// let mut rng = fast(1);
/// let drawn = |_| tempered(&[1.0, 3.0, -90.0], 2.0, &mut rng);
/// let drawn: Vec<usize> = (0..200).map(drawn).collect();
/// assert!(drawn.contains(&0) && drawn.contains(&1) && !drawn.contains(&2));
/// ```
pub fn tempered(appeals: &[f64], temperature: f64, rng: &mut Fast) -> usize {
    let best = appeals.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let first_best = appeals.iter().position(|appeal| *appeal >= best).unwrap_or(0);
    if temperature <= 0.0 || !best.is_finite() {
        return first_best;
    }
    // The exponential of libm is the same on every machine.
    let weight = |appeal: &f64| {
        let behind = (best - appeal) / temperature;
        if behind <= FARTHEST { libm::exp(-behind) } else { 0.0 }
    };
    let weights: Vec<f64> = appeals.iter().map(weight).collect();
    let mut drawn = unit(rng) * weights.iter().sum::<f64>();
    for (place, weight) in weights.iter().enumerate() {
        if drawn < *weight {
            return place;
        }
        drawn -= weight;
    }
    first_best
}

#[cfg(test)]
mod tests {
    use game::random::fast;

    use super::*;

    /// How often each place is drawn in ten thousand times.
    fn drawn(appeals: &[f64], temperature: f64) -> Vec<i32> {
        let mut rng = fast(7);
        let mut times = vec![0; appeals.len()];
        for _ in 0..10_000 {
            times[tempered(appeals, temperature, &mut rng)] += 1;
        }
        times
    }

    #[test]
    fn a_temperature_behind_is_drawn_e_times_less_often() {
        let times = drawn(&[0.0, -3.0, -6.0], 3.0);
        for (times, share) in times.iter().zip([0.6652, 0.2447, 0.0900]) {
            assert!((f64::from(*times) - 10_000.0 * share).abs() < 150.0, "{times} times, not {share}");
        }
    }

    #[test]
    fn nothing_far_behind_is_ever_drawn() {
        assert_eq!(drawn(&[-301.0, 0.0], 100.0)[0], 0);
        assert!(drawn(&[-299.0, 0.0], 100.0)[0] > 0);
    }

    #[test]
    fn colder_errs_less() {
        let errs = |temperature| 10_000 - drawn(&[5.0, 4.0, 1.0, -5.0], temperature)[0];
        let errors = [0.0, 0.4, 0.6, 1.0, 2.0, 5.0, 20.0].map(errs);
        assert_eq!(errors[0], 0);
        assert!(errors.is_sorted_by(|one, other| one < other), "{errors:?}");
    }

    #[test]
    fn values_that_are_no_numbers_are_never_chosen_over_others() {
        assert_eq!(drawn(&[f64::NAN, 1.0, f64::NEG_INFINITY], 1.0), [0, 10_000, 0]);
        assert_eq!(tempered(&[], 1.0, &mut fast(1)), 0);
        assert_eq!(tempered(&[f64::NAN], 1.0, &mut fast(1)), 0);
    }

    #[test]
    fn near_ends_appeal_more_than_far_ones_and_any_end_more_than_a_guess() {
        let scale = Scale { unit: 10.0, decided: 20.0 };
        let worths = [
            Worth::Loss(2),
            Worth::Loss(30),
            Worth::Eval(-1e6),
            Worth::Draw,
            Worth::Points(50.0),
            Worth::Eval(1e6),
            Worth::Win(30),
            Worth::Win(1),
        ];
        assert!(worths.map(|worth| scale.appeal(worth)).is_sorted_by(|one, other| one < other));
    }
}
