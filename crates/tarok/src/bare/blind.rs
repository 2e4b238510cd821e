//! A beggar played by people who see only their own cards.
//!
//! Declarer ducks and throws what is dangerous; a defender leads low cards, of a suit taken at random, and makes declarer
//! beat if that can be. What one can do is mostly forced by the duty to beat.

use arrayvec::ArrayVec;
use game::Rng;
use game::random::below;

use super::{FIRST_TAROK, Field, Place, beats, danger, playable, suit_of};
use crate::SEATS;

/// One card in so many of a defender is any that is legal.
const WHIM: u32 = 10;

fn least(cards: u64) -> Place {
    of(cards).min_by_key(|card| danger(*card)).unwrap_or(0)
}

fn most(cards: u64) -> Place {
    of(cards).max_by_key(|card| danger(*card)).unwrap_or(0)
}

fn of(mut cards: u64) -> impl Iterator<Item = Place> {
    std::iter::from_fn(move || {
        (cards != 0).then(|| {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            card
        })
    })
}

/// The lowest card of each suit and of the taroks.
fn lowest_of_each(cards: u64) -> ArrayVec<Place, 5> {
    let mut lowest = ArrayVec::new();
    for first in [0, 8, 16, 24, FIRST_TAROK] {
        let suit = cards & suit_of(first);
        if suit != 0 {
            lowest.push(suit.trailing_zeros());
        }
    }
    lowest
}

fn any<R: Rng>(cards: u64, rng: &mut R) -> Place {
    of(cards).nth(below(rng, cards.count_ones()) as usize).unwrap_or(0)
}

/// The card of a declarer.
fn ducking(cards: u64, trick: &[Place]) -> Place {
    match trick {
        [] => least(cards),
        laid => {
            let takes = laid.iter().all(|card| beats(cards.trailing_zeros(), *card));
            if takes { least(cards) } else { most(cards) }
        }
    }
}

/// The card of a defender; `waits` says that declarer is still to play.
fn pressing<R: Rng>(cards: u64, trick: &[Place], waits: bool, rng: &mut R) -> Place {
    if cards.is_power_of_two() {
        return cards.trailing_zeros();
    }
    if below(rng, WHIM) == 0 {
        return any(cards, rng);
    }
    if trick.is_empty() {
        let lowest = lowest_of_each(cards);
        let random = lowest[below(rng, lowest.len() as u32) as usize];
        return if below(rng, 2) == 0 { least(cards) } else { random };
    }
    let takes = trick.iter().all(|card| beats(cards.trailing_zeros(), *card));
    if takes && waits { least(cards) } else { most(cards) }
}

impl Field {
    /// Whether a beggar holds that is played out blindly, from a trick that may have begun.
    pub(crate) fn holds_blindly<R: Rng>(mut self, trick: &[Place], rng: &mut R) -> bool {
        let mut laid: ArrayVec<Place, SEATS> = trick.iter().copied().collect();
        while !self.is_over() {
            while laid.len() < SEATS {
                let place = (self.leader + laid.len()) % SEATS;
                let cards = playable(self.hands[place], &laid);
                let card = if place == 0 {
                    ducking(cards, &laid)
                } else {
                    let waits =
                        (laid.len() + 1..SEATS).any(|later| (self.leader + later).is_multiple_of(SEATS));
                    pressing(cards, &laid, waits, rng)
                };
                laid.push(card);
            }
            self = self.after([laid[0], laid[1], laid[2]]);
            laid.clear();
        }
        self.tricks[0] == 0
    }
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Position as _};

    use super::*;
    use crate::{Move, Tarok};

    fn beggar(index: u64) -> crate::Position {
        let game = Tarok::default();
        let mut position = game.start(&game.deal(&mut deal_stream(31, index)));
        for mv in game.parse_moves("pass; pass; bid beggar; kontra none; kontra none").unwrap() {
            position.play_unchecked(mv);
        }
        position
    }

    /// Cards that may be played on a field are those of the public rules, and so is how a trick ends.
    #[test]
    fn a_field_is_a_deal_of_the_public_rules() {
        for index in 0..200 {
            let game = Tarok::default();
            let mut position = beggar(index);
            if index % 2 == 0 {
                position = game.start(&game.deal(&mut deal_stream(32, index)));
                for mv in game.parse_moves("pass; pass; bid klop").unwrap() {
                    position.play_unchecked(mv);
                }
            }
            let mut rng = fast(index);
            while !position.is_over() {
                let field = Field::of(&position);
                let public = *position.public();
                let trick: ArrayVec<Place, SEATS> =
                    public.trick().iter().map(|card| card.index() as Place).collect();
                let hand = position.hand(public.mover());
                assert_eq!(playable(hand.bits(), &trick), public.playable(hand).bits(), "deal {index}");
                let Move::Card(card) = position.random_move(&mut rng) else { unreachable!() };
                position.play_unchecked(Move::Card(card));
                if let [led, second] = trick[..] {
                    let after = field.after([led, second, card.index() as Place]);
                    assert_eq!(after, Field::of(&position), "deal {index}");
                }
            }
            let field = Field::of(&position);
            assert_eq!(field.ended(position.public()).ending(), position.ending());
        }
    }

    #[test]
    fn whoever_has_the_lowest_cards_holds() {
        let game = Tarok::default();
        let deal = "H4 H3 H2 H1 D4 D3 D2 D1 S7 S8 S9 S10 C7 C8 C9 T1/HJ HC HQ HK DJ DC SJ SC CJ CC T2 T3 T4 T5 T6 T7/\
                    DQ DK SQ SK CQ CK C10 T8 T9 T10 T11 T12 T13 T14 T15 T16/T17 T18 T19 T20 T21 T22";
        let line = game
            .parse_position(&format!("{deal} | pass; pass; bid beggar; kontra none; kontra none"))
            .unwrap();
        let field = Field::of(line.position());
        let mut rng = fast(1);
        let held = (0..200).filter(|_| field.holds_blindly(&[], &mut rng)).count();
        assert!(held > 150, "{held}");
    }
}
