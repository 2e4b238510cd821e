//! The queue: jobs, their chunks and results in a database that workers on many machines share.
//!
//! Handing out and keeping are two things. `job_chunk` says who works on what, by leases that are renewed while a worker
//! lives; a lease may be lost, and then two workers compute the same. `job_result` has a primary key: the first result
//! stays, a second one is compared with it byte for byte. Time is the database's own, so clocks of workers may differ.

use std::time::Duration;

use database::{Address, OF_POSTGRES, Transaction, plain};
use game::random::{fingerprint, mix};
use serde::Serialize;
use sqlx::any::{AnyPoolOptions, AnyRow, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use tokio::time::timeout;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{JobError, Version};

/// How long a database may take to say whether it is there.
const OPENING: Duration = Duration::from_secs(5);
/// How often the result of a chunk is computed once more elsewhere: one in so many.
const CHECKED: u64 = 100;
/// After so many failures a chunk is set aside.
const FAILURES: i64 = 3;
/// After so many lost leases a chunk is set aside: it may be what ends its workers.
const LOSSES: i64 = 20;

/// Whether the result of a chunk is computed a second time: the first chunk, and one in a hundred.
pub fn is_checked(job: &str, chunk: u64) -> bool {
    chunk == 0 || mix(fingerprint(job.as_bytes()) ^ chunk).is_multiple_of(CHECKED)
}

/// How a job is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum JobState {
    /// Its chunks are worked out.
    Running,
    /// All results are there.
    Done,
    /// Somebody called it off. Its results are kept.
    Cancelled,
    /// Two workers computed different results of one chunk.
    Differs,
}

impl JobState {
    /// Its word in the database and to people.
    pub fn word(self) -> &'static str {
        match self {
            JobState::Running => "running",
            JobState::Done => "done",
            JobState::Cancelled => "cancelled",
            JobState::Differs => "differs",
        }
    }

    fn parse(text: &str) -> JobState {
        let all = [JobState::Running, JobState::Done, JobState::Cancelled];
        all.into_iter().find(|state| state.word() == text).unwrap_or(JobState::Differs)
    }
}

/// A job as it stands in the queue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobRow {
    /// Its name: a fingerprint of the work, the version and the size of its chunks.
    pub id: String,
    /// The words of the plain command.
    pub spec: String,
    /// Whose workers may take part.
    pub version: String,
    /// How many pieces make a chunk; 0 when that was left to us.
    pub size: u64,
    /// How it is.
    pub state: JobState,
    /// The number of the present wave, from 0.
    pub wave: u64,
    /// The first chunk of that wave.
    pub first: u64,
    /// How many chunks there are up to that wave.
    pub chunks: u64,
    /// Why it stopped, if it did.
    pub note: String,
}

/// What became of a submitted job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Submitted {
    /// Its name.
    pub id: String,
    /// Whether it was new; else what was set aside or cancelled is taken up again.
    pub is_new: bool,
}

/// A chunk that was handed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Its number among all chunks of the job.
    pub chunk: u64,
    /// Whether its result is there and is to be compared.
    pub is_check: bool,
}

/// A chunk that was worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// What was handed out.
    pub claim: Claim,
    /// Its result, or why there is none.
    pub result: Result<Vec<u8>, String>,
    /// How long it took, in milliseconds.
    pub ms: u64,
}

/// What was found when results were brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// All is well.
    Same,
    /// Two workers do not agree; the job was stopped. Who, in words.
    Differs(String),
}

/// A chunk that was set aside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Aside {
    /// Its number.
    pub chunk: u64,
    /// What went wrong the last time.
    pub why: String,
}

/// A worker, as it last told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct WorkerRow {
    /// Its name: host and process.
    pub id: String,
    /// Its machine.
    pub host: String,
    /// Its version.
    pub version: String,
    /// How many chunks it works on at once.
    pub slots: u64,
    /// How many chunks it has brought.
    pub done: u64,
    /// Seconds since it was last heard of.
    pub silent: u64,
}

