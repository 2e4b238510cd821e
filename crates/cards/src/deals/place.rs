//! Where unseen cards can lie.

use std::fmt;
use std::ops::BitOr;

/// The most places that unseen cards can be in.
pub const MAX_PLACES: usize = 16;

/// A place that holds unseen cards: a hand, the stock, a talon. [`Unseen`](super::Unseen) makes them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    pub(crate) const fn new(index: usize) -> Place {
        assert!(index < MAX_PLACES, "there are at most sixteen places");
        Place(index as u8)
    }

    /// Its number, in the order in which the places were made.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of places.
///
/// ```
/// use cards::{Italian, Unseen};
/// let mut unseen = Unseen::<Italian>::new("C1 B1".parse().unwrap());
/// let (hand, stock) = (unseen.hand(1), unseen.pile(1));
/// assert!((hand | stock).contains(stock));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Places(u16);

impl Places {
    /// Nowhere.
    pub const NONE: Places = Places(0);
    /// Anywhere.
    pub const ALL: Places = Places(u16::MAX);

    /// Whether a place is among them.
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The places of both.
    #[must_use]
    pub const fn and(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// The places that are also in `other`.
    #[must_use]
    pub const fn within(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// The places that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Place> {
        (0..MAX_PLACES).map(Place::new).filter(move |place| self.contains(*place))
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Place::index)).finish()
    }
}

impl From<Place> for Places {
    fn from(place: Place) -> Places {
        Places(1 << place.0)
    }
}

impl BitOr for Place {
    type Output = Places;
    fn bitor(self, other: Place) -> Places {
        Places::from(self).and(other.into())
    }
}

impl BitOr<Place> for Places {
    type Output = Places;
    fn bitor(self, other: Place) -> Places {
        self.and(other.into())
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places.into_iter().fold(Places::NONE, |set, place| set | place)
    }
}
