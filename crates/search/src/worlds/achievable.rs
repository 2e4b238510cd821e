//! Achievable sets: worlds in all of which one plan wins.

use game::random::Fast;
use game::{Candidate, Game, Limits, Measure, Report, SearchTree, Thinking, TreeExtent, TreeFigure, View};

use super::infoset::{Perspective, own_moves, plies_bytes};
use super::inner::{Inner, TO_THE_END};
use super::notes::Notes;
use super::over::{Method, OverWorlds};
use super::planned::{Drawn, Run, begun};
use super::sampling::Sampling;
use super::utility::Utility;
use crate::{Meter, Root};

/// The options of [`Achievable`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AchievableOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// How worlds are chosen.
    pub sampling: Sampling,
    /// The value that counts as won, in the sense of the inner search's aim.
    pub goal: i32,
    /// How many own decisions are planned while worlds are collected, the first included; beyond them cards are open.
    pub moves: u32,
    /// The same for the set that was found, which is then searched once more.
    pub thorough: u32,
    /// How deep the inner search looks beyond that.
    pub depth: u32,
    /// How often worlds are collected, each time in an order that begins with those that failed.
    pub passes: u32,
}

impl Default for AchievableOptions {
    fn default() -> AchievableOptions {
        AchievableOptions {
            limits: Limits { depth: None, nodes: Some(1_000_000), iterations: None, ms: None },
            sampling: Sampling::default(),
            goal: 1,
            moves: 2,
            thorough: u32::MAX,
            depth: TO_THE_END,
            passes: 4,
        }
    }
}

/// Achievable sets with squeaky-wheel optimisation.
///
/// **What it is.** A set of worlds is achievable if one plan wins in all of them, whatever opponents do who know the
/// world. For every move such a set is collected from the sampled worlds, one by one, keeping those with which it stays
/// achievable ([`squeaky_wheel`]); the move with the most likely set is played, and of equals the one that open cards
/// like best.
///
/// **When to use it.** Contracts that are made or not, and guesses: it commits itself to the worlds in which it can win
/// and lets the others go.
///
/// **What it costs.** For every move and pass as many searches as there are worlds; each of them stops at the first world
/// that is lost, and needs no sums and no fronts.
///
/// **What it does not handle.** How much is won or lost. Whether some other plan wins in more worlds that do not contain
/// this set is left to the passes. A friend is trusted only where a whole branch of its moves wins.
///
/// ```
/// use game::{Limits, Line, Seat, random::fast, think_alone};
/// use search::Blind;
/// use search::example::Veil;
/// use search::tree::{AlphaBeta, AlphaBetaOptions};
/// use search::worlds::{Achievable, AchievableOptions};
///
/// // On the left 3 worlds can be had by one plan, on the right 4.
/// let tree = "0(1(0(11100 00011) 0(11100 00011)) 1(0(11110 00000) 0(11110 00000)))";
/// let view = Line::new(Veil::new(tree, 2, "1").unwrap(), 0).view(Seat::new(0).into());
/// let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
/// let mut search = Achievable::<Veil, _>::new(inner, AchievableOptions::default());
/// let report = think_alone(Limits::NONE, |thinking| search.search(&view, &mut fast(1), thinking));
/// let found: Vec<(String, f64)> =
///     report.candidates.iter().map(|c| (c.mv.to_string(), 5.0 * c.worth.as_chance())).collect();
/// assert_eq!(found, [("b".to_owned(), 4.0), ("a".to_owned(), 3.0)]);
/// ```
pub type Achievable<G, I> = OverWorlds<G, I, AchievableOptions>;

/// Collects the heaviest set that stays achievable: worlds are added one by one and left out where the set would not stay
/// so. In every further pass those that were left out come first (the squeaky wheel gets the grease). `achievable` says
/// whether a set, by the places of its members, is so, or `None` when the budget is spent: then so says this.
///
/// ```
/// use search::worlds::squeaky_wheel;
/// // One plan wins in worlds 0 and 1, another in 2, 3 and 4.
/// let plans = [[true, true, false, false, false], [false, false, true, true, true]];
/// let found = |passes| {
///     squeaky_wheel(&[1.0; 5], passes, |set| Some(plans.iter().any(|plan| set.iter().all(|world| plan[*world]))))
/// };
/// assert_eq!(found(1), Some(vec![0, 1]), "the first pass is caught by its first worlds");
/// assert_eq!(found(2), Some(vec![2, 3, 4]));
/// ```
pub fn squeaky_wheel(
    weights: &[f64],
    passes: u32,
    mut achievable: impl FnMut(&[usize]) -> Option<bool>,
) -> Option<Vec<usize>> {
    let mut order: Vec<usize> = (0..weights.len()).collect();
    let mut best: (f64, Vec<usize>) = (0.0, Vec::new());
    for _ in 0..passes.max(1) {
        let (mut set, mut failed) = (Vec::new(), Vec::new());
        for world in order {
            set.push(world);
            if !achievable(&set)? {
                failed.extend(set.pop());
            }
        }
        let weight = set.iter().map(|world| weights[*world]).sum();
        let done = failed.is_empty();
        order = failed;
        order.extend(&set);
        if weight > best.0 {
            set.sort_unstable();
            best = (weight, set);
        }
        if done {
            break;
        }
    }
    Some(best.1)
}

