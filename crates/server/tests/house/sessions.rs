//! Sessions: renewed when somebody proves who they are, and over at once everywhere when they end.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, JSON, Socket, TestHouse, request};

const PASSWORD: &str = "a long password";

async fn account(house: &TestHouse, name: &str) -> Client {
    let guest = house.guest("").await;
    let made = guest.post("/account", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(made.status, 200, "{made:?}");
    guest.with(&made)
}

async fn login(address: &str, name: &str) -> Client {
    let body = json!({ "name": name, "password": PASSWORD }).to_string();
    let answer = request(address, "POST", "/api/v1/login", &[JSON], &body).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let id = answer.json()["id"].as_str().unwrap().to_owned();
    Client { address: address.to_owned(), cookie: String::new(), id }.with(&answer)
}

async fn closed(socket: &mut Socket) -> u16 {
    loop {
        if let Err(code) = socket.next().await {
            return code;
        }
    }
}

#[tokio::test]
async fn a_guest_who_becomes_an_account_gets_a_new_token_and_keeps_the_socket() {
    let house = TestHouse::open_with(|config| config.session_check_ms = 50).await;
    let ana = house.guest("Ana").await;
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    let made = ana.post("/account", json!({ "name": "Ana", "password": PASSWORD })).await;
    assert_eq!(ana.get("/me").await.status, 401, "the old token is dead");
    assert_eq!(ana.with(&made).get("/me").await.json()["id"], ana.id.as_str());
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(socket.command(json!({ "do": "chat", "text": "still here" })).await["type"], "ack");
}

#[tokio::test]
async fn whoever_logs_in_leaves_the_session_before_behind() {
    let house = TestHouse::open().await;
    account(&house, "Ana").await;
    let guest = house.guest("Bor").await;
    let entered = guest.post("/login", json!({ "name": "Ana", "password": PASSWORD })).await;
    assert_eq!(guest.get("/me").await.status, 401);
    assert_eq!(guest.with(&entered).get("/me").await.json()["name"], "Ana");
    let again = guest.with(&entered).post("/login", json!({ "name": "Ana", "password": PASSWORD })).await;
    assert_eq!(guest.with(&entered).get("/me").await.status, 401, "the token is renewed");
    assert_eq!(guest.with(&again).get("/me").await.status, 200);
}

/// Somebody with two sessions and a socket in each, and a request that waits.
async fn busy(house: &TestHouse) -> (Client, Vec<Socket>, tokio::task::JoinHandle<u16>) {
    let ana = account(house, "Ana").await;
    let other = login(&house.address(), "Ana").await;
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let mut sockets = vec![ana.socket(&table).await, other.socket(&table).await];
    for socket in &mut sockets {
        socket.snapshot().await;
    }
    let asked = json!({ "game": "gobblet3", "spec": "random", "ms": 1 });
    let study = other.post("/analyses", asked).await.json()["id"].as_str().unwrap().to_owned();
    let waits = tokio::spawn(async move { other.get(&format!("/analyses/{study}?after=1000")).await.status });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!waits.is_finished());
    (ana, sockets, waits)
}

async fn everything_ended(mut sockets: Vec<Socket>, waits: tokio::task::JoinHandle<u16>) {
    for socket in &mut sockets {
        assert_eq!(tokio::time::timeout(Duration::from_secs(5), closed(socket)).await.unwrap(), 4401);
    }
    assert_eq!(tokio::time::timeout(Duration::from_secs(5), waits).await.unwrap().unwrap(), 401);
}

#[tokio::test]
async fn logging_out_ends_everything_at_once() {
    let house = TestHouse::open().await;
    let (ana, sockets, waits) = busy(&house).await;
    let bor = house.guest("Bor").await;
    assert_eq!(ana.post("/logout", json!({})).await.status, 200);
    assert_eq!(ana.get("/me").await.status, 401);
    everything_ended(sockets, waits).await;
    assert_eq!(bor.get("/me").await.status, 200);
}

#[tokio::test]
async fn another_password_ends_everything_but_the_new_session() {
    let house = TestHouse::open().await;
    let (ana, sockets, waits) = busy(&house).await;
    let changed = ana.post("/me/password", json!({ "old": PASSWORD, "new": "an even longer one" })).await;
    assert_eq!(ana.with(&changed).get("/me").await.status, 200);
    everything_ended(sockets, waits).await;
}

#[tokio::test]
async fn deleting_oneself_ends_everything_at_once() {
    let house = TestHouse::open().await;
    let (ana, sockets, waits) = busy(&house).await;
    assert_eq!(ana.call("DELETE", "/me", Value::Null).await.status, 200);
    everything_ended(sockets, waits).await;
}

#[tokio::test]
async fn a_session_that_nobody_speaks_of_is_found_to_be_over() {
    let house = TestHouse::open_with(|config| config.session_check_ms = 100).await;
    let ana = house.guest("Ana").await;
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    // As if another process had ended it and could not say so.
    house.running.house.store.close_sessions(&ana.id).await.unwrap();
    assert_eq!(tokio::time::timeout(Duration::from_secs(5), closed(&mut socket)).await.unwrap(), 4401);
}

#[tokio::test]
async fn sockets_that_are_being_opened_do_not_slip_through() {
    let house = TestHouse::open().await;
    let ana = account(&house, "Ana").await;
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let opening: Vec<_> = (0..12)
        .map(|_| {
            let (ana, table) = (ana.clone(), table.clone());
            tokio::spawn(async move { ana.socket(&table).await })
        })
        .collect();
    tokio::task::yield_now().await;
    assert_eq!(ana.post("/logout", json!({})).await.status, 200);
    for socket in opening {
        let mut socket = socket.await.unwrap();
        assert_eq!(tokio::time::timeout(Duration::from_secs(5), closed(&mut socket)).await.unwrap(), 4401);
    }
}

#[tokio::test]
async fn sessions_that_have_run_out_are_swept_away() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let store = &house.running.house.store;
    assert_eq!(store.sweep_sessions(0).await.unwrap(), 0);
    assert_eq!(ana.get("/me").await.status, 200);
    assert_eq!(store.sweep_sessions(server::house::now() + 1).await.unwrap(), 1);
    assert_eq!(ana.get("/me").await.status, 401);
}
