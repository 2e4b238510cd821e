//! A house that is killed at any moment loses nothing that was acknowledged and does nothing twice.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use game::random::{below, fast};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Client, TestDb, config, play_to_the_end};

/// Not a test of its own: the child process of the tests here, which re-run this very program.
#[test]
fn child() {
    let (Ok(db), Ok(listen)) = (std::env::var("HOUSE_DB"), std::env::var("HOUSE_LISTEN")) else { return };
    let mut config = config(&db);
    config.listen = listen;
    config.bounds = server::Bounds::wide();
    config.bounds.messages = 100_000;
    config.patience_ms = 2_000;
    config.metrics = std::env::var("HOUSE_METRICS").ok();
    if let Ok(programs) = std::env::var("HOUSE_PROGRAMS") {
        config.programs = serde_json::from_str(&programs).unwrap();
    }
    // Whoever writes a number sets the clock by so much.
    std::thread::spawn(|| {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            server::house::set_wall_clock(line.trim().parse().unwrap());
        }
    });
    // As the command line does: what is wrong is told in words, a panic only by its place.
    if let Err(wrong) = server::run(config, catalog::Catalog::house(), server::Logs::Text, &mut |_| {}) {
        std::io::Write::write_all(&mut std::io::stderr(), format!("{wrong:?}\n").as_bytes()).unwrap();
        std::process::exit(1);
    }
}

/// A house in a process of its own.
pub(crate) struct House(Child);

impl House {
    pub(crate) fn open(db: &str, listen: &str) -> House {
        let child = Command::new(std::env::current_exe().unwrap());
        House::started(child, db, listen, "error", Stdio::inherit())
    }

    /// One that also tells what it does.
    pub(crate) fn watched(db: &str, listen: &str, much: &str, log: Stdio, metrics: &str) -> House {
        let mut child = Command::new(std::env::current_exe().unwrap());
        child.env("HOUSE_METRICS", metrics);
        House::started(child, db, listen, much, log)
    }

    /// One with programs of the operator, who tells what it does.
    pub(crate) fn with_programs(programs: &Value, db: &str, listen: &str, log: Stdio) -> House {
        let mut child = Command::new(std::env::current_exe().unwrap());
        child.env("HOUSE_PROGRAMS", programs.to_string());
        House::started(child, db, listen, "trace", log)
    }

    /// One on a machine of its own: in this network namespace.
    pub(crate) fn on_machine(name: &str, db: &str, listen: &str) -> House {
        let mut child = Command::new("ip");
        child.args(["netns", "exec", name]).arg(std::env::current_exe().unwrap());
        House::started(child, db, listen, "off", Stdio::inherit())
    }

    /// One that may not have more files and connections open than that.
    pub(crate) fn with_open_files(files: u32, db: &str, listen: &str, log: Stdio) -> House {
        let mut child = Command::new("sh");
        let limited = format!("ulimit -n {files} && exec \"$0\" \"$@\"");
        child.arg("-c").arg(limited).arg(std::env::current_exe().unwrap());
        House::started(child, db, listen, "warn", log)
    }

    fn started(mut child: Command, db: &str, listen: &str, much: &str, log: Stdio) -> House {
        child
            .args(["--exact", "crash::child", "--nocapture"])
            .envs([("HOUSE_DB", db), ("HOUSE_LISTEN", listen), ("KAVARNA_LOG", much)])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(log);
        House(child.spawn().unwrap())
    }

    /// Sets the clock of its machine, by so many milliseconds.
    pub(crate) fn set_clock(&mut self, by: i64) {
        use std::io::Write;
        writeln!(self.0.stdin.as_mut().unwrap(), "{by}").unwrap();
    }

    /// Waits until it ends by itself and gives whether that was in good order.
    pub(crate) fn ended(mut self) -> bool {
        self.0.wait().unwrap().success()
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.0.id()
    }

