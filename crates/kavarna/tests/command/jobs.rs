//! Jobs through the built program: whatever happens to workers, the bytes are those of the plain command.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{Run, kavarna, refusal};
use database::{Disk, Postgres};
use game::random::{below, fast};

/// Whether the long versions are asked for.
fn is_long() -> bool {
    std::env::var_os("KAVARNA_SOAK").is_some()
}

/// The program in a folder.
fn run(folder: &Path, words: &[&str]) -> Run {
    kavarna().current_dir(folder).args(words).output().unwrap().into()
}

/// The program in a folder, which must do what it is asked for.
fn done(folder: &Path, words: &[&str]) -> Run {
    let run = run(folder, words);
    assert_eq!(run.code, Some(0), "{words:?}: {run:#?}");
    run
}

fn split(spec: &str) -> Vec<&str> {
    spec.split(' ').collect()
}

/// Every file below a folder with its content, but for the queue and the folder of results.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(folder).unwrap().display().to_string();
            if name.starts_with("queue.db") || name.starts_with("chunks") || name == "job.txt" {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push((name, fs::read(&path).unwrap()));
            }
        }
    }
    // When and for how long something was run differs by its nature.
    found.retain(|(name, _)| !name.ends_with("occasions.jsonl"));
    found.sort();
    found
}

/// The plain command in a folder of its own: what it prints and how it ends, and its files.
fn plain(spec: &str, prepare: &dyn Fn(&Path)) -> (Run, Vec<(String, Vec<u8>)>) {
    let dir = tempfile::tempdir().unwrap();
    prepare(dir.path());
    let run = run(dir.path(), &split(spec));
    assert!([Some(0), Some(1), Some(3)].contains(&run.code) && run.err.is_empty(), "{spec}: {run:#?}");
    (run, files(dir.path()))
}

/// Collects a job, which must be what the plain command gave.
fn collected(folder: &Path, words: &[&str], plain: &(Run, Vec<(String, Vec<u8>)>)) {
    let (expected, made) = plain;
    let run = run(folder, &[&["job", "collect"], words].concat());
    assert_eq!((run.code, &run.out), (expected.code, &expected.out), "{}", run.err);
    let names = |files: &[(String, Vec<u8>)]| files.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    let again = files(folder);
    assert_eq!(names(&again), names(made));
    let other = again.iter().zip(made).find(|(one, other)| one.1 != other.1).map(|(one, _)| &one.0);
    assert_eq!(other, None, "a file is not the same");
}

fn submit(folder: &Path, queue: &str, size: &str, spec: &str) -> String {
    let words = [&["job", "submit", "--queue", queue, "--size", size], &split(spec)[..]].concat();
    done(folder, &words).out.trim().to_owned()
}

