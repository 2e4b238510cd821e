//! What results depend on beside the work: the binary, the rules, the weights and tables.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use arena::{MatchPlan, SeatSpec, run_match};
use catalog::Catalog;
use game::random::{fingerprint, mix};
use game::{Options, Stop};

use crate::JobError;

/// A version: results of equal ones can be put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Version {
    /// The version of the program and a fingerprint of its file, which holds the weights that are compiled in.
    pub binary: String,
    /// A fingerprint of random games of every game, by its usual rules.
    pub rules: String,
    /// A fingerprint of the tables that players find in their folder.
    pub weights: String,
}

impl Version {
    /// The version of this program on this machine.
    pub fn of_this(catalog: &Catalog) -> Result<Version, JobError> {
        let own = of_file(&std::env::current_exe()?)?;
        Ok(Version {
            binary: format!("{}-{own:016x}", env!("CARGO_PKG_VERSION")),
            rules: format!("{:016x}", of_rules(catalog)?),
            weights: format!("{:016x}", of_tables(learning::tables_folder())?),
        })
    }

    /// Reads what [`fmt::Display`] writes.
    pub fn parse(text: &str) -> Option<Version> {
        let mut parts = text.split(' ').map(str::to_owned);
        let version = Version { binary: parts.next()?, rules: parts.next()?, weights: parts.next()? };
        parts.next().is_none().then_some(version)
    }

    /// What is different in another version, in words; `None` if nothing is.
    pub fn differs(&self, other: &Version) -> Option<String> {
        let parts = [
            ("binary", &self.binary, &other.binary),
            ("rules", &self.rules, &other.rules),
            ("weights and tables", &self.weights, &other.weights),
        ];
        let told: Vec<String> = parts
            .iter()
            .filter(|(_, own, other)| own != other)
            .map(|(what, own, other)| format!("{what} {other}, here {own}"))
            .collect();
        (!told.is_empty()).then(|| told.join("; "))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.binary, self.rules, self.weights)
    }
}

/// A number for the content of a file, read in blocks.
fn of_file(path: &Path) -> io::Result<u64> {
    let mut file = File::open(path)?;
    let (mut sum, mut block) = (1, vec![0; 1 << 16]);
    loop {
        let mut length = 0;
        while length < block.len() {
            match file.read(&mut block[length..])? {
                0 => break,
                read => length += read,
            }
        }
        if length == 0 {
            return Ok(sum);
        }
        block[length..].fill(0);
        for word in block[..length.next_multiple_of(8)].chunks_exact(8) {
            sum = mix(sum ^ u64::from_le_bytes(word.try_into().unwrap_or_default()));
        }
        sum = mix(sum ^ length as u64);
    }
}

fn of_rules(catalog: &Catalog) -> Result<u64, JobError> {
    let mut sum = 1;
    for name in catalog.names() {
        let rules = catalog
            .game(name)
            .and_then(|game| game.rules(&Options::none()))
            .map_err(arena::ArenaError::from)?;
        let seats = vec![SeatSpec::parse(rules.as_ref(), "random")?; rules.seats()];
        let plan = MatchPlan { games: rules.seats() as u64, ..MatchPlan::new(name, seats) };
        run_match(catalog, &plan, &Stop::new(), &mut |record| {
            sum = mix(sum ^ fingerprint(record.to_line().as_bytes()));
        })?;
    }
    Ok(sum)
}

/// The files in the folder of tables, by name and content. Where there is no folder there are none.
fn of_tables(folder: Option<PathBuf>) -> io::Result<u64> {
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.is_file());
    files.sort();
    let mut sum = 1;
    for path in files {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        sum = mix(sum ^ fingerprint(name.as_bytes()) ^ of_file(&path)?.rotate_left(1));
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_read_back_and_a_difference_is_named() {
        let one = Version { binary: "1-a".into(), rules: "b".into(), weights: "c".into() };
        assert_eq!(Version::parse(&one.to_string()), Some(one.clone()));
        assert_eq!(Version::parse("a b"), None);
        assert_eq!(one.differs(&one), None);
        let other = Version { rules: "x".into(), ..one.clone() };
        assert_eq!(one.differs(&other).unwrap(), "rules x, here b");
    }

    #[test]
    fn a_table_more_is_another_version() {
        let dir = tempfile::tempdir().unwrap();
        let none = of_tables(Some(dir.path().join("nothing"))).unwrap();
        assert_eq!(of_tables(Some(dir.path().to_owned())).unwrap(), none);
        fs::write(dir.path().join("a"), "1").unwrap();
        let one = of_tables(Some(dir.path().to_owned())).unwrap();
        assert_ne!(one, none);
        fs::write(dir.path().join("a"), "2").unwrap();
        assert_ne!(of_tables(Some(dir.path().to_owned())).unwrap(), one);
    }
}
