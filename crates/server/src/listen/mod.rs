//! Accepting connections, and ending those that only cost.
//!
//! Each connection is served by a task of its own. A client has so long to send the header of a request, and an
//! answer that it does not read ends the connection ([`Timeouts`]); the body of a request has its deadline in the HTTP
//! layer, where the answer to it is made. How many connections there are is limited by address and in all
//! ([`Room`]): one more is told so and closed, and never waits for a place.

mod connection;
mod descriptors;

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

pub(crate) use connection::Slot;
use connection::{Connection, Full, Room};
pub(crate) use descriptors::connections_that_fit;

use crate::config::Timeouts;
use crate::house::House;

/// The largest header of a request, in bytes: what thousands of clients may make the house keep in memory.
const LARGEST_HEADER: usize = 64 * 1024;
/// How long the loop rests when the system has no descriptor left for a connection.
const REST: Duration = Duration::from_millis(100);
/// How many connections that were turned away are held open until their clients have read why. Further ones are
/// closed at once.
const TOLD: usize = 32;
/// How long such a connection is held at most.
const TELLING: Duration = Duration::from_secs(1);

/// What a listener serves, and for how many.
pub(crate) struct Listening {
    pub(crate) listener: TcpListener,
    pub(crate) app: Router,
    pub(crate) house: Arc<House>,
    /// Names this listener among the counters.
    pub(crate) name: &'static str,
    /// Most connections in all.
    pub(crate) most: usize,
    /// Most connections of one address.
    pub(crate) most_of_address: usize,
}

/// Accepts and serves until told to close; then waits for the requests that are being answered.
pub(crate) async fn serve(listening: Listening, mut close: watch::Receiver<bool>) {
    let Listening { listener, app, house, name, most, most_of_address } = listening;
    let timeouts = house.config.timeouts;
    let room = Room { house, name, most, most_of_address };
    let told = Arc::new(Semaphore::new(TOLD));
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            () = told_to_close(&mut close) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // A client that hung up while it waited is no trouble of the house.
                if !is_of_one_client(&error) {
                    tracing::error!(%error, "no connection can be accepted");
                    tokio::time::sleep(REST).await;
                }
                continue;
            }
        };
        match room.hold(peer.ip()) {
            Ok(slot) => {
                // An acknowledgement follows on its event: it must not wait until the client has confirmed that one.
                let _ = stream.set_nodelay(true);
                let connection = Connection::new(stream, timeouts.write(), slot.clone());
                connections.spawn(answer(connection, peer, slot, app.clone(), timeouts, close.clone()));
            }
            Err(full) => {
                metrics::counter!("kavarna_connections_refused").increment(1);
                turn_away(stream, full, &told);
            }
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Waits until the house closes; whoever could tell being gone means the same.
async fn told_to_close(close: &mut watch::Receiver<bool>) {
    let _ = close.wait_for(|close| *close).await;
}

fn is_of_one_client(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// Serves one connection until it ends or becomes a socket.
async fn answer(
    connection: Connection,
    peer: SocketAddr,
    slot: Slot,
    app: Router,
    timeouts: Timeouts,
    mut close: watch::Receiver<bool>,
) {
    let app = TowerToHyperService::new(app);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(slot.clone());
        app.call(request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeouts.header())
        .max_buf_size(LARGEST_HEADER)
        .serve_connection(TokioIo::new(connection), service)
        .with_upgrades();
    let mut serving = pin!(serving);
    let ended = tokio::select! {
        ended = serving.as_mut() => Some(ended),
        () = told_to_close(&mut close) => None,
    };
    let ended = if let Some(ended) = ended {
        ended
    } else {
        serving.as_mut().graceful_shutdown();
        serving.await
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}

/// Says why, and closes. Nobody waits for that: neither the loop nor, when many are turned away, a descriptor.
fn turn_away(mut stream: TcpStream, full: Full, told: &Arc<Semaphore>) {
    let Ok(permit) = Arc::clone(told).try_acquire_owned() else {
        let _ = stream.try_write(full.answer().as_bytes());
        return;
    };
    tokio::spawn(async move {
        let telling = async {
            stream.write_all(full.answer().as_bytes()).await?;
            stream.shutdown().await?;
            // A connection that is closed with something unread is reset, and the client may lose the answer.
            let mut rest = [0; 1024];
            while stream.read(&mut rest).await? > 0 {}
            Ok::<(), std::io::Error>(())
        };
        let _ = tokio::time::timeout(TELLING, telling).await;
        drop(permit);
    });
}
