//! One connection as the house counts it.

use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::http::StatusCode;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_io_timeout::TimeoutWriter;

use crate::Code;
use crate::address::address_key;
use crate::forwarded::is_trusted;
use crate::house::House;
use crate::http::words::Failure;
use crate::people::Held;

/// How many connections there may be.
pub(super) struct Room {
    pub(super) house: Arc<House>,
    pub(super) name: &'static str,
    pub(super) most: usize,
    pub(super) most_of_address: usize,
}

/// Why there is no place for a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Full {
    /// Its address has as many as one address may.
    Address,
    /// There are as many as the house can serve.
    House,
}

impl Room {
    /// Counts a connection as long as its slot lives.
    pub(super) fn hold(&self, peer: IpAddr) -> Result<Slot, Full> {
        let gate = &self.house.gate;
        let many = "too many connections";
        // Everybody behind a proxy comes from its address.
        let of_address = if is_trusted(peer, &self.house.config.trusted_proxies) {
            None
        } else {
            let key = format!("{} {}", self.name, address_key(peer));
            Some(gate.hold(key, self.most_of_address, many).map_err(|_| Full::Address)?)
        };
        let of_all = gate.hold(self.name.to_owned(), self.most, many).map_err(|_| Full::House)?;
        Ok(Slot(Arc::new(Places { of_address: Mutex::new(of_address), _of_all: of_all })))
    }
}

impl Full {
    /// The whole answer, as it goes over the wire.
    pub(super) fn answer(self) -> String {
        let (status, code, message) = match self {
            Full::Address => {
                (StatusCode::TOO_MANY_REQUESTS, Code::TooMuch, "too many connections: close some")
            }
            Full::House => {
                (StatusCode::SERVICE_UNAVAILABLE, Code::Busy, "the house has too many connections: try again")
            }
        };
        let body = serde_json::to_string(&Failure::new(code, message)).unwrap_or_default();
        format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nretry-after: 10\r\n\
             cache-control: no-store\r\nconnection: close\r\n\r\n{body}",
            body.len()
        )
    }
}

/// The place of a connection in the counts, until the last of its copies is dropped.
#[derive(Clone, Debug)]
pub(crate) struct Slot(Arc<Places>);

#[derive(Debug)]
struct Places {
    of_address: Mutex<Option<Held>>,
    _of_all: Held,
}

impl Slot {
    /// Counts the connection no longer against its address: another process of this house is at the other end.
    pub(crate) fn leave_address(&self) {
        self.0.of_address.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// A stream that ends when nothing can be written for too long, and that is counted until it is closed, whether it
/// carries requests or has become a socket.
pub(super) struct Connection {
    stream: Pin<Box<TimeoutWriter<TcpStream>>>,
    _slot: Slot,
}

impl Connection {
    pub(super) fn new(stream: TcpStream, write: Duration, slot: Slot) -> Connection {
        let mut stream = TimeoutWriter::new(stream);
        stream.set_timeout(Some(write));
        Connection { stream: Box::pin(stream), _slot: slot }
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
