//! Information-set Monte Carlo tree search: another world in every iteration, trees of what is seen.

mod forest;
mod options;

pub use options::{IsmctsOptions, Observers};

use game::random::{Fast, below, shuffle, unit};
use game::{
    Candidate, Game, Line, MAX_SEATS, MoveList, Position, Report, SearchTree, Seat, Thinking, TreeExtent,
    View, Worlds, Worth,
};

use super::belief::{Belief, chosen};
use super::inner::finished;
use super::sampling::{Weigh, WeighLine, Weighing};
use crate::bytes::ODDMENTS;
use crate::mcts::Choice;
use crate::mcts::rewards::{Counting, Rewards};
use crate::mcts::simulate::{Simulation, Workbench};
use crate::told::told;
use crate::{Blind, Guide, Meter, Root};
use forest::{Forest, Label};

/// Information-set MCTS over any game with hidden information, for any number of seats.
///
/// **What it is.** Every iteration samples another world that fits the view and walks down a tree whose
/// branches are what a seat sees, so that results of all worlds that look alike are counted together. A move
/// that is legal only in some worlds is judged by how often it was available. See [`Observers`] for the kinds.
///
/// **When to use it.** Where knowledge itself is at stake: bluffs, signals, opponents who do not know the world
/// either, many seats. It never believes to know more than it does, so there is no strategy fusion at its own
/// decisions.
///
/// **What it costs.** A world and a playout an iteration. Trees grow wide where much is hidden; it needs more
/// iterations than [`Pimc`](super::Pimc) needs worlds.
///
/// **What it does not handle.** Mixed strategies are found only on average. With one observer, others know no
/// more than the searching seat and their hidden moves are seen in the tree; with several, others forget what
/// they saw before the search, unless they are [`Remembering`](Observers::Remembering). Worlds all count the
/// same unless they are [weighed](Ismcts::weighing): then they are drawn by their weights, from a few hundred at a time.
///
/// ```
/// use game::{Limits, Line, Seat, random::fast, think_alone};
/// use search::example::Veil;
/// use search::worlds::{Ismcts, IsmctsOptions};
///
/// // After b the opponent must guess the world as well: b wins half of the games, a a quarter.
/// let line = Line::new(Veil::new("0(0001 1(1010 0101))", 2, "none").unwrap(), 0);
/// let view = line.view(Seat::new(0).into());
/// let mut ismcts = Ismcts::<Veil>::new(IsmctsOptions::default());
/// let report = think_alone(Limits::iterations(2000), |thinking| {
///     ismcts.search(&view, &mut fast(1), thinking)
/// });
/// assert_eq!(report.best().unwrap().mv.to_string(), "b");
/// ```
pub struct Ismcts<G: Game, E = Blind> {
    guide: E,
    options: IsmctsOptions,
    forest: Forest<G>,
    /// The nodes of the current iteration, each with the seat that moved into it.
    way: Vec<(u32, Seat)>,
    /// For each legal move of the current decision its node, if it has one.
    known: Vec<Option<u32>>,
    moves: <G::Position as Position>::Moves,
    bench: Workbench<G::Position>,
    weighing: Weighing<G>,
    /// Worlds drawn by their weights, to be used one after another.
    drawn: Vec<Line<G>>,
}

/// So many worlds are drawn by their weights at once, out of four times as many.
const DRAWN: usize = 64;

impl<G: Game, E: std::fmt::Debug> std::fmt::Debug for Ismcts<G, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ismcts")
            .field("guide", &self.guide)
            .field("options", &self.options)
            .field("forest", &self.forest)
            .finish_non_exhaustive()
    }
}

/// Where each tree stands in an iteration; `None` where the forest was full.
type Cursors = [Option<u32>; MAX_SEATS];

impl<G: Game> Ismcts<G> {
    /// A search that knows nothing but the rules.
    pub fn new(options: IsmctsOptions) -> Ismcts<G> {
        Ismcts::with_guide(Blind, options)
    }
}

