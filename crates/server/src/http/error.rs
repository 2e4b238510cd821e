//! What goes wrong, as the API says it.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::people::{NoName, TooMuch};
use crate::store::StoreError;
use crate::table::Refusal;

/// An error of the API: a status, a stable code, a message for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// The stable code.
    pub code: &'static str,
    /// For people.
    pub message: String,
}

impl ApiError {
    /// Any error.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status, code, message: message.into() }
    }

    /// There is no such thing.
    pub fn missing(what: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", format!("there is no such {what}"))
    }

    /// What was sent cannot be used.
    pub fn bad(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad-request", message)
    }

    /// Nobody knows who is asking.
    pub fn no_session() -> ApiError {
        let message = "say who you are first: POST /api/v1/guest";
        ApiError::new(StatusCode::UNAUTHORIZED, "no-session", message)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = json!({ "error": { "code": self.code, "message": self.message } });
        (self.status, Json(body)).into_response()
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        let status = match refusal.code {
            "bad-request" | "bad-move" | "illegal" => StatusCode::BAD_REQUEST,
            "taken" | "stale" | "not-your-turn" => StatusCode::CONFLICT,
            "too-much" | "busy" => StatusCode::TOO_MANY_REQUESTS,
            "failed" | "moved" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::FORBIDDEN,
        };
        ApiError::new(status, refusal.code, refusal.message)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        // The details are for the operator.
        tracing::error!(%error, "the store failed");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "failed", "the house cannot answer now: try again")
    }
}

impl From<NoName> for ApiError {
    fn from(error: NoName) -> ApiError {
        match error {
            NoName::Refused(refusal) => refusal.into(),
            NoName::Store(error) => error.into(),
        }
    }
}

impl From<TooMuch> for ApiError {
    fn from(much: TooMuch) -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-much", much.0)
    }
}

impl From<catalog::CatalogError> for ApiError {
    fn from(error: catalog::CatalogError) -> ApiError {
        ApiError::bad(error.to_string())
    }
}
