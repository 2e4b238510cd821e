//! A grid: one encounter for every pair of two options, as a table, a heat map or lines.

use std::collections::HashMap;

use serde::Deserialize;
use toml::{Table as Toml, Value};

use crate::plot::{Axis as PlotAxis, HeatCell, HeatMap, Level, LinePlot, Plot, Point, Series, Spacing};
use crate::report::{Figure, Published, ReportRows, Row, Section};
use crate::stats::{Estimate, Sum};
use crate::{ArenaError, Hall, Seating, Setting};

use super::claim::{Cells, Claim};
use super::file::{Common, Judge, fields, options, text};
use super::measure::{Course, Games, Measure, pooled};
use super::{Part, Workshop, repeating, scaled, solution, tactics};

/// One of the two options of a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axis {
    /// What it is.
    pub title: String,
    /// The names of its values and what they stand for in the seats.
    pub values: Vec<(String, String)>,
}

/// The same grid under other rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Variant {
    /// What is different.
    pub label: String,
    /// The options of the game, beside those of all variants.
    pub options: game::Options,
    /// What `{variant}` stands for in the seats.
    pub value: String,
}

impl Variant {
    /// What is different, to stand behind a title; nothing if nothing is.
    fn in_brackets(&self) -> String {
        if self.label.is_empty() { String::new() } else { format!(" ({})", self.label) }
    }
}

/// What was published about a cell.
#[derive(Clone, PartialEq, Debug)]
enum CellPublished {
    Figure(f64),
    Course(Course),
}

/// How the figures are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Drawing {
    #[default]
    Heat,
    Lines,
    None,
}

/// A grid of encounters.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    title: String,
    about: String,
    setting: Setting,
    seating: Seating,
    games: u64,
    /// Nobody uses chance: one game a cell, at any scale.
    exact: bool,
    judge: Option<Judge>,
    seats: Vec<String>,
    rows: Axis,
    columns: Axis,
    variants: Vec<Variant>,
    measures: Vec<Measure>,
    /// For each measure the published cells, row by row.
    published: Vec<(Measure, Vec<Vec<Option<CellPublished>>>)>,
    published_games: Option<u64>,
    tolerance: f64,
    drawing: Drawing,
    spacing: Spacing,
    levels: Vec<Level>,
    claims: Vec<Claim>,
    /// What was published of each row over all columns but its own, by the first measure; empty where no totals are
    /// wanted.
    totals: Vec<f64>,
}

impl Grid {
    /// A grid without anything published: the first of the seats is measured, in every cell with the values of
    /// its row and column in place of `{row}` and `{column}`.
    pub fn plain(
        title: &str,
        setting: Setting,
        seats: Vec<String>,
        rows: Axis,
        columns: Axis,
        games: u64,
    ) -> Grid {
        Grid {
            title: title.to_owned(),
            about: String::new(),
            setting,
            seating: Seating::All,
            games,
            exact: false,
            judge: None,
            seats,
            rows,
            columns,
            variants: Vec::new(),
            measures: vec![Measure::Share],
            published: Vec::new(),
            published_games: None,
            tolerance: 0.0,
            drawing: Drawing::Heat,
            spacing: Spacing::Linear,
            levels: Vec::new(),
            claims: Vec::new(),
            totals: Vec::new(),
        }
    }

    /// The same grid measured in another way.
    #[must_use]
    pub fn measuring(mut self, measures: Vec<Measure>) -> Grid {
        self.measures = measures;
        self
    }

    /// The same grid with another order of seats.
    #[must_use]
    pub fn seated(mut self, seating: Seating) -> Grid {
        self.seating = seating;
        self
    }

    /// The same grid, once for each variant.
    #[must_use]
    pub fn varied(mut self, variants: Vec<Variant>) -> Grid {
        self.variants = variants;
        self
    }

    /// How many games it needs at this scale.
    pub fn games(&self, scale: f64) -> u64 {
        let cells = (self.rows.values.len() * self.columns.values.len()) as u64;
        cells * self.games_of_a_cell(scale) * self.variants.len().max(1) as u64
    }

    fn games_of_a_cell(&self, scale: f64) -> u64 {
        if self.exact { 1 } else { scaled(self.games, scale) }
    }

