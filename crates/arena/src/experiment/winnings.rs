//! Winnings: every table that can be made of some kinds of players, and what each kind wins at all of them together.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Table as Toml;

use crate::report::{Figure, Finding, Published, ReportRows, Row, Section, Verdict, judge};
use crate::stats::mean_interval;
use crate::{ArenaError, Hall, Seating};

use super::file::{Common, fields};
use super::{Part, Workshop, scaled};

/// Which tables are made of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Tables {
    /// One for every multiset: who sits where is left aside.
    #[default]
    Multisets,
    /// One for every order.
    Ordered,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The kinds, as seats are written.
    kinds: Vec<String>,
    #[serde(default)]
    tables: Tables,
    /// How often everything is done, on other deals.
    #[serde(default = "one")]
    runs: u64,
    /// The winnings are those of so many deals at every table.
    per: u64,
    #[serde(default)]
    published: BTreeMap<String, f64>,
    #[serde(default)]
    tolerance: f64,
    /// The kind that is said to be first in every run.
    #[serde(default)]
    first: Option<String>,
    /// The kind that all others are said to be above.
    #[serde(default)]
    last: Option<String>,
}

fn one() -> u64 {
    1
}

struct Winnings {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    if file.kinds.is_empty() || file.runs == 0 || file.per == 0 {
        return Err("expected at least one kind, one run and one deal in per".to_owned());
    }
    let named = file.published.keys().chain(&file.first).chain(&file.last);
    if let Some(stranger) = named.into_iter().find(|name| !file.kinds.contains(name)) {
        return Err(format!(
            "\"{stranger}\" is none of the kinds: expected one of {}",
            file.kinds.join(", ")
        ));
    }
    Ok(Box::new(Winnings { common, file }))
}

/// All tables of so many seats that kinds `0..kinds` make.
fn tables(kinds: usize, seats: usize, which: Tables) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..seats {
        all = all
            .into_iter()
            .flat_map(|table: Vec<usize>| {
                let least = if which == Tables::Multisets { table.last().copied().unwrap_or(0) } else { 0 };
                (least..kinds).map(move |kind| [table.as_slice(), &[kind]].concat())
            })
            .collect();
    }
    all
}

impl Winnings {
    /// How many games (deals or sessions) one run has at every table.
    fn games(&self, scale: f64) -> u64 {
        scaled(self.common.games, scale)
    }
}

impl Part for Winnings {
    fn pieces(&self, scale: f64) -> u64 {
        // Three sit at the tables of every game that is measured so.
        tables(self.file.kinds.len(), 3, self.file.tables).len() as u64 * self.file.runs * self.games(scale)
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let seats = self.common.setting.rules(workshop.catalog)?.seats();
        let tables = tables(self.file.kinds.len(), seats, self.file.tables);
        let games = self.games(workshop.scale);
        let mut encounters = Vec::new();
        for table in &tables {
            let texts: Result<Vec<String>, ArenaError> =
                table.iter().map(|kind| workshop.seat(&self.file.kinds[*kind], &[])).collect();
            encounters.push((texts?, Seating::Fixed, games * self.file.runs));
        }
        let Some(hall) = workshop.play(self.common.setting.clone(), &encounters)? else { return Ok(None) };
        let whole = self.whole_runs(&hall, tables.len(), games);
        Ok(Some(self.section(&self.winnings(&hall, &tables, games, &whole), tables.len(), games)))
    }
}

impl Winnings {
    /// The runs of which no game is missing at any table.
    fn whole_runs(&self, hall: &Hall, tables: usize, games: u64) -> Vec<u64> {
        let mut played = vec![0; self.file.runs as usize];
        for (group, _) in (0..tables).flat_map(|number| hall.results().complete(number)) {
            if let Some(run) = played.get_mut((group / games) as usize) {
                *run += 1;
            }
        }
        let all = games * tables as u64;
        (0..).zip(played).filter_map(|(run, played)| (played == all).then_some(run)).collect()
    }

