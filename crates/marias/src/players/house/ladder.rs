//! Raising as what it is: a stopping problem on a ladder that doubles.
//!
//! A handful of believed worlds, each with what becomes of it when cards are played. The rest of the bidding is gone
//! through backwards: where the own seat decides, it takes the best bid for all worlds that it cannot tell apart then;
//! where another decides, every world goes along each of his bids as far as it is likely with his cards. So a raise is
//! judged by where its ladder ends, an answer tells what it tells, and the own answer to an answer is part of it.

use ::cards::{CardSet, German};
use arrayvec::ArrayVec;
use game::{Position as _, Seat};

use super::outcome::{GOALS, Outcome, SETS, holder_of_seven, set_of};
use crate::beliefs::{Speaker, Weights};
use crate::bid::{Bid, Goal};
use crate::moves::Move;
use crate::play::seven;
use crate::players::Sight;
use crate::{Phase, Position, PublicState, Voids};

/// How much likelier than learned a statement is in worlds where it is lost, and how much more where it is won. What
/// rules of thumb say is said by habit; whoever says more than that knows something that his marks do not show.
const HABIT: [f64; 2] = [0.8, 0.4];
const KNOWING: [f64; 2] = [0.05, 0.9];
/// Nobody is ever surer to speak than this.
const SUREST: f64 = 0.97;
/// The odds that worlds which look won are lost, and how many times larger every warning makes them: who raises what he
/// should lose knows something that nobody thought of.
const FIRST_DOUBT: f64 = 0.02;
const EACH_WARNING: f64 = 30.0;
/// So many standard errors more must be gained by what would be said later: the best of several guesses is too good.
const LATER: f64 = 0.75;

/// How likely it is that others know better after so many warnings; none without any.
fn wrong_after(warnings: f64) -> f64 {
    let odds = FIRST_DOUBT * libm::pow(EACH_WARNING, warnings);
    if warnings > 0.0 { odds / (1.0 + odds) } else { 0.0 }
}

/// A world with what becomes of it.
#[derive(Clone, Debug)]
pub(super) struct Rung {
    pub(super) world: Position,
    /// How much it is believed.
    pub(super) weight: f64,
    /// With open hands, by the goals that were announced, as far as it has been found out.
    pub(super) exact: [Option<Outcome>; SETS],
    pub(super) thumb: Outcome,
    /// Who has the trump seven.
    pub(super) holder: Option<Seat>,
    /// How far each side reaches hra, the seven, a hundred.
    hopes: [[f64; 3]; 2],
    /// How often the other side has said something about hra, the seven, a hundred that rules of thumb would not say with
    /// its cards in this world.
    warned: [u8; 3],
}

impl Rung {
    pub(super) fn new(world: Position, weight: f64) -> Rung {
        Rung::played(world, weight, Outcome::by_thumb(&world))
    }

    /// A world with what becomes of it when it is played quickly.
    pub(super) fn played(world: Position, weight: f64, thumb: Outcome) -> Rung {
        let hopes = hopes(&world, thumb, thumb);
        Rung {
            world,
            weight,
            exact: [None; SETS],
            thumb,
            holder: holder_of_seven(&world),
            hopes,
            warned: [0; 3],
        }
    }

    /// The same with warnings that were heard.
    pub(super) fn warned(self, warned: [u8; 3]) -> Rung {
        Rung { warned, ..self }
    }

    /// Takes another way of quick play for what becomes of it.
    pub(super) fn play_again(&mut self, thumb: Outcome) {
        self.thumb = thumb;
        self.hopes = hopes(&self.world, thumb, self.exact.iter().flatten().next().copied().unwrap_or(thumb));
    }

    /// Notes what open hands make of it by the goals of a public state.
    pub(super) fn note(&mut self, set: usize, exact: Outcome) {
        if self.exact.iter().all(Option::is_none) {
            self.hopes = hopes(&self.world, self.thumb, exact);
        }
        self.exact[set] = Some(exact);
    }

    /// How good a statement about a goal looks to the side that makes it, from 0 to 1.
    fn hope(&self, public: &PublicState, goal: Goal) -> f64 {
        let side = public.side(public.mover());
        let owner = public.announced(goal).unwrap_or(side);
        let place = (goal as usize).min(2);
        let reached = self.hopes[owner][place];
        if owner == side { reached } else { 1.0 - reached }
    }
}

/// How far each side reaches each goal: 1 if it does by open hands and by quick play, 0 if by neither.
fn hopes(world: &Position, thumb: Outcome, exact: Outcome) -> [[f64; 3]; 2] {
    [0, 1].map(|side| {
        let (by_thumb, by_exact) = (thumb.goals(world, side), exact.goals(world, side));
        std::array::from_fn(|goal| 0.5 * f64::from(u8::from(by_thumb[goal]) + u8::from(by_exact[goal])))
    })
}

