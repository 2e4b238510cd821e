//! What one viewer knows, and the worlds that fit it.

use std::fmt::Debug;

use rand_core::Rng;
use serde_json::Value;
use thiserror::Error;

use crate::random::unit;
use crate::{Event, Game, Line, Nothing, Picture, Position, Seat, Viewer};

/// An event that cannot follow on what a view has seen so far.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("this cannot happen here: {0}")]
pub struct Contradiction(pub String);

/// What one viewer knows: the sum of the events shown to that viewer.
///
/// A view is made by [`Game::blank_view`] and fed by [`observe`](View::observe); nothing else goes in.
/// Players of every game decide on views.
pub trait View<G: Game>: Clone + Eq + Debug + Send + Sync + 'static {
    /// Whose eyes these are.
    fn viewer(&self) -> Viewer;
    /// The game being watched.
    fn game(&self) -> &G;
    /// Takes in one more event. An event that cannot be is refused, and the view stays as it was.
    fn observe(&mut self, event: Event<G>) -> Result<(), Contradiction>;
    /// Takes in what its viewer was told at one step of a line (0 is the start, `n` the nth move), of which it knows
    /// everything before. A view that is the line itself takes the move over instead of playing it again.
    fn follow(&mut self, line: &Line<G>, step: usize) -> Result<(), Contradiction> {
        for event in line.events_of(step, self.viewer()) {
            self.observe(event)?;
        }
        Ok(())
    }
    /// All events so far.
    fn history(&self) -> &[Event<G>];
    /// Whose decision it is; `None` when the game is over.
    fn turn(&self) -> Option<Seat>;
    /// The legal moves when it is this viewer's own decision, in the order of the position; else none.
    /// For [`Viewer::All`] every decision is its own.
    fn legal(&self) -> Vec<G::Move>;
    /// The JSON that interfaces and external players get.
    fn to_json(&self) -> Value;
    /// The view drawn with characters.
    fn picture(&self) -> Picture;
    /// Keys of the positions before the current one, oldest first, where the rules count repetitions.
    fn path(&self) -> &[u64] {
        &[]
    }
    /// How many decisions have been made since the start.
    fn plies(&self) -> usize {
        self.history().iter().filter(|event| matches!(event, Event::Decision { .. })).count()
    }
}

/// The worlds that fit a view: full positions in which this viewer would have seen exactly the same.
///
/// With nothing hidden there is one world, the position.
pub trait Worlds<G: Game>: View<G> {
    /// One world with its whole story: a deal and every decision so far, the hidden ones filled in, that
    /// would have shown this viewer exactly these events. Every world has the same chance.
    fn sample_line<R: Rng>(&self, rng: &mut R) -> Line<G>;
    /// One world, each with the same chance over all that fit every certain fact. Searches call it all the
    /// time: override it where a world can be made without playing its story through.
    fn sample<R: Rng>(&self, rng: &mut R) -> G::Position {
        self.sample_line(rng).position().clone()
    }
    /// One world with its whole story, with chances in proportion to what `weigh` says of stories: one of `among` that are
    /// drawn with equal chances. The more there are, the nearer the chances come to the weights. Where nothing has any
    /// weight, all of them count the same: there always is an answer.
    fn sample_weighted<R: Rng>(
        &self,
        rng: &mut R,
        among: usize,
        mut weigh: impl FnMut(&Line<G>) -> f64,
    ) -> Line<G> {
        let mut chosen = self.sample_line(rng);
        let mut total = weigh(&chosen).max(0.0);
        for number in 1..among.max(1) {
            let next = self.sample_line(rng);
            let weight = weigh(&next).max(0.0);
            total += weight;
            let share = if total > 0.0 { weight / total } else { 1.0 / (number + 1) as f64 };
            if unit(rng) < share {
                chosen = next;
            }
        }
        chosen
    }
    /// One of these worlds with a whole story that leads there and would have shown this viewer exactly these events.
    fn story_of<R: Rng>(&self, world: &G::Position, rng: &mut R) -> Line<G>;
    /// How many worlds there are, where that can be counted at once.
    fn count_worlds(&self) -> Option<u128>;
    /// Every world, if there are at most `at_most`.
    fn all_worlds(&self, at_most: usize) -> Option<Vec<G::Position>>;
}

