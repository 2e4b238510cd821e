//! Partition search inside worlds: small hands are solved by sets, one table for all worlds of a decision.

use std::fmt;

use game::{Limits, Position, SearchTree, Seat, TreeExtent};

use super::inner::{Inner, Valued};
use crate::solve::{Partition, PartitionSearch};
use crate::tree::Against;
use crate::value::Aim;
use crate::{Guide, Meter, Root};

/// A game whose positions can be asked about as the open hands that its [sets](Partition) know.
pub trait InSets<P: Position>: Partition<Self::Hands> + Guide<Self::Hands> + Copy {
    /// Open hands of the game, without all that sets do not know.
    type Hands: Position;

    /// What sets are asked for a seat in a position, where no hand holds more than so many cards and they know all that
    /// counts there; `None` where they do not.
    fn question(&self, position: &P, seat: Seat, cards: usize) -> Option<Question<Self::Hands>>;

    /// What an answer is worth to the seat that asked, as the evaluation of the game counts.
    fn worth(&self, position: &P, seat: Seat, answer: i32) -> i32;
}

/// What a [`PartitionSearch`] is asked.
#[derive(Clone, Debug)]
pub struct Question<H> {
    /// The open hands.
    pub hands: H,
    /// Whose side it is asked for.
    pub seat: Seat,
    /// Between what bounds the answer lies.
    pub bounds: (i32, i32),
}

/// An [`Inner`] search that leaves small hands to partition search, and all else to another search.
///
/// **What it is.** The value of a world is found to its end as soon as its hands are small enough; the table of sets is kept
/// from world to world, for a set holds many of the worlds that are sampled for one decision.
///
/// **When to use it.** Trick games with many cards that are alike. **What it costs.** See [`PartitionSearch`].
///
/// **What it overlooks.** What the game pays beside the points of tricks.
pub struct BySets<P: Position, S: InSets<P>> {
    sets: S,
    search: PartitionSearch<S::Hands, S, S>,
    cards: usize,
    otherwise: Box<dyn Inner<P>>,
}

impl<P: Position, S: InSets<P>> fmt::Debug for BySets<P, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BySets").field("cards", &self.cards).finish_non_exhaustive()
    }
}

impl<P: Position, S: InSets<P>> BySets<P, S> {
    /// So many sets are remembered.
    const ENTRIES: usize = 1 << 16;

    /// Sets for hands of at most so many cards, another search for larger ones.
    pub fn new(sets: S, cards: usize, otherwise: Box<dyn Inner<P>>) -> BySets<P, S> {
        BySets { sets, search: PartitionSearch::new(sets, sets, BySets::<P, S>::ENTRIES), cards, otherwise }
    }
}

impl<P: Position, S: InSets<P>> Inner<P> for BySets<P, S> {
    fn value(&mut self, world: &Root<P>, mv: P::Move, depth: u32, meter: &mut Meter<'_>) -> Option<Valued> {
        let me = world.position.turn()?;
        // Asked before the move, so that all moves of a decision are valued by the same search.
        if self.sets.question(&world.position, me, self.cards).is_some() {
            let after = world.position.after(mv);
            if let Some(Question { hands, seat, bounds }) = self.sets.question(&after, me, self.cards) {
                let answer = self.search.value(&hands, seat, bounds, meter)?;
                return Some(Valued { value: self.sets.worth(&after, me, answer), exact: true });
            }
        }
        self.otherwise.value(world, mv, depth, meter)
    }

    /// Sets say what a hand is worth and remember no moves: the answers are those of the other search.
    fn tree(&mut self, world: &Root<P>, depth: u32, extent: TreeExtent, meter: &mut Meter<'_>) -> SearchTree {
        self.otherwise.tree(world, depth, extent, meter)
    }

    fn aim(&self) -> Aim {
        self.otherwise.aim()
    }

    fn against(&self) -> Against {
        self.otherwise.against()
    }

    fn memory(&self, limits: &Limits) -> u64 {
        self.search.memory() + self.otherwise.memory(limits)
    }

    fn clear(&mut self) {
        self.search.clear();
        self.otherwise.clear();
    }
}