    /// Plays the grid and says what came out; `None` when stopped.
    pub fn measure(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let mut section =
            Section { title: self.title.clone(), about: self.about.clone(), ..Section::default() };
        let plain = [Variant { label: String::new(), options: game::Options::none(), value: String::new() }];
        let variants = if self.variants.is_empty() { &plain } else { self.variants.as_slice() };
        for variant in variants {
            let mut setting = self.setting.clone();
            variant.options.iter().for_each(|(name, value)| setting.options.set(name, value));
            let encounters = self.encounters(workshop, variant, &setting)?;
            let hall = match workshop.play(setting, &encounters)? {
                Some(hall) => hall,
                None if workshop.is_planning() => continue,
                None => return Ok(None),
            };
            let beginnings = if self.measures.contains(&Measure::Course) {
                repeating::beginnings(workshop, &hall)?
            } else {
                HashMap::new()
            };
            let (orders, cells) = (orders(&hall), cells(&hall, &encounters));
            let played = Played { grid: self, hall: &hall, orders, cells, beginnings };
            played.report(variant, &mut section);
            match workshop.judges(self.judge) {
                Some(Judge::Solution) => match solution::table(workshop, &hall, &variant.in_brackets())? {
                    Some(table) => section.tables.push(table),
                    None => return Ok(None),
                },
                Some(Judge::Tactics) => section.tables.push(tactics::table(workshop, &hall)?),
                None => {}
            }
        }
        Ok((!workshop.is_planning()).then_some(section))
    }

    fn encounters(
        &self,
        workshop: &Workshop<'_>,
        variant: &Variant,
        setting: &Setting,
    ) -> Result<Vec<(Vec<String>, Seating, u64)>, ArenaError> {
        let seats = setting.rules(workshop.catalog)?.seats();
        let mut encounters = Vec::new();
        for (_, row) in &self.rows.values {
            for (_, column) in &self.columns.values {
                let values = [("row", row.as_str()), ("column", column), ("variant", &variant.value)];
                let sitting: Result<Vec<String>, ArenaError> =
                    self.seats.iter().map(|seat| workshop.seat(seat, &values)).collect();
                let size = match self.seating {
                    Seating::Fixed => 1,
                    Seating::Rotations | Seating::All => seats as u64,
                };
                let groups = self.games_of_a_cell(workshop.scale).div_ceil(size);
                encounters.push((sitting?, self.seating, groups));
            }
        }
        Ok(encounters)
    }

    fn published(&self, measure: Measure, row: usize, column: usize) -> Option<&CellPublished> {
        let (_, rows) = self.published.iter().find(|(known, _)| *known == measure)?;
        rows.get(row)?.get(column)?.as_ref()
    }

    fn names(axis: &Axis) -> Vec<String> {
        axis.values.iter().map(|(name, _)| name.clone()).collect()
    }
}

/// For every encounter of a hall who sits where in each game of a group.
pub(super) fn orders(hall: &Hall) -> Vec<Vec<Vec<usize>>> {
    hall.encounters().iter().map(crate::Encounter::orders).collect()
}

/// For every asked encounter its number in the hall: equal ones are played once.
pub(super) fn cells(hall: &Hall, asked: &[(Vec<String>, Seating, u64)]) -> Vec<usize> {
    let mut texts: Vec<&String> = Vec::new();
    for text in asked.iter().flat_map(|(seats, _, _)| seats) {
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    let number = |(seats, seating, _): &(Vec<String>, Seating, u64)| {
        let players: Vec<usize> = seats
            .iter()
            .map(|seat| texts.iter().position(|text| *text == seat).unwrap_or_default())
            .collect();
        let same = |known: &crate::Encounter| known.players == players && known.seating == *seating;
        hall.encounters().iter().position(same).unwrap_or_default()
    };
    asked.iter().map(number).collect()
}

/// A grid that was played.
struct Played<'a> {
    grid: &'a Grid,
    hall: &'a Hall,
    orders: Vec<Vec<Vec<usize>>>,
    cells: Vec<usize>,
    /// Where the drawn games begin to repeat themselves.
    beginnings: HashMap<u64, usize>,
}

