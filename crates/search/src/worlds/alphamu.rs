//! Alpha-mu: the best plan against opponents who know everything, the plan's maker not.

use game::random::Fast;
use game::{Game, Limits, MAX_SEATS, Measure, Report, SearchTree, Seat, Thinking, TreeExtent, TreeFigure};

use super::front::Front;
use super::infoset::{Perspective, mean, own_moves, plies_bytes};
use super::inner::{Inner, TO_THE_END};
use super::over::{Method, OverWorlds};
use super::planned::{Run, begun};
use super::sampling::Sampling;
use super::utility::Utility;
use crate::bytes::bytes_of;
use crate::{Meter, Root};

/// The options of [`AlphaMu`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AlphaMuOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// How worlds are chosen.
    pub sampling: Sampling,
    /// M: how many own decisions ahead plans are made for all worlds at once, the first included. 1 is plain
    /// [`Pimc`](super::Pimc). It is reached step by step, as far as the limits allow.
    pub moves: u32,
    /// How deep the inner search looks beyond that.
    pub depth: u32,
    /// What values are worth when they are added up.
    pub utility: Utility,
    /// Early cut: what open cards cannot make better than a plan already found is not looked at.
    pub early_cut: bool,
    /// Root cut: a move as good as the best one of the pass before cannot be surpassed and ends the pass.
    pub root_cut: bool,
    /// Useless worlds: where even open cards bring nothing, nothing is looked for. Only where there is a
    /// lowest utility, not for [`Utility::Points`].
    pub useless_worlds: bool,
    /// No front keeps more vectors; beyond that the plans with the best mean stay, and the result may fall
    /// short of the best.
    pub widest: usize,
}

impl Default for AlphaMuOptions {
    fn default() -> AlphaMuOptions {
        AlphaMuOptions {
            limits: Limits { depth: None, nodes: Some(1_000_000), iterations: None, ms: None },
            sampling: Sampling::default(),
            moves: 3,
            depth: TO_THE_END,
            utility: Utility::default(),
            early_cut: true,
            root_cut: true,
            useless_worlds: true,
            widest: 1000,
        }
    }
}

/// While two fronts are joined there may be so many times more vectors than a front keeps.
const CROWD: usize = 16;
/// So many plans of a place are told in full.
const MOST_TOLD: usize = 3;
/// After so many comparisons of vectors the stop flag and the clock are looked at.
const LOOK_EVERY: usize = 1 << 18;

/// Alpha-mu search with Pareto fronts of outcome vectors.
///
/// **What it is.** The search keeps, instead of one value, all plans that are not dominated: a plan is a vector
/// of outcomes over the worlds. At an own decision the plans of all moves are united; where an opponent, who is
/// taken to know the world, decides, a plan for each of its moves is needed, and in each world the worst counts.
/// Beyond [`moves`](AlphaMuOptions::moves) own decisions each world is searched with open cards.
///
/// **When to use it.** Where PIMC fails by strategy fusion or non-locality and the rest of the game is short
/// enough for exact inner searches: card endings, contracts that are made or not.
///
/// **What it costs.** Each own decision more multiplies the tree by a round of moves and the fronts by each
/// other. The cuts, none of which changes the best value as long as the inner search is exact, save most of it.
/// Outcomes with few different values ([`Utility::Reach`]) keep the fronts small.
///
/// **What it does not handle.** Opponents who do not know the world are taken to know it: it is pessimistic and
/// never bluffs. A partner (with an inner search that trusts partners) is taken to know the world, too.
///
/// ```
/// use game::{Limits, Line, Seat, random::fast, think_alone};
/// use search::Blind;
/// use search::example::Veil;
/// use search::tree::{AlphaBeta, AlphaBetaOptions};
/// use search::worlds::{AlphaMu, AlphaMuOptions};
///
/// // Move a looks as if it won in all 5 worlds, but wins in 2 at best; move b wins in 1.
/// let tree = "0(1(0(11100 00011) 0(00111 11000)) 00100)";
/// let line = Line::new(Veil::new(tree, 2, "1").unwrap(), 0);
/// let view = line.view(Seat::new(0).into());
/// let search = |moves| {
///     let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
///     let mut alphamu = AlphaMu::<Veil, _>::new(inner, AlphaMuOptions { moves, ..AlphaMuOptions::default() });
///     let report = think_alone(Limits::NONE, |thinking| alphamu.search(&view, &mut fast(1), thinking));
///     report.best().map(|best| (best.mv.to_string(), best.worth.as_chance())).unwrap()
/// };
/// assert_eq!(search(1), ("a".to_owned(), 1.0), "open cards");
/// assert_eq!(search(2), ("a".to_owned(), 0.4), "one plan for all worlds");
/// ```
pub type AlphaMu<G, I> = OverWorlds<G, I, AlphaMuOptions>;

