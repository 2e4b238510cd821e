//! The HTTP face: routes, who is asking, what browsers are told to beware of.

mod auth;
mod error;
mod forward;
mod games;
mod headers;
mod ops;
mod people;
mod records;
mod socket;
mod studies;
mod tables;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};

pub use error::ApiError;

use crate::house::House;

/// The largest body of a request.
const LARGEST_BODY: usize = 256 * 1024;

/// Everything the house answers to.
pub fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/guest", post(people::guest))
        .route("/me", get(people::me).patch(people::rename).delete(people::delete))
        .route("/me/export", get(people::export))
        .route("/account", post(people::account))
        .route("/login", post(people::login))
        .route("/logout", post(people::logout))
        .route("/games", get(games::games))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/tables/{id}", get(tables::one))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/socket", get(socket::open))
        .route("/records", get(records::list).post(records::upload))
        .route("/records/{id}", get(records::one))
        .route("/records/{id}/frames", get(records::frames))
        .route("/show", post(records::show))
        .route("/analyses", post(studies::analyse))
        .route("/analyses/{id}", get(studies::news).delete(studies::stop))
        .route("/reviews", post(studies::review))
        .route("/reviews/{id}", get(studies::news).delete(studies::stop))
        .route("/matches", post(studies::play_match))
        .route("/matches/{id}", get(studies::news).delete(studies::stop))
        .route("/matches/{id}/records", get(studies::records))
        .route("/experiments", get(studies::experiments))
        .route("/puzzles", get(studies::puzzles))
        .route("/puzzles/{id}", post(studies::solve));
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(ops::health))
        .route("/readyz", get(ops::ready))
        .route("/metrics", get(ops::metrics))
        .fallback(crate::assets::serve)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), headers::guard))
        .route("/internal", get(forward::receive))
        .with_state(house)
}