    /// What every kind wins in each of these runs, for as many deals at each table as the source had.
    fn winnings(&self, hall: &Hall, tables: &[Vec<usize>], games: u64, runs: &[u64]) -> Vec<Vec<f64>> {
        let deals = games * self.common.setting.session.unwrap_or(1);
        let each = self.file.per as f64 / deals as f64;
        let mut sums = vec![vec![0.0; runs.len()]; self.file.kinds.len()];
        for (number, table) in tables.iter().enumerate() {
            for (group, outcomes) in hall.results().complete(number) {
                let Some(run) = runs.iter().position(|run| *run == group / games) else { continue };
                for outcome in outcomes {
                    for (kind, score) in table.iter().zip(outcome.scores.as_slice()) {
                        sums[*kind][run] += each * f64::from(*score);
                    }
                }
            }
        }
        sums
    }

    fn section(&self, sums: &[Vec<f64>], tables: usize, games: u64) -> Section {
        let mut rows = Vec::new();
        for (kind, runs) in self.file.kinds.iter().zip(sums) {
            let Some(value) = mean_interval(runs) else { continue };
            let published = self.file.published.get(kind).map(|value| Published {
                value: *value,
                games: None,
                tolerance: self.file.tolerance,
            });
            let figure = Figure {
                name: String::new(),
                text: format!("{:+.0}", value.mean),
                value: Some(value),
                note: format!("{:+.0} to {:+.0}", value.low, value.high),
                published: published.map(|published| format!("{:+.0}", published.value)),
                verdict: published.map(|published| judge(value, published)),
            };
            rows.push(Row { label: kind.clone(), cells: vec![vec![figure]] });
        }
        let deals = games * self.common.setting.session.unwrap_or(1);
        let caption = format!(
            "mean of {} runs with {deals} deals at each of {tables} tables, as winnings for {} deals a table",
            sums[0].len(),
            self.file.per
        );
        let table =
            ReportRows { caption, corner: "kind".to_owned(), columns: vec!["winnings".to_owned()], rows };
        Section {
            title: self.common.title.clone(),
            about: self.common.about.clone(),
            findings: self.findings(sums),
            tables: vec![table],
            plots: Vec::new(),
        }
    }

    /// Who was first and who was last, run by run.
    fn findings(&self, sums: &[Vec<f64>]) -> Vec<Finding> {
        let place = |name: &String| self.file.kinds.iter().position(|kind| kind == name);
        let runs = sums[0].len();
        if runs == 0 {
            return Vec::new();
        }
        let counted = |name: &Option<String>, statement: &str, holds: &dyn Fn(f64, f64) -> bool| {
            let name = name.as_ref()?;
            let own = place(name)?;
            let others =
                |run: usize| (0..sums.len()).filter(move |kind| *kind != own).map(move |kind| (run, kind));
            let all = |run: &usize| others(*run).all(|(run, kind)| holds(sums[own][run], sums[kind][run]));
            let times = (0..runs).filter(all).count();
            Some(Finding {
                statement: format!("{name} {statement}"),
                measured: format!("in {times} of {runs} runs"),
                verdict: if times == runs { Verdict::Agrees } else { Verdict::Differs },
            })
        };
        let first = counted(&self.file.first, "wins most in every run", &|own, other| own > other);
        let last = counted(&self.file.last, "wins less than every other kind", &|own, other| own < other);
        first.into_iter().chain(last).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_kinds_make_twenty_multisets_and_sixty_four_orders() {
        assert_eq!(tables(4, 3, Tables::Multisets).len(), 20);
        assert_eq!(tables(4, 3, Tables::Ordered).len(), 64);
        assert_eq!(tables(2, 2, Tables::Multisets), [[0, 0], [0, 1], [1, 1]]);
    }

    #[test]
    fn what_is_wrong_with_a_part_is_said() {
        let refused = |rest: &str| {
            let text = format!(
                "title = \"t\"\nsource = \"s\"\nabout = \"a\"\n[[part]]\nkind = \"winnings\"\ntitle = \"p\"\n{rest}"
            );
            super::super::Experiment::parse("x", &text).unwrap_err().to_string()
        };
        assert!(refused("kinds = []\nper = 1").contains("expected at least one kind"));
        let stranger = refused("kinds = [\"smart\"]\nper = 1\nfirst = \"max\"");
        assert!(stranger.contains("\"max\" is none of the kinds: expected one of smart"), "{stranger}");
    }
}