    /// Waits until it has ended by itself, and gives its exit code. It is not waited for for ever.
    pub(crate) async fn exit_code(mut self) -> Option<i32> {
        for _ in 0..600 {
            if let Some(status) = self.0.try_wait().unwrap() {
                return status.code();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the house does not end");
    }

    /// Kills it as nobody can prepare for.
    pub(crate) fn kill(self) {
        drop(self);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An address for a house that is opened, killed and opened again on it: from ports below those that the system hands
/// out by itself, so that no connection of another test gets it while the house is dead.
pub(crate) fn free_address() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let own = std::process::id().wrapping_mul(61);
    loop {
        let port = 12_000 + own.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed)) % 20_000;
        let address = format!("127.0.0.1:{port}");
        if TcpListener::bind(&address).is_ok() {
            return address;
        }
    }
}

pub(crate) async fn until_open(address: &str) {
    for _ in 0..600 {
        if TcpStream::connect(address).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the house does not open");
}

/// Plays one game to the end whatever happens to the house, and gives the moves this player made: a command that
/// was not acknowledged is sent again under its own name. Between two moves it waits, so long on average.
pub(crate) async fn play_through(client: Client, table: String, pause: Duration) -> (Vec<String>, Value) {
    let doors = [client.address.clone()];
    play_through_doors(client, &doors, table, pause, &|_| {}).await
}

/// How long a door may be silent, or closed, before somebody tries the next one.
const SILENCE: Duration = Duration::from_secs(10);

/// The same through whichever door is open. `told` hears how long each move waited for its acknowledgement.
pub(crate) async fn play_through_doors(
    client: Client,
    doors: &[String],
    table: String,
    pause: Duration,
    told: &(dyn Fn(Duration) + Sync),
) -> (Vec<String>, Value) {
    let mut stream_of_pauses = fast(table.bytes().map(u64::from).sum());
    let mut made: Vec<String> = Vec::new();
    let mut waiting: Option<(Value, Instant)> = None;
    for door in doors.iter().cycle() {
        let url = format!("ws://{door}/api/v1/tables/{table}/socket");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", client.cookie.parse().unwrap());
        let Ok(Ok((mut stream, _))) = timeout(SILENCE, tokio_tungstenite::connect_async(request)).await
        else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        if let Some((frame, _)) = &waiting {
            let _ = stream.send(Message::text(frame.to_string())).await;
        }
        while let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await {
            let Message::Text(text) = message else { continue };
            let frame: Value = serde_json::from_str(&text).unwrap();
            if frame["type"] == "refused" {
                // Only a house that is just closing, or cannot keep anything now, refuses a command that was right when it
                // was sent.
                assert!(["failed", "moved"].contains(&frame["code"].as_str().unwrap()), "{frame}");
                break;
            }
            if frame["type"] == "ack" {
                let (done, since) = waiting.take().unwrap();
                assert_eq!(frame["id"], done["id"]);
                told(since.elapsed());
                made.push(done["move"].as_str().unwrap().to_owned());
                // The position was told before this answer and may not change again by itself.
                if stream.send(Message::text("{\"do\":\"resync\"}")).await.is_err() {
                    break;
                }
            }
            let game = &frame["game"];
            if game["over"] == true && waiting.is_none() && game["history"].is_array() {
                return (made, game["history"].clone());
            }
            let legal = game["legal"].as_array().filter(|legal| !legal.is_empty() && waiting.is_none());
            if let Some(legal) = legal {
                let id = format!("m{}", made.len());
                let mv = &legal[(made.len() * 7 + 3) % legal.len()];
                let command = json!({ "id": id, "do": "move", "move": mv, "version": frame["version"] });
                let wait = u64::from(below(&mut stream_of_pauses, 2 * pause.as_millis() as u32 + 1));
                tokio::time::sleep(Duration::from_millis(wait)).await;
                waiting = Some((command.clone(), Instant::now()));
                if stream.send(Message::text(command.to_string())).await.is_err() {
                    break;
                }
            }
        }
    }
    unreachable!("there is always another door")
}

/// The moves of a seat in a history.
pub(crate) fn moves_of(history: &Value, seat: u64) -> Vec<String> {
    let events = history.as_array().unwrap().iter();
    let own = events.filter(|event| event["type"] == "event" && event["seat"] == seat);
    own.map(|event| event["move"].as_str().unwrap().to_owned()).collect()
}

/// The games with a bidding, with rules under which most can be said.
const BIDDINGS: [(&str, &str, &str); 2] = [("marias", "profile", "voleny-csm"), ("tarok", "preset", "pagat")];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_anywhere_in_the_bidding_a_table_goes_on() {
    let db = TestDb::new();
    let address = free_address();
    let mut house = House::open(&db.url, &address);
    until_open(&address).await;
    let ana = Client::guest(&address, "Ana").await;
    let mut kills = 0;
    for (game, option, value) in BIDDINGS {
        let options = json!({ option: value });
        let table =
            ana.table(json!({ "game": game, "options": options, "seats": ["me", "random", "random"] })).await;
        let own = |frame: &Value| !frame["game"]["legal"].as_array().is_none_or(Vec::is_empty);
        for _ in 0..8 {
            let mut socket = ana.socket(&table).await;
            let state = socket.until(|frame| own(frame) || frame["game"]["over"] == true).await;
            if state["game"]["over"] == true || state["game"]["decision"] == "card" {
                break;
            }
            let asked = resynced(&mut socket).await;
            house.kill();
            kills += 1;
            house = House::open(&db.url, &address);
            until_open(&address).await;
            let mut socket = ana.socket(&table).await;
            let again = resynced(&mut socket).await;
            assert_eq!(
                again["game"], asked["game"],
                "{game}: the same decision, the same cards, the same past"
            );
            // What says most, so that the bidding is long.
            let legal = again["game"]["legal"].as_array().unwrap();
            let mv = legal.iter().max_by_key(|mv| mv.as_str().map_or(0, str::len)).unwrap();
            let done = socket.command(json!({ "do": "move", "move": mv, "version": again["version"] })).await;
            assert_eq!(done["type"], "ack", "{done}");
        }
    }
    assert!(kills >= 5, "only {kills} decisions before the first card");
    house.kill();
}

/// A declarer without a tarok worth the name: he takes no trick in three, and both defenders learn that they may bid with less.
const HOPELESS: &str = "T2 H4 H3 H2 H1 HJ D4 D3 D2 D1 S7 S8 S9 C7 C8 C9/\
    T3 T5 T7 T9 T11 T13 T15 T17 T19 T21 HK HQ DK DQ SJ SC/T4 T6 T8 T10 T12 T14 T16 T18 T20 T22 SK SQ CK CQ CC CJ/\
    T1 HC DC DJ S10 C10";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_between_deals_a_session_goes_on_with_radelci_and_what_was_learned() {
    let db = TestDb::new();
    let address = free_address();
    let mut house = House::open(&db.url, &address);
    until_open(&address).await;
    let ana = Client::guest(&address, "Ana").await;
    let quick = "silicijasti:worlds=1,depth=3,depth_later=3,depth_last=3,deals=2,deals_bidding=1,talons=1";
    let table = ana
        .table(json!({
            "game": "tarok", "options": { "radelci": "1/0/1" }, "seats": ["me", quick, quick], "match": true,
            "start": { "deal": HOPELESS, "moves": ["pass", "pass", "bid three", "talon 1"] },
        }))
        .await;
    let mut socket = ana.socket(&table).await;
    let begun = socket.snapshot().await;
    let over = play_to_the_end(&mut socket, begun).await;
    assert!(over["game"]["scores"][0].as_i64().unwrap() < 0, "{}", over["game"]);
    let asked = resynced(&mut socket).await;
    house.kill();
    house = House::open(&db.url, &address);
    until_open(&address).await;
    let mut socket = ana.socket(&table).await;
    assert_eq!(resynced(&mut socket).await["session"], asked["session"], "as it stood");
    assert_eq!(socket.command(json!({ "do": "next" })).await["type"], "ack");
    let next = resynced(&mut socket).await;
    let options = &next["game"]["options"];
    // His own is spent; a deal in which declarer takes no trick gives everybody one.
    assert_eq!((&options["radelci"], &options["dealer"]), (&json!("1/1/2"), &json!(0)), "{options}");
    assert_eq!(socket.command(json!({ "do": "resign" })).await["type"], "ack");
    let record = resynced(&mut socket).await["record"].as_str().unwrap().to_owned();
    let record = ana.get(&format!("/records/{record}")).await.json();
    for seat in 1..3 {
        let played = record["seats"][seat].as_str().unwrap();
        assert!(played.contains("minimum=6"), "seat {seat} learned from the deal before: {played}");
    }
    house.kill();
}

/// A whole snapshot, asked for.
async fn resynced(socket: &mut crate::client::Socket) -> Value {
    socket.send(&json!({ "do": "resync" })).await;
    socket.until(|frame| frame["type"] == "snapshot" && frame["game"]["history"].is_array()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_random_moments_it_loses_nothing() {
    let soak = std::env::var_os("KAVARNA_SOAK").is_some();
    let (games, kills) = if soak { (500, 50) } else { (16, 4) };
    // Slow enough that games last through all kills.
    let pause = Duration::from_millis(if soak { 6_000 } else { 400 });
    let db = TestDb::new();
    let address = free_address();
    let mut house = House::open(&db.url, &address);
    until_open(&address).await;
    let ana = Client::guest(&address, "Ana").await;
    let mut players = Vec::new();
    for number in 0..games {
        let (game, seats) = [
            ("gobblet3", json!(["me", "random"])),
            ("briskula", json!(["me", "random"])),
            ("marias", json!(["me", "random", "random"])),
            ("tarok", json!(["me", "random", "random"])),
        ][number % 4]
            .clone();
        let table = ana.table(json!({ "game": game, "seats": seats })).await;
        players.push(tokio::spawn(play_through(ana.clone(), table, pause)));
    }
    let mut stream = fast(7);
    let mut killed = 0;
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(100 + u64::from(below(&mut stream, 400)))).await;
        house.kill();
        killed += 1;
        house = House::open(&db.url, &address);
        until_open(&address).await;
        if players.iter().filter(|player| !player.is_finished()).count() == 0 {
            break;
        }
    }
    assert_eq!(killed, kills, "games were being played at every kill");
    for player in players {
        let (made, history) = timeout(Duration::from_mins(15), player).await.unwrap().unwrap();
        assert_eq!(made, moves_of(&history, 0), "every acknowledged move is there once, and no other");
    }
    house.kill();
}
