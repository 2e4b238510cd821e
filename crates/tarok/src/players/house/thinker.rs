//! What the house thinks: every choice tried in worlds that fit what is known and what the others did.
//!
//! * [`belief`](super::belief) weighs worlds by bids, discards and cards.
//! * Bids, groups, discards, announcements and raises are chosen by the score that deals bring which are played out
//!   ([`bidding`](super::bidding), [`laying`](super::laying), [`stakes`](super::stakes)).
//! * Cards are chosen by playouts, and by solving when few are left ([`play`](super::play)).
//!
//! Everything is counted as what the seat gains over the mean of the others: in most deals only declarer's line changes,
//! and the others live on what he loses.

use game::random::{Fast, fast};
use game::{Limits, Report, SearchTree, Thinking, TreeExtent, View};
use search::Meter;
use search::worlds::verdicts;

use crate::{Move, OpenHands, Phase, TarokView};

/// All that thinking needs, and remembers within a game.
pub(super) struct Thinker {
    pub(super) rng: Fast,
    pub(super) open: OpenHands,
}

impl Thinker {
    pub(super) fn new() -> Thinker {
        Thinker { rng: fast(0), open: OpenHands::default() }
    }

    /// Another game begins: nothing of the last one is left, so that every game can be repeated alone.
    pub(super) fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.open.clear();
    }

    /// Every choice in as many worlds as the limits allow; `worlds` where there are none.
    pub(super) fn report(
        &mut self,
        view: &TarokView,
        thinking: &mut Thinking<'_, Move>,
        worlds: u64,
    ) -> Report<Move> {
        let own = view.turn().expect("a player is asked only while the deal goes on");
        let mut meter = Meter::new(thinking, Limits::iterations(worlds));
        let tally = match view.public().phase() {
            Phase::Bid => self.bid(view, own, &mut meter),
            Phase::Talon | Phase::Discard => self.talon(view, own, &mut meter),
            Phase::Announce | Phase::Kontra => self.stakes(view, own, &mut meter),
            Phase::Card | Phase::Over => self.cards(view, own, &mut meter),
        };
        tally.report(&meter)
    }

    /// The tree of a card: how many worlds say the same of it. All other choices rest on deals that are played out.
    pub(super) fn told(
        &mut self,
        view: &TarokView,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        if view.public().phase() != Phase::Card {
            return None;
        }
        let own = view.turn()?;
        let mut meter = Meter::new(thinking, Limits::iterations(1));
        let tally = self.cards_told(view, own, &mut meter);
        let report = tally.report(&meter);
        Some(SearchTree::of_report(&report, Some(own), extent, |found, left| {
            let place = tally.choices.iter().position(|choice| *choice == found.mv);
            let said = place.and_then(|place| tally.said.as_ref()?.get(place));
            verdicts(said.map_or(&[], |said| said), left, |_, _| SearchTree::default())
        }))
    }

    pub(super) fn memory() -> u64 {
        OpenHands::memory()
    }
}