/// How far a job is.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct JobStatus {
    /// Its name.
    pub id: String,
    /// The words of the plain command.
    pub spec: String,
    /// How it is.
    pub state: JobState,
    /// Whose workers may take part.
    pub version: String,
    /// The number of the present wave, from 1.
    pub wave: u64,
    /// All chunks, as far as they are known: later waves come when this one is done.
    pub chunks: u64,
    /// Chunks whose results are there.
    pub done: u64,
    /// Chunks that wait for a worker.
    pub open: u64,
    /// Chunks that are being worked out.
    pub taken: u64,
    /// Results that were computed twice, and were the same.
    pub checked: u64,
    /// Results that are still to be computed a second time.
    pub to_check: u64,
    /// Chunks that failed too often.
    pub aside: Vec<Aside>,
    /// Seconds until this wave is done, at the pace so far; `None` when nobody works or nothing is done.
    pub seconds_left: Option<u64>,
    /// Why it stopped, if it did.
    pub note: String,
}

/// A queue in a database.
#[derive(Clone, Debug)]
pub struct Queue {
    pool: AnyPool,
    postgres: bool,
    place: String,
}

/// The tables. `BYTES` is what the database calls a string of bytes.
const TABLES: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS job (
        id TEXT PRIMARY KEY, spec TEXT NOT NULL, version TEXT NOT NULL, size BIGINT NOT NULL,
        state TEXT NOT NULL, wave BIGINT NOT NULL, first BIGINT NOT NULL, chunks BIGINT NOT NULL,
        planner TEXT NOT NULL, planning_until BIGINT NOT NULL, submitted BIGINT NOT NULL, note TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS job_chunk (
        job TEXT NOT NULL, number BIGINT NOT NULL, state TEXT NOT NULL, worker TEXT NOT NULL,
        lease BIGINT NOT NULL, began BIGINT NOT NULL, failures BIGINT NOT NULL, lost BIGINT NOT NULL,
        error TEXT NOT NULL, PRIMARY KEY (job, number))",
    "CREATE INDEX IF NOT EXISTS job_chunk_by_state ON job_chunk (job, state, number)",
    "CREATE TABLE IF NOT EXISTS job_result (
        job TEXT NOT NULL, number BIGINT NOT NULL, bytes BYTES NOT NULL, worker TEXT NOT NULL,
        host TEXT NOT NULL, version TEXT NOT NULL, ms BIGINT NOT NULL, PRIMARY KEY (job, number))",
    "CREATE TABLE IF NOT EXISTS job_check (
        job TEXT NOT NULL, number BIGINT NOT NULL, worker TEXT NOT NULL, ms BIGINT NOT NULL,
        PRIMARY KEY (job, number))",
    "CREATE TABLE IF NOT EXISTS job_worker (
        id TEXT PRIMARY KEY, host TEXT NOT NULL, version TEXT NOT NULL, slots BIGINT NOT NULL,
        seen BIGINT NOT NULL, done BIGINT NOT NULL)",
];

/// Whoever has worked a result out stays noted with it while it waits for its check.
const BY_WHOM: &str = ", worker = (SELECT worker FROM job_result r WHERE r.job = job_chunk.job AND r.number = job_chunk.number)";

/// How many results are read at a time: they may be large.
const PAGE: i64 = 500;

fn number(row: &AnyRow, place: usize) -> Result<u64, sqlx::Error> {
    Ok(row.try_get::<i64, _>(place)?.max(0) as u64)
}

fn text(row: &AnyRow, place: usize) -> Result<String, sqlx::Error> {
    row.try_get(place)
}

