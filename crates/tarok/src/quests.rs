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
    let public = position.public();
    let (Some(seat), Some(contract)) = (position.turn(), public.contract()) else { return false };
    let hand = position.hand(seat);
    if public.phase() != Phase::Card || !CARDS.contains(&hand.len()) {
        return false;
    }
    let declares = public.declarer() == Some(seat);
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
    Some(match position.public().phase() {
        Phase::Card => Move::Card(card(position, position.public().playable(hand))?),
        Phase::Bid => bid(position, hand),
        // The rest is no matter of chance.
        _ => thumb::decision(position, &mut fast(0)),
    })
}

/// In a game that is to lead to a quest: the weakest hand bids beggar, nobody bids against a klop, and a card whose fate is
/// asked is held back, with the one that threatens it.
pub(crate) fn toward(position: &Position, quest: &Quest) -> Option<Move> {
    let public = position.public();
    let own = position.turn()?;
    let held_back = match quest.name {
        "mond" => MOND.alone() | SKIS.alone(),
        "pagat" => PAGAT.alone(),
        _ => CardSet::NONE,
    };
    match (public.phase(), quest.name) {
        (Phase::Bid, "beggar" | "klop") => {
            let words = public.auction().words(public.rules());
            let bids = quest.name == "klop"
                || Seat::all(SEATS).min_by_key(|seat| dangers(position, *seat)) == Some(own);
            let contract = if quest.name == "klop" { Contract::Klop } else { Contract::Beggar };
            let wanted = if bids { Move::Bid(contract) } else { Move::Pass };
            [wanted, Move::Pass].into_iter().find(|word| words.contains(word))
        }
        (Phase::Card, _) if position.hand(own).meets(held_back) => {
            let legal = public.playable(position.hand(own)) - held_back;
            card(position, legal).map(Move::Card)
        }
        _ => None,
    }
}

/// How likely a hand is to take a trick of a beggar: high taroks and kings, and every tarok a little.
fn dangers(position: &Position, seat: Seat) -> usize {
    let hand = position.hand(seat);
    2 * (hand & HIGH).len() + (hand & TAROKS).len()
}

/// The taroks from XII on, and the kings.
const HIGH: CardSet<Tarok> = CardSet::from_bits(TAROKS.bits() << 11 & TAROKS.bits() | KINGS.bits());

/// A game for long taroks, beggar for none and low cards, klop for whoever is left with a poor hand, else as little as
/// possible.
fn bid(position: &Position, hand: CardSet<Tarok>) -> Move {
    let words = position.public().auction().words(position.public().rules());
    let strength = (hand & TAROKS).len() + (hand & KINGS).len();
    let wanted = if strength <= 5 && (hand & HIGH).is_empty() {
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

/// The card of these that is played at first sight; `None` if there is none. Leads high, or low where tricks are bad; takes cheaply, feeds a partner, gives away as little as possible.
fn card(position: &Position, legal: CardSet<Tarok>) -> Option<Card<Tarok>> {
    let public = position.public();
    let own = public.mover();
    let hand = position.hand(own);
    let shuns = public.contract().is_some_and(Contract::must_beat);
    let worth = |card: &Card<Tarok>| thirds(card.alone());
    let Some((taker, best)) = public.taking() else {
        // A mond is not led while the škis may take it.
        let safe = if (public.played() | hand).contains(SKIS) { legal } else { legal.without(MOND) };
        let lead = if safe.is_empty() { legal } else { safe };
        return if shuns { legal.iter().min_by_key(worth) } else { lead.highest() };
    };
    let winning: CardSet<Tarok> = legal.iter().filter(|card| beats(*card, best)).collect();
    let losing = legal - winning;
    if shuns {
        return if losing.is_empty() { legal } else { losing }.highest();
    }
    let partners = public.declarer().is_some_and(|declarer| declarer != own && declarer != taker);
    let is_last = public.trick().len() + 1 == SEATS;
    if partners && is_last && !losing.is_empty() {
        let fed = losing - TRULA;
        return if fed.is_empty() { losing } else { fed }.iter().max_by_key(worth);
    }
    if winning.is_empty() { losing.iter().min_by_key(worth) } else { winning.lowest() }
}

#[cfg(test)]
mod tests {
    use game::Game;
    use game::random::deal_stream;

    use super::*;

    fn quest(name: &str) -> &'static Quest {
        QUESTS.iter().find(|quest| quest.name == name).unwrap()
    }

    /// A deal in which everybody decides as a quest wants it, else at first sight.
    fn led(name: &str, index: u64) -> impl Iterator<Item = (Position, Move)> {
        let game = crate::Tarok::default();
        let mut position = game.start(&game.deal(&mut deal_stream(5, index)));
        std::iter::from_fn(move || {
            position.turn()?;
            let mv = toward(&position, quest(name)).or_else(|| first_sight(&position))?;
            assert!(position.is_legal(mv), "{mv}");
            let before = position;
            position.play_unchecked(mv);
            Some((before, mv))
        })
    }

    #[test]
    fn bids_lead_to_klop_and_to_the_beggar_of_the_weakest_hand() {
        for index in 0..20 {
            for (name, contract) in [("klop", Contract::Klop), ("beggar", Contract::Beggar)] {
                let (played, _) =
                    led(name, index).find(|(at, _)| at.public().phase() == Phase::Card).unwrap();
                assert_eq!(played.public().contract(), Some(contract), "deal {index}");
                let weakest = Seat::all(SEATS).map(|seat| dangers(&played, seat)).min().unwrap();
                let declarer = played.public().declarer();
                assert!(declarer.is_none_or(|seat| dangers(&played, seat) == weakest), "deal {index}");
            }
        }
    }

    #[test]
    fn the_mond_is_held_back_while_there_is_another_card() {
        let mut held = 0;
        for index in 0..50 {
            for (at, mv) in led("mond", index) {
                let legal = at.public().playable(at.hand(at.public().mover()));
                if at.public().phase() == Phase::Card && legal.contains(MOND) {
                    let alone = legal.is_within(MOND.alone() | SKIS.alone());
                    assert_eq!(mv == Move::Card(MOND), alone && mv != Move::Card(SKIS), "deal {index}");
                    held += usize::from(!alone);
                }
            }
        }
        assert!(held > 100, "{held}");
    }
}
