//! What a person could do now, for the buttons of an interface.

use super::{Matter, Phase, Table};

impl Table {
    /// The commands that would not be refused for who sends them, or when.
    pub fn allowed(&self, person: Option<&str>) -> Vec<&'static str> {
        let Some(person) = person else { return Vec::new() };
        let own = self.seats_of(person);
        let mut allowed = Vec::new();
        let acting = self.acting(person).is_ok();
        match self.phase {
            Phase::Waiting => {
                if own.is_empty() {
                    allowed.push("sit");
                } else {
                    allowed.extend(["leave", "ready"]);
                }
            }
            Phase::Playing => self.allowed_in_play(&own, &mut allowed),
            Phase::Paused if acting => allowed.push("resume"),
            Phase::Over if acting => {
                if self.has_next() {
                    allowed.push("next");
                }
                allowed.push("rematch");
                if !own.is_empty() {
                    allowed.push("leave");
                }
            }
            Phase::Paused | Phase::Over => {}
        }
        if self.plan.chat {
            allowed.push("chat");
        }
        allowed
    }

    fn allowed_in_play(&self, own: &[game::Seat], allowed: &mut Vec<&'static str>) {
        if own.is_empty() {
            return;
        }
        let on_turn = self.turn().is_some_and(|turn| own.contains(&turn));
        if on_turn {
            allowed.push("move");
            if self.plan.hints {
                allowed.push("hint");
            }
        }
        allowed.push("resign");
        let back = self.may_go_back().is_ok() && self.steps_back(own).is_ok();
        match (&self.offer, self.heads() > 1) {
            (_, false) if back => allowed.push("undo"),
            (Some(offer), true) if !own.contains(&offer.by) => allowed.push(match offer.matter {
                Matter::Draw => "answer-draw",
                Matter::Undo => "answer-undo",
                Matter::Claim => "answer-claim",
            }),
            (None, true) => {
                if back {
                    allowed.push("offer-undo");
                }
                if self.has_draws() {
                    allowed.push("offer-draw");
                }
            }
            _ => {}
        }
        if self.offer.is_none() && own.first().is_some_and(|seat| self.has_claims(*seat)) {
            allowed.push("claim");
        }
        if self.may_pause() {
            allowed.push("pause");
        }
    }
}
