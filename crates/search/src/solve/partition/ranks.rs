//! Relative ranks: what the sets of all trick games have in common.

use game::MAX_SEATS;
use game::random::{Fast, below};

/// Open hands before a trick, as bits: suits one after another, the lowest card of each first.
///
/// Every suit has the same room, but the last one, such as the taroks, may be longer. Cards that already lie on the table
/// are counted with the hands that they came from, so that a set means the same from the first to the last card of a trick.
/// *From the top* a card is the first, second, and so on, of those of its suit that are left: a card that is gone leaves no
/// gap. Four seats, 64 cards.
///
/// ```
/// use search::solve::RankedHands;
/// // Two suits with room for four cards: the first hand has the best of both, the second what is below.
/// let hands = RankedHands::<2>::new(4, [0b1000_1000, 0b0100_0010]);
/// let others = RankedHands::<2>::new(4, [0b1000_1000, 0b0001_0100]);
/// assert!(hands.alike([1, 0]).contains(&others), "closed up, nobody can tell them apart");
/// assert_eq!(hands.from_top(6), (1, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedHands<const SUITS: usize> {
    room: u32,
    hands: [u64; MAX_SEATS],
}

/// Hands that agree in so many of the highest cards of each suit, counted before the trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankSet<const SUITS: usize> {
    top: [u32; SUITS],
    /// Owners of the known cards, two bits for each, and which those are.
    owners: u128,
    known: u128,
}

impl<const SUITS: usize> RankSet<SUITS> {
    /// How many of the highest cards of each suit are known.
    pub const fn top(&self) -> [u32; SUITS] {
        self.top
    }

    /// Whether hands agree in all that is known. How many cards of each suit everybody has is for the
    /// [class](super::Partition::class) of a position to say.
    pub fn contains(&self, hands: &RankedHands<SUITS>) -> bool {
        (hands.owners() ^ self.owners) & self.known == 0
    }

    /// What must be known for one more of several moves all of which lead into some sets.
    pub fn known_for_all(all: Option<RankSet<SUITS>>, mut top: [u32; SUITS]) -> [u32; SUITS] {
        if let Some(all) = all {
            top.iter_mut().zip(all.top).for_each(|(top, known)| *top = (*top).max(known));
        }
        top
    }
}

impl<const SUITS: usize> RankedHands<SUITS> {
    /// Hands by seat, with room for so many cards in each suit but the last.
    pub fn new<const SEATS: usize>(room: u32, hands: [u64; SEATS]) -> RankedHands<SUITS> {
        let mut all = [0; MAX_SEATS];
        all[..SEATS].copy_from_slice(&hands);
        RankedHands { room, hands: all }
    }

    /// The same with cards of a trick back in the hands of their owners.
    #[must_use]
    pub fn with_trick(mut self, trick: impl IntoIterator<Item = (usize, u32)>) -> RankedHands<SUITS> {
        for (owner, card) in trick {
            self.hands[owner] |= 1 << card;
        }
        self
    }

    fn suit_of(&self, card: u32) -> usize {
        ((card / self.room) as usize).min(SUITS - 1)
    }

    /// Some cards of a suit, as bits by rank.
    pub fn of_suit(&self, cards: u64, suit: usize) -> u64 {
        let from_here = cards >> (suit as u32 * self.room);
        if suit + 1 == SUITS { from_here } else { from_here & ((1 << self.room) - 1) }
    }

    /// All cards of a suit that are left, as bits by rank.
    pub fn left(&self, suit: usize) -> u64 {
        self.of_suit(self.hands.iter().fold(0, |all, hand| all | hand), suit)
    }

    /// How many cards of a suit each seat has, as one number.
    pub fn lengths(&self, suit: usize) -> u64 {
        let length = |hand: &u64| u64::from(self.of_suit(*hand, suit).count_ones());
        self.hands.iter().fold(0, |all, hand| all << 5 | length(hand))
    }

    /// The suit of a card, and its place there from the top, counted from 1.
    pub fn from_top(&self, card: u32) -> (usize, u32) {
        let suit = self.suit_of(card);
        (suit, (self.left(suit) >> (card - suit as u32 * self.room)).count_ones())
    }

