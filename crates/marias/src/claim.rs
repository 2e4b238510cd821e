//! "The rest is mine": what a deal is worth when one side takes every trick that is left.
//!
//! In a trump game that leaves one thing open: the trump seven. A claim never costs anybody money that play could have
//! brought: a seven of the claimant's side is taken to win the last trick, and the claim stands only if that is certain; a
//! seven of the other side is taken to fall earlier, as long as it can. In betl and durch whoever claims says how the
//! game ends.

use cards::{German, Suit, others_took_nothing};
use game::{Position as _, Seat};

use crate::play::{LastSeven, Play, marriages, seven};
use crate::{Contract, Phase, Position, PublicState, SEATS, scoring};

/// The public state as it ends when all that is left goes to the side of `seat`; `None` unless cards are being played.
pub(crate) fn with_rest_to(position: &Position, seat: Seat) -> Option<PublicState> {
    let public = position.public();
    if public.phase() != Phase::Playing {
        return None;
    }
    let declarer_claims = public.side(seat) == 0;
    let play = match (public.contract(), declarer_claims) {
        // No trick, all tricks.
        (Contract::Betl, true) | (Contract::Durch, false) => *public.play(),
        (Contract::Betl, false) | (Contract::Durch, true) => public.play().all_taken_by(public.declarer()),
        (Contract::Open | Contract::Colour, _) => trump_game(position, seat),
    };
    Some(public.ended(play))
}

/// The play of a trump game: points, every marriage that is still held, the seven.
fn trump_game(position: &Position, seat: Seat) -> Play {
    let public = position.public();
    let play = public.play().all_taken_by(seat);
    let own = public.side(seat);
    let mut points = [0, 1].map(|side| play.points(side));
    points[own] = 90 - points[1 - own];
    // Every marriage that is held will be declared, the dearest of its side first.
    let held = [0, 1, 2].map(|holder| marriages(position.hand(Seat::new(holder))));
    let declared = [0, 1, 2].map(|holder| held[holder] | play.declared_bits(Seat::new(holder)));
    let first = [0, 1].map(|side| match play.first_marriage(side) {
        0 => dearest(public, held, side),
        first => first,
    });
    play.ended(points, last_seven(position, own), declared, first)
}

/// What the dearest marriage counts that a side still holds.
fn dearest(public: &PublicState, held: [u8; SEATS], side: usize) -> u8 {
    let of_side = Seat::all(SEATS).filter(|seat| public.side(*seat) == side);
    let suits = of_side.fold(0, |all, seat| all | held[seat.index()]);
    let worths = Suit::<German>::all().filter(|suit| suits >> suit.index() & 1 == 1);
    worths.map(|suit| public.play().marriage_points(suit)).max().unwrap_or(0)
}

/// How the trump seven ends when all tricks go to side `own`.
fn last_seven(position: &Position, own: usize) -> LastSeven {
    let public = position.public();
    let Some(seven) = public.trump().map(seven) else { return LastSeven::Absent };
    let last_trick = public.play().left() == 1;
    let laid = || public.laid().filter(|_| last_trick).find(|(_, card)| *card == seven).map(|(seat, _)| seat);
    let holder = Seat::all(SEATS).find(|seat| position.hand(*seat).contains(seven)).or_else(laid);
    match holder {
        Some(holder) if public.side(holder) == own => LastSeven::Took(holder),
        Some(holder) if last_trick => LastSeven::Beaten(holder),
        _ => LastSeven::Absent,
    }
}

/// Whether a claim of `seat` is still kept: its side has taken every trick of a trump game since, and in the end it has
/// what was claimed, or more.
pub(crate) fn kept_all(claimed: &Position, now: &Position, seat: Seat) -> bool {
    let Some(promised) = with_rest_to(claimed, seat) else { return false };
    let public = now.public();
    let tricks = |before: bool, side: usize| {
        let play = if before { claimed } else { now }.public().play();
        Seat::all(SEATS)
            .filter(|other| public.side(*other) == side)
            .map(|other| play.taken(other))
            .sum::<usize>()
    };
    let all_tricks = public.trump().is_none() || others_took_nothing(public.side(seat), 2, tricks);
    let promised = scoring::shared(public.declarer(), scoring::value(&promised));
    all_tricks && now.ending().is_none_or(|ending| ending.scores[seat] >= promised[seat])
}
