//! Games for points with open hands, searched trick by trick to the end.
//!
//! Alpha-beta with minimal windows on bare hands. Before every trick: what is certain ([`to_come`], [`Bonuses`]), then
//! the table, whose keys see only what still matters and whose values are what is still to come.

use search::Meter;
use search::solve::NO_MOVE;

use super::bonuses::Bonuses;
use super::promise::{Promising, Replies, leads, seconds, thirds_on, to_lead};
use crate::SEATS;
use crate::bare::{
    Before, Codes, FIRST_TAROK, PAGAT_BIT, Place, VALATS, after, beats, following, one_of_equals, passed,
    thirds, to_come, winner,
};

/// What is known of what is still to come.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    least: i16,
    most: i16,
    /// What decided the last time.
    best: u8,
}

const LEAST: i16 = -20_000;
const MOST: i16 = 20_000;
const EMPTY: Entry = Entry { key: 0, least: LEAST, most: MOST, best: NO_MOVE };

/// One question.
#[derive(Debug)]
pub(super) struct Asked<'a> {
    /// For the score; `None` when only thirds are asked for.
    pub(super) bonuses: Option<Bonuses<'a>>,
    /// Whose pagat must be kept to the end if possible.
    pub(super) keeps: [bool; SEATS],
}

/// The search and its table.
#[derive(Debug)]
pub(super) struct Tricks {
    codes: Codes,
    entries: usize,
    table: Vec<Entry>,
    replies: Replies,
}

impl Tricks {
    /// With room for so many positions, taken with the first question.
    pub(super) fn new(entries: usize) -> Tricks {
        let entries = entries.next_power_of_two();
        Tricks { codes: Codes::default(), entries, table: Vec::new(), replies: Replies::default() }
    }

    /// The most bytes that it holds.
    pub(super) const fn memory(entries: usize) -> u64 {
        (entries.next_power_of_two() * size_of::<Entry>() + (1 << 16) + size_of::<Replies>()) as u64
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.replies = Replies::default();
    }

    /// A bound of what declarer's thirds, less those that the question needs, come to: from below if that is at least
    /// `target`, else from above. The trick may have begun. `None` when the budget is spent.
    pub(super) fn bound(
        &mut self,
        before: &Before,
        trick: &[Place],
        target: i32,
        asked: &Asked<'_>,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        if self.table.is_empty() {
            self.table.resize(self.entries, EMPTY);
        }
        let mut question = Question { solver: self, asked, target, meter };
        // Nothing is left to choose, and what becomes of a pagat in the last trick is told by its cards alone.
        if before.hands.iter().map(|hand| hand.count_ones()).sum::<u32>() == SEATS as u32 {
            return Some(question.last_trick(before));
        }
        match *trick {
            [led] => question.second(before, led),
            [led, second] => question.third(before, led, second),
            _ => question.lead(before),
        }
    }
}

struct Question<'a, 'b> {
    solver: &'a mut Tricks,
    asked: &'a Asked<'a>,
    target: i32,
    meter: &'a mut Meter<'b>,
}

/// What is known of a position before its trick is searched.
enum Known {
    /// A bound that answers the question.
    Decided(i32),
    /// Nothing that decides.
    Open { slot: usize, base: i32, entry: Entry },
}

/// With more cards than this at hand the table is asked about all third cards before any of them is searched.
const ASKED_FIRST: u32 = 3 * 5;

impl Question<'_, '_> {
    /// The cards that may be played of those that follow.
    #[inline]
    fn allowed(&self, cards: u64, place: usize) -> u64 {
        let others = cards & !PAGAT_BIT;
        if self.asked.keeps[place] && others != 0 { others } else { cards }
    }