    /// How many of the highest cards of a suit belong to some seats alone.
    pub fn run(&self, suit: usize, owns: impl Fn(usize) -> bool) -> u32 {
        let (own, others) = self.hands.iter().enumerate().fold((0, 0), |(own, others), (seat, hand)| {
            let cards = self.of_suit(*hand, suit);
            if owns(seat) { (own | cards, others) } else { (own, others | cards) }
        });
        if others == 0 {
            own.count_ones()
        } else {
            (own & !(u64::MAX >> others.leading_zeros())).count_ones()
        }
    }

    /// The owners of all cards, two bits for each, every suit from the top.
    fn owners(&self) -> u128 {
        let mut owners = 0;
        for suit in 0..SUITS {
            let first = suit as u32 * self.room;
            let mut left = self.left(suit);
            let mut place = first;
            while left != 0 {
                let rank = left.ilog2();
                left ^= 1 << rank;
                let owner = self.hands.iter().position(|hand| hand >> (first + rank) & 1 == 1);
                owners |= (owner.unwrap_or(0) as u128) << (2 * place);
                place += 1;
            }
        }
        owners
    }

    /// The set of all hands that agree with these in so many of the highest cards of each suit.
    pub fn alike(&self, top: [u32; SUITS]) -> RankSet<SUITS> {
        let mut known = 0;
        for (suit, count) in top.into_iter().enumerate() {
            let cards = (1_u128 << (2 * count)) - 1;
            known |= cards << (2 * suit as u32 * self.room);
        }
        RankSet { top, owners: self.owners() & known, known }
    }

    /// Makes a card, and all above it in its suit, one that is known.
    pub fn know(&self, card: u32, top: &mut [u32; SUITS]) {
        let (suit, count) = self.from_top(card);
        top[suit] = top[suit].max(count);
    }

    /// What must be known before a trick so that a set is reached after it: the set's lowest known card among all that
    /// were there, and which of several cards of one suit takes the trick.
    pub fn before_trick(
        &self,
        after: &RankedHands<SUITS>,
        set: &RankSet<SUITS>,
        trick: impl Iterator<Item = u32>,
        best: u32,
    ) -> [u32; SUITS] {
        let mut top = [0; SUITS];
        for (suit, known) in set.top.into_iter().enumerate().filter(|(_, known)| *known > 0) {
            let mut left = after.left(suit);
            for _ in 1..known.min(left.count_ones()) {
                left ^= 1 << left.ilog2();
            }
            if left != 0 {
                self.know(suit as u32 * self.room + left.ilog2(), &mut top);
            }
        }
        if trick.filter(|card| self.suit_of(*card) == self.suit_of(best)).count() > 1 {
            self.know(best, &mut top);
        }
        top
    }

    /// Hands in which everybody has as many cards of each suit: in one suit two neighbours change their owners, or other
    /// ranks out of so many are left than were. For tests of sets.
    #[must_use]
    pub fn redealt(&self, ranks_of: impl Fn(usize) -> u32, rng: &mut Fast) -> [u64; MAX_SEATS] {
        let suit = below(rng, SUITS as u32) as usize;
        let first = suit as u32 * self.room;
        let all = self.left(suit);
        let there: Vec<u32> = (0..ranks_of(suit)).filter(|rank| all >> rank & 1 == 1).collect();
        let owner = |rank: &u32| self.hands.iter().position(|hand| hand >> (first + rank) & 1 == 1);
        let mut owners: Vec<usize> = there.iter().filter_map(owner).collect();
        let mut ranks: Vec<u32> = (0..ranks_of(suit)).collect();
        if below(rng, 2) == 0 {
            ranks = there;
            if owners.len() > 1 {
                let place = below(rng, owners.len() as u32 - 1) as usize;
                owners.swap(place, place + 1);
            }
        } else {
            while ranks.len() > owners.len() {
                let place = below(rng, ranks.len() as u32) as usize;
                ranks.remove(place);
            }
        }
        let mut hands = self.hands.map(|hand| hand & !(self.of_suit(hand, suit) << first));
        for (rank, owner) in ranks.into_iter().zip(owners) {
            hands[owner] |= 1 << (first + rank);
        }
        hands
    }
}
