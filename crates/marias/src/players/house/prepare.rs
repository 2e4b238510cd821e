//! Trump and talon: what the bidding and the play that follow bring.
//!
//! All candidates are compared by quick play in many worlds first, `smart` bidding for everybody. The best few are then
//! judged by open hands in the same worlds: a talon with the own best bidding, a trump with that of `smart`, as the rest
//! of the hand is not known yet.

use game::{Position as _, Worlds};
use search::Meter;

use super::House;
use super::alike::fill_in;
use super::habits;
use super::ladder::{Rung, with_bid};
use super::task::{Tally, Task};
use crate::bid::{Bid, Goal};
use crate::moves::Move;
use crate::players::{Sight, Smart, smart_deal};
use crate::{Phase, Position, PublicState, Voids, scoring};

/// How many candidates are judged by open hands.
const BEST: usize = 4;
/// In how many worlds candidates are compared by quick play for every one that is solved.
const QUICK: u64 = 8;
/// At most so many.
const MOST_QUICK: usize = 200;
/// In how many of them the bidding is judged.
const MOST_JUDGED: usize = 40;
/// How much quick play in many worlds counts beside what was judged in few.
const SHARE: f64 = 0.5;
/// How many plays of plans for the kept cards there are at most.
const MOST_SIMULATIONS: u64 = 20_000;
/// Where there is one candidate only, so many worlds are solved to say what it is worth.
const FOR_REASONS: u64 = 4;

impl House {
    pub(super) fn prepare(&mut self, task: &mut Task<'_>, meter: &mut Meter<'_>) {
        let count = (task.most.saturating_mul(QUICK) as usize).min(MOST_QUICK);
        let worlds: Vec<Position> = (0..count).map(|_| task.view.sample(&mut self.rng)).collect();
        let mut quick = vec![0.0; task.moves.len()];
        let mut looked = 0.0;
        for world in &worlds {
            if !meter.goes_on() {
                break;
            }
            for (sum, mv) in quick.iter_mut().zip(&task.moves) {
                let mut end = *world;
                end.play_unchecked(*mv);
                smart_deal(&mut end, Voids::default());
                *sum += task.sign() * f64::from(scoring::value(end.public()));
            }
            looked += 1.0;
        }
        for sum in &mut quick {
            *sum /= f64::max(looked, 1.0);
        }
        if task.view.public().phase() == Phase::Trump {
            self.look_up(task, &mut quick);
        }
        let mut chosen: Vec<usize> = (0..quick.len()).collect();
        if chosen.len() > BEST {
            chosen.sort_by(|one, other| quick[*other].total_cmp(&quick[*one]));
            chosen.truncate(BEST);
        }
        let mut rungs = self.solved(task, &chosen, &worlds, meter);
        let ladder = self.ladder(task.seat);
        for (at, rungs) in chosen.iter().zip(&mut rungs) {
            let solved = rungs.len();
            let others = worlds.iter().take(MOST_JUDGED).skip(solved);
            rungs.extend(others.map(|world| Rung::new(prepared(world, task.moves[*at]), 1.0)));
            if task.view.public().phase() == Phase::Talon {
                self.plan_with(task, task.moves[*at], rungs, meter);
            }
            fill_in(rungs, solved);
            for rung in rungs.iter() {
                self.note_goals(&mut task.goals[*at], rung, rung.exact.iter().copied().flatten().next(), 0);
            }
            if solved == 0 {
                task.tallies[*at].add(quick[*at]);
                continue;
            }
            if task.view.public().phase() == Phase::Trump {
                // Five of the own cards are still to come: in every world the bidding is another decision.
                for rung in rungs.iter() {
                    task.tallies[*at].add(ladder.paid(&usually_said(&rung.world), rung));
                }
            } else {
                let climbed = ladder.climb(rungs[0].world.public(), rungs);
                climbed.values[climbed.best()].iter().for_each(|value| task.tallies[*at].add(*value));
            }
            // Quick play has seen many more worlds: what it says of this candidate counts as well.
            let mean = (1.0 - SHARE) * task.tallies[*at].mean() + SHARE * quick[*at];
            task.tallies[*at] = task.tallies[*at].moved_to(mean);
        }
        guess_others(task, &chosen, &quick);
    }