fn worker(folder: &Path, queue: &str, more: &[&str]) -> Child {
    kavarna()
        .current_dir(folder)
        .args([&["worker", "--queue", queue], more].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn left(child: Child) -> Run {
    child.wait_with_output().unwrap().into()
}

fn signal(child: &Child, signal: &str) {
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
}

const EXPERIMENT: &str = r#"
title = "Small"
source = "nobody"
about = "three parts"

[[part]]
kind = "grid"
title = "wins"
game = "gobblet3"
games = 4
seats = ["mcts:{row},iterations=10", "alphabeta:depth={column}"]
rows = { title = "C", values = [["small", "c=0.1"], ["large", "c=5"]] }
columns = { title = "depth", values = [1, 2] }
variants = [{ label = "plain" }, { label = "reserve never", options = { reserve_covers = "never" } }]
measures = ["win"]
drawing = "none"

[[part]]
kind = "pairs"
title = "pairs"
game = "gobblet3"
games = 6
measures = ["win"]
pairs = [{ label = "a", seats = ["random", "house:level=1"] }, { label = "b", seats = ["random", "random"] }]

[[part]]
kind = "nodes"
title = "nodes"
game = "gobblet3"
games = 4
player = "alphabeta:depth={column}"
rows = { title = "search", values = [["plain", ""]] }
columns = { title = "depth", values = [["1", "1"], ["2", "2"]] }
plies = [2, 3]
measures = ["nodes", "value"]
"#;

fn experiments(folder: &Path) {
    fs::create_dir_all(folder.join("own")).unwrap();
    fs::write(folder.join("own/small.toml"), EXPERIMENT).unwrap();
}

/// Work of every kind: what is played once, round by round, step by step, ledger by ledger.
const SPECS: &[&str] = &[
    "match gobblet3 --seat random --seat house:level=2 --games 21 --json games.jsonl",
    "match briskula --seat random --seat random --games 4 --session 3 --json games.jsonl",
    "tournament gobblet3 --player random --player house:level=1 --player house:level=2 --games 6 --luck random --json t.json --records r.jsonl.zst",
    "tournament gobblet3 --player random --player house:level=1 --player house:level=2 --player random --kind swiss --games 4 --records r.jsonl",
    "sprt gobblet3 --seat house:level=3 --seat random --elo1 200 --max-games 60 --records r.jsonl",
    "study gobblet3 --player mcts --vary c=0.3/1 --vary t=5/20 --vary iterations=10/20 --against random --games 4 --json s.json",
    "tune gobblet3 --player mcts:iterations=20,c=5 --knob c=0..10:1 --steps 3 --verify 6",
    "tune gobblet3 --player mcts:iterations=20,c=5 --knob c=0..10:1 --method evolution --children 3 --steps 2 --verify 0",
    "experiment --dir own run small --out found",
    "train marias trumps --set deals=1 --set chunk=5/1800 --set shelve=no --folder trained",
];

#[test]
fn whatever_is_worked_out_in_chunks_is_what_the_plain_command_gives() {
    for spec in SPECS {
        let expected = plain(spec, &experiments);
        let dir = tempfile::tempdir().unwrap();
        experiments(dir.path());
        let job = submit(dir.path(), "queue.db", "3", spec);
        let found = done(dir.path(), &["worker", "--queue", "queue.db", "--slots", "2", "--until-done"]);
        assert!(found.out.ends_with(" chunks\n"), "{found:?}");
        let status = done(dir.path(), &["job", "status", "--queue", "queue.db", "--json"]).out;
        let status: serde_json::Value = serde_json::from_str(&status).unwrap();
        assert_eq!(status["jobs"][0]["state"], "done", "{spec}: {status}");
        assert!(
            status["jobs"][0]["checked"].as_u64() >= Some(1),
            "the first chunk is always checked: {status}"
        );
        let so_far = done(dir.path(), &["job", "collect", "--queue", "queue.db", "--partial", &job]).out;
        assert!(!so_far.is_empty(), "{spec}");
        collected(dir.path(), &["--queue", "queue.db", &job[..6]], &expected);
    }
}

#[test]
fn one_chunk_is_one_command_for_whoever_starts_commands() {
    for spec in [SPECS[0], SPECS[3]] {
        let expected = plain(spec, &|_| {});
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("job.txt"), spec).unwrap();
        let words = ["job", "chunk", "--spec", "job.txt", "--size", "4", "--results", "chunks"];
        let count =
            || -> u64 { done(dir.path(), &[&words[..], &["--count"]].concat()).out.trim().parse().unwrap() };
        let collect = ["--spec", "job.txt", "--size", "4", "--results", "chunks"];
        let (mut first, mut last) = (0, count());
        let refused = run(dir.path(), &[&["job", "collect"], &collect[..]].concat());
        assert_eq!(refused.code, Some(2), "{refused:?}");
        assert!(refused.err.contains("are missing, the first is 0"), "{refused:?}");
        while first < last {
            // In any order.
            for index in (first..last).rev() {
                done(dir.path(), &[&words[..], &["--index", &index.to_string()]].concat());
            }
            (first, last) = (last, count());
        }
        collected(dir.path(), &collect, &expected);
        let beyond = last.to_string();
        let refused = run(dir.path(), &[&words[..], &["--index", &beyond]].concat());
        assert_eq!(refused.code, Some(2), "{refused:?}");
        assert!(refused.err.contains(&format!("expected a chunk from 0 to {}", last - 1)), "{refused:?}");
    }
}

/// Three workers on PostgreSQL are killed at random, at least ten times; nothing is lost and nothing counts twice.
#[test]
fn workers_are_killed_at_random_and_the_bytes_are_the_same() {
    let games = if is_long() { "6000" } else { "480" };
    let spec = format!(
        "tournament gobblet3 --player mcts:iterations=60 --player house:level=3 --player random --games {games} --json t.json --records r.jsonl"
    );
    let expected = plain(&spec, &|_| {});
    let postgres = Postgres::start();
    let dir = tempfile::tempdir().unwrap();
    let job = submit(dir.path(), &postgres.url(), "2", &spec);
    let start = || worker(dir.path(), &postgres.url(), &["--slots", "1", "--lease", "1"]);
    let mut workers: Vec<Child> = (0..3).map(|_| start()).collect();
    let mut stream = fast(24);
    let kills = if is_long() { 60 } else { 10 };
    for _ in 0..kills {
        thread::sleep(Duration::from_millis(200 + u64::from(below(&mut stream, 500))));
        let which = below(&mut stream, 3) as usize;
        signal(&workers[which], "-9");
        workers[which].wait().unwrap();
        workers[which] = start();
    }
    let status = done(dir.path(), &["job", "status", "--queue", &postgres.url(), "--json"]).out;
    let status: serde_json::Value = serde_json::from_str(&status).unwrap();
    assert_eq!(
        status["jobs"][0]["state"], "running",
        "the kills have to fall while it is worked on: {status}"
    );
    let last = worker(dir.path(), &postgres.url(), &["--lease", "1", "--until-done"]);
    let last = left(last);
    assert_eq!(last.code, Some(0), "{last:?}");
    for mut worker in workers {
        signal(&worker, "-INT");
        worker.wait().unwrap();
    }
    collected(dir.path(), &["--queue", &postgres.url(), &job], &expected);
}

/// A line to a database that can be cut: nothing passes then, and nobody is told.
struct Line {
    port: u16,
    cut: Arc<AtomicBool>,
}

impl Line {
    fn to(postgres: &Postgres) -> Line {
        let socket = postgres.path().join(".s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (port, cut) = (listener.local_addr().unwrap().port(), Arc::new(AtomicBool::new(false)));
        let is_cut = Arc::clone(&cut);
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let Ok(far) = UnixStream::connect(&socket) else { return };
                let (back, forth) = (far.try_clone().unwrap(), near.try_clone().unwrap());
                let (one, other) = (Arc::clone(&is_cut), Arc::clone(&is_cut));
                thread::spawn(move || Line::pass(near, far, &one));
                thread::spawn(move || Line::pass(back, forth, &other));
            }
        });
        Line { port, cut }
    }

    /// Passes on what comes, unless the line is cut: then it is kept until the line is whole again.
    fn pass(mut from: impl Read, mut to: impl Write, cut: &AtomicBool) {
        let mut block = [0; 4096];
        while let Ok(length @ 1..) = from.read(&mut block) {
            while cut.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(20));
            }
            if to.write_all(&block[..length]).is_err() {
                return;
            }
        }
    }

    fn url(&self) -> String {
        format!("postgres://house@127.0.0.1:{}/postgres", self.port)
    }
}

