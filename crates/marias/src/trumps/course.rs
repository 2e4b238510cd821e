//! `kavarna train marias trumps`: the trump table, made anew.
//!
//! The work is cut into pieces of a few hands. A run does all of them or every so-manieth share (`chunk`); each share
//! has a ledger of its own, so it goes on after an interruption, and shares that several machines made become a table
//! when their ledgers lie in one folder.

use game::{Course, CourseError, Learned, OptionSpec, Settings};
use learning::{Break, Folder, attend};

use super::hands::{hand, hands};
use super::judge::{Judged, Judging};
use super::table::{TrumpTable, file_name, judged_suits};
use crate::solving::OpenHands;
use crate::{Marias, Profile};

/// How many hands make one piece of work, and one line of a ledger.
const PIECE: usize = 64;

/// The course of the trump table.
pub(crate) fn course() -> Course {
    Course {
        name: "trumps",
        about: "the best trump of every seven cards, by deals that smart plays (deals=3000 as published, in hours; 60 in minutes)",
        options: vec![
            OptionSpec::whole(
                "deals",
                (1, 1_000_000),
                "3000",
                "how many deals are played for every promising suit",
            ),
            OptionSpec::choice(
                "by",
                Judged::WORDS,
                "games",
                "whether smart plays the deals, or open hands are solved",
            ),
            OptionSpec::choice("profile", Profile::WORDS, Profile::OpenMarias.word(), "by whose rules"),
            OptionSpec::text("chunk", "a share as in 2/4", "1/1", "which share of the hands this run judges"),
            OptionSpec::choice("shelve", &["yes", "no"], "yes", "whether players find the table at once"),
        ],
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

/// Which share of all pieces a run works out: the first of four is `1/4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Chunk {
    number: usize,
    of: usize,
}

impl Chunk {
    fn parse(text: &str) -> Option<Chunk> {
        let (number, of) = text.split_once('/')?;
        let chunk = Chunk { number: number.parse().ok()?, of: of.parse().ok()? };
        (chunk.number >= 1 && chunk.number <= chunk.of && chunk.of <= pieces()).then_some(chunk)
    }

    /// How many pieces it has.
    fn len(self) -> usize {
        (pieces() + self.of - self.number) / self.of
    }

    /// The piece of all that is its `place`-th.
    fn piece(self, place: usize) -> usize {
        self.number - 1 + place * self.of
    }

    fn file(self) -> String {
        format!("trumps-{}-of-{}.txt", self.number, self.of)
    }
}

fn pieces() -> usize {
    hands().div_ceil(PIECE)
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let game = Marias::new(Profile::ALL[settings.choice("profile")]);
    let judging = Judging {
        rules: *game.rules(),
        deals: settings.whole("deals") as u32,
        by: Judged::ALL[settings.choice("by")],
        seed: folder.seed(),
    };
    let chunk = Chunk::parse(settings.text("chunk")).ok_or_else(|| {
        let expected = format!("a share as in 2/4, of at most {} parts", pieces());
        CourseError::Settings(format!(
            "option chunk: expected {expected}, got \"{}\"",
            settings.text("chunk")
        ))
    })?;
    let about =
        format!("trumps profile={} deals={} by={}", game.profile().word(), judging.deals, judging.by.word());
    let mut ledger = folder.ledger(&chunk.file(), &format!("{about} chunk={}/{}", chunk.number, chunk.of))?;
    let stage = format!("hands of {} (share {} of {})", game.profile().word(), chunk.number, chunk.of);
    let work = |solver: &mut OpenHands, place: usize| line(&judging, chunk.piece(place), solver);
    ledger.work(folder, (&stage, chunk.len()), OpenHands::default, work)?;
    drop(ledger);
    let mut means = vec![Vec::new(); pieces()];
    let mut missing = Vec::new();
    for other in (1..=chunk.of).map(|number| Chunk { number, ..chunk }) {
        let about = format!("{about} chunk={}/{}", other.number, other.of);
        let lines = folder.finished(&other.file(), &about)?;
        if lines.len() < other.len() {
            missing.push(other.number);
            continue;
        }
        for (place, line) in lines.iter().enumerate().take(other.len()) {
            let piece = other.piece(place);
            means[piece] = read_line(line, piece).ok_or_else(|| CourseError::Content {
                file: format!("{}, line {}", other.file(), place + 2),
                expected: "expected a whole number for every promising suit of its hands".to_owned(),
            })?;
        }
    }
    if !missing.is_empty() {
        let report = format!(
            "share {} of {} is done; the table is made when these are in this folder too: {}",
            chunk.number,
            chunk.of,
            in_runs(&missing)
        );
        return Ok(Learned { files: Vec::new(), report });
    }
    let table = TrumpTable::new(&judging, means.into_iter().flatten().collect());
    let name = file_name(&game);
    let mut files = vec![folder.write(&name, &table.to_bytes())?];
    if settings.text("shelve") == "yes"
        && folder.share().is_none()
        && let Some(shelf) = learning::tables_folder()
    {
        files.push(learning::write_file(&shelf.join(&name), &table.to_bytes())?);
    }
    let report = format!("{} hands, {} suits judged; {}", hands(), TrumpTable::size(), table.about());
    Ok(Learned { files, report })
}

/// The hands of a piece.
fn hands_of(piece: usize) -> std::ops::Range<usize> {
    piece * PIECE..((piece + 1) * PIECE).min(hands())
}

/// The means of a piece, in hundredths.
fn line(judging: &Judging, piece: usize, solver: &mut OpenHands) -> String {
    let mut texts = Vec::new();
    for own in hands_of(piece).map(hand).filter(|own| judged_suits(*own) > 0) {
        let means = judging.means(own, solver, || true).unwrap_or_default();
        let most = f64::from(i16::MAX);
        texts.extend(
            means.iter().map(|(_, mean)| (((100.0 * mean).round().clamp(-most, most)) as i16).to_string()),
        );
    }
    texts.join(" ")
}

/// The means of a line; `None` if they are not those of this piece.
fn read_line(line: &str, piece: usize) -> Option<Vec<i16>> {
    let means: Option<Vec<i16>> = line.split_whitespace().map(|text| text.parse().ok()).collect();
    let suits: usize = hands_of(piece).map(|number| judged_suits(hand(number))).sum();
    means.filter(|means| means.len() == suits)
}

/// Rising numbers in few words: `2 to 9, 11`.
fn in_runs(numbers: &[usize]) -> String {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let told = runs.map(|run| match run {
        [first, .., last] => format!("{first} to {last}"),
        run => run.iter().map(ToString::to_string).collect(),
    });
    told.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use game::{CourseEnd, Headway, Lesson, Options, Stop};

    use super::*;

    #[test]
    fn missing_shares_are_named_in_few_words() {
        assert_eq!(in_runs(&[2, 3, 4, 6, 8, 9]), "2 to 4, 6, 8 to 9");
        assert_eq!(in_runs(&[]), "");
    }

    #[test]
    fn shares_are_disjoint_and_all_of_them_are_everything() {
        for of in [1, 2, 3, 7, 1000] {
            let mut seen = vec![0; pieces()];
            for number in 1..=of {
                let chunk = Chunk { number, of };
                (0..chunk.len()).for_each(|place| seen[chunk.piece(place)] += 1);
            }
            assert!(seen.iter().all(|count| *count == 1), "{of} shares");
        }
        for wrong in ["", "1", "0/2", "3/2", "a/b", "1/0", "-1/2", "1/100000"] {
            assert_eq!(Chunk::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_line_is_read_back_and_a_wrong_one_is_not() {
        let judging = Judging { rules: Profile::Seed.rules(), deals: 1, by: Judged::Games, seed: 3 };
        let piece = pieces() - 1;
        let text = line(&judging, piece, &mut OpenHands::default());
        let suits: usize = hands_of(piece).map(|number| judged_suits(hand(number))).sum();
        assert_eq!(read_line(&text, piece).unwrap().len(), suits);
        assert_eq!(read_line(&format!("{text} 5"), piece), None);
        assert_eq!(read_line("x", piece), None);
    }

    fn attended(folder: &Path, set: &[&str], threads: usize, stop: &Stop) -> Result<CourseEnd, CourseError> {
        let course = course();
        let mut options = Options::none();
        for pair in set {
            options.set_pair(pair).unwrap();
        }
        let settings = options.checked(&course.options).unwrap();
        let lesson = Lesson { folder, seed: 1, threads, stop, tell: &|_: &Headway| {}, share: None };
        (course.run)(&settings, &lesson)
    }

    #[test]
    fn a_share_goes_on_after_an_interruption_and_is_the_same_on_any_number_of_threads() {
        let made = |threads: usize, interrupted: bool| {
            let dir = tempfile::tempdir().unwrap();
            let set = ["deals=1", "chunk=5/900", "shelve=no"];
            if interrupted {
                let stop = Stop::new();
                stop.stop();
                assert_eq!(attended(dir.path(), &set, threads, &stop).unwrap(), CourseEnd::Stopped);
            }
            let end = attended(dir.path(), &set, threads, &Stop::new()).unwrap();
            let CourseEnd::Finished(learned) = end else { panic!("nobody stopped it") };
            assert!(
                learned.files.is_empty() && learned.report.contains("share 5 of 900 is done"),
                "{learned:?}"
            );
            std::fs::read_to_string(dir.path().join("trumps-5-of-900.txt")).unwrap()
        };
        let one = made(1, false);
        assert_eq!(one, made(3, true));
        assert_eq!(one.lines().count(), 1 + Chunk { number: 5, of: 900 }.len());
    }

    #[test]
    fn a_share_of_other_settings_and_a_strange_share_are_refused() {
        let dir = tempfile::tempdir().unwrap();
        attended(dir.path(), &["deals=1", "chunk=5/9000"], 1, &Stop::new()).unwrap();
        let error = attended(dir.path(), &["deals=2", "chunk=5/9000"], 1, &Stop::new()).unwrap_err();
        assert!(error.to_string().contains("belongs to other work"), "{error}");
        let error = attended(dir.path(), &["chunk=9/2"], 1, &Stop::new()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "option chunk: expected a share as in 2/4, of at most 9262 parts, got \"9/2\""
        );
    }
}
