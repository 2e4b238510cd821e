//! "The rest is mine."
//!
//! A claim is judged by the house over everything that the claimant cannot rule out, and a refusal tells nobody but the
//! claimant, and the claimant nothing new. Or it is made with open cards: everybody sees what the claimant sees, people
//! answer, and engines agree to what they can prove from that and from what they see themselves.
//!
//! Judging takes a while. A [`Case`] holds what it needs, so that it can be done apart from the table; the [`Verdict`]
//! comes back with the command and is worth nothing once the game has gone on.

use catalog::{AnyTable, Unproven};
use game::{Seat, Stop};
use serde::{Deserialize, Serialize};

use super::{Matter, Phase, Play, Refusal, Table, What, Why};
use crate::Code;

/// A claim that is to be judged.
pub struct Case {
    line: Box<dyn AnyTable>,
    claimant: Seat,
    /// The engines that are asked, where the claim is made with open cards.
    engines: Option<Vec<Seat>>,
    version: u64,
}

impl std::fmt::Debug for Case {
    /// Without the cards: this may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Case").field("claimant", &self.claimant).finish_non_exhaustive()
    }
}

/// What came of judging a claim.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The version of the game that was judged.
    version: u64,
    /// Why the claim does not stand by itself; `None` where it does, or where that was not asked.
    unproven: Option<Unproven>,
    /// The first engine that cannot prove the claim from what it sees and what the claimant has shown.
    objector: Option<Seat>,
}

impl Case {
    /// Judges the claim. Whoever judges can be made to wait, or stopped: then nothing is proven.
    pub fn judge(&self, stop: &Stop) -> Verdict {
        let judged = |judge| self.line.claim(self.claimant, judge, stop).err();
        let (unproven, objector) = match &self.engines {
            None => (judged(None), None),
            Some(engines) => (None, engines.iter().copied().find(|engine| judged(Some(*engine)).is_some())),
        };
        Verdict { version: self.version, unproven, objector }
    }
}

impl Table {
    /// Whether a seat could claim the rest of this game, proven or not.
    pub(super) fn has_claims(&self, seat: Seat) -> bool {
        let play = self.play.as_ref().filter(|_| self.phase == Phase::Playing);
        play.is_some_and(|play| play.line().rest_to(seat).is_some())
    }

    /// What there is to judge when a person claims the rest, with open cards or without.
    pub fn case(&self, person: &str, show: bool) -> Result<Case, Refusal> {
        let claimant = self.may_claim(person)?;
        let play = self.play.as_ref().ok_or_else(|| Refusal::not_allowed("the game has not begun"))?;
        let is_engine = |seat: &Seat| self.chairs[seat.index()].engine().is_some();
        let engines = show.then(|| Seat::all(self.chairs.len()).filter(is_engine).collect());
        Ok(Case { line: play.line().fork(), claimant, engines, version: self.game_version })
    }

    fn may_claim(&self, person: &str) -> Result<Seat, Refusal> {
        let seat = self.seated(person)?;
        self.to_move()?;
        if !self.has_claims(seat) {
            return Err(Refusal::not_allowed("there is nothing to claim in this game"));
        }
        if self.offer.is_some() {
            return Err(Refusal::not_allowed("there is an offer on the table"));
        }
        Ok(seat)
    }

    pub(super) fn claim(&self, person: &str, show: bool, verdict: Option<&Verdict>) -> Result<What, Refusal> {
        let seat = self.may_claim(person)?;
        let verdict = match verdict {
            Some(verdict) => verdict.clone(),
            None => self.case(person, show)?.judge(&Stop::new()),
        };
        self.fresh(verdict.version)?;
        match verdict.unproven {
            _ if show => Ok(What::Offered { matter: Matter::Claim, seat, objector: verdict.objector }),
            None => self.claimed(seat),
            Some(why) => Err(Refusal::new(Code::Unproven, why.to_string())),
        }
    }

    /// The end of a game whose rest goes to this seat.
    pub(super) fn claimed(&self, seat: Seat) -> Result<What, Refusal> {
        let scores = self.play.as_ref().and_then(|play: &Play| play.line().rest_to(seat));
        let scores = scores.ok_or_else(|| Refusal::not_allowed("there is nothing to claim in this game"))?;
        Ok(What::Ended { why: Why::Claimed(seat), scores })
    }
}