/// Waits until some chunks of the only job are done while others are being worked out.
fn until_in_the_middle(folder: &Path, queue: &str) {
    let until = Instant::now() + Duration::from_mins(1);
    loop {
        let status = done(folder, &["job", "status", "--queue", queue, "--json"]).out;
        let status: serde_json::Value = serde_json::from_str(&status).unwrap();
        if status["jobs"][0]["taken"].as_u64() > Some(0) && status["jobs"][0]["done"].as_u64() > Some(0) {
            return;
        }
        assert!(Instant::now() < until, "{status}");
    }
}

/// Cuts a worker off for longer than its lease, in one way or another, while somebody else works everything out; then lets it
/// return. Its results are there already, and they are the same.
fn cut_off_and_back(through_line: bool) {
    let spec = "tournament gobblet3 --player mcts:iterations=400 --player house:level=3 --games 60 --json t.json --records r.jsonl";
    let expected = plain(spec, &|_| {});
    let postgres = Postgres::start();
    let line = Line::to(&postgres);
    let dir = tempfile::tempdir().unwrap();
    let job = submit(dir.path(), &postgres.url(), "4", spec);
    let cut_off = worker(dir.path(), &line.url(), &["--slots", "2", "--lease", "1", "--until-done"]);
    until_in_the_middle(dir.path(), &postgres.url());
    if through_line {
        line.cut.store(true, Ordering::Relaxed);
    } else {
        signal(&cut_off, "-STOP");
    }
    thread::sleep(Duration::from_secs(2));
    let other = left(worker(dir.path(), &postgres.url(), &["--slots", "1", "--lease", "1", "--until-done"]));
    assert_eq!(other.code, Some(0), "{other:?}");
    if through_line {
        line.cut.store(false, Ordering::Relaxed);
    } else {
        signal(&cut_off, "-CONT");
    }
    let back = left(cut_off);
    assert_eq!(back.code, Some(0), "{back:?}");
    collected(dir.path(), &["--queue", &postgres.url(), &job], &expected);
}

