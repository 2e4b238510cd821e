//! For the operator: is it alive, is it ready, what does it do.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::house::House;

/// `GET /healthz`: the process answers.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: something can be kept. Answers in less than a second.
pub(super) async fn ready(State(house): State<Arc<House>>) -> Response {
    match house.store.probe().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be kept now\n").into_response()
        }
    }
}

/// `GET /metrics`, on a listener of its own.
pub(super) async fn metrics(State(house): State<Arc<House>>) -> Response {
    let (workers, busy, waiting) = house.pool.load();
    ::metrics::gauge!("kavarna_engine_workers").set(workers as f64);
    ::metrics::gauge!("kavarna_engine_busy").set(busy as f64);
    ::metrics::gauge!("kavarna_engine_waiting").set(waiting as f64);
    ::metrics::gauge!("kavarna_rooms").set(house.hub.len() as f64);
    let text = crate::operate::metrics_text().unwrap_or_default();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