    /// What is certain before a trick, or found in the table: a bound that decides, else where to remember what a search
    /// finds.
    #[inline]
    fn known(&self, before: &Before) -> Known {
        let hands = before.hands;
        let held = hands[0] | hands[1] | hands[2];
        if held.count_ones() == SEATS as u32 {
            return Known::Decided(self.last_trick(before));
        }
        let target = self.target;
        let (fewest, most) = match &self.asked.bonuses {
            Some(bonuses) => bonuses.needs(before.past, hands, held),
            None => (0, 0),
        };
        let is_decided = fewest == most && (before.past & VALATS == 0 || self.asked.bonuses.is_none());
        let all = thirds(held);
        let bound = before.banked - most;
        if bound >= target {
            return Known::Decided(bound);
        }
        let bound = before.banked + all - fewest;
        if bound < target {
            return Known::Decided(bound);
        }
        let (sure, open) = to_come(hands, before.leader, all);
        let bound = before.banked + sure - most;
        if bound >= target {
            return Known::Decided(bound);
        }
        let bound = before.banked + open - fewest;
        if bound < target {
            return Known::Decided(bound);
        }
        // Where only thirds are open all questions share what is known.
        let base = if is_decided { before.banked - fewest } else { before.banked };
        let mut rest = (before.leader as u64) << 60;
        if let Some(bonuses) = self.asked.bonuses.as_ref().filter(|_| !is_decided) {
            rest ^= bonuses.salt() ^ game::random::mix(u64::from(before.past) << 1 | 1);
        }
        for (place, keeps) in self.asked.keeps.iter().enumerate() {
            rest ^= u64::from(*keeps && hands[place] & PAGAT_BIT != 0) << 59;
        }
        let key = self.solver.codes.of(hands, rest);
        let slot = key as usize & (self.solver.table.len() - 1);
        let mut entry = self.solver.table[slot];
        if entry.key == key {
            let bound = base + i32::from(entry.least);
            if bound >= target {
                return Known::Decided(bound);
            }
            let bound = base + i32::from(entry.most);
            if bound < target {
                return Known::Decided(bound);
            }
        } else {
            entry = Entry { key, ..EMPTY };
        }
        Known::Open { slot, base, entry }
    }

    /// Before a trick.
    fn lead(&mut self, before: &Before) -> Option<i32> {
        if !self.meter.node() {
            return None;
        }
        let (slot, base, mut entry) = match self.known(before) {
            Known::Decided(bound) => return Some(bound),
            Known::Open { slot, base, entry } => (slot, base, entry),
        };
        let (value, best) = self.led(before, entry.best)?;
        if value >= self.target {
            entry.least = (value - base).clamp(LEAST.into(), MOST.into()) as i16;
        } else {
            entry.most = (value - base).clamp(LEAST.into(), MOST.into()) as i16;
        }
        if best != NO_MOVE {
            entry.best = best;
        }
        self.solver.table[slot] = entry;
        Some(value)
    }

    /// One card each.
    fn last_trick(&self, before: &Before) -> i32 {
        let Before { hands, leader, .. } = *before;
        let next = after(leader);
        let trick = [leader, next, after(next)].map(|place| hands[place].trailing_zeros());
        let taker = (leader + winner(trick)) % SEATS;
        let won = if taker == 0 { thirds(hands[0] | hands[1] | hands[2]) } else { 0 };
        let Some(bonuses) = &self.asked.bonuses else { return before.banked + won };
        let past = passed(before.past, trick, leader, taker);
        let owner = trick.iter().position(|card| *card == FIRST_TAROK);
        let pagat = owner.map(|place| ((leader + place) % SEATS, taker));
        before.banked + won - bonuses.needed(past, pagat)
    }

