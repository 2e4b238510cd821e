//! What a search has found at the root, over all its trees.

use game::{Candidate, Position, Report, Seat, Worth};

use super::arena::Proof;
use super::options::{Choice, UctOptions};
use super::tree::Tree;
use crate::Reward;

/// A move of the root with the results of all trees.
struct RootMove<M> {
    mv: M,
    visits: u64,
    reward: f64,
    proof: Option<Proof>,
    line: Vec<M>,
    /// The visits of the tree that the line is from.
    line_visits: u32,
}

impl<M> RootMove<M> {
    fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.reward / self.visits as f64 }
    }

    /// By what the moves of the root are ranked in the end: proven wins, what was tried, what was tried and
    /// falls short of something `sure`, what was not tried, proven losses; then by the choice.
    fn rank(&self, me: Seat, seats: usize, by: (Choice, Reward), sure: f64) -> (u8, f64, f64) {
        let (choice, reward) = by;
        let visits = self.visits as f64;
        let Some(proof) = &self.proof else {
            let mean = self.mean();
            let (first, second) = match choice {
                Choice::Value => (mean, visits),
                Choice::Visits => (visits, mean),
                Choice::Secure { margin } => (mean - margin / libm::sqrt(visits.max(1.0)), visits),
            };
            let tier = match self.visits {
                0 => 1,
                _ if mean < sure => 2,
                _ => 3,
            };
            return (tier, first, second);
        };
        let own = proof.rewards[me.index()];
        match outcome(proof, me, seats, reward) {
            Outcome::Won => (4, own, -f64::from(proof.plies)),
            Outcome::Lost => (0, own, f64::from(proof.plies)),
            Outcome::Shared => match choice {
                Choice::Value | Choice::Secure { .. } => (3, own, visits),
                Choice::Visits => (3, visits, own),
            },
        }
    }
}

enum Outcome {
    Won,
    /// A draw; of scores any but the highest.
    Shared,
    Lost,
}

fn outcome(proof: &Proof, me: Seat, seats: usize, reward: Reward) -> Outcome {
    let own = proof.rewards[me.index()];
    let most = proof.rewards[..seats].iter().copied().fold(0.0, f64::max);
    match reward {
        _ if own >= 1.0 => Outcome::Won,
        Reward::Win { .. } if own < most => Outcome::Lost,
        _ => Outcome::Shared,
    }
}

/// What a node is worth to `me`, who moved into it.
pub(super) fn worth(proof: Option<&Proof>, mean: f64, me: Seat, seats: usize, reward: Reward) -> Worth {
    match (proof, reward) {
        (None, _) => Worth::Chance(mean),
        (Some(proof), Reward::Score { .. }) => Worth::Chance(proof.rewards[me.index()]),
        (Some(proof), Reward::Win { .. }) => match outcome(proof, me, seats, reward) {
            Outcome::Won => Worth::Win(proof.plies + 1),
            Outcome::Shared => Worth::Draw,
            Outcome::Lost => Worth::Loss(proof.plies + 1),
        },
    }
}

/// The report over all trees of a search.
pub(super) fn report<'a, P: Position>(
    trees: impl Iterator<Item = &'a Tree<P>>,
    me: Seat,
    seats: usize,
    options: &UctOptions,
) -> Report<P::Move> {
    let mut found: Vec<RootMove<P::Move>> = Vec::new();
    let mut is_proven = false;
    for tree in trees {
        is_proven |= tree.arena.proof(0).is_some();
        for child in tree.arena.nodes[0].children() {
            let node = &tree.arena.nodes[child];
            let Some(mv) = node.mv else { continue };
            let place = found.iter().position(|known| known.mv == mv).unwrap_or_else(|| {
                let (line, proof) = (Vec::new(), None);
                found.push(RootMove { mv, visits: 0, reward: 0.0, proof, line, line_visits: 0 });
                found.len() - 1
            });
            let known = &mut found[place];
            known.visits += u64::from(node.visits);
            known.reward += node.reward;
            known.proof = known.proof.or(tree.arena.proof(child).copied());
            if known.line.is_empty() || node.visits > known.line_visits {
                known.line = main_line(tree, child);
                known.line_visits = node.visits;
            }
        }
    }
    // Visits say little once everything is known.
    let by = (if is_proven { Choice::Value } else { options.choice }, options.reward);
    let proven = found.iter().filter_map(|known| known.proof.as_ref());
    let sure = proven.map(|proof| proof.rewards[me.index()]).fold(0.0, f64::max);
    // Ties stay in the order of the tree.
    found.sort_by(|a, b| {
        let (a, b) = (a.rank(me, seats, by, sure), b.rank(me, seats, by, sure));
        b.partial_cmp(&a).unwrap_or(std::cmp::Ordering::Equal)
    });
    let candidates = found.into_iter().map(|known| Candidate {
        visits: known.visits,
        worth: worth(known.proof.as_ref(), known.mean(), me, seats, options.reward),
        points: None,
        mv: known.mv,
        line: known.line,
        figures: Vec::new(),
    });
    Report { candidates: candidates.collect(), ..Report::default() }
}

/// From a child of the root along the moves most visited.
fn main_line<P: Position>(tree: &Tree<P>, child: usize) -> Vec<P::Move> {
    let nodes = &tree.arena.nodes;
    let mut line = Vec::new();
    let mut node = child;
    loop {
        line.extend(nodes[node].mv);
        let most = nodes[node].children().filter(|below| nodes[*below].visits > 0);
        match most.max_by_key(|below| (nodes[*below].visits, std::cmp::Reverse(*below))) {
            Some(below) => node = below,
            None => return line,
        }
    }
}
