//! Search on top of the policy: every card is tried in many worlds, and what comes of it is judged where the
//! player decides again.
//!
//! In each world all cards of the hand are tried in turn, so that luck is the same for all of them. The others
//! answer as the policy would with what *they* see; the worth of a card is what the policy thinks of the next
//! own decision, or the exact result where the end is in reach. So nobody in the search knows a card that he
//! could not know.
//!
//! For two this is worth 52 : 48 against the policy alone where all worlds can be looked at; a sample before that has
//! not been shown to be worth anything. In dupla, where the policy has learned from fewer deals, a sample is worth
//! 58 : 42. The data of the crate says how that was measured. For two, where there is a time to use, a tree of the own decisions
//! (`foresight`) takes the place of this look.

use arrayvec::ArrayVec;
use cards::{Card, Italian};
use game::random::{Fast, shuffle};
use game::{Limits, Position as _, Report, Seat, View, Worlds};
use search::Meter;
use search::worlds::Courses;

use super::aim::{Aim, Prospect};
use super::endgame;
use super::foresight::Foresight;
use super::reading::Reading;
use super::tally::Tallies;
use crate::policy::{Memory, Net, Scratch, Sight, Valued};
use crate::{BriskulaView, Position};

/// The judgement of the policy itself counts as much as this many worlds.
const PRIOR: f64 = 20.0;
/// Where there are no more worlds than these, each is looked at once.
const FEW_WORLDS: usize = 3000;

/// Where each world is looked at once, its plausibility is the mean over several ways to come to it; but no more
/// than these.
const MOST_WAYS: usize = 16;

/// How it searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    /// How many own decisions the policy makes in each world before it is asked what it thinks.
    pub(super) horizon: usize,
    /// How many of the cards that others played last say how plausible a world is.
    pub(super) reading: usize,
    /// Whether it looks at a sample of the worlds where there are too many for all of them.
    pub(super) samples: bool,
    /// When it grows a tree of its own decisions instead of looking ahead by the horizon.
    pub(super) tree: Tree,
    /// How many likely hands of the others the tree is grown with.
    pub(super) particles: usize,
}

/// When a tree of own decisions is grown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tree {
    /// Where there is a time to use: a few worlds are better looked at one by one.
    Timed,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// A search over worlds with a policy.
#[derive(Debug)]
pub(super) struct Lookahead<'a> {
    pub(super) net: &'a Net,
    pub(super) aim: Aim,
    manner: Manner,
    pub(super) scratch: Scratch,
    /// What was played in worlds, where somebody wants to see that.
    pub(super) courses: Option<Courses<Card<Italian>>>,
}

/// The cards that were played in one world.
pub(super) type Course = ArrayVec<(Seat, Card<Italian>), 40>;

impl<'a> Lookahead<'a> {
    /// The most bytes that it holds beside a tree: all worlds where there are few, in a list that grew to them, what the cards of
    /// others say, and what the network writes on.
    pub(super) const MEMORY: u64 = 4 * FEW_WORLDS as u64 * size_of::<Position>() as u64 + (1 << 20);

    /// The most bytes that it holds within these limits.
    pub(super) fn memory(&self, limits: &Limits) -> u64 {
        Lookahead::MEMORY + self.particles(limits).map_or(0, Foresight::memory)
    }

