//! Names that cannot be guessed, and what is kept of a secret.

use sha2::{Digest, Sha256};

/// Letters and digits that nobody confuses when reading them aloud.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Bytes from the operating system's random source.
///
/// # Panics
///
/// When the system has none: then no deal would be fair and no session safe, and the house must not go on.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has a random source");
    bytes
}

/// A random word of so many letters, five bits each.
///
/// ```
/// let word = tables::id::word::<12>();
/// assert_eq!(word.len(), 12);
/// assert_ne!(word, tables::id::word::<12>());
/// ```
pub fn word<const N: usize>() -> String {
    random_bytes::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The hash of a text, in hexadecimal: what is kept of a session's token, and what is published of a deal.
///
/// ```
/// assert!(tables::id::hash("abc").starts_with("ba7816bf8f01cfea"));
/// ```
pub fn hash(text: &str) -> String {
    hash_bytes(text.as_bytes())
}

/// The hash of any bytes, in hexadecimal.
pub fn hash_bytes(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().fold(String::with_capacity(64), |mut all, byte| {
        for half in [byte >> 4, byte & 15] {
            all.push(char::from(b"0123456789abcdef"[usize::from(half)]));
        }
        all
    })
}
