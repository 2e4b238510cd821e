//! Searches of one world, where everything is seen.

use game::{Limits, Position, SearchTree, TreeExtent};

use crate::tree::{Against, AlphaBeta, AlphaBetaOptions, MaxN};
use crate::value::{Aim, ENDLESS, MOST};
use crate::{Guide, Meter, Root};

/// The value of a move in one world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Valued {
    /// The value to the seat to move, as in [`value`](crate::value).
    pub value: i32,
    /// Whether a deeper search would find the same.
    pub exact: bool,
}

/// A search of perfect information, to be run in worlds: what [`Pimc`](super::Pimc) and the others ask for
/// the value of a move.
///
/// * [`AlphaBeta`]: everybody against the seat to move, or with trusted partners, by its
///   [`against`](AlphaBetaOptions::against); exact with [`TO_THE_END`] as the depth;
/// * [`MaxN`]: everybody for themselves;
/// * [`Evaluation`]: no search at all;
/// * [`Function`]: anything else;
/// * a `Box<dyn Inner<P>>`.
pub trait Inner<P: Position>: Send {
    /// The value of a legal move to the seat to move in a world, looking `depth` decisions ahead, the move
    /// included. `None` when the meter stopped it.
    fn value(&mut self, world: &Root<P>, mv: P::Move, depth: u32, meter: &mut Meter<'_>) -> Option<Valued>;

    /// The values of some legal moves, in their order, as one search of a world. `None` when the meter stopped it.
    fn values(
        &mut self,
        world: &Root<P>,
        moves: &[P::Move],
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<Valued>> {
        moves.iter().map(|mv| self.value(world, *mv, depth, meter)).collect()
    }

    /// What it thinks of the answers in a world when it looks so many decisions ahead, to be looked at. Nothing where it tells
    /// no tree, or the meter stopped it.
    fn tree(&mut self, _: &Root<P>, _: u32, _: TreeExtent, _: &mut Meter<'_>) -> SearchTree {
        SearchTree::default()
    }

    /// What the end of a game is worth to this search.
    fn aim(&self) -> Aim {
        Aim::Win
    }

    /// Who plays against whom.
    fn against(&self) -> Against {
        Against::Everybody
    }

    /// The most bytes that it holds while it searches a world within these limits.
    fn memory(&self, _limits: &Limits) -> u64 {
        0
    }

    /// Forgets what earlier games taught.
    fn clear(&mut self) {}
}

/// The depth of a search that follows every line to its end.
pub const TO_THE_END: u32 = AlphaBetaOptions::DEEPEST;

impl<P: Position, E: Guide<P>> Inner<P> for AlphaBeta<P, E> {
    fn value(&mut self, world: &Root<P>, mv: P::Move, depth: u32, meter: &mut Meter<'_>) -> Option<Valued> {
        let found = self.window(world, &[mv], depth, (-ENDLESS, ENDLESS), meter)?;
        Some(Valued { value: found.value, exact: !found.guessed })
    }

    fn values(
        &mut self,
        world: &Root<P>,
        moves: &[P::Move],
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<Valued>> {
        let found = AlphaBeta::values(self, world, moves, depth, meter)?;
        Some(found.iter().map(|found| Valued { value: found.value, exact: !found.guessed }).collect())
    }

    fn tree(&mut self, world: &Root<P>, depth: u32, extent: TreeExtent, meter: &mut Meter<'_>) -> SearchTree {
        AlphaBeta::tree(self, world, depth, extent, meter)
    }

    fn aim(&self) -> Aim {
        self.options().aim
    }

    fn against(&self) -> Against {
        self.options().against
    }

    fn memory(&self, limits: &Limits) -> u64 {
        AlphaBeta::memory(self, limits, 1)
    }

    fn clear(&mut self) {
        AlphaBeta::clear(self);
    }
}

impl<P: Position, E: Guide<P>> Inner<P> for MaxN<P, E> {
    fn value(&mut self, world: &Root<P>, mv: P::Move, depth: u32, meter: &mut Meter<'_>) -> Option<Valued> {
        let (value, guessed) = self.value_of(world, mv, depth, meter)?;
        Some(Valued { value, exact: !guessed })
    }

    fn tree(&mut self, world: &Root<P>, depth: u32, extent: TreeExtent, meter: &mut Meter<'_>) -> SearchTree {
        MaxN::tree(self, world, depth, extent, meter)
    }

    fn aim(&self) -> Aim {
        self.options().aim
    }

    fn memory(&self, _: &Limits) -> u64 {
        MaxN::memory(self)
    }

    fn clear(&mut self) {
        MaxN::clear(self);
    }
}

impl<P: Position> Inner<P> for Box<dyn Inner<P>> {
    fn value(&mut self, world: &Root<P>, mv: P::Move, depth: u32, meter: &mut Meter<'_>) -> Option<Valued> {
        (**self).value(world, mv, depth, meter)
    }

    fn values(
        &mut self,
        world: &Root<P>,
        moves: &[P::Move],
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<Valued>> {
        (**self).values(world, moves, depth, meter)
    }

    fn tree(&mut self, world: &Root<P>, depth: u32, extent: TreeExtent, meter: &mut Meter<'_>) -> SearchTree {
        (**self).tree(world, depth, extent, meter)
    }

    fn aim(&self) -> Aim {
        (**self).aim()
    }

    fn against(&self) -> Against {
        (**self).against()
    }

    fn memory(&self, limits: &Limits) -> u64 {
        (**self).memory(limits)
    }

    fn clear(&mut self) {
        (**self).clear();
    }
}

/// The value of a move is what its guide thinks of the position after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evaluation<E> {
    /// Who evaluates.
    pub guide: E,
    /// What ends are worth.
    pub aim: Aim,
    /// Who plays against whom.
    pub against: Against,
}

impl<P: Position, E: Guide<P>> Inner<P> for Evaluation<E> {
    fn value(&mut self, world: &Root<P>, mv: P::Move, _: u32, meter: &mut Meter<'_>) -> Option<Valued> {
        let me = world.position.turn()?;
        if !meter.node() {
            return None;
        }
        let next = world.after(mv);
        let value = match finished(&next) {
            Some(scores) => self.aim.value(&scores, self.against.sides(&next.position, me), me, 1),
            None => self.guide.evaluate(&next.position, me).clamp(-MOST, MOST),
        };
        Some(Valued { value, exact: true })
    }

    fn aim(&self) -> Aim {
        self.aim
    }

    fn against(&self) -> Against {
        self.against
    }
}

/// A function `(world, move, depth, meter) -> value` as a search of worlds. It must count the positions that
/// it reaches with the meter, and give up with `None` when the meter says so.
#[derive(Clone, Copy, Debug)]
pub struct Function<F> {
    /// The function.
    pub value: F,
    /// What ends are worth, where another search meets one.
    pub aim: Aim,
}

impl<P, F> Inner<P> for Function<F>
where
    P: Position,
    F: FnMut(&Root<P>, P::Move, u32, &mut Meter<'_>) -> Option<Valued> + Send,
{
    fn value(&mut self, world: &Root<P>, mv: P::Move, depth: u32, meter: &mut Meter<'_>) -> Option<Valued> {
        (self.value)(world, mv, depth, meter)
    }

    fn aim(&self) -> Aim {
        self.aim
    }
}

/// The scores of a game that is over, by its position or by the rules over the whole line.
pub(super) fn finished<P: Position>(root: &Root<P>) -> Option<game::Scores> {
    let position = &root.position;
    if let Some(ending) = position.ending() {
        return Some(ending.scores);
    }
    let rules = position.line_rules();
    let repeated = rules.repetition.is_some_and(|times| {
        let key = position.key();
        root.path.iter().filter(|earlier| **earlier == key).count() + 1 >= usize::from(times)
    });
    let too_long = rules.move_limit.is_some_and(|limit| root.plies >= limit as usize);
    (repeated || too_long).then(|| position.drawn())
}
