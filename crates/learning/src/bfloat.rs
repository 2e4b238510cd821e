//! Numbers of sixteen bits: the upper half of a 32-bit one (the format called bfloat16).

/// The upper half of a number, rounded to the nearest.
///
/// ```
/// use learning::{from_bfloat, to_bfloat};
/// let stored = from_bfloat(to_bfloat(0.7));
/// assert!((stored - 0.7).abs() < 0.7 / 256.0);
/// assert_eq!(to_bfloat(stored), to_bfloat(0.7), "what was rounded stays");
/// ```
pub fn to_bfloat(number: f32) -> u16 {
    let bits = number.to_bits();
    ((bits + 0x7fff + ((bits >> 16) & 1)) >> 16) as u16
}

/// The number whose upper half this is.
pub fn from_bfloat(upper: u16) -> f32 {
    f32::from_bits(u32::from(upper) << 16)
}
