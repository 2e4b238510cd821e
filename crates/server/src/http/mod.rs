//! The HTTP face: routes, who is asking, what browsers are told to beware of.

mod access;
mod auth;
#[allow(unused_qualifications, reason = "the macro that documents the handlers writes them")]
mod club;
#[allow(unused_qualifications, reason = "the macro that documents the handlers writes them")]
mod daily;
mod deadline;
mod error;
mod export;
mod forward;
mod games;
mod headers;
mod host;
#[allow(unused_qualifications, reason = "the macro that documents the handlers writes them")]
mod jobs;
pub mod openapi;
mod ops;
mod people;
#[allow(unused_qualifications, reason = "the macro that documents the handlers writes them")]
mod records;
mod routes;
mod socket;
#[allow(unused_qualifications, reason = "the macro that documents the handlers writes them")]
mod studies;
#[allow(unused_qualifications, reason = "the macro that documents the handlers writes them")]
mod tables;
#[allow(unused_qualifications, reason = "the macro that documents the handlers writes them")]
mod tournaments;
pub mod words;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use axum::{Router, middleware};

pub use error::ApiError;
pub(crate) use forward::forget_elsewhere;
pub use routes::routes;
pub(crate) use tables::resign;

use crate::house::House;

/// The largest body of a request.
const LARGEST_BODY: usize = 256 * 1024;

/// Everything the house answers to.
pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .nest("/api/v1", routes::api().router)
        .route("/healthz", get(ops::health))
        .route("/readyz", get(ops::ready))
        .fallback(crate::assets::serve)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), headers::guard))
        .route("/internal", get(forward::receive))
        .with_state(house)
}

/// What the operator's own listener answers to.
pub fn metrics_router(house: Arc<House>) -> Router {
    Router::new().route("/metrics", get(ops::metrics)).with_state(house)
}
