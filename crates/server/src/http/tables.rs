//! Tables: made, found, sat down at.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::ApiError;
use super::auth::{Anybody, Body, Person};
use crate::house::House;
use crate::room::Place;
use crate::store::TablesAsked;
use crate::table::{Actor, Asked, Command, Refusal, Sitter};

/// `POST /tables`.
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

#[derive(Deserialize)]
pub(super) struct Listing {
    game: Option<String>,
    state: Option<String>,
    #[serde(default)]
    mine: bool,
    before: Option<i64>,
}

/// `GET /tables`: newest first; `next` is the `before` of the following page.
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
    let asked = TablesAsked { game: listing.game, state: listing.state, person, before: listing.before };
    let rows = house.store.tables(&asked).await?;
    let next = if rows.len() == 50 { rows.last().map(|row| row.created) } else { None };
    let cards: Vec<Value> =
        rows.iter().map(|row| serde_json::from_str(&row.card).unwrap_or(Value::Null)).collect();
    Ok(Json(json!({ "tables": cards, "next": next })))
}

/// `GET /tables/{id}`.
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

#[derive(Deserialize)]
pub(super) struct SitDown {
    seat: Option<usize>,
    secret: Option<String>,
}

/// `POST /tables/{id}/sit`.
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
