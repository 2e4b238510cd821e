//! Everything that can be wrong with what was typed: one clear line on standard error, exit code 2.

use crate::common::{refusal, run, run_with};

/// What is typed, and what the one line says.
const REFUSED: &[(&[&str], &str)] = &[
    // games
    (
        &["show", "chess"],
        "unknown game \"chess\": expected one of gobblet3, gobblet4, yinsh, briskula, tarok, marias",
    ),
    (
        &["games", "chess"],
        "unknown game \"chess\": expected one of gobblet3, gobblet4, yinsh, briskula, tarok, marias",
    ),
    (&["players", "chess"], "unknown game \"chess\": expected one of"),
    (&["perft", "chess", "--depth", "1"], "unknown game \"chess\": expected one of"),
    (&["play", "chess"], "unknown game \"chess\": expected one of"),
    (&["agent", "chess", "house"], "unknown game \"chess\": expected one of"),
    (&["bench", "--game", "chess"], "unknown game \"chess\": expected one of"),
    (&["match", "chess", "--seat", "house"], "unknown game \"chess\": expected one of"),
    (&["show", "a\nb"], "unknown game \"a\\nb\": expected one of"),
    // names of options
    (&["show", "gobblet3", "--option", "colour=red"], "unknown option \"colour\": expected both, "),
    (&["show", "gobblet3", "--option", "colour"], "expected name=value, got \"colour\""),
    (&["play", "gobblet3", "--option", "colour=red"], "unknown option \"colour\": expected both, "),
    // rules that a solver or a player does not know
    (
        &["solve", "gobblet3", "--option", "pieces=3"],
        "gobblet3 is not solved with pieces=3: expected pieces=2",
    ),
    (
        &["match", "gobblet3", "--option", "pieces=3", "--seat", "perfect", "--seat", "random"],
        "option \"pieces\": expected 2, for the perfect player knows no other game, got \"3\"",
    ),
    (&["show", "gobblet3", "--option", "pieces=4"], "option \"pieces\": expected 2 | 3, got \"4\""),
    (&["show", "gobblet4", "--option", "pieces=2"], "unknown option \"pieces\": expected both, "),
    // tuning
    (
        &["tune", "yinsh", "--player", "rows", "--knob", "ladder=1..9"],
        "option \"ladder\" is a list of numbers: expected one of them, as in ladder/1",
    ),
    // values of options
    (
        &["show", "gobblet3", "--option", "both=red"],
        "option \"both\": expected opponent | mover | draw, got \"red\"",
    ),
    (
        &["perft", "gobblet3", "--depth", "1", "--option", "limit=0"],
        "option \"limit\": expected a whole number from 1",
    ),
    (&["show", "tarok", "--option", "preset=vienna"], "option \"preset\": expected seed | tarok-net | pagat"),
    (&["show", "tarok", "--option", "flag=yes"], "unknown option \"flag\": expected preset, opening, values"),
    (
        &["show", "tarok", "--option", "klop_full=many"],
        "option \"klop_full\": expected a whole number from 1 to 71",
    ),
    (
        &["show", "tarok", "--option", "radelci=1/2"],
        "option \"radelci\": expected a whole number from 0 to 65535",
    ),
    (&["show", "tarok", "--deal", "H4 T1/H3/H2/D4"], "expected 16 cards in this pile (not 2)"),
    (&["show", "tarok", "--moves", "bid four"], "move 1: expected three, two, one, solo, beggar or klop"),
    (
        &["show", "tarok", "--moves", "bid klop"],
        "move 1: bid klop is not a legal move here: only forehand left alone at three may turn it into klop",
    ),
    (
        &["show", "tarok", "--moves", "pass; pass; bid three; talon 3"],
        "move 4: talon 3 is not a legal move here: expected a group from 1 to 2",
    ),
    (
        &["show", "tarok", "--moves", "pass; pass; bid klop; announce trula"],
        "move 4: announce trula is not a legal move here: in klop nothing is announced and nothing raised: expected",
    ),
    // players
    (&["agent", "gobblet3", "nobody"], "unknown player \"nobody\" of gobblet3: expected one of "),
    (
        &["agent", "gobblet3", "house:level=99"],
        "option \"level\": expected a whole number from 1 to 10, got \"99\"",
    ),
    (&["agent", "gobblet3", "house:colour=1"], "unknown option \"colour\": expected level"),
    (&["match", "gobblet3", "--seat", "nobody", "--seat", "house"], "unknown player \"nobody\" of gobblet3"),
    (&["match", "gobblet3", "--seat", "random"], "gobblet3 has 2 seats: expected 2 --seat, got 1"),
    (
        &["match", "gobblet3", "--seat", "cmd:", "--seat", "random"],
        "expected cmd:PROGRAM ARGS with balanced quotes",
    ),
    (
        &["match", "gobblet3", "--seat", "cmd:a 'b", "--seat", "random"],
        "expected cmd:PROGRAM ARGS with balanced",
    ),
    (&["play", "gobblet3", "--seat", "nobody"], "unknown player \"nobody\" of gobblet3: expected one of "),
    (
        &["play", "gobblet3", "--seat", "me", "--seat", "me", "--seat", "me"],
        "gobblet3 has 2 seats: expected at most 2 --seat, got 3",
    ),
    // moves
    (&["show", "gobblet3", "--moves", "3@z9"], "move 1: expected a file a-c at character 3 of \"3@z9\""),
    (
        &["show", "gobblet3", "--moves", "3@b2 3@a1  3@z9"],
        "move 3: expected a file a-c at character 3 of \"3@z9\"",
    ),
    (
        &["show", "tarok", "--moves", "pass; pass; bid four"],
        "move 3: expected three, two, one, solo, beggar or klop at character 5 of \"bid four\"",
    ),
    (&["show", "gobblet3", "--moves", "nonsense"], "move 1: expected "),
    (&["show", "gobblet3", "--moves", "3@b2 3@b2"], "move 2: 3@b2 is not a legal move here"),
    (&["perft", "gobblet3", "--depth", "1", "--moves", "a1-a2"], "move 1: a1-a2 is not a legal move here"),
    (&["show", "gobblet3", "--moves", "3@a1 1@a3 3@b1 1@b3 2@c1 1@a2"], "move 6: the game is over"),
    // positions and deals
    (&["show", "gobblet3", "--position", "nonsense"], "expected "),
    (&["show", "gobblet3", "--deal", "H7"], "expected "),
    // a card game that can say by which rule
    (
        &["show", "marias", "--option", "profile=tarok"],
        "option \"profile\": expected seed | openmarias | voleny-csm, got \"tarok\"",
    ),
    (
        &["show", "marias", "--option", "max_raises=8"],
        "option \"max_raises\": expected a whole number from 0 to 7",
    ),
    (&["show", "marias", "--deal", "H7"], "expected 12 cards in this pile (not 1)"),
    (
        &["show", "marias", "--moves", "pass"],
        "move 1: pass is not a legal move here: expected a trump (rule 1)",
    ),
    // numbers
    (
        &["perft", "gobblet3", "--depth", "0"],
        "invalid value '0' for '--depth <N>': expected a whole number from 1",
    ),
    (
        &["perft", "gobblet3", "--depth", "x"],
        "invalid value 'x' for '--depth <N>': expected a whole number from 1",
    ),
    (
        &["show", "gobblet3", "--seed", "1.5"],
        "invalid value '1.5' for '--seed <S>': expected a whole number from 0",
    ),
    (
        &["show", "gobblet3", "--seed", "-1"],
        "invalid value '-1' for '--seed <S>': expected a whole number from 0",
    ),
    (&["show", "gobblet3", "--seat", "2"], "expected a seat from 0 to 1, got 2"),
    (
        &["show", "gobblet3", "--seat", "x"],
        "invalid value 'x' for '--seat <N>': expected a whole number from 0",
    ),
    (
        &["match", "gobblet3", "--seat", "random", "--seat", "random", "--games", "0"],
        "invalid value '0' for '--games <N>': expected a whole number from 1",
    ),
    (
        &["match", "gobblet3", "--seat", "random", "--seat", "random", "--threads", "0"],
        "invalid value '0' for '--threads <N>': expected a whole number from 1 to 1024",
    ),
    (
        &["match", "gobblet3", "--seat", "random", "--seat", "random", "--limit", "ms=soon"],
        "limit: option \"ms\": expected a whole number from 1",
    ),
    (&["play", "gobblet3", "--limit", ""], "limit: expected name=value, got \"\""),
    (&["play", "gobblet3", "--limit", "speed=1"], "limit: unknown option \"speed\": expected depth, nodes"),
    // files
    (&["review", "no-such-file.jsonl"], "cannot read no-such-file.jsonl: no such file"),
    (
        &["convert", "yinsh", "no-such-file.sgf", "--from", "sgf"],
        "cannot read no-such-file.sgf: no such file",
    ),
    (&["convert", "yinsh", "/dev/null", "--from", "sgf"], "/dev/null: expected "),
    (&["convert", "yinsh", "/dev/null", "--to", "sgf"], "/dev/null: expected records of games, found none"),
    (&["convert", "yinsh", "-", "--to", "pgn"], "unknown form \"pgn\": expected sgf or sgf-robot"),
    (&["convert", "gobblet3", "-", "--to", "sgf"], "records of gobblet3 have no other form than our own"),
    (&["replay", "no-such-file.jsonl"], "cannot read no-such-file.jsonl: no such file"),
    (&["play", "--resume", "no-such-file.jsonl"], "cannot read no-such-file.jsonl: no such file"),
    (&["replay", "/dev/null"], "/dev/null: expected records of games, found none"),
    (
        &["match", "gobblet3", "--seat", "random", "--seat", "random", "--json", "no/such/dir/x"],
        "cannot write no/such/dir/x: no such file",
    ),
    (&["man", "--out", "/dev/null/x"], "cannot create /dev/null/x: "),
    // the house
    (
        &["serve", "--trusted-proxy", "proxy.example"],
        "invalid value 'proxy.example' for '--trusted-proxy <NETWORK>': expected a network like 10.0.0.0/8",
    ),
    (
        &["serve", "--host", "https://house.example"],
        "invalid value 'https://house.example' for '--host <NAME>': expected a name like house.example",
    ),
    (&["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1"], "cannot listen on 127.0.0.1: "),
    (
        &["serve", "--listen", "127.0.0.1:0", "--db", "mysql://house:secret@localhost/house"],
        "cannot use \"mysql://house@localhost/house\" as a database: expected the path of a file",
    ),
    // words
    (&["frobnicate"], "unrecognized subcommand 'frobnicate'"),
    (&["perft", "gobblet3"], "the following required arguments were not provided: --depth <N>"),
    (&["show", "gobblet3", "--frobnicate"], "unexpected argument '--frobnicate' found"),
    (&["show", "gobblet3", "--seed", "1", "--deal", "x"], "the argument '--seed <S>' cannot be used with"),
    (&["show", "gobblet3", "--seat", "0", "--all"], "the argument '--seat <N>' cannot be used with '--all'"),
    (&["completions", "tcsh"], "invalid value 'tcsh' for '<SHELL>'"),
    // places
    (&["play", "gobblet3"], "play needs a terminal: expected to be started in one"),
    (&["play"], "play needs a terminal"),
];

