//! Clients that do what is not done: each gets the answer that `docs/protocol.md` promises.

use futures_util::SinkExt;
use serde_json::json;
use server::Bounds;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};

use crate::client::{Client, Socket, TestHouse};

async fn seated(house: &TestHouse) -> (Client, String) {
    let ana = house.guest("Ana").await;
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    (ana, table)
}

/// The code that a socket is closed with.
async fn closed(socket: &mut Socket) -> u16 {
    loop {
        if let Err(code) = socket.next().await {
            return code;
        }
    }
}

#[tokio::test]
async fn pages_of_other_sites_are_turned_away() {
    let house = TestHouse::open().await;
    let (ana, table) = seated(&house).await;
    let mut foreign = ana.socket_from(&table, &[("origin", "https://elsewhere.example")]).await;
    assert_eq!(closed(&mut foreign).await, 4403);
    let own = format!("http://{}", house.address());
    let mut own = ana.socket_from(&table, &[("origin", &own)]).await;
    assert_eq!(own.snapshot().await["type"], "snapshot");
}

#[tokio::test]
async fn nobody_and_nowhere_are_told_apart() {
    let house = TestHouse::open().await;
    let (ana, table) = seated(&house).await;
    let nobody = Client { cookie: "kavarna=guess".to_owned(), ..ana.clone() };
    assert_eq!(closed(&mut nobody.socket(&table).await).await, 4401);
    assert_eq!(closed(&mut ana.socket("nowhere").await).await, 4404);
    assert_eq!(ana.get("/tables/nowhere").await.status, 404);
}

#[tokio::test]
async fn a_flood_ends_the_socket() {
    let house = TestHouse::open_with(|config| config.bounds.messages = Bounds::default().messages).await;
    let (ana, table) = seated(&house).await;
    let mut socket = ana.socket(&table).await;
    for _ in 0..80 {
        if socket.stream.send(Message::text("{\"do\":\"ping\"}")).await.is_err() {
            break;
        }
    }
    assert_eq!(closed(&mut socket).await, 1008);
}

#[tokio::test]
async fn a_frame_that_is_too_large_ends_the_socket() {
    let house = TestHouse::open().await;
    let (ana, table) = seated(&house).await;
    let mut socket = ana.socket(&table).await;
    let large = json!({ "id": "a", "do": "chat", "text": "x".repeat(5000) }).to_string();
    let _ = socket.stream.send(Message::text(large)).await;
    assert_eq!(closed(&mut socket).await, 1008);
}

#[tokio::test]
async fn bytes_that_are_no_text_end_the_socket() {
    let house = TestHouse::open().await;
    let (ana, table) = seated(&house).await;
    let mut socket = ana.socket(&table).await;
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let frame = Frame::from_payload(header, vec![0xff, 0xfe, b'{'].into());
    socket.stream.send(Message::Frame(frame)).await.unwrap();
    assert_eq!(closed(&mut socket).await, 1008);
    let mut socket = ana.socket(&table).await;
    socket.stream.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(closed(&mut socket).await, 1008);
}

#[tokio::test]
async fn frames_that_cannot_be_read_are_refused_and_nothing_more() {
    let house = TestHouse::open().await;
    let (ana, table) = seated(&house).await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    for text in ["nonsense", "{}", "[]", "{\"do\":\"fly\",\"id\":\"7\"}", "{\"do\":\"move\",\"id\":\"8\"}"] {
        socket.stream.send(Message::text(text)).await.unwrap();
        let refused = socket.until(|frame| frame["type"] == "refused").await;
        assert_eq!(refused["code"], "bad-frame", "{text}");
    }
    socket.send(&json!({ "do": "ping" })).await;
    socket.until(|frame| frame["type"] == "pong").await;
}

#[tokio::test]
async fn a_connection_that_breaks_off_is_forgotten() {
    let house = TestHouse::open().await;
    let (ana, table) = seated(&house).await;
    let mut staying = ana.socket(&table).await;
    staying.snapshot().await;
    let watching = house.guest("Bor").await;
    let leaving = watching.socket(&table).await;
    staying.until(|frame| frame["table"]["watchers"] == 1).await;
    // No goodbye: the stream is simply gone.
    drop(leaving);
    staying.until(|frame| frame["table"]["watchers"] == 0).await;
    // A handshake that is begun and never finished holds nobody up.
    let mut half = TcpStream::connect(house.address()).await.unwrap();
    half.write_all(b"GET /api/v1/tables/x/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: webso")
        .await
        .unwrap();
    assert_eq!(ana.get("/me").await.status, 200);
}

#[tokio::test]
async fn too_many_sockets_and_tables_are_refused() {
    let house = TestHouse::open_with(|config| {
        config.bounds.sockets_of_person = 2;
        config.bounds.tables_an_hour = 2;
    })
    .await;
    let (ana, table) = seated(&house).await;
    let _open = [ana.socket(&table).await, ana.socket(&table).await];
    let path = format!("/tables/{table}/socket");
    let headers = format!(
        "GET /api/v1{path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {}\r\n\r\n",
        ana.cookie
    );
    let mut third = TcpStream::connect(house.address()).await.unwrap();
    third.write_all(headers.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    third.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 429");
    ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let third = ana.post("/tables", json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    assert_eq!((third.status, third.code().as_str()), (429, "too-much"));
}

#[tokio::test]
async fn nothing_changes_by_looking() {
    let house = TestHouse::open().await;
    let (ana, table) = seated(&house).await;
    let before = ana.get(&format!("/tables/{table}")).await.body;
    for path in ["sit", "leave"] {
        assert_eq!(ana.get(&format!("/tables/{table}/{path}")).await.status, 405);
    }
    assert_eq!(ana.get("/guest").await.status, 405);
    assert_eq!(ana.get(&format!("/tables/{table}")).await.body, before);
}