impl<G: Game, E: Guide<G::Position>> Ismcts<G, E> {
    /// A search whose playouts can ask a guide.
    pub fn with_guide(guide: E, options: IsmctsOptions) -> Ismcts<G, E> {
        Ismcts {
            guide,
            options,
            forest: Forest::new(options.capacity, options.story_capacity),
            way: Vec::new(),
            known: Vec::new(),
            moves: Default::default(),
            bench: Workbench::new(),
            weighing: Weighing::Nothing,
            drawn: Vec::new(),
        }
    }

    /// The same with worlds that do not all count the same.
    #[must_use]
    pub fn weighing(mut self, weigh: Weigh<G>) -> Ismcts<G, E> {
        self.weighing = Weighing::World(weigh);
        self
    }

    /// The same with worlds that count by the whole line that led to them.
    #[must_use]
    pub fn weighing_lines(mut self, weigh: WeighLine<G>) -> Ismcts<G, E> {
        self.weighing = Weighing::Line(weigh);
        self
    }

    /// The same with worlds that count by what the others were seen to decide.
    #[must_use]
    pub fn believing(mut self, belief: Belief<G>) -> Ismcts<G, E> {
        self.weighing = Weighing::Belief(belief);
        self
    }

    /// How it searches.
    pub fn options(&self) -> &IsmctsOptions {
        &self.options
    }

    /// The most bytes that it holds while it searches: the trees.
    pub fn memory(&self) -> u64 {
        self.forest.bytes(self.options.observers == Observers::Remembering) + ODDMENTS
    }

