//! UCT: Monte Carlo tree search with upper confidence bounds.

use std::sync::atomic::{AtomicBool, Ordering};

use game::random::{Fast, fast};
use game::{Candidate, Limits, Position, Report, Rng, Thinking, Worth};

use super::arena::{Arena, Room};
use super::options::UctOptions;
use super::preselect::{Preselection, preselect};
use super::report::report;
use super::reuse::Last;
use super::rewards::Counting;
use super::tree::{SharedSearch, Tree};
use crate::bytes::ODDMENTS;
use crate::meter::threads_within;
use crate::{Blind, Guide, Meter, Root};

/// Monte Carlo tree search over any game of perfect information, for any number of seats.
///
/// **What it is.** Each iteration walks down the tree, at every node to the child that promises most
/// (mean reward plus a bonus for having been tried little), plays a random game from where the tree ends,
/// and counts the result along the way. Everything beyond that is an [option](UctOptions): priors, first-play
/// urgency, RAVE, widening, greedy and cut playouts, shallow minimax, proofs, reuse of the tree.
///
/// **When to use it.** When positions are hard to evaluate and random games say something about them. It
/// can be stopped at any time and works for any number of seats, with or without partners.
///
/// **What it costs.** A random game an iteration, and memory for the tree, taken once. After that nothing
/// is allocated. On several threads each grows a tree of its own and the results are added up at the root.
///
/// **What it does not handle.** Narrow traps: a refutation that is one move in fifty is seen late (shallow
/// minimax helps). Without the [solver](UctOptions::solver) it never knows that it has won. A position that
/// is reached in two ways is two nodes.
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
///
/// With the solver the search ends as soon as it knows:
///
/// ```
/// use game::{Limits, Worth, random::fast, think_alone};
/// use search::{Root, example::TicTacToe, mcts::{Uct, UctOptions}};
///
/// let mut uct = Uct::new(UctOptions { solver: true, ..UctOptions::default() });
/// let root = Root::new(TicTacToe::after("a1 b2 c3 a3"));
/// let report = think_alone(Limits::iterations(100_000), |thinking| {
///     uct.search(&root, &mut fast(1), thinking)
/// });
/// let best = report.best().unwrap();
/// assert_eq!((best.mv.to_string().as_str(), best.worth), ("c1", Worth::Win(3)), "two threats at once");
/// assert!(report.iterations < 2000);
/// ```
#[derive(Debug)]
pub struct Uct<P: Position, E = Blind> {
    guide: E,
    options: UctOptions,
    /// One for each thread.
    trees: Vec<Tree<P>>,
    last: Option<Last<P>>,
}

impl<P: Position> Uct<P> {
    /// A search that knows nothing but the rules.
    pub fn new(options: UctOptions) -> Uct<P> {
        Uct::with_guide(Blind, options)
    }
}

impl<P: Position, E: Guide<P>> Uct<P, E> {
    /// A search that can ask a guide: for priors, for playouts, for evaluations.
    ///
    /// ```
    /// use game::{Limits, Seat, random::fast, think_alone};
    /// use search::example::{Board, TicTacToe};
    /// use search::mcts::{Cut, Uct, UctOptions};
    /// use search::{Guide, Root};
    ///
    /// // The centre is worth something, and nothing else is.
    /// let centre = |board: &Board, seat: Seat| board.owner(4).map_or(0, |owner| if owner == seat { 80 } else { -80 });
    /// let options = UctOptions { cut: Some(Cut { after: 0, scale: 100.0 }), ..UctOptions::default() };
    /// let mut uct = Uct::with_guide(centre, options);
    /// let root = Root::new(TicTacToe::start());
    /// let report = think_alone(Limits::iterations(500), |thinking| uct.search(&root, &mut fast(1), thinking));
    /// assert_eq!(report.best().unwrap().mv.to_string(), "b2");
    /// ```
    pub fn with_guide(guide: E, options: UctOptions) -> Uct<P, E> {
        Uct { guide, options, trees: Vec::new(), last: None }
    }

    /// How it searches.
    pub fn options(&self) -> &UctOptions {
        &self.options
    }

    /// What it knows of the game.
    pub fn guide(&self) -> &E {
        &self.guide
    }

    /// The tree of the first thread, as the last search left it.
    pub(super) fn first_tree(&self) -> Option<&Tree<P>> {
        self.trees.first()
    }

    /// What the tree of each of so many threads has room for.
    fn room(&self, threads: usize) -> Room {
        Room {
            capacity: self.options.capacity / threads,
            rave: self.options.rave.is_some(),
            proofs: self.options.proves(),
        }
    }

