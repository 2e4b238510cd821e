//! The counts of `perft.txt`, again with the bit boards, and as far as it is quick with the plain rules.

mod common;

use common::game;
use common::plain::Plain;
use game::{Options, perft};

/// The plain rules count up to so many leaves here; the file says how far they were taken once.
const PLAIN_UP_TO: u64 = 12_000;

fn check<const N: usize>(options: &str, position: &str, leaves: &str) {
    let board = game::<N>(options).parse_board(position).unwrap();
    let plain = Plain::from_text(N, &Options::parse(options).unwrap(), position);
    let numbers = leaves.split_whitespace().filter(|word| *word != "*");
    for (depth, expected) in (1..).zip(numbers) {
        let expected: u64 = expected.parse().unwrap();
        let what = format!("gobblet{N} {options} {position} at depth {depth}");
        assert_eq!(perft(&board, depth), expected, "{what}");
        if expected <= PLAIN_UP_TO {
            assert_eq!(plain.perft(depth), expected, "{what}, plain");
        }
    }
}

#[test]
fn every_line_of_the_file_holds() {
    let mut checked = 0;
    for line in include_str!("perft.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [name, options, position, leaves] = line.split("; ").collect::<Vec<_>>()[..] else {
            panic!("four parts expected: {line}");
        };
        match name {
            "gobblet3" => check::<3>(options, position, leaves),
            "gobblet4" => check::<4>(options, position, leaves),
            other => panic!("no such game: {other}"),
        }
        checked += 1;
    }
    assert_eq!(checked, 29);
}
