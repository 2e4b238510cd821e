//! The normal distribution and Student's.

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
    if chance <= 0.0 {
        return f64::NEG_INFINITY;
    }
    if chance >= 1.0 {
        return f64::INFINITY;
    }
    // The upper half mirrors the lower, where erfc keeps all its digits.
    if chance > 0.5 {
        return -normal_quantile(1.0 - chance);
    }
    // A start within half a percent (Hastings), then Newton's steps, each doubling the digits.
    let t = (-2.0 * libm::log(chance)).sqrt();
    let above = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let below = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    let mut z = above / below - t;
    for _ in 0..3 {
        let density = libm::exp(-0.5 * z * z) / (2.0 * std::f64::consts::PI).sqrt();
        z -= (normal_below(z) - chance) / density;
    }
    z
}

/// The quantile of Student's distribution: exact for one and two degrees of freedom, tabled to three decimals
/// at 97.5 % for few, then a series that is good to four digits.
///
/// ```
/// assert!((arena::stats::student_quantile(0.975, 30) - 2.042).abs() < 0.001);
/// ```
pub fn student_quantile(chance: f64, degrees: usize) -> f64 {
    const FEW: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    let z = normal_quantile(chance);
    let usual = normal_quantile(0.975);
    let n = degrees.max(1) as f64;
    if let Some(tabled) = FEW.get(degrees.max(1) - 1) {
        // Other chances than the tabled one are scaled from it: a rough value, and only for tiny samples.
        return tabled * z / usual;
    }
    let (z3, z5, z7) = (z * z * z, z * z * z * z * z, z * z * z * z * z * z * z);
    let first = (z3 + z) / 4.0;
    let second = (5.0 * z5 + 16.0 * z3 + 3.0 * z) / 96.0;
    let third = (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / 384.0;
    z + (first + (second + third / n) / n) / n
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
