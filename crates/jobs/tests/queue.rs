//! The queue itself, on a SQLite file and on PostgreSQL: who gets what, what is kept, and what is done about failures.

use std::time::Duration;

use database::{Address, Postgres};
use jobs::{Claim, Done, Finding, JobError, JobState, Queue, Version, WorkerRow, is_checked};
use sqlx::{AnyConnection, Connection, Executor};

const LEASE: Duration = Duration::from_mins(1);

fn version() -> Version {
    Version { binary: "1-a".to_owned(), rules: "b".to_owned(), weights: "c".to_owned() }
}

fn worker(id: &str) -> WorkerRow {
    let (host, version) = (format!("host of {id}"), version().to_string());
    WorkerRow { id: id.to_owned(), host, version, slots: 1, done: 0, silent: 0 }
}

fn found(claim: Claim, text: &str) -> Done {
    Done { claim, result: Ok(text.as_bytes().to_vec()), ms: 1 }
}

fn failed(claim: Claim) -> Done {
    Done { claim, result: Err("it broke".to_owned()), ms: 1 }
}

/// Runs a law on both databases.
#[expect(clippy::needless_pass_by_value, reason = "a law is written where it is called")]
fn on_both(law: impl AsyncFn(&Queue, &str)) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let dir = tempfile::tempdir().unwrap();
    let postgres = Postgres::start();
    for place in [dir.path().join("queue.db").display().to_string(), postgres.url()] {
        runtime.block_on(async {
            let queue = Queue::open(&place, true).await.unwrap();
            law(&queue, &Address::parse(&place).unwrap().url()).await;
            queue.close().await;
        });
    }
}

async fn claimed(queue: &Queue, who: &str, job: &str, most: u64) -> Vec<Claim> {
    queue.claim(who, job, most, LEASE).await.unwrap()
}

#[test]
fn every_chunk_is_handed_out_once_and_kept_once() {
    on_both(async |queue, _| {
        let job = queue.submit("match", &version(), 1, 500).await.unwrap();
        assert!(job.is_new);
        let (ana, bor) = (worker("ana"), worker("bor"));
        queue.renew(&ana, None, LEASE).await.unwrap();
        queue.renew(&bor, None, LEASE).await.unwrap();
        let mut seen = Vec::new();
        while seen.len() < 500 {
            let (hers, his) =
                tokio::join!(queue.claim("ana", &job.id, 30, LEASE), queue.claim("bor", &job.id, 7, LEASE));
            for (who, claims) in [(&ana, hers.unwrap()), (&bor, his.unwrap())] {
                let brought: Vec<Done> =
                    claims.iter().map(|claim| found(*claim, &format!("{}\n", claim.chunk))).collect();
                assert_eq!(queue.bring(who, &job.id, &brought).await.unwrap(), Finding::Same);
                seen.extend(claims.iter().filter(|claim| !claim.is_check).map(|claim| claim.chunk));
            }
        }
        seen.sort_unstable();
        assert_eq!(seen, (0..500).collect::<Vec<_>>());
        let checks = (0..500).filter(|chunk| is_checked(&job.id, *chunk)).count() as u64;
        let row = queue.job(&job.id).await.unwrap();
        let status = queue.status(&row).await.unwrap();
        // Whoever found nothing open has begun to check.
        assert_eq!((status.done, status.to_check + status.checked), (500, checks));
        assert!((1..20).contains(&checks), "about one in a hundred: {checks}");
        // Whoever worked it out does not check it, while somebody else is there.
        for who in [&ana, &bor] {
            loop {
                let claims = claimed(queue, &who.id, &job.id, 9).await;
                if claims.is_empty() {
                    break;
                }
                let brought: Vec<Done> =
                    claims.iter().map(|claim| found(*claim, &format!("{}\n", claim.chunk))).collect();
                assert!(claims.iter().all(|claim| claim.is_check));
                queue.bring(who, &job.id, &brought).await.unwrap();
            }
        }
        let status = queue.status(&row).await.unwrap();
        assert_eq!((status.done, status.to_check, status.checked), (500, 0, checks));
        let results = queue.results(&job.id, 0, 500).await.unwrap();
        let all: Vec<String> =
            results.iter().map(|(_, bytes)| String::from_utf8(bytes.clone()).unwrap()).collect();
        assert_eq!(all, (0..500).map(|chunk| format!("{chunk}\n")).collect::<Vec<_>>());
        assert!(queue.may_plan("ana", &row, LEASE).await.unwrap());
        assert!(!queue.may_plan("bor", &row, LEASE).await.unwrap(), "one lists the next wave");
        queue.advance(&row, 3).await.unwrap();
        queue.advance(&row, 3).await.unwrap();
        let row = queue.job(&job.id).await.unwrap();
        assert_eq!((row.wave, row.first, row.chunks), (1, 500, 503), "who comes second changes nothing");
        assert_eq!(claimed(queue, "ana", &job.id, 9).await.len(), 3);
    });
}

