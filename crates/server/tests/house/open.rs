//! Tables that lie open for those who learn at them, at one screen, and for nobody else.

use serde_json::{Value, json};

use crate::client::{Client, TestHouse};
use crate::hidden::{Kind, kinds};
use crate::secrecy::{generous, hear, same, settled};

/// A house whose engines never get to a move: only what people do happens.
async fn still() -> TestHouse {
    TestHouse::open_with(|config| {
        config.bounds = generous();
        config.pace = (3_600_000, 3_600_000);
    })
    .await
}

#[tokio::test]
async fn where_others_could_be_harmed_it_is_refused() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    for (asked, part) in [
        (json!({ "game": "briskula", "seats": ["me", "random"], "rated": true }), "not rated"),
        (json!({ "game": "briskula", "seats": ["me", "open"] }), "engines"),
        (json!({ "game": "briskula", "seats": ["me", "link"] }), "engines"),
        (json!({ "game": "briskula", "seats": ["open", "random"] }), "engines"),
        (json!({ "game": "tarok", "seats": ["me", "link", "random"] }), "engines"),
        (json!({ "game": "yinsh", "seats": ["me", "random"] }), "hidden"),
    ] {
        let mut open = asked.clone();
        open["open"] = json!(true);
        let answer = ana.post("/tables", open).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-request"), "{asked}");
        assert!(answer.body.contains("open: expected") && answer.body.contains(part), "{answer:?}");
        assert_eq!(ana.post("/tables", asked).await.status, 200, "without it there is nothing to refuse");
    }
}

#[tokio::test]
async fn everything_lies_open_for_its_person_and_nobody_else() {
    let house = still().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let asked = |open: bool| json!({ "game": "briskula", "seats": ["me", "random"], "open": open, "start": { "seed": 7 } });
    let table = ana.table(asked(true)).await;
    let hers = ana.socket(&table).await.snapshot().await;
    assert_eq!(hers["table"]["open"], true);
    let (own, all) = (&hers["game"]["view"], &hers["game"]["open"]);
    assert_eq!((&own["viewer"], &all["viewer"]), (&json!(0), &json!("all")));
    assert_eq!(own["hands"][0], all["hands"][0]);
    assert_eq!(own["hands"][1], "? ? ?");
    assert!(!all["hands"][1].as_str().unwrap().contains('?'), "{all}");
    let watching = bor.socket(&table).await.snapshot().await;
    assert_eq!(watching["game"]["open"], Value::Null);
    // The same deal at a table that was not made so.
    let closed = ana.table(asked(false)).await;
    let closed = ana.socket(&closed).await.snapshot().await;
    assert_eq!((&closed["table"]["open"], &closed["game"]["open"]), (&json!(false), &Value::Null));
    assert_eq!(&closed["game"]["view"], own);
    // Engines among themselves lie open for whoever invited them.
    let engines = json!({ "game": "briskula", "seats": ["random", "random"], "open": true });
    let engines = ana.table(engines).await;
    assert!(ana.socket(&engines).await.snapshot().await["game"]["open"].is_object());
    assert_eq!(bor.socket(&engines).await.snapshot().await["game"]["open"], Value::Null);
}

#[tokio::test]
async fn whoever_comes_for_the_next_deal_sees_it_and_whoever_left_does_not() {
    let house = still().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let table = ana.table(json!({ "game": "briskula", "seats": ["me", "random"], "open": true })).await;
    let (mut hers, mut his) = (ana.socket(&table).await, bor.socket(&table).await);
    hers.snapshot().await;
    his.snapshot().await;
    hers.command(json!({ "do": "resign" })).await;
    hers.command(json!({ "do": "leave" })).await;
    assert_eq!(bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 0 })).await.status, 200);
    his.send(&json!({ "id": "again", "do": "rematch" })).await;
    let next = |frame: &Value| frame["type"] == "snapshot" && frame["game"]["number"] == 2;
    assert!(his.until(next).await["game"]["open"].is_object());
    assert_eq!(hers.until(next).await["game"]["open"], Value::Null);
}

