//! Searches over worlds with a seat at the table.

use game::random::{Fast, fast};
use game::{Candidate, Decision, Game, Player, Report, Thinking, View};

use super::{AlphaMu, Epimc, Inner, Ismcts, Pimc};
use crate::Guide;

/// The decision of a report: its best move. A search always reports one where it is asked to decide.
fn decision<G: Game>(view: &G::View, report: Report<G::Move>) -> Decision<G::Move> {
    let mv = report.best().map(|best: &Candidate<G::Move>| best.mv).or_else(|| view.legal().first().copied());
    let mv = mv.expect("a player is asked only while the game runs");
    Decision { mv, report }
}

/// Plays what [`Pimc`] finds.
///
/// ```
/// use game::{Limits, Line, Player, Seat, think_alone};
/// use search::Blind;
/// use search::example::Veil;
/// use search::tree::{AlphaBeta, AlphaBetaOptions};
/// use search::worlds::{Pimc, PimcOptions, PimcPlayer};
///
/// let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
/// let mut player: Box<dyn Player<Veil>> = Box::new(PimcPlayer::new(Pimc::new(inner, PimcOptions::default())));
/// player.begin(7);
/// let view = Line::new(Veil::new("0(10 11)", 2, "1").unwrap(), 1).view(Seat::new(0).into());
/// let decision = think_alone(Limits::NONE, |thinking| player.decide(&view, thinking));
/// assert_eq!(decision.mv.to_string(), "b");
/// ```
#[derive(Debug)]
pub struct PimcPlayer<G: Game, I> {
    pimc: Pimc<G, I>,
    rng: Fast,
}

impl<G: Game, I: Inner<G::Position>> PimcPlayer<G, I> {
    /// A player before its first game.
    pub fn new(pimc: Pimc<G, I>) -> PimcPlayer<G, I> {
        PimcPlayer { pimc, rng: fast(0) }
    }
}

impl<G: Game, I: Inner<G::Position>> Player<G> for PimcPlayer<G, I> {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.pimc.inner().clear();
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.pimc.search(view, &mut self.rng, thinking))
    }
}

/// Plays what [`Epimc`] finds.
#[derive(Debug)]
pub struct EpimcPlayer<G: Game, I> {
    epimc: Epimc<G, I>,
    rng: Fast,
}

impl<G: Game, I: Inner<G::Position>> EpimcPlayer<G, I> {
    /// A player before its first game.
    pub fn new(epimc: Epimc<G, I>) -> EpimcPlayer<G, I> {
        EpimcPlayer { epimc, rng: fast(0) }
    }
}

impl<G: Game, I: Inner<G::Position>> Player<G> for EpimcPlayer<G, I> {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.epimc.inner().clear();
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.epimc.search(view, &mut self.rng, thinking))
    }
}

/// Plays what [`AlphaMu`] finds.
#[derive(Debug)]
pub struct AlphaMuPlayer<G: Game, I> {
    alphamu: AlphaMu<G, I>,
    rng: Fast,
}

impl<G: Game, I: Inner<G::Position>> AlphaMuPlayer<G, I> {
    /// A player before its first game.
    pub fn new(alphamu: AlphaMu<G, I>) -> AlphaMuPlayer<G, I> {
        AlphaMuPlayer { alphamu, rng: fast(0) }
    }
}

impl<G: Game, I: Inner<G::Position>> Player<G> for AlphaMuPlayer<G, I> {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.alphamu.inner().clear();
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.alphamu.search(view, &mut self.rng, thinking))
    }

    fn assess(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Report<G::Move> {
        self.alphamu.assess(view, &mut self.rng, thinking)
    }
}

/// Plays what [`Ismcts`] finds.
#[derive(Debug)]
pub struct IsmctsPlayer<G: Game, E = crate::Blind> {
    ismcts: Ismcts<G, E>,
    rng: Fast,
}

impl<G: Game, E: Guide<G::Position>> IsmctsPlayer<G, E> {
    /// A player before its first game.
    pub fn new(ismcts: Ismcts<G, E>) -> IsmctsPlayer<G, E> {
        IsmctsPlayer { ismcts, rng: fast(0) }
    }
}

impl<G: Game, E: Guide<G::Position>> Player<G> for IsmctsPlayer<G, E> {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        decision::<G>(view, self.ismcts.search(view, &mut self.rng, thinking))
    }
}
