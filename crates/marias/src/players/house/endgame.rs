//! The last tricks: one plan for all worlds that look the same, not another one in each.
//!
//! Where all worlds can be listed, the next own cards are chosen by extended PIMC: only after them are hands taken to
//! be open, and then the money is exact. So a guess is not put off to a moment when it would not be a guess any more.

use game::{Limits, Position as _, Report, SearchTree, Thinking, TreeExtent, View};
use search::tree::Against;
use search::value::Aim as Counted;
use search::worlds::{Epimc, EpimcOptions, Inner, Sampling, Utility, Valued};
use search::{Meter, Root};

use super::belief::Belief;
use super::past::Past;
use crate::moves::Move;
use crate::solving::{Aim, OpenHands};
use crate::{Marias, MariasView, Position, scoring};

/// From so many tricks to come on.
const TRICKS: usize = 4;
/// If there are no more worlds than this.
const MOST_WORLDS: usize = 150;
/// How many own cards are planned.
const PLANNED: u32 = 3;
/// At most so many positions are looked at.
const NODES: u64 = 60_000;
/// How many positions are remembered: four cards a hand do not need more.
const ROOM: usize = 1 << 12;

/// The money of a card when all hands are open after it.
struct Open(OpenHands);

impl Inner<Position> for Open {
    fn value(&mut self, world: &Root<Position>, mv: Move, _: u32, meter: &mut Meter<'_>) -> Option<Valued> {
        let public = world.position.public();
        let own = if world.position.turn()? == public.declarer() { 2 } else { -1 };
        let after = world.position.after(mv);
        let money = if after.is_over() {
            scoring::value(after.public())
        } else {
            self.0.value(&after, Aim::Money, meter)?
        };
        Some(Valued { value: own * money, exact: true })
    }

    fn aim(&self) -> Counted {
        Counted::Own
    }

    fn against(&self) -> Against {
        Against::OtherSides
    }
}

/// The search of the last tricks.
pub(super) struct Endgame(Epimc<Marias, Open>);

impl Endgame {
    pub(super) fn new(belief: Belief) -> Endgame {
        let options = EpimcOptions {
            limits: Limits { nodes: Some(NODES), ..Limits::NONE },
            sampling: Sampling { worlds: MOST_WORLDS, ..Sampling::default() },
            delay: PLANNED,
            utility: Utility::Points,
            ..EpimcOptions::default()
        };
        let inner = Open(OpenHands::new(search::solve::Switches::ALL, ROOM));
        let weigh = move |view: &MariasView, world: &Position| {
            let past = view.turn().and_then(|seat| Past::of(view, seat));
            libm::exp(past.map_or(0.0, |past| past.log_chance(view, world, belief)))
        };
        Endgame(Epimc::new(inner, options).weighing(Box::new(weigh)))
    }

    /// Whether it is time for it: few tricks, and few enough worlds to look at all of them.
    pub(super) fn is_near(view: &MariasView) -> bool {
        use game::Worlds;
        let few = || view.count_worlds().is_some_and(|count| count <= MOST_WORLDS as u128);
        view.public().play().left() <= TRICKS && view.public().trump().is_some() && few()
    }

    /// What every card is worth, and the plans as far as they are to be told; `None` if there was not even time for one plan.
    pub(super) fn search(
        &mut self,
        view: &MariasView,
        rng: &mut game::random::Fast,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<(Report<Move>, SearchTree)> {
        let limits = Limits { ms: thinking.limits.ms.map(|ms| ms / 2), iterations: None, ..thinking.limits };
        let (report, tree) = self.0.explain(view, rng, &mut thinking.within(limits), extent);
        (report.depth > 0).then_some((report, tree))
    }

    pub(super) fn memory() -> u64 {
        search::solve::TwoSided::<Position, search::Blind>::memory(ROOM) + (4 << 20)
    }
}
