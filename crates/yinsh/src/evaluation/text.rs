//! Weights as text: what learning writes and the house reads.
//!
//! Lines that begin with `#` say where the weights come from. Then one line for each phase (`0-0` to `2-2`, rings
//! taken by the side to move first, and `set-up`) with its terms, and one line `patterns` with what each pattern is
//! worth beyond its kinds; all in sixteenths of a hundredth of a clear advantage.

use std::fmt::Write;

use super::pattern::{self, PATTERNS, reversed};
use super::weights::{Model, PHASES, SCALE, SETTING_UP, TERMS};

/// What the house learned.
const LEARNED: &str = include_str!("../../data/weights.txt");

impl Model {
    /// What the house learned.
    pub(crate) fn learned() -> Model {
        Model::parse(LEARNED).expect("a test reads the weights that are built in")
    }

    /// The text of the model, after lines of comment.
    pub(crate) fn to_text(&self, comments: &[String]) -> String {
        let mut text = String::new();
        for comment in comments {
            let _ = writeln!(text, "# {comment}");
        }
        let whole = |weight: f32| libm::roundf(weight * SCALE as f32) as i32;
        for (phase, row) in self.terms.iter().enumerate() {
            text += &name(phase);
            for term in row {
                let _ = write!(text, " {}", whole(*term));
            }
            text.push('\n');
        }
        text += "patterns";
        for pattern in pattern::all() {
            let _ = write!(text, " {}", whole(self.patterns[pattern]));
        }
        text.push('\n');
        text
    }

    /// Reads what [`to_text`](Model::to_text) writes.
    pub(crate) fn parse(text: &str) -> Result<Model, String> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut terms = [[0.0; TERMS]; PHASES];
        for (phase, row) in terms.iter_mut().enumerate() {
            row.copy_from_slice(&numbers(lines.next(), &name(phase), TERMS)?);
        }
        let mut patterns = vec![0.0; PATTERNS];
        let all: Vec<usize> = pattern::all().collect();
        for (pattern, worth) in all.iter().zip(numbers(lines.next(), "patterns", all.len())?) {
            patterns[*pattern] = worth;
            patterns[reversed(*pattern)] = worth;
        }
        match lines.next() {
            None => Ok(Model { terms, patterns }),
            Some(_) => Err("expected nothing after the patterns".into()),
        }
    }
}

fn name(phase: usize) -> String {
    if phase == SETTING_UP { "set-up".into() } else { format!("{}-{}", phase / 3, phase % 3) }
}

/// The numbers of a line that begins with a name.
fn numbers(line: Option<&str>, name: &str, count: usize) -> Result<Vec<f32>, String> {
    let mut words = line.unwrap_or_default().split_whitespace();
    if words.next() != Some(name) {
        return Err(format!("expected a line that begins with `{name}`"));
    }
    let numbers: Result<Vec<i32>, _> = words.map(str::parse).collect();
    let numbers = numbers.map_err(|error| format!("expected whole numbers after `{name}`: {error}"))?;
    if numbers.len() != count {
        return Err(format!("expected {count} numbers after `{name}`, found {}", numbers.len()));
    }
    Ok(numbers.into_iter().map(|number| number as f32 / SCALE as f32).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_are_built_in_can_be_read() {
        assert_ne!(Model::learned(), Model::by_hand());
    }

    #[test]
    fn weights_read_back_as_they_were_written() {
        let mut model = Model::by_hand();
        model.patterns[0o12345] = 3.25;
        model.patterns[reversed(0o12345)] = 3.25;
        let text = model.to_text(&["where from".into()]);
        assert!(text.starts_with("# where from\n0-0 "));
        assert_eq!(Model::parse(&text).unwrap(), model);
    }

    #[test]
    fn broken_weights_are_refused_with_what_was_expected() {
        let text = Model::by_hand().to_text(&[]);
        assert!(Model::parse("").unwrap_err().contains("begins with `0-0`"));
        assert!(Model::parse(&text.replace("1-2 ", "2-1 ")).unwrap_err().contains("`1-2`"));
        assert!(Model::parse(&text.replacen(' ', " x", 1)).unwrap_err().contains("whole numbers"));
        assert!(Model::parse(&text.replacen(' ', " 7 ", 1)).unwrap_err().contains("numbers after `0-0`"));
        assert!(Model::parse(&format!("{text}more\n")).unwrap_err().contains("nothing after"));
    }
}
