//! UCT: Monte Carlo tree search with upper confidence bounds.

use game::random::Fast;
use game::{Candidate, LineRules, MoveList, Position, Report, Scores, Seat, Thinking, Worth};

use super::arena::Arena;
use super::options::{Backup, Choice, UctOptions};
use super::preselect::{Preselection, preselect};
use crate::playout::{Course, random_game};
use crate::trail::{RepetitionRule, Trail};
use crate::{Meter, Root};

/// Monte Carlo tree search over any game of perfect information, for any number of seats.
///
/// **What it is.** Each iteration walks down the tree, at every node to the child that promises most
/// (mean reward plus a bonus for having been tried little), plays a random game from where the tree ends,
/// and counts the result along the way.
///
/// **When to use it.** When positions are hard to evaluate and random games say something about them. It
/// can be stopped at any time and works for any number of seats.
///
/// **What it costs.** A random game an iteration, and memory for the tree, taken once. After that nothing
/// is allocated.
///
/// **What it does not handle.** Narrow traps: a refutation that is one move in fifty is seen late. Without a
/// solver it never knows that it has won.
///
/// ```
/// use game::{Limits, random::fast, think_alone};
/// use search::{Root, example::TicTacToe, mcts::{Uct, UctOptions}};
///
/// let mut uct = Uct::new(UctOptions::default());
/// let root = Root::new(TicTacToe::after("a1 b2 c3"));
/// let report = think_alone(Limits::iterations(2000), |thinking| {
///     uct.search(&root, &mut fast(1), thinking)
/// });
/// let best = report.best().unwrap().mv.to_string();
/// assert!(["a2", "b1", "b3", "c2"].contains(&best.as_str()), "a corner would lose, {best} does not");
/// ```
#[derive(Debug)]
pub struct Uct<P: Position> {
    options: UctOptions,
    arena: Arena<P::Move>,
    /// The nodes of the current iteration below the root, each with the seat that moved into it.
    way: Vec<(u32, Seat)>,
    moves: P::Moves,
    trail: Trail,
}

impl<P: Position> Uct<P> {
    /// A search without a tree yet.
    pub fn new(options: UctOptions) -> Uct<P> {
        Uct {
            options,
            arena: Arena::new(options.capacity),
            way: Vec::with_capacity(256),
            moves: P::Moves::default(),
            trail: Trail::new(),
        }
    }

    /// How it searches.
    pub fn options(&self) -> &UctOptions {
        &self.options
    }

    /// Searches until the limits. All legal moves (after pre-selection, all that are left) come back, the
    /// one to play first. Empty if the game is over.
    pub fn search(
        &mut self,
        root: &Root<P>,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, P::Move>,
    ) -> Report<P::Move> {
        let Some(me) = root.position.turn() else { return Report::default() };
        let mut meter = Meter::new(thinking, self.options.limits);
        let kept = if self.options.preselection {
            match preselect(&root.position, me, &mut meter) {
                Preselection::Keeps(moves) => moves,
                Preselection::Wins(mv) => return won_at_once(mv, &meter),
            }
        } else {
            root.position.legal()
        };
        self.arena.begin();
        self.arena.expand(0, &kept, rng);
        let rules = root.position.line_rules();
        if rules.repetition.is_some() {
            self.trail.begin(&root.path, root.position.key(), 0);
        }
        let mut position = root.position.clone();
        while meter.iteration() {
            position.clone_from(&root.position);
            let Some(scores) = self.iterate(&mut position, root.plies, rules, rng, &mut meter) else { break };
            self.count(me, &scores);
            if meter.iterations() >= 1024 && meter.iterations().is_power_of_two() {
                (thinking.progress)(&self.report(&meter));
            }
        }
        self.report(&meter)
    }

