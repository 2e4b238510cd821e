//! The course of a game beyond moves: undo, offers, resigning, the next deal, pauses, clocks, hints.

use serde_json::{Value, json};

use crate::client::{Client, Socket, TestHouse, play_to_the_end};

/// Two people at a table of two, their sockets past the first snapshot of the game, and the version.
async fn pair(house: &TestHouse, more: Value) -> (Socket, Socket, u64, String) {
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let mut asked = json!({ "game": "gobblet3", "seats": ["me", "open"] });
    asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ana.table(asked).await;
    bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
    let (mut hers, mut his) = (ana.socket(&table).await, bor.socket(&table).await);
    let version = hers.snapshot().await["version"].as_u64().unwrap();
    his.snapshot().await;
    (hers, his, version, table)
}

async fn alone(house: &TestHouse, asked: Value) -> (Client, Socket, Value, String) {
    let ana = house.guest("Ana").await;
    let table = ana.table(asked).await;
    let mut socket = ana.socket(&table).await;
    let snapshot = socket.snapshot().await;
    (ana, socket, snapshot, table)
}

#[tokio::test]
async fn against_engines_moves_are_taken_back_at_once() {
    let house = TestHouse::open().await;
    let (_, mut socket, snapshot, _) =
        alone(&house, json!({ "game": "gobblet3", "seats": ["me", "random"] })).await;
    assert_eq!(socket.command(json!({ "do": "undo" })).await["code"], "not-allowed");
    let version = snapshot["version"].clone();
    socket.command(json!({ "do": "move", "move": "3@b2", "version": version })).await;
    socket.until(|frame| frame["what"] == "move" && frame["events"][0]["seat"] == 1).await;
    assert_eq!(socket.command(json!({ "do": "undo" })).await["type"], "ack");
    socket.send(&json!({ "do": "resync" })).await;
    let back = socket.snapshot().await;
    assert_eq!((&back["game"]["moves"], &back["game"]["turn"]), (&json!(0), &json!(0)));
    assert_eq!(back["game"]["legal"], snapshot["game"]["legal"]);
}

#[tokio::test]
async fn between_people_moves_are_taken_back_by_consent() {
    let house = TestHouse::open().await;
    let (mut hers, mut his, version, _) = pair(&house, json!({})).await;
    hers.command(json!({ "do": "move", "move": "3@b2", "version": version })).await;
    assert_eq!(hers.command(json!({ "do": "undo" })).await["code"], "not-allowed");
    assert_eq!(hers.command(json!({ "do": "offer", "what": "undo" })).await["type"], "ack");
    assert_eq!(his.event("offer").await["offers"]["undo"], 0);
    assert_eq!(
        hers.command(json!({ "do": "answer", "what": "undo", "yes": true })).await["code"],
        "not-allowed"
    );
    assert_eq!(his.command(json!({ "do": "answer", "what": "undo", "yes": false })).await["type"], "ack");
    hers.until(|frame| frame["what"] == "offer" && frame["offers"]["undo"].is_null()).await;
    hers.command(json!({ "do": "offer", "what": "undo" })).await;
    assert_eq!(his.command(json!({ "do": "answer", "what": "undo", "yes": true })).await["type"], "ack");
    let undone = hers.event("undo").await;
    assert_eq!((&undone["steps"], &undone["game"]["turn"]), (&json!(1), &json!(0)));
}

#[tokio::test]
async fn a_card_that_others_saw_is_not_taken_back() {
    let house = TestHouse::open().await;
    let (mut hers, mut his, version, _) = pair(&house, json!({ "game": "briskula" })).await;
    hers.send(&json!({ "do": "resync" })).await;
    let state = hers.snapshot().await;
    let (on_turn, state) = if state["game"]["turn"] == 0 {
        (&mut hers, state)
    } else {
        his.send(&json!({ "do": "resync" })).await;
        let state = his.snapshot().await;
        (&mut his, state)
    };
    let mv = state["game"]["legal"][0].clone();
    on_turn.command(json!({ "do": "move", "move": mv, "version": version })).await;
    let refused = on_turn.command(json!({ "do": "offer", "what": "undo" })).await;
    assert_eq!(refused["code"], "not-allowed", "{refused}");
}

