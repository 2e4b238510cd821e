//! The work and the value of single searches: nodes and evaluations by option and depth, over the same
//! positions.

use std::ops::ControlFlow;

use catalog::{AnyRules, AnyTable, AnyThinking, PlayerSpec, Start};
use game::random::{below, deal_stream};
use game::{Report, Stop, Viewer, Worth};
use serde::{Deserialize, Serialize};
use toml::Table as Toml;

use crate::plot::{Axis as PlotAxis, LinePlot, Plot, Point, Series};
use crate::pool::spread;
use crate::report::{Figure, Published, Row, Section, Table, judge};
use crate::stats::{Estimate, Resampling, Sum, bootstrap_mean};
use crate::{ArenaError, Sheet, WallClock};

use super::file::{Common, fields};
use super::{Part, Workshop, scaled};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The player, with `{row}` and `{column}`.
    player: String,
    rows: AxisFile,
    columns: AxisFile,
    /// How many moves are played at random before the position that is searched: each number in turn.
    #[serde(default)]
    plies: Vec<u32>,
    /// The positions that are searched, instead of random ones.
    #[serde(default)]
    positions: Vec<String>,
    measures: Vec<Count>,
    #[serde(default)]
    published: Vec<PublishedFile>,
    #[serde(default)]
    tolerance: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AxisFile {
    title: String,
    values: Vec<(String, String)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PublishedFile {
    measure: Count,
    cells: Vec<Vec<f64>>,
}

/// What is counted of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Count {
    /// Positions reached by a move, or iterations where those are counted instead.
    Nodes,
    /// The value of the position to the side to move, by the player's own evaluation. Searches that found a
    /// forced win or loss have none.
    Value,
}

impl Count {
    fn name(self) -> &'static str {
        match self {
            Count::Nodes => "nodes",
            Count::Value => "value",
        }
    }
}

/// One finished search, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Searched {
    kavarna: u32,
    player: String,
    position: String,
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<f64>,
    job: String,
    table: String,
    group: u64,
    place: usize,
}

struct Nodes {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    if file.plies.is_empty() == file.positions.is_empty() {
        return Err("expected either plies, at least one number, or positions, at least one text".to_owned());
    }
    let (rows, columns) = (file.rows.values.len(), file.columns.values.len());
    let whole = |cells: &Vec<Vec<f64>>| cells.len() == rows && cells.iter().all(|row| row.len() == columns);
    if !file.published.iter().all(|published| whole(&published.cells)) {
        return Err(format!("published: expected {rows} rows of {columns} cells"));
    }
    Ok(Box::new(Nodes { common, file }))
}

impl Nodes {
    fn cells(&self) -> Vec<(usize, usize)> {
        let columns = self.file.columns.values.len();
        (0..self.file.rows.values.len())
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .collect()
    }
}

impl Part for Nodes {
    fn pieces(&self, scale: f64) -> u64 {
        self.cells().len() as u64 * self.count(scale)
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let setting = &self.common.setting;
        let rules = setting.rules(workshop.catalog)?;
        let job = setting.job();
        let positions = self.count(workshop.scale);
        let mut searches = Vec::new();
        for (row, column) in self.cells() {
            let values = [
                ("row", self.file.rows.values[row].1.as_str()),
                ("column", &self.file.columns.values[column].1),
            ];
            let text = workshop.seat(&self.file.player, &values)?;
            let spec = rules.player_spec(&text)?;
            let table = match self.file.positions.as_slice() {
                [] => format!("search by {spec} after {:?}", self.file.plies),
                positions => format!("search by {spec} of {}", positions.join(", ")),
            };
            let sheet = workshop.ledger.sheet(&job, &table);
            workshop.sheets.push(sheet);
            searches.push(Search { spec, table, sheet });
        }
        let done = self.search(workshop, rules.as_ref(), &job, &searches, positions)?;
        if workshop.stop.is_stopped() {
            return Ok(None);
        }
        Ok(Some(self.section(&done, positions)))
    }
}

