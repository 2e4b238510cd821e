//! Which game to bid: each tried on random deals, from the lowest up.

use cards::{CardSet, Tarok};
use game::random::{Fast, shuffle};
use game::{Position as _, Seat, Worlds};

use super::discarding::{Simulator, difference};
use crate::choices::Choice;
use crate::counting::TAROKS;
use crate::public_state::TALON;
use crate::{Contract, Move, Position, Rules, SEATS, TarokView};

/// The highest game that it thinks it can win; `None` if there is none. When stopped, by what was simulated so far.
pub(super) fn highest(
    simulator: &mut Simulator<'_, '_>,
    view: &TarokView,
    own: Seat,
    rng: &mut Fast,
) -> Option<Contract> {
    let mut highest = None;
    for contract in [Contract::Three, Contract::Two, Contract::One, Contract::Solo] {
        let least = f64::from(simulator.constants.learned.minimum);
        if mean_difference(simulator, view, own, contract, rng).is_none_or(|mean| mean < least) {
            break;
        }
        highest = Some(contract);
    }
    if highest.is_some() {
        return highest;
    }
    let (mut tried, mut won) = (0, 0);
    for _ in 0..simulator.constants.talons {
        let position = view.sample(rng).declared(own, Contract::Beggar);
        let Some(end) = simulator.simulate(position) else { break };
        tried += 1;
        won += i32::from(end.public().is_won());
    }
    let holds = tried > 0 && 10 * won >= simulator.constants.learned.shares[0] * tried;
    holds.then_some(Contract::Beggar)
}

/// The mean of own less opponents' points over random talons, as far as they were simulated; `None` if none was.
fn mean_difference(
    simulator: &mut Simulator<'_, '_>,
    view: &TarokView,
    own: Seat,
    contract: Contract,
    rng: &mut Fast,
) -> Option<f64> {
    let talons = simulator.constants.talons;
    let (mut tried, mut sum) = (0, 0.0);
    for _ in 0..talons {
        let position = view.sample(rng).declared(own, contract);
        let value = if contract.opens_talon() {
            let fewest = simulator.constants.deals_bidding;
            best_group(simulator, fewest, &mut || redealt(position, own, rng)).map(|(_, value)| value)
        } else {
            simulator.simulate(position).map(|end| difference(&end))
        };
        let Some(value) = value else { break };
        tried += 1;
        sum += value;
    }
    (tried > 0).then(|| sum / f64::from(tried))
}

/// The best group of an opened talon and its value, in worlds that `next` deals. When stopped, the best of those that
/// were simulated in full, else the first if anything was simulated of it.
pub(super) fn best_group(
    simulator: &mut Simulator<'_, '_>,
    fewest: u32,
    next: &mut dyn FnMut() -> Position,
) -> Option<(u8, f64)> {
    let first = next();
    let groups = (TALON / first.public().group_size()) as u8;
    let mut best: Option<(u8, f64)> = None;
    for group in 1..=groups {
        let taken = first.after(Move::Talon(group));
        let hand = taken.hand(taken.public().mover());
        let Choice::Discards(discards) = taken.public().choice(hand) else { return None };
        let mut taking = || next().after(Move::Talon(group));
        let Some(plan) = simulator.discard(&discards, hand, fewest, &mut taking) else { break };
        if best.is_none_or(|(_, known)| plan.is_whole && plan.value > known) {
            best = Some((group, plan.value));
        }
    }
    best
}

/// The same deal with the hands of the other two dealt anew, each with a tarok as every dealt hand has.
fn redealt(mut position: Position, own: Seat, rng: &mut Fast) -> Position {
    let [one, other] = [own.next(SEATS), own.next(SEATS).next(SEATS)];
    let both = position.hand(one) | position.hand(other);
    let mut cards: Vec<_> = both.iter().collect();
    loop {
        shuffle(rng, &mut cards);
        let first: CardSet<Tarok> = cards[..position.hand(one).len()].iter().copied().collect();
        let second = both - first;
        if first.meets(TAROKS) && second.meets(TAROKS) {
            position.swap_hand(one, first);
            position.swap_hand(other, second);
            return position;
        }
    }
}

