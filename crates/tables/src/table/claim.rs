//! "The rest is mine."
//!
//! A claim is judged by the house over everything that the claimant cannot rule out, and a refusal tells nobody but the
//! claimant, and the claimant nothing new. Or it is made with open cards: everybody sees what the claimant sees, people
//! answer, and engines agree to what they can prove from that and from what they see themselves.

use game::Seat;

use super::{Matter, Phase, Play, Refusal, Table, What, Why};

impl Table {
    /// Whether a seat could claim the rest of this game, proven or not.
    pub(super) fn has_claims(&self, seat: Seat) -> bool {
        let play = self.play.as_ref().filter(|_| self.phase == Phase::Playing);
        play.is_some_and(|play| play.line.rest_to(seat).is_some())
    }

    pub(super) fn claim(&self, seat: Seat, show: bool) -> Result<What, Refusal> {
        self.to_move()?;
        if !self.has_claims(seat) {
            return Err(Refusal::not_allowed("there is nothing to claim in this game"));
        }
        if self.offer.is_some() {
            return Err(Refusal::not_allowed("there is an offer on the table"));
        }
        if show {
            return Ok(What::Offered { matter: Matter::Claim, seat });
        }
        match self.judged(seat, None) {
            Ok(()) => self.claimed(seat),
            Err(why) => Err(Refusal::new("unproven", why)),
        }
    }

    fn judged(&self, seat: Seat, judge: Option<Seat>) -> Result<(), String> {
        let play = self.play.as_ref().ok_or("no game is on the table")?;
        play.line.claim(seat, judge).map(|_| ()).map_err(|why| why.to_string())
    }

    /// The first engine that cannot prove the claim from what it sees and what the claimant has shown.
    pub(super) fn objector(&self, claimant: Seat) -> Option<Seat> {
        let engines =
            Seat::all(self.chairs.len()).filter(|seat| self.chairs[seat.index()].engine().is_some());
        engines.into_iter().find(|engine| self.judged(claimant, Some(*engine)).is_err())
    }

    /// The end of a game whose rest goes to this seat.
    pub(super) fn claimed(&self, seat: Seat) -> Result<What, Refusal> {
        let scores = self.play.as_ref().and_then(|play: &Play| play.line.rest_to(seat));
        let scores = scores.ok_or_else(|| Refusal::not_allowed("there is nothing to claim in this game"))?;
        Ok(What::Ended { why: Why::Claimed(seat), scores })
    }
}
