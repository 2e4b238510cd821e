//! One process to a file: two that each believe a house to be theirs would write over each other.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreError;

/// Holds a file for this process. The system lets go of it when the process ends, however that happens.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
}

impl Lock {
    /// Takes the file of a house; an error if another process has it.
    pub(super) fn take(path: &Path) -> Result<Lock, StoreError> {
        let name = path.display().to_string();
        let failed = |why: String| StoreError::Open { place: name.clone(), why };
        let beside = lock_of(path).map_err(|error| failed(error.to_string()))?;
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&beside);
        let file = file.map_err(|error| failed(error.to_string()))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(name)),
            Err(TryLockError::Error(error)) => Err(failed(format!("it cannot be locked: {error}"))),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

/// The lock stands beside the file, under the name that the file has once all links are followed.
fn lock_of(path: &Path) -> std::io::Result<PathBuf> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let real = match path.canonicalize() {
        Ok(real) => real,
        Err(_) => folder.canonicalize()?.join(path.file_name().unwrap_or_default()),
    };
    let mut name = real.file_name().unwrap_or_default().to_owned();
    name.push("-lock");
    Ok(real.with_file_name(name))
}
