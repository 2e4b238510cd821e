//! The whole game: two pieces of three sizes. Solved only when the long tests are asked for.

use gobblet::Board;
use gobblet::solve::{Oracle, Outcome, Solution, Tablebase, Tally};

use crate::strategy::Exhaustive;
use crate::{from_random_games, rules, soak, solved};

const ALL: [u8; 3] = [2, 2, 2];

fn longest(tally: &Tally) -> (usize, usize) {
    (tally.wins.len() - 1, tally.losses.len() - 1)
}

#[test]
fn the_usual_game_is_what_is_known_of_it() {
    if !soak("the whole game of 3x3") {
        // The same, with one piece less of two sizes, as the plain analysis has it.
        let counts = solved("", [2, 1, 1]).counts(2, &mut |_| true).unwrap();
        assert_eq!((counts.all.total(), counts.reachable.total()), (1_479_193, 1_467_762));
        assert_eq!((longest(&counts.reachable), counts.reachable.draws), ((15, 14), 95_638));
        return;
    }
    let solution = solved("", ALL);
    let start = Board::empty(rules(""));
    assert_eq!(solution.value(&start).unwrap(), Outcome::Win(13), "the published figure");
    let counts = solution.counts(2, &mut |_| true).unwrap();
    assert_eq!(counts.all.total(), 360_382_485);
    assert_eq!(counts.reachable.total(), 341_024_631);
    assert_eq!(counts.reachable.draws, 104_150);
    assert_eq!(longest(&counts.reachable), (23, 24));
    assert_eq!(longest(&counts.all), (23, 24));

    let mut file = Vec::new();
    let written = solution.write(&mut file, 2).unwrap();
    assert!(written.bytes <= 9_000_000, "{written:?}");
    let table = Tablebase::from_bytes(file).unwrap();
    table_and_moves_agree(&solution, &table, "");

    let mut play = Exhaustive::new(&table, 0);
    play.wins_within(&start, 13);
    eprintln!("the strategy of the first player meets {} positions", play.positions());
}

fn table_and_moves_agree(solution: &Solution, table: &Tablebase, options: &str) {
    for board in from_random_games(rules(options), ALL, 500) {
        let value = solution.value(&board).unwrap();
        assert_eq!(table.value(&board).unwrap(), value, "{board:?}");
        let best = solution.moves(&board).unwrap().into_iter().map(|(_, outcome)| outcome).max();
        assert!(best.is_none_or(|best| best == value), "{board:?}");
    }
}

#[test]
fn other_rules_are_what_is_known_of_them() {
    if !soak("the whole game of 3x3 by other rules") {
        // With four pieces a side, as the plain analysis has it.
        let known = [
            ("reserve_covers=never", Outcome::Win(11)),
            ("moving=no,no_move=draw", Outcome::Draw),
            ("moving=no", Outcome::Loss(8)),
        ];
        for (options, expected) in known {
            assert_eq!(solved(options, [2, 1, 1]).value(&start(options)).unwrap(), expected, "{options}");
        }
        return;
    }
    let known = [
        ("reserve_covers=never", Outcome::Win(9)),
        ("moving=no,no_move=draw", Outcome::Draw),
        // Whoever begins has no piece left first.
        ("moving=no", Outcome::Loss(12)),
    ];
    for (options, expected) in known {
        let solution = solved(options, ALL);
        assert_eq!(solution.value(&start(options)).unwrap(), expected, "{options}");
        let mut file = Vec::new();
        assert!(solution.write(&mut file, 2).unwrap().bytes <= 9_000_000);
        table_and_moves_agree(&solution, &Tablebase::from_bytes(file).unwrap(), options);
    }
}

fn start(options: &str) -> Board<3> {
    Board::empty(rules(options))
}