    /// Judges worlds after a talon by a plan for the ten cards that are kept.
    fn plan_with(&mut self, task: &Task<'_>, mv: Move, rungs: &mut [Rung], meter: &mut Meter<'_>) {
        let count = task.most.saturating_mul(self.simulations).min(MOST_SIMULATIONS) / BEST as u64;
        let least = Bid::NONE.announcing(Goal::Hra);
        // Other worlds than those that are judged: a plan knows the worlds that it was made for too well.
        let starts: Vec<Position> = (0..habits::worlds_for(count))
            .map(|_| with_bid(&prepared(&task.view.sample(&mut self.rng), mv), least).at_first_card())
            .collect();
        self.plan.make((task.seat, Voids::default()), &starts, count, meter, |_| {});
        for rung in rungs {
            rung.play_again(self.plan.outcome(task.seat, &rung.world, least));
        }
    }

    /// Where there is a trump table, it has seen many more deals of quick play than can be played now.
    fn look_up(&self, task: &Task<'_>, quick: &mut [f64]) {
        for (suit, mean) in self.trump.looked_up(task.view.held(task.seat)).into_iter().flatten() {
            let card = |mv: &Move| matches!(mv, Move::Trump(card) if card.suit() == suit);
            if let (Some(at), Some(mean)) = (task.moves.iter().position(card), mean) {
                quick[at] = mean;
            }
        }
    }

    /// Worlds after each of the chosen candidates, solved; the same worlds for all.
    fn solved(
        &mut self,
        task: &mut Task<'_>,
        chosen: &[usize],
        worlds: &[Position],
        meter: &mut Meter<'_>,
    ) -> Vec<Vec<Rung>> {
        let mut rungs: Vec<Vec<Rung>> = vec![Vec::new(); chosen.len()];
        let most = if chosen.len() == 1 { task.most.min(FOR_REASONS) } else { task.most };
        while task.worlds < most {
            let Some(world) = worlds.get(task.worlds as usize) else { break };
            let mut fresh = Vec::with_capacity(chosen.len());
            for at in chosen {
                let mut rung = Rung::new(prepared(world, task.moves[*at]), 1.0);
                if !self.solve(&mut rung, &[Bid::NONE.announcing(Goal::Hra)], true, meter) {
                    return rungs;
                }
                fresh.push(rung);
            }
            rungs.iter_mut().zip(fresh).for_each(|(all, rung)| all.push(rung));
            task.worlds += 1;
        }
        rungs
    }
}

/// What the candidates are worth that only quick play has seen: as much less than there as the judged ones came to, and no more
/// than the worst of those. They are not chosen, but whoever plays one is told what it cost.
fn guess_others(task: &mut Task<'_>, chosen: &[usize], quick: &[f64]) {
    let judged = |at: &usize| task.tallies[*at].mean();
    let worst = chosen.iter().map(judged).fold(f64::INFINITY, f64::min);
    let less = chosen.iter().map(|at| quick[*at] - judged(at)).sum::<f64>() / chosen.len().max(1) as f64;
    for (at, (tally, quick)) in task.tallies.iter_mut().zip(quick).enumerate() {
        if !chosen.contains(&at) {
            *tally = Tally::guessed((quick - less).min(worst));
        }
    }
}

/// The public state when everybody has bid as `smart` does.
fn usually_said(world: &Position) -> PublicState {
    let mut position = *world;
    while position.public().phase() == Phase::Bidding {
        let mv = Smart::default().choose(&Sight::of_position(&position, Voids::default()));
        position.play_unchecked(mv);
    }
    *position.public()
}

/// A world after a trump or talon, with what `smart` would do until goals are bid.
fn prepared(world: &Position, mv: Move) -> Position {
    let smart = Smart::default();
    let mut position = *world;
    position.play_unchecked(mv);
    while position.public().phase() < Phase::Bidding {
        let next = smart.choose(&Sight::of_position(&position, Voids::default()));
        position.play_unchecked(next);
    }
    position
}
