//! One writer for all tables: what waits together is committed together.

use std::time::Duration;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use sqlx::{AnyConnection, Row};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use database::Transaction;

use super::{RecordRow, Store, TournamentGame};
use crate::table::{Entry, Millis, What};

/// How many appends go into one transaction.
const BATCH: usize = 256;
/// How many may wait.
const WAITING: usize = 4096;
/// How long the database may take to commit.
const PATIENCE: Duration = Duration::from_secs(8);

/// A rated result of a table of two, three or four.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The game.
    pub game: String,
    /// Person ids, or `engine:SPEC`, each once.
    pub subjects: Vec<String>,
    /// Who played against whom, by their place among the subjects, and what the first scored more than the
    /// second: at a table of three everybody meets two others, partners do not meet each other.
    pub meetings: Vec<(usize, usize, i32)>,
}

/// Entries of one table, with what else must be true at the same moment.
#[derive(Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The epoch in which its owner took it. Whoever comes with an older one has lost it.
    pub epoch: i64,
    /// The number of the first entry, from 1. A table begins with entry 1.
    pub from: u64,
    /// What happened.
    pub entries: Vec<Entry>,
    /// The game, for a new table.
    pub game: String,
    /// `listed` or `private`, for a new table.
    pub visibility: &'static str,
    /// The process that owns a new table.
    pub owner: String,
    /// The state of the table.
    pub state: &'static str,
    /// Whether it goes on without anybody doing anything: an engine is to move, or a clock runs.
    pub awake: bool,
    /// What the lobby shows.
    pub card: String,
    /// Who has come to the table.
    pub people: Vec<String>,
    /// Who has left it.
    pub left: Option<String>,
    /// The record of a game that has just ended.
    pub record: Option<RecordRow>,
    /// A rating that follows from it.
    pub rated: Option<Rated>,
    /// What was made of the deal of a day that has just ended.
    pub daily: Option<i64>,
    /// What a game that has just ended has brought, and the tournament that it belongs to.
    pub tournament: Option<(String, TournamentGame)>,
}

impl Append {
    /// How many bytes are kept for good.
    pub fn size(&self) -> usize {
        /// Counts what is written to it.
        struct Count(usize);
        impl std::io::Write for Count {
            fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
                self.0 += bytes.len();
                Ok(bytes.len())
            }
            fn flush(&mut self) -> std::io::Result<()> {
                Ok(())
            }
        }
        let mut count = Count(self.record.as_ref().map_or(0, |record| record.body.len()));
        for entry in &self.entries {
            // What cannot be written is not kept, and is refused by the writer.
            let _ = serde_json::to_writer(&mut count, entry);
        }
        count.0
    }
}

/// Why an append was not made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WriteError {
    /// Another process has taken the table.
    #[error("another process has taken this table")]
    Fenced,
    /// The database failed; nothing was written.
    #[error("the database failed: {0}")]
    Failed(String),
}

type Waiting = (Append, oneshot::Sender<Result<(), WriteError>>);

/// The way to the writer. Clones share it.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Waiting>,
}

impl Writer {
    /// Starts the writer of a store.
    pub fn start(store: Store) -> Writer {
        let (queue, inbox) = mpsc::channel(WAITING);
        tokio::spawn(run(store, inbox));
        Writer { queue }
    }

    /// Appends, and returns when it is on the disk.
    pub async fn append(&self, append: Append) -> Result<(), WriteError> {
        let gone = || WriteError::Failed("the writer has stopped".to_owned());
        let (done, wait) = oneshot::channel();
        self.queue.send((append, done)).await.map_err(|_| gone())?;
        wait.await.map_err(|_| gone())?
    }
}

async fn run(store: Store, mut inbox: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("kavarna_commit_entries").record(batch.len() as f64);
        let (appends, done): (Vec<Append>, Vec<_>) = batch.drain(..).unzip();
        let outcomes = match in_time(&store, &appends).await {
            Ok(outcomes) => outcomes,
            // One bad append must not take the others with it.
            Err(error) if appends.len() > 1 && is_about_a_row(&error) => {
                let mut outcomes = Vec::new();
                for append in &appends {
                    outcomes.push(alone(&store, append).await);
                }
                outcomes
            }
            Err(error) => {
                let failed = failed(&store, &error);
                appends.iter().map(|_| Err(failed.clone())).collect()
            }
        };
        if outcomes.iter().any(Result::is_ok) {
            store.health.tell(true);
        }
        for (done, outcome) in done.into_iter().zip(outcomes) {
            // Whoever asked may have gone; what is written stays written.
            let _ = done.send(outcome);
        }
    }
}

