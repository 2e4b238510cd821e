//! The courses: the same seed gives the same weights, network and book, interrupted or not.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};

use game::{Course, Headway, Hosted, Lesson, Options, Stop};
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
fn run(name: &str, settings: &str, folder: &Path, threads: usize, patience: usize) -> String {
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
    (course.run)(&settings, &Lesson { folder, seed: 5, threads, stop: &stop, tell: &tell }).unwrap()
}

const SMALL: &str = "rounds=2,games=20,nodes=40,trial=9,trial_nodes=20";

#[test]
fn weights_are_the_same_on_any_number_of_threads_and_after_an_interruption() {
    let (whole, parts) = (folder("whole"), folder("parts"));
    let story = run("weights", SMALL, &whole, 1, usize::MAX);
    assert!(story.contains("round 2"), "{story}");
    let stopped = run("weights", SMALL, &parts, 2, 1);
    assert!(stopped.contains("stopped"), "{stopped}");
    // What a crash leaves of a line is cut off.
    let games = parts.join("games-1.txt");
    fs::write(&games, fs::read_to_string(&games).unwrap() + "1 30 4/7/8").unwrap();
    assert_eq!(run("weights", SMALL, &parts, 2, usize::MAX), story);
    for file in ["games-1.txt", "games-2.txt", "trial-1.txt"] {
        assert_eq!(
            fs::read_to_string(whole.join(file)).unwrap(),
            fs::read_to_string(parts.join(file)).unwrap()
        );
    }
    if story.contains("kept") {
        let text = fs::read_to_string(whole.join("weights.txt")).unwrap();
        assert!(text.starts_with("# learned by the course `weights` of Yinsh: seed 5"));
        assert_eq!(text, fs::read_to_string(parts.join("weights.txt")).unwrap());
    }
    let _ = (fs::remove_dir_all(whole), fs::remove_dir_all(parts));
}

#[test]
fn fitted_weights_say_more_of_games_that_were_held_out() {
    let place = folder("fit");
    let story = run("weights", "rounds=1,games=160,nodes=60,trial=2,trial_nodes=10", &place, 2, usize::MAX);
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
    let small = "generations=2,games=20,nodes=40,rounds=2,trial=3,trial_nodes=20";
    let (whole, parts) = (folder("net"), folder("net-parts"));
    let story = run("net", small, &whole, 1, usize::MAX);
    assert!(
        story.contains("generation 2") && story.ends_with("house-2.net holds what was learned\n"),
        "{story}"
    );
    for patience in [1, 3, 3] {
        let stopped = run("net", small, &parts, 2, patience);
        assert!(stopped.contains("stopped"), "{stopped}");
    }
    assert_eq!(run("net", small, &parts, 2, usize::MAX), story);
    for file in ["games-2.txt", "house-1.net", "house-2.net"] {
        assert_eq!(fs::read(whole.join(file)).unwrap(), fs::read(parts.join(file)).unwrap(), "{file}");
    }
    fs::write(parts.join("house-1.net"), "broken").unwrap();
    let course = course("net");
    let options = Options::parse(small).unwrap();
    let settings = options.checked(&course.options).unwrap();
    let lesson = Lesson { folder: &parts, seed: 5, threads: 1, stop: &Stop::new(), tell: &|_: &Headway| {} };
    let error = (course.run)(&settings, &lesson).unwrap_err();
    assert_eq!(error, "house-1.net: expected a network of Yinsh");
    let _ = (fs::remove_dir_all(whole), fs::remove_dir_all(parts));
}

#[test]
fn a_book_is_grown_and_names_where_it_comes_from() {
    let place = folder("book");
    let told = run("book", "games=3,nodes=100,rings=3", &place, 1, usize::MAX);
    let text = fs::read_to_string(place.join("book.txt")).unwrap();
    assert!(text.starts_with("# grown by the course `book` of Yinsh: seed 5, games=3 nodes=100 rings=3\n"));
    assert_eq!(told, format!("book.txt holds {} positions\n", text.lines().count() - 1));
    let _ = fs::remove_dir_all(place);
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error_that_names_it() {
    let place = folder("file");
    fs::write(&place, "a file").unwrap();
    let course = course("book");
    let options = Options::none();
    let settings = options.checked(&course.options).unwrap();
    let lesson = Lesson { folder: &place, seed: 1, threads: 1, stop: &Stop::new(), tell: &|_: &Headway| {} };
    let error = (course.run)(&settings, &lesson).unwrap_err();
    assert!(error.contains("kavarna-yinsh"), "{error}");
    let _ = fs::remove_file(place);
}
