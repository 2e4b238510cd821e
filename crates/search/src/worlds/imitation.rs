//! The policy of a player: how likely it is to decide so, by what it says of its own candidates, or by what it decides.

use std::fmt;
use std::sync::Mutex;

use game::{Game, Limits, Player, Report, think_alone};

use super::belief::Policy;

/// A player asked for the worth of its moves, as a policy: the better a move, the likelier.
///
/// A decision is then no longer one move but a chance for each (a probability triple in poker: fold, call, raise), and
/// [`Belief`](super::Belief) can weigh worlds by it: selective sampling from a player's own policy.
///
/// **When to use it.** Where opponents play about like the player asked, and no policy was learned from records.
///
/// **What it costs.** A decision of the player for every decision of others that was seen, in every world that is drawn.
///
/// **What it overlooks.** What a player would never do is still given a small chance
/// ([`slip`](Imitation::slip)), so that a surprise does not make all worlds impossible.
///
/// ```
/// use game::{Limits, Line, Seat};
/// use search::Blind;
/// use search::example::{Branch, Veil};
/// use search::tree::{AlphaBeta, AlphaBetaOptions};
/// use search::worlds::{Imitation, Pimc, PimcOptions, PimcPlayer, Policy};
///
/// let inner = AlphaBeta::new(Blind, AlphaBetaOptions::default());
/// let player = PimcPlayer::new(Pimc::<Veil, _>::new(inner, PimcOptions::default()));
/// let policy = Imitation::of(Box::new(player), Limits::iterations(10));
/// let view = Line::new(Veil::new("0(1000 1110)", 2, "none").unwrap(), 0).view(Seat::new(0).into());
/// let chances = [0, 1].map(|mv| policy.chance(&view, Branch(mv)));
/// assert!(chances[1] > 0.95 && (chances[0] + chances[1] - 1.0).abs() < 1e-9);
/// ```
pub struct Imitation<G: Game> {
    player: Mutex<Box<dyn Player<G>>>,
    limits: Limits,
    /// A move that is worth so much less of a game is e times less likely.
    pub temperature: f64,
    /// The chance that it plays anything at all, each move alike.
    pub slip: f64,
}

impl<G: Game> fmt::Debug for Imitation<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Imitation")
            .field("limits", &self.limits)
            .field("temperature", &self.temperature)
            .field("slip", &self.slip)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Imitation<G> {
    /// A player that thinks so long about every decision.
    pub fn of(player: Box<dyn Player<G>>, limits: Limits) -> Imitation<G> {
        Imitation { player: Mutex::new(player), limits, temperature: 0.1, slip: 0.05 }
    }
}

impl<G: Game> Policy<G> for Imitation<G> {
    fn chance(&self, view: &G::View, mv: G::Move) -> f64 {
        let report: Report<G::Move> = match self.player.lock() {
            Ok(mut player) => {
                // The same question has the same answer, whatever was asked before.
                player.begin(1);
                think_alone(self.limits, |thinking| player.assess(view, thinking))
            }
            Err(_) => Report::default(),
        };
        let legal = game::View::legal(view).len().max(1) as f64;
        let worth = |candidate: &game::Candidate<G::Move>| candidate.worth.as_chance();
        let best = report.candidates.iter().map(worth).fold(f64::NEG_INFINITY, f64::max);
        let share = |candidate: &game::Candidate<G::Move>| {
            libm::exp((worth(candidate) - best) / self.temperature.max(1e-6))
        };
        let total: f64 = report.candidates.iter().map(share).sum();
        let own = report.candidates.iter().find(|candidate| candidate.mv == mv).map_or(0.0, share);
        let played = if total > 0.0 { own / total } else { 1.0 / legal };
        (1.0 - self.slip) * played + self.slip / legal
    }
}

/// A player asked for its decision, as a policy: what it decides is likely, everything else a slip.
///
/// **When to use it.** For players that play by rules and say nothing of what they leave; who decides by chance is better
/// given chances.
///
/// **What it costs.** As [`Imitation`].
///
/// ```
/// use game::{Limits, Line, Seat};
/// use search::example::{Branch, Veil};
/// use search::players::RandomPlayer;
/// use search::worlds::{Habit, Policy};
///
/// let policy: Habit<Veil> = Habit::of(Box::new(RandomPlayer::new()), Limits::NONE);
/// let view = Line::new(Veil::new("0(10 01)", 2, "none").unwrap(), 0).view(Seat::new(0).into());
/// let mut chances = [0, 1].map(|mv| policy.chance(&view, Branch(mv)));
/// chances.sort_by(f64::total_cmp);
/// // Always the same of two, with a slip in ten decisions that may be either.
/// assert!(chances[0] == 0.05 && (chances[1] - 0.95).abs() < 1e-9);
/// ```
pub struct Habit<G: Game> {
    player: Mutex<Box<dyn Player<G>>>,
    limits: Limits,
    /// The chance that it plays anything at all, each move alike.
    pub slip: f64,
}

impl<G: Game> fmt::Debug for Habit<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Habit")
            .field("limits", &self.limits)
            .field("slip", &self.slip)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Habit<G> {
    /// A player that thinks so long about every decision.
    pub fn of(player: Box<dyn Player<G>>, limits: Limits) -> Habit<G> {
        Habit { player: Mutex::new(player), limits, slip: 0.1 }
    }
}

impl<G: Game> Policy<G> for Habit<G> {
    fn chance(&self, view: &G::View, mv: G::Move) -> f64 {
        let legal = game::View::legal(view).len().max(1) as f64;
        let decided = self.player.lock().ok().map(|mut player| {
            // The same question has the same answer, whatever was asked before.
            player.begin(1);
            think_alone(self.limits, |thinking| player.decide(view, thinking)).mv
        });
        let played = if decided == Some(mv) { 1.0 } else { 0.0 };
        (1.0 - self.slip) * played + self.slip / legal
    }
}
