//! The graph behind the deals: for every way to have begun, how many ways there are to go on.
//!
//! The classes of cards are placed one after another, and each class place by place: a step says how many
//! cards of a class go to a place. All that matters of the steps before is how much room is left in each
//! place and which facts about groups have come up; there are few such states. The number of ways to
//! go on from each is counted backwards once, and a deal is drawn step by step in proportion to those
//! numbers, so no draw ever runs into a dead end.

use rustc_hash::FxHashMap;

use super::classes::{Class, classes};
use super::measure::{Measure, choose};
use super::unseen::{Group, Unseen};
use super::{Misfit, Place, Places, Weights};
use crate::pack::MAX_CARDS;
use crate::{Card, Pack};

/// One step: how many cards of a class go to a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) place: Place,
    /// Where the cards of the class end in [`DealGraph::cards`].
    pub(super) class_end: u8,
    /// Whether the rest of the class goes here.
    pub(super) is_last: bool,
}

/// A way to begin: the same room left, the same facts come up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    first: u32,
    count: u32,
    total: M,
}

/// A way to take a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    /// How many ways there are by this edge and those before it.
    upto: M,
    /// The node that it leads to.
    pub(super) next: u32,
    /// How many cards it puts.
    pub(super) put: u8,
}

/// All deals that fit, ready to be drawn from.
#[derive(Clone, Debug)]
pub(super) struct DealGraph<P: Pack, M> {
    /// The unseen cards, class by class; beyond them nothing that matters.
    pub(super) cards: [Card<P>; MAX_CARDS],
    pub(super) sizes: Vec<u8>,
    pub(super) piles: Places,
    pub(super) steps: Vec<Step>,
    nodes: Vec<Node<M>>,
    edges: Vec<Edge<M>>,
}

/// The room left in every place, a byte each, and the facts about groups that have come up, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct State {
    room: u128,
    groups: u16,
}

impl State {
    fn room(self, place: Place) -> u8 {
        (self.room >> (8 * place.index())) as u8
    }

    fn all_room(self) -> usize {
        self.room.to_le_bytes().iter().map(|room| usize::from(*room)).sum()
    }

    fn room_in(self, places: Places) -> usize {
        places.iter().map(|place| usize::from(self.room(place))).sum()
    }
}

/// A step as it is seen while counting.
struct CountingStep<P: Pack> {
    class: Class<P>,
    place: Place,
    /// The places of the class that come after this one.
    later_places: Places,
    /// How many cards the later classes have, and where they can go.
    later_cards: usize,
    later_allowed: Places,
}

impl<P: Pack> CountingStep<P> {
    fn all(classes: &[Class<P>]) -> Vec<CountingStep<P>> {
        let mut plans = Vec::new();
        for (at, class) in classes.iter().enumerate() {
            let later = &classes[at + 1..];
            let mut later_places = class.allowed;
            for place in class.allowed.iter() {
                later_places = later_places.without(place.into());
                plans.push(CountingStep {
                    class: *class,
                    place,
                    later_places,
                    later_cards: later.iter().map(|class| class.cards.len()).sum(),
                    later_allowed: later.iter().fold(Places::NONE, |all, class| all.and(class.allowed)),
                });
            }
        }
        plans
    }

    /// How many cards of the class are still to be placed.
    fn rest(&self, state: State) -> usize {
        state.all_room() - self.later_cards
    }

    /// The state after `put` cards have gone to the place, unless a fact forbids it.
    fn after(&self, state: State, put: u8, groups: &[Group<P>]) -> Option<State> {
        let mut next = State { room: state.room - (u128::from(put) << (8 * self.place.index())), ..state };
        for (at, group) in groups.iter().enumerate() {
            let bit = 1 << at;
            if put == 0 || self.class.groups & bit == 0 || !group.places.contains(self.place) {
                continue;
            }
            if group.at_most && (put > 1 || state.groups & bit != 0) {
                return None;
            }
            next.groups |= bit;
        }
        let class_is_done = self.later_places.is_empty();
        let filled = !class_is_done || next.room_in(Places::ALL.without(self.later_allowed)) == 0;
        filled.then_some(next)
    }
}

/// A step that has been found possible: where it leads, how many cards it puts, in how many ways.
struct Found {
    next: usize,
    put: u8,
    ways: u64,
}

impl<P: Pack, M: Measure> DealGraph<P, M> {
    pub(super) fn new(unseen: &Unseen<P>, weights: Option<&Weights<P>>) -> Result<DealGraph<P, M>, Misfit> {
        let classes = classes(unseen, weights);
        if classes.iter().any(|class| class.allowed.is_empty()) {
            return Err(Misfit::Nothing);
        }
        let plans = CountingStep::all(&classes);
        let mut room = [0; super::MAX_PLACES];
        room[..unseen.sizes.len()].copy_from_slice(&unseen.sizes);
        let start = State { room: u128::from_le_bytes(room), groups: 0 };
        let (levels, last) = explore(&plans, start, &unseen.groups);
        let demanded = demanded(&unseen.groups);
        let ends = last.iter().map(|state| state.groups & demanded == demanded);
        let mut graph = DealGraph {
            cards: [Card::at(0); MAX_CARDS],
            sizes: unseen.sizes.to_vec(),
            piles: unseen.piles,
            steps: steps(&plans),
            nodes: Vec::new(),
            edges: Vec::new(),
        };
        for (at, card) in classes.iter().flat_map(|class| class.cards).enumerate() {
            graph.cards[at] = card;
        }
        graph.count(&plans, &levels, ends.map(|fits| if fits { M::ONE } else { M::ZERO }).collect())?;
        Ok(graph)
    }

