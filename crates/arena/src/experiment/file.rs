//! Reading an experiment's file.

use std::collections::BTreeMap;

use game::{Limits, Options};
use serde::Deserialize;
use thiserror::Error;
use toml::{Table as Toml, Value};

use crate::{Seating, Setting};

use super::{Part, convergence, course, decline, endings, grid, ladder, nodes, pairs, size, winnings};

/// What is wrong with an experiment's file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("experiment {name}: {what}")]
pub struct ExperimentError {
    /// The experiment.
    pub name: String,
    /// What is wrong, and where.
    pub what: String,
}

/// An experiment.
pub struct Experiment {
    /// The name it is asked for by: the name of its file.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Where the published figures come from.
    pub source: String,
    /// What is played, in plain words.
    pub about: String,
    /// The seed of everything random.
    pub seed: u64,
    /// What kind of external player it needs, if it needs one.
    pub needs_player: Option<String>,
    pub(crate) parts: Vec<Box<dyn Part>>,
}

impl std::fmt::Debug for Experiment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Experiment")
            .field("name", &self.name)
            .field("parts", &self.parts.len())
            .finish_non_exhaustive()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    source: String,
    about: String,
    #[serde(default = "one")]
    seed: u64,
    #[serde(default)]
    needs_player: Option<String>,
    part: Vec<Toml>,
}

fn one() -> u64 {
    1
}

/// What parts of most kinds have in common.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommonFile {
    title: String,
    #[serde(default)]
    about: String,
    #[serde(default)]
    game: String,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    #[serde(default)]
    limit: String,
    #[serde(default)]
    start: Start,
    #[serde(default)]
    seating: SeatingWord,
    #[serde(default = "one")]
    games: u64,
    #[serde(default)]
    exact: bool,
    #[serde(default)]
    judge: Option<Judge>,
    /// How many deals in a row are one game.
    #[serde(default)]
    session: Option<u64>,
}

/// Who judges the decisions, beside the result of the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Judge {
    /// The exact values of the positions, from whoever solves the game.
    Solution,
    /// The named counts of the game: how often something was done where it could be.
    Tactics,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Start {
    #[default]
    Varied,
    Usual,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SeatingWord {
    #[default]
    All,
    Fixed,
    Rotated,
}

/// The fields that parts of most kinds have in common, checked.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Common {
    pub(super) title: String,
    pub(super) about: String,
    pub(super) setting: Setting,
    pub(super) seating: Seating,
    pub(super) games: u64,
    /// Nobody uses chance: one game says everything, at any scale.
    pub(super) exact: bool,
    /// Who judges the decisions, beside the result of the games.
    pub(super) judge: Option<Judge>,
}

const COMMON: [&str; 11] =
    ["title", "about", "game", "options", "limit", "start", "seating", "games", "exact", "judge", "session"];

impl Common {
    /// Takes the common fields out of a part, leaving those of its kind.
    fn taken_from(part: &mut Toml, seed: u64) -> Result<Common, String> {
        let taken: Toml = COMMON
            .iter()
            .filter_map(|key| part.remove(*key).map(|value| ((*key).to_owned(), value)))
            .collect();
        let file: CommonFile = taken.try_into().map_err(|error| first_line(&error))?;
        let limits = if file.limit.is_empty() { Ok(Limits::NONE) } else { Limits::parse(&file.limit) };
        let setting = Setting {
            options: options(&file.options)?,
            seed,
            limits: limits.map_err(|error| format!("limit: {error}"))?,
            openings: matches!(file.start, Start::Varied),
            session: file.session.map(session).transpose()?,
            ..Setting::new(&file.game)
        };
        let seating = match file.seating {
            SeatingWord::All => Seating::All,
            SeatingWord::Fixed => Seating::Fixed,
            SeatingWord::Rotated => Seating::Rotations,
        };
        let games = if file.exact { 1 } else { file.games };
        Ok(Common {
            title: file.title,
            about: file.about,
            setting,
            seating,
            games,
            exact: file.exact,
            judge: file.judge,
        })
    }
}

fn session(deals: u64) -> Result<u64, String> {
    if Setting::SESSIONS.contains(&deals) {
        Ok(deals)
    } else {
        let (least, most) = (Setting::SESSIONS.start(), Setting::SESSIONS.end());
        Err(format!("session: expected {least} to {most} deals, got {deals}"))
    }
}