/// Several people at one screen are one person to the house: what lies open does so for all of them, and for nobody else.
#[tokio::test]
async fn several_people_at_one_screen_see_it_together() {
    let house = still().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    for game in ["tarok", "marias"] {
        let asked = |seats: Value| json!({ "game": game, "seats": seats, "open": true });
        let elsewhere = ana.post("/tables", asked(json!(["me", "me", "link"]))).await;
        assert_eq!((elsewhere.status, elsewhere.code().as_str()), (400, "bad-request"), "{elsewhere:?}");
        assert!(elsewhere.body.contains("one person can have one seat only"), "{elsewhere:?}");
        let table = ana.table(asked(json!(["me", "me", "me"]))).await;
        let (mut hers, mut his) = (ana.socket(&table).await, bor.socket(&table).await);
        let heard = hers.snapshot().await;
        let (own, all) = (&heard["game"]["view"], &heard["game"]["open"]);
        assert_eq!((&own["viewer"], &all["viewer"]), (&heard["game"]["turn"], &json!("all")));
        let unknown = |view: &Value| view["hands"].to_string().matches('?').count();
        assert_eq!(unknown(all), 0, "{all}");
        assert!(unknown(own) >= 10, "the eyes are those of the seat that decides: {own}");
        assert_eq!(his.snapshot().await["game"]["open"], Value::Null);
        // The first of them leaves, and somebody elsewhere sits down: nothing lies open any more, for neither.
        hers.command(json!({ "do": "resign" })).await;
        hers.command(json!({ "do": "leave" })).await;
        assert_eq!(bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 0 })).await.status, 200);
        his.send(&json!({ "id": "his", "do": "rematch" })).await;
        hers.send(&json!({ "id": "hers", "do": "rematch" })).await;
        let next = |frame: &Value| frame["type"] == "snapshot" && frame["game"]["number"] == 2;
        for socket in [&mut hers, &mut his] {
            assert_eq!(socket.until(next).await["game"]["open"], Value::Null);
        }
    }
}

/// What the person of an open table hears who asks for a hint, moves, takes back and asks for everything again.
async fn story(ana: &Client, kind: &Kind, deal: &str, moves: &[&str]) -> Vec<Value> {
    let mut seats = vec!["random"; kind.seats()];
    seats[0] = "me";
    let (last, before) = moves.split_last().unwrap();
    let asked = json!({
        "game": kind.game, "options": kind.asked(), "seats": seats, "open": true,
        "start": { "deal": deal, "moves": before },
    });
    let table = ana.table(asked).await;
    let mut socket = ana.socket(&table).await;
    let mut heard = Vec::new();
    hear(&mut socket, |frame| frame["type"] == "snapshot", &mut heard).await;
    let version = heard.last().unwrap()["version"].clone();
    socket.send(&json!({ "id": "hint", "do": "hint" })).await;
    hear(&mut socket, |frame| frame["state"] == "done", &mut heard).await;
    for frame in [
        json!({ "id": "claim", "do": "claim" }),
        json!({ "id": "move", "do": "move", "move": last, "version": version }),
        json!({ "id": "undo", "do": "undo" }),
    ] {
        socket.send(&frame).await;
        hear(&mut socket, |heard| heard["id"] == frame["id"], &mut heard).await;
    }
    socket.send(&json!({ "do": "resync" })).await;
    hear(&mut socket, |frame| frame["type"] == "snapshot", &mut heard).await;
    heard.into_iter().map(|frame| settled(frame, &table)).collect()
}

/// What a table lays open is in one field and in no other: without it the person hears what they would hear had the
/// hidden cards lain otherwise. Hints and claims, above all, know nothing of it.
#[tokio::test]
async fn what_lies_open_is_in_one_field_only() {
    let house = still().await;
    let ana = house.guest("Ana").await;
    for (number, kind) in kinds().iter().enumerate() {
        let twice = kind.up_to_decision_of(0, 60 + number as u64, 15 + number);
        let mut stories = [Vec::new(), Vec::new()];
        for (world, heard) in stories.iter_mut().enumerate() {
            *heard = story(&ana, kind, &twice.deals[world], &twice.texts(world)).await;
        }
        assert_ne!(stories[0], stories[1], "{kind:?}: what lies open differs");
        for frame in stories.iter_mut().flatten() {
            if let Some(game) = frame.get_mut("game").and_then(Value::as_object_mut) {
                assert!(game.remove("open").is_some_and(|open| open.is_object()));
            }
        }
        same(&stories, &format!("{kind:?}"));
    }
}
