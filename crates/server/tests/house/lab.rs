//! Positions, analyses, reviews, matches, puzzles, records brought along.

use serde_json::{Value, json};

use crate::client::{Client, TestHouse, play_to_the_end, request};

/// Waits until a study is done.
async fn finished(client: &Client, path: &str) -> Value {
    let mut seen = 0;
    for _ in 0..200 {
        let news = client.get(&format!("{path}?after={seen}")).await.json();
        if news["state"] == "done" || news["state"] == "failed" {
            return news;
        }
        seen = news["step"].as_u64().unwrap();
    }
    panic!("{path} is never done");
}

#[tokio::test]
async fn any_position_can_be_shown_and_analysed() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let place = json!({ "game": "gobblet3", "moves": ["3@a1", "1@a3", "3@b1", "1@b3"] });
    let shown = ana.post("/show", place.clone()).await.json();
    assert_eq!((&shown["turn"], &shown["over"]), (&json!(0), &json!(false)));
    let id = ana.post("/analyses", place).await.json()["id"].as_str().unwrap().to_owned();
    let news = finished(&ana, &format!("/analyses/{id}")).await;
    assert_eq!(news["report"]["candidates"][0]["worth"], json!({ "win": 1 }), "{news}");
    let bor = house.guest("Bor").await;
    assert_eq!(bor.get(&format!("/analyses/{id}")).await.status, 404, "it is not his");
    let bad = ana.post("/show", json!({ "game": "gobblet3", "moves": ["3@a1", "3@a1-"] })).await;
    assert!(bad.json()["error"]["message"].as_str().unwrap().starts_with("move 2"), "{bad:?}");
    let seat =
        ana.post("/show", json!({ "game": "briskula", "start": { "seed": 7 }, "viewer": 1 })).await.json();
    assert_eq!(seat["deal"], Value::Null, "a seat does not see the deal");
}

/// What the rules of tarok forbid comes back as 400 with the rule, and nothing of the table is told.
#[tokio::test]
async fn what_tarok_forbids_is_refused_with_the_rule() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let deal = "H4 H3 HK D4 D3 D2 D1 S7 S8 S9 C7 C8 C9 T1 T2 T5/H2 H1 HJ DJ DC S10 SJ SC C10 CJ CC T3 T4 T6 T7 T8/\
                HC HQ DQ DK SQ SK CQ CK T9 T10 T11 T12 T13 T14 T15 T16/T17 T18 T19 T20 T21 T22";
    for (moves, rule) in [
        (&["pass", "pass", "bid three", "talon 3"][..], "expected a group from 1 to 2"),
        (
            &["pass", "pass", "bid three", "talon 1", "discard H4 H3 HK"],
            "kings and trula may not be laid away",
        ),
        (&["pass", "pass", "bid three", "talon 1", "discard H4 H3"], "2 cards where 3 were taken"),
        (&["pass", "pass", "bid klop", "announce trula"], "in klop nothing is announced"),
        (&["pass", "pass", "bid solo", "announce none", "kontra pagat"], "pagat was not said"),
        (&["pass", "pass", "bid klop", "H4", "H2", "HC", "T9", "T1"], "the pagat may be played only when"),
    ] {
        let asked = json!({ "game": "tarok", "start": { "deal": deal }, "moves": moves });
        let bad = ana.post("/show", asked).await;
        let said = bad.json()["error"]["message"].as_str().unwrap_or_default().to_owned();
        assert!(bad.status == 400 && said.contains(rule), "{moves:?}: {bad:?}");
    }
    let preset = ana.post("/show", json!({ "game": "tarok", "options": { "preset": "vienna" } })).await;
    assert_eq!(preset.status, 400, "{preset:?}");
}

#[tokio::test]
async fn what_the_rules_of_cards_forbid_is_refused_with_the_rule() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let deal =
        "H7 H8 B8 B9 BJ BQ BK B7 H9 H10 B10 BA/HA LA L10 LK A9 AJ AQ AK A10 AA/L9 HJ HQ HK L7 L8 LJ LQ A7 A8";
    for (options, deal, moves, why) in [
        (json!({ "profile": "prague" }), deal, json!([]), "expected seed | openmarias | voleny-csm"),
        (json!({ "max_raises": 8 }), deal, json!([]), "a whole number from 0 to 7"),
        (json!({}), "H7/H8", json!([]), "expected 12 cards in this pile"),
        (json!({}), deal, json!(["trump L7"]), "first seven cards as trump (rule 1)"),
        (json!({}), deal, json!(["trump H7", "talon H10 B7"]), "no fat card goes into the talon (rule 2)"),
        (json!({}), deal, json!(["trump H7", "talon H7 B7"]), "does not go into the talon (rule 2)"),
        (json!({}), deal, json!(["trump H7", "talon B7 B8", "pass"]), "first bid contains hra (rule 3)"),
        (
            json!({}),
            deal,
            json!(["trump H7", "talon B7 B8", "bid hra", "bid sedma"]),
            "holder of the trump 7",
        ),
        (
            json!({}),
            deal,
            json!(["trump H7", "talon B7 B8", "bid hra", "bid hra"]),
            "announced already (rule 3)",
        ),
        (
            json!({}),
            deal,
            json!(["trump H7", "talon B7 B8", "bid hra", "pass", "pass", "BK"]),
            "not played before its horník BQ (rule 4d)",
        ),
    ] {
        let asked =
            json!({ "game": "marias", "options": options, "start": { "deal": deal }, "moves": moves });
        let answer = ana.post("/show", asked.clone()).await;
        assert_eq!(answer.status, 400, "{asked}");
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.contains(why), "{asked}: {message}");
    }
    // At a table the same is refused, and nothing changes.
    let table = ana.table(json!({ "game": "marias", "seats": ["me", "random", "random"] })).await;
    let mut socket = ana.socket(&table).await;
    let before = socket.snapshot().await;
    let refused = socket.command(json!({ "do": "move", "move": "pass", "version": before["version"] })).await;
    assert_eq!(refused["type"], "refused", "{refused}");
    socket.send(&json!({ "do": "resync" })).await;
    assert_eq!(socket.snapshot().await["game"]["legal"], before["game"]["legal"]);
}

