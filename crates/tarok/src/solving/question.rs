//! One question about open hands, as a guide of the search: what is banked, what can still come, which cards to try.

use std::sync::Arc;

use cards::{Card, CardSet, Tarok};
use game::Seat;
use game::random::mix;
use search::Guide;

use super::bonuses::WON;
use super::worths::{ALL, Range, Worths};
use super::{key, order};
use crate::choices::Moves;
use crate::counting::{MOND, PAGAT, TAROKS, TRULA};
use crate::{Position, SEATS, thirds};

/// More than all bonuses together.
const ANYTHING: i32 = 1_000_000;

/// What is asked. Values are declarer's; in klop those of a seat.
#[derive(Clone, Debug)]
pub(super) enum Question {
    /// How many thirds declarer gets.
    Thirds(Arc<Worths>),
    /// Whether the score comes to at least so much: declarer's thirds less those that the end needs for it.
    Score { worths: Arc<Worths>, asked: i32 },
    /// Whether the beggar holds: 1 or 0.
    Beggar,
    /// Minus the thirds that a seat takes.
    Klop,
    /// Whether mond or pagat end as declarer's side wants it: 1 or 0.
    Fate(Fate),
}

/// What is asked about the mond or the pagat that somebody holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fate {
    /// The mond, which must not be lost, or the pagat, which must take the last trick.
    pub(super) card: Card<Tarok>,
    pub(super) owner: Seat,
}

impl Fate {
    /// The fate of a card that somebody holds or has just played.
    pub(super) fn of(position: &Position, card: Card<Tarok>) -> Option<Fate> {
        let laid = position.public().laid().find(|(_, laid)| *laid == card).map(|(seat, _)| seat);
        let owner = ALL.into_iter().find(|seat| position.hand(*seat).contains(card)).or(laid)?;
        Some(Fate { card, owner })
    }

    /// How it ended, as declarer's side sees it; `None` while it is open.
    pub(super) fn known(self, position: &Position) -> Option<i32> {
        if held(position).contains(self.card) {
            return None;
        }
        let public = position.public();
        let good = if self.card == PAGAT {
            public.last_pagat().is_some_and(|pagat| pagat.owner == self.owner && pagat.taker == self.owner)
        } else {
            public.mond_loser() != Some(self.owner)
        };
        Some(i32::from(good == (public.declarer() == Some(self.owner))))
    }
}

impl Question {
    pub(super) fn score(worths: Arc<Worths>, asked: i32) -> Question {
        Question::Score { worths, asked }
    }
}

/// All cards that are still to be won: those in hands and those of the running trick.
#[inline]
fn held(position: &Position) -> CardSet<Tarok> {
    let hands = ALL.iter().fold(CardSet::NONE, |all, seat| all | position.hand(*seat));
    position.public().trick().iter().fold(hands, |all, card| all.with(*card))
}

/// What is certain of the bonuses.
struct Outlook {
    /// The least and the most that they can come to.
    bonuses: Range,
    /// Valats that are still possible.
    valats: [Option<i32>; 2],
}

impl Outlook {
    #[inline]
    fn of(position: &Position, worths: &Worths, held: CardSet<Tarok>) -> Outlook {
        let public = position.public();
        // In the middle of a trick whose cards these are is not asked.
        let between = public.trick().is_empty();
        let bonuses = if between { worths.open(position, held) } else { (-ANYTHING, ANYTHING) };
        Outlook { bonuses, valats: worths.valats(public) }
    }

    /// Whether nothing is open but thirds.
    #[inline]
    fn is_decided(&self) -> bool {
        self.bonuses.0 == self.bonuses.1 && self.valats == [None; 2]
    }

    /// The fewest and the most thirds that an end can need.
    fn needs(&self, position: &Position, worths: &Worths, asked: i32, held: CardSet<Tarok>) -> Range {
        let (low, high) = self.bonuses;
        let mut needs = (worths.need(asked - high), worths.need(asked - low));
        for valat in self.valats.into_iter().flatten() {
            // The mond may still be lost beside it.
            let mond = if held.contains(MOND) { worths.most_for_mond() } else { 0 };
            let known = if held.contains(MOND) { 0 } else { worths.mond_now(position.public()) };
            if valat + known + mond >= asked {
                needs.0 = needs.0.min(-WON);
            }
            if valat + known - mond < asked {
                needs.1 = needs.1.max(WON);
            }
        }
        needs
    }
}

/// The least and the most thirds that a seat can still take against the others, before a trick.
fn to_come(position: &Position, seat: Seat, held: CardSet<Tarok>) -> (i32, i32) {
    let all = thirds(held);
    if !position.public().trick().is_empty() {
        return (0, all);
    }
    let own = position.hand(seat);
    let sure = sure_of(own, held);
    let (one, two) = (seat.next(SEATS), seat.next(SEATS).next(SEATS));
    let lost = sure_of(position.hand(one), held).max(sure_of(position.hand(two), held));
    (sure, all - lost)
}

