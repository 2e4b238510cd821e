//! Hands as people hold them: a drawn card is put in after the others.
//!
//! The published tree search names a card by its place in the hand. There a card keeps its place, or moves up by
//! one, until it is played; a position keeps sets, whose order a drawn card would mix up.

use arrayvec::ArrayVec;
use cards::{Card, Italian};
use game::{Ending, MAX_SEATS, Rng, Seat};

use crate::Position;

/// A position with every hand in the order in which its cards came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fan {
    position: Position,
    hands: [ArrayVec<Card<Italian>, 4>; MAX_SEATS],
}

impl Fan {
    /// A position whose hands are sorted as of now.
    pub(super) fn new(position: Position) -> Fan {
        let mut hands: [ArrayVec<Card<Italian>, 4>; MAX_SEATS] = Default::default();
        for seat in Seat::all(position.public().variant().seats()) {
            hands[seat.index()].extend(position.hand(seat));
        }
        Fan { position, hands }
    }
}

impl game::Position for Fan {
    type Move = Card<Italian>;
    type Moves = ArrayVec<Card<Italian>, 4>;

    fn seats(&self) -> usize {
        self.position.seats()
    }

    fn turn(&self) -> Option<Seat> {
        self.position.turn()
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        if let Some(seat) = self.turn() {
            moves.extend(self.hands[seat.index()].iter().copied());
        }
    }

    fn random_move<R: Rng>(&self, rng: &mut R) -> Card<Italian> {
        self.position.random_move(rng)
    }

    fn play_unchecked(&mut self, card: Card<Italian>) {
        let seats = self.position.public().variant().seats();
        let before = self.position.public().stock();
        if let Some(seat) = self.turn() {
            self.hands[seat.index()].retain(|held| *held != card);
        }
        self.position.play_unchecked(card);
        if self.position.public().stock() == before {
            return;
        }
        for seat in Seat::all(seats) {
            let hand = &mut self.hands[seat.index()];
            let drawn = self.position.hand(seat) - hand.iter().copied().collect();
            hand.extend(drawn);
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.position.ending()
    }

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        self.position.sides()
    }
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Position as _};

    use super::*;
    use crate::{Briskula, Variant};

    #[test]
    fn a_drawn_card_comes_after_the_others() {
        for (variant, seed) in Variant::ALL.into_iter().flat_map(|variant| [(variant, 1), (variant, 2)]) {
            let game = Briskula::new(variant);
            let mut rng = fast(seed);
            let mut fan = Fan::new(game.start(&game.deal(&mut deal_stream(seed, 0))));
            while let Some(own) = fan.turn() {
                let before = fan.legal();
                assert_eq!(before.iter().copied().collect::<cards::CardSet<_>>(), fan.position.hand(own));
                let card = fan.random_move(&mut rng);
                fan.play_unchecked(card);
                let kept: Vec<_> = before.into_iter().filter(|held| *held != card).collect();
                let after = &fan.hands[own.index()];
                assert_eq!(&after[..kept.len()], kept.as_slice(), "{variant:?}");
            }
        }
    }
}
