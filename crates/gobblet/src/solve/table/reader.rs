//! Asking a table.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use super::cache::Cache;
use super::glance::at_a_glance;
use super::header::{Header, TableError, checksum};
use crate::solve::oracle::check;
use crate::solve::outcome::Code;
use crate::solve::rows::{Configuration, Rows};
use crate::solve::{Oracle, Outcome, Pieces, Unknown};
use crate::{Board, Rules};

/// A solution read from a file: it opens at once, and blocks are unpacked when they are asked for. Many
/// threads may ask at once.
///
/// ```
/// use gobblet::Rules;
/// use gobblet::solve::{self, Oracle, Pieces, Tablebase};
///
/// let one_of_each = Pieces::new([1, 1, 1]).unwrap();
/// let solution = solve::solve(Rules::usual::<3>(), one_of_each, 1, &mut |_| true).unwrap();
/// let mut file = Vec::new();
/// solution.write(&mut file, 1).unwrap();
///
/// let table = Tablebase::from_bytes(file).unwrap();
/// assert_eq!(table.openings().unwrap(), solution.openings().unwrap());
/// ```
pub struct Tablebase {
    header: Header,
    rows: Rows,
    file: Vec<u8>,
    cache: Cache,
}

impl Tablebase {
    /// Opens the table in a file.
    pub fn open(path: impl AsRef<Path>) -> Result<Tablebase, TableError> {
        Tablebase::from_bytes(fs::read(path)?)
    }

    /// The most bytes that it holds: the file as it is, and the blocks that were looked at last, unpacked.
    pub fn memory(&self) -> u64 {
        self.file.len() as u64 + Cache::most_bytes()
    }

    /// Reads a table to the end.
    pub fn read(mut from: impl Read) -> Result<Tablebase, TableError> {
        let mut file = Vec::new();
        from.read_to_end(&mut file)?;
        Tablebase::from_bytes(file)
    }

    /// The table with these bytes.
    pub fn from_bytes(file: Vec<u8>) -> Result<Tablebase, TableError> {
        let header = Header::parse(&file)?;
        let rows = Rows::new(header.pieces);
        if header.blocks.len() == rows.slices() {
            Ok(Tablebase { header, rows, file, cache: Cache::default() })
        } else {
            let (expected, found) = (rows.slices(), header.blocks.len());
            Err(TableError::NotATable { expected: format!("{expected} blocks, got {found}") })
        }
    }

    /// Looks whether every block is as it was written.
    pub fn check_all_blocks(&self) -> Result<(), TableError> {
        let damaged = |number: &usize| {
            let block = &self.header.blocks[*number];
            checksum(&self.file[block.range()]) != block.checksum
        };
        match (0..self.header.blocks.len()).find(damaged) {
            None => Ok(()),
            Some(number) => {
                let expected = format!("block {number} with the right checksum");
                Err(TableError::NotATable { expected })
            }
        }
    }

    /// An unpacked block.
    fn block(&self, number: usize) -> Result<Arc<[u8]>, Unknown> {
        self.cache.get(number, || {
            let damaged = |why: String| Unknown::Damaged { block: number, why };
            let packed = &self.file[self.header.blocks[number].range()];
            if checksum(packed) != self.header.blocks[number].checksum {
                return Err(damaged("its checksum is wrong".to_owned()));
            }
            let length = self.rows.slice(number).len() * self.rows.width();
            let block = zstd::bulk::decompress(packed, length).map_err(|error| damaged(error.to_string()))?;
            if block.len() == length {
                Ok(block)
            } else {
                Err(damaged(format!("expected {length} values, got {}", block.len())))
            }
        })
    }
}

impl Oracle for Tablebase {
    fn rules(&self) -> &Rules {
        &self.header.rules
    }

    fn pieces(&self) -> Pieces {
        self.header.pieces
    }

    fn value(&self, board: &Board<3>) -> Result<Outcome, Unknown> {
        check(self, board)?;
        let (row, place) = self.rows.find(&Configuration::of(board)).ok_or(Unknown::TooManyPieces)?;
        if let Some(outcome) = at_a_glance(board, self.pieces()) {
            return Ok(outcome);
        }
        let slice = self.rows.slice_of(row);
        let first = self.rows.slice(slice).start;
        Ok(Code(self.block(slice)?[(row - first) * self.rows.width() + place]).outcome())
    }
}
