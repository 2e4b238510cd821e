//! Mean, variance, and the plain interval of a few independent values.

use super::{Estimate, student_quantile};

/// The mean; `None` of nothing.
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The unbiased variance; 0 for fewer than two values.
pub fn variance(values: &[f64]) -> f64 {
    let Some(mean) = mean(values).filter(|_| values.len() > 1) else { return 0.0 };
    values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (values.len() - 1) as f64
}

/// The mean of independent values with Student's interval; infinite with fewer than two values.
///
/// ```
/// let estimate = arena::stats::mean_interval(&[1.0, 2.0, 3.0]).unwrap();
/// assert_eq!(estimate.mean, 2.0);
/// assert!((estimate.high - 4.484).abs() < 0.001);
/// ```
pub fn mean_interval(values: &[f64]) -> Option<Estimate> {
    let mean = mean(values)?;
    if values.len() < 2 {
        return Some(Estimate { mean, low: f64::NEG_INFINITY, high: f64::INFINITY });
    }
    let error = (variance(values) / values.len() as f64).sqrt();
    let half = student_quantile(0.975, values.len() - 1) * error;
    Some(Estimate { mean, low: mean - half, high: mean + half })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_value_says_nothing_about_its_error() {
        assert!(mean_interval(&[5.0]).unwrap().high.is_infinite());
        assert_eq!(mean_interval(&[]), None);
    }

    #[test]
    fn the_variance_divides_by_one_less() {
        assert!((variance(&[1.0, 2.0, 3.0, 4.0]) - 5.0 / 3.0).abs() < 1e-12);
        assert!(variance(&[7.0]).abs() < f64::EPSILON);
    }
}
