//! The last tricks without strategy fusion.
//!
//! Solved world by world, a card may seem good because afterwards the right one is known in each world. Where all worlds are
//! at hand and few cards are left, the next own decision is therefore made once for all worlds that look alike, and only
//! beyond it the cards lie open: extended PIMC with a delay of two. The others are taken to know the world.

use game::{MoveList, Position as _, Seat};
use search::Meter;

use super::Thinker;
use super::tally::gain;
use crate::{Move, Position};

/// With so many cards at hand or fewer.
pub(super) const CARDS: usize = 3;
/// In so many worlds or fewer.
pub(super) const WORLDS: usize = 60;
/// How many own decisions are made without knowing the world.
const DELAY: u32 = 2;

/// A world as it went on, and how much it counts.
type State = (Position, f64);

impl Thinker {
    /// What a card is worth over all worlds together. `None` when the meter stopped it.
    pub(super) fn fused(
        &mut self,
        worlds: &[State],
        own: Seat,
        card: Move,
        meter: &mut Meter<'_>,
    ) -> Option<f64> {
        let values = self.after_own(worlds, own, card, DELAY, meter)?;
        Some(mean(worlds, &values))
    }

    /// The value of each of some states that look alike.
    fn values(&mut self, states: &[State], own: Seat, delay: u32, meter: &mut Meter<'_>) -> Option<Vec<f64>> {
        let public = states.first()?.0.public();
        let Some(turn) = public.turn() else {
            return Some(states.iter().map(|(end, _)| gain(end.public(), own)).collect());
        };
        if turn == own {
            let mut best: Option<(f64, Vec<f64>)> = None;
            for card in states.first()?.0.legal().iter() {
                let values = self.after_own(states, own, card, delay, meter)?;
                let mean = mean(states, &values);
                if best.as_ref().is_none_or(|(known, _)| mean > *known) {
                    best = Some((mean, values));
                }
            }
            return best.map(|(_, values)| values);
        }
        let friend = public.declarer().is_some_and(|declarer| (turn == declarer) == (own == declarer));
        // What is seen of a card is the card: after each the states that are left look alike.
        let mut seen: Vec<(Move, Vec<State>, Vec<usize>)> = Vec::new();
        for (origin, (position, weight)) in states.iter().enumerate() {
            for card in position.legal().iter() {
                if !meter.node() {
                    return None;
                }
                let place = seen.iter().position(|(known, ..)| *known == card).unwrap_or_else(|| {
                    seen.push((card, Vec::new(), Vec::new()));
                    seen.len() - 1
                });
                seen[place].1.push((position.after(card), *weight));
                seen[place].2.push(origin);
            }
        }
        let mut all: Vec<Option<f64>> = vec![None; states.len()];
        for (_, after, origins) in seen {
            let values = self.values(&after, own, delay, meter)?;
            for (value, origin) in values.into_iter().zip(origins) {
                let known = all[origin].unwrap_or(value);
                all[origin] = Some(if friend { known.max(value) } else { known.min(value) });
            }
        }
        all.into_iter().collect()
    }

    /// The value of each state after an own card, with so many own decisions before the cards lie open, this one included.
    fn after_own(
        &mut self,
        states: &[State],
        own: Seat,
        card: Move,
        delay: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<f64>> {
        let after: Vec<State> =
            states.iter().map(|(position, weight)| (position.after(card), *weight)).collect();
        // In the last trick nothing is left to choose: it is counted as it falls.
        if delay > 1 || after.first()?.0.hand(own).is_empty() {
            return self.values(&after, own, delay - 1, meter);
        }
        after.iter().map(|(position, _)| self.open.gain_seen(position, own, meter)).collect()
    }
}

fn mean(states: &[State], values: &[f64]) -> f64 {
    let weight: f64 = states.iter().map(|(_, weight)| weight).sum();
    let sum: f64 = states.iter().zip(values).map(|((_, weight), value)| weight * value).sum();
    if weight > 0.0 { sum / weight } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Limits, Thinking, think_alone};

    use super::*;
    use crate::Tarok;

