//! Open hands of a small trick game, for searches that know what tricks are.
//!
//! Two or three hands, up to four suits of up to sixteen ranks. Suit is followed; where the game says so a card must be
//! beaten if that is possible. The highest trump takes a trick, else the highest card of the suit led. A trick is worth a
//! point, each card of rank 6 and above in it two more. The first seat plays against all others.

use std::fmt;

use arrayvec::ArrayVec;
use game::random::{Fast, below, mix, shuffle};
use game::{Ending, MAX_SEATS, Position, Scores, Seat};

use crate::Guide;
use crate::solve::{Partition, RankSet, RankedHands};

const SUITS: usize = 4;
const RANKS: usize = 16;
/// Cards from this rank on are worth something.
const FAT: usize = 6;
const FAT_POINTS: i32 = 2;
const MOST_CARDS: usize = 32;

/// A card: sixteen for each suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TrickCard(u8);

impl TrickCard {
    fn suit(self) -> usize {
        usize::from(self.0) / RANKS
    }

    fn rank(self) -> usize {
        usize::from(self.0) % RANKS
    }
}

impl fmt::Display for TrickCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'A' + self.suit() as u8) as char, self.rank())
    }
}

/// Where the hands stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTricks {
    /// A bit for each card.
    hands: [u64; 3],
    seats: usize,
    trump: Option<usize>,
    must_beat: bool,
    leader: Seat,
    trick: ArrayVec<TrickCard, 3>,
    /// The points of the first seat and of the others.
    points: [i32; 2],
}

impl OpenTricks {
    /// Hands of suits and ranks. All have as many cards. The first seat leads.
    pub fn deal(hands: &[&[(u8, u8)]], trump: Option<usize>) -> OpenTricks {
        let mut bits = [0; 3];
        for (hand, cards) in bits.iter_mut().zip(hands) {
            *hand = cards.iter().fold(0, |set, (suit, rank)| set | 1 << (suit * RANKS as u8 + rank));
        }
        OpenTricks {
            hands: bits,
            seats: hands.len(),
            trump,
            must_beat: false,
            leader: Seat::new(0),
            trick: ArrayVec::new(),
            points: [0; 2],
        }
    }

    /// The same with the duty to beat a card of the suit led where that is possible.
    #[must_use]
    pub fn beating(mut self) -> OpenTricks {
        self.must_beat = true;
        self
    }

    /// So many cards for each hand out of suits of so many ranks, at random.
    pub fn random(seats: usize, cards: usize, suits: usize, ranks: usize, rng: &mut Fast) -> OpenTricks {
        let mut pack: Vec<(u8, u8)> =
            (0..suits * ranks).map(|card| ((card / ranks) as u8, (card % ranks) as u8)).collect();
        shuffle(rng, &mut pack);
        let hands: Vec<&[(u8, u8)]> = pack.chunks(cards).take(seats).collect();
        let trump = [None, Some(0)][below(rng, 2) as usize];
        let dealt = OpenTricks::deal(&hands, trump);
        OpenTricks { leader: Seat::new(below(rng, seats as u32) as usize), ..dealt }
    }

    /// Hands in which everybody holds as many cards of each suit, but not the same ones: for tests of sets.
    #[must_use]
    pub fn redealt(&self, rng: &mut Fast) -> OpenTricks {
        let mut hands = [0; 3];
        for suit in 0..SUITS {
            let of = |bits: u64| bits >> (suit * RANKS) & 0xffff;
            let all = of(self.hands.iter().fold(0, |all, hand| all | hand));
            let mut cards: Vec<u64> = (0..RANKS as u64).filter(|rank| all >> rank & 1 == 1).collect();
            // Often only a few change places, so that many are alike.
            if below(rng, 2) == 0 {
                shuffle(rng, &mut cards);
            } else if cards.len() > 1 {
                let place = below(rng, cards.len() as u32 - 1) as usize;
                cards.swap(place, place + 1);
            }
            let mut owners: Vec<usize> = Vec::new();
            for rank in (0..RANKS).filter(|rank| all >> rank & 1 == 1) {
                owners.extend((0..3).find(|seat| of(self.hands[*seat]) >> rank & 1 == 1));
            }
            for (card, owner) in cards.into_iter().zip(owners) {
                hands[owner] |= 1 << (suit * RANKS + card as usize);
            }
        }
        OpenTricks { hands, ..self.clone() }
    }