impl<G: Game, I: Inner<G::Position>> Method<G, I> for AchievableOptions {
    fn sampling(&self) -> Sampling {
        self.sampling
    }

    fn memory(&self, worlds: usize) -> u64 {
        // A hand has hardly more decisions than this.
        const LONGEST: u32 = 16;
        plies_bytes::<G>(worlds, self.thorough.min(LONGEST))
    }

    /// Every move with the weight of the set found for it, and the plan that wins in it.
    fn explain(
        over: &mut Achievable<G, I>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> (Report<G::Move>, SearchTree) {
        let options = over.options;
        let mut meter = Meter::new(thinking, options.limits);
        let utility = Utility::Reach(options.goal);
        let searched = (&mut over.inner, &over.sampler);
        let asked = (options, utility, TreeExtent::NOTHING);
        let Some((drawn, mut run)) = begun(searched, asked, view, &mut meter, rng, thinking) else {
            return <(Report<G::Move>, SearchTree)>::default();
        };
        let Drawn { moves, states, weights } = drawn;
        let total = weights.iter().sum::<f64>().max(f64::MIN_POSITIVE);
        let means = run.open_means(&moves, &states, &weights);
        let mut sets = Vec::with_capacity(moves.len());
        for mv in means.iter().flat_map(|_| &moves) {
            let Some(set) = run.set_for(*mv, &states, &weights) else { break };
            sets.push(set);
        }
        let chance = |set: &Vec<usize>| set.iter().map(|world| weights[*world]).sum::<f64>() / total;
        let means = means.unwrap_or_else(|| vec![0.0; moves.len()]);
        // Sets are compared only where every move has one; until then open cards have to do.
        let compared = sets.len() == moves.len();
        let chances = if compared { sets.iter().map(chance).collect() } else { means.clone() };
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by(|one, other| {
            chances[*other].total_cmp(&chances[*one]).then(means[*other].total_cmp(&means[*one]))
        });
        let worlds = states.len() as u64;
        let candidate = |place: &usize| Candidate {
            visits: worlds,
            ..Candidate::new(moves[*place], utility.worth(chances[*place]))
        };
        let candidates = order.iter().map(candidate).collect();
        let report = Report { candidates, worlds, nodes: run.meter.nodes(), ..Report::default() };
        if extent.depth == 0 {
            return (report, SearchTree::default());
        }
        let mut again = Meter::new(thinking, options.limits);
        run.meter = &mut again;
        let tree = SearchTree::of_report(&report, view.turn(), extent, |found, left| {
            let place = moves.iter().position(|mv| *mv == found.mv).filter(|_| compared);
            place
                .map_or_else(SearchTree::default, |place| run.plan_for(found.mv, &states, &sets[place], left))
        });
        (report, tree)
    }
}

impl<G: Game, I: Inner<G::Position>> Run<'_, '_, G, I, AchievableOptions> {
    /// What each move brings on average with open cards: what decides between moves whose sets are alike. `None` when
    /// stopped.
    fn open_means(
        &mut self,
        moves: &[G::Move],
        states: &[Root<G::Position>],
        weights: &[f64],
    ) -> Option<Vec<f64>> {
        let mut sums = vec![0.0; moves.len()];
        for (state, weight) in states.iter().zip(weights) {
            let values = self.inner.values(state, moves, self.options.depth, self.meter)?;
            for (sum, valued) in sums.iter_mut().zip(values) {
                *sum += weight * Utility::default().of(valued.value);
            }
        }
        let total = weights.iter().sum::<f64>().max(f64::MIN_POSITIVE);
        Some(sums.into_iter().map(|sum| sum / total).collect())
    }

