//! From one process of a house to another: a table is served by its owner, and the others pass things on.
//!
//! Processes talk over one socket each time: the first message says who is asking (they all know the secret in
//! their common database) and for what.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::ApiError;
use super::socket::serve;
use crate::Code;
use crate::house::{House, now};
use crate::listen::Slot;
use crate::people::{Attached, Held};
use crate::room::{Guest, Place};
use crate::table::{Actor, Command};
use crate::wire::TableCard;

/// How long another process may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Serialize, Deserialize)]
struct Hello {
    secret: String,
    table: String,
    want: Want,
}

#[derive(Serialize, Deserialize)]
enum Want {
    Card,
    Ask {
        actor: Actor,
        command: Command,
    },
    Socket(Guest),
    /// The table is to forget a person.
    Forget {
        person: String,
    },
    /// What hangs on a session of a person, or on all of them, is to end. It is not about a table.
    End {
        person: String,
        session: Option<String>,
    },
}

#[derive(Serialize, Deserialize)]
struct Answer {
    #[serde(default)]
    value: Value,
    error: Option<(u16, Code, String)>,
}

type Connection = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn call(house: &House, address: &str, table: &str, want: Want) -> Option<Connection> {
    let connect =
        tokio_tungstenite::connect_async_with_config(format!("ws://{address}/internal"), None, true);
    let (mut connection, _) = timeout(PATIENCE, connect).await.ok()?.ok()?;
    let hello = Hello { secret: house.secret.clone(), table: table.to_owned(), want };
    let text = serde_json::to_string(&hello).ok()?;
    connection.send(tungstenite::Message::text(text)).await.ok()?;
    Some(connection)
}

/// The process that serves a table cannot be asked.
fn gone() -> ApiError {
    let message = "the process that serves this table does not answer: try again";
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::Moved, message)
}

async fn answer(house: &House, address: &str, table: &str, want: Want) -> Result<Value, ApiError> {
    let mut connection = call(house, address, table, want).await.ok_or_else(gone)?;
    let said =
        timeout(PATIENCE, connection.next()).await.ok().flatten().and_then(Result::ok).ok_or_else(gone)?;
    let text = said.into_text().map_err(|_| gone())?;
    let answer: Answer = serde_json::from_str(&text).map_err(|_| gone())?;
    match answer.error {
        None => Ok(answer.value),
        Some((status, code, message)) => {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::SERVICE_UNAVAILABLE);
            Err(ApiError::new(status, code, message))
        }
    }
}

/// The card of a table that another process serves.
pub(super) async fn card(house: &House, address: &str, table: &str) -> Result<TableCard, ApiError> {
    let card = answer(house, address, table, Want::Card).await?;
    serde_json::from_value(card).map_err(|_| gone())
}

/// A command for a table that another process serves.
pub(super) async fn ask(
    house: &House,
    address: &str,
    table: &str,
    actor: &Actor,
    command: &Command,
) -> Result<u64, ApiError> {
    let want = Want::Ask { actor: actor.clone(), command: command.clone() };
    Ok(answer(house, address, table, want).await?.as_u64().unwrap_or_default())
}

/// Has a table that another process serves forget a person.
pub(crate) async fn forget_elsewhere(
    house: &House,
    address: &str,
    table: &str,
    person: &str,
) -> Result<(), ApiError> {
    answer(house, address, table, Want::Forget { person: person.to_owned() }).await.map(|_| ())
}

/// Ends what hangs on a session of a person, or on all of them, in every process of the house. Whoever is not reached finds
/// out by itself.
pub(super) async fn end_sessions(house: &House, person: &str, session: Option<&str>) {
    house.sessions.end(person, session);
    if !house.store.is_shared() {
        return;
    }
    let alive = now() - house.config.patience_ms;
    let neighbours = house.store.neighbours(&house.node, alive).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "the other processes cannot be told that a session is over");
        Vec::new()
    });
    let tell = |address: String| async move {
        let want = Want::End { person: person.to_owned(), session: session.map(str::to_owned) };
        if let Err(error) = answer(house, &address, "", want).await {
            tracing::warn!(address, error = error.message, "a process was not told that a session is over");
        }
    };
    join_all(neighbours.into_iter().map(tell)).await;
}

