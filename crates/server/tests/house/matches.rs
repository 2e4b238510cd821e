//! Matches of several deals: what each deal counts, how the match stands, and where it is found again.

use serde_json::{Value, json};

use crate::client::{Client, Socket, TestHouse, play_to_the_end};

/// A match of briškula to four against an engine, and its socket.
async fn begun(ana: &Client) -> (String, Socket, Value) {
    let asked = json!({ "game": "briskula", "options": { "match": "4" }, "seats": ["me", "random"] });
    let table = ana.table(asked).await;
    let mut socket = ana.socket(&table).await;
    let snapshot = socket.snapshot().await;
    (table, socket, snapshot)
}

async fn unfinished(ana: &Client) -> Vec<Value> {
    let listed = ana.get("/tables?mine=true&state=unfinished").await.json();
    listed["tables"].as_array().unwrap().iter().map(|table| table["id"].clone()).collect()
}

#[tokio::test]
async fn deals_that_are_given_up_are_lost_and_four_of_them_lose_the_match() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let (table, mut socket, first) = begun(&ana).await;
    assert_eq!(
        first["session"]["match"],
        json!({ "goal": 4, "sides": [0, 1], "won": [0, 0], "winners": [] })
    );
    for deal in 1..=4_u32 {
        assert_eq!(socket.command(json!({ "do": "resign" })).await["type"], "ack");
        let again = &ana.socket(&table).await.snapshot().await;
        assert_eq!(
            (&again["session"]["match"]["won"], &again["session"]["score"]),
            (&json!([0, deal]), &json!([0, deal]))
        );
        assert_eq!(again["session"]["deals"], deal);
        let decided = deal == 4;
        assert_eq!(again["session"]["match"]["winners"], if decided { json!([1]) } else { json!([]) });
        assert_eq!(
            (&again["session"]["next"], &again["table"]["next"]),
            (&json!(!decided), &json!(!decided))
        );
        let left: Vec<Value> = if decided { Vec::new() } else { vec![json!(table)] };
        assert_eq!(unfinished(&ana).await, left, "between two deals the match is not over");
        let over = ana.get("/tables?mine=true&state=over").await.json();
        assert_eq!(over["tables"][0]["state"], "over", "the deal is");
        if !decided {
            assert_eq!(socket.command(json!({ "do": "next" })).await["type"], "ack");
        }
    }
    assert_eq!(socket.command(json!({ "do": "next" })).await["type"], "refused");
    assert_eq!(socket.command(json!({ "do": "rematch" })).await["type"], "ack");
    let rematch = ana.socket(&table).await.snapshot().await;
    assert_eq!(
        (&rematch["session"]["match"]["won"], &rematch["session"]["deals"]),
        (&json!([0, 0]), &json!(0))
    );
    assert_eq!(unfinished(&ana).await, [json!(table)]);
}

#[tokio::test]
async fn a_whole_match_is_played_and_its_score_is_the_sum_of_its_deals() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let (table, mut socket, mut state) = begun(&ana).await;
    let mut won = [0, 0];
    loop {
        let over = play_to_the_end(&mut socket, state).await;
        for (seat, won) in won.iter_mut().enumerate() {
            *won += u32::from(over["game"]["scores"][seat] == 1);
        }
        let session = &over["session"];
        assert_eq!(session["match"]["won"], json!(won));
        assert_eq!(session["score"], json!(won));
        let winners: Vec<usize> = (0..2).filter(|side| won[*side] == 4).collect();
        assert_eq!(session["match"]["winners"], json!(winners));
        if !winners.is_empty() {
            assert_eq!(session["next"], false);
            break;
        }
        assert_eq!(socket.command(json!({ "do": "next" })).await["type"], "ack");
        socket = ana.socket(&table).await;
        state = socket.snapshot().await;
    }
}

#[tokio::test]
async fn an_offer_is_gone_for_everybody_once_it_was_taken() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await.json();
    let (mut hers, mut his) = (ana.socket(&table).await, bor.socket(&table).await);
    let version = hers.snapshot().await["version"].clone();
    hers.command(json!({ "do": "move", "move": "3@b2", "version": version })).await;
    hers.command(json!({ "do": "offer", "what": "undo" })).await;
    let offered = his.until(|frame| frame["what"] == "offer").await;
    assert_eq!(offered["offers"]["undo"], 0);
    his.command(json!({ "do": "answer", "what": "undo", "yes": true })).await;
    assert_eq!(hers.event("undo").await["offers"]["undo"], Value::Null);
    assert_eq!(bor.socket(&table).await.snapshot().await["offers"]["undo"], Value::Null);
}
