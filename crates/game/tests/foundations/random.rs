//! Random streams: fair, separate, and the same for ever.

use std::collections::{BTreeSet, VecDeque};

use game::random::{below, deal_stream, fast, mix, seat_seed, shuffle, unit};
use game::{Rng, Seat};
use rand_core::TryRng;

/// A generator that says what it was told to say.
struct Scripted(VecDeque<u32>);

impl TryRng for Scripted {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0.pop_front().expect("the script is long enough"))
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for byte in bytes {
            *byte = self.try_next_u32()? as u8;
        }
        Ok(())
    }
}

fn scripted(numbers: &[u32]) -> Scripted {
    Scripted(numbers.iter().copied().collect())
}

/// Whether things came up evenly: fair draws fail this less than once in ten million times.
fn assert_even(counts: &[u32]) {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let spread: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let freedom = (counts.len() - 1) as f64;
    assert!(spread < freedom + 6.0 * (2.0 * freedom).sqrt() + 18.0, "{counts:?}");
}

#[test]
fn numbers_below_an_end_come_up_evenly() {
    let mut rng = fast(1);
    for end in [1, 2, 3, 5, 7, 12, 32, 54] {
        let mut counts = vec![0; end as usize];
        for _ in 0..2000 * end {
            counts[below(&mut rng, end) as usize] += 1;
        }
        if end > 1 {
            assert_even(&counts);
        }
    }
}

#[test]
fn the_number_that_would_favour_one_result_is_drawn_again() {
    // 2^32 = 3 * 1431655765 + 1: one of the numbers has to be refused, and it is 0.
    let mut rng = scripted(&[0, 1]);
    assert_eq!(below(&mut rng, 3), 0);
    assert_eq!(rng.0.len(), 0, "both numbers were used");
    // A power of two refuses none.
    let mut rng = scripted(&[0, 1]);
    assert_eq!(below(&mut rng, 4), 0);
    assert_eq!(rng.0.len(), 1);
}

#[test]
fn the_largest_end_and_the_largest_number_fit() {
    assert_eq!(below(&mut scripted(&[u32::MAX]), 10), 9);
    let mut rng = fast(2);
    assert!((0..1000).all(|_| below(&mut rng, u32::MAX) < u32::MAX));
    // Half of all numbers are refused here, and the results still come up evenly.
    let end = (1 << 31) + 1;
    let halves = (0..4000).map(|_| below(&mut rng, end) / (1 << 30)).fold([0; 3], |mut counts, half| {
        counts[half as usize] += 1;
        counts
    });
    assert_even(&halves[..2]);
}

#[test]
fn every_order_has_the_same_chance() {
    let mut rng = fast(3);
    let mut counts = [0; 24];
    let mut orders: Vec<[u8; 4]> = Vec::new();
    for _ in 0..24 * 500 {
        let mut list = [0, 1, 2, 3];
        shuffle(&mut rng, &mut list);
        let place = orders.iter().position(|order| *order == list).unwrap_or_else(|| {
            orders.push(list);
            orders.len() - 1
        });
        counts[place] += 1;
    }
    assert_eq!(orders.len(), 24);
    assert_even(&counts);
}

#[test]
fn short_lists_are_shuffled_without_a_draw() {
    let mut rng = scripted(&[]);
    shuffle::<u8, _>(&mut rng, &mut []);
    shuffle(&mut rng, &mut [1]);
}

#[test]
fn units_are_below_one() {
    assert!(unit(&mut scripted(&[u32::MAX, u32::MAX])) < 1.0);
    assert!(unit(&mut scripted(&[0, 0])).abs() < f64::MIN_POSITIVE);
    let mut rng = fast(4);
    let mean = (0..10_000).map(|_| unit(&mut rng)).sum::<f64>() / 10_000.0;
    assert!((mean - 0.5).abs() < 0.02, "{mean}");
}

#[test]
fn deals_and_seats_draw_from_streams_of_their_own() {
    let mut firsts = BTreeSet::new();
    for seed in 0..4 {
        for index in 0..4 {
            firsts.insert(deal_stream(seed, index).next_u64());
            firsts.extend(Seat::all(4).map(|seat| seat_seed(seed, index, seat)));
        }
    }
    assert_eq!(firsts.len(), 4 * 4 * 5);
}

/// The numbers were computed apart from this code, from the definitions of the generators.
#[test]
fn streams_are_the_same_on_every_machine_and_in_every_version() {
    assert_eq!(deal_stream(1, 0).next_u64(), 10_579_265_825_555_447_741);
    assert_eq!(seat_seed(1, 0, Seat::new(1)), 1_885_592_471_535_962_961);
    assert_eq!(fast(1).next_u64(), 14_971_601_782_005_023_387);
    assert_eq!(mix(1), 4_717_996_019_076_358_352);
}

#[test]
fn mixing_loses_nothing_and_moves_many_bits() {
    let mixed: BTreeSet<u64> = (0..10_000).map(mix).collect();
    assert_eq!(mixed.len(), 10_000);
    let moved: u32 = (1..64).map(|bit| (mix(0x3039) ^ mix(0x3039 ^ 1 << bit)).count_ones()).sum();
    assert!((20 * 63..44 * 63).contains(&moved), "{moved} bits of {}", 63 * 64);
}
