//! Perfect-information Monte Carlo: search many worlds as if everything were seen, and average.

use game::random::Fast;
use game::{Candidate, Game, Limits, Position as _, Report, SearchTree, Thinking, TreeExtent, View, Worth};

use super::inner::{Inner, TO_THE_END, Valued};
use super::over::{Method, OverWorlds};
use super::sampling::{Sampling, World};
use super::utility::Utility;
use super::verdicts::verdicts;
use crate::Meter;
use crate::bytes::{bytes_of, most_moves};

/// How deep worlds are searched. A limit of depth holds besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Each world at once to this depth.
    Fixed(u32),
    /// All worlds to depth 1, then all to depth 2, and so on up to this depth, while the limits last.
    Deepening(u32),
}

/// The options of [`Pimc`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PimcOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// How worlds are chosen.
    pub sampling: Sampling,
    /// How deep they are searched.
    pub depth: Depth,
    /// If given, every world is also searched to a [shallow](PimcOptions::shallow) depth, and that result counts so
    /// many times beside the deep one.
    pub mix: Option<f64>,
    /// How deep that is. Depth 1 is to the first settled position where the inner search settles
    /// ([`settle`](crate::tree::AlphaBetaOptions::settle)).
    pub shallow: u32,
    /// What values are worth when they are added up.
    pub utility: Utility,
}

impl Default for PimcOptions {
    fn default() -> PimcOptions {
        PimcOptions {
            limits: Limits { depth: None, nodes: Some(1_000_000), iterations: None, ms: None },
            sampling: Sampling::default(),
            depth: Depth::Deepening(TO_THE_END),
            mix: None,
            shallow: 1,
            utility: Utility::default(),
        }
    }
}

/// How a view is searched where that depends on the view: on how many cards are left, on the place in the trick.
#[derive(Clone, PartialEq, Debug)]
pub struct Look<M> {
    /// The moves that are worth looking at, at least one of the legal ones.
    pub moves: Vec<M>,
    /// How deep worlds are searched.
    pub depth: Depth,
    /// See [`PimcOptions::mix`].
    pub mix: Option<f64>,
    /// See [`PimcOptions::shallow`].
    pub shallow: u32,
}

/// Says how a view is searched.
pub type Looking<G> = Box<dyn Fn(&<G as Game>::View) -> Look<<G as Game>::Move> + Send + Sync>;

/// Monte Carlo over worlds: the move that is best on average when each world is searched with open cards.
///
/// **What it is.** Worlds that fit what is known are sampled; in each of them every legal move is valued by a
/// search of perfect information ([`Inner`]); the move with the best weighted mean is played.
///
/// **When to use it.** The workhorse of trick games: strong where most of the play is technique, and quick.
///
/// **What it costs.** Worlds times moves times one inner search. Under a limit of time the
/// [share](Sampling::share) of it goes into sampling, the rest into deeper searches of all sampled worlds.
///
/// **What it does not handle.** Three errors that no number of worlds cures. It believes that everybody sees
/// all cards, so it never bluffs and never gathers or hides knowledge. It believes that it will know the world
/// itself at its next decision (*strategy fusion*), so it puts off decisions that must be made now:
/// [`Epimc`](super::Epimc) and [`AlphaMu`](super::AlphaMu) cure that. And it judges each position by what lies
/// below it alone (*non-locality*), which [`AlphaMu`](super::AlphaMu) cures as well.
///
/// ```
/// use game::{Limits, Line, Seat, random::fast, think_alone};
/// use search::Blind;
/// use search::example::Veil;
/// use search::tree::{AlphaBeta, AlphaBetaOptions};
/// use search::worlds::{Pimc, PimcOptions};
///
/// // Move a wins in worlds 0 and 1 of 4, move b in all but one.
/// let line = Line::new(Veil::new("0(1100 1(0111 1111))", 2, "1").unwrap(), 3);
/// let mut pimc = Pimc::<Veil, _>::new(AlphaBeta::new(Blind, AlphaBetaOptions::default()), PimcOptions::default());
/// let view = line.view(Seat::new(0).into());
/// let report = think_alone(Limits::NONE, |thinking| pimc.search(&view, &mut fast(1), thinking));
/// assert_eq!(report.best().unwrap().mv.to_string(), "b");
/// assert_eq!((report.best().unwrap().worth.as_chance(), report.worlds), (0.75, 4));
/// ```
pub type Pimc<G, I> = OverWorlds<G, I, PimcOptions>;

