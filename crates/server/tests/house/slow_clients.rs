//! Clients that take their time, and clients that are too many: the others do not notice.

use std::fs::File;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::client::{Answer, Client, JSON, TestDb, TestHouse, connect_from, request_on};
use crate::crash::{House, free_address, moves_of, play_through, until_open};

/// What must happen soon happens within this time, on the slowest machine too.
const SOON: Duration = Duration::from_secs(20);

/// So many connections from an address, each with half of a header.
async fn half_sent(many: usize, source: &str, address: &str) -> Vec<TcpStream> {
    let mut streams = Vec::new();
    for _ in 0..many {
        let mut stream = connect_from(source, address).await.unwrap();
        // One that was turned away may be closed already.
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nx-half: ").await;
        streams.push(stream);
    }
    streams
}

/// Everything that comes until the connection is closed, in good order or not.
async fn until_closed(stream: &mut TcpStream) -> Vec<u8> {
    let mut came = Vec::new();
    let _ = timeout(SOON, stream.read_to_end(&mut came)).await.expect("closed in time");
    came
}

#[tokio::test]
async fn half_sent_headers_hold_nobody_up() {
    let house = TestHouse::open_with(|config| config.timeouts.header_ms = 4_000).await;
    let address = house.address();
    let mut streams = half_sent(1_200, "127.0.0.1", &address).await;
    streams.extend(half_sent(20, "127.0.0.2", &address).await);
    let another = || async { connect_from("127.0.0.3", &address).await.unwrap() };
    let asked = Instant::now();
    let health = request_on(another().await, &address, "GET", "/healthz", &[], "").await;
    assert_eq!(health.status, 200);
    let guest =
        request_on(another().await, &address, "POST", "/api/v1/guest", &[JSON], "{\"name\":\"Eva\"}").await;
    assert_eq!(guest.status, 200, "{guest:?}");
    assert!(asked.elapsed() < SOON);
    let mut turned_away = 0;
    for stream in &mut streams {
        turned_away += usize::from(until_closed(stream).await.starts_with(b"HTTP/1.1 429 "));
    }
    assert!(turned_away > 0);
    // Their places are free again.
    let again = connect_from("127.0.0.1", &address).await.unwrap();
    assert_eq!(request_on(again, &address, "GET", "/healthz", &[], "").await.status, 200);
}

#[tokio::test]
async fn one_connection_too_many_is_told_so() {
    let house = TestHouse::open_with(|config| {
        config.bounds.connections_of_address = 4;
        config.bounds.connections = 6;
    })
    .await;
    let address = house.address();
    let told = |source: &'static str| {
        let address = address.clone();
        async move {
            let mut stream = connect_from(source, &address).await.unwrap();
            let answer = Answer::read(until_closed(&mut stream).await);
            assert_eq!(answer.header("content-type"), Some("application/json"));
            assert!(!answer.json()["error"]["message"].as_str().unwrap().is_empty());
            (answer.status, answer.code())
        }
    };
    let first = half_sent(4, "127.0.0.1", &address).await;
    assert_eq!(told("127.0.0.1").await, (429, "too-much".to_owned()));
    let second = half_sent(2, "127.0.0.2", &address).await;
    assert_eq!(told("127.0.0.3").await, (503, "busy".to_owned()));
    // A socket is a connection as long as it is open, and no longer.
    drop((first, second));
    let ana = loop {
        let stream = connect_from("127.0.0.1", &address).await.unwrap();
        if timeout(Duration::from_millis(100), stream.readable()).await.is_err() {
            drop(stream);
            break house.guest("Ana").await;
        }
    };
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "random"] })).await;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        let mut socket = ana.socket(&table).await;
        socket.snapshot().await;
        sockets.push(socket);
    }
    assert_eq!(told("127.0.0.1").await, (429, "too-much".to_owned()));
}

#[tokio::test]
async fn a_body_that_drips_is_ended() {
    let house = TestHouse::open_with(|config| config.timeouts.body_ms = 1_500).await;
    for path in ["/api/v1/guest", "/api/v1/show"] {
        let mut stream = TcpStream::connect(house.address()).await.unwrap();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{{",
            house.address()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let (mut reading, mut writing) = stream.split();
        let dripping = async {
            while writing.write_all(b" ").await.is_ok() {
                sleep(Duration::from_millis(100)).await;
            }
            std::future::pending::<()>().await;
        };
        let mut came = Vec::new();
        let reading = async { timeout(SOON, reading.read_to_end(&mut came)).await.expect("ended in time") };
        tokio::select! {
            () = dripping => {}
            _ = reading => {}
        }
        let answer = Answer::read(came);
        assert_eq!((answer.status, answer.code().as_str()), (408, "too-slow"), "{answer:?}");
    }
}

#[tokio::test]
async fn answers_that_nobody_reads_end_the_connection() {
    let house = TestHouse::open_with(|config| config.timeouts.write_ms = 1_000).await;
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    let ask = format!("GET /api/v1/openapi.json HTTP/1.1\r\nhost: {}\r\n\r\n", house.address()).repeat(100);
    let asking = async { while stream.write_all(ask.as_bytes()).await.is_ok() {} };
    timeout(SOON, asking).await.expect("the house hangs up");
}

#[tokio::test]
async fn with_few_files_it_still_plays_and_writes() {
    let (db, address) = (TestDb::new(), free_address());
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let house = House::with_open_files(256, &db.url, &address, File::create(&log).unwrap().into());
    until_open(&address).await;
    let flood = half_sent(800, "127.0.0.2", &address).await;
    let playing = async {
        let ana = Client::guest(&address, "Ana").await;
        let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "random"] })).await;
        play_through(ana, table, Duration::ZERO).await
    };
    let (made, history) = timeout(3 * SOON, playing).await.expect("a game is played in time");
    assert_eq!(made, moves_of(&history, 0));
    drop(flood);
    house.kill();
    let log = std::fs::read_to_string(log).unwrap();
    assert!(
        log.contains("fewer connections than wanted") && log.contains("128") && log.contains("256"),
        "{log}"
    );
}

#[tokio::test]
async fn with_too_few_files_it_does_not_open() {
    let (db, address) = (TestDb::new(), free_address());
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let house = House::with_open_files(150, &db.url, &address, File::create(&log).unwrap().into());
    assert!(!house.ended());
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.contains("OpenFiles { limit: 150, needed: 192 }"), "{log}");
}
