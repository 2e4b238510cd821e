//! What the operator sees: whether it is well, what it does, and no secret of anybody.

use std::fs::File;
use std::time::Duration;

use serde_json::json;

use crate::client::{Client, TestDb, TestHouse, request, secret_of};
use crate::crash::{House, free_address, play_through, until_open};

#[tokio::test]
async fn the_house_says_how_it_is() {
    let house = TestHouse::open().await;
    for (path, said) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
        let answer = request(&house.address(), "GET", path, &[], "").await;
        assert_eq!((answer.status, answer.body.as_str()), (200, said));
    }
}

/// What everything that is said or kept passes through.
const LIBRARIES: [&str; 8] =
    ["hyper", "axum", "tower", "tungstenite", "tokio_tungstenite", "sqlx", "mio", "h2"];

/// Whether a word is a card of briškula: a suit and a rank.
fn is_card(word: &str) -> bool {
    let rank = word.strip_prefix(['C', 'B', 'S', 'D']).and_then(|rank| rank.parse::<u8>().ok());
    rank.is_some_and(|rank| matches!(rank, 1..=7 | 11..=13))
}

#[tokio::test]
async fn logs_tell_no_card_and_no_secret() {
    let (db, address) = (TestDb::new(), free_address());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let watched = free_address();
    let house = House::watched(&db.url, &address, "trace", File::create(&path).unwrap().into(), &watched);
    until_open(&address).await;
    let ana = Client::guest(&address, "Ana").await;
    let ana = ana.with(&ana.post("/account", json!({ "name": "ana", "password": "correct horse" })).await);
    ana.post("/login", json!({ "name": "ana", "password": "wrong horse" })).await;
    let private = json!({ "game": "briskula", "seats": ["me", "link"], "visibility": "private" });
    let secret = secret_of(&ana.post("/tables", private).await.json()["links"]["1"]);
    let table = ana.table(json!({ "game": "briskula", "seats": ["me", "random"] })).await;
    play_through(ana.clone(), table.clone(), Duration::ZERO).await;
    let elsewhere = request(&address, "GET", "/metrics", &[], "").await;
    assert!(!elsewhere.body.contains("kavarna_commands"), "{elsewhere:?}");
    let metrics = request(&watched, "GET", "/metrics", &[], "").await;
    assert!(metrics.body.contains("kavarna_commands"), "{metrics:?}");
    house.kill();
    let log = std::fs::read_to_string(path).unwrap();
    assert!(log.contains("the house is open"), "{log}");
    for (library, level) in LIBRARIES.iter().flat_map(|library| [(library, "TRACE"), (library, "DEBUG")]) {
        let line = log.lines().find(|line| line.contains(&format!("{level} {library}")));
        assert_eq!(line, None);
    }
    let token = ana.cookie.split_once('=').unwrap().1;
    for secret in [token, &secret, "correct horse", "wrong horse"] {
        assert!(!log.contains(secret) && !metrics.body.contains(secret), "{secret} in {log}");
    }
    let words = log.split(|letter: char| !letter.is_ascii_alphanumeric());
    assert_eq!(words.filter(|word| is_card(word)).collect::<Vec<_>>(), Vec::<&str>::new(), "{log}");
    assert!(is_card("S13") && !is_card("S8"));
}

/// Programs that do not play by the rules, each in its own way, with all that they know in their words: one names a trump
/// that it does not hold, one says what it was told, one complains of it and ends.
const CHEATS: [(&str, &str); 3] = [
    (
        "liar",
        r#"while read -r line; do case "$line" in *'"type":"turn"'*)
        for card in HA LA AA BA H7 L7 A7 B7; do case "$line" in *"trump $card"*) ;; *) printf '{"move":"trump %s"}\n' $card; break ;; esac; done ;;
    esac; done"#,
    ),
    (
        "babbler",
        r#"while read -r line; do case "$line" in *'"type":"turn"'*) printf '%s\n' "$line" ;; esac; done"#,
    ),
    (
        "whiner",
        r#"while read -r line; do case "$line" in *'"type":"turn"'*) printf '%s\n' "$line" >&2; exit 3 ;; esac; done"#,
    ),
];

#[tokio::test]
async fn logs_tell_no_card_of_a_program_that_cheats() {
    let (db, address) = (TestDb::new(), free_address());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let programs: serde_json::Map<String, serde_json::Value> = CHEATS
        .iter()
        .map(|(name, script)| {
            let file = folder.path().join(format!("{name}.sh"));
            std::fs::write(&file, script).unwrap();
            ((*name).to_owned(), json!(format!("sh {}", file.display())))
        })
        .collect();
    let log = File::create(&path).unwrap();
    let house = House::with_programs(&json!(programs), &db.url, &address, log.into());
    until_open(&address).await;
    let ana = Client::guest(&address, "Ana").await;
    for (name, _) in CHEATS {
        let seats = json!([format!("external:{name}"), "me", "random"]);
        let table = ana.table(json!({ "game": "marias", "seats": seats })).await;
        let mut socket = ana.socket(&table).await;
        let state = socket.snapshot().await;
        if state["game"]["over"] != true {
            let over = socket.until(|frame| frame["what"] == "over" || frame["game"]["over"] == true).await;
            assert!(!over["reason"].to_string().contains("trump"), "{over}");
        }
    }
    house.kill();
    let log = std::fs::read_to_string(path).unwrap();
    assert_eq!(log.matches("an engine cannot go on").count(), CHEATS.len(), "the operator is told: {log}");
    assert!(log.contains("illegal"), "{log}");
    let is_card = |word: &&str| {
        let rank = word.strip_prefix(['H', 'L', 'A', 'B']);
        rank.is_some_and(|rank| ["7", "8", "9", "10", "J", "Q", "K", "A"].contains(&rank))
    };
    let words = log.split(|letter: char| !letter.is_ascii_alphanumeric());
    assert_eq!(words.filter(is_card).collect::<Vec<_>>(), Vec::<&str>::new(), "{log}");
}
