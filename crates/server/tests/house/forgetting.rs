//! Whoever deletes themselves is forgotten: by tables that are open, asleep and over, by records, by the lobby and by the
//! database.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{AnyPool, Row};

use crate::client::{Client, Socket, TestDb, TestHouse, secret_of};

/// Two names that somebody has had, and nobody else.
const NAMES: [&str; 2] = ["Anastazija", "Kunigunda"];

/// Waits until nobody is being forgotten any more.
async fn until_forgotten(house: &TestHouse) {
    for _ in 0..200 {
        if house.running.house.store.forgettings().await.unwrap().is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the house does not forget");
}

/// Everything that a closed database holds: the bytes of the file, or every row of every table.
async fn everything_in(db: &TestDb) -> String {
    if !db.url.starts_with("postgres:") {
        let mut all = Vec::new();
        for end in ["", "-wal", "-shm"] {
            all.extend(std::fs::read(format!("{}{end}", db.url)).unwrap_or_default());
        }
        assert!(!all.is_empty());
        return String::from_utf8_lossy(&all).into_owned();
    }
    let pool = AnyPool::connect(&db.url).await.unwrap();
    let tables =
        "SELECT CAST(table_name AS TEXT) FROM information_schema.tables WHERE table_schema = 'public'";
    let mut all = String::new();
    for table in sqlx::query(tables).fetch_all(&pool).await.unwrap() {
        let table: String = table.get(0);
        let rows = sqlx::AssertSqlSafe(format!("SELECT CAST(found AS TEXT) FROM \"{table}\" AS found"));
        for row in sqlx::query(rows).fetch_all(&pool).await.unwrap() {
            all.push_str(&row.get::<String, _>(0));
        }
    }
    pool.close().await;
    all
}

fn assert_unknown(ana: &Client, text: &str, place: &str) {
    for trace in [ana.id.as_str(), NAMES[0], NAMES[1]] {
        let found =
            text.find(trace).map(|at| text[at.saturating_sub(80)..].chars().take(200).collect::<String>());
        assert_eq!(found, None, "{trace} in {place}");
    }
}

async fn say(who: &Client, table: &str, text: &str) {
    let mut socket = who.socket(table).await;
    socket.snapshot().await;
    carried_out(&mut socket, json!({ "do": "chat", "text": text })).await;
}

/// Sends a command under a name that no other socket of the person has used at the table.
async fn carried_out(socket: &mut Socket, mut frame: Value) {
    let id = server::id::word::<12>();
    frame["id"] = json!(id);
    socket.send(&frame).await;
    let done = socket.until(|frame| frame["id"] == id.as_str()).await;
    assert_eq!(done["type"], "ack", "{done}");
}

async fn command(socket: &mut Socket, what: &str) {
    carried_out(socket, json!({ "do": what })).await;
}

/// The tables at which somebody was, in every way there is.
struct Traces {
    playing: String,
    waiting: String,
    private: String,
    watched: String,
    all: Vec<String>,
}

async fn leave_traces(ana: &Client, bor: &Client) -> Traces {
    let two = json!({ "game": "gobblet3", "seats": ["me", "open"], "rated": true });
    // A game that goes on, with talk.
    let playing = ana.table(two.clone()).await;
    bor.post(&format!("/tables/{playing}/sit"), json!({ "seat": 1 })).await;
    say(ana, &playing, "my secret").await;
    say(bor, &playing, "well met").await;
    // A seat before the game, at another's table.
    let four = json!({ "game": "briskula", "options": { "variant": "4" }, "seats": ["me", "open", "open", "random"] });
    let waiting = bor.table(four).await;
    ana.post(&format!("/tables/{waiting}/sit"), json!({ "seat": 2 })).await;
    // Two games that are over, privately, in another seat each.
    let link = json!({ "game": "gobblet3", "seats": ["me", "link"], "visibility": "private" });
    let made = ana.post("/tables", link).await.json();
    let private = made["table"]["id"].as_str().unwrap().to_owned();
    let secret = secret_of(&made["links"]["1"]);
    bor.post(&format!("/tables/{private}/sit"), json!({ "secret": secret })).await;
    let (mut hers, mut his) = (ana.socket(&private).await, bor.socket(&private).await);
    command(&mut hers, "resign").await;
    command(&mut hers, "rematch").await;
    command(&mut his, "rematch").await;
    command(&mut his, "resign").await;
    // Both seats of one's own, a game that counts, a table of engines, talk at another's table, a paused game.
    let alone = ana.table(json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
    let rated = ana.table(json!({ "game": "gobblet3", "seats": ["random", "me"], "rated": true })).await;
    let mut socket = ana.socket(&rated).await;
    command(&mut socket, "resign").await;
    let engines = ana.table(json!({ "game": "gobblet3", "seats": ["random", "random"] })).await;
    let watched = bor.table(json!({ "game": "gobblet3", "seats": ["me", "random"] })).await;
    say(ana, &watched, "my other secret").await;
    let paused = ana.table(json!({ "game": "gobblet3", "seats": ["me", "random"] })).await;
    let mut socket = ana.socket(&paused).await;
    command(&mut socket, "pause").await;
    let all = [&playing, &waiting, &private, &alone, &rated, &engines, &watched, &paused].map(String::clone);
    Traces { playing, waiting, private, watched, all: all.to_vec() }
}

#[tokio::test]
async fn whoever_leaves_for_good_is_forgotten_everywhere() {
    let house = TestHouse::open().await;
    let (ana, bor, eva) = (house.guest(NAMES[0]).await, house.guest("Bor").await, house.guest("Eva").await);
    let early = ana.table(json!({ "game": "gobblet3", "seats": ["me", "random"] })).await;
    let mut socket = ana.socket(&early).await;
    command(&mut socket, "resign").await;
    let renamed = ana.call("PATCH", "/me", json!({ "name": NAMES[1] })).await;
    assert_eq!(renamed.json()["name"], NAMES[1]);
    let mut traces = leave_traces(&ana, &bor).await;
    traces.all.push(early);
    let own = ana.get(&format!("/records/{}-1", traces.private)).await.body;
    let brought = ana.post("/records", serde_json::from_str(&own).unwrap()).await.json()["id"].clone();
    let mine = ana.get("/tables?mine=true").await.body;
    assert!(
        mine.contains(&traces.playing) && !mine.contains(&traces.watched),
        "talk alone makes no table one's own"
    );

    // Everything is asleep but for one table, which Bor and Eva look at.
    let house = house.again().await;
    let here = |client: &Client| Client { address: house.address(), ..client.clone() };
    let (ana, bor, eva) = (here(&ana), here(&bor), here(&eva));
    let mut his = bor.socket(&traces.playing).await;
    let before = his.snapshot().await;
    assert!(before.to_string().contains(NAMES[1]) && before.to_string().contains("my secret"));
    assert_eq!(ana.get("/me/export").await.json()["me"]["name"], NAMES[1]);
    assert_eq!(ana.call("DELETE", "/me", Value::Null).await.status, 200);
    assert_eq!(ana.get("/me").await.status, 401);

    // Whoever is there hears that the game is over, and then how the table stands now.
    assert_eq!(his.event("over").await["game"]["reason"], "resigned");
    let after = his.snapshot().await;
    assert_unknown(&ana, &after.to_string(), "a snapshot");
    let talk =
        |said: &Value| (said["name"].as_str().unwrap().to_owned(), said["text"].as_str().unwrap().to_owned());
    let talk: Vec<(String, String)> = after["chat"].as_array().unwrap().iter().map(talk).collect();
    let expected =
        [("somebody", "…"), ("Bor", "well met")].map(|(name, text)| (name.to_owned(), text.to_owned()));
    assert_eq!(talk, expected);
    assert_eq!(after["session"]["sheet"][0]["seats"], json!(["somebody", "Bor"]));

    for table in &traces.all {
        // Nobody but those who took part watches a private table.
        let witness = if *table == traces.private { &bor } else { &eva };
        let card = witness.get(&format!("/tables/{table}")).await;
        assert_eq!(card.status, 200, "{card:?}");
        assert_unknown(&ana, &card.body, "a card");
        let mut socket = witness.socket(table).await;
        assert_unknown(&ana, &socket.snapshot().await.to_string(), "a snapshot of somebody who watches");
    }
    for path in ["/tables", "/records", "/tables?mine=true", "/records?mine=true"] {
        assert_unknown(&ana, &bor.get(path).await.body, path);
    }
    for (record, seats) in [
        (format!("{}-1", traces.private), ["somebody", "Bor"]),
        (format!("{}-2", traces.private), ["Bor", "somebody"]),
    ] {
        let one = bor.get(&format!("/records/{record}")).await;
        assert_eq!(one.json()["seats"], json!(seats), "{record}");
        let frames = bor.get(&format!("/records/{record}/frames")).await;
        assert_eq!(frames.json()["record"]["seats"], json!(seats));
        assert_unknown(&ana, &frames.body, "frames");
    }
    assert_eq!(bor.get(&format!("/records/{}", brought.as_str().unwrap())).await.status, 404);

    // The seats are free, and the others go on.
    assert_eq!(eva.post(&format!("/tables/{}/sit", traces.playing), json!({ "seat": 0 })).await.status, 200);
    let mut hers = eva.socket(&traces.playing).await;
    command(&mut hers, "rematch").await;
    command(&mut his, "rematch").await;
    his.send(&json!({ "do": "resync" })).await;
    his.until(|frame| frame["type"] == "snapshot" && frame["table"]["state"] == "playing").await;
    let seats = eva.get(&format!("/tables/{}", traces.waiting)).await.json()["seats"].clone();
    assert_eq!(seats[2]["kind"], "open");

    until_forgotten(&house).await;
    let again = house.guest(NAMES[0]).await;
    assert_eq!(again.get("/me").await.json()["name"], NAMES[0], "the name is free");
    assert_eq!(again.call("DELETE", "/me", Value::Null).await.status, 200);
    until_forgotten(&house).await;
    let db = house.close().await;
    assert_unknown(&ana, &everything_in(&db).await, "the database");
}

#[tokio::test]
async fn a_house_that_dies_in_between_goes_on_forgetting() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest(NAMES[0]).await, house.guest("Bor").await);
    let traces = leave_traces(&ana, &bor).await;
    let store = house.running.house.store.clone();
    let person = server::store::PersonRow {
        id: ana.id.clone(),
        name: NAMES[0].to_owned(),
        login: None,
        password: None,
        created: 0,
    };
    assert!(store.begin_forgetting(&person, 1).await.unwrap());
    assert!(!store.begin_forgetting(&person, 1).await.unwrap(), "once is enough");
    let house = house.again().await;
    until_forgotten(&house).await;
    let bor = Client { address: house.address(), ..bor };
    let card = bor.get(&format!("/tables/{}", traces.playing)).await.json();
    assert_eq!((card["state"].as_str(), &card["seats"][0]["kind"]), (Some("over"), &json!("open")));
    let db = house.close().await;
    assert_unknown(&ana, &everything_in(&db).await, "the database");
}

#[tokio::test]
async fn talk_from_before_anybody_took_note_is_found() {
    let house = TestHouse::open().await;
    let (ana, bor) = (house.guest(NAMES[0]).await, house.guest("Bor").await);
    let table = bor.table(json!({ "game": "gobblet3", "seats": ["me", "random"] })).await;
    say(&ana, &table, "hello").await;
    let db = house.close().await;
    // As a house from before would have left it.
    sqlx::any::install_default_drivers();
    let url = if db.url.starts_with("postgres:") { db.url.clone() } else { format!("sqlite://{}", db.url) };
    let pool = AnyPool::connect(&url).await.unwrap();
    for statement in ["DELETE FROM chores", "DELETE FROM table_people WHERE role = 'talk'"] {
        sqlx::query(statement).execute(&pool).await.unwrap();
    }
    pool.close().await;
    let house = TestHouse::on(db, |_| {}).await;
    let ana = Client { address: house.address(), ..ana };
    assert_eq!(ana.call("DELETE", "/me", Value::Null).await.status, 200);
    until_forgotten(&house).await;
    let db = house.close().await;
    assert_unknown(&ana, &everything_in(&db).await, "the database");
}
