//! Players that bid nothing beyond what they must: the published comparison of tactics was probably made so.

use game::{Decision, OptionSpec, Player, Settings, Thinking};

use crate::bid::Bid;
use crate::moves::Move;
use crate::{Marias, MariasView, Phase};

/// A player whose bids are the least that can be said.
pub(super) struct Modest(Box<dyn Player<Marias>>);

impl Modest {
    /// The option that makes a player modest.
    pub(super) fn option() -> OptionSpec {
        let help = "whether it bids as it likes, or nothing beyond hra";
        OptionSpec::choice("bids", &["all", "hra"], "all", help).remote()
    }

    /// The player, modest if its settings say so.
    pub(super) fn or(player: Box<dyn Player<Marias>>, settings: &Settings<'_>) -> Box<dyn Player<Marias>> {
        if settings.text("bids") == "hra" { Box::new(Modest(player)) } else { player }
    }
}

impl Player<Marias> for Modest {
    fn begin(&mut self, seed: u64) {
        self.0.begin(seed);
    }

    fn decide(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let public = view.public();
        if public.phase() != Phase::Bidding {
            return self.0.decide(view, thinking);
        }
        let ([least, _], _) = public.statements(false);
        Decision::plain(Move::Say(least.unwrap_or(Bid::NONE)))
    }
}
