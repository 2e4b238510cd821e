//! The view of a game with hidden cards.

use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::OnceLock;

use rand_core::Rng;
use serde_json::Value;

use super::{Fitting, Hidden};
use crate::{Contradiction, Event, Line, Picture, Seat, View, Viewer, Worlds};

/// What one viewer knows: the sum of its events. It gives what the game understood of them
/// ([`Hidden::Known`]) as if that were itself.
#[derive(Clone, Debug)]
pub struct HiddenView<G: Hidden> {
    game: G,
    viewer: Viewer,
    history: Vec<Event<G>>,
    known: G::Known,
    /// What is to be shown next, in order.
    due: VecDeque<G::Due>,
    /// What was known before it was understood that the first thing due is not shown: it may be shown yet.
    undecided: Option<Box<G::Known>>,
    fit: OnceLock<G::Fit>,
}

/// Two views are equal when they have been told the same; what fits that follows from it.
impl<G: Hidden> PartialEq for HiddenView<G> {
    fn eq(&self, other: &HiddenView<G>) -> bool {
        (self.viewer, &self.game, &self.history, &self.known, &self.due)
            == (other.viewer, &other.game, &other.history, &other.known, &other.due)
    }
}

impl<G: Hidden> Eq for HiddenView<G> {}

impl<G: Hidden> Deref for HiddenView<G> {
    type Target = G::Known;

    fn deref(&self) -> &G::Known {
        &self.known
    }
}

impl<G: Hidden> HiddenView<G> {
    /// A view to which nothing has been shown.
    pub fn blank(game: G, viewer: Viewer) -> HiddenView<G> {
        let known = game.blank(viewer);
        let due = game.due(None, G::public(&known), viewer).into();
        HiddenView { game, viewer, history: Vec::new(), known, due, undecided: None, fit: OnceLock::new() }
    }

    /// What everybody sees.
    pub fn public(&self) -> &G::PublicState {
        G::public(&self.known)
    }

    /// The same view with something forgotten: how a player looks who does not use all that it was told.
    #[must_use]
    pub fn without(&self, forget: impl FnOnce(&mut G::Known)) -> HiddenView<G> {
        let mut view = HiddenView { fit: OnceLock::new(), ..self.clone() };
        forget(&mut view.known);
        view
    }

    /// Plays through what was seen, from a deal: `filled` says which decision was behind what this viewer saw of
    /// it, at the line as it stands then. The decisions must be legal.
    pub fn replay(&self, deal: G::Deal, mut filled: impl FnMut(&Line<G>, &G::Seen) -> G::Move) -> Line<G> {
        let mut line = Line::new(self.game.clone(), deal);
        for event in &self.history {
            if let Event::Decision { seen, .. } = event {
                let mv = filled(&line, seen);
                line.play(mv).expect("a world that fits every fact can be played through");
            }
        }
        line
    }

    /// What fits this view: worked out when it is first asked for.
    pub fn fit(&self) -> &G::Fit {
        self.fit.get_or_init(|| self.game.fit(&self.known).expect("a view takes in only what leaves a world"))
    }

    /// The first thing that must be shown, if anything must.
    fn awaited(&self) -> Option<&G::Due> {
        self.due.front().filter(|_| self.undecided.is_none())
    }

    fn take_decision(&mut self, seat: Seat, seen: &G::Seen) -> Result<(), Contradiction> {
        if let Some(due) = self.awaited() {
            return Err(Contradiction(format!("{due} is to be shown first")));
        }
        if G::to_decide(self.public()) != Some(seat) {
            return Err(Contradiction(format!("it is not the turn of seat {seat}")));
        }
        let mut known = self.known.clone();
        self.game.decide(&mut known, self.viewer, seat, seen)?;
        self.game.check(&known)?;
        self.due = self.game.due(Some(self.public()), G::public(&known), self.viewer).into();
        self.known = known;
        self.settle();
        Ok(())
    }

    fn take_reveal(&mut self, reveal: &G::Reveal) -> Result<(), Contradiction> {
        let mut known = self.undecided.as_deref().unwrap_or(&self.known).clone();
        let mut due = self.due.iter();
        loop {
            let Some(next) = due.next() else {
                return Err(Contradiction("nothing is to be shown now".into()));
            };
            let mut shown = known.clone();
            let told =
                self.game.show(&mut shown, self.viewer, next, reveal).and_then(|()| self.game.check(&shown));
            match told {
                Ok(()) => {
                    self.known = shown;
                    self.due = due.cloned().collect();
                    self.settle();
                    return Ok(());
                }
                // Perhaps this was not shown, and what comes after it was.
                Err(refused) => {
                    let skipped = self
                        .game
                        .not_shown(&mut known, self.viewer, next)
                        .and_then(|()| self.game.check(&known));
                    skipped.map_err(|_| refused)?;
                }
            }
        }
    }

    /// Understands what is due as not shown, as far as that can be: if it is shown, that comes before anything
    /// else does.
    fn settle(&mut self) {
        self.undecided = None;
        self.fit = OnceLock::new();
        if self.due.is_empty() {
            return;
        }
        let mut settled = self.known.clone();
        for due in &self.due {
            let skipped = self.game.not_shown(&mut settled, self.viewer, due);
            if skipped.and_then(|()| self.game.check(&settled)).is_err() {
                // This one must be shown, so nothing can be said yet of those before it.
                return;
            }
        }
        self.undecided = Some(Box::new(std::mem::replace(&mut self.known, settled)));
    }
}

impl<G: Hidden> View<G> for HiddenView<G> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn game(&self) -> &G {
        &self.game
    }

    fn observe(&mut self, event: Event<G>) -> Result<(), Contradiction> {
        match &event {
            Event::Decision { seat, seen } => self.take_decision(*seat, seen)?,
            Event::Reveal(reveal) => self.take_reveal(reveal)?,
        }
        self.history.push(event);
        Ok(())
    }

    fn history(&self) -> &[Event<G>] {
        &self.history
    }

    fn turn(&self) -> Option<Seat> {
        G::to_decide(self.public())
    }

    fn legal(&self) -> Vec<G::Move> {
        match self.turn().filter(|seat| self.viewer.sees(*seat)) {
            Some(seat) if self.awaited().is_none() => self.game.legal_of(&self.known, seat),
            _ => Vec::new(),
        }
    }

    fn to_json(&self) -> Value {
        G::json(self)
    }

    fn picture(&self) -> Picture {
        G::draw(self)
    }
}

impl<G: Hidden> Worlds<G> for HiddenView<G> {
    fn sample_line<R: Rng>(&self, rng: &mut R) -> Line<G> {
        let world = self.sample(rng);
        self.story_of(&world, rng)
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> G::Position {
        self.game.world(&self.known, &self.fit().sample(rng))
    }

    fn story_of<R: Rng>(&self, world: &G::Position, rng: &mut R) -> Line<G> {
        G::story(self, world, rng)
    }

    fn count_worlds(&self) -> Option<u128> {
        self.fit().count()
    }

    fn all_worlds(&self, at_most: usize) -> Option<Vec<G::Position>> {
        let all = self.fit().all(at_most)?;
        Some(all.iter().map(|placed| self.game.world(&self.known, placed)).collect())
    }
}
