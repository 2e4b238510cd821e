//! Two sets of weights against each other.

use std::fmt;

use game::random::deal_stream;
use game::{Hosted, Position, Seat};
use search::tree::AlphaBeta;

use super::selfplay;
use crate::judgement::Judgement;
use crate::{Board, Yinsh};

/// How a match stands, from the view of the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Standing {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
}

impl Standing {
    /// The share of the points.
    pub(super) fn share(self) -> f64 {
        let games = self.games().max(1);
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games)
    }

    /// How many games were played.
    pub(super) fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// How many standard errors the share is above one half.
    pub(super) fn confidence(self) -> f64 {
        let games = f64::from(self.games().max(1));
        let share = self.share();
        let square = (f64::from(self.wins) + f64::from(self.draws) / 4.0) / games - share * share;
        (share - 0.5) / libm::sqrt((square / games).max(1e-9))
    }

    /// Both together.
    pub(super) fn and(self, other: Standing) -> Standing {
        Standing {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Standing { wins, draws, losses } = self;
        write!(f, "{} +{wins} ={draws} -{losses}, {:.1} %", self.games(), 100.0 * self.share())
    }
}

/// Opening number `index` of a match with both colours.
pub(super) fn pair(
    players: &mut [AlphaBeta<Board, Judgement>; 2],
    seed: u64,
    index: u64,
    nodes: u64,
) -> Standing {
    let game = Yinsh::default();
    let opening = game.opening(&mut deal_stream(seed, index));
    let mut standing = Standing::default();
    for first in Seat::all(2) {
        for player in players.iter_mut() {
            player.clear();
        }
        let mut board = Board::empty(*game.rules());
        for mv in &opening {
            board.play_unchecked(*mv);
        }
        while let Some(turn) = board.turn() {
            let player = &mut players[usize::from(turn != first)];
            board.play_unchecked(selfplay::decide(player, &board, nodes).0);
        }
        match board.ending().map_or(0, |ending| ending.scores[first]) {
            1.. => standing.wins += 1,
            0 => standing.draws += 1,
            _ => standing.losses += 1,
        }
    }
    standing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Weights;

    #[test]
    fn equal_players_share_the_points_of_every_pair() {
        let weights = Weights::learned();
        let mut players = [selfplay::engine(&weights), selfplay::engine(&weights)];
        for index in 0..3 {
            let standing = pair(&mut players, 4, index, 50);
            assert_eq!(standing.games(), 2);
            assert!((standing.share() - 0.5).abs() < 1e-9, "{standing:?}");
        }
    }

    #[test]
    fn confidence_grows_with_the_number_of_games() {
        let few = Standing { wins: 6, draws: 0, losses: 4 };
        let many = Standing { wins: 600, draws: 0, losses: 400 };
        assert!(few.confidence() < 1.0 && many.confidence() > 6.0);
    }
}
