//! Records: listed, read, brought along, looked at step by step.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::Catalog;
use game::Record;
use serde::Deserialize;
use serde_json::{Value, json};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use utoipa::IntoParams;

use super::ApiError;
use super::access::{Visitor, fragment};
use super::auth::{Address, Anybody, Body, Person, done, whole_body};
use super::words::{Done, Film, GameRecord, Kept, RecordCard, RecordList, Shown};
use crate::Code;
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

/// What a record says of the names that were given at its table.
#[derive(Default, Deserialize)]
struct Called {
    #[serde(default)]
    names: Vec<String>,
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
) -> Result<Json<RecordList>, ApiError> {
    let (person, own) = match (listing.mine, asking) {
        (true, Some(person)) => (Some(person.0.id), true),
        (true, None) => return Err(ApiError::no_session()),
        (false, _) => (listing.person, false),
    };
    let before = listing.before.as_deref().map(str::parse).transpose().map_err(ApiError::bad)?;
    let rows = house.store.records(&RecordsAsked { game: listing.game, person, before, own }).await?;
    let next = Mark::after(&rows, |row| (row.finished, &row.id)).map(|mark| mark.to_string());
    let card = |row: &RecordRow| RecordCard {
        id: row.id.clone(),
        game: row.game.clone(),
        table: row.table.clone(),
        finished: row.finished,
        seats: read(&row.seats),
        names: read::<Called>(&row.body).names,
        scores: read(&row.scores),
        reason: row.reason.clone(),
        uploaded: row.uploader.is_some(),
        private: row.private,
        link: link(&house, row),
    };
    Ok(Json(RecordList { records: rows.iter().map(card).collect(), next }))
}

/// The address under which a record is shared.
fn link(house: &House, row: &RecordRow) -> String {
    format!("/r/{}{}", row.id, fragment(house, row.table.as_deref(), row.private))
}

/// A record that whoever asks may see, and whether it was brought along.
pub(super) async fn find(
    house: &House,
    visitor: &Visitor,
    id: &str,
) -> Result<(Record, RecordRow), ApiError> {
    let row = visitor.record(house, id).await?;
    let record = Record::parse(&row.body).map_err(|error| ApiError::bad(error.to_string()))?;
    Ok((record, row))
}

/// `GET /records/{id}`.
#[utoipa::path(get, path = "/records/{id}", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = GameRecord, description = "The record")))]
pub(super) async fn one(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let row = visitor.record(&house, &id).await?;
    Ok(([(CONTENT_TYPE, "application/json")], row.body).into_response())
}