#[test]
fn a_lost_lease_is_handed_out_again_and_a_late_result_is_compared() {
    on_both(async |queue, _| {
        let job = queue.submit("match", &version(), 1, 2).await.unwrap().id;
        let short = Duration::from_millis(50);
        let first = queue.claim("ana", &job, 9, short).await.unwrap();
        assert_eq!(first.len(), 2);
        tokio::time::sleep(Duration::from_millis(120)).await;
        assert_eq!(queue.expire(&job).await.unwrap(), 2);
        let again = claimed(queue, "bor", &job, 9).await;
        assert_eq!(again, first);
        let brought: Vec<Done> = again.iter().map(|claim| found(*claim, "x\n")).collect();
        queue.bring(&worker("bor"), &job, &brought).await.unwrap();
        // The first worker is back with the same bytes: nothing changes.
        assert_eq!(queue.bring(&worker("ana"), &job, &brought).await.unwrap(), Finding::Same);
        assert_eq!(queue.results(&job, 0, 9).await.unwrap().len(), 2);
        // With other bytes the job is stopped, and everybody is named.
        let other = [found(first[1], "y\n")];
        let Finding::Differs(who) = queue.bring(&worker("ana"), &job, &other).await.unwrap() else {
            panic!("the bytes are not the same")
        };
        for part in ["chunk 1", "bor on host of bor (1-a b c)", "ana on host of ana (1-a b c)"] {
            assert!(who.contains(part), "{who}");
        }
        let row = queue.job(&job).await.unwrap();
        assert_eq!((row.state, row.note), (JobState::Differs, who));
    });
}

#[test]
fn a_check_that_differs_stops_the_job() {
    on_both(async |queue, _| {
        let job = queue.submit("match", &version(), 1, 1).await.unwrap().id;
        let claims = claimed(queue, "ana", &job, 9).await;
        queue.bring(&worker("ana"), &job, &[found(claims[0], "x\n")]).await.unwrap();
        let check = claimed(queue, "bor", &job, 9).await;
        assert_eq!(check, [Claim { chunk: 0, is_check: true }]);
        let finding = queue.bring(&worker("bor"), &job, &[found(check[0], "z\n")]).await.unwrap();
        assert!(matches!(finding, Finding::Differs(_)));
        assert_eq!(queue.jobs(true).await.unwrap(), []);
    });
}

#[test]
fn a_chunk_that_fails_three_times_is_set_aside_and_named() {
    on_both(async |queue, _| {
        let job = queue.submit("match", &version(), 1, 2).await.unwrap().id;
        for time in 0..3 {
            let claims = claimed(queue, "ana", &job, 1).await;
            assert_eq!(claims[0].chunk, 0, "time {time}");
            queue.bring(&worker("ana"), &job, &[failed(claims[0])]).await.unwrap();
        }
        assert_eq!(claimed(queue, "ana", &job, 9).await[0].chunk, 1);
        let row = queue.job(&job[..4]).await.unwrap();
        let status = queue.status(&row).await.unwrap();
        assert_eq!(status.aside.len(), 1);
        assert_eq!((status.aside[0].chunk, status.aside[0].why.as_str()), (0, "it broke"));
        assert!(!queue.may_plan("ana", &row, LEASE).await.unwrap(), "the job is not complete");
        let again = queue.submit("match", &version(), 1, 2).await.unwrap();
        assert!(!again.is_new && again.id == job);
        assert_eq!(claimed(queue, "ana", &job, 9).await[0].chunk, 0, "submitted again it is tried again");
        assert!(queue.cancel(&job).await.unwrap());
        assert!(!queue.cancel(&job).await.unwrap());
        let unknown = queue.job("nothing").await.unwrap_err();
        assert!(matches!(&unknown, JobError::Asked(what) if what.contains("expected one of")), "{unknown}");
    });
}

/// A chunk that takes a minute more than ten others is with somebody who is stuck, alive or not: it is handed out again.
#[test]
fn a_chunk_that_takes_too_long_is_handed_out_again() {
    on_both(async |queue, url| {
        let job = queue.submit("match", &version(), 1, 3).await.unwrap().id;
        let stuck = claimed(queue, "ana", &job, 3).await;
        queue.bring(&worker("ana"), &job, &[found(stuck[0], "x\n"), found(stuck[1], "x\n")]).await.unwrap();
        queue.renew(&worker("ana"), Some(&job), LEASE).await.unwrap();
        queue.renew(&worker("bor"), None, LEASE).await.unwrap();
        let checks = claimed(queue, "bor", &job, 9).await;
        assert!(
            checks.iter().all(|claim| claim.is_check),
            "the third is with somebody who lives: {checks:?}"
        );
        let mut work = AnyConnection::connect(url).await.unwrap();
        work.execute("UPDATE job_chunk SET began = began - 61000 WHERE number = 2").await.unwrap();
        work.close().await.unwrap();
        assert_eq!(claimed(queue, "bor", &job, 9).await, [stuck[2]]);
        queue.bring(&worker("bor"), &job, &[found(stuck[2], "x\n")]).await.unwrap();
        assert_eq!(
            queue.bring(&worker("ana"), &job, &[found(stuck[2], "x\n")]).await.unwrap(),
            Finding::Same
        );
        assert_eq!(queue.results(&job, 0, 9).await.unwrap().len(), 3, "nothing counts twice");
    });
}
