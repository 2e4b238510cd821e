//! What a viewer has understood, and the worlds that fit it.
//!
//! Nobody has to follow suit, so play proves nothing about the cards that are left: every card that has not been
//! seen can be in any hand or anywhere in the stock.

use std::ops::Deref;

use cards::{Card, FinishedTrick, Fit, Italian, Placed, StockDue, StockHands, StockStory};
use game::{Contradiction, Event, Hidden, Line, Picture, Rng, Seat, View, Viewer};
use serde_json::Value;

use crate::{Briskula, BriskulaView, Deal, Position, PublicState, Reveal, show};

/// What a viewer has understood from the events: certain facts, and nothing else. What it knows of hands and stock it gives
/// as if that were itself.
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
/// assert_eq!(view.public().trump().letter(), 'D');
/// assert_eq!(view.unseen().len(), 36);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    public: PublicState,
    pub(crate) cards: StockHands<Italian>,
    /// The last finished trick.
    pub last_trick: Option<FinishedTrick<Italian>>,
}

impl Deref for Known {
    type Target = StockHands<Italian>;

    fn deref(&self) -> &StockHands<Italian> {
        &self.cards
    }
}

impl Hidden for Briskula {
    type PublicState = PublicState;
    type Known = Known;
    type Fit = Fit<Italian>;
    type Due = StockDue;

    fn public_of(position: &Position) -> &PublicState {
        position.public()
    }

    fn due(&self, before: Option<&PublicState>, after: &PublicState, viewer: Viewer) -> Vec<StockDue> {
        let Some(before) = before else { return StockDue::at_start(after.variant().seats(), viewer) };
        let mut due = Vec::new();
        after.drawn_since(before, |seat, left| {
            if StockDue::is_shown(seat, left, viewer) {
                due.push(StockDue::Draw(seat, left as u8));
            }
        });
        if after.stock() == 0 && before.stock() > 0 && self.partners_open {
            due.extend(viewer.seat().and_then(|own| self.variant.partner(own)).map(StockDue::Hand));
        }
        due
    }

    fn reveal(&self, due: &StockDue, before: &Position, after: &Position) -> Option<Reveal> {
        Some(due.reveal(|seat| after.hand(seat), before.stock()))
    }

    fn blank(&self, _: Viewer) -> Known {
        let variant = self.variant;
        let cards = StockHands::new(variant.pack(), variant.seats(), variant.hand_size());
        Known { public: self.public_at_start(cards::Suit::at(0)), cards, last_trick: None }
    }

    fn public(known: &Known) -> &PublicState {
        &known.public
    }

    fn to_decide(public: &PublicState) -> Option<Seat> {
        public.turn()
    }

    fn decide(
        &self,
        known: &mut Known,
        viewer: Viewer,
        seat: Seat,
        card: &Card<Italian>,
    ) -> Result<(), Contradiction> {
        known.cards.play(seat, *card)?;
        let before = known.public;
        let drawn = known.public.play_and_draw(*card);
        if known.public.tricks_left() < before.tricks_left() {
            let leader = before.laid().next().map_or(seat, |(leader, _)| leader);
            let cards = before.trick().iter().copied().chain([*card]).collect();
            known.last_trick = Some(FinishedTrick { leader, cards, taker: known.public.mover() });
        }
        drawn.into_iter().try_for_each(|(seat, left)| known.cards.draw(viewer, seat, left))
    }

    fn show(
        &self,
        known: &mut Known,
        _: Viewer,
        due: &StockDue,
        reveal: &Reveal,
    ) -> Result<(), Contradiction> {
        if let (StockDue::Turned, Reveal::Turned { card }) = (due, reveal) {
            known.public.set_trump(card.suit());
        }
        known.cards.show(*due, reveal)
    }

    fn check(&self, known: &Known) -> Result<(), Contradiction> {
        known.cards.check()
    }

    fn legal_of(&self, known: &Known, seat: Seat) -> Vec<Card<Italian>> {
        known.held(seat).iter().collect()
    }

    fn fit(&self, known: &Known) -> Result<Fit<Italian>, Contradiction> {
        known.cards.fit()
    }

    fn world(&self, known: &Known, placed: &Placed<Italian>) -> Position {
        let (hands, stock) = known.cards.world(placed);
        Position::of(known.public, hands, stock)
    }

    fn story<R: Rng>(view: &BriskulaView, world: &Position, rng: &mut R) -> Line<Briskula> {
        let (game, variant) = (view.game(), view.game().variant);
        let mut public = game.public_at_start(view.public().trump());
        let first = game.due(None, &public, view.viewer());
        let mut story = StockStory::new(variant.pack().len(), variant.seats(), variant.hand_size(), first);
        for event in view.history() {
            match event {
                Event::Reveal(reveal) => story.shown(reveal),
                Event::Decision { seat, seen } => {
                    let before = public;
                    let drawn = public.play_and_draw(*seen);
                    let due = game.due(Some(&before), &public, view.viewer());
                    story.played((*seat, *seen), &drawn, due, rng);
                }
            }
        }
        let deal = story.deal(|seat| world.hand(seat), world.stock(), rng);
        view.replay(Deal::of(deal, variant.piles()), |_, card| *card)
    }

    fn json(view: &BriskulaView) -> Value {
        show::json(view)
    }

    fn draw(view: &BriskulaView) -> Picture {
        show::picture(view)
    }
}
