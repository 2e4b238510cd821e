//! What a worker does: take chunks, work them out, bring the results, and tell that it lives.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use catalog::Catalog;
use game::Stop;
use tokio::runtime::Handle;

use crate::{
    Claim, Done, Finding, JobError, JobRow, JobState, Queue, Version, Wave, Work, WorkerRow, lines_of,
};

/// A worker as it was asked for.
pub struct Worker<'a> {
    /// The games.
    pub catalog: &'a Catalog,
    /// The queue.
    pub queue: Queue,
    /// What this program computes with.
    pub version: Version,
    /// How many chunks at once.
    pub slots: usize,
    /// How long a worker may be silent before its chunks are handed to others.
    pub lease: Duration,
    /// Whether to leave when nothing is left to do.
    pub until_done: bool,
    /// What the words of a job mean.
    pub read: &'a (dyn Fn(&str) -> Result<Work, JobError> + Sync),
    /// Told what an operator should know.
    pub tell: &'a (dyn Fn(&str) + Sync),
    /// Raised when it must leave.
    pub stop: Stop,
}

impl std::fmt::Debug for Worker<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Worker").field("slots", &self.slots).finish_non_exhaustive()
    }
}

/// How long a batch of chunks should take: so long that handing them out does not show.
const BATCH: Duration = Duration::from_millis(300);
/// How long the queue may take to answer: reading all results of a large job takes a while.
const ANSWER: Duration = Duration::from_mins(2);
/// The most chunks of a batch.
const LARGEST: u64 = 128;

/// What the slots of a worker share.
struct Shared<'a> {
    worker: &'a Worker<'a>,
    me: WorkerRow,
    handle: Handle,
    /// The job that each slot works on, and the flag that stops it.
    held: Mutex<Vec<Option<(String, Stop)>>>,
    /// Jobs of which it was said that they are of another version.
    refused: Mutex<Vec<String>>,
    /// How many chunks were brought.
    done: AtomicU64,
    /// Whether the queue did not answer the last time.
    away: Mutex<Option<Instant>>,
}

fn lock<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The name of this machine.
fn host() -> String {
    let named = std::fs::read_to_string("/proc/sys/kernel/hostname").or_else(|_| std::env::var("HOSTNAME"));
    named
        .map(|name| name.trim().to_owned())
        .ok()
        .filter(|name| !name.is_empty())
        .unwrap_or("unknown".to_owned())
}

/// Works until it is stopped or, if so asked, until nothing is left to do. Gives how many chunks it brought.
///
/// A queue that does not answer for a while is waited for: results are kept until they can be brought.
pub fn work_off(worker: &Worker<'_>, handle: &Handle) -> Result<u64, JobError> {
    let host = host();
    let me = WorkerRow {
        id: format!("{host}:{}", std::process::id()),
        host,
        version: worker.version.to_string(),
        slots: worker.slots as u64,
        done: 0,
        silent: 0,
    };
    let shared = Shared {
        worker,
        me,
        handle: handle.clone(),
        held: Mutex::new(vec![None; worker.slots]),
        refused: Mutex::default(),
        done: AtomicU64::new(0),
        away: Mutex::default(),
    };
    shared.handle.block_on(worker.queue.renew(&shared.me, None, worker.lease))?;
    let resting = Arc::new(AtomicU64::new(0));
    let failed: Mutex<Option<JobError>> = Mutex::default();
    thread::scope(|scope| {
        let over = Stop::new();
        let beats = scope.spawn({
            let (over, shared) = (over.clone(), &shared);
            move || shared.live(&over)
        });
        let slots: Vec<_> = (0..worker.slots)
            .map(|slot| {
                let (shared, resting, failed) = (&shared, Arc::clone(&resting), &failed);
                scope.spawn(move || {
                    if let Err(error) = shared.slot(slot, &resting) {
                        lock(failed).get_or_insert(error);
                        shared.worker.stop.stop();
                    }
                })
            })
            .collect();
        for slot in slots {
            let _ = slot.join();
        }
        over.stop();
        let _ = beats.join();
    });
    // Whatever is still held is handed out at once; if the queue is gone its leases end by themselves.
    let _ = shared.handle.block_on(worker.queue.leave(&shared.me.id));
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => Ok(shared.done.load(Ordering::Relaxed)),
    }
}

