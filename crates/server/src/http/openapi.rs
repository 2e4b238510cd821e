//! The API as an OpenAPI document, made from the handlers and the [words](super::words) of the protocol.
//!
//! `docs/openapi.json` is this document; a test says so, and says that every route is in it.

use std::sync::OnceLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use utoipa::OpenApi;

use super::words::Failure;
use super::{club, daily, games, jobs, people, records, socket, studies, tables, tournaments};
use crate::wire::{Frame, FrameSent};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kavarna",
        version = "1",
        description = "The house: tables, people, records, analyses. docs/protocol.md says what it means.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    paths(
        document,
        people::guest, people::me, people::rename, people::delete, people::export, people::account,
        people::change_password, people::login, people::logout, games::games, tables::list, tables::make, tables::one, tables::sit,
        tables::leave, tables::link, socket::open, records::list, records::upload, records::one, records::delete, records::frames, records::written_as,
        records::show, studies::analyse, studies::news, studies::stop, studies::review, studies::play_match,
        studies::records, jobs::list, jobs::submit, jobs::so_far, jobs::cancel, studies::experiments, studies::fares, studies::puzzles, studies::solve,
        club::profile, club::tie, club::ties, club::pair, daily::calendar, daily::day, daily::deal, daily::puzzle,
        tournaments::list, tournaments::make, tournaments::one, tournaments::join, tournaments::leave,
        tournaments::start, tournaments::cancel,
    ),
    components(schemas(Failure, Frame, FrameSent))
)]
struct Document;

/// The document.
///
/// ```
/// let document = server::http::openapi::openapi();
/// assert!(document["paths"]["/tables"]["post"].is_object());
/// ```
pub fn openapi() -> Value {
    let mut document = serde_json::to_value(Document::openapi()).unwrap_or_default();
    let Some(paths) = document["paths"].as_object_mut() else { return document };
    // Analyses, reviews and matches live the same life.
    if let Some(study) = paths.get("/analyses/{id}").cloned() {
        paths.insert("/reviews/{id}".to_owned(), study.clone());
        paths.insert("/matches/{id}".to_owned(), study);
    }
    let failure = json!({
        "description": "It was refused: the code says why",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Failure" } } },
    });
    for (path, methods) in paths.iter_mut() {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            let words = path.split(['/', '{', '}', '.']).filter(|word| !word.is_empty());
            let name = words.fold(method.clone(), |name, word| format!("{name}_{word}"));
            operation["operationId"] = json!(name);
            operation["responses"]["4XX"] = failure.clone();
            if let Some(operation) = operation.as_object_mut() {
                operation.remove("tags");
            }
        }
    }
    document
}

/// The document as it is kept in `docs`.
pub fn openapi_text() -> String {
    serde_json::to_string_pretty(&openapi()).unwrap_or_default() + "\n"
}

/// `GET /openapi.json`: this API, described.
#[utoipa::path(get, path = "/openapi.json", responses((status = 200, body = Object, description = "This document")))]
pub(super) async fn document() -> Response {
    static TEXT: OnceLock<String> = OnceLock::new();
    let text = TEXT.get_or_init(openapi_text).as_str();
    ([(CONTENT_TYPE, "application/json")], text).into_response()
}
