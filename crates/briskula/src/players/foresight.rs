//! A tree of the own decisions, over worlds that are likely after all that was seen.
//!
//! The others answer as the policy would with what *they* see; so there is nothing to guess in the tree but the cards, and
//! every node of it is something that the player would see: worlds that look alike to him share a node. A new node is worth
//! what the policy thinks of its best card; a node that is met again tries the card that has been best so far, or that has been
//! tried seldom, and looks further. Near the end the tree so comes to the best answer to the policy, exact ends included; far
//! from it, it looks a trick ahead with the luck of the draw averaged out.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Italian};
use game::random::{Fast, below, mix, shuffle};
use game::{Position as _, Report, Seat, View};
use rustc_hash::FxHashMap;
use search::Meter;

use super::aim::{Aim, Prospect};
use super::endgame;
use super::likely::{Hands, filter_memory, likely_hands};
use super::lookahead::{Course, Lookahead};
use super::reading::Reading;
use super::tally::Tallies;
use crate::policy::{Memory, Sight, Valued};
use crate::{BriskulaView, Position};

/// The judgement of the policy counts as much as this many visits: at the root of worlds, at other nodes of choices.
const ROOT_PRIOR: f64 = 20.0;
const NODE_PRIOR: f64 = 4.0;
/// The exploration constant of the nodes: chances of neighbouring cards differ by a few hundredths.
const EXPLORATION: f64 = 0.1;
/// More nodes than these are not kept.
const MOST_NODES: usize = 1 << 15;
/// More answers of others, and ends, than these are not kept.
const MOST_KEPT: usize = 1 << 16;

/// A card at a node, and what has come of it.
#[derive(Clone, Copy, Debug)]
struct Choice {
    card: Card<Italian>,
    sum: Prospect,
    visits: f64,
}

impl Choice {
    /// A card of which nothing is known but what the policy thinks.
    fn thought(value: &Valued) -> Choice {
        Choice { card: value.card, sum: Prospect::thought(*value).scaled(NODE_PRIOR), visits: NODE_PRIOR }
    }
}

/// What has been found out so far.
#[derive(Debug, Default)]
pub(super) struct Foresight {
    /// Own decisions, by all that was seen since the root.
    nodes: FxHashMap<u64, ArrayVec<Choice, 4>>,
    /// What others play, by the same and their hand.
    answers: FxHashMap<u64, Card<Italian>>,
    /// What ends are worth.
    ends: FxHashMap<u64, Prospect>,
}

impl Foresight {
    /// The most bytes that a tree over so many likely hands holds: tables that grow by doubling, with some room to spare.
    pub(super) fn memory(particles: usize) -> u64 {
        let node = size_of::<ArrayVec<Choice, 4>>() + 9;
        let kept = size_of::<Prospect>() + 9 + 17;
        4 * (MOST_NODES * node + MOST_KEPT * kept) as u64 + filter_memory(particles)
    }
}

/// What one tree is made for.
struct Task<'a> {
    memory: &'a Memory,
    own: Seat,
}

impl Lookahead<'_> {
    /// Looks at likely worlds until the budget is spent.
    pub(super) fn foresee(
        &mut self,
        view: &BriskulaView,
        particles: usize,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> Option<Report<Card<Italian>>> {
        let own = view.turn()?;
        let memory = Memory::of(view)?;
        let turned = view.turned()?;
        let thoughts = self.thoughts(view)?;
        let reading = Reading::of(view, usize::MAX);
        let hands = likely_hands(view, &reading, particles, self.net, &mut self.scratch, rng, meter);
        let mut tallies = Tallies::of(view.legal());
        let mut tree = Foresight::default();
        let task = Task { memory: &memory, own };
        while meter.iteration() {
            let world = world(view, &hands[below(rng, hands.len() as u32) as usize], turned, rng);
            if !tallies.look(1.0, |card| self.foresee_one(&mut tree, &world, &task, card, meter)) {
                break;
            }
        }
        tallies.lean_on(&thoughts, ROOT_PRIOR);
        Some(tallies.report(self.aim, view.public().variant(), Some(meter)))
    }

    /// What a card leads to in a world. `None` when the budget is spent.
    fn foresee_one(
        &mut self,
        tree: &mut Foresight,
        world: &Position,
        task: &Task<'_>,
        card: Card<Italian>,
        meter: &mut Meter<'_>,
    ) -> Option<Prospect> {
        let mut position = *world;
        let mut memory = task.memory.clone();
        let mut card = card;
        let mut seen = 1;
        let mut trail: ArrayVec<(u64, usize), 20> = ArrayVec::new();
        let side = position.public().variant().side(task.own);
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
            seen = mix(seen ^ card.index() as u64).wrapping_add(seen);
            if position.is_over() || endgame::is_open(&position) {
                let key = position.key();
                if let Some(end) = tree.ends.get(&key) {
                    break *end;
                }
                let end = self.aim.ending(&position, side);
                if tree.ends.len() < MOST_KEPT {
                    tree.ends.insert(key, end);
                }
                break end;
            }
            let seat = position.turn()?;
            let key = mix(seen ^ position.hand(seat).bits());
            if seat == task.own {
                if let Some(choices) = tree.nodes.get_mut(&key) {
                    let place = chosen(choices, self.aim);
                    trail.push((key, place));
                    card = choices[place].card;
                    continue;
                }
                let sight = Sight::of(&position, &memory, seat);
                let values = self.net.value(&sight, position.hand(seat), &mut self.scratch);
                let aim = self.aim;
                let best = values
                    .iter()
                    .copied()
                    .reduce(|best, next| if aim.prefers(next, best) { next } else { best })?;
                if tree.nodes.len() < MOST_NODES {
                    tree.nodes.insert(key, values.iter().map(Choice::thought).collect());
                }
                break Prospect::thought(best);
            }
            if let Some(answer) = tree.answers.get(&key) {
                card = *answer;
                continue;
            }
            let sight = Sight::of(&position, &memory, seat);
            let values = self.net.value(&sight, position.hand(seat), &mut self.scratch);
            card = Aim::Win.best_of(&values)?.card;
            if tree.answers.len() < MOST_KEPT {
                tree.answers.insert(key, card);
            }
        };
        for (key, place) in trail {
            if let Some(choices) = tree.nodes.get_mut(&key) {
                choices[place].sum.add(found, 1.0);
                choices[place].visits += 1.0;
            }
        }
        self.keep(&course, found);
        Some(found)
    }
}

