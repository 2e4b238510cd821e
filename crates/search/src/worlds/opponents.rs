//! Opponent models: who plays how, from what they decided in earlier deals of a session.
//!
//! A model has a few *manners*, each a [`Policy`]: the players that may sit there. Every decision that was seen in full
//! after a deal moves the weight of each manner by the chance that it would have decided so. What comes of it is a policy
//! again, the mixture by these weights, to be used in a [`Belief`](super::Belief): worlds are weighed by it, nothing else.

use std::fmt;
use std::sync::Arc;

use game::{Game, Line, MAX_SEATS, Position, Seat, View, Viewer};

use super::belief::{Policy, observe};

/// No manner ever loses all its weight by one decision: nobody plays exactly like a model.
const LEAST_CHANCE: f64 = 0.02;

/// What is believed of how each seat plays.
///
/// **When to use it.** In sessions and matches, where the same opponents sit for many deals and differ in what their
/// decisions tell.
///
/// **What it costs.** Every manner is asked once for every decision of a finished deal; at play the mixture asks all of
/// them.
///
/// **What it overlooks.** Manners that are not among those it knows, and players who change theirs.
///
/// ```
/// use game::{Line, Seat};
/// use search::example::{Branch, Veil, VeilView};
/// use search::worlds::OpponentModel;
///
/// // One kind of player takes the first branch, one the second; nobody knows yet who sits there.
/// let first = |_: &VeilView, mv: Branch| if mv == Branch(0) { 0.9 } else { 0.1 };
/// let second = |_: &VeilView, mv: Branch| if mv == Branch(0) { 0.1 } else { 0.9 };
/// let mut model = OpponentModel::<Veil>::new().manner("first", first).manner("second", second);
/// assert_eq!(model.shares(Seat::new(1)), [0.5, 0.5]);
/// for world in [0, 1, 0] {
///     let mut line = Line::new(Veil::new("1(0(10 01) 0(10 01))", 2, "1").unwrap(), world);
///     line.play(Branch(1)).unwrap();
///     line.play(Branch(0)).unwrap();
///     model.learn(&line);
/// }
/// assert!(model.shares(Seat::new(1))[1] > 0.99, "three times the second branch");
/// ```
pub struct OpponentModel<G: Game> {
    manners: Vec<(&'static str, Arc<dyn Policy<G>>)>,
    /// The logarithm of the weight of each manner, for each seat.
    weights: Vec<[f64; MAX_SEATS]>,
}

impl<G: Game> Clone for OpponentModel<G> {
    fn clone(&self) -> OpponentModel<G> {
        OpponentModel { manners: self.manners.clone(), weights: self.weights.clone() }
    }
}

impl<G: Game> fmt::Debug for OpponentModel<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.manners.iter().map(|(name, _)| *name).collect();
        f.debug_struct("OpponentModel").field("manners", &names).field("weights", &self.weights).finish()
    }
}

impl<G: Game> Default for OpponentModel<G> {
    fn default() -> OpponentModel<G> {
        OpponentModel::new()
    }
}

impl<G: Game> OpponentModel<G> {
    /// A model that knows no manner yet.
    pub fn new() -> OpponentModel<G> {
        OpponentModel { manners: Vec::new(), weights: Vec::new() }
    }

    /// The same with one more way to play, as likely as the others before anything was seen.
    #[must_use]
    pub fn manner(mut self, name: &'static str, policy: impl Policy<G> + 'static) -> OpponentModel<G> {
        self.manners.push((name, Arc::new(policy)));
        self.weights.push([0.0; MAX_SEATS]);
        self
    }

    /// How likely each manner is to be that of a seat, in the order in which they were added; together 1.
    pub fn shares(&self, seat: Seat) -> Vec<f64> {
        let of_seat = self.weights.iter().map(|weights| weights[seat.index()]);
        let most = of_seat.clone().fold(f64::NEG_INFINITY, f64::max);
        let raw: Vec<f64> = of_seat.map(|weight| libm::exp(weight - most)).collect();
        let total: f64 = raw.iter().sum();
        raw.into_iter().map(|weight| weight / total).collect()
    }

    /// The name of the manner that is most likely that of a seat.
    pub fn likeliest(&self, seat: Seat) -> Option<&'static str> {
        let shares = self.shares(seat);
        let best = shares.iter().enumerate().max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map(|(place, _)| self.manners[place].0)
    }

    /// Takes in a deal that is over and lies open: every decision of every seat, judged by what that seat knew then. It
    /// must not be asked to learn from a deal that is still being played.
    pub fn learn(&mut self, line: &Line<G>) {
        let game = line.game();
        let mut views: Vec<G::View> =
            Seat::all(line.start().seats()).map(|seat| game.blank_view(Viewer::Seat(seat))).collect();
        for step in 0..=line.moves().len() {
            for (seat, view) in views.iter_mut().enumerate() {
                for event in line.events_of(step, Viewer::Seat(Seat::new(seat))) {
                    observe(view, event);
                }
            }
            let Some(mv) = line.moves().get(step) else { break };
            let Some(turn) = line.positions()[step].turn() else { break };
            for ((_, policy), weights) in self.manners.iter().zip(&mut self.weights) {
                let chance = policy.chance(&views[turn.index()], *mv).clamp(0.0, 1.0);
                weights[turn.index()] += libm::log(chance.max(LEAST_CHANCE));
            }
        }
    }

    /// Forgets everybody: other people sit down.
    pub fn forget(&mut self) {
        self.weights.fill([0.0; MAX_SEATS]);
    }
}

impl<G: Game> Policy<G> for OpponentModel<G> {
    /// The chance by all manners together, each by how likely it is that of the seat whose view it is.
    fn chance(&self, view: &G::View, mv: G::Move) -> f64 {
        let Some(seat) = view.viewer().seat() else { return 1.0 };
        let shares = self.shares(seat);
        self.manners.iter().zip(shares).map(|((_, policy), share)| share * policy.chance(view, mv)).sum()
    }
}
