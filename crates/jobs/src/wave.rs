//! A wave: the chunks that can be worked out now, in any order.

use std::ops::Range;

use arena::Portion;
use catalog::Catalog;
use game::Stop;

use crate::JobError;

/// The chunks that can be worked out with the results so far.
pub struct Wave {
    portions: Vec<Box<dyn Portion>>,
    /// How many pieces make a chunk, at most.
    size: usize,
}

impl std::fmt::Debug for Wave {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Wave").field("chunks", &self.len()).finish_non_exhaustive()
    }
}

impl Wave {
    pub(crate) fn new(portions: Vec<Box<dyn Portion>>, size: usize) -> Wave {
        Wave { portions, size: size.max(1) }
    }

    /// How many chunks it has; 0 when the work is complete.
    pub fn len(&self) -> u64 {
        self.portions.iter().map(|portion| portion.len().div_ceil(self.size) as u64).sum()
    }

    /// Whether the work is complete.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many pieces (games, searches, lines of a ledger) it has.
    pub fn pieces(&self) -> u64 {
        self.portions.iter().map(|portion| portion.len() as u64).sum()
    }

    /// Which pieces of which portion a chunk is.
    fn place(&self, chunk: u64) -> Option<(usize, Range<usize>)> {
        let mut left = usize::try_from(chunk).ok()?;
        for (number, portion) in self.portions.iter().enumerate() {
            let chunks = portion.len().div_ceil(self.size);
            if left < chunks {
                let from = left * self.size;
                return Some((number, from..(from + self.size).min(portion.len())));
            }
            left -= chunks;
        }
        None
    }

    /// Works out a chunk, counted from 0 in this wave: its result, the same bytes on every machine; `None` when stopped.
    pub fn run(&mut self, catalog: &Catalog, chunk: u64, stop: &Stop) -> Result<Option<Vec<u8>>, JobError> {
        let Some((portion, pieces)) = self.place(chunk) else {
            let most = self.len().saturating_sub(1);
            return Err(JobError::Asked(format!("expected a chunk from 0 to {most}, got {chunk}")));
        };
        let lines = self.portions[portion].work(catalog, pieces, stop)?;
        Ok(lines.map(|lines| lines.into_iter().flat_map(|line| (line + "\n").into_bytes()).collect()))
    }
}

/// The lines of a result.
pub fn lines_of(chunk: u64, result: Vec<u8>) -> Result<Vec<String>, JobError> {
    let text =
        String::from_utf8(result).map_err(|error| JobError::Result { chunk, why: error.to_string() })?;
    if !text.is_empty() && !text.ends_with('\n') {
        return Err(JobError::Result { chunk, why: "a torn last line".to_owned() });
    }
    Ok(text.lines().map(str::to_owned).collect())
}