    /// A search with this policy.
    pub(super) fn new(net: &'a Net, aim: Aim, manner: Manner) -> Lookahead<'a> {
        Lookahead { net, aim, manner, scratch: Scratch::new(net.shape()), courses: None }
    }

    /// What the policy alone thinks.
    pub(super) fn policy(&mut self, view: &BriskulaView) -> Option<Report<Card<Italian>>> {
        let thoughts = self.thoughts(view)?;
        let mut tallies = Tallies::of(view.legal());
        tallies.lean_on(&thoughts, PRIOR);
        Some(tallies.report(self.aim, view.public().variant(), None))
    }

    /// Looks at worlds until the budget is spent, or all of them were seen.
    pub(super) fn search(
        &mut self,
        view: &BriskulaView,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> Option<Report<Card<Italian>>> {
        if view.public().stock() > 0
            && !self.aim.wants_endings()
            && let Some(particles) = self.particles(meter.limits())
        {
            return self.foresee(view, particles, rng, meter);
        }
        let mut all = view.all_worlds(FEW_WORLDS);
        if all.is_none() && !self.manner.samples && !self.aim.wants_endings() {
            return self.policy(view);
        }
        let own = view.turn()?;
        let memory = Memory::of(view)?;
        let thoughts = self.thoughts(view)?;
        let reading = Reading::of(view, self.manner.reading);
        let mut tallies = Tallies::of(view.legal());
        if let Some(all) = &mut all {
            // If the budget ends before, those that have been looked at must be a fair sample.
            shuffle(rng, all);
        }
        let ways = all.as_ref().map_or(1, |all| (FEW_WORLDS / all.len().max(1)).clamp(1, MOST_WAYS) as u32);
        let mut worlds = 0;
        while all.as_ref().is_none_or(|all| worlds < all.len()) && meter.iteration() {
            // A world whose plausibility is asked for takes far longer than its few nodes say.
            if !reading.is_empty() && !meter.goes_on() {
                break;
            }
            let world = all.as_ref().map_or_else(|| view.sample(rng), |all| all[worlds]);
            let weight = self.plausibility(&reading, &world, ways, rng);
            if !tallies.look(weight, |card| self.follow(&world, &memory, own, card, meter)) {
                break;
            }
            worlds += 1;
        }
        // Where no world was left out the first thought counts no more.
        if all.is_none_or(|all| worlds < all.len()) {
            tallies.lean_on(&thoughts, PRIOR);
        }
        Some(tallies.report(self.aim, view.public().variant(), Some(meter)))
    }

    /// How many particles a tree within these limits begins with; `None` for no tree. The filter takes at most about a third of a
    /// short time.
    fn particles(&self, limits: &Limits) -> Option<usize> {
        match (self.manner.tree, limits.ms) {
            (Tree::Never, _) | (Tree::Timed, None) => None,
            (_, Some(ms)) => Some(
                self.manner.particles.min(usize::try_from(3 * ms.min(10_000)).unwrap_or(usize::MAX)).max(1),
            ),
            (Tree::Always, None) => Some(self.manner.particles),
        }
    }

    /// Keeps what was played in a world, where somebody wants to see it.
    pub(super) fn keep(&mut self, course: &Course, found: Prospect) {
        if let Some(courses) = &mut self.courses {
            courses.add(course, found.chance);
        }
    }

    /// How plausible a world is, as the mean over some ways to come to it.
    fn plausibility(&mut self, reading: &Reading, world: &Position, ways: u32, rng: &mut Fast) -> f64 {
        if reading.is_empty() {
            return 1.0;
        }
        let way = |_| reading.plausibility(world, self.net, rng, &mut self.scratch);
        (0..ways).map(way).sum::<f64>() / f64::from(ways)
    }

    fn values(&mut self, view: &BriskulaView) -> Option<ArrayVec<Valued, 4>> {
        let own = view.turn()?;
        let memory = Memory::of(view)?;
        let seats = view.public().variant().seats();
        let known = || Seat::all(seats).find(|seat| view.held(*seat).contains(memory.turned));
        let holder = if view.public().stock() == 0 { known() } else { None };
        let hand = view.held(own);
        let sight = Sight::new(own, hand, view.public(), &memory, holder);
        Some(self.net.value(&sight, hand, &mut self.scratch))
    }

    /// What the policy thinks of each card before any world is looked at.
    pub(super) fn thoughts(&mut self, view: &BriskulaView) -> Option<ArrayVec<(Card<Italian>, Prospect), 4>> {
        let values = self.values(view)?;
        Some(values.into_iter().map(|value| (value.card, Prospect::thought(value))).collect())
    }

    /// What a card leads to in a world. `None` when the budget is spent.
    fn follow(
        &mut self,
        world: &Position,
        memory: &Memory,
        own: Seat,
        card: Card<Italian>,
        meter: &mut Meter<'_>,
    ) -> Option<Prospect> {
        let mut position = *world;
        let mut memory = memory.clone();
        let mut card = card;
        let mut decisions = 0;
        let mut course = Course::new();
        let found = loop {
            if !meter.node() {
                return None;
            }
            if let Some(turn) = position.turn() {
                course.push((turn, card));
            }
            memory.note(position.public(), card);
            position.play_unchecked(card);
            let side = position.public().variant().side(own);
            if position.is_over() || endgame::is_open(&position) {
                break self.aim.ending(&position, side);
            }
            let seat = position.turn()?;
            let sight = Sight::of(&position, &memory, seat);
            let values = self.net.value(&sight, position.hand(seat), &mut self.scratch);
            let aim = if seat == own { self.aim } else { Aim::Win };
            let best = aim.best_of(&values)?;
            if seat == own {
                decisions += 1;
                if decisions > self.manner.horizon && !self.aim.wants_endings() {
                    break Prospect::thought(best);
                }
            }
            card = best.card;
        };
        self.keep(&course, found);
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Line, Thinking, think_alone};

    use super::*;
    use crate::policy::trained;
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

    fn looked(line: &Line<Briskula>, aim: Aim, limits: Limits) -> Report<Card<Italian>> {
        looked_so(line, aim, limits, true)
    }

    fn looked_so(line: &Line<Briskula>, aim: Aim, limits: Limits, samples: bool) -> Report<Card<Italian>> {
        let view = line.view(line.turn().unwrap().into());
        let net = trained(view.game().variant()).expect("weights come with the crate");
        think_alone(limits, |thinking: &mut Thinking<'_, Card<Italian>>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            Lookahead::new(
                net,
                aim,
                Manner { horizon: 1, reading: 0, samples, tree: Tree::Never, particles: 1 },
            )
            .search(&view, &mut fast(4), &mut meter)
            .unwrap()
        })
    }

