//! From what was typed, chosen or read to a table with everybody seated.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::Path;

use catalog::{AnyRules, AnyTable, Catalog, Start};
use game::Options;

use crate::play::chair::Chair;
use crate::problem::Problem;
use crate::records;

/// A table with everybody seated.
pub(crate) struct Setup {
    /// The table.
    pub(crate) table: Box<dyn AnyTable>,
    /// Who sits around it, seat 0 first.
    pub(crate) chairs: Vec<Chair>,
    /// The seed of all deals and players of this sitting.
    pub(crate) seed: u64,
    /// The number of this game in the sitting.
    pub(crate) index: u64,
    /// How many of the moves on the table nobody decided.
    pub(crate) opening: usize,
    /// Whether players think while a person decides.
    pub(crate) ponders: bool,
}

impl Setup {
    /// A new game. Without a seed every sitting is different.
    pub(crate) fn new(
        catalog: &Catalog,
        game: &str,
        options: &Options,
        seats: &[String],
        seed: Option<u64>,
    ) -> Result<Setup, Problem> {
        let rules = catalog.game(game)?.rules(options)?;
        let chairs = chairs(rules.as_ref(), seats)?;
        let seed = seed.unwrap_or_else(seed_of_the_moment);
        let table = rules.table(&Start::Seed { seed, index: 0 })?;
        Ok(Setup { table, chairs, seed, index: 0, opening: 0, ponders: false })
    }

    /// The last game of a file of records, which must be unfinished. Who sits where is in the record, unless
    /// it is said anew.
    pub(crate) fn resumed(
        catalog: &Catalog,
        file: &Path,
        game: Option<&str>,
        seats: &[String],
    ) -> Result<Setup, Problem> {
        let mut records = records::chosen(file, None)?;
        let named = |text: String| Problem::bad(format!("{}: {text}", file.display()));
        let Some((number, record)) = records.pop() else {
            return Err(named("expected a record".to_owned()));
        };
        let table = catalog.replay(&record).map_err(|error| named(format!("game {number}: {error}")))?;
        if let Some(game) = game.filter(|game| **game != *record.game) {
            return Err(named(format!("expected a game of {game}, found one of {}", record.game)));
        }
        if record.scores.is_some() || table.turn().is_none() {
            return Err(named(format!(
                "expected an unfinished game, but game {number} is over: see kavarna replay"
            )));
        }
        let rules = table.rules();
        let seats = if seats.is_empty() { &record.seats } else { seats };
        let chairs = chairs(rules.as_ref(), seats)?;
        let seed = record.seed.unwrap_or_else(seed_of_the_moment);
        let index = record.index.unwrap_or(0);
        Ok(Setup {
            table,
            chairs,
            seed,
            index,
            opening: record.opening.min(record.moves.len()),
            ponders: false,
        })
    }
}

/// The chairs that were asked for. Nobody said anything: a person and the house. Seats left over are the
/// house's.
fn chairs(rules: &dyn AnyRules, asked: &[String]) -> Result<Vec<Chair>, Problem> {
    let (seats, given) = (rules.seats(), asked.len());
    if given > seats {
        let game = rules.facts().name;
        return Err(Problem::bad(format!(
            "{game} has {seats} seats: expected at most {seats} --seat, got {given}"
        )));
    }
    let mut names: Vec<&str> = asked.iter().map(String::as_str).collect();
    if names.is_empty() {
        names.push("me");
    }
    names.resize(seats, "house");
    let parse = |name: &&str| Chair::parse(rules, name).map_err(|error| told_of_me(&error.to_string()));
    names.iter().map(parse).collect()
}

/// An unknown player may have been meant as a person.
fn told_of_me(error: &str) -> Problem {
    let text = if error.starts_with("unknown player") { format!("{error}, or me") } else { error.to_owned() };
    Problem::bad(text)
}

/// A seed that nobody can know beforehand: the standard library's hash keys come from the operating system.
fn seed_of_the_moment() -> u64 {
    RandomState::new().build_hasher().finish()
}
