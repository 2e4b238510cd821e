//! Tarok for the searches over worlds: what they may know, and how they look into a world.
//!
//! They play for the score, all but two of them: achievable sets and information sets ask only who wins the deal.

use game::Seat;
use search::Guide;
use search::laboratory::Laboratory;
use search::tree::AlphaBetaOptions;
use search::value::Aim;
use search::worlds::Utility;

use crate::bare::{Place, beats};
use crate::{Contract, Move, Position, SEATS, Tarok, thirds};

/// So many thirds are a point, and a point more is one of score, as far as anybody can say before the end.
const POINT: i32 = 3;
/// So much of score is a clear advantage.
const CLEAR: f64 = 40.0;

/// Thirds taken: those of declarer against the others' in games for points, in klop those of the others against the own.
/// In beggar nothing is counted before it is lost.
#[derive(Clone, Copy, Debug)]
struct Thirds;

impl Guide<Position> for Thirds {
    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let public = position.public();
        let taken = |seat: Seat| thirds(public.taken(seat));
        let all = || Seat::all(SEATS).map(taken).sum::<i32>();
        match (public.contract(), public.declarer()) {
            (Some(Contract::Klop), _) => (all() - SEATS as i32 * taken(seat)) / (2 * POINT),
            (Some(contract), Some(declarer)) if contract.is_for_points() => {
                let more = 2 * taken(declarer) - all();
                if seat == declarer { more / POINT } else { -more / POINT }
            }
            _ => 0,
        }
    }

    /// Thirds are counted between tricks.
    fn settled(&self, position: &Position) -> bool {
        position.public().trick().is_empty()
    }

    /// Cards that take the trick first, the dearest of them before the others; then the cheapest.
    fn order(&self, position: &Position, mv: Move) -> i32 {
        let Move::Card(card) = mv else { return 0 };
        let worth = thirds(card.alone());
        let best = position.public().taking();
        let takes = best.is_none_or(|(_, best)| beats(card.index() as Place, best.index() as Place));
        if takes { 20 + worth } else { -worth }
    }
}

impl Laboratory for Tarok {
    fn guide() -> impl Guide<Position> + 'static {
        Thirds
    }

    fn tree() -> AlphaBetaOptions {
        AlphaBetaOptions { aim: Aim::Margin, settle: SEATS as u32, ..AlphaBetaOptions::strong() }
    }

    fn utility() -> Utility {
        Utility::Chance { scale: CLEAR }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, MoveList, Position as _};

    use super::*;

    #[test]
    fn what_one_side_takes_the_other_lacks() {
        let game = Tarok::default();
        let deal = "H4 H3 H2 H1 HJ HC HQ HK D4 D3 D2 D1 DJ DC T1 T2/S7 S8 S9 S10 SJ SC SQ SK C7 C8 C9 C10 CJ CC T3 T4/\
                    DQ DK CQ CK T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16/T17 T18 T19 T20 T21 T22";
        let moves = "pass; pass; bid solo; announce none; kontra none; kontra none";
        let mut position = *game.parse_position(&format!("{deal} | {moves}")).unwrap().position();
        let values = |position: &Position| {
            let declarer = position.public().declarer().unwrap();
            [0, 1, 2].map(|place| Thirds.evaluate(position, Seat::new((declarer.index() + place) % SEATS)))
        };
        assert_eq!(values(&position), [0; SEATS]);
        while position.public().tricks_played() == 0 {
            let card = position.legal().iter().next().unwrap();
            position.play_unchecked(card);
        }
        let [declarer, one, other] = values(&position);
        assert!(declarer != 0 && one == -declarer && other == -declarer, "{declarer}, {one}, {other}");
    }
}
