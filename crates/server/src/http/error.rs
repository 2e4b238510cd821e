//! What goes wrong, as the API says it.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use jobs::JobError;

use super::words::Failure;
use crate::Code;
use crate::people::{NoName, TooMuch};
use crate::store::StoreError;
use crate::table::Refusal;

/// An error of the API: a status, a stable code, a message for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// The stable code.
    pub code: Code,
    /// For people.
    pub message: String,
}

impl ApiError {
    /// Any error.
    pub fn new(status: StatusCode, code: Code, message: impl Into<String>) -> ApiError {
        ApiError { status, code, message: message.into() }
    }

    /// There is no such thing.
    pub fn missing(what: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, Code::NotFound, format!("there is no such {what}"))
    }

    /// What was sent cannot be used.
    pub fn bad(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, Code::BadRequest, message)
    }

    /// Nobody knows who is asking.
    pub fn no_session() -> ApiError {
        let message = "say who you are first: POST /api/v1/guest";
        ApiError::new(StatusCode::UNAUTHORIZED, Code::NoSession, message)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(Failure::new(self.code, self.message))).into_response()
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        let status = match refusal.code {
            Code::BadRequest | Code::BadMove | Code::Illegal => StatusCode::BAD_REQUEST,
            Code::Taken | Code::Stale | Code::NotYourTurn => StatusCode::CONFLICT,
            Code::TooMuch | Code::Busy => StatusCode::TOO_MANY_REQUESTS,
            Code::Failed | Code::Moved => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::FORBIDDEN,
        };
        ApiError::new(status, refusal.code, refusal.message)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        // The details are for the operator.
        tracing::error!(%error, "the store failed");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::Failed, "the house cannot answer now: try again")
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
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooMuch, much.0)
    }
}

impl From<catalog::CatalogError> for ApiError {
    fn from(error: catalog::CatalogError) -> ApiError {
        ApiError::bad(error.to_string())
    }
}

impl From<JobError> for ApiError {
    fn from(error: JobError) -> ApiError {
        if error.is_bad_input() {
            return ApiError::bad(error.to_string());
        }
        tracing::warn!(%error, "the queue of jobs failed");
        // Only operators come here: they may know.
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Code::Failed, error.to_string())
    }
}
