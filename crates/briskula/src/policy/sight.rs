//! What a seat knows, as the numbers of the features that are present.
//!
//! Suits other than briškula are alike, so they are put into an order that depends on the cards only: the
//! policy meets six deals in one. Seats are counted from the own one.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Italian, Suit};
use game::{MAX_SEATS, Seat};

use super::Memory;
use super::marks::{MARKS, mark};
use super::memory::RECENT;
use crate::{Position, PublicState, points};

/// Cards of the pack.
const CARDS: usize = 40;
/// Steps of five points, and the 61st.
const STEPS: usize = 13;

/// Where each group of features begins.
const HAND: usize = 0;
const LAID: usize = HAND + CARDS;
const PLAYED: usize = LAID + MAX_SEATS * CARDS;
const TURNED: usize = PLAYED + MAX_SEATS * CARDS;
const HELD: usize = TURNED + CARDS;
const PAST: usize = HELD + (MAX_SEATS - 1) * CARDS;
const LED: usize = PAST + 2 * RECENT * CARDS;
const LEFT: usize = LED + 2 * RECENT;
const TRICK: usize = LEFT + 20;
const TAKER: usize = TRICK + 4;
const POINTS: usize = TAKER + MAX_SEATS;
const MEASURES: usize = POINTS + 3 * STEPS;
/// How many quantities have a feature each, multiplied by how much there is of it.
pub(crate) const MEASURED: usize = 4;
/// The number of features that are facts: what the first networks were made for.
pub(crate) const FACTS: usize = MEASURES + MEASURED;
/// The number of all features, what follows from the facts included.
pub(crate) const FEATURES: usize = FACTS + MARKS;
/// No sight has more features: every card is in one place and some are remembered; points, place, time, marks.
const MOST: usize = 160;

/// What one seat sees when it decides.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sight {
    /// The features that are present, the facts first.
    present: ArrayVec<u16, MOST>,
    /// How many of them are facts.
    facts: usize,
    /// How much there is of each quantity.
    pub(crate) measures: [f32; MEASURED],
    /// The place of each suit in the order of this sight.
    order: [u8; 4],
}

impl Sight {
    /// What `own` sees of a position in the course of play.
    pub(crate) fn of(position: &Position, memory: &Memory, own: Seat) -> Sight {
        let public = position.public();
        let holder =
            || Seat::all(public.variant().seats()).find(|seat| position.hand(*seat).contains(memory.turned));
        let holder = if public.stock() == 0 { holder() } else { None };
        Sight::new(own, position.hand(own), public, memory, holder)
    }

    /// What `own` sees: its hand, the table, what was played, and who is known to hold the turned card.
    pub(crate) fn new(
        own: Seat,
        hand: CardSet<Italian>,
        public: &PublicState,
        memory: &Memory,
        holder: Option<Seat>,
    ) -> Sight {
        let variant = public.variant();
        let seats = variant.seats();
        let from_own = |seat: Seat| (seat.index() + seats - own.index()) % seats;
        let seat_at = |place: usize| Seat::new((own.index() + place) % seats);
        let mut sight = Sight {
            present: ArrayVec::new(),
            facts: 0,
            measures: [0.0; MEASURED],
            order: order(own, hand, public, memory),
        };

        sight.add_cards(HAND, hand);
        for place in 0..seats {
            let seat = seat_at(place).index();
            sight.add_cards(LAID + place * CARDS, memory.current.by[seat]);
            sight.add_cards(PLAYED + place * CARDS, memory.played[seat]);
        }
        if public.stock() > 0 {
            sight.add_cards(TURNED, memory.turned.alone());
        }
        if let Some(place) = holder.map(from_own).filter(|place| *place > 0) {
            sight.add_cards(HELD + (place - 1) * CARDS, memory.turned.alone());
        }
        for (age, trick) in memory.recent.iter().enumerate().take(2 * RECENT / seats) {
            for place in 0..seats {
                sight.add_cards(PAST + (age * seats + place) * CARDS, trick.by[seat_at(place).index()]);
            }
            sight.add(LED + age * seats + from_own(trick.leader));
        }
        sight.add(LEFT + public.tricks_left().clamp(1, 20) - 1);
        sight.add(TRICK + public.trick().len());
        if let Some((taker, _)) = public.taking() {
            sight.add(TAKER + from_own(taker));
        }
        sight.add_points(own, public, hand);
        sight.facts = sight.present.len();
        let seen = (0..seats).fold(hand, |seen, seat| seen | memory.current.by[seat] | memory.played[seat]);
        let placed = public.stock() > 0 || holder.is_some();
        let turned = if placed { memory.turned.alone() } else { CardSet::NONE };
        let mut marks: ArrayVec<usize, 40> = ArrayVec::new();
        mark(&sight, hand, variant.pack() - seen - turned, public, |feature| marks.push(feature));
        for feature in marks {
            sight.add(FACTS + feature);
        }
        sight
    }

    /// The features that are present, as far as a network of so many features knows them.
    #[inline]
    pub(crate) fn present(&self, features: usize) -> &[u16] {
        if features > FACTS { &self.present } else { &self.present[..self.facts] }
    }

