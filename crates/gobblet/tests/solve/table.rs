//! The table says what the solution says, and damage does not go unnoticed.

use std::sync::{Arc, Mutex};

use gobblet::solve::{Oracle, TableError, Tablebase};
use gobblet::{Board, Square};

use crate::plain::Plain;
use crate::{from_random_games, rules, solved};

#[test]
fn the_table_knows_what_the_solution_knows() {
    let small = [2, 2, 0];
    let solution = solved("", small);
    let mut file = Vec::new();
    let written = solution.write(&mut file, 2).unwrap();
    assert_eq!((written.bytes, written.blocks), (file.len(), 1), "no large pieces: one block");
    let table = Tablebase::from_bytes(file).unwrap();
    for board in Plain::solve(Board::empty(rules("")), small).boards.iter().step_by(5) {
        assert_eq!(table.value(board).unwrap(), solution.value(board).unwrap(), "{board:?}");
    }

    let pieces = [1, 1, 2];
    for options in ["", "moving=no,no_move=draw", "reserve_covers=never,both=draw", "moving=no"] {
        let solution = solved(options, pieces);
        let mut file = Vec::new();
        let written = solution.write(&mut file, 2).unwrap();
        assert_eq!(written.blocks, 219, "one for each arrangement of the large pieces up to the maps");
        let table = Tablebase::read(file.as_slice()).unwrap();
        assert_eq!(table.rules(), &rules(options));
        assert_eq!(table.pieces(), solution.pieces());
        assert_eq!(table.openings().unwrap(), solution.openings().unwrap());
        for board in from_random_games(rules(options), pieces, 100) {
            assert_eq!(table.value(&board).unwrap(), solution.value(&board).unwrap(), "{board:?}");
            assert_eq!(table.moves(&board).unwrap(), solution.moves(&board).unwrap(), "{board:?}");
        }
    }
}

#[test]
fn a_table_in_parts_fetches_what_it_needs_and_says_what_it_lacks() {
    let pieces = [0, 1, 2];
    let solution = solved("", pieces);
    let mut file = Vec::new();
    solution.write(&mut file, 1).unwrap();
    let whole = Tablebase::from_bytes(file.clone()).unwrap();
    let parts: Vec<Vec<u8>> = whole.parts().map(|part| part.unwrap().into_owned()).collect();
    assert_eq!(parts.concat(), file, "the parts are the file, cut");

    let asked = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&asked);
    let kept = parts.clone();
    let table = Tablebase::from_parts(move |part| {
        seen.lock().unwrap().push(part);
        Some(kept[part].clone())
    });
    let (table, empty) = (table.unwrap(), Board::empty(rules("")));
    for _ in 0..2 {
        assert_eq!(table.value(&empty).unwrap(), solution.value(&empty).unwrap());
    }
    assert_eq!(*asked.lock().unwrap(), [0, 1], "the header and one block, each once");
    for board in from_random_games(rules(""), pieces, 50) {
        assert_eq!(table.moves(&board).unwrap(), solution.moves(&board).unwrap(), "{board:?}");
    }

    let header = parts[0].clone();
    let cut_off = Tablebase::from_parts(move |part| (part == 0).then(|| header.clone())).unwrap();
    assert_eq!(cut_off.value(&empty).unwrap_err().to_string(), "block 0 of the table cannot be fetched");
    let damaged = Tablebase::from_parts(move |part| parts.get(part / 2).cloned()).unwrap();
    let error = damaged.value(&empty).unwrap_err();
    assert_eq!(error.to_string(), "block 0 of the table is damaged: its checksum is wrong");
    assert!(Tablebase::from_parts(|_| None).is_err());
}

#[test]
fn nine_openings_differ() {
    let openings = solved("", [1, 1, 1]).openings().unwrap();
    let moves: Vec<String> = openings.iter().map(|(mv, _)| mv.to_string()).collect();
    assert_eq!(moves, ["3@a1", "3@b1", "3@b2", "2@a1", "2@b1", "2@b2", "1@a1", "1@b1", "1@b2"]);
}

#[test]
fn a_damaged_block_is_noticed_and_the_others_still_serve() {
    let pieces = [0, 1, 2];
    let mut file = Vec::new();
    solved("", pieces).write(&mut file, 1).unwrap();
    // The first block, which has the positions without large pieces, follows the header of 219 blocks.
    file[8 + 4 + 3 + 1 + 4 + 219 * 20 + 8] ^= 1;
    let table = Tablebase::from_bytes(file).unwrap();
    let error = table.value(&Board::empty(rules(""))).unwrap_err();
    assert_eq!(error.to_string(), "block 0 of the table is damaged: its checksum is wrong");
    let has_large =
        |board: &Board<3>| board.stack(Square::at(1, 1).unwrap()).iter().any(|it| it.size.number() == 3);
    let mut asked = 0;
    for board in from_random_games(rules(""), pieces, 100).filter(has_large) {
        assert!(table.value(&board).is_ok());
        asked += 1;
    }
    assert!(asked > 100);
}

#[test]
fn a_file_that_is_missing_or_something_else_is_refused() {
    let missing = std::env::temp_dir().join("kavarna-no-such-table");
    assert!(matches!(Tablebase::open(missing), Err(TableError::Io(_))));
    let error = Tablebase::from_bytes(b"GOBBLET4".to_vec()).err().unwrap();
    assert_eq!(error.to_string(), "not a table of gobblet3: expected a file that begins with GOBBLET3");
}

#[test]
fn many_threads_may_ask_at_once() {
    let pieces = [1, 1, 2];
    let solution = solved("", pieces);
    let mut file = Vec::new();
    solution.write(&mut file, 2).unwrap();
    let table = Tablebase::from_bytes(file).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for board in from_random_games(rules(""), pieces, 50) {
                    assert_eq!(table.value(&board).unwrap(), solution.value(&board).unwrap());
                }
            });
        }
    });
}