impl Played<'_> {
    fn games(&self, row: usize, column: usize) -> Games<'_> {
        let encounter = self.cells[row * self.grid.columns.values.len() + column];
        Games::of(self.hall, encounter, &self.orders[encounter], self.grid.exact)
    }

    fn report(&self, variant: &Variant, section: &mut Section) {
        let grid = self.grid;
        let label = variant.in_brackets();
        for claim in &grid.claims {
            let mut finding = claim.judge(self);
            finding.statement.push_str(&label);
            section.findings.push(finding);
        }
        let rows = (0..grid.rows.values.len()).map(|row| Row {
            label: grid.rows.values[row].0.clone(),
            cells: (0..grid.columns.values.len()).map(|column| self.figures(row, column)).collect(),
        });
        let names: Vec<&str> = grid.measures.iter().map(|measure| measure.name()).collect();
        section.tables.push(ReportRows {
            caption: format!("{}{label}, {} games a cell", names.join(", "), self.games(0, 0).len()),
            corner: format!("{} \\ {}", grid.rows.title, grid.columns.title),
            columns: Grid::names(&grid.columns),
            rows: rows.collect(),
        });
        if !grid.totals.is_empty() {
            section.tables.push(self.totals(&label));
        }
        for measure in grid.measures.iter().filter(|measure| **measure != Measure::Course) {
            let title = format!("{}: {}{label}", grid.title, measure.name());
            match grid.drawing {
                Drawing::Heat => section.plots.push(self.heat(*measure, title)),
                Drawing::Lines => section.plots.push(self.lines(*measure, title)),
                Drawing::None => {}
            }
        }
    }

    /// Each row against all others together, as a source counts that prints one figure for each player.
    fn totals(&self, label: &str) -> ReportRows {
        let grid = self.grid;
        let measure = grid.measures.first().copied().unwrap_or(Measure::Win);
        let total = |(row, published): (usize, &f64)| {
            let others = (0..grid.columns.values.len())
                .filter(|column| grid.columns.values[*column].0 != grid.rows.values[row].0);
            let sums: Vec<Sum> = others.flat_map(|column| self.games(row, column).sums(measure)).collect();
            let published =
                Published { value: *published, games: grid.published_games, tolerance: grid.tolerance };
            let figure = pooled(measure, &sums, published);
            Row { label: grid.rows.values[row].0.clone(), cells: vec![vec![figure]] }
        };
        ReportRows {
            caption: format!("{} of each against all others{label}", measure.name()),
            corner: grid.rows.title.clone(),
            columns: vec!["total".to_owned()],
            rows: grid.totals.iter().enumerate().map(total).collect(),
        }
    }

    fn figures(&self, row: usize, column: usize) -> Vec<Figure> {
        let games = self.games(row, column);
        let figure = |measure: &Measure| match (measure, self.grid.published(*measure, row, column)) {
            (Measure::Course, Some(CellPublished::Course(course))) => {
                games.course(Some(course), &self.beginnings)
            }
            (Measure::Course, _) => games.course(None, &self.beginnings),
            (measure, Some(CellPublished::Figure(value))) => {
                let published = Published {
                    value: *value,
                    games: self.grid.published_games,
                    tolerance: self.grid.tolerance,
                };
                games.figure(*measure, Some(published))
            }
            (measure, _) => games.figure(*measure, None),
        };
        let mut figures: Vec<Figure> = self.grid.measures.iter().map(figure).collect();
        if let [only] = figures.as_mut_slice() {
            only.name.clear();
        }
        figures
    }

    fn heat(&self, measure: Measure, title: String) -> Plot {
        let cell = |row: usize, column: usize| {
            let games = self.games(row, column);
            let figure = games.figure(measure, None);
            figure.value.map(|value| HeatCell { value: value.mean, text: figure.text, note: figure.note })
        };
        let grid = self.grid;
        let cells: Vec<Vec<Option<HeatCell>>> = (0..grid.rows.values.len())
            .map(|row| (0..grid.columns.values.len()).map(|column| cell(row, column)).collect())
            .collect();
        let values = || cells.iter().flatten().flatten().map(|cell| cell.value);
        let range = if measure.is_share() {
            (0.0, 1.0)
        } else {
            (values().fold(f64::INFINITY, f64::min), values().fold(f64::NEG_INFINITY, f64::max))
        };
        Plot::Heat(HeatMap {
            title,
            rows: (grid.rows.title.clone(), Grid::names(&grid.rows)),
            columns: (grid.columns.title.clone(), Grid::names(&grid.columns)),
            cells,
            range: if range.0.is_finite() { range } else { (0.0, 1.0) },
        })
    }

    fn lines(&self, measure: Measure, title: String) -> Plot {
        let grid = self.grid;
        let names = Grid::names(&grid.columns);
        let numbers: Option<Vec<f64>> = names.iter().map(|name| name.parse().ok()).collect();
        let place = |column: usize| numbers.as_ref().map_or(column as f64, |numbers| numbers[column]);
        let x = match &numbers {
            Some(_) => PlotAxis { spacing: grid.spacing, ..PlotAxis::linear(&grid.columns.title) },
            None => PlotAxis::names(&grid.columns.title, names.clone()),
        };
        let mut series = Vec::new();
        for (row, (name, _)) in grid.rows.values.iter().enumerate() {
            let measured = |column: usize| {
                let y = self.games(row, column).estimate(measure)?;
                Some(Point { x: place(column), y })
            };
            let name = format!("{} {name}", grid.rows.title);
            let points = (0..names.len()).filter_map(measured).collect();
            series.push(Series { name: name.clone(), points, published: false, loose: false });
            let published = |column: usize| match grid.published(measure, row, column) {
                Some(CellPublished::Figure(value)) => {
                    Some(Point { x: place(column), y: Estimate::exact(*value) })
                }
                _ => None,
            };
            let points: Vec<Point> = (0..names.len()).filter_map(published).collect();
            if !points.is_empty() {
                series.push(Series {
                    name: format!("{name}, published"),
                    points,
                    published: true,
                    loose: false,
                });
            }
        }
        let y = PlotAxis::linear(measure.name());
        let y = if measure.is_share() { y.including(&[0.0, 1.0]) } else { y };
        Plot::Lines(LinePlot { title, x, y, series, levels: grid.levels.clone() })
    }
}

