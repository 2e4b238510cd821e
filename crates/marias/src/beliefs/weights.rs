//! How much every mark draws in every situation, as a file of words and numbers.

use std::fmt::Write as _;
use std::sync::LazyLock;

use super::choice::{Choice, MARKS, Marks, Situation};

/// The first line of the file.
const MAGIC: &str = "kavarna beliefs of marias 1";
/// How surprised one can be at most by one decision, in powers of e: everybody plays a wrong card once.
const MOST_SURPRISE: f32 = 4.0;

/// The table that our own course made.
static LEARNED: LazyLock<Weights> = LazyLock::new(|| {
    Weights::parse(include_str!("../../data/beliefs.txt")).expect("the file that came with the program")
});

/// A table of somebody who has learned nothing.
static BLANK: LazyLock<Weights> = LazyLock::new(Weights::default);

/// What marks are worth.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weights {
    /// A row of [`MARKS`] numbers for each situation.
    pub(super) numbers: Vec<f32>,
}

/// What is expected of a statement before anything is learned: mostly nobody makes it,
const RARELY: f32 = -2.0;
/// unless rules of thumb do.
const AS_USUAL: f32 = 3.5;

impl Default for Weights {
    /// Nothing is known: all cards are alike, and mostly nothing is said but what rules of thumb say.
    fn default() -> Weights {
        let mut numbers = vec![0.0; Situation::COUNT * MARKS];
        for (name, row) in Situation::names().iter().zip(numbers.chunks_mut(MARKS)) {
            if name.starts_with("announce") || name.starts_with("raise") {
                row[0] = RARELY;
                row[1] = AS_USUAL;
            }
        }
        Weights { numbers }
    }
}

impl Weights {
    /// Those that players use.
    pub(crate) fn learned() -> &'static Weights {
        &LEARNED
    }

    /// Those of somebody who has learned nothing.
    pub(crate) fn blank() -> &'static Weights {
        &BLANK
    }

    fn row(&self, choice: &Choice) -> &[f32] {
        &self.numbers[MARKS * choice.situation.place()..][..MARKS]
    }

    /// How likely each option is; they add up to 1.
    pub(crate) fn chances(&self, choice: &Choice) -> impl Iterator<Item = f32> {
        let row = self.row(choice);
        let score =
            |marks: &[f32; MARKS]| row.iter().zip(marks).map(|(weight, mark)| weight * mark).sum::<f32>();
        let scores: arrayvec::ArrayVec<f32, { crate::MOST_MOVES }> =
            choice.options.iter().map(score).collect();
        let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let parts: arrayvec::ArrayVec<f32, { crate::MOST_MOVES }> =
            scores.iter().map(|score| libm::expf(score - most)).collect();
        let all: f32 = parts.iter().sum();
        parts.into_iter().map(move |part| part / all)
    }

    /// How likely a statement with these marks is made.
    pub(crate) fn chance_to_say(&self, situation: Situation, marks: &Marks) -> f32 {
        let row = &self.numbers[MARKS * situation.place()..][..MARKS];
        let score: f32 = row.iter().zip(marks).map(|(weight, mark)| weight * mark).sum();
        1.0 / (1.0 + libm::expf(-score))
    }

    /// The logarithm of how likely the option was that was taken, but never less than some.
    pub(crate) fn log_chance(&self, choice: &Choice) -> f32 {
        let chance = self.chances(choice).nth(choice.taken).unwrap_or(1.0);
        libm::logf(chance.max(1e-9)).max(-MOST_SURPRISE)
    }

    /// The file.
    pub(super) fn to_text(&self, made: &str) -> String {
        let mut text = format!("{MAGIC}\n{made}\n");
        for (name, row) in Situation::names().iter().zip(self.numbers.chunks(MARKS)) {
            let numbers: Vec<String> = row.iter().map(|number| format!("{number:.3}")).collect();
            let _ = writeln!(text, "{name} {}", numbers.join(" "));
        }
        text
    }

    /// Reads a file; says what was expected where it is wrong.
    pub(super) fn parse(text: &str) -> Result<Weights, String> {
        let mut lines = text.lines();
        if lines.next() != Some(MAGIC) {
            return Err(format!("expected a file that begins with \"{MAGIC}\""));
        }
        lines.next();
        let mut numbers = Vec::with_capacity(Situation::COUNT * MARKS);
        for name in Situation::names() {
            let row = lines.next().and_then(|line| line.strip_prefix(&name)).map(str::split_whitespace);
            let row: Option<Vec<f32>> = row.and_then(|words| {
                words.map(|word| word.parse().ok().filter(|n: &f32| n.is_finite())).collect()
            });
            match row {
                Some(row) if row.len() == MARKS => numbers.extend(row),
                _ => return Err(format!("expected a line with {name} and {MARKS} numbers")),
            }
        }
        Ok(Weights { numbers })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_back_and_a_wrong_one_is_named() {
        let mut weights = Weights::default();
        weights.numbers[3] = 1.25;
        weights.numbers[MARKS * (Situation::COUNT - 1)] = -0.5;
        let text = weights.to_text("made so");
        assert_eq!(Weights::parse(&text).unwrap(), weights);
        assert!(Weights::parse("x").unwrap_err().contains("begins with"));
        let wrong = Weights::parse(&text.replace("talon 0.000", "talon x")).unwrap_err();
        assert_eq!(wrong, "expected a line with talon and 8 numbers");
    }

    #[test]
    fn what_has_more_of_a_good_mark_is_more_likely() {
        let mut weights = Weights::default();
        weights.numbers[MARKS * Situation::Talon.place()] = 2.0_f32.ln();
        let mut choice = Choice { situation: Situation::Talon, options: arrayvec::ArrayVec::new(), taken: 1 };
        choice.options.push([0.0; MARKS]);
        choice.options.push([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        let chances: Vec<f32> = weights.chances(&choice).collect();
        assert!((chances[1] - 2.0 / 3.0).abs() < 1e-6 && (chances[0] - 1.0 / 3.0).abs() < 1e-6);
        assert!((weights.log_chance(&choice) - (2.0_f32 / 3.0).ln()).abs() < 1e-6);
    }

    #[test]
    fn the_table_that_ships_knows_more_than_nothing() {
        assert!(Weights::learned().numbers.iter().filter(|number| number.abs() > 0.1).count() > 100);
    }
}