#[test]
fn a_worker_that_was_cut_off_from_the_database_comes_back() {
    cut_off_and_back(true);
}

#[test]
fn a_worker_that_stood_still_comes_back() {
    cut_off_and_back(false);
}

/// A disk that is full is waited for: nothing is lost, and the worker goes on when there is room.
#[test]
fn a_full_disk_is_waited_for() {
    let Some(disk) = Disk::new("4m") else { return };
    let spec = "match gobblet3 --seat mcts:iterations=400 --seat random --games 120 --json games.jsonl";
    let expected = plain(spec, &|_| {});
    let dir = tempfile::tempdir().unwrap();
    let queue = disk.path().join("queue.db").display().to_string();
    let job = submit(dir.path(), &queue, "1", spec);
    let mut child = worker(dir.path(), &queue, &["--slots", "2", "--lease", "2", "--until-done"]);
    until_in_the_middle(dir.path(), &queue);
    disk.fill();
    let mut told = BufReader::new(child.stderr.take().unwrap()).lines();
    let waits = told.next().unwrap().unwrap();
    assert!(waits.contains("full") && waits.ends_with("waiting, nothing is lost"), "{waits}");
    let refused = run(
        dir.path(),
        &[
            "job",
            "submit",
            "--queue",
            &queue,
            "match",
            "gobblet3",
            "--seat",
            "random",
            "--seat",
            "random",
            "--games",
            "5000",
            "--json",
            "other.jsonl",
        ],
    );
    assert!(refused.code == Some(1) && refused.err.contains("full"), "{refused:?}");
    disk.free();
    let again = told.next().unwrap().unwrap();
    assert!(again.contains("the queue answers again"), "{again}");
    assert_eq!(child.wait().unwrap().code(), Some(0));
    collected(dir.path(), &["--queue", &queue, &job], &expected);
}

/// A database that does not answer for a while is waited for.
#[test]
fn a_database_that_is_gone_for_a_while_is_waited_for() {
    let spec = "match gobblet3 --seat mcts:iterations=200 --seat random --games 60 --json games.jsonl";
    let expected = plain(spec, &|_| {});
    let postgres = Postgres::start();
    let dir = tempfile::tempdir().unwrap();
    let job = submit(dir.path(), &postgres.url(), "2", spec);
    let child = worker(dir.path(), &postgres.url(), &["--slots", "2", "--lease", "2", "--until-done"]);
    thread::sleep(Duration::from_millis(500));
    postgres.signal("STOP");
    thread::sleep(Duration::from_secs(if is_long() { 60 } else { 7 }));
    postgres.signal("CONT");
    let run = left(child);
    assert_eq!(run.code, Some(0), "{run:?}");
    collected(dir.path(), &["--queue", &postgres.url(), &job], &expected);
}

