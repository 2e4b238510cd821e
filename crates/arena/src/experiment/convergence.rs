//! Convergence: what some seats win together in a deal, by the number of deals, in several runs.
//!
//! A mean over few deals says little; how far single runs lie apart after so many deals, and how many of them are still on
//! the wrong side of nothing, says how little.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Table as Toml;

use crate::plot::{Axis, LinePlot, Plot, Point, Series};
use crate::report::{Figure, Published, ReportRows, Row, Section, judge};
use crate::stats::{Estimate, mean_interval};
use crate::{ArenaError, Hall, Seating};

use super::file::{Common, fields};
use super::{Part, Workshop, scaled};

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The numbers of deals at which the winnings are looked at; the last is the length of a run.
    steps: Vec<u64>,
    lines: Vec<LineFile>,
    #[serde(default)]
    tolerance: f64,
}

/// Players at one table, and whose winnings are added up.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineFile {
    label: String,
    seats: Vec<String>,
    counted: Vec<usize>,
    /// What was published about the mean of long runs.
    #[serde(default)]
    published: Option<f64>,
}

struct Convergence {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    if file.steps.is_empty() || !file.steps.is_sorted_by(|one, next| one < next) || file.steps[0] == 0 {
        return Err("steps: expected rising numbers of deals above 0".to_owned());
    }
    for line in &file.lines {
        if line.counted.is_empty() || line.counted.iter().any(|seat| *seat >= line.seats.len()) {
            return Err(format!("counted of \"{}\": expected some of its seats, from 0", line.label));
        }
    }
    Ok(Box::new(Convergence { common, file }))
}

/// The scores of every deal of each run of an encounter, the deals of a session one after another. A run of which a game
/// is missing is left out.
pub(super) fn runs_of(hall: &Hall, encounter: usize, games_a_run: u64) -> Vec<Vec<Vec<f64>>> {
    let mut runs: BTreeMap<u64, (u64, Vec<Vec<f64>>)> = BTreeMap::new();
    for (group, outcomes) in hall.results().complete(encounter) {
        let (games, deals) = runs.entry(group / games_a_run).or_default();
        *games += 1;
        for outcome in outcomes {
            let own = std::slice::from_ref(outcome);
            let single = if outcome.deals.is_empty() { own } else { outcome.deals.as_slice() };
            let scores = |score: &i32| f64::from(*score);
            deals.extend(single.iter().map(|deal| deal.scores.as_slice().iter().map(scores).collect()));
        }
    }
    runs.into_values().filter_map(|(games, deals)| (games == games_a_run).then_some(deals)).collect()
}

impl Convergence {
    fn deals_a_game(&self) -> u64 {
        self.common.setting.session.unwrap_or(1)
    }

    /// How many games (deals or sessions) one run takes.
    fn games_a_run(&self) -> u64 {
        self.file.steps.last().copied().unwrap_or(1).div_ceil(self.deals_a_game())
    }
}

impl Part for Convergence {
    fn pieces(&self, scale: f64) -> u64 {
        self.file.lines.len() as u64 * scaled(self.common.games, scale) * self.games_a_run()
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let groups = scaled(self.common.games, workshop.scale) * self.games_a_run();
        let mut encounters = Vec::new();
        for line in &self.file.lines {
            let seats: Result<Vec<String>, ArenaError> =
                line.seats.iter().map(|seat| workshop.seat(seat, &[])).collect();
            encounters.push((seats?, Seating::Fixed, groups));
        }
        let Some(hall) = workshop.play(self.common.setting.clone(), &encounters)? else { return Ok(None) };
        // Equal tables are played once and share an encounter.
        let mut known: Vec<&Vec<String>> = Vec::new();
        let mut lines = Vec::new();
        for (line, (seats, _, _)) in self.file.lines.iter().zip(&encounters) {
            let number = known.iter().position(|earlier| *earlier == seats).unwrap_or_else(|| {
                known.push(seats);
                known.len() - 1
            });
            lines.push((line, self.runs(&hall, number, &line.counted)));
        }
        Ok(Some(self.section(&lines)))
    }
}

impl Convergence {
    /// The mean winnings of the counted seats together after every step, run by run.
    fn runs(&self, hall: &Hall, encounter: usize, counted: &[usize]) -> Vec<Vec<f64>> {
        let runs = runs_of(hall, encounter, self.games_a_run());
        runs.iter().map(|run| means_at(run, counted, &self.file.steps)).collect()
    }

