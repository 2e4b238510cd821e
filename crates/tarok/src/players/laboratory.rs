//! Tarok for the searches over worlds: what they may know, and how they look into a world.
//!
//! They play for the score, all but two of them: achievable sets and information sets ask only who wins the deal.

use game::Seat;
use search::Guide;
use search::laboratory::{Laboratory, LeftToSets};
use search::tree::AlphaBetaOptions;
use search::value::Aim;
use search::worlds::{BySets, InSets, Question, Utility};

use crate::bare::{Place, beats, place_of};
use crate::{BarePlay, Contract, Move, Position, RelativeRanks, SEATS, Tarok, thirds};

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

/// Games for points in sets of relative ranks. Bonuses are left aside, as by the evaluation.
impl InSets<Position> for RelativeRanks {
    type Hands = BarePlay;

    fn question(&self, position: &Position, seat: Seat, cards: usize) -> Option<Question<BarePlay>> {
        let hands = BarePlay::of(position).filter(|hands| hands.longest_hand() as usize <= cards)?;
        let place = place_of(seat, position.public().declarer()?);
        let (banked, open) = hands.banked_and_open(place);
        Some(Question { hands, seat: Seat::new(place), bounds: (banked, banked + open) })
    }

    fn worth(&self, position: &Position, seat: Seat, answer: i32) -> i32 {
        let Some(hands) = BarePlay::of(position) else { return 0 };
        let place = position.public().declarer().map_or(0, |declarer| place_of(seat, declarer));
        let (banked, open) = hands.banked_and_open(place);
        let (others, _) = hands.banked_and_open(usize::from(place == 0));
        (2 * answer - (banked + others + open)) / POINT
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

    fn by_sets() -> Option<LeftToSets<Position>> {
        Some(|cards, otherwise| Box::new(BySets::new(RelativeRanks { exact: false }, cards, otherwise)))
    }
}

#[cfg(test)]
mod tests {
    use cards::CardSet;
    use game::random::{deal_stream, fast};
    use game::{Game, Limits, MoveList, Position as _, Thinking, think_alone};
    use search::tree::Against;
    use search::worlds::{Evaluation, Inner as _};
    use search::{Meter, Root};

    use super::*;

    /// Declarer's thirds at the end, by trying everything.
    fn tried(position: &Position, declarer: Seat) -> i32 {
        if position.turn().is_none() {
            return thirds(position.public().taken(declarer));
        }
        let values =
            position.legal().iter().map(|mv| tried(&position.after(mv), declarer)).collect::<Vec<_>>();
        let best = if position.turn() == Some(declarer) { values.iter().max() } else { values.iter().min() };
        best.expect("somebody is to move")
    }

    /// One table of sets serves all deals, as it serves all worlds of a decision.
    #[test]
    fn sets_give_each_card_the_value_of_minimax() {
        let game = Tarok::default();
        let left_to_sets = Tarok::by_sets().unwrap();
        let mut inside = left_to_sets(
            4,
            Box::new(Evaluation { guide: Thirds, aim: Aim::Margin, against: Against::OtherSides }),
        );
        let (mut compared, mut rng) = (0, fast(5));
        for index in 0..1_200 {
            let mut position = game.start(&game.deal(&mut deal_stream(77, index)));
            while position.turn().is_some() && position.public().tricks_played() < 12 + index as usize % 2 {
                let mv = position.random_move(&mut rng);
                position.play_unchecked(mv);
            }
            for _ in 0..index % 3 {
                if position.turn().is_some() {
                    position.play_unchecked(position.random_move(&mut rng));
                }
            }
            let public = *position.public();
            let (Some(turn), Some(declarer)) = (position.turn(), public.declarer()) else { continue };
            if !public.contract().is_some_and(Contract::is_for_points) {
                continue;
            }
            let cards = (0..SEATS).fold(CardSet::NONE, |all, seat| all | position.hand(Seat::new(seat)));
            let open = cards
                .iter()
                .chain(public.trick().iter().copied())
                .map(|card| thirds(card.alone()))
                .sum::<i32>();
            let all = open + Seat::all(SEATS).map(|seat| thirds(public.taken(seat))).sum::<i32>();
            for mv in position.legal().iter() {
                let value = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
                    inside.value(&Root::new(position), mv, 1, &mut Meter::new(thinking, Limits::NONE))
                });
                let declarers = tried(&position.after(mv), declarer);
                let own = if turn == declarer { declarers } else { all - declarers };
                assert_eq!(
                    value.map(|value| value.value),
                    Some((2 * own - all) / POINT),
                    "deal {index}, {mv}"
                );
                compared += 1;
            }
        }
        assert!(compared > 200, "{compared} cards");
    }

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
