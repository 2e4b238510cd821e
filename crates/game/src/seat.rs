//! Seats, counted from 0, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any table has.
pub const MAX_SEATS: usize = 4;

/// A place at the table. The first seat is 0.
///
/// ```
/// use game::Seat;
/// assert_eq!(Seat::new(2).next(3), Seat::new(0));
/// assert_eq!(Seat::new(0).other(), Seat::new(1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl TryFrom<u8> for Seat {
    type Error = String;
    /// The seat of a number from outside.
    fn try_from(index: u8) -> Result<Seat, String> {
        if usize::from(index) < MAX_SEATS {
            Ok(Seat(index))
        } else {
            Err(format!("expected a seat from 0 to {}, got {index}", MAX_SEATS - 1))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl Seat {
    /// Seat number `index`; panics beyond the largest table.
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "a table has at most four seats");
        Seat(index as u8)
    }

    /// The number of this seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that follows at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        if next < seats { Seat::new(next) } else { Seat(0) }
    }

    /// The opponent at a table of two.
    #[inline]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The person or program in a seat: own cards and what is public.
    Seat(Seat),
    /// Anybody watching: only what is public.
    Spectator,
    /// Everything, for finished games, analysis and tests. Never given to a player, but for those published
    /// ones that say they peek ([`Player::eyes`](crate::Player::eyes)).
    All,
}

impl Viewer {
    /// Whether this viewer may see what only `seat` may see.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::All => true,
        }
    }

    /// The seat this viewer sits in, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::All => None,
        }
    }

    /// The seats of a table counted from this viewer on: its own first, or seat 0 for somebody who sits nowhere.
    ///
    /// ```
    /// use game::{Seat, Viewer};
    /// let seats: Vec<usize> = Viewer::Seat(Seat::new(2)).seats_from_here(3).map(Seat::index).collect();
    /// assert_eq!(seats, [2, 0, 1]);
    /// ```
    pub fn seats_from_here(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        let own = self.seat().map_or(0, Seat::index);
        (0..seats).map(move |place| Seat::new((own + place) % seats))
    }

    /// Every viewer of a table: each seat, a spectator, and the one who sees all.
    pub fn everyone(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All])
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}
