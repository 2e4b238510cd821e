//! The socket of a table.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::oneshot;
use tokio::time::{Instant, interval, timeout};

use super::access::Visitor;
use super::auth::Address;
use super::headers::is_own_origin;
use super::{ApiError, forward};
use crate::house::House;
use crate::people::{Attached, Held};
use crate::room::{Guest, Out, Place, Room, Unread, outbox};
use crate::wire::{ClientFrame, LONGEST_FRAME, decode};

/// The buffer for what a client sends.
const BUFFER: usize = 1024;
/// How long one frame may take to be sent.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long what comes from a client that is being sent away is read and thrown away.
const LINGER: Duration = Duration::from_secs(1);
/// How often a silent client is asked whether it is there, and after how much silence it is taken for gone.
const PING: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(75);
/// The time in which messages are counted.
const WINDOW: Duration = Duration::from_secs(10);

/// Why a socket ends, as its close frame says it.
type Ending = (u16, &'static str);

/// `GET /tables/{id}/socket`.
#[utoipa::path(get, path = "/tables/{id}/socket", params(("id" = String, Path, description = "The table")), responses((status = 101, description = "A WebSocket: frames of the types Snapshot, Change, Thinking, Hint, Presence, Ack, Refused and Pong come, Command goes")))]
pub(super) async fn open(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    // Clients send little: with thousands of them the usual buffer would be most of the memory.
    let upgrade = upgrade.max_message_size(LONGEST_FRAME).max_frame_size(LONGEST_FRAME);
    let upgrade = upgrade.read_buffer_size(BUFFER).protocols(["kavarna"]);
    // After the handshake only a close code can say why: browsers show pages nothing else.
    if !is_own_origin(&headers, &house) {
        return Ok(upgrade.on_upgrade(|socket| refuse(socket, (4403, "wrong origin"))));
    }
    let Some(person) = visitor.person.clone() else {
        return Ok(upgrade.on_upgrade(|socket| refuse(socket, (4401, "no session"))));
    };
    let bounds = house.gate.bounds;
    let many = "too many sockets: close some";
    let of_person = house.gate.hold(format!("sockets {}", person.0.id), bounds.sockets_of_person, many)?;
    let of_address = house.gate.hold(format!("sockets {}", address.0), bounds.sockets_of_address, many)?;
    let held = vec![of_person, of_address];
    match visitor.sees_table(&house, &id).await {
        Ok(_) => {}
        Err(error) if error.status == StatusCode::NOT_FOUND => {
            return Ok(upgrade.on_upgrade(|socket| refuse(socket, (4404, "no such table"))));
        }
        // As long as nobody can say whether somebody may see it, they may not.
        Err(error) => return Err(error),
    }
    // The session may end at this very moment.
    let Some(attached) = house.attach(&person.0.id, &person.1).await? else {
        return Ok(upgrade.on_upgrade(|socket| refuse(socket, (4401, "no session"))));
    };
    let guest = person.guest(address);
    Ok(match house.place(&id).await? {
        Place::Here(room) => {
            let held = (Some(attached), held);
            upgrade.on_upgrade(move |socket| serve(socket, house, id, room, guest, held))
        }
        Place::There(address) => {
            let held = (attached, held);
            upgrade.on_upgrade(move |socket| forward::socket(socket, house, address, id, guest, held))
        }
        Place::Nowhere => upgrade.on_upgrade(|socket| refuse(socket, (4404, "no such table"))),
    })
}

async fn refuse(mut socket: WebSocket, ending: Ending) {
    let _ = socket.send(closing(ending)).await;
}

fn closing((code, reason): Ending) -> Message {
    Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }))
}

/// Returns when the session that a socket hangs on is over; never where the socket is that of another process, which
/// sees to it itself.
async fn session_over(house: &House, attached: Option<&mut Attached>) {
    match attached {
        Some(attached) => attached.ended(house).await,
        None => std::future::pending().await,
    }
}

