//! Tournaments of people: rounds that follow each other, the same deals at every table, and nothing told too early.

use std::collections::BTreeSet;
use std::time::Duration;

use catalog::{Catalog, Start};
use serde_json::{Value, json};
use sqlx::AnyPool;

use crate::client::{Answer, Client, JSON, TestHouse, request};

/// Somebody with an account.
async fn runner(house: &TestHouse, name: &str) -> Client {
    let guest = house.guest(name).await;
    let account = guest.post("/account", json!({ "name": name, "password": "a long password" })).await;
    assert_eq!(account.status, 200, "{account:?}");
    guest.with(&account)
}

async fn people(house: &TestHouse, names: &[&str]) -> Vec<Client> {
    let mut people = Vec::new();
    for name in names {
        people.push(house.guest(name).await);
    }
    people
}

fn asked(wish: &Value) -> Value {
    let mut asked = json!({
        "title": "Cup", "game": "gobblet3", "kind": "swiss", "rounds": 3, "games": 1,
        "clock": { "total_ms": 600_000, "increment_ms": 0 },
    });
    asked.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
    asked
}

/// A tournament that these people have joined and that has begun.
async fn begun(host: &Client, players: &[Client], wish: Value) -> String {
    let made = host.post("/tournaments", asked(&wish)).await;
    assert_eq!(made.status, 200, "{made:?}");
    let id = made.json()["id"].as_str().unwrap().to_owned();
    for player in players {
        assert_eq!(player.post(&format!("/tournaments/{id}/join"), Value::Null).await.status, 200);
    }
    let started = host.post(&format!("/tournaments/{id}/start"), Value::Null).await;
    assert_eq!((started.status, &started.json()["state"]), (200, &json!("running")), "{started:?}");
    id
}

async fn look(client: &Client, id: &str) -> Value {
    client.get(&format!("/tournaments/{id}")).await.json()
}

async fn resign(client: &Client, table: &str) {
    let mut socket = client.socket(table).await;
    socket.snapshot().await;
    // The game may be over by now.
    let _ = socket.command(json!({ "do": "resign" })).await;
}

