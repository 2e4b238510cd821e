//! The solver agrees with plain retrograde analysis, position by position, and with itself.

use game::{Kind, Options};
use gobblet::solve::{self, Counts, Oracle, Outcome, Pieces, Tally};
use gobblet::{Board, Gobblet3};

use crate::plain::{Plain, legal};
use crate::{from_random_games, rules, soak, solved};

/// The usual rules, every other choice that changes values, and some mixtures.
fn variants() -> Vec<String> {
    use game::Game;
    let matters = ["both", "reserve_covers", "reserve_covers_own", "no_move", "moving"];
    let mut variants = vec![String::new()];
    for spec in Gobblet3::option_specs() {
        if let (true, Kind::Choice(words)) = (matters.contains(&spec.name), spec.kind) {
            let others = words.iter().filter(|word| **word != spec.default);
            variants.extend(others.map(|word| Options::none().with(spec.name, word).to_string()));
        }
    }
    variants.extend(
        [
            "moving=no,no_move=draw",
            "moving=no,reserve_covers=never,both=draw",
            "reserve_covers=when-threatened,reserve_covers_own=no,both=mover",
            "reserve_covers=never,no_move=draw",
        ]
        .map(str::to_owned),
    );
    variants
}

/// How many configurations have which outcome, by the plain analysis. Every position there has its mirror
/// image, with the colours exchanged, unless only one side can have it to move; so configurations are
/// collected from both.
fn tally(plain: &Plain) -> Tally {
    let mut seen = std::collections::HashSet::new();
    let mut tally = Tally::default();
    for (board, value) in plain.boards.iter().zip(&plain.values) {
        if seen.insert(seen_by_mover(board)) {
            let (list, plies) = match value {
                Outcome::Win(plies) => (&mut tally.wins, plies),
                Outcome::Loss(plies) => (&mut tally.losses, plies),
                Outcome::Draw => {
                    tally.draws += 1;
                    continue;
                }
            };
            list.resize(list.len().max(usize::from(*plies) + 1), 0);
            list[usize::from(*plies)] += 1;
        }
    }
    tally
}

/// The pieces of the side to move and of the other side, in the smallest of the eight images.
fn seen_by_mover(board: &Board<3>) -> [u16; 6] {
    use game::Symmetric;
    use gobblet::{Piece, Size};
    let seats = [board.mover(), board.mover().other()];
    let sets = |image: &Board<3>| {
        let mut sets = [0; 6];
        for (place, set) in sets.iter_mut().enumerate() {
            let size = Size::new::<3>(place % 3 + 1).unwrap();
            *set = image.squares(Piece { seat: seats[place / 3], size });
        }
        sets
    };
    (0..8).map(|map| sets(&board.mapped(map))).min().unwrap()
}

fn agrees(options: &str, pieces: [u8; 3]) {
    let solution = solved(options, pieces);
    let plain = Plain::solve(Board::empty(rules(options)), pieces);
    for (board, expected) in plain.boards.iter().zip(&plain.values) {
        assert_eq!(solution.value(board).unwrap(), *expected, "{options} {pieces:?} {board:?}");
    }
    let Counts { reachable, .. } = solution.counts(2, &mut |_| true).unwrap();
    assert_eq!(reachable, tally(&plain), "{options} {pieces:?}");
}

#[test]
fn every_position_of_small_piece_sets_agrees_by_all_rules() {
    for options in variants() {
        for pieces in [[2, 1, 0], [1, 0, 2], [0, 1, 1]] {
            agrees(&options, pieces);
        }
    }
}

#[test]
fn one_piece_of_each_size_agrees() {
    let all = soak("one piece of each size by all rules");
    let some = ["", "reserve_covers=when-threatened,reserve_covers_own=no", "moving=no"].map(str::to_owned);
    for options in if all { variants() } else { some.to_vec() } {
        agrees(&options, [1, 1, 1]);
    }
}

/// Two sizes are enough for wins in 33 plies.
#[test]
fn two_pieces_of_two_sizes_agree() {
    agrees("", [2, 0, 2]);
    if soak("two pieces of two sizes, and four pieces of three, by all rules") {
        for options in variants() {
            agrees(&options, [2, 2, 0]);
            agrees(&options, [0, 2, 2]);
        }
        for pieces in [[2, 1, 1], [1, 2, 1], [1, 1, 2]] {
            agrees("", pieces);
            agrees("reserve_covers=when-threatened,reserve_covers_own=no,both=mover", pieces);
        }
    }
}

#[test]
fn values_follow_from_the_values_of_the_moves() {
    let pieces = [2, 1, 1];
    for options in ["", "reserve_covers=never,both=mover", "reserve_covers=when-threatened"] {
        let solution = solved(options, pieces);
        for board in from_random_games(rules(options), pieces, 300) {
            let moves = solution.moves(&board).unwrap();
            let expected: Vec<_> = legal(&board, pieces);
            assert_eq!(moves.iter().map(|(mv, _)| *mv).collect::<Vec<_>>(), expected);
            let best = moves.iter().map(|(_, outcome)| *outcome).max();
            let value = solution.value(&board).unwrap();
            assert!(best.is_none_or(|best| best == value), "{board:?}: {value}, {moves:?}");
            let best_moves = solution.best_moves(&board).unwrap();
            assert_eq!(best_moves.is_empty(), moves.is_empty());
            assert!(moves.iter().all(|(mv, outcome)| (*outcome == value) == best_moves.contains(mv)));
        }
    }
}

#[test]
fn threads_do_not_change_the_result() {
    let pieces = Pieces::new([2, 1, 1]).unwrap();
    let tables = [1, 2, 5].map(|threads| {
        let solution = solve::solve(rules(""), pieces, threads, &mut |_| true).unwrap();
        let mut table = Vec::new();
        solution.write(&mut table, threads).unwrap();
        (table, solution.counts(threads, &mut |_| true).unwrap())
    });
    assert!(tables[0] == tables[1] && tables[0] == tables[2]);
}

#[test]
fn solving_and_counting_can_be_stopped() {
    let pieces = Pieces::new([2, 1, 1]).unwrap();
    let mut told = 0;
    let stopped = solve::solve(rules(""), pieces, 2, &mut |_| {
        told += 1;
        told < 5
    });
    assert!(stopped.is_none());
    assert_eq!(told, 5);
    assert!(solved("", [1, 1, 1]).counts(2, &mut |_| false).is_none());
}

#[test]
fn progress_only_grows() {
    let pieces = Pieces::new([2, 1, 1]).unwrap();
    let mut last = (0, 0, 0.0);
    let solution = solve::solve(rules(""), pieces, 2, &mut |progress| {
        assert!(progress.plies >= last.0 && progress.settled >= last.1 && progress.share >= last.2);
        assert!(progress.settled <= progress.total && progress.share <= 1.0);
        last = (progress.plies, progress.settled, progress.share);
        true
    });
    assert!(solution.is_some() && last.2 > 0.9);
}

#[test]
fn other_rules_and_pieces_that_do_not_take_part_are_refused() {
    let solution = solved("", [1, 1, 1]);
    let other_rules = Board::empty(rules("both=draw"));
    let error = solution.value(&other_rules).unwrap_err();
    assert_eq!(error.to_string(), "the position is played by rules that were not solved");
    let more_pieces = Gobblet3::default().parse_board("x1x1./.../... o").unwrap();
    let error = solution.value(&more_pieces).unwrap_err();
    assert_eq!(error.to_string(), "the position has more pieces than the solved game");
    let same_values = Board::empty(rules("repetition=second,memory=yes"));
    assert!(solution.value(&same_values).is_ok());
}