/// How a bidding is judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ladder {
    /// Who thinks.
    pub(super) seat: Seat,
    /// How likely the others' answers are.
    pub(super) weights: &'static Weights,
    /// How likely the others are taken to bid by rules of thumb, from 0 to 1.
    pub(super) habit: f64,
    /// How much goes by quick play instead of open hands, from 0 to 1.
    pub(super) thumb: f64,
    /// How many standard errors a bid has to be better than the least that can be said.
    pub(super) doubt: f64,
}

/// What the bids of a seat are worth.
#[derive(Clone, Debug)]
pub(super) struct Climbed {
    /// The bids, the least first.
    pub(super) bids: Vec<Bid>,
    /// For each of them the money in every world.
    pub(super) values: Vec<Vec<f64>>,
    /// For each of them the mean.
    pub(super) means: Vec<f64>,
    /// For each of them how much better than the least it is, less the doubt.
    pub(super) doubted: Vec<f64>,
}

impl Climbed {
    /// The place of the best bid.
    pub(super) fn best(&self) -> usize {
        let best = (0..self.bids.len())
            .rev()
            .max_by(|one, other| self.doubted[*one].total_cmp(&self.doubted[*other]));
        best.unwrap_or(0)
    }
}

/// Branches that carry less than this part of all belief are taken as silence.
const SCARCE: f64 = 0.03;

/// A world on the way, and how much of the belief has come along.
type Share = (usize, f64);

impl Ladder {
    /// What each bid of the own seat is worth now. It has the same cards in all worlds.
    pub(super) fn climb(&self, public: &PublicState, rungs: &[Rung]) -> Climbed {
        let shares: Vec<Share> = rungs.iter().enumerate().map(|(at, rung)| (at, rung.weight)).collect();
        let least = SCARCE * rungs.iter().map(|rung| rung.weight).sum::<f64>();
        let bids = statements(public, rungs[0].world.hand(self.seat));
        self.own(public, rungs, &shares, least, (bids, self.doubt))
    }

    /// What the rest of a bidding is worth in each world, from whoever's turn on.
    fn values(&self, public: &PublicState, rungs: &[Rung], shares: &[Share], least: f64) -> Vec<f64> {
        if public.phase() != Phase::Bidding {
            return shares.iter().map(|(at, _)| self.paid(public, &rungs[*at])).collect();
        }
        if public.mover() == self.seat {
            let bids = raises(public, rungs[0].world.hand(self.seat));
            let mut climbed = self.own(public, rungs, shares, least, (bids, self.doubt + LATER));
            let best = climbed.best();
            climbed.values.swap_remove(best)
        } else {
            self.other(public, rungs, shares, least)
        }
    }

    /// The money of the own seat if a world is played with what was said in a public state.
    pub(super) fn paid(&self, public: &PublicState, rung: &Rung) -> f64 {
        let (own, wrong) = (public.side(self.seat), self.wrong(public, rung));
        let money = |outcome: Outcome| outcome.doubted(&rung.world, public, own, wrong);
        let known = rung.exact[set_of(public)].or_else(|| rung.exact.iter().copied().flatten().next());
        let value = match known {
            Some(exact) => (1.0 - self.thumb) * money(exact) + self.thumb * money(rung.thumb),
            None => money(rung.thumb),
        };
        if public.declarer() == self.seat { 2.0 * value } else { -value }
    }

    /// How likely it is that what looks won in a world is lost, for hra, the seven, a hundred: the more often others have
    /// raised what they should lose, the likelier they know better.
    fn wrong(&self, public: &PublicState, rung: &Rung) -> [f64; 3] {
        let own = public.side(self.seat);
        GOALS.map(|goal| {
            let Some(owner) = public.announced(goal) else { return 0.0 };
            let (now, then) = (rung.world.public().raises(goal), public.raises(goal));
            // The other side of whoever announced a goal raises first, then they take turns.
            let theirs = (now + 1..=then).filter(|raise| (raise % 2 == 1) == (owner == own)).count();
            wrong_after(f64::from(rung.warned[goal as usize]) + (1.0 - self.habit) * theirs as f64)
        })
    }

    fn own(
        &self,
        public: &PublicState,
        rungs: &[Rung],
        shares: &[Share],
        least: f64,
        (bids, doubt): (Vec<Bid>, f64),
    ) -> Climbed {
        let values: Vec<Vec<f64>> = bids
            .iter()
            .map(|bid| {
                let mut after = *public;
                after.bid(*bid);
                self.values(&after, rungs, shares, least)
            })
            .collect();
        let total: f64 = shares.iter().map(|(_, weight)| weight).sum();
        let squares: f64 = shares.iter().map(|(_, weight)| weight * weight).sum();
        let mean = |of: &dyn Fn(usize) -> f64| {
            shares.iter().enumerate().map(|(place, (_, weight))| weight * of(place)).sum::<f64>() / total
        };
        let means: Vec<f64> = values.iter().map(|values| mean(&|place| values[place])).collect();
        let doubted = values.iter().zip(&means).map(|(of_bid, of_mean)| {
            let more = of_mean - means[0];
            let variance = mean(&|place| (of_bid[place] - values[0][place] - more).powi(2));
            // So many worlds of equal weight would tell as much.
            let worlds = (total * total / squares).max(1.0);
            more - doubt * (variance / (worlds - 0.9).max(0.1)).sqrt()
        });
        let doubted = doubted.collect();
        Climbed { bids, values, means, doubted }
    }

