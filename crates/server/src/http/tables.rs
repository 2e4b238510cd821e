//! Tables: made, found, sat down at.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::ApiError;
use super::access::{Visitor, fragment};
use super::auth::{Address, Anybody, Body, Person};
use super::words::{Made, NewLink, TableList};
use crate::Code;
use crate::house::House;
use crate::id::{hash, word};
use crate::room::Place;
use crate::store::{Mark, TablesAsked};
use crate::table::{Actor, Asked, Command, Refusal, Sitter, Visibility};
use crate::wire::TableCard;

/// `POST /tables`.
#[utoipa::path(post, path = "/tables", request_body = Asked, responses((status = 200, body = Made, description = "The table and its secret links")))]
pub(super) async fn make(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Body(mut asked): Body<Asked>,
) -> Result<Json<Made>, ApiError> {
    may_make(&house, &person, address).await?;
    asked.names = house.names_of_seats(&asked, &person.0.name).await?;
    let host = Sitter::Person { id: person.0.id.clone(), name: person.0.name.clone() };
    let (table, secrets) = house.make_table(asked, &host, &person.asker(address)).await?;
    let private = table.visibility == Visibility::Private;
    let link =
        |(seat, secret): (usize, String)| (seat.to_string(), seat_link(&house, &table.id, &secret, private));
    let links = secrets.into_iter().map(link).collect();
    let share = format!("/t/{}{}", table.id, fragment(&house, Some(&table.id), private));
    Ok(Json(Made { table, links, share }))
}

/// Whether a person, from an address, may make one more table.
pub(super) async fn may_make(house: &House, person: &Person, address: Address) -> Result<(), ApiError> {
    let (bounds, hour, much) =
        (house.gate.bounds, Duration::from_hours(1), "too many tables: come back later");
    house.gate.count(&format!("tables {}", person.0.id), bounds.tables_an_hour, hour, much)?;
    let of_address = format!("tables from {}", address.key());
    house.gate.count(&of_address, bounds.tables_of_address_an_hour, hour, much)?;
    if house.store.unfinished(&person.0.id).await? >= bounds.unfinished_of_person {
        let most = bounds.unfinished_of_person;
        let message = format!("a person may have {most} games that are not over: finish or leave some first");
        return Err(ApiError::new(StatusCode::FORBIDDEN, Code::Quota, message));
    }
    Ok(())
}

/// The link of a seat: its secret, and the key of a private table.
fn seat_link(house: &House, table: &str, secret: &str, private: bool) -> String {
    let key = fragment(house, Some(table), private).replace('#', "&");
    format!("/t/{table}#s={secret}{key}")
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Listing {
    /// Of this game.
    game: Option<String>,
    /// In this state, or `unfinished`: all that go on, matches between two deals too.
    state: Option<String>,
    /// Those of the person who asks, private ones too.
    #[serde(default)]
    mine: bool,
    /// The `next` of the page before, or a moment in milliseconds.
    before: Option<String>,
}

/// `GET /tables`: newest first; `next` is the `before` of the following page.
#[utoipa::path(get, path = "/tables", params(Listing), responses((status = 200, body = TableList, description = "Listed tables, or those of the person")))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Anybody(person): Anybody,
    Query(listing): Query<Listing>,
) -> Result<Json<TableList>, ApiError> {
    let person = match (listing.mine, person) {
        (true, Some(person)) => Some(person.0.id),
        (true, None) => return Err(ApiError::no_session()),
        (false, _) => None,
    };
    let before = listing.before.as_deref().map(str::parse).transpose().map_err(ApiError::bad)?;
    let asked = TablesAsked { game: listing.game, state: listing.state, person, before };
    let rows = house.store.tables(&asked).await?;
    let next = Mark::after(&rows, |row| (row.created, &row.id)).map(|mark| mark.to_string());
    // A card that an earlier house has kept may lack what has been added since, and nothing else.
    let tables = rows.iter().filter_map(|row| serde_json::from_str(&row.card).ok()).collect();
    Ok(Json(TableList { tables, next }))
}

