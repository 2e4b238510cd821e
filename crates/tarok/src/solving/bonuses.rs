//! What the bonuses of a deal can still come to, from bare hands and eight bits of the past.
//!
//! The past is that of [`bare`](crate::bare), as [`Worths::past`] reads it from a public state.

use super::worths::{ABSENT, LOST, PARTNERS, Range, SPLIT, THEIRS, TOOK, WHOLE, Worths};
use crate::ALL_THIRDS;
use crate::bare::{
    ALL_TRICKS, Hands, KING_BITS, MOND_BIT, NO_TRICK, Outcome, PAGAT_BIT, Past, SKIS_BIT, TRULA_BITS, VALATS,
    mond_loser,
};

/// More thirds than there are: an end that answers yes, or no, whatever the thirds are.
pub(super) const WON: i32 = 10_000;

/// The worths of a deal, looked up by what is left of them.
#[derive(Debug)]
pub(super) struct Bonuses<'a> {
    worths: &'a Worths,
    asked: i32,
    trula: Set,
    kings: Set,
    /// A pagat still in the hand of declarer, or of a defender.
    pagat: [Range; 2],
}

/// What a set can come to, by how much of it is in hands (none, some, all) and who has begun to take it.
type Set = [[Range; 4]; 3];

fn range(worth: &[i32]) -> Range {
    (worth.iter().copied().min().unwrap_or(0), worth.iter().copied().max().unwrap_or(0))
}

fn set(worth: &[i32; 3]) -> Set {
    [0, 1, 2].map(|held| {
        [0, 1, 2, 3].map(|begun| match (begun, held) {
            _ if held == 2 => range(worth),
            (0, _) => range(worth),
            (1, 0) => range(&worth[WHOLE..=WHOLE]),
            (1, _) => range(&worth[WHOLE..=SPLIT]),
            (2, 0) => range(&worth[THEIRS..=THEIRS]),
            (2, _) => range(&worth[SPLIT..=THEIRS]),
            _ => range(&worth[SPLIT..=SPLIT]),
        })
    })
}

/// How much of a set is in hands.
#[inline]
fn part(held: u64, set: u64) -> usize {
    match held & set {
        0 => 0,
        some if some == set => 2,
        _ => 1,
    }
}

impl<'a> Bonuses<'a> {
    /// For the question whether the score comes to at least so much.
    pub(super) fn new(worths: &'a Worths, asked: i32) -> Bonuses<'a> {
        let [own, theirs] = &worths.pagat;
        Bonuses {
            worths,
            asked,
            trula: set(&worths.trula),
            kings: set(&worths.kings),
            pagat: [range(&own[..PARTNERS]), range(theirs)],
        }
    }

    /// What sets these questions apart from others.
    pub(super) fn salt(&self) -> u64 {
        self.worths.salt ^ game::random::mix(self.asked as u64)
    }

    /// The least and the most that all bonuses together come to, before a trick.
    #[inline]
    fn range(&self, past: Past, hands: Hands, held: u64) -> Range {
        let trula = self.trula[part(held, TRULA_BITS)][usize::from(past & 3)];
        let kings = self.kings[part(held, KING_BITS)][usize::from(past >> 2 & 3)];
        let pagat = if held & PAGAT_BIT == 0 {
            let none = self.worths.pagat[0][ABSENT];
            (none, none)
        } else {
            self.pagat[usize::from(hands[0] & PAGAT_BIT == 0)]
        };
        let mond = if held & MOND_BIT == 0 {
            let cost = self.worths.mond_of_past(past);
            (cost, cost)
        } else if held & SKIS_BIT == 0
            || hands.iter().any(|hand| hand & (MOND_BIT | SKIS_BIT) == MOND_BIT | SKIS_BIT)
        {
            // Nothing takes it.
            (0, 0)
        } else {
            let owner = hands.iter().position(|hand| hand & MOND_BIT != 0).unwrap_or(0);
            let cost = self.worths.mond[owner];
            (cost.min(0), cost.max(0))
        };
        (trula.0 + kings.0 + pagat.0 + mond.0, trula.1 + kings.1 + pagat.1 + mond.1)
    }

    /// The fewest and the most thirds that declarer may need, before a trick.
    #[inline]
    pub(super) fn needs(&self, past: Past, hands: Hands, held: u64) -> Range {
        let (low, high) = self.range(past, hands, held);
        if low == high && past & VALATS == 0 {
            let need = self.worths.need(self.asked - low);
            return (need, need);
        }
        let mut needs = (self.worths.need(self.asked - high), self.worths.need(self.asked - low));
        if past & VALATS == 0 {
            return needs;
        }
        let open = if held & MOND_BIT == 0 { 0 } else { self.worths.most_for_mond() };
        let known = if open == 0 { self.worths.mond_of_past(past) } else { 0 };
        let [all, none] = self.worths.valat;
        for (bit, worth) in [(ALL_TRICKS, all), (NO_TRICK, none)] {
            if past & bit == 0 {
                continue;
            }
            if worth + known + open >= self.asked {
                needs.0 = -WON;
            }
            if worth + known - open < self.asked {
                needs.1 = WON;
            }
        }
        needs
    }

    /// The thirds that an end needs, once all is over; `pagat` is who played it to the last trick and who took that.
    #[inline]
    pub(super) fn needed(&self, past: Past, pagat: Option<(usize, usize)>) -> i32 {
        match self.worths.rest_of_past(past, pagat) {
            Ok(rest) => self.worths.need(self.asked - rest),
            Err(valat) if valat >= self.asked => -WON,
            Err(_) => WON,
        }
    }
}

impl Worths {
    /// What a mond that is gone has cost.
    #[inline]
    fn mond_of_past(&self, past: Past) -> i32 {
        mond_loser(past).map_or(0, |loser| self.mond[loser])
    }

