//! Analyses, reviews, matches, puzzles, experiments.

use std::sync::{Arc, OnceLock};

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tables::answers::puzzles;
use utoipa::{IntoParams, ToSchema};

use super::ApiError;
use super::access::Visitor;
use super::auth::{Address, Body, Person, done};
use super::records::find;
use super::words::{
    Done, ExperimentCard, ExperimentList, FareCard, FareList, News, PuzzleAnswer, PuzzleList, Queued,
};
use crate::house::House;
use crate::people::Held;
use crate::studies::{AnalysisAsked, MatchAsked, ReviewAsked};

/// Counts a study against the person and the address until it is over.
fn held(house: &House, person: &Person, address: Address) -> Result<Vec<Held>, ApiError> {
    let much = "too much at once: wait for what you asked";
    let bounds = &house.gate.bounds;
    Ok(vec![
        house.gate.hold(format!("studies {}", person.0.id), bounds.studies, much)?,
        house.gate.hold(format!("studies from {}", address.key()), bounds.studies_of_address, much)?,
    ])
}

/// `POST /analyses`.
#[utoipa::path(post, path = "/analyses", request_body = AnalysisAsked, responses((status = 200, body = Queued, description = "The analysis waits")))]
pub(super) async fn analyse(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Body(asked): Body<AnalysisAsked>,
) -> Result<Json<Queued>, ApiError> {
    let held = held(&house, &person, address)?;
    let (own, asker) = (Arc::clone(&house), person.asker(address));
    let id = house.aside(move || own.analyse(&asked, &asker, held)).await??;
    Ok(Json(Queued { id }))
}

/// `POST /reviews`.
#[utoipa::path(post, path = "/reviews", request_body = ReviewAsked, responses((status = 200, body = Queued, description = "The review waits")))]
pub(super) async fn review(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Body(asked): Body<ReviewAsked>,
) -> Result<Json<Queued>, ApiError> {
    let visitor = Visitor::with_key(Some(person.clone()), asked.key.clone());
    let (record, _) = find(&house, &visitor, &asked.record).await?;
    let held = held(&house, &person, address)?;
    let (own, asker) = (Arc::clone(&house), person.asker(address));
    let id = house.aside(move || own.review(&record, &asked, &asker, held)).await??;
    Ok(Json(Queued { id }))
}

/// `POST /matches`.
#[utoipa::path(post, path = "/matches", request_body = MatchAsked, responses((status = 200, body = Queued, description = "The match waits")))]
pub(super) async fn play_match(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Body(asked): Body<MatchAsked>,
) -> Result<Json<Queued>, ApiError> {
    let held = held(&house, &person, address)?;
    let (own, asker) = (Arc::clone(&house), person.asker(address));
    let id = house.aside(move || own.play_match(&asked, &asker, held)).await??;
    Ok(Json(Queued { id }))
}

/// What was seen.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Seen {
    /// The step of the last news.
    #[serde(default)]
    after: u64,
}

/// `GET /analyses/{id}`, `GET /reviews/{id}`, `GET /matches/{id}`: waits for news beyond the step that was seen.
#[utoipa::path(get, path = "/analyses/{id}", params(("id" = String, Path, description = "Its name"), Seen), responses((status = 200, body = News, description = "How far it is")))]
pub(super) async fn news(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
) -> Result<Json<News>, ApiError> {
    let study = house.studies.find(&id, &person.0.id).ok_or_else(|| ApiError::missing("study"))?;
    let attached = house.attach(&person.0.id, &person.1).await?;
    let mut attached = attached.ok_or_else(ApiError::no_session)?;
    let news = tokio::select! {
        news = study.news(seen.after) => news,
        () = attached.ended(&house) => return Err(ApiError::no_session()),
    };
    Ok(Json(news))
}

