//! What decisions say about how somebody plays: feeding a partner, leading high taroks, playing too high in klop.
//!
//! They are what people noticed about the published player; measured here for any.

use cards::{Card, CardSet, Tarok};
use game::{Limits, Position as _, Thinking, think_alone};
use search::Meter;

use crate::duty::beats;
use crate::{Aim, Contract, Move, OpenHands, Phase, Position, SEATS, TAROKS, TRULA, thirds};

/// With how many cards in hand the cost of a card of klop is found by the solver.
const SOLVED: usize = 5;
/// A tarok is high from this strength on, T15.
const HIGH: usize = 14;
/// Taroks are few up to so many in hand.
const FEW: usize = 3;

/// Points given to a trick that is the partner's for certain, of the most that could be given.
const FED: &str = "points to partner's sure trick";
/// A high tarok led from few, where something else could be led.
const LED: &str = "high tarok led from few";
/// A second card of klop for which a lower one would have been better.
const SECOND: &str = "klop, second card too high";
const SECOND_COST: &str = "klop, second card, thirds lost";
/// A third card of klop for which a lower one would have been better.
const THIRD: &str = "klop, third card too high";
const THIRD_COST: &str = "klop, third card, thirds lost";

/// The named counts of a decision.
pub(crate) fn tactics(position: &Position, mv: Move) -> Vec<(&'static str, f64)> {
    let public = position.public();
    let (Phase::Card, Move::Card(card)) = (public.phase(), mv) else { return Vec::new() };
    let hand = position.hand(public.mover());
    match public.contract() {
        Some(Contract::Klop) => too_high(position, hand, card),
        Some(contract) if contract.is_for_points() => {
            fed(position, hand, card).or_else(|| led(position, hand, card)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The last of a trick that the partner is taking, with cards of different worth that leave it to him.
fn fed(position: &Position, hand: CardSet<Tarok>, card: Card<Tarok>) -> Option<(&'static str, f64)> {
    let public = position.public();
    let (declarer, (taker, best)) = (public.declarer()?, public.taking()?);
    let is_partners = declarer != public.mover() && declarer != taker;
    if !is_partners || public.trick().len() + 1 != SEATS {
        return None;
    }
    let leaving =
        public.playable(hand).iter().filter(|other| !beats(*other, best) && !TRULA.contains(*other));
    let worths: Vec<i32> = leaving.map(|other| thirds(other.alone())).collect();
    let (least, most) = (*worths.iter().min()?, *worths.iter().max()?);
    let given = if beats(card, best) { least } else { thirds(card.alone()).min(most) };
    (most > least).then(|| (FED, f64::from(given - least) / f64::from(most - least)))
}

/// A lead with few taroks, one of them high, and something else to lead.
fn led(position: &Position, hand: CardSet<Tarok>, card: Card<Tarok>) -> Option<(&'static str, f64)> {
    let taroks = hand & TAROKS;
    let is_high = |card: Card<Tarok>| TAROKS.contains(card) && card.strength() >= HIGH;
    let is_asked = position.public().trick().is_empty()
        && (1..=FEW).contains(&taroks.len())
        && taroks.len() < hand.len()
        && taroks.iter().any(is_high);
    is_asked.then(|| (LED, f64::from(u8::from(is_high(card)))))
}

/// The second or third card of a klop with few cards left, where there is a choice: whether a lower one would have taken
/// fewer points, and how many thirds more the card takes than the best one, each against the other two.
fn too_high(position: &Position, hand: CardSet<Tarok>, card: Card<Tarok>) -> Vec<(&'static str, f64)> {
    let place = position.public().trick().len();
    let legal = position.public().playable(hand);
    if place == 0 || legal.len() < 2 || hand.len() > SOLVED {
        return Vec::new();
    }
    let own = position.public().mover();
    let taken = |card: Card<Tarok>| {
        let next = position.after(Move::Card(card));
        if next.is_over() {
            return Some(thirds(next.public().taken(own)));
        }
        let mut open = OpenHands::new(search::solve::Switches::ALL, 1 << 12);
        think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
            open.value_to(&next, own, Aim::Thirds, &mut Meter::new(thinking, Limits::NONE))
                .map(|value| -value)
        })
    };
    let Some(got) = taken(card) else { return Vec::new() };
    let others = legal.iter().filter_map(|other| Some((other, taken(other)?)));
    let (mut best, mut lower) = (got, got);
    for (other, took) in others {
        best = best.min(took);
        if other.suit() == card.suit() && other.strength() < card.strength() {
            lower = lower.min(took);
        }
    }
    let (high, cost) = if place == 1 { (SECOND, SECOND_COST) } else { (THIRD, THIRD_COST) };
    vec![(high, f64::from(u8::from(lower < got))), (cost, f64::from(got - best))]
}

#[cfg(test)]
mod tests {
    use game::Game;
    use game::random::{deal_stream, fast};

    use super::*;

    /// A whole deal in which seat 0 declares a solo; seat 2 can feed seat 1.
    const DEAL: &str = "H4 D4 D3 D2 D1 S7 S8 S9 S10 C7 C8 C9 C10 T2 T3 T16/\
                        HK H3 H2 H1 SJ SC SQ SK CJ CC CQ CK T4 T5 T6 T7/\
                        HJ HC HQ DJ DC DQ DK T1 T8 T9 T10 T11 T12 T13 T14 T15/T17 T18 T19 T20 T21 T22";

    fn counted(words: &str, mv: &str) -> Vec<(&'static str, f64)> {
        let tarok = crate::Tarok::default();
        let mut line = tarok.parse_position(&format!("{DEAL} | ")).unwrap();
        for mv in tarok.parse_moves(words).unwrap() {
            line.play(mv).unwrap();
        }
        let mv = tarok.parse_move(mv).unwrap();
        assert!(line.position().is_legal(mv));
        tactics(line.position(), mv)
    }

    #[test]
    fn a_partner_is_fed_by_what_could_be_given() {
        let solo = "pass; pass; bid solo; announce none; kontra none; kontra none; H4; HK";
        // HJ, HC, HQ are 4, 7 and 10 thirds.
        assert_eq!(counted(solo, "HQ"), [(FED, 1.0)]);
        assert_eq!(counted(solo, "HC"), [(FED, 0.5)]);
        assert_eq!(counted(solo, "HJ"), [(FED, 0.0)]);
    }

    #[test]
    fn high_taroks_are_counted_when_few_are_left() {
        let solo = "pass; pass; bid solo; announce none; kontra none; kontra none";
        assert_eq!(counted(solo, "T16"), [(LED, 1.0)]);
        assert_eq!(counted(solo, "T2"), [(LED, 0.0)]);
        assert_eq!(counted(solo, "H4"), [(LED, 0.0)]);
    }

    /// Nothing costs less than nothing, the best card costs nothing, and both places of the trick come up.
    #[test]
    fn cards_of_klop_are_judged_by_what_they_take() {
        let tarok = crate::Tarok::default();
        let mut seen = std::collections::BTreeMap::new();
        for index in 0..30 {
            let mut line = game::Line::new(tarok, tarok.deal(&mut deal_stream(3, index)));
            for mv in tarok.parse_moves("pass; pass; bid klop").unwrap() {
                line.play(mv).unwrap();
            }
            let mut rng = fast(index);
            while !line.position().is_over() {
                let mv = line.position().random_move(&mut rng);
                let counts = tactics(line.position(), mv);
                if let [(_, high), (name, cost)] = counts[..] {
                    assert!(cost >= 0.0 && (high == 0.0 || cost > 0.0), "{mv}: {counts:?}");
                    let best = line.legal().into_iter().map(|mv| tactics(line.position(), mv)[1].1);
                    assert!(best.fold(f64::INFINITY, f64::min).abs() < 1e-9, "some card costs nothing");
                    seen.entry(name).or_insert([0, 0])[usize::from(cost > 0.0)] += 1;
                }
                line.play(mv).unwrap();
            }
        }
        assert!(seen.len() == 2 && seen.values().flatten().all(|count| *count > 2), "{seen:?}");
    }
}
