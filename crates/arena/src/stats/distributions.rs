//! The normal distribution and Student's.

use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// The chance that a standard normal value lies below `z`.
///
/// ```
/// assert!((arena::stats::normal_below(1.96) - 0.975).abs() < 1e-4);
/// ```
pub fn normal_below(z: f64) -> f64 {
    0.5 * libm::erfc(-z / std::f64::consts::SQRT_2)
}

/// The value below which a standard normal value lies with this chance; infinite for 0 and 1.
///
/// ```
/// assert!((arena::stats::normal_quantile(0.975) - 1.959_964).abs() < 1e-6);
/// ```
pub fn normal_quantile(chance: f64) -> f64 {
    Normal::standard().inverse_cdf(chance.clamp(0.0, 1.0))
}

/// The quantile of Student's distribution.
///
/// ```
/// assert!((arena::stats::student_quantile(0.975, 30) - 2.042).abs() < 0.001);
/// ```
pub fn student_quantile(chance: f64, degrees: usize) -> f64 {
    let student = StudentsT::new(0.0, 1.0, degrees.max(1) as f64);
    student.expect("there is a distribution for every number of degrees").inverse_cdf(chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_meets_its_table() {
        for (degrees, expected) in [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (120, 1.980)] {
            let quantile = student_quantile(0.975, degrees);
            assert!((quantile - expected).abs() < 0.001, "{degrees}: {quantile}");
        }
    }

    #[test]
    fn the_quantile_undoes_the_distribution() {
        for thousandth in 1..1000 {
            let chance = f64::from(thousandth) / 1000.0;
            assert!((normal_below(normal_quantile(chance)) - chance).abs() < 1e-12, "{chance}");
        }
        assert!((normal_quantile(1e-9) + 5.997_807).abs() < 1e-6);
        assert!(normal_quantile(0.0).is_infinite() && normal_quantile(1.0).is_infinite());
    }
}
