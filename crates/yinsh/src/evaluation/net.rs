//! A small network beside the weights: what the parts of a position are worth together.
//!
//! Weights add up what each window is worth by itself. The network adds up a row of numbers for each window (and for
//! all else that is counted), and a layer of sixteen units looks at these sums. All in whole numbers, so a position
//! has the same worth on every machine.

use super::inputs::{COUNTED, ROWS, row_of_counted, row_of_pattern, row_of_phase};
use super::pattern::{self, PATTERNS, reversed};
use super::weights::{PHASES, SCALE};

/// Numbers of a row.
pub(crate) const WIDTH: usize = 32;
/// Units of the inner layer.
pub(crate) const INNER: usize = 16;
/// How a unit of the first layer that is wide awake is written, and one of the inner layer; 0 is asleep.
const AWAKE: i16 = 256;
const INNER_AWAKE: i16 = 1024;
/// How one is written among the numbers between the two: a product with [`AWAKE`], made as below, is [`INNER_AWAKE`].
const BETWEEN: i16 = 2048;
/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"yinsh-n1";
/// What the house learned.
const LEARNED: &[u8] = include_bytes!("../../data/house.net");
/// How many numbers a network has.
const NUMBERS: usize = ROWS * WIDTH + INNER * (WIDTH + 1) + PHASES * (INNER + 1);

/// Numbers of a row, or their sums.
pub(super) type Sums = [i16; WIDTH];

/// A network as it is learned: numbers of which 1 wakes a unit, and in the last layer is a clear advantage.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct NetModel {
    pub(crate) rows: Vec<[f32; WIDTH]>,
    pub(crate) inner: [[f32; WIDTH]; INNER],
    pub(crate) inner_bias: [f32; INNER],
    pub(crate) outer: [[f32; INNER]; PHASES],
    pub(crate) outer_bias: [f32; PHASES],
}

impl NetModel {
    /// The network as a file: every number rounded to sixteen bits.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let clear = 100.0 * SCALE as f32;
        let scaled = |numbers: &[f32], scale: f32| -> Vec<i16> {
            let whole = numbers.iter().map(|number| libm::roundf(number * scale));
            whole.map(|number| number.clamp(i16::MIN.into(), i16::MAX.into()) as i16).collect()
        };
        let numbers = [
            scaled(self.rows.as_flattened(), AWAKE.into()),
            scaled(self.inner.as_flattened(), BETWEEN.into()),
            scaled(&self.inner_bias, INNER_AWAKE.into()),
            scaled(self.outer.as_flattened(), clear),
            scaled(&self.outer_bias, clear),
        ];
        let numbers = numbers.iter().flatten().flat_map(|number| number.to_le_bytes());
        MAGIC.iter().copied().chain(numbers).collect()
    }
}

/// A network ready for use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Net {
    /// One row after the other for every pattern, by its number.
    patterns: Box<[Sums]>,
    counted: [[Sums; COUNTED]; 2],
    phases: [Sums; PHASES],
    /// For each number of the sums what it adds to every inner unit.
    inner: [[i16; INNER]; WIDTH],
    inner_bias: [i16; INNER],
    outer: [[i16; INNER]; PHASES],
    outer_bias: [i32; PHASES],
}

impl Net {
    /// What the house learned.
    pub(crate) fn learned() -> Net {
        Net::from_bytes(LEARNED).expect("a test reads the network that is built in")
    }