    fn other(&self, public: &PublicState, rungs: &[Rung], shares: &[Share], least: f64) -> Vec<f64> {
        let answers: Vec<ArrayVec<(Bid, f64), 8>> =
            shares.iter().map(|(at, _)| self.answers(public, &rungs[*at])).collect();
        let mut branches: Vec<(Bid, f64)> = Vec::new();
        for ((_, weight), answers) in shares.iter().zip(&answers) {
            for (bid, chance) in answers {
                match branches.iter_mut().find(|(known, _)| known == bid) {
                    Some((_, mass)) => *mass += weight * chance,
                    None => branches.push((*bid, weight * chance)),
                }
            }
        }
        branches.retain(|(bid, mass)| bid.is_silence() || *mass > least);
        let mut values = vec![0.0; shares.len()];
        let mut chances = vec![0.0; shares.len()];
        for (bid, _) in &branches {
            let mut after = *public;
            after.bid(*bid);
            let chance = |place: usize| {
                answers[place].iter().find(|(known, _)| known == bid).map_or(0.0, |(_, chance)| *chance)
            };
            let going: Vec<(usize, Share)> = shares
                .iter()
                .enumerate()
                .map(|(place, (at, weight))| (place, (*at, weight * chance(place))))
                .filter(|(place, _)| chance(*place) > 1e-4)
                .collect();
            if going.is_empty() {
                continue;
            }
            let below: Vec<Share> = going.iter().map(|(_, share)| *share).collect();
            for (value, (place, _)) in self.values(&after, rungs, &below, least).iter().zip(&going) {
                values[*place] += chance(*place) * value;
                chances[*place] += chance(*place);
            }
        }
        let whole = |(value, chance): (f64, f64)| if chance > 0.0 { value / chance } else { 0.0 };
        values.into_iter().zip(chances).map(whole).collect()
    }

    /// What the seat to bid may say in a world, and how likely each of it is.
    fn answers(&self, public: &PublicState, rung: &Rung) -> ArrayVec<(Bid, f64), 8> {
        let seat = public.mover();
        let sight = Sight {
            public,
            seat,
            hand: rung.world.hand(seat),
            talon: CardSet::NONE,
            played: CardSet::NONE,
            trump_card: public.turned(),
            voids: Voids::default(),
        };
        let (heads, free) = public.statements(sight.hand.meets(sight.seven()));
        let speaker = Speaker::new(&sight);
        let mut all: ArrayVec<(Bid, f64), 8> = ArrayVec::new();
        all.push((heads[0].unwrap_or(Bid::NONE), 1.0));
        for goal in Goal::ALL {
            for raise in [false, true] {
                if !(if raise { free.raises(goal) } else { free.announces(goal) }) {
                    continue;
                }
                let learned = f64::from(speaker.chance(goal, raise, self.weights));
                let would = speaker.would(goal, raise);
                let [least, more] = if would { HABIT } else { KNOWING };
                let chance = (learned * (least + more * rung.hope(public, goal))).min(SUREST);
                let by_habit = if would { SUREST } else { 1.0 - SUREST };
                let chance = (1.0 - self.habit) * chance + self.habit * by_habit;
                for at in 0..all.len() {
                    let (bid, before) = all[at];
                    all[at].1 = before * (1.0 - chance);
                    let more = if raise { bid.raising(goal) } else { bid.announcing(goal) };
                    if all.len() < all.capacity() {
                        all.push((more, before * chance));
                    }
                }
            }
        }
        all
    }
}

/// Everything that can be said with a hand, the least first.
fn statements(public: &PublicState, hand: CardSet<German>) -> Vec<Bid> {
    let (heads, free) = public.statements(public.trump().is_some_and(|trump| hand.contains(seven(trump))));
    let heads = heads.into_iter().flatten();
    heads.flat_map(|head| free.subsets().map(move |more| head.and(more))).collect()
}

/// What is worth a thought when others have answered: silence, each raise, all of them.
fn raises(public: &PublicState, hand: CardSet<German>) -> Vec<Bid> {
    let all = statements(public, hand);
    let is_raise = |bid: &Bid| Goal::ALL.iter().all(|goal| !bid.announces(*goal));
    let most = all.iter().filter(|bid| is_raise(bid)).map(|bid| bid.len()).max().unwrap_or(0);
    all.into_iter().filter(|bid| is_raise(bid) && (bid.len() <= 1 || bid.len() == most)).collect()
}

/// The public state of a world after its bid, as it stands when cards would be played at once.
pub(super) fn with_bid(world: &Position, bid: Bid) -> Position {
    let mut after = *world;
    after.play_unchecked(Move::Say(bid));
    after
}
