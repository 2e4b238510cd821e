//! Klop and beggar on bare hands: you must beat what is winning, and nobody has a partner in klop.
//!
//! Places are counted from seat 0 in klop and from declarer in beggar. A trick is looked through with open cards: each
//! place plays what is best for itself, a trick taken costs its thirds and what is still in the hand costs by how easily
//! it is forced to take ([`danger`]).

use super::{
    FIRST_TAROK, Hands, MOND_BIT, Place, after, beats, following, hands_of, one_of_equals, place_of, thirds,
    winner,
};
use crate::follow::{beating, emperor_lies, keeping_pagat};
use crate::public_state::TALON;
use crate::{Contract, Position, PublicState, SEATS};
use cards::CardSet;
use game::Seat;

/// What a third is worth where dangers are counted.
const THIRD: i32 = 8;

/// A deal of klop or beggar in the middle of its play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    /// Before the running trick.
    pub(crate) hands: Hands,
    pub(crate) leader: usize,
    /// What each has taken.
    pub(crate) taken: [u64; SEATS],
    /// How many tricks each has taken.
    pub(crate) tricks: [u8; SEATS],
    /// The gifts, the next one last; `waiting` of them are still to come.
    gifts: [u64; TALON],
    waiting: u8,
    /// Whose mond was lost, which costs in some rules.
    mond_lost: Option<usize>,
    beggar: bool,
}

/// The cards of a hand that may be played to what lies on the table.
#[inline]
pub(crate) fn playable(hand: u64, trick: &[Place]) -> u64 {
    match *trick {
        [] => keeping_pagat(hand),
        [led] => beating(following(hand, led), led, false),
        [led, second, ..] => {
            let best = if beats(second, led) { second } else { led };
            beating(following(hand, led), best, emperor_lies(led, second))
        }
    }
}

/// What it costs to keep a card.
#[inline]
pub(crate) const fn danger(card: Place) -> i32 {
    if card >= FIRST_TAROK {
        return 4 * (card - FIRST_TAROK) as i32;
    }
    let strength = (card & 7) as i32;
    4 * strength + if strength > 3 { 8 * (strength - 3) } else { 0 }
}

impl Field {
    /// A position of klop or beggar in the play of its cards.
    pub(crate) fn of(position: &Position) -> Field {
        let public = position.public();
        let first = public.declarer().unwrap_or(Seat::new(0));
        let mut hands = hands_of(position, first);
        for (seat, card) in public.laid() {
            hands[place_of(seat, first)] |= card.alone().bits();
        }
        let leader = public.laid().next().map_or(public.mover(), |(seat, _)| seat);
        let of = |place: usize| Seat::new((first.index() + place) % SEATS);
        let klop = public.contract() == Some(Contract::Klop);
        let coming = if klop { position.talon() } else { &[] };
        let mut gifts = [0; TALON];
        for (gift, card) in gifts.iter_mut().zip(coming.iter().rev()) {
            *gift = card.alone().bits();
        }
        Field {
            hands,
            leader: place_of(leader, first),
            taken: [0, 1, 2].map(|place| public.taken(of(place)).bits()),
            tricks: [0, 1, 2].map(|place| public.tricks(of(place)) as u8),
            gifts,
            waiting: coming.len() as u8,
            mond_lost: public.mond_loser().map(|loser| place_of(loser, first)),
            beggar: !klop,
        }
    }

    /// What the next trick brings beside its cards.
    #[inline]
    const fn gift(&self) -> u64 {
        if self.waiting == 0 { 0 } else { self.gifts[self.waiting as usize - 1] }
    }