#[tokio::test]
async fn a_record_is_brought_looked_at_and_reviewed() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let record = json!({
        "kavarna": 1, "game": "gobblet3", "seats": ["Ana", "Bor"],
        "moves": ["3@a1", "1@a3", "3@b1", "1@b3", "2@a2"], "scores": null,
    });
    let id = ana.post("/records", record).await.json()["id"].as_str().unwrap().to_owned();
    let frames = ana.get(&format!("/records/{id}/frames?viewer=0")).await.json();
    assert_eq!(frames["frames"].as_array().map(Vec::len), Some(6));
    assert_eq!(frames["frames"][5]["move"], "2@a2");
    let review = ana.post("/reviews", json!({ "record": id, "spec": "alphabeta" })).await.json();
    let news = finished(&ana, &format!("/reviews/{}", review["id"].as_str().unwrap())).await;
    let last = &news["report"]["decisions"][4];
    assert_eq!((&last["step"], &last["best_worth"]), (&json!(5), &json!({ "win": 1 })));
    let own = ana.post("/reviews", json!({ "record": id, "spec": "alphabeta", "seat": 1 })).await.json();
    let news = finished(&ana, &format!("/reviews/{}", own["id"].as_str().unwrap())).await;
    let steps: Vec<&Value> =
        news["report"]["decisions"].as_array().unwrap().iter().map(|one| &one["step"]).collect();
    assert_eq!((steps, &news["of"]), (vec![&json!(2), &json!(4)], &json!(2)));
    let nobody = ana.post("/reviews", json!({ "record": id, "seat": 2 })).await;
    assert_eq!(
        (nobody.status, nobody.json()["error"]["message"].as_str()),
        (400, Some("seat: expected 0 to 1"))
    );
    let broken = ana
        .post(
            "/records",
            json!({ "kavarna": 1, "game": "gobblet3", "seats": [], "moves": ["9@z"], "scores": null }),
        )
        .await;
    assert_eq!(broken.status, 400);
}

#[tokio::test]
async fn a_match_of_the_lab_has_standings_with_intervals() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let asked = json!({
        "game": "gobblet3", "players": ["alphabeta", "random"], "games": 6, "limit": "depth=2",
    });
    let id = ana.post("/matches", asked).await.json()["id"].as_str().unwrap().to_owned();
    let news = finished(&ana, &format!("/matches/{id}")).await;
    assert_eq!((&news["done"], &news["games"]), (&json!(6), &json!(6)));
    assert_eq!(news["standings"]["players"][0]["name"], "alphabeta", "{news}");
    let lines = ana.get(&format!("/matches/{id}/records")).await.body;
    assert_eq!(lines.lines().count(), 6);
    let bad = ana.post("/matches", json!({ "game": "gobblet3", "players": ["cmd:rm", "random"] })).await;
    assert_eq!(bad.status, 400, "nobody runs programs from outside");
}

#[tokio::test]
async fn a_match_stops_in_the_middle_of_a_game() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    // Minutes for a single move, if nobody stops it.
    let asked = json!({
        "game": "gobblet4", "players": ["alphabeta:depth=9", "alphabeta:depth=9"], "games": 2,
        "limit": "nodes=1000000",
    });
    let id = ana.post("/matches", asked).await.json()["id"].as_str().unwrap().to_owned();
    while house.running.house.pool.load().1 == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(ana.call("DELETE", &format!("/matches/{id}"), Value::Null).await.status, 200);
    let news = finished(&ana, &format!("/matches/{id}")).await;
    assert_eq!((&news["state"], &news["done"]), (&json!("done"), &json!(0)), "{news}");
    while house.running.house.pool.load().1 > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let later = ana.get(&format!("/matches/{id}")).await.json();
    assert_eq!(
        (&later["state"], &later["done"]),
        (&json!("done"), &json!(0)),
        "it stays as it ended: {later}"
    );
}

