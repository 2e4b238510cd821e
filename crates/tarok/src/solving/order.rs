//! Which cards are worth trying with open hands, and in which order.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Ranking, Tarok};

use crate::choices::{Choice, Moves};
use crate::counting::{TAROKS, TRULA};
use crate::duty::{beats, following as following_with};
use crate::{Move, Position, SEATS, thirds};

/// The low cards of the four suits.
const LOW: CardSet<Tarok> = CardSet::from_bits(0x0f0f_0f0f);

/// Legal cards, of those that play alike only one, the most promising first.
pub(super) fn worth_trying(position: &Position, moves: &mut Moves) {
    let public = position.public();
    let own = public.mover();
    let legal = public.playable(position.hand(own));
    let one = position.hand(own.next(SEATS));
    let two = position.hand(own.next(SEATS).next(SEATS));
    let others = public.trick().iter().fold(one | two, |all, card| all.with(*card));
    let mut ranked: ArrayVec<(i32, Card<Tarok>), 16> = ArrayVec::new();
    for card in one_of_equals(legal, others) {
        let rank =
            if public.trick().is_empty() { leading(card, one | two) } else { following(card, position) };
        let place = ranked.iter().take_while(|(other, _)| *other >= rank).count();
        ranked.insert(place, (rank, card));
    }
    moves.extend(Choice::Few(ranked.into_iter().map(|(_, card)| Move::Card(card)).collect()));
}

/// Of legal cards that are worth the same, and between which nobody else has a card, the weakest.
fn one_of_equals(legal: CardSet<Tarok>, others: CardSet<Tarok>) -> impl Iterator<Item = Card<Tarok>> {
    let mut before: Option<Card<Tarok>> = None;
    legal.iter().filter(move |card| {
        let plain = LOW.contains(*card) || TAROKS.contains(*card) && !TRULA.contains(*card);
        let weaker = before.replace(*card);
        let Some(weaker) = weaker.filter(|_| plain) else { return true };
        let same_kind = weaker.suit() == card.suit() && !TRULA.contains(weaker);
        let between = u64::MAX << weaker.index() & !(u64::MAX << card.index());
        !(same_kind && others.bits() & between == 0)
    })
}

/// To lead: what nobody can take first, high taroks to draw the others', then low cards.
fn leading(card: Card<Tarok>, others: CardSet<Tarok>) -> i32 {
    let suit = others.of_suit(card.suit());
    let above = suit.bits() >> card.index() != 0;
    let worth = thirds(card.alone());
    if TAROKS.contains(card) {
        return if above { card.strength() as i32 - 20 } else { 60 };
    }
    let ruffed = suit.is_empty() && others.meets(TAROKS);
    match (above, ruffed) {
        (false, false) => 40 + worth,
        (false, true) => 10 - worth,
        (true, _) => 5 - worth,
    }
}

/// To follow: take with the most, or with the lowest tarok; feed the own side; else give the least.
fn following(card: Card<Tarok>, position: &Position) -> i32 {
    let public = position.public();
    let own = public.mover();
    let Some((taker, best)) = public.taking() else { return 0 };
    let worth = thirds(card.alone());
    let is_last = public.trick().len() + 1 == SEATS;
    let declarer = public.declarer();
    let with_taker = declarer.is_some_and(|declarer| (declarer == own) == (declarer == taker));
    let tarok = TAROKS.contains(card);
    if !beats(card, best) {
        // Feed a trick that is the own side's, else lose as little as possible.
        return if with_taker { worth } else { -worth };
    }
    let laid: i32 = public.trick().iter().map(|card| thirds(card.alone())).sum();
    if is_last {
        return if tarok { 30 + laid - card.strength() as i32 } else { 30 + laid + worth };
    }
    let follows = following_with(position.hand(own.next(SEATS)), public.trick()[0]);
    let beaten = follows.meets(Ranking::USUAL.beaters(card, TAROKS));
    if beaten {
        -worth
    } else if tarok {
        20 + laid - card.strength() as i32
    } else {
        20 + laid + worth
    }
}
