//! Bids: believed worlds are solved once for every set of goals, then the ladder is climbed.

use search::Meter;

use super::House;
use super::alike::fill_in;
use super::belief::Believed;
use super::habits;
use super::ladder::{Rung, with_bid};
use super::outcome::{Outcome, SETS, set_of};
use super::task::{Goals, Tally, Task};
use crate::bid::{Bid, Goal};
use crate::moves::Move;
use crate::{Position, Voids};

/// In how many worlds quick play is asked for every one that is solved, and in how many at most.
const QUICK: u64 = 6;
const MOST_QUICK: u64 = 96;
/// How many plays of a plan there are at most.
const MOST_SIMULATIONS: u64 = 20_000;
/// After so many worlds it is clear whether a hundred is worth a thought.
const LOOK: u64 = 8;
/// It is, if so many of a hundred worlds come near it.
const NEAR: u64 = 12;

impl House {
    /// Where every bid leads.
    pub(super) fn bids(&mut self, task: &mut Task<'_>, meter: &mut Meter<'_>) {
        let public = *task.view.public();
        if public.trump().is_none() {
            return;
        }
        let side = public.side(task.seat);
        let bids: Vec<Bid> = task
            .moves
            .iter()
            .filter_map(|mv| if let Move::Say(bid) = mv { Some(*bid) } else { None })
            .collect();
        let mut believed = self.belief.worlds(task.view, task.seat);
        let count = task.most.saturating_mul(QUICK).min(MOST_QUICK);
        self.plan_play(task, &believed, bids[0], meter);
        let worlds: Vec<Position> = (0..count).map(|_| believed.next(&mut self.rng)).collect();
        let mut rungs: Vec<Rung> = worlds
            .into_iter()
            .map(|world| {
                let outcome = self.plan.outcome(task.seat, &world, bids[0]);
                Rung::played(world, 1.0, outcome).warned(believed.warnings(&world))
            })
            .collect();
        let near = rungs.iter().filter(|rung| rung.thumb.goals(&rung.world, side)[2]).count() as u64;
        let mut hundreds = 0;
        for rung in rungs.iter_mut().take(task.most.min(count) as usize) {
            let far = 100 * near < NEAR * count && task.worlds >= LOOK && 100 * hundreds < NEAR * task.worlds;
            if !self.solve(rung, &bids, far, meter) {
                rung.exact = [None; SETS];
                break;
            }
            if let Some(exact) = rung.exact[set_of(with_bid(&rung.world, bids[0]).public())] {
                hundreds += u64::from(exact.goals(&rung.world, side)[2]);
            }
            task.worlds += 1;
        }
        fill_in(&mut rungs, task.worlds as usize);
        for rung in &rungs {
            let exact = rung.exact[set_of(with_bid(&rung.world, bids[0]).public())];
            task.goals.iter_mut().for_each(|all| self.note_goals(all, rung, exact, side));
        }
        let ladder = self.ladder(task.seat);
        let climbed = ladder.climb(&public, &rungs);
        for (place, mv) in task.moves.iter().enumerate() {
            let Some(at) = climbed.bids.iter().position(|bid| Move::Say(*bid) == *mv) else { continue };
            let mut tally = Tally::default();
            climbed.values[at].iter().for_each(|value| tally.add(*value));
            task.tallies[place] = tally.moved_to(climbed.means[0] + climbed.doubted[at]);
        }
    }

    /// Notes which goals are reached in a world, quick play and open hands counting as much as in what the world is worth: the
    /// reasons of a bid are those of its worth.
    pub(super) fn note_goals(&self, goals: &mut Goals, rung: &Rung, exact: Option<Outcome>, side: usize) {
        let thumb = if exact.is_some() { self.thumb } else { 1.0 };
        goals.add(rung.thumb.goals(&rung.world, side), thumb);
        if let Some(exact) = exact {
            goals.add(exact.goals(&rung.world, side), 1.0 - thumb);
        }
    }

    /// Plans the play of the own cards against rules of thumb, as if nobody said more than the least.
    fn plan_play(&mut self, task: &Task<'_>, believed: &Believed<'_>, least: Bid, meter: &mut Meter<'_>) {
        let count = task.most.saturating_mul(self.simulations).min(MOST_SIMULATIONS);
        let worlds = believed.many(habits::worlds_for(count), &mut self.rng);
        let starts: Vec<Position> =
            worlds.iter().map(|world| with_bid(world, least).at_first_card()).collect();
        self.plan.make((task.seat, Voids::default()), &starts, count, meter, |_| {});
    }

    /// Solves a world for every set of goals that the own bid can lead to; `false` when the budget is spent. Where a
    /// hundred is far away, nobody needs to know how it would be played.
    pub(super) fn solve(&mut self, rung: &mut Rung, bids: &[Bid], far: bool, meter: &mut Meter<'_>) -> bool {
        for bid in bids {
            let after = with_bid(&rung.world, *bid);
            let set = set_of(after.public());
            let pointless = far && bid.announces(Goal::Stovka) && rung.exact.iter().any(Option::is_some);
            if rung.exact[set].is_some() || pointless {
                continue;
            }
            match Outcome::exact(&after, &mut self.solver, meter) {
                Some(outcome) => rung.note(set, outcome),
                None => return false,
            }
        }
        true
    }
}
