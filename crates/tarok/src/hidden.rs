//! What is told to whom, what is understood from it, and the worlds that fit.

use cards::Fit;
use game::{Contradiction, Hidden, Line, Picture, Rng, Seat, Viewer};
use serde_json::Value;

use crate::choices::Choice;
use crate::moves::Discard;
use crate::reveal::Due;
use crate::{Contract, Known, Move, Position, PublicState, Reveal, SEATS, Seen, Tarok, TarokView, show};

impl Hidden for Tarok {
    type PublicState = PublicState;
    type Known = Known;
    type Fit = Fit<cards::Tarok>;
    type Due = Due;

    fn public_of(position: &Position) -> &PublicState {
        position.public()
    }

    fn due(&self, before: Option<&PublicState>, after: &PublicState, viewer: Viewer) -> Vec<Due> {
        let Some(before) = before else {
            let hands = Seat::all(SEATS).filter(|seat| viewer.sees(*seat)).map(Due::Hand);
            return hands.chain((viewer == Viewer::All).then_some(Due::Talon)).collect();
        };
        if before.contract().is_none() && after.talon_is_open() {
            return vec![Due::Talon];
        }
        let finished = after.tricks_played();
        if finished == before.tricks_played() {
            return Vec::new();
        }
        if after.gives() {
            return vec![Due::Gift(after.mover(), finished as u8 - 1)];
        }
        let opens = after.contract() == Some(Contract::Beggar)
            && self.rules().open_beggar
            && finished == 1
            && !after.is_over();
        let declarer = after.declarer().filter(|declarer| opens && !viewer.sees(*declarer));
        declarer.map(Due::Hand).into_iter().collect()
    }

    fn reveal(&self, due: &Due, before: &Position, after: &Position) -> Option<Reveal> {
        Some(match *due {
            Due::Hand(seat) => Reveal::Hand { seat, cards: after.hand(seat) },
            Due::Talon => Reveal::Talon { cards: before.whole_talon().to_vec() },
            Due::Gift(seat, given) => Reveal::Gift { seat, card: before.whole_talon()[usize::from(given)] },
        })
    }

    fn blank(&self, _: Viewer) -> Known {
        Known::blank(self.public_at_start())
    }

    fn public(known: &Known) -> &PublicState {
        known.public()
    }

    fn to_decide(public: &PublicState) -> Option<Seat> {
        public.turn()
    }

    fn decide(
        &self,
        known: &mut Known,
        viewer: Viewer,
        seat: Seat,
        seen: &Seen,
    ) -> Result<(), Contradiction> {
        known.decide(viewer, seat, seen)
    }

    fn show(&self, known: &mut Known, _: Viewer, due: &Due, reveal: &Reveal) -> Result<(), Contradiction> {
        known.show(*due, reveal)
    }

    fn check(&self, known: &Known) -> Result<(), Contradiction> {
        known.cards().check()
    }

    fn legal_of(&self, known: &Known, seat: Seat) -> Vec<Move> {
        let choice: Choice = known.public().choice(known.held(seat));
        (0..choice.len()).map(|place| choice.get(place)).collect()
    }

    fn fit(&self, known: &Known) -> Result<Fit<cards::Tarok>, Contradiction> {
        known.cards().fit().map_err(|misfit| Contradiction(misfit.to_string()))
    }

    fn world(&self, known: &Known, placed: &cards::Placed<cards::Tarok>) -> Position {
        known.world(placed)
    }

    fn story<R: Rng>(view: &TarokView, world: &Position, rng: &mut R) -> Line<Tarok> {
        let laid_away = Discard::of(world.discards()).map(Move::Discard);
        view.replay(view.deal(world, rng), |_, seen| {
            seen.decision().or(laid_away).expect("what is hidden of a decision is what was laid away")
        })
    }

    fn json(view: &TarokView) -> Value {
        show::json(view)
    }

    fn draw(view: &TarokView) -> Picture {
        show::picture(view)
    }
}
