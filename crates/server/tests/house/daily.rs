//! The deal and the puzzle of the day: the same for everybody, played once, compared with the house and with each other.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, TestHouse, play_to_the_end};

async fn today(client: &Client) -> Value {
    client.get("/daily/today").await.json()
}

fn of(day: &Value, game: &str) -> Value {
    let games = day["games"].as_array().unwrap();
    games.iter().find(|one| one["game"] == game).unwrap_or_else(|| panic!("no {game} in {day}")).clone()
}

/// Sits down at the deal of the day.
async fn sit(client: &Client, game: &str) -> String {
    let answer = client.post(&format!("/daily/today/{game}/deal"), Value::Null).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["table"].as_str().unwrap().to_owned()
}

/// Waits until the house has played the deal, too.
async fn with_par(client: &Client, game: &str) -> Value {
    for _ in 0..600 {
        let deal = of(&today(client).await, game)["deal"].clone();
        if deal["par"].is_i64() {
            return deal;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the house never plays the deal of {game}");
}

#[tokio::test]
async fn everybody_gets_the_same_cards_in_the_same_seat_and_is_compared() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    for game in ["briskula", "tarok", "marias", "gobblet3"] {
        let mut views = Vec::new();
        let mut results = Vec::new();
        for person in [&ana, &bor] {
            let before = of(&today(person).await, game)["deal"].clone();
            let told = ["result", "par", "share"].map(|name| before[name].clone());
            assert_eq!((told, &before["best"]), ([Value::Null, Value::Null, Value::Null], &json!([])));
            let table = sit(person, game).await;
            assert_eq!(sit(person, game).await, table, "everybody plays it once");
            let mut socket = person.socket(&table).await;
            let first = socket.snapshot().await;
            assert!(first["table"]["day"].is_string() && first["table"]["visibility"] == "private");
            let allowed = first["allowed"].to_string();
            assert!(!allowed.contains("undo") && !allowed.contains("hint"), "{allowed}");
            // Engines may have moved already; what everybody begins with is in the hands of the person.
            views.push((first["table"]["seats"].as_array().unwrap().len(), first["you"]["seat"].clone()));
            let over = play_to_the_end(&mut socket, first).await;
            assert_eq!(over["game"]["over"], true);
            assert_eq!(socket.command(json!({ "do": "rematch" })).await["type"], "refused");
            results.push(with_par(person, game).await);
        }
        assert_eq!(views[0], views[1]);
        assert_eq!(results[0]["share"], Value::Null, "nobody else had played");
        assert_eq!(results[1]["players"], 2);
        let (one, two) = (results[0]["result"].as_i64().unwrap(), results[1]["result"].as_i64().unwrap());
        let share = match two.cmp(&one) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        };
        assert_eq!(results[1]["share"], share);
        assert_eq!(results[0]["par"], results[1]["par"], "the house plays it once");
        let best: Vec<i64> = results[1]["best"]
            .as_array()
            .unwrap()
            .iter()
            .map(|score| score["result"].as_i64().unwrap())
            .collect();
        assert_eq!(best, [one.max(two), one.min(two)], "the best come first");
    }
}

#[tokio::test]
async fn the_hands_of_a_day_are_the_same_and_differ_from_house_to_house() {
    let hand = |snapshot: &Value| -> Vec<String> {
        let seat = snapshot["you"]["seat"].as_u64().unwrap() as usize;
        let cards = snapshot["game"]["view"]["hands"][seat].as_str().unwrap();
        cards.split_whitespace().map(str::to_owned).collect()
    };
    let mut seen = Vec::new();
    for _ in 0..2 {
        let house = TestHouse::open().await;
        let mut own = Vec::new();
        for name in ["Ana", "Bor"] {
            let person = house.guest(name).await;
            let table = sit(&person, "tarok").await;
            own.push(hand(&person.socket(&table).await.snapshot().await));
        }
        assert_eq!(own[0].len(), 16, "{:?}", own[0]);
        assert_eq!(own[0], own[1]);
        seen.push(own.remove(0));
    }
    assert_ne!(seen[0], seen[1], "nobody outside can compute it");
}

