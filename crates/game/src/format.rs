//! Records as other programs write them.

use crate::Record;

/// A form in which records of a game are known elsewhere. Errors are one line that says what was expected.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its name, `sgf` for example.
    pub name: &'static str,
    /// What it is, in one line.
    pub about: &'static str,
    /// Its media type.
    pub media: &'static str,
    /// Reads a record.
    pub read: fn(&str) -> Result<Record, String>,
    /// Writes a record.
    pub write: fn(&Record) -> Result<String, String>,
}
