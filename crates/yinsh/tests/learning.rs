//! The courses: the same seed gives the same weights, network and book, interrupted or not.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};

use game::random::fingerprint;
use game::{Course, CourseEnd, Headway, Hosted, Learned, Lesson, Options, Stop};
use yinsh::Yinsh;

fn course(name: &str) -> Course {
    Yinsh::courses().into_iter().find(|course| course.name == name).expect("a course of Yinsh")
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("kavarna-yinsh-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    path
}

/// Runs a course; it is asked to stop after so many signs of life.
fn run(name: &str, settings: &str, folder: &Path, threads: usize, patience: usize) -> CourseEnd {
    let course = course(name);
    let options = Options::parse(settings).unwrap();
    let settings = options.checked(&course.options).unwrap();
    let (stop, told) = (Stop::new(), Cell::new(0));
    let tell = |_: &Headway| {
        told.set(told.get() + 1);
        if told.get() >= patience {
            stop.stop();
        }
    };
    (course.run)(&settings, &Lesson { folder, seed: 5, threads, stop: &stop, tell: &tell, share: None })
        .unwrap()
}

/// What a course has made that nobody stopped.
fn finished(name: &str, settings: &str, folder: &Path, threads: usize) -> Learned {
    match run(name, settings, folder, threads, usize::MAX) {
        CourseEnd::Finished(learned) => learned,
        CourseEnd::Stopped => panic!("nobody stopped the course {name}"),
    }
}

/// The fingerprints of what a course has made.
fn fingerprints(learned: &Learned) -> Vec<String> {
    learned.files.iter().map(|file| format!("{:016x}", file.fingerprint)).collect()
}

/// The fingerprint of the lines of a ledger below the one that says what they depend on.
fn lines_of(folder: &Path, ledger: &str) -> String {
    let text = fs::read_to_string(folder.join(ledger)).unwrap();
    let (_, lines) = text.split_once('\n').unwrap();
    format!("{:016x}", fingerprint(lines.as_bytes()))
}

const SMALL_NET: &str = "generations=2,games=20,nodes=40,rounds=2,trial=3,trial_nodes=20";
const SMALL: &str = "rounds=2,games=20,nodes=40,trial=9,trial_nodes=20";

#[test]
fn weights_are_the_same_on_any_number_of_threads_and_after_an_interruption() {
    let (whole, parts) = (folder("whole"), folder("parts"));
    let learned = finished("weights", SMALL, &whole, 1);
    assert!(learned.report.contains("round 2"), "{}", learned.report);
    assert_eq!(run("weights", SMALL, &parts, 2, 1), CourseEnd::Stopped);
    // What a crash leaves of a line is cut off.
    let games = parts.join("games-1.txt");
    fs::write(&games, fs::read_to_string(&games).unwrap() + "1 30 4/7/8").unwrap();
    let again = finished("weights", SMALL, &parts, 2);
    assert_eq!(again.report, learned.report);
    for file in ["games-1.txt", "games-2.txt", "trial-1.txt", "weights.txt"] {
        assert_eq!(
            fs::read_to_string(whole.join(file)).unwrap(),
            fs::read_to_string(parts.join(file)).unwrap()
        );
    }
    let text = fs::read_to_string(whole.join("weights.txt")).unwrap();
    assert!(text.starts_with("# learned by the course `weights` of Yinsh: seed 5"));
    let _ = (fs::remove_dir_all(whole), fs::remove_dir_all(parts));
}

/// What a course makes at a small setting depends on the seed, the settings and what the house knows: whoever changes how
/// anything is learned or searched has to say so here.
#[test]
fn what_is_learned_is_the_same_today_as_ever() {
    let place = folder("ever");
    let learned = finished("weights", SMALL, &place, 2);
    assert_eq!(fingerprints(&learned), ["b1b47a5687e78a73"]);
    let ledgers = ["games-1.txt", "games-2.txt", "trial-1.txt", "trial-2.txt"];
    assert_eq!(
        ledgers.map(|ledger| lines_of(&place, ledger)),
        ["d0eba3c49072b900", "bb723037d9ec8ce5", "ee79d48a51dc938c", "789a63c703c347cd"]
    );
    let _ = fs::remove_dir_all(&place);
    let larger = "rounds=2,games=160,nodes=60,trial=4,trial_nodes=20";
    assert_eq!(fingerprints(&finished("weights", larger, &place, 2)), ["6d39c2ab0ff19a28"]);
    assert_eq!(lines_of(&place, "games-2.txt"), "012c41e4e2a01f60");
    let _ = fs::remove_dir_all(&place);
    assert_eq!(
        fingerprints(&finished("net", SMALL_NET, &place, 2)),
        ["1ecc9500483ef0b1", "7f23b369ceec8398"]
    );
    assert_eq!(lines_of(&place, "games-2.txt"), "f5df5584c3bb2690");
    let _ = fs::remove_dir_all(&place);
    assert_eq!(fingerprints(&finished("book", "games=3,nodes=100,rings=3", &place, 2)), ["32f335da2e3d59f9"]);
    let _ = fs::remove_dir_all(place);
}

#[test]
fn work_with_other_settings_is_not_gone_on_with() {
    let place = folder("other");
    finished("book", "games=1,nodes=100,rings=3", &place, 1);
    let course = course("book");
    let options = Options::parse("games=1,nodes=200,rings=3").unwrap();
    let settings = options.checked(&course.options).unwrap();
    let lesson = Lesson {
        folder: &place,
        seed: 5,
        threads: 1,
        stop: &Stop::new(),
        tell: &|_: &Headway| {},
        share: None,
    };
    let error = (course.run)(&settings, &lesson).unwrap_err().to_string();
    assert!(error.contains("belongs to other work") && error.contains("another folder"), "{error}");
    let _ = fs::remove_dir_all(place);
}

#[test]
fn fitted_weights_say_more_of_games_that_were_held_out() {
    let place = folder("fit");
    let story = finished("weights", "rounds=1,games=160,nodes=60,trial=2,trial_nodes=10", &place, 2).report;
    // "loss 0.1 (before 0.2), held out 0.3 (before 0.4)"
    let numbers = |after: &str| -> (f64, f64) {
        let rest = story.split(after).nth(1).unwrap();
        let (now, rest) = rest.split_once(" (before ").unwrap();
        (now.parse().unwrap(), rest.split_once(')').unwrap().0.parse().unwrap())
    };
    for (now, before) in [numbers("loss "), numbers("held out ")] {
        assert!(now < before, "{story}");
    }
    let _ = fs::remove_dir_all(place);
}

#[test]
fn a_network_is_the_same_on_any_number_of_threads_and_after_an_interruption() {
    let (whole, parts) = (folder("net"), folder("net-parts"));
    let learned = finished("net", SMALL_NET, &whole, 1);
    assert!(learned.report.contains("generation 2"), "{}", learned.report);
    assert!(learned.files[1].path.ends_with("house-2.net"));
    for patience in [1, 3, 3] {
        assert_eq!(run("net", SMALL_NET, &parts, 2, patience), CourseEnd::Stopped);
    }
    assert_eq!(finished("net", SMALL_NET, &parts, 2).report, learned.report);
    for file in ["games-2.txt", "house-1.net", "house-2.net"] {
        assert_eq!(fs::read(whole.join(file)).unwrap(), fs::read(parts.join(file)).unwrap(), "{file}");
    }
    fs::write(parts.join("house-1.net"), "broken").unwrap();
    let course = course("net");
    let options = Options::parse(SMALL_NET).unwrap();
    let settings = options.checked(&course.options).unwrap();
    let lesson = Lesson {
        folder: &parts,
        seed: 5,
        threads: 1,
        stop: &Stop::new(),
        tell: &|_: &Headway| {},
        share: None,
    };
    let error = (course.run)(&settings, &lesson).unwrap_err().to_string();
    assert_eq!(error, "house-1.net: expected a network of Yinsh");
    let _ = (fs::remove_dir_all(whole), fs::remove_dir_all(parts));
}

#[test]
fn a_book_is_grown_and_names_where_it_comes_from() {
    let place = folder("book");
    let learned = finished("book", "games=3,nodes=100,rings=3", &place, 1);
    let text = fs::read_to_string(place.join("book.txt")).unwrap();
    assert!(text.starts_with("# grown by the course `book` of Yinsh: seed 5, games=3 nodes=100 rings=3\n"));
    assert_eq!(learned.report, format!("{} positions", text.lines().count() - 1));
    let _ = fs::remove_dir_all(place);
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error_that_names_it() {
    let place = folder("file");
    fs::write(&place, "a file").unwrap();
    let course = course("book");
    let options = Options::none();
    let settings = options.checked(&course.options).unwrap();
    let lesson = Lesson {
        folder: &place,
        seed: 1,
        threads: 1,
        stop: &Stop::new(),
        tell: &|_: &Headway| {},
        share: None,
    };
    let error = (course.run)(&settings, &lesson).unwrap_err().to_string();
    assert!(error.contains("kavarna-yinsh"), "{error}");
    let _ = fs::remove_file(place);
}
