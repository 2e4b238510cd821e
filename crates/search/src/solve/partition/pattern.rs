//! Who owns which rank: the sets that open hands of trick games fall into.

/// The owners of the cards that are left, suit by suit from the highest rank down, as far as they are known.
///
/// A card that is gone leaves no gap, and which of the low cards somebody holds is left open: only how many, which is for
/// the [class](super::Partition::class) of the position to say. Two bits a card: four seats, 64 cards.
///
/// ```
/// use search::solve::Owners;
/// // Two suits of three cards; the owners from the top.
/// let deal = Owners::of([[0, 1, 1], [1, 0, 0]].iter().map(|suit| suit.iter().copied()), 3);
/// let other = Owners::of([[0, 1, 1], [0, 1, 0]].iter().map(|suit| suit.iter().copied()), 3);
/// assert!(deal.top([2, 0], 3).contains(other), "alike in the two highest cards of the first suit");
/// assert!(!deal.top([2, 1], 3).contains(other));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Owners {
    owners: u128,
}

/// Owners of which only some are known: all hands that agree with those.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OwnerPattern {
    owners: u128,
    known: u128,
}

impl Owners {
    /// The owners of the cards of each suit, the highest first; `room` is the most cards that a suit has.
    pub fn of(suits: impl Iterator<Item = impl Iterator<Item = u8>>, room: u32) -> Owners {
        let mut owners = 0;
        for (suit, cards) in suits.enumerate() {
            for (place, owner) in cards.enumerate() {
                owners |= u128::from(owner & 3) << (2 * (suit as u32 * room + place as u32));
            }
        }
        Owners { owners }
    }

    /// The same hands with only so many of the highest cards of each suit known.
    pub fn top(self, highest: impl IntoIterator<Item = u32>, room: u32) -> OwnerPattern {
        let mut known = 0_u128;
        for (suit, count) in highest.into_iter().enumerate() {
            let cards = (1_u128 << (2 * count.min(room))) - 1;
            known |= cards << (2 * suit as u32 * room);
        }
        OwnerPattern { owners: self.owners & known, known }
    }
}

impl OwnerPattern {
    /// Whether hands agree with all that is known.
    pub fn contains(self, hands: Owners) -> bool {
        (hands.owners ^ self.owners) & self.known == 0
    }

    /// How many cards are known.
    pub fn known(self) -> u32 {
        self.known.count_ones() / 2
    }
}
