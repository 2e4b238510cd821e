//! Weights as a file: a short header, then every weight as the upper half of its 32 bits.

use super::{FACTS, FEATURES, Layers, Net};

/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"briskul1";

/// A network as bytes; each weight is rounded to 16 bits.
pub(crate) fn to_bytes(net: &Net) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for size in [net.layers.features, net.layers.first, net.layers.second] {
        bytes.extend((size as u32).to_le_bytes());
    }
    for weight in &net.weights {
        bytes.extend(rounded(*weight).to_le_bytes());
    }
    bytes
}

/// The upper half of a number, to the nearest.
fn rounded(weight: f32) -> u16 {
    let bits = weight.to_bits();
    ((bits + 0x7fff + ((bits >> 16) & 1)) >> 16) as u16
}

/// A network from its bytes; the error says what is wrong with them.
pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Net, String> {
    let rest = bytes.strip_prefix(MAGIC).ok_or("expected weights of briškula")?;
    let (sizes, rest) = rest.split_at_checked(12).ok_or("expected the sizes of the layers")?;
    let size =
        |at: usize| u32::from_le_bytes([sizes[at], sizes[at + 1], sizes[at + 2], sizes[at + 3]]) as usize;
    let layers = Layers { features: size(0), first: size(4), second: size(8) };
    let fits = |width: usize| width > 0 && width <= 4096 && width.is_multiple_of(Layers::STEP);
    let known = [FACTS, FEATURES].contains(&layers.features);
    if !known || !fits(layers.first) || !fits(layers.second) {
        return Err(format!(
            "expected {FACTS} or {FEATURES} features and layers in steps of {}",
            Layers::STEP
        ));
    }
    if rest.len() != 2 * layers.weights() {
        return Err(format!("expected {} weights, got {}", layers.weights(), rest.len() / 2));
    }
    let weights =
        rest.as_chunks::<2>().0.iter().map(|pair| f32::from_bits(u32::from(u16::from_le_bytes(*pair)) << 16));
    Ok(Net::new(layers, weights.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let layers = Layers { features: FEATURES, first: 64, second: 64 };
        Net::new(layers, (0..layers.weights()).map(|n| (n % 1000) as f32 / 700.0 - 0.7).collect())
    }

    #[test]
    fn weights_come_back_to_eight_bits() {
        let net = net();
        let read = from_bytes(&to_bytes(&net)).unwrap();
        assert_eq!(read.layers, net.layers);
        for (old, new) in net.weights.iter().zip(&read.weights) {
            assert!((old - new).abs() <= old.abs() / 256.0, "{old} became {new}");
        }
        assert_eq!(to_bytes(&read), to_bytes(&net), "what was rounded stays");
    }

    #[test]
    fn broken_bytes_are_refused() {
        let whole = to_bytes(&net());
        assert_eq!(from_bytes(b"nothing").unwrap_err(), "expected weights of briškula");
        assert!(from_bytes(&whole[..10]).unwrap_err().contains("sizes"));
        assert!(from_bytes(&whole[..whole.len() - 2]).unwrap_err().contains("weights"));
        let mut wide = whole;
        wide[12] = 65;
        assert!(from_bytes(&wide).unwrap_err().contains("steps of 64"));
    }
}
