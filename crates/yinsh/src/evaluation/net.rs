//! A small network beside the weights: what the parts of a position are worth together.
//!
//! Weights add up what each window is worth by itself. The network adds up a row of numbers for each window (and for
//! all else that is counted), and a layer of sixteen units looks at these sums. All in whole numbers, so a position
//! has the same worth on every machine.

use learning::{Activation, Layout, Network, Quantised, Shape, add_saturating};

use super::inputs::{COUNTED, ROWS, row_of_counted, row_of_pattern, row_of_phase};
use super::pattern::{self, PATTERNS, reversed};
use super::weights::{PHASES, SCALE};

/// Numbers of a row.
pub(crate) const WIDTH: usize = 32;
/// Units of the inner layer.
const INNER: usize = 16;
/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"yinsh-n1";
/// What the house learned.
const LEARNED: &[u8] = include_bytes!("../../data/house.net");
/// How many numbers a network has.
const NUMBERS: usize = ROWS * WIDTH + Layers::NUMBERS;

/// The network as it is learned: an output for each phase, of which 1 is a clear advantage.
pub(crate) const SHAPE: Shape = Shape {
    inputs: ROWS,
    first: WIDTH,
    first_bias: false,
    second: INNER,
    outputs: PHASES,
    activation: Activation::Clipped,
    layout: Layout::ByOutput,
};

/// Numbers of a row, or their sums.
pub(super) type Sums = [i16; WIDTH];
/// What looks at the sums.
type Layers = Quantised<WIDTH, INNER, PHASES>;

/// A network as a file: every number rounded to sixteen bits.
pub(crate) fn to_bytes(network: &Network) -> Vec<u8> {
    let numbers = Layers::numbers(network, 100.0 * SCALE as f32);
    MAGIC.iter().copied().chain(numbers.into_iter().flat_map(i16::to_le_bytes)).collect()
}

/// A network ready for use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Net {
    /// One row after the other for every pattern, by its number.
    patterns: Box<[Sums]>,
    counted: [[Sums; COUNTED]; 2],
    phases: [Sums; PHASES],
    layers: Layers,
}

impl Net {
    /// What the house learned.
    pub(crate) fn learned() -> Net {
        Net::from_bytes(LEARNED).expect("a test reads the network that is built in")
    }

    /// Reads what [`to_bytes`] writes.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Net, String> {
        let bytes = bytes.strip_prefix(MAGIC).ok_or("expected a network of Yinsh")?;
        if bytes.len() != 2 * NUMBERS {
            return Err(format!("expected {NUMBERS} numbers, found {}", bytes.len() / 2));
        }
        let mut numbers = bytes.as_chunks::<2>().0.iter().map(|pair| i16::from_le_bytes(*pair));
        let mut next = || numbers.next().unwrap_or_default();
        let rows: Vec<Sums> = (0..ROWS).map(|_| std::array::from_fn(|_| next())).collect();
        let mut patterns = vec![[0; WIDTH]; PATTERNS];
        for pattern in pattern::all() {
            patterns[pattern] = rows[row_of_pattern(pattern)];
            patterns[reversed(pattern)] = patterns[pattern];
        }
        // Empty windows say nothing, while learning as well as later.
        patterns[0] = [0; WIDTH];
        Ok(Net {
            patterns: patterns.into(),
            counted: std::array::from_fn(|side| {
                std::array::from_fn(|counted| rows[row_of_counted(side, counted)])
            }),
            phases: std::array::from_fn(|phase| rows[row_of_phase(phase)]),
            layers: Layers::read(&mut numbers),
        })
    }

    /// The rows of all patterns.
    #[inline]
    pub(super) fn patterns(&self) -> &[Sums; PATTERNS] {
        self.patterns.as_array().expect("there is a row for each pattern")
    }

    /// The row of what is counted for a side, 0 being the side to move.
    #[inline]
    pub(super) fn counted(&self, side: usize, counted: usize) -> &Sums {
        &self.counted[side][counted]
    }

    /// The row of a phase.
    #[inline]
    pub(super) fn phase(&self, phase: usize) -> &Sums {
        &self.phases[phase]
    }

    /// What these sums are worth in a phase, in the unit of the weights.
    #[inline]
    pub(super) fn worth(&self, sums: &Sums, phase: usize) -> i32 {
        self.layers.output(phase, sums)
    }
}

/// `sums += row`, as far as there is room.
#[inline]
pub(super) fn add(sums: &mut Sums, row: &Sums) {
    add_saturating(sums, row);
}

#[cfg(test)]
pub(super) mod tests {
    use learning::Activations;

    use super::*;

    /// A network of small numbers that nobody learned.
    pub(in crate::evaluation) fn made_up() -> Network {
        let mut number = 0_u32;
        let mut next = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (number >> 16) as f32 / 65_536.0 - 0.5
        };
        let mut network = Network::zero(SHAPE);
        network.weights.fill_with(&mut next);
        network.weights[..ROWS * WIDTH].iter_mut().for_each(|number| *number /= 8.0);
        network
    }

    #[test]
    fn the_network_that_is_built_in_can_be_read() {
        assert_ne!(Net::learned().phase(0), &[0; WIDTH]);
    }

    #[test]
    fn a_window_has_one_row_from_either_end() {
        let net = Net::from_bytes(&to_bytes(&made_up())).unwrap();
        for pattern in pattern::all() {
            assert_eq!(net.patterns()[pattern], net.patterns()[reversed(pattern)]);
        }
        assert_ne!(net.patterns()[0o12345], net.patterns()[0o12354]);
        assert_ne!(net.counted(0, 3), net.counted(1, 3));
    }

    #[test]
    fn broken_files_are_refused_with_what_was_expected() {
        let bytes = to_bytes(&made_up());
        assert!(Net::from_bytes(b"nothing").unwrap_err().contains("network of Yinsh"));
        assert!(Net::from_bytes(&bytes[..bytes.len() - 2]).unwrap_err().contains("numbers"));
    }

    #[test]
    fn whole_numbers_say_what_fractions_say() {
        let model = made_up();
        let net = Net::from_bytes(&to_bytes(&model)).unwrap();
        let mut units = Activations::new(SHAPE);
        for phase in 0..PHASES {
            model.look(&[row_of_phase(phase) as u16], std::iter::empty(), &mut units);
            let expected = 100.0 * model.output(phase, &units);
            let found = net.worth(net.phase(phase), phase) as f32 / SCALE as f32;
            assert!((expected - found).abs() < 1.0, "{phase}: {found}, not {expected}");
        }
    }
}
