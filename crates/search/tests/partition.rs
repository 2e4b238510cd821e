//! Partition search on generated trick endings: the value of minimax, sets none of whose members has another value, and
//! fewer nodes than a table of relative ranks.

use game::random::{Fast, fast};
use game::{Limits, Seat, Thinking, think_alone};
use search::Meter;
use search::example::{OpenTricks, TrickRanks};
use search::solve::{PartitionLaws, PartitionSearch};

const LAWS: PartitionLaws<TrickRanks> =
    PartitionLaws::new(TrickRanks::LOW_CARDS_ALIKE, TrickRanks::ALL_RANKS);

/// Hands for so many seats; in one deal of three cards must be beaten.
fn deals(number: usize, seats: usize, suits: impl Fn(usize) -> usize, rng: &mut Fast) -> Vec<OpenTricks> {
    let deal = |number: usize| {
        let hands = OpenTricks::random(seats, if seats == 2 { 4 } else { 3 }, suits(number), 9, rng);
        if number.is_multiple_of(3) { hands.beating() } else { hands }
    };
    (0..number).map(deal).collect()
}

#[test]
fn it_is_minimax_on_thousands_of_endings() {
    let mut rng = fast(1);
    for seats in [2, 3] {
        LAWS.check_values(&deals(1_500, seats, |number| 2 + number % 4 % 3, &mut rng));
    }
}

#[test]
fn every_member_of_a_set_has_its_value() {
    let mut rng = fast(2);
    for seats in [2, 3] {
        let hands = deals(300, seats, |_| 2, &mut rng);
        let members = LAWS.check_members(&hands, 20, |hands| hands.redealt(&mut rng));
        assert!(members > 1_000, "{members} other members were met");
    }
}

#[test]
fn sets_save_nodes() {
    let mut rng = fast(3);
    let hands: Vec<OpenTricks> = (0..30).map(|_| OpenTricks::random(3, 7, 4, 8, &mut rng)).collect();
    let [with, without] = LAWS.nodes(&hands);
    assert!(with < without, "{with} nodes with sets, {without} with relative ranks");
}

#[test]
fn a_spent_budget_gives_no_answer() {
    let hands = OpenTricks::random(3, 5, 3, 8, &mut fast(4));
    let sets = TrickRanks::LOW_CARDS_ALIKE;
    think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
        let mut meter = Meter::new(thinking, Limits::nodes(10));
        let mut search = PartitionSearch::new(sets, sets, 1 << 14);
        assert_eq!(search.reaches(&hands, Seat::new(0), 3, &mut meter), None);
        assert!(meter.nodes() <= 10);
    });
}
