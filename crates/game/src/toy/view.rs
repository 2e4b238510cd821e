//! What one viewer of the toy knows.

use serde_json::Value;

use super::Toy;
use super::cards::Cards;
use super::knowledge::Knowledge;
use super::moves::{Move, Seen};
use super::position::Position;
use super::table::Table;
use super::worlds::Placing;
use crate::{Contradiction, Event, Line, Picture, Rng, Seat, View, Viewer, Worlds};

/// What one viewer knows: the sum of its events.
///
/// ```
/// use game::{Event, Game, Options, Seat, View, Viewer, Worlds, toy::{Reveal, Toy}};
/// let toy = Toy::from_options(&Options::none()).unwrap();
/// let mut view = toy.blank_view(Viewer::Seat(Seat::new(0)));
/// let hand = Reveal::Hand { seat: Seat::new(0), cards: "A1 B3 C2".parse().unwrap() };
/// view.observe(Event::Reveal(hand)).unwrap();
/// assert!(view.observe(Event::Reveal(hand)).is_err(), "it has been shown already");
/// assert_eq!(view.legal().len(), 5);
/// assert_eq!(view.count_worlds(), Some(1520));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToyView {
    game: Toy,
    viewer: Viewer,
    history: Vec<Event<Toy>>,
    known: Knowledge,
}

impl ToyView {
    /// A view to which nothing has been shown.
    pub(super) fn blank(game: Toy, viewer: Viewer) -> ToyView {
        ToyView { game, viewer, history: Vec::new(), known: Knowledge::blank(game) }
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.known.table
    }

    /// The cards in a seat's hand now, where this viewer knows all of them.
    pub fn hand(&self, seat: Seat) -> Option<Cards> {
        self.known.hand(seat)
    }

    /// The cards that were in the talon, where this viewer was shown them.
    pub fn talon(&self) -> Option<Cards> {
        self.known.talon
    }

    /// The cards of the discard that this viewer knows.
    pub fn discards(&self) -> Cards {
        self.known.discards.unwrap_or(self.known.shown)
    }

    pub(super) fn placing(&self) -> Placing<'_> {
        Placing::new(&self.known)
    }
}

impl View<Toy> for ToyView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn game(&self) -> &Toy {
        &self.game
    }

    fn observe(&mut self, event: Event<Toy>) -> Result<(), Contradiction> {
        let mut known = self.known.clone();
        match &event {
            Event::Decision { seat, seen } => known.decide(self.game, self.viewer, *seat, *seen)?,
            Event::Reveal(reveal) => known.show(self.game, self.viewer, reveal)?,
        }
        if Placing::new(&known).count() == 0 {
            return Err(Contradiction("the cards cannot lie so".into()));
        }
        self.known = known;
        self.history.push(event);
        Ok(())
    }

    fn history(&self) -> &[Event<Toy>] {
        &self.history
    }

    fn turn(&self) -> Option<Seat> {
        self.known.table.turn()
    }

    fn legal(&self) -> Vec<Move> {
        self.known.legal(self.game, self.viewer)
    }

    fn to_json(&self) -> Value {
        super::show::json(self)
    }

    fn picture(&self) -> Picture {
        super::show::picture(self)
    }
}

impl Worlds<Toy> for ToyView {
    fn sample_line<R: Rng>(&self, rng: &mut R) -> Line<Toy> {
        let world = self.sample(rng);
        let mut line = Line::new(self.game, world.deal);
        for event in &self.history {
            let Event::Decision { seen, .. } = event else { continue };
            let mv = match *seen {
                Seen::Pass => Move::Pass,
                Seen::Bid(bid) => Move::Bid(bid),
                Seen::Discard(_) => Move::Discard(world.discards),
                Seen::Play(card) => Move::Play(card),
            };
            line.play(mv).expect("a world that fits every fact can be played through");
        }
        line
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Position {
        self.placing().sample(rng)
    }

    fn count_worlds(&self) -> Option<u128> {
        Some(self.placing().count().into())
    }

    fn all_worlds(&self, at_most: usize) -> Option<Vec<Position>> {
        let placing = self.placing();
        (placing.count() as usize <= at_most).then(|| placing.all())
    }
}
