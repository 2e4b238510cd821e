//! Rules of thumb: a quick decision from open cards, with which deals are played out.

use cards::{Card, CardSet, Tarok};
use game::Rng;
use game::random::below;

use crate::counting::TAROKS;
use crate::duty::beats;
use crate::moves::Discard;
use crate::{Contract, Items, Move, NEVER_DISCARDED, Phase, Position, SEATS, TRULA, thirds};

/// One decision in so many is any card, so that playouts differ.
const WHIM: u32 = 6;

/// What a simple player does here.
pub(crate) fn decision<R: Rng>(position: &Position, rng: &mut R) -> Move {
    let public = position.public();
    let hand = position.hand(public.mover());
    match public.phase() {
        Phase::Card | Phase::Over => Move::Card(card(position, rng)),
        Phase::Bid => bid(position),
        Phase::Talon => Move::Talon(group(position, hand)),
        Phase::Discard => {
            Move::Discard(best_discard(hand, public.group_size(), public.rules().discards_forced))
        }
        Phase::Announce => Move::Announce(Items::NONE),
        Phase::Kontra => Move::Kontra(Items::NONE),
    }
}

/// Says as little as possible: passes, or keeps its game.
fn bid(position: &Position) -> Move {
    let words = position.public().auction().words(position.public().rules());
    let pass = words.iter().copied().find(|word| *word == Move::Pass);
    pass.or_else(|| words.first().copied()).expect("whoever is asked has a word")
}

/// The group with most of taroks and points.
fn group(position: &Position, _: CardSet<Tarok>) -> u8 {
    let public = position.public();
    let groups = 6 / public.group_size() as u8;
    let worth = |group: &u8| {
        let cards = public.group_of(position.whole_talon(), *group);
        thirds(cards) + 6 * (cards & TAROKS).len() as i32
    };
    (1..=groups).max_by_key(worth).unwrap_or(1)
}

/// How good it is to lay these cards away: points brought home, suits emptied.
pub(super) fn worth_of_discard(hand: CardSet<Tarok>, cards: CardSet<Tarok>) -> i32 {
    let kept = hand - cards;
    let emptied = cards::Suit::<Tarok>::all()
        .filter(|suit| cards.meets(suit.cards()) && !kept.meets(suit.cards()))
        .count() as i32;
    // A card that is left alone beside nothing but its king still costs a trick.
    thirds(cards) + 30 * emptied
        - 12 * (cards & TAROKS).len() as i32
        - cards.iter().map(|card| hand.of_suit(card.suit()).len() as i32).sum::<i32>()
}

fn best_discard(hand: CardSet<Tarok>, size: usize, forced: bool) -> Discard {
    let may_go = hand - NEVER_DISCARDED;
    let suits = may_go - TAROKS;
    let mut from = if suits.len() >= size { suits } else { may_go };
    let mut cards = if forced && suits.len() < size { suits } else { CardSet::NONE };
    while cards.len() < size {
        from -= cards;
        let next = from.iter().max_by_key(|card| worth_of_discard(hand, cards.with(*card)));
        cards.insert(next.expect("enough cards may go"));
    }
    Discard::of(cards).expect("one to three cards")
}

/// The card of a simple player.
pub(super) fn card<R: Rng>(position: &Position, rng: &mut R) -> Card<Tarok> {
    let public = position.public();
    let legal = public.playable(position.hand(public.mover()));
    let any = |cards: CardSet<Tarok>, rng: &mut R| cards.any(rng).expect("the deal is not over");
    if legal.len() == 1 || below(rng, WHIM) == 0 {
        return any(legal, rng);
    }
    let contract = public.contract().unwrap_or(Contract::Klop);
    let Some((taker, best)) = public.taking() else { return any(legal, rng) };
    let winning: CardSet<Tarok> = legal.iter().filter(|card| beats(*card, best)).collect();
    let losing = legal - winning;
    if contract.must_beat() {
        // The highest card that does not take the trick, else the highest at all.
        let from = if losing.is_empty() { legal } else { losing };
        return from.highest().unwrap_or(best);
    }
    let own = public.mover();
    let partners = public.declarer().is_some_and(|declarer| declarer != own && declarer != taker);
    let is_last = public.trick().len() + 1 == SEATS;
    if partners && (is_last || losing.is_empty()) {
        return most(if losing.is_empty() { legal } else { losing } - TRULA)
            .unwrap_or_else(|| any(legal, rng));
    }
    if is_last && !winning.is_empty() {
        // The cheapest that takes it.
        return winning.lowest().unwrap_or(best);
    }
    if winning.is_empty() || below(rng, 2) == 0 {
        return least(if losing.is_empty() { legal } else { losing }).unwrap_or(best);
    }
    winning.highest().unwrap_or(best)
}

fn most(cards: CardSet<Tarok>) -> Option<Card<Tarok>> {
    cards.iter().max_by_key(|card| thirds(card.alone()))
}

fn least(cards: CardSet<Tarok>) -> Option<Card<Tarok>> {
    cards.iter().min_by_key(|card| thirds(card.alone()))
}
