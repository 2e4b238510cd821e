//! A view as numbers, for learners outside the house.

use crate::{Seat, Viewer};

/// One flat list of numbers in named parts: what a learner is told of a view.
///
/// Parts of the same name that follow each other are one part. A game writes the same parts in the same order for every
/// view by the same rules, so that the list always has one length.
///
/// ```
/// use game::Tensor;
///
/// let mut tensor = Tensor::new();
/// tensor.marks("hand", 4, [1, 3]);
/// tensor.number("points", 0.5);
/// assert_eq!(tensor.values(), [0.0, 1.0, 0.0, 1.0, 0.5]);
/// assert_eq!(tensor.parts(), [("hand", 4), ("points", 1)]);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tensor {
    values: Vec<f32>,
    parts: Vec<(&'static str, usize)>,
}

impl Tensor {
    /// Nothing yet.
    pub fn new() -> Tensor {
        Tensor::default()
    }

    /// Adds `size` numbers: 1 at the marked places, 0 elsewhere.
    ///
    /// # Panics
    ///
    /// If a place is not below `size`.
    pub fn marks(&mut self, name: &'static str, size: usize, marked: impl IntoIterator<Item = usize>) {
        let begin = self.values.len();
        self.values.resize(begin + size, 0.0);
        for place in marked {
            self.values[begin..][place] = 1.0;
        }
        self.grow(name, size);
    }

    /// Adds one number for each of `seats`, counted from the viewer on: 1 for this seat, 0 for the others.
    pub fn seat(&mut self, name: &'static str, viewer: Viewer, seats: usize, seat: Option<Seat>) {
        let place = |seat| viewer.seats_from_here(seats).position(|other| other == seat);
        self.marks(name, seats, seat.and_then(place));
    }

    /// Adds one number, best between -1 and 1.
    pub fn number(&mut self, name: &'static str, value: f32) {
        self.values.push(value);
        self.grow(name, 1);
    }

    fn grow(&mut self, name: &'static str, by: usize) {
        match self.parts.last_mut() {
            Some((last, size)) if *last == name => *size += by,
            _ => self.parts.push((name, by)),
        }
    }

    /// The numbers.
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// The numbers, to keep.
    pub fn into_values(self) -> Vec<f32> {
        self.values
    }

    /// The parts in their order, each with how many numbers it has.
    pub fn parts(&self) -> &[(&'static str, usize)] {
        &self.parts
    }
}