/// What it says in the auction when it dares this game: no more than needed, and all of it at the end.
pub(super) fn word(legal: &[Move], is_final: bool, dares: Option<Contract>, rules: &Rules) -> Move {
    let bids =
        || legal.iter().copied().filter(|word| matches!(word, Move::Bid(bid) if *bid != Contract::Klop));
    let lowest = bids().next();
    let within = |bid: Move| match (bid, dares) {
        (Move::Bid(bid), Some(dares)) => rules.rank(bid) <= rules.rank(dares),
        _ => false,
    };
    if is_final {
        let own = dares.map(Move::Bid).filter(|bid| legal.contains(bid));
        let klop = Some(Move::Bid(Contract::Klop)).filter(|klop| dares.is_none() && legal.contains(klop));
        return own.or(klop).or(lowest).unwrap_or(legal[0]);
    }
    let pass = Some(Move::Pass).filter(|pass| legal.contains(pass));
    lowest.filter(|bid| within(*bid)).or(pass).or(lowest).unwrap_or(legal[0])
}

#[cfg(test)]
mod tests {
    use game::Game;
    use game::random::fast;

    use super::*;
    use crate::Preset;

    /// With two taroks left to the others, half of all deals would leave one of them without.
    #[test]
    fn every_hand_that_is_dealt_anew_has_a_tarok() {
        let game = crate::Tarok::default();
        let deal = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16/\
                    H4 H3 H2 H1 HJ HC HQ HK D4 D3 D2 D1 DJ DC DQ T17/\
                    DK S7 S8 S9 S10 SJ SC SQ SK C7 C8 C9 C10 CJ CC T18/CQ CK T19 T20 T21 T22";
        let start = *game.parse_position(&format!("{deal} | ")).unwrap().position();
        let mut rng = fast(1);
        let mut kings = 0;
        for _ in 0..200 {
            let anew = redealt(start, Seat::new(0), &mut rng);
            assert_eq!(anew.hand(Seat::new(0)), start.hand(Seat::new(0)));
            for seat in [1, 2].map(Seat::new) {
                assert!(anew.hand(seat).len() == 16 && anew.hand(seat).meets(TAROKS), "{}", anew.hand(seat));
            }
            kings += usize::from(anew.hand(Seat::new(1)).contains("HK".parse().unwrap()));
        }
        assert!((60..140).contains(&kings), "the rest is dealt at random: {kings} of 200");
    }

    #[test]
    fn no_higher_than_needed_until_the_end() {
        let rules = Preset::Seed.rules();
        let bids = [Contract::Two, Contract::One, Contract::Solo, Contract::Beggar].map(Move::Bid);
        let legal = [&bids[..], &[Move::Pass]].concat();
        assert_eq!(word(&legal, false, Some(Contract::Solo), &rules), bids[0]);
        assert_eq!(word(&legal, false, Some(Contract::Three), &rules), Move::Pass);
        assert_eq!(word(&legal, false, None, &rules), Move::Pass);
        assert_eq!(word(&bids, true, Some(Contract::Solo), &rules), bids[2]);
        assert_eq!(word(&bids, true, Some(Contract::Three), &rules), bids[0], "it keeps its game");
        let alone = [Move::Bid(Contract::Three), bids[0], Move::Bid(Contract::Klop)];
        assert_eq!(word(&alone, true, None, &rules), alone[2]);
        assert_eq!(word(&alone, true, Some(Contract::Three), &rules), alone[0]);
        assert_eq!(
            word(&[alone[0], bids[0]], false, None, &rules),
            alone[0],
            "who may not pass says the least"
        );
    }
}