    /// Points that are still in play.
    pub fn left(&self) -> i32 {
        let table = self.trick.iter().fold(0, |set, card| set | 1_u64 << card.0);
        let cards = self.hands.iter().fold(table, |all, hand| all | hand);
        let tricks = cards.count_ones() / self.seats as u32;
        tricks as i32 + FAT_POINTS * fat(cards)
    }

    fn side(seat: Seat) -> usize {
        usize::from(seat != Seat::new(0))
    }

    /// The card that takes the trick so far.
    fn best(&self) -> Option<TrickCard> {
        self.trick.iter().copied().reduce(|best, card| if self.beats(card, best) { card } else { best })
    }

    fn beats(&self, card: TrickCard, other: TrickCard) -> bool {
        if card.suit() == other.suit() { card.0 > other.0 } else { Some(card.suit()) == self.trump }
    }

    fn owner_on_table(&self, place: usize) -> Seat {
        Seat::new((self.leader.index() + place) % self.seats)
    }

    /// The hands before the trick, for sets of them.
    fn ranked(&self) -> RankedHands<SUITS> {
        let laid = self.trick.iter().enumerate();
        RankedHands::new(RANKS as u32, self.hands)
            .with_trick(laid.map(|(place, card)| (self.owner_on_table(place).index(), u32::from(card.0))))
    }
}

fn fat(cards: u64) -> i32 {
    let fat = (0..SUITS).fold(0_u64, |set, suit| set | (0xffff << FAT & 0xffff) << (suit * RANKS));
    (cards & fat).count_ones() as i32
}

impl Position for OpenTricks {
    type Move = TrickCard;
    type Moves = ArrayVec<TrickCard, MOST_CARDS>;

    fn seats(&self) -> usize {
        self.seats
    }

    fn turn(&self) -> Option<Seat> {
        let seat = self.owner_on_table(self.trick.len());
        (self.hands[seat.index()] != 0).then_some(seat)
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        let Some(seat) = self.turn() else { return };
        let hand = self.hands[seat.index()];
        let mut legal = hand;
        if let Some(led) = self.trick.first() {
            let suited = hand & 0xffff << (led.suit() * RANKS);
            if suited != 0 {
                legal = suited;
                let best = self.best().unwrap_or(*led);
                let above = suited & !((2_u64 << best.0) - 1);
                if self.must_beat && best.suit() == led.suit() && above != 0 {
                    legal = above;
                }
            }
        }
        moves.extend((0..64).filter(|card| legal >> card & 1 == 1).map(TrickCard));
    }

    fn play_unchecked(&mut self, mv: TrickCard) {
        let seat = self.owner_on_table(self.trick.len());
        self.hands[seat.index()] &= !(1 << mv.0);
        self.trick.push(mv);
        if self.trick.len() == self.seats
            && let Some(best) = self.best()
        {
            let place = self.trick.iter().position(|card| *card == best).unwrap_or(0);
            let taker = self.owner_on_table(place);
            let cards = self.trick.iter().fold(0, |set, card| set | 1_u64 << card.0);
            self.points[OpenTricks::side(taker)] += 1 + FAT_POINTS * fat(cards);
            self.leader = taker;
            self.trick.clear();
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.turn().is_none().then(|| {
            let mut scores = Scores::zero(self.seats);
            Seat::all(self.seats).for_each(|seat| scores[seat] = self.points[OpenTricks::side(seat)]);
            Ending { scores, reason: "played" }
        })
    }

    fn key(&self) -> u64 {
        let table = self.trick.iter().fold(1_u64, |key, card| mix(key ^ u64::from(card.0)));
        let hands = self.hands.iter().fold(self.leader.index() as u64, |key, hand| mix(key ^ hand));
        mix(hands ^ table)
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        [0, 1, 1, 1]
    }
}

/// What is known of these hands: points, and the sets of hands that are alike by relative ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickRanks {
    exact: bool,
}