#[tokio::test]
async fn a_draw_is_agreed_and_a_rematch_changes_colours() {
    let house = TestHouse::open().await;
    let (mut hers, mut his, _, table) = pair(&house, json!({})).await;
    hers.command(json!({ "do": "offer", "what": "draw" })).await;
    his.command(json!({ "do": "answer", "what": "draw", "yes": true })).await;
    let over = hers.event("over").await;
    assert_eq!((&over["game"]["scores"], &over["game"]["reason"]), (&json!([0, 0]), &json!("agreed")));
    assert_eq!(over["record"], format!("{table}-1"));
    assert_eq!(hers.command(json!({ "do": "rematch" })).await["type"], "ack");
    assert_eq!(his.event("table").await["offers"]["next"], json!([0]));
    his.send(&json!({ "id": "again", "do": "rematch" })).await;
    let again = hers.snapshot().await;
    assert_eq!((&again["you"]["seat"], &again["game"]["number"]), (&json!(1), &json!(2)));
    assert_eq!(his.snapshot().await["you"]["seat"], 0);
}

#[tokio::test]
async fn whoever_resigns_has_lost_and_ratings_move() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"], "rated": true })).await;
    bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
    let mut hers = ana.socket(&table).await;
    let allowed = hers.snapshot().await["allowed"].clone();
    assert!(!allowed.as_array().unwrap().contains(&json!("hint")), "no hints in a rated game");
    hers.command(json!({ "do": "resign" })).await;
    let over = ana.get("/records?mine=true").await.json();
    assert_eq!(over["records"][0]["scores"], json!([-1, 1]));
    let rating = |me: Value| me["ratings"]["gobblet3"]["rating"].as_f64().unwrap();
    let (hers, his) = (rating(ana.get("/me").await.json()), rating(bor.get("/me").await.json()));
    assert!(hers < 1500.0 && his > 1500.0, "{hers} {his}");
}

#[tokio::test]
async fn tables_of_three_and_four_are_rated_too() {
    let house = TestHouse::open().await;
    for (variant, seats) in
        [("3", json!(["me", "open", "random"])), ("4", json!(["me", "open", "random", "random"]))]
    {
        let (ana, bor) =
            (house.guest(&format!("Ana {variant}")).await, house.guest(&format!("Bor {variant}")).await);
        let asked =
            json!({ "game": "briskula", "seats": seats, "options": { "variant": variant }, "rated": true });
        let table = ana.table(asked).await;
        bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
        let mut hers = ana.socket(&table).await;
        hers.snapshot().await;
        hers.command(json!({ "do": "resign" })).await;
        let rating = |me: Value| me["ratings"]["briskula"]["rating"].as_f64().unwrap();
        let (hers, his) = (rating(ana.get("/me").await.json()), rating(bor.get("/me").await.json()));
        assert!(hers < 1500.0 && his > 1500.0, "{variant}: {hers} {his}");
        let records = ana.get("/records?mine=true").await.json();
        let scores = &records["records"][0]["scores"];
        let expected = if variant == "4" { json!([-1, 1, -1, 1]) } else { json!([-1, 0, 0]) };
        assert_eq!(*scores, expected, "partners lose together");
    }
}

#[tokio::test]
async fn a_match_of_deals_goes_on_until_it_is_decided() {
    let house = TestHouse::open().await;
    let (_, mut socket, mut state, _) =
        alone(&house, json!({ "game": "briskula", "seats": ["me", "random"], "options": { "match": 4 } }))
            .await;
    for deal in 1..20 {
        let over = play_to_the_end(&mut socket, state).await;
        assert_eq!(over["session"]["deals"], deal);
        if over["session"]["next"] == false {
            let refused = socket.command(json!({ "do": "next" })).await;
            assert_eq!(refused["code"], "not-allowed");
            assert!(deal >= 4, "nobody wins a match of four in fewer deals");
            return;
        }
        socket.send(&json!({ "id": format!("next{deal}"), "do": "next" })).await;
        state = socket.snapshot().await;
    }
    panic!("the match never ended");
}

