//! The work and the value of single searches: nodes, time and evaluations by option and depth, over the same positions.
//!
//! Positions are given, or come after random moves, or are reached by a named player up to a decision of some kind: so
//! games with hidden cards are measured where a player of theirs would search, with as many searches of each position,
//! each of other worlds, as asked for.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::{ControlFlow, Range};
use std::sync::{Arc, OnceLock};

use catalog::{AnyPlayer, AnyRules, AnyTable, AnyThinking, Catalog, PlayerSpec, Start};
use game::random::{below, deal_stream};
use game::{Clock, Report, Stop, Viewer, Worth};
use serde::{Deserialize, Serialize};
use toml::Table as Toml;

use crate::plot::{Axis as PlotAxis, LinePlot, Plot, Point, Series};
use crate::pool::spread;
use crate::report::{Figure, Published, ReportRows, Row, Section, judge, judge_among};
use crate::stats::{Estimate, Resampling, Sum, bootstrap_mean};
use crate::{ArenaError, Portion, ReachedBy, Sheet, Until, WallClock};

use super::file::{Common, fields};
use super::template::fill;
use super::work_claim::{Work, WorkClaim, told_singles};
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
    /// The player that sits in every seat until the position, instead of random moves.
    #[serde(default)]
    reached_by: Option<String>,
    /// The kind of decision that is searched then, the first of its kind in a game: `card`. With a number, `card 18`, so
    /// many decisions later. `{row}` and `{column}` as in the player.
    #[serde(default)]
    until: Option<String>,
    /// How often each position is searched, each time with other random numbers: with players that sample, other worlds.
    #[serde(default = "once")]
    searches: u64,
    /// The rows that are drawn; all where none is named.
    #[serde(default)]
    drawn: Vec<String>,
    #[serde(default)]
    claims: Vec<WorkClaim>,
    measures: Vec<Count>,
    #[serde(default)]
    published: Vec<PublishedFile>,
    #[serde(default)]
    tolerance: f64,
    /// Whether all that was published is of one position, which is not among ours: how it lies among them is judged.
    #[serde(default)]
    single: bool,
}

