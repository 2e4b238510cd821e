//! Names: one for each person, and none that could be taken for another.

use serde_json::{Value, json};

use crate::client::{Answer, JSON, TestHouse, request};

async fn come(house: &TestHouse, body: Value) -> Answer {
    request(&house.address(), "POST", "/api/v1/guest", &[JSON], &body.to_string()).await
}

fn name_of(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["name"].as_str().unwrap().to_owned()
}

/// Whether a name is this one with a number behind it.
fn is_numbered(name: &str, base: &str) -> bool {
    name.strip_prefix(base)
        .and_then(|rest| rest.strip_prefix(' '))
        .is_some_and(|number| number.len() >= 4 && number.bytes().all(|digit| digit.is_ascii_digit()))
}

#[tokio::test]
async fn a_guest_without_a_name_is_given_one() {
    let house = TestHouse::open().await;
    let mut seen = Vec::new();
    for body in [json!({}), json!({ "name": "" }), json!({ "name": " \t " }), json!({})] {
        let name = name_of(&come(&house, body).await);
        assert!(is_numbered(&name, "Guest"), "{name}");
        assert!(!seen.contains(&name), "{name} twice");
        seen.push(name);
    }
    let taken = come(&house, json!({ "name": seen[0] })).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "taken"));
}

#[tokio::test]
async fn guests_of_one_name_are_told_apart() {
    let house = TestHouse::open().await;
    assert_eq!(name_of(&come(&house, json!({ "name": "Ana" })).await), "Ana");
    for name in ["Ana", "ANA", " ana ", "Ａｎａ"] {
        let given = name_of(&come(&house, json!({ "name": name })).await);
        assert_ne!(given.to_lowercase(), "ana");
        assert!(is_numbered(&given.to_lowercase(), "ana"), "{given}");
    }
    let bor = house.guest("Bor").await;
    let renamed = name_of(&bor.call("PATCH", "/me", json!({ "name": "Ana" })).await);
    assert!(is_numbered(&renamed, "Ana"), "{renamed}");
    assert_eq!(bor.get("/me").await.json()["name"], renamed.as_str());
    // Whoever asks for the name they have keeps it; the one they had before is free again.
    assert_eq!(name_of(&bor.call("PATCH", "/me", json!({ "name": renamed })).await), renamed);
    assert_eq!(name_of(&come(&house, json!({ "name": "Bor" })).await), "Bor");
    let long = "x".repeat(24);
    name_of(&come(&house, json!({ "name": long })).await);
    let second = name_of(&come(&house, json!({ "name": long })).await);
    assert!(is_numbered(&second, &"x".repeat(19)), "{second}");
}

#[tokio::test]
async fn the_name_of_an_account_is_its_own() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    // A guest bears the name that Ana wants for her account.
    let squatter = house.guest("Alice").await;
    let made = ana.post("/account", json!({ "name": "Alice", "password": "a long password" })).await;
    assert_eq!(name_of(&made), "Alice");
    let moved_on = name_of(&squatter.get("/me").await);
    assert!(is_numbered(&moved_on, "Alice"), "{moved_on}");
    for name in ["Alice", "alice", "AIice", "Аlісе", "ALICE"] {
        for answer in [
            come(&house, json!({ "name": name })).await,
            bor.call("PATCH", "/me", json!({ "name": name })).await,
            bor.post("/account", json!({ "name": name, "password": "a long password" })).await,
        ] {
            // The one with Cyrillic and Latin letters is no name at all.
            let expected = if name.starts_with('А') { (400, "bad-request") } else { (409, "taken") };
            assert_eq!((answer.status, answer.code().as_str()), expected, "{name}");
        }
    }
    assert_eq!(name_of(&bor.get("/me").await), "Bor");
    bor.post("/account", json!({ "name": "Nina", "password": "a long password" })).await;
    let greek = come(&house, json!({ "name": "ΝΙΝΑ" })).await;
    assert_eq!((greek.status, greek.code().as_str()), (409, "taken"), "capitals of another script");
}

