//! How a match of several deals stands.

use serde::Serialize;

/// The score of a match: how many deals each side has won, and how many of them win it.
///
/// ```
/// use game::MatchScore;
///
/// let score = MatchScore::new(4, vec![0, 1, 0, 1], vec![2, 4]);
/// assert_eq!(score.winners, [1], "seats 1 and 3 have won the match");
/// assert_eq!(score.of_seat(2), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MatchScore {
    /// How many won deals win the match.
    pub goal: u32,
    /// The side of each seat, counted from 0.
    pub sides: Vec<u8>,
    /// The won deals of each side.
    pub won: Vec<u32>,
    /// The sides that have reached the goal: nobody while the match goes on; more than one only where several sides win a
    /// deal that another gives up.
    pub winners: Vec<u8>,
}

impl MatchScore {
    /// The standing with these won deals.
    pub fn new(goal: u32, sides: Vec<u8>, won: Vec<u32>) -> MatchScore {
        let winners = (0u8..).zip(&won).filter(|(_, won)| **won >= goal).map(|(side, _)| side).collect();
        MatchScore { goal, sides, won, winners }
    }

    /// The won deals of the side of a seat.
    pub fn of_seat(&self, seat: usize) -> u32 {
        self.sides.get(seat).and_then(|side| self.won.get(usize::from(*side))).copied().unwrap_or(0)
    }
}
