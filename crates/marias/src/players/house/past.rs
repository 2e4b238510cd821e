//! What everybody has said and played since goals began to be bid, to be gone through again in any world.

use ::cards::CardSet;
use game::{Event, Position as _, Seat, View};

use super::belief::Belief;
use super::outcome::GOALS;
use crate::beliefs::{Choice, Speaker, Weights, choices, trump};
use crate::moves::{Move, Seen};
use crate::players::Sight;
use crate::{Contract, MariasView, Phase, Position, PublicState, Reveal, SEATS, Voids};

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

    /// The logarithm of how likely all this was if the cards lie so. Nobody knows how somebody plays: perhaps as those did
    /// from whom was learned, perhaps by rules of thumb. Each seat is one or the other, and the longer one looks the
    /// clearer it becomes which.
    pub(super) fn log_chance(&self, view: &MariasView, world: &Position, belief: Belief) -> f64 {
        let weights = Weights::learned();
        let mut sums = [[0.0; 2]; SEATS];
        let hands = [0, 1, 2].map(|seat| {
            let seat = Seat::new(seat);
            world.hand(seat) | view.played_by(seat)
        });
        let mut add = |seat: Seat, choice: Choice| {
            let [learned, habit] = &mut sums[seat.index()];
            *learned += f64::from(weights.log_chance(&choice));
            *habit += f64::from(choice.log_chance_by_habit());
        };
        let forhont = self.bidding.forhont();
        if let Some(card) = self.bidding.turned().filter(|_| forhont != self.seat) {
            let twelve = hands[forhont.index()] | world.talon();
            if !self.blind {
                add(forhont, trump(twelve, card.suit()));
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
                choices(&sight, Move::talon(one, other), &mut |choice| add(forhont, choice));
            }
        }
        let none = [CardSet::NONE; 3];
        let mut position =
            Position::of(self.bidding, hands, world.talon(), none, None, self.bidding.turned());
        let mut voids = Voids::default();
        for (seat, mv) in &self.steps {
            if *seat != self.seat {
                choices(&Sight::of_position(&position, voids), *mv, &mut |choice| add(*seat, choice));
            }
            if let Move::Play(card) = mv {
                voids.see(position.public().play(), *seat, *card);
            }
            position.play_unchecked(*mv);
        }
        let others = Seat::all(SEATS).filter(|seat| *seat != self.seat);
        others.map(|seat| belief.either(sums[seat.index()])).sum()
    }

    /// How often the other side has said something about hra, the seven, a hundred that rules of thumb would not have said
    /// if the cards lie so.
    pub(super) fn warnings(&self, world: &Position) -> [u8; 3] {
        let hands = [0, 1, 2].map(|seat| world.hand(Seat::new(seat)));
        let none = [CardSet::NONE; 3];
        let mut position =
            Position::of(self.bidding, hands, world.talon(), none, None, self.bidding.turned());
        let own = self.bidding.side(self.seat);
        let mut warned = [0; 3];
        for (seat, mv) in &self.steps {
            let Move::Say(bid) = mv else { break };
            if self.bidding.side(*seat) != own {
                let sight = Sight::of_position(&position, Voids::default());
                let speaker = Speaker::new(&sight);
                for goal in GOALS {
                    let said = [(bid.announces(goal), false), (bid.raises(goal), true)];
                    let strange = said.iter().filter(|(said, raise)| *said && !speaker.would(goal, *raise));
                    warned[goal as usize] += strange.count() as u8;
                }
            }
            position.play_unchecked(*mv);
        }
        warned
    }
}
