//! Writing a solution as a table.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use super::header::Header;
use super::packing::pack;
use crate::solve::Oracle;
use crate::solve::crew::work_through;
use crate::solve::outcome::Code;
use crate::solve::solution::Solution;

/// What stands in the place of what anybody can see: the most frequent of the other values.
const FILLER: Code = Code::loss(2);

/// A table that was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// How many bytes it has.
    pub bytes: usize,
    /// How many blocks.
    pub blocks: usize,
    /// How many bytes the largest block has.
    pub largest_block: usize,
}

impl Solution {
    /// Writes everything as a [`Tablebase`](super::Tablebase), with so many threads.
    pub fn write(&self, to: &mut impl Write, threads: usize) -> io::Result<Written> {
        let written = self.write_while(to, threads, &mut |_| true)?;
        Ok(written.expect("nobody stopped it"))
    }

    /// The same, telling the calling thread now and then which share is done. If the answer is `false` nothing
    /// is written, and the result is `None`.
    pub fn write_while(
        &self,
        to: &mut impl Write,
        threads: usize,
        go_on: &mut dyn FnMut(f64) -> bool,
    ) -> io::Result<Option<Written>> {
        let Some(blocks) = self.compressed(threads, go_on)? else { return Ok(None) };
        let header = Header::for_blocks(*self.rules(), self.pieces(), &blocks).to_bytes();
        to.write_all(&header)?;
        for block in &blocks {
            to.write_all(block)?;
        }
        to.flush()?;
        Ok(Some(Written {
            bytes: header.len() + blocks.iter().map(Vec::len).sum::<usize>(),
            blocks: blocks.len(),
            largest_block: blocks.iter().map(Vec::len).max().unwrap_or(0),
        }))
    }

    /// The blocks of a table, one for each slice; `None` when it was stopped.
    fn compressed(
        &self,
        threads: usize,
        go_on: &mut dyn FnMut(f64) -> bool,
    ) -> io::Result<Option<Vec<Vec<u8>>>> {
        let slices = self.rows().slices();
        let blocks = Mutex::new(Vec::new());
        let all = || blocks.lock().unwrap_or_else(PoisonError::into_inner);
        let work = |(): &mut (), slice: usize| {
            let mut block = pack(&self.what_must_be_known(slice));
            // It comes with room for what could not be compressed at all.
            block.iter_mut().for_each(Vec::shrink_to_fit);
            all().push((slice, block));
        };
        let mut go_on = || go_on(all().len() as f64 / slices as f64);
        if !work_through(0..slices, threads, || (), work, &mut go_on) {
            return Ok(None);
        }
        let mut blocks = blocks.into_inner().unwrap_or_else(PoisonError::into_inner);
        blocks.sort_by_key(|(slice, _)| *slice);
        blocks.into_iter().map(|(_, block)| block).collect::<io::Result<_>>().map(Some)
    }

    /// The values of a slice without those that anybody can see.
    fn what_must_be_known(&self, slice: usize) -> Vec<u8> {
        let seen = |code: Code| code.is_over() || code == Code::win(1);
        let rows = self.rows().slice(slice);
        let values = rows.flat_map(|row| self.row(row)).map(|value| Code(*value));
        values.map(|code| if seen(code) { FILLER.0 } else { code.0 }).collect()
    }
}
