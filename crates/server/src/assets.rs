//! The app, as the house serves it: from the binary, packed once when it was built.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

/// A file of the built app.
struct File {
    name: &'static str,
    bytes: &'static [u8],
    packed: Option<&'static [u8]>,
}

static APP: &[File] = include!(concat!(env!("OUT_DIR"), "/app.rs"));

/// What is shown where there is no app.
const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Kavarna</title>\
                       <h1>Kavarna</h1><p>The house is open, but this program was built without the browser \
                       app. The interface for programs is under <code>/api/v1</code>.</p></html>";

/// Whether the app is in this binary.
pub fn is_there() -> bool {
    !APP.is_empty()
}

/// Serves a file of the app. Addresses of the app itself (`/t/…`, `/r/…`) are its first page.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path == "api" {
        return crate::http::ApiError::missing("address").into_response();
    }
    if APP.is_empty() {
        return (StatusCode::OK, Html(WITHOUT)).into_response();
    }
    let file = |name: &str| APP.iter().find(|file| file.name == name);
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match file(path).or_else(|| if is_page { file("index.html") } else { None }) {
        Some(file) => send(file, &headers),
        None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
    }
}

fn send(file: &File, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", &crate::id::hash_bytes(file.bytes)[..16]);
    // Names under assets/ hold a hash of the contents: such a file never changes.
    let cache =
        if file.name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let has = |name, wanted: &str| {
        asked
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
            .is_some_and(|value| value.contains(wanted))
    };
    let mut response = if has(IF_NONE_MATCH, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        match file.packed.filter(|_| has(ACCEPT_ENCODING, "br")) {
            Some(packed) => ([(CONTENT_ENCODING, "br")], packed).into_response(),
            None => file.bytes.into_response(),
        }
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind(file.name)));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    response
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
