//! Trump games with open hands, searched trick by trick to the end.
//!
//! Alpha-beta with minimal windows on bare hands. Before every trick: what is certain, then the table, whose keys see only
//! what still matters and whose values are what is still to come.

use search::Meter;
use search::solve::NO_MOVE;

use super::bare::{
    FIRST_TRUMP, Hands, Place, SEVEN_BIT, after, beats, declares, fat_points, following, leading,
    one_of_equals,
};
use super::guide::{FIRSTS, Question};
use super::memory::{Replies, TranspositionTable, to_follow, to_lead};
use super::promise::{Follows, Leads, Promising};
use super::{key, sure};
use crate::SEATS;

/// A deal before a trick.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    pub(super) hands: Hands,
    /// Who leads, counted from declarer.
    pub(super) leader: usize,
    /// Declarer's points in tricks.
    pub(super) points: i32,
    /// What the side that the question asks about declared first, as a place in the bonus.
    pub(super) first: usize,
}

/// The search and what it remembers.
#[derive(Debug)]
pub(super) struct Tricks {
    table: TranspositionTable,
    replies: Replies,
}

impl Tricks {
    /// With room for about so many positions, taken with the first question.
    pub(super) fn new(entries: usize) -> Tricks {
        Tricks { table: TranspositionTable::new(entries), replies: Replies::default() }
    }

    /// The most bytes that it holds.
    pub(super) const fn memory(entries: usize) -> u64 {
        TranspositionTable::memory(entries) + size_of::<Replies>() as u64
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.replies = Replies::default();
    }

    /// A bound of what a deal is worth: from below if it is at least `target`, else from above. The trick may have begun;
    /// its cards are still in the hands, but what they declared is declared. `kept` is the announced seven where it must
    /// be kept. `None` when the budget is spent.
    pub(super) fn bound(
        &mut self,
        before: &Before,
        trick: &[Place],
        (question, kept): (&Question, bool),
        target: i32,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        self.table.make_room();
        let kept = if kept { SEVEN_BIT } else { 0 };
        let special = if question.seven_counts { SEVEN_BIT | kept } else { kept };
        let open = [0, 1, 2].map(|first| [false, true].map(|seven| question.open_bonus(first, seven)));
        let mut asked = Asked { tricks: self, question, open, kept, special, target, meter };
        match *trick {
            // The last trick plays itself, begun or not.
            _ if before.hands.iter().all(|hand| hand.is_power_of_two()) => Some(asked.last_trick(before)),
            [led] => asked.second(before, led),
            [led, second] => asked.third(before, led, second),
            _ => asked.lead(before),
        }
    }
}

/// One question.
struct Asked<'a, 'b> {
    tricks: &'a mut Tricks,
    question: &'a Question,
    /// The least and the most that the end can still add, by the first marriage and by whether the seven is in play.
    open: [[(i32, i32); 2]; FIRSTS],
    kept: u32,
    /// Cards that are equal to no other.
    special: u32,
    target: i32,
    meter: &'a mut Meter<'b>,
}

impl Asked<'_, '_> {
    /// The cards that may be played when a seven has to be kept.
    #[inline]
    fn allowed(&self, cards: u32) -> u32 {
        let others = cards & !self.kept;
        if others != 0 { others } else { cards }
    }

    /// What the side asked about has declared first once a card is played from a hand.
    #[inline]
    fn first_after(&self, first: usize, place: usize, hand: u32, card: Place) -> usize {
        let asked = self.question.first_of == Some(usize::from(place != 0));
        if asked && first == 0 && declares(hand, card) { 1 + usize::from(card >= FIRST_TRUMP) } else { first }
    }

    /// One card each.
    fn last_trick(&self, before: &Before) -> i32 {
        let Before { hands, leader, points, first } = *before;
        let next = after(leader);
        let last = after(next);
        let [one, two, three] = [leader, next, last].map(|place| hands[place].trailing_zeros());
        let (mut taker, mut best) = if beats(two, one) { (next, two) } else { (leader, one) };
        if beats(three, best) {
            (taker, best) = (last, three);
        }
        let held = hands[0] | hands[1] | hands[2];
        let won = if taker == 0 { fat_points(held) + 10 } else { 0 };
        // The seven is absent, takes the trick, or is beaten.
        let seven = if held & SEVEN_BIT == 0 { 0 } else { 1 + usize::from(best != FIRST_TRUMP) };
        self.question.weight * (points + won) + self.question.bonus[first][seven]
    }

    /// Before a trick.
    fn lead(&mut self, before: &Before) -> Option<i32> {
        if !self.meter.node() {
            return None;
        }
        let [zero, one, two] = before.hands;
        let held = zero | one | two;
        if held.count_ones() == SEATS as u32 {
            return Some(self.last_trick(before));
        }
        let (target, question) = (self.target, self.question);
        let base = question.weight * before.points + question.bonus[before.first][0];
        let seven_open = question.seven_counts && held & SEVEN_BIT != 0;
        let (least, most) = self.open[before.first][usize::from(seven_open)];
        if base + least >= target {
            return Some(base + least);
        }
        let total = question.weight * (fat_points(held) + 10);
        if base + most + total < target {
            return Some(base + most + total);
        }
        if question.weight != 0 {
            let (fewest, all) = sure::points_to_come(before.hands, before.leader, self.kept & held);
            if base + least + fewest >= target {
                return Some(base + least + fewest);
            }
            if base + most + all < target {
                return Some(base + most + all);
            }
        }
        let key = key::of_ranks(before.hands, self.rest(before, held, seven_open));
        let mut entry = self.tricks.table.find(key);
        if base + entry.least() >= target {
            return Some(base + entry.least());
        }
        if base + entry.most() < target {
            return Some(base + entry.most());
        }
        let nodes = self.meter.nodes();
        let (value, best) = self.led(before, entry.best)?;
        entry.learn(value - base, value >= target, best, self.meter.nodes() - nodes);
        self.tricks.table.keep(entry);
        Some(value)
    }

