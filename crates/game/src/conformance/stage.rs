//! Random games of one variant, walked through step by step with every viewer watching.

use std::collections::BTreeSet;

use super::Kit;
use super::place::{Outcome, Place, ensure};
use crate::random::{Fast, below, deal_stream, fast, mix};
use crate::{Event, Game, Line, Options, View, Viewer};

/// A law over something: the sentence that says it, and the function that looks whether it holds.
pub(super) type Law<T> = (&'static str, fn(&T) -> Outcome);
/// A law over one scene of a game.
pub(super) type MomentLaw<G> = (&'static str, for<'a> fn(&Scene<'a, G>) -> Outcome);

/// The most moves and events that are kept to be tried where they do not belong.
const STRANGERS: usize = 60;

/// One variant with its random games.
pub(super) struct Stage<'a, G: Game> {
    pub(super) kit: Kit,
    pub(super) variant: &'a str,
    pub(super) game: G,
    pub(super) lines: Vec<Line<G>>,
    /// Moves that were legal somewhere.
    pub(super) strange_moves: Vec<G::Move>,
    /// Events that somebody was told somewhere.
    pub(super) strange_events: Vec<Event<G>>,
}

impl<'a, G: Game> Stage<'a, G> {
    pub(super) fn new(kit: Kit, variant: &'a str, options: &Options) -> Stage<'a, G> {
        let place = Place { game: G::FACTS.name, variant, seed: kit.seed, index: None, step: None };
        let game = G::from_options(options);
        place.uphold("every variant can be made", || {
            game.as_ref().map(|_| ()).map_err(|error| format!("{options}: {error}"))
        });
        let game = game.expect("it has just been looked at");
        let mut lines = Vec::new();
        for index in 0..kit.games.max(1) {
            let place = Place { index: Some(index), ..place };
            place.uphold("a random game can be played", || {
                lines.push(random_line(&game, kit, index));
                Ok(())
            });
        }
        let mut stage =
            Stage { kit, variant, game, lines, strange_moves: Vec::new(), strange_events: Vec::new() };
        place.uphold("what happens can be told", || {
            stage.gather_strangers();
            Ok(())
        });
        stage
    }

    pub(super) fn place(&self) -> Place<'a> {
        Place { game: G::FACTS.name, variant: self.variant, seed: self.kit.seed, index: None, step: None }
    }

    /// Looks at laws of the whole variant.
    pub(super) fn uphold(&self, laws: &[Law<Stage<'a, G>>]) {
        for (law, holds) in laws {
            self.place().uphold(law, || holds(self));
        }
    }

    /// Plays one of the lines again and shows every scene of it, the start and the end included.
    pub(super) fn walk(&self, index: usize, look: &mut dyn FnMut(&Scene<'_, G>)) {
        let whole = &self.lines[index];
        let close = self.close_steps(index);
        let mut line = Line::new(self.game.clone(), whole.deal().clone());
        let mut views: Vec<G::View> =
            Viewer::everyone(self.game.seats()).map(|viewer| self.game.blank_view(viewer)).collect();
        for step in 0..=whole.moves().len() {
            if let Some(before) = step.checked_sub(1) {
                line.play(whole.moves()[before]).expect("it was legal the first time");
            }
            let place = Place { index: Some(index), step: Some(step), ..self.place() };
            place.uphold("every viewer can follow a game by its events", || follow(&line, step, &mut views));
            look(&Scene { stage: self, place, line: &line, views: &views, close: close.contains(&step) });
        }
    }

    /// The steps of a line at which costly laws are looked at: the ends, and a few between.
    fn close_steps(&self, index: usize) -> BTreeSet<usize> {
        let last = self.lines[index].moves().len();
        let mut rng = fast(mix(self.kit.seed ^ mix(index as u64)));
        let mut between = || below(&mut rng, last as u32 + 1) as usize;
        BTreeSet::from([0, between(), between(), last.saturating_sub(2), last.saturating_sub(1), last])
    }

    /// Keeps an even choice of all legal moves and all events.
    fn gather_strangers(&mut self) {
        let mut moves = BTreeSet::new();
        let mut events = Vec::new();
        for line in &self.lines {
            let mut again = Line::new(self.game.clone(), line.deal().clone());
            moves.extend(again.legal());
            for mv in line.moves() {
                again.play(*mv).expect("it was legal the first time");
                moves.extend(again.legal());
            }
            for viewer in Viewer::everyone(self.game.seats()) {
                events.extend(line.events(viewer));
            }
        }
        self.strange_moves = thinned(moves.into_iter().collect());
        self.strange_events = thinned(events);
    }
}

/// Shows every viewer what happened at a step.
fn follow<G: Game>(line: &Line<G>, step: usize, views: &mut [G::View]) -> Outcome {
    for view in views {
        let viewer = view.viewer();
        for event in line.events_of(step, viewer) {
            let text = format!("{event:?}");
            view.observe(event).map_err(|error| format!("{viewer:?} refuses {text}: {error}"))?;
        }
    }
    Ok(())
}

/// An even choice of [`STRANGERS`] things.
fn thinned<T: Clone>(things: Vec<T>) -> Vec<T> {
    if things.len() <= STRANGERS {
        return things;
    }
    (0..STRANGERS).map(|place| things[place * things.len() / STRANGERS].clone()).collect()
}

/// A game of random moves. It stops where the rules are broken; the laws then say how.
pub(super) fn random_line<G: Game>(game: &G, kit: Kit, index: usize) -> Line<G> {
    let mut rng = fast(mix(kit.seed).wrapping_add(index as u64));
    let mut line = Line::new(game.clone(), game.deal(&mut deal_stream(kit.seed, index as u64)));
    while line.turn().is_some() && line.moves().len() < kit.max_moves {
        let legal = line.legal();
        if legal.is_empty() || line.play(legal[below(&mut rng, legal.len() as u32) as usize]).is_err() {
            break;
        }
    }
    line
}

/// One scene of a random game.
pub(super) struct Scene<'a, G: Game> {
    pub(super) stage: &'a Stage<'a, G>,
    pub(super) place: Place<'a>,
    /// The game as it stands.
    pub(super) line: &'a Line<G>,
    /// What every viewer knows, by its events alone.
    pub(super) views: &'a [G::View],
    /// Whether costly laws are looked at here.
    pub(super) close: bool,
}

impl<G: Game> Scene<'_, G> {
    pub(super) fn game(&self) -> &G {
        &self.stage.game
    }

    pub(super) fn position(&self) -> &G::Position {
        self.line.position()
    }

    /// A random stream of this scene's own.
    pub(super) fn rng(&self) -> Fast {
        let index = self.place.index.unwrap_or_default() as u64;
        fast(mix(self.stage.kit.seed ^ mix(index << 32 | self.line.moves().len() as u64)))
    }

    /// Moves from elsewhere that are not among the legal ones here.
    pub(super) fn strange_moves(&self) -> Vec<G::Move> {
        let legal = self.line.legal();
        self.stage.strange_moves.iter().copied().filter(|mv| !legal.contains(mv)).collect()
    }

    /// Looks at laws of this scene.
    pub(super) fn uphold(&self, laws: &[MomentLaw<G>]) {
        for (law, holds) in laws {
            self.place.uphold(law, || holds(self));
        }
    }

    /// Whether something holds for the view of every viewer.
    pub(super) fn for_every_view(&self, holds: impl Fn(&G::View) -> Outcome) -> Outcome {
        for view in self.views {
            holds(view).map_err(|what| format!("{:?}: {what}", view.viewer()))?;
        }
        Ok(())
    }

    /// Whether two texts are the same.
    pub(super) fn same_text(what: &str, one: &str, other: &str) -> Outcome {
        ensure(one == other, || format!("{what}: {one:?} is not {other:?}"))
    }
}
