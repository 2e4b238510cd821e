//! Random streams that are the same on every machine.
//!
//! Everything that can be replayed draws from a recorded seed. A match has one seed; each deal and each
//! seat of each game draws from a stream of its own, so that games can be played in any order and on any
//! number of threads. The streams are `ChaCha` streams under keys that differ by purpose: from a seat's
//! seed nobody can compute the deal.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Seat;

/// The generator for playouts and sampling inside players: fast, and the same everywhere.
pub type Fast = Xoshiro256PlusPlus;

/// The playout generator for a seed.
pub fn fast(seed: u64) -> Fast {
    Fast::seed_from_u64(seed)
}

/// The stream from which deal (or opening) number `index` of a match is made.
///
/// ```
/// use game::random::{below, deal_stream};
/// let first = below(&mut deal_stream(7, 0), 1000);
/// assert_eq!(first, below(&mut deal_stream(7, 0), 1000));
/// assert_ne!(first, below(&mut deal_stream(7, 1), 1000));
/// ```
pub fn deal_stream(seed: u64, index: u64) -> ChaCha8Rng {
    keyed(seed, *b"kavarna deal    ", index)
}

/// The seed that the player in `seat` of game number `index` is given. It tells nothing of any deal.
pub fn seat_seed(seed: u64, index: u64, seat: Seat) -> u64 {
    let mut stream = keyed(seed, *b"kavarna seat    ", index);
    (0..=seat.index()).map(|_| stream.next_u64()).last().unwrap_or_default()
}

fn keyed(seed: u64, purpose: [u8; 16], index: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[16..].copy_from_slice(&purpose);
    let mut stream = ChaCha8Rng::from_seed(key);
    stream.set_stream(index);
    stream
}

/// A number below `end`, each with exactly the same chance (Lemire's method). `end` must not be 0.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, end: u32) -> u32 {
    debug_assert!(end > 0, "there is no number below 0");
    let mut product = u64::from(rng.next_u32()) * u64::from(end);
    if (product as u32) < end {
        let unfair = end.wrapping_neg() % end;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(end);
        }
    }
    (product >> 32) as u32
}

/// A number in [0, 1) with 53 random bits.
pub fn unit<R: Rng + ?Sized>(rng: &mut R) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

/// Puts a list into random order, each order with the same chance.
pub fn shuffle<T, R: Rng + ?Sized>(rng: &mut R, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        list.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// Scrambles 64 bits so that every input bit moves every output bit; for keys made of packed fields.
#[inline]
pub const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits = (bits ^ (bits >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits ^ (bits >> 32)
}

/// A number that tells bytes from others: the same on every machine, and different for all but a few in 2^64. It is no
/// protection against somebody who wants two files to look alike.
///
/// ```
/// use game::random::fingerprint;
/// assert_eq!(fingerprint(b"book"), fingerprint(b"book"));
/// assert_ne!(fingerprint(b"book"), fingerprint(b"bool"));
/// ```
pub fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(1, |sum, byte| mix(sum ^ u64::from(*byte)))
}