/// A game without hidden information: its view is the position.
pub trait Open:
    Game<Deal = (), Seen = <Self as Game>::Move, Reveal = Nothing, View = OpenView<Self>>
{
    /// The JSON of a position for interfaces.
    fn json(&self, line: &Line<Self>) -> Value;
    /// A position drawn with characters.
    fn draw(&self, line: &Line<Self>) -> Picture;
}

/// The view of a game without hidden information: a line like everybody else's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenView<G: Open> {
    viewer: Viewer,
    line: Line<G>,
    history: Vec<Event<G>>,
    path: Vec<u64>,
}

impl<G: Open> OpenView<G> {
    /// A view of a line that has just begun.
    pub fn new(game: &G, viewer: Viewer) -> OpenView<G> {
        OpenView::at(Line::new(game.clone(), ()), viewer)
    }

    /// The view of a line as it stands.
    pub fn at(line: Line<G>, viewer: Viewer) -> OpenView<G> {
        let history = line.events(viewer);
        let path = line.earlier().iter().map(Position::key).collect();
        OpenView { viewer, line, history, path }
    }

    /// The line of play.
    pub fn line(&self) -> &Line<G> {
        &self.line
    }

    /// The position.
    pub fn position(&self) -> &G::Position {
        self.line.position()
    }
}

impl<G: Open> View<G> for OpenView<G> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn game(&self) -> &G {
        self.line.game()
    }

    fn observe(&mut self, event: Event<G>) -> Result<(), Contradiction> {
        let Event::Decision { seat, seen } = &event else {
            return Err(Contradiction("nothing is hidden in this game, so nothing can be revealed".into()));
        };
        if self.line.turn() != Some(*seat) {
            return Err(Contradiction(format!("it is not the turn of seat {seat}")));
        }
        let key = self.position().key();
        self.line.play(*seen).map_err(|error| Contradiction(error.to_string()))?;
        self.path.push(key);
        self.history.push(event);
        Ok(())
    }

    fn follow(&mut self, line: &Line<G>, step: usize) -> Result<(), Contradiction> {
        if step == 0 && self.line.moves().is_empty() {
            return Ok(());
        }
        if step != self.line.moves().len() + 1 || step > line.moves().len() {
            return Err(Contradiction(format!("step {step} does not follow on {}", self.line.moves().len())));
        }
        let key = self.position().key();
        self.history.extend(line.events_of(step, self.viewer));
        self.line.follow(line);
        self.path.push(key);
        Ok(())
    }

    fn history(&self) -> &[Event<G>] {
        &self.history
    }

    fn turn(&self) -> Option<Seat> {
        self.line.turn()
    }

    fn legal(&self) -> Vec<G::Move> {
        if self.turn().is_some_and(|seat| self.viewer.sees(seat)) { self.line.legal() } else { Vec::new() }
    }

    fn to_json(&self) -> Value {
        self.game().json(&self.line)
    }

    fn picture(&self) -> Picture {
        self.game().draw(&self.line)
    }

    fn path(&self) -> &[u64] {
        &self.path
    }
}

impl<G: Open> Worlds<G> for OpenView<G> {
    fn sample_line<R: Rng>(&self, _: &mut R) -> Line<G> {
        self.line.clone()
    }

    fn sample<R: Rng>(&self, _: &mut R) -> G::Position {
        self.position().clone()
    }

    fn story_of<R: Rng>(&self, _: &G::Position, _: &mut R) -> Line<G> {
        self.line.clone()
    }

    fn count_worlds(&self) -> Option<u128> {
        Some(1)
    }

    fn all_worlds(&self, at_most: usize) -> Option<Vec<G::Position>> {
        (at_most > 0).then(|| vec![self.position().clone()])
    }
}
