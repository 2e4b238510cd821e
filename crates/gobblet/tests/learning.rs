//! The courses of 4x4, on a small scale: they can be stopped and go on, and give the same on any number of threads.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use game::random::fingerprint;
use game::{Course, CourseEnd, CourseError, Headway, Hosted, Learned, Lesson, Options, Stop};
use gobblet::{Gobblet3, Gobblet4, Judgement, Tactic};

fn course(name: &str) -> Course {
    Gobblet4::courses().into_iter().find(|course| course.name == name).expect("a course of 4x4")
}

fn run(
    name: &str,
    settings: &str,
    folder: &Path,
    threads: usize,
    stop_after: u64,
) -> Result<CourseEnd, CourseError> {
    let course = course(name);
    let options = Options::parse(settings).expect("pairs");
    let settings = options.checked(&course.options).expect("declared options");
    let stop = Stop::new();
    let told = AtomicU64::new(0);
    let tell = |_: &Headway| {
        if told.fetch_add(1, Ordering::Relaxed) + 1 == stop_after {
            stop.stop();
        }
    };
    (course.run)(&settings, &Lesson { folder, seed: 5, threads, stop: &stop, tell: &tell, share: None })
}

/// What a course makes at one go, and what it makes interrupted, torn and on two threads.
fn goes_on_where_it_stopped(name: &str, settings: &str, kept: &str, made: &str) -> String {
    let whole = tempfile::tempdir().expect("a folder");
    run(name, settings, whole.path(), 1, 0).expect("it runs");
    let parts = tempfile::tempdir().expect("a folder");
    assert_eq!(run(name, settings, parts.path(), 2, 1).expect("it stops"), CourseEnd::Stopped);
    assert!(!parts.path().join(made).exists());
    let torn = fs::read_to_string(parts.path().join(kept)).expect("what is done is kept") + "1 4@b";
    fs::write(parts.path().join(kept), torn).expect("it can be torn");
    run(name, settings, parts.path(), 2, 0).expect("it goes on");
    let read = |folder: &Path| fs::read_to_string(folder.join(made)).expect("it is made");
    assert_eq!(read(whole.path()), read(parts.path()));
    let other = settings.replacen("nodes=", "nodes=1", 1);
    let refused =
        run(name, &other, parts.path(), 1, 0).expect_err("other work is not gone on with").to_string();
    assert!(refused.contains("another folder"), "{refused}");
    read(whole.path())
}

#[test]
fn weights_are_the_same_however_often_the_course_was_interrupted() {
    let text =
        goes_on_where_it_stopped("weights", "games=30,nodes=100,epochs=2", "games.txt", "weights4.txt");
    assert!(text.contains("kavarna train gobblet4 weights --seed 5"));
    let judgement = Judgement::from_weights(&text).expect("weights of a course can be read");
    assert_ne!(judgement, Judgement::house::<4>());
}

#[test]
fn a_book_is_the_same_however_often_the_course_was_interrupted() {
    let text =
        goes_on_where_it_stopped("book", "positions=20,nodes=2000,replies=3", "searched.txt", "book4.txt");
    assert_eq!(text.lines().filter(|line| !line.starts_with('#')).count(), 20);
    assert!(text.contains("..../..../..../.... x; 4@"));
}

#[test]
fn tactics_are_positions_with_a_win() {
    let folder = tempfile::tempdir().expect("a folder");
    run("tactics", "positions=1,nodes=1000,deep=20000", folder.path(), 1, 0).expect("it runs");
    let text = fs::read_to_string(folder.path().join("tactics.txt")).expect("it is made");
    for row in text.lines().filter(|row| !row.starts_with('#') && !row.is_empty()) {
        let tactic = Tactic::parse(row).expect("a row");
        assert!((5..=13).contains(&tactic.plies) && !tactic.winning.is_empty());
    }
}

#[test]
fn the_small_board_has_no_weights_to_learn() {
    assert!(Gobblet3::courses().iter().all(|course| course.name != "weights"));
}

/// What a course makes at a small setting depends on the seed, the settings and what the house knows: whoever changes how
/// anything is learned or searched has to say so here.
#[test]
fn what_is_learned_is_the_same_today_as_ever() {
    let made = |name: &str, settings: &str, ledger: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        let end = run(name, settings, folder.path(), 2, 0).expect("it runs");
        let CourseEnd::Finished(Learned { files, .. }) = end else { panic!("nobody stopped it") };
        let ledger = fs::read(folder.path().join(ledger)).expect("what was done is kept");
        [fingerprint(&ledger), files[0].fingerprint].map(|print| format!("{print:016x}"))
    };
    let weights = made("weights", "games=30,nodes=100,epochs=2", "games.txt");
    assert_eq!(weights, ["84b0a8081d9cfc9d", "db4bf5162008fe13"]);
    let book = made("book", "positions=20,nodes=2000,replies=3", "searched.txt");
    assert_eq!(book, ["e79845277750b5dd", "7c2449141c0ce301"]);
    let tactics = made("tactics", "positions=1,nodes=1000,deep=20000", "candidates.txt");
    assert_eq!(tactics, ["2f843d484475a6c4", "1826e583039b1086"]);
}
