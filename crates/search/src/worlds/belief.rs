//! What the decisions of others say about the world: opponent weights.
//!
//! A world in which somebody would hardly have done what was seen is hardly the true one. Each counts by its prior times
//! the chance of every decision that another seat was seen to make, under a policy.

use std::fmt;
use std::sync::Arc;

use game::random::{Fast, unit};
use game::{Event, Game, Line, Position, Seat, View, Viewer, Worlds};

/// How somebody decides: with a chance for every decision.
pub trait Policy<G: Game>: Send + Sync {
    /// The chance, from 0 to 1, that a seat with this view makes this decision. Numbers that are only in proportion to
    /// chances do as well.
    fn chance(&self, view: &G::View, mv: G::Move) -> f64;
}

impl<G: Game, F: Fn(&G::View, G::Move) -> f64 + Send + Sync> Policy<G> for F {
    fn chance(&self, view: &G::View, mv: G::Move) -> f64 {
        self(view, mv)
    }
}

/// How likely a world was before anybody decided anything, relative to the others. The line has not begun.
pub type Prior<G> = Arc<dyn Fn(&Line<G>) -> f64 + Send + Sync>;

/// What is believed of worlds.
///
/// ```
/// use game::{Line, Seat, View, Worlds, random::fast};
/// use search::example::{Branch, Veil, VeilView};
/// use search::worlds::Belief;
///
/// // Seat 1 holds aces in world 0, something else in world 1; it folds, calls or raises.
/// let mut line = Line::new(Veil::new("1(10 0(10 01) 0(10 01))", 2, "1").unwrap(), 0);
/// line.play(Branch(1)).unwrap();
/// let belief = Belief::<Veil>::new(|view: &VeilView, mv: Branch| {
///     let has_aces = view.all_worlds(1).is_some_and(|worlds| worlds[0].world() == 0);
///     let chances = if has_aces { [0.0, 0.2, 0.8] } else { [0.5, 0.4, 0.1] };
///     chances[usize::from(mv.0)]
/// });
/// let view = line.view(Seat::new(0).into());
/// let story = view.sample_line(&mut fast(1));
/// let expected = if story.position().world() == 0 { 0.2 } else { 0.4 };
/// assert_eq!(belief.weight(&story, Some(Seat::new(0))), expected);
/// ```
pub struct Belief<G: Game> {
    policy: Arc<dyn Policy<G>>,
    prior: Option<Prior<G>>,
    /// So many stories are drawn for each world that is kept.
    draws: usize,
}

impl<G: Game> Clone for Belief<G> {
    fn clone(&self) -> Belief<G> {
        Belief { policy: Arc::clone(&self.policy), prior: self.prior.clone(), draws: self.draws }
    }
}

impl<G: Game> fmt::Debug for Belief<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Belief").field("draws", &self.draws).finish_non_exhaustive()
    }
}

impl<G: Game> Belief<G> {
    /// Everybody else decides by a policy; before that all worlds were equal.
    pub fn new(policy: impl Policy<G> + 'static) -> Belief<G> {
        Belief { policy: Arc::new(policy), prior: None, draws: 1 }
    }

    /// The same with worlds that were not equal before.
    #[must_use]
    pub fn with_prior(mut self, prior: Prior<G>) -> Belief<G> {
        self.prior = Some(prior);
        self
    }

    /// The same with selective sampling: so many times as many stories are drawn as worlds are kept, and those that are
    /// kept are chosen by their weights, each then counting the same. 1 keeps all that are drawn and lets them count by
    /// their weights.
    #[must_use]
    pub fn drawing(mut self, draws: usize) -> Belief<G> {
        self.draws = draws.max(1);
        self
    }

    /// How much a story counts to a seat, or to somebody without one: its prior times the chance of every decision of
    /// others.
    pub fn weight(&self, line: &Line<G>, own: Option<Seat>) -> f64 {
        self.weight_while(line, own, &mut || true).unwrap_or(1.0)
    }

    /// The same as long as it may go on: it is asked before every decision, as a policy can take long. `None` when it may not.
    pub(super) fn weight_while(
        &self,
        line: &Line<G>,
        own: Option<Seat>,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Option<f64> {
        let game = line.game();
        let seats = line.start().seats();
        let start = || Line::new(game.clone(), line.deal().clone());
        let mut weight = self.prior.as_ref().map_or(1.0, |prior| prior(&start()).max(0.0));
        let mut views: Vec<(Seat, G::View)> = Seat::all(seats)
            .filter(|seat| Some(*seat) != own)
            .map(|seat| (seat, game.blank_view(Viewer::Seat(seat))))
            .collect();
        for step in 0..=line.moves().len() {
            for (seat, view) in &mut views {
                for event in line.events_of(step, Viewer::Seat(*seat)) {
                    observe(view, event);
                }
            }
            if weight <= 0.0 {
                return Some(0.0);
            }
            let Some(mv) = line.moves().get(step) else { break };
            let turn = line.positions()[step].turn();
            if let Some((_, view)) = views.iter().find(|(seat, _)| Some(*seat) == turn) {
                if !goes_on() {
                    return None;
                }
                weight *= self.policy.chance(view, *mv).max(0.0);
            }
        }
        Some(weight)
    }

    /// So many worlds that fit a view, each with its weight; fewer, but one at least, where it may not go on.
    pub(super) fn worlds(
        &self,
        view: &G::View,
        most: usize,
        rng: &mut Fast,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Vec<(G::Position, f64)> {
        let own = view.viewer().seat();
        let mut drawn: Vec<(G::Position, f64)> = Vec::new();
        for _ in 0..most.saturating_mul(self.draws) {
            let line = view.sample_line(rng);
            let weight = self.weight_while(&line, own, goes_on);
            if weight.is_some() || drawn.is_empty() {
                drawn.push((line.position().clone(), weight.unwrap_or(1.0)));
            }
            if weight.is_none() {
                break;
            }
        }
        if self.draws > 1 { chosen(&drawn, most, rng) } else { drawn }
    }
}

/// So many of the worlds drawn, each as often as its weight asks for: at even steps through all of them, so that nothing
/// but the first step is left to chance.
pub(super) fn chosen<P: Clone>(drawn: &[(P, f64)], most: usize, rng: &mut Fast) -> Vec<(P, f64)> {
    let total: f64 = drawn.iter().map(|(_, weight)| weight).sum();
    if total <= 0.0 {
        return drawn[..most.min(drawn.len())].iter().map(|(world, _)| (world.clone(), 1.0)).collect();
    }
    let step = total / most as f64;
    let mut next = unit(rng) * step;
    let mut passed = 0.0;
    let mut kept = Vec::with_capacity(most);
    for (world, weight) in drawn {
        passed += weight;
        while next < passed && kept.len() < most {
            kept.push((world.clone(), 1.0));
            next += step;
        }
    }
    kept
}

pub(super) fn observe<G: Game>(view: &mut G::View, event: Event<G>) {
    let told = view.observe(event);
    debug_assert!(told.is_ok(), "a line tells nobody anything that cannot be");
}
