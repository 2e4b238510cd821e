//! What is whose: records that were brought along, private tables, links, and how much anybody may keep.

use serde_json::{Value, json};

use crate::client::{Client, JSON, TestHouse, play_to_the_end, request, secret_of};

/// A finished game between two people, by its record.
async fn played(one: &Client, other: &Client, visibility: &str) -> (String, String, String) {
    let asked = json!({ "game": "briskula", "seats": ["me", "link"], "visibility": visibility });
    let made = one.post("/tables", asked).await.json();
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    let secret = secret_of(&made["links"]["1"]);
    let sat = other.post(&format!("/tables/{table}/sit"), json!({ "secret": secret })).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    let mut socket = one.socket(&table).await;
    socket.snapshot().await;
    socket.command(json!({ "do": "resign" })).await;
    socket.send(&json!({ "do": "resync" })).await;
    let record = socket.snapshot().await["record"].as_str().unwrap().to_owned();
    (table, record, made["share"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_private_game_is_for_those_who_took_part_and_whom_they_tell() {
    let house = TestHouse::open().await;
    let (ana, bor, eva) = (house.guest("Ana").await, house.guest("Bor").await, house.guest("Eva").await);
    let (table, record, share) = played(&ana, &bor, "private").await;
    let things =
        [format!("/tables/{table}"), format!("/records/{record}"), format!("/records/{record}/frames")];
    for path in &things {
        assert_eq!((ana.get(path).await.status, bor.get(path).await.status), (200, 200), "{path}");
        let stranger = eva.get(path).await;
        assert_eq!((stranger.status, stranger.code().as_str()), (404, "not-found"), "{path}");
        let nobody = request(&house.address(), "GET", &format!("/api/v1{path}"), &[], "").await;
        assert_eq!(nobody.status, 404, "{path}");
    }
    // What does not exist is answered in the same words.
    let missing = eva.get("/tables/abcdefghjkmn").await;
    assert_eq!(eva.get(&things[0]).await.body, missing.body);
    assert_eq!(eva.post("/reviews", json!({ "record": record })).await.status, 404);
    let sat = eva.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
    assert_eq!(sat.status, 404);
    let mut socket = eva.socket(&table).await;
    assert_eq!(socket.next().await.unwrap_err(), 4404);
    // Whoever was given the link brings its key.
    let key = share.split_once("#k=").unwrap().1.to_owned();
    for path in &things {
        let with = |key: &str| {
            let headers =
                vec![("kavarna-key".to_owned(), key.to_owned()), ("cookie".to_owned(), eva.cookie.clone())];
            (format!("/api/v1{path}"), headers)
        };
        for (key, status) in [(key.as_str(), 200), ("a-wrong-key-of-24-letters", 404)] {
            let (path, headers) = with(key);
            let headers: Vec<(&str, &str)> =
                headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            assert_eq!(request(&house.address(), "GET", &path, &headers, "").await.status, status, "{path}");
        }
    }
    let mut socket =
        eva.socket_from(&table, &[("sec-websocket-protocol", &format!("kavarna, key.{key}"))]).await;
    socket.snapshot().await;
    // Lists by person show what is public; one's own list shows all.
    let of_ana = eva.get(&format!("/records?person={}", ana.id)).await.json();
    assert_eq!(of_ana["records"], json!([]));
    let own = ana.get("/records?mine=true").await.json();
    assert_eq!((&own["records"][0]["id"], &own["records"][0]["private"]), (&json!(record), &json!(true)));
    assert!(own["records"][0]["link"].as_str().unwrap().ends_with(&format!("#k={key}")));
}

#[tokio::test]
async fn a_listed_game_is_for_everybody() {
    let house = TestHouse::open().await;
    let (ana, bor, eva) = (house.guest("Ana").await, house.guest("Bor").await, house.guest("Eva").await);
    let (table, record, share) = played(&ana, &bor, "listed").await;
    assert_eq!(share, format!("/t/{table}"));
    assert_eq!(eva.get(&format!("/records/{record}")).await.status, 200);
    let of_ana = eva.get(&format!("/records?person={}", ana.id)).await.json();
    assert_eq!(of_ana["records"][0]["id"], json!(record));
}

#[tokio::test]
async fn a_used_link_is_dead_and_the_host_can_give_another() {
    let house = TestHouse::open().await;
    let (ana, bor, eva) = (house.guest("Ana").await, house.guest("Bor").await, house.guest("Eva").await);
    let asked =
        json!({ "game": "briskula", "options": { "variant": "4" }, "seats": ["me", "link", "open", "open"] });
    let made = ana.post("/tables", asked).await.json();
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    let first = secret_of(&made["links"]["1"]);
    let sit = async |who: &Client, secret: &str| {
        who.post(&format!("/tables/{table}/sit"), json!({ "secret": secret })).await.status
    };
    assert_eq!(sit(&bor, &first).await, 200);
    assert_eq!(bor.post(&format!("/tables/{table}/leave"), json!({})).await.status, 200);
    assert_eq!(sit(&eva, &first).await, 403, "it was used");
    assert_eq!(sit(&bor, &first).await, 403, "also by whoever used it");
    let path = format!("/tables/{table}/link");
    assert_eq!(bor.post(&path, json!({ "seat": 1 })).await.status, 403, "the host gives out links");
    assert_eq!(ana.post(&path, json!({ "seat": 2 })).await.status, 403, "that is an open seat");
    assert_eq!(ana.post(&path, json!({ "seat": 7 })).await.status, 400);
    let second = secret_of(&ana.post(&path, json!({ "seat": 1 })).await.json()["link"]);
    assert_eq!(sit(&eva, &first).await, 403);
    assert_eq!(sit(&eva, &second).await, 200);
}

#[tokio::test]
async fn nobody_names_the_cards_of_a_game_with_others() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let catalog = catalog::Catalog::house();
    for game in catalog.games().filter(|game| game.facts().hidden) {
        let (game, places) = (game.facts().name, game.rules(&game::Options::none()).unwrap().seats());
        let seats = |first: &str, second: &str| {
            let mut seats = vec!["random"; places];
            (seats[0], seats[1]) = (first, second);
            json!(seats)
        };
        let deal = {
            let shown = ana.post("/show", json!({ "game": game, "start": { "seed": 7 } })).await.json();
            shown["deal"].as_str().unwrap().to_owned()
        };
        let starts = [json!({ "seed": 7 }), json!({ "deal": deal }), json!({ "deal": deal, "moves": [] })];
        for start in &starts {
            for seats in [seats("me", "open"), seats("me", "link"), seats("open", "house")] {
                let asked = json!({ "game": game, "seats": seats, "start": start });
                let answer = ana.post("/tables", asked).await;
                assert_eq!(
                    (answer.status, answer.code().as_str()),
                    (400, "bad-request"),
                    "{game} {seats} {start}"
                );
            }
            let alone = json!({ "game": game, "seats": seats("me", "random"), "start": start });
            let made = ana.post("/tables", alone).await.json();
            let word = if start["seed"].is_null() { "deal" } else { "seed" };
            assert_eq!(made["table"]["start"], word, "it is said on the card");
        }
    }
    // Where nothing is hidden there is nothing to know, and the card says that it does not begin as usual.
    let asked = json!({ "game": "gobblet3", "seats": ["me", "open"], "start": { "moves": ["3@b2"] } });
    let made = ana.post("/tables", asked).await.json();
    assert_eq!(made["table"]["start"], "moves");
    let fresh = ana.post("/tables", json!({ "game": "briskula", "seats": ["me", "open"] })).await.json();
    assert_eq!(fresh["table"]["start"], Value::Null);
}

/// A record of a game that goes to and fro for so many moves.
fn long_record(moves: usize) -> Value {
    let opening = ["3@a1", "3@c3"];
    let round = ["a1-b1", "c3-c2", "b1-a1", "c2-c3"];
    let all: Vec<&str> = opening.into_iter().chain(round.into_iter().cycle()).take(moves).collect();
    json!({
        "kavarna": 1, "game": "gobblet3", "options": { "repetition": "never", "limit": 5000 }, "seats": ["<b>Eve</b>\u{7}", "x"],
        "moves": all,
    })
}

#[tokio::test]
async fn what_was_brought_along_is_marked_and_belongs_to_whoever_brought_it() {
    let house = TestHouse::open().await;
    let (ana, eva) = (house.guest("Ana").await, house.guest("Eva").await);
    let kept = ana.post("/records", long_record(6)).await;
    assert_eq!(kept.status, 200, "{kept:?}");
    let id = kept.json()["id"].as_str().unwrap().to_owned();
    let own = ana.get("/records?mine=true").await.json();
    assert_eq!(own["records"][0]["uploaded"], true);
    assert_eq!(own["records"][0]["seats"][0], "<b>Eve</b>", "a text, and nothing else");
    assert_eq!(eva.get("/records").await.json()["records"], json!([]), "it is no game of the house");
    assert_eq!(eva.get(&format!("/records?person={}", ana.id)).await.json()["records"], json!([]));
    let film = eva.get(&format!("/records/{id}/frames")).await.json();
    assert_eq!((film["uploaded"].as_bool(), film["frames"].as_array().map(Vec::len)), (Some(true), Some(7)));
    assert_eq!(eva.call("DELETE", &format!("/records/{id}"), Value::Null).await.status, 404);
    assert_eq!(ana.call("DELETE", &format!("/records/{id}"), Value::Null).await.status, 200);
    assert_eq!(ana.get(&format!("/records/{id}")).await.status, 404);
}

#[tokio::test]
async fn a_record_that_is_sent_again_under_its_name_is_kept_once() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let first = ana.post("/records?once=here-1", long_record(6)).await.json();
    let again = ana.post("/records?once=here-1", long_record(6)).await.json();
    assert_eq!(first, again);
    let other = ana.post("/records?once=here-2", long_record(6)).await.json();
    assert_ne!(first["id"], other["id"]);
    assert_ne!(
        bor.post("/records?once=here-1", long_record(6)).await.json()["id"],
        first["id"],
        "names are one's own"
    );
    assert_eq!(ana.get("/records?mine=true").await.json()["records"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_game_of_the_house_is_deleted_when_it_is_nobodys() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let (_, record, _) = played(&ana, &bor, "listed").await;
    let path = format!("/records/{record}");
    assert_eq!(ana.call("DELETE", &path, Value::Null).await.status, 200);
    assert_eq!(ana.get("/records?mine=true").await.json()["records"], json!([]));
    assert_eq!(bor.get(&path).await.status, 200, "it is Bor's, too");
    assert_eq!(bor.call("DELETE", &path, Value::Null).await.status, 200);
    assert_eq!(bor.get(&path).await.status, 404);
}

#[tokio::test]
async fn a_long_record_is_refused_or_told_page_by_page() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let refused = ana.post("/records", long_record(2_001)).await;
    assert_eq!(refused.status, 400);
    assert!(refused.body.contains("at most 2000"), "{refused:?}");
    let kept = ana.post("/records", long_record(250)).await;
    assert_eq!(kept.status, 200, "{kept:?}");
    let id = kept.json()["id"].as_str().unwrap().to_owned();
    let pages = ana.pages_of_record(&id).await;
    let frames = pages.concat();
    assert_eq!((frames.len(), pages.len()), (251, 3));
    assert_eq!(frames[0]["move"], Value::Null);
    assert_eq!((&frames[1]["move"], &frames[250]["move"]), (&json!("3@a1"), &json!("c2-c3")));
    // A page in the middle is what it would be from the beginning.
    let middle = ana.get(&format!("/records/{id}/frames?viewer=all&from=120")).await.json();
    assert_eq!(middle["frames"][0], frames[120]);
    assert_eq!(ana.get(&format!("/records/{id}/frames?from=9999")).await.status, 400);
}

#[tokio::test]
async fn nobody_keeps_more_than_their_share() {
    let house = TestHouse::open_with(|config| {
        config.bounds.records_of_person = 2;
        config.bounds.unfinished_of_person = 3;
        config.bounds.kib_stored_of_address_a_day = 6;
    })
    .await;
    let ana = house.guest("Ana").await;
    for _ in 0..2 {
        assert_eq!(ana.post("/records", long_record(6)).await.status, 200);
    }
    let third = ana.post("/records", long_record(6)).await;
    assert_eq!((third.status, third.code().as_str()), (403, "quota"), "{third:?}");
    let first = ana.get("/records?mine=true").await.json()["records"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(ana.call("DELETE", &format!("/records/{first}"), Value::Null).await.status, 200);
    assert_eq!(ana.post("/records", long_record(6)).await.status, 200, "there is room again");
    for number in 0..4 {
        let answer = ana.post("/tables", json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
        let expected = if number < 3 { 200 } else { 403 };
        assert_eq!(answer.status, expected, "{answer:?}");
    }
    // Another guest of the same address shares what the address may store in a day.
    let bor = house.guest("Bor").await;
    let mut refused = None;
    for _ in 0..4 {
        let answer = bor.post("/records", long_record(250)).await;
        if answer.status != 200 {
            refused = Some(answer.code());
        }
    }
    assert_eq!(refused.as_deref(), Some("quota"));
}

#[tokio::test]
async fn tables_that_were_left_are_not_counted_any_more() {
    let house = TestHouse::open_with(|config| config.bounds.unfinished_of_person = 2).await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let ask = async |seats: Value| ana.post("/tables", json!({ "game": "gobblet3", "seats": seats })).await;
    let waiting = ask(json!(["me", "open"])).await.json()["table"]["id"].as_str().unwrap().to_owned();
    let engines = ask(json!(["random", "random"])).await.json()["table"]["id"].as_str().unwrap().to_owned();
    let third = ask(json!(["me", "open"])).await;
    assert_eq!((third.status, third.code().as_str()), (403, "quota"), "{third:?}");
    let leave =
        async |who: &Client, table: &str| who.post(&format!("/tables/{table}/leave"), json!({})).await;
    assert_eq!(leave(&ana, &waiting).await.status, 200);
    assert_eq!(ana.get("/tables?mine=true&state=waiting").await.json()["tables"], json!([]));
    let third = ask(json!(["me", "open"])).await;
    assert_eq!(third.status, 200, "there is room again: {third:?}");
    assert_eq!(ask(json!(["me", "open"])).await.status, 403);
    // Whoever made a table of engines has no seat to leave, but can have done with it; nobody else can.
    assert_eq!(leave(&bor, &engines).await.status, 403);
    assert_eq!(leave(&ana, &engines).await.status, 200);
    assert_eq!(leave(&ana, &engines).await.status, 403, "once");
    let fourth = ask(json!(["me", "open"])).await;
    assert_eq!(fourth.status, 200, "{fourth:?}");
    // A game that has begun is resigned first.
    let fourth = fourth.json()["table"]["id"].as_str().unwrap().to_owned();
    bor.post(&format!("/tables/{fourth}/sit"), json!({ "seat": 1 })).await;
    let early = leave(&ana, &fourth).await;
    assert_eq!((early.status, early.code().as_str()), (403, "not-allowed"), "{early:?}");
    assert_eq!(ask(json!(["me", "open"])).await.status, 403);
    // Coming back counts again.
    let sat = ana.post(&format!("/tables/{waiting}/sit"), json!({ "seat": 0 })).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    let listed = ana.get("/tables?mine=true&state=waiting").await.json();
    assert!(listed["tables"].as_array().unwrap().iter().any(|table| table["id"] == json!(waiting)));
}

#[tokio::test]
async fn logs_talk_and_records_add_up_by_person_and_address() {
    let house = TestHouse::open_with(|config| {
        config.bounds.kib_stored_of_person_a_day = 32;
        config.bounds.kib_stored_of_address_a_day = 56;
    })
    .await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    let until_refused = async |socket: &mut crate::client::Socket| {
        for said in 0..200 {
            let answer = socket.command(json!({ "do": "chat", "text": "x".repeat(500) })).await;
            if answer["type"] != "ack" {
                assert_eq!(answer["code"], "quota", "{answer}");
                return said;
            }
        }
        panic!("nobody counts");
    };
    let said = until_refused(&mut socket).await;
    assert!((40..64).contains(&said), "{said} times half a KiB and a little");
    let record = ana.post("/records", long_record(6)).await;
    assert_eq!((record.status, record.code().as_str()), (403, "quota"), "{record:?}");
    let another = ana.post("/tables", json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
    assert_eq!((another.status, another.code().as_str()), (403, "quota"), "{another:?}");
    // What has begun can be ended, and left.
    assert_eq!(socket.command(json!({ "do": "resign" })).await["type"], "ack");
    let again = socket.command(json!({ "do": "rematch" })).await;
    assert_eq!(again["code"], "quota", "{again}");
    for _ in 0..2 {
        assert_eq!(socket.command(json!({ "do": "leave" })).await["type"], "ack");
    }
    // Another guest has a share of their own, and what is left of the address's.
    let his = bor.table(json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
    let mut socket = bor.socket(&his).await;
    socket.snapshot().await;
    let fewer = until_refused(&mut socket).await;
    assert!((20..44).contains(&fewer), "{fewer} times half a KiB and a little");
    let eva = house.guest("Eva").await;
    let sat = eva.post(&format!("/tables/{table}/sit"), json!({ "seat": 0 })).await;
    assert_eq!((sat.status, sat.code().as_str()), (403, "quota"), "{sat:?}");
}

#[tokio::test]
async fn an_export_is_whole_however_long_it_is() {
    let house = TestHouse::open_with(|config| config.bounds.unfinished_of_person = 1000).await;
    let ana = house.guest("Ana").await;
    for _ in 0..55 {
        assert_eq!(ana.post("/records", long_record(3)).await.status, 200);
    }
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let export = ana.get("/me/export").await.json();
    assert_eq!(export["records"].as_array().map(Vec::len), Some(55));
    assert_eq!(export["tables"][0]["id"], json!(table));
    let nobody = house.guest("Bor").await;
    let empty = nobody.get("/me/export").await.json();
    assert_eq!((&empty["records"], &empty["tables"]), (&json!([]), &json!([])));
}

#[tokio::test]
async fn a_snapshot_stays_short_and_earlier_events_are_had_by_asking() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    // A game of many moves without an end: the board allows it, the option makes it legal.
    let opening: Vec<Value> = long_record(900)["moves"].as_array().unwrap().clone();
    let asked = json!({
        "game": "gobblet3", "options": { "repetition": "never", "limit": 5000 }, "seats": ["me", "me"], "start": { "moves": opening },
    });
    let made = ana.post("/tables", asked).await;
    assert_eq!(made.status, 200, "{made:?}");
    let table = made.json()["table"]["id"].as_str().unwrap().to_owned();
    let mut socket = ana.socket(&table).await;
    for _ in 0..100 {
        let text = "č".repeat(500);
        assert_eq!(socket.command(json!({ "do": "chat", "text": text })).await["type"], "ack");
    }
    socket.send(&json!({ "do": "resync" })).await;
    let snapshot = socket.snapshot().await;
    assert!(snapshot.to_string().len() <= 64 * 1024, "{}", snapshot.to_string().len());
    let mut from = snapshot["game"]["history_from"].as_u64().unwrap();
    let mut events = snapshot["game"]["history"].as_array().unwrap().clone();
    assert!(!snapshot["chat"].as_array().unwrap().is_empty(), "what was said last is there");
    while from > 0 {
        socket.send(&json!({ "do": "history", "before": from })).await;
        let page = socket.until(|frame| frame["type"] == "history").await;
        assert!(page.to_string().len() <= 64 * 1024);
        let mut earlier = page["events"].as_array().unwrap().clone();
        from = page["from"].as_u64().unwrap();
        earlier.extend(events);
        events = earlier;
    }
    let moves = events.iter().filter(|event| event["type"] == "event").count();
    assert_eq!(moves, 900);
    let bad = socket.command(json!({ "do": "history" })).await;
    assert_eq!(bad["code"], "bad-frame");
}

/// The games with the longest events and views, to their end.
#[tokio::test]
async fn a_snapshot_of_cards_stays_short_too() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    for game in ["tarok", "marias"] {
        let table = ana.table(json!({ "game": game, "seats": ["me", "me", "me"], "hints": true })).await;
        let mut socket = ana.socket(&table).await;
        let mut state = socket.snapshot().await;
        for _ in 0..60 {
            assert_eq!(socket.command(json!({ "do": "chat", "text": "č".repeat(500) })).await["type"], "ack");
        }
        let mut longest = 0;
        while state["game"]["over"] != true {
            longest = longest.max(state.to_string().len());
            let mv = state["game"]["legal"][0].clone();
            let asked = json!({ "do": "move", "move": mv, "version": state["version"] });
            assert_eq!(socket.command(asked).await["type"], "ack");
            socket.send(&json!({ "do": "resync" })).await;
            state = socket.snapshot().await;
        }
        longest = longest.max(state.to_string().len());
        assert!(longest <= 64 * 1024, "{game}: {longest}");
    }
}

#[tokio::test]
async fn no_table_grows_without_end() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    let mut refused = Value::Null;
    for _ in 0..1_001 {
        refused = socket.command(json!({ "do": "chat", "text": "x" })).await;
    }
    assert_eq!(refused["code"], "quota", "{refused}");
    let state = {
        socket.send(&json!({ "do": "resync" })).await;
        socket.snapshot().await
    };
    let over = play_to_the_end(&mut socket, state).await;
    assert!(over["record"].is_string() || over["game"]["over"] == true, "the game itself goes on");
    let foreign = request(&house.address(), "POST", "/api/v1/records", &[JSON], "{}").await;
    assert_eq!(foreign.status, 401);
}

#[tokio::test]
async fn guests_who_do_not_come_back_are_forgotten_with_what_is_nobodys() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest("Ana").await, house.guest("Bor").await);
    let kept = bor.post("/account", json!({ "name": "bor", "password": "a long password of Bor" })).await;
    assert_eq!(kept.status, 200, "{kept:?}");
    let bor = bor.with(&kept);
    let uploaded = ana.post("/records", long_record(4)).await.json()["id"].as_str().unwrap().to_owned();
    let (_, shared, _) = played(&bor, &ana, "listed").await;
    // An account's, too, where nobody ever began to play.
    let waiting = bor.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let alone = {
        let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
        let mut socket = ana.socket(&table).await;
        socket.snapshot().await;
        socket.command(json!({ "do": "resign" })).await;
        socket.send(&json!({ "do": "resync" })).await;
        socket.snapshot().await["record"].as_str().unwrap().to_owned()
    };
    let url = house.database();
    let db = house.close().await;
    // A long time ago.
    let mut connection = <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.unwrap();
    for statement in [
        "UPDATE people SET created = 1, seen = 1",
        "UPDATE records SET finished = 1",
        "UPDATE tables SET updated = 1",
    ] {
        sqlx::query(statement).execute(&mut connection).await.unwrap();
    }
    drop(connection);
    let house = TestHouse::on(db, |_| {}).await;
    let bor = Client { address: house.address(), ..bor };
    let mut gone = 0;
    for _ in 0..100 {
        let all = [&uploaded, &alone].map(|record| format!("/records/{record}"));
        gone = 0;
        for path in &all {
            gone += u32::from(bor.get(path).await.status == 404);
        }
        if gone == 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(gone, 2, "what was the guest's alone is deleted");
    assert_eq!(bor.get(&format!("/tables/{waiting}")).await.status, 404);
    assert_eq!(bor.get("/tables?mine=true&state=waiting").await.json()["tables"], json!([]));
    let record = bor.get(&format!("/records/{shared}")).await;
    assert_eq!(record.status, 200, "what is Bor's, too, stays");
    assert!(!record.body.contains("Ana") && record.body.contains("somebody"), "{record:?}");
    assert_eq!(bor.get("/me").await.status, 200, "an account stays");
    let ana = Client { address: house.address(), ..ana };
    assert_eq!(ana.get("/me").await.status, 401);
}
