//! The tree of one thread: iterations, and what is counted after each.

use game::random::Fast;
use game::{LineRules, MoveList, Position, Seat};

use super::anywhere::{REMEMBERED, Register};
use super::arena::{Arena, Proof, Room};
use super::lookahead::Sight;
use super::options::{Backup, Expansion, UctOptions};
use super::rewards::{Counting, Rewards};
use super::select::Step;
use super::simulate::{Simulation, Workbench};
use crate::trail::{RepetitionRule, Trail};
use crate::{Guide, Meter, Reward, Root};

/// What all threads of a search share.
#[derive(Debug)]
pub(super) struct SharedSearch<'a, P: Position, E> {
    pub(super) root: &'a Root<P>,
    pub(super) me: Seat,
    pub(super) guide: &'a E,
    pub(super) options: &'a UctOptions,
    /// The moves of the root that are searched.
    pub(super) moves: &'a P::Moves,
}

impl<P: Position, E> SharedSearch<'_, P, E> {
    pub(super) fn counting(&self) -> Counting {
        Counting { reward: self.options.reward, partners: self.options.partners }
    }

    /// Whose reward is counted where a seat has moved.
    fn counted(&self, mover: Seat) -> Seat {
        match self.options.backup {
            Backup::Mover => mover,
            Backup::Own => self.me,
        }
    }

    fn rules(&self) -> LineRules {
        self.root.position.line_rules()
    }

    fn simulation(&self) -> Simulation<'_, E> {
        Simulation {
            guide: self.guide,
            greedy: self.options.greedy,
            cut: self.options.cut,
            lookahead: self.options.shallow.in_playouts,
            counting: self.counting(),
            rules: self.rules(),
            most: self.options.max_playout,
        }
    }
}

/// A node that an iteration came through.
#[derive(Clone, Copy, Debug)]
struct Passed {
    node: u32,
    /// Who moved into it.
    mover: Seat,
    /// The proven sibling whose value counts above.
    instead: Option<u32>,
}

/// A tree, and what iterations work with.
#[derive(Debug)]
pub(super) struct Tree<P: Position> {
    pub(super) arena: Arena<P::Move>,
    /// Where the part that is kept for the next search is copied to.
    spare: Arena<P::Move>,
    /// The steps of the current iteration from the root.
    way: Vec<Passed>,
    moves: P::Moves,
    trail: Trail,
    bench: Workbench<P>,
    register: Register<P::Move>,
}

impl<P: Position> Tree<P> {
    pub(super) fn new() -> Tree<P> {
        Tree {
            arena: Arena::new(),
            spare: Arena::new(),
            way: Vec::with_capacity(256),
            moves: P::Moves::default(),
            trail: Trail::new(),
            bench: Workbench::new(),
            register: Register::new(),
        }
    }

    /// A tree of the root and its moves.
    pub(super) fn begin<E: Guide<P>>(&mut self, shared: &SharedSearch<'_, P, E>, room: Room, rng: &mut Fast) {
        self.arena.begin(room);
        self.prepare(shared, rng);
    }

    /// The tree below a node of the last search, as the tree of this one.
    pub(super) fn carry_on<E: Guide<P>>(
        &mut self,
        node: usize,
        shared: &SharedSearch<'_, P, E>,
        room: Room,
        rng: &mut Fast,
    ) {
        self.spare.take_over(&self.arena, node, room, |mv| shared.moves.contains(mv));
        std::mem::swap(&mut self.arena, &mut self.spare);
        self.prepare(shared, rng);
    }

    fn prepare<E: Guide<P>>(&mut self, shared: &SharedSearch<'_, P, E>, rng: &mut Fast) {
        if self.arena.nodes[0].is_leaf() {
            self.expand(0, &shared.root.position, shared, rng);
        }
        if shared.rules().repetition.is_some() {
            self.trail.begin(&shared.root.path, shared.root.position.key(), 0);
        }
        self.bench.played = shared.options.rave.map(|_| {
            let mut played = self.bench.played.take().unwrap_or_default();
            played.clear();
            played.reserve(REMEMBERED);
            played
        });
    }

