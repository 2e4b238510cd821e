//! Extended PIMC: believe in open cards only after some own decisions more.

use game::random::Fast;
use game::{Game, Limits, Report, SearchTree, Thinking, TreeExtent};

use super::infoset::plies_bytes;
use super::inner::{Inner, TO_THE_END};
use super::over::{Method, OverWorlds};
use super::sampling::Sampling;
use super::utility::Utility;
use super::vector::{VectorOptions, by_vectors};

/// The options of [`Epimc`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EpimcOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// How worlds are chosen.
    pub sampling: Sampling,
    /// After how many own decisions open cards are believed in, the first included. 1 is plain
    /// [`Pimc`](super::Pimc). It is reached step by step, as far as the limits allow.
    pub delay: u32,
    /// How deep the inner search looks beyond that.
    pub depth: u32,
    /// What values are worth when they are added up.
    pub utility: Utility,
}

impl Default for EpimcOptions {
    fn default() -> EpimcOptions {
        EpimcOptions {
            limits: Limits { depth: None, nodes: Some(1_000_000), iterations: None, ms: None },
            sampling: Sampling::default(),
            delay: 2,
            depth: TO_THE_END,
            utility: Utility::default(),
        }
    }
}

/// Extended PIMC: [`Pimc`](super::Pimc) whose belief in open cards is put off.
///
/// **What it is.** For the first [`delay`](EpimcOptions::delay) own decisions the search chooses one move for
/// all worlds that look the same to it ([vector minimaxing](super::VectorMinimax)); only beyond them each world is searched with open
/// cards. The others are taken to know the world all along.
///
/// **When to use it.** Where PIMC puts off decisions that cannot be put off: guesses, finesses.
///
/// **What it costs.** The tree of the decisions before the delay, in every world, times an inner search at each
/// leaf: each step of the delay multiplies the cost by the moves of one round.
///
/// **What it does not handle.** Each decision is made on what lies below it alone: an opponent who knows the
/// world and reads the search's mind can exploit that (non-locality). [`AlphaMu`](super::AlphaMu) handles it.
/// That opponents may know no more than the search itself is not used either: there see
/// [`Ismcts`](super::Ismcts).
///
/// ```
/// use game::{Limits, Line, Seat, random::fast, think_alone};
/// use search::Blind;
/// use search::example::Veil;
/// use search::tree::{AlphaBeta, AlphaBetaOptions};
/// use search::worlds::{Epimc, EpimcOptions};
///
/// // Move a seems to win always: but which of its ends, in which world? Move b wins in 4 worlds of 5.
/// let line = Line::new(Veil::new("0(0(11100 00011) 11110)", 2, "1").unwrap(), 0);
/// let view = line.view(Seat::new(0).into());
/// let search = |delay| {
///     let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
///     let mut epimc = Epimc::<Veil, _>::new(inner, EpimcOptions { delay, ..EpimcOptions::default() });
///     let report = think_alone(Limits::NONE, |thinking| epimc.search(&view, &mut fast(1), thinking));
///     report.best().map(|best| (best.mv.to_string(), best.worth.as_chance())).unwrap()
/// };
/// assert_eq!(search(1), ("a".to_owned(), 1.0));
/// assert_eq!(search(2), ("b".to_owned(), 0.8));
/// ```
pub type Epimc<G, I> = OverWorlds<G, I, EpimcOptions>;

impl<G: Game, I: Inner<G::Position>> Method<G, I> for EpimcOptions {
    fn sampling(&self) -> Sampling {
        self.sampling
    }

    fn memory(&self, worlds: usize) -> u64 {
        plies_bytes::<G>(worlds, self.delay)
    }

    /// With the longest delay that the limits allow, which is the depth of the report.
    fn explain(
        over: &mut Epimc<G, I>,
        view: &G::View,
        rng: &mut Fast,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> (Report<G::Move>, SearchTree) {
        let EpimcOptions { limits, sampling, delay, depth, utility } = over.options;
        let options =
            VectorOptions { limits, sampling, moves: delay, depth, utility, ..VectorOptions::default() };
        by_vectors((&mut over.inner, &over.sampler), (options, extent), view, rng, thinking)
    }
}
