//! Passwords: only an argon2id hash of each is kept.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};

use crate::table::Refusal;

/// The hash of a password. It takes a while on purpose: run it where waiting does not hurt.
pub fn hash_password(password: &str) -> Result<String, Refusal> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Refusal::bad("password: expected 8 to 200 letters"));
    }
    let salt: [u8; 16] = crate::id::random_bytes();
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).map_err(|error| Refusal::new("failed", error.to_string()))
}

/// Whether this is the password of the hash. Takes as long as making the hash did.
pub fn is_password(password: &str, hash: &str) -> bool {
    let parsed = PasswordHash::new(hash);
    parsed.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_by_its_hash_alone() {
        let hash = hash_password("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(is_password("correct horse", &hash));
        assert!(!is_password("wrong horse", &hash));
        assert!(!is_password("correct horse", "not a hash"));
        assert!(hash_password("short").is_err());
    }
}
