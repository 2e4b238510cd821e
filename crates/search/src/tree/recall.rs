//! What a search asks of its table, and what it tells it.

use game::Position;

use super::options::{DepthUnit, PathCare, Trust};
use super::table::{Bound, Entry, Key, TranspositionTable};
use super::worker::{Basis, Found, Worker};
use crate::Guide;
use crate::value::nearer;

impl<P: Position, E: Guide<P>> Worker<'_, P, E> {
    /// The key under which the position at `ply` is remembered: equal only where the value at this depth is.
    pub(super) fn table_key(&self, ply: usize, depth: i32) -> Key {
        let position = &self.memory.positions[ply];
        let by_code = self.table.is_some_and(TranspositionTable::goes_by_code);
        let code = if by_code { self.guide.code(position) } else { 0 };
        Key { check: self.check_key(ply, depth), code }
    }

    fn check_key(&self, ply: usize, depth: i32) -> u64 {
        let position = &self.memory.positions[ply];
        let Some(options) = self.options.table else { return 0 };
        let mut key = if options.canonical {
            self.guide.canonical_key(position)
        } else if self.repetition.is_some() {
            self.memory.frames[ply].key
        } else {
            position.key()
        };
        key ^= self.salt;
        let reach = match self.options.depth_unit {
            DepthUnit::Turns => u32::MAX,
            DepthUnit::Decisions => {
                let extended = if self.options.extension { 2 * self.pass_depth as u32 } else { 0 };
                depth.max(0) as u32 + self.options.quiescence + self.options.settle + extended
            }
        };
        if let Some(rule) = self.repetition
            && options.path_care == PathCare::Exact
        {
            key ^= self.memory.trail.signature(ply, reach, rule);
        }
        let plies = self.plies_before + ply;
        if self.rules.move_limit.is_some_and(|limit| plies.saturating_add(reach as usize) >= limit as usize) {
            key ^= game::random::mix(plies as u64 + 1);
        }
        key
    }

    /// What an entry settles, if anything.
    pub(super) fn believe(
        &self,
        ply: usize,
        entry: &Entry,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Option<Found> {
        let options = self.options.table.as_ref()?;
        let deep_enough = match options.trust {
            Trust::SameDepth => entry.depth == depth || (entry.proven && entry.depth <= depth),
            Trust::AtLeastAsDeep => entry.depth >= depth || entry.proven,
        };
        if !deep_enough {
            return None;
        }
        // With minimal windows an open window means the principal line, which should be told whole.
        if self.options.minimal_window && beta - alpha > 1 {
            return None;
        }
        if self.repetition.is_some()
            && options.path_care == PathCare::Practical
            && self.memory.trail.has_repeated(ply)
        {
            return None;
        }
        let value = nearer(entry.value, -(ply as i32)) + self.banked(ply);
        let settles = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= beta,
            Bound::AtMost => value <= alpha,
        };
        let basis = if entry.proven { Basis::SURE } else { Basis::GUESSED };
        settles.then_some(Found { value, basis })
    }

    #[expect(clippy::too_many_arguments, reason = "one finished node has that many facts")]
    pub(super) fn remember(
        &self,
        key: Key,
        ply: usize,
        depth: i32,
        found: Found,
        alpha: i32,
        beta: i32,
        best: Option<u16>,
    ) {
        let Some((table, options)) = self.table.zip(self.options.table.as_ref()) else { return };
        let leans_on_past = options.path_care == PathCare::Practical
            && self.repetition.is_some()
            && found.basis.earliest < self.memory.trail.place(ply);
        if leans_on_past {
            return;
        }
        let bound = if found.value >= beta {
            Bound::AtLeast
        } else if found.value <= alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let proven = !found.basis.guessed;
        let value = nearer(found.value - self.banked(ply), ply as i32);
        table.put(key, Entry { value, depth, bound, proven, best });
    }

    /// What is certain already at `ply`, for the side to move there.
    fn banked(&self, ply: usize) -> i32 {
        let banked = self.guide.banked(&self.memory.positions[ply], self.me);
        if self.memory.frames[ply].ours { banked } else { -banked }
    }
}