    /// One iteration: down the tree, then a random game. `None` when the budget ran out on the way.
    fn iterate(
        &mut self,
        position: &mut P,
        plies: usize,
        rules: LineRules,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> Option<Scores> {
        self.way.clear();
        let mut node = 0;
        while let Some(seat) = position.turn() {
            if !self.may_descend(node, position, rng) {
                let course = Course { rules, most: self.options.max_playout };
                return random_game(position, plies + self.way.len(), course, rng, meter);
            }
            let child = self.arena.most_promising(node, self.options.exploration)?;
            let mv = self.arena.nodes[child].mv?;
            if !meter.node() {
                return None;
            }
            position.play(mv);
            self.way.push((child as u32, seat));
            node = child;
            if position.turn().is_some() && self.is_drawn(position, plies, rules) {
                return Some(position.drawn());
            }
        }
        Some(position.ending().map_or_else(|| position.drawn(), |ending| ending.scores))
    }

    /// Whether the walk goes on below a node; grows the tree there if it is time.
    fn may_descend(&mut self, node: usize, position: &P, rng: &mut Fast) -> bool {
        let known = &self.arena.nodes[node];
        if node != 0 && known.visits < self.options.threshold.max(1) {
            return false;
        }
        if known.is_leaf() {
            self.moves.clear();
            position.legal_into(&mut self.moves);
            self.arena.expand(node, &self.moves, rng);
        }
        !self.arena.nodes[node].is_leaf()
    }

    /// Whether the rules over the whole line end the game here.
    fn is_drawn(&mut self, position: &P, plies: usize, rules: LineRules) -> bool {
        let ply = self.way.len();
        let repeated = rules.repetition.is_some_and(|times| {
            let rule = RepetitionRule { times: u32::from(times), first: false, cycle: 1 };
            self.trail.arrive(ply, position.key(), 0, rule).is_some()
        });
        repeated || rules.move_limit.is_some_and(|limit| plies + ply >= limit as usize)
    }

    /// Counts a result at all nodes of the way.
    fn count(&mut self, me: Seat, scores: &Scores) {
        let rewards = self.options.reward.of(scores);
        self.arena.nodes[0].visits += 1;
        for (node, mover) in &self.way {
            let seat = match self.options.backup {
                Backup::Mover => *mover,
                Backup::Own => me,
            };
            let node = &mut self.arena.nodes[*node as usize];
            node.visits += 1;
            node.reward += rewards[seat.index()];
        }
    }

    fn report(&self, meter: &Meter<'_>) -> Report<P::Move> {
        let nodes = &self.arena.nodes;
        let mut children: Vec<usize> = nodes[0].children().collect();
        // Moves never tried come last; ties stay in the order of the tree.
        children
            .sort_by(|a, b| self.rank(*b).partial_cmp(&self.rank(*a)).unwrap_or(std::cmp::Ordering::Equal));
        let candidate = |child: usize| {
            let mv = nodes[child].mv?;
            Some(Candidate {
                mv,
                worth: Worth::Chance(nodes[child].mean()),
                visits: u64::from(nodes[child].visits),
                line: self.main_line(child),
            })
        };
        Report {
            candidates: children.into_iter().filter_map(candidate).collect(),
            nodes: meter.nodes(),
            iterations: meter.iterations(),
            ..Report::default()
        }
    }

    /// By what the moves of the root are ranked in the end.
    fn rank(&self, child: usize) -> (bool, f64, f64) {
        let node = &self.arena.nodes[child];
        let (mean, visits) = (node.mean(), f64::from(node.visits));
        let (first, second) = match self.options.choice {
            Choice::Value => (mean, visits),
            Choice::Visits => (visits, mean),
            Choice::Secure { margin } => (mean - margin / libm::sqrt(visits.max(1.0)), visits),
        };
        (node.visits > 0, first, second)
    }

    /// From a child of the root along the moves most visited.
    fn main_line(&self, child: usize) -> Vec<P::Move> {
        let nodes = &self.arena.nodes;
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
}

fn won_at_once<M: Copy>(mv: M, meter: &Meter<'_>) -> Report<M> {
    let candidate = Candidate { mv, worth: Worth::Win(1), visits: 0, line: vec![mv] };
    Report { candidates: vec![candidate], nodes: meter.nodes(), ..Report::default() }
}