/// `DELETE /analyses/{id}` and so on.
#[utoipa::path(delete, path = "/analyses/{id}", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = Done, description = "It stops")))]
pub(super) async fn stop(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Done>, ApiError> {
    let study = house.studies.find(&id, &person.0.id).ok_or_else(|| ApiError::missing("study"))?;
    study.give_up();
    Ok(done())
}

/// `GET /matches/{id}/records`: one record a line, once the match is done.
#[utoipa::path(get, path = "/matches/{id}/records", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = String, content_type = "application/x-ndjson", description = "One record a line")))]
pub(super) async fn records(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let study = house.studies.find(&id, &person.0.id).ok_or_else(|| ApiError::missing("study"))?;
    let lines = study.records().ok_or_else(|| ApiError::missing("record: the match is not done"))?;
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], lines.to_string()).into_response())
}

/// `GET /experiments`.
#[utoipa::path(get, path = "/experiments", responses((status = 200, body = ExperimentList, description = "The published experiments")))]
pub(super) async fn experiments() -> Result<Json<ExperimentList>, ApiError> {
    // They are part of the program, and read once.
    static SHIPPED: OnceLock<Result<Vec<arena::experiment::Experiment>, String>> = OnceLock::new();
    let read = || arena::experiment::shipped_experiments().map_err(|error| error.to_string());
    let shipped = SHIPPED.get_or_init(read).as_ref().map_err(ApiError::bad)?;
    let card = |one: &arena::experiment::Experiment| ExperimentCard {
        name: one.name.clone(),
        title: one.title.clone(),
        source: one.source.clone(),
    };
    Ok(Json(ExperimentList { experiments: shipped.iter().map(card).collect() }))
}

/// Of which game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct OfGame {
    /// The game.
    game: String,
}

/// `GET /fares`.
#[utoipa::path(get, path = "/fares", params(OfGame), responses((status = 200, body = FareList, description = "How engines fare against people")))]
pub(super) async fn fares(
    State(house): State<Arc<House>>,
    Query(asked): Query<OfGame>,
) -> Result<Json<FareList>, ApiError> {
    let unit = house.catalog.game(&asked.game)?.facts().unit.to_owned();
    let fares = house.store.fares(&asked.game).await?.iter().map(FareCard::from).collect();
    Ok(Json(FareList { unit, fares }))
}

/// `GET /puzzles`.
#[utoipa::path(get, path = "/puzzles", params(OfGame), responses((status = 200, body = PuzzleList, description = "The puzzles of a game")))]
pub(super) async fn puzzles(
    State(house): State<Arc<House>>,
    Query(asked): Query<OfGame>,
) -> Result<Json<PuzzleList>, ApiError> {
    let all = house.puzzles(&asked.game).await?;
    Ok(Json(PuzzleList { puzzles: all.iter().map(puzzles::Set::card).collect() }))
}

/// A move that somebody tries.
#[derive(Deserialize, ToSchema)]
pub(super) struct Tried {
    /// The move.
    #[serde(rename = "move")]
    mv: String,
}

impl Tried {
    /// What there is to say about the move; an error where it is none of the position.
    pub(super) fn judged(&self, set: &puzzles::Set) -> Result<PuzzleAnswer, ApiError> {
        set.judge(&self.mv).ok_or_else(|| ApiError::bad("move: expected a legal move of the position"))
    }
}

/// `POST /puzzles/{id}`.
#[utoipa::path(post, path = "/puzzles/{id}", params(("id" = String, Path, description = "Its name")), request_body = Tried, responses((status = 200, body = PuzzleAnswer, description = "Whether the move was right")))]
pub(super) async fn solve(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Body(tried): Body<Tried>,
) -> Result<Json<PuzzleAnswer>, ApiError> {
    let missing = || ApiError::missing("puzzle");
    let (game, number) = puzzles::name(&id).ok_or_else(missing)?;
    let all = house
        .puzzles(game)
        .await
        .map_err(|error| if error.status == StatusCode::BAD_REQUEST { missing() } else { error })?;
    Ok(Json(tried.judged(all.get(number).ok_or_else(missing)?)?))
}
