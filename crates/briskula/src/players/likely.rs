//! The hands that others are likely to hold, if they think like the policy: a particle filter.
//!
//! Every particle is one way in which the others may have come by their cards. It is followed from now back to the start of
//! the deal; wherever somebody played a card, it weighs as much as the policy would have played that card out of the hand that
//! the particle gives him. Particles that have become light give way to copies of heavy ones, so that what is left after the
//! last step is a fair sample of the hands after all that was seen.

use cards::{CardSet, Italian};
use game::random::{Fast, unit};
use game::{MAX_SEATS, Seat, Worlds};
use rustc_hash::FxHashMap;
use search::Meter;

use super::reading::{Reading, Step};
use crate::BriskulaView;
use crate::policy::{Net, Scratch};

/// The cards of every seat.
pub(super) type Hands = [CardSet<Italian>; MAX_SEATS];

/// One way in which hands may have come about.
#[derive(Clone, Copy, Debug)]
struct Particle {
    /// The hands as they are now.
    now: Hands,
    /// The hands at the step that is looked at.
    then: Hands,
    weight: f64,
}

/// The most bytes that a filter of so many particles holds: the particles twice while they are drawn anew, and what the policy
/// said of a hand.
pub(super) fn filter_memory(number: usize) -> u64 {
    (number * (2 * size_of::<Particle>() + size_of::<Hands>() + 4 * 32)) as u64
}

/// So many samples of the hands of all seats, each as likely as the others. Where the budget ends before all steps were looked
/// at, the last ones have said what they can: they tell most.
pub(super) fn likely_hands(
    view: &BriskulaView,
    reading: &Reading,
    number: usize,
    net: &Net,
    scratch: &mut Scratch,
    rng: &mut Fast,
    meter: &mut Meter<'_>,
) -> Vec<Hands> {
    let seats = view.public().variant().seats();
    let fresh = |rng: &mut Fast| {
        let world = view.sample(rng);
        let mut now = [CardSet::NONE; MAX_SEATS];
        for seat in Seat::all(seats) {
            now[seat.index()] = world.hand(seat);
        }
        Particle { now, then: now, weight: 1.0 }
    };
    let mut particles: Vec<Particle> = (0..number).map(|_| fresh(rng)).collect();
    let mut likelihoods: FxHashMap<CardSet<Italian>, f64> = FxHashMap::default();
    for step in reading.steps() {
        match step {
            Step::Drew { seat, seen } => {
                for particle in &mut particles {
                    let hand = &mut particle.then[seat.index()];
                    if let Some(card) = seen.or_else(|| hand.any(rng)) {
                        hand.remove(card);
                    }
                }
            }
            Step::Played(moment) => {
                if !meter.goes_on() {
                    break;
                }
                likelihoods.clear();
                for particle in &mut particles {
                    let hand = &mut particle.then[moment.seat.index()];
                    hand.insert(moment.card);
                    let likelihood = *likelihoods
                        .entry(*hand)
                        .or_insert_with(|| f64::from(moment.likelihood(*hand, net, scratch)));
                    particle.weight *= likelihood;
                }
                let (sum, squares) = particles.iter().fold((0.0, 0.0), |(sum, squares), particle| {
                    (sum + particle.weight, squares + particle.weight * particle.weight)
                });
                // As soon as they say no more than half as many equal ones would.
                if sum * sum < 0.5 * number as f64 * squares {
                    particles = resampled(&particles, rng);
                }
            }
        }
    }
    resampled(&particles, rng).into_iter().map(|particle| particle.now).collect()
}

/// As many particles, each as often as its weight asks, and all of the same weight.
fn resampled(particles: &[Particle], rng: &mut Fast) -> Vec<Particle> {
    let all: f64 = particles.iter().map(|particle| particle.weight).sum();
    let step = all / particles.len() as f64;
    let mut next = step * unit(rng);
    let mut reached = 0.0;
    let mut kept = Vec::with_capacity(particles.len());
    for particle in particles {
        reached += particle.weight;
        while next < reached && kept.len() < particles.len() {
            kept.push(Particle { weight: 1.0, ..*particle });
            next += step;
        }
    }
    // Rounding may leave the last place open.
    let last = particles.last().map(|particle| Particle { weight: 1.0, ..*particle });
    kept.extend((kept.len()..particles.len()).filter_map(|_| last));
    kept
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Limits, Line, Position as _, Thinking, View, think_alone};

    use super::*;
    use crate::policy::trained;
    use crate::{Briskula, Variant};

    fn hands_of(line: &Line<Briskula>, cards: usize, number: usize) -> Vec<Hands> {
        let view = line.view(line.turn().unwrap().into());
        let net = trained(view.game().variant()).expect("weights come with the crate");
        let (reading, mut scratch) = (Reading::of(&view, cards), Scratch::new(net.shape()));
        think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            likely_hands(&view, &reading, number, net, &mut scratch, &mut fast(2), &mut meter)
        })
    }

    #[test]
    fn hands_fit_what_was_seen() {
        for (variant, seed) in Variant::ALL.into_iter().flat_map(|variant| [(variant, 1), (variant, 2)]) {
            let game = Briskula::new(variant);
            let mut rng = fast(seed);
            let mut line = Line::new(game, game.deal(&mut deal_stream(seed, 0)));
            while let Some(own) = line.turn() {
                let view = line.view(own.into());
                for hands in hands_of(&line, usize::MAX, 20) {
                    assert_eq!(hands[own.index()], view.held(own));
                    let mut all = CardSet::NONE;
                    for seat in Seat::all(variant.seats()) {
                        let hand = hands[seat.index()];
                        assert_eq!(hand.len(), view.public().hand_size(seat), "{variant:?}, seat {seat}");
                        assert!(!hand.meets(all) && !hand.meets(view.played()));
                        all |= hand;
                    }
                }
                let card = line.position().random_move(&mut rng);
                line.play(card).unwrap();
            }
        }
    }

    #[test]
    fn whoever_lets_a_trica_go_is_likely_to_hold_no_trump() {
        let game = Briskula::new(Variant::Two);
        let named: CardSet<Italian> = "S3 C2 B2 C4 B5 B6 D7".parse().unwrap();
        let deal = format!("S3 C2 B2/C4 B5 B6/{} D7", CardSet::ALL - named);
        let line = game.parse_position(&format!("{deal} | S3 C4")).unwrap();
        let trumps = line.position().public().trump().cards();
        let share = |cards: usize| {
            let hands = hands_of(&line, cards, 400);
            let held: usize = hands.iter().map(|hands| (hands[1] & trumps).len()).sum();
            held as f64 / hands.len() as f64
        };
        let (read, unread) = (share(usize::MAX), share(0));
        assert!(read < 0.8 * unread, "{read} trumps if the card is read, {unread} if not");
    }
}
