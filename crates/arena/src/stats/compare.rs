//! Two figures side by side.

use super::Estimate;

/// The first figure minus the second, both measured independently, with the interval of the difference.
///
/// The two intervals may be lopsided; each side of the difference takes the sides that matter for it (the
/// square-and-add rule of Zou and Donner, which for two shares is Newcombe's interval).
///
/// ```
/// use arena::stats::{Estimate, difference};
/// let ours = Estimate { mean: 0.7, low: 0.6, high: 0.8 };
/// let theirs = Estimate { mean: 0.5, low: 0.4, high: 0.6 };
/// let apart = difference(ours, theirs);
/// assert!((apart.low - 0.0586).abs() < 1e-4 && (apart.high - 0.3414).abs() < 1e-4);
/// ```
pub fn difference(first: Estimate, second: Estimate) -> Estimate {
    let mean = first.mean - second.mean;
    let down = libm::hypot(first.mean - first.low, second.high - second.mean);
    let up = libm::hypot(first.high - first.mean, second.mean - second.low);
    Estimate { mean, low: mean - down, high: mean + up }
}
