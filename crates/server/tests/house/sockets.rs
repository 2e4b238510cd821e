//! Sockets: what is refused, and how it is said.

use serde_json::json;

use crate::client::TestHouse;

#[tokio::test]
async fn moves_that_are_not_ones_own_are_refused() {
    let house = TestHouse::open().await;
    let (ana, bor, eva) = (house.guest("Ana").await, house.guest("Bor").await, house.guest("Eva").await);
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
    let (mut hers, mut his, mut watching) =
        (ana.socket(&table).await, bor.socket(&table).await, eva.socket(&table).await);
    let version = hers.snapshot().await["version"].as_u64().unwrap();
    let mv = |mv: &str, version: u64| json!({ "do": "move", "move": mv, "version": version });
    assert_eq!(his.command(mv("3@a1", version)).await["code"], "not-your-turn");
    assert_eq!(watching.command(mv("3@a1", version)).await["code"], "not-allowed");
    assert_eq!(hers.command(mv("3@a1", version - 1)).await["code"], "stale");
    assert_eq!(hers.command(mv("3@a1", version + 5)).await["code"], "stale");
    assert_eq!(hers.command(mv("9@z9", version)).await["code"], "bad-move");
    assert_eq!(hers.command(mv("a1-a2", version)).await["code"], "illegal");
    assert_eq!(hers.command(mv("3@a1", version)).await["type"], "ack");
    assert_eq!(hers.command(mv("3@b1", version)).await["code"], "stale");
    // Talk does not make a move stale.
    let now = his.event("move").await["version"].as_u64().unwrap();
    assert_eq!(hers.command(json!({ "do": "chat", "text": "well played" })).await["type"], "ack");
    assert_eq!(his.command(mv("3@c3", now)).await["type"], "ack");
}

#[tokio::test]
async fn a_command_sent_twice_is_carried_out_once() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
    let mut socket = ana.socket(&table).await;
    let version = socket.snapshot().await["version"].clone();
    let frame = json!({ "id": "once", "do": "move", "move": "3@a1", "version": version });
    socket.send(&frame).await;
    let first = socket.until(|frame| frame["id"] == "once").await;
    socket.send(&frame).await;
    let second = socket.until(|frame| frame["id"] == "once").await;
    assert_eq!(first, second);
    socket.send(&json!({ "do": "resync" })).await;
    assert_eq!(socket.snapshot().await["game"]["moves"], 1);
}
