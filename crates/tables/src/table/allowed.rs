//! What a person could do now, for the buttons of an interface.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Matter, Phase, Table};

/// Something that a person could do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Allowed {
    /// Sit down.
    Sit,
    /// Stand up.
    Leave,
    /// Say whether to begin.
    Ready,
    /// Decide.
    Move,
    /// Ask for a hint.
    Hint,
    /// Give the game up.
    Resign,
    /// Take back against engines.
    Undo,
    /// Ask the others to take back.
    OfferUndo,
    /// Offer a draw.
    OfferDraw,
    /// Answer whoever wants to take back.
    AnswerUndo,
    /// Answer whoever offers a draw.
    AnswerDraw,
    /// Claim the rest.
    Claim,
    /// Answer a claim with open cards.
    AnswerClaim,
    /// Stop the clocks.
    Pause,
    /// Go on.
    Resume,
    /// Ask for the next deal.
    Next,
    /// Ask for a new game.
    Rematch,
    /// Say something.
    Chat,
}

impl Table {
    /// The commands that would not be refused for who sends them, or when.
    pub fn allowed(&self, person: Option<&str>) -> Vec<Allowed> {
        let Some(person) = person else { return Vec::new() };
        let own = self.seats_of(person);
        let mut allowed = Vec::new();
        let acting = self.acting(person).is_ok();
        match self.phase {
            Phase::Waiting => {
                if own.is_empty() {
                    allowed.push(Allowed::Sit);
                } else {
                    allowed.extend([Allowed::Leave, Allowed::Ready]);
                }
            }
            Phase::Playing => self.allowed_in_play(&own, &mut allowed),
            Phase::Paused if acting => allowed.push(Allowed::Resume),
            Phase::Over if acting => {
                if self.has_next() {
                    allowed.push(Allowed::Next);
                }
                if !self.plan.is_compared() {
                    allowed.push(Allowed::Rematch);
                }
                if !own.is_empty() {
                    allowed.push(Allowed::Leave);
                }
            }
            Phase::Paused | Phase::Over => {}
        }
        if self.plan.chat {
            allowed.push(Allowed::Chat);
        }
        allowed
    }

    fn allowed_in_play(&self, own: &[game::Seat], allowed: &mut Vec<Allowed>) {
        if own.is_empty() {
            return;
        }
        let on_turn = self.turn().is_some_and(|turn| own.contains(&turn));
        if on_turn {
            allowed.push(Allowed::Move);
            if self.plan.hints {
                allowed.push(Allowed::Hint);
            }
        }
        allowed.push(Allowed::Resign);
        let back = self.may_go_back().is_ok() && self.steps_back(own).is_ok();
        match (&self.offer, self.heads() > 1) {
            (_, false) if back => allowed.push(Allowed::Undo),
            (Some(offer), true) if !own.contains(&offer.by) => allowed.push(match offer.matter {
                Matter::Draw => Allowed::AnswerDraw,
                Matter::Undo => Allowed::AnswerUndo,
                Matter::Claim => Allowed::AnswerClaim,
            }),
            (None, true) => {
                if back {
                    allowed.push(Allowed::OfferUndo);
                }
                if self.has_draws() {
                    allowed.push(Allowed::OfferDraw);
                }
            }
            _ => {}
        }
        if self.offer.is_none() && own.first().is_some_and(|seat| self.has_claims(*seat)) {
            allowed.push(Allowed::Claim);
        }
        if self.may_pause() {
            allowed.push(Allowed::Pause);
        }
    }
}