    /// The points of every side, the own one first, and what is on the table and in the hand.
    fn add_points(&mut self, own: Seat, public: &PublicState, hand: CardSet<Italian>) {
        let variant = public.variant();
        let sides = variant.sides();
        for place in 0..sides {
            let side = (variant.side(own) + place) % sides;
            let taken = usize::from(public.points(side));
            for step in 1..STEPS {
                if taken >= 5 * step {
                    self.add(POINTS + place * STEPS + step - 1);
                }
            }
            if taken >= 61 {
                self.add(POINTS + place * STEPS + STEPS - 1);
            }
        }
        let mine = f32::from(public.points(variant.side(own)));
        let others: f32 = (1..sides)
            .map(|place| f32::from(public.points((variant.side(own) + place) % sides)))
            .fold(0.0, f32::max);
        let held: u8 = hand.iter().map(points).sum();
        self.measures =
            [mine / 60.0, others / 60.0, f32::from(public.points_laid()) / 20.0, f32::from(held) / 30.0];
    }

    #[inline]
    fn add(&mut self, feature: usize) {
        self.present.push(feature as u16);
    }

    #[inline]
    fn add_cards(&mut self, group: usize, cards: CardSet<Italian>) {
        for card in cards {
            self.add(group + self.number(card));
        }
    }

    /// The place of a suit in the order of this sight.
    #[inline]
    pub(super) fn place(&self, suit: Suit<Italian>) -> usize {
        usize::from(self.order[suit.index()])
    }

    /// The number of a card in the order of this sight.
    #[inline]
    pub(crate) fn number(&self, card: Card<Italian>) -> usize {
        self.place(card.suit()) * 10 + card.strength()
    }

    /// The features of the quantities, each with how much there is of it.
    #[inline]
    pub(crate) fn measured(&self) -> impl Iterator<Item = (usize, f32)> + Clone {
        self.measures.iter().enumerate().map(|(place, much)| (MEASURES + place, *much))
    }
}

/// The place of each suit: briškula first, then by what is in the hand, on the table, and played.
fn order(own: Seat, hand: CardSet<Italian>, public: &PublicState, memory: &Memory) -> [u8; 4] {
    let laid = memory.current.by.iter().fold(CardSet::NONE, |all, by| all | *by);
    let mine = memory.played[own.index()];
    let all = memory.played.iter().fold(CardSet::NONE, |all, by| all | *by);
    let of = |cards: CardSet<Italian>, suit: usize| (cards.bits() >> (10 * suit)) & 0x3ff;
    let key = |suit: usize| {
        let cards = of(hand, suit) << 30 | of(laid, suit) << 20 | of(all, suit) << 10 | of(mine, suit);
        cards | u64::from(suit == public.trump().index()) << 60
    };
    let keys = [key(0), key(1), key(2), key(3)];
    let mut order = [0_u8; 4];
    for suit in 0..4 {
        let before = |other: usize| keys[other] > keys[suit] || (keys[other] == keys[suit] && other < suit);
        order[suit] = (0..4).filter(|other| before(*other)).count() as u8;
    }
    order
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Line, Position as _};

    use super::*;
    use crate::{Briskula, Variant};

    /// The features of a sight and the numbers of the hand, in order.
    fn seen(position: &Position, memory: &Memory, own: Seat) -> (Vec<u16>, Vec<usize>, [f32; MEASURED]) {
        let sight = Sight::of(position, memory, own);
        let mut present = sight.present.to_vec();
        present.sort_unstable();
        let mut hand: Vec<usize> = position.hand(own).iter().map(|card| sight.number(card)).collect();
        hand.sort_unstable();
        (present, hand, sight.measures)
    }

    #[test]
    fn a_view_remembers_what_everybody_saw() {
        for variant in Variant::ALL {
            let game = Briskula::new(variant);
            let deal = game.deal(&mut deal_stream(3, 0));
            let mut memory = Memory::of_deal(&deal);
            let mut line = Line::new(game, deal);
            let mut rng = fast(1);
            while let Some(own) = line.turn() {
                let view = line.view(own.into());
                assert_eq!(Memory::of(&view).as_ref(), Some(&memory), "{variant:?}");
                let card = line.position().random_move(&mut rng);
                memory.note(line.position().public(), card);
                line.play(card).unwrap();
            }
        }
    }

    #[test]
    fn suits_are_alike() {
        // Every card of a deal moves to the next suit: the same features are present.
        let turned = |card: Card<Italian>| Card::<Italian>::at((card.index() + 10) % 40);
        for (seed, variant) in (0..20).zip([Variant::Two, Variant::Four, Variant::Dupla].into_iter().cycle())
        {
            let game = Briskula::new(variant);
            let deal = game.deal(&mut deal_stream(seed, 0));
            let other = crate::Deal::of(deal.cards().iter().copied().map(turned), variant.piles());
            let mut memories = [Memory::of_deal(&deal), Memory::of_deal(&other)];
            let mut positions = [game.start(&deal), game.start(&other)];
            let mut rng = fast(seed);
            while let Some(own) = positions[0].turn() {
                let [one, two] = [0, 1].map(|place| seen(&positions[place], &memories[place], own));
                assert_eq!(one, two, "{variant:?}, seed {seed}");
                let card = positions[0].random_move(&mut rng);
                for (place, card) in [card, turned(card)].into_iter().enumerate() {
                    memories[place].note(positions[place].public(), card);
                    positions[place].play_unchecked(card);
                }
            }
        }
    }

    #[test]
    fn what_is_hidden_is_not_seen() {
        let game = Briskula::default();
        let deal = game.deal(&mut deal_stream(8, 0));
        let mut cards: Vec<Card<Italian>> = deal.cards().to_vec();
        let own = Seat::new(0);
        let memory = Memory::of_deal(&deal);
        let before = seen(&game.start(&deal), &memory, own);
        cards[3..39].rotate_left(5);
        let other = game.start(&crate::Deal::of(cards, Variant::Two.piles()));
        assert_eq!(seen(&other, &memory, own), before);
    }
}
