//! "The rest is mine": judged by the house, or with open cards by the others.

use catalog::{Catalog, Start, Unproven};
use game::random::{below, deal_stream};
use game::{Options, Seat};
use serde_json::{Value, json};

use crate::client::{Client, Socket, TestHouse};

/// A game of which the last cards are to be played, and seat 0 can, or cannot, claim them; nobody has won yet.
fn last_cards(provable: bool) -> Value {
    let house = Catalog::house();
    let rules = house.game("briskula").unwrap().rules(&Options::none()).unwrap();
    for seed in 0..2_000 {
        let mut stream = deal_stream(seed, 5);
        let mut table = rules.table(&Start::Seed { seed, index: 0 }).unwrap();
        while table.moves().len() < 36 {
            let legal = table.legal();
            table.play(&legal[below(&mut stream, legal.len() as u32) as usize]).unwrap();
        }
        let judged = table.claim(Seat::new(0), None, &game::Stop::new());
        if table.turn() == Some(Seat::new(0))
            && (judged.is_ok(), judged == Err(Unproven::Uncertain)) == (provable, !provable)
        {
            return json!({ "deal": table.deal_text(), "moves": table.moves() });
        }
    }
    panic!("there is no such deal");
}

async fn pair(house: &TestHouse, provable: bool) -> (Client, Socket, Socket) {
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let asked = json!({ "game": "briskula", "seats": ["me", "open"], "start": last_cards(provable) });
    let table = ana.table(asked).await;
    bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
    let (mut hers, mut his) = (ana.socket(&table).await, bor.socket(&table).await);
    let allowed = hers.snapshot().await["allowed"].clone();
    assert!(allowed.as_array().unwrap().contains(&json!("claim")), "{allowed}");
    his.snapshot().await;
    (ana, hers, his)
}

#[tokio::test]
async fn what_is_certain_is_granted_at_once() {
    let house = TestHouse::open_with(|config| config.fixed_deals = true).await;
    let (ana, mut hers, mut his) = pair(&house, true).await;
    assert_eq!(hers.command(json!({ "do": "claim" })).await["type"], "ack");
    let over = his.event("over").await;
    assert_eq!(over["game"]["reason"], "claimed");
    let record = ana.get(&format!("/records/{}", over["record"].as_str().unwrap())).await.json();
    assert_eq!((&record["scores"], &record["reason"]), (&over["game"]["scores"], &json!("claimed")));
}

#[tokio::test]
async fn what_is_not_certain_is_refused_and_nobody_else_hears_of_it() {
    let house = TestHouse::open_with(|config| config.fixed_deals = true).await;
    let (_, mut hers, mut his) = pair(&house, false).await;
    let refused = hers.command(json!({ "do": "claim", "show": false })).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("unproven")));
    hers.command(json!({ "do": "chat", "text": "hm" })).await;
    let next = his.until(|frame| frame["type"] == "event").await;
    assert_eq!(next["what"], "chat");
}

#[tokio::test]
async fn with_open_cards_the_others_decide() {
    let house = TestHouse::open_with(|config| config.fixed_deals = true).await;
    let (_, mut hers, mut his) = pair(&house, false).await;
    assert_eq!(hers.command(json!({ "do": "claim", "show": true })).await["type"], "ack");
    let offer = his.event("offer").await["offers"]["claim"].clone();
    assert_eq!(offer["seat"], 0);
    hers.send(&json!({ "do": "resync" })).await;
    assert_eq!(offer["view"], hers.snapshot().await["game"]["view"], "he sees what she sees");
    let own = hers.command(json!({ "do": "answer", "what": "claim", "yes": true })).await;
    assert_eq!(own["code"], "not-allowed", "the others must answer");
    his.command(json!({ "do": "answer", "what": "claim", "yes": false })).await;
    hers.until(|frame| frame["what"] == "offer" && frame["offers"]["claim"].is_null()).await;
    hers.command(json!({ "do": "claim", "show": true })).await;
    his.command(json!({ "do": "answer", "what": "claim", "yes": true })).await;
    assert_eq!(hers.event("over").await["game"]["reason"], "claimed");
}

#[tokio::test]
async fn engines_agree_to_what_they_can_prove() {
    // The engine never gets to a move of its own.
    let house = TestHouse::open_with(|config| config.pace = (3_600_000, 3_600_000)).await;
    let ana = house.guest("Ana").await;
    for provable in [true, false] {
        let start = last_cards(provable);
        let table = ana.table(json!({ "game": "briskula", "seats": ["me", "random"], "start": start })).await;
        let mut socket = ana.socket(&table).await;
        socket.snapshot().await;
        socket.send(&json!({ "id": "rest", "do": "claim", "show": true })).await;
        assert_eq!(socket.event("offer").await["offers"]["claim"]["seat"], 0);
        let next = socket.until(|frame| frame["type"] == "event").await;
        if provable {
            assert_eq!(next["game"]["reason"], "claimed");
        } else {
            assert_eq!((&next["what"], &next["offers"]["claim"]), (&json!("offer"), &Value::Null));
        }
    }
}

#[tokio::test]
async fn where_nothing_can_be_claimed_it_is_said() {
    let house = TestHouse::open_with(|config| config.fixed_deals = true).await;
    let ana = house.guest("Ana").await;
    let table = ana.table(json!({ "game": "yinsh", "seats": ["me", "me"] })).await;
    let mut socket = ana.socket(&table).await;
    let allowed = socket.snapshot().await["allowed"].clone();
    assert!(!allowed.as_array().unwrap().contains(&json!("claim")));
    assert_eq!(socket.command(json!({ "do": "claim" })).await["code"], "not-allowed");
    let games = ana.get("/games").await.json();
    let claims = |name: &str| {
        let games = games["games"].as_array().unwrap();
        games.iter().find(|game| game["name"] == name).unwrap()["claims"].clone()
    };
    assert_eq!((claims("yinsh"), claims("briskula")), (json!(false), json!(true)));
}
