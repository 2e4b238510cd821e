//! Guests, accounts, sessions, one's own data.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;
use tokio::time::timeout;
use utoipa::ToSchema;

use super::ApiError;
use super::auth::{Address, Anybody, Body, Person, cookie, done};
use super::forward::end_sessions;
use super::words::{DayDone, Done, Export, Me, Rating, TournamentLine};
use crate::Code;
use crate::house::{House, now};
use crate::id::{hash, word};
use crate::people::{Bearer, clean_name, skeleton};
use crate::store::{NewAccount, PersonRow};

const HOUR: Duration = Duration::from_hours(1);
/// How long somebody who deletes themselves waits for the tables to hear of it.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time in which wrong passwords of an account are counted.
const QUARTER: Duration = Duration::from_mins(15);

/// A name.
#[derive(Deserialize, ToSchema)]
pub(super) struct Named {
    /// What others call the person, 1 to 24 characters; the house gives one (`Guest 4721`) when it is left out or empty.
    #[serde(default)]
    name: String,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
pub(super) struct Credentials {
    /// The name of the account.
    name: String,
    /// Its password, 8 to 200 characters that are not easily guessed.
    password: String,
}

/// A new password instead of the old one.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewPassword {
    /// The password until now.
    old: String,
    /// The password from now on.
    new: String,
}

/// What a person is told of themselves.
async fn card(house: &House, person: &PersonRow) -> Result<Me, ApiError> {
    Ok(Me {
        id: person.id.clone(),
        name: person.name.clone(),
        guest: person.login.is_none(),
        created: person.created,
        ratings: Rating::by_game(house.store.ratings(&person.id).await?),
        jobs: house.jobs.as_ref().is_some_and(|jobs| jobs.is_for(person)),
    })
}

/// The answer that begins a session.
fn with_cookie(house: &House, token: Option<&str>, body: impl Serialize) -> Response {
    (cookie(house, token), Json(body)).into_response()
}

/// `POST /guest`: a person at once.
#[utoipa::path(post, path = "/guest", request_body = Named, responses((status = 200, body = Me, description = "The person, and the session cookie")))]
pub(super) async fn guest(
    State(house): State<Arc<House>>,
    address: Address,
    Body(named): Body<Named>,
) -> Result<Response, ApiError> {
    let most = house.gate.bounds.guests_an_hour;
    house.gate.count(&format!("guests {}", address.0), most, HOUR, "too many new guests: come back later")?;
    let token = word::<32>();
    let person = nobody_yet();
    let name = house.name_guest(&Bearer::New(&person, hash(&token)), &named.name).await?;
    let body = card(&house, &PersonRow { name, ..person }).await?;
    Ok(with_cookie(&house, Some(&token), body))
}

/// A person whom nobody knows yet.
fn nobody_yet() -> PersonRow {
    PersonRow { id: word::<16>(), name: String::new(), login: None, password: None, created: now() }
}

/// `GET /me`.
#[utoipa::path(get, path = "/me", responses((status = 200, body = Me, description = "Who is asking")))]
pub(super) async fn me(State(house): State<Arc<House>>, person: Person) -> Result<Json<Me>, ApiError> {
    Ok(Json(card(&house, &person.0).await?))
}

/// `PATCH /me`: another name.
#[utoipa::path(patch, path = "/me", request_body = Named, responses((status = 200, body = Me, description = "The person under the new name")))]
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    person: Person,
    Body(named): Body<Named>,
) -> Result<Json<Me>, ApiError> {
    if person.0.login.is_some() {
        let message = "an account keeps the name it was made with";
        return Err(ApiError::new(StatusCode::CONFLICT, Code::NotAllowed, message));
    }
    // Somebody who asks for the name they have keeps it, also one that only the house gives.
    if clean_name(&named.name).is_ok_and(|name| name == person.0.name) {
        return Ok(Json(card(&house, &person.0).await?));
    }
    let name = house.name_guest(&Bearer::Guest(&person.0.id), &named.name).await?;
    Ok(Json(card(&house, &PersonRow { name, ..person.0 }).await?))
}

/// `POST /account`: the guest becomes an account; without a session a new one is made.
#[utoipa::path(post, path = "/account", request_body = Credentials, responses((status = 200, body = Me, description = "The person, with an account")))]
pub(super) async fn account(
    State(house): State<Arc<House>>,
    Anybody(person): Anybody,
    address: Address,
    Body(wanted): Body<Credentials>,
) -> Result<Response, ApiError> {
    attempted(&house, address)?;
    let name = house.name_for_people(&wanted.name)?;
    if person.as_ref().is_some_and(|person| person.0.login.is_some()) {
        return Err(ApiError::new(StatusCode::CONFLICT, Code::NotAllowed, "this is an account already"));
    }
    house.no_account_like(&name).await?;
    let password = house.passwords.hash(wanted.password, &name).await?;
    let session = person.as_ref().map(|person| person.1.clone());
    let (person, token) = (person.map_or_else(nobody_yet, |person| person.0), word::<32>());
    let person = PersonRow { name: name.clone(), password: Some(password), ..person };
    let account = NewAccount {
        skeleton: skeleton(&name),
        other: House::other_name(&name),
        session,
        token_hash: hash(&token),
        now: now(),
        person,
    };
    if !house.store.make_account(&account).await? {
        let message = "somebody has an account under this name, or one that looks like it";
        return Err(ApiError::new(StatusCode::CONFLICT, Code::Taken, message));
    }
    let body = card(&house, &PersonRow { login: Some(name), ..account.person }).await?;
    Ok(with_cookie(&house, Some(&token), body))
}

