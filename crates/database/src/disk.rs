//! A small disk for tests, and what is said where something cannot be tested.
#![allow(clippy::missing_panics_doc, reason = "a test that cannot be set up cannot go on")]

use std::path::Path;
use std::process::Command;

/// Whether a command can be run here and did what it should.
pub fn done(program: &str, words: &[&str]) -> bool {
    Command::new(program).args(words).status().is_ok_and(|status| status.success())
}

/// Whoever reads the run must see what was not tested; where everything has to be tested that is an error.
pub fn not_tested(what: &str) {
    use std::io::Write;
    let must = ["CI", "KAVARNA_SOAK"].into_iter().any(|name| std::env::var_os(name).is_some());
    assert!(!must, "not tested: {what}");
    // Not by a macro: what a test says that way is shown only when it fails.
    let _ = writeln!(std::io::stderr(), "not tested: {what}");
}

/// A disk of a few megabytes, gone when it is dropped.
#[derive(Debug)]
pub struct Disk(tempfile::TempDir);

impl Disk {
    /// `None`, and a line that says so, where nobody may mount anything.
    pub fn new(size: &str) -> Option<Disk> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_str().unwrap().to_owned();
        if done("mount", &["-t", "tmpfs", "-o", &format!("size={size},mode=777"), "none", &path]) {
            return Some(Disk(folder));
        }
        not_tested("a full disk, because this user may not mount one");
        None
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Takes all the room there is.
    pub fn fill(&self) {
        use std::io::Write;
        let mut file = std::fs::File::create(self.path().join("ballast")).unwrap();
        for size in [64 * 1024, 4096, 512, 1] {
            while file.write_all(&vec![7; size]).is_ok() {}
        }
    }

    /// Gives the room back.
    pub fn free(&self) {
        std::fs::remove_file(self.path().join("ballast")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        done("umount", &["-l", self.path().to_str().unwrap()]);
    }
}
