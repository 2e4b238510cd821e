//! Cards: the money of every card in every believed world.
//!
//! Two things are averaged. With open hands the rest is exact, but everybody is taken to see everything. By a plan against
//! rules of thumb nobody sees more than he does, but the others do not play well. What the house meets lies between the
//! two.

use game::{Position as _, Report, Worth};
use search::Meter;

use super::House;
use super::belief::{Believed, spread_over};
use super::habits;
use super::task::{Goals, Tally, Task};
use crate::moves::Move;
use crate::players::smart_deal;
use crate::solving::Aim;
use crate::{LastSeven, Position, scoring};

/// All worlds are looked at if there are no more than this.
const FEW: u64 = 400;
/// For each world with open hands, so many are played by rules of thumb.
const QUICK: usize = 6;
/// Before this many worlds nothing is certain enough to stop early.
const ENOUGH: u64 = 24;

impl House {
    /// `planned` is what plans for the last tricks have said already.
    pub(super) fn cards(
        &mut self,
        task: &mut Task<'_>,
        planned: Option<&Report<Move>>,
        meter: &mut Meter<'_>,
    ) {
        let mut believed = self.belief.worlds(task.view, task.seat);
        let few = if planned.is_some() { FEW } else { FEW.min(task.most.saturating_mul(2)) } as usize;
        let mut quick = vec![Tally::default(); task.moves.len()];
        let all = believed.all(few);
        if self.simulations > 0 {
            self.planned_out(task, &believed, all.as_deref(), &mut quick, meter);
        }
        if let Some(all) = all {
            for (world, weight) in all.iter().filter(|_| self.simulations == 0) {
                played_out(task, world, *weight, &mut quick);
            }
            for (world, weight) in &all {
                if planned.is_some() || !self.opened(task, world, *weight, meter) {
                    break;
                }
            }
        } else {
            while task.worlds < task.most && !is_clear(task) {
                let world = believed.next(&mut self.rng);
                if self.simulations == 0 {
                    played_out(task, &world, 1.0, &mut quick);
                    for _ in 1..QUICK {
                        played_out(task, &believed.next(&mut self.rng), 1.0, &mut quick);
                    }
                }
                if !self.opened(task, &world, 1.0, meter) {
                    break;
                }
            }
        }
        for candidate in planned.iter().flat_map(|report| &report.candidates) {
            let at = task.moves.iter().position(|mv| *mv == candidate.mv);
            if let (Some(at), Worth::Points(mean)) = (at, candidate.worth) {
                task.tallies[at].add(mean);
                task.worlds = candidate.visits;
            }
        }
        for (tally, quick) in task.tallies.iter_mut().zip(&quick) {
            *tally = if tally.tried == 0 {
                *quick
            } else if quick.tried == 0 {
                *tally
            } else {
                tally.moved_to((1.0 - self.quick) * tally.mean() + self.quick * quick.mean())
            };
        }
    }

    /// What every card comes to if the others go on by rules of thumb and the own cards are played by a plan against that.
    fn planned_out(
        &mut self,
        task: &mut Task<'_>,
        believed: &Believed<'_>,
        all: Option<&[(Position, f64)]>,
        quick: &mut [Tally],
        meter: &mut Meter<'_>,
    ) {
        let count = task.most.saturating_mul(self.simulations);
        let room = habits::worlds_for(count);
        let worlds = match all {
            Some(all) => {
                let (worlds, weights): (Vec<Position>, Vec<f64>) = all.iter().copied().unzip();
                spread_over(&worlds, &weights, room, &mut self.rng)
            }
            None => believed.many(room, &mut self.rng),
        };
        let side = task.view.public().side(task.seat);
        let goals = &mut task.goals;
        self.plan.make((task.seat, task.view.voids()), &worlds, count, meter, |played| {
            reached(&played.end, side, 1.0, &mut goals[played.branch]);
        });
        for (place, (mv, mean, visits)) in self.plan.branches().enumerate() {
            debug_assert_eq!(task.moves[place], mv, "both list the legal cards in the order of the rules");
            if visits > 0 {
                quick[place].add(mean);
                quick[place].tried = visits;
            }
        }
    }

    /// The exact money of every card in a world; `false` when the budget is spent.
    fn opened(&mut self, task: &mut Task<'_>, world: &Position, weight: f64, meter: &mut Meter<'_>) -> bool {
        let Some(each) = self.solver.each(world, Aim::Money, meter) else { return false };
        let sign = task.sign();
        for ((_, value), tally) in each.iter().zip(&mut task.tallies) {
            tally.add_believed(sign * f64::from(*value), weight);
        }
        task.worlds += 1;
        true
    }
}

/// What every card comes to in a world if everybody goes on by rules of thumb, and which goals are reached.
fn played_out(task: &mut Task<'_>, world: &Position, weight: f64, quick: &mut [Tally]) {
    let sign = task.sign();
    let side = world.public().side(task.seat);
    for ((mv, tally), goals) in task.moves.iter().zip(quick).zip(&mut task.goals) {
        let Move::Play(card) = mv else { continue };
        let mut end = *world;
        let mut voids = task.view.voids();
        voids.see(end.public().play(), task.seat, *card);
        end.play_unchecked(*mv);
        smart_deal(&mut end, voids);
        tally.add_believed(sign * f64::from(scoring::value(end.public())), weight);
        reached(&end, side, weight, goals);
    }
}

/// Notes which goals the own side has reached when a trump game is over.
pub(super) fn reached(end: &Position, side: usize, weight: f64, goals: &mut Goals) {
    let public = end.public();
    if public.trump().is_none() {
        return;
    }
    let wins = scoring::points(public, 0) > scoring::points(public, 1);
    let seven = matches!(public.play().last_seven(), LastSeven::Took(seat) if public.side(seat) == side);
    goals.add([wins == (side == 0), seven, scoring::counted_points(public, side) >= 100], weight);
}

/// Whether further worlds would hardly change anything: all cards were worth the same in every one so far.
fn is_clear(task: &Task<'_>) -> bool {
    let first = task.tallies[0].mean();
    task.worlds >= ENOUGH && task.tallies.iter().all(|tally| (tally.mean() - first).abs() < 1e-9)
}
