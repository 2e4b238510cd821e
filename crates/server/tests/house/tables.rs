//! Tables from being made to being over.

use serde_json::json;

use crate::client::{TestHouse, play_to_the_end, secret_of};

#[tokio::test]
async fn a_person_plays_every_game_against_the_house() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    for game in catalog::Catalog::house().names() {
        let facts = catalog::Catalog::house().game(game).unwrap().facts();
        let seats: Vec<&str> =
            std::iter::once("me").chain(std::iter::repeat_n("random", facts.seats.0 - 1)).collect();
        let table = ana.table(json!({ "game": game, "seats": seats })).await;
        let mut socket = ana.socket(&table).await;
        let snapshot = socket.snapshot().await;
        assert_eq!(snapshot["you"]["seat"], 0);
        assert_eq!(snapshot["table"]["state"], "playing");
        let over = play_to_the_end(&mut socket, snapshot).await;
        let record = over["record"].as_str().unwrap().to_owned();
        let found = ana.get(&format!("/records/{record}")).await;
        let parsed = game::Record::parse(&found.body).unwrap();
        assert_eq!(json!(parsed.scores), over["game"]["scores"], "{game}");
        catalog::Catalog::house().replay(&parsed).unwrap();
        if let Some(deal) = over["reveal"]["deal"].as_str() {
            let salted = format!("{}:{deal}", over["reveal"]["salt"].as_str().unwrap());
            let mut again = ana.socket(&table).await;
            assert_eq!(again.snapshot().await["commitment"], server::id::hash(&salted));
        }
        let frames = ana.pages_of_record(&record).await.concat();
        assert_eq!(frames.len(), parsed.moves.len() + 1, "{game}");
        let mine = ana.get("/records?mine=true").await.json();
        assert!(mine["records"].as_array().unwrap().iter().any(|found| found["id"] == record.as_str()));
    }
}

#[tokio::test]
async fn two_people_sit_down_and_the_game_begins() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let mut hers = ana.socket(&table).await;
    assert_eq!(hers.snapshot().await["table"]["state"], "waiting");
    let listed = bor.get("/tables?game=gobblet3&state=waiting").await.json();
    assert_eq!(listed["tables"][0]["id"], table.as_str());

    assert_eq!(bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 0 })).await.code(), "taken");
    let sat = bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await.json();
    assert_eq!(sat["state"], "playing");
    let sat = hers.event("table").await;
    let dealt = hers.event("next").await;
    assert_eq!(dealt["version"].as_u64(), sat["version"].as_u64().map(|version| version + 1));
    let begun = hers.snapshot().await;
    assert_eq!(begun["version"], dealt["version"]);

    let mut his = bor.socket(&table).await;
    let seen = his.snapshot().await;
    assert_eq!(seen["game"]["legal"], json!([]), "it is not his turn");
    let version = begun["version"].clone();
    let moved = hers.command(json!({ "do": "move", "move": "3@b2", "version": version })).await;
    assert_eq!(moved["type"], "ack");
    let event = his.event("move").await;
    assert_eq!((&event["version"], &event["events"][0]["move"]), (&moved["version"], &json!("3@b2")));
    assert!(!event["game"]["legal"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn a_link_is_good_for_one_person() {
    let house = TestHouse::open().await;
    let (ana, bor, eva) = (house.guest("Ana").await, house.guest("Bor").await, house.guest("Eva").await);
    let asked = json!({ "game": "gobblet3", "seats": ["me", "link"], "visibility": "private" });
    let made = ana.post("/tables", asked).await.json();
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    let secret = secret_of(&made["links"]["1"]);
    assert_eq!(bor.get("/tables").await.json()["tables"], json!([]), "it is private");
    let sit = format!("/tables/{table}/sit");
    assert_eq!(bor.post(&sit, json!({ "seat": 1 })).await.code(), "not-found");
    assert_eq!(bor.post(&sit, json!({ "secret": "guess" })).await.code(), "not-found");
    assert_eq!(bor.post(&sit, json!({ "secret": secret })).await.json()["state"], "playing");
    assert_eq!(eva.post(&sit, json!({ "secret": secret })).await.code(), "not-found");
    assert_eq!(ana.post(&sit, json!({ "secret": secret })).await.code(), "not-allowed");
    assert_eq!(bor.get("/tables?mine=true").await.json()["tables"][0]["id"], table.as_str());
}

#[tokio::test]
async fn a_table_that_cannot_be_is_told_why() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    for (asked, part) in [
        (json!({ "game": "chess", "seats": ["me", "open"] }), "unknown game"),
        (json!({ "game": "yinsh", "seats": ["me"] }), "expected 2"),
        (json!({ "game": "yinsh", "seats": ["me", "nobody"] }), "unknown player"),
        (json!({ "game": "yinsh", "seats": ["me", "cmd:rm"] }), "seats"),
        (json!({ "game": "yinsh", "seats": ["me", "external:bot"] }), "no program"),
        (json!({ "game": "yinsh", "seats": ["me", "open"], "clock": { "per_move_ms": 1 } }), "per_move_ms"),
        (json!({ "game": "yinsh", "seats": ["me", "open"], "start": { "moves": ["z9"] } }), "start"),
        (
            json!({ "game": "briskula", "options": { "variant": "3" }, "seats": ["me", "me", "open"] }),
            "one seat only",
        ),
        (json!({ "game": "yinsh", "seats": ["me", "open"], "colour": 1 }), "unknown field"),
    ] {
        let answer = ana.post("/tables", asked.clone()).await;
        assert_eq!(answer.status, 400, "{asked}");
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.contains(part), "{asked}: {message}");
    }
}

