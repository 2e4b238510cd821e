//! A folder for files that nobody needs afterwards.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::ArenaError;

/// A new folder among the temporary files of the machine, removed with whatever is in it when dropped.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// Makes one.
    pub fn new() -> Result<Scratch, ArenaError> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("kavarna-course-{}-{number}", std::process::id()));
        // A process of the same number may have been killed here before.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).map_err(|error| ArenaError::File { path: path.clone(), error })?;
        Ok(Scratch(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed is left to whoever cleans the place for such files.
        let _ = fs::remove_dir_all(&self.0);
    }
}
