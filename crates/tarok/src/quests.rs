//! What puzzles of tarok ask, and where.

use cards::{Card, CardSet, Tarok};
use game::random::fast;
use game::{Asks, Position as _, Quest, Seat};

use crate::duty::beats;
use crate::players::thumb;
use crate::{Contract, KINGS, MOND, Move, PAGAT, Phase, Position, SEATS, SKIS, TAROKS, TRULA, thirds};

/// Save the mond, bring the pagat home, make 36, hold the beggar, give tricks of klop away.
pub(crate) const QUESTS: &[Quest] = &[
    Quest { name: "mond", aim: "mond", asks: Asks::Reach },
    Quest { name: "pagat", aim: "pagat", asks: Asks::Reach },
    Quest { name: "36", aim: "win", asks: Asks::Reach },
    Quest { name: "beggar", aim: "win", asks: Asks::Reach },
    Quest { name: "klop", aim: "points", asks: Asks::TakeLeast },
];

/// With how many cards in hand something is asked.
const CARDS: std::ops::RangeInclusive<usize> = 4..=7;

/// Whether a quest makes sense for whoever is to play.
pub(crate) fn can_ask(position: &Position, quest: &Quest) -> bool {
    let table = position.table();
    let (Some(seat), Some(contract)) = (position.turn(), table.contract()) else { return false };
    let hand = position.hand(seat);
    if table.phase() != Phase::Card || !CARDS.contains(&hand.len()) {
        return false;
    }
    let declares = table.declarer() == Some(seat);
    match quest.name {
        "mond" => {
            let mut others = Seat::all(SEATS).filter(|other| *other != seat);
            contract.is_for_points()
                && hand.contains(MOND)
                && others.any(|other| position.hand(other).contains(SKIS))
        }
        "pagat" => contract.is_for_points() && hand.contains(PAGAT),
        "36" => contract.is_for_points() && declares,
        "beggar" => contract == Contract::Beggar && declares,
        _ => contract == Contract::Klop,
    }
}

/// What a player does who looks no further than the trick on the table.
pub(crate) fn first_sight(position: &Position) -> Option<Move> {
    let seat = position.turn()?;
    let hand = position.hand(seat);
    Some(match position.table().phase() {
        Phase::Card => Move::Card(card(position, hand)?),
        Phase::Bid => bid(position, hand),
        // The rest is no matter of chance.
        _ => thumb::decision(position, &mut fast(0)),
    })
}

/// A game for long taroks, beggar for none and low cards, klop for whoever is left with a poor hand, else as little as
/// possible.
fn bid(position: &Position, hand: CardSet<Tarok>) -> Move {
    let words = position.table().auction().words(position.table().rules());
    let strength = (hand & TAROKS).len() + (hand & KINGS).len();
    let high = CardSet::<Tarok>::from_bits(TAROKS.bits() << 11 & TAROKS.bits()) | KINGS;
    let wanted = if strength <= 5 && (hand & high).is_empty() {
        Some(Contract::Beggar)
    } else if strength >= 11 {
        Some(Contract::One)
    } else if strength >= 9 {
        Some(Contract::Two)
    } else if strength <= 7 {
        Some(Contract::Klop)
    } else {
        None
    };
    let wanted = wanted.map(Move::Bid).filter(|bid| words.contains(bid));
    wanted.unwrap_or_else(|| thumb::decision(position, &mut fast(0)))
}

/// Leads high, or low where tricks are bad; takes cheaply, feeds a partner, gives away as little as possible.
fn card(position: &Position, hand: CardSet<Tarok>) -> Option<Card<Tarok>> {
    let table = position.table();
    let own = table.mover();
    let legal = table.playable(hand);
    let shuns = table.contract().is_some_and(Contract::must_beat);
    let worth = |card: &Card<Tarok>| thirds(card.alone());
    let Some((taker, best)) = table.taking() else {
        // A mond is not led while the škis may take it.
        let safe = if (table.played() | hand).contains(SKIS) { legal } else { legal.without(MOND) };
        let lead = if safe.is_empty() { legal } else { safe };
        return if shuns { legal.iter().min_by_key(worth) } else { lead.highest() };
    };
    let winning: CardSet<Tarok> = legal.iter().filter(|card| beats(*card, best)).collect();
    let losing = legal - winning;
    if shuns {
        return if losing.is_empty() { legal } else { losing }.highest();
    }
    let partners = table.declarer().is_some_and(|declarer| declarer != own && declarer != taker);
    let is_last = table.trick().len() + 1 == SEATS;
    if partners && is_last && !losing.is_empty() {
        let fed = losing - TRULA;
        return if fed.is_empty() { losing } else { fed }.iter().max_by_key(worth);
    }
    if winning.is_empty() { losing.iter().min_by_key(worth) } else { winning.lowest() }
}