    /// The most bytes that it holds while it searches within these limits on so many threads: the trees, each with what
    /// was learned a move ago, where that is kept.
    ///
    /// ```
    /// use game::Limits;
    /// use search::{example::Board, mcts::{Uct, UctOptions}};
    ///
    /// let memory = |options| Uct::<Board>::new(options).memory(&Limits::ms(1000), 1);
    /// let small = memory(UctOptions { capacity: 1 << 10, ..UctOptions::default() });
    /// let large = memory(UctOptions::default());
    /// assert!(small < 2 << 20 && large > 16 << 20);
    /// ```
    pub fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        let threads = threads_within(&limits.or(self.options.limits), threads);
        let room = self.room(threads);
        let tree = Arena::<P::Move>::bytes(room);
        let kept = if self.options.reuse { tree + Arena::<P::Move>::bytes_to_take_over(room) } else { 0 };
        threads as u64 * (tree + kept + ODDMENTS)
    }

    /// Forgets the tree, so that the next search depends on nothing but its root and seed.
    pub fn clear(&mut self) {
        self.last = None;
    }

    /// Searches until the limits. All legal moves (after pre-selection, all that are left) come back, the
    /// one to play first. Empty if the game is over.
    ///
    /// With [`reuse`](UctOptions::reuse) it begins with what the last search learned of this position, if the
    /// game went on from there; [`clear`](Uct::clear) before another game.
    pub fn search(
        &mut self,
        root: &Root<P>,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, P::Move>,
    ) -> Report<P::Move> {
        let Some(me) = root.position.turn() else { return Report::default() };
        let mut meter = Meter::new(thinking, self.options.limits);
        let counting = Counting { reward: self.options.reward, partners: self.options.partners };
        let kept = if self.options.preselection {
            match preselect(&root.position, me, counting, &mut meter) {
                Preselection::Keeps(moves) => moves,
                Preselection::Wins(mv) => {
                    self.trees.iter_mut().for_each(|tree| tree.arena.nodes.clear());
                    return won_at_once(mv, &meter);
                }
            }
        } else {
            root.position.legal()
        };
        let shared = SharedSearch { root, me, guide: &self.guide, options: &self.options, moves: &kept };
        let threads = threads_within(meter.limits(), thinking.threads);
        let room = self.room(threads);
        while self.trees.len() < threads {
            self.trees.push(Tree::new());
        }
        let last = self.last.take().filter(|last| self.options.reuse && last.me == me);
        for tree in &mut self.trees[..threads] {
            match last
                .as_ref()
                .filter(|_| !tree.arena.nodes.is_empty())
                .and_then(|last| last.find(tree, root))
            {
                Some(node) => tree.carry_on(node, &shared, room, rng),
                None => tree.begin(&shared, room, rng),
            }
        }
        // Trees that take no part do not belong to this root.
        self.trees.truncate(threads);
        let trees = &mut self.trees[..];
        let seats = root.position.seats();
        let told = |report: Report<P::Move>, nodes, iterations| Report { nodes, iterations, ..report };
        let tell = |tree: &Tree<P>, meter: &Meter<'_>| {
            let now = report(std::iter::once(tree), me, seats, shared.options);
            (thinking.progress)(&told(now, meter.nodes(), meter.iterations()));
        };
        let (nodes, iterations) = if threads == 1 {
            trees[0].grow(&shared, rng, &mut meter, tell);
            (meter.nodes(), meter.iterations())
        } else {
            grow_together(trees, &shared, rng, &meter, tell)
        };
        let found = told(report(trees.iter(), me, seats, shared.options), nodes, iterations);
        if self.options.reuse {
            self.last = Some(Last::new(root, me));
        }
        found
    }
}

/// Grows each tree on a thread of its own. Whoever is done first, because the root is proven, stops the
/// others. Gives the nodes and iterations of all.
fn grow_together<P: Position, E: Guide<P>>(
    trees: &mut [Tree<P>],
    shared: &SharedSearch<'_, P, E>,
    rng: &mut Fast,
    meter: &Meter<'_>,
    tell: impl FnMut(&Tree<P>, &Meter<'_>),
) -> (u64, u64) {
    let halt = AtomicBool::new(false);
    let Some((own, others)) = trees.split_first_mut() else { return (0, 0) };
    std::thread::scope(|scope| {
        let helpers: Vec<_> = others
            .iter_mut()
            .map(|tree| {
                let mut meter = meter.for_helper(&halt);
                let mut rng = fast(rng.next_u64());
                let halt = &halt;
                scope.spawn(move || {
                    tree.grow(shared, &mut rng, &mut meter, |_, _| {});
                    halt.store(true, Ordering::Relaxed);
                    (meter.nodes(), meter.iterations())
                })
            })
            .collect();
        let mut meter = meter.for_helper(&halt);
        own.grow(shared, rng, &mut meter, tell);
        halt.store(true, Ordering::Relaxed);
        let mut spent = (meter.nodes(), meter.iterations());
        for helper in helpers {
            // A helper that failed has nothing to say; the search does not depend on it.
            if let Ok((nodes, iterations)) = helper.join() {
                spent = (spent.0 + nodes, spent.1 + iterations);
            }
        }
        spent
    })
}

fn won_at_once<M: Copy>(mv: M, meter: &Meter<'_>) -> Report<M> {
    let candidate = Candidate::new(mv, Worth::Win(1));
    Report { candidates: vec![candidate], nodes: meter.nodes(), ..Report::default() }
}
