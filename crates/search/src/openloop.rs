//! Open-loop UCT: one tree of choices over many worlds.

use game::random::{Fast, below};
use game::{
    Candidate, Limits, MoveList, Position, Report, Scores, SearchTree, Seat, Thinking, TreeExtent, Worth,
};

use crate::bytes::{ODDMENTS, grown};
use crate::told::{Told, told};
use crate::{Meter, Reward};

/// Room for so many nodes is taken at once; more where they are needed.
const FIRST_ROOM: usize = 1 << 16;

/// What a branch of the tree stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Branches {
    /// A move: the same move in another world is the same branch.
    #[default]
    Moves,
    /// A place in the list of legal moves, whatever move that is in the world at hand: the tree mixes
    /// different moves wherever worlds differ. As some published programs have it.
    Places,
}

/// The options of [`OpenLoop`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OpenLoopOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// C in `mean + C * sqrt(ln(visits of the parent) / visits)`: the exploration constant.
    pub exploration: f64,
    /// What a branch stands for.
    pub branches: Branches,
    /// What the end of a game is worth.
    pub reward: Reward,
    /// The largest number of nodes in the tree. When it is full, playouts start from its leaves.
    pub capacity: usize,
}

impl Default for OpenLoopOptions {
    fn default() -> OpenLoopOptions {
        OpenLoopOptions {
            limits: Limits { depth: None, nodes: None, iterations: Some(2000), ms: None },
            exploration: std::f64::consts::SQRT_2,
            branches: Branches::default(),
            reward: Reward::default(),
            capacity: 1 << 20,
        }
    }
}

/// UCT over a game of chance or hidden cards whose tree takes no notice of what chance brings.
///
/// **What it is.** Every iteration begins in another world. The tree knows only the choices made, so a node
/// stands for all positions that the same choices lead to, in whatever world; its value is the mean over them.
///
/// **When to use it.** As the simplest tree search over worlds: it needs nothing but worlds, and its tree stays
/// narrow where much is drawn. Published card players that copy the state and shuffle what is to be drawn are
/// of this kind.
///
/// **What it costs.** A world and a random game an iteration. Once the tree has its room nothing is allocated.
///
/// **What it does not handle.** Below the first draw it cannot react to what was drawn, neither for itself nor
/// for others; it stops getting stronger early.
///
/// ```
/// use game::{Limits, random::fast, think_alone};
/// use search::{OpenLoop, OpenLoopOptions, example::TicTacToe};
///
/// // With nothing hidden every world is the same, and it is plain UCT.
/// let board = TicTacToe::after("a1 b1 a2 b2");
/// let mut search = OpenLoop::new(OpenLoopOptions::default());
/// let report = think_alone(Limits::iterations(500), |thinking| {
///     search.search(|_| board, &mut fast(1), thinking)
/// });
/// assert_eq!(report.best().unwrap().mv.to_string(), "a3", "three in a row");
/// ```
#[derive(Debug)]
pub struct OpenLoop<P: Position> {
    options: OpenLoopOptions,
    nodes: Vec<Node<P::Move>>,
    /// The nodes of the current iteration below the root, each with the seat that moved into it.
    way: Vec<(u32, Seat)>,
    /// The child for each legal move of the node at hand.
    known: Vec<Option<u32>>,
}

/// A choice that was tried, and how it went.
#[derive(Clone, Copy, Debug)]
struct Node<M> {
    /// The move where branches are moves; the place where they are places.
    mv: Option<M>,
    place: u32,
    /// Who moved into it when it was made.
    mover: Seat,
    visits: u32,
    reward: f64,
    first_child: Option<u32>,
    next_sibling: Option<u32>,
}

impl<M> Node<M> {
    fn new(mv: Option<M>, place: u32, mover: Seat) -> Node<M> {
        Node { mv, place, mover, visits: 0, reward: 0.0, first_child: None, next_sibling: None }
    }

    fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.reward / f64::from(self.visits) }
    }
}

/// What to do at a node.
enum Step {
    /// Try the legal move at this place for the first time.
    New(usize),
    /// Follow the child that promises most, by the legal move at this place.
    Down(usize, u32),
    /// There is no room for another node.
    Full,
}

