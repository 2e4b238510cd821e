//! Klop to its end when everybody plays for himself and sees all cards.

use arrayvec::ArrayVec;

use super::{Field, Place, after, one_of_equals, playable};
use crate::{PublicState, SEATS};

/// What each place gains over the mean of the others, twice.
pub(crate) type Gains = [i32; SEATS];

/// What a deal that is over brings each place over the mean of the others, twice.
pub(crate) fn gains(end: &PublicState, first: usize) -> Gains {
    let scores = end.ending().map(|ending| ending.scores);
    [0, 1, 2].map(|place| {
        let seat = game::Seat::new((first + place) % SEATS);
        scores.map_or(0, |scores| SEATS as i32 * scores[seat] - scores.sum())
    })
}

impl Field {
    /// What everybody gets who looks through a klop to its end: each place takes what is best for itself, of equals the
    /// weakest card. `worth` says what an end is worth to each; `spend` is asked before every card and ends the search by
    /// saying no.
    pub(crate) fn selfish(
        &self,
        trick: &[Place],
        worth: &dyn Fn(&Field) -> Gains,
        spend: &mut dyn FnMut() -> bool,
    ) -> Option<Gains> {
        if trick.len() == SEATS {
            let next = self.after([trick[0], trick[1], trick[2]]);
            return next.selfish(&[], worth, spend);
        }
        if self.is_over() {
            return Some(worth(self));
        }
        if !spend() {
            return None;
        }
        let place = (self.leader + trick.len()) % SEATS;
        let others = self.hands[after(place)] | self.hands[after(after(place))];
        let mut cards = one_of_equals(playable(self.hands[place], trick), others);
        let mut best: Option<Gains> = None;
        let mut laid: ArrayVec<Place, SEATS> = trick.iter().copied().collect();
        while cards != 0 {
            laid.push(cards.trailing_zeros());
            cards &= cards - 1;
            let found = self.selfish(&laid, worth, spend)?;
            laid.pop();
            if best.is_none_or(|known| found[place] > known[place]) {
                best = Some(found);
            }
        }
        best
    }
}
