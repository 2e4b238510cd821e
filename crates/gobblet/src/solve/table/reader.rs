//! Asking a table.

use std::borrow::Cow;
use std::fs;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use super::cache::Cache;
use super::glance::at_a_glance;
use super::header::{Header, TableError, checksum};
use super::packing::unpack;
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
    source: Source,
    cache: Cache,
}

/// Where the bytes of a table are.
enum Source {
    /// Here, all of them.
    File(Vec<u8>),
    /// Elsewhere: asked for part by part.
    Parts(Box<FetchPart>),
}

/// Answers with a part of a table: 0 is its header, the blocks are counted from 1.
type FetchPart = dyn Fn(usize) -> Option<Vec<u8>> + Send + Sync;

impl Tablebase {
    /// Opens the table in a file.
    pub fn open(path: impl AsRef<Path>) -> Result<Tablebase, TableError> {
        Tablebase::from_bytes(fs::read(path)?)
    }

    /// The most bytes that it holds: the file as it is, and the blocks that were looked at last, unpacked.
    pub fn memory(&self) -> u64 {
        let file = match &self.source {
            Source::File(file) => file.len() as u64,
            Source::Parts(_) => 0,
        };
        file + Cache::most_bytes()
    }

    /// Reads a table to the end.
    pub fn read(mut from: impl Read) -> Result<Tablebase, TableError> {
        let mut file = Vec::new();
        from.read_to_end(&mut file)?;
        Tablebase::from_bytes(file)
    }

    /// The table with these bytes.
    pub fn from_bytes(file: Vec<u8>) -> Result<Tablebase, TableError> {
        Tablebase::new(Header::of_file(&file)?, Source::File(file))
    }

    /// The table whose parts are fetched when they are needed: 0 is its header, the blocks are counted from 1, as
    /// [`parts`](Tablebase::parts) has them.
    pub fn from_parts(
        fetch: impl Fn(usize) -> Option<Vec<u8>> + Send + Sync + 'static,
    ) -> Result<Tablebase, TableError> {
        let header = fetch(0).ok_or_else(|| TableError::NotATable { expected: "its header".to_owned() })?;
        Tablebase::new(Header::parse(&header)?, Source::Parts(Box::new(fetch)))
    }

    /// The table cut into parts: its header, then block by block.
    pub fn parts(&self) -> impl Iterator<Item = Result<Cow<'_, [u8]>, Unknown>> {
        let header = Ok(Cow::Owned(self.header.to_bytes()));
        std::iter::once(header).chain((0..self.header.blocks.len()).map(|number| self.packed(number)))
    }

    fn new(header: Header, source: Source) -> Result<Tablebase, TableError> {
        let rows = Rows::new(header.pieces);
        if header.blocks.len() == rows.slices() {
            Ok(Tablebase { header, rows, source, cache: Cache::default() })
        } else {
            let (expected, found) = (rows.slices(), header.blocks.len());
            Err(TableError::NotATable { expected: format!("{expected} blocks, got {found}") })
        }
    }

    /// Looks whether every block is as it was written.
    pub fn check_all_blocks(&self) -> Result<(), TableError> {
        let damaged = |number: &usize| self.packed(*number).is_err();
        match (0..self.header.blocks.len()).find(damaged) {
            None => Ok(()),
            Some(number) => {
                let expected = format!("block {number} with the right checksum");
                Err(TableError::NotATable { expected })
            }
        }
    }

    /// A block as it was written.
    fn packed(&self, number: usize) -> Result<Cow<'_, [u8]>, Unknown> {
        let block = &self.header.blocks[number];
        let packed = match &self.source {
            Source::File(file) => Cow::Borrowed(&file[block.range()]),
            Source::Parts(fetch) => Cow::Owned(fetch(number + 1).ok_or(Unknown::Away { block: number })?),
        };
        if checksum(&packed) == block.checksum {
            Ok(packed)
        } else {
            Err(Unknown::Damaged { block: number, why: "its checksum is wrong".to_owned() })
        }
    }

    /// An unpacked block.
    fn block(&self, number: usize) -> Result<Arc<[u8]>, Unknown> {
        self.cache.get(number, || {
            let damaged = |why: String| Unknown::Damaged { block: number, why };
            let length = self.rows.slice(number).len() * self.rows.width();
            let block = unpack(&self.packed(number)?, length).map_err(damaged)?;
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
