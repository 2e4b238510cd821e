//! Betl and durch: whether to name one, to take the talon for one, to raise one, and how to play it.
//!
//! Everything here is judged by [playing out](super::trumpless) many worlds in which everybody knows no more than he
//! sees, never by open hands.

use game::{Position as _, Worlds};
use search::Meter;

use super::House;
use super::cards::reached;
use super::task::{Goals, Tally, Task};
use super::trumpless::{is_made, laid};
use crate::bid::{Bid, Goal};
use crate::moves::Move;
use crate::players::{Sight, smart_deal};
use crate::{Contract, MariasView, Phase, Position, Voids, scoring};

/// In how many worlds a game is played out; fewer where fewer worlds are allowed.
const WORLDS: u64 = 160;
/// For each world that is allowed, so many are played out.
const QUICK: u64 = 10;
/// The others play better than rules of thumb, and raise what will be lost: so much better the chance must look.
const CARE: f64 = 0.08;

/// What betl or durch is worth to declarer, made with such a chance: whoever sees it lost raises it once.
fn stake(view: &MariasView, goal: Goal, chance: f64) -> f64 {
    let tariff = view.public().rules().tariff;
    let base = f64::from(if goal == Goal::Betl { tariff.betl } else { tariff.durch });
    let chance = (chance - CARE).clamp(0.0, 1.0);
    2.0 * base * (chance - 2.0 * (1.0 - chance))
}

/// A position in which nobody says anything more, before the first card.
fn silent(mut position: Position) -> Position {
    while position.public().phase() < Phase::Playing {
        let mv = match position.public().phase() {
            Phase::Answering => Move::Good,
            _ => Move::Say(Bid::NONE),
        };
        position.play_unchecked(mv);
    }
    position
}

impl House {
    fn worlds_of(&mut self, task: &Task<'_>) -> Vec<Position> {
        let count = task.most.saturating_mul(QUICK).min(WORLDS);
        (0..count).map(|_| task.view.sample(&mut self.rng)).collect()
    }

    /// Forhont's talon: that of the best trump game, unless betl or durch with another promises more.
    pub(super) fn talon_with_betl(&mut self, task: &mut Task<'_>, meter: &mut Meter<'_>) {
        let owner = task.view.public().declarer() == task.view.public().forhont();
        let colour = owner && task.view.public().contract() == Contract::Open;
        let all = std::mem::replace(&mut task.moves, House::colour_talons(task.view));
        if colour && !task.moves.is_empty() {
            self.prepare(task, meter);
        }
        let found: Vec<_> = task
            .moves
            .iter()
            .zip(&task.tallies)
            .zip(&task.goals)
            .map(|((mv, tally), goals)| (*mv, *tally, *goals))
            .collect();
        let (moves, most) = (all, task.most);
        *task = Task::new(task.view, task.seat, moves, most);
        for (at, mv) in task.moves.iter().enumerate() {
            if let Some((_, tally, goals)) =
                found.iter().find(|(known, tally, _)| known == mv && tally.tried > 0)
            {
                (task.tallies[at], task.goals[at]) = (*tally, *goals);
            }
        }
        let worlds = self.worlds_of(task);
        for goal in task.view.public().higher_games().collect::<Vec<_>>() {
            for at in 0..task.moves.len() {
                if !meter.goes_on() {
                    return;
                }
                let mut goals = Goals::default();
                let made = worlds.iter().filter(|world| {
                    let mut position = **world;
                    position.play_unchecked(task.moves[at]);
                    position.play_unchecked(Move::Say(Bid::NONE.announcing(goal)));
                    let made = is_made(&mut silent(position), Voids::default());
                    goals.add_game(made);
                    made
                });
                let worth = stake(task.view, goal, made.count() as f64 / worlds.len() as f64);
                let tally = &mut task.tallies[at];
                if tally.tried == 0 || worth > tally.mean() {
                    *tally = Tally::default();
                    tally.add(worth);
                    task.goals[at] = goals;
                }
            }
        }
        task.worlds += worlds.len() as u64;
    }

    /// A trump game, betl or durch, with the talon that lies.
    pub(super) fn speak(&mut self, task: &mut Task<'_>, meter: &mut Meter<'_>) {
        let worlds = self.worlds_of(task);
        for at in 0..task.moves.len() {
            for world in &worlds {
                if !meter.goes_on() {
                    return;
                }
                let mut end = *world;
                end.play_unchecked(task.moves[at]);
                if task.moves[at] == Move::Colour {
                    smart_deal(&mut end, Voids::default());
                    task.tallies[at].add(2.0 * f64::from(scoring::value(end.public())));
                    reached(&end, 0, 1.0, &mut task.goals[at]);
                } else {
                    let goal =
                        if end.public().contract() == Contract::Betl { Goal::Betl } else { Goal::Durch };
                    let made = is_made(&mut silent(end), Voids::default());
                    task.tallies[at].add(stake(task.view, goal, f64::from(u8::from(made))));
                    task.goals[at].add_game(made);
                }
            }
        }
        task.worlds = worlds.len() as u64;
    }