    /// Tries every lead, the one that decided before first.
    fn led(&mut self, before: &Before, first: u8) -> Option<(i32, u8)> {
        let hands = before.hands;
        let place = before.leader;
        let next = after(place);
        let others = hands[next] | hands[after(next)];
        let mut cards = one_of_equals(self.allowed(hands[place], place), others);
        let occasion = to_lead(place, hands[place]);
        let choice = !cards.is_power_of_two();
        let own = place == 0;
        let mut best = (if own { i32::MIN } else { i32::MAX }, NO_MOVE);
        let first = if first == NO_MOVE { self.solver.replies.of(occasion) } else { first };
        let mut promising = Promising::default();
        let mut tried = Place::from(first);
        if first == NO_MOVE || cards >> first & 1 == 0 {
            leads(cards, others, &mut promising);
            tried = promising.next()?;
        }
        loop {
            cards &= !(1 << tried);
            let value = self.second(before, tried)?;
            if if own { value > best.0 } else { value < best.0 } {
                best = (value, tried as u8);
            }
            if own == (value >= self.target) {
                // Nothing is learned from what had to be.
                if choice {
                    self.solver.replies.learn(occasion, tried);
                }
                return Some(best);
            }
            if cards == 0 {
                // Nothing of it decided: no card is better than another.
                return Some((best.0, NO_MOVE));
            }
            if promising.is_empty() {
                leads(cards, others, &mut promising);
            }
            tried = promising.next()?;
        }
    }

    fn second(&mut self, before: &Before, led: Place) -> Option<i32> {
        if !self.meter.node() {
            return None;
        }
        let hands = before.hands;
        let place = after(before.leader);
        let last = after(place);
        let legal = self.allowed(following(hands[place], led), place);
        let cards = one_of_equals(legal, hands[last] | hands[before.leader]);
        let own = place == 0;
        if cards.is_power_of_two() {
            return self.third(before, led, cards.trailing_zeros());
        }
        let mut promising = Promising::default();
        seconds(cards, led, following(hands[last], led), [before.leader, place, last], &mut promising);
        let mut best = if own { i32::MIN } else { i32::MAX };
        while let Some(card) = promising.next() {
            let value = self.third(before, led, card)?;
            best = if own { best.max(value) } else { best.min(value) };
            if own == (value >= self.target) {
                break;
            }
        }
        Some(best)
    }

    fn third(&mut self, before: &Before, led: Place, second: Place) -> Option<i32> {
        if !self.meter.node() {
            return None;
        }
        let mut hands = before.hands;
        let (leader, next) = (before.leader, after(before.leader));
        let place = after(next);
        let laid: u64 = 1 << led | 1 << second;
        let legal = self.allowed(following(hands[place], led), place);
        let cards = one_of_equals(legal, hands[leader] | hands[next]);
        hands[leader] &= !laid;
        hands[next] &= !laid;
        let best_laid = if beats(second, led) { second } else { led };
        let taker = if best_laid == led { leader } else { next };
        let with_taker = (place == 0) == (taker == 0);
        let lies = thirds(laid);
        let own = place == 0;
        let scores = self.asked.bonuses.is_some();
        let after_card = |card: Place| {
            let trick = [led, second, card];
            let taker = (leader + winner(trick)) % SEATS;
            let mut then = Before { hands, leader: taker, ..*before };
            then.hands[place] &= !(1 << card);
            if taker == 0 {
                then.banked += lies + thirds(1 << card);
            }
            if scores {
                then.past = passed(before.past, trick, leader, taker);
            }
            then
        };
        if cards.is_power_of_two() {
            return self.lead(&after_card(cards.trailing_zeros()));
        }
        let mut promising = Promising::default();
        thirds_on(cards, best_laid, lies, with_taker, &mut promising);
        let held = hands[0] | hands[1] | hands[2];
        if held.count_ones() > ASKED_FIRST {
            let mut rest = cards;
            while rest != 0 {
                let card = rest.trailing_zeros();
                rest &= rest - 1;
                if let Known::Decided(bound) = self.known(&after_card(card))
                    && own == (bound >= self.target)
                {
                    return Some(bound);
                }
            }
        }
        let mut best = if own { i32::MIN } else { i32::MAX };
        while let Some(card) = promising.next() {
            let value = self.lead(&after_card(card))?;
            best = if own { best.max(value) } else { best.min(value) };
            if own == (value >= self.target) {
                break;
            }
        }
        Some(best)
    }
}