impl Shared<'_> {
    /// Asks the queue; one that is cut off is not waited for without end.
    fn ask<T>(&self, question: impl Future<Output = Result<T, JobError>>) -> Result<T, JobError> {
        self.handle.block_on(async {
            tokio::time::timeout(ANSWER, question).await.unwrap_or_else(|_| {
                let (place, why) = (self.worker.queue.place().to_owned(), "it does not answer".to_owned());
                Err(JobError::Open { place, why })
            })
        })
    }

    /// Asks the queue again and again until it answers; `None` when the worker has to leave before.
    fn patiently<T>(&self, ask: impl Fn() -> Result<T, JobError>) -> Result<Option<T>, JobError> {
        let mut pause = Duration::from_millis(100);
        loop {
            match ask() {
                Ok(answer) => {
                    if let Some(since) = lock(&self.away).take() {
                        let seconds = since.elapsed().as_secs();
                        (self.worker.tell)(&format!("the queue answers again after {seconds} s"));
                    }
                    return Ok(Some(answer));
                }
                Err(error @ (JobError::Database(_) | JobError::Open { .. })) => {
                    let mut away = lock(&self.away);
                    if away.is_none() {
                        (self.worker.tell)(&format!("{error}; waiting, nothing is lost"));
                        *away = Some(Instant::now());
                    }
                }
                Err(error) => return Err(error),
            }
            if self.worker.stop.is_stopped() {
                return Ok(None);
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_secs(2));
        }
    }

    /// Tells now and then that the worker lives, and stops slots whose job was called off.
    fn live(&self, over: &Stop) {
        let mut next = Instant::now();
        while !over.is_stopped() {
            thread::sleep(Duration::from_millis(50));
            if self.worker.stop.is_stopped() {
                lock(&self.held).iter().flatten().for_each(|(_, stop)| stop.stop());
            }
            if Instant::now() < next {
                continue;
            }
            next = Instant::now() + self.worker.lease / 4;
            let held: Vec<(String, Stop)> = lock(&self.held).iter().flatten().cloned().collect();
            let queue = &self.worker.queue;
            // If the queue does not answer, the slots say so; the leases may be lost, the results are not.
            let alive = self.ask(async {
                if held.is_empty() {
                    queue.renew(&self.me, None, self.worker.lease).await?;
                }
                let mut jobs: Vec<&String> = held.iter().map(|(job, _)| job).collect();
                jobs.sort();
                jobs.dedup();
                for job in jobs {
                    queue.renew(&self.me, Some(job), self.worker.lease).await?;
                }
                queue.jobs(true).await
            });
            if let Ok(running) = alive {
                for (job, stop) in &held {
                    if !running.iter().any(|known| known.id == *job) {
                        stop.stop();
                    }
                }
            }
        }
    }

    /// One slot: takes chunks until there is no more reason to.
    fn slot(&self, slot: usize, resting: &AtomicU64) -> Result<(), JobError> {
        let mut planned: Option<Planned> = None;
        let mut batch = 1;
        let mut rests = false;
        let mut pause = Duration::from_millis(20);
        while !self.worker.stop.is_stopped() {
            let queue = &self.worker.queue;
            let Some(jobs) = self.patiently(|| self.ask(queue.jobs(true)))? else { break };
            let own: Vec<JobRow> = jobs.into_iter().filter(|job| self.is_own(job)).collect();
            let mut worked = false;
            let mut waits = false;
            for job in &own {
                let Some(claims) = self.patiently(|| self.ask(self.claim(job, batch)))? else { break };
                if claims.is_empty() {
                    waits |= self.next_wave(slot, job)?;
                    continue;
                }
                if std::mem::take(&mut rests) {
                    resting.fetch_sub(1, Ordering::Relaxed);
                }
                batch = self.batch(slot, job, &claims, &mut planned)?;
                worked = true;
                break;
            }
            if worked {
                pause = Duration::from_millis(20);
                continue;
            }
            if !waits && !std::mem::replace(&mut rests, true) {
                resting.fetch_add(1, Ordering::Relaxed);
            }
            let nobody_works = resting.load(Ordering::Relaxed) == self.worker.slots as u64;
            if self.worker.until_done && nobody_works && !waits && !self.is_waited_for(&own)? {
                break;
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(500)).min(self.worker.lease / 4);
        }
        *lock(&self.held).get_mut(slot).expect("every slot has its place") = None;
        Ok(())
    }

    async fn claim(&self, job: &JobRow, batch: u64) -> Result<Vec<Claim>, JobError> {
        let queue = &self.worker.queue;
        let claims = queue.claim(&self.me.id, &job.id, batch, self.worker.lease).await?;
        if claims.is_empty() && queue.expire(&job.id).await? > 0 {
            return queue.claim(&self.me.id, &job.id, batch, self.worker.lease).await;
        }
        Ok(claims)
    }

    /// Whether chunks of these jobs are with others, who may yet lose them.
    fn is_waited_for(&self, jobs: &[JobRow]) -> Result<bool, JobError> {
        for job in jobs {
            let queue = &self.worker.queue;
            let asked =
                self.patiently(|| self.ask(async { queue.status(&queue.job(&job.id).await?).await }))?;
            let Some(status) = asked else { return Ok(false) };
            let complete = status.open + status.taken + status.to_check == 0;
            if status.state == JobState::Running && (!complete || status.aside.is_empty()) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a job is of this worker's version; if not, that is said once.
    fn is_own(&self, job: &JobRow) -> bool {
        let Some(difference) = (match Version::parse(&job.version) {
            Some(version) => self.worker.version.differs(&version),
            None => Some(format!("version {}", job.version)),
        }) else {
            return true;
        };
        let mut refused = lock(&self.refused);
        if !refused.contains(&job.id) {
            (self.worker.tell)(&format!("job {} is refused: it was submitted with {difference}", job.id));
            refused.push(job.id.clone());
        }
        false
    }

    /// Lists the next wave of a job whose chunks are all done, if it falls to this worker. Gives whether it did.
    fn next_wave(&self, slot: usize, job: &JobRow) -> Result<bool, JobError> {
        let queue = &self.worker.queue;
        let asked = self.patiently(|| self.ask(queue.may_plan(&self.me.id, job, self.worker.lease)))?;
        if asked != Some(true) {
            return Ok(false);
        }
        self.hold(slot, job);
        let wave = self.wave(job, job.chunks);
        match wave {
            Ok(None) => {}
            Ok(Some(wave)) => {
                self.patiently(|| self.ask(queue.advance(job, wave.len())))?;
            }
            Err(error) => {
                (self.worker.tell)(&format!("job {} cannot go on: {error}", job.id));
                self.patiently(|| self.ask(queue.give_up(&job.id, &error.to_string())))?;
            }
        }
        *lock(&self.held).get_mut(slot).expect("every slot has its place") = None;
        Ok(true)
    }

    fn hold(&self, slot: usize, job: &JobRow) -> Stop {
        let stop = Stop::new();
        *lock(&self.held).get_mut(slot).expect("every slot has its place") =
            Some((job.id.clone(), stop.clone()));
        stop
    }

    /// The wave of a job that begins after so many chunks.
    fn wave(&self, job: &JobRow, first: u64) -> Result<Option<Wave>, JobError> {
        let work = (self.worker.read)(&job.spec)?;
        let queue = &self.worker.queue;
        let Some(results) = self.patiently(|| self.ask(queue.results(&job.id, 0, first)))? else {
            return Ok(None);
        };
        let mut lines = Vec::new();
        for (chunk, bytes) in results {
            lines.extend(lines_of(chunk, bytes)?);
        }
        work.wave(self.worker.catalog, &lines, job.size as usize).map(Some)
    }

    /// Works out some chunks and brings them. Gives how many to take the next time.
    fn batch(
        &self,
        slot: usize,
        job: &JobRow,
        claims: &[Claim],
        planned: &mut Option<Planned>,
    ) -> Result<u64, JobError> {
        let stop = self.hold(slot, job);
        let begun = Instant::now();
        let mut done = Vec::new();
        let mut spent = Duration::ZERO;
        for claim in claims {
            if self.worker.stop.is_stopped() || stop.is_stopped() {
                break;
            }
            let at = Instant::now();
            let result = self.chunk(job, *claim, planned, &stop);
            spent += at.elapsed();
            let ms = at.elapsed().as_millis() as u64;
            match result {
                Ok(None) => break,
                Ok(Some(bytes)) => done.push(Done { claim: *claim, result: Ok(bytes), ms }),
                Err(why) => {
                    *planned = None;
                    (self.worker.tell)(&format!("job {}: chunk {} failed: {why}", job.id, claim.chunk));
                    done.push(Done { claim: *claim, result: Err(why), ms });
                }
            }
            if begun.elapsed() > self.worker.lease / 4 {
                self.bring(job, &std::mem::take(&mut done))?;
            }
        }
        self.bring(job, &done)?;
        let each = (spent / claims.len().max(1) as u32).max(Duration::from_micros(10));
        Ok(((BATCH.as_micros() / each.as_micros().max(1)) as u64).clamp(1, LARGEST))
    }

    fn bring(&self, job: &JobRow, done: &[Done]) -> Result<(), JobError> {
        if done.is_empty() {
            return Ok(());
        }
        let queue = &self.worker.queue;
        let found = self.patiently(|| self.ask(queue.bring(&self.me, &job.id, done)))?;
        if let Some(Finding::Differs(who)) = &found {
            (self.worker.tell)(&format!("job {} was stopped: {who}", job.id));
        }
        if found.is_some() {
            self.done.fetch_add(done.len() as u64, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Works out one chunk; `None` when stopped, an error in words when it failed.
    fn chunk(
        &self,
        job: &JobRow,
        claim: Claim,
        planned: &mut Option<Planned>,
        stop: &Stop,
    ) -> Result<Option<Vec<u8>>, String> {
        // A chunk of an earlier wave can only be one that is checked, or that came late.
        let fits =
            |known: &Planned| known.job == job.id && known.first <= claim.chunk && claim.chunk < known.last;
        if !planned.as_ref().is_some_and(fits) {
            *planned = None;
            let first = self.first_of_wave(job, claim.chunk).map_err(|error| error.to_string())?;
            let Some(first) = first else { return Ok(None) };
            let wave = self.wave(job, first).map_err(|error| error.to_string())?;
            let Some(wave) = wave else { return Ok(None) };
            let last = first + wave.len();
            if claim.chunk >= last {
                return Err(format!("expected chunks {first} to {last} in this wave, got {}", claim.chunk));
            }
            *planned = Some(Planned { job: job.id.clone(), first, last, wave });
        }
        let Some(planned) = planned else { return Ok(None) };
        let number = claim.chunk - planned.first;
        let run = AssertUnwindSafe(|| planned.wave.run(self.worker.catalog, number, stop));
        match catch_unwind(run) {
            Ok(result) => result.map_err(|error| error.to_string()),
            Err(panic) => {
                let said = panic.downcast_ref::<String>().cloned();
                let said = said.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
                Err(format!("it panicked: {}", said.unwrap_or_default()))
            }
        }
    }

    /// The first chunk of the wave that a chunk belongs to: the present one, since a wave begins when all chunks before
    /// it are done and checked.
    fn first_of_wave(&self, job: &JobRow, chunk: u64) -> Result<Option<u64>, JobError> {
        if chunk >= job.first && chunk < job.chunks {
            return Ok(Some(job.first));
        }
        let queue = &self.worker.queue;
        let now = self.patiently(|| self.ask(queue.job(&job.id)))?;
        Ok(now.filter(|now| chunk >= now.first).map(|now| now.first))
    }
}

/// A wave that a slot has listed.
struct Planned {
    job: String,
    first: u64,
    last: u64,
    wave: Wave,
}
