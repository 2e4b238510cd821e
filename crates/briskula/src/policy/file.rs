//! Weights as a file: a short header, then every weight as the upper half of its 32 bits.

use learning::{Network, Shape, from_bfloat, to_bfloat};

use super::{FACTS, FEATURES, Net, shape};

/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"briskul1";

/// A network as bytes; each weight is rounded to 16 bits.
pub(crate) fn to_bytes(network: &Network) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for size in [network.shape.inputs, network.shape.first, network.shape.second] {
        bytes.extend((size as u32).to_le_bytes());
    }
    bytes.extend(network.weights.iter().flat_map(|weight| to_bfloat(*weight).to_le_bytes()));
    bytes
}

/// A network from its bytes; the error says what is wrong with them.
pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Net, String> {
    let rest = bytes.strip_prefix(MAGIC).ok_or("expected weights of briškula")?;
    let (sizes, rest) = rest.split_at_checked(12).ok_or("expected the sizes of the layers")?;
    let size =
        |at: usize| u32::from_le_bytes([sizes[at], sizes[at + 1], sizes[at + 2], sizes[at + 3]]) as usize;
    let shape = shape(size(0), size(4), size(8));
    let fits = |width: usize| width > 0 && width <= 4096 && width.is_multiple_of(Shape::STEP);
    let known = [FACTS, FEATURES].contains(&shape.inputs);
    if !known || !fits(shape.first) || !fits(shape.second) {
        return Err(format!(
            "expected {FACTS} or {FEATURES} features and layers in steps of {}",
            Shape::STEP
        ));
    }
    if rest.len() != 2 * shape.weights() {
        return Err(format!("expected {} weights, got {}", shape.weights(), rest.len() / 2));
    }
    let weights = rest.as_chunks::<2>().0.iter().map(|pair| from_bfloat(u16::from_le_bytes(*pair)));
    Ok(Net(Network::new(shape, weights.collect())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Network {
        let shape = shape(FEATURES, 64, 64);
        Network::new(shape, (0..shape.weights()).map(|n| (n % 1000) as f32 / 700.0 - 0.7).collect())
    }

    #[test]
    fn weights_come_back_to_eight_bits() {
        let net = net();
        let Net(read) = from_bytes(&to_bytes(&net)).unwrap();
        assert_eq!(read.shape, net.shape);
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