    /// Three cards each, reached at random, and the same with cards of the defenders exchanged: all, or one each.
    fn two_worlds(index: u64, all: bool) -> [State; 2] {
        let game = Tarok::default();
        let mut position = game.start(&game.deal(&mut deal_stream(41, index)));
        let words = "pass; pass; bid solo; announce none; kontra none; kontra none";
        for mv in game.parse_moves(words).unwrap() {
            position.play_unchecked(mv);
        }
        let mut rng = fast(index);
        while position.public().hand_size(Seat::new(0)) > CARDS || !position.public().trick().is_empty() {
            let mv = position.random_move(&mut rng);
            position.play_unchecked(mv);
        }
        let [own, one, two] = [0, 1, 2].map(|seat| position.hand(Seat::new(seat)));
        let (from_one, from_two) =
            if all { (one, two) } else { (one.lowest().unwrap().alone(), two.lowest().unwrap().alone()) };
        let hands = [own, (one - from_one) | from_two, (two - from_two) | from_one];
        let exchanged = Position::of(*position.public(), hands, *position.whole_talon(), position.discards());
        [(position, 1.0), (exchanged, 1.0)]
    }

    /// Whoever has announced the pagat and the škis beside it keeps the pagat for the last trick.
    #[test]
    fn an_announced_pagat_is_kept_for_the_last_trick() {
        let game = Tarok::default();
        // The heart is lost, so that there is no valat.
        let deal = "H4 T1 T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9/\
                    H3 H2 H1 HJ HC HQ HK D4 D3 D2 D1 DJ DC DQ T2 T8/\
                    DK S7 S8 S9 S10 SJ SC SQ SK C7 C8 C9 C10 CJ CC T3/CQ CK T4 T5 T6 T7";
        let words = "pass; pass; bid solo; announce pagat; kontra none; kontra none";
        let mut position = *game.parse_position(&format!("{deal} | {words}")).unwrap().position();
        let own = Seat::new(0);
        while position.hand(own).len() > 2 || position.turn() != Some(own) {
            let keeps = |mv: &Move| !["T1", "T22"].contains(&mv.to_string().as_str());
            let mv = position.legal().iter().find(keeps).unwrap();
            position.play_unchecked(mv);
        }
        let worlds = [(position, 1.0), (position, 1.0)];
        let mut thinker = Thinker::new();
        think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            let [pagat, skis] = ["T1", "T22"].map(|card| {
                thinker.fused(&worlds, own, Move::Card(card.parse().unwrap()), &mut meter).unwrap()
            });
            // Fifty more instead of fifty less.
            assert!((skis - pagat - 100.0).abs() < 1e-9, "škis {skis}, pagat {pagat}");
        });
    }

    /// Calls `check` with what each card is worth over both worlds, and with what open cards say of it.
    fn compared(all: bool, check: impl Fn(f64, f64)) {
        let own = Seat::new(0);
        for index in 0..300 {
            let worlds = two_worlds(index, all);
            if worlds[0].0.turn() != Some(own) {
                continue;
            }
            let mut thinker = Thinker::new();
            think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                let mut meter = Meter::new(thinking, Limits::NONE);
                for card in worlds[0].0.legal().iter() {
                    let fused = thinker.fused(&worlds, own, card, &mut meter).unwrap();
                    let mut open = 0.0;
                    for (world, _) in &worlds {
                        open += thinker.open.gain_seen(&world.after(card), own, &mut meter).unwrap() / 2.0;
                    }
                    check(fused, open);
                }
            });
        }
    }

    #[test]
    fn what_must_be_guessed_is_worth_no_more_than_open_cards_say() {
        compared(false, |fused, open| assert!(fused <= open + 1e-9, "{fused} is more than {open}"));
    }

    /// Whoever has none of the other's cards is known by the first one that he plays.
    #[test]
    fn what_is_seen_in_time_is_worth_what_open_cards_say() {
        compared(true, |fused, open| assert!((fused - open).abs() < 1e-9, "{fused} instead of {open}"));
    }
}