impl<P: Position> OpenLoop<P> {
    /// A search without a tree yet.
    pub fn new(options: OpenLoopOptions) -> OpenLoop<P> {
        OpenLoop { options, nodes: Vec::new(), way: Vec::with_capacity(64), known: Vec::with_capacity(64) }
    }

    /// How it searches.
    pub fn options(&self) -> &OpenLoopOptions {
        &self.options
    }

    /// The most bytes that it holds while it searches within these limits: the tree, which gets at most one node in an
    /// iteration.
    pub fn memory(&self, limits: &Limits) -> u64 {
        let iterations = limits.or(self.options.limits).iterations.unwrap_or(u64::MAX);
        let nodes = usize::try_from(iterations).unwrap_or(usize::MAX).saturating_add(1);
        let capacity = self.options.capacity.max(1);
        grown::<Node<P::Move>>(capacity.min(FIRST_ROOM), nodes.min(capacity)) + ODDMENTS
    }

    /// Searches until the limits over worlds that `sample` gives. In all of them the same seat must be to move
    /// with the same legal moves. These come back, the one with most wins first. Empty if the game is over.
    pub fn search(
        &mut self,
        mut sample: impl FnMut(&mut Fast) -> P,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, P::Move>,
    ) -> Report<P::Move> {
        let mut meter = Meter::new(thinking, self.options.limits);
        let first = sample(rng);
        let legal: Vec<P::Move> = first.legal().iter().collect();
        if legal.is_empty() {
            return Report::default();
        }
        self.nodes.clear();
        self.nodes.reserve(self.options.capacity.clamp(1, FIRST_ROOM));
        self.nodes.push(Node::new(None, 0, Seat::new(0)));
        let mut world = Some(first);
        while meter.iteration() {
            let world = world.take().unwrap_or_else(|| sample(rng));
            let Some(scores) = self.iterate(world, rng, &mut meter) else { break };
            self.count(&scores);
            if meter.iterations() >= 1024 && meter.iterations().is_power_of_two() {
                (thinking.progress)(&self.report(&legal, &meter));
            }
        }
        self.report(&legal, &meter)
    }

    /// One iteration: down the tree, one new node, then a random game. `None` when the budget ran out.
    fn iterate(&mut self, mut world: P, rng: &mut Fast, meter: &mut Meter<'_>) -> Option<Scores> {
        self.way.clear();
        let mut node = 0;
        while let Some(seat) = world.turn() {
            let legal = world.legal();
            let step = self.step(node, &legal, rng);
            let (place, child) = match step {
                Step::New(place) => (place, self.add(node, legal.get(place), place, seat)),
                Step::Down(place, child) => (place, child),
                Step::Full => break,
            };
            if !meter.node() {
                return None;
            }
            world.play_unchecked(legal.get(place));
            self.way.push((child, seat));
            node = child;
            if matches!(step, Step::New(_)) {
                break;
            }
        }
        if !world.play_out(rng, || meter.node()) {
            return None;
        }
        Some(world.ending().map_or_else(|| world.drawn(), |ending| ending.scores))
    }

    fn step(&mut self, node: u32, legal: &P::Moves, rng: &mut Fast) -> Step {
        self.known.clear();
        for (place, mv) in legal.iter().enumerate() {
            let child = self.find(node, mv, place as u32);
            self.known.push(child);
        }
        let untried = self.known.iter().filter(|child| child.is_none()).count();
        if untried > 0 && self.nodes.len() < self.options.capacity {
            let chosen = below(rng, untried as u32) as usize;
            let mut places = (0..self.known.len()).filter(|place| self.known[*place].is_none());
            return places.nth(chosen).map_or(Step::Full, Step::New);
        }
        let log = libm::log(f64::from(self.nodes[node as usize].visits.max(1)));
        let mut best: Option<(usize, u32, f64)> = None;
        for (place, child) in self.known.iter().enumerate() {
            let Some(child) = *child else { continue };
            let tried = &self.nodes[child as usize];
            let unexplored = libm::sqrt(log / f64::from(tried.visits.max(1)));
            let bound = tried.mean() + self.options.exploration * unexplored;
            if best.is_none_or(|(_, _, highest)| bound > highest) {
                best = Some((place, child, bound));
            }
        }
        best.map_or(Step::Full, |(place, child, _)| Step::Down(place, child))
    }