    /// Reads what [`NetModel::to_bytes`] writes.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Net, String> {
        let bytes = bytes.strip_prefix(MAGIC).ok_or("expected a network of Yinsh")?;
        if bytes.len() != 2 * NUMBERS {
            return Err(format!("expected {NUMBERS} numbers, found {}", bytes.len() / 2));
        }
        let mut numbers = bytes.as_chunks::<2>().0.iter().map(|pair| i16::from_le_bytes(*pair));
        let mut next = || numbers.next().unwrap_or_default();
        let rows: Vec<Sums> = (0..ROWS).map(|_| std::array::from_fn(|_| next())).collect();
        let inner: [[i16; WIDTH]; INNER] = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        let inner_bias = std::array::from_fn(|_| next());
        let outer = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        let outer_bias = std::array::from_fn(|_| i32::from(next()));
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
            inner: std::array::from_fn(|place| std::array::from_fn(|unit| inner[unit][place])),
            inner_bias,
            outer,
            outer_bias,
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
        let mut inner = self.inner_bias;
        for (row, sum) in self.inner.iter().zip(sums) {
            let first = (*sum).clamp(0, AWAKE) << 6;
            for (inner, number) in inner.iter_mut().zip(row) {
                *inner = inner.saturating_add(product(first, *number));
            }
        }
        let mut worth = 0;
        for (unit, number) in inner.iter().zip(&self.outer[phase]) {
            worth += i32::from((*unit).clamp(0, INNER_AWAKE)) * i32::from(*number);
        }
        worth / i32::from(INNER_AWAKE) + self.outer_bias[phase]
    }
}

/// The upper half of a product, rounded: one instruction for many numbers at once on most machines.
#[inline]
fn product(one: i16, other: i16) -> i16 {
    ((((i32::from(one) * i32::from(other)) >> 14) + 1) >> 1) as i16
}

/// `sums += row`, as far as there is room.
#[inline]
pub(super) fn add(sums: &mut Sums, row: &Sums) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum = sum.saturating_add(*number);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A network of small numbers that nobody learned.
    pub(in crate::evaluation) fn made_up() -> NetModel {
        let mut number = 0_u32;
        let mut next = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (number >> 16) as f32 / 65_536.0 - 0.5
        };
        NetModel {
            rows: (0..ROWS).map(|_| std::array::from_fn(|_| next() / 8.0)).collect(),
            inner: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            inner_bias: std::array::from_fn(|_| next()),
            outer: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            outer_bias: std::array::from_fn(|_| next()),
        }
    }

    #[test]
    fn the_network_that_is_built_in_can_be_read() {
        assert_ne!(Net::learned().phase(0), &[0; WIDTH]);
    }

    #[test]
    fn a_window_has_one_row_from_either_end() {
        let net = Net::from_bytes(&made_up().to_bytes()).unwrap();
        for pattern in pattern::all() {
            assert_eq!(net.patterns()[pattern], net.patterns()[reversed(pattern)]);
        }
        assert_ne!(net.patterns()[0o12345], net.patterns()[0o12354]);
        assert_ne!(net.counted(0, 3), net.counted(1, 3));
    }

    #[test]
    fn broken_files_are_refused_with_what_was_expected() {
        let bytes = made_up().to_bytes();
        assert!(Net::from_bytes(b"nothing").unwrap_err().contains("network of Yinsh"));
        assert!(Net::from_bytes(&bytes[..bytes.len() - 2]).unwrap_err().contains("numbers"));
    }

    #[test]
    fn whole_numbers_say_what_fractions_say() {
        let model = made_up();
        let net = Net::from_bytes(&model.to_bytes()).unwrap();
        for phase in 0..PHASES {
            let sums = *net.phase(phase);
            let first = sums.map(|sum| f32::from(sum.clamp(0, AWAKE)) / f32::from(AWAKE));
            let unit = |unit: usize| {
                let products = model.inner[unit].iter().zip(first).map(|(number, first)| number * first);
                (model.inner_bias[unit] + products.sum::<f32>()).clamp(0.0, 1.0)
            };
            let products = (0..INNER).map(|inner| unit(inner) * model.outer[phase][inner]);
            let expected = 100.0 * (products.sum::<f32>() + model.outer_bias[phase]);
            let found = net.worth(&sums, phase) as f32 / SCALE as f32;
            assert!((expected - found).abs() < 1.0, "{phase}: {found}, not {expected}");
        }
    }
}
