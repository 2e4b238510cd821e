//! The networks that come with the crate, one for each variant.

use std::sync::OnceLock;

use super::{Net, from_bytes};
use crate::Variant;

/// The weights, in the order of [`Variant::ALL`].
const WEIGHTS: [&[u8]; 4] = [
    include_bytes!("../../data/2.net"),
    include_bytes!("../../data/3.net"),
    include_bytes!("../../data/4.net"),
    include_bytes!("../../data/dupla.net"),
];

/// The network of a variant; `None` if its file is none.
pub(crate) fn trained(variant: Variant) -> Option<&'static Net> {
    static NETS: [OnceLock<Option<Net>>; 4] = [const { OnceLock::new() }; 4];
    NETS[variant as usize].get_or_init(|| from_bytes(WEIGHTS[variant as usize]).ok()).as_ref()
}
