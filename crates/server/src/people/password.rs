//! Passwords: only an argon2id hash of each is kept.

use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use zxcvbn::zxcvbn;

use crate::Code;
use crate::table::Refusal;

/// How many passwords are hashed at once: each takes 19 MiB and a core for a while.
const AT_ONCE: usize = 2;
/// How long somebody waits for a turn.
const PATIENCE: Duration = Duration::from_secs(20);
/// A password that can be guessed in fewer attempts is none.
const FEWEST_GUESSES: u64 = 1_000_000;
/// A hash that no password has.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$\
                      AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Whether this may be the password of an account of this name; the refusal says why not.
///
/// ```
/// use server::people::check_password;
/// assert!(check_password("correct horse", "Ana").is_ok());
/// assert!(check_password("password1", "Ana").is_err());
/// assert!(check_password("short", "Ana").is_err());
/// ```
pub fn check_password(password: &str, name: &str) -> Result<(), Refusal> {
    let bad = |why: &str| Err(Refusal::bad(format!("password: expected {why}")));
    if !(8..=200).contains(&password.chars().count()) {
        return bad("8 to 200 characters");
    }
    if password.chars().all(char::is_whitespace) {
        return bad("more than blanks");
    }
    let own: Vec<&str> = std::iter::once(name).chain(name.split(' ')).chain(["kavarna"]).collect();
    let estimate = zxcvbn(password, &own);
    if estimate.guesses() < FEWEST_GUESSES {
        let warning = estimate.feedback().and_then(zxcvbn::feedback::Feedback::warning);
        let why = warning.map(|warning| format!(" ({warning})")).unwrap_or_default();
        return bad(&format!("one that is harder to guess{why}: several words, for example"));
    }
    Ok(())
}

/// The hash of a password. It takes a while on purpose.
fn hash_password(password: &str) -> Result<String, Refusal> {
    let salt: [u8; 16] = crate::id::random_bytes();
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).map_err(|error| Refusal::new(Code::Failed, error.to_string()))
}

/// Whether this is the password of the hash. Takes as long as making the hash did.
fn is_password(password: &str, hash: &str) -> bool {
    let parsed = PasswordHash::new(hash);
    parsed.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// Whoever makes and checks hashes: only so many at once, so that logins cannot take all memory.
#[derive(Debug)]
pub struct Passwords {
    turns: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl Passwords {
    /// The hash of a password that may be one.
    pub async fn hash(&self, password: String, name: &str) -> Result<String, Refusal> {
        let name = name.to_owned();
        self.run(move || check_password(&password, &name).and_then(|()| hash_password(&password))).await?
    }

    /// Whether this is the password of the hash. Where there is none it is not, and that takes as long.
    pub async fn is_right(&self, password: String, hash: Option<String>) -> Result<bool, Refusal> {
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        self.run(move || is_password(&password, &hash)).await
    }

    /// Runs something that takes a while where it holds nobody up, when it is its turn.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
        let busy = || Refusal::new(Code::Failed, "too many people come in at once: try again");
        let turn = timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await.map_err(|_| busy())?;
        let turn: OwnedSemaphorePermit = turn.map_err(|_| closing())?;
        // Whoever asked may go away: the turn is over when the work is done, not before.
        let work = move || {
            let done = work();
            drop(turn);
            done
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| closing())
    }
}

fn closing() -> Refusal {
    Refusal::new(Code::Failed, "the house is closing")
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
        assert!(PasswordHash::new(NOBODY).is_ok(), "an unknown name must take as long as a known one");
    }

    /// The commonest passwords of at least eight characters, as lists of leaked ones have them year after year.
    const COMMONEST: &str = "password 12345678 123456789 1234567890 qwertyuiop 11111111 iloveyou sunshine princess \
        football baseball superman trustno1 jennifer michelle qwerty123 password1 password123 1q2w3e4r 1qaz2wsx \
        q1w2e3r4 q1w2e3r4t5 1q2w3e4r5t zaq12wsx qwer1234 asdfghjk asdfghjkl 87654321 987654321 88888888 00000000 \
        12341234 12121212 11223344 123123123 147258369 1234qwer abcd1234 abc12345 a1b2c3d4 passw0rd p@ssw0rd \
        welcome1 welcome123 admin123 administrator letmein1 changeme whatever computer internet starwars \
        corvette mercedes maverick midnight marlboro butterfly bulldog1 chocolate cocacola snowball \
        steelers dolphins redskins yankees1 liverpool arsenal1 chelsea1 barcelona realmadrid juventus manchester \
        victoria samantha patricia alexander benjamin nicholas danielle jonathan charlie1 \
        veronica christian elizabeth rockyou1 iloveyou1 iloveyou2 fuckyou1 lovelove babygirl babygirl1 \
        qazwsxedc qwertyui qwerty12 qwerty1234 1qazxsw2 zxcvbnm1 zxcvbnm123 asdf1234 aaaaaaaa google123 \
        minecraft pokemon1 metallica nirvana1 slipknot blink182 eminem12 spiderman batman123 superman1 \
        dragon123 monkey123 master123 shadow123 football1 baseball1 basketball softball1 hockey12 \
        summer12 winter12 spring12 december november september valentine christmas halloween \
        secret123 private1 security test1234 testtest temp1234 guest123 default1 system12 server12 access14 \
        pa55word pa55w0rd passwort password! Password Password1 PASSWORD qwerty!! hello123 hallo123 \
        freedom1 creative einstein scorpion panther1 cheyenne brooklyn atlantis discovery enterprise startrek";

    #[test]
    fn the_commonest_passwords_are_refused() {
        let passed: Vec<&str> =
            COMMONEST.split_whitespace().filter(|password| check_password(password, "Ana").is_ok()).collect();
        assert_eq!(passed, Vec::<&str>::new());
        assert!(COMMONEST.split_whitespace().all(|password| password.len() >= 8));
        assert!(COMMONEST.split_whitespace().count() > 150);
    }

    #[test]
    fn what_is_guessed_first_is_no_password() {
        let long = "x9 ".repeat(67);
        for (password, part) in [
            ("seven77", "8 to 200"),
            (long.as_str(), "8 to 200"),
            ("          ", "more than blanks"),
            ("\u{3000}\u{3000}\u{3000}\u{3000}\u{3000}\u{3000}\u{3000}\u{3000}", "more than blanks"),
            ("password", "harder to guess"),
            ("12345678", "harder to guess"),
            ("qwertyuiop", "harder to guess"),
            ("iloveyou1", "harder to guess"),
            ("P@ssw0rd", "harder to guess"),
            ("aaaaaaaaaaaa", "harder to guess"),
            ("Anastasia1", "harder to guess"),
            ("kavarna1", "harder to guess"),
        ] {
            let said = check_password(password, "Anastasia").unwrap_err().message;
            assert!(said.contains(part), "{password}: {said}");
        }
        for password in ["a long password", "correct horse", "Tri mačke na ostrešju", "k8#vQz!p"] {
            assert_eq!(check_password(password, "Anastasia"), Ok(()), "{password}");
        }
    }
}