    fn section(&self, lines: &[(&LineFile, Vec<Vec<f64>>)]) -> Section {
        let row = |(line, runs): &(&LineFile, Vec<Vec<f64>>)| {
            let last = self.file.steps.len() - 1;
            let cell = |step: usize| {
                let at: Vec<f64> = runs.iter().map(|run| run[step]).collect();
                let published = line.published.filter(|_| step == last);
                vec![figure(&at, published.map(|value| (value, self.file.tolerance)))]
            };
            Row { label: line.label.clone(), cells: (0..=last).map(cell).collect() }
        };
        let runs = lines.first().map_or(0, |(_, runs)| runs.len());
        let table = ReportRows {
            caption: format!(
                "mean winnings a deal of the counted seats together, {runs} runs, and how many of them are below 0"
            ),
            corner: "after".to_owned(),
            columns: self.file.steps.iter().map(|step| format!("{step} deals")).collect(),
            rows: lines.iter().map(row).collect(),
        };
        let (title, about) = (self.common.title.clone(), self.common.about.clone());
        Section { title, about, tables: vec![table], plots: vec![self.plot(lines)], ..Section::default() }
    }

    /// The means by the number of deals, with single runs as a cloud.
    fn plot(&self, lines: &[(&LineFile, Vec<Vec<f64>>)]) -> Plot {
        let steps = || self.file.steps.iter().map(|step| *step as f64);
        let mut series = Vec::new();
        for (line, runs) in lines {
            let mean = |step: usize| mean_interval(&runs.iter().map(|run| run[step]).collect::<Vec<f64>>());
            let points = steps().enumerate().filter_map(|(step, x)| Some(Point { x, y: mean(step)? }));
            series.push(Series {
                name: line.label.clone(),
                points: points.collect(),
                published: false,
                loose: false,
            });
        }
        let cloud = lines.iter().flat_map(|(_, runs)| runs.iter().flat_map(|run| steps().zip(run)));
        let cloud = cloud.map(|(x, y)| Point { x, y: Estimate::exact(*y) }).collect();
        series.push(Series { name: "single runs".to_owned(), points: cloud, published: false, loose: true });
        Plot::Lines(LinePlot {
            title: self.common.title.clone(),
            x: Axis::log("deals"),
            y: Axis::linear("mean winnings a deal").including(&[0.0]),
            series,
            levels: Vec::new(),
        })
    }
}

/// The mean of the counted seats together after each number of deals.
fn means_at(deals: &[Vec<f64>], counted: &[usize], steps: &[u64]) -> Vec<f64> {
    let mut sum = 0.0;
    let mut found = Vec::with_capacity(steps.len());
    for (number, deal) in (1_u64..).zip(deals) {
        sum += counted.iter().map(|seat| deal[*seat]).sum::<f64>();
        if steps.get(found.len()) == Some(&number) {
            found.push(sum / number as f64);
        }
    }
    found
}

/// The mean over runs; a single run has no interval.
fn figure(runs: &[f64], published: Option<(f64, f64)>) -> Figure {
    let below = runs.iter().filter(|mean| **mean < 0.0).count();
    let value = mean_interval(runs);
    let published = published.map(|(value, tolerance)| Published { value, games: None, tolerance });
    let wide = value.filter(|value| value.half_width().is_finite());
    let interval = wide
        .map_or("one run: no interval".to_owned(), |value| format!("{:.2} to {:.2}", value.low, value.high));
    Figure {
        name: String::new(),
        text: value.map_or("-".to_owned(), |value| format!("{:+.2}", value.mean)),
        value,
        note: format!("{interval}; {below} of {} below 0", runs.len()),
        published: published.map(|published| format!("{:+.2}", published.value)),
        verdict: published.and_then(|published| value.map(|value| judge(value, published))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counted_seats_are_added_up_after_every_step() {
        let deals = [vec![2.0, -1.0, -1.0], vec![-4.0, 2.0, 2.0], vec![1.0, -2.0, 1.0]];
        assert_eq!(means_at(&deals, &[0], &[1, 2, 3]), [2.0, -1.0, -1.0 / 3.0]);
        assert_eq!(means_at(&deals, &[1, 2], &[2]), [1.0]);
    }

    #[test]
    fn a_figure_says_how_many_runs_are_below_nothing() {
        let one = figure(&[1.0, -1.0, 3.0], Some((1.5, 0.5)));
        assert_eq!(one.text, "+1.00");
        assert!(one.note.ends_with("; 1 of 3 below 0"), "{}", one.note);
        assert_eq!(one.published.as_deref(), Some("+1.50"));
        assert!(figure(&[2.0], None).note.starts_with("one run: no interval"));
    }

    #[test]
    fn steps_that_do_not_rise_and_seats_that_are_not_there_are_refused() {
        let refused = |rest: &str| {
            let text = format!(
                "title = \"t\"\nsource = \"s\"\nabout = \"a\"\n[[part]]\nkind = \"convergence\"\ntitle = \"p\"\n{rest}"
            );
            super::super::Experiment::parse("x", &text).unwrap_err().to_string()
        };
        assert!(refused("steps = [3, 2]\nlines = []").contains("steps: expected rising numbers"));
        let line = "lines = [{ label = \"a\", seats = [\"random\"], counted = [1] }]";
        assert!(
            refused(&format!("steps = [3]\n{line}")).contains("counted of \"a\": expected some of its seats")
        );
    }
}
