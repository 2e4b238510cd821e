//! Packing and unpacking a block. In a page there is only Rust, and nobody writes tables there.

use std::io;

/// How hard to compress: harder makes the file a tenth smaller and takes ten times as long.
#[cfg(not(target_family = "wasm"))]
const LEVEL: i32 = 12;

/// A block as a Zstandard frame.
#[cfg(not(target_family = "wasm"))]
pub(super) fn pack(values: &[u8]) -> io::Result<Vec<u8>> {
    zstd::bulk::compress(values, LEVEL)
}

#[cfg(target_family = "wasm")]
pub(super) fn pack(_: &[u8]) -> io::Result<Vec<u8>> {
    Err(io::Error::other("tables are not written here"))
}

/// The values of a block, of which there are at most so many.
#[cfg(not(target_family = "wasm"))]
pub(super) fn unpack(packed: &[u8], most: usize) -> Result<Vec<u8>, String> {
    zstd::bulk::decompress(packed, most).map_err(|error| error.to_string())
}

#[cfg(target_family = "wasm")]
pub(super) fn unpack(packed: &[u8], most: usize) -> Result<Vec<u8>, String> {
    let mut values = Vec::with_capacity(most);
    let done = ruzstd::decoding::FrameDecoder::new().decode_all_to_vec(packed, &mut values);
    done.map(|()| values).map_err(|error| error.to_string())
}
