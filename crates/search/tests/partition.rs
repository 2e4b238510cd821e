//! Partition search on generated trick endings: the value of minimax, sets none of whose members has another value, and
//! fewer nodes than a table of relative ranks.

use game::random::fast;
use game::{Limits, Position, Seat, Thinking, think_alone};
use search::Meter;
use search::example::{OpenTricks, TrickRanks};
use search::solve::PartitionSearch;

const FIRST: Seat = Seat::new(0);

/// What the first seat still gets, by trying everything.
fn still_gets(position: &OpenTricks) -> i32 {
    fn best(position: &OpenTricks) -> i32 {
        let Some(seat) = position.turn() else {
            return position.ending().expect("over").scores[FIRST];
        };
        let values = position.legal().into_iter().map(|card| best(&position.after(card)));
        if seat == FIRST { values.max() } else { values.min() }.expect("a card")
    }
    best(position)
}

fn search(sets: TrickRanks) -> PartitionSearch<OpenTricks, TrickRanks, TrickRanks> {
    PartitionSearch::new(sets, sets, 1 << 14)
}

fn value(search: &mut PartitionSearch<OpenTricks, TrickRanks, TrickRanks>, hands: &OpenTricks) -> (i32, u64) {
    think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
        let mut meter = Meter::new(thinking, Limits::NONE);
        let value = search.value(hands, FIRST, (0, hands.left()), &mut meter).expect("no limit");
        (value, meter.nodes())
    })
}

#[test]
fn it_is_minimax_on_thousands_of_endings() {
    let mut rng = fast(1);
    let (mut kept_two, mut kept_three) =
        (search(TrickRanks::LOW_CARDS_ALIKE), search(TrickRanks::LOW_CARDS_ALIKE));
    for number in 0..3_000 {
        let seats = 2 + number % 2;
        let cards = if seats == 2 { 4 } else { 3 };
        let mut hands = OpenTricks::random(seats, cards, 2 + number % 3, 9, &mut rng);
        if number % 5 < 2 {
            hands = hands.beating();
        }
        let truth = still_gets(&hands);
        for sets in [TrickRanks::LOW_CARDS_ALIKE, TrickRanks::ALL_RANKS] {
            assert_eq!(value(&mut search(sets), &hands).0, truth, "{number}: {hands:?}");
        }
        // What earlier deals left in the table is true of this one as well.
        let kept = if seats == 2 { &mut kept_two } else { &mut kept_three };
        assert_eq!(value(kept, &hands).0, truth, "{number}, with the table of all before: {hands:?}");
    }
}

#[test]
fn every_member_of_a_set_has_its_value() {
    let mut rng = fast(2);
    let (mut members, mut others) = (0, 0);
    for number in 0..600 {
        let seats = 2 + number % 2;
        let hands = OpenTricks::random(seats, if seats == 2 { 4 } else { 3 }, 2, 9, &mut rng);
        let hands = if number % 3 == 0 { hands.beating() } else { hands };
        let mut solver = search(TrickRanks::LOW_CARDS_ALIKE);
        value(&mut solver, &hands);
        for _ in 0..20 {
            let other = hands.redealt(&mut rng);
            let truth = still_gets(&other);
            for to_come in 0..=other.left() {
                match solver.remembers(&other, FIRST, to_come) {
                    Some(reached) => {
                        assert_eq!(
                            reached,
                            truth >= to_come,
                            "{number}: {hands:?} holds {other:?} for {to_come}"
                        );
                        members += u32::from(other != hands);
                    }
                    None => others += 1,
                }
            }
        }
    }
    assert!(members > 2_000 && others > 2_000, "{members} members, {others} not");
}

#[test]
fn sets_save_nodes() {
    let mut rng = fast(3);
    let (mut with, mut without) = (0, 0);
    for _ in 0..30 {
        let hands = OpenTricks::random(3, 7, 4, 8, &mut rng);
        let (value_with, nodes_with) = value(&mut search(TrickRanks::LOW_CARDS_ALIKE), &hands);
        let (value_without, nodes_without) = value(&mut search(TrickRanks::ALL_RANKS), &hands);
        assert_eq!(value_with, value_without);
        (with, without) = (with + nodes_with, without + nodes_without);
    }
    assert!(with < without, "{with} nodes with sets, {without} with relative ranks");
}

#[test]
fn a_spent_budget_gives_no_answer() {
    let hands = OpenTricks::random(3, 5, 3, 8, &mut fast(4));
    think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
        let mut meter = Meter::new(thinking, Limits::nodes(10));
        assert_eq!(search(TrickRanks::LOW_CARDS_ALIKE).reaches(&hands, FIRST, 3, &mut meter), None);
        assert!(meter.nodes() <= 10);
    });
}
