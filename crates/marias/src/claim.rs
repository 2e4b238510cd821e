//! "The rest is mine": what a deal is worth when one side takes every trick that is left.
//!
//! In a trump game that leaves one thing open: the trump seven. A claim never costs anybody money that play could have
//! brought: a seven of the claimant's side is taken to win the last trick, and the claim stands only if that is certain; a
//! seven of the other side is taken to fall earlier, as long as it can. In betl and durch whoever claims says how the
//! game ends.

use cards::{German, Suit, others_took_nothing};
use game::{Position as _, Seat};

use crate::play::{LastSeven, Play, marriages, seven};
use crate::{Contract, Phase, Position, SEATS, Table, scoring};

/// The table as it ends when all that is left goes to the side of `seat`; `None` unless cards are being played.
pub(crate) fn with_rest_to(position: &Position, seat: Seat) -> Option<Table> {
    let table = position.table();
    if table.phase() != Phase::Playing {
        return None;
    }
    let declarer_claims = table.side(seat) == 0;
    let play = match (table.contract(), declarer_claims) {
        // No trick, all tricks.
        (Contract::Betl, true) | (Contract::Durch, false) => *table.play(),
        (Contract::Betl, false) | (Contract::Durch, true) => table.play().all_taken_by(table.declarer()),
        (Contract::Open | Contract::Colour, _) => trump_game(position, seat),
    };
    Some(table.ended(play))
}

/// The play of a trump game: points, every marriage that is still held, the seven.
fn trump_game(position: &Position, seat: Seat) -> Play {
    let table = position.table();
    let play = table.play().all_taken_by(seat);
    let own = table.side(seat);
    let mut points = [0, 1].map(|side| play.points(side));
    points[own] = 90 - points[1 - own];
    // Every marriage that is held will be declared, the dearest of its side first.
    let held = [0, 1, 2].map(|holder| marriages(position.hand(Seat::new(holder))));
    let declared = [0, 1, 2].map(|holder| held[holder] | play.declared_bits(Seat::new(holder)));
    let first = [0, 1].map(|side| match play.first_marriage(side) {
        0 => dearest(table, held, side),
        first => first,
    });
    play.ended(points, last_seven(position, own), declared, first)
}

/// What the dearest marriage counts that a side still holds.
fn dearest(table: &Table, held: [u8; SEATS], side: usize) -> u8 {
    let of_side = Seat::all(SEATS).filter(|seat| table.side(*seat) == side);
    let suits = of_side.fold(0, |all, seat| all | held[seat.index()]);
    let worths = Suit::<German>::all().filter(|suit| suits >> suit.index() & 1 == 1);
    worths.map(|suit| table.play().marriage_points(suit)).max().unwrap_or(0)
}

/// How the trump seven ends when all tricks go to side `own`.
fn last_seven(position: &Position, own: usize) -> LastSeven {
    let table = position.table();
    let Some(seven) = table.trump().map(seven) else { return LastSeven::Absent };
    let last_trick = table.play().left() == 1;
    let laid = || table.laid().filter(|_| last_trick).find(|(_, card)| *card == seven).map(|(seat, _)| seat);
    let holder = Seat::all(SEATS).find(|seat| position.hand(*seat).contains(seven)).or_else(laid);
    match holder {
        Some(holder) if table.side(holder) == own => LastSeven::Took(holder),
        Some(holder) if last_trick => LastSeven::Beaten(holder),
        _ => LastSeven::Absent,
    }
}

/// Whether a claim of `seat` is still kept: its side has taken every trick of a trump game since, and in the end it has
/// what was claimed, or more.
pub(crate) fn kept_all(claimed: &Position, now: &Position, seat: Seat) -> bool {
    let Some(promised) = with_rest_to(claimed, seat) else { return false };
    let table = now.table();
    let tricks = |before: bool, side: usize| {
        let play = if before { claimed } else { now }.table().play();
        Seat::all(SEATS)
            .filter(|other| table.side(*other) == side)
            .map(|other| play.taken(other))
            .sum::<usize>()
    };
    let all_tricks = table.trump().is_none() || others_took_nothing(table.side(seat), 2, tricks);
    let promised = scoring::shared(table.declarer(), scoring::value(&promised));
    all_tricks && now.ending().is_none_or(|ending| ending.scores[seat] >= promised[seat])
}
