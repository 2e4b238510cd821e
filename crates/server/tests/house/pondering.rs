//! Tables at which engines think on people's time: while somebody is waited for, as long as nobody else needs the worker,
//! and with a player that remembers what it found.

use std::time::Duration;

use game::Limits;
use serde_json::{Value, json};

use crate::client::{Client, Socket, TestHouse, play_to_the_end};

fn table_of(game: &str, engine: &str, ponder: bool) -> Value {
    json!({ "game": game, "seats": ["me", engine], "ponder": ponder, "thoughts": true })
}

fn asked(game: &str, engine: &str) -> Value {
    table_of(game, engine, true)
}

/// How many searches run, once the table has heard everything that was said to it before.
async fn searches(house: &TestHouse, ana: &Client, table: &str) -> usize {
    assert_eq!(ana.get(&format!("/tables/{table}")).await.status, 200);
    house.running.house.pool.load().1
}

/// Waits until so many searches run: one that is stopped has to notice.
async fn until_run(house: &TestHouse, count: usize) {
    let wait = async {
        while house.running.house.pool.load().1 != count {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), wait).await.expect("so many searches run by and by");
}

async fn moves(socket: &mut Socket, mv: &str) {
    socket.send(&json!({ "do": "resync" })).await;
    let version = socket.snapshot().await["version"].clone();
    let answer = socket.command(json!({ "do": "move", "move": mv, "version": version })).await;
    assert_eq!(answer["type"], "ack", "{answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_engine_thinks_while_its_person_is_there_and_decides() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let table = ana.table(asked("yinsh", "tree")).await;
    let _watching = bor.socket(&table).await.snapshot().await;
    assert_eq!(searches(&house, &ana, &table).await, 0, "she is not there");
    let mut socket = ana.socket(&table).await;
    assert_eq!(socket.snapshot().await["table"]["ponder"], true);
    assert_eq!(searches(&house, &ana, &table).await, 1);
    drop(socket);
    until_run(&house, 0).await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    assert_eq!(searches(&house, &ana, &table).await, 1, "she is there again");
    moves(&mut socket, "e5").await;
    socket.until(|frame| frame["what"] == "move" && frame["events"][0]["seat"] == 1).await;
    assert_eq!(searches(&house, &ana, &table).await, 1, "it thinks about her next move");
    assert_eq!(socket.command(json!({ "do": "pause" })).await["type"], "ack");
    until_run(&house, 0).await;
    assert_eq!(socket.command(json!({ "do": "resume" })).await["type"], "ack");
    assert_eq!(searches(&house, &ana, &table).await, 1);
    socket.command(json!({ "do": "resign" })).await;
    until_run(&house, 0).await;
    assert_eq!(searches(&house, &ana, &table).await, 0, "the game is over");
    let usual = ana.table(json!({ "game": "yinsh", "seats": ["me", "tree"] })).await;
    let mut socket = ana.socket(&usual).await;
    assert_eq!(socket.snapshot().await["table"]["ponder"], false);
    assert_eq!(searches(&house, &ana, &usual).await, 0, "nobody asked for it");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_whoever_thinks_on_somebodys_time() {
    // There is one worker.
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let table = ana.table(asked("yinsh", "tree")).await;
    let mut hers = ana.socket(&table).await;
    hers.snapshot().await;
    assert_eq!(searches(&house, &ana, &table).await, 1);
    let other = bor.table(json!({ "game": "gobblet3", "seats": ["me", "house:level=3"] })).await;
    let mut his = bor.socket(&other).await;
    moves(&mut his, "3@b2").await;
    his.until(|frame| frame["what"] == "move" && frame["events"][0]["seat"] == 1).await;
    // It goes on when the worker has nothing else to do.
    until_run(&house, 1).await;
    his.send(&json!({ "id": "h", "do": "hint", "ms": 50 })).await;
    his.until(|frame| frame["type"] == "hint" && frame["report"].is_object()).await;
    until_run(&house, 1).await;
    assert_eq!(house.running.house.pool.load(), (1, 1, 0));
    drop(hers);
    until_run(&house, 0).await;
    house.close().await;
}

/// How many positions the engine looks at for its answer to the first move, when she has thought for so long.
async fn looked_at(ana: &Client, ponder: bool, waits: Duration) -> u64 {
    let table = ana.table(table_of("gobblet3", "tree", ponder)).await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    tokio::time::sleep(waits).await;
    moves(&mut socket, "3@b2").await;
    let thought = socket.until(|frame| frame["type"] == "thinking" && frame["done"] == true).await;
    thought["report"]["nodes"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_thought_meanwhile_has_less_left_to_look_at() {
    let house = TestHouse::open_with(|config| config.thinking = Some(Limits::depth(5))).await;
    let ana = house.guest("Ana").await;
    let alone = looked_at(&ana, false, Duration::ZERO).await;
    // On a slow machine it takes her longer until it has been thought deep enough.
    let mut waits = Duration::from_millis(100);
    let mut meanwhile = alone;
    while meanwhile * 2 > alone && waits < Duration::from_secs(30) {
        meanwhile = looked_at(&ana, true, waits).await;
        waits *= 2;
    }
    assert!(meanwhile * 2 <= alone, "{meanwhile} positions and {alone}");
    house.close().await;
}

#[tokio::test]
async fn a_house_that_opens_again_goes_on_with_it() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let table = ana.table(asked("gobblet4", "house")).await;
    let house = house.again().await;
    let ana = Client { address: house.address(), ..ana };
    let card = ana.get(&format!("/tables/{table}")).await.json();
    assert_eq!(card["ponder"], true);
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    assert_eq!(searches(&house, &ana, &table).await, 1);
    house.close().await;
}

#[tokio::test]
async fn it_is_refused_where_it_makes_no_sense() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let rated = json!({ "rated": true, "thoughts": false, "ponder": true, "game": "yinsh", "seats": ["me", "house"] });
    for (asked, part) in [
        (asked("yinsh", "open"), "expected a person and an engine at the table"),
        (asked("yinsh", "house:level=3"), "expected an engine that has use for it"),
        (asked("briskula", "house"), "expected an engine that has use for it"),
        (rated, "expected a table that is not rated"),
    ] {
        let answer = ana.post("/tables", asked.clone()).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-request"), "{asked}");
        assert!(answer.body.contains("ponder: ") && answer.body.contains(part), "{answer:?}");
    }
    let tournament = json!({ "title": "Open", "game": "yinsh", "kind": "swiss", "clock": { "per_move_ms": 1000 }, "ponder": true });
    let answer = ana.post("/tournaments", tournament).await;
    assert!(answer.status == 400 && answer.body.contains("unknown field `ponder`"), "{answer:?}");
    house.close().await;
}

/// An engine that thinks longer is another one than its SPEC says.
#[tokio::test]
async fn such_games_are_not_counted_among_what_engines_fare() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let fares = async || ana.get("/fares?game=gobblet3").await.json()["fares"].as_array().unwrap().len();
    for (ponder, counted) in [(true, 0), (false, 1)] {
        let table = ana.table(table_of("gobblet3", "tree", ponder)).await;
        let mut socket = ana.socket(&table).await;
        let state = socket.snapshot().await;
        play_to_the_end(&mut socket, state).await;
        assert_eq!(fares().await, counted);
    }
    house.close().await;
}