    fn expand<E: Guide<P>>(
        &mut self,
        node: usize,
        position: &P,
        shared: &SharedSearch<'_, P, E>,
        rng: &mut Fast,
    ) {
        let prior = shared.options.uses_priors().then_some(|mv| shared.guide.prior(position, mv));
        if node == 0 {
            self.arena.expand(0, shared.moves, rng, prior);
        } else {
            self.moves.clear();
            position.legal_into(&mut self.moves);
            self.arena.expand(node, &self.moves, rng, prior);
        }
    }

    /// Iterates until the meter stops it or the root is proven, calling `tell` now and then.
    pub(super) fn grow<E: Guide<P>>(
        &mut self,
        shared: &SharedSearch<'_, P, E>,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
        mut tell: impl FnMut(&Tree<P>, &Meter<'_>),
    ) {
        let mut position = shared.root.position.clone();
        while self.arena.proof(0).is_none() && meter.iteration() {
            position.clone_from(&shared.root.position);
            let Some(rewards) = self.iterate(&mut position, shared, rng, meter) else { break };
            self.count(rewards, shared);
            if meter.iterations() >= 1024 && meter.iterations().is_power_of_two() {
                tell(self, meter);
            }
        }
    }

    /// One iteration: down the tree, then a playout. `None` when the budget ran out on the way.
    fn iterate<E: Guide<P>>(
        &mut self,
        position: &mut P,
        shared: &SharedSearch<'_, P, E>,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> Option<Rewards> {
        self.way.clear();
        if let Some(played) = &mut self.bench.played {
            played.clear();
        }
        let mut node = 0;
        while let Some(seat) = position.turn() {
            if let Some(proof) = self.arena.proof(node) {
                return Some(proof.rewards);
            }
            if !self.may_descend(node, position, shared, rng, meter) {
                if let Some(proof) = self.arena.proof(node) {
                    return Some(proof.rewards);
                }
                let plies = shared.root.plies + self.way.len();
                return shared.simulation().run(position, plies, &mut self.bench, rng, meter);
            }
            let Step { child, instead } = self.step(node, seat, shared.options)?;
            let mv = self.arena.nodes[child].mv?;
            if !meter.node() {
                return None;
            }
            position.play_unchecked(mv);
            let instead = instead.map(|sibling| sibling as u32);
            self.way.push(Passed { node: child as u32, mover: seat, instead });
            if let Some(played) = &mut self.bench.played
                && played.len() < REMEMBERED
            {
                played.push((seat, mv));
            }
            node = child;
            if position.turn().is_some() && self.is_drawn(position, shared) {
                let rewards = shared.counting().rewards(position, &position.drawn());
                return Some(self.decided(node, rewards, shared.options));
            }
        }
        let rewards = shared.counting().ended(position);
        Some(self.decided(node, rewards, shared.options))
    }

    /// Whether the walk goes on below a node; grows the tree there if it is time.
    fn may_descend<E: Guide<P>>(
        &mut self,
        node: usize,
        position: &P,
        shared: &SharedSearch<'_, P, E>,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> bool {
        let known = &self.arena.nodes[node];
        let least = match shared.options.expansion {
            Expansion::All => shared.options.threshold.max(1),
            // A child that was just made gets its playout; the next visit makes a child of it.
            Expansion::One => 1,
        };
        if node != 0 && known.visits < least {
            return false;
        }
        if known.is_leaf() {
            let depth = shared.options.shallow.at_expansion;
            if depth > 0
                && shared.options.proves()
                && self.is_decided_soon(node, position, depth, shared, meter)
            {
                return false;
            }
            self.expand(node, position, shared, rng);
        }
        let may_choose = match shared.options.expansion {
            Expansion::All => true,
            Expansion::One => !self.is_young(node, shared.options) || self.arena.next_new(node).is_some(),
        };
        may_choose && !self.arena.nodes[node].is_leaf()
    }

    /// Whether a node still gets a child a visit: until the threshold, and at least one.
    fn is_young(&self, node: usize, options: &UctOptions) -> bool {
        let known = &self.arena.nodes[node];
        let no_child_yet = || known.children().all(|child| self.arena.nodes[child].visits == 0);
        known.visits < options.threshold || no_child_yet()
    }

    /// Where to walk from a node that may be descended.
    fn step(&self, node: usize, seat: Seat, options: &UctOptions) -> Option<Step> {
        if options.expansion == Expansion::One && self.is_young(node, options) {
            return self.arena.next_new(node).map(|child| Step { child, instead: None });
        }
        self.arena.most_promising(node, seat, options)
    }

    /// Proves a node if somebody wins by force within a few decisions.
    fn is_decided_soon<E: Guide<P>>(
        &mut self,
        node: usize,
        position: &P,
        depth: u32,
        shared: &SharedSearch<'_, P, E>,
        meter: &mut Meter<'_>,
    ) -> bool {
        let counting = shared.counting();
        // What a win is worth beside other wins only these rewards say.
        let Reward::Win { .. } = counting.reward else { return false };
        let Sight::Won { winners, plies } = self.bench.lookahead.look(position, depth, counting, meter)
        else {
            return false;
        };
        let mut rewards = Rewards::default();
        for seat in Seat::all(position.seats()) {
            rewards[seat.index()] = f64::from(winners >> seat.index() & 1);
        }
        self.arena.prove(node, Proof { rewards, plies });
        true
    }

    /// Whether the rules over the whole line end the game here.
    fn is_drawn<E>(&mut self, position: &P, shared: &SharedSearch<'_, P, E>) -> bool {
        let ply = self.way.len();
        let rules = shared.rules();
        let repeated = rules.repetition.is_some_and(|times| {
            let rule = RepetitionRule { times: u32::from(times), first: false, cycle: 1 };
            self.trail.arrive(ply, position.key(), 0, rule).is_some()
        });
        repeated || rules.move_limit.is_some_and(|limit| shared.root.plies + ply >= limit as usize)
    }

    /// Notes that the game is over at a node.
    fn decided(&mut self, node: usize, rewards: Rewards, options: &UctOptions) -> Rewards {
        if options.proves() && self.arena.proof(node).is_none() {
            self.arena.prove(node, Proof { rewards, plies: 0 });
        }
        rewards
    }

    /// Counts a result at all nodes of the way, from the last up, and draws conclusions from proofs.
    fn count<E: Guide<P>>(&mut self, mut rewards: Rewards, shared: &SharedSearch<'_, P, E>) {
        self.count_anywhere(&rewards, shared);
        let seats = shared.root.position.seats();
        for place in (0..self.way.len()).rev() {
            let Passed { node, mover, instead } = self.way[place];
            let proof = self.arena.proof(node as usize).copied();
            if let Some(proof) = proof {
                rewards = proof.rewards;
            }
            let known = &mut self.arena.nodes[node as usize];
            known.visits += 1;
            known.reward += rewards[shared.counted(mover).index()];
            if proof.is_some() {
                self.arena.conclude(self.parent(place), mover, seats, shared.options.reward);
            }
            if let Some(sibling) = instead.and_then(|sibling| self.arena.proof(sibling as usize)) {
                rewards = sibling.rewards;
            }
        }
        self.arena.nodes[0].visits += 1;
    }

    /// The node from which a step of the way was made.
    fn parent(&self, place: usize) -> usize {
        place.checked_sub(1).map_or(0, |above| self.way[above].node as usize)
    }

    /// Counts a result for all moves that were made at all, below each node of the way.
    fn count_anywhere<E: Guide<P>>(&mut self, rewards: &Rewards, shared: &SharedSearch<'_, P, E>) {
        let Some(played) = &self.bench.played else { return };
        self.register.fill(played, |mv| shared.guide.slot(mv));
        for (place, Passed { mover, .. }) in self.way.iter().enumerate() {
            for child in self.arena.nodes[self.parent(place)].children() {
                let Some(mv) = self.arena.nodes[child].mv else { continue };
                if self.register.has_from(place, *mover, mv, shared.guide.slot(mv)) {
                    let anywhere = &mut self.arena.anywhere[child];
                    anywhere.visits += 1;
                    anywhere.reward += rewards[shared.counted(*mover).index()];
                }
            }
        }
    }
}