/// What is known of one world: a value for each move.
#[derive(Clone, Debug, Default)]
struct Row {
    deep: Vec<Valued>,
    shallow: Vec<f64>,
}

impl Row {
    fn is_exact(&self) -> bool {
        !self.deep.is_empty() && self.deep.iter().all(|valued| valued.exact)
    }
}

impl<G: Game, I: Inner<G::Position>> Method<G, I> for PimcOptions {
    fn sampling(&self) -> Sampling {
        self.sampling
    }

    fn memory(&self, worlds: usize) -> u64 {
        let moves = most_moves::<G::Position>();
        let row = bytes_of::<Row>(1) + bytes_of::<Valued>(moves) + bytes_of::<f64>(moves);
        worlds as u64 * row
    }

    fn explain(
        over: &mut Pimc<G, I>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> (Report<G::Move>, SearchTree) {
        let mut report = Report::default();
        if view.legal().is_empty() {
            return (report, SearchTree::default());
        }
        let look = over.look(view);
        let mut meter = Meter::new(thinking, over.options.limits);
        let worlds = over.sampler.gather(view, meter.limits(), rng, thinking);
        let mut rows = vec![Row::default(); worlds.len()];
        let deepest = meter.limits().depth.unwrap_or(u32::MAX);
        let depths = match look.depth {
            Depth::Fixed(depth) => depth.min(deepest)..=depth.min(deepest),
            Depth::Deepening(to) => 1..=to.min(deepest),
        };
        'depths: for depth in depths {
            for (world, row) in worlds.iter().zip(&mut rows).filter(|(_, row)| !row.is_exact()) {
                if over.search_world(world, &look, depth, row, &mut meter).is_none() {
                    break 'depths;
                }
            }
            report.depth = depth;
            over.tell(&mut report, &look, &worlds, &rows, &meter);
            (thinking.progress)(&report);
            if rows.iter().all(Row::is_exact) {
                break;
            }
        }
        over.tell(&mut report, &look, &worlds, &rows, &meter);
        let mut again = Meter::new(thinking, over.options.limits);
        let tree = over.told(&report, &look, (&worlds, &rows), extent, &mut again);
        (report, tree)
    }
}

impl<G: Game, I: Inner<G::Position>> Pimc<G, I> {
    /// The same with a depth, a shallow look and moves that depend on the view, whatever the options say of them.
    ///
    /// ```
    /// use game::{Limits, Line, Seat, View, random::fast, think_alone};
    /// use search::Blind;
    /// use search::example::Veil;
    /// use search::tree::{AlphaBeta, AlphaBetaOptions};
    /// use search::worlds::{Depth, Look, Pimc, PimcOptions};
    ///
    /// let line = Line::new(Veil::new("0(1100 1(0111 1111) 1111)", 2, "1").unwrap(), 3);
    /// let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
    /// // Whatever the last move brings, it is not looked at.
    /// let mut pimc = Pimc::<Veil, _>::new(inner, PimcOptions::default()).looking(Box::new(|view| {
    ///     let moves = view.legal()[..2].to_vec();
    ///     Look { moves, depth: Depth::Fixed(9), mix: None, shallow: 1 }
    /// }));
    /// let view = line.view(Seat::new(0).into());
    /// let report = think_alone(Limits::NONE, |thinking| pimc.search(&view, &mut fast(1), thinking));
    /// assert_eq!((report.best().unwrap().mv.to_string(), report.candidates.len()), ("b".to_owned(), 2));
    /// ```
    #[must_use]
    pub fn looking(mut self, looking: Looking<G>) -> Pimc<G, I> {
        self.looking = Some(looking);
        self
    }

