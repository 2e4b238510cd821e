//! The solution as a file of a few megabytes.
//!
//! # The file
//!
//! Numbers are little-endian. Checksums are 64-bit FNV-1a.
//!
//! | bytes | |
//! | --- | --- |
//! | 8 | `GOBBLET3` |
//! | 4 | version of the form: 1 |
//! | 3 | pieces of each size a side has, the smallest first |
//! | 1 + n | the rules: length, then the options that differ from the usual ones, as text |
//! | 4 | number of blocks |
//! | 20 each | the blocks: where it begins in the file (8), its length (4), its checksum (8) |
//! | 8 | checksum of all before |
//! | | the blocks |
//!
//! Each block is a Zstandard frame of its own and can be fetched alone. It holds all positions with the same
//! large pieces up to the maps: row by row (medium pieces), a byte for each arrangement of the small pieces:
//! 0 for a draw, 2 + n for a loss in n plies, 255 - n for a win in n. What anybody can see (games that are
//! over, wins in one ply) is not there; those bytes have the most frequent value, so that they cost little.

mod cache;
mod glance;
mod header;
mod packing;
mod reader;
mod writer;

pub use header::TableError;
pub use reader::Tablebase;
pub use writer::Written;
