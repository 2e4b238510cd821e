//! The app, as the house serves it: from the binary, packed once when it was built.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

/// The files of the built app, with hashes that were made with the binary.
#[derive(Embed)]
#[folder = "$OUT_DIR/app"]
struct App;

/// The same files packed with brotli, those of them that gain by it.
#[derive(Embed)]
#[folder = "$OUT_DIR/packed"]
struct Packed;

/// What is shown where there is no app.
const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Kavarna</title>\
                       <h1>Kavarna</h1><p>The house is open, but this program was built without the browser \
                       app. The interface for programs is under <code>/api/v1</code>.</p></html>";

/// Whether the app is in this binary.
pub fn is_there() -> bool {
    App::iter().next().is_some()
}

/// Serves a file of the app. Addresses of the app itself (`/t/…`, `/r/…`) are its first page.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path == "api" {
        return crate::http::ApiError::missing("address").into_response();
    }
    if !is_there() {
        return (StatusCode::OK, Html(WITHOUT)).into_response();
    }
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let name = if is_page && App::get(path).is_none() { "index.html" } else { path };
    match App::get(name) {
        Some(file) => send(name, file, &headers),
        None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
    }
}

fn send(name: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let digest = file.metadata.sha256_hash();
    let tag = digest[..8].iter().fold("\"".to_owned(), |tag, byte| format!("{tag}{byte:02x}")) + "\"";
    // Names under assets/ hold a hash of the contents: such a file never changes.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let has = |name, wanted: &str| {
        asked
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
            .is_some_and(|value| value.contains(wanted))
    };
    let packed = Packed::get(name).filter(|_| has(ACCEPT_ENCODING, "br"));
    let kind = kind(&file);
    let mut response = match packed {
        _ if has(IF_NONE_MATCH, &tag) => StatusCode::NOT_MODIFIED.into_response(),
        Some(packed) => ([(CONTENT_ENCODING, "br")], packed.data).into_response(),
        None => file.data.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    for (name, value) in [(CONTENT_TYPE, kind), (ETAG, tag)] {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
    response
}

/// The media type of a file; all texts of the app are in UTF-8.
fn kind(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}
