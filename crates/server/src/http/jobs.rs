//! The queue of long work, for operators.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;

use super::ApiError;
use super::auth::{Body, Person, done};
use super::words::{Done, JobAsked, JobList, JobMade, JobSoFar};
use crate::Code;
use crate::house::House;
use crate::jobs::Desk;

/// An operator, in a house that has a queue; anybody else is refused.
pub(super) struct Operator(Arc<House>);

impl FromRequestParts<Arc<House>> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Operator, ApiError> {
        let person = Person::from_request_parts(parts, house).await?.0;
        if house.jobs.as_ref().is_some_and(|desk| desk.is_for(&person)) {
            return Ok(Operator(Arc::clone(house)));
        }
        let message = "only the operators of this house see its jobs";
        Err(ApiError::new(StatusCode::FORBIDDEN, Code::NotAllowed, message))
    }
}

impl Operator {
    fn desk(&self) -> Result<&Desk, ApiError> {
        self.0.jobs.as_ref().ok_or_else(|| ApiError::missing("queue"))
    }
}

/// `GET /jobs`.
#[utoipa::path(get, path = "/jobs", responses((status = 200, body = JobList, description = "The jobs and the workers, for operators")))]
pub(super) async fn list(operator: Operator) -> Result<Json<JobList>, ApiError> {
    Ok(Json(operator.desk()?.list().await?))
}

/// `POST /jobs`.
#[utoipa::path(post, path = "/jobs", request_body = JobAsked, responses((status = 200, body = JobMade, description = "The work is in the queue")))]
pub(super) async fn submit(
    operator: Operator,
    Body(asked): Body<JobAsked>,
) -> Result<Json<JobMade>, ApiError> {
    Ok(Json(operator.0.submit_job(operator.desk()?, asked).await?))
}

/// `GET /jobs/{id}`.
#[utoipa::path(get, path = "/jobs/{id}", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = JobSoFar, description = "What the results so far say")))]
pub(super) async fn so_far(operator: Operator, Path(id): Path<String>) -> Result<Json<JobSoFar>, ApiError> {
    Ok(Json(operator.0.job_so_far(operator.desk()?, &id).await?))
}

/// `DELETE /jobs/{id}`: calls it off.
#[utoipa::path(delete, path = "/jobs/{id}", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = Done, description = "It is called off; its results are kept")))]
pub(super) async fn cancel(operator: Operator, Path(id): Path<String>) -> Result<Json<Done>, ApiError> {
    if operator.desk()?.cancel(&id).await? {
        return Ok(done());
    }
    Err(ApiError::new(StatusCode::CONFLICT, Code::NotAllowed, "this job is not running"))
}
