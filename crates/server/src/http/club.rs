//! People among each other: profiles, friends, those not to be met, and a table with anybody at once.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use game::Options;
use serde::Deserialize;
use utoipa::ToSchema;

use super::ApiError;
use super::auth::{Address, Anybody, Body, Person, done};
use super::tables::{ask, may_make};
use super::words::{
    Acquaintance, Done, Met, Paired, Profile, Rating, RatingPoint, SolvedPuzzle, Tie, TieList,
};
use crate::daily::Day;
use crate::house::{House, now};
use crate::id::hash;
use crate::store::TablesAsked;
use crate::table::{Actor, Asked, Command, Millis, Sitter, Visibility};
use crate::wire::{SeatKind, TableCard};

/// Who sits down where nobody else does.
const STAND_IN: &str = "house:level=4";
/// Whoever was seen within this time is here.
const HERE_MS: Millis = 600_000;
/// How many of the puzzles that were solved at once a profile tells.
const BEST: usize = 12;
/// How long the key of a link for friends is, in hexadecimal digits.
const KEY: usize = 32;

/// The key in somebody's link for friends: only the person can give it away.
fn friend_key(house: &House, person: &str) -> String {
    let mut key = hash(&format!("{}:friend:{person}", house.secret));
    key.truncate(KEY);
    key
}

/// `GET /people/{id}`: what everybody may know of a person.
#[utoipa::path(get, path = "/people/{id}", params(("id" = String, Path, description = "The person's id")), responses((status = 200, body = Profile, description = "The person")))]
pub(super) async fn profile(
    State(house): State<Arc<House>>,
    Anybody(asking): Anybody,
    Path(id): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    let person = house.store.person(&id).await?.ok_or_else(|| ApiError::missing("person"))?;
    let asking = asking.map(|asking| asking.0.id);
    let own = asking.as_ref() == Some(&id);
    let daily = house.store.daily_of(&id).await?;
    let solved: Vec<_> = daily.iter().filter(|row| row.kind == "puzzle" && row.done > 0).collect();
    let at_once: Vec<_> = solved.iter().filter(|row| row.result == 1).collect();
    let best = at_once.iter().take(BEST);
    let (met, tie) = match asking.as_ref().filter(|_| !own) {
        Some(asking) => {
            let met = house.store.meetings(asking, &id).await?;
            let ties = house.store.ties(asking).await?;
            let tie = ties.iter().find(|tie| tie.other == id).and_then(|tie| Tie::of(&tie.tie));
            (Some(Met { games: met.games, won: met.won, lost: met.lost }), tie)
        }
        None => (None, None),
    };
    let steps = house.store.rating_steps(&id).await?.into_iter();
    Ok(Json(Profile {
        name: person.name,
        guest: person.login.is_none(),
        created: person.created,
        ratings: Rating::by_game(house.store.ratings(&id).await?),
        steps: steps
            .map(|step| RatingPoint { game: step.game, at: step.at, rating: step.rating.round() })
            .collect(),
        games: house.store.games_of(&id).await?.into_iter().collect(),
        puzzles: solved.len(),
        at_once: at_once.len(),
        best: best
            .map(|row| SolvedPuzzle { day: Day(row.day).to_string(), game: row.game.clone() })
            .collect(),
        met,
        tie,
        link: own.then(|| format!("/p/{id}#f={}", friend_key(&house, &id))),
        id,
    }))
}

/// `GET /me/ties`: friends, and those who are not to be heard or met.
#[utoipa::path(get, path = "/me/ties", responses((status = 200, body = TieList, description = "Friends and others")))]
pub(super) async fn ties(State(house): State<Arc<House>>, person: Person) -> Result<Json<TieList>, ApiError> {
    Ok(Json(TieList { ties: acquaintances(&house, &person.0.id).await? }))
}

/// Those whom a person knows, by name.
pub(super) async fn acquaintances(house: &House, person: &str) -> Result<Vec<Acquaintance>, ApiError> {
    let since = now() - HERE_MS;
    let rows = house.store.ties(person).await?;
    let known = |row: &crate::store::TieRow| {
        let (id, name) = (row.other.clone(), row.name.clone());
        Some(Acquaintance { id, name, tie: Tie::of(&row.tie)?, here: row.seen > since })
    };
    Ok(rows.iter().filter_map(known).collect())
}

/// What somebody is to be to the person who asks.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TieAsked {
    /// Nothing when there is to be no tie any more.
    tie: Option<Tie>,
    /// The key of the other's link, for a friend.
    key: Option<String>,
}