#[test]
fn bad_input_is_refused_with_one_line_that_names_what_was_expected() {
    for (words, expected) in REFUSED {
        let said = refusal(words);
        assert!(said.starts_with(&format!("kavarna: {expected}")), "{words:?} said {said:?}");
    }
}

/// What was typed is well, but the house cannot open there: one line, exit code 1.
#[test]
fn a_house_that_cannot_open_says_why() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("letter.db").to_str().unwrap().to_owned();
    std::fs::write(&file, "this is a letter, not a database\n".repeat(100)).unwrap();
    let nowhere = dir.path().join("no/such/folder.db").to_str().unwrap().to_owned();
    for (db, part) in
        [(file.as_str(), "not a database"), (&nowhere, "folder.db"), ("postgres://127.0.0.1:9/x", ":9/x")]
    {
        let run = run(&["serve", "--listen", "127.0.0.1:0", "--db", db]);
        assert_eq!((run.code, run.out.as_str(), run.err.lines().count()), (Some(1), "", 1), "{run:#?}");
        assert!(run.err.contains("cannot use the database") && run.err.contains(part), "{run:#?}");
    }
}

#[test]
fn files_of_garbage_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("garbage.jsonl");
    let path = file.to_str().unwrap();
    let record = |fields: &str| {
        format!(
            "{{\"kavarna\":1,\"game\":\"gobblet3\",\"seats\":[\"me\",\"me\"],\"scores\":null,{fields}}}\n"
        )
    };
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (b"nonsense\n".to_vec(), "line 1: expected one record of a game in JSON a line"),
        (b"{}\n".to_vec(), "line 1: expected one record of a game in JSON a line"),
        (b"\xff\xfe\x00".to_vec(), "expected text, but this is not UTF-8"),
        (record("\"moves\":[\"3@z9\"]").into_bytes(), "game 0: expected a file a-c"),
        (record("\"moves\":[\"a1-a2\"]").into_bytes(), "game 0: move 1: a1-a2 is not a legal move here"),
        (
            record("\"moves\":[],\"options\":{\"colour\":\"red\"}").into_bytes(),
            "game 0: unknown option \"colour\"",
        ),
        (record("\"moves\":[],\"position\":\"nonsense\"").into_bytes(), "game 0: expected "),
        (record("\"moves\":[]").replace("gobblet3", "chess").into_bytes(), "game 0: unknown game \"chess\""),
        (record("\"moves\":[]").replace(":1", ":2").into_bytes(), "expected \"kavarna\":1, got 2"),
    ];
    for (bytes, expected) in cases {
        std::fs::write(&file, &bytes).unwrap();
        for words in [&["review", path][..], &["replay", path], &["play", "--resume", path]] {
            let said = refusal(words);
            assert!(
                said.contains(expected),
                "{words:?} on {:?} said {said}",
                String::from_utf8_lossy(&bytes)
            );
        }
    }
}