    /// The heaviest set found in which a move wins. `None` when stopped.
    fn set_for(&mut self, mv: G::Move, states: &[Root<G::Position>], weights: &[f64]) -> Option<Vec<usize>> {
        self.asked = false;
        let options = self.options;
        let quick = squeaky_wheel(weights, options.passes, |set| {
            self.wins_after(&pick(states, set), mv, options.moves.max(1))
        })?;
        if !self.asked || options.thorough <= options.moves {
            return Some(quick);
        }
        // The plan for this set, looked at once more without the belief in open cards.
        let of_set: Vec<f64> = quick.iter().map(|world| weights[*world]).collect();
        let kept = squeaky_wheel(&of_set, options.passes, |set| {
            let worlds: Vec<usize> = set.iter().map(|place| quick[*place]).collect();
            self.wins_after(&pick(states, &worlds), mv, options.thorough)
        })?;
        Some(kept.into_iter().map(|place| quick[place]).collect())
    }

    /// The plan that begins with a move and wins in a set of worlds, looked at once more to be told; and in which worlds.
    fn plan_for(
        &mut self,
        mv: G::Move,
        states: &[Root<G::Position>],
        set: &[usize],
        extent: TreeExtent,
    ) -> SearchTree {
        let wins: Vec<f64> =
            (0..states.len()).map(|world| f64::from(u8::from(set.contains(&world)))).collect();
        let mut plan = SearchTree::default();
        if !set.is_empty() {
            self.notes = Notes::new(extent);
            self.notes.begin();
            let planned = self.options.thorough.max(self.options.moves).max(1);
            if self.wins_after(&pick(states, set), mv, planned).is_some() {
                plan = self.notes.take();
                self.notes.narrow(&mut plan);
            }
        }
        let count = TreeFigure::count(Measure::Worlds, set.len() as u64);
        SearchTree { figures: [count].into_iter().chain(TreeFigure::outcomes(&wins)).collect(), ..plan }
    }

    /// Writes down whether a move wins in all states in which it is looked at; to another seat's that is a loss.
    fn note_win(&mut self, ours: bool, won: bool, states: usize) {
        let count = TreeFigure::count(Measure::Worlds, states as u64);
        self.note(ours, || (f64::from(u8::from(won)), vec![count]));
    }

    /// Whether one plan wins in all states of an information set.
    fn wins(&mut self, states: &[Root<G::Position>], planned: u32) -> Option<bool> {
        let Some(seat) = states.first().and_then(Perspective::<G>::turn) else {
            let won = |state| self.perspective.ended(state).is_some_and(|value| value >= 1.0);
            return Some(states.iter().all(won));
        };
        if seat == self.perspective.me {
            for mv in own_moves(states) {
                self.notes.enter(seat, || mv.to_string());
                let won = self.wins_after(states, mv, planned)?;
                self.note_win(true, won, states.len());
                if won {
                    return Some(true);
                }
            }
            return Some(false);
        }
        let friend: Vec<bool> = states.iter().map(|state| self.perspective.is_friend(state, seat)).collect();
        let mut saved = vec![false; states.len()];
        for branch in self.perspective.after_other(states, self.meter)? {
            let opponents = branch.origins.iter().any(|origin| !friend[*origin]);
            self.notes.enter(seat, || branch.seen());
            let shown = self.enter_shown(&branch);
            let won = self.wins(&branch.states, planned)?;
            if shown {
                self.note_win(!opponents, won, branch.states.len());
            }
            self.note_win(!opponents, won, branch.states.len());
            if won {
                branch.origins.iter().for_each(|origin| saved[*origin] = true);
            } else if opponents {
                return Some(false);
            }
        }
        Some(saved.into_iter().all(|saved| saved))
    }

    /// Whether one plan that begins with a move wins in all states.
    fn wins_after(&mut self, states: &[Root<G::Position>], mv: G::Move, planned: u32) -> Option<bool> {
        for branch in self.perspective.after_own(states, mv, self.meter)? {
            let over = branch.states.first().and_then(Perspective::<G>::turn).is_none();
            let shown = self.enter_shown(&branch);
            let won = if planned > 1 || over {
                self.wins(&branch.states, planned.saturating_sub(1).max(1))?
            } else {
                self.asked = true;
                let mut won = true;
                for origin in &branch.origins {
                    let valued = self.inner.value(&states[*origin], mv, self.options.depth, self.meter)?;
                    won &= valued.value >= self.options.goal;
                    if !won {
                        break;
                    }
                }
                won
            };
            if shown {
                self.note_win(true, won, branch.states.len());
            }
            if !won {
                return Some(false);
            }
        }
        Some(true)
    }
}

fn pick<S: Clone>(states: &[S], places: &[usize]) -> Vec<S> {
    places.iter().map(|place| states[*place].clone()).collect()
}
