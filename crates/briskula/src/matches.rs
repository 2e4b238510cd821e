//! Matches: who is how many won deals from the end, and who deals next.

use game::{Ending, Game, MatchScore, Seat};

use crate::Briskula;

impl Briskula {
    /// The won deals of each side after a deal that ended so: the best are a deal nearer to the match. What counts is what
    /// the deal scored, not what lay on the table when it was claimed or given up; where all score the same it is void.
    fn won_after(&self, ending: &Ending) -> [u8; 3] {
        let mut won = self.won;
        let scores = ending.scores.as_slice();
        let (best, least) = (scores.iter().max(), scores.iter().min());
        if best != least {
            for (side, won) in won.iter_mut().enumerate() {
                let mut seats = Seat::all(self.seats());
                let wins = |seat| self.variant.side(seat) == side && Some(&ending.scores[seat]) == best;
                *won += u8::from(seats.any(wins));
            }
        }
        won
    }

    /// The deal moves on, and whoever won it is a deal nearer to the match. A void deal is dealt again by the same
    /// dealer.
    pub(crate) fn next_deal(&self, ending: &Ending) -> Option<Briskula> {
        let won = self.won_after(ending);
        if won == self.won {
            return Some(*self);
        }
        let decided = won.iter().any(|won| *won >= self.length);
        (!decided).then(|| Briskula { dealer: self.dealer.next(self.seats()), won, ..*self })
    }

    /// How the match stands, where one is played.
    pub(crate) fn score_of_match(&self, ending: Option<&Ending>) -> Option<MatchScore> {
        if self.length < 2 {
            return None;
        }
        let won = ending.map_or(self.won, |ending| self.won_after(ending));
        let sides = Seat::all(self.seats()).map(|seat| self.variant.side(seat) as u8).collect();
        let won = won[..self.variant.sides()].iter().map(|won| u32::from(*won)).collect();
        Some(MatchScore::new(u32::from(self.length), sides, won))
    }
}
