//! Chances to win: how they come from evaluations, and how far they are from what came of them.

/// The chance that belongs to a number of any size; 0 is an even chance.
///
/// ```
/// assert_eq!(learning::logistic(0.0), 0.5);
/// assert!((learning::logistic(1.0) - 0.731).abs() < 0.001);
/// ```
#[inline]
pub fn logistic(number: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-number))
}

/// What a case should be judged as: partly what a search thought of it, partly how it ended. `belief` is the share of
/// the search, from 0 to 1.
///
/// ```
/// // A search that saw a chance of 0.8 in a game that was lost.
/// assert!((learning::blend(0.8, 0.0, 0.25) - 0.2).abs() < 1e-6);
/// ```
pub fn blend(thought: f32, result: f32, belief: f32) -> f32 {
    belief * thought + (1.0 - belief) * result
}

/// The logarithmic loss (cross entropy) of a chance, given what should have been said.
pub fn log_loss(chance: f32, target: f32) -> f64 {
    let chance = f64::from(chance).clamp(1e-6, 1.0 - 1e-6);
    let target = f64::from(target);
    -(target * libm::log(chance) + (1.0 - target) * libm::log(1.0 - chance))
}

/// The mean logarithmic loss of chances with their targets; 0 of none.
pub fn mean_log_loss(judged: impl ExactSizeIterator<Item = (f32, f32)>) -> f64 {
    let count = judged.len().max(1);
    judged.map(|(chance, target)| log_loss(chance, target)).sum::<f64>() / count as f64
}

/// The mean squared difference of chances from their targets; 0 of none.
pub fn mean_square_error(judged: impl ExactSizeIterator<Item = (f32, f32)>) -> f32 {
    let count = judged.len().max(1);
    (judged.map(|(chance, target)| f64::from(chance - target).powi(2)).sum::<f64>() / count as f64) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loss_is_least_where_the_chance_is_the_target() {
        let loss = |chance| log_loss(chance, 0.3);
        assert!(loss(0.3) < loss(0.29) && loss(0.3) < loss(0.31));
        assert!(log_loss(0.0, 1.0).is_finite(), "a wrong certainty costs much, not everything");
        assert!(mean_log_loss([].into_iter()).abs() < f64::EPSILON);
        assert!((mean_square_error([(0.5, 1.0), (1.0, 1.0)].into_iter()) - 0.125).abs() < 1e-6);
    }
}
