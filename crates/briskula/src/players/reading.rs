//! What the cards that others have played say about the cards they hold.
//!
//! Play proves nothing in briškula, but it tells much: whoever let a trica go is not likely to hold a trump. A
//! world is as plausible as the cards that were played are in it, if the others think like the policy. In each
//! world every other seat must have come by its cards somehow; which of them was drawn when is not known, so one
//! way is taken at random, and all ways count alike in the long run.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Italian};
use game::random::Fast;
use game::{Event, MAX_SEATS, Seat, View};

use crate::policy::{Memory, Net, Scratch, Sight, Valued};
use crate::{BriskulaView, Position, PublicState};

/// Others are thought to mix cards whose chances differ by this much in the proportion of e to 1.
const TEMPERATURE: f32 = 0.03;
/// The share of decisions in which others play any card: nobody is like the policy in everything.
const SLIPS: f32 = 0.1;

/// The last decisions of the others, the newest first, and what happened between them.
#[derive(Clone, Debug, Default)]
pub(super) struct Reading {
    steps: Vec<Step>,
}

/// Something that changed another hand.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// A card was drawn; which one, only where everybody saw it.
    Drew { seat: Seat, seen: Option<Card<Italian>> },
    /// A card was played.
    Played(Box<PlayedCard>),
}

/// What another seat saw when it played a card, but for its hand.
#[derive(Clone, Debug)]
pub(super) struct PlayedCard {
    pub(super) seat: Seat,
    pub(super) card: Card<Italian>,
    public: PublicState,
    memory: Memory,
    /// Who was known to hold the turned card.
    holder: Option<Seat>,
}

impl Reading {
    /// Nothing is read: all worlds are alike.
    pub(super) fn none() -> Reading {
        Reading::default()
    }

    /// The last `cards` that others have played, as the seat to decide has seen it.
    pub(super) fn of(view: &BriskulaView, cards: usize) -> Reading {
        let (Some(own), Some(turned)) = (view.turn(), view.turned()) else { return Reading::none() };
        let mut public = view.game().public_at_start(turned.suit());
        let mut memory = Memory::new(turned);
        let mut holder = None;
        let mut steps = Vec::new();
        for event in view.history() {
            let Event::Decision { seat, seen: card } = event else { continue };
            if *seat != own {
                let (seat, card, memory) = (*seat, *card, memory.clone());
                steps.push(Step::Played(Box::new(PlayedCard { seat, card, public, memory, holder })));
            }
            memory.note(&public, *card);
            holder = holder.filter(|_| *card != turned);
            if public.play(*card) {
                public.draw(|seat, left| {
                    let seen = (left == 0).then_some(turned);
                    holder = holder.or(seen.map(|_| seat));
                    if seat != own {
                        steps.push(Step::Drew { seat, seen });
                    }
                });
            }
        }
        steps.reverse();
        let mut left = cards;
        let wanted = steps.iter().position(|step| {
            let over = left == 0;
            left -= usize::from(!over && matches!(step, Step::Played(_)));
            over
        });
        steps.truncate(wanted.unwrap_or(steps.len()));
        Reading { steps }
    }

    /// What changed other hands, the newest first.
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether there is nothing to read.
    pub(super) fn is_empty(&self) -> bool {
        !self.steps.iter().any(|step| matches!(step, Step::Played(_)))
    }

    /// How well the cards played go with a world, on one way in which the others may have come by theirs.
    pub(super) fn plausibility(
        &self,
        world: &Position,
        net: &Net,
        rng: &mut Fast,
        scratch: &mut Scratch,
    ) -> f64 {
        let mut plausibility = 1.0;
        self.go_back(world, rng, |moment, hand| {
            plausibility *= f64::from(moment.likelihood(hand, net, scratch));
        });
        plausibility
    }

    /// Goes back from a world on one way that can have led there, and shows every decision with the hand it was
    /// made with.
    fn go_back(&self, world: &Position, rng: &mut Fast, mut show: impl FnMut(&PlayedCard, CardSet<Italian>)) {
        let mut hands = [CardSet::NONE; MAX_SEATS];
        for seat in Seat::all(world.public().variant().seats()) {
            hands[seat.index()] = world.hand(seat);
        }
        for step in &self.steps {
            match step {
                Step::Drew { seat, seen } => {
                    let hand = &mut hands[seat.index()];
                    if let Some(card) = seen.or_else(|| hand.any(rng)) {
                        hand.remove(card);
                    }
                }
                Step::Played(moment) => {
                    let hand = &mut hands[moment.seat.index()];
                    hand.insert(moment.card);
                    show(moment, *hand);
                }
            }
        }
    }
}