    /// Searches until the limits. All legal moves of the viewer come back, the one to play first. Empty if the
    /// viewer has no decision.
    pub fn search(
        &mut self,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Report<G::Move> {
        let (legal, Some(me)) = (view.legal(), view.turn()) else { return Report::default() };
        if legal.is_empty() {
            return Report::default();
        }
        let mut meter = Meter::new(thinking, self.options.limits);
        let trees = if self.options.observers == Observers::Single { 1 } else { view.game().seats() };
        self.forest.begin(trees);
        self.drawn.clear();
        while meter.iteration() {
            let (world, cursors) = self.deal(view, me, rng, &mut meter);
            let Some(rewards) = self.iterate(world, cursors, (view.game(), me), rng, &mut meter) else {
                break;
            };
            self.count(&rewards);
            if meter.iterations() >= 1024 && meter.iterations().is_power_of_two() {
                (thinking.progress)(&self.report(view, me, &legal, &meter));
            }
        }
        self.report(view, me, &legal, &meter)
    }

    /// Another world, and where each tree begins in it.
    fn deal(
        &mut self,
        view: &G::View,
        me: Seat,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> (Root<G::Position>, Cursors) {
        let mut cursors = [None; MAX_SEATS];
        let seats = view.game().seats();
        let (path, plies) = (view.path().to_vec(), view.plies());
        let weighed = !matches!(self.weighing, Weighing::Nothing);
        if self.options.observers != Observers::Remembering {
            let trees = if self.options.observers == Observers::Single { 1 } else { seats };
            cursors[..trees].iter_mut().enumerate().for_each(|(tree, cursor)| *cursor = Some(tree as u32));
            let position =
                if weighed { self.draw(view, rng, meter).position().clone() } else { view.sample(rng) };
            return (Root { position, path, plies }, cursors);
        }
        let line = if weighed { self.draw(view, rng, meter) } else { view.sample_line(rng) };
        for seat in Seat::all(seats) {
            let root = seat.index() as u32;
            cursors[seat.index()] = if seat == me {
                Some(root)
            } else {
                self.forest.find_or_add(root, Label::Story(line.events(seat.into())))
            };
        }
        (Root { position: line.position().clone(), path, plies }, cursors)
    }

    /// A world by its weight. Where the budget ends while they are weighed, those that are there must do.
    fn draw(&mut self, view: &G::View, rng: &mut Fast, meter: &mut Meter<'_>) -> Line<G> {
        if self.drawn.is_empty() {
            let own = view.viewer().seat();
            let mut weigh = |line: &Line<G>| match &self.weighing {
                Weighing::Nothing => Some(1.0),
                Weighing::World(weigh) => Some(weigh(view, line.position()).max(0.0)),
                Weighing::Line(weigh) => Some(weigh(view, line).max(0.0)),
                Weighing::Belief(belief) => belief.weight_while(line, own, &mut || meter.goes_on()),
            };
            let mut all: Vec<(Line<G>, f64)> = Vec::new();
            for _ in 0..4 * DRAWN {
                let line = view.sample_line(rng);
                let weight = weigh(&line);
                if weight.is_some() || all.is_empty() {
                    all.push((line, weight.unwrap_or(1.0)));
                }
                if weight.is_none() {
                    break;
                }
            }
            self.drawn.extend(chosen(&all, DRAWN, rng).into_iter().map(|(line, _)| line));
            shuffle(rng, &mut self.drawn);
        }
        self.drawn.pop().unwrap_or_else(|| view.sample_line(rng))
    }

    /// One iteration: down the trees, then a playout. `None` when the budget ran out on the way.
    fn iterate(
        &mut self,
        mut world: Root<G::Position>,
        mut cursors: Cursors,
        (game, me): (&G, Seat),
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> Option<Rewards> {
        let counting = Counting { reward: self.options.reward, partners: self.options.partners };
        self.way.clear();
        loop {
            if let Some(scores) = finished(&world) {
                return Some(counting.rewards(&world.position, &scores));
            }
            let seat = world.position.turn()?;
            let tree = if self.options.observers == Observers::Single { 0 } else { seat.index() };
            let Some((mv, is_new)) = self.choose(cursors[tree], game, &world.position, seat, rng) else {
                break;
            };
            if !meter.node() {
                return None;
            }
            let before = world.position.clone();
            world.play_unchecked(mv);
            self.advance(&mut cursors, game, me, (&before, mv, &world.position), seat);
            if is_new {
                break;
            }
        }
        if let Some(scores) = finished(&world) {
            return Some(counting.rewards(&world.position, &scores));
        }
        let simulation = Simulation {
            guide: &self.guide,
            greedy: self.options.greedy,
            cut: self.options.cut,
            lookahead: 0,
            counting,
            rules: world.position.line_rules(),
            most: self.options.max_playout,
        };
        let plies = world.plies;
        simulation.run(&mut world.position, plies, &mut self.bench, rng, meter)
    }

    /// The move to try at a decision, and whether it was never tried. `None` where the tree ends.
    fn choose(
        &mut self,
        cursor: Option<u32>,
        game: &G,
        position: &G::Position,
        seat: Seat,
        rng: &mut Fast,
    ) -> Option<(G::Move, bool)> {
        let node = cursor?;
        self.moves.clear();
        position.legal_into(&mut self.moves);
        self.known.clear();
        for mv in self.moves.iter() {
            let label = self.label(game, position, mv, seat);
            self.known.push(self.forest.find(node, &label));
        }
        for child in self.known.iter().flatten() {
            self.forest.get_mut(*child).available += 1;
        }
        let untried = self.known.iter().filter(|child| child.is_none()).count();
        if untried > 0 && !self.forest.is_full() {
            let chosen = below(rng, untried as u32) as usize;
            let mut places = (0..self.moves.len()).filter(|place| self.known[*place].is_none());
            return places.nth(chosen).map(|place| (self.moves.get(place), true));
        }
        let mut best: Option<(usize, f64)> = None;
        for (place, child) in self.known.iter().enumerate() {
            let Some(child) = child.map(|child| self.forest.get(child)) else { continue };
            let unexplored = libm::log(f64::from(child.available.max(1))) / f64::from(child.visits.max(1));
            let noise = self.options.noise * unit(rng);
            let bound = child.mean() + self.options.exploration * libm::sqrt(unexplored) + noise;
            if best.is_none_or(|(_, highest)| bound > highest) {
                best = Some((place, bound));
            }
        }
        best.map(|(place, _)| (self.moves.get(place), false))
    }

    /// The branch for a move in the tree of the seat that makes it.
    fn label(&self, game: &G, before: &G::Position, mv: G::Move, seat: Seat) -> Label<G> {
        match self.options.observers {
            Observers::Single => Label::Move(mv),
            Observers::Multiple | Observers::Remembering => Label::Seen(game.seen(before, mv, seat.into())),
        }
    }

    /// Follows a move in every tree, by what its owner sees of it and is shown by it.
    fn advance(
        &mut self,
        cursors: &mut Cursors,
        game: &G,
        me: Seat,
        (before, mv, after): (&G::Position, G::Move, &G::Position),
        mover: Seat,
    ) {
        let single = self.options.observers == Observers::Single;
        for (tree, cursor) in cursors.iter_mut().enumerate() {
            let Some(node) = *cursor else { continue };
            let owner = if single { me } else { Seat::new(tree) };
            let label =
                if single { Label::Move(mv) } else { Label::Seen(game.seen(before, mv, owner.into())) };
            let mut next = self.forest.find_or_add(node, label);
            self.way.extend(next.map(|node| (node, mover)));
            for shown in game.shown_after(before, mv, after, owner.into()) {
                next = next.and_then(|node| self.forest.find_or_add(node, Label::Shown(shown)));
            }
            *cursor = next;
        }
    }

    /// Counts a result at all nodes of the way, for whoever moved into each.
    fn count(&mut self, rewards: &Rewards) {
        for (node, mover) in &self.way {
            let node = self.forest.get_mut(*node);
            node.visits += 1;
            node.mover = Some(*mover);
            // A node made in this iteration was available, too.
            node.available = node.available.max(1);
            node.reward += rewards[mover.index()];
        }
    }

    /// The tree of the seat that searched last, the most tried moves first: what others play stands there as that seat
    /// sees it, and what it is shown is a branch of its own.
    pub fn tree(&self, me: Seat, extent: TreeExtent) -> SearchTree {
        let root = if self.options.observers == Observers::Single { 0 } else { me.index() as u32 };
        told(&self.forest, &root, extent)
    }

    fn report(&self, view: &G::View, me: Seat, legal: &[G::Move], meter: &Meter<'_>) -> Report<G::Move> {
        let root = if self.options.observers == Observers::Single { 0 } else { me.index() as u32 };
        let mut tried: Vec<(G::Move, f64, f64)> = Vec::with_capacity(legal.len());
        // What a seat sees of its own move does not depend on the world: any will do.
        let world = view.sample(&mut game::random::fast(0));
        for mv in legal {
            let child = self.forest.find(root, &self.label(view.game(), &world, *mv, me));
            let (visits, mean) = child.map_or((0.0, 0.0), |child| {
                let node = self.forest.get(child);
                (f64::from(node.visits), node.mean())
            });
            tried.push((*mv, visits, mean));
        }
        let rank = |visits: f64, mean: f64| match self.options.choice {
            Choice::Value => (visits > 0.0, mean, visits),
            Choice::Visits => (visits > 0.0, visits, mean),
            Choice::Secure { margin } => (visits > 0.0, mean - margin / libm::sqrt(visits.max(1.0)), visits),
        };
        tried.sort_by(|one, other| {
            let order = rank(other.1, other.2).partial_cmp(&rank(one.1, one.2));
            order.unwrap_or(std::cmp::Ordering::Equal)
        });
        let candidate = |(mv, visits, mean): (G::Move, f64, f64)| Candidate {
            visits: visits as u64,
            ..Candidate::new(mv, Worth::Chance(mean))
        };
        Report {
            candidates: tried.into_iter().map(candidate).collect(),
            nodes: meter.nodes(),
            iterations: meter.iterations(),
            worlds: meter.iterations(),
            ..Report::default()
        }
    }
}