#[tokio::test]
async fn a_house_that_opens_again_goes_on() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let table = ana.table(json!({ "game": "briskula", "seats": ["me", "random"] })).await;
    let mut socket = ana.socket(&table).await;
    let snapshot = socket.snapshot().await;
    let version = snapshot["version"].clone();
    // Whoever is to move first, it becomes Ana's turn.
    let turn = |frame: &serde_json::Value| !frame["game"]["legal"].as_array().is_none_or(Vec::is_empty);
    let state = if turn(&snapshot) { snapshot } else { socket.until(turn).await };
    let mv = state["game"]["legal"][0].clone();
    let mv = json!({ "do": "move", "move": mv, "version": state["version"] });
    let ack = socket.command_named("once", mv.clone()).await;
    assert_eq!(ack["type"], "ack", "{ack} at {version}");
    let house = house.again().await;
    let ana = crate::client::Client { address: house.address(), ..ana };
    let mut socket = ana.socket(&table).await;
    let snapshot = socket.snapshot().await;
    assert!(snapshot["version"].as_u64() >= ack["version"].as_u64());
    // The same command again is acknowledged with the same version, and is not carried out again.
    let same = socket.command_named("once", mv).await;
    assert_eq!(same["type"], "ack", "{same}");
    assert_eq!(same["version"], ack["version"]);
    socket.send(&json!({ "do": "resync" })).await;
    let snapshot = socket.snapshot().await;
    play_to_the_end(&mut socket, snapshot).await;
}

#[tokio::test]
async fn pages_of_a_list_leave_nothing_out() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    // Far more than a page, in three moments.
    let store = &house.running.house.store;
    let mut brought: Vec<String> = Vec::new();
    for number in 0..130 {
        let id = format!("r{number:03}");
        let row = server::store::RecordRow {
            id: id.clone(),
            game: "gobblet3".to_owned(),
            table: None,
            finished: 1_000 + number / 60,
            seats: "[]".to_owned(),
            scores: "null".to_owned(),
            reason: String::new(),
            body: "{}".to_owned(),
            uploader: None,
            private: false,
            people: vec![(ana.id.clone(), None)],
            fares: Vec::new(),
        };
        store.keep_record(&row).await.unwrap();
        brought.push(id);
    }
    let (mut found, mut query, mut pages) = (Vec::new(), "/records?mine=true".to_owned(), 0);
    loop {
        let page = ana.get(&query).await.json();
        pages += 1;
        found.extend(
            page["records"].as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap().to_owned()),
        );
        let Some(next) = page["next"].as_str() else { break };
        query = format!("/records?mine=true&before={next}");
    }
    assert_eq!(pages, 3);
    let later = |row: &String| std::cmp::Reverse(row[1..].parse::<usize>().unwrap() / 60);
    brought.sort_by_key(later);
    assert_eq!(found, brought, "newest first, each once");
    let by_moment = ana.get("/records?mine=true&before=1001").await.json();
    assert_eq!(by_moment["records"][0]["id"], "r000", "a moment alone leaves out all of that moment");

    let mut tables = Vec::new();
    for _ in 0..55 {
        tables.push(ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await);
    }
    let page = ana.get("/tables?mine=true").await.json();
    let next = page["next"].as_str().unwrap();
    let rest = ana.get(&format!("/tables?mine=true&before={next}")).await.json();
    let cards = |page: &serde_json::Value| page["tables"].as_array().unwrap().clone();
    let mut seen: Vec<String> = [cards(&page), cards(&rest)]
        .concat()
        .iter()
        .map(|card| card["id"].as_str().unwrap().to_owned())
        .collect();
    seen.sort();
    tables.sort();
    assert_eq!((seen, &rest["next"]), (tables, &serde_json::Value::Null));
    let bad = ana.get("/tables?before=yesterday").await;
    assert_eq!((bad.status, bad.code().as_str()), (400, "bad-request"));
}