/// `GET /tables/{id}`.
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = TableCard, description = "The table")))]
pub(super) async fn one(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableCard>, ApiError> {
    let private = visitor.sees_table(&house, &id).await?;
    card(&house, &id, private).await
}

/// The card of a table, for somebody who may see it, with the address under which it is shared.
async fn card(house: &Arc<House>, id: &str, private: bool) -> Result<Json<TableCard>, ApiError> {
    for _ in 0..3 {
        let found = match house.place(id).await? {
            Place::Here(room) => room.card().await.map(|card| *card),
            Place::There(address) => Some(super::forward::card(house, &address, id).await?),
            Place::Nowhere => return Err(ApiError::missing("table")),
        };
        if let Some(mut card) = found {
            card.share = Some(format!("/t/{id}{}", fragment(house, Some(id), private)));
            return Ok(Json(card));
        }
    }
    Err(busy())
}

/// Where to sit down: a seat, or the secret of a link.
#[derive(Deserialize, ToSchema)]
pub(super) struct SitDown {
    /// An open seat.
    seat: Option<usize>,
    /// The secret of a link.
    secret: Option<String>,
}

/// `POST /tables/{id}/sit`.
#[utoipa::path(post, path = "/tables/{id}/sit", params(("id" = String, Path, description = "Its name")), request_body = SitDown, responses((status = 200, body = TableCard, description = "The table")))]
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
    Body(sit): Body<SitDown>,
) -> Result<Json<TableCard>, ApiError> {
    let person = visitor.person.as_ref().ok_or_else(ApiError::no_session)?.0.clone();
    may_add(&house, &person.id, address)?;
    if sit.secret.is_none() {
        // Whoever has the secret of a seat has been invited; anybody else must be able to see the table.
        visitor.sees_table(&house, &id).await?;
    }
    let avoided = house.store.not_to_meet(&person.id).await?;
    if !avoided.is_empty() {
        let seats = card(&house, &id, false).await?.0.seats;
        if seats.iter().any(|seat| seat.person.as_ref().is_some_and(|other| avoided.contains(other))) {
            return Err(Refusal::not_allowed("one of you does not want to meet the other").into());
        }
    }
    let actor = Actor::person(&person.id, &person.name);
    let sat = ask(&house, &id, actor, Command::Sit { seat: sit.seat, secret: sit.secret }).await;
    if let Err(refused) = sat {
        // Whoever only guesses hears what they would hear of a table that does not exist.
        visitor.sees_table(&house, &id).await?;
        return Err(refused);
    }
    one(State(house), visitor, Path(id)).await
}

/// `POST /tables/{id}/leave`: stands up. Whoever made a table and has no seat at it has it no longer among theirs.
#[utoipa::path(post, path = "/tables/{id}/leave", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = TableCard, description = "The table")))]
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableCard>, ApiError> {
    let person = visitor.person.as_ref().ok_or_else(ApiError::no_session)?.0.clone();
    visitor.sees_table(&house, &id).await?;
    let left = ask(&house, &id, Actor::person(&person.id, &person.name), Command::Leave).await;
    if let Err(refused) = left {
        let seats = card(&house, &id, false).await?.0.seats;
        let sits = seats.iter().any(|seat| seat.person.as_deref() == Some(person.id.as_str()));
        if sits || !house.store.step_back(&id, &person.id).await? {
            return Err(refused);
        }
    }
    one(State(house), visitor, Path(id)).await
}

/// Which seat.
#[derive(Deserialize, ToSchema)]
pub(super) struct LinkAsked {
    /// A seat that waits for somebody with a link.
    seat: usize,
}

/// `POST /tables/{id}/link`: a new link for a seat, for whoever made the table. Earlier links of the seat are dead.
#[utoipa::path(post, path = "/tables/{id}/link", params(("id" = String, Path, description = "Its name")), request_body = LinkAsked, responses((status = 200, body = NewLink, description = "The link")))]
pub(super) async fn link(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    address: Address,
    Path(id): Path<String>,
    Body(asked): Body<LinkAsked>,
) -> Result<Json<NewLink>, ApiError> {
    let person = visitor.person.as_ref().ok_or_else(ApiError::no_session)?.0.clone();
    may_add(&house, &person.id, address)?;
    let private = visitor.sees_table(&house, &id).await?;
    let secret = word::<26>();
    let command = Command::Link { seat: asked.seat, hash: hash(&secret) };
    ask(&house, &id, Actor::person(&person.id, &person.name), command).await?;
    Ok(Json(NewLink { link: seat_link(&house, &id, &secret, private) }))
}

/// What a command that comes without a socket adds to a log, about.
const SHORT_ENTRY: usize = 256;

/// Whether somebody who may have no socket at the table may add to its log. The table counts for the person; it does not
/// know where they are, so that it is counted for the address here.
fn may_add(house: &House, person: &str, address: Address) -> Result<(), ApiError> {
    let address = address.key();
    house.may_store(person, &address, 0)?;
    house.stored("", &address, SHORT_ENTRY);
    Ok(())
}

/// Gives the game of a table up for somebody who sits there.
pub(crate) async fn resign(house: &Arc<House>, id: &str, person: &str, name: &str) -> Result<u64, ApiError> {
    ask(house, id, Actor::person(person, name), Command::Resign).await
}

/// Carries a command out wherever the table is served.
pub(super) async fn ask(
    house: &Arc<House>,
    id: &str,
    actor: Actor,
    command: Command,
) -> Result<u64, ApiError> {
    for _ in 0..3 {
        match house.place(id).await? {
            Place::Here(room) => {
                if let Some(outcome) = room.ask(actor.clone(), command.clone()).await {
                    return outcome.map_err(ApiError::from);
                }
            }
            Place::There(address) => return super::forward::ask(house, &address, id, &actor, &command).await,
            Place::Nowhere => return Err(ApiError::missing("table")),
        }
    }
    Err(busy())
}

fn busy() -> ApiError {
    Refusal::new(Code::Failed, "the table is being moved: try again").into()
}
