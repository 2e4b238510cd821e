//! The same house on PostgreSQL, and several processes of one house.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use database::Postgres;
use serde_json::json;

use crate::client::{Client, config, play_to_the_end};
use crate::crash::{House, free_address, moves_of, play_through, until_open};

/// Where the private PostgreSQL is, for the tests that are run over again on it.
const FOLDER: &str = "HOUSE_POSTGRES";

/// A new database, when these tests are being run over again on PostgreSQL.
pub(crate) fn fresh_database() -> Option<String> {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let folder = std::env::var(FOLDER).ok()?;
    let name = format!("house{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let made = Command::new(Postgres::programs().join("createdb"))
        .args(["-h", &folder, "-U", "house", &name])
        .output();
    let made = made.unwrap();
    assert!(made.status.success(), "createdb {name}: {}", String::from_utf8_lossy(&made.stderr));
    Some(Postgres::url_in(Path::new(&folder), &name))
}

/// Drops a database that [`fresh_database`] made, whoever is still connected to it: a hundred of them take a gigabyte.
pub(crate) fn drop_database(url: &str) {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let Some((_, name)) = url.rsplit_once('/').filter(|_| url.starts_with("postgres://")) else { return };
    let words = ["-h", &folder, "-U", "house", "--force", "--if-exists", name];
    let _ = Command::new(Postgres::programs().join("dropdb")).args(words).output();
}

/// All the other tests once more, each house with a database of its own in one PostgreSQL.
#[test]
fn whatever_holds_on_a_file_holds_on_postgresql() {
    if std::env::var_os(FOLDER).is_some() {
        return;
    }
    let postgres = Postgres::start();
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--skip", "postgres::", "--skip", "replay::", "--skip", "storage::", "--skip", "machines::"])
        .env(FOLDER, postgres.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let passed = said.lines().find_map(|line| line.strip_prefix("test result: ok. ")).unwrap_or_default();
    let passed: usize = passed.split(' ').next().and_then(|count| count.parse().ok()).unwrap_or_default();
    assert!(passed > 40, "{said}");
}

#[tokio::test]
async fn a_game_is_played_and_goes_on_after_a_restart() {
    let postgres = Postgres::start();
    let open = || server::start(config(&postgres.url()), catalog::Catalog::house());
    let house = open().await.unwrap();
    let ana = Client::guest(&house.address.to_string(), "Ana").await;
    let ana = ana.with(&ana.post("/account", json!({ "name": "ana", "password": "a long password" })).await);
    let table = ana.table(json!({ "game": "briskula", "seats": ["me", "random"] })).await;
    let mut socket = ana.socket(&table).await;
    let snapshot = socket.snapshot().await;
    house.close().await;
    let house = open().await.unwrap();
    let ana = Client { address: house.address.to_string(), ..ana };
    let mut socket = ana.socket(&table).await;
    let again = socket.snapshot().await;
    assert_eq!(again["commitment"], snapshot["commitment"]);
    let over = play_to_the_end(&mut socket, again).await;
    assert_eq!(ana.get("/records?mine=true").await.json()["records"][0]["id"], over["record"]);
    let rated = ana.table(json!({ "game": "gobblet3", "seats": ["me", "random"], "rated": true })).await;
    let mut socket = ana.socket(&rated).await;
    socket.snapshot().await;
    socket.command(json!({ "do": "resign" })).await;
    assert_eq!(ana.get("/me").await.json()["ratings"]["gobblet3"]["games"], 1);
    assert_eq!(
        ana.get("/tables?mine=true&state=over").await.json()["tables"].as_array().map(Vec::len),
        Some(2)
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_process_serves_any_table_and_one_may_die() {
    let postgres = Postgres::start();
    let addresses = [free_address(), free_address()];
    let first = House::open(&postgres.url(), &addresses[0]);
    until_open(&addresses[0]).await;
    let second = House::open(&postgres.url(), &addresses[1]);
    until_open(&addresses[1]).await;
    let ana = Client::guest(&addresses[0], "Ana").await;
    let bor = Client::guest(&addresses[1], "Bor").await;
    // A table of the first process, sat down at and watched through the second.
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let sat = bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
    assert_eq!((sat.status, sat.json()["state"].as_str()), (200, Some("playing")), "{sat:?}");
    let taken = Client::guest(&addresses[1], "Eva")
        .await
        .post(&format!("/tables/{table}/sit"), json!({ "seat": 1 }))
        .await;
    assert_eq!(taken.status, 403, "{taken:?}");
    let (mut hers, mut his) = (ana.socket(&table).await, bor.socket(&table).await);
    let version = hers.snapshot().await["version"].clone();
    his.snapshot().await;
    hers.command(json!({ "do": "move", "move": "3@b2", "version": version })).await;
    assert_eq!(his.event("move").await["events"][0]["move"], "3@b2");
    // Games of the first process, played by people who come through the second, while the first is killed.
    let mut players = Vec::new();
    for _ in 0..4 {
        let table = ana.table(json!({ "game": "briskula", "seats": ["me", "random"] })).await;
        let through = Client { address: addresses[1].clone(), ..ana.clone() };
        players.push(tokio::spawn(play_through(through, table, Duration::from_millis(30))));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    first.kill();
    for player in players {
        let (made, history) = tokio::time::timeout(Duration::from_mins(2), player).await.unwrap().unwrap();
        assert_eq!(made, moves_of(&history, 0));
    }
    second.kill();
}

/// Three processes share a house; one is killed, one hears and says nothing for longer than the others wait for it and
/// then comes back. People come through the third: whatever was acknowledged is there, once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_three_processes_one_is_killed_and_one_is_cut_off_and_returns() {
    let games = if std::env::var_os("KAVARNA_SOAK").is_some() { 60 } else { 3 };
    let postgres = Postgres::start();
    let addresses = [free_address(), free_address(), free_address()];
    let mut houses = Vec::new();
    for address in &addresses {
        houses.push(House::open(&postgres.url(), address));
        until_open(address).await;
    }
    let mut players = Vec::new();
    for owner in &addresses {
        let ana = Client::guest(owner, "Ana").await;
        for _ in 0..games {
            let table = ana.table(json!({ "game": "briskula", "seats": ["me", "random"] })).await;
            let through = Client { address: addresses[2].clone(), ..ana.clone() };
            players.push(tokio::spawn(play_through(through, table, Duration::from_millis(200))));
        }
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    houses.remove(0).kill();
    let cut_off = houses[0].id().to_string();
    let signal =
        |signal: &str| assert!(Command::new("kill").args([signal, &cut_off]).status().unwrap().success());
    signal("-STOP");
    // A process counts as dead after two seconds of silence here.
    tokio::time::sleep(Duration::from_secs(6)).await;
    signal("-CONT");
    for player in players {
        let (made, history) = tokio::time::timeout(Duration::from_mins(4), player).await.unwrap().unwrap();
        assert_eq!(made, moves_of(&history, 0));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sessions_end_and_people_are_forgotten_in_every_process() {
    let postgres = Postgres::start();
    let addresses = [free_address(), free_address()];
    let _first = House::open(&postgres.url(), &addresses[0]);
    until_open(&addresses[0]).await;
    let _second = House::open(&postgres.url(), &addresses[1]);
    until_open(&addresses[1]).await;
    let account = json!({ "name": "Anastazija", "password": "a long password" });
    let ana = Client::guest(&addresses[0], "").await;
    let ana = ana.with(&ana.post("/account", account.clone()).await);
    let through = |client: &Client| Client { address: addresses[1].clone(), ..client.clone() };
    let bor = Client::guest(&addresses[1], "Bor").await;
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    bor.post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
    let mut his = bor.socket(&table).await;
    assert_eq!(his.snapshot().await["table"]["seats"][0]["name"], "Anastazija");
    // One socket where the table is, one through the other process; the session ends in that one.
    let mut sockets = [ana.socket(&table).await, through(&ana).socket(&table).await];
    for socket in &mut sockets {
        socket.snapshot().await;
    }
    assert_eq!(through(&ana).post("/logout", json!({})).await.status, 200);
    for socket in &mut sockets {
        let closed = tokio::time::timeout(Duration::from_secs(10), async {
            loop {
                if let Err(code) = socket.next().await {
                    return code;
                }
            }
        });
        assert_eq!(closed.await.unwrap(), 4401);
    }
    let back = ana.with(&bor.post("/login", account).await);
    assert_eq!(through(&back).call("DELETE", "/me", serde_json::Value::Null).await.status, 200);
    let bor = Client::guest(&addresses[1], "Bor").await;
    let mut watching = bor.socket(&table).await;
    let now = watching.snapshot().await;
    assert_eq!(
        (&now["table"]["state"], &now["session"]["sheet"][0]["seats"][0]),
        (&json!("over"), &json!("somebody"))
    );
    assert!(!now.to_string().contains("Anastazija") && !now.to_string().contains(&ana.id), "{now}");
}
