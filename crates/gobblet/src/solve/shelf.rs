//! Where the tables of solved games are kept, so that whoever needs one finds it.
//!
//! The folder is the one that the environment variable `KAVARNA_TABLES` names, else `kavarna` in the user's
//! folder for data as the XDG rules have it (`$XDG_DATA_HOME`, or `~/.local/share`). The name of a file
//! says by which rules it was solved: `gobblet3.table`, `gobblet3-both-draw_moving-no.table`.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use game::Game;

use super::oracle::what_matters;
use super::{Oracle, Pieces, Table, TableError};
use crate::{Gobblet3, Rules};

/// The environment variable that names the folder.
pub const TABLES: &str = "KAVARNA_TABLES";

/// The folder in which tables are looked for, and into which they are written when nothing else is said;
/// `None` where the user has no home.
pub fn folder() -> Option<PathBuf> {
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = || named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")));
    named(TABLES).or_else(|| data().map(|data| data.join("kavarna")))
}

/// The name of the file with the table of these rules. Options that change no value are not in it.
///
/// ```
/// use gobblet::{Rules, Repetition, solve};
/// let rules = Rules { moving: false, repetition: Repetition::Second, ..Rules::usual::<3>() };
/// assert_eq!(solve::file_name(&rules), "gobblet3-moving-no.table");
/// ```
pub fn file_name(rules: &Rules) -> String {
    let options = Gobblet3::new(what_matters(rules)).options().to_string();
    let dash = if options.is_empty() { "" } else { "-" };
    format!("gobblet3{dash}{}.table", options.replace('=', "-").replace(',', "_"))
}

/// Tables that somebody has open. A table is several megabytes, and a match seats many players.
static OPEN: LazyLock<Mutex<HashMap<PathBuf, Weak<Table>>>> = LazyLock::new(Mutex::default);

/// The table in a file, if it is one of the whole game by these rules. Whoever asks for the same file while it
/// is in use shares it.
pub fn open(path: &Path, rules: &Rules) -> Result<Arc<Table>, TableError> {
    let mut shared = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    let at_hand = shared.get(path).and_then(Weak::upgrade);
    let table = match at_hand {
        Some(table) => table,
        None => Arc::new(Table::open(path)?),
    };
    if what_matters(table.rules()) != what_matters(rules) || table.pieces() != Pieces::ALL {
        let expected = format!("the whole game by the same rules ({})", file_name(rules));
        return Err(TableError::NotATable { expected });
    }
    shared.insert(path.to_owned(), Arc::downgrade(&table));
    Ok(table)
}

/// The table of these rules from the usual folder; `None` if there is none.
pub fn find(rules: &Rules) -> Option<Arc<Table>> {
    let path = folder()?.join(file_name(rules));
    // A file that is damaged serves nobody; searching goes on as if it were not there.
    open(&path, rules).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BothLines, NoMove};

    #[test]
    fn every_set_of_rules_has_a_file_of_its_own() {
        let usual = Rules::usual::<3>();
        assert_eq!(file_name(&usual), "gobblet3.table");
        let other = Rules { both: BothLines::Draw, no_move: NoMove::Draw, memory: true, ..usual };
        assert_eq!(file_name(&other), "gobblet3-both-draw_no_move-draw.table");
    }

    #[test]
    fn a_table_of_other_rules_or_fewer_pieces_is_refused() {
        let rules = Rules::usual::<3>();
        let few = Pieces::new([0, 0, 1]).unwrap();
        let solution = super::super::solve(rules, few, 1, &mut |_| true).unwrap();
        let path = std::env::temp_dir().join(format!("kavarna-shelf-{}.table", std::process::id()));
        let mut file = std::fs::File::create(&path).unwrap();
        solution.write(&mut file, 1).unwrap();
        let refused = open(&path, &rules).err().unwrap().to_string();
        std::fs::remove_file(&path).unwrap();
        assert_eq!(
            refused,
            "not a table of gobblet3: expected the whole game by the same rules (gobblet3.table)"
        );
    }
}
