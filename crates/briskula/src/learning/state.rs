//! Where a course is, and how that is kept in a file.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use game::Adam;
use game::random::{fast, mix, unit};

use super::gradient::Gradient;
use crate::policy::{FACTS, FEATURES, Layers, Net};

/// The first bytes of a file of state.
const MAGIC: &[u8; 8] = b"brislrn2";

/// Where a course is.
pub(super) struct State {
    pub(super) net: Net,
    pub(super) adam: Adam,
    /// How many rounds were made.
    pub(super) round: u64,
    /// Room that is used again in every round.
    pub(super) gradients: Option<Vec<Gradient>>,
}

impl State {
    /// A network of random weights.
    pub(super) fn new(layers: Layers, seed: u64) -> State {
        let mut rng = fast(mix(seed));
        let [rows, bias, inner, inner_bias, outputs, output_bias] = layers.parts();
        // About so many features are present at a time.
        let present = if layers.features > FACTS { 70.0 } else { 50.0 };
        let spread = [
            (rows, libm::sqrtf(2.0 / present)),
            (bias, 0.0),
            (inner, libm::sqrtf(2.0 / layers.first as f32)),
            (inner_bias, 0.0),
            (outputs, 0.3 / libm::sqrtf(layers.second as f32)),
            (output_bias, 0.0),
        ];
        let mut weights = Vec::with_capacity(layers.weights());
        for (number, spread) in spread {
            // Twelve in the root: the spread of numbers between 0 and 1.
            weights.extend((0..number).map(|_| (unit(&mut rng) as f32 - 0.5) * spread * 3.464_101_6));
        }
        let adam = Adam::new(&weights);
        State { net: Net::new(layers, weights), adam, round: 0, gradients: None }
    }

    /// The network of the mean weights: what is kept when the course is over.
    pub(super) fn steady(&self) -> Net {
        Net::new(self.net.layers, self.adam.means.clone())
    }

    /// Writes the state; an interrupted write leaves the old one.
    pub(super) fn save(&self, file: &Path, purpose: &str) -> Result<(), String> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((purpose.len() as u64).to_le_bytes());
        bytes.extend(purpose.as_bytes());
        let Layers { features, first, second } = self.net.layers;
        for number in [features as u64, first as u64, second as u64, self.round, self.adam.steps] {
            bytes.extend(number.to_le_bytes());
        }
        for list in [&self.net.weights, &self.adam.slopes, &self.adam.squares, &self.adam.means] {
            bytes.extend(list.iter().flat_map(|weight| weight.to_le_bytes()));
        }
        let new = file.with_extension("new");
        let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, file));
        written.map_err(|error| format!("cannot write {}: {error}", file.display()))
    }

    /// Reads a state; `None` if there is none. A state of another purpose is an error.
    pub(super) fn load(file: &Path, purpose: &str) -> Result<Option<State>, String> {
        let bytes = match fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("cannot read {}: {error}", file.display())),
        };
        let broken =
            || format!("{} is no state of this course: remove it, or use another folder", file.display());
        State::read(&bytes, purpose).ok_or_else(broken).map(Some)
    }

    fn read(bytes: &[u8], purpose: &str) -> Option<State> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let number = |rest: &mut &[u8]| {
            let (first, others) = rest.split_at_checked(8)?;
            *rest = others;
            Some(u64::from_le_bytes(first.try_into().ok()?))
        };
        let length = number(&mut rest)? as usize;
        rest = rest.strip_prefix(purpose.as_bytes()).filter(|_| length == purpose.len())?;
        let mut size = || number(&mut rest).and_then(|size| usize::try_from(size).ok());
        let layers = Layers { features: size()?, first: size()?, second: size()? };
        let [round, steps] = [number(&mut rest)?, number(&mut rest)?];
        let sound =
            [FACTS, FEATURES].contains(&layers.features) && layers.first <= 4096 && layers.second <= 4096;
        if !sound || rest.len() != 16 * layers.weights() {
            return None;
        }
        let numbers: Vec<f32> =
            rest.as_chunks::<4>().0.iter().map(|four| f32::from_le_bytes(*four)).collect();
        let mut lists = numbers.chunks_exact(layers.weights()).map(<[f32]>::to_vec);
        let net = Net::new(layers, lists.next()?);
        let adam = Adam { slopes: lists.next()?, squares: lists.next()?, means: lists.next()?, steps };
        Some(State { net, adam, round, gradients: None })
    }
}