#[tokio::test]
async fn a_paused_game_stands_still() {
    let house = TestHouse::open().await;
    let clock = json!({ "total_ms": 600_000, "increment_ms": 0 });
    let (_, mut socket, snapshot, _) =
        alone(&house, json!({ "game": "gobblet3", "seats": ["me", "random"], "clock": clock })).await;
    assert_eq!(snapshot["clocks"]["running"], 0);
    assert_eq!(socket.command(json!({ "do": "pause" })).await["type"], "ack");
    socket.send(&json!({ "do": "resync" })).await;
    let paused = socket.snapshot().await;
    assert_eq!((&paused["table"]["state"], &paused["clocks"]["running"]), (&json!("paused"), &Value::Null));
    let version = paused["version"].clone();
    let refused = socket.command(json!({ "do": "move", "move": "3@b2", "version": version })).await;
    assert_eq!(refused["code"], "not-allowed");
    assert_eq!(socket.command(json!({ "do": "resume" })).await["type"], "ack");
}

#[tokio::test]
async fn whoever_has_no_time_left_has_lost() {
    let house = TestHouse::open().await;
    let (_, mut socket, _, _) = alone(
        &house,
        json!({ "game": "gobblet3", "seats": ["me", "random"], "clock": { "per_move_ms": 1000 } }),
    )
    .await;
    let over = socket.event("over").await;
    assert_eq!((&over["game"]["scores"], &over["game"]["reason"]), (&json!([-1, 1]), &json!("time")));
}

#[tokio::test]
async fn a_hint_values_the_moves_of_the_seat_to_move() {
    let house = TestHouse::open().await;
    let (_, mut socket, snapshot, _) =
        alone(&house, json!({ "game": "briskula", "seats": ["me", "random"] })).await;
    let turn = |frame: &Value| !frame["game"]["legal"].as_array().is_none_or(Vec::is_empty);
    let state = if turn(&snapshot) { snapshot } else { socket.until(turn).await };
    socket.send(&json!({ "id": "h", "do": "hint", "ms": 200 })).await;
    let queued = socket.until(|frame| frame["type"] == "hint").await;
    assert_eq!(queued["for"], "h");
    let hint =
        if queued["state"] == "done" { queued } else { socket.until(|frame| frame["state"] == "done").await };
    let best = &hint["report"]["candidates"][0]["move"];
    assert!(state["game"]["legal"].as_array().unwrap().contains(best), "{hint}");
    let (_, mut without, _, _) =
        alone(&house, json!({ "game": "gobblet3", "seats": ["me", "random"], "hints": false })).await;
    assert_eq!(without.command(json!({ "do": "hint" })).await["code"], "not-allowed");
}

#[tokio::test]
async fn engines_play_among_themselves_for_whoever_watches() {
    let house = TestHouse::open().await;
    let (_, mut socket, snapshot, _) =
        alone(&house, json!({ "game": "gobblet3", "seats": ["random", "random"] })).await;
    assert_eq!(snapshot["you"]["seat"], Value::Null);
    if snapshot["game"]["over"] == false {
        socket.event("over").await;
    }
    assert_eq!(socket.command(json!({ "do": "rematch" })).await["type"], "ack");
    socket.event("over").await;
}

#[tokio::test]
async fn the_only_move_is_played_by_itself_where_that_was_asked_for() {
    let house = TestHouse::open().await;
    let (_, mut socket, snapshot, _) =
        alone(&house, json!({ "game": "briskula", "seats": ["me", "random"], "auto_play": true })).await;
    let mut state = snapshot;
    let mut own = 0;
    // The last card of the hand is never asked for.
    while state["what"] != "over" {
        let legal = state["game"]["legal"].as_array().cloned().unwrap_or_default();
        if legal.len() > 1 {
            own += 1;
            let frame = json!({ "id": format!("m{own}"), "do": "move", "move": legal[0], "version": state["version"] });
            socket.send(&frame).await;
        }
        state = socket.until(|frame| frame["type"] == "event").await;
    }
    assert_eq!(own, 19);
}