    /// What an end is worth beside the game by its thirds, or a valat that goes instead.
    #[inline]
    fn rest_of_past(&self, past: Past, pagat: Option<(usize, usize)>) -> Result<i32, i32> {
        let mond = self.mond_of_past(past);
        let [all, none] = self.valat;
        if past & ALL_TRICKS != 0 {
            return Err(all + mond);
        }
        if past & NO_TRICK != 0 {
            return Err(none + mond);
        }
        let end = |begun: Past| match begun & 3 {
            1 => WHOLE,
            2 => THEIRS,
            _ => SPLIT,
        };
        let pagat = match pagat {
            None => self.pagat[0][ABSENT],
            Some((owner, taker)) => {
                let end = if owner == taker {
                    TOOK
                } else if owner == 0 || taker == 0 {
                    LOST
                } else {
                    PARTNERS
                };
                self.pagat[usize::from(owner != 0)][end]
            }
        };
        Ok(self.trula[end(past)] + self.kings[end(past >> 2)] + pagat + mond)
    }

    /// What a deal that was played out is worth.
    pub(crate) fn of_outcome(&self, outcome: &Outcome) -> i32 {
        self.of_outcome_with(outcome, self.game(outcome.thirds))
    }

    /// The same with another worth of the game, but where a valat goes instead.
    pub(crate) fn of_outcome_with(&self, outcome: &Outcome, game: i32) -> i32 {
        let rest = self.rest_of_past(outcome.past, outcome.pagat);
        rest.map_or_else(|valat| valat, |rest| rest + game)
    }

    /// The game by guessed thirds, one after another.
    pub(crate) fn likely_games(&self) -> Vec<i32> {
        (0..=ALL_THIRDS).map(|thirds| super::likely_worth(thirds, |thirds| self.game(thirds))).collect()
    }
}

const _: () = assert!(WON > ALL_THIRDS);

#[cfg(test)]
mod tests {
    use game::random::deal_stream;
    use game::{Game, Position as _, Seat};

    use super::*;
    use crate::bare::play_out;
    use crate::{Move, Tarok, before};

    /// What is played out on bare hands is a deal of the public rules: the same cards give the same worth.
    #[test]
    fn a_playout_is_worth_what_the_rules_say() {
        let words = "pass; pass; bid solo; announce none; kontra none; kontra none";
        for index in 0..300 {
            let game = Tarok::default();
            let mut position = game.start(&game.deal(&mut deal_stream(21, index)));
            for mv in game.parse_moves(words).unwrap() {
                position.play_unchecked(mv);
            }
            let worths = Worths::of(&position);
            let told = worths.of_outcome(&play_out(before(&position, worths.declarer), &[]));
            // One card at a time by the public rules: the first that leaves the outcome as it is.
            while !position.is_over() {
                let legal = position.public().playable(position.hand(position.public().mover()));
                let keeps = legal.iter().find(|card| {
                    let next = position.after(Move::Card(*card));
                    let outcome = || play_out(before(&next, worths.declarer), &super::super::laid(&next));
                    let worth = if next.is_over() {
                        let scores = next.ending().unwrap().scores;
                        3 * scores[Seat::new(0)] - scores.sum()
                    } else {
                        worths.of_outcome(&outcome())
                    };
                    worth == told
                });
                position.play_unchecked(Move::Card(keeps.unwrap_or_else(|| panic!("deal {index}"))));
            }
        }
    }
}