    /// The child for a move.
    fn find(&self, node: u32, mv: P::Move, place: u32) -> Option<u32> {
        let mut child = self.nodes[node as usize].first_child;
        while let Some(at) = child {
            let known = &self.nodes[at as usize];
            let same = match self.options.branches {
                Branches::Moves => known.mv == Some(mv),
                Branches::Places => known.place == place,
            };
            if same {
                return Some(at);
            }
            child = known.next_sibling;
        }
        None
    }

    fn add(&mut self, node: u32, mv: P::Move, place: usize, mover: Seat) -> u32 {
        let child = self.nodes.len() as u32;
        let mut added = Node::new(Some(mv), place as u32, mover);
        added.next_sibling = self.nodes[node as usize].first_child;
        self.nodes.push(added);
        self.nodes[node as usize].first_child = Some(child);
        child
    }

    /// Counts a result at all nodes of the way, for whoever moved into each.
    fn count(&mut self, scores: &Scores) {
        let rewards = self.options.reward.of(scores);
        self.nodes[0].visits += 1;
        for (node, mover) in &self.way {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            node.reward += rewards[mover.index()];
        }
    }

    /// The tree that the last search grew, the most tried moves first. Where branches are places a move is the one that
    /// was made when its branch was new; other worlds have others there.
    ///
    /// ```
    /// use game::{Limits, TreeExtent, random::fast, think_alone};
    /// use search::{OpenLoop, OpenLoopOptions, example::TicTacToe};
    ///
    /// let board = TicTacToe::after("a1 b1 a2 b2");
    /// let mut search = OpenLoop::new(OpenLoopOptions::default());
    /// think_alone(Limits::iterations(500), |thinking| search.search(|_| board, &mut fast(1), thinking));
    /// let tree = search.tree(TreeExtent { depth: 1, width: 2, least_visits: 1 });
    /// assert_eq!(tree.children[0].mv.as_deref(), Some("a3"));
    /// assert_eq!((tree.visits, tree.children.len(), tree.more), (500, 2, 3));
    /// ```
    pub fn tree(&self, extent: TreeExtent) -> SearchTree {
        if self.nodes.is_empty() { SearchTree::default() } else { told(self, &0, extent) }
    }

    fn report(&self, legal: &[P::Move], meter: &Meter<'_>) -> Report<P::Move> {
        let tried = |(place, mv): (usize, &P::Move)| {
            let node = self.find(0, *mv, place as u32).map(|child| self.nodes[child as usize]);
            (*mv, node.unwrap_or_else(|| Node::new(None, 0, Seat::new(0))))
        };
        let mut tried: Vec<(P::Move, Node<P::Move>)> = legal.iter().enumerate().map(tried).collect();
        tried.sort_by(|(_, one), (_, other)| {
            other.reward.total_cmp(&one.reward).then(other.visits.cmp(&one.visits))
        });
        let candidate = |(mv, node): (P::Move, Node<P::Move>)| Candidate {
            visits: u64::from(node.visits),
            ..Candidate::new(mv, Worth::Chance(node.mean()))
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

impl<P: Position> Told for OpenLoop<P> {
    type Place = u32;

    fn tried(&self, place: &u32) -> Vec<(u64, u32)> {
        let next = |child: &u32| self.nodes[*child as usize].next_sibling;
        let children = std::iter::successors(self.nodes[*place as usize].first_child, next);
        children.map(|child| (u64::from(self.nodes[child as usize].visits), child)).collect()
    }

    fn itself(&self, place: &u32) -> SearchTree {
        let node = &self.nodes[*place as usize];
        SearchTree {
            mv: node.mv.map(|mv| mv.to_string()),
            seat: node.mv.map(|_| node.mover),
            worth: node.mv.map(|_| Worth::Chance(node.mean())),
            visits: u64::from(node.visits),
            ..SearchTree::default()
        }
    }
}