/// The card to try next at a node: what has been best, or what has been tried seldom.
fn chosen(choices: &[Choice], aim: Aim) -> usize {
    let all: f64 = choices.iter().map(|choice| choice.visits).sum();
    let urge = |choice: &Choice| {
        let mean = choice.sum.scaled(1.0 / choice.visits);
        let worth = if aim == Aim::Points { mean.points / 120.0 } else { mean.chance + mean.points / 1e6 };
        worth + EXPLORATION * libm::sqrt(libm::log(all) / choice.visits)
    };
    let mut best = (0, f64::NEG_INFINITY);
    for (place, choice) in choices.iter().enumerate() {
        let urge = urge(choice);
        if urge > best.1 {
            best = (place, urge);
        }
    }
    best.0
}

/// The world in which everybody holds these hands, with the stock in any order.
fn world(view: &BriskulaView, hands: &Hands, turned: Card<Italian>, rng: &mut Fast) -> Position {
    let held = hands.iter().fold(CardSet::NONE, |all, hand| all | *hand);
    let mut stock: ArrayVec<Card<Italian>, 40> = (view.unseen() - held).iter().collect();
    shuffle(rng, &mut stock);
    Position::of(*view.public(), *hands, [turned].into_iter().chain(stock))
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Limits, Line, Thinking, think_alone};

    use super::super::lookahead::{Manner, Tree};
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

    fn foreseen(line: &Line<Briskula>, limits: Limits) -> Report<Card<Italian>> {
        let view = line.view(line.turn().unwrap().into());
        let net = trained(view.game().variant()).expect("weights come with the crate");
        let manner = Manner { horizon: 1, reading: 0, samples: false, tree: Tree::Always, particles: 50 };
        think_alone(limits, |thinking: &mut Thinking<'_, Card<Italian>>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            Lookahead::new(net, Aim::Win, manner).search(&view, &mut fast(4), &mut meter).unwrap()
        })
    }

    #[test]
    fn it_looks_at_as_many_worlds_as_it_may_and_always_finds_the_same() {
        for (variant, moves) in
            [(Variant::Two, 7), (Variant::Three, 6), (Variant::Four, 9), (Variant::Dupla, 5)]
        {
            let line = line(variant, 3, moves);
            let report = foreseen(&line, Limits::iterations(60));
            assert_eq!((report.worlds, report.iterations), (60, 60), "{variant:?}");
            assert_eq!(report.candidates.len(), line.legal().len());
            assert_eq!(report, foreseen(&line, Limits::iterations(60)), "{variant:?}");
        }
    }

    #[test]
    fn without_a_world_the_policy_speaks() {
        let line = line(Variant::Two, 5, 10);
        let report = foreseen(&line, Limits::nodes(2));
        assert_eq!(report.worlds, 0);
        let view = line.view(line.turn().unwrap().into());
        let net = trained(Variant::Two).expect("weights come with the crate");
        let manner = Manner { horizon: 1, reading: 0, samples: false, tree: Tree::Never, particles: 1 };
        let policy = Lookahead::new(net, Aim::Win, manner).policy(&view).unwrap();
        assert_eq!(report.best().unwrap().mv, policy.best().unwrap().mv);
    }

    /// Two cards before the stock is empty the own card and the answer decide the rest: what the tree says of a card is
    /// between the worst and the best that it leads to, whatever the world.
    #[test]
    fn near_the_end_a_card_is_worth_what_it_leads_to() {
        for seed in 0..20 {
            let line = line(Variant::Two, seed, 32);
            let own = line.turn().unwrap();
            let view = line.view(own.into());
            let worlds = game::Worlds::all_worlds(&view, 3000).unwrap();
            for candidate in &foreseen(&line, Limits::iterations(300)).candidates {
                let mut ends = Vec::new();
                for world in &worlds {
                    let next = world.after(candidate.mv);
                    for answer in next.legal() {
                        ends.push(Aim::Win.ending(&next.after(answer), own.index()).chance);
                    }
                }
                let (least, most) =
                    ends.iter().fold((1.0_f64, 0.0_f64), |(low, high), end| (low.min(*end), high.max(*end)));
                let chance = candidate.worth.as_chance();
                // The first thought of the policy has a small share in it.
                let share = ROOT_PRIOR / (300.0 + ROOT_PRIOR) + 1e-9;
                assert!(chance >= least - share && chance <= most + share, "{least} {chance} {most}");
            }
        }
    }
}
