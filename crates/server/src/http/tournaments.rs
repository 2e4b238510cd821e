//! Tournaments: made, joined, left, begun, watched.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;

use super::ApiError;
use super::access::fragment;
use super::auth::{Address, Anybody, Body, Person};
use super::words::{
    BoardTold, EntrantTold, PlaceTold, RoundTold, TournamentCard, TournamentGameTold, TournamentLine,
    TournamentList, TournamentYou,
};
use crate::Code;
use crate::house::{House, now};
use crate::id::word;
use crate::store::{Mark, TournamentRow};
use crate::table::{Refusal, SOMEBODY};
use crate::tournaments::{
    Board, Entrant, Entry, Found, Game, Outcome, Phase, Round, Setup, Standing, TournamentAsked, What,
};

/// How many tournaments of a person may be open at once, and be made in an hour.
const MOST_OPEN: i64 = 3;
const MOST_AN_HOUR: u32 = 6;
/// How often somebody may join and leave in an hour, in all tournaments together.
const MOST_STEPS: u32 = 60;
/// What a tournament keeps at least, about.
const SIZE: usize = 4 * 1024;

/// Which tournaments.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Listing {
    /// Those that the person who asks runs or has joined.
    #[serde(default)]
    mine: bool,
    /// The `next` of the page before, or a moment in milliseconds.
    before: Option<String>,
}

/// `GET /tournaments`: newest first.
#[utoipa::path(get, path = "/tournaments", params(Listing), responses((status = 200, body = TournamentList, description = "All tournaments, or those of the person")))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Anybody(person): Anybody,
    Query(listing): Query<Listing>,
) -> Result<Json<TournamentList>, ApiError> {
    let person = match (listing.mine, person) {
        (true, Some(person)) => Some(person.0.id),
        (true, None) => return Err(ApiError::no_session()),
        (false, _) => None,
    };
    let before = listing.before.as_deref().map(str::parse).transpose().map_err(ApiError::bad)?;
    let rows = house.store.tournaments(person.as_deref(), before).await?;
    let next = Mark::after(&rows, |row| (row.created, &row.id)).map(|mark| mark.to_string());
    Ok(Json(TournamentList { tournaments: rows.into_iter().map(TournamentLine::from).collect(), next }))
}

/// `POST /tournaments`: a tournament, run by somebody with an account, who need not play in it.
#[utoipa::path(post, path = "/tournaments", request_body = TournamentAsked, responses((status = 200, body = TournamentCard, description = "The tournament")))]
pub(super) async fn make(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Body(asked): Body<TournamentAsked>,
) -> Result<Json<TournamentCard>, ApiError> {
    let own = &person.0;
    if own.login.is_none() {
        return Err(
            Refusal::not_allowed("a tournament is run by somebody with an account: make one first").into()
        );
    }
    let (setup, title) = Setup::check(asked, &house.catalog)?;
    let asker = person.asker(address);
    house.may_store(&asker.person, &asker.address, SIZE)?;
    let (hour, much) = (Duration::from_hours(1), "too many tournaments: come back later");
    house.gate.count(&format!("tournaments {}", own.id), MOST_AN_HOUR, hour, much)?;
    let _alone = house.gate.hold(format!("tournament {}", own.id), 1, "one at a time")?;
    if house.store.open_tournaments_of(&own.id).await? >= MOST_OPEN {
        let message = format!("a person may run {MOST_OPEN} tournaments that are not over");
        return Err(ApiError::new(StatusCode::FORBIDDEN, Code::Quota, message));
    }
    let (id, at, game) = (word::<12>(), now(), setup.game.clone());
    let first = Entry { at, what: What::Made { setup, secret: word::<26>() } };
    let row = TournamentRow {
        id: id.clone(),
        host: own.id.clone(),
        host_name: Some(own.name.clone()),
        title,
        game,
        state: Phase::Waiting.word().to_owned(),
        created: at,
        players: 0,
    };
    house.store.make_tournament(&row, &first).await?;
    house.stored(&asker.person, &asker.address, SIZE);
    let found = house.tournament(&id).await?.ok_or_else(missing)?;
    told(&house, &found, Some(&own.id)).await
}

fn missing() -> ApiError {
    ApiError::missing("tournament")
}