    /// Counts the ways to go on, from the last step to the first.
    fn count(
        &mut self,
        plans: &[CountingStep<P>],
        levels: &[Vec<Vec<Found>>],
        ends: Vec<M>,
    ) -> Result<(), Misfit> {
        // Nodes are numbered level by level from the end, so that a step knows the numbers it leads to.
        let mut values = ends;
        let mut first_of_next = 0_u32;
        self.nodes = values.iter().map(|total| Node { first: 0, count: 0, total: *total }).collect();
        for (plan, level) in plans.iter().zip(levels).rev() {
            let first_here = self.nodes.len() as u32;
            let mut totals = Vec::with_capacity(level.len());
            for found in level {
                let first = self.edges.len() as u32;
                let mut upto = M::ZERO;
                for step in found {
                    let weight = plan.class.weights[plan.place.index()];
                    let ways = values[step.next].times(step.ways, weight, step.put).ok_or(Misfit::TooMany)?;
                    if ways > M::ZERO {
                        upto = upto.plus(ways).ok_or(Misfit::TooMany)?;
                        let next = first_of_next + step.next as u32;
                        self.edges.push(Edge { upto, next, put: step.put });
                    }
                }
                self.nodes.push(Node { first, count: self.edges.len() as u32 - first, total: upto });
                totals.push(upto);
            }
            M::rescale(&mut totals);
            values = totals;
            first_of_next = first_here;
        }
        match values.first() {
            Some(total) if *total > M::ZERO => Ok(()),
            _ => Err(Misfit::Nothing),
        }
    }

    /// The node before the first step.
    pub(super) fn root(&self) -> u32 {
        self.nodes.len() as u32 - 1
    }

    /// How many ways there are in all (only the order of piles left aside).
    pub(super) fn total(&self) -> M {
        self.nodes[self.root() as usize].total
    }

    /// The steps that can be taken from a node.
    pub(super) fn edges(&self, node: u32) -> &[Edge<M>] {
        let node = &self.nodes[node as usize];
        &self.edges[node.first as usize..][..node.count as usize]
    }

    /// A step from a node, drawn in proportion to the ways that it leads to.
    #[inline]
    pub(super) fn draw<R: game::Rng + ?Sized>(&self, node: u32, rng: &mut R) -> &Edge<M> {
        let edges = self.edges(node);
        if let [only] = edges {
            return only;
        }
        let drawn = self.nodes[node as usize].total.draw(rng);
        // A weight can be rounded up to the total: then it is the last.
        edges.iter().find(|edge| drawn < edge.upto).unwrap_or(&edges[edges.len() - 1])
    }
}

/// The bits of the facts that must have come up in the end.
fn demanded<P: Pack>(groups: &[Group<P>]) -> u16 {
    (0..groups.len()).filter(|at| !groups[*at].at_most).fold(0, |bits, at| bits | 1 << at)
}

/// Finds all states that can be reached, level by level; gives the possible steps from each state of each
/// level, and the states of the last.
fn explore<P: Pack>(
    plans: &[CountingStep<P>],
    start: State,
    groups: &[Group<P>],
) -> (Vec<Vec<Vec<Found>>>, Vec<State>) {
    let mut levels = Vec::with_capacity(plans.len());
    let mut states = vec![start];
    let mut numbers: FxHashMap<State, usize> = FxHashMap::default();
    for plan in plans {
        let mut next_states = Vec::new();
        numbers.clear();
        let mut level = Vec::with_capacity(states.len());
        for state in &states {
            let rest = plan.rest(*state);
            let most = rest.min(usize::from(state.room(plan.place)));
            let least = rest.saturating_sub(state.room_in(plan.later_places));
            let mut found = Vec::new();
            for put in least..=most {
                let Some(next) = plan.after(*state, put as u8, groups) else { continue };
                let number = *numbers.entry(next).or_insert_with(|| {
                    next_states.push(next);
                    next_states.len() - 1
                });
                found.push(Found { next: number, put: put as u8, ways: choose(rest, put) });
            }
            level.push(found);
        }
        levels.push(level);
        states = next_states;
    }
    (levels, states)
}

fn steps<P: Pack>(plans: &[CountingStep<P>]) -> Vec<Step> {
    let all: usize = plans.first().map_or(0, |plan| plan.class.cards.len() + plan.later_cards);
    let step = |plan: &CountingStep<P>| Step {
        place: plan.place,
        class_end: (all - plan.later_cards) as u8,
        is_last: plan.later_places.is_empty(),
    };
    plans.iter().map(step).collect()
}