    /// Whether nothing can change any more.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.hands[self.leader] == 0 || self.beggar && self.tricks[0] > 0
    }

    /// After a whole trick.
    #[inline]
    pub(crate) fn after(mut self, trick: [Place; SEATS]) -> Field {
        let taker = (self.leader + winner(trick)) % SEATS;
        let cards: u64 = 1 << trick[0] | 1 << trick[1] | 1 << trick[2];
        if cards & MOND_BIT != 0 {
            let mond = MOND_BIT.trailing_zeros();
            let laid = trick.iter().position(|card| *card == mond).unwrap_or(0);
            let owner = (self.leader + laid) % SEATS;
            self.mond_lost = self.mond_lost.or((owner != taker).then_some(owner));
        }
        self.taken[taker] |= cards | self.gift();
        if let Some(waiting) = self.waiting.checked_sub(1) {
            self.waiting = waiting;
            self.gifts[usize::from(waiting)] = 0;
        }
        self.tricks[taker] += 1;
        self.hands = self.hands.map(|hand| hand & !cards);
        self.leader = taker;
        self
    }

    /// What a place makes of a full trick, without what comes after.
    #[inline]
    fn worth(&self, trick: [Place; SEATS]) -> [i32; SEATS] {
        let taker = (self.leader + winner(trick)) % SEATS;
        let cards: u64 = 1 << trick[0] | 1 << trick[1] | 1 << trick[2];
        let mut worth = [0; SEATS];
        let mut place = self.leader;
        for card in trick {
            worth[place] = danger(card);
            place = after(place);
        }
        if self.beggar {
            // What declarer took is all that counts; the others only want to get rid of what cannot catch him.
            if taker == 0 {
                return [-10_000, 10_000 + worth[1], 10_000 + worth[2]];
            }
            return worth;
        }
        worth[taker] -= THIRD * thirds(cards | self.gift());
        worth
    }

    fn third(&self, led: Place, second: Place) -> (Place, [i32; SEATS]) {
        let place = after(after(self.leader));
        let laid = self.hands[self.leader] | self.hands[after(self.leader)];
        let cards = one_of_equals(playable(self.hands[place], &[led, second]), laid);
        best(cards, place, |card| self.worth([led, second, card]))
    }

    fn second(&self, led: Place) -> (Place, [i32; SEATS]) {
        let place = after(self.leader);
        let others = self.hands[self.leader] | self.hands[after(place)];
        let cards = one_of_equals(playable(self.hands[place], &[led]), others);
        best(cards, place, |card| self.third(led, card).1)
    }

    fn lead(&self) -> Place {
        let next = after(self.leader);
        let others = self.hands[next] | self.hands[after(next)];
        let cards = one_of_equals(playable(self.hands[self.leader], &[]), others);
        if cards.is_power_of_two() {
            return cards.trailing_zeros();
        }
        best(cards, self.leader, |card| self.second(card).1).0
    }

    /// The public state of a deal that is over.
    pub(crate) fn ended(&self, public: &PublicState) -> PublicState {
        let first = public.declarer().map_or(0, Seat::index);
        let at = |seat: usize| (seat + SEATS - first) % SEATS;
        let taken = [0, 1, 2].map(|seat| CardSet::from_bits(self.taken[at(seat)]));
        let tricks = [0, 1, 2].map(|seat| self.tricks[at(seat)]);
        let mond_lost = self.mond_lost.map(|place| Seat::new((first + place) % SEATS));
        public.ended_as(taken, tricks, mond_lost, None)
    }

    /// Plays a deal out, from a trick that may have begun: everybody the best card to the end of each trick.
    pub(crate) fn played_out(mut self, trick: &[Place]) -> Field {
        let mut begun = trick.iter().copied();
        while !self.is_over() {
            let led = begun.next().unwrap_or_else(|| self.lead());
            let second = begun.next().unwrap_or_else(|| self.second(led).0);
            let third = begun.next().unwrap_or_else(|| self.third(led, second).0);
            self = self.after([led, second, third]);
        }
        self
    }
}

/// The best of some cards for a place.
#[inline]
fn best(mut cards: u64, place: usize, mut worth: impl FnMut(Place) -> [i32; SEATS]) -> (Place, [i32; SEATS]) {
    let mut best = (0, [i32::MIN; SEATS]);
    while cards != 0 {
        let card = cards.trailing_zeros();
        cards &= cards - 1;
        let found = worth(card);
        if found[place] > best.1[place] {
            best = (card, found);
        }
    }
    best
}
