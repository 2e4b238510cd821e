//! The experiments of the house, and those in somebody's own directory.

use std::fs;
use std::path::Path;

use crate::ArenaError;

use super::Experiment;

/// Every file of the house's `experiments` directory: its name and text.
const SHIPPED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/experiments.rs"));

/// The experiments of the house, by name.
pub fn shipped_experiments() -> Result<Vec<Experiment>, ArenaError> {
    let parse = |(name, text): &(&str, &str)| Ok(Experiment::parse(name, text)?);
    SHIPPED.iter().map(parse).collect()
}

/// The experiments in a directory, by name.
pub fn experiments_in(dir: &Path) -> Result<Vec<Experiment>, ArenaError> {
    let failed = |error| ArenaError::File { path: dir.to_owned(), error };
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            files.push(path);
        }
    }
    files.sort();
    let mut experiments = Vec::new();
    for path in files {
        let text =
            fs::read_to_string(&path).map_err(|error| ArenaError::File { path: path.clone(), error })?;
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        experiments.push(Experiment::parse(&name, &text)?);
    }
    Ok(experiments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_house_can_be_read_and_none_is_left_out() {
        let shipped = shipped_experiments().unwrap();
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../experiments");
        let found = experiments_in(&dir).unwrap();
        let names = |list: &[Experiment]| list.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&shipped), names(&found));
        assert!(!shipped.is_empty());
    }
}
