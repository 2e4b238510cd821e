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

    /// How much less likely than the likeliest each manner is to be that of a seat, as natural logarithms: what is to be kept
    /// of earlier deals. The likeliest has 0.
    pub fn behind(&self, seat: Seat) -> Vec<f64> {
        let of_seat = || self.weights.iter().map(|weights| weights[seat.index()]);
        let most = of_seat().fold(f64::NEG_INFINITY, f64::max);
        of_seat().map(|weight| most - weight).collect()
    }

    /// Goes on from what was [kept](OpponentModel::behind) of a seat; false where that is of another number of manners.
    ///
    /// ```
    /// use game::Seat;
    /// use search::example::{Branch, Veil, VeilView};
    /// use search::worlds::OpponentModel;
    /// let always = |_: &VeilView, _: Branch| 1.0;
    /// let mut model = OpponentModel::<Veil>::new().manner("one", always).manner("other", always);
    /// assert!(model.resume(Seat::new(1), &[0.0, 2.5]) && !model.resume(Seat::new(1), &[1.0]));
    /// assert_eq!(model.behind(Seat::new(1)), [0.0, 2.5]);
    /// assert_eq!(model.likeliest(Seat::new(1)), Some("one"));
    /// ```
    pub fn resume(&mut self, seat: Seat, behind: &[f64]) -> bool {
        let fits = behind.len() == self.weights.len();
        if fits {
            for (weights, behind) in self.weights.iter_mut().zip(behind) {
                weights[seat.index()] = -behind;
            }
        }
        fits
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
        self.learn_from(std::slice::from_ref(line));
    }

    /// The same where it does not lie open: from stories of one deal, each of which fits all that was seen of it. A decision
    /// counts by its mean chance over the stories, for nobody knows in which of them it was made.
    pub fn learn_from(&mut self, stories: &[Line<G>]) {
        let Some(first) = stories.first() else { return };
        let seats = first.start().seats();
        let blank = |line: &Line<G>| -> Vec<G::View> {
            Seat::all(seats).map(|seat| line.game().blank_view(Viewer::Seat(seat))).collect()
        };
        let mut views: Vec<Vec<G::View>> = stories.iter().map(blank).collect();
        for step in 0..first.moves().len() {
            for (line, views) in stories.iter().zip(&mut views) {
                for (seat, view) in views.iter_mut().enumerate() {
                    for event in line.events_of(step, Viewer::Seat(Seat::new(seat))) {
                        observe(view, event);
                    }
                }
            }
            let Some(turn) = first.positions()[step].turn() else { break };
            for ((_, policy), weights) in self.manners.iter().zip(&mut self.weights) {
                let told = stories.iter().zip(&views).filter_map(|(line, views)| {
                    let mv = line.moves().get(step)?;
                    Some(policy.chance(&views[turn.index()], *mv).clamp(0.0, 1.0))
                });
                let (sum, number) = told.fold((0.0, 0), |(sum, number), chance| (sum + chance, number + 1));
                weights[turn.index()] += libm::log((sum / f64::from(number.max(1))).max(LEAST_CHANCE));
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