#[test]
fn what_cannot_be_done_is_said() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("none.db").display().to_string();
    let said = refusal(&["worker", "--queue", "mysql://somewhere/jobs"]);
    assert!(said.contains("expected the path of a file, sqlite:PATH or postgres://"), "{said}");
    for words in [&["worker", "--queue", &file][..], &["job", "status", "--queue", &file]] {
        let said = refusal(words);
        assert!(said.contains("there is no queue in") && said.contains("job submit"), "{said}");
    }
    fs::write(&file, "").unwrap();
    let postgres = Postgres::start();
    for empty in [&file, &postgres.url()] {
        let said = refusal(&["worker", "--queue", empty]);
        assert!(said.contains("there is no queue in"), "{said}");
    }
    let wrong: Run =
        kavarna().args(["worker", "--queue", "postgres://nobody@127.0.0.1:1/jobs"]).output().unwrap().into();
    assert_eq!(wrong.code, Some(1), "{wrong:?}");
    assert!(wrong.err.contains("cannot use the queue postgres://nobody@127.0.0.1:1/jobs"), "{wrong:?}");
    let submit = |spec: &str| refusal(&[&["job", "submit", "--queue", &file], &split(spec)[..]].concat());
    assert!(submit("perft gobblet3 --depth 2").contains("SPEC: expected match, tournament, sprt"));
    assert!(submit("experiment run all").contains("SPEC: expected match, tournament, sprt"));
    assert!(submit("match gobblet3 --seat random").contains("expected 2 --seat, got 1"));
    assert!(submit("match nothing --seat random --seat random").contains("nothing"));
    let said = submit("match gobblet3 --seat random --seat random --limit ms=5");
    assert!(said.contains("expected nodes, iterations or depth"), "{said}");
    let said = submit("train briskula");
    assert!(said.contains("is not worked out in pieces"), "{said}");
}

/// A binary with one byte more is another version: it takes no part, and says so.
#[test]
fn a_worker_of_another_version_takes_no_part() {
    let dir = tempfile::tempdir().unwrap();
    let spec = "match gobblet3 --seat random --seat random --games 4";
    let job = submit(dir.path(), "queue.db", "1", spec);
    let other = dir.path().join("other");
    let mut bytes = fs::read(env!("CARGO_BIN_EXE_kavarna")).unwrap();
    bytes.push(0);
    fs::write(&other, bytes).unwrap();
    assert!(Command::new("chmod").arg("+x").arg(&other).status().unwrap().success());
    let words = ["worker", "--queue", "queue.db", "--until-done"];
    let idle: Run = Command::new(&other).current_dir(dir.path()).args(words).output().unwrap().into();
    assert_eq!(idle.out, "0 chunks\n");
    assert!(idle.err.contains(&format!("job {job} is refused: it was submitted with binary")), "{idle:?}");
    let refused = run(dir.path(), &["job", "collect", "--queue", "queue.db", &job]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("4 chunks are missing"), "{refused:?}");
    done(dir.path(), &["job", "cancel", "--queue", "queue.db", &job]);
    let idle = done(dir.path(), &words);
    assert_eq!(idle.out, "0 chunks\n", "a cancelled job is left alone");
    assert_eq!(submit(dir.path(), "queue.db", "1", spec), job, "the same words are the same job");
    done(dir.path(), &words);
    let partial = done(dir.path(), &["job", "collect", "--queue", "queue.db", "--partial", &job]).out;
    assert_eq!(done(dir.path(), &["job", "collect", "--queue", "queue.db", &job]).out, partial);
}
