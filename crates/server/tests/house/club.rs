//! People among each other: profiles, friends, those not to be met, and tables with anybody.

use serde_json::{Value, json};

use crate::client::{Client, TestHouse};

async fn resign(client: &Client, table: &str) {
    let mut socket = client.socket(table).await;
    socket.snapshot().await;
    assert_eq!(socket.command(json!({ "do": "resign" })).await["type"], "ack");
}

/// A game of two people that the first gives up.
async fn lost_to(loser: &Client, winner: &Client, rated: bool) {
    let asked = json!({ "game": "gobblet3", "seats": ["me", "open"], "rated": rated });
    let table = loser.table(asked).await;
    assert_eq!(winner.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await.status, 200);
    resign(loser, &table).await;
}

#[tokio::test]
async fn a_profile_tells_games_ratings_and_how_two_fared() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    for rated in [true, false, true] {
        lost_to(&ana, &bor, rated).await;
    }
    lost_to(&bor, &ana, false).await;
    let of_bor = ana.get(&format!("/people/{}", bor.id)).await.json();
    assert_eq!((&of_bor["name"], &of_bor["games"]), (&json!("Bor"), &json!({ "gobblet3": 4 })));
    assert_eq!(of_bor["met"], json!({ "games": 4, "won": 1, "lost": 3 }));
    assert_eq!(of_bor["ratings"]["gobblet3"]["games"], 2);
    let steps = of_bor["steps"].as_array().unwrap();
    let ratings: Vec<f64> = steps.iter().map(|step| step["rating"].as_f64().unwrap()).collect();
    assert!(ratings.len() == 2 && ratings[0] > 1500.0 && ratings[1] > ratings[0], "{ratings:?}");
    assert_eq!(of_bor["ratings"]["gobblet3"]["rating"], steps[1]["rating"]);
    assert_eq!((&of_bor["link"], &of_bor["tie"]), (&Value::Null, &Value::Null));
    let own = bor.get(&format!("/people/{}", bor.id)).await.json();
    assert!(own["met"].is_null() && own["link"].as_str().unwrap().starts_with(&format!("/p/{}#f=", bor.id)));
    assert_eq!(ana.get("/people/nobody").await.status, 404);
}

#[tokio::test]
async fn friends_are_made_by_link_and_only_by_it() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let link = ana.get(&format!("/people/{}", ana.id)).await.json()["link"].as_str().unwrap().to_owned();
    let key = link.split_once("#f=").unwrap().1.to_owned();
    let path = format!("/people/{}/tie", ana.id);
    for bad in [json!({ "tie": "friend" }), json!({ "tie": "friend", "key": "guess" })] {
        let refused = bor.post(&path, bad).await;
        assert!(refused.status == 400 && refused.body.contains("expected the key"), "{refused:?}");
    }
    assert_eq!(bor.post(&path, json!({ "tie": "friend", "key": key })).await.status, 200);
    for (one, other, name) in [(&ana, &bor, "Bor"), (&bor, &ana, "Ana")] {
        let ties = one.get("/me/ties").await.json();
        let friend = json!([{ "id": other.id, "name": name, "tie": "friend", "here": true }]);
        assert_eq!(ties["ties"], friend);
    }
    assert_eq!(bor.get("/me/export").await.json()["ties"][0]["name"], "Ana");
    assert_eq!(bor.post(&path, json!({ "tie": null })).await.status, 200);
    assert_eq!(bor.get("/me/ties").await.json()["ties"], json!([]));
    assert_eq!(ana.post(&path, json!({ "tie": "block" })).await.status, 400, "nobody blocks themselves");
    ana.call("DELETE", "/me", Value::Null).await;
    assert_eq!(bor.get(&format!("/people/{}", ana.id)).await.status, 404);
}

#[tokio::test]
async fn who_is_blocked_cannot_sit_down_and_is_never_paired() {
    let house = TestHouse::open_with(|config| config.pairing_ms = 600_000).await;
    let (ana, bor, eva) = (house.guest("Ana").await, house.guest("Bor").await, house.guest("Eva").await);
    let block = |other: &Client| (format!("/people/{}/tie", other.id), json!({ "tie": "block" }));
    let (path, body) = block(&bor);
    assert_eq!(ana.post(&path, body).await.status, 200);
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let refused = bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "not-allowed"));
    assert_eq!(eva.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await.status, 200);

    let wish = json!({ "game": "briskula", "options": { "match": "4" } });
    let pair = async |client: &Client| client.post("/pairing", wish.clone()).await.json();
    let first = pair(&ana).await;
    assert_eq!(first["met"], false);
    assert_eq!(pair(&ana).await, first, "whoever asks again waits at the same table");
    let his = pair(&bor).await;
    assert!(his["met"] == false && his["table"] != first["table"], "{his}");
    let hers = pair(&eva).await;
    assert_eq!(hers, json!({ "table": first["table"], "met": true }), "the earliest who waits is met");
    let card = eva.get(&format!("/tables/{}", first["table"].as_str().unwrap())).await.json();
    assert_eq!(card["state"], "playing");
}

#[tokio::test]
async fn after_a_while_a_player_of_the_house_sits_down() {
    let house = TestHouse::open_with(|config| config.pairing_ms = 300).await;
    let ana = house.guest("Ana").await;
    for (game, seats) in [("briskula", 2), ("tarok", 3)] {
        let paired = ana.post("/pairing", json!({ "game": game })).await.json();
        let table = paired["table"].as_str().unwrap().to_owned();
        let mut socket = ana.socket(&table).await;
        socket.until(|frame| frame["table"]["state"] == "playing").await;
        let card = ana.get(&format!("/tables/{table}")).await.json();
        let kinds: Vec<&str> =
            card["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
        assert_eq!(kinds.len(), seats);
        assert!(kinds[0] == "person" && kinds[1..].iter().all(|kind| *kind == "engine"), "{kinds:?}");
        resign(&ana, &table).await;
    }
    let bad = ana.post("/pairing", json!({ "game": "chess" })).await;
    assert_eq!((bad.status, bad.code().as_str()), (400, "bad-request"));
}
