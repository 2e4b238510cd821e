//! `belief`: what each player can hold possible, in the last tricks; named by the author of the published players as a next
//! step.
//!
//! Until few tricks are left it is `minimax`. Then all deals that fit what was seen are listed, and everybody in the search,
//! opponents and partner too, plays what is best on average over what they cannot tell apart
//! ([`search::worlds::by_beliefs`]); what counts is the money of the deal.

use cards::CardSet;
use game::{
    Candidate, Decision, Limits, OptionError, OptionSpec, Player, Report, SearchTree, Seat, Settings,
    Thinking, TreeExtent, View, Worlds, Worth,
};
use search::Meter;
use search::worlds::told_by_beliefs;

use super::minimax::{Kind, Minimax};
use crate::{Marias, MariasView, Move, Phase, Position};

/// The limit of the last tricks where nobody sets one, in positions.
const USUAL: u64 = 1_000_000;

/// The player.
pub(super) struct Belief {
    /// With how many tricks left it looks at beliefs.
    tricks: usize,
    /// The most deals that it does that for.
    deals: usize,
    before: Minimax,
}

impl Belief {
    pub(super) fn options() -> Vec<OptionSpec> {
        let mut options = vec![
            OptionSpec::whole(
                "tricks",
                (1, 4),
                "3",
                "with how many tricks left everybody's beliefs are searched",
            )
            .remote(),
            OptionSpec::whole("deals", (1, 10_000), "200", "the most deals that this is done for")
                .remote_within((1, 1000)),
        ];
        options.extend(Minimax::options(Kind::Paranoid));
        options
    }

    pub(super) fn new(game: &Marias, settings: &Settings<'_>) -> Result<Belief, OptionError> {
        Ok(Belief {
            tricks: settings.whole("tricks") as usize,
            deals: settings.whole("deals") as usize,
            before: Minimax::new(Kind::Paranoid, game, settings)?,
        })
    }

    /// What every card is worth by everybody's beliefs; `None` where it is too early, or too much for the limit.
    fn last_tricks(
        &self,
        view: &MariasView,
        thinking: &Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<(Report<Move>, SearchTree)> {
        let public = view.public();
        if public.phase() != Phase::Playing || public.play().left() > self.tricks || view.legal().len() < 2 {
            return None;
        }
        let worlds = view.all_worlds(self.deals)?;
        let mut meter = Meter::new(thinking, Limits::nodes(USUAL));
        let (found, tree) = told_by_beliefs(view.game(), &worlds, &private, extent, &mut meter)?;
        let mut candidates: Vec<Candidate<Move>> =
            found.iter().map(|(mv, mean)| Candidate::new(*mv, Worth::Points(*mean))).collect();
        candidates.sort_by(|one, other| other.worth.rank().total_cmp(&one.worth.rank()));
        let depth = public.play().left() as u32;
        let (nodes, worlds) = (meter.nodes(), worlds.len() as u64);
        Some((Report { candidates, depth, nodes, worlds, ..Report::default() }, tree))
    }

    fn search(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        match self.last_tricks(view, thinking, TreeExtent::NOTHING) {
            Some((report, _)) => report,
            None => self.before.assess(view, thinking),
        }
    }
}

/// What a seat knows beyond what everybody knows: its cards, and the talon that it laid.
fn private(position: &Position, seat: Seat) -> u64 {
    let laid = seat == position.public().declarer();
    let talon = if laid { position.talon() } else { CardSet::NONE };
    position.hand(seat).bits() | talon.bits() << 32
}

impl Player<Marias> for Belief {
    fn begin(&mut self, seed: u64) {
        self.before.begin(seed);
    }

    fn decide(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let report = self.search(view, thinking);
        let mv = report.best().map_or_else(|| view.legal()[0], |best| best.mv);
        Decision { mv, report }
    }

    fn assess(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        self.search(view, thinking)
    }

    fn explain(
        &mut self,
        view: &MariasView,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        match self.last_tricks(view, thinking, extent) {
            Some((_, tree)) => Some(tree),
            None => self.before.tree(view, thinking, extent),
        }
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.before.memory(limits, threads) + (self.deals * size_of::<Position>()) as u64 * 64
    }
}