/// `POST /login`.
#[utoipa::path(post, path = "/login", request_body = Credentials, responses((status = 200, body = Me, description = "The person, and the session cookie")))]
pub(super) async fn login(
    State(house): State<Arc<House>>,
    Anybody(before): Anybody,
    address: Address,
    Body(given): Body<Credentials>,
) -> Result<Response, ApiError> {
    let name = clean_name(&given.name).unwrap_or_else(|_| given.name.trim().to_owned());
    let found = house.store.account(&name).await?;
    let right = check(&house, address, &name, found.as_ref(), given.password).await?;
    let wrong = || wrong_password("unknown name or wrong password");
    let person = found.filter(|_| right).ok_or_else(wrong)?;
    let token = word::<32>();
    if !house.store.log_in(&person, &hash(&token), now()).await? {
        return Err(wrong());
    }
    // Whoever comes in leaves behind who they were here before.
    if let Some(Person(before, session)) = before {
        house.store.close_session(&session).await?;
        end_sessions(&house, &before.id, Some(&session)).await;
    }
    let body = card(&house, &person).await?;
    Ok(with_cookie(&house, Some(&token), body))
}

fn wrong_password(message: &str) -> ApiError {
    ApiError::new(StatusCode::UNAUTHORIZED, Code::WrongPassword, message)
}

/// One more attempt of an address to come in.
fn attempted(house: &House, address: Address) -> Result<(), ApiError> {
    let most = house.gate.bounds.logins_an_hour;
    house.gate.count(&format!("logins {}", address.0), most, HOUR, "too many attempts: come back later")?;
    Ok(())
}

/// Whether this is the password of an account. An unknown name takes as long and is counted like a known one, so that
/// names cannot be found out.
async fn check(
    house: &House,
    address: Address,
    name: &str,
    account: Option<&PersonRow>,
    password: String,
) -> Result<bool, ApiError> {
    attempted(house, address)?;
    let key = format!("wrong {}", hash(&skeleton(name)));
    // Counted before it is known to be wrong: many at once are not let through together.
    let most = house.gate.bounds.wrong_passwords;
    house.gate.count(&key, most, QUARTER, "too many wrong passwords: come back later")?;
    let kept = account.and_then(|person| person.password.clone());
    let right = house.passwords.is_right(password, kept).await?;
    if right {
        house.gate.uncount(&key);
    }
    Ok(right)
}

/// `POST /me/password`: another password.
#[utoipa::path(post, path = "/me/password", request_body = NewPassword, responses((status = 200, body = Me, description = "The person, and the cookie of a new session; all others are over")))]
pub(super) async fn change_password(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Body(given): Body<NewPassword>,
) -> Result<Response, ApiError> {
    let person = person.0;
    let Some(name) = person.login.clone() else {
        let message = "a guest has no password: make an account";
        return Err(ApiError::new(StatusCode::CONFLICT, Code::NotAllowed, message));
    };
    if !check(&house, address, &name, Some(&person), given.old).await? {
        return Err(wrong_password("this is not the password until now"));
    }
    let password = house.passwords.hash(given.new, &name).await?;
    let token = word::<32>();
    if !house.store.change_password(&person, &password, &hash(&token), now()).await? {
        return Err(wrong_password("the password has just been changed"));
    }
    end_sessions(&house, &person.id, None).await;
    let body = card(&house, &person).await?;
    Ok(with_cookie(&house, Some(&token), body))
}

/// `POST /logout`.
#[utoipa::path(post, path = "/logout", responses((status = 200, body = Done, description = "All sessions of the person are over")))]
pub(super) async fn logout(
    State(house): State<Arc<House>>,
    Anybody(person): Anybody,
) -> Result<Response, ApiError> {
    if let Some(Person(person, _)) = person {
        house.store.close_sessions(&person.id).await?;
        end_sessions(&house, &person.id, None).await;
    }
    Ok(with_cookie(&house, None, Done { done: true }))
}

/// `DELETE /me`: everything the house knows of the person.
#[utoipa::path(delete, path = "/me", responses((status = 200, body = Done, description = "Everything about the person is deleted")))]
pub(super) async fn delete(State(house): State<Arc<House>>, person: Person) -> Result<Response, ApiError> {
    let person = person.0;
    let began = house.store.begin_forgetting(&person, now()).await?;
    end_sessions(&house, &person.id, None).await;
    house.studies.forget(&person.id);
    if began {
        let work = Arc::clone(&house);
        let (tables, asked) = oneshot::channel();
        // Whoever asked may go away: it is done all the same.
        tokio::spawn(async move {
            let outcome = work.forget_at_tables(&person.id).await;
            let _ = tables.send(());
            let outcome = match outcome {
                Ok(_) => work.finish_forgetting(&person.id, &person.name).await,
                Err(error) => Err(error),
            };
            if let Err(error) = outcome {
                tracing::warn!(%error, "somebody is not forgotten yet");
            }
        });
        let _ = timeout(PATIENCE, asked).await;
    }
    Ok((cookie(&house, None), done()).into_response())
}

/// `GET /me/export`: everything the house knows of the person.
#[utoipa::path(get, path = "/me/export", responses((status = 200, body = Export, description = "Everything the house knows of the person")))]
pub(super) async fn export(State(house): State<Arc<House>>, person: Person) -> Result<Response, ApiError> {
    let card = card(&house, &person.0).await?;
    let daily: Vec<DayDone> = house.store.daily_of(&person.0.id).await?.iter().map(DayDone::from).collect();
    let ties = super::club::acquaintances(&house, &person.0.id).await?;
    let tournaments = house.store.tournaments(Some(&person.0.id), None).await?;
    let tournaments: Vec<TournamentLine> = tournaments.into_iter().map(TournamentLine::from).collect();
    let body = super::export::stream(house, person.0.id, &card, &daily, &ties, &tournaments);
    Ok(([(CONTENT_TYPE, "application/json")], body).into_response())
}