impl PlayedCard {
    /// How likely the card was, out of this hand.
    pub(super) fn likelihood(&self, hand: CardSet<Italian>, net: &Net, scratch: &mut Scratch) -> f32 {
        let sight = Sight::new(self.seat, hand, &self.public, &self.memory, self.holder);
        let values: ArrayVec<Valued, 4> = net.value(&sight, hand, scratch);
        let best = values.iter().map(|value| value.chance).fold(0.0, f32::max);
        let (mut all, mut this) = (0.0, 0.0);
        for value in &values {
            let weight = libm::expf((value.chance - best) / TEMPERATURE);
            all += weight;
            this += if value.card == self.card { weight } else { 0.0 };
        }
        SLIPS / values.len().max(1) as f32 + (1.0 - SLIPS) * this / all
    }
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Line, Position as _, Worlds};

    use super::*;
    use crate::policy::trained;
    use crate::{Briskula, Variant};

    #[test]
    fn every_way_back_is_one_that_can_have_been() {
        for (variant, seed) in Variant::ALL.into_iter().flat_map(|variant| [(variant, 1), (variant, 2)]) {
            let game = Briskula::new(variant);
            let mut rng = fast(seed);
            let mut line = Line::new(game, game.deal(&mut deal_stream(seed, 0)));
            let mut played = 0;
            while let Some(own) = line.turn() {
                let view = line.view(own.into());
                let reading = Reading::of(&view, usize::MAX);
                let world = view.sample(&mut rng);
                let (mut shown, mut earlier) = (0, world.public().tricks_left());
                reading.go_back(&world, &mut rng, |moment, hand| {
                    assert_eq!(hand.len(), moment.public.hand_size(moment.seat), "{variant:?}: {hand}");
                    assert!(hand.contains(moment.card) && moment.seat != own);
                    assert!(moment.public.tricks_left() >= earlier, "from the newest to the oldest");
                    earlier = moment.public.tricks_left();
                    shown += 1;
                });
                let others = view.history().iter().filter(|event| match event {
                    Event::Decision { seat, .. } => *seat != own,
                    Event::Reveal(_) => false,
                });
                assert_eq!(shown, others.count());
                let mut last = 0;
                Reading::of(&view, 2).go_back(&world, &mut rng, |_, _| last += 1);
                assert_eq!(last, shown.min(2));
                assert!(Reading::of(&view, 0).is_empty());
                let card = line.position().random_move(&mut rng);
                line.play(card).unwrap();
                played += 1;
            }
            assert_eq!(played, variant.pack().len());
        }
    }

    #[test]
    fn whoever_lets_a_trica_go_holds_no_trump() {
        let game = Briskula::new(Variant::Two);
        let named: CardSet<Italian> = "S3 C2 B2 C4 B5 B6 D7".parse().unwrap();
        let deal = format!("S3 C2 B2/C4 B5 B6/{} D7", CardSet::ALL - named);
        let line = game.parse_position(&format!("{deal} | S3 C4")).unwrap();
        let view = line.view(line.turn().unwrap().into());
        let net = trained(Variant::Two).expect("weights come with the crate");
        let reading = Reading::of(&view, 4);
        let (mut rng, mut scratch) = (fast(3), Scratch::new(net.shape()));
        let mut means = [(0.0, 0); 2];
        for _ in 0..400 {
            let world = view.sample(&mut rng);
            let trumps = world.hand(Seat::new(1)) & view.public().trump().cards();
            // Of two trumps in the hand at least one was there before the draw.
            let Some((sum, number)) = means.get_mut(trumps.len().div_ceil(2)).filter(|_| trumps.len() != 1)
            else {
                continue;
            };
            *sum += reading.plausibility(&world, net, &mut rng, &mut scratch);
            *number += 1;
        }
        let [none, two] = means.map(|(sum, number)| sum / f64::from(number.max(1)));
        assert!(none > 2.0 * two, "plausibility {none} without a trump, {two} with two");
    }
}