impl TrickRanks {
    /// Low cards that did not matter are left open.
    pub const LOW_CARDS_ALIKE: TrickRanks = TrickRanks { exact: false };
    /// Only gaps are closed up: a table of relative ranks, to compare with.
    pub const ALL_RANKS: TrickRanks = TrickRanks { exact: true };
}

impl Guide<OpenTricks> for TrickRanks {
    fn evaluate(&self, _: &OpenTricks, _: Seat) -> i32 {
        0
    }

    fn banked(&self, position: &OpenTricks, seat: Seat) -> i32 {
        position.points[OpenTricks::side(seat)]
    }

    fn still_to_come(&self, position: &OpenTricks, _: Seat) -> (i32, i32) {
        (0, position.left())
    }
}

impl TrickRanks {
    fn set(self, position: &OpenTricks, mut top: [u32; SUITS]) -> RankSet<SUITS> {
        let hands = position.ranked();
        for (suit, top) in top.iter_mut().enumerate() {
            let cards = hands.left(suit);
            // What a card is worth is never left open.
            *top = (*top).max((cards >> FAT).count_ones());
            if self.exact {
                *top = cards.count_ones();
            }
        }
        hands.alike(top)
    }

    /// What must be known of the cards before a trick for a move to be there and to lead into a set.
    fn led_through(
        position: &OpenTricks,
        mv: TrickCard,
        after: &OpenTricks,
        set: &RankSet<SUITS>,
    ) -> [u32; SUITS] {
        let hands = position.ranked();
        let mut top = set.top();
        if after.trick.is_empty() {
            let best = position.best().filter(|best| !position.beats(mv, *best)).unwrap_or(mv);
            let trick = position.trick.iter().chain([&mv]).map(|card| u32::from(card.0));
            top = hands.before_trick(&after.ranked(), set, trick, u32::from(best.0));
        }
        // Where a card must be beaten, who can is part of the rules.
        if position.must_beat
            && let (Some(led), Some(best)) = (position.trick.first(), position.best())
            && best.suit() == led.suit()
        {
            hands.know(u32::from(best.0), &mut top);
        }
        top
    }
}

impl Partition<OpenTricks> for TrickRanks {
    type Set = RankSet<SUITS>;

    fn class(&self, position: &OpenTricks) -> Option<u64> {
        if !position.trick.is_empty() {
            return None;
        }
        let rules = position.trump.map_or(0, |trump| trump + 1) << 1 | usize::from(position.must_beat);
        let mut class = mix((position.leader.index() << 8 | rules << 4 | position.seats) as u64);
        let hands = position.ranked();
        for suit in 0..SUITS {
            let fat = u64::from((hands.left(suit) >> FAT).count_ones());
            class = mix(class ^ (hands.lengths(suit) << 5 | fat));
        }
        Some(class)
    }

    fn contains(&self, set: &RankSet<SUITS>, position: &OpenTricks) -> bool {
        set.contains(&position.ranked())
    }

    fn alike(&self, position: &OpenTricks) -> RankSet<SUITS> {
        self.set(position, [0; SUITS])
    }

    fn some(
        &self,
        position: &OpenTricks,
        mv: TrickCard,
        after: &OpenTricks,
        set: &RankSet<SUITS>,
    ) -> RankSet<SUITS> {
        self.set(position, TrickRanks::led_through(position, mv, after, set))
    }

    fn every(
        &self,
        position: &OpenTricks,
        all: Option<RankSet<SUITS>>,
        mv: TrickCard,
        after: &OpenTricks,
        set: &RankSet<SUITS>,
    ) -> RankSet<SUITS> {
        let top = TrickRanks::led_through(position, mv, after, set);
        self.set(position, RankSet::known_for_all(all, top))
    }
}
