//! What one viewer of a deal knows.

use cards::{Card, CardSet, Italian};
use game::{Contradiction, Event, Line, Picture, Rng, Seat, View, Viewer, Worlds};
use serde_json::Value;

use crate::knowledge::Knowledge;
use crate::worlds::Fitting;
use crate::{Briskula, Position, Table, show, story};

/// What one viewer knows: the sum of its events.
///
/// ```
/// use briskula::{Briskula, Reveal};
/// use game::{Event, Game, Seat, View, Viewer, Worlds};
/// let game = Briskula::default();
/// let own = Seat::new(0);
/// let mut view = game.blank_view(Viewer::Seat(own));
/// view.observe(Event::Reveal(Reveal::Hand { seat: own, cards: "C1 B4 S3".parse().unwrap() })).unwrap();
/// view.observe(Event::Reveal(Reveal::Turned { card: "D7".parse().unwrap() })).unwrap();
/// assert_eq!(view.legal().len(), 3);
/// assert_eq!(view.table().trump().letter(), 'D');
/// assert_eq!(view.unseen().len(), 36);
/// ```
#[derive(Clone, Debug)]
pub struct BriskulaView {
    game: Briskula,
    viewer: Viewer,
    history: Vec<Event<Briskula>>,
    known: Knowledge,
    fitting: Fitting,
}

/// Two views are equal when they have been told the same; what fits that follows from it.
impl PartialEq for BriskulaView {
    fn eq(&self, other: &BriskulaView) -> bool {
        (self.viewer, &self.game, &self.history, &self.known)
            == (other.viewer, &other.game, &other.history, &other.known)
    }
}

impl Eq for BriskulaView {}

impl BriskulaView {
    /// A view to which nothing has been shown.
    pub(crate) fn blank(game: Briskula, viewer: Viewer) -> BriskulaView {
        let known = Knowledge::blank(&game, viewer);
        BriskulaView { game, viewer, history: Vec::new(), known, fitting: Fitting::default() }
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.known.table
    }

    /// The turned card, once it has been shown.
    pub fn turned(&self) -> Option<Card<Italian>> {
        self.known.turned
    }

    /// The cards that this viewer knows to be in a seat's hand.
    pub fn held(&self, seat: Seat) -> CardSet<Italian> {
        self.known.held[seat.index()]
    }

    /// All cards that have been played.
    pub fn played(&self) -> CardSet<Italian> {
        self.known.played
    }

    /// The cards of which this viewer does not know where they are: in other hands, or in the stock.
    pub fn unseen(&self) -> CardSet<Italian> {
        self.game.variant().pack() - self.known.placed() - self.known.stock.iter().copied().collect()
    }

    /// The last finished trick: who led, the cards in order, who took it.
    pub fn last_trick(&self) -> Option<(Seat, &[Card<Italian>], Seat)> {
        self.known.last_trick.as_ref().map(|(leader, cards, taker)| (*leader, cards.as_slice(), *taker))
    }
}

impl BriskulaView {
    /// The same knowledge but for the order of the stock: how a program looks that peeks at hands and
    /// shuffles what is to be drawn. Only whoever sees everything has anything to forget.
    pub(crate) fn without_stock_order(&self) -> BriskulaView {
        let mut view = self.clone();
        view.known.stock.clear();
        view.fitting = Fitting::default();
        view
    }
}

impl View<Briskula> for BriskulaView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn game(&self) -> &Briskula {
        &self.game
    }

    fn observe(&mut self, event: Event<Briskula>) -> Result<(), Contradiction> {
        let mut known = self.known.clone();
        match &event {
            Event::Decision { seat, seen } => known.decide(&self.game, self.viewer, *seat, *seen)?,
            Event::Reveal(reveal) => known.show(&self.game, reveal)?,
        }
        self.known = known;
        self.fitting = Fitting::default();
        self.history.push(event);
        Ok(())
    }

    fn history(&self) -> &[Event<Briskula>] {
        &self.history
    }

    fn turn(&self) -> Option<Seat> {
        self.known.table.turn()
    }

    fn legal(&self) -> Vec<Card<Italian>> {
        match self.turn().filter(|seat| self.viewer.sees(*seat)) {
            Some(seat) if self.known.awaited.is_empty() => self.held(seat).iter().collect(),
            _ => Vec::new(),
        }
    }

    fn to_json(&self) -> Value {
        show::json(self)
    }

    fn picture(&self) -> Picture {
        show::picture(self)
    }
}

impl Worlds<Briskula> for BriskulaView {
    fn sample_line<R: Rng>(&self, rng: &mut R) -> Line<Briskula> {
        let world = self.sample(rng);
        story::line(self, &world, rng)
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Position {
        self.fitting.sample(&self.known, rng)
    }

    fn count_worlds(&self) -> Option<u128> {
        self.fitting.count(&self.known)
    }

    fn all_worlds(&self, at_most: usize) -> Option<Vec<Position>> {
        self.fitting.all(&self.known, at_most)
    }
}
