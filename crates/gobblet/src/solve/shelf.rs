//! Where the tables of solved games are kept, so that whoever needs one finds it: the solver, the engines, the
//! puzzles and the house read the same file.
//!
//! The folder is the one that the environment variable `KAVARNA_TABLES` names, else `kavarna` in the user's
//! cache folder as the XDG rules have it (`$XDG_CACHE_HOME`, or `~/.cache`). The name of a file says by which
//! rules it was solved: `gobblet3.table`, `gobblet3-both-draw_moving-no.table`. A file whose checksums are
//! wrong is as good as none, and is made again. In a page there are no files; whoever runs it may fetch a table part by
//! part ([`learning::fetch_part`]).

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use game::{Game, Labour, NoAnswer};

use super::answers::tell;
use super::oracle::what_matters;
use super::{Oracle, Pieces, Solution, TableError, Tablebase, Written};
use crate::{Gobblet3, Rules};

pub use learning::{TABLES, tables_folder as folder};

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
static OPEN: LazyLock<Mutex<HashMap<PathBuf, Weak<Tablebase>>>> = LazyLock::new(Mutex::default);

/// The table in a file, if it is one of the whole game by these rules. Whoever asks for the same file while it
/// is in use shares it.
pub fn open(path: &Path, rules: &Rules) -> Result<Arc<Tablebase>, TableError> {
    open_with(path, rules, Pieces::ALL)
}

fn open_with(path: &Path, rules: &Rules, pieces: Pieces) -> Result<Arc<Tablebase>, TableError> {
    let mut shared = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    let at_hand = shared.get(path).and_then(Weak::upgrade);
    let table = if let Some(table) = at_hand {
        table
    } else {
        let table = Tablebase::open(path)?;
        table.check_all_blocks()?;
        Arc::new(table)
    };
    if what_matters(table.rules()) != what_matters(rules) || table.pieces() != pieces {
        let expected = format!("the whole game by the same rules ({})", file_name(rules));
        return Err(TableError::NotATable { expected });
    }
    shared.insert(path.to_owned(), Arc::downgrade(&table));
    Ok(table)
}

/// The table of these rules as somebody fetches it. What was fetched once stays open.
fn fetched(rules: &Rules, pieces: Pieces) -> Option<Arc<Tablebase>> {
    static FETCHED: LazyLock<Mutex<HashMap<String, Arc<Tablebase>>>> = LazyLock::new(Mutex::default);
    let name = file_name(rules);
    let mut open = FETCHED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(table) = open.get(&name) {
        return Some(Arc::clone(table));
    }
    let asked = name.clone();
    let table = Tablebase::from_parts(move |part| learning::fetch_part(&asked, part)).ok()?;
    if what_matters(table.rules()) != what_matters(rules) || table.pieces() != pieces {
        return None;
    }
    let table = Arc::new(table);
    open.insert(name, Arc::clone(&table));
    Some(table)
}

/// The table of these rules from the usual folder, or as it is fetched; `None` if there is none.
pub fn find(rules: &Rules) -> Option<Arc<Tablebase>> {
    Shelf::usual().find(rules)
}

/// A folder with tables.
#[derive(Clone, Debug)]
pub(super) struct Shelf {
    /// `None` where the user has no home.
    folder: Option<PathBuf>,
    /// The pieces that the tables are about.
    pieces: Pieces,
}

impl Shelf {
    /// The usual folder, for tables of the whole game.
    pub(super) fn usual() -> Shelf {
        Shelf { folder: folder(), pieces: Pieces::ALL }
    }

    pub(super) fn pieces(&self) -> Pieces {
        self.pieces
    }

    fn path(&self, rules: &Rules) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(file_name(rules)))
    }

    /// The table of these rules. A file that is damaged serves nobody: it is as if it were not there.
    pub(super) fn find(&self, rules: &Rules) -> Option<Arc<Tablebase>> {
        let here = self.path(rules).and_then(|path| open_with(&path, rules, self.pieces).ok());
        here.or_else(|| fetched(rules, self.pieces))
    }

    /// Writes the table of a solution: to a file, into a folder, or where it will be looked for. Says where it
    /// is and how large.
    pub(super) fn write(
        &self,
        solution: &Solution,
        to: Option<&Path>,
        labour: &mut Labour<'_>,
    ) -> Result<(PathBuf, Written), NoAnswer> {
        let path = match to {
            Some(path) if path.is_dir() => path.join(file_name(solution.rules())),
            Some(path) => path.to_owned(),
            None => self
                .path(solution.rules())
                .ok_or_else(|| NoAnswer::File(format!("expected {TABLES} or HOME to be set")))?,
        };
        let fails =
            |error: std::io::Error| NoAnswer::File(format!("cannot write {}: {error}", path.display()));
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(fails)?;
        }
        // It is written beside and then moved, so that nobody ever reads half a table.
        let beside = path.with_extension(format!("table.{}", std::process::id()));
        let mut file = std::io::BufWriter::new(std::fs::File::create(&beside).map_err(fails)?);
        let written = solution.write_while(&mut file, labour.threads, &mut |share| {
            tell(labour, "writing", share, String::new())
        });
        drop(file);
        match written {
            Ok(Some(written)) => {
                std::fs::rename(&beside, &path).map_err(fails)?;
                Ok((path, written))
            }
            Ok(None) => {
                let _ = std::fs::remove_file(&beside);
                Err(NoAnswer::Stopped)
            }
            Err(error) => {
                let _ = std::fs::remove_file(&beside);
                Err(fails(error))
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::{BothLines, NoMove};

    #[test]
    fn every_set_of_rules_has_a_file_of_its_own() {
        let usual = Rules::usual::<3>();
        assert_eq!(file_name(&usual), "gobblet3.table");
        let other = Rules { both: BothLines::Draw, no_move: NoMove::Draw, memory: true, ..usual };
        assert_eq!(file_name(&other), "gobblet3-both-draw_no_move-draw.table");
    }

    /// A shelf in a folder of a test's own, for a game with few pieces.
    pub(in crate::solve) fn small_shelf(folder: &Path) -> Shelf {
        Shelf { folder: Some(folder.to_owned()), pieces: Pieces::new([0, 1, 1]).unwrap() }
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
