//! The end of a deal, when the stock is empty: every line of play in every world, exactly.
//!
//! With two at the table there is one world. With three and four the other hands are not known, and what a card
//! is worth is the mean over all worlds, in each of which everybody plays as if they knew the cards.

use cards::{Card, Italian};
use game::random::{Fast, shuffle};
use game::{Limits, Position as _, Report, Thinking, View, Worlds};
use search::Meter;
use search::solve::{each_alone, two_sides};

use super::aim::{Aim, Prospect};
use super::tally::Tallies;
use crate::{BriskulaView, Position};

/// A won deal counts more than any number of points.
const DEAL: i32 = 1000;
/// More worlds than these are not gone through.
const MOST_WORLDS: usize = 2000;

/// Whether everybody knows where every card is: two at the table, and the stock is empty.
pub(super) fn is_open(position: &Position) -> bool {
    position.public().stock() == 0 && position.public().variant().seats() == 2
}

/// The worth of every card, best first, if the stock is empty: the chance to win the deal, and points, as the
/// mean over all worlds. `None` when the end is too far away, or the budget ends before the first world is done.
pub(super) fn assess(
    view: &BriskulaView,
    aim: Aim,
    rng: &mut Fast,
    meter: &mut Meter<'_>,
) -> Option<Report<Card<Italian>>> {
    assess_each(view, aim, rng, meter, &mut |_, _| {})
}

/// The same, and tells what each card brings in each world.
pub(super) fn assess_each(
    view: &BriskulaView,
    aim: Aim,
    rng: &mut Fast,
    meter: &mut Meter<'_>,
    each: &mut dyn FnMut(Card<Italian>, Prospect),
) -> Option<Report<Card<Italian>>> {
    let own = view.turn()?;
    let variant = view.public().variant();
    if view.public().stock() > 0 {
        return None;
    }
    let mut worlds = view.all_worlds(MOST_WORLDS)?;
    // If time runs out, those that have been looked at must be a fair sample.
    shuffle(rng, &mut worlds);
    let side = variant.side(own);
    let mut tallies = Tallies::of(view.legal());
    for world in &worlds {
        let value = |card| {
            let found = value_after(world, card, side, aim, meter)?;
            each(card, found);
            Some(found)
        };
        if !tallies.look(1.0, value) {
            break;
        }
    }
    (tallies.worlds > 0).then(|| tallies.report(aim, variant, Some(meter)))
}

/// What a card brings a side when everybody plays their best from then on.
fn value_after(
    world: &Position,
    card: Card<Italian>,
    side: usize,
    aim: Aim,
    meter: &mut Meter<'_>,
) -> Option<Prospect> {
    let next = world.after(card);
    if world.public().variant().sides() > 2 {
        let (end, _) = each_alone(&next, &values, meter)?;
        return Some(aim.ending(&end, side));
    }
    let (score, points) = parted(best_of(&next, side, meter)?);
    Some(Prospect { chance: f64::from(score + 1) / 2.0, points: f64::from(points) })
}

/// The score and the points of a value.
fn parted(value: i32) -> (i32, i32) {
    let score = (value + DEAL / 2).div_euclid(DEAL);
    (score, value - score * DEAL)
}

/// The score of a side and its points (with two sides less those of the other) of a deal that is over, or in
/// which everybody knows all cards and plays their best. Only where hands are few cards.
pub(crate) fn with_best_play(position: &Position, side: usize) -> (i32, i32) {
    if position.is_over() {
        return parted(value(position, side));
    }
    let best = game::think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Card<Italian>>| {
        let mut meter = Meter::new(thinking, Limits::NONE);
        if position.public().variant().sides() > 2 {
            each_alone(position, &values, &mut meter).map(|(_, values)| values[side])
        } else {
            best_of(position, side, &mut meter)
        }
    });
    parted(best.unwrap_or_default())
}

/// The deal and the points of a finished deal.
fn value(end: &Position, side: usize) -> i32 {
    let public = end.public();
    let score = match public.winner() {
        Some(winner) if winner == side => 1,
        Some(_) => -1,
        None => 0,
    };
    let own = i32::from(public.points(side));
    let points = if public.variant().sides() > 2 { own } else { own - i32::from(public.points(1 - side)) };
    DEAL * score + points
}