impl Cells for Played<'_> {
    fn names(&self) -> (Vec<String>, Vec<String>) {
        (Grid::names(&self.grid.rows), Grid::names(&self.grid.columns))
    }

    fn sums(&self, row: usize, column: usize, measure: Measure) -> Vec<Sum> {
        self.games(row, column).sums(measure)
    }

    fn estimate(&self, row: usize, column: usize, measure: Measure) -> Option<Estimate> {
        self.games(row, column).estimate(measure)
    }
}

impl Part for Grid {
    fn pieces(&self, scale: f64) -> u64 {
        self.games(scale)
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        self.measure(workshop)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    seats: Vec<String>,
    rows: AxisFile,
    columns: AxisFile,
    #[serde(default)]
    variants: Vec<VariantFile>,
    measures: Vec<Measure>,
    #[serde(default)]
    published: Vec<PublishedFile>,
    #[serde(default)]
    published_games: Option<u64>,
    #[serde(default)]
    tolerance: f64,
    #[serde(default)]
    drawing: Drawing,
    #[serde(default)]
    spacing: Spacing,
    #[serde(default)]
    levels: Vec<Level>,
    #[serde(default)]
    claims: Vec<Claim>,
    #[serde(default)]
    totals: Vec<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AxisFile {
    title: String,
    values: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VariantFile {
    label: String,
    #[serde(default)]
    options: std::collections::BTreeMap<String, Value>,
    #[serde(default)]
    value: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PublishedFile {
    measure: Measure,
    cells: Vec<Vec<Value>>,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    let (rows, columns) = (axis(file.rows)?, axis(file.columns)?);
    let (row_names, column_names) = (Grid::names(&rows), Grid::names(&columns));
    if let Some(name) = file.claims.iter().find_map(|claim| claim.unknown_name(&row_names, &column_names)) {
        return Err(format!("claims: expected the name of a row or column, got \"{name}\""));
    }
    if !file.totals.is_empty() && file.totals.len() != row_names.len() {
        let (rows, given) = (row_names.len(), file.totals.len());
        return Err(format!("totals: expected one figure for each of the {rows} rows, got {given}"));
    }
    let mut published = Vec::new();
    for stated in file.published {
        let cells: Result<Vec<Vec<Option<CellPublished>>>, String> =
            stated.cells.iter().map(|row| row.iter().map(cell).collect()).collect();
        let cells = cells?;
        if cells.len() != row_names.len() || cells.iter().any(|row| row.len() != column_names.len()) {
            let (rows, columns) = (row_names.len(), column_names.len());
            return Err(format!("published: expected {rows} rows of {columns} cells"));
        }
        published.push((stated.measure, cells));
    }
    let variants = file.variants.into_iter().map(|variant| {
        Ok(Variant { label: variant.label, options: options(&variant.options)?, value: variant.value })
    });
    Ok(Box::new(Grid {
        title: common.title,
        about: common.about,
        setting: common.setting,
        seating: common.seating,
        games: common.games,
        exact: common.exact,
        judge: common.judge,
        seats: file.seats,
        rows,
        columns,
        variants: variants.collect::<Result<_, String>>()?,
        measures: file.measures,
        published,
        published_games: file.published_games,
        tolerance: file.tolerance,
        drawing: file.drawing,
        spacing: file.spacing,
        levels: file.levels,
        claims: file.claims,
        totals: file.totals,
    }))
}

/// Values as they stand in a file: `"5"`, `5`, or `["name", "what it stands for"]`.
pub(super) fn axis(file: AxisFile) -> Result<Axis, String> {
    let value = |value: &Value| match value {
        Value::Array(pair) if pair.len() == 2 => Ok((text(&pair[0])?, text(&pair[1])?)),
        plain => text(plain).map(|text| (text.clone(), text)),
    };
    let values = file.values.iter().map(value).collect::<Result<_, String>>()?;
    Ok(Axis { title: file.title, values })
}

/// A published cell: a number, a course like `first 17`, or nothing (`""`).
fn cell(value: &Value) -> Result<Option<CellPublished>, String> {
    match value {
        Value::Float(number) => Ok(Some(CellPublished::Figure(*number))),
        Value::Integer(number) => Ok(Some(CellPublished::Figure(*number as f64))),
        Value::String(text) if text.is_empty() => Ok(None),
        Value::String(text) => text.parse().map(|course| Some(CellPublished::Course(course))),
        other => Err(format!("published: expected a number or a text, got {other}")),
    }
}
