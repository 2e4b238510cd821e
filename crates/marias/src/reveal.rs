//! What is shown without a decision, to whom, and in which order.

use std::fmt;

use cards::{Card, CardSet, German, Suit};
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Contract, Phase, Position, PublicState, SEATS, TRICKS};

/// Knowledge that comes without a decision.
///
/// ```
/// use marias::Reveal;
/// let reveal: Reveal = serde_json::from_str(r#"{"what":"marriage","seat":1,"suit":"L"}"#).unwrap();
/// assert_eq!(serde_json::to_value(&reveal).unwrap()["suit"], "L");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum Reveal {
    /// Cards that a seat has just been dealt: own ones.
    Hand {
        /// Whose they are.
        seat: Seat,
        /// The cards.
        cards: CardSet<German>,
    },
    /// What a seat will be dealt after the trump is chosen, in its order; only for whoever sees everything.
    Coming {
        /// Whose they will be.
        seat: Seat,
        /// The cards in the order of the deal.
        cards: Vec<Card<German>>,
    },
    /// The trump that was chosen unseen: to forhont, when he takes his cards up.
    Trump {
        /// The card.
        card: Card<German>,
    },
    /// The trump card is turned up.
    Turned {
        /// The card.
        card: Card<German>,
    },
    /// The talon: to whoever takes it, and to everybody at the end.
    Talon {
        /// Its two cards.
        cards: CardSet<German>,
    },
    /// A marriage is declared: the horník was played, and the king is in the same hand.
    Marriage {
        /// Who declares it.
        seat: Seat,
        /// Its suit.
        suit: Suit<German>,
    },
    /// Declarer's hand lies open.
    Open {
        /// Declarer.
        seat: Seat,
        /// The hand.
        cards: CardSet<German>,
    },
}

/// A kind of reveal that is due. The rules show exactly these and a view expects exactly these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The first cards of a seat.
    First(Seat),
    /// What a seat will be dealt.
    Coming(Seat),
    /// The second five cards of a seat.
    Second(Seat),
    /// The trump that was chosen unseen.
    Trump,
    /// The trump card.
    Turned,
    /// The talon that a seat has taken.
    Taken(Seat),
    /// The talon at the end.
    Talon,
    /// A marriage, if that is what the horník begins.
    Marriage(Seat, Suit<German>),
    /// Declarer's hand.
    Open(Seat),
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::First(seat) => write!(f, "the first cards of seat {seat}"),
            Due::Coming(seat) => write!(f, "what seat {seat} will be dealt"),
            Due::Second(seat) => write!(f, "the second five cards of seat {seat}"),
            Due::Trump => f.write_str("the trump that was chosen unseen"),
            Due::Turned => f.write_str("the trump card"),
            Due::Taken(seat) => write!(f, "the talon that seat {seat} took"),
            Due::Talon => f.write_str("the talon"),
            Due::Marriage(seat, suit) => write!(f, "the marriage of seat {seat} in {suit}"),
            Due::Open(seat) => write!(f, "the hand of seat {seat}"),
        }
    }
}

/// What `viewer` is to be shown when the public state comes to be `after`.
pub(crate) fn due(before: Option<&PublicState>, after: &PublicState, viewer: Viewer) -> Vec<Due> {
    let seen = || Seat::all(SEATS).filter(|seat| viewer.sees(*seat));
    let Some(before) = before else {
        let coming = Seat::all(SEATS).filter(|_| viewer == Viewer::All).map(Due::Coming);
        return seen().map(Due::First).chain(coming).collect();
    };
    let mut due = Vec::new();
    match (before.phase(), after.phase()) {
        (Phase::Trump, _) => {
            due.extend(seen().map(Due::Second));
            if after.is_blind() && viewer.sees(after.forhont()) {
                due.push(Due::Trump);
            }
        }
        (Phase::Answering, Phase::Talon) if viewer.sees(after.declarer()) => {
            due.push(Due::Taken(after.declarer()));
        }
        (phase, Phase::Bidding) if phase != Phase::Bidding && after.contract() == Contract::Colour => {
            due.push(Due::Turned);
        }
        (Phase::Playing, _) => {
            if let Some(hornik) = after.play().hornik_just_played() {
                due.push(Due::Marriage(before.mover(), hornik.suit()));
            }
            let first_trick_ends = before.play().left() == TRICKS && after.play().left() == TRICKS - 1;
            let opens = after.rules().open_betl && after.contract() != Contract::Colour;
            if opens && first_trick_ends && after.phase() == Phase::Playing {
                due.push(Due::Open(after.declarer()));
            }
        }
        _ => {}
    }
    if after.phase() == Phase::Over {
        due.push(Due::Talon);
    }
    due
}

/// What is shown where this is due.
pub(crate) fn reveal(due: Due, before: &Position, after: &Position) -> Option<Reveal> {
    Some(match due {
        Due::First(seat) => Reveal::Hand { seat, cards: after.hand(seat) },
        Due::Coming(seat) => {
            let eighth = after.eighth().filter(|_| seat == after.public().forhont());
            let others = eighth.map_or(after.coming(seat), |eighth| after.coming(seat).without(eighth));
            Reveal::Coming { seat, cards: eighth.into_iter().chain(others.as_written()).collect() }
        }
        Due::Second(seat) => Reveal::Hand { seat, cards: before.coming(seat) },
        Due::Trump => Reveal::Trump { card: after.trump_card()? },
        Due::Turned => Reveal::Turned { card: after.public().turned()? },
        Due::Taken(_) => Reveal::Talon { cards: before.talon() },
        Due::Talon => Reveal::Talon { cards: after.talon() },
        Due::Marriage(seat, suit) => {
            let king = crate::KINGS.of_suit(suit);
            if !after.hand(seat).meets(king) {
                return None;
            }
            Reveal::Marriage { seat, suit }
        }
        Due::Open(seat) => Reveal::Open { seat, cards: after.hand(seat) },
    })
}
