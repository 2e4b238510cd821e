//! How the house learned to guess declarer's thirds: the course `leaf`.
//!
//! Hands of solos are reached by rules of thumb and solved. The weights are those under which the guesses are off by the least
//! squares, drawn a little towards zero.

use game::random::mix;
use game::{Course, CourseError, Learned, Limits, OptionSpec, Settings, Thinking, think_alone};
use learning::{Break, Folder, attend};
use search::Meter;

use crate::bare::{Before, play_out};
use crate::players::leaf::{SIGNS, signs, written};
use crate::players::measuring::reached;
use crate::{Aim, Move, OpenHands, before};

/// With how many cards a hand they are solved, in turn: more take too long.
const CARDS: [usize; 8] = [7, 8, 9, 10, 7, 8, 9, 11];
/// How strongly weights are drawn towards zero.
const DRAWN: f64 = 100.0;
/// One hand in so many is kept apart, to tell what was learned.
const APART: usize = 5;

pub(super) fn course() -> Course {
    Course {
        name: "leaf",
        about: "how many thirds declarer takes: solved hands, and weights of what can be seen in them fitted to that",
        options: vec![OptionSpec::whole(
            "hands",
            (10, 1_000_000),
            "8000",
            "how many deals to begin hands from",
        )],
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

/// A hand and the thirds that declarer takes of what is left: when it is played out, and when it is solved.
struct Case {
    signs: [f64; SIGNS],
    played: f64,
    solved: f64,
}

/// A hand as text; nothing where declarer has no hand for a solo, or somebody has led.
fn solved(seed: u64, number: u64, open: &mut OpenHands) -> String {
    let cards = CARDS[number as usize % CARDS.len()];
    let Some(line) = reached(mix(seed), number, cards) else { return String::new() };
    let position = line.position();
    let Some(declarer) = position.public().declarer().filter(|_| position.public().trick().is_empty()) else {
        return String::new();
    };
    open.clear();
    let thirds = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
        open.value(position, Aim::Thirds, &mut Meter::new(thinking, Limits::NONE))
    });
    let Before { hands: [own, one, two], leader, past, banked } = before(position, declarer);
    thirds.map_or_else(String::new, |thirds| format!("{own} {one} {two} {leader} {past} {banked} {thirds}"))
}

/// A hand from its text.
fn case(number: usize, text: &str) -> Result<Option<Case>, Break> {
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = |expected: &str| {
        let expected = expected.to_owned();
        Break::Failed(CourseError::Content { file: format!("hand {number}"), expected })
    };
    let numbers: Result<Vec<u64>, _> = text.split(' ').map(str::parse::<u64>).collect();
    let Ok([own, one, two, leader, past, banked, thirds]) = numbers.as_deref() else {
        return Err(wrong("seven numbers"));
    };
    let banked = *banked as i32;
    let start = Before { hands: [*own, *one, *two], leader: *leader as usize, past: *past as u8, banked };
    let played = play_out(start, &[]).thirds - banked;
    let solved = f64::from(*thirds as i32 - banked);
    Ok(Some(Case { signs: signs(&start, played), played: f64::from(played), solved }))
}

fn guess(weights: &[f64; SIGNS], case: &Case) -> f64 {
    weights.iter().zip(&case.signs).map(|(weight, sign)| weight * sign).sum()
}

/// The weights of least squares, by elimination.
fn fitted(cases: &[Case]) -> [f64; SIGNS] {
    let mut rows = [[0.0; SIGNS + 1]; SIGNS];
    for (place, row) in rows.iter_mut().enumerate() {
        row[place] = DRAWN;
        for case in cases {
            for (sum, other) in row.iter_mut().zip(&case.signs) {
                *sum += case.signs[place] * other;
            }
            row[SIGNS] += case.signs[place] * case.solved;
        }
    }
    for place in 0..SIGNS {
        let pivot = rows[place];
        for row in rows.iter_mut().skip(place + 1) {
            let times = row[place] / pivot[place];
            for (value, above) in row.iter_mut().zip(&pivot) {
                *value -= times * above;
            }
        }
    }
    let mut weights = [0.0; SIGNS];
    for place in (0..SIGNS).rev() {
        let known: f64 = (place + 1..SIGNS).map(|other| rows[place][other] * weights[other]).sum();
        weights[place] = (rows[place][SIGNS] - known) / rows[place][place];
    }
    weights
}

/// How far off guesses are: their mean, and the root of their mean square.
fn off(cases: &[Case], guess: impl Fn(&Case) -> f64) -> (f64, f64) {
    let n = cases.len().max(1) as f64;
    let off = |case: &Case| guess(case) - case.solved;
    let mean = cases.iter().map(off).sum::<f64>() / n;
    (mean, (cases.iter().map(|case| off(case).powi(2)).sum::<f64>() / n).sqrt())
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let (seed, hands) = (folder.seed(), settings.whole("hands"));
    let mut ledger = folder.ledger("hands.txt", "solved hands")?;
    let lines = ledger.work(folder, ("solving", hands as usize), OpenHands::default, |open, number| {
        solved(seed, number as u64, open)
    })?;
    let (mut all, mut apart) = (Vec::new(), Vec::new());
    for (number, line) in lines.iter().enumerate() {
        let kept = if number % APART == 0 { &mut apart } else { &mut all };
        kept.extend(case(number, line)?);
    }
    let weights = fitted(&all);
    let (mean, error) = off(&apart, |case| guess(&weights, case));
    let (mean_played, error_played) = off(&apart, |case| case.played);
    let origin = format!(
        "How many thirds declarer takes of what is left: weights of what can be seen in three hands, in ten thousandths.\n\
         kavarna train tarok leaf --seed {seed} hands={hands}\n\
         {} solved hands. On {} kept apart guesses are off by {mean:.2} in the mean and {error:.2} in the root of the mean\n\
         square; playouts by {mean_played:.2} and {error_played:.2}",
        all.len(),
        apart.len(),
    );
    let file = folder.write("leaf.txt", written(&weights, &origin).as_bytes())?;
    Ok(Learned { files: vec![file], report: origin })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the truth is a sum of signs, its weights are found.
    #[test]
    fn weights_of_a_sum_are_found() {
        let truth: [f64; SIGNS] = std::array::from_fn(|place| place as f64 / 10.0 - 1.0);
        let case = |number: u64| {
            let sign = |place: usize| (mix(number * 100 + place as u64) % 200) as f64;
            let mut case = Case { signs: std::array::from_fn(sign), played: 0.0, solved: 0.0 };
            case.solved = guess(&truth, &case);
            case
        };
        let found = fitted(&(0..400).map(case).collect::<Vec<Case>>());
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 0.01, "{found} for {truth}");
        }
    }
}