/// The thirds that a hand is sure of: its taroks above all others take a trick each.
#[inline]
fn sure_of(own: CardSet<Tarok>, held: CardSet<Tarok>) -> i32 {
    let taroks = held & TAROKS;
    let Some(highest) = taroks.highest() else { return 0 };
    if !own.contains(highest) {
        return 0;
    }
    if TRULA.is_within(held) && !TRULA.without(PAGAT).is_within(own) {
        // The pagat may take mond and škis.
        return 0;
    }
    let above_others = (taroks - own).highest().map_or(u64::MAX, |other| u64::MAX << other.index());
    let top = own & TAROKS & CardSet::from_bits(above_others & CardSet::<Tarok>::ALL.bits());
    thirds(top) + 2 * top.len() as i32
}

impl Guide<Position> for Question {
    fn evaluate(&self, _: &Position, _: Seat) -> i32 {
        0
    }

    fn banked(&self, position: &Position, seat: Seat) -> i32 {
        match self {
            Question::Thirds(worths) => worths.thirds(position.public()),
            Question::Score { worths, asked } => {
                let outlook = Outlook::of(position, worths, held(position));
                let needed = if outlook.is_decided() { worths.need(asked - outlook.bonuses.0) } else { 0 };
                worths.thirds(position.public()) - needed
            }
            Question::Beggar | Question::Fate(_) => 0,
            Question::Klop => -thirds(position.public().taken(seat)),
        }
    }

    fn still_to_come(&self, position: &Position, seat: Seat) -> (i32, i32) {
        let held = held(position);
        match self {
            Question::Thirds(_) => to_come(position, seat, held),
            Question::Score { worths, asked } => {
                let (least, most) = to_come(position, seat, held);
                let outlook = Outlook::of(position, worths, held);
                if outlook.is_decided() {
                    return (least, most);
                }
                let (fewest, all) = outlook.needs(position, worths, *asked, held);
                (least - all, most - fewest)
            }
            Question::Beggar => (0, 1),
            Question::Fate(fate) => fate.known(position).map_or((0, 1), |known| (known, known)),
            Question::Klop => {
                let gifts = position.talon().iter().fold(held, |all, card| all.with(*card));
                (-thirds(gifts), 0)
            }
        }
    }

    fn worth_remembering(&self, position: &Position) -> bool {
        position.public().trick().is_empty()
    }

    fn worth_trying(&self, position: &Position, moves: &mut Moves) -> bool {
        order::worth_trying(position, moves);
        true
    }

    fn canonical_key(&self, position: &Position) -> u64 {
        let public = position.public();
        let hands = ALL.map(|seat| position.hand(seat));
        let cards = if public.trick().is_empty() {
            key::of_hands(hands)
        } else {
            // The cards on the table part cards that play alike otherwise.
            hands.iter().fold(1, |key, hand| mix(key ^ hand.bits()))
        };
        let declarer = public.declarer().map_or(3, Seat::index);
        let keeps = if public.rules().keep_pagat { mix(public.stakes().code()) } else { 0 };
        let common = (public.mover().index() | declarer << 2) as u64 ^ keeps;
        let of_question = match self {
            Question::Thirds(_) => 1,
            Question::Score { worths, asked } => {
                let held = held(position);
                if Outlook::of(position, worths, held).is_decided() {
                    1
                } else {
                    mix((*asked as u64) << 16 ^ worths.past(public, held) ^ worths.salt)
                }
            }
            Question::Beggar => 3,
            Question::Klop => {
                let talon = position.talon().iter().fold(5, |all, card| all << 6 | card.index() as u64);
                mix(talon)
            }
            Question::Fate(fate) => mix((fate.card.index() << 4 | fate.owner.index() << 1) as u64
                | u64::from(fate.known(position) == Some(1))),
        };
        let mut rest = common ^ of_question << 8;
        for card in public.trick() {
            rest = mix(rest ^ (card.index() as u64 + 1));
        }
        cards ^ mix(rest.wrapping_add(0x9e37_79b9))
    }

    fn ended(&self, end: &Position, seat: Seat) -> Option<i32> {
        let public = end.public();
        Some(match self {
            Question::Thirds(worths) => worths.thirds(public),
            Question::Score { worths, asked } => match worths.rest(public) {
                Ok(rest) => worths.thirds(public) - worths.need(asked - rest),
                Err(valat) if valat >= *asked => WON,
                Err(_) => -WON,
            },
            Question::Beggar => i32::from(public.tricks(seat) == 0),
            Question::Klop => -thirds(public.taken(seat)),
            Question::Fate(fate) => fate.known(end)?,
        })
    }
}