    /// What sets apart two positions with the same hands.
    #[inline]
    fn rest(&self, before: &Before, held: u32, seven_open: bool) -> u64 {
        let first_open = self.question.first_of.is_some() && before.first == 0;
        let kept = u64::from(self.kept & held != 0);
        let rest = (before.leader as u64) << 60 | kept << 59;
        if first_open || seven_open {
            // Which card the seven is, and whether it is still there, matters to this question only.
            let open = before.first << 2 | usize::from(seven_open) << 1 | usize::from(first_open);
            let of = self.question.first_of.map_or(0, |side| side + 1);
            rest ^ self.question.salt() ^ game::random::mix((open << 2 | of) as u64 + 1)
        } else {
            rest | (self.question.weight as u64) << 58
        }
    }

    /// Tries every lead, the one that decided before first.
    fn led(&mut self, before: &Before, first: u8) -> Option<(i32, u8)> {
        let place = before.leader;
        let next = after(place);
        let (hand, others) = (before.hands[place], before.hands[next] | before.hands[after(next)]);
        let legal = self.allowed(leading(hand));
        let mut cards = one_of_equals(legal, hand, others, self.special);
        let occasion = to_lead(place, hand);
        let choice = !cards.is_power_of_two();
        let own = place == 0;
        let mut best = (if own { i32::MIN } else { i32::MAX }, NO_MOVE);
        let first = if first == NO_MOVE { self.tricks.replies.of(occasion) } else { first };
        let mut promising = Promising::default();
        let mut tried = Place::from(first);
        if first == NO_MOVE || cards >> first & 1 == 0 {
            Leads::new(hand, others, own).rank(cards, &mut promising);
            tried = promising.next()?;
        }
        loop {
            cards &= !(1 << tried);
            let value = if self.question.first_of.is_some() {
                let first = self.first_after(before.first, place, hand, tried);
                self.second(&Before { first, ..*before }, tried)?
            } else {
                self.second(before, tried)?
            };
            if if own { value > best.0 } else { value < best.0 } {
                best = (value, tried as u8);
            }
            if own == (value >= self.target) {
                // Nothing is learned from what had to be.
                if choice {
                    self.tricks.replies.learn(occasion, tried);
                }
                return Some(best);
            }
            if cards == 0 {
                // Nothing of it decided: no card is better than another.
                return Some((best.0, NO_MOVE));
            }
            if promising.is_empty() {
                Leads::new(hand, others, own).rank(cards, &mut promising);
            }
            tried = promising.next()?;
        }
    }

    fn second(&mut self, before: &Before, led: Place) -> Option<i32> {
        if !self.meter.node() {
            return None;
        }
        let place = after(before.leader);
        let last = after(place);
        let (hand, third) = (before.hands[place], before.hands[last]);
        let legal = self.allowed(following(hand, led, led));
        let cards = one_of_equals(legal, hand, third | before.hands[before.leader], self.special);
        let own = place == 0;
        let mut promising = Promising::default();
        if cards.is_power_of_two() {
            promising.alone(cards.into());
        } else {
            Follows::second(led, third, [before.leader, place, last]).rank(cards, &mut promising);
        }
        let mut best = if own { i32::MIN } else { i32::MAX };
        while let Some(card) = promising.next() {
            let value = if self.question.first_of.is_some() {
                let first = self.first_after(before.first, place, hand, card);
                self.third(&Before { first, ..*before }, led, card)?
            } else {
                self.third(before, led, card)?
            };
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
        let (leader, next) = (before.leader, after(before.leader));
        let place = after(next);
        let hand = before.hands[place];
        let wins = beats(second, led);
        let (taker, best_laid) = if wins { (next, second) } else { (leader, led) };
        let laid: u32 = 1 << led | 1 << second;
        let legal = self.allowed(following(hand, led, best_laid));
        let mut cards = one_of_equals(legal, hand, before.hands[leader] | before.hands[next], self.special);
        let mut then = *before;
        then.hands[leader] &= !laid;
        then.hands[next] &= !laid;
        let own = place == 0;
        let choice = !cards.is_power_of_two();
        let occasion = to_follow(place, led, second);
        let mut best = if own { i32::MIN } else { i32::MAX };
        let mut promising = Promising::default();
        let mut tried =
            if choice { Place::from(self.tricks.replies.of(occasion)) } else { cards.trailing_zeros() };
        let follows = Follows::third(best_laid, (place == 0) == (taker == 0));
        if tried == Place::from(NO_MOVE) || cards >> tried & 1 == 0 {
            follows.rank(cards, &mut promising);
            tried = promising.next()?;
        }
        loop {
            cards &= !(1 << tried);
            then.hands[place] = hand & !(1 << tried);
            then.leader = if beats(tried, best_laid) { place } else { taker };
            then.points = before.points;
            if then.leader == 0 {
                then.points += fat_points(laid | 1 << tried);
            }
            then.first = self.first_after(before.first, place, hand, tried);
            let value = self.lead(&then)?;
            best = if own { best.max(value) } else { best.min(value) };
            if own == (value >= self.target) {
                if choice {
                    self.tricks.replies.learn(occasion, tried);
                }
                return Some(best);
            }
            if cards == 0 {
                return Some(best);
            }
            if promising.is_empty() {
                follows.rank(cards, &mut promising);
            }
            tried = promising.next()?;
        }
    }
}