#[test]
fn a_game_that_the_file_does_not_have_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("one.jsonl");
    let path = file.to_str().unwrap();
    std::fs::write(&file, r#"{"kavarna":1,"game":"gobblet3","seats":["me","me"],"moves":[],"scores":null}"#)
        .unwrap();
    for command in ["review", "replay"] {
        let said = refusal(&[command, path, "--game", "1"]);
        assert!(said.ends_with("expected a game from 0 to 0, got 1"), "{said}");
    }
    assert!(refusal(&["review", path, "--player", "nobody"]).contains("unknown player \"nobody\""));
    let said = refusal(&["play", "gobblet4", "--resume", path]);
    assert!(said.ends_with("expected a game of gobblet4, found one of gobblet3"), "{said}");
}

#[test]
fn a_finished_game_cannot_be_resumed() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("over.jsonl");
    let record = r#"{"kavarna":1,"game":"gobblet3","seats":["me","me"],"moves":[],"scores":[1,-1]}"#;
    std::fs::write(&file, record).unwrap();
    let said = refusal(&["play", "--resume", file.to_str().unwrap()]);
    assert!(said.contains("expected an unfinished game, but game 0 is over"), "{said}");
}

#[test]
fn an_agent_that_is_told_nonsense_says_so() {
    for said in ["nonsense\n", "{\"type\":\"turn\"}\n", "{\"type\":\"event\",\"seat\":9,\"move\":\"a\"}\n"] {
        let run = run_with(&["agent", "gobblet3", "random"], said);
        assert_eq!((run.code, run.err.lines().count()), (Some(2), 1), "{said}: {run:#?}");
        assert!(run.err.starts_with("kavarna: line 1: "), "{}", run.err);
    }
}

#[test]
fn courses_that_do_not_exist_are_refused_with_the_ones_that_do() {
    let unknown = run(&["train", "briskula", "manners"]);
    assert_eq!(unknown.code, Some(2), "{unknown:?}");
    assert!(unknown.err.contains("unknown course \"manners\" of briskula"), "{unknown:?}");
    let listed = run(&["train", "briskula", "--list"]);
    assert_eq!(listed.code, Some(0), "{listed:?}");
    let first = listed.out.lines().nth(1).and_then(|line| line.split_whitespace().next());
    let first = first.expect("briskula is learned");
    assert!(unknown.err.contains(first), "{unknown:?} must name {first}");
    let setting = run(&["train", "briskula", first, "--set", "nothing=1"]);
    assert_eq!(setting.code, Some(2), "{setting:?}");
    let game = run(&["train", "chess"]);
    assert_eq!(game.code, Some(2), "{game:?}");
}