#[tokio::test]
async fn a_match_given_up_at_once_still_says_what_was_asked() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    for _ in 0..5 {
        let asked = json!({ "game": "gobblet4", "players": ["random", "random"], "games": 1000 });
        let id = ana.post("/matches", asked).await.json()["id"].as_str().unwrap().to_owned();
        assert_eq!(ana.call("DELETE", &format!("/matches/{id}"), Value::Null).await.status, 200);
        let news = finished(&ana, &format!("/matches/{id}")).await;
        assert!(news["done"].as_u64().is_some_and(|done| done < 1000), "{news}");
        assert_eq!(news["games"], 1000, "{news}");
    }
}

#[tokio::test]
async fn records_come_and_go_in_the_form_of_others() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let text = "(;GM[24]VV[2]SU[Yinsh]P0[id \"Ana\"]P1[id \"Bor\"]; P0[0 Start White]\
                ; P0[1 place wr  F 6]; P0[2 Done ]; P1[3 place br  A 5]; P1[4 Done ])";
    let headers = [("content-type", "application/x-go-sgf"), ("cookie", ana.cookie.as_str())];
    let post = |body: &'static str| request(&ana.address, "POST", "/api/v1/records", &headers, body);
    let id = post(text).await.json()["id"].as_str().unwrap().to_owned();
    let record = game::Record::parse(&ana.get(&format!("/records/{id}")).await.body).unwrap();
    assert_eq!(
        (record.seats, record.moves),
        (vec!["Ana".to_owned(), "Bor".to_owned()], vec!["f6".to_owned(), "a5".to_owned()])
    );
    let again = ana.get(&format!("/records/{id}/as/sgf")).await;
    assert_eq!(again.header("content-type"), Some("application/x-go-sgf"));
    assert!(again.body.contains("place br  A 5"), "{}", again.body);
    assert_eq!(ana.get(&format!("/records/{id}/as/pgn")).await.status, 404);
    let bad = post("(;GM[1])").await;
    assert_eq!(bad.status, 400);
    assert!(bad.json()["error"]["message"].as_str().unwrap().contains("GM[24]"), "{bad:?}");
}

#[tokio::test]
async fn puzzles_have_one_right_move() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let puzzles = ana.get("/puzzles?game=briskula").await.json()["puzzles"].as_array().unwrap().clone();
    let puzzle = puzzles.first().expect("there are puzzles");
    let place = json!({ "game": "briskula", "start": puzzle["start"] });
    let legal = ana.post("/show", place).await.json()["legal"].as_array().unwrap().clone();
    let mut right = 0;
    for mv in &legal {
        let path = format!("/puzzles/{}", puzzle["id"].as_str().unwrap());
        let answer = ana.post(&path, json!({ "move": mv })).await.json();
        right += usize::from(answer["right"] == true);
        assert!(answer["right"] != true || answer["reply"].is_null(), "{answer}");
    }
    assert_eq!(right, 1, "{puzzle}");
    assert!(!ana.get("/experiments").await.json()["experiments"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn finished_deals_say_how_engines_fare_against_people() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let none = ana.get("/fares?game=marias").await.json();
    assert_eq!(none, json!({ "unit": "money", "fares": [] }));
    for _ in 0..2 {
        let table = ana.table(json!({ "game": "marias", "seats": ["me", "smart", "random"] })).await;
        let mut socket = ana.socket(&table).await;
        let state = socket.snapshot().await;
        play_to_the_end(&mut socket, state).await;
    }
    let told = ana.get("/fares?game=marias").await.json();
    let fares = told["fares"].as_array().unwrap();
    assert_eq!(fares.len(), 2, "{told}");
    let of = |engine: &str| fares.iter().find(|fare| fare["engine"] == engine).unwrap();
    for engine in ["random", "smart"] {
        assert_eq!((&of(engine)["deals"], &of(engine)["rules"]), (&json!(2), &json!("")), "{told}");
        let [low, mean, high] = ["low", "mean", "high"].map(|end| of(engine)[end].as_f64().unwrap());
        assert!(low <= mean && mean <= high);
    }
    let records = ana.get("/records?game=marias").await.json();
    let sum = |seat: usize| -> f64 {
        let each = records["records"].as_array().unwrap().iter();
        each.map(|record| record["scores"][seat].as_f64().unwrap()).sum()
    };
    assert!((of("smart")["mean"].as_f64().unwrap() - sum(1) / 2.0).abs() < 1e-9, "{told} {records}");
    // Engines alone, and deals that somebody gave up, say nothing about people.
    let table = ana.table(json!({ "game": "marias", "seats": ["me", "smart", "random"] })).await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    socket.command(json!({ "do": "resign" })).await;
    assert_eq!(ana.get("/fares?game=marias").await.json(), told);
    assert!(matches!(ana.get("/fares?game=chess").await.status, 400..500));
}