/// `POST /people/{id}/tie`: makes somebody a friend, by their link; does not want to hear or meet them; or ends that.
#[utoipa::path(post, path = "/people/{id}/tie", params(("id" = String, Path, description = "The person's id")), request_body = TieAsked, responses((status = 200, body = Done, description = "It is so")))]
pub(super) async fn tie(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
    Body(asked): Body<TieAsked>,
) -> Result<Json<Done>, ApiError> {
    let own = &person.0.id;
    house.store.person(&id).await?.ok_or_else(|| ApiError::missing("person"))?;
    if *own == id {
        return Err(ApiError::bad("tie: expected somebody else"));
    }
    if asked.tie == Some(Tie::Friend) {
        let right = asked.key.is_some_and(|key| hash(&key) == hash(&friend_key(&house, &id)));
        if !right {
            return Err(ApiError::bad("key: expected the key of the other's link for friends"));
        }
        house.store.befriend(own, &id, now()).await?;
    } else {
        house.store.tie(own, &id, asked.tie.map(Tie::word), now()).await?;
    }
    Ok(done())
}

/// What somebody wants to play with anybody.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PairingAsked {
    /// The game.
    game: String,
    /// Its options.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    options: Options,
}

/// `POST /pairing`: a table with anybody, now. Whoever waits for the same is met; otherwise one waits, and after half a
/// minute a player of the house sits down.
#[utoipa::path(post, path = "/pairing", request_body = PairingAsked, responses((status = 200, body = Paired, description = "The table")))]
pub(super) async fn pair(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Body(asked): Body<PairingAsked>,
) -> Result<Json<Paired>, ApiError> {
    let rules = house.catalog.game(&asked.game)?.rules(&asked.options)?;
    may_make(&house, &person, address).await?;
    let _alone = house.gate.hold(format!("pairing {}", person.0.id), 1, "one at a time")?;
    let own = &person.0;
    let avoided = house.store.not_to_meet(&own.id).await?;
    for card in waiting(&house, &asked.game, &rules.options()).await? {
        let sits = |id: &str| card.seats.iter().any(|seat| seat.person.as_deref() == Some(id));
        if sits(&own.id) {
            return Ok(Json(Paired { table: card.id, met: false }));
        }
        let free = card.seats.iter().find(|seat| seat.kind == SeatKind::Open);
        let Some(free) = free.filter(|_| !avoided.iter().any(|id| sits(id))) else { continue };
        let sit = Command::Sit { seat: Some(free.seat), secret: None };
        // Somebody else may have been faster: then the next one.
        if ask(&house, &card.id, Actor::person(&own.id, &own.name), sit).await.is_ok() {
            return Ok(Json(Paired { table: card.id, met: true }));
        }
    }
    let host = Sitter::Person { id: own.id.clone(), name: own.name.clone() };
    let seats = (0..rules.seats()).map(|seat| if seat == 0 { "me" } else { "open" }.to_owned()).collect();
    let wish = Asked {
        quick: true,
        chat: true,
        is_match: rules.facts().hidden,
        visibility: Visibility::Listed,
        ..Asked::plain(&asked.game, rules.options(), seats)
    };
    let (card, _) = house.make_table(wish, &host, &person.asker(address)).await?;
    let (later, table, open) = (Arc::clone(&house), card.id.clone(), card.seats.len());
    tokio::spawn(async move {
        tokio::time::sleep(Duration::from_millis(later.config.pairing_ms)).await;
        for seat in 1..open {
            // Seats that somebody has taken stay taken.
            let _ =
                ask(&later, &table, Actor::House, Command::Fill { seat, spec: STAND_IN.to_owned() }).await;
        }
    });
    Ok(Json(Paired { table: card.id, met: false }))
}

/// The tables at which somebody waits for anybody, the earliest first.
async fn waiting(house: &House, game: &str, options: &Options) -> Result<Vec<TableCard>, ApiError> {
    let state = Some("waiting".to_owned());
    let asked = TablesAsked { game: Some(game.to_owned()), state, ..TablesAsked::default() };
    let rows = house.store.tables(&asked).await?;
    // Where nobody has come for long, the house was closed meanwhile, and nobody waits any more.
    let since = now() - 2 * Millis::try_from(house.config.pairing_ms).unwrap_or(Millis::MAX / 2);
    let cards = rows.iter().rev().filter_map(|row| serde_json::from_str::<TableCard>(&row.card).ok());
    Ok(cards.filter(|card| card.quick && card.options == *options && card.created > since).collect())
}
