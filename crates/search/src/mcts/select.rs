//! Which child of a node to walk to.

use game::{Move, Seat};

use super::arena::Arena;
use super::options::{Expansion, FirstPlay, Selection, UctOptions};

/// Where to walk from a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) child: usize,
    /// A proven child that promises more. There is nothing to learn from it, so the walk goes elsewhere, but
    /// above the node its value counts: that much the seat can have.
    pub(super) instead: Option<usize>,
}

impl<M: Move> Arena<M> {
    /// The undecided child that promises most to the seat that decides at a node: its mean and a bonus for
    /// having been tried little.
    pub(super) fn most_promising(&self, node: usize, seat: Seat, options: &UctOptions) -> Option<Step> {
        let parent = &self.nodes[node];
        let considered = considered(parent.visits, options);
        let log = libm::log(f64::from(parent.visits.max(1)));
        let root_of_visits = libm::sqrt(f64::from(parent.visits.max(1)));
        let expected = match options.first_play {
            FirstPlay::TryAll => 0.5,
            FirstPlay::Value(value) => value,
            FirstPlay::Parent { less } => self.mean_below(node) - less,
        };
        let mut best: Option<(usize, f64)> = None;
        let mut sure: Option<(usize, f64)> = None;
        for (place, child) in parent.children().enumerate() {
            // When everything considered is decided already, the next move is considered too.
            if place >= considered && best.is_some() {
                break;
            }
            if let Some(proof) = self.proof(child) {
                let value = proof.rewards[seat.index()];
                if sure.is_none_or(|(_, highest)| value > highest) {
                    sure = Some((child, value));
                }
                continue;
            }
            let tried = &self.nodes[child];
            // With one child a visit a child never drawn does not exist.
            if tried.visits == 0 && options.expansion == Expansion::One {
                continue;
            }
            if tried.visits == 0 && options.first_play == FirstPlay::TryAll {
                return Some(Step { child, instead: None });
            }
            let value = self.value(child, expected, options);
            let visits = f64::from(tried.visits);
            let bound = match options.selection {
                Selection::Ucb1 if tried.visits == 0 => value,
                Selection::Ucb1 => value + options.exploration * libm::sqrt(log / visits),
                Selection::Puct => {
                    let trust = f64::from(tried.prior) * root_of_visits / (1.0 + visits);
                    value + options.exploration * trust
                }
            };
            if best.is_none_or(|(_, highest)| bound > highest) {
                best = Some((child, bound));
            }
        }
        match (best, sure) {
            (Some((child, bound)), Some((proven, value))) if value > bound => {
                Some(Step { child, instead: Some(proven) })
            }
            // Children that are all proven prove nothing at a table of three where seats are indifferent.
            (best, sure) => best.or(sure).map(|(child, _)| Step { child, instead: None }),
        }
    }

    /// The first child that was never visited. Children lie in random order, so this is one drawn at random.
    pub(super) fn next_new(&self, node: usize) -> Option<usize> {
        self.nodes[node].children().find(|child| self.nodes[*child].visits == 0)
    }

    /// The mean reward of a child, at first mostly that of iterations in which its move was made at all.
    fn value(&self, child: usize, expected: f64, options: &UctOptions) -> f64 {
        let node = &self.nodes[child];
        let own = if node.visits == 0 { expected } else { node.mean() };
        let (Some(equivalence), Some(anywhere)) = (options.rave, self.anywhere.get(child)) else {
            return own;
        };
        if anywhere.visits == 0 {
            return own;
        }
        let share = libm::sqrt(equivalence / (3.0 * f64::from(node.visits) + equivalence));
        (1.0 - share) * own + share * anywhere.reward / f64::from(anywhere.visits)
    }

    /// What a node has brought so far to the seat that decides there.
    fn mean_below(&self, node: usize) -> f64 {
        let children = &self.nodes[self.nodes[node].children()];
        let visits: u64 = children.iter().map(|child| u64::from(child.visits)).sum();
        let reward: f64 = children.iter().map(|child| child.reward).sum();
        if visits == 0 { 0.5 } else { reward / visits as f64 }
    }
}

/// How many children a node considers.
fn considered(visits: u32, options: &UctOptions) -> usize {
    match options.widening {
        None => usize::MAX,
        Some(widening) => {
            let many = widening.base * libm::pow(f64::from(visits.max(1)), widening.power);
            (many as usize).max(1)
        }
    }
}
