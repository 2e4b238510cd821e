//! Hands as people hold them: a drawn card is put in after the others.
//!
//! The published tree search names a card by its place in the hand. There a card keeps its place, or moves up by
//! one, until it is played; a position keeps sets, whose order a drawn card would mix up.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Italian};
use game::{Ending, MAX_SEATS, Rng, Scores, Seat};

use super::consider::useful;
use crate::{ALL_POINTS, Position};

/// How a game is looked at that is otherwise played as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Outlook {
    /// Whether a deal is worth the points that it brings, and not only who won it.
    pub(super) points: bool,
    /// Whether the tree has only cards that [`useful`] lets through.
    pub(super) useful: bool,
}

/// A position with every hand in the order in which its cards came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fan {
    position: Position,
    hands: [ArrayVec<Card<Italian>, 4>; MAX_SEATS],
    outlook: Outlook,
}

impl Fan {
    /// A position whose hands are sorted as of now.
    pub(super) fn new(position: Position, outlook: Outlook) -> Fan {
        let mut hands: [ArrayVec<Card<Italian>, 4>; MAX_SEATS] = Default::default();
        for seat in Seat::all(position.public().variant().seats()) {
            hands[seat.index()].extend(position.hand(seat));
        }
        Fan { position, hands, outlook }
    }

    /// What each seat has more than its share of all points, times the number of sides: with two sides the points of the
    /// own side less those of the other.
    fn by_points(&self) -> Scores {
        let public = self.position.public();
        let variant = public.variant();
        let mut scores = Scores::zero(variant.seats());
        for seat in Seat::all(variant.seats()) {
            let own = i32::from(public.points(variant.side(seat)));
            scores[seat] = variant.sides() as i32 * own - i32::from(ALL_POINTS);
        }
        scores
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
        let Some(seat) = self.turn() else { return };
        let hand = &self.hands[seat.index()];
        let considered = if self.outlook.useful {
            useful(self.position.public(), seat, self.position.hand(seat))
        } else {
            CardSet::ALL
        };
        moves.extend(hand.iter().copied().filter(|card| considered.contains(*card)));
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
        let ending = self.position.ending()?;
        Some(if self.outlook.points { Ending { scores: self.by_points(), ..ending } } else { ending })
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
            let start = game.start(&game.deal(&mut deal_stream(seed, 0)));
            let mut fan = Fan::new(start, Outlook::default());
            while let Some(own) = fan.turn() {
                let before = fan.legal();
                assert_eq!(before.iter().copied().collect::<CardSet<_>>(), fan.position.hand(own));
                let card = fan.random_move(&mut rng);
                fan.play_unchecked(card);
                let kept: Vec<_> = before.into_iter().filter(|held| *held != card).collect();
                let after = &fan.hands[own.index()];
                assert_eq!(&after[..kept.len()], kept.as_slice(), "{variant:?}");
            }
        }
    }

    #[test]
    fn points_are_counted_less_those_of_the_others() {
        for variant in Variant::ALL {
            let game = Briskula::new(variant);
            let mut rng = fast(4);
            let start = game.start(&game.deal(&mut deal_stream(4, 0)));
            let mut fan = Fan::new(start, Outlook { points: true, useful: false });
            while fan.turn().is_some() {
                let card = fan.random_move(&mut rng);
                fan.play_unchecked(card);
            }
            let scores = fan.ending().unwrap().scores;
            let sides = variant.sides() as i32;
            for seat in Seat::all(variant.seats()) {
                let own = i32::from(fan.position.public().points(variant.side(seat)));
                assert_eq!(scores[seat], sides * own - 120);
                assert!((-120..=120 * (sides - 1)).contains(&scores[seat]));
            }
        }
    }
}
