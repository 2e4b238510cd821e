//! Records: listed, read, brought along, looked at step by step.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use game::Record;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

use super::ApiError;
use super::auth::{Anybody, Body, Person};
use super::words::{Film, Kept, RecordList, Shown};
use crate::house::{House, now};
use crate::show;
use crate::store::{Mark, RecordRow, RecordsAsked};

/// Which records.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Listing {
    /// Of this game.
    game: Option<String>,
    /// Of this person.
    person: Option<String>,
    /// Those of the person who asks.
    #[serde(default)]
    mine: bool,
    /// The `next` of the page before, or a moment in milliseconds.
    before: Option<String>,
}

fn read<T: for<'a> Deserialize<'a> + Default>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_default()
}

/// `GET /records`.
#[utoipa::path(get, path = "/records", params(Listing), responses((status = 200, body = RecordList, description = "Finished games")))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Anybody(asking): Anybody,
    Query(listing): Query<Listing>,
) -> Result<Json<Value>, ApiError> {
    let person = match (listing.mine, asking) {
        (true, Some(person)) => Some(person.0.id),
        (true, None) => return Err(ApiError::no_session()),
        (false, _) => listing.person,
    };
    let before = listing.before.as_deref().map(str::parse).transpose().map_err(ApiError::bad)?;
    let rows = house.store.records(&RecordsAsked { game: listing.game, person, before, all: false }).await?;
    let next = Mark::after(&rows, |row| (row.finished, &row.id)).map(|mark| mark.to_string());
    let card = |row: &RecordRow| {
        json!({
            "id": row.id,
            "game": row.game,
            "table": row.table,
            "finished": row.finished,
            "seats": read::<Vec<String>>(&row.seats),
            "scores": read::<Value>(&row.scores),
            "reason": row.reason,
            "link": format!("/r/{}", row.id),
        })
    };
    Ok(Json(json!({ "records": rows.iter().map(card).collect::<Vec<Value>>(), "next": next })))
}

/// The record of an id.
pub(super) async fn find(house: &House, id: &str) -> Result<Record, ApiError> {
    let row = house.store.record(id).await?.ok_or_else(|| ApiError::missing("record"))?;
    Record::parse(&row.body).map_err(|error| ApiError::bad(error.to_string()))
}

/// `GET /records/{id}`.
#[utoipa::path(get, path = "/records/{id}", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = Object, description = "The record")))]
pub(super) async fn one(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let row = house.store.record(&id).await?.ok_or_else(|| ApiError::missing("record"))?;
    Ok(([(CONTENT_TYPE, "application/json")], row.body).into_response())
}

/// `GET /records/{id}/as/{format}`: the record as others write it.
#[utoipa::path(get, path = "/records/{id}/as/{format}", params(("id" = String, Path, description = "Its name"), ("format" = String, Path, description = "One of the formats of the game")), responses((status = 200, body = String, content_type = "text/plain", description = "The record, in the media type of the format")))]
pub(super) async fn written_as(
    State(house): State<Arc<House>>,
    Path((id, format)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let record = find(&house, &id).await?;
    let formats = house.catalog.game(&record.game)?.formats();
    let format = formats.into_iter().find(|known| known.name == format);
    let format = format.ok_or_else(|| ApiError::missing("form of this game's records"))?;
    let text = (format.write)(&record).map_err(ApiError::bad)?;
    let name = format!("attachment; filename=\"{id}.{}\"", format.name);
    Ok(([(CONTENT_TYPE, format.media.to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

/// Whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Eyes {
    /// `all`, `public` or the number of a seat.
    viewer: Option<String>,
}

/// `GET /records/{id}/frames`.
#[utoipa::path(get, path = "/records/{id}/frames", params(("id" = String, Path, description = "Its name"), Eyes), responses((status = 200, body = Film, description = "The record, step by step")))]
pub(super) async fn frames(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Value>, ApiError> {
    let record = find(&house, &id).await?;
    let frames = film(&house, &record, eyes.viewer.map(Value::String).as_ref())?;
    Ok(Json(json!({ "record": record, "frames": frames })))
}

/// A record, step by step. How it ended is in the record even when the rules alone would go on.
fn film(house: &House, record: &Record, eyes: Option<&Value>) -> Result<Vec<Value>, ApiError> {
    let table = house.catalog.replay(record)?;
    let viewer = show::viewer(eyes, table.rules().seats())?;
    let mut frames = show::frames(table.as_ref(), viewer);
    if let (Some(scores), Some(last)) = (record.scores, frames.last_mut()) {
        last["over"] = json!(true);
        last["turn"] = Value::Null;
        last["legal"] = json!([]);
        last["scores"] = json!(scores);
        last["reason"] = json!(record.reason);
    }
    Ok(frames)
}

/// `POST /records`: somebody brings a record along.
#[utoipa::path(post, path = "/records", request_body = Object, responses((status = 200, body = Kept, description = "The record is kept")))]
pub(super) async fn upload(
    State(house): State<Arc<House>>,
    person: Person,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Value>, ApiError> {
    let text = std::str::from_utf8(&body).map_err(|_| ApiError::bad("expected UTF-8"))?;
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let record = if kind.starts_with("application/json") {
        Record::parse(text.trim()).map_err(|error| ApiError::bad(error.to_string()))?
    } else {
        let formats = house.catalog.games().flat_map(catalog::AnyGame::formats);
        let format = formats.into_iter().find(|format| kind.starts_with(format.media));
        let format = format.ok_or_else(|| {
            ApiError::bad("expected application/json, a record, or the media type of another form of records")
        })?;
        (format.read)(text).map_err(ApiError::bad)?
    };
    // A record is kept only if it can be played through.
    house.catalog.replay(&record)?;
    let id = crate::id::word::<12>();
    let row = RecordRow {
        id: id.clone(),
        game: record.game.clone(),
        table: None,
        finished: now(),
        seats: json!(record.seats).to_string(),
        scores: json!(record.scores).to_string(),
        reason: record.reason.clone().unwrap_or_default(),
        body: record.to_line(),
        people: vec![person.0.id],
    };
    house.store.keep_record(&row).await?;
    Ok(Json(json!({ "id": id, "link": format!("/r/{id}") })))
}

/// `POST /show`: one position that need not be recorded.
#[utoipa::path(post, path = "/show", request_body = show::Asked, responses((status = 200, body = Shown, description = "The position")))]
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Body(asked): Body<show::Asked>,
) -> Result<Json<Value>, ApiError> {
    let table = asked.table(&house.catalog)?;
    let viewer = show::viewer(asked.viewer.as_ref(), table.rules().seats())?;
    Ok(Json(show::shown(table.as_ref(), viewer)))
}