    fn look(&self, view: &G::View) -> Look<G::Move> {
        let PimcOptions { depth, mix, shallow, .. } = self.options;
        match &self.looking {
            Some(looking) => looking(view),
            None => Look { moves: view.legal(), depth, mix, shallow },
        }
    }

    /// Values every move of one world. `None` when stopped; the row then stays as it was.
    fn search_world(
        &mut self,
        world: &World<G>,
        look: &Look<G::Move>,
        depth: u32,
        row: &mut Row,
        meter: &mut Meter<'_>,
    ) -> Option<()> {
        if look.mix.is_some() && row.shallow.is_empty() {
            let shallow = self.inner.values(&world.root, &look.moves, look.shallow, meter)?;
            row.shallow = shallow.iter().map(|valued| self.options.utility.of(valued.value)).collect();
        }
        row.deep = self.inner.values(&world.root, &look.moves, depth, meter)?;
        Some(())
    }

    /// Below each move what worlds say of it: those that say the same together, with the answers in the first of them.
    fn told(
        &mut self,
        report: &Report<G::Move>,
        look: &Look<G::Move>,
        (worlds, rows): (&[World<G>], &[Row]),
        extent: TreeExtent,
        meter: &mut Meter<'_>,
    ) -> SearchTree {
        if extent.depth == 0 {
            return SearchTree::default();
        }
        let searched: Vec<(&World<G>, &Row)> =
            worlds.iter().zip(rows).filter(|(_, row)| !row.deep.is_empty()).collect();
        let aim = self.inner.aim();
        let me = worlds.first().and_then(|world| world.root.position.turn());
        SearchTree::of_report(report, me, extent, |found, left| {
            let Some(place) = look.moves.iter().position(|mv| *mv == found.mv) else {
                return SearchTree::default();
            };
            let said =
                |(_, row): &(&World<G>, &Row)| aim.worth(row.deep[place].value, !row.deep[place].exact);
            let worths: Vec<Worth> = searched.iter().map(said).collect();
            verdicts(&worths, left, |first, left| {
                let next = searched[first].0.root.after(found.mv);
                self.inner.tree(&next, report.depth.saturating_sub(1), left, meter)
            })
        })
    }

    /// Puts what is known into the report.
    fn tell(
        &self,
        report: &mut Report<G::Move>,
        look: &Look<G::Move>,
        worlds: &[World<G>],
        rows: &[Row],
        meter: &Meter<'_>,
    ) {
        let mix = look.mix.unwrap_or(0.0);
        let searched = || worlds.iter().zip(rows).filter(|(_, row)| !row.deep.is_empty());
        let weights: f64 = searched().map(|(world, _)| world.weight).sum();
        let mean = |place: usize| {
            let value = |row: &Row| {
                let deep = self.options.utility.of(row.deep[place].value);
                let shallow = row.shallow.get(place).copied().unwrap_or(0.0);
                (deep + mix * shallow) / (1.0 + mix)
            };
            let sum: f64 = searched().map(|(world, row)| world.weight * value(row)).sum();
            if weights > 0.0 { sum / weights } else { 0.0 }
        };
        report.worlds = searched().count() as u64;
        report.nodes = meter.nodes();
        report.candidates =
            ranked(look.moves.iter().enumerate().map(|(place, mv)| (*mv, mean(place))), |mean| {
                self.options.utility.worth(mean)
            });
        report.candidates.iter_mut().for_each(|candidate| candidate.visits = report.worlds);
    }
}

/// Moves with their means as candidates, best first; of equals the first stays first.
pub(super) fn ranked<M: Copy>(
    means: impl Iterator<Item = (M, f64)>,
    worth: impl Fn(f64) -> Worth,
) -> Vec<Candidate<M>> {
    let mut means: Vec<(M, f64)> = means.collect();
    means.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let candidate = |(mv, mean): (M, f64)| Candidate::new(mv, worth(mean));
    means.into_iter().map(candidate).collect()
}
