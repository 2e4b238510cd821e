//! Clocks when the house closes, in good order or not: thinking is paid for, closing is not.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Client, TestDb, TestHouse};
use crate::crash::{House, free_address, until_open};

const TOTAL: i64 = 600_000;

fn asked(clock: &Value) -> Value {
    json!({ "game": "gobblet3", "seats": ["me", "random"], "clock": clock })
}

/// What seat 0 has left, as the house says when somebody comes back.
async fn left(client: &Client, table: &str) -> i64 {
    let snapshot = client.socket(table).await.snapshot().await;
    assert_eq!(snapshot["clocks"]["running"], 0);
    snapshot["clocks"]["left"][0].as_i64().unwrap()
}

#[tokio::test]
async fn thinking_is_charged_and_closing_is_not() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let begun = Instant::now();
    let table = ana.table(asked(&json!({ "total_ms": TOTAL }))).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let db = house.close().await;
    let open = begun.elapsed().as_millis() as i64;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let house = TestHouse::on(db, |_| {}).await;
    let ana = Client { address: house.address(), ..ana };
    let left = left(&ana, &table).await;
    assert!(left <= TOTAL - 300, "{left}: at least this was thought");
    assert!(left >= TOTAL - open - 1, "{left}: it was open for {open} ms");
}

#[tokio::test]
async fn after_a_kill_the_last_sign_of_life_counts() {
    let db = TestDb::new();
    let address = free_address();
    let house = House::open(&db.url, &address);
    until_open(&address).await;
    let ana = Client::guest(&address, "Ana").await;
    let begun = Instant::now();
    let table = ana.table(asked(&json!({ "total_ms": TOTAL }))).await;
    // The house gives a sign of life several times in this time.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    house.kill();
    let open = begun.elapsed().as_millis() as i64;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let house = House::open(&db.url, &address);
    until_open(&address).await;
    let left = left(&ana, &table).await;
    assert!(left < TOTAL, "{left}: something was thought");
    assert!(left >= TOTAL - open - 1, "{left}: it was open for {open} ms");
    house.kill();
}

#[tokio::test]
async fn correspondence_goes_by_the_calendar() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let table = ana.table(asked(&json!({ "correspondence_days": 1 }))).await;
    let before = ana.socket(&table).await.snapshot().await["clocks"].clone();
    let house = house.again().await;
    let ana = Client { address: house.address(), ..ana };
    let after = ana.socket(&table).await.snapshot().await["clocks"].clone();
    assert_eq!(before, after, "the clock runs since it was started, whatever the house did");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_is_set_costs_nobody_time() {
    let (db, address) = (TestDb::new(), free_address());
    let mut house = House::open(&db.url, &address);
    until_open(&address).await;
    let ana = Client::guest(&address, "Ana").await;
    let clock = json!({ "total_ms": 60_000, "increment_ms": 0 });
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "me"], "clock": clock })).await;
    let mut socket = ana.socket(&table).await;
    let mut state = socket.snapshot().await;
    for by in [3_600_000, -7_200_000, 86_400_000] {
        house.set_clock(by);
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        let mv = state["game"]["legal"][0].clone();
        socket.send(&json!({ "do": "resync" })).await;
        let version = socket.snapshot().await["version"].clone();
        let answer = socket.command(json!({ "do": "move", "move": mv, "version": version })).await;
        assert_eq!(answer["type"], "ack", "{by}: {answer}");
        socket.send(&json!({ "do": "resync" })).await;
        state = socket.snapshot().await;
        assert_eq!(state["game"]["over"], false, "{by}");
    }
    for left in state["clocks"]["left"].as_array().unwrap() {
        assert!(left.as_i64().unwrap() > 20_000, "{}", state["clocks"]);
    }
    house.kill();
}
