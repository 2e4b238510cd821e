//! Its searches: one alpha-beta with four switches, for cards, and a quick one for simulations.
//!
//! Every search begins without experience: history is cleared before each sampled world, and before each card of a
//! simulation.

use cards::{CardSet, Tarok};
use game::{Limits, SearchTree, TreeExtent};
use search::tree::{Against, AlphaBeta, AlphaBetaOptions, History, Raise, Replacement, TableOptions, Trust};
use search::value::{Aim, ENDLESS};
use search::worlds::{Inner, Valued};
use search::{Meter, Root};

use super::constants::{Constants, HistoryForm};
use super::judge::Judge;
use crate::{Move, Position, SEATS};

/// Searches of open cards.
pub(in crate::players) struct Engine {
    deep: AlphaBeta<Position, Judge>,
    /// For simulations: to the end of a trick a table finds nothing again.
    quick: AlphaBeta<Position, Judge>,
}

/// The deep search of one sampled world after the other: nothing of one is believed in the next.
pub(super) struct OneWorld(AlphaBeta<Position, Judge>);

impl OneWorld {
    pub(super) fn new(constants: Constants) -> OneWorld {
        OneWorld(AlphaBeta::new(Judge { constants }, options(&constants)))
    }
}

impl Inner<Position> for OneWorld {
    fn value(
        &mut self,
        world: &Root<Position>,
        card: Move,
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Valued> {
        self.values(world, &[card], depth, meter)?.pop()
    }

    fn values(
        &mut self,
        world: &Root<Position>,
        cards: &[Move],
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<Valued>> {
        self.0.forget();
        Inner::values(&mut self.0, world, cards, depth, meter)
    }

    fn tree(
        &mut self,
        world: &Root<Position>,
        depth: u32,
        extent: TreeExtent,
        meter: &mut Meter<'_>,
    ) -> SearchTree {
        self.0.forget();
        self.0.tree(world, depth, extent, meter)
    }

    fn aim(&self) -> Aim {
        self.0.options().aim
    }

    fn against(&self) -> Against {
        self.0.options().against
    }

    fn memory(&self, limits: &Limits) -> u64 {
        self.0.memory(limits, 1)
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

impl Engine {
    pub(in crate::players) fn new(constants: Constants) -> Engine {
        let judge = Judge { constants };
        let deep = options(&constants);
        let quick = AlphaBetaOptions { table: None, ..deep };
        Engine { deep: AlphaBeta::new(judge, deep), quick: AlphaBeta::new(judge, quick) }
    }

    /// What a card is worth in a world, searched so deep. `None` when the meter stopped it.
    #[cfg(test)]
    pub(super) fn value(
        &mut self,
        world: &Root<Position>,
        card: Move,
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        self.deep.window(world, &[card], depth, (-ENDLESS, ENDLESS), meter).map(|found| found.value)
    }

    /// Another deal begins: nothing of the last one is known.
    pub(in crate::players) fn clear(&mut self) {
        self.deep.clear();
        self.quick.clear();
    }

    /// Plays a deal out with open cards: each seat in turn plays the best card of a search to the end of the trick.
    /// `None` when the meter stopped it.
    pub(in crate::players) fn play_out(
        &mut self,
        position: Position,
        meter: &mut Meter<'_>,
    ) -> Option<Position> {
        let mut root = Root::new(position);
        while let Some(cards) = self.to_play(&root.position) {
            let cards: Vec<Move> = cards.iter().map(Move::Card).collect();
            let mut best = *cards.first()?;
            if cards.len() > 1 {
                let left = (SEATS - root.position.public().trick().len()) as u32;
                let found = self.quick.window(&root, &cards, left, (-ENDLESS, ENDLESS), meter)?;
                best = found.line.first().copied().unwrap_or(best);
            }
            // No way back is needed.
            game::Position::play_unchecked(&mut root.position, best);
        }
        Some(root.position)
    }

    /// The cards that are looked at; `None` when the deal is over.
    fn to_play(&self, position: &Position) -> Option<CardSet<Tarok>> {
        let public = position.public();
        Some(self.quick.guide().cards(public, position.hand(public.turn()?)))
    }

    /// The most bytes that simulations alone take.
    pub(super) fn memory_of_simulations(&self) -> u64 {
        self.quick.memory(&Limits::NONE, 1)
    }
}

/// The search of the source: fixed depth, no deepening, no aspiration.
fn options(constants: &Constants) -> AlphaBetaOptions {
    let table = TableOptions {
        entries: constants.table.entries,
        replacement: Replacement::Remainder,
        trust: Trust::AtLeastAsDeep,
        move_first: constants.table.move_first,
        ..TableOptions::default()
    };
    let raise = match constants.history {
        HistoryForm::Off | HistoryForm::Cut => Raise::AtCuts,
        HistoryForm::Best => Raise::AtBest,
        HistoryForm::BestHalf => Raise::AtBestByHalf,
    };
    AlphaBetaOptions {
        limits: Limits::NONE,
        aim: Aim::Margin,
        against: Against::OtherSides,
        deepening: false,
        ordering: false,
        minimal_window: constants.minimal_window,
        table: constants.table.on.then_some(table),
        history: if constants.history == HistoryForm::Off { History::Off } else { History::Fresh },
        raise,
        elimination: constants.eliminates,
        ..AlphaBetaOptions::plain()
    }
}
