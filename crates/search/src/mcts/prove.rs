//! Proofs: what follows for a node from the exact values of its children.

use game::{Move, Seat};

use super::arena::{Arena, Proof};
use super::rewards::Rewards;
use crate::Reward;

/// How one end compares with another to the seat that decides: the own reward, and at a table of two how
/// little is left for the opponent.
fn rank(rewards: &Rewards, seat: Seat, seats: usize) -> (f64, f64) {
    let own = rewards[seat.index()];
    if seats == 2 { (own, -rewards[seat.other().index()]) } else { (own, 0.0) }
}

/// Whether two ends are worth the same to everybody.
fn same(one: &Rewards, other: &Rewards) -> bool {
    one.iter().zip(other).all(|(one, other)| one.total_cmp(other).is_eq())
}

/// Whether a seat has all that there is.
fn is_win(rewards: &Rewards, seat: Seat) -> bool {
    rewards[seat.index()] >= 1.0
}

impl<M: Move> Arena<M> {
    /// Proves a node where `seat` decides if its children allow it, and says whether it is proven now.
    ///
    /// A child that gives the seat all there is proves the node. Otherwise all children must be proven; the
    /// best one counts. At a table of three or more the best ones must agree for everybody: a seat that does
    /// not care cannot be relied upon.
    pub(super) fn conclude(&mut self, node: usize, seat: Seat, seats: usize, reward: Reward) -> bool {
        if self.proof(node).is_some() {
            return true;
        }
        let all_there_is = seats == 2 || matches!(reward, Reward::Win { .. });
        let mut best: Option<Proof> = None;
        let mut agreed = true;
        let mut all_proven = true;
        for child in self.nodes[node].children() {
            let Some(proof) = self.proof(child).copied() else {
                all_proven = false;
                continue;
            };
            let Some(known) = best else {
                best = Some(proof);
                continue;
            };
            let (this, that) = (rank(&proof.rewards, seat, seats), rank(&known.rewards, seat, seats));
            if this > that {
                best = Some(proof);
                agreed = true;
            } else if this >= that {
                agreed &= same(&proof.rewards, &known.rewards);
                // Fast wins, slow losses.
                let better = if is_win(&proof.rewards, seat) {
                    proof.plies < known.plies
                } else {
                    proof.plies > known.plies
                };
                if better {
                    best = Some(proof);
                }
            }
        }
        let Some(best) = best else { return false };
        let won = all_there_is && is_win(&best.rewards, seat);
        let settled = won || (all_proven && agreed);
        if settled {
            self.prove(node, Proof { plies: best.plies + 1, ..best });
        }
        settled
    }
}
