//! The course of the policy: it learns, can be interrupted, and says what is wrong with a folder.

use std::fs;
use std::path::{Path, PathBuf};

use briskula::Briskula;
use game::{Course, Headway, Hosted, Lesson, Options, Stop};

/// A small network and few deals.
const SMALL: &str = "first=64,second=64";

fn course() -> Course {
    Briskula::courses().remove(0)
}

/// A folder of this test alone, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Runs the course; it is stopped after `rounds` rounds if there are so many.
fn run(folder: &Path, options: &str, threads: usize, rounds: u64) -> Result<String, String> {
    let course = course();
    let options = Options::parse(&format!("{SMALL},{options}")).unwrap();
    let settings = options.checked(&course.options).unwrap();
    let stop = Stop::new();
    let tell = |headway: &Headway| {
        assert!(headway.done <= headway.all);
        if headway.done >= 512 * rounds {
            stop.stop();
        }
    };
    (course.run)(&settings, &Lesson { folder, seed: 9, threads, stop: &stop, tell: &tell })
}

#[test]
fn interrupted_on_other_threads_it_ends_with_the_same_weights() {
    let (whole, parts) = (folder("whole"), folder("parts"));
    let done = run(&whole, "deals=2048", 1, 100).unwrap();
    assert!(done.contains("2.net"), "{done}");
    let stopped = run(&parts, "deals=2048", 2, 2).unwrap();
    assert_eq!(stopped, "stopped after 1024 deals; run it again to go on");
    assert!(!parts.join("2.net").exists());
    run(&parts, "deals=2048", 2, 100).unwrap();
    assert_eq!(fs::read(whole.join("2.net")).unwrap(), fs::read(parts.join("2.net")).unwrap());
}

#[test]
fn every_variant_can_be_learned() {
    for variant in ["3", "4", "dupla"] {
        let folder = folder(&format!("variant-{variant}"));
        let done = run(&folder, &format!("deals=512,variant={variant}"), 1, 100).unwrap();
        assert!(done.contains("against heuristic"), "{done}");
        assert!(folder.join(format!("{variant}.net")).exists());
    }
}

#[test]
fn facts_alone_can_be_learned_from_too() {
    let [marks, facts] = ["yes", "no"].map(|marks| {
        let folder = folder(&format!("marks-{marks}"));
        run(&folder, &format!("deals=512,marks={marks}"), 1, 100).unwrap();
        fs::read(folder.join("2.net")).unwrap().len()
    });
    assert!(facts < marks, "fewer features, fewer weights");
}

#[test]
fn a_strange_state_is_refused() {
    let folder = folder("strange");
    run(&folder, "deals=1024", 1, 1).unwrap();
    let error = run(&folder, "deals=2048", 1, 1).unwrap_err();
    assert!(error.contains("no state of this course"), "{error}");
    fs::write(folder.join("2.state"), b"garbage").unwrap();
    assert!(run(&folder, "deals=1024", 1, 1).unwrap_err().contains("no state of this course"));
    let options = "first=65";
    let course = course();
    let options = Options::parse(options).unwrap();
    let settings = options.checked(&course.options).unwrap();
    let lesson = Lesson { folder: &folder, seed: 1, threads: 1, stop: &Stop::new(), tell: &|_| {} };
    assert_eq!(
        (course.run)(&settings, &lesson).unwrap_err(),
        "options first and second: expected multiples of 64"
    );
}