/// Serves one socket until it ends.
pub(super) async fn serve(
    socket: WebSocket,
    house: Arc<House>,
    table: String,
    room: Room,
    guest: Guest,
    (mut attached, held): (Option<Attached>, Vec<Held>),
) {
    metrics::gauge!("kavarna_sockets").increment(1.0);
    let (mut sink, mut stream) = socket.split();
    if let Some((room, number, waiting)) = join(&house, &table, room, guest).await {
        let (finish, finished) = oneshot::channel();
        let mut writing = tokio::spawn(write(sink, waiting, finished));
        let most = house.gate.bounds.messages;
        let ended = tokio::select! {
            ending = read(&mut stream, &room, number, most) => Some(ending),
            () = session_over(&house, attached.as_mut()) => Some(Some((4401, "no session"))),
            _ = &mut writing => None,
        };
        if let Some(Some(ending)) = ended {
            let _ = finish.send(ending);
        }
        room.gone(number).await;
        if ended.is_some() {
            let _ = timeout(PATIENCE, writing).await;
        }
        if let Some(Some(_)) = ended {
            // Whoever is still sending would be cut off before reading why.
            let _ = timeout(LINGER, async { while let Some(Ok(_)) = stream.next().await {} }).await;
        }
    } else {
        let _ = sink.send(closing((1012, "come back"))).await;
    }
    drop(held);
    metrics::gauge!("kavarna_sockets").decrement(1.0);
}

/// Enters a room. One that fell asleep between being found and being entered is opened again.
async fn join(house: &Arc<House>, table: &str, mut room: Room, guest: Guest) -> Option<(Room, u64, Unread)> {
    for _ in 0..3 {
        let (out, waiting) = outbox();
        if let Some(number) = room.join(Some(guest.clone()), out).await {
            return Some((room, number, waiting));
        }
        let Ok(Place::Here(again)) = house.place(table).await else { return None };
        room = again;
    }
    None
}

/// Sends what the room has to say, and now and then a ping.
async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut waiting: Unread,
    mut finished: oneshot::Receiver<Ending>,
) {
    let mut ping = interval(PING);
    ping.reset();
    loop {
        let (message, last) = tokio::select! {
            biased;
            Ok(ending) = &mut finished => (closing(ending), true),
            out = waiting.next() => match out {
                Some(Out::Text(text)) => (Message::Text(text), false),
                Some(Out::Close(code, reason)) => (closing((code, reason)), true),
                None => (closing((4408, "slow reader")), true),
            },
            _ = ping.tick() => (Message::Ping(Bytes::new()), false),
        };
        let sent = timeout(PATIENCE, sink.send(message)).await;
        if last || !matches!(sent, Ok(Ok(()))) {
            return;
        }
    }
}

/// Reads until the client goes, goes silent, or does what is not done.
async fn read(stream: &mut SplitStream<WebSocket>, room: &Room, number: u64, most: u32) -> Option<Ending> {
    let mut recent: VecDeque<Instant> = VecDeque::new();
    loop {
        let message = match timeout(SILENCE, stream.next()).await {
            Err(_) | Ok(None) => return None,
            Ok(Some(Ok(message))) => message,
            Ok(Some(Err(error))) => return Some(broken(&error)),
        };
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Some((1008, "expected text")),
            Message::Pong(_) => continue,
            Message::Ping(_) => "".into(),
            Message::Close(_) => return None,
        };
        let here = Instant::now();
        recent.retain(|then| here.duration_since(*then) < WINDOW);
        recent.push_back(here);
        if recent.len() > most as usize {
            return Some((1008, "too many messages"));
        }
        if text.is_empty() {
            continue;
        }
        let frame = decode(&text).unwrap_or_else(|(id, refusal)| ClientFrame::Unreadable { id, refusal });
        if !room.frame(number, frame).await {
            return Some((1012, "come back"));
        }
    }
}

/// What was wrong with what came: too large, not UTF-8, or simply broken off.
fn broken(error: &axum::Error) -> Ending {
    let said = error.to_string();
    if said.contains("too long") || said.contains("too big") || said.contains("exceeds") {
        (1008, "the frame is too large")
    } else if said.contains("UTF-8") || said.contains("utf-8") {
        (1008, "not UTF-8")
    } else {
        (1008, "not a frame")
    }
}