async fn alone(store: &Store, append: &Append) -> Result<(), WriteError> {
    match in_time(store, std::slice::from_ref(append)).await {
        Ok(mut outcomes) => outcomes.pop().unwrap_or(Err(WriteError::Fenced)),
        Err(error) => Err(failed(store, &error)),
    }
}

/// Whether the database refused one row, and not everything.
fn is_about_a_row(error: &sqlx::Error) -> bool {
    let other =
        |error: &dyn sqlx::error::DatabaseError| matches!(error.kind(), sqlx::error::ErrorKind::Other);
    matches!(error, sqlx::Error::Encode(_)) || error.as_database_error().is_some_and(|error| !other(error))
}

fn failed(store: &Store, error: &sqlx::Error) -> WriteError {
    if !is_about_a_row(error) {
        store.health.tell(false);
    }
    WriteError::Failed(error.to_string())
}

/// What became of each append of a transaction.
type Kept = Vec<Result<(), WriteError>>;

/// Commits, or gives the connection up: a server that has become unreachable, or a disk that hangs, is not waited for. If
/// it is kept after all, the table finds that in its log, or is fenced off by its own version with the next append.
async fn in_time(store: &Store, appends: &[Append]) -> Result<Kept, sqlx::Error> {
    tokio::time::timeout(PATIENCE, commit(store, appends)).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

async fn commit(store: &Store, appends: &[Append]) -> Result<Kept, sqlx::Error> {
    let mut work = Transaction::begin(&store.writing, store.postgres).await?;
    let mut outcomes = Vec::with_capacity(appends.len());
    for append in appends {
        match write(work.on(), append).await {
            Ok(outcome) => outcomes.push(outcome),
            Err(error) => {
                work.abandon().await;
                return Err(error);
            }
        }
    }
    work.commit().await?;
    Ok(outcomes)
}

async fn write(work: &mut AnyConnection, append: &Append) -> Result<Result<(), WriteError>, sqlx::Error> {
    let updated: Millis = append.entries.last().map_or(0, |entry| entry.at);
    let version = append.from as i64 + append.entries.len() as i64 - 1;
    let touched = if append.from == 1 {
        sqlx::query(
            "INSERT INTO tables (id, game, state, visibility, created, updated, version, awake, card, owner, epoch) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING",
        )
        .bind(&append.table)
        .bind(&append.game)
        .bind(append.state)
        .bind(append.visibility)
        .bind(updated)
        .bind(updated)
        .bind(version)
        .bind(i64::from(append.awake))
        .bind(&append.card)
        .bind(&append.owner)
        .bind(append.epoch)
        .execute(&mut *work)
        .await?
    } else {
        sqlx::query(
            "UPDATE tables SET state = $1, updated = $2, version = $3, awake = $4, card = $5 \
             WHERE id = $6 AND epoch = $7 AND version = $8",
        )
        .bind(append.state)
        .bind(updated)
        .bind(version)
        .bind(i64::from(append.awake))
        .bind(&append.card)
        .bind(&append.table)
        .bind(append.epoch)
        .bind(append.from as i64 - 1)
        .execute(&mut *work)
        .await?
    };
    if touched.rows_affected() == 0 {
        return Ok(Err(WriteError::Fenced));
    }
    for (place, entry) in append.entries.iter().enumerate() {
        let body = serde_json::to_string(entry).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
        sqlx::query("INSERT INTO entries (table_id, seq, body) VALUES ($1, $2, $3)")
            .bind(&append.table)
            .bind(append.from as i64 + place as i64)
            .bind(body)
            .execute(&mut *work)
            .await?;
    }
    if let Some(person) = &append.left {
        super::tables::step_back(work, &append.table, person).await?;
    }
    for person in &append.people {
        sqlx::query(
            "INSERT INTO table_people (table_id, person, role) VALUES ($1, $2, 'seat') \
             ON CONFLICT (table_id, person) DO UPDATE SET role = excluded.role",
        )
        .bind(&append.table)
        .bind(person)
        .execute(&mut *work)
        .await?;
    }
    // Those who talk without a seat are known here too, should they ever have to be forgotten.
    for entry in &append.entries {
        if let What::Said { person, seat: None, .. } = &entry.what {
            super::forgetting::note_talker(work, &append.table, person).await?;
        }
    }
    if let Some(record) = &append.record {
        super::records::insert(work, record).await?;
    }
    if let Some(result) = append.daily {
        super::daily::finish(work, &append.table, result, updated).await?;
    }
    if let Some((tournament, game)) = &append.tournament {
        super::tournaments::finish(work, tournament, &append.table, game).await?;
    }
    if let Some(rated) = &append.rated {
        rate(work, rated, updated).await?;
    }
    Ok(Ok(()))
}

/// Both ratings move at once, by what they were before the game.
async fn rate(work: &mut AnyConnection, rated: &Rated, at: Millis) -> Result<(), sqlx::Error> {
    let mut before = Vec::new();
    for subject in &rated.subjects {
        let row = sqlx::query(
            "SELECT rating, deviation, volatility, games FROM ratings WHERE subject = $1 AND game = $2",
        )
        .bind(subject)
        .bind(&rated.game)
        .fetch_optional(&mut *work)
        .await?;
        before.push(match row {
            Some(row) => {
                let rating = Glicko2Rating {
                    rating: row.try_get(0)?,
                    deviation: row.try_get(1)?,
                    volatility: row.try_get(2)?,
                };
                (rating, row.try_get::<i64, _>(3)?)
            }
            None => (Glicko2Rating::new(), 0),
        });
    }
    for (place, (subject, (old, games))) in rated.subjects.iter().zip(&before).enumerate() {
        let results = results_of(place, &rated.meetings, &before);
        let new = glicko2_rating_period(old, &results, &Glicko2Config::new());
        sqlx::query(
            "INSERT INTO ratings (subject, game, rating, deviation, volatility, games) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (subject, game) DO UPDATE SET \
             rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
             games = excluded.games",
        )
        .bind(subject)
        .bind(&rated.game)
        .bind(new.rating)
        .bind(new.deviation)
        .bind(new.volatility)
        .bind(games + 1)
        .execute(&mut *work)
        .await?;
        // Of engines nobody asks how they got there.
        if !subject.starts_with("engine:") {
            sqlx::query(
                "INSERT INTO rating_steps (subject, game, at, rating) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (subject, game, at) DO UPDATE SET rating = excluded.rating",
            )
            .bind(subject)
            .bind(&rated.game)
            .bind(at)
            .bind(new.rating)
            .execute(&mut *work)
            .await?;
        }
    }
    Ok(())
}

/// Everything that one subject did against others, all of it judged by the ratings before the game.
fn results_of(
    own: usize,
    meetings: &[(usize, usize, i32)],
    before: &[(Glicko2Rating, i64)],
) -> Vec<(Glicko2Rating, Outcomes)> {
    let outcome = |more: i32| match more.signum() {
        1 => Outcomes::WIN,
        0 => Outcomes::DRAW,
        _ => Outcomes::LOSS,
    };
    let result = |(first, second, more): &(usize, usize, i32)| match (*first == own, *second == own) {
        (true, false) => Some((before[*second].0, outcome(*more))),
        (false, true) => Some((before[*first].0, outcome(-more))),
        _ => None,
    };
    meetings.iter().filter_map(result).collect()
}

#[cfg(test)]
mod tests {
    use skillratings::glicko2::glicko2;

    use super::*;

    #[test]
    fn a_table_of_two_is_rated_as_two_always_were() {
        let before =
            [(Glicko2Rating { rating: 1620.0, ..Glicko2Rating::new() }, 3), (Glicko2Rating::new(), 0)];
        let config = Glicko2Config::new();
        let (first, second) = glicko2(&before[0].0, &before[1].0, &Outcomes::LOSS, &config);
        let new = |own: usize| {
            glicko2_rating_period(&before[own].0, &results_of(own, &[(0, 1, -2)], &before), &config)
        };
        assert!((new(0).rating - first.rating).abs() < 1e-6 && (new(1).rating - second.rating).abs() < 1e-6);
        assert!((new(0).deviation - first.deviation).abs() < 1e-6);
    }

    #[test]
    fn at_a_table_of_three_everybody_meets_two() {
        let before = [(Glicko2Rating::new(), 0); 3];
        let meetings = [(0, 1, 9), (0, 2, 9), (1, 2, 0)];
        let outcomes = |own| results_of(own, &meetings, &before).into_iter().map(|(_, outcome)| outcome);
        assert_eq!(outcomes(0).collect::<Vec<_>>(), [Outcomes::WIN, Outcomes::WIN]);
        assert_eq!(outcomes(1).collect::<Vec<_>>(), [Outcomes::LOSS, Outcomes::DRAW]);
        assert_eq!(outcomes(2).collect::<Vec<_>>(), [Outcomes::LOSS, Outcomes::DRAW]);
    }
}
