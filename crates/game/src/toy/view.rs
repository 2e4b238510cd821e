//! What one viewer of the toy knows, and the worlds that fit it.

use serde_json::Value;

use super::Toy;
use super::knowledge::Knowledge;
use super::moves::{Move, Seen};
use super::position::Position;
use super::public_state::{Phase, PublicState};
use super::reveal::{Due, Reveal};
use super::worlds::{Places, Placing, world};
use crate::{Contradiction, Hidden, HiddenView, Line, Picture, Rng, Seat, Viewer};

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
pub type ToyView = HiddenView<Toy>;

impl Hidden for Toy {
    type PublicState = PublicState;
    type Known = Knowledge;
    type Fit = Placing;
    type Due = Due;

    fn public_of(position: &Position) -> &PublicState {
        position.public()
    }

    fn due(&self, before: Option<&PublicState>, after: &PublicState, viewer: Viewer) -> Vec<Due> {
        let Some(before) = before else {
            let hands = Seat::all(3).filter(|seat| viewer.sees(*seat)).map(Due::Hand);
            return hands.chain((viewer == Viewer::All).then_some(Due::Talon)).collect();
        };
        match (before.phase(), after.phase()) {
            (Phase::Bidding, Phase::Discarding) => {
                let finds = after.declarer().is_some_and(|declarer| viewer == Viewer::Seat(declarer));
                let sees = finds || (self.is_talon_open() && viewer != Viewer::All);
                sees.then_some(Due::Talon).into_iter().collect()
            }
            (_, Phase::Over) => vec![Due::End],
            _ => Vec::new(),
        }
    }

    fn reveal(&self, due: &Due, _: &Position, after: &Position) -> Option<Reveal> {
        Some(match *due {
            Due::Hand(seat) => Reveal::Hand { seat, cards: after.deal().hand(seat) },
            Due::Talon => Reveal::Talon { cards: after.deal().talon() },
            Due::End => Reveal::End { deal: *after.deal(), discards: after.discards() },
        })
    }

    fn blank(&self, _: Viewer) -> Knowledge {
        Knowledge::blank(*self)
    }

    fn public(known: &Knowledge) -> &PublicState {
        &known.public
    }

    fn to_decide(public: &PublicState) -> Option<Seat> {
        public.turn()
    }

    fn decide(
        &self,
        known: &mut Knowledge,
        viewer: Viewer,
        seat: Seat,
        seen: &Seen,
    ) -> Result<(), Contradiction> {
        known.decide(viewer, seat, *seen)
    }

    fn show(
        &self,
        known: &mut Knowledge,
        _: Viewer,
        due: &Due,
        reveal: &Reveal,
    ) -> Result<(), Contradiction> {
        known.show(*due, reveal)
    }

    fn legal_of(&self, known: &Knowledge, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(hand) = known.hand(seat) {
            known.public.legal_into(hand, &mut moves);
        }
        moves
    }

    fn fit(&self, known: &Knowledge) -> Result<Placing, Contradiction> {
        let placing = Placing::new(known);
        let fits = crate::Fitting::count(&placing) > Some(0);
        fits.then_some(placing).ok_or_else(|| Contradiction("the cards cannot lie so".into()))
    }

    fn world(&self, known: &Knowledge, places: &Places) -> Position {
        world(known, places)
    }

    fn story<R: Rng>(view: &ToyView, world: &Position, _: &mut R) -> Line<Toy> {
        view.replay(world.deal, |_, seen| match *seen {
            Seen::Pass => Move::Pass,
            Seen::Bid(bid) => Move::Bid(bid),
            Seen::Discard(_) => Move::Discard(world.discards),
            Seen::Play(card) => Move::Play(card),
        })
    }

    fn json(view: &ToyView) -> Value {
        super::show::json(view)
    }

    fn draw(view: &ToyView) -> Picture {
        super::show::picture(view)
    }
}