#[tokio::test]
async fn what_is_done_counts_for_the_streak_and_stays_when_the_house_opens_again() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    assert_eq!(ana.get("/daily").await.json()["streak"], 0);
    let table = sit(&ana, "briskula").await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    assert_eq!(socket.command(json!({ "do": "resign" })).await["type"], "ack");
    let calendar = ana.get("/daily").await.json();
    assert_eq!(calendar["streak"], 1);
    let day = json!([{ "day": calendar["today"], "deals": 1, "puzzles": 0 }]);
    assert_eq!(calendar["days"], day);
    let cookie = ana.cookie.clone();
    let house = house.again().await;
    let ana = Client { address: house.address(), cookie, ..ana };
    assert_eq!(ana.get("/daily").await.json()["days"], day);
    let deal = with_par(&ana, "briskula").await;
    assert_eq!((&deal["result"], &deal["kind"]), (&json!(0), &json!("points")), "who gives up takes nothing");
    let export = ana.get("/me/export").await.json();
    assert_eq!(export["daily"][0]["kind"], "deal");
}

#[tokio::test]
async fn the_puzzle_of_the_day_counts_tries_until_it_is_solved() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    for game in ["briskula", "yinsh", "gobblet3", "tarok", "marias"] {
        let puzzle = of(&today(&ana).await, game)["puzzle"].clone();
        assert_eq!(
            puzzle["puzzle"],
            of(&today(&bor).await, game)["puzzle"]["puzzle"],
            "the same for everybody"
        );
        let asked = json!({ "game": game, "options": puzzle["puzzle"]["options"], "start": puzzle["puzzle"]["start"] });
        let legal = ana.post("/show", asked).await.json()["legal"].clone();
        let path = format!("/daily/today/{game}/puzzle");
        let mut right = Value::Null;
        let mut tries = 0;
        for mv in legal.as_array().unwrap() {
            tries += 1;
            if ana.post(&path, json!({ "move": mv })).await.json()["right"] == true {
                right = mv.clone();
                break;
            }
        }
        // After the answer nothing is counted any more.
        ana.post(&path, json!({ "move": legal[0] })).await.json();
        bor.post(&path, json!({ "move": right })).await.json();
        let (hers, his) = (of(&today(&ana).await, game)["puzzle"].clone(), of(&today(&bor).await, game));
        assert_eq!((&hers["tries"], &hers["solved"]), (&json!(tries), &json!(true)));
        assert_eq!((&his["puzzle"]["tries"], &his["puzzle"]["players"]), (&json!(1), &json!(2)));
        assert_eq!(his["puzzle"]["at_once"], if tries == 1 { 2 } else { 1 });
        let bad = ana.post(&path, json!({ "move": "nonsense" })).await;
        assert_eq!((bad.status, bad.code().as_str()), (400, "bad-request"));
    }
}

#[tokio::test]
async fn days_that_cannot_be_played_are_refused_with_what_is_expected() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    for (day, part) in
        [("2999-01-01", "expected one from"), ("2001-01-01", "expected one from"), ("soon", "2026-11-18")]
    {
        let refused = ana.get(&format!("/daily/{day}")).await;
        let said = refused.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(refused.status == 400 && said.contains(part), "{day}: {said}");
        assert_eq!(ana.post(&format!("/daily/{day}/tarok/deal"), Value::Null).await.status, 400);
    }
    assert_eq!(ana.post("/daily/today/chess/deal", Value::Null).await.status, 404);
    assert_eq!(ana.post("/daily/today/chess/puzzle", json!({ "move": "e4" })).await.status, 404);
    let first = ana.get("/daily").await.json()["first"].as_str().unwrap().to_owned();
    assert_eq!(ana.get(&format!("/daily/{first}")).await.status, 200);
}

#[tokio::test]
async fn who_is_forgotten_is_forgotten_on_the_days_too() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    for person in [&ana, &bor] {
        let table = sit(person, "briskula").await;
        let mut socket = person.socket(&table).await;
        socket.snapshot().await;
        socket.command(json!({ "do": "resign" })).await;
    }
    assert_eq!(of(&today(&bor).await, "briskula")["deal"]["players"], 2);
    assert_eq!(ana.call("DELETE", "/me", Value::Null).await.status, 200);
    let deal = of(&today(&bor).await, "briskula")["deal"].clone();
    assert_eq!((&deal["players"], deal["best"].as_array().unwrap().len()), (&json!(1), 1));
}