/// One cell: who searches, and where it is kept.
struct Search {
    spec: PlayerSpec,
    table: String,
    sheet: Sheet,
}

impl Nodes {
    /// Searches all positions in all cells, taking from the ledger what was searched before. For every cell
    /// the results by position.
    fn search(
        &self,
        workshop: &mut Workshop<'_>,
        rules: &dyn AnyRules,
        job: &str,
        searches: &[Search],
        positions: u64,
    ) -> Result<Vec<Vec<Searched>>, ArenaError> {
        let mut done: Vec<Vec<Searched>> = vec![Vec::new(); searches.len()];
        let mut missing = Vec::new();
        for (cell, search) in searches.iter().enumerate() {
            for group in 0..positions {
                let line = workshop.ledger.line(search.sheet, group, 0)?;
                match line.and_then(|line| serde_json::from_str::<Searched>(&line).ok()) {
                    Some(kept) => {
                        done[cell].push(kept);
                        workshop.done.done += 1;
                    }
                    None => missing.push((cell, group)),
                }
            }
        }
        let mut workers = vec![(); workshop.threads.max(1)];
        let mut failed = None;
        let work = |(): &mut (), (cell, group): &(usize, u64)| {
            let found = self.search_one(rules, &searches[*cell], job, *group, workshop.stop);
            if workshop.stop.is_stopped() { None } else { Some((*cell, *group, found)) }
        };
        let (ledger, count, progress) = (&mut *workshop.ledger, &mut workshop.done, &mut *workshop.progress);
        spread(&mut workers, &missing, workshop.stop, work, &mut |_, (cell, group, found)| {
            let kept = found.and_then(|found| {
                let line = serde_json::to_string(&found).expect("a count is plain data");
                ledger.append(searches[cell].sheet, group, 0, &line)?;
                done[cell].push(found);
                Ok(())
            });
            count.done += 1;
            progress(*count);
            match kept {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    failed = Some(error);
                    ControlFlow::Break(())
                }
            }
        });
        for cell in &mut done {
            cell.sort_by_key(|found| found.group);
        }
        failed.map_or(Ok(done), Err)
    }

    /// How many positions are searched in each cell.
    fn count(&self, scale: f64) -> u64 {
        match self.file.positions.len() {
            0 => scaled(self.common.games, scale),
            given => given as u64,
        }
    }

    /// The position of a number: one that is given, or one after random moves.
    fn position(&self, rules: &dyn AnyRules, group: u64) -> Result<Box<dyn AnyTable>, ArenaError> {
        if let Some(text) = self.file.positions.get(group as usize) {
            return Ok(rules.table(&Start::Position(text.clone()))?);
        }
        let seed = self.common.setting.seed;
        let mut table = rules.table(&Start::Seed { seed, index: group })?;
        let mut stream = deal_stream(seed ^ 0x6e6f_6465, group);
        let plies = self.file.plies[(group % self.file.plies.len() as u64) as usize];
        for _ in 0..plies {
            let legal = table.legal();
            table.play(&legal[below(&mut stream, legal.len() as u32) as usize])?;
            if table.turn().is_none() {
                table.undo();
                break;
            }
        }
        Ok(table)
    }

    /// One search: a pure function of the setting, the player and the number of the position.
    fn search_one(
        &self,
        rules: &dyn AnyRules,
        search: &Search,
        job: &str,
        group: u64,
        stop: &Stop,
    ) -> Result<Searched, ArenaError> {
        let setting = &self.common.setting;
        let table = self.position(rules, group)?;
        let seat = table
            .turn()
            .ok_or_else(|| ArenaError::Plan("expected a position in which somebody moves".into()))?;
        let mut player = rules.player(&search.spec)?;
        player.begin(group);
        let clock = WallClock::start();
        let limits = search.spec.limits.unwrap_or(setting.limits);
        let mut quiet = |_: &Report<String>| {};
        let mut thinking = AnyThinking { limits, stop, clock: &clock, threads: 1, progress: &mut quiet };
        let decision = player.decide(table.view(Viewer::Seat(seat)).as_ref(), &mut thinking);
        let report = decision.report;
        let value = match report.best().map(|best| best.worth) {
            Some(Worth::Eval(value) | Worth::Points(value) | Worth::Chance(value)) => Some(value),
            _ => None,
        };
        Ok(Searched {
            kavarna: 1,
            player: search.spec.to_string(),
            position: table.position_text(),
            mv: decision.mv,
            nodes: report.nodes.max(report.iterations),
            value,
            job: job.to_owned(),
            table: search.table.clone(),
            group,
            place: 0,
        })
    }

    fn section(&self, done: &[Vec<Searched>], positions: u64) -> Section {
        let columns = self.file.columns.values.len();
        let figure = |row: usize, column: usize, count: Count| {
            self.figure(&done[row * columns + column], row, column, count)
        };
        let rows = (0..self.file.rows.values.len()).map(|row| Row {
            label: self.file.rows.values[row].0.clone(),
            cells: (0..columns)
                .map(|column| self.file.measures.iter().map(|count| figure(row, column, *count)).collect())
                .collect(),
        });
        let table = Table {
            caption: format!("means over {positions} positions, the same in every cell"),
            corner: format!("{} \\ {}", self.file.rows.title, self.file.columns.title),
            columns: self.file.columns.values.iter().map(|(name, _)| name.clone()).collect(),
            rows: rows.collect(),
        };
        let plots = self.file.measures.iter().map(|count| self.plot(*count, done)).collect();
        Section {
            title: self.common.title.clone(),
            about: self.common.about.clone(),
            tables: vec![table],
            plots,
            ..Section::default()
        }
    }

    fn figure(&self, done: &[Searched], row: usize, column: usize, count: Count) -> Figure {
        let published = self.file.published.iter().find(|published| published.measure == count);
        let published = published.map(|published| Published {
            value: published.cells[row][column],
            games: None,
            tolerance: self.file.tolerance,
        });
        let name = if self.file.measures.len() > 1 { count.name().to_owned() } else { String::new() };
        let value = mean(done, count);
        Figure {
            name,
            text: value.map_or("-".to_owned(), |value| format!("{:.0}", value.mean)),
            value,
            note: match value {
                None => "none".to_owned(),
                // A single position says nothing about others.
                Some(value) if value.low.is_infinite() => "one position".to_owned(),
                Some(value) => format!("{:.0} to {:.0}", value.low, value.high),
            },
            published: published.map(|published| published.value.to_string()),
            verdict: published.and_then(|published| value.map(|value| judge(value, published))),
        }
    }

    fn plot(&self, count: Count, done: &[Vec<Searched>]) -> Plot {
        let columns = self.file.columns.values.len();
        let series = self.file.rows.values.iter().enumerate().map(|(row, (name, _))| {
            let point = |column: usize| {
                let y = mean(&done[row * columns + column], count)?;
                Some(Point { x: column as f64, y })
            };
            Series { name: name.clone(), points: (0..columns).filter_map(point).collect(), published: false }
        });
        let names = self.file.columns.values.iter().map(|(name, _)| name.clone()).collect();
        let y =
            if count == Count::Nodes { PlotAxis::log(count.name()) } else { PlotAxis::linear(count.name()) };
        Plot::Lines(LinePlot {
            title: format!("{}: {}", self.common.title, count.name()),
            x: PlotAxis::names(&self.file.columns.title, names),
            y,
            series: series.collect(),
            levels: Vec::new(),
        })
    }
}

fn mean(done: &[Searched], count: Count) -> Option<Estimate> {
    let value = |found: &Searched| match count {
        Count::Nodes => Some(found.nodes as f64),
        Count::Value => found.value,
    };
    let sums: Vec<Sum> = done.iter().filter_map(value).map(Sum::one).collect();
    bootstrap_mean(&sums, Resampling::default())
}
