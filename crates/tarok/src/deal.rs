//! A deal: three hands and the talon, in the order in which they were dealt.

use cards::{Card, CardSet, Tarok, parse_piles, piles_text};
use game::random::shuffle;
use game::{NotationError, Rng, Seat};

use crate::SEATS;
use crate::counting::TAROKS;
use crate::public_state::{HAND, TALON};

/// The hands and the talon. Written hand by hand, then the talon in its order, with `/` between.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    /// The hands one after another, then the talon.
    cards: [Card<Tarok>; 54],
}

impl Deal {
    /// Shuffles and deals, again until every hand has a tarok.
    pub(crate) fn random(rng: &mut dyn Rng) -> Deal {
        let mut deal = Deal { cards: std::array::from_fn(Card::at) };
        loop {
            shuffle(rng, &mut deal.cards);
            if deal.seat_without_tarok().is_none() {
                return deal;
            }
        }
    }

    /// A deal of these hands and this talon, which must be the whole pack.
    pub(crate) fn of(hands: [CardSet<Tarok>; SEATS], talon: [Card<Tarok>; TALON]) -> Deal {
        let cards = hands.into_iter().flatten().chain(talon);
        let mut deal = Deal { cards: [Card::at(0); 54] };
        for (place, card) in deal.cards.iter_mut().zip(cards) {
            *place = card;
        }
        debug_assert_eq!(deal.cards.iter().copied().collect::<CardSet<Tarok>>(), CardSet::ALL);
        deal
    }

    pub(crate) fn parse(text: &str) -> Result<Deal, NotationError> {
        let rule = "rule 1: 16 cards for each seat and 6 for the talon, all different";
        let sizes = [HAND, HAND, HAND, TALON];
        let piles = parse_piles(text, &sizes).map_err(|error| error.by_rule(rule))?;
        let cards: Vec<Card<Tarok>> = piles.concat();
        let Ok(cards) = cards.try_into() else {
            return Err(NotationError::new(text, text.len(), "54 cards"));
        };
        let deal = Deal { cards };
        match deal.seat_without_tarok() {
            None => Ok(deal),
            Some(seat) => {
                let before = text.split('/').take(seat.index()).map(|pile| pile.len() + 1).sum();
                let expected = format!("a tarok in the hand of seat {seat}");
                let error = NotationError::new(text, before, expected);
                Err(error.by_rule("rule 1: a hand without any is dealt again"))
            }
        }
    }

    fn seat_without_tarok(&self) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| !self.hand(*seat).iter().any(|card| TAROKS.contains(*card)))
    }

    /// The cards dealt to a seat.
    pub fn hand(&self, seat: Seat) -> &[Card<Tarok>] {
        &self.cards[seat.index() * HAND..][..HAND]
    }

    /// The talon in its order.
    pub fn talon(&self) -> &[Card<Tarok>] {
        &self.cards[SEATS * HAND..]
    }
}

impl std::fmt::Display for Deal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hands = Seat::all(SEATS).map(|seat| self.hand(seat));
        f.write_str(&piles_text(&hands.chain([self.talon()]).collect::<Vec<_>>()))
    }
}
