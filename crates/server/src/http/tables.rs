//! Tables: made, found, sat down at.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};

use super::ApiError;
use super::auth::{Anybody, Body, Person};
use super::words::{Made, TableAsked, TableCard, TableList};
use crate::house::House;
use crate::room::Place;
use crate::store::{Mark, TablesAsked};
use crate::table::{Actor, Asked, Command, Refusal, Sitter};

/// `POST /tables`.
#[utoipa::path(post, path = "/tables", request_body = TableAsked, responses((status = 200, body = Made, description = "The table and its secret links")))]
pub(super) async fn make(
    State(house): State<Arc<House>>,
    person: Person,
    Body(asked): Body<Asked>,
) -> Result<Json<Value>, ApiError> {
    let most = house.gate.bounds.tables_an_hour;
    let hour = Duration::from_hours(1);
    house.gate.count(format!("tables {}", person.0.id), most, hour, "too many tables: come back later")?;
    let host = Sitter::Person { id: person.0.id.clone(), name: person.0.name.clone() };
    let (table, secrets) = house.make_table(asked, &host, &person.0.id).await?;
    let id = table["id"].as_str().unwrap_or_default().to_owned();
    let links: serde_json::Map<String, Value> = secrets
        .into_iter()
        .map(|(seat, secret)| (seat.to_string(), json!(format!("/t/{id}#s={secret}"))))
        .collect();
    Ok(Json(json!({ "table": table, "links": links })))
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Listing {
    /// Of this game.
    game: Option<String>,
    /// In this state.
    state: Option<String>,
    /// Those of the person who asks, private ones too.
    #[serde(default)]
    mine: bool,
    /// The `next` of the page before, or a moment in milliseconds.
    before: Option<String>,
}

/// `GET /tables`: newest first; `next` is the `before` of the following page.
#[utoipa::path(get, path = "/tables", params(Listing), responses((status = 200, body = TableList, description = "Listed tables, or those of the person")))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Anybody(person): Anybody,
    Query(listing): Query<Listing>,
) -> Result<Json<Value>, ApiError> {
    let person = match (listing.mine, person) {
        (true, Some(person)) => Some(person.0.id),
        (true, None) => return Err(ApiError::no_session()),
        (false, _) => None,
    };
    let before = listing.before.as_deref().map(str::parse).transpose().map_err(ApiError::bad)?;
    let asked = TablesAsked { game: listing.game, state: listing.state, person, before, all: false };
    let rows = house.store.tables(&asked).await?;
    let next = Mark::after(&rows, |row| (row.created, &row.id)).map(|mark| mark.to_string());
    let cards: Vec<Value> =
        rows.iter().map(|row| serde_json::from_str(&row.card).unwrap_or(Value::Null)).collect();
    Ok(Json(json!({ "tables": cards, "next": next })))
}

/// `GET /tables/{id}`.
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = TableCard, description = "The table")))]
pub(super) async fn one(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    for _ in 0..3 {
        match house.place(&id).await? {
            Place::Here(room) => {
                if let Some(card) = room.card().await {
                    return Ok(Json(card));
                }
            }
            Place::There(address) => return super::forward::card(&house, &address, &id).await.map(Json),
            Place::Nowhere => return Err(ApiError::missing("table")),
        }
    }
    Err(busy())
}

/// Where to sit down: a seat, or the secret of a link.
#[derive(Deserialize, ToSchema)]
pub(super) struct SitDown {
    /// An open seat.
    seat: Option<usize>,
    /// The secret of a link.
    secret: Option<String>,
}

/// `POST /tables/{id}/sit`.
#[utoipa::path(post, path = "/tables/{id}/sit", params(("id" = String, Path, description = "Its name")), request_body = SitDown, responses((status = 200, body = TableCard, description = "The table")))]
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Body(sit): Body<SitDown>,
) -> Result<Json<Value>, ApiError> {
    let actor = Actor::person(&person.0.id, &person.0.name);
    ask(&house, &id, actor, Command::Sit { seat: sit.seat, secret: sit.secret }).await?;
    one(State(house), Path(id)).await
}

/// `POST /tables/{id}/leave`.
#[utoipa::path(post, path = "/tables/{id}/leave", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = TableCard, description = "The table")))]
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    ask(&house, &id, Actor::person(&person.0.id, &person.0.name), Command::Leave).await?;
    one(State(house), Path(id)).await
}

/// Carries a command out wherever the table is served.
pub(super) async fn ask(
    house: &Arc<House>,
    id: &str,
    actor: Actor,
    command: Command,
) -> Result<u64, ApiError> {
    for _ in 0..3 {
        match house.place(id).await? {
            Place::Here(room) => {
                if let Some(outcome) = room.ask(actor.clone(), command.clone()).await {
                    return outcome.map_err(ApiError::from);
                }
            }
            Place::There(address) => return super::forward::ask(house, &address, id, &actor, &command).await,
            Place::Nowhere => return Err(ApiError::missing("table")),
        }
    }
    Err(busy())
}

fn busy() -> ApiError {
    Refusal::new("failed", "the table is being moved: try again").into()
}
