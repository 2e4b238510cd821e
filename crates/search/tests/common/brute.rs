//! Minimax by the definition: every line, no cleverness, nothing remembered.

use game::{MoveList, Position, Seat};
use search::tree::{Against, AlphaBetaOptions, DepthUnit};
use search::value::MOST;
use search::{Guide, Root};

/// What the values mean: the parts of the options that may change them.
pub struct Brute<'a, E> {
    pub guide: &'a E,
    pub options: AlphaBetaOptions,
}

struct Walk {
    /// Keys from the start of the game to the current node.
    keys: Vec<u64>,
    root: usize,
    plies: usize,
    me: Seat,
}

impl<E> Brute<'_, E> {
    /// The value of the root for the seat to move.
    pub fn value<P: Position>(&self, root: &Root<P>, depth: i32) -> i32
    where
        E: Guide<P>,
    {
        self.moves(root, depth).into_iter().map(|(_, value)| value).max().expect("the game runs")
    }

    /// The value of every move of the root (elimination does not apply to the root here).
    pub fn moves<P: Position>(&self, root: &Root<P>, depth: i32) -> Vec<(P::Move, i32)>
    where
        E: Guide<P>,
    {
        let me = root.position.turn().expect("the game runs");
        let mut keys = root.path.clone();
        keys.push(root.position.key());
        let mut walk = Walk { root: keys.len() - 1, keys, plies: root.plies, me };
        let legal = root.position.legal();
        legal.iter().map(|mv| (mv, self.after(&root.position, mv, depth, None, &mut walk))).collect()
    }

    /// The value of a move for the side of `me`. With `quiet` only noisy moves follow, so many.
    fn after<P: Position>(
        &self,
        before: &P,
        mv: P::Move,
        depth: i32,
        quiet: Option<u32>,
        walk: &mut Walk,
    ) -> i32
    where
        E: Guide<P>,
    {
        let position = before.after(mv);
        walk.keys.push(position.key());
        let value = self.arrived(before, &position, depth, quiet, walk);
        walk.keys.pop();
        value
    }

    fn arrived<P: Position>(
        &self,
        before: &P,
        position: &P,
        depth: i32,
        quiet: Option<u32>,
        walk: &mut Walk,
    ) -> i32
    where
        E: Guide<P>,
    {
        let ply = walk.keys.len() - 1 - walk.root;
        let sides = match self.options.against {
            Against::OtherSides => position.sides(),
            Against::Everybody => std::array::from_fn(|seat| u8::from(seat != walk.me.index())),
        };
        let worth = |scores| self.options.aim.value(&scores, sides, walk.me, ply);
        if let Some(ending) = position.ending() {
            return worth(ending.scores);
        }
        let (here, past) = walk.keys.split_last().expect("there is a root");
        let rules = position.line_rules();
        if let Some(times) = rules.repetition {
            let seen = past.iter().filter(|key| *key == here).count() + 1;
            let passed = past[walk.root..].contains(here);
            if seen >= times as usize || (self.options.first_repetition && passed) {
                return worth(position.drawn());
            }
        }
        if rules.move_limit.is_some_and(|limit| walk.plies + ply >= limit as usize) {
            return worth(position.drawn());
        }
        if let Some(verdict) = self.guide.verdict(position, walk.me) {
            return verdict.clamp(-MOST, MOST);
        }
        if let Some(left) = quiet {
            return self.quiet(position, left, walk);
        }
        let counts = self.options.depth_unit == DepthUnit::Decisions || before.turn() != position.turn();
        let depth = depth - i32::from(counts);
        if depth <= 0 && (depth <= -(self.options.settle as i32) || self.guide.settled(position)) {
            return self.quiet(position, self.options.quiescence, walk);
        }
        self.best_of(position, depth, None, walk)
    }

    /// The best of all moves that are not left out.
    fn best_of<P: Position>(&self, position: &P, depth: i32, quiet: Option<u32>, walk: &mut Walk) -> i32
    where
        E: Guide<P>,
    {
        let legal = position.legal();
        let mut moves: Vec<P::Move> =
            legal.iter().filter(|mv| !self.options.elimination || !self.guide.skip(position, *mv)).collect();
        if moves.is_empty() {
            moves = legal.iter().collect();
        }
        let ours = self.is_ours(position, walk.me);
        let values = moves.into_iter().map(|mv| self.after(position, mv, depth, quiet, walk));
        let best = if ours { values.max() } else { values.min() };
        best.expect("somebody is to move, so there is a move")
    }

    fn quiet<P: Position>(&self, position: &P, left: u32, walk: &mut Walk) -> i32
    where
        E: Guide<P>,
    {
        if self.options.settle > 0 && left > 0 && !self.guide.settled(position) {
            // Nobody stops where something must be taken first.
            return self.best_of(position, 0, Some(left - 1), walk);
        }
        let mut best = self.guide.evaluate(position, walk.me).clamp(-MOST, MOST);
        if left == 0 {
            return best;
        }
        let ours = self.is_ours(position, walk.me);
        for mv in position.legal().iter() {
            let skipped = self.options.elimination && self.guide.skip(position, mv);
            if self.guide.noisy(position, mv) && !skipped {
                let value = self.after(position, mv, 0, Some(left - 1), walk);
                best = if ours { best.max(value) } else { best.min(value) };
            }
        }
        best
    }

    fn is_ours<P: Position>(&self, position: &P, me: Seat) -> bool {
        let seat = position.turn().expect("the game runs");
        let sides = position.sides();
        let partners =
            self.options.against == Against::OtherSides && sides[seat.index()] == sides[me.index()];
        seat == me || partners
    }
}
