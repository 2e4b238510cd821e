//! The course of the policy: it learns, can be interrupted, and says what is wrong with a folder.

use std::fs;
use std::path::{Path, PathBuf};

use briskula::Briskula;
use game::{Course, CourseEnd, CourseError, Headway, Hosted, Learned, Lesson, Options, Stop};

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
fn run(folder: &Path, options: &str, threads: usize, rounds: u64) -> Result<CourseEnd, CourseError> {
    let course = course();
    let mut all = Options::parse(SMALL).unwrap();
    for (name, value) in Options::parse(options).unwrap().iter() {
        all.set(name, value);
    }
    let settings = all.checked(&course.options).unwrap();
    let stop = Stop::new();
    let tell = |headway: &Headway| {
        assert!(headway.done <= headway.all);
        if headway.done >= 512 * rounds {
            stop.stop();
        }
    };
    (course.run)(&settings, &Lesson { folder, seed: 9, threads, stop: &stop, tell: &tell, share: None })
}

/// What the course has made that nobody stopped.
fn finished(folder: &Path, options: &str, threads: usize) -> Learned {
    match run(folder, options, threads, 100).unwrap() {
        CourseEnd::Finished(learned) => learned,
        CourseEnd::Stopped => panic!("nobody stopped the course"),
    }
}

/// What the course makes at a small setting depends on the seed and the settings alone: whoever changes how anything is
/// learned has to say so here.
#[test]
fn what_is_learned_is_the_same_today_as_ever() {
    for (options, expected) in [
        ("deals=2048", "7fe29f1dc7acede7"),
        ("deals=512,variant=3", "9b22164d65f34f42"),
        ("deals=512,variant=4", "e6e99ce90ef4f446"),
        ("deals=512,variant=dupla", "7094c9c0a0d163a4"),
        ("deals=512,marks=no", "9724d1bf49eca63a"),
    ] {
        let learned = finished(&folder("ever"), options, 2);
        assert_eq!(format!("{:016x}", learned.files[0].fingerprint), expected, "{options}");
    }
}

#[test]
fn interrupted_on_other_threads_it_ends_with_the_same_weights() {
    let (whole, parts) = (folder("whole"), folder("parts"));
    let done = finished(&whole, "deals=2048", 1);
    assert!(done.files[0].path.ends_with("2.net"), "{done:?}");
    assert_eq!(run(&parts, "deals=2048", 2, 2).unwrap(), CourseEnd::Stopped);
    assert!(!parts.join("2.net").exists());
    run(&parts, "deals=2048", 2, 100).unwrap();
    assert_eq!(fs::read(whole.join("2.net")).unwrap(), fs::read(parts.join("2.net")).unwrap());
}

#[test]
fn every_variant_can_be_learned() {
    for variant in ["3", "4", "dupla"] {
        let folder = folder(&format!("variant-{variant}"));
        let done = finished(&folder, &format!("deals=512,variant={variant}"), 1);
        assert!(done.report.contains("against heuristic"), "{done:?}");
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
    let error = run(&folder, "deals=2048", 1, 1).unwrap_err().to_string();
    assert!(error.contains("no state of this course"), "{error}");
    fs::write(folder.join("2.state"), b"garbage").unwrap();
    assert!(run(&folder, "deals=1024", 1, 1).unwrap_err().to_string().contains("no state of this course"));
    let options = "first=65";
    let course = course();
    let options = Options::parse(options).unwrap();
    let settings = options.checked(&course.options).unwrap();
    let lesson =
        Lesson { folder: &folder, seed: 1, threads: 1, stop: &Stop::new(), tell: &|_| {}, share: None };
    assert_eq!(
        (course.run)(&settings, &lesson).unwrap_err().to_string(),
        "options first and second: expected multiples of 64"
    );
}

#[test]
fn a_network_can_go_on_learning_in_wider_layers() {
    let first = finished(&folder("begin"), "deals=512", 1).files[0].path.display().to_string();
    let on = folder("begin-on");
    let wider = format!("deals=512,first=128,begin={first}");
    assert_eq!(finished(&on, &wider, 1).files[0].fingerprint, finished(&on, &wider, 1).files[0].fingerprint);
    let refused = |options: &str| run(&folder("begin-bad"), options, 1, 1).unwrap_err().to_string();
    assert!(refused(&format!("deals=512,marks=no,begin={first}")).contains("expected a network of"));
    assert!(
        refused(&format!("deals=512,begin={}", env!("CARGO_MANIFEST_DIR")))
            .contains(env!("CARGO_MANIFEST_DIR"))
    );
    let notes = format!("{}/data/README.md", env!("CARGO_MANIFEST_DIR"));
    assert!(refused(&format!("deals=512,begin={notes}")).contains("expected weights of briškula"));
}