/// `GET /tournaments/{id}`.
#[utoipa::path(get, path = "/tournaments/{id}", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = TournamentCard, description = "The tournament")))]
pub(super) async fn one(
    State(house): State<Arc<House>>,
    Anybody(person): Anybody,
    Path(id): Path<String>,
) -> Result<Json<TournamentCard>, ApiError> {
    let found = house.tournament(&id).await?.ok_or_else(missing)?;
    told(&house, &found, person.as_ref().map(|person| person.0.id.as_str())).await
}

/// `POST /tournaments/{id}/join`: takes part, as long as it has not begun.
#[utoipa::path(post, path = "/tournaments/{id}/join", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = TournamentCard, description = "The tournament")))]
pub(super) async fn join(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<TournamentCard>, ApiError> {
    let own = person.0.id.as_str();
    may_step(&house, own)?;
    let avoided = house.store.not_to_meet(own).await?;
    ask(&house, &id, own, |found| {
        let met = |number: usize| {
            found.people.iter().any(|one| one.player == number && avoided.contains(&one.person))
        };
        if found.state.here().any(met) {
            return Err(Refusal::not_allowed("one of you does not want to meet the other"));
        }
        found.state.join(found.number(own))
    })
    .await
}

/// `POST /tournaments/{id}/leave`: does not take part any more. A game that is being played is given up.
#[utoipa::path(post, path = "/tournaments/{id}/leave", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = TournamentCard, description = "The tournament")))]
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<TournamentCard>, ApiError> {
    let own = person.0.id.as_str();
    may_step(&house, own)?;
    ask(&house, &id, own, |found| found.state.leave(found.number(own))).await
}

/// `POST /tournaments/{id}/start`: the rounds begin, for whoever runs it.
#[utoipa::path(post, path = "/tournaments/{id}/start", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = TournamentCard, description = "The tournament")))]
pub(super) async fn start(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<TournamentCard>, ApiError> {
    let own = person.0.id.as_str();
    ask(&house, &id, own, |found| runs(found, own).and_then(|()| found.state.start())).await
}

/// `POST /tournaments/{id}/cancel`: it is not to be, for whoever runs it.
#[utoipa::path(post, path = "/tournaments/{id}/cancel", params(("id" = String, Path, description = "Its name")), responses((status = 200, body = TournamentCard, description = "The tournament")))]
pub(super) async fn cancel(
    State(house): State<Arc<House>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<TournamentCard>, ApiError> {
    let own = person.0.id.as_str();
    ask(&house, &id, own, |found| runs(found, own).and_then(|()| found.state.cancel())).await
}

/// Carries out what a person asks of a tournament, and tells them how it stands then.
async fn ask(
    house: &Arc<House>,
    id: &str,
    person: &str,
    decide: impl Fn(&Found) -> Result<What, Refusal>,
) -> Result<Json<TournamentCard>, ApiError> {
    let found = house.ask_tournament(id, person, decide).await?;
    told(house, &found, Some(person)).await
}

fn runs(found: &Found, person: &str) -> Result<(), Refusal> {
    if found.row.host == person {
        Ok(())
    } else {
        Err(Refusal::not_allowed("only whoever runs the tournament does that"))
    }
}

fn may_step(house: &House, person: &str) -> Result<(), ApiError> {
    let (hour, much) = (Duration::from_hours(1), "joined and left too often: come back later");
    Ok(house.gate.count(&format!("tournament steps {person}"), MOST_STEPS, hour, much)?)
}

/// A tournament as somebody is told of it now: a table that is written down and not yet made is nowhere to go to.
async fn told(house: &House, found: &Found, person: Option<&str>) -> Result<Json<TournamentCard>, ApiError> {
    let mut card = card(house, found, person);
    if let Some(table) = &card.you.table
        && !house.store.has_table(table).await?
    {
        card.you.table = None;
    }
    Ok(Json(card))
}

/// A tournament as a person, or anybody, is told of it.
fn card(house: &House, found: &Found, person: Option<&str>) -> TournamentCard {
    let (row, state, setup) = (&found.row, &found.state, &found.state.setup);
    let teller = Teller { house, found };
    let number = person.and_then(|person| found.number(person));
    let own = number.map(Entrant::Person);
    let sits = |game: &Game| own.is_some_and(|own| game.seats.contains(&own));
    let standings = state.standings(state.told_rounds());
    TournamentCard {
        id: row.id.clone(),
        title: row.title.clone(),
        game: setup.game.clone(),
        options: setup.options.clone(),
        seats: setup.seats,
        duplicate: setup.hidden,
        kind: setup.kind,
        rounds: state.number_of_rounds(),
        games: setup.games,
        clock: setup.clock,
        fill: setup.fill.clone(),
        rated: setup.rated,
        state: state.phase,
        host: row.host_name.clone().map(|name| EntrantTold {
            name,
            person: Some(row.host.clone()),
            engine: None,
        }),
        created: row.created,
        players: state.here().map(|number| teller.entrant(Entrant::Person(number))).collect(),
        standings: standings.iter().map(|standing| teller.place(standing)).collect(),
        pairings: (0..state.rounds.len()).map(|round| teller.round(round, &state.rounds[round])).collect(),
        commitment: state.commitment(),
        secret: state.revealed().map(str::to_owned),
        you: TournamentYou {
            host: person == Some(row.host.as_str()),
            joined: number.is_some_and(|number| state.players.get(number).is_some_and(|player| player.here)),
            table: state.playing().find(|(_, game)| sits(game)).map(|(_, game)| game.table.clone()),
        },
    }
}

/// Says in words of the protocol what a tournament knows by numbers.
struct Teller<'a> {
    house: &'a House,
    found: &'a Found,
}

impl Teller<'_> {
    fn entrant(&self, entrant: Entrant) -> EntrantTold {
        match entrant {
            Entrant::Person(number) => {
                let known = self.found.people.iter().find(|one| one.player == number);
                let name = known.and_then(|one| one.name.clone());
                EntrantTold {
                    person: known.filter(|_| name.is_some()).map(|one| one.person.clone()),
                    name: name.unwrap_or_else(|| SOMEBODY.to_owned()),
                    engine: None,
                }
            }
            Entrant::Engine(number) => EntrantTold {
                name: self.found.state.setup.fill.clone().unwrap_or_default(),
                person: None,
                engine: Some(number),
            },
        }
    }

    fn all(&self, entrants: &[Entrant]) -> Vec<EntrantTold> {
        entrants.iter().map(|entrant| self.entrant(*entrant)).collect()
    }

    fn place(&self, standing: &Standing) -> PlaceTold {
        let games = f64::from(self.found.state.setup.games);
        PlaceTold {
            place: standing.place,
            who: self.entrant(standing.entrant),
            here: standing.here,
            games: standing.games,
            won: standing.won,
            drawn: standing.drawn,
            points: f64::from(standing.halves) / 2.0,
            buchholz: f64::from(standing.buchholz) / 2.0 / games,
            sonneborn: f64::from(standing.sonneborn) / 4.0 / games,
            mean: (standing.games > 0).then(|| standing.total as f64 / f64::from(standing.games)),
        }
    }

    fn round(&self, number: usize, round: &Round) -> RoundTold {
        let told = number < self.found.state.told_rounds();
        RoundTold {
            over: self.found.state.is_played(number),
            boards: round.boards.iter().map(|board| self.board(board, told)).collect(),
            byes: self.all(&round.byes),
        }
    }

    fn board(&self, board: &Board, told: bool) -> BoardTold {
        BoardTold {
            sitting: self.all(&board.sitting),
            games: board.games.iter().map(|game| self.game(board, game, told)).collect(),
        }
    }

    fn game(&self, board: &Board, game: &Game, told: bool) -> TournamentGameTold {
        let hidden = self.found.state.setup.hidden;
        let share = || format!("/t/{}{}", game.table, fragment(self.house, Some(&game.table), hidden));
        let score_of = |scores: &[i32], entrant: &Entrant| {
            let seat = game.seats.iter().position(|sitting| sitting == entrant)?;
            scores.get(seat).copied()
        };
        let (scores, walkover) = match &game.outcome {
            Outcome::Played(scores) if told => {
                (board.sitting.iter().map(|entrant| score_of(scores, entrant)).collect(), Vec::new())
            }
            Outcome::Walkover(to) => (Vec::new(), self.all(to)),
            Outcome::Played(_) | Outcome::Playing => (Vec::new(), Vec::new()),
        };
        TournamentGameTold {
            playing: game.outcome == Outcome::Playing,
            share: (told && !game.table.is_empty()).then(share),
            scores,
            walkover,
        }
    }
}
