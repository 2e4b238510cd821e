//! Some cards ahead, then played out: what a begun trick of a game for points is worth where it cannot be solved.
//!
//! Alpha-beta over open hands in which a leaf is a whole deal that is played out. A card that is forced costs no depth.

use search::Meter;

use super::play::Laid;
use crate::bare::{Before, Place, after, answer, following, one_of_equals, play_out};
use crate::{SEATS, Worths};

/// How many cards are looked ahead with so many at hand: as far as leaves some twenty worlds in fifty milliseconds.
pub(super) const fn depth(cards: usize) -> u32 {
    match cards {
        14.. => 2,
        11..=13 => 3,
        _ => 4,
    }
}

/// A look at one world.
pub(super) struct Lookahead<'a, 'b> {
    pub(super) worths: &'a Worths,
    pub(super) meter: &'a mut Meter<'b>,
}

impl Lookahead<'_, '_> {
    /// What a begun trick is worth to declarer's side when the next `depth` cards are the best for whoever plays them and
    /// the rest is played out. Exact between `least` and `most`, else a bound. `None` when the meter stopped it.
    pub(super) fn value(
        &mut self,
        start: &Before,
        trick: &mut Laid,
        depth: u32,
        (mut least, mut most): (i32, i32),
    ) -> Option<i32> {
        if let [led, second, third] = trick[..]
            && start.hands[0].count_ones() > 1
            && depth > 0
        {
            let next = start.after([led, second, third]);
            return self.value(&next, &mut Laid::new(), depth, (least, most));
        }
        if depth == 0 || trick.is_full() {
            return self.meter.node().then(|| self.worths.of_outcome(&play_out(*start, trick)));
        }
        let place = (start.leader + trick.len()) % SEATS;
        let others = start.hands[after(place)] | start.hands[after(after(place))];
        let legal = trick.first().map_or(start.hands[place], |led| following(start.hands[place], *led));
        let mut cards = one_of_equals(legal, others);
        let deeper = if cards.is_power_of_two() { depth } else { depth - 1 };
        // What is played without a search is the best guess.
        let mut next = if deeper > 0 && !cards.is_power_of_two() {
            answer(start, trick)
        } else {
            cards.trailing_zeros()
        };
        let mut best: Option<i32> = None;
        loop {
            cards &= !(1_u64 << next);
            trick.push(next);
            let found = self.value(start, trick, deeper, (least, most));
            trick.pop();
            let found = found?;
            if place == 0 {
                best = Some(best.map_or(found, |known| known.max(found)));
                least = least.max(found);
            } else {
                best = Some(best.map_or(found, |known| known.min(found)));
                most = most.min(found);
            }
            if cards == 0 || least >= most {
                return best;
            }
            next = cards.trailing_zeros() as Place;
        }
    }
}