impl<G: Game, I: Inner<G::Position>> Method<G, I> for AlphaMuOptions {
    fn sampling(&self) -> Sampling {
        self.sampling
    }

    fn memory(&self, worlds: usize) -> u64 {
        // On the way down every decision of a round has a front and is being given the plans of a move.
        let fronts = 2 * u64::from(self.moves.max(1)) * MAX_SEATS as u64;
        let vectors = fronts * self.widest as u64 + (CROWD * self.widest) as u64;
        plies_bytes::<G>(worlds, self.moves)
            + vectors * (bytes_of::<f64>(worlds) + 2 * bytes_of::<Vec<f64>>(1))
    }

    /// Every move with what the best plan with it is worth on average, and the plans that were found on the way.
    fn explain(
        over: &mut AlphaMu<G, I>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> (Report<G::Move>, SearchTree) {
        over.run(view, rng, thinking, (AlphaMuOptions { root_cut: false, ..over.options }, extent))
    }

    /// The best move and what the best plan with it is worth on average, then the other moves, whose worth may
    /// be a bound from above. The depth of the report says how many own decisions were planned.
    fn search(
        over: &mut AlphaMu<G, I>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Report<G::Move> {
        over.run(view, rng, thinking, (over.options, TreeExtent::NOTHING)).0
    }

    fn assess(
        over: &mut AlphaMu<G, I>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
    ) -> Report<G::Move> {
        Self::explain(over, view, rng, thinking, TreeExtent::NOTHING).0
    }
}

impl<G: Game, I: Inner<G::Position>> AlphaMu<G, I> {
    fn run(
        &mut self,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
        (options, extent): (AlphaMuOptions, TreeExtent),
    ) -> (Report<G::Move>, SearchTree) {
        let mut meter = Meter::new(thinking, options.limits);
        let (searched, asked) = ((&mut self.inner, &self.sampler), (options, options.utility, extent));
        let Some((drawn, mut run)) = begun(searched, asked, view, &mut meter, rng, thinking) else {
            return <(Report<G::Move>, SearchTree)>::default();
        };
        // Best first: from pass to pass values only fall, since longer plans rest on less belief.
        let mut found: Vec<(G::Move, f64)> = drawn.moves.iter().map(|mv| (*mv, f64::INFINITY)).collect();
        let report = run.longer_plans(&drawn, options.moves, thinking, |run, planned| {
            run.pass(&mut found, &drawn.states, &drawn.weights, planned)?;
            Some(found.clone())
        });
        let tree = run.told(&report);
        (report, tree)
    }
}

impl<G: Game, I: Inner<G::Position>> Run<'_, '_, G, I, AlphaMuOptions> {
    /// Values the moves of the root with plans of so many own decisions. Moves that a cut spares keep their
    /// bound. `None` when stopped: then `found` is as before.
    fn pass(
        &mut self,
        found: &mut Vec<(G::Move, f64)>,
        states: &[Root<G::Position>],
        weights: &[f64],
        planned: u32,
    ) -> Option<()> {
        let bound = found.first().map_or(f64::INFINITY, |(_, value)| *value);
        let mut fresh = found.clone();
        for (mv, known) in &mut fresh {
            let front = self.after_own(states, weights, *mv, planned, &Front::empty())?;
            *known = front.best(|vector| mean(vector, weights))?;
            if self.options.root_cut && *known >= bound {
                break;
            }
        }
        // The sort is stable: a move that was looked at comes before those whose equal value is only a bound.
        fresh.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        *found = fresh;
        Some(())
    }

    /// The front of an information set: every plan that is not dominated. Plans that `alpha` covers may be
    /// left out or bounded from above, since nobody will choose them.
    fn front(
        &mut self,
        states: &[Root<G::Position>],
        weights: &[f64],
        planned: u32,
        alpha: &Front,
    ) -> Option<Front> {
        let Some(seat) = states.first().and_then(Perspective::<G>::turn) else {
            return Some(Front::of(
                states.iter().filter_map(|state| self.perspective.ended(state)).collect(),
            ));
        };
        if seat == self.perspective.me {
            self.own_front(states, weights, planned)
        } else {
            let friend =
                states.iter().map(|state| self.perspective.is_friend(state, seat)).collect::<Vec<_>>();
            self.other_front((states, seat), weights, planned, &friend, alpha)
        }
    }

    /// Where the own seat decides: the plans of all moves.
    fn own_front(&mut self, states: &[Root<G::Position>], weights: &[f64], planned: u32) -> Option<Front> {
        let mut front = Front::empty();
        for mv in own_moves(states) {
            let plans = self.after_own(states, weights, mv, planned, &front)?;
            front.unite(plans);
            front.keep_best(self.options.widest, |vector| mean(vector, weights));
        }
        Some(front)
    }

    /// Where another seat, who knows the world, decides: a plan for each of its moves. In each state an
    /// opponent takes the worst, a friend the best.
    fn other_front(
        &mut self,
        (states, turn): (&[Root<G::Position>], Seat),
        weights: &[f64],
        planned: u32,
        friend: &[bool],
        alpha: &Front,
    ) -> Option<Front> {
        let unknown = |friend: &bool| if *friend { f64::NEG_INFINITY } else { f64::INFINITY };
        let choose = |origin: usize, one: f64, other: f64| {
            if friend[origin] { one.max(other) } else { one.min(other) }
        };
        // More moves of an opponent can only make it worse; a friend's can make it better.
        let only_worse = self.options.early_cut && !friend.contains(&true);
        let mut front = Front::of(friend.iter().map(unknown).collect());
        for branch in self.perspective.after_other(states, self.meter)? {
            let below = pick(weights, &branch.origins);
            let ours = friend[branch.origins[0]];
            self.notes.enter(turn, || branch.seen());
            let shown = self.enter_shown(&branch);
            let plans = self.front(&branch.states, &below, planned, &Front::empty())?;
            if shown {
                self.note_front(ours, &plans, &below);
            }
            self.note_front(ours, &plans, &below);
            front = self.joined(&front, &plans, &branch.origins, weights, choose)?;
            if only_worse && alpha.covers_all(&front) {
                break;
            }
        }
        Some(front)
    }

    /// The plans after an own move, of which so many own decisions are planned, this one included. `alpha` are
    /// the plans of other moves.
    fn after_own(
        &mut self,
        states: &[Root<G::Position>],
        weights: &[f64],
        mv: G::Move,
        planned: u32,
        alpha: &Front,
    ) -> Option<Front> {
        self.notes.enter(self.perspective.me, || mv.to_string());
        let plans = self.useful_after_own(states, weights, mv, planned, alpha)?;
        self.note_front(true, &plans, weights);
        Some(plans)
    }

    /// Writes down the plans after a move: how many there are, and what the best of them bring in each world.
    fn note_front(&mut self, ours: bool, plans: &Front, weights: &[f64]) {
        self.note(ours, || {
            let best = plans.best_few(MOST_TOLD, |vector| mean(vector, weights));
            let counts = [(Measure::Plans, plans.width()), (Measure::Worlds, weights.len())];
            let counts = counts.into_iter().map(|(of, count)| TreeFigure::count(of, count as u64));
            let told = best.iter().filter_map(|plan| TreeFigure::outcomes(plan));
            (best.first().map_or(0.0, |best| mean(best, weights)), counts.chain(told).collect())
        });
    }

    /// The same without worlds in which nothing is to be had anyway.
    fn useful_after_own(
        &mut self,
        states: &[Root<G::Position>],
        weights: &[f64],
        mv: G::Move,
        planned: u32,
        alpha: &Front,
    ) -> Option<Front> {
        let lowest = self.options.utility.lowest().filter(|_| self.options.useless_worlds);
        if planned <= 1 || self.options.early_cut || lowest.is_some() {
            let open = self.open_cards(states, mv, planned <= 1)?;
            if planned <= 1 || (self.options.early_cut && alpha.covers(&open)) {
                return Some(Front::of(open));
            }
            let useless = |place: &usize| lowest.is_some_and(|lowest| open[*place] <= lowest);
            let useful: Vec<usize> = (0..states.len()).filter(|place| !useless(place)).collect();
            if useful.len() < states.len() {
                let few: Vec<Root<G::Position>> = useful.iter().map(|place| states[*place].clone()).collect();
                let plans = if few.is_empty() {
                    Front::of(Vec::new())
                } else {
                    let (weights, alpha) = (pick(weights, &useful), alpha.restricted(&useful));
                    self.plans_after_own(&few, &weights, mv, planned, &alpha)?
                };
                return Some(plans.spread(&useful, &open));
            }
        }
        self.plans_after_own(states, weights, mv, planned, alpha)
    }

    fn plans_after_own(
        &mut self,
        states: &[Root<G::Position>],
        weights: &[f64],
        mv: G::Move,
        planned: u32,
        alpha: &Front,
    ) -> Option<Front> {
        let branches = self.perspective.after_own(states, mv, self.meter)?;
        let nothing = Front::empty();
        // Only if nothing was shown do the plans below speak of the same states.
        let alpha = if branches.len() == 1 { alpha } else { &nothing };
        let mut front = Front::of(vec![f64::INFINITY; states.len()]);
        for branch in branches {
            let below = pick(weights, &branch.origins);
            let left = if branch.states.first().and_then(Perspective::<G>::turn).is_none() {
                1
            } else {
                planned - 1
            };
            let shown = self.enter_shown(&branch);
            let plans = self.front(&branch.states, &below, left, alpha)?;
            if shown {
                self.note_front(true, &plans, &below);
            }
            front = self.joined(&front, &plans, &branch.origins, weights, |_, one, other| one.min(other))?;
        }
        Some(front)
    }

    /// One plan of each front at once, not wider than allowed. `None` when stopped.
    fn joined(
        &mut self,
        front: &Front,
        plans: &Front,
        origins: &[usize],
        weights: &[f64],
        choose: impl Fn(usize, f64, f64) -> f64,
    ) -> Option<Front> {
        let widest = self.options.widest;
        let rating = |vector: &[f64]| mean(vector, weights);
        let mut work = 0;
        let mut joined = front.join(plans, origins, choose, |joined| {
            if joined.width() > CROWD * widest {
                joined.keep_best(widest, rating);
            }
            // Every plan is compared with all others: a thousand times a thousand of them take minutes.
            work += joined.width();
            if work < LOOK_EVERY {
                return true;
            }
            work = 0;
            self.meter.goes_on()
        })?;
        joined.keep_best(widest, rating);
        Some(joined)
    }

    /// What a move brings in each state when all cards are open from then on: no plan brings more. `planning`
    /// says whether plans rest on it, not only bounds.
    fn open_cards(&mut self, states: &[Root<G::Position>], mv: G::Move, planning: bool) -> Option<Vec<f64>> {
        let mut values = Vec::with_capacity(states.len());
        for state in states {
            if !self.meter.node() {
                return None;
            }
            let value = if let Some(value) = self.perspective.ended(&state.after(mv)) {
                value
            } else {
                self.asked |= planning;
                let valued = self.inner.value(state, mv, self.options.depth, self.meter)?;
                self.options.utility.of(valued.value)
            };
            values.push(value);
        }
        Some(values)
    }
}

fn pick(weights: &[f64], origins: &[usize]) -> Vec<f64> {
    origins.iter().map(|origin| weights[*origin]).collect()
}