/// Plays on until it is over: at every table the one who comes later in the list gives up.
async fn play_out(players: &[Client], id: &str) -> Value {
    for _ in 0..3_000 {
        let card = look(&players[0], id).await;
        if card["state"] != "running" {
            return card;
        }
        for player in players.iter().rev() {
            let own = look(player, id).await["you"]["table"].as_str().map(str::to_owned);
            if let Some(table) = own {
                resign(player, &table).await;
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the tournament never ends");
}

/// Waits until somebody has a table other than this one.
async fn table_of(client: &Client, id: &str, before: Option<&str>) -> String {
    for _ in 0..500 {
        if let Some(table) =
            look(client, id).await["you"]["table"].as_str().filter(|table| Some(*table) != before)
        {
            return table.to_owned();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("there is no table");
}

fn names(entrants: &Value) -> Vec<String> {
    let name = |one: &Value| format!("{} {}", one["name"], one["engine"]);
    entrants.as_array().unwrap().iter().map(name).collect()
}

#[tokio::test]
async fn five_people_and_a_player_of_the_house_play_three_rounds() {
    let house = TestHouse::open().await;
    let host = runner(&house, "Klara").await;
    let players = people(&house, &["Ana", "Bor", "Cene", "Dana", "Eva"]).await;
    let id = begun(&host, &players, json!({ "fill": "random" })).await;
    let running = look(&host, &id).await;
    assert_eq!(
        (&running["secret"], &running["you"]["host"], &running["you"]["table"]),
        (&Value::Null, &json!(true), &Value::Null)
    );
    // Boards can be watched by anybody.
    let share = running["pairings"][0]["boards"][0]["games"][0]["share"].as_str().unwrap().to_owned();
    let table = share.strip_prefix("/t/").unwrap();
    let card = request(&house.address(), "GET", &format!("/api/v1/tables/{table}"), &[], "").await.json();
    assert_eq!((&card["tournament"], &card["state"]), (&json!(id), &json!("playing")));

    let over = play_out(&players, &id).await;
    assert_eq!((&over["state"], &over["rounds"]), (&json!("over"), &json!(3)));
    let mut met = BTreeSet::new();
    for round in over["pairings"].as_array().unwrap() {
        let mut sitting = Vec::new();
        for board in round["boards"].as_array().unwrap() {
            let mut both = names(&board["sitting"]);
            sitting.extend(both.clone());
            both.sort();
            assert!(met.insert(both), "nobody meets anybody twice: {over}");
        }
        assert_eq!(sitting.iter().collect::<BTreeSet<_>>().len(), 6, "everybody plays once in a round");
    }
    assert_eq!(met.len(), 9);
    let standings = over["standings"].as_array().unwrap();
    let points: Vec<f64> = standings.iter().map(|one| one["points"].as_f64().unwrap()).collect();
    assert!(
        points.is_sorted_by(|one, other| one >= other) && (points.iter().sum::<f64>() - 9.0).abs() < 1e-9,
        "{points:?}"
    );
    assert_eq!(server::id::hash(over["secret"].as_str().unwrap()), over["commitment"].as_str().unwrap());
    let listed = host.get("/tournaments").await.json();
    assert_eq!(
        (&listed["tournaments"][0]["state"], &listed["tournaments"][0]["players"]),
        (&json!("over"), &json!(5))
    );
    assert_eq!(players[2].get("/tournaments?mine=true").await.json()["tournaments"][0]["id"], json!(id));
    assert_eq!(players[2].get("/me/export").await.json()["tournaments"][0]["id"], json!(id));
}

/// A table as somebody gets it who brings a key, or none.
async fn with_key(client: &Client, table: &str, key: &str) -> Answer {
    let headers = [JSON, ("cookie", client.cookie.as_str()), ("kavarna-key", key)];
    request(&client.address, "GET", &format!("/api/v1/tables/{table}"), &headers, "").await
}

#[tokio::test]
async fn the_same_cards_lie_at_every_table_and_nothing_is_told_before_all_have_played_them() {
    let house = TestHouse::open().await;
    let host = runner(&house, "Klara").await;
    let players = people(&house, &["Ana", "Bor", "Cene", "Dana"]).await;
    let id = begun(&host, &players, json!({ "game": "briskula", "rounds": 1, "games": 2 })).await;
    let stranger = house.guest("Stranger").await;
    let mut tables = Vec::new();
    let mut hands = BTreeSet::new();
    for player in &players {
        let table = table_of(player, &id, None).await;
        let mut socket = player.socket(&table).await;
        let snapshot = socket.snapshot().await;
        let seat = snapshot["you"]["seat"].as_u64().unwrap() as usize;
        hands.insert((seat, snapshot["game"]["view"]["hands"][seat].to_string()));
        for refused in ["undo", "pause"] {
            assert_eq!(socket.command(json!({ "do": refused })).await["type"], "refused");
        }
        tables.push(table);
    }
    assert_eq!(hands.len(), 2, "a hand for each seat, the same at both tables: {hands:?}");
    // Whoever runs it, plays elsewhere or comes along sees none of it.
    for outsider in [&host, &stranger] {
        let page = outsider.get(&format!("/tournaments/{id}")).await;
        for table in &tables {
            assert!(!page.body.contains(table.as_str()), "{page:?}");
            assert_eq!(outsider.get(&format!("/tables/{table}")).await.status, 404);
        }
    }
    let elsewhere = players.iter().zip(&tables).find(|(_, table)| **table != tables[0]).unwrap().0;
    assert_eq!(elsewhere.get(&format!("/tables/{}", tables[0])).await.status, 404);

    let before = look(&stranger, &id).await;
    let first: Vec<&Client> =
        players.iter().zip(&tables).filter(|(_, table)| **table == tables[0]).map(|(one, _)| one).collect();
    resign(first[0], &tables[0]).await;
    let second = table_of(first[0], &id, Some(&tables[0])).await;
    let after = look(&stranger, &id).await;
    assert_eq!(after["standings"], before["standings"], "nobody is told what the deal brought");
    let games = |card: &Value| -> Vec<Value> {
        let boards = card["pairings"][0]["boards"].as_array().unwrap();
        boards.iter().flat_map(|board| board["games"].as_array().unwrap().clone()).collect()
    };
    assert!(
        games(&after).iter().all(|game| game["share"].is_null() && game["scores"] == json!([])),
        "{after}"
    );
    assert!(after["secret"].is_null());
    let record = format!("/records/{}-1", tables[0]);
    assert_eq!(elsewhere.get(&record).await.status, 404);
    resign(first[0], &second).await;

    let over = play_out(&players, &id).await;
    let told = games(&over);
    assert!(
        told.len() == 4 && told.iter().all(|game| game["scores"].as_array().unwrap().len() == 2),
        "{over}"
    );
    let secret = over["secret"].as_str().unwrap();
    let rules = Catalog::house().game("briskula").unwrap().rules(&game::Options::none()).unwrap();
    for (place, game) in told.iter().enumerate() {
        let (table, key) =
            game["share"].as_str().unwrap().strip_prefix("/t/").unwrap().split_once("#k=").unwrap();
        assert_eq!(with_key(&stranger, table, key).await.status, 200, "now anybody can look");
        assert_eq!(with_key(&stranger, table, "guess").await.status, 404);
        // And everybody can see where the cards came from.
        let digits = server::id::hash(&format!("{secret}:deal:0:{}", place % 2));
        let seed = u64::from_str_radix(&digits[..16], 16).unwrap();
        let deal = rules.table(&Start::Seed { seed, index: 0 }).unwrap().deal_text();
        let headers = [JSON, ("kavarna-key", key)];
        let record =
            request(&house.address(), "GET", &format!("/api/v1/records/{table}-1"), &headers, "").await;
        assert_eq!(record.json()["deal"], json!(deal));
    }
}

#[tokio::test]
async fn a_house_that_is_opened_again_goes_on_where_it_was() {
    let house = TestHouse::open().await;
    let host = runner(&house, "Klara").await;
    let players = people(&house, &["Ana", "Bor", "Cene"]).await;
    let id = begun(&host, &players, json!({ "game": "briskula", "rounds": 2, "games": 2 })).await;
    let playing = players.iter().enumerate().rev();
    let mut table = String::new();
    for (place, player) in playing {
        if let Some(own) = look(player, &id).await["you"]["table"].as_str() {
            table = own.to_owned();
            resign(&players[place], own).await;
            table = table_of(player, &id, Some(&table)).await;
            break;
        }
    }
    let before = look(&players[0], &id).await;
    let url = house.database();
    let db = house.close().await;
    // As if the house had been killed after it wrote down the table and before it made it.
    sqlx::any::install_default_drivers();
    let pool = AnyPool::connect(&url).await.unwrap();
    for statement in [
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM table_people WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(statement).bind(&table).execute(&pool).await.unwrap();
    }
    pool.close().await;
    let house = TestHouse::on(db, |_| {}).await;
    let players: Vec<Client> =
        players.into_iter().map(|one| Client { address: house.address(), ..one }).collect();
    assert_eq!(look(&players[0], &id).await["pairings"], before["pairings"]);
    let over = play_out(&players, &id).await;
    assert_eq!((&over["state"], over["pairings"].as_array().unwrap().len()), (&json!("over"), 2));
    // Two games of each round were played, and one sat out.
    let points: f64 =
        over["standings"].as_array().unwrap().iter().map(|one| one["points"].as_f64().unwrap()).sum();
    assert!((points - 8.0).abs() < 1e-9, "{points}");
}

#[tokio::test]
async fn who_leaves_and_who_is_forgotten_holds_nobody_up() {
    let house = TestHouse::open().await;
    let host = runner(&house, "Klara").await;
    let players = people(&house, &["Ana", "Bor", "Cene", "Dana"]).await;
    let id =
        begun(&host, &players, json!({ "game": "tarok", "rounds": 2, "games": 3, "fill": "random" })).await;
    let left = players[3].post(&format!("/tournaments/{id}/leave"), Value::Null).await;
    assert_eq!((left.status, &left.json()["you"]["joined"]), (200, &json!(false)));
    assert_eq!(players[3].post(&format!("/tournaments/{id}/leave"), Value::Null).await.status, 403);
    assert_eq!(players[2].call("DELETE", "/me", Value::Null).await.status, 200);
    let over = play_out(&players[..2], &id).await;
    assert_eq!(over["state"], "over");
    let text = over.to_string();
    assert!(!text.contains("Cene") && !text.contains(&players[2].id) && text.contains("somebody"), "{text}");
    assert_eq!(over["players"].as_array().unwrap().len(), 2);
    let here: Vec<bool> =
        over["standings"].as_array().unwrap().iter().map(|one| one["here"].as_bool().unwrap()).collect();
    assert!(here.is_sorted_by(|one, other| one >= other), "whoever has gone comes last: {here:?}");
    // A tournament that nobody runs any more is none.
    let waiting =
        host.post("/tournaments", asked(&json!({}))).await.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(host.call("DELETE", "/me", Value::Null).await.status, 200);
    for _ in 0..500 {
        if look(&players[0], &waiting).await["state"] == "cancelled" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the tournament waits for ever");
}

#[tokio::test]
async fn who_never_comes_loses_by_the_clock_and_is_out() {
    let house = TestHouse::open().await;
    let host = runner(&house, "Klara").await;
    let players = people(&house, &["Ana", "Bor"]).await;
    let wish = json!({ "rounds": 5, "games": 2, "clock": { "per_move_ms": 1000 } });
    let id = begun(&host, &players, wish).await;
    for _ in 0..1_500 {
        let card = look(&host, &id).await;
        if card["state"] == "over" {
            assert!(card["pairings"].as_array().unwrap().len() < 5, "{card}");
            assert!(card["players"].as_array().unwrap().len() < 2, "{card}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the tournament never ends");
}

#[tokio::test]
async fn strangers_and_bad_wishes_are_refused_with_a_reason() {
    let house = TestHouse::open().await;
    let host = runner(&house, "Klara").await;
    let players = people(&house, &["Ana", "Bor"]).await;
    let refused = players[0].post("/tournaments", asked(&json!({}))).await;
    assert!(refused.status == 403 && refused.body.contains("account"), "{refused:?}");
    for (wish, part) in [
        (json!({ "game": "chess" }), "chess"),
        (json!({ "title": "  " }), "title"),
        (json!({ "title": "a".repeat(61) }), "title"),
        (json!({ "rounds": 0 }), "1 to 15"),
        (json!({ "games": 9 }), "1 to 8"),
        (json!({ "kind": "round-robin" }), "rounds"),
        (json!({ "kind": "knockout" }), "knockout"),
        (json!({ "clock": { "correspondence_days": 2 } }), "clock"),
        (json!({ "clock": { "per_move_ms": 1 } }), "per_move_ms"),
        (json!({ "fill": "cmd:true" }), "fill"),
        (json!({ "fill": "nobody" }), "fill"),
        (json!({ "options": { "wrong": "1" } }), "wrong"),
        (json!({ "more": 1 }), "more"),
    ] {
        let refused = host.post("/tournaments", asked(&wish)).await;
        assert!(refused.status == 400 && refused.body.contains(part), "{wish}: {refused:?}");
    }
    let made = host.post("/tournaments", asked(&json!({}))).await;
    let id = made.json()["id"].as_str().unwrap().to_owned();
    let step =
        async |who: &Client, what: &str| who.post(&format!("/tournaments/{id}/{what}"), Value::Null).await;
    for (who, what) in
        [(&players[0], "start"), (&players[0], "cancel"), (&players[0], "leave"), (&host, "start")]
    {
        let refused = step(who, what).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "not-allowed"), "{what}");
    }
    assert_eq!(step(&players[0], "join").await.status, 200);
    assert_eq!(step(&players[0], "join").await.status, 403, "twice");
    let block = players[0].post(&format!("/people/{}/tie", players[1].id), json!({ "tie": "block" })).await;
    assert_eq!(block.status, 200);
    assert_eq!(step(&players[1], "join").await.status, 403, "they do not want to meet");
    assert_eq!(host.get("/tournaments/nowhere").await.status, 404);
    let nobody =
        request(&house.address(), "POST", &format!("/api/v1/tournaments/{id}/join"), &[JSON], "").await;
    assert_eq!((nobody.status, nobody.code().as_str()), (401, "no-session"));
    assert_eq!(step(&host, "cancel").await.json()["state"], "cancelled");
    assert_eq!(step(&players[0], "join").await.status, 403);
    for _ in 0..3 {
        assert_eq!(host.post("/tournaments", asked(&json!({}))).await.status, 200);
    }
    let refused = host.post("/tournaments", asked(&json!({}))).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "quota"));
}
