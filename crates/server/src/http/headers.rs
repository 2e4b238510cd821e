//! What holds for every request: under which name and from where it may come, how often, and what browsers are told.

use std::sync::Arc;
use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::header::{CONNECTION, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::ApiError;
use super::auth::Address;
use super::deadline::within;
use super::host::OwnHost;
use crate::Code;
use crate::house::House;

/// Nothing inline, nothing from elsewhere; sockets to where the page came from.
fn policy(sockets: &str) -> String {
    format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'"
    )
}

/// Whether a browser's page of this origin may talk to the house. Programs send no origin.
pub(super) fn is_own_origin(headers: &HeaderMap, house: &House) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if house.config.origins.iter().any(|own| own == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if house.config.tls { "https" } else { "http" };
    !host.is_empty() && origin == format!("{scheme}://{host}")
}

/// Guards every request.
pub(super) async fn guard(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let of_api = request.uri().path().starts_with("/api");
    let address = Address::of(request.extensions(), request.headers(), &house);
    request.extensions_mut().insert(address);
    let host = OwnHost::of(request.uri(), request.headers(), &house.config);
    let sockets = host.as_ref().ok().and_then(|host| host.sockets(house.config.tls));
    let admitted = host.and_then(|_| admit(&house, &request, address));
    let mut response = match admitted {
        Ok(()) => run(&house, request, next).await,
        Err(error) => error.into_response(),
    };
    if of_api {
        response = in_form(response).await;
    }
    let headers = response.headers_mut();
    let policy = policy(&sockets.map(|sockets| format!(" {sockets}")).unwrap_or_default());
    if let Ok(policy) = HeaderValue::try_from(policy) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        // With both of them a page may share memory with the workers in which its engines think.
        ("cross-origin-embedder-policy", "require-corp"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if house.config.tls {
        let always = HeaderValue::from_static("max-age=31536000");
        headers.insert("strict-transport-security", always);
    }
    if !headers.contains_key("cache-control") {
        headers.insert("cache-control", HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether a request may be answered at all.
fn admit(house: &House, request: &Request, Address(address): Address) -> Result<(), ApiError> {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_own_origin(request.headers(), house) {
        let message = "pages of other sites may not ask for this";
        return Err(ApiError::new(StatusCode::FORBIDDEN, Code::WrongOrigin, message));
    }
    let most = house.gate.bounds.requests_a_minute;
    let key = format!("requests {address}");
    Ok(house.gate.count(&key, most, Duration::from_mins(1), "too many requests: slow down")?)
}

/// Answers a request whose body has its time to come.
async fn run(house: &House, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let (body, late) = within(house.config.timeouts.body(), body);
    let response = next.run(Request::from_parts(parts, body)).await;
    if !late.is_late() {
        return response;
    }
    let message = "the body of the request did not come in time";
    let error = ApiError::new(StatusCode::REQUEST_TIMEOUT, Code::TooSlow, message);
    ([(CONNECTION, "close")], error).into_response()
}

/// The longest message of an error that was not made here.
const LONGEST_MESSAGE: usize = 4096;

/// Gives an error of the framework the form that the API promises; what has it already stays as it is.
async fn in_form(response: Response) -> Response {
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let is_json = kind.is_some_and(|kind| kind.starts_with("application/json"));
    if is_json || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let said = to_bytes(body, LONGEST_MESSAGE).await.unwrap_or_default();
    let said = String::from_utf8_lossy(&said).trim().to_owned();
    let message = match status {
        StatusCode::METHOD_NOT_ALLOWED => "expected one of the methods in Allow".to_owned(),
        _ if said.is_empty() => status.canonical_reason().unwrap_or("refused").to_lowercase(),
        _ => said,
    };
    let (made, body) = ApiError::new(status, code_of(status), message).into_response().into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.extend(made.headers);
    Response::from_parts(parts, body)
}

/// The code of an error that has nothing but a status.
fn code_of(status: StatusCode) -> Code {
    match status {
        StatusCode::UNAUTHORIZED => Code::NoSession,
        StatusCode::FORBIDDEN => Code::NotAllowed,
        StatusCode::NOT_FOUND => Code::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Code::WrongMethod,
        StatusCode::REQUEST_TIMEOUT => Code::TooSlow,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Code::WrongType,
        StatusCode::UPGRADE_REQUIRED => Code::NotASocket,
        StatusCode::TOO_MANY_REQUESTS => Code::TooMuch,
        status if status.is_server_error() => Code::Failed,
        _ => Code::BadRequest,
    }
}
