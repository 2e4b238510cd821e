//! The time in which the whole body of a request must come.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use http_body::{Frame, SizeHint};
use thiserror::Error;
use tokio::time::{Sleep, sleep};

/// The body did not come in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the body of the request did not come in time")]
struct TooSlow;

/// A body that fails when its time is over, however often a byte of it comes.
struct Timed {
    body: Body,
    until: Pin<Box<Sleep>>,
    late: Late,
}

/// Whether a body came too late.
#[derive(Clone, Default, Debug)]
pub(super) struct Late(Arc<AtomicBool>);

impl Late {
    pub(super) fn is_late(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The same body, with a deadline from now on.
pub(super) fn within(time: Duration, body: Body) -> (Body, Late) {
    let late = Late::default();
    if body.is_end_stream() {
        return (body, late);
    }
    let timed = Timed { body, until: Box::pin(sleep(time)), late: late.clone() };
    (Body::new(timed), late)
}

impl HttpBody for Timed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.until.as_mut().poll(context).is_ready() {
            self.late.0.store(true, Ordering::Relaxed);
            return Poll::Ready(Some(Err(axum::Error::new(TooSlow))));
        }
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