/// A client's socket for a table that another process serves: everything is passed on, both ways.
pub(super) async fn socket(
    mut client: WebSocket,
    house: Arc<House>,
    address: String,
    table: String,
    guest: Guest,
    (mut attached, held): (Attached, Vec<Held>),
) {
    let again = || Message::Close(Some(CloseFrame { code: 1012, reason: "come back".into() }));
    let want = Want::Socket(guest);
    let Some(mut connection) = call(&house, &address, &table, want).await else {
        let _ = client.send(again()).await;
        return;
    };
    loop {
        tokio::select! {
            () = attached.ended(&house) => {
                let close = CloseFrame { code: 4401, reason: "no session".into() };
                let _ = client.send(Message::Close(Some(close))).await;
                break;
            }
            said = client.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    if connection.send(tungstenite::Message::text(text.as_str())).await.is_err() {
                        let _ = client.send(again()).await;
                        break;
                    }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_)) | Err(_)) => {
                    let close = CloseFrame { code: 1008, reason: "not a frame".into() };
                    let _ = client.send(Message::Close(Some(close))).await;
                    break;
                }
                Some(Ok(Message::Close(_))) | None => break,
            },
            said = connection.next() => match said {
                Some(Ok(tungstenite::Message::Text(text))) => {
                    let passed_on = client.send(Message::Text(text.as_str().into()));
                    if !matches!(timeout(PATIENCE, passed_on).await, Ok(Ok(()))) {
                        break;
                    }
                }
                Some(Ok(tungstenite::Message::Close(Some(close)))) => {
                    let close = CloseFrame { code: close.code.into(), reason: close.reason.as_str().into() };
                    let _ = client.send(Message::Close(Some(close))).await;
                    break;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => {
                    let _ = client.send(again()).await;
                    break;
                }
            },
        }
    }
    let _ = connection.close(None).await;
    drop(held);
}

/// `GET /internal`: another process of this house calls.
pub(super) async fn receive(
    State(house): State<Arc<House>>,
    Extension(slot): Extension<Slot>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.max_message_size(64 * 1024).on_upgrade(move |connection| listen(connection, house, slot))
}

async fn listen(mut connection: WebSocket, house: Arc<House>, slot: Slot) {
    let Ok(Some(Ok(Message::Text(text)))) = timeout(PATIENCE, connection.recv()).await else { return };
    let Ok(hello) = serde_json::from_str::<Hello>(&text) else { return };
    // Compared by hash, so that the time it takes tells nothing of the secret.
    if crate::id::hash(&hello.secret) != crate::id::hash(&house.secret) {
        return;
    }
    slot.leave_address();
    drop(slot);
    if let Want::End { person, session } = &hello.want {
        house.sessions.end(person, session.as_deref());
        return reply(connection, Ok(Value::Null)).await;
    }
    // Whoever calls believes this process to be the owner. If it is not, the caller asks again.
    let moved =
        || ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::Moved, "the table has moved: try again");
    let room = match house.place(&hello.table).await {
        Ok(Place::Here(room)) => Ok(room),
        Ok(Place::There(_)) => Err(moved()),
        Ok(Place::Nowhere) => Err(ApiError::missing("table")),
        Err(error) => Err(error.into()),
    };
    let outcome = match (room, hello.want) {
        (Ok(room), Want::Socket(guest)) => {
            return serve(connection, house, hello.table, room, guest, (None, Vec::new())).await;
        }
        (Err(_), Want::Socket(_)) => {
            let close = CloseFrame { code: 1012, reason: "come back".into() };
            let _ = connection.send(Message::Close(Some(close))).await;
            return;
        }
        (Ok(room), Want::Card) => room.card().await.map(|card| json!(card)).ok_or_else(moved),
        (Ok(room), Want::Ask { actor, command }) => match room.ask(actor, command).await {
            Some(Ok(version)) => Ok(json!(version)),
            Some(Err(refusal)) => Err(refusal.into()),
            None => Err(moved()),
        },
        (Ok(room), Want::Forget { person }) => match room.forget(&person).await {
            Some(outcome) => outcome.map(|()| Value::Null).map_err(ApiError::from),
            None => Err(moved()),
        },
        (Ok(_), Want::End { .. }) => Ok(Value::Null),
        (Err(error), _) => Err(error),
    };
    reply(connection, outcome).await;
}

async fn reply(mut connection: WebSocket, outcome: Result<Value, ApiError>) {
    let answer = match outcome {
        Ok(value) => Answer { value, error: None },
        Err(error) => {
            Answer { value: Value::Null, error: Some((error.status.as_u16(), error.code, error.message)) }
        }
    };
    if let Ok(text) = serde_json::to_string(&answer) {
        let _ = connection.send(Message::Text(text.into())).await;
    }
}
