//! Which worlds are believed: those in which the others would have said, laid away and played what they did.
//!
//! Of several worlds that fit all certain facts some are kept, each by its weight. Where there are few all are kept.

use cards::{CardSet, Suit, Tarok};
use game::random::{Fast, shuffle, unit};
use game::{Event, Seat, View, Worlds};

use super::super::thumb;
use super::instinct;
use crate::counting::{KINGS, MOND, SKIS, TAROKS, TRULA};
use crate::{Contract, Items, Move, Phase, Position, SEATS, Seen, TarokView};

/// So many worlds are drawn for each that is kept: for words, which are tried quickly, and for cards, where a world takes
/// long and the past tells much.
const DRAWN: [usize; 2] = [6, 24];
/// All worlds are looked at if there are no more than this.
const FEW: u128 = 300;
/// How likely somebody announces what he hardly holds.
const ODD: f64 = 0.1;
/// No world is believed less, however strange the past is in it.
const LEAST: f64 = 1e-9;
/// How readily a discard is laid away that is worth less by so much than another.
const DISCARD: f64 = 25.0;

/// How strong a hand is in taroks: high ones and kings count more, a suit that is missing a little.
pub(super) fn strength(hand: CardSet<Tarok>) -> f64 {
    let taroks = hand & TAROKS;
    let high = taroks.iter().filter(|card| card.strength() >= 14).count() as f64;
    let best = f64::from(u8::from(taroks.contains(MOND)) + u8::from(taroks.contains(SKIS)));
    let kings = (hand & KINGS).len() as f64;
    let missing = Suit::<Tarok>::all().filter(|suit| hand.of_suit(*suit).is_empty()).count() as f64;
    taroks.len() as f64 + 0.4 * high + 0.6 * best + 0.6 * kings + 0.5 * missing
}

/// The strength with which a game is as likely bid as not.
const fn usual(contract: Contract) -> Option<f64> {
    match contract {
        Contract::Three => Some(8.5),
        Contract::Two => Some(9.5),
        Contract::One => Some(10.5),
        Contract::Solo => Some(11.5),
        Contract::Beggar | Contract::Klop => None,
    }
}

/// How likely a hand of this strength is good enough for what is usual.
fn dares(usual: f64, strength: f64) -> f64 {
    1.0 / (1.0 + libm::exp(usual - strength))
}

/// What the auction told of a seat: the highest game that it bid freely, and the game that it would have had to bid when
/// it passed.
#[derive(Clone, Copy, Default, Debug)]
struct Told {
    bid: Option<Contract>,
    left: Option<Contract>,
}

/// What the others did, as far as it speaks of their cards.
pub(super) struct Belief {
    own: Seat,
    told: [Told; SEATS],
    /// Cards that others played, with what lay on the table.
    played: Vec<instinct::Played>,
}

/// The game above another for points.
fn next(view: &TarokView, game: Contract) -> Option<Contract> {
    let ladder = view.public().rules().ladder();
    let place = ladder.iter().position(|known| *known == game)?;
    ladder[place + 1..].iter().copied().find(|game| game.is_for_points())
}

impl Belief {
    pub(super) fn of(view: &TarokView, own: Seat) -> Belief {
        let mut told = [Told::default(); SEATS];
        let public = view.public();
        let opening = (!public.rules().opening_free).then_some(Contract::Three);
        let mut highest = opening;
        for event in view.history() {
            let Event::Decision { seat, seen: Seen::Said(said) } = event else { continue };
            match *said {
                Move::Bid(Contract::Klop) => told[seat.index()].left = Some(Contract::Three),
                Move::Bid(game) => {
                    told[seat.index()].bid = Some(game);
                    highest = Some(game);
                }
                Move::Pass => told[seat.index()].left = highest.and_then(|game| next(view, game)),
                _ => {}
            }
        }
        let played = if public.phase() == Phase::Card { instinct::played(view, own) } else { Vec::new() };
        Belief { own, told, played }
    }

    /// How well a world explains what the others did.
    fn weight(&self, view: &TarokView, world: &Position) -> f64 {
        let public = world.public();
        let mut weight = 1.0;
        for seat in Seat::all(SEATS).filter(|seat| *seat != self.own) {
            let told = &self.told[seat.index()];
            let declares = public.declarer() == Some(seat);
            let mut hand = world.hand(seat) | view.played_by(seat);
            if declares {
                let whole = hand | world.discards();
                if let Some(group) = public.group() {
                    weight *= laid_away(whole, world.discards());
                    hand = whole - public.group_of(world.whole_talon(), group);
                } else {
                    hand = whole;
                }
            }
            let strength = strength(hand);
            if let Some(usual) = told.bid.and_then(usual) {
                weight *= dares(usual, strength);
            }
            if let Some(usual) = told.left.and_then(usual) {
                weight *= 1.0 - dares(usual, strength);
            }
            if declares {
                let announced = public.stakes().announced();
                let lacks = |item: Items, set: CardSet<Tarok>, least: usize| {
                    announced.has(item) && (hand & set).len() < least
                };
                if lacks(Items::KINGS, KINGS, 2)
                    || lacks(Items::TRULA, TRULA, 2)
                    || lacks(Items::PAGAT, TRULA, 1)
                {
                    weight *= ODD;
                }
            }
        }
        weight *= instinct::likelihood(&self.played, public, world);
        weight.max(LEAST)
    }

    /// Worlds to look at with how much each counts, and whether they are all that there are.
    pub(super) fn worlds(
        &self,
        view: &TarokView,
        count: usize,
        rng: &mut Fast,
    ) -> (Vec<(Position, f64)>, bool) {
        let few = view.count_worlds().is_some_and(|all| all <= FEW);
        if let Some(all) = few.then(|| view.all_worlds(FEW as usize)).flatten() {
            let mut all: Vec<(Position, f64)> =
                all.into_iter().map(|world| (world, self.weight(view, &world))).collect();
            // There may be no time for all of them.
            shuffle(rng, &mut all);
            return (all, true);
        }
        let drawn_for_each = DRAWN[usize::from(view.public().phase() == Phase::Card)];
        let drawn: Vec<(Position, f64)> = (0..drawn_for_each * count)
            .map(|_| {
                let world = view.sample(rng);
                (world, self.weight(view, &world))
            })
            .collect();
        // Evenly spaced along the sum of all weights.
        let step = drawn.iter().map(|(_, weight)| weight).sum::<f64>() / count as f64;
        let mut kept = Vec::with_capacity(count);
        let (mut sum, mut at) = (0.0, step * unit(rng));
        for (world, weight) in &drawn {
            sum += weight;
            while sum > at && kept.len() < count {
                kept.push((*world, 1.0));
                at += step;
            }
        }
        (kept, false)
    }
}

/// How likely these cards were laid away out of all that declarer had.
fn laid_away(whole: CardSet<Tarok>, cards: CardSet<Tarok>) -> f64 {
    let worth = thumb::worth_of_discard(whole, cards);
    libm::exp(f64::from(worth) / DISCARD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taroks_and_kings_make_a_hand() {
        let of = |hand: &str| strength(hand.parse().unwrap());
        let weak = of("H4 H3 H2 HJ D4 D3 DQ S7 S8 SJ C7 C8 CJ T2 T5 T9");
        let strong = of("HK DK S7 C7 CQ T1 T5 T8 T10 T12 T14 T16 T17 T19 T21 T22");
        assert!((weak - 3.0).abs() < 1e-9, "{weak}");
        assert!(strong > 14.0, "{strong}");
    }
}