    /// Whether the talon is taken for a higher game.
    pub(super) fn answer(&mut self, task: &mut Task<'_>, meter: &mut Meter<'_>) {
        let worlds = self.worlds_of(task);
        let higher: Vec<Goal> = task.view.public().higher_games().collect();
        let mut made = vec![0.0; higher.len()];
        let mut taking = vec![Goals::default(); higher.len()];
        let (mut good, mut leaving) = (0.0, Goals::default());
        for world in &worlds {
            if !meter.goes_on() {
                return;
            }
            let mut left = *world;
            left.play_unchecked(Move::Good);
            if left.public().contract() == Contract::Colour {
                smart_deal(&mut left, Voids::default());
                good -= f64::from(scoring::value(left.public()));
                reached(&left, 1, 1.0, &mut leaving);
            } else {
                let lost = !is_made(&mut silent(left), Voids::default());
                leaving.add_game(lost);
                good += f64::from(scoring::worth_now(task.view.public(), Goal::Betl))
                    * if lost { 1.0 } else { -1.0 };
            }
            for ((count, goal), goals) in made.iter_mut().zip(&higher).zip(&mut taking) {
                let mut taken = *world;
                taken.play_unchecked(Move::Bad);
                let mv = laid(&Sight::of_position(&taken, Voids::default()), *goal == Goal::Betl);
                taken.play_unchecked(mv);
                taken.play_unchecked(Move::Say(Bid::NONE.announcing(*goal)));
                let is_made = is_made(&mut silent(taken), Voids::default());
                goals.add_game(is_made);
                *count += f64::from(u8::from(is_made));
            }
        }
        let all = worlds.len() as f64;
        let worths = higher.iter().zip(&made).map(|(goal, count)| stake(task.view, *goal, count / all));
        let best = worths.zip(&taking).max_by(|(one, _), (other, _)| one.total_cmp(other));
        let (bad, taking) =
            best.map_or((f64::NEG_INFINITY, Goals::default()), |(worth, goals)| (worth, *goals));
        for (at, mv) in task.moves.iter().enumerate() {
            let (worth, goals) = if *mv == Move::Good { (good / all, leaving) } else { (bad, taking) };
            task.tallies[at].add(worth);
            task.goals[at] = goals;
        }
        task.worlds = worlds.len() as u64;
    }

    /// Whether betl or durch is raised: what it then stands at, lost or made.
    pub(super) fn raise(&mut self, task: &mut Task<'_>, meter: &mut Meter<'_>) {
        let worlds = self.worlds_of(task);
        let own = task.seat == task.view.public().declarer();
        let (mut made, mut goals) = (0.0, Goals::default());
        for world in &worlds {
            if !meter.goes_on() {
                return;
            }
            let is_made = is_made(&mut world.at_first_card(), Voids::default());
            goals.add_game(is_made == own);
            made += f64::from(u8::from(is_made));
        }
        task.goals.fill(goals);
        let chance = made / worlds.len() as f64;
        // Who raises must be sure of it: the answer will be a raise where he is wrong.
        let chance = if own { chance - CARE } else { chance + CARE };
        for (mv, tally) in task.moves.iter().zip(&mut task.tallies) {
            let Move::Say(bid) = mv else { continue };
            let mut public = *task.view.public();
            public.bid(*bid);
            let goal = if public.contract() == Contract::Betl { Goal::Betl } else { Goal::Durch };
            let stake = f64::from(scoring::worth_now(&public, goal));
            let (right, wrong) = if bid.is_silence() { (stake, stake) } else { (stake, 2.0 * stake) };
            let worth = if own {
                2.0 * (chance * right - (1.0 - chance) * wrong)
            } else {
                (1.0 - chance) * right - chance * wrong
            };
            tally.add(worth);
        }
        task.worlds = worlds.len() as u64;
    }

    /// A card of betl or durch.
    pub(super) fn trumpless_cards(&mut self, task: &mut Task<'_>, meter: &mut Meter<'_>) {
        let worlds = self.worlds_of(task);
        let public = *task.view.public();
        let goal = if public.contract() == Contract::Betl { Goal::Betl } else { Goal::Durch };
        let stake = task.sign() * f64::from(scoring::worth_now(&public, goal));
        for world in &worlds {
            if !meter.goes_on() {
                return;
            }
            let known = task.tallies.iter_mut().zip(&mut task.goals);
            for (mv, (tally, goals)) in task.moves.iter().zip(known) {
                let Move::Play(card) = mv else { continue };
                let mut voids = task.view.voids();
                voids.see(public.play(), task.seat, *card);
                let mut end = *world;
                end.play_unchecked(*mv);
                let made = is_made(&mut end, voids);
                tally.add(if made { stake } else { -stake });
                goals.add_game(made == (task.seat == public.declarer()));
            }
            task.worlds += 1;
        }
    }
}
