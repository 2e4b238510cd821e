//! Which database is meant, and how it is named to people.

use std::fmt;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// It is not the address of a database that can be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AddressError {
    /// It looks like the address of something else.
    #[error("cannot use \"{0}\" as a database: expected the path of a file, sqlite:PATH or postgres://…")]
    Unknown(String),
    /// The driver was left out when this program was built.
    #[error(
        "this program was built without PostgreSQL: expected the path of a file or sqlite:PATH, or build it with the feature `postgres`"
    )]
    NoPostgres,
}

/// A database.
///
/// ```
/// use database::Address;
///
/// assert_eq!(Address::parse("house.db").unwrap().to_string(), "house.db");
/// // A password is nobody's business.
/// let shared = Address::parse("postgres://house:secret@localhost/house").unwrap();
/// assert_eq!(shared.to_string(), "postgres://house@localhost/house");
/// let refused = Address::parse("mysql://house:secret@localhost/house").unwrap_err();
/// assert!(!refused.to_string().contains("secret"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// A SQLite file.
    File(PathBuf),
    /// PostgreSQL, by its URL.
    Postgres(String),
}

impl Address {
    /// Reads `postgres://…`, `sqlite:…` or a path. Anything else that looks like a URL is refused: it is not taken
    /// for a file of that name.
    pub fn parse(text: &str) -> Result<Address, AddressError> {
        let refused = || AddressError::Unknown(without_password(text).chars().take(80).collect());
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            let built = cfg!(feature = "postgres");
            return if built {
                Ok(Address::Postgres(text.to_owned()))
            } else {
                Err(AddressError::NoPostgres)
            };
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        let path = path.split('?').next().unwrap_or(path);
        // A single letter before the colon is a drive of Windows.
        let scheme = path.split_once(':').map_or("", |(scheme, _)| scheme);
        let is_word = |word: &str| word.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '+');
        let is_url = path.contains("://") || (scheme.len() > 1 && is_word(scheme));
        if path.is_empty() || is_url || path == ":memory:" {
            return Err(refused());
        }
        Ok(Address::File(PathBuf::from(path)))
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Address::File(path) => Some(path),
            Address::Postgres(_) => None,
        }
    }

    /// The URL that the database driver wants.
    pub fn url(&self) -> String {
        match self {
            Address::Postgres(url) => url.clone(),
            Address::File(path) => {
                let mut url = "sqlite://".to_owned();
                for letter in path.display().to_string().chars() {
                    match letter {
                        '%' => url.push_str("%25"),
                        '#' => url.push_str("%23"),
                        letter => url.push(letter),
                    }
                }
                url + "?mode=rwc"
            }
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => write!(f, "{}", path.display()),
            Address::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

/// What may be shown of a URL: who and where, but no password, which may stand before the `@` or among the parameters.
fn without_password(text: &str) -> String {
    let Some((scheme, rest)) = text.split_once("://") else { return text.to_owned() };
    let (before, parameters) = rest.split_once('?').unwrap_or((rest, ""));
    if parameters.contains('@') {
        // Somebody has written a password as it is: nobody can say where it begins.
        return format!("{scheme}://…");
    }
    match before.rsplit_once('@') {
        Some((person, place)) => {
            let name = person.split(':').next().unwrap_or_default();
            format!("{scheme}://{name}@{place}")
        }
        None => format!("{scheme}://{before}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> String {
        Address::parse(text).unwrap().url()
    }

    #[test]
    fn a_path_is_a_sqlite_file() {
        assert_eq!(url("house.db"), "sqlite://house.db?mode=rwc");
        assert_eq!(url("sqlite:house.db"), "sqlite://house.db?mode=rwc");
        assert_eq!(url("sqlite:///var/house.db?mode=ro"), "sqlite:///var/house.db?mode=rwc");
        assert_eq!(url("50% #1.db"), "sqlite://50%25 %231.db?mode=rwc");
        assert_eq!(url("postgres://localhost/house"), "postgres://localhost/house");
    }

    #[test]
    fn a_password_is_shown_nowhere() {
        for text in [
            "postgres://house:s3cr3t@localhost/house",
            "postgres://house:s3cr3t@localhost/house?sslmode=require",
            "postgres://localhost/house?user=house&password=s3cr3t",
            "postgres://localhost/house?password=p@s3cr3t",
            "postgres://house:a?s3cr3t@localhost/house",
            "postgresql://house:a@s3cr3t@localhost/house",
            "mysql://house:s3cr3t@localhost/house",
            "mysql://localhost/house?password=s3cr3t",
        ] {
            let shown = match Address::parse(text) {
                Ok(address) => address.to_string(),
                Err(error) => error.to_string(),
            };
            assert!(!shown.contains("s3cr3t"), "{shown}");
        }
        let plain = Address::parse("postgres://house@localhost:5433/house").unwrap();
        assert_eq!(plain.to_string(), "postgres://house@localhost:5433/house");
    }

    #[test]
    fn another_database_is_not_taken_for_a_file() {
        for text in ["mysql://localhost/house", "mariadb:house", "http://house", "", "sqlite:", ":memory:"] {
            let error = Address::parse(text).unwrap_err().to_string();
            assert!(error.contains("expected") && error.contains("postgres://"), "{error}");
        }
    }
}
