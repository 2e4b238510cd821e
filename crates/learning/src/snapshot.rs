//! The state of a network that is being trained, as a file from which training goes on.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use game::CourseError;

use crate::folder::{file_error, write_whole};
use crate::{Adam, Network, Shape};

/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"learnst1";

/// A network, its optimiser, and how many rounds were made.
///
/// The file begins with what the training depends on, its purpose: a snapshot of another purpose is refused, so that
/// nobody goes on with other settings than he thinks.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The network as it is.
    pub network: Network,
    /// The optimiser.
    pub adam: Adam,
    /// How many rounds were made.
    pub rounds: u64,
}

impl Snapshot {
    /// Training that begins with this network.
    pub fn new(network: Network) -> Snapshot {
        Snapshot { adam: Adam::new(&network.weights), network, rounds: 0 }
    }

    /// The network of the average weights: what is kept when training is over.
    pub fn average(&self) -> Network {
        Network::new(self.network.shape, self.adam.averages.clone())
    }

    /// Writes the file; an interrupted write leaves the old one.
    pub fn save(&self, file: &Path, purpose: &str) -> Result<(), CourseError> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((purpose.len() as u64).to_le_bytes());
        bytes.extend(purpose.as_bytes());
        for number in [self.network.weights.len() as u64, self.rounds, self.adam.steps] {
            bytes.extend(number.to_le_bytes());
        }
        let Adam { first_moments, second_moments, averages, .. } = &self.adam;
        for list in [&self.network.weights, first_moments, second_moments, averages] {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        write_whole(file, &bytes)
    }

    /// Reads a file; `None` if there is none. One of another purpose or shape is refused.
    pub fn load(file: &Path, shape: Shape, purpose: &str) -> Result<Option<Snapshot>, CourseError> {
        match fs::read(file) {
            Ok(bytes) => {
                let strange = || CourseError::NoState { path: file.to_owned() };
                Snapshot::read(&bytes, shape, purpose).ok_or_else(strange).map(Some)
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(file_error(file, &error)),
        }
    }

    fn read(bytes: &[u8], shape: Shape, purpose: &str) -> Option<Snapshot> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let number = |rest: &mut &[u8]| {
            let (first, others) = rest.split_first_chunk::<8>()?;
            *rest = others;
            Some(u64::from_le_bytes(*first))
        };
        let length = number(&mut rest)?;
        rest = rest.strip_prefix(purpose.as_bytes()).filter(|_| length == purpose.len() as u64)?;
        let [count, rounds, steps] = [number(&mut rest)?, number(&mut rest)?, number(&mut rest)?];
        if count != shape.weights() as u64 || rest.len() != 16 * shape.weights() {
            return None;
        }
        let numbers: Vec<f32> =
            rest.as_chunks::<4>().0.iter().map(|four| f32::from_le_bytes(*four)).collect();
        let mut lists = numbers.chunks_exact(shape.weights()).map(<[f32]>::to_vec);
        let network = Network::new(shape, lists.next()?);
        let adam = Adam {
            first_moments: lists.next()?,
            second_moments: lists.next()?,
            averages: lists.next()?,
            steps,
            ..Adam::new(&[])
        };
        Some(Snapshot { network, adam, rounds })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Activation, Layout};

    #[test]
    fn it_reads_back_as_it_was_and_refuses_what_is_not_its_own() {
        let shape = Shape {
            inputs: 2,
            first: 8,
            first_bias: true,
            second: 8,
            outputs: 1,
            activation: Activation::Clipped,
            layout: Layout::ByOutput,
        };
        let mut snapshot = Snapshot::new(Network::zero(shape));
        let gradient: Vec<f32> = (0..shape.weights()).map(|n| n as f32).collect();
        snapshot.adam.step(&mut snapshot.network.weights, &gradient, 2, 0.1);
        snapshot.rounds = 7;
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("x.state");
        assert!(Snapshot::load(&file, shape, "seed 1").unwrap().is_none());
        snapshot.save(&file, "seed 1").unwrap();
        let read = Snapshot::load(&file, shape, "seed 1").unwrap().unwrap();
        assert_eq!((read.network, read.adam, read.rounds), (snapshot.network, snapshot.adam, 7));
        let wider = Shape { inputs: 3, ..shape };
        for refused in [Snapshot::load(&file, shape, "seed 12"), Snapshot::load(&file, wider, "seed 1")] {
            assert!(refused.unwrap_err().to_string().contains("no state of this course"));
        }
        fs::write(&file, b"garbage").unwrap();
        assert!(Snapshot::load(&file, shape, "seed 1").is_err());
    }
}