fn once() -> u64 {
    1
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
pub(super) enum Count {
    /// Positions reached by a move, or iterations where those are counted instead.
    Nodes,
    /// Leaves, and moves listed where the search went on: what a program evaluates that judges all moves of a position
    /// before it tries them.
    Evaluations,
    /// The value of the position to the side to move, by the player's own evaluation. Searches that found a
    /// forced win or loss have none.
    Value,
    /// How long a search takes, in milliseconds.
    Ms,
    /// How long a node takes, in microseconds.
    Us,
    /// How long the longest of all searches took, in milliseconds.
    Longest,
}

impl Count {
    fn name(self) -> &'static str {
        match self {
            Count::Nodes => "nodes",
            Count::Evaluations => "evaluations",
            Count::Value => "value",
            Count::Ms => "ms",
            Count::Us => "µs a node",
            Count::Longest => "longest, ms",
        }
    }

    /// A figure as it is written.
    pub(super) fn written(self, value: f64) -> String {
        match self {
            Count::Nodes | Count::Evaluations | Count::Value => format!("{value:.0}"),
            Count::Ms | Count::Longest if value >= 100.0 => format!("{value:.0}"),
            Count::Ms | Count::Us | Count::Longest => format!("{value:.3}"),
        }
    }

    /// What a search adds to the mean: a value, and its weight.
    fn of(self, found: &Searched) -> Option<Sum> {
        match self {
            Count::Nodes => Some(Sum::one(found.nodes as f64)),
            Count::Evaluations => found.evaluations.map(|number| Sum::one(number as f64)),
            Count::Value => found.value.map(Sum::one),
            Count::Ms | Count::Longest => found.us.map(|us| Sum::one(us / 1e3)),
            Count::Us => found.us.map(|us| Sum { total: us, weight: found.nodes as f64 }),
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
    evaluations: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    value: Option<f64>,
    /// How long it took, in microseconds, by the machine's clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    us: Option<f64>,
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
    let ways = [!file.plies.is_empty(), !file.positions.is_empty(), file.reached_by.is_some()];
    if ways.into_iter().filter(|given| *given).count() != 1 {
        let what =
            "expected one of plies, at least one number; positions, at least one text; reached_by, a player";
        return Err(what.to_owned());
    }
    if file.reached_by.is_some() != file.until.is_some() {
        return Err("expected reached_by, a player, together with until, a kind of decision".to_owned());
    }
    if file.searches == 0 {
        return Err("searches: expected at least 1".to_owned());
    }
    let names = |axis: &AxisFile| axis.values.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    let (row_names, column_names) = (names(&file.rows), names(&file.columns));
    if let Some(name) = file.drawn.iter().find(|name| !row_names.contains(name)) {
        return Err(format!("drawn: expected names of rows, got \"{name}\""));
    }
    if let Some(name) = file.claims.iter().find_map(|claim| claim.unknown_name(&row_names, &column_names)) {
        return Err(format!("claims: expected names of rows and columns, got \"{name}\""));
    }
    let (rows, columns) = (file.rows.values.len(), file.columns.values.len());
    let whole = |cells: &Vec<Vec<f64>>| cells.len() == rows && cells.iter().all(|row| row.len() == columns);
    if !file.published.iter().all(|published| whole(&published.cells)) {
        return Err(format!("published: expected {rows} rows of {columns} cells"));
    }
    Ok(Box::new(NodesPart(Arc::new(Nodes { common, file }))))
}

impl Nodes {
    fn cells(&self) -> Vec<(usize, usize)> {
        let columns = self.file.columns.values.len();
        (0..self.file.rows.values.len())
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .collect()
    }
}

/// The part. Searches that are only listed outlive it.
struct NodesPart(Arc<Nodes>);

impl Part for NodesPart {
    fn pieces(&self, scale: f64) -> u64 {
        self.0.cells().len() as u64 * self.0.count(scale) * self.0.file.searches
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        self.0.run(workshop)
    }
}

impl Nodes {
    fn run(self: &Arc<Self>, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
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
            let until =
                self.file.until.as_ref().map(|until| fill(until, &values).parse::<Until>()).transpose();
            let until = until.map_err(ArenaError::Plan)?;
            let table = match (&until, self.file.positions.as_slice()) {
                (Some(until), _) => {
                    let by = rules.player_spec(self.file.reached_by.as_deref().unwrap_or_default())?;
                    format!("search by {spec} at {until} of {by}")
                }
                (None, []) => format!("search by {spec} after {:?}", self.file.plies),
                (None, positions) => format!("search by {spec} of {}", positions.join(", ")),
            };
            let sheet = workshop.ledger.sheet(&job, &table);
            workshop.sheets.push(sheet);
            searches.push(Search { spec, table, sheet, until });
        }
        if workshop.is_planning() {
            self.list(workshop, rules, job, searches, positions)?;
            return Ok(None);
        }
        if workshop.is_partial() && self.is_timed() {
            // What is measured is the time of the machine on which the experiment is run.
            return Ok(None);
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
    until: Option<Until>,
}

/// The players that a worker has seated, by cell.
type Seated = HashMap<usize, Box<dyn AnyPlayer>>;

/// The positions that a player has reached, as texts, each found once.
type Reached = HashMap<(Until, u64), OnceLock<Result<String, String>>>;

/// One search: its cell, the number of its position, and which search of it.
type Piece = (usize, u64, usize);

/// Places for the positions that these searches need.
fn to_reach(missing: &[Piece], searches: &[Search]) -> Reached {
    let mut reached = Reached::new();
    for (cell, group, _) in missing {
        if let Some(until) = &searches[*cell].until {
            reached.entry((until.clone(), *group)).or_default();
        }
    }
    reached
}

/// Searches that were listed.
struct Searches {
    nodes: Arc<Nodes>,
    rules: Arc<dyn AnyRules>,
    job: String,
    cells: Vec<Search>,
    missing: Vec<Piece>,
    reached: Reached,
    seated: Seated,
}

impl Portion for Searches {
    fn len(&self) -> usize {
        self.missing.len()
    }

    fn work(
        &mut self,
        _: &Catalog,
        pieces: Range<usize>,
        stop: &Stop,
    ) -> Result<Option<Vec<String>>, ArenaError> {
        let mut lines = Vec::new();
        for piece in &self.missing[pieces] {
            let (rules, seated) = (self.rules.as_ref(), &mut self.seated);
            let found = self.nodes.search_piece(
                rules,
                &self.job,
                &self.cells,
                &self.reached,
                seated,
                *piece,
                stop,
            )?;
            if stop.is_stopped() {
                return Ok(None);
            }
            lines.push(serde_json::to_string(&found).map_err(std::io::Error::from)?);
        }
        Ok(Some(lines))
    }
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
            for (group, place) in self.pieces_of(positions) {
                let line = workshop.ledger.line(search.sheet, group, place)?;
                match line.and_then(|line| serde_json::from_str::<Searched>(&line).ok()) {
                    Some(kept) => {
                        done[cell].push(kept);
                        workshop.done.done += 1;
                    }
                    None => missing.push((cell, group, place)),
                }
            }
        }
        for search in searches {
            workshop.ask(self.pieces_of(positions).map(|(group, place)| (search.sheet, group, place)));
        }
        if workshop.is_partial() {
            return Ok(done);
        }
        let reached = to_reach(&missing, searches);
        // A player searches all positions of its cell: what it sets up once is no part of their time.
        let mut workers: Vec<Seated> = (0..workshop.threads.max(1)).map(|_| Seated::new()).collect();
        let mut failed = None;
        let work = |seated: &mut Seated, piece: &Piece| {
            let found = self.search_piece(rules, job, searches, &reached, seated, *piece, workshop.stop);
            let (cell, group, place) = *piece;
            if workshop.stop.is_stopped() { None } else { Some((cell, (group, place), found)) }
        };
        let (ledger, count, progress) = (&mut *workshop.ledger, &mut workshop.done, &mut *workshop.progress);
        spread(&mut workers, &missing, workshop.stop, work, &mut |_, (cell, (group, place), found)| {
            let kept = found.and_then(|found| {
                let line = serde_json::to_string(&found).expect("a count is plain data");
                ledger.append(searches[cell].sheet, group, place, &line)?;
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
            cell.sort_by_key(|found| (found.group, found.place));
        }
        failed.map_or(Ok(done), Err)
    }

    /// One search of one cell, by the player that is seated for the cell.
    #[allow(clippy::too_many_arguments, reason = "what all searches share, then the one search")]
    fn search_piece(
        &self,
        rules: &dyn AnyRules,
        job: &str,
        searches: &[Search],
        reached: &Reached,
        seated: &mut Seated,
        (cell, group, place): Piece,
        stop: &Stop,
    ) -> Result<Searched, ArenaError> {
        let search = &searches[cell];
        let player = match seated.entry(cell) {
            Entry::Occupied(seat) => seat.into_mut(),
            Entry::Vacant(seat) => seat.insert(rules.player(&search.spec)?),
        };
        let table = self.position(rules, search, group, reached)?;
        self.search_one(table.as_ref(), player.as_mut(), search, job, (group, place), stop)
    }

    /// Lists the searches that the ledger has not. Where time is measured nothing is listed: it is this machine's.
    fn list(
        self: &Arc<Self>,
        workshop: &mut Workshop<'_>,
        rules: Arc<dyn AnyRules>,
        job: String,
        searches: Vec<Search>,
        positions: u64,
    ) -> Result<(), ArenaError> {
        let Some(plan) = workshop.ledger.plan().filter(|_| !self.is_timed()) else { return Ok(()) };
        if searches.iter().any(|search| search.spec.limits.unwrap_or(self.common.setting.limits).ms.is_some())
        {
            return Err(ArenaError::Plan(crate::plan::TIMED.to_owned()));
        }
        let pieces = |(cell, search): (usize, &Search)| {
            let sheet = search.sheet;
            self.pieces_of(positions).map(move |(group, place)| (sheet, (cell, group, place))).collect()
        };
        let all: Vec<Vec<(Sheet, Piece)>> = searches.iter().enumerate().map(pieces).collect();
        let has = |(sheet, (_, group, place)): &(Sheet, Piece)| workshop.ledger.has(*sheet, *group, *place);
        let missing: Vec<Piece> =
            all.into_iter().flatten().filter(|piece| !has(piece)).map(|(_, piece)| piece).collect();
        if !missing.is_empty() {
            let reached = to_reach(&missing, &searches);
            let seated = Seated::new();
            let nodes = Arc::clone(self);
            plan.add(Box::new(Searches { nodes, rules, job, cells: searches, missing, reached, seated }));
            workshop.stop.stop();
        }
        Ok(())
    }

    /// Every search of every position.
    fn pieces_of(&self, positions: u64) -> impl Iterator<Item = (u64, usize)> {
        let searches = self.file.searches as usize;
        (0..positions).flat_map(move |group| (0..searches).map(move |place| (group, place)))
    }

    /// How many positions are searched in each cell.
    fn count(&self, scale: f64) -> u64 {
        match self.file.positions.len() {
            0 => scaled(self.common.games, scale),
            given => given as u64,
        }
    }

    /// The position of a number: one that was reached, one that is given, or one after random moves.
    fn position(
        &self,
        rules: &dyn AnyRules,
        search: &Search,
        group: u64,
        reached: &Reached,
    ) -> Result<Box<dyn AnyTable>, ArenaError> {
        if let Some(until) = &search.until
            && let Some(known) = reached.get(&(until.clone(), group))
        {
            let text =
                known.get_or_init(|| self.reach(rules, until, group).map_err(|error| error.to_string()));
            let text = text.clone().map_err(ArenaError::Plan)?;
            return Ok(rules.table(&Start::Position(text))?);
        }
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

    /// The position in which the player that sits in every seat comes to a decision.
    fn reach(&self, rules: &dyn AnyRules, until: &Until, group: u64) -> Result<String, ArenaError> {
        let player = self.file.reached_by.clone().unwrap_or_default();
        let setting = &self.common.setting;
        let reached = ReachedBy { player, until: until.clone() };
        Ok(reached.table(rules, setting.seed, group, setting.limits)?.position_text())
    }

    /// One search: a pure function of the setting, the player and the numbers of position and search, but for the time.
    fn search_one(
        &self,
        table: &dyn AnyTable,
        player: &mut dyn AnyPlayer,
        search: &Search,
        job: &str,
        (group, place): (u64, usize),
        stop: &Stop,
    ) -> Result<Searched, ArenaError> {
        let setting = &self.common.setting;
        let seat = table
            .turn()
            .ok_or_else(|| ArenaError::Plan("expected a position in which somebody moves".into()))?;
        player.begin(group + ((place as u64) << 32));
        let clock = WallClock::start();
        let limits = search.spec.limits.unwrap_or(setting.limits);
        let mut quiet = |_: &Report<String>| {};
        let mut thinking = AnyThinking { limits, stop, clock: &clock, threads: 1, progress: &mut quiet };
        let view = table.view(Viewer::Seat(seat));
        let begun = clock.now();
        let decision = player.decide(view.as_ref(), &mut thinking);
        let took = clock.now().saturating_sub(begun);
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
            evaluations: self.file.measures.contains(&Count::Evaluations).then_some(report.evaluations),
            value,
            us: self.is_timed().then_some(took.as_secs_f64() * 1e6),
            job: job.to_owned(),
            table: search.table.clone(),
            group,
            place,
        })
    }

    /// Whether time is measured at all: what is not stays the same on every machine.
    fn is_timed(&self) -> bool {
        let of_time = |count: &Count| matches!(count, Count::Ms | Count::Us | Count::Longest);
        self.file.measures.iter().any(of_time)
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
        let searches = match self.file.searches {
            1 => String::new(),
            number => format!(", {number} searches of each"),
        };
        let cells = WorkCells { nodes: self, done };
        let findings = self.file.claims.iter().map(|claim| claim.judge(&cells, self.file.single)).collect();
        let table = ReportRows {
            caption: format!("means over {positions} positions, the same in every cell{searches}"),
            corner: format!("{} \\ {}", self.file.rows.title, self.file.columns.title),
            columns: self.file.columns.values.iter().map(|(name, _)| name.clone()).collect(),
            rows: rows.collect(),
        };
        let plots = self.file.measures.iter().map(|count| self.plot(*count, done)).collect();
        Section {
            title: self.common.title.clone(),
            about: self.common.about.clone(),
            findings,
            tables: vec![table],
            plots,
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
        let written = |value: f64| count.written(value);
        let singles: Vec<f64> = if self.file.single && published.is_some() {
            sums(done, count).iter().map(|(_, sum)| sum.total / sum.weight).collect()
        } else {
            Vec::new()
        };
        let among = told_singles("; ", &singles, written);
        Figure {
            name,
            text: value.map_or("-".to_owned(), |value| written(value.mean)),
            value,
            note: match value {
                None => "none".to_owned(),
                // A single position says nothing about others.
                Some(value) if value.low.is_infinite() => "one position".to_owned(),
                Some(_) if count == Count::Longest => format!("of {}", done.len()),
                Some(value) => format!("{} to {}{among}", written(value.low), written(value.high)),
            },
            published: published.map(|published| published.value.to_string()),
            verdict: published.and_then(|published| {
                let of_one = || judge_among(&singles, published.value);
                value.map(|value| if self.file.single { of_one() } else { judge(value, published) })
            }),
        }
    }

    fn plot(&self, count: Count, done: &[Vec<Searched>]) -> Plot {
        let columns = self.file.columns.values.len();
        let is_drawn = |name: &String| self.file.drawn.is_empty() || self.file.drawn.contains(name);
        let drawn = self.file.rows.values.iter().enumerate().filter(|(_, (name, _))| is_drawn(name));
        let series = drawn.map(|(row, (name, _))| {
            let point = |column: usize| {
                let y = mean(&done[row * columns + column], count)?;
                Some(Point { x: column as f64, y })
            };
            Series {
                name: name.clone(),
                points: (0..columns).filter_map(point).collect(),
                published: false,
                loose: false,
            }
        });
        let names = self.file.columns.values.iter().map(|(name, _)| name.clone()).collect();
        let y = match count {
            Count::Nodes | Count::Evaluations | Count::Ms | Count::Longest => PlotAxis::log(count.name()),
            Count::Value | Count::Us => PlotAxis::linear(count.name()),
        };
        Plot::Lines(LinePlot {
            title: format!("{}: {}", self.common.title, count.name()),
            x: PlotAxis::names(&self.file.columns.title, names),
            y,
            series: series.collect(),
            levels: Vec::new(),
        })
    }
}

/// What a count of the searches of each position adds up to, by the number of the position.
fn sums(done: &[Searched], count: Count) -> Vec<(u64, Sum)> {
    let mut sums: Vec<(u64, Sum)> = Vec::new();
    for found in done {
        let Some(Sum { total, weight }) = count.of(found) else { continue };
        match sums.last_mut() {
            Some((group, sum)) if *group == found.group => {
                sum.total += total;
                sum.weight += weight;
            }
            _ => sums.push((found.group, Sum { total, weight })),
        }
    }
    sums
}

fn mean(done: &[Searched], count: Count) -> Option<Estimate> {
    if count == Count::Longest {
        let longest = done
            .iter()
            .filter_map(|found| found.us)
            .fold(None, |most: Option<f64>, us| Some(most.map_or(us, |most| most.max(us))));
        return longest.map(|us| Estimate::exact(us / 1e3));
    }
    let sums: Vec<Sum> = sums(done, count).into_iter().map(|(_, sum)| sum).collect();
    bootstrap_mean(&sums, Resampling::default())
}

/// The cells that statements are about.
struct WorkCells<'a> {
    nodes: &'a Nodes,
    done: &'a [Vec<Searched>],
}

impl Work for WorkCells<'_> {
    fn sums(&self, [row, column]: &[String; 2], count: Count) -> Option<Vec<(u64, Sum)>> {
        let place = |axis: &AxisFile, name: &String| axis.values.iter().position(|(known, _)| known == name);
        let (row, column) = (place(&self.nodes.file.rows, row)?, place(&self.nodes.file.columns, column)?);
        Some(sums(&self.done[row * self.nodes.file.columns.values.len() + column], count))
    }
}
