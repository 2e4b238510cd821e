//! The queue of long work, as the operators of a house see it in the lab.
//!
//! Operators are accounts that whoever runs the house has named. They see what `kavarna job status` says and submit what
//! `kavarna job submit` takes, but for programs: those are started by whoever types at a machine, and never by what came
//! over the network. The house itself works nothing out; workers do, with the same binary.

use std::fmt;
use std::sync::Arc;

use catalog::Catalog;
use jobs::{JobError, Queue, Version, Work, lines_of};
use tokio::sync::OnceCell;

use crate::config::Config;
use crate::house::House;
use crate::http::ApiError;
use crate::http::words::{JobAsked, JobList, JobMade, JobSoFar};
use crate::people::{looks, skeleton};
use crate::store::{Address, PersonRow, StoreError};

/// How many jobs are told of, at most.
const LATEST: usize = 50;

/// Reads the words of a job: the words as the queue keeps them, and the work that they mean.
pub type ReadSpec = fn(&str, &Catalog) -> Result<(String, Work), JobError>;

/// What the words of a job mean. The command line knows; a house without one takes no jobs.
#[derive(Clone, Copy)]
pub struct SpecReader(pub ReadSpec);

impl Default for SpecReader {
    fn default() -> SpecReader {
        SpecReader(|_, _| Err(bad("nobody here knows what the words of a job mean")))
    }
}

impl PartialEq for SpecReader {
    fn eq(&self, other: &SpecReader) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl fmt::Debug for SpecReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SpecReader")
    }
}

/// Where operators see the queue.
#[derive(Debug)]
pub struct Desk {
    url: String,
    /// What is left of the operators' names where names that look alike differ.
    operators: Vec<String>,
    reader: SpecReader,
    /// Opened when somebody first asks, so that a house opens whether its queue can be reached or not.
    queue: OnceCell<Queue>,
    version: OnceCell<Version>,
}

impl Desk {
    /// The desk of a house, where it has a queue.
    pub(crate) fn of(config: &Config) -> Result<Option<Desk>, StoreError> {
        let Some(url) = &config.jobs else { return Ok(None) };
        Address::parse(url)?;
        if config.operators.is_empty() {
            tracing::warn!("nobody sees the queue of jobs: expected the name of an operator");
        }
        Ok(Some(Desk {
            url: url.clone(),
            operators: config.operators.iter().map(|name| skeleton(name)).collect(),
            reader: config.spec_reader,
            queue: OnceCell::new(),
            version: OnceCell::new(),
        }))
    }

    /// Whether a name is an operator's, or looks like one.
    pub(crate) fn is_operator(&self, name: &str) -> bool {
        [skeleton(name), skeleton(&looks(name))].iter().any(|name| self.operators.contains(name))
    }

    /// Whether somebody is an operator: by an account of that name, which nobody else has.
    pub(crate) fn is_for(&self, person: &PersonRow) -> bool {
        person.login.as_deref().is_some_and(|login| self.operators.contains(&skeleton(login)))
    }

    async fn queue(&self) -> Result<&Queue, JobError> {
        self.queue.get_or_try_init(|| Queue::open(&self.url, true)).await
    }

    /// The jobs and the workers.
    pub(crate) async fn list(&self) -> Result<JobList, JobError> {
        let queue = self.queue().await?;
        let mut told = Vec::new();
        for job in queue.jobs(false).await?.iter().rev().take(LATEST) {
            told.push(queue.status(job).await?);
        }
        Ok(JobList { queue: queue.place().to_owned(), jobs: told, workers: queue.workers().await? })
    }

    /// Calls a job off; `false` when it is not running.
    pub(crate) async fn cancel(&self, id: &str) -> Result<bool, JobError> {
        let queue = self.queue().await?;
        queue.cancel(&queue.job(id).await?.id).await
    }
}

impl House {
    /// Puts work into the queue.
    pub(crate) async fn submit_job(&self, desk: &Desk, asked: JobAsked) -> Result<JobMade, ApiError> {
        let (size, read, catalog) = (asked.size.unwrap_or(0), desk.reader.0, Arc::clone(&self.catalog));
        let listed = self.aside(move || {
            let (spec, work) = read(&asked.spec, &catalog)?;
            if spec.contains("cmd:") {
                return Err(bad("programs are seated with `kavarna job submit` on a machine, not from here"));
            }
            let wave = work.wave(&catalog, &[], size as usize)?;
            if wave.is_empty() {
                return Err(bad("spec: expected games, searches or pieces of a course, and there are none"));
            }
            Ok((spec, wave.len(), wave.pieces()))
        });
        let (spec, chunks, pieces) = listed.await??;
        let catalog = Arc::clone(&self.catalog);
        let own = async || Ok::<_, ApiError>(self.aside(move || Version::of_this(&catalog)).await??);
        let version = desk.version.get_or_try_init(own).await?;
        let made = desk.queue().await?.submit(&spec, version, u64::from(size), chunks).await?;
        Ok(JobMade { id: made.id, new: made.is_new, chunks, pieces })
    }

    /// What the results of a job so far say.
    pub(crate) async fn job_so_far(&self, desk: &Desk, id: &str) -> Result<JobSoFar, ApiError> {
        let queue = desk.queue().await?;
        let job = queue.job(id).await?;
        let results = queue.results(&job.id, 0, job.chunks).await?;
        let (read, catalog) = (desk.reader.0, Arc::clone(&self.catalog));
        let said = self.aside(move || {
            let mut lines = Vec::new();
            for (chunk, bytes) in results {
                lines.extend(lines_of(chunk, bytes)?);
            }
            let (_, work) = read(&job.spec, &catalog)?;
            work.so_far(&catalog, &lines)
        });
        Ok(JobSoFar { text: said.await?? })
    }
}

fn bad(message: &str) -> JobError {
    JobError::Asked(message.to_owned())
}
