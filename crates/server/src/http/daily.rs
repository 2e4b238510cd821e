//! The deal and the puzzle of the day: looked at, played, compared.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};

use super::ApiError;
use super::auth::{Address, Anybody, Body, Person};
use super::studies::Tried;
use super::tables::may_make;
use super::words::{
    Calendar, CalendarDay, DayCard, DayDeal, DayDone, DayGame, DayPuzzle, DayScore, DayTable, PuzzleAnswer,
};
use crate::daily::{Day, duplicate_share, kind_of, playable_day, streak};
use crate::house::{House, now};
use crate::store::DailyRow;
use crate::studies::Asker;
use crate::table::Sitter;

/// How many of the best results of a deal are told.
const BEST: usize = 20;

/// `GET /daily`: the days of the person who asks.
#[utoipa::path(get, path = "/daily", responses((status = 200, body = Calendar, description = "The days of the person")))]
pub(super) async fn calendar(
    State(house): State<Arc<House>>,
    Anybody(person): Anybody,
) -> Result<Json<Calendar>, ApiError> {
    let today = Day::of(now());
    let rows = match person {
        Some(person) => house.store.daily_of(&person.0.id).await?,
        None => Vec::new(),
    };
    let done: Vec<&DailyRow> = rows.iter().filter(|row| row.done > 0).collect();
    let mut days: BTreeMap<i64, (usize, usize)> = BTreeMap::new();
    for row in &done {
        let (deals, puzzles) = days.entry(row.day).or_default();
        *(if row.kind == "deal" { deals } else { puzzles }) += 1;
    }
    // Only what is done on its own day makes a streak.
    let on_time = done.iter().filter(|row| Day::of(row.done) == Day(row.day));
    let mut on_time: Vec<Day> = on_time.map(|row| Day(row.day)).collect();
    on_time.dedup();
    let day = |(day, (deals, puzzles)): (&i64, &(usize, usize))| CalendarDay {
        day: Day(*day).to_string(),
        deals: *deals,
        puzzles: *puzzles,
    };
    Ok(Json(Calendar {
        today: today.to_string(),
        first: today.first().to_string(),
        streak: streak(&on_time, today),
        days: days.iter().rev().map(day).collect(),
    }))
}

/// `GET /daily/{day}`: what a day has for each game.
#[utoipa::path(get, path = "/daily/{day}", params(("day" = String, Path, description = "A date as in 2026-11-18, or today")), responses((status = 200, body = DayCard, description = "The deals and puzzles of the day")))]
pub(super) async fn day(
    State(house): State<Arc<House>>,
    Anybody(person): Anybody,
    address: Address,
    Path(day): Path<String>,
) -> Result<Json<DayCard>, ApiError> {
    let day = playable_day(&day)?;
    let asker = person.map(|person| person.asker(address));
    let rows = match &asker {
        Some(asker) => house.store.daily_of(&asker.person).await?,
        None => Vec::new(),
    };
    let mut games = Vec::new();
    for game in house.catalog.names() {
        let own =
            |kind: &str| rows.iter().find(|row| row.day == day.0 && row.game == game && row.kind == kind);
        games.push(DayGame {
            game: game.to_owned(),
            deal: deal_of(&house, day, game, own("deal"), asker.as_ref()).await?,
            puzzle: puzzle_of(&house, day, game, own("puzzle")).await?,
        });
    }
    Ok(Json(DayCard { day: day.to_string(), games }))
}

async fn deal_of(
    house: &Arc<House>,
    day: Day,
    game: &str,
    own: Option<&DailyRow>,
    asker: Option<&Asker>,
) -> Result<DayDeal, ApiError> {
    let deal = house.daily_deal(day, game)?;
    let scores = house.store.daily_scores(day.0, game, "deal").await?;
    let mut card = DayDeal {
        table: own.and_then(|row| row.table.clone()),
        kind: kind_of(house.daily_rules(game)?.as_ref()),
        result: None,
        par: None,
        players: scores.len(),
        share: None,
        best: Vec::new(),
    };
    let (Some(row), Some(asker)) = (own.filter(|row| row.done > 0), asker) else { return Ok(card) };
    card.result = Some(row.result);
    card.par = house.store.par(day.0, game).await?;
    if card.par.is_none() {
        // The house was closed, or too busy, when somebody sat down.
        house.play_par(day, &deal, asker);
    }
    let others: Vec<i64> =
        scores.iter().filter(|score| score.person != asker.person).map(|score| score.result).collect();
    card.share = duplicate_share(row.result, &others);
    let told = scores.into_iter().take(BEST);
    card.best =
        told.map(|score| DayScore { person: score.person, name: score.name, result: score.result }).collect();
    Ok(card)
}

async fn puzzle_of(
    house: &House,
    day: Day,
    game: &str,
    own: Option<&DailyRow>,
) -> Result<Option<DayPuzzle>, ApiError> {
    let Some(set) = house.daily_puzzle(day, game).await? else { return Ok(None) };
    let scores = house.store.daily_scores(day.0, game, "puzzle").await?;
    Ok(Some(DayPuzzle {
        puzzle: set.card(),
        tries: own.map_or(0, |row| row.result),
        solved: own.is_some_and(|row| row.done > 0),
        players: scores.len(),
        at_once: scores.iter().filter(|score| score.result == 1).count(),
    }))
}

/// `POST /daily/{day}/{game}/deal`: the table at which the person plays the deal of the day. Everybody has one.
#[utoipa::path(post, path = "/daily/{day}/{game}/deal", params(("day" = String, Path, description = "A date as in 2026-11-18, or today"), ("game" = String, Path, description = "The game")), responses((status = 200, body = DayTable, description = "The table")))]
pub(super) async fn deal(
    State(house): State<Arc<House>>,
    person: Person,
    address: Address,
    Path((day, game)): Path<(String, String)>,
) -> Result<Json<DayTable>, ApiError> {
    let day = playable_day(&day)?;
    may_make(&house, &person, address).await?;
    let host = Sitter::Person { id: person.0.id.clone(), name: person.0.name.clone() };
    let table = house.sit_down_daily(day, &game, &host, &person.asker(address)).await?;
    Ok(Json(DayTable { table }))
}

/// `POST /daily/{day}/{game}/puzzle`: a move that the person tries in the puzzle of the day.
#[utoipa::path(post, path = "/daily/{day}/{game}/puzzle", params(("day" = String, Path, description = "A date as in 2026-11-18, or today"), ("game" = String, Path, description = "The game")), request_body = Tried, responses((status = 200, body = PuzzleAnswer, description = "Whether the move was right")))]
pub(super) async fn puzzle(
    State(house): State<Arc<House>>,
    person: Person,
    Path((day, game)): Path<(String, String)>,
    Body(tried): Body<Tried>,
) -> Result<Json<PuzzleAnswer>, ApiError> {
    let day = playable_day(&day)?;
    house.daily_rules(&game)?;
    let set = house.daily_puzzle(day, &game).await?.ok_or_else(|| ApiError::missing("puzzle"))?;
    let answer = tried.judged(&set)?;
    house.store.try_daily(day.0, &game, &person.0.id, answer.right, now()).await?;
    Ok(Json(answer))
}

/// What a person did with a day, as an export tells it.
impl From<&DailyRow> for DayDone {
    fn from(row: &DailyRow) -> DayDone {
        DayDone {
            day: Day(row.day).to_string(),
            game: row.game.clone(),
            kind: row.kind.clone(),
            done: row.done > 0,
            result: row.result,
        }
    }
}
