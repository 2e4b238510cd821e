//! A house on three machines under load: one is killed, one is cut off from the database and comes back, and whatever was
//! acknowledged is there, once.
//!
//! The machines are network namespaces. Each has one line to people and to the other machines, and one to the database; people
//! and the database are in a fourth, through which everything passes. That takes root and iproute2.

use std::io::Write;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use database::{Postgres, done, not_tested};
use serde_json::json;

use crate::client::{Client, play_to_the_end};
use crate::crash::{House, moves_of, play_through_doors, until_open};

/// What the namespaces of a run are called, for the part of this test that is run inside.
const NAMES: &str = "HOUSE_MACHINES";
const MACHINES: usize = 3;

/// What `ip` is told.
fn ip(words: &str) -> bool {
    done("ip", &words.split(' ').collect::<Vec<_>>())
}

/// Three machines and the middle between them, gone when they are dropped.
struct Network(String);

impl Network {
    fn new() -> Option<Network> {
        let network = Network(format!("kavarna{}", std::process::id()));
        if network.lay() {
            return Some(network);
        }
        not_tested("a house on three machines, because this user may not make network namespaces");
        None
    }

    fn lay(&self) -> bool {
        let middle = format!("{}-middle", self.0);
        let begun = ip(&format!("netns add {middle}")) && ip(&format!("-n {middle} link set lo up"));
        let forward = "echo 1 > /proc/sys/net/ipv4/ip_forward";
        begun
            && done("ip", &["netns", "exec", &middle, "sh", "-c", forward])
            && (0..MACHINES).all(|number| self.connect(&middle, number))
    }

    fn connect(&self, middle: &str, number: usize) -> bool {
        let machine = machine(&self.0, number);
        let line = |name: &str, net: u8| {
            let words =
                format!("link add {name}{number} netns {middle} type veth peer name {name} netns {machine}");
            ip(&words)
                && ip(&format!("-n {middle} addr add 10.{net}.{number}.1/24 dev {name}{number}"))
                && ip(&format!("-n {middle} link set {name}{number} up"))
                && ip(&format!("-n {machine} addr add 10.{net}.{number}.2/24 dev {name}"))
                && ip(&format!("-n {machine} link set {name} up"))
        };
        ip(&format!("netns add {machine}"))
            && ip(&format!("-n {machine} link set lo up"))
            && line("people", 77)
            && line("data", 78)
            && ip(&format!("-n {machine} route add default via 10.77.{number}.1"))
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        for number in 0..MACHINES {
            let _ = Command::new("ip").args(["netns", "del", &machine(&self.0, number)]).output();
        }
        let _ = Command::new("ip").args(["netns", "del", &format!("{}-middle", self.0)]).output();
    }
}

fn machine(names: &str, number: usize) -> String {
    format!("{names}-{number}")
}

/// The line of a machine to the database, as if somebody pulled the plug or put it back.
fn line_to_database(names: &str, number: usize, how: &str) {
    assert!(ip(&format!("-n {names}-middle link set data{number} {how}")));
}

#[test]
fn of_three_machines_one_is_killed_and_one_is_cut_off_and_returns() {
    let Some(network) = Network::new() else { return };
    let output = Command::new("ip")
        .args(["netns", "exec", &format!("{}-middle", network.0)])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "machines::in_the_middle", "--nocapture"])
        .env(NAMES, &network.0)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}\n{said}", String::from_utf8_lossy(&output.stdout));
    let figures =
        said.lines().find(|line| line.starts_with("three machines: ")).expect("it tells what it did");
    let _ = writeln!(std::io::stderr(), "{figures}");
}

/// Not a test of its own: what the people and the database of the test above do, where they are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_the_middle() {
    let Ok(names) = std::env::var(NAMES) else { return };
    let soak = std::env::var_os("KAVARNA_SOAK").is_some();
    let (games, pause) = if soak { (900, 3_000) } else { (18, 500) };
    let _postgres = Postgres::start_for(Some("10.78.0.0/16"));
    let doors: Vec<String> = (0..MACHINES).map(|number| format!("10.77.{number}.2:7878")).collect();
    let mut houses = Vec::new();
    for (number, door) in doors.iter().enumerate() {
        let db = format!("postgres://house@10.78.{number}.1/postgres");
        houses.push(House::on_machine(&machine(&names, number), &db, door));
        until_open(door).await;
    }
    // Every machine has tables, and people of each come through all three.
    let mut seated = Vec::new();
    for owner in &doors {
        let ana = Client::guest(owner, "Ana").await;
        for _ in 0..games / MACHINES {
            let table = ana.table(json!({ "game": "briskula", "seats": ["me", "random"] })).await;
            seated.push((ana.clone(), table));
        }
    }
    let waits: Arc<Mutex<Vec<Duration>>> = Arc::default();
    let begun = Instant::now();
    let mut players = Vec::new();
    for (number, (client, table)) in seated.into_iter().enumerate() {
        let mut doors = doors.clone();
        doors.rotate_left(number % MACHINES);
        let waits = Arc::clone(&waits);
        players.push(tokio::spawn(async move {
            let told = |wait| waits.lock().unwrap().push(wait);
            play_through_doors(client, &doors, table, Duration::from_millis(pause), &told).await
        }));
    }
    let playing = |players: &[tokio::task::JoinHandle<_>]| {
        players.iter().filter(|player| !player.is_finished()).count()
    };
    // A game has twenty moves of a person: a quarter of it, the half, and so on.
    tokio::time::sleep(Duration::from_millis(5 * pause)).await;
    houses.remove(0).kill();
    let when_killed = playing(&players);
    tokio::time::sleep(Duration::from_millis(3 * pause)).await;
    line_to_database(&names, 1, "down");
    let when_cut = playing(&players);
    // A process counts as dead after two seconds of silence here.
    tokio::time::sleep(Duration::from_secs(12)).await;
    line_to_database(&names, 1, "up");
    let when_back = playing(&players);
    assert_eq!((when_killed, when_cut), (games, games), "all games were being played at both times");
    let mut moves = 0;
    for player in players {
        let (made, history) = tokio::time::timeout(Duration::from_mins(10), player).await.unwrap().unwrap();
        assert_eq!(made, moves_of(&history, 0), "every acknowledged move is there once, and no other");
        moves += made.len();
    }
    let lasted = begun.elapsed().as_secs_f64();
    // Whoever was cut off serves again.
    let bor = Client::guest(&doors[1], "Bor").await;
    let table = bor.table(json!({ "game": "briskula", "seats": ["me", "random"] })).await;
    let mut socket = bor.socket(&table).await;
    let snapshot = socket.snapshot().await;
    play_to_the_end(&mut socket, snapshot).await;
    let mut waits = std::mem::take(&mut *waits.lock().unwrap());
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    let _ = writeln!(
        std::io::stderr(),
        "three machines: {games} games at once, {when_back} of them still played when the line came back; {moves} moves of people \
         acknowledged in {lasted:.0} s, none lost; a move waited {:.1} ms (p50), {:.0} ms (p99), {:.0} ms at the most",
        at(0.5),
        at(0.99),
        at(1.0),
    );
}