/// The same for all three, each of whom is a side.
fn values(end: &Position) -> [i32; 3] {
    [0, 1, 2].map(|side| value(end, side))
}

/// What one of two sides gets when both play their best. `None` when the budget is spent.
fn best_of(position: &Position, side: usize, meter: &mut Meter<'_>) -> Option<i32> {
    let variant = position.public().variant();
    two_sides(position, &|seat| variant.side(seat) == side, &|end| value(end, side), meter)
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Line, Worth, think_alone};

    use super::*;
    use crate::{Briskula, Variant};

    /// A random deal after so many cards.
    fn line(variant: Variant, seed: u64, moves: usize) -> Line<Briskula> {
        let game = Briskula::new(variant);
        let mut rng = fast(seed);
        let mut line = Line::new(game, game.deal(&mut deal_stream(seed, 0)));
        for _ in 0..moves {
            let card = line.position().random_move(&mut rng);
            line.play(card).unwrap();
        }
        line
    }

    fn looked_at(line: &Line<Briskula>, limits: Limits) -> Option<Report<Card<Italian>>> {
        let view = line.view(line.turn().unwrap().into());
        think_alone(limits, |thinking: &mut Thinking<'_, Card<Italian>>| {
            assess(&view, Aim::Win, &mut fast(1), &mut Meter::new(thinking, Limits::NONE))
        })
    }

    /// What everybody gets when all play their best, without any cut: deals first, then points.
    fn plain(position: &Position) -> [i32; 3] {
        let Some(seat) = position.turn() else {
            let sides = position.public().variant().sides();
            return [0, 1, 2].map(|side| if side < sides { value(position, side) } else { 0 });
        };
        let side = position.public().variant().side(seat);
        let after = position.legal().iter().map(|card| plain(&position.after(card)));
        after.reduce(|best, other| if other[side] > best[side] { other } else { best }).unwrap()
    }

    #[test]
    fn with_two_and_an_empty_stock_the_best_card_is_found() {
        for seed in 0..300 {
            for (variant, moves) in [(Variant::Two, 34), (Variant::Two, 37), (Variant::Dupla, 33)] {
                let line = line(variant, seed, moves);
                let own = line.turn().unwrap().index();
                let report = looked_at(&line, Limits::NONE).unwrap();
                assert_eq!(report.worlds, 1);
                let worth = |card: Card<Italian>| plain(&line.position().after(card))[own];
                let best = line.legal().into_iter().map(worth).max().unwrap();
                let chosen = report.best().unwrap();
                assert_eq!(worth(chosen.mv), best, "{variant:?}, seed {seed}");
                let chance = f64::from((best + DEAL / 2).div_euclid(DEAL) + 1) / 2.0;
                assert_eq!(chosen.worth, Worth::Chance(chance));
            }
        }
    }

    #[test]
    fn with_hidden_hands_it_is_the_mean_over_all_worlds() {
        for (variant, moves) in [(Variant::Three, 30), (Variant::Three, 34), (Variant::Four, 33)] {
            for seed in 0..4 {
                let line = line(variant, seed, moves);
                let own = line.turn().unwrap();
                let side = variant.side(own);
                let worlds = line.view(own.into()).all_worlds(MOST_WORLDS).unwrap();
                let report = looked_at(&line, Limits::NONE).unwrap();
                assert_eq!(report.worlds, worlds.len() as u64);
                for candidate in &report.candidates {
                    let won = |world: &Position| {
                        let value = plain(&world.after(candidate.mv))[side];
                        f64::from((value + DEAL / 2).div_euclid(DEAL) + 1) / 2.0
                    };
                    let mean = worlds.iter().map(won).sum::<f64>() / worlds.len() as f64;
                    let Worth::Chance(chance) = candidate.worth else { panic!("a chance") };
                    assert!((chance - mean).abs() < 1e-9, "{variant:?}, seed {seed}: {chance}, not {mean}");
                }
            }
        }
    }

    #[test]
    fn far_from_the_end_or_out_of_budget_there_is_no_answer() {
        assert!(looked_at(&line(Variant::Two, 1, 33), Limits::NONE).is_none());
        assert!(looked_at(&line(Variant::Two, 1, 34), Limits::nodes(3)).is_none());
    }
}
