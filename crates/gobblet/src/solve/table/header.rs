//! The beginning of a table: what it is about, and where its blocks are.

use std::io;
use std::ops::Range;

use game::{Game, Options};
use thiserror::Error;

use crate::solve::Pieces;
use crate::{Gobblet3, Rules};

const NAME: [u8; 8] = *b"GOBBLET3";
const VERSION: u32 = 1;

/// Why a table cannot be opened.
#[derive(Debug, Error)]
pub enum TableError {
    /// The file cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is something else.
    #[error("not a table of gobblet3: expected {expected}")]
    NotATable {
        /// What should have been there.
        expected: String,
    },
}

impl TableError {
    fn expected(what: impl Into<String>) -> TableError {
        TableError::NotATable { expected: what.into() }
    }
}

/// Where a block is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Block {
    /// The byte of the file where it begins.
    pub(super) begin: u64,
    /// How many bytes it has.
    pub(super) length: u32,
    pub(super) checksum: u64,
}

impl Block {
    /// Its bytes in the file.
    pub(super) fn range(&self) -> Range<usize> {
        self.begin as usize..self.begin as usize + self.length as usize
    }
}

/// What a table says about itself.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Header {
    pub(super) rules: Rules,
    pub(super) pieces: Pieces,
    pub(super) blocks: Vec<Block>,
}

impl Header {
    /// The header for these blocks, which will follow it one after the other.
    pub(super) fn for_blocks(rules: Rules, pieces: Pieces, blocks: &[Vec<u8>]) -> Header {
        let place =
            |bytes: &Vec<u8>| Block { begin: 0, length: bytes.len() as u32, checksum: checksum(bytes) };
        let mut header = Header { rules, pieces, blocks: blocks.iter().map(place).collect() };
        // How long the header is does not depend on the numbers in it.
        let mut begin = header.to_bytes().len() as u64;
        for block in &mut header.blocks {
            block.begin = begin;
            begin += u64::from(block.length);
        }
        header
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let options = Gobblet3::new(self.rules).options().to_string();
        let mut bytes = NAME.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(self.pieces.of_each_size());
        bytes.push(options.len() as u8);
        bytes.extend(options.as_bytes());
        bytes.extend((self.blocks.len() as u32).to_le_bytes());
        for block in &self.blocks {
            bytes.extend(block.begin.to_le_bytes());
            bytes.extend(block.length.to_le_bytes());
            bytes.extend(block.checksum.to_le_bytes());
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the header of a file that is all there.
    pub(super) fn of_file(file: &[u8]) -> Result<Header, TableError> {
        let header = Header::parse(file)?;
        let inside = |block: &Block| {
            let end = block.begin.checked_add(u64::from(block.length));
            end.is_some_and(|end| end <= file.len() as u64)
        };
        if !header.blocks.iter().all(inside) {
            return Err(TableError::expected("a whole file: some blocks are missing"));
        }
        Ok(header)
    }

    /// Reads a header. The blocks may follow it or not.
    pub(super) fn parse(file: &[u8]) -> Result<Header, TableError> {
        let mut rest = file;
        if take::<8>(&mut rest, "its name")? != NAME {
            return Err(TableError::expected("a file that begins with GOBBLET3"));
        }
        let version = u32::from_le_bytes(take(&mut rest, "its version")?);
        if version != VERSION {
            return Err(TableError::expected(format!("version {VERSION}, got {version}")));
        }
        let pieces = Pieces::new(take(&mut rest, "the pieces")?)
            .ok_or_else(|| TableError::expected("at most two pieces of each size"))?;
        let [length] = take(&mut rest, "the length of the options")?;
        let options = rest.split_off(..length as usize).ok_or_else(|| TableError::expected("the options"))?;
        let rules = rules_from(options)?;
        let count = u32::from_le_bytes(take(&mut rest, "the number of blocks")?);
        let mut blocks = Vec::new();
        for _ in 0..count {
            blocks.push(Block {
                begin: u64::from_le_bytes(take(&mut rest, "where a block begins")?),
                length: u32::from_le_bytes(take(&mut rest, "the length of a block")?),
                checksum: u64::from_le_bytes(take(&mut rest, "the checksum of a block")?),
            });
        }
        let before = &file[..file.len() - rest.len()];
        if u64::from_le_bytes(take(&mut rest, "the checksum of the header")?) != checksum(before) {
            return Err(TableError::expected("a header with the right checksum"));
        }
        Ok(Header { rules, pieces, blocks })
    }
}

/// The rules of options in bytes.
fn rules_from(bytes: &[u8]) -> Result<Rules, TableError> {
    let refuse = |error: String| TableError::expected(format!("options of gobblet3 ({error})"));
    let text = std::str::from_utf8(bytes).map_err(|error| refuse(error.to_string()))?;
    let options = Options::parse(text).map_err(|error| refuse(error.to_string()))?;
    let game = Gobblet3::from_options(&options).map_err(|error| refuse(error.to_string()))?;
    Ok(*game.rules())
}

/// Takes bytes from the front.
fn take<const COUNT: usize>(rest: &mut &[u8], what: &str) -> Result<[u8; COUNT], TableError> {
    let (first, others) = rest.split_first_chunk().ok_or_else(|| TableError::expected(what))?;
    *rest = others;
    Ok(*first)
}

/// 64-bit FNV-1a: one multiplication a byte, and easy to write in any language.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ReserveCovers;

    fn header() -> Header {
        let rules = Rules { reserve_covers: ReserveCovers::Never, moving: false, ..Rules::usual::<3>() };
        Header::for_blocks(rules, Pieces::ALL, &[vec![1, 2, 3], vec![], vec![9; 1000]])
    }

    fn file() -> Vec<u8> {
        let mut file = header().to_bytes();
        file.extend([0; 1003]);
        file
    }

    fn refused(file: &[u8]) -> String {
        Header::of_file(file).unwrap_err().to_string()
    }

    #[test]
    fn the_checksum_is_the_published_one() {
        assert_eq!(checksum(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(checksum(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn headers_come_back() {
        let header = header();
        assert_eq!(header.blocks[0].begin as usize, header.to_bytes().len());
        assert_eq!(header.blocks[2].range().end, file().len());
        assert_eq!(Header::of_file(&file()).unwrap(), header);
        assert_eq!(Header::parse(&header.to_bytes()).unwrap(), header, "the blocks may be elsewhere");
    }

    #[test]
    fn what_is_not_a_table_is_refused() {
        assert_eq!(refused(b"short"), "not a table of gobblet3: expected its name");
        assert_eq!(
            refused(b"something else"),
            "not a table of gobblet3: expected a file that begins with GOBBLET3"
        );
        let mut newer = file();
        newer[8] = 2;
        assert_eq!(refused(&newer), "not a table of gobblet3: expected version 1, got 2");
        let whole = file();
        let cut = &whole[..whole.len() - 1];
        assert_eq!(refused(cut), "not a table of gobblet3: expected a whole file: some blocks are missing");
    }

    #[test]
    fn no_changed_byte_of_the_header_goes_unnoticed() {
        let length = header().to_bytes().len();
        for at in 0..length {
            let mut file = file();
            file[at] ^= 0x10;
            assert!(Header::parse(&file).is_err(), "byte {at}");
            assert!(Header::parse(&file[..at]).is_err());
        }
    }
}