    #[test]
    fn every_card_gets_a_chance_and_points_at_every_table() {
        for variant in Variant::ALL {
            let report = looked(&line(variant, 1, 4), Aim::Win, Limits::iterations(20));
            assert_eq!((report.worlds, report.candidates.len()), (20, variant.hand_size()));
            for card in &report.candidates {
                let (chance, points) = (card.worth.as_chance(), card.points.unwrap());
                assert!((0.01..0.99).contains(&chance), "{variant:?}: {chance}");
                assert!((10.0..110.0).contains(&points), "{variant:?}: {points}");
            }
        }
    }

    #[test]
    fn before_the_last_draw_the_follower_knows_what_each_card_is_worth() {
        // Four cards are unseen: three in the other hand, one in the stock. After the trick all lies open.
        for seed in 0..30 {
            let line = line(Variant::Two, seed, 33);
            let own = line.turn().unwrap();
            let worlds = line.view(own.into()).all_worlds(10).unwrap();
            assert_eq!(worlds.len(), 3, "one of the other hand lies on the table");
            let report = looked(&line, Aim::Win, Limits::NONE);
            assert_eq!(report.worlds, 3);
            for card in &report.candidates {
                let won = |world: &Position| endgame::with_best_play(&world.after(card.mv), own.index()).0;
                let score: i32 = worlds.iter().map(won).sum();
                let chance = f64::from(score + 3) / 6.0;
                assert!(
                    (card.worth.as_chance() - chance).abs() < 1e-6,
                    "seed {seed}: {card:?}, not {chance}"
                );
            }
        }
    }

    #[test]
    fn whoever_plays_for_points_expects_no_fewer() {
        let mut differ = 0;
        for seed in 0..40 {
            let line = line(Variant::Two, seed, 20);
            let [win, points] =
                [Aim::Win, Aim::Points].map(|aim| looked(&line, aim, Limits::iterations(30)).candidates);
            let most = points.iter().filter_map(|card| card.points).fold(0.0, f64::max);
            assert!((points[0].points.unwrap() - most).abs() < 1e-9);
            differ += u32::from(win[0].mv != points[0].mv);
        }
        assert!(differ > 0, "to win and to take points are different aims");
    }

    #[test]
    fn too_many_worlds_for_all_are_left_to_the_policy() {
        let all = |moves| looked_so(&line(Variant::Two, 3, moves), Aim::Win, Limits::NONE, false);
        let (early, late) = (all(10), all(30));
        assert_eq!((early.worlds, early.candidates.len()), (0, 3));
        assert!(late.worlds > 100, "{} worlds", late.worlds);
        let for_the_match = |samples| {
            let aim = Aim::new(2, &Briskula::new(Variant::Three));
            looked_so(&line(Variant::Three, 3, 9), aim, Limits::iterations(5), samples)
        };
        assert_eq!(for_the_match(false).worlds, for_the_match(true).worlds, "how deals end must be seen");
    }

    #[test]
    fn a_spent_budget_leaves_the_first_thought() {
        let report = looked(&line(Variant::Two, 2, 6), Aim::Win, Limits::nodes(1));
        assert_eq!((report.worlds, report.candidates.len()), (0, 3));
    }
}