impl Queue {
    /// Opens the queue in a database. A SQLite file is made if it is not there and `make` says so; so are the tables.
    pub async fn open(url: &str, make: bool) -> Result<Queue, JobError> {
        install_default_drivers();
        let address = Address::parse(url)?;
        let place = address.to_string();
        if let Some(file) = address.file().filter(|file| !make && !file.exists()) {
            return Err(JobError::NoQueue(file.display().to_string()));
        }
        let broken = |why: String| JobError::Open { place: place.clone(), why };
        let first = async { AnyConnection::connect(&address.url()).await?.close().await };
        match timeout(OPENING, first).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => return Err(broken(plain(&error))),
            Err(_) => return Err(broken("it does not answer".to_owned())),
        }
        let postgres = address.file().is_none();
        let pool = AnyPoolOptions::new()
            .max_connections(if postgres { 8 } else { 4 })
            .acquire_timeout(OPENING)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if postgres {
                        connection.execute(OF_POSTGRES).await?;
                    } else {
                        connection.execute("PRAGMA busy_timeout = 20000").await?;
                        connection.execute("PRAGMA journal_mode = WAL").await?;
                        // A result that the machine loses with its power is computed again.
                        connection.execute("PRAGMA synchronous = NORMAL").await?;
                    }
                    Ok(())
                })
            })
            .connect(&address.url())
            .await
            .map_err(|error| broken(plain(&error)))?;
        let queue = Queue { pool, postgres, place };
        if make {
            queue.make().await?;
        }
        sqlx::query("SELECT id FROM job LIMIT 1")
            .fetch_optional(&queue.pool)
            .await
            .map_err(|error| queue.explained(error))?;
        Ok(queue)
    }

    async fn make(&self) -> Result<(), JobError> {
        let mut work = self.begin().await?;
        if self.postgres {
            // Two that make the same table at once would disturb each other.
            work.on().execute("SELECT pg_advisory_xact_lock(5350713)").await?;
        }
        for table in TABLES {
            let table = table.replace("BYTES", if self.postgres { "BYTEA" } else { "BLOB" });
            sqlx::query(sqlx::AssertSqlSafe(table)).execute(work.on()).await?;
        }
        Ok(work.commit().await?)
    }

    /// The same error, or that there is no queue at all.
    pub(crate) fn explained(&self, error: sqlx::Error) -> JobError {
        let missing = error.as_database_error().is_some_and(|error| {
            error.code().is_some_and(|code| code == "42P01") || error.message().contains("no such table")
        });
        if missing { JobError::NoQueue(self.place.clone()) } else { error.into() }
    }

    async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        Transaction::begin(&self.pool, self.postgres).await
    }

    /// Where it is, without a password.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Closes every connection.
    pub async fn close(&self) {
        let _ = timeout(OPENING, self.pool.close()).await;
    }

    /// The time of the database in milliseconds, as an expression.
    fn now(&self) -> &'static str {
        if self.postgres {
            "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
        } else {
            "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
        }
    }

    /// A statement with the time and the end of a selection for update filled in.
    fn sql(&self, text: &str) -> sqlx::AssertSqlSafe<String> {
        let skip = if self.postgres { "FOR UPDATE SKIP LOCKED" } else { "" };
        sqlx::AssertSqlSafe(text.replace("NOW", self.now()).replace("SKIP_LOCKED", skip))
    }

    /// Puts a job into the queue with the chunks of its first wave. A job that is there is taken up again: what was set
    /// aside, cancelled or did not agree is handed out once more.
    pub async fn submit(
        &self,
        spec: &str,
        version: &Version,
        size: u64,
        chunks: u64,
    ) -> Result<Submitted, JobError> {
        let id = format!("{:016x}", fingerprint(format!("{spec}|{version}|{size}").as_bytes()));
        let mut work = self.begin().await?;
        let made = sqlx::query(self.sql(
            "INSERT INTO job (id, spec, version, size, state, wave, first, chunks, planner, planning_until,
                submitted, note)
             VALUES ($1, $2, $3, $4, 'running', 0, 0, $5, '', 0, NOW, '') ON CONFLICT DO NOTHING",
        ))
        .bind(&id)
        .bind(spec)
        .bind(version.to_string())
        .bind(size as i64)
        .bind(chunks as i64)
        .execute(work.on())
        .await?;
        let is_new = made.rows_affected() == 1;
        if is_new {
            Queue::insert(&mut work, &id, 0, chunks).await?;
        } else {
            let again = [
                "UPDATE job SET state = 'running', note = '' WHERE id = $1 AND state IN ('cancelled', 'differs')",
                "UPDATE job_chunk SET state = 'open', failures = 0, lost = 0, error = ''
                 WHERE job = $1 AND state = 'aside'",
            ];
            for statement in again {
                sqlx::query(statement).bind(&id).execute(work.on()).await?;
            }
        }
        work.commit().await?;
        Ok(Submitted { id, is_new })
    }

    async fn insert(work: &mut Transaction, job: &str, from: u64, to: u64) -> Result<(), sqlx::Error> {
        sqlx::query(
            "INSERT INTO job_chunk (job, number, state, worker, lease, began, failures, lost, error)
             WITH RECURSIVE numbers (number) AS (
                SELECT $2 UNION ALL SELECT number + 1 FROM numbers WHERE number + 1 < $3)
             SELECT $1, number, 'open', '', 0, 0, 0, 0, '' FROM numbers WHERE number < $3",
        )
        .bind(job)
        .bind(from as i64)
        .bind(to as i64)
        .execute(work.on())
        .await?;
        Ok(())
    }

    /// All jobs, the oldest first; only those that are running where that is asked for.
    pub async fn jobs(&self, running: bool) -> Result<Vec<JobRow>, JobError> {
        let rows = sqlx::query(
            "SELECT id, spec, version, size, state, wave, first, chunks, note FROM job
             WHERE state = 'running' OR $1 = 0 ORDER BY submitted, id",
        )
        .bind(i64::from(running))
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.explained(error))?;
        let row = |row: &AnyRow| {
            Ok(JobRow {
                id: text(row, 0)?,
                spec: text(row, 1)?,
                version: text(row, 2)?,
                size: number(row, 3)?,
                state: JobState::parse(&text(row, 4)?),
                wave: number(row, 5)?,
                first: number(row, 6)?,
                chunks: number(row, 7)?,
                note: text(row, 8)?,
            })
        };
        Ok(rows.iter().map(row).collect::<Result<_, sqlx::Error>>()?)
    }

    /// The job whose name begins so.
    pub async fn job(&self, name: &str) -> Result<JobRow, JobError> {
        let all = self.jobs(false).await?;
        let known = all.iter().map(|job| job.id.clone()).collect::<Vec<_>>().join(", ");
        let mut fitting = all.into_iter().filter(|job| job.id.starts_with(name));
        match (fitting.next(), fitting.next()) {
            (Some(job), None) if !name.is_empty() => Ok(job),
            (Some(_), _) => {
                Err(JobError::Asked(format!("several jobs begin with \"{name}\": expected more of it")))
            }
            (None, _) => {
                let known = if known.is_empty() {
                    "the queue is empty".to_owned()
                } else {
                    format!("expected one of {known}")
                };
                Err(JobError::Asked(format!("unknown job \"{name}\": {known}")))
            }
        }
    }

    /// Calls a job off. What is being worked out is dropped; results that are there are kept.
    pub async fn cancel(&self, job: &str) -> Result<bool, JobError> {
        let changed = sqlx::query("UPDATE job SET state = 'cancelled' WHERE id = $1 AND state = 'running'")
            .bind(job)
            .execute(&self.pool)
            .await?;
        Ok(changed.rows_affected() == 1)
    }

    /// Hands out some chunks of a job: such that nobody has, then such that are to be checked and that somebody else has
    /// worked out, then one that takes much longer than others.
    pub async fn claim(
        &self,
        worker: &str,
        job: &str,
        most: u64,
        lease: Duration,
    ) -> Result<Vec<Claim>, JobError> {
        let lease_ms = lease.as_millis() as i64;
        let take = |state: &str, condition: &str| {
            self.sql(&format!(
                "UPDATE job_chunk SET state = '{state}', worker = $1, lease = NOW + $2, began = NOW
                 WHERE job = $3 AND number IN (
                    SELECT number FROM job_chunk WHERE job = $3 AND {condition}
                    ORDER BY number LIMIT $4 SKIP_LOCKED)
                 RETURNING number"
            ))
        };
        // Nobody else there: then the same worker computes it once more, which is better than nothing.
        let elsewhere = "state = 'check' AND (worker <> $1 OR NOT EXISTS (
            SELECT 1 FROM job_worker WHERE id <> $1 AND seen > NOW - 3 * $2
                AND version = (SELECT version FROM job WHERE id = $3)))";
        let slow = format!(
            "worker <> $1 AND began < NOW - {SLOWEST} - 10 * (
                SELECT CAST(coalesce(avg(ms), 0) AS BIGINT) FROM job_result WHERE job = $3)"
        );
        let ways = [
            ("taken", "state = 'open'".to_owned(), most, false),
            ("checking", elsewhere.to_owned(), most.min(4), true),
            ("taken", format!("state = 'taken' AND {slow}"), 1, false),
            ("checking", format!("state = 'checking' AND {slow}"), 1, true),
        ];
        for (state, condition, most, is_check) in ways {
            let mut work = self.begin().await?;
            let rows = sqlx::query(take(state, &condition))
                .bind(worker)
                .bind(lease_ms)
                .bind(job)
                .bind(most as i64)
                .fetch_all(work.on())
                .await
                .map_err(|error| self.explained(error))?;
            work.commit().await?;
            let mut claims = Vec::new();
            for row in &rows {
                claims.push(Claim { chunk: number(row, 0)?, is_check });
            }
            claims.sort_by_key(|claim| claim.chunk);
            if !claims.is_empty() {
                return Ok(claims);
            }
        }
        Ok(Vec::new())
    }

    /// Takes back the leases of workers that have not been heard of.
    pub async fn expire(&self, job: &str) -> Result<u64, JobError> {
        let mut back = 0;
        for (from, to) in [("taken", "open"), ("checking", "check")] {
            let kept = if to == "check" { BY_WHOM } else { "" };
            let changed = sqlx::query(self.sql(&format!(
                "UPDATE job_chunk SET state = CASE WHEN lost + 1 >= {LOSSES} THEN 'aside' ELSE '{to}' END,
                    lost = lost + 1, error = 'its worker ' || worker || ' was not heard of any more'{kept}
                 WHERE job = $1 AND state = '{from}' AND lease < NOW"
            )))
            .bind(job)
            .execute(&self.pool)
            .await
            .map_err(|error| self.explained(error))?;
            back += changed.rows_affected();
        }
        Ok(back)
    }

    /// A worker lives: it is noted, and its leases of a job are renewed.
    pub async fn renew(&self, me: &WorkerRow, job: Option<&str>, lease: Duration) -> Result<(), JobError> {
        let lease = lease.as_millis() as i64;
        sqlx::query(self.sql(
            "INSERT INTO job_worker (id, host, version, slots, seen, done) VALUES ($1, $2, $3, $4, NOW, 0)
             ON CONFLICT (id) DO UPDATE SET seen = NOW",
        ))
        .bind(&me.id)
        .bind(&me.host)
        .bind(&me.version)
        .bind(me.slots as i64)
        .execute(&self.pool)
        .await
        .map_err(|error| self.explained(error))?;
        let Some(job) = job else { return Ok(()) };
        let renewals = [
            "UPDATE job_chunk SET lease = NOW + $1 WHERE job = $2 AND worker = $3 AND state IN ('taken', 'checking')",
            "UPDATE job SET planning_until = NOW + $1 WHERE id = $2 AND planner = $3 AND planning_until > 0",
        ];
        for statement in renewals {
            sqlx::query(self.sql(statement)).bind(lease).bind(job).bind(&me.id).execute(&self.pool).await?;
        }
        Ok(())
    }

    /// A worker leaves: what it holds is handed out again at once.
    pub async fn leave(&self, worker: &str) -> Result<(), JobError> {
        for (from, to, kept) in [("taken", "open", ""), ("checking", "check", BY_WHOM)] {
            sqlx::query(sqlx::AssertSqlSafe(format!(
                "UPDATE job_chunk SET state = '{to}'{kept} WHERE worker = $1 AND state = '{from}'"
            )))
            .bind(worker)
            .execute(&self.pool)
            .await?;
        }
        sqlx::query("UPDATE job SET planner = '', planning_until = 0 WHERE planner = $1")
            .bind(worker)
            .execute(&self.pool)
            .await?;
        sqlx::query("DELETE FROM job_worker WHERE id = $1").bind(worker).execute(&self.pool).await?;
        Ok(())
    }

    /// Keeps what was worked out. Everything in one transaction: when this returns, it is kept.
    pub async fn bring(&self, me: &WorkerRow, job: &str, done: &[Done]) -> Result<Finding, JobError> {
        let mut work = self.begin().await?;
        let mut finding = Finding::Same;
        for Done { claim, result, ms } in done {
            let chunk = claim.chunk as i64;
            let bytes = match result {
                Ok(bytes) => bytes,
                Err(why) => {
                    Queue::failed(&mut work, job, *claim, why, &me.id).await?;
                    continue;
                }
            };
            if !claim.is_check {
                let kept = sqlx::query(
                    "INSERT INTO job_result (job, number, bytes, worker, host, version, ms)
                     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
                )
                .bind(job)
                .bind(chunk)
                .bind(bytes.clone())
                .bind(&me.id)
                .bind(&me.host)
                .bind(&me.version)
                .bind(*ms as i64)
                .execute(work.on())
                .await?;
                let next = if is_checked(job, claim.chunk) { "check" } else { "done" };
                sqlx::query(
                    "UPDATE job_chunk SET state = $1, worker = $2, error = ''
                     WHERE job = $3 AND number = $4 AND state IN ('open', 'taken', 'aside')",
                )
                .bind(next)
                .bind(&me.id)
                .bind(job)
                .bind(chunk)
                .execute(work.on())
                .await?;
                if kept.rows_affected() == 1 {
                    continue;
                }
            }
            // It was there: a check, or somebody whose lease was lost was faster.
            match Queue::compare(&mut work, me, job, chunk, bytes).await? {
                None if claim.is_check => {
                    let checked = [
                        "INSERT INTO job_check (job, number, worker, ms) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                        "UPDATE job_chunk SET state = 'done', worker = $3 WHERE job = $1 AND number = $2
                            AND state IN ('check', 'checking') AND $4 >= 0",
                    ];
                    for statement in checked {
                        sqlx::query(statement)
                            .bind(job)
                            .bind(chunk)
                            .bind(&me.id)
                            .bind(*ms as i64)
                            .execute(work.on())
                            .await?;
                    }
                }
                None => {}
                Some(who) => {
                    sqlx::query("UPDATE job SET state = 'differs', note = $1 WHERE id = $2")
                        .bind(&who)
                        .bind(job)
                        .execute(work.on())
                        .await?;
                    finding = Finding::Differs(who);
                }
            }
        }
        sqlx::query("UPDATE job_worker SET done = done + $1 WHERE id = $2")
            .bind(done.len() as i64)
            .bind(&me.id)
            .execute(work.on())
            .await?;
        work.commit().await?;
        Ok(finding)
    }

    async fn failed(
        work: &mut Transaction,
        job: &str,
        claim: Claim,
        why: &str,
        worker: &str,
    ) -> Result<(), sqlx::Error> {
        let (back, kept) = if claim.is_check { ("check", BY_WHOM) } else { ("open", "") };
        sqlx::query(sqlx::AssertSqlSafe(format!(
            "UPDATE job_chunk SET state = CASE WHEN failures + 1 >= {FAILURES} THEN 'aside' ELSE '{back}' END,
                failures = failures + 1, error = $1{kept}
             WHERE job = $2 AND number = $3 AND worker = $4 AND state IN ('taken', 'checking')"
        )))
        .bind(why)
        .bind(job)
        .bind(claim.chunk as i64)
        .bind(worker)
        .execute(work.on())
        .await?;
        Ok(())
    }

    /// Who does not agree with whom about a result; `None` when the bytes are the same.
    async fn compare(
        work: &mut Transaction,
        me: &WorkerRow,
        job: &str,
        chunk: i64,
        bytes: &[u8],
    ) -> Result<Option<String>, sqlx::Error> {
        let row =
            sqlx::query("SELECT bytes, worker, host, version FROM job_result WHERE job = $1 AND number = $2")
                .bind(job)
                .bind(chunk)
                .fetch_one(work.on())
                .await?;
        if row.try_get::<Vec<u8>, _>(0)? == bytes {
            return Ok(None);
        }
        let told = |worker: &str, host: &str, version: &str| format!("{worker} on {host} ({version})");
        Ok(Some(format!(
            "chunk {chunk}: {} and {} computed different results",
            told(&text(&row, 1)?, &text(&row, 2)?, &text(&row, 3)?),
            told(&me.id, &me.host, &me.version)
        )))
    }

    /// Asks for the right to list the next wave of a job, which somebody has when all its chunks are done.
    pub async fn may_plan(&self, worker: &str, job: &JobRow, lease: Duration) -> Result<bool, JobError> {
        let changed = sqlx::query(self.sql(
            "UPDATE job SET planner = $1, planning_until = NOW + $2
             WHERE id = $3 AND wave = $4 AND state = 'running' AND (planning_until < NOW OR planner = $1)
                AND NOT EXISTS (SELECT 1 FROM job_chunk WHERE job = $3
                    AND state IN ('open', 'taken', 'check', 'checking', 'aside'))",
        ))
        .bind(worker)
        .bind(lease.as_millis() as i64)
        .bind(&job.id)
        .bind(job.wave as i64)
        .execute(&self.pool)
        .await
        .map_err(|error| self.explained(error))?;
        Ok(changed.rows_affected() == 1)
    }

    /// Adds the next wave of a job, or ends it when there is none. Who comes second changes nothing.
    pub async fn advance(&self, job: &JobRow, chunks: u64) -> Result<(), JobError> {
        let mut work = self.begin().await?;
        let state = if chunks == 0 { "done" } else { "running" };
        let changed = sqlx::query(
            "UPDATE job SET state = $1, wave = wave + 1, first = chunks, chunks = chunks + $2, planner = '',
                planning_until = 0
             WHERE id = $3 AND wave = $4 AND state = 'running'",
        )
        .bind(state)
        .bind(chunks as i64)
        .bind(&job.id)
        .bind(job.wave as i64)
        .execute(work.on())
        .await?;
        if changed.rows_affected() == 1 {
            Queue::insert(&mut work, &job.id, job.chunks, job.chunks + chunks).await?;
        }
        Ok(work.commit().await?)
    }

    /// Stops a job that cannot be listed.
    pub async fn give_up(&self, job: &str, why: &str) -> Result<(), JobError> {
        sqlx::query("UPDATE job SET state = 'cancelled', note = $1 WHERE id = $2 AND state = 'running'")
            .bind(why)
            .bind(job)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// The results of the chunks from `from` up to `to`, those that are there, in the order of the chunks.
    pub async fn results(&self, job: &str, from: u64, to: u64) -> Result<Vec<(u64, Vec<u8>)>, JobError> {
        let (mut all, mut next) = (Vec::new(), from as i64);
        loop {
            let rows = sqlx::query(
                "SELECT number, bytes FROM job_result WHERE job = $1 AND number >= $2 AND number < $3
                 ORDER BY number LIMIT $4",
            )
            .bind(job)
            .bind(next)
            .bind(to as i64)
            .bind(PAGE)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.explained(error))?;
            for row in &rows {
                all.push((number(row, 0)?, row.try_get(1)?));
                next = row.try_get::<i64, _>(0)? + 1;
            }
            if (rows.len() as i64) < PAGE {
                return Ok(all);
            }
        }
    }

    /// The workers that were heard of in the last hour.
    pub async fn workers(&self) -> Result<Vec<WorkerRow>, JobError> {
        let rows = sqlx::query(self.sql(
            "SELECT id, host, version, slots, done, (NOW - seen) / 1000 FROM job_worker
             WHERE seen > NOW - 3600000 ORDER BY id",
        ))
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.explained(error))?;
        let row = |row: &AnyRow| {
            Ok(WorkerRow {
                id: text(row, 0)?,
                host: text(row, 1)?,
                version: text(row, 2)?,
                slots: number(row, 3)?,
                done: number(row, 4)?,
                silent: number(row, 5)?,
            })
        };
        Ok(rows.iter().map(row).collect::<Result<_, sqlx::Error>>()?)
    }

    /// How far a job is.
    pub async fn status(&self, job: &JobRow) -> Result<JobStatus, JobError> {
        let rows = sqlx::query("SELECT state, count(*) FROM job_chunk WHERE job = $1 GROUP BY state")
            .bind(&job.id)
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.explained(error))?;
        let mut counts = std::collections::BTreeMap::new();
        for row in &rows {
            counts.insert(text(row, 0)?, number(row, 1)?);
        }
        let count = |states: &[&str]| states.iter().filter_map(|state| counts.get(*state)).sum::<u64>();
        let aside = sqlx::query(
            "SELECT number, error FROM job_chunk WHERE job = $1 AND state = 'aside' ORDER BY number LIMIT 100",
        )
        .bind(&job.id)
        .fetch_all(&self.pool)
        .await?;
        let aside = aside.iter().map(|row| Ok(Aside { chunk: number(row, 0)?, why: text(row, 1)? }));
        let figures = sqlx::query(
            "SELECT (SELECT count(*) FROM job_check WHERE job = $1),
                (SELECT CAST(coalesce(avg(ms), -1) AS BIGINT) FROM job_result WHERE job = $1)",
        )
        .bind(&job.id)
        .fetch_one(&self.pool)
        .await?;
        let mean: i64 = figures.try_get(1)?;
        let workers = self.workers().await?;
        let alive = workers.iter().filter(|worker| worker.version == job.version && worker.silent < 60);
        let slots: u64 = alive.map(|worker| worker.slots).sum();
        let left = count(&["open", "taken", "check", "checking"]);
        let seconds_left = (job.state == JobState::Running && slots > 0 && mean >= 0)
            .then(|| (left * mean as u64 / slots).div_ceil(1000));
        Ok(JobStatus {
            id: job.id.clone(),
            spec: job.spec.clone(),
            state: job.state,
            version: job.version.clone(),
            wave: job.wave + u64::from(job.state == JobState::Running),
            chunks: job.chunks,
            done: count(&["done", "check", "checking"]),
            open: count(&["open"]),
            taken: count(&["taken", "checking"]),
            checked: number(&figures, 0)?,
            to_check: count(&["check", "checking"]),
            aside: aside.collect::<Result<_, sqlx::Error>>()?,
            seconds_left,
            note: job.note.clone(),
        })
    }
}

/// No chunk is called slow before it has taken so many milliseconds more than ten others.
const SLOWEST: u64 = 60_000;
