//! What each seat scored.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{MAX_SEATS, Seat};

/// One whole number for each seat, in the unit that the game declares.
///
/// ```
/// use game::{Scores, Seat};
/// let scores = Scores::win(Seat::new(1), 2);
/// assert_eq!(scores.as_slice(), [-1, 1]);
/// assert_eq!(scores[Seat::new(1)], 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scores {
    seats: u8,
    of: [i32; MAX_SEATS],
}

impl Scores {
    /// Nothing for anybody.
    pub const fn zero(seats: usize) -> Scores {
        assert!(seats <= MAX_SEATS, "a table has at most four seats");
        Scores { seats: seats as u8, of: [0; MAX_SEATS] }
    }

    /// One for the winner, minus one for everybody else.
    pub fn win(winner: Seat, seats: usize) -> Scores {
        let mut scores = Scores::zero(seats);
        for seat in Seat::all(seats) {
            scores[seat] = if seat == winner { 1 } else { -1 };
        }
        scores
    }

    /// The scores of a table whose number of seats is known.
    pub const fn of<const SEATS: usize>(scores: [i32; SEATS]) -> Scores {
        let mut all = Scores::zero(SEATS);
        let mut seat = 0;
        while seat < SEATS {
            all.of[seat] = scores[seat];
            seat += 1;
        }
        all
    }

    /// The scores of all seats; `None` for more seats than a table has.
    pub fn from_slice(of: &[i32]) -> Option<Scores> {
        if of.len() > MAX_SEATS {
            return None;
        }
        let mut scores = Scores::zero(of.len());
        scores.of[..of.len()].copy_from_slice(of);
        Some(scores)
    }

    /// The scores, seat 0 first.
    pub fn as_slice(&self) -> &[i32] {
        &self.of[..self.seats()]
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The sum over all seats.
    pub fn sum(&self) -> i32 {
        self.as_slice().iter().sum()
    }
}

impl Index<Seat> for Scores {
    type Output = i32;
    fn index(&self, seat: Seat) -> &i32 {
        &self.of[..self.seats as usize][seat.index()]
    }
}

impl IndexMut<Seat> for Scores {
    fn index_mut(&mut self, seat: Seat) -> &mut i32 {
        &mut self.of[..self.seats as usize][seat.index()]
    }
}

impl Serialize for Scores {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Scores {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Scores, D::Error> {
        let of = Vec::<i32>::deserialize(deserializer)?;
        Scores::from_slice(&of).ok_or_else(|| de::Error::invalid_length(of.len(), &"at most four scores"))
    }
}
