//! What one viewer of a veiled game knows: every story that fits what was seen.

use game::random::below;
use game::{Contradiction, Event, Line, Picture, Position, Rng, Seat, Tone, View, Viewer, Worlds};
use serde_json::{Value, json};

use super::Veil;
use super::position::{Branch, Shown, Spot};

/// One way it may have been.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Story {
    spot: Spot,
    moves: Vec<Branch>,
    /// What must be shown next if this is the true story.
    due: Option<Shown>,
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VeilView {
    game: Veil,
    viewer: Viewer,
    history: Vec<Event<Veil>>,
    stories: Vec<Story>,
}

impl VeilView {
    pub(super) fn blank(game: &Veil, viewer: Viewer) -> VeilView {
        let story = |world: u8| {
            let spot = game.spot(world);
            let due = game.shown_first(&spot, viewer);
            Story { spot, moves: Vec::new(), due }
        };
        let stories = (0..game.worlds() as u8).map(story).collect();
        VeilView { game: game.clone(), viewer, history: Vec::new(), stories }
    }

    /// The stories in which nothing more would have been shown by now.
    fn possible(&self) -> impl Iterator<Item = &Story> {
        self.stories.iter().filter(|story| story.due.is_none())
    }

    /// Any story will do while something is due, which is only between two events of one step.
    fn some_story(&self, place: usize) -> &Story {
        self.possible().nth(place).unwrap_or(&self.stories[0])
    }

    fn draw<R: Rng>(&self, rng: &mut R) -> &Story {
        let count = self.possible().count().max(1) as u32;
        self.some_story(below(rng, count) as usize)
    }
}

impl View<Veil> for VeilView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn game(&self) -> &Veil {
        &self.game
    }

    fn observe(&mut self, event: Event<Veil>) -> Result<(), Contradiction> {
        let mut stories = Vec::new();
        match &event {
            Event::Decision { seat, seen } => {
                for story in self.possible().filter(|story| story.spot.turn() == Some(*seat)) {
                    for mv in story.spot.legal() {
                        if story.spot.glimpse(mv, self.viewer) == *seen {
                            let spot = story.spot.after(mv);
                            let moves = story.moves.iter().copied().chain([mv]).collect();
                            stories.push(Story { due: spot.shown_here(), spot, moves });
                        }
                    }
                }
            }
            Event::Reveal(shown) => {
                let told = self.stories.iter().filter(|story| story.due == Some(*shown));
                stories.extend(told.map(|story| Story { due: None, ..story.clone() }));
            }
        }
        if stories.is_empty() {
            return Err(Contradiction("it fits no world".into()));
        }
        self.stories = stories;
        self.history.push(event);
        Ok(())
    }

    fn history(&self) -> &[Event<Veil>] {
        &self.history
    }

    fn turn(&self) -> Option<Seat> {
        self.some_story(0).spot.turn()
    }

    fn legal(&self) -> Vec<Branch> {
        let spot = &self.some_story(0).spot;
        let own = spot.turn().is_some_and(|seat| self.viewer.sees(seat));
        if own { spot.legal().into_iter().collect() } else { Vec::new() }
    }

    fn to_json(&self) -> Value {
        let seen = self.history.iter().filter_map(|event| match event {
            Event::Decision { seen, .. } => Some(seen.to_string()),
            Event::Reveal(_) => None,
        });
        let worlds: Vec<usize> = self.possible().map(|story| story.spot.world()).collect();
        json!({ "turn": self.turn(), "moves": seen.collect::<Vec<_>>(), "worlds": worlds })
    }

    fn picture(&self) -> Picture {
        let mut picture = Picture::new();
        picture.line(self.to_json().to_string(), Tone::Plain);
        picture
    }
}

impl Worlds<Veil> for VeilView {
    fn sample_line<R: Rng>(&self, rng: &mut R) -> Line<Veil> {
        let world = self.draw(rng).spot.clone();
        self.story_of(&world, rng)
    }

    fn story_of<R: Rng>(&self, world: &Spot, _: &mut R) -> Line<Veil> {
        let story =
            self.possible().find(|story| story.spot == *world).expect("a world of this view has a story");
        let mut line = Line::new(self.game.clone(), story.spot.world);
        for mv in &story.moves {
            line.play(*mv).expect("a story is a line of legal moves");
        }
        line
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Spot {
        self.draw(rng).spot.clone()
    }

    fn count_worlds(&self) -> Option<u128> {
        Some(self.possible().count() as u128)
    }

    fn all_worlds(&self, at_most: usize) -> Option<Vec<Spot>> {
        let worlds: Vec<Spot> = self.possible().map(|story| story.spot.clone()).collect();
        (worlds.len() <= at_most).then_some(worlds)
    }
}
