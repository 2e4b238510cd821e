//! Tournaments in the store: their logs, who plays in them, and what their games brought.

use sqlx::{AnyConnection, Row};

use super::{Mark, PAGE, Store, StoreError};
use crate::table::Millis;
use crate::tournaments::{Entry, Phase};

/// A tournament as lists know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentRow {
    /// Its name in addresses.
    pub id: String,
    /// The person who runs it; empty when they are forgotten.
    pub host: String,
    /// The name of that person.
    pub host_name: Option<String>,
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// The word of its state.
    pub state: String,
    /// When it was made.
    pub created: Millis,
    /// How many people have ever joined.
    pub players: i64,
}

/// Somebody who has a number in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentPerson {
    /// The number.
    pub player: usize,
    /// The person; empty when they are forgotten.
    pub person: String,
    /// Their name now.
    pub name: Option<String>,
}

/// What a game of a tournament brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentGame {
    /// What each seat scored.
    pub scores: Vec<i32>,
    /// The seat whose time was over, if that ended it.
    pub late: Option<usize>,
}

const ROW: &str = "SELECT tournaments.id, host, people.name, title, game, state, tournaments.created, \
     (SELECT COUNT(*) FROM tournament_players WHERE tournament = tournaments.id) \
     FROM tournaments LEFT JOIN people ON people.id = host";

fn read_row(row: &sqlx::any::AnyRow) -> Result<TournamentRow, StoreError> {
    Ok(TournamentRow {
        id: row.try_get(0)?,
        host: row.try_get(1)?,
        host_name: row.try_get(2)?,
        title: row.try_get(3)?,
        game: row.try_get(4)?,
        state: row.try_get(5)?,
        created: row.try_get(6)?,
        players: row.try_get(7)?,
    })
}

/// Takes note of what a game brought, in the transaction that ends it.
pub(super) async fn finish(
    work: &mut AnyConnection,
    tournament: &str,
    table: &str,
    game: &TournamentGame,
) -> Result<(), sqlx::Error> {
    let scores = serde_json::to_string(&game.scores).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
    sqlx::query(
        "INSERT INTO tournament_games (table_id, tournament, scores, late) VALUES ($1, $2, $3, $4) \
         ON CONFLICT DO NOTHING",
    )
    .bind(table.to_owned())
    .bind(tournament.to_owned())
    .bind(scores)
    .bind(game.late.map_or(-1, |seat| seat as i64))
    .execute(work)
    .await?;
    Ok(())
}

async fn write_entries(
    work: &mut AnyConnection,
    tournament: &str,
    from: u64,
    entries: &[Entry],
) -> Result<(), StoreError> {
    for (place, entry) in entries.iter().enumerate() {
        let body = serde_json::to_string(entry).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        sqlx::query("INSERT INTO tournament_entries (tournament, seq, body) VALUES ($1, $2, $3)")
            .bind(tournament.to_owned())
            .bind((from + place as u64) as i64)
            .bind(body)
            .execute(&mut *work)
            .await?;
    }
    Ok(())
}

