//! How many ways there are to go on: a whole number, exactly, or a weight.

use std::fmt::Debug;

use game::Rng;
use game::random::{below, unit};

/// A number of deals, or their weight. Sealed: there are these two.
pub trait Measure: Copy + PartialOrd + Debug + Send + Sync + 'static {
    /// Nothing.
    const ZERO: Self;
    /// One deal.
    const ONE: Self;
    /// The sum; `None` if it is too large.
    fn plus(self, other: Self) -> Option<Self>;
    /// This many for each of `ways`, each way weighted with `weight` to the power of `times`; `None` if it
    /// is too large.
    fn times(self, ways: u64, weight: f64, times: u8) -> Option<Self>;
    /// Brings numbers of one level, whose ratios alone matter, into a range that computes well.
    fn rescale(level: &mut [Self]);
    /// A number from zero up to but not including this one, each with the same chance.
    fn draw<R: Rng + ?Sized>(self, rng: &mut R) -> Self;
}

impl Measure for u128 {
    const ZERO: u128 = 0;
    const ONE: u128 = 1;

    fn plus(self, other: u128) -> Option<u128> {
        self.checked_add(other)
    }

    fn times(self, ways: u64, _: f64, _: u8) -> Option<u128> {
        self.checked_mul(ways.into())
    }

    fn rescale(_: &mut [u128]) {}

    #[inline]
    fn draw<R: Rng + ?Sized>(self, rng: &mut R) -> u128 {
        if let Ok(end) = u32::try_from(self) {
            return below(rng, end).into();
        }
        if let Ok(end) = u64::try_from(self) {
            return below_u64(rng, end).into();
        }
        let unused = (self - 1).leading_zeros();
        loop {
            let drawn = (u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64())) >> unused;
            if drawn < self {
                return drawn;
            }
        }
    }
}

/// A number below `end`, each with exactly the same chance (Lemire's method).
fn below_u64<R: Rng + ?Sized>(rng: &mut R, end: u64) -> u64 {
    let mut product = u128::from(rng.next_u64()) * u128::from(end);
    if (product as u64) < end {
        let unfair = end.wrapping_neg() % end;
        while (product as u64) < unfair {
            product = u128::from(rng.next_u64()) * u128::from(end);
        }
    }
    (product >> 64) as u64
}

impl Measure for f64 {
    const ZERO: f64 = 0.0;
    const ONE: f64 = 1.0;

    fn plus(self, other: f64) -> Option<f64> {
        Some(self + other)
    }

    fn times(self, ways: u64, weight: f64, times: u8) -> Option<f64> {
        // Multiplied one by one, so that the result is the same on every machine.
        Some((0..times).fold(self * ways as f64, |product, _| product * weight))
    }

    fn rescale(level: &mut [f64]) {
        let largest = level.iter().copied().fold(0.0, f64::max);
        if largest > 0.0 {
            for number in level {
                *number /= largest;
            }
        }
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(self, rng: &mut R) -> f64 {
        self * unit(rng)
    }
}

/// Pascal's triangle: in how many ways `few` of `many` can be chosen.
pub(super) fn choose(many: usize, few: usize) -> u64 {
    CHOOSE[many][few]
}

static CHOOSE: [[u64; 65]; 65] = {
    let mut rows = [[0; 65]; 65];
    let mut many = 0;
    while many <= 64 {
        rows[many][0] = 1;
        let mut few = 1;
        while few <= many {
            rows[many][few] = rows[many - 1][few - 1] + rows[many - 1][few];
            few += 1;
        }
        many += 1;
    }
    rows
};

#[cfg(test)]
mod tests {
    use super::*;
    use game::random::fast;

    #[test]
    fn ways_to_choose() {
        assert_eq!((choose(54, 16), choose(64, 0), choose(3, 5)), (21_094_923_659_355, 1, 0));
        assert_eq!(choose(64, 32), 1_832_624_140_942_590_534);
    }

    #[test]
    fn drawn_numbers_of_every_width_are_even() {
        let mut rng = fast(5);
        for end in [6, 6 << 40, 6 << 70] {
            let mut counts = [0_u32; 6];
            for _ in 0..6000 {
                counts[(u128::draw(end, &mut rng) / (end / 6)) as usize] += 1;
            }
            assert!(counts.iter().all(|count| (850..1150).contains(count)), "{end}: {counts:?}");
        }
    }
}