/// `DELETE /records/{id}`: takes a record from the list of the person who asks. One that they brought along, or that is
/// nobody else's, is deleted.
#[utoipa::path(delete, path = "/records/{id}", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = Done, description = "It is no longer one of the person's")))]
pub(super) async fn delete(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<Done>, ApiError> {
    if !house.store.is_record_of(&id, &person.0.id).await? {
        return Err(ApiError::missing("record of yours"));
    }
    house.store.drop_record(&id, &person.0.id).await?;
    Ok(done())
}

/// `GET /records/{id}/as/{format}`: the record as others write it.
#[utoipa::path(get, path = "/records/{id}/as/{format}", params(("id" = String, Path, description = "Its name"), ("format" = String, Path, description = "One of the formats of the game")), responses((status = 200, body = String, content_type = "text/plain", description = "The record, in the media type of the format")))]
pub(super) async fn written_as(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path((id, format)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let (record, _) = find(&house, &visitor, &id).await?;
    let formats = house.catalog.game(&record.game)?.formats();
    let format = formats.into_iter().find(|known| known.name == format);
    let format = format.ok_or_else(|| ApiError::missing("form of this game's records"))?;
    let text = house.aside(move || (format.write)(&record)).await?.map_err(ApiError::bad)?;
    let name = format!("attachment; filename=\"{id}.{}\"", format.name);
    Ok(([(CONTENT_TYPE, format.media.to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

/// Whose eyes, and from where on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct FrameQuery {
    /// `all`, `public` or the number of a seat.
    viewer: Option<String>,
    /// The first step to be shown; 0, the beginning, if nothing is said. The `next` of the page before.
    #[serde(default)]
    from: usize,
}

/// `GET /records/{id}/frames`: a page of steps; `next` is the `from` of the following page.
#[utoipa::path(get, path = "/records/{id}/frames", params(("id" = String, Path, description = "Its name"), FrameQuery), responses((status = 200, body = Film, description = "The record, step by step")))]
pub(super) async fn frames(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<FrameQuery>,
) -> Result<Json<Film>, ApiError> {
    let (record, row) = find(&house, &visitor, &id).await?;
    let catalog = Arc::clone(&house.catalog);
    let uploaded = row.uploader.is_some();
    let film = house.aside(move || {
        let viewer = query.viewer.map(Value::String);
        let (frames, next) = show::film(&catalog, &record, viewer.as_ref(), query.from)?;
        Ok::<Film, ApiError>(Film { record: record.into(), uploaded, from: query.from, frames, next })
    });
    Ok(Json(film.await??))
}

/// The longest name in a record that was brought along.
const LONGEST_NAME: usize = 40;

/// Reads what somebody brought. A record is kept only if it can be played through, and is not longer than any game of the
/// house.
fn brought(catalog: &Catalog, kind: &str, text: &str) -> Result<Record, ApiError> {
    let mut record = if kind.starts_with("application/json") {
        Record::parse(text.trim()).map_err(|error| ApiError::bad(error.to_string()))?
    } else {
        let formats = catalog.games().flat_map(catalog::AnyGame::formats);
        let format = formats.into_iter().find(|format| kind.starts_with(format.media));
        let format = format.ok_or_else(|| {
            ApiError::bad("expected application/json, a record, or the media type of another form of records")
        })?;
        (format.read)(text).map_err(ApiError::bad)?
    };
    if record.moves.len() > show::MOST_MOVES {
        let (most, got) = (show::MOST_MOVES, record.moves.len());
        return Err(ApiError::bad(format!("moves: expected at most {most} in a record, got {got}")));
    }
    record.names.truncate(record.seats.len());
    for name in record.seats.iter_mut().chain(&mut record.names) {
        // Whatever somebody wrote into a file is a text and nothing else, and nothing in it turns or hides what is
        // written beside it.
        let plain = name.chars().filter(|letter| is_seen(*letter));
        plain.take(LONGEST_NAME).collect::<String>().trim().clone_into(name);
    }
    catalog.replay(&record)?;
    Ok(record)
}

/// Whether a character is something to be read: no control, no mark of direction or joining, nothing that takes no room.
fn is_seen(letter: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Unassigned};
    let kind = letter.general_category();
    let hidden = [Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Unassigned];
    // Fillers and selectors of variants count as letters and marks, and are not seen either.
    let filler = matches!(letter, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{34f}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    !hidden.contains(&kind) && !filler
}

/// The name of a record that somebody brings under a name of their own.
fn named(person: &str, once: &str) -> String {
    crate::id::hash(&format!("{person}:{once}"))[..20].to_owned()
}

/// How a record is brought.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Bringing {
    /// The bringer's own name for the record: one that was brought under it before is not kept again.
    once: Option<String>,
}

/// `POST /records`: somebody brings a record along.
#[utoipa::path(post, path = "/records", params(Bringing), request_body = Object, responses((status = 200, body = Kept, description = "The record is kept")))]
pub(super) async fn upload(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    headers: HeaderMap,
    Query(bringing): Query<Bringing>,
    request: Request,
) -> Result<Json<Kept>, ApiError> {
    let id = match &bringing.once {
        Some(once) => named(&person.0.id, once),
        None => crate::id::word::<12>(),
    };
    if bringing.once.is_some() && house.store.is_record_of(&id, &person.0.id).await? {
        return Ok(Json(Kept { link: format!("/r/{id}"), id }));
    }
    let body = whole_body(request, &house).await?;
    let size = body.len();
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default().to_owned();
    house.may_store(&person.0.id, &address.key(), size)?;
    let (count, bytes) = house.store.uploaded(&person.0.id).await?;
    let bounds = &house.gate.bounds;
    if count >= bounds.records_of_person || bytes + size as i64 > bounds.record_bytes_of_person {
        let (records, kib) = (bounds.records_of_person, bounds.record_bytes_of_person / 1024);
        let message =
            format!("a person may keep {records} uploaded records and {kib} KiB of them: delete some first");
        return Err(ApiError::new(StatusCode::FORBIDDEN, Code::Quota, message));
    }
    let catalog = Arc::clone(&house.catalog);
    let record = house.aside(move || {
        let text = std::str::from_utf8(&body).map_err(|_| ApiError::bad("expected UTF-8"))?;
        brought(&catalog, &kind, text)
    });
    let record = record.await??;
    let row = RecordRow {
        id: id.clone(),
        game: record.game.clone(),
        table: None,
        finished: now(),
        seats: json!(record.seats).to_string(),
        scores: json!(record.scores).to_string(),
        reason: record.reason.clone().unwrap_or_default(),
        body: record.to_line(),
        people: vec![(person.0.id.clone(), None)],
        uploader: Some(person.0.id),
        private: false,
        fares: Vec::new(),
    };
    house.store.keep_record(&row).await?;
    house.stored(row.uploader.as_deref().unwrap_or_default(), &address.key(), size);
    Ok(Json(Kept { link: format!("/r/{id}"), id }))
}

/// `POST /show`: one position that need not be recorded.
#[utoipa::path(post, path = "/show", request_body = show::Asked, responses((status = 200, body = Shown, description = "The position")))]
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Body(asked): Body<show::Asked>,
) -> Result<Json<Shown>, ApiError> {
    let catalog = Arc::clone(&house.catalog);
    let shown = house.aside(move || {
        let table = asked.table(&catalog)?;
        let viewer = show::viewer(asked.viewer.as_ref(), table.rules().seats())?;
        Ok::<Shown, ApiError>(show::shown(table.as_ref(), viewer))
    });
    Ok(Json(shown.await??))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_were_brought_are_what_is_seen_of_them() {
        let text = json!({
            "kavarna": 1, "game": "gobblet3", "scores": null, "moves": [],
            "seats": ["\u{202e}anA\u{202c}\u{200b}", "B\u{ad}o\u{feff}r\u{e0041}\u{2066} \u{3164}<b>Žiga</b>"],
        });
        let record = brought(&Catalog::house(), "application/json", &text.to_string()).unwrap();
        assert_eq!(record.seats, ["anA", "Bor <b>Žiga</b>"]);
    }
}