impl Store {
    /// Keeps a new tournament.
    pub async fn make_tournament(&self, row: &TournamentRow, first: &Entry) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        sqlx::query(
            "INSERT INTO tournaments (id, host, title, game, state, created, version) \
             VALUES ($1, $2, $3, $4, $5, $6, 1)",
        )
        .bind(&row.id)
        .bind(&row.host)
        .bind(&row.title)
        .bind(&row.game)
        .bind(&row.state)
        .bind(row.created)
        .execute(work.on())
        .await?;
        write_entries(work.on(), &row.id, 1, std::slice::from_ref(first)).await?;
        work.commit().await?;
        Ok(())
    }

    /// Adds to the log of a tournament, after `version` entries, and says who has a new number; `false`, and nothing is
    /// written, when somebody else has added to it.
    pub async fn add_to_tournament(
        &self,
        id: &str,
        version: u64,
        entries: &[Entry],
        state: Phase,
        new: Option<(usize, &str)>,
    ) -> Result<bool, StoreError> {
        let mut work = self.begin().await?;
        let own =
            sqlx::query("UPDATE tournaments SET version = $1, state = $2 WHERE id = $3 AND version = $4")
                .bind((version + entries.len() as u64) as i64)
                .bind(state.word())
                .bind(id.to_owned())
                .bind(version as i64)
                .execute(work.on())
                .await?;
        if own.rows_affected() == 0 {
            return Ok(false);
        }
        write_entries(work.on(), id, version + 1, entries).await?;
        if let Some((player, person)) = new {
            sqlx::query("INSERT INTO tournament_players (tournament, player, person) VALUES ($1, $2, $3)")
                .bind(id.to_owned())
                .bind(player as i64)
                .bind(person.to_owned())
                .execute(work.on())
                .await?;
        }
        work.commit().await?;
        Ok(true)
    }

    /// A tournament.
    pub async fn tournament(&self, id: &str) -> Result<Option<TournamentRow>, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{ROW} WHERE tournaments.id = $1")))
            .bind(id.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(read_row).transpose()
    }

    /// Tournaments, the newest first, a page at most: all, or those that a person runs or has joined.
    pub async fn tournaments(
        &self,
        person: Option<&str>,
        before: Option<Mark>,
    ) -> Result<Vec<TournamentRow>, StoreError> {
        let before = before.unwrap_or_else(Mark::first);
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{ROW} WHERE (tournaments.created < $1 OR ($2 <> '' AND tournaments.created = $1 AND tournaments.id > $2)) \
             AND ($3 = '' OR host = $3 OR tournaments.id IN (SELECT tournament FROM tournament_players WHERE person = $3)) \
             ORDER BY tournaments.created DESC, tournaments.id LIMIT $4"
        )))
        .bind(before.at)
        .bind(before.id)
        .bind(person.unwrap_or_default().to_owned())
        .bind(PAGE)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(read_row).collect()
    }

    /// How many tournaments of a person are not over.
    pub async fn open_tournaments_of(&self, host: &str) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM tournaments WHERE host = $1 AND state IN ('waiting', 'running')",
        )
        .bind(host.to_owned())
        .fetch_one(&self.pool)
        .await?;
        Ok(row.try_get(0)?)
    }

    /// The tournaments that are not over.
    pub async fn open_tournaments(&self) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT id FROM tournaments WHERE state IN ('waiting', 'running') ORDER BY id")
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The log of a tournament.
    pub async fn tournament_log(&self, id: &str) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT body FROM tournament_entries WHERE tournament = $1 ORDER BY seq")
            .bind(id.to_owned())
            .fetch_all(&self.pool)
            .await?;
        let read = |row: &sqlx::any::AnyRow| {
            serde_json::from_str(&row.try_get::<String, _>(0)?)
                .map_err(|error| StoreError::Unreadable(error.to_string()))
        };
        rows.iter().map(read).collect()
    }

    /// Who has which number in a tournament, by number.
    pub async fn tournament_people(&self, id: &str) -> Result<Vec<TournamentPerson>, StoreError> {
        let rows = sqlx::query(
            "SELECT player, person, people.name FROM tournament_players LEFT JOIN people ON people.id = person \
             WHERE tournament = $1 ORDER BY player",
        )
        .bind(id.to_owned())
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &sqlx::any::AnyRow| {
            let player: i64 = row.try_get(0)?;
            Ok(TournamentPerson { player: player as usize, person: row.try_get(1)?, name: row.try_get(2)? })
        };
        rows.iter().map(read).collect()
    }

    /// What the games of a tournament brought, by their tables.
    pub async fn tournament_games(&self, id: &str) -> Result<Vec<(String, TournamentGame)>, StoreError> {
        let rows = sqlx::query("SELECT table_id, scores, late FROM tournament_games WHERE tournament = $1")
            .bind(id.to_owned())
            .fetch_all(&self.pool)
            .await?;
        let read = |row: &sqlx::any::AnyRow| {
            let scores = serde_json::from_str(&row.try_get::<String, _>(1)?)
                .map_err(|error| StoreError::Unreadable(error.to_string()))?;
            let late = usize::try_from(row.try_get::<i64, _>(2)?).ok();
            Ok((row.try_get(0)?, TournamentGame { scores, late }))
        };
        rows.iter().map(read).collect()
    }

    /// Whether there is a table of this name.
    pub async fn has_table(&self, id: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM tables WHERE id = $1")
            .bind(id.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }
}
