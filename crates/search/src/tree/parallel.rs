//! One position on several threads: each searches it alone, all share the table.
//!
//! What one thread has found out the others need not find out again, and they meet the same positions at
//! different times, so together they get deeper. The values are the same as on one thread; the number of
//! nodes is not repeatable, which is why searches limited in nodes stay on one thread.

use std::sync::atomic::{AtomicBool, Ordering};

use game::{Position, Seat};

use super::alphabeta::Knowledge;
use super::deepen::{Answer, Question, RootMove};
use super::memory::Memory;
use crate::{Guide, Meter, Root};

/// What the threads found together, and what it cost all of them.
pub(super) struct Together<M> {
    pub(super) answer: Answer<M>,
    pub(super) nodes: u64,
    pub(super) evaluations: u64,
}

impl<M> Together<M> {
    /// What one thread found.
    fn by(answer: Answer<M>, meter: &Meter<'_>) -> Together<M> {
        Together { answer, nodes: meter.nodes(), evaluations: meter.evaluations() }
    }
}

/// Searches with one thread for each memory. Only the first, which runs here, tells how it gets on.
pub(super) fn search_together<P: Position, E: Guide<P>>(
    root: &Root<P>,
    me: Seat,
    knowledge: Knowledge<'_, E>,
    memories: &mut [Memory<P>],
    meter: &Meter<'_>,
    (moves, question): (&[RootMove<P::Move>], Question),
    tell: impl FnMut(&Answer<P::Move>, u64),
) -> Together<P::Move> {
    let halt = AtomicBool::new(false);
    let (own, others) = memories.split_at_mut(1);
    std::thread::scope(|scope| {
        let helpers: Vec<_> = others
            .iter_mut()
            .enumerate()
            .map(|(number, memory)| {
                let meter = meter.for_helper(&halt);
                let mut moves = moves.to_vec();
                // Every other helper is a depth ahead, so that they do not all do the same.
                let first_depth = 1 + (number as u32 + 1) % 2;
                scope.spawn(move || {
                    let mut worker = knowledge.worker(root, me, memory, meter);
                    let answer = worker.deepen(&mut moves, question, first_depth, |_, _| {});
                    Together::by(answer, &worker.meter)
                })
            })
            .collect();
        let mut worker = knowledge.worker(root, me, &mut own[0], meter.clone());
        let answer = worker.deepen(&mut moves.to_vec(), question, 1, tell);
        halt.store(true, Ordering::Relaxed);
        let mut all = Together::by(answer, &worker.meter);
        for helper in helpers {
            // A helper that failed has nothing to say; the search does not depend on it.
            if let Ok(found) = helper.join() {
                all.nodes += found.nodes;
                all.evaluations += found.evaluations;
                if found.answer.depth > all.answer.depth {
                    all.answer = found.answer;
                }
            }
        }
        all
    })
}
