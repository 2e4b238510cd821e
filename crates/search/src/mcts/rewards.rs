//! What the end of a game is worth to each seat, alone or with partners.

use game::{MAX_SEATS, Position, Scores, Seat};

use crate::Reward;

/// One number from 0 to 1 for each seat.
pub(crate) type Rewards = [f64; MAX_SEATS];

/// How results are counted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Counting {
    pub(crate) reward: Reward,
    /// Whether seats of one side want the same.
    pub(crate) partners: bool,
}

impl Counting {
    /// The rewards of a game that ended with these scores at this position.
    pub(crate) fn rewards<P: Position>(&self, position: &P, scores: &Scores) -> Rewards {
        if self.partners { self.of_sides(scores, position.sides()) } else { self.reward.of(scores) }
    }

    /// The rewards of a game that is over.
    pub(crate) fn ended<P: Position>(&self, position: &P) -> Rewards {
        let ending = position.ending();
        debug_assert!(ending.is_some(), "nobody is to move, so the game is over");
        let scores = ending.map_or_else(|| position.drawn(), |ending| ending.scores);
        self.rewards(position, &scores)
    }

    /// Partners share their results: the best place for a win, the mean for scores.
    fn of_sides(&self, scores: &Scores, sides: [u8; MAX_SEATS]) -> Rewards {
        let alone = self.reward.of(scores);
        let mut rewards = [0.0; MAX_SEATS];
        for seat in Seat::all(scores.seats()) {
            let side = sides[seat.index()];
            let mates = || Seat::all(scores.seats()).filter(|mate| sides[mate.index()] == side);
            rewards[seat.index()] = match self.reward {
                Reward::Win { draw } => {
                    let best = |wanted: bool| {
                        let seats = Seat::all(scores.seats());
                        seats
                            .filter(|seat| (sides[seat.index()] == side) == wanted)
                            .map(|seat| scores[seat])
                            .max()
                    };
                    match best(true).cmp(&best(false)) {
                        std::cmp::Ordering::Greater => 1.0,
                        std::cmp::Ordering::Equal => draw,
                        std::cmp::Ordering::Less => 0.0,
                    }
                }
                Reward::Score { .. } => {
                    mates().map(|mate| alone[mate.index()]).sum::<f64>() / mates().count().max(1) as f64
                }
            };
        }
        rewards
    }

    /// The seats that have won outright at the end of a game, one bit each; 0 if nobody has.
    pub(crate) fn winners<P: Position>(&self, position: &P, scores: &Scores) -> u8 {
        let counting = Counting { reward: Reward::Win { draw: 0.5 }, ..*self };
        let rewards = counting.rewards(position, scores);
        let bit = |seat: Seat| u8::from(rewards[seat.index()] >= 1.0) << seat.index();
        Seat::all(scores.seats()).map(bit).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_win_and_lose_together() {
        let win = Counting { reward: Reward::default(), partners: true };
        let scores = Scores::from_slice(&[4, -1, 4, -7]).expect("four seats");
        assert_eq!(win.of_sides(&scores, [0, 1, 0, 1])[..], [1.0, 0.0, 1.0, 0.0]);
        assert_eq!(win.of_sides(&scores, [0, 1, 1, 1])[..], [0.5, 0.5, 0.5, 0.5]);
        let points = Counting { reward: Reward::Score { lowest: 0, highest: 16 }, partners: true };
        let scores = Scores::from_slice(&[8, 2, 4]).expect("three seats");
        assert_eq!(points.of_sides(&scores, [0, 1, 0, 3])[..3], [0.375, 0.125, 0.375]);
    }
}
