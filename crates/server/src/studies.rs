//! Analyses, reviews and matches that people ask the house for.

/// The work that is waiting or running.
#[derive(Debug, Default)]
pub struct Studies {}
