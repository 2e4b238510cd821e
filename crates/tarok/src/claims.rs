//! Claiming the rest: what it brings, and when it is certain.
//!
//! In games for points a side claims every trick that is left. It brings the cards: a mond that the other side still
//! holds is lost, a pagat that has not been played counts as one that fell before the last trick. In beggar declarer
//! claims that he takes no trick, a defender that he must. In klop nobody wants tricks, and nothing is claimed.

use game::{Account, Scores, Seat};

use crate::{Contract, Phase, Position, PublicState};

/// What each seat scores if all that is left goes to the side of a seat; `None` before the first card, and in klop.
pub(crate) fn rest_to(position: &Position, seat: Seat) -> Option<Scores> {
    with_rest_to(position, seat)?.ending().map(|ending| ending.scores)
}

/// How those scores come about.
pub(crate) fn rest_account(position: &Position, seat: Seat) -> Account {
    with_rest_to(position, seat).map_or_else(Account::new, |end| end.account())
}

/// The public state at the end of a deal whose rest goes to the side of a seat.
fn with_rest_to(position: &Position, seat: Seat) -> Option<PublicState> {
    let public = position.public();
    let contract = public.contract().filter(|contract| *contract != Contract::Klop)?;
    if public.phase() != Phase::Card {
        return None;
    }
    let hands = [0, 1, 2].map(|seat| position.hand(Seat::new(seat)));
    let taker = match contract {
        // Declarer's tricks are what both sides of a beggar are about.
        Contract::Beggar if public.declarer() == Some(seat) => seat.next(crate::SEATS),
        Contract::Beggar => public.declarer()?,
        _ => seat,
    };
    Some(public.with_rest_to(taker, hands))
}

/// Whether all that was taken between two positions went to the side of a seat, and its side lost no mond meanwhile.
pub(crate) fn kept_all(claimed: &Position, now: &Position, seat: Seat) -> bool {
    let (before, public) = (claimed.public(), now.public());
    let Some(declarer) = public.declarer() else { return false };
    let took = |seat: Seat| public.tricks(seat) > before.tricks(seat);
    if public.contract() == Some(Contract::Beggar) {
        // A defender is right as long as declarer may still take a trick.
        let holds = !took(declarer);
        return if declarer == seat { holds } else { !(holds && public.is_over()) };
    }
    let is_own = |other: Seat| (other == declarer) == (seat == declarer);
    let lost_mond = public.mond_loser().filter(|_| before.mond_loser().is_none());
    Seat::all(crate::SEATS).all(|other| is_own(other) || !took(other)) && !lost_mond.is_some_and(is_own)
}