/// Options from a table of texts and numbers.
pub(super) fn options(table: &BTreeMap<String, Value>) -> Result<Options, String> {
    table.iter().try_fold(Options::none(), |options, (name, value)| Ok(options.with(name, text(value)?)))
}

/// A text, number or truth value as the text of an option.
pub(super) fn text(value: &Value) -> Result<String, String> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Integer(number) => Ok(number.to_string()),
        Value::Float(number) => Ok(number.to_string()),
        Value::Boolean(yes) => Ok(if *yes { "yes" } else { "no" }.to_owned()),
        other => Err(format!("expected a text or number, got {other}")),
    }
}

fn first_line(error: &toml::de::Error) -> String {
    error.message().lines().next().unwrap_or_default().to_owned()
}

/// What a kind is: its word, and how a part of it is read.
type Reader = fn(Common, Toml) -> Result<Box<dyn Part>, String>;
const KINDS: [(&str, Reader); 10] = [
    ("grid", grid::read),
    ("pairs", pairs::read),
    ("ladder", ladder::read),
    ("nodes", nodes::read),
    ("size", size::read),
    ("winnings", winnings::read),
    ("decline", decline::read),
    ("convergence", convergence::read),
    ("endings", endings::read),
    ("course", course::read),
];

impl Experiment {
    /// How many games or measurements it needs at this scale, as far as that is known before.
    pub fn pieces(&self, scale: f64) -> u64 {
        self.parts.iter().map(|part| part.pieces(scale)).sum()
    }

    /// Reads an experiment; the error says what was expected where.
    pub fn parse(name: &str, text: &str) -> Result<Experiment, ExperimentError> {
        let wrong = |what: String| ExperimentError { name: name.to_owned(), what };
        let file: File =
            toml::from_str(text).map_err(|error| wrong(error.to_string().trim_end().to_owned()))?;
        let mut parts = Vec::new();
        for (place, table) in file.part.into_iter().enumerate() {
            let part = part(table, file.seed);
            parts.push(part.map_err(|what| wrong(format!("part {}: {what}", place + 1)))?);
        }
        Ok(Experiment {
            name: name.to_owned(),
            title: file.title,
            source: file.source,
            about: file.about,
            seed: file.seed,
            needs_player: file.needs_player,
            parts,
        })
    }
}

fn part(mut table: Toml, seed: u64) -> Result<Box<dyn Part>, String> {
    let known = || KINDS.map(|(word, _)| word).join(", ");
    let Some(Value::String(kind)) = table.remove("kind") else {
        return Err(format!("expected kind = one of {}", known()));
    };
    let reader = KINDS.iter().find(|(word, _)| *word == kind);
    let (_, reader) =
        reader.ok_or_else(|| format!("unknown kind \"{kind}\": expected one of {}", known()))?;
    let common = Common::taken_from(&mut table, seed)?;
    reader(common, table)
}

/// Reads the fields of a kind.
pub(super) fn fields<T: for<'de> Deserialize<'de>>(table: Toml) -> Result<T, String> {
    table.try_into().map_err(|error| first_line(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "title = \"t\"\nsource = \"s\"\nabout = \"a\"\n";

    fn refusal(rest: &str) -> String {
        Experiment::parse("x", &format!("{HEAD}{rest}")).unwrap_err().to_string()
    }

    #[test]
    fn a_bad_file_says_what_was_expected() {
        assert!(refusal("").contains("missing field `part`"));
        assert!(
            refusal("[[part]]\ntitle = \"p\"").ends_with(
                "part 1: expected kind = one of grid, pairs, ladder, nodes, size, winnings, decline, convergence, endings, course"
            )
        );
        assert!(refusal("[[part]]\nkind = \"guess\"").contains("unknown kind \"guess\""));
        assert!(refusal("[[part]]\nkind = \"pairs\"").contains("missing field `title`"));
        assert!(
            refusal("[[part]]\nkind = \"pairs\"\ntitle = \"p\"\nwhat = 1").contains("unknown field `what`")
        );
        assert!(
            refusal("[[part]]\nkind = \"pairs\"\ntitle = \"p\"\nlimit = \"soon\"")
                .contains("limit: expected name=value")
        );
        assert!(Experiment::parse("x", "title = ").unwrap_err().to_string().starts_with("experiment x: "));
    }
}
