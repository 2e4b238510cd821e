//! What a player plays for: to win the deal, for points, or to win the match.

use std::cmp::Ordering;

use crate::policy::Valued;
use crate::{ALL_POINTS, Briskula, Position, Variant};

use super::endgame;

/// What a player plays for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Aim {
    /// The chance to win the deal; among equals points.
    Win,
    /// As many points as possible.
    Points,
    /// The chance to win the match when three play: it matters who else wins the deal. By the winner of the deal
    /// (the last row: nobody) and the side that asks.
    Match([[f64; 3]; 4]),
}

/// What is to be expected, or the mean of such.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Prospect {
    /// The chance to win, a void deal counting half.
    pub(super) chance: f64,
    /// The own points less those of the other side (with three: the own points).
    pub(super) points: f64,
}

impl Prospect {
    /// Nothing.
    pub(super) const NONE: Prospect = Prospect { chance: 0.0, points: 0.0 };

    /// What the policy thinks of a card.
    pub(super) fn thought(value: Valued) -> Prospect {
        Prospect { chance: f64::from(value.chance), points: f64::from(value.points) }
    }

    /// Adds another one so many times.
    pub(super) fn add(&mut self, other: Prospect, times: f64) {
        self.chance += times * other.chance;
        self.points += times * other.points;
    }

    /// The same multiplied.
    pub(super) fn scaled(self, by: f64) -> Prospect {
        Prospect { chance: self.chance * by, points: self.points * by }
    }

    /// The points that the own side will have.
    pub(super) fn own_points(self, variant: Variant) -> f64 {
        if variant.sides() > 2 { self.points } else { f64::midpoint(f64::from(ALL_POINTS), self.points) }
    }
}

impl Aim {
    /// The words of the option, in the order of [`Aim::new`].
    pub(super) const WORDS: &'static [&'static str] = &["win", "points", "match"];

    /// An aim by its place among the words.
    ///
    /// For two sides the best card for the match is the best card for the deal, whatever the score: a won deal
    /// brings as much as a lost one costs, and a void one is dealt again.
    pub(super) fn new(choice: usize, game: &Briskula) -> Aim {
        match choice {
            1 => Aim::Points,
            2 if game.variant().sides() > 2 => {
                let won = [game.won(0), game.won(1), game.won(2)];
                let after = |winner: usize| {
                    let mut won = won;
                    won[winner] += 1;
                    chances(won, game.length)
                };
                Aim::Match([after(0), after(1), after(2), chances(won, game.length)])
            }
            _ => Aim::Win,
        }
    }

    /// Whether only the end of a deal says what it is worth.
    pub(super) fn wants_endings(self) -> bool {
        matches!(self, Aim::Match(_))
    }

    /// Whether one card is better than another.
    pub(super) fn prefers(self, one: Valued, other: Valued) -> bool {
        self.compare(Prospect::thought(one), Prospect::thought(other)).is_gt()
    }

    /// The best of some cards; of equals the first.
    pub(super) fn best_of(self, values: &[Valued]) -> Option<Valued> {
        values.iter().copied().reduce(|best, next| if self.prefers(next, best) { next } else { best })
    }

    /// Which prospect is better.
    pub(super) fn compare(self, one: Prospect, other: Prospect) -> Ordering {
        let by_chance = one.chance.total_cmp(&other.chance);
        let by_points = one.points.total_cmp(&other.points);
        if self == Aim::Points { by_points.then(by_chance) } else { by_chance.then(by_points) }
    }

    /// What a deal is worth that is over, or that lies open to everybody.
    pub(super) fn ending(self, position: &Position, side: usize) -> Prospect {
        let (score, points) = endgame::with_best_play(position, side);
        let chance = match self {
            Aim::Match(chances) => chances[position.public().winner().unwrap_or(3)][side],
            _ => f64::from(score + 1) / 2.0,
        };
        Prospect { chance, points: f64::from(points) }
    }
}

/// The chance of each of three to win a match when every deal is won by each with the same chance.
fn chances(won: [u8; 3], length: u8) -> [f64; 3] {
    if let Some(winner) = won.iter().position(|deals| *deals >= length) {
        let mut sure = [0.0; 3];
        sure[winner] = 1.0;
        return sure;
    }
    let mut chances_of = [0.0; 3];
    for winner in 0..3 {
        let mut next = won;
        next[winner] += 1;
        for (sum, chance) in chances_of.iter_mut().zip(chances(next, length)) {
            *sum += chance / 3.0;
        }
    }
    chances_of
}

#[cfg(test)]
mod tests {
    use game::{Game, Options};

    use super::*;

    fn game(options: &str) -> Briskula {
        Briskula::from_options(&Options::parse(options).unwrap()).unwrap()
    }

    #[test]
    fn two_sides_play_every_match_like_a_deal() {
        assert_eq!(Aim::new(2, &game("match=4,won=3/0")), Aim::Win);
        assert_eq!(Aim::new(2, &game("variant=4,match=4,won=1/2")), Aim::Win);
        assert_eq!(Aim::new(1, &game("match=4")), Aim::Points);
    }

    #[test]
    fn with_three_it_matters_who_else_wins() {
        let Aim::Match(chances) = Aim::new(2, &game("variant=3,match=4,won=0/3/1")) else {
            panic!("a match")
        };
        assert!(chances[1][1] > 0.999, "seat 1 wins the match with this deal");
        assert!(chances[0][0] > chances[2][0], "an own deal is best");
        assert!(chances[2][0] > 0.0, "but seat 2 may win rather than seat 1");
        for after in chances {
            assert!((after.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
    }
}
