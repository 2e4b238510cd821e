//! Rules of thumb for betl and durch: what each seat can see, and no more.
//!
//! Open hands say nothing about betl: who sees everything finds the one card that gives a trick away. So betl and durch
//! are judged by playing them out with these rules, in many worlds.

use ::cards::{Card, CardSet, German};
use game::Position as _;

use crate::moves::Move;
use crate::players::Sight;
use crate::{Contract, Position, Voids};

/// How many unseen cards of its suit are weaker.
fn weaker(sight: &Sight<'_>, card: Card<German>) -> usize {
    let suit = sight.unseen().of_suit(card.suit());
    (suit - sight.public.play().ranking().above(card)).len()
}

/// How many unseen cards of its suit are stronger.
fn stronger(sight: &Sight<'_>, card: Card<German>) -> usize {
    (sight.unseen() & sight.public.play().ranking().above(card)).len()
}

fn highest(sight: &Sight<'_>, cards: CardSet<German>) -> Option<Card<German>> {
    cards.iter().max_by_key(|card| sight.strength(*card))
}

fn lowest(sight: &Sight<'_>, cards: CardSet<German>) -> Option<Card<German>> {
    cards.iter().min_by_key(|card| sight.strength(*card))
}

/// The card of the seat to play.
pub(super) fn card(sight: &Sight<'_>) -> Card<German> {
    let legal = sight.legal();
    let declarer = sight.seat == sight.public.declarer();
    let follows = sight.public.play().led_and_best();
    let in_suit = follows.is_some_and(|(led, _)| legal.iter().any(|card| card.suit() == led.suit()));
    let betl = sight.public.contract() == Contract::Betl;
    let chosen = match (betl, declarer) {
        // What the others are most likely to take, from where it hurts most.
        (true, true) if follows.is_none() => {
            legal.iter().max_by_key(|card| (stronger(sight, *card), sight.strength(*card)))
        }
        // If it must win, cheaply; if it cannot, the highest goes.
        (true, true) if in_suit => {
            let wins = legal.iter().any(|card| {
                sight
                    .public
                    .play()
                    .ranking()
                    .beaters(follows.map_or(card, |(_, best)| best), CardSet::NONE)
                    .contains(card)
            });
            if wins { lowest(sight, legal) } else { highest(sight, legal) }
        }
        (true, true) => legal.iter().max_by_key(|card| (weaker(sight, *card), sight.strength(*card))),
        // A low card of a suit in which higher ones are out.
        (true, false) if follows.is_none() => legal.iter().max_by_key(|card| {
            (
                stronger(sight, *card).min(3),
                8 - sight.strength(*card),
                8 - sight.hand.of_suit(card.suit()).len(),
            )
        }),
        (true, false) if in_suit => lowest(sight, legal),
        // Short suits are emptied, high cards first.
        (true, false) => {
            legal.iter().max_by_key(|card| (8 - sight.hand.of_suit(card.suit()).len(), sight.strength(*card)))
        }
        // Durch: from the top, longest suits first.
        (false, true) if follows.is_none() => legal.iter().min_by_key(|card| {
            (stronger(sight, *card), 8 - sight.hand.of_suit(card.suit()).len(), 8 - sight.strength(*card))
        }),
        (false, _) if in_suit => lowest(sight, legal),
        // A card that may take a trick yet is kept.
        (false, _) => legal.iter().max_by_key(|card| (stronger(sight, *card), 8 - sight.strength(*card))),
    };
    chosen.or(legal.lowest()).expect("there is always a legal card")
}

/// Two cards that are better away, of twelve: for betl those under which most is out, for durch those over which.
pub(super) fn laid(sight: &Sight<'_>, betl: bool) -> Move {
    let danger = |card: &Card<German>| {
        let (below, above) = (weaker(sight, *card), stronger(sight, *card));
        if betl {
            (8 + below - above.min(below), sight.strength(*card))
        } else {
            (above, 8 - sight.strength(*card))
        }
    };
    let mut cards: Vec<Card<German>> = sight.hand.iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(danger(card)));
    Move::talon(cards[0], cards[1])
}

/// Plays betl or durch to the end; says whether declarer made it.
pub(super) fn is_made(position: &mut Position, mut voids: Voids) -> bool {
    while let Some(seat) = position.turn() {
        let card = card(&Sight::of_position(position, voids));
        voids.see(position.public().play(), seat, card);
        position.play_unchecked(Move::Play(card));
    }
    let public = position.public();
    let tricks = public.play().taken(public.declarer());
    if public.contract() == Contract::Betl { tricks == 0 } else { tricks == crate::TRICKS }
}