#[tokio::test]
async fn nobody_speaks_in_the_name_of_the_house() {
    let house = TestHouse::open().await;
    let bor = house.guest("Bor").await;
    for name in [
        "House",
        "kavarna",
        "Admin",
        "m0derator",
        "somebody",
        "Guest",
        "Guest 7",
        "random",
        "alphabeta",
        "System 1",
    ] {
        for answer in [
            come(&house, json!({ "name": name })).await,
            bor.call("PATCH", "/me", json!({ "name": name })).await,
            bor.post("/account", json!({ "name": name, "password": "a long password" })).await,
        ] {
            assert_eq!((answer.status, answer.code().as_str()), (409, "taken"), "{name}");
        }
    }
}

#[tokio::test]
async fn two_who_ask_at_once_do_not_get_one_name() {
    let house = TestHouse::open().await;
    let body = json!({ "name": "Ana", "password": "a long password" }).to_string();
    let make = || {
        let (address, body) = (house.address(), body.clone());
        async move { request(&address, "POST", "/api/v1/account", &[JSON], &body).await }
    };
    let (first, second, third) = tokio::join!(make(), make(), make());
    let mut statuses = [first.status, second.status, third.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409]);
}

#[tokio::test]
async fn those_at_one_screen_are_called_as_somebody_wishes() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let asked =
        json!({ "game": "briskula", "seats": ["me", "house:level=1"], "names": ["  Bor  B. ", "Teta Nada"] });
    let table = ana.table(asked).await;
    let seats = ana.get(&format!("/tables/{table}")).await.json()["seats"].clone();
    assert_eq!((seats[0]["name"].as_str(), seats[1]["name"].as_str()), (Some("Bor B."), Some("Teta Nada")));
    assert_eq!(seats[1]["spec"], "house:level=1");
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    socket.command(json!({ "do": "resign" })).await;
    let listed = ana.get("/records?mine=true").await.json()["records"][0].clone();
    assert_eq!(listed["seats"], json!(["Bor B.", "house:level=1"]));
    assert_eq!(listed["names"], json!(["", "Teta Nada"]));
    let record = ana.get(&format!("/records/{}", listed["id"].as_str().unwrap())).await.json();
    assert_eq!((&record["seats"], &record["names"]), (&listed["seats"], &listed["names"]));
    // Whoever brings it along elsewhere brings the names, too.
    let brought = ana.post("/records", record.clone()).await.json();
    let kept = ana.get(&format!("/records/{}", brought["id"].as_str().unwrap())).await.json();
    assert_eq!(kept["names"], record["names"]);
}

#[tokio::test]
async fn names_of_seats_are_refused_like_others_and_say_which() {
    let house = TestHouse::open().await;
    let (ana, eva) = (house.guest("Ana").await, house.guest("Eva").await);
    eva.post("/account", json!({ "name": "Alice", "password": "a long password" })).await;
    let engines = ["me", "random", "random"];
    for (seats, names, status, code, part) in [
        (
            engines,
            json!(["", "x".repeat(25), ""]),
            400,
            "bad-request",
            "names: seat 1: expected 1 to 24 letters",
        ),
        (
            engines,
            json!(["", "", "A\u{200b}na"]),
            400,
            "bad-request",
            "names: seat 2: expected letters, digits",
        ),
        (engines, json!(["", "Admin", ""]), 409, "taken", "names: seat 1: this name belongs to the house"),
        (engines, json!(["", "AIice", ""]), 409, "taken", "names: seat 1: somebody has an account"),
        (engines, json!(["", "Nada", "NADA"]), 400, "bad-request", "told apart"),
        (engines, json!(["", "Ana", ""]), 400, "bad-request", "told apart"),
        (["me", "me", "random"], json!(["", "ana", ""]), 400, "bad-request", "told apart"),
        (engines, json!(["", "Nada"]), 400, "bad-request", "one for each of 3 seats"),
        (
            ["me", "open", "random"],
            json!(["", "", "Nada"]),
            400,
            "bad-request",
            "another person can sit down",
        ),
    ] {
        let asked = json!({ "game": "marias", "seats": seats, "names": names });
        let answer = ana.post("/tables", asked).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{names}: {answer:?}");
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.contains(part), "{names}: {message}");
    }
    assert_eq!(ana.get("/tables?mine=true").await.json()["tables"], json!([]), "nothing was made");
    // The own name is one's own.
    let asked = json!({ "game": "marias", "seats": ["me", "me", "random"], "names": ["Ana", "Bor", ""] });
    assert_eq!(ana.post("/tables", asked).await.status, 200);
}
