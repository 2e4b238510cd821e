//! Sessions: deals in a row, with what passes from deal to deal, counted as one game.
//!
//! One game of a match is a single deal, a session of a number of deals ([`Setting::session`]), or, where the
//! rules play matches, all deals of one match. The deals of a session depend on the seed and the number of the
//! group alone, so every seating plays the same ones.

use catalog::AnyRules;
use game::{Forfeit, Scores, Seat};

use crate::{Played, Setting};

/// A match that is not decided after so many deals is left as it stands: somebody may forfeit every one.
const LONGEST_MATCH: u64 = 100;

/// When a game of a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// After one deal.
    Deal,
    /// After so many.
    Session(u64),
    /// When the rules say that it is decided.
    Match,
}

impl Length {
    pub(crate) fn of(setting: &Setting, rules: &dyn AnyRules) -> Length {
        match setting.session {
            Some(deals) => Length::Session(deals.max(1)),
            None if rules.plays_match() => Length::Match,
            None => Length::Deal,
        }
    }

    /// The most deals that can follow each other.
    pub(crate) fn most(self) -> u64 {
        match self {
            Length::Deal => 1,
            Length::Session(deals) => deals,
            Length::Match => LONGEST_MATCH,
        }
    }

    /// What one game is called: `game`, `session` or `match`.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Length::Deal => "game",
            Length::Session(_) => "session",
            Length::Match => "match",
        }
    }
}

/// The number of a deal among all deals of a seed: the first deals of all sessions are numbered as single
/// deals are, the later ones lie far beyond.
pub(crate) fn deal_index(group: u64, deal: u64) -> u64 {
    group.wrapping_add(deal << 40)
}

/// The deals of one game of a match, in a row.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    /// What was played, the first deal first; at least one.
    pub deals: Vec<Played>,
}

impl Sitting {
    /// What each seat scored in all deals together; `None` if a deal was not finished.
    pub fn scores(&self) -> Option<Scores> {
        let mut deals = self.deals.iter().map(|played| played.record.scores);
        let first = deals.next()??;
        deals.try_fold(first, |sum, scores| scores.map(|scores| added(sum, &scores)))
    }

    /// The first forfeit, if there was one.
    pub fn forfeit(&self) -> Option<&Forfeit> {
        self.deals.iter().find_map(|played| played.record.forfeit.as_ref())
    }
}

/// The sum of two scores.
pub(crate) fn added(mut sum: Scores, scores: &Scores) -> Scores {
    for seat in Seat::all(sum.seats().min(scores.seats())) {
        sum[seat] = sum[seat].saturating_add(scores[seat]);
    }
    sum
}
