//! What everybody has said and played since goals began to be bid, to be gone through again in any world.

use ::cards::CardSet;
use game::{Event, Position as _, Seat, View};

use crate::beliefs::{Weights, choices, trump};
use crate::moves::{Move, Seen};
use crate::players::Sight;
use crate::{Contract, MariasView, Phase, Position, PublicState, Reveal, Voids};

/// The past of a trump game, as the seat that thinks has seen it.
#[derive(Clone, Debug)]
pub(super) struct Past {
    seat: Seat,
    /// The public state when the talon was laid.
    laying: PublicState,
    /// The public state when the bidding began.
    bidding: PublicState,
    /// What was decided since.
    steps: Vec<(Seat, Move)>,
    blind: bool,
}

impl Past {
    /// The past of a view; `None` before the bidding, and in betl and durch, of which nothing is known.
    pub(super) fn of(view: &MariasView, seat: Seat) -> Option<Past> {
        let now = view.public();
        if now.phase() < Phase::Bidding || now.contract() != Contract::Colour {
            return None;
        }
        let mut public = PublicState::new(*now.rules(), now.forhont());
        let (mut laying, mut steps) = (public, Vec::new());
        for event in view.history() {
            match event {
                Event::Reveal(Reveal::Turned { card }) => public.turn_up(*card),
                Event::Reveal(_) => {}
                Event::Decision { seat, seen } => match seen {
                    Seen::HiddenTrump | Seen::Whole(Move::Trump(_)) => public.choose_trump(false),
                    Seen::Whole(Move::Blind) => public.choose_trump(true),
                    Seen::HiddenTalon | Seen::Whole(Move::Talon(..)) => {
                        laying = public;
                        public.lay();
                    }
                    Seen::Whole(Move::Colour) => public.speak_colour(),
                    Seen::Whole(Move::Good) => public.answer_good(),
                    Seen::Whole(mv) => steps.push((*seat, *mv)),
                },
            }
        }
        Some(Past { seat, laying, bidding: public, steps, blind: now.is_blind() })
    }

    /// The logarithm of how likely all this was if the cards lie so.
    pub(super) fn log_chance(&self, view: &MariasView, world: &Position, weights: &Weights) -> f64 {
        let mut sum = 0.0;
        let hands = [0, 1, 2].map(|seat| {
            let seat = Seat::new(seat);
            world.hand(seat) | view.played_by(seat)
        });
        let mut add = |choice| sum += f64::from(weights.log_chance(&choice));
        let forhont = self.bidding.forhont();
        if let Some(card) = self.bidding.turned().filter(|_| forhont != self.seat) {
            let twelve = hands[forhont.index()] | world.talon();
            if !self.blind {
                add(trump(twelve, card.suit()));
            }
            let sight = Sight {
                public: &self.laying,
                seat: forhont,
                hand: twelve,
                talon: CardSet::NONE,
                played: CardSet::NONE,
                trump_card: Some(card),
                voids: Voids::default(),
            };
            let mut laid = world.talon().as_written();
            if let (Some(one), Some(other)) = (laid.next(), laid.next()) {
                choices(&sight, Move::talon(one, other), &mut add);
            }
        }
        let none = [CardSet::NONE; 3];
        let mut position =
            Position::of(self.bidding, hands, world.talon(), none, None, self.bidding.turned());
        let mut voids = Voids::default();
        for (seat, mv) in &self.steps {
            if *seat != self.seat {
                choices(&Sight::of_position(&position, voids), *mv, &mut add);
            }
            if let Move::Play(card) = mv {
                voids.see(position.public().play(), *seat, *card);
            }
            position.play_unchecked(*mv);
        }
        sum
    }
}
