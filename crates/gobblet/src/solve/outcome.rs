//! What a position is worth when both sides play as well as can be.

use std::cmp::Ordering;
use std::fmt;

/// The end that the side to move reaches against the best defence, and in how many moves of either side.
///
/// A winner takes the shortest way and a loser the longest, so outcomes are ordered by how much the side to
/// move likes them:
///
/// ```
/// use gobblet::solve::Outcome;
/// assert!(Outcome::Win(3) > Outcome::Win(5));
/// assert!(Outcome::Win(99) > Outcome::Draw && Outcome::Draw > Outcome::Loss(99));
/// assert!(Outcome::Loss(4) > Outcome::Loss(2));
/// assert_eq!(Outcome::Loss(4).a_move_earlier(), Outcome::Win(5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The side to move wins, at this number of plies. With 0 it has won already: the other side has
    /// uncovered a line.
    Win(u8),
    /// Nobody can force a win.
    Draw,
    /// The side to move loses, at this number of plies.
    Loss(u8),
}

impl Outcome {
    /// What this is worth to the side whose move leads here: one ply more, and the other way round.
    pub const fn a_move_earlier(self) -> Outcome {
        match self {
            Outcome::Win(plies) => Outcome::Loss(plies.saturating_add(1)),
            Outcome::Draw => Outcome::Draw,
            Outcome::Loss(plies) => Outcome::Win(plies.saturating_add(1)),
        }
    }

    /// The number of plies to the end; `None` for a draw.
    pub const fn plies(self) -> Option<u8> {
        match self {
            Outcome::Win(plies) | Outcome::Loss(plies) => Some(plies),
            Outcome::Draw => None,
        }
    }

    /// `win`, `draw` or `loss`.
    pub const fn word(self) -> &'static str {
        match self {
            Outcome::Win(_) => "win",
            Outcome::Draw => "draw",
            Outcome::Loss(_) => "loss",
        }
    }

    /// A number that grows with how much the side to move likes it.
    const fn rank(self) -> i32 {
        match self {
            Outcome::Win(plies) => 256 - plies as i32,
            Outcome::Draw => 0,
            Outcome::Loss(plies) => plies as i32 - 256,
        }
    }
}

impl Ord for Outcome {
    fn cmp(&self, other: &Outcome) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Outcome {
    fn partial_cmp(&self, other: &Outcome) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies() {
            Some(plies) => write!(f, "{} in {plies}", self.word()),
            None => f.write_str(self.word()),
        }
    }
}

/// An outcome in one byte, chosen so that the questions of the solver are single comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Code(pub(super) u8);

impl Code {
    /// Nothing is known yet; a draw when nothing more can be found out.
    pub(super) const OPEN: Code = Code(0);
    /// The game is over and drawn.
    pub(super) const DRAWN: Code = Code(1);
    /// The most plies that fit; no rules come near it.
    pub(super) const MOST_PLIES: u8 = 120;

    pub(super) const fn loss(plies: u8) -> Code {
        Code(2 + plies)
    }

    pub(super) const fn win(plies: u8) -> Code {
        Code(255 - plies)
    }

    /// Whether this is a win in fewer than so many plies (at least one).
    pub(super) const fn is_win_before(self, plies: u8) -> bool {
        self.0 > 255 - plies
    }

    /// Whether the game is over.
    pub(super) const fn is_over(self) -> bool {
        matches!(self, Code::DRAWN | Code(2 | 255))
    }

    pub(super) const fn outcome(self) -> Outcome {
        match self.0 {
            0 | 1 => Outcome::Draw,
            loss @ 2..128 => Outcome::Loss(loss - 2),
            win => Outcome::Win(255 - win),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_for_their_outcomes() {
        for plies in 0..=Code::MOST_PLIES {
            assert_eq!(Code::win(plies).outcome(), Outcome::Win(plies));
            assert_eq!(Code::loss(plies).outcome(), Outcome::Loss(plies));
            assert_eq!(Code::win(plies).is_over(), plies == 0);
            assert_eq!(Code::loss(plies).is_over(), plies == 0);
            for before in 1..=Code::MOST_PLIES {
                assert_eq!(Code::win(plies).is_win_before(before), plies < before);
                assert!(!Code::loss(plies).is_win_before(before));
            }
        }
        assert_eq!(Code::OPEN.outcome(), Outcome::Draw);
        assert_eq!(Code::DRAWN.outcome(), Outcome::Draw);
    }

    #[test]
    fn outcomes_are_written_for_people() {
        assert_eq!(Outcome::Win(13).to_string(), "win in 13");
        assert_eq!(Outcome::Draw.to_string(), "draw");
    }
}
