//! Endings: what players make of positions that somebody else has reached, by how late they are.
//!
//! One player takes each seat in turn, another all others. What it has more than that other one would have had in the same
//! seats of the same positions is its figure: so neither the luck of the cards nor who stands well counts.

use serde::Deserialize;
use toml::Table as Toml;

use crate::plot::{Axis as PlotAxis, Level, LinePlot, Plot, Point, Series};
use crate::report::{Figure, ReportRows, Row, Section};
use crate::{ArenaError, ReachedBy, Seating, Setting, Until};

use super::file::{Common, fields};
use super::grid::{Axis, AxisFile, axis, cells, orders};
use super::measure::{Games, Measure};
use super::{Part, Workshop, scaled};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The player that sits in every seat until the game begins.
    reached_by: String,
    /// The decision at which it begins, with a name: how many tricks are left.
    columns: AxisFile,
    /// The players.
    rows: AxisFile,
    /// The player in all other seats, and with which they are compared.
    against: String,
    measure: Measure,
}

struct Endings {
    common: Common,
    reached_by: String,
    rows: Axis,
    /// Where games begin.
    columns: Vec<(String, Until)>,
    /// What the columns are.
    late: String,
    against: String,
    measure: Measure,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    let columns = axis(file.columns)?;
    let begin = |(name, until): (String, String)| Ok((name, until.parse::<Until>()?));
    Ok(Box::new(Endings {
        common,
        reached_by: file.reached_by,
        rows: axis(file.rows)?,
        late: columns.title,
        columns: columns.values.into_iter().map(begin).collect::<Result<_, String>>()?,
        against: file.against,
        measure: file.measure,
    }))
}

impl Endings {
    /// The figures of one column, a player after the other; `None` when stopped.
    fn column(&self, workshop: &mut Workshop<'_>, until: &Until) -> Result<Option<Vec<Figure>>, ArenaError> {
        let reached_by = Some(ReachedBy { player: self.reached_by.clone(), until: until.clone() });
        let setting = Setting { reached_by, ..self.common.setting.clone() };
        let seats = setting.rules(workshop.catalog)?.seats();
        let groups = scaled(self.common.games, workshop.scale).div_ceil(seats as u64);
        let against = workshop.seat(&self.against, &[])?;
        let mut encounters = vec![(vec![against.clone(); seats], Seating::All, groups)];
        for (_, player) in &self.rows.values {
            let mut sitting = vec![against.clone(); seats];
            sitting[0] = workshop.seat(player, &[])?;
            encounters.push((sitting, Seating::All, groups));
        }
        let Some(hall) = workshop.play(setting, &encounters)? else { return Ok(None) };
        let (orders, numbers) = (orders(&hall), cells(&hall, &encounters));
        let games = |number: usize| Games::of(&hall, number, &orders[number], false);
        let usual = games(numbers[0]);
        let figure = |number: &usize| games(*number).more_than(&usual, self.measure);
        Ok(Some(numbers[1..].iter().map(figure).collect()))
    }
}

impl Part for Endings {
    fn pieces(&self, scale: f64) -> u64 {
        // Those that everybody is compared with are fewer games: one of each group.
        scaled(self.common.games, scale) * (self.rows.values.len() * self.columns.len()) as u64
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let mut columns = Vec::new();
        for (_, until) in &self.columns {
            match self.column(workshop, until)? {
                Some(figures) => columns.push(figures),
                None if workshop.is_planning() => {}
                None => return Ok(None),
            }
        }
        if workshop.is_planning() {
            return Ok(None);
        }
        let games = scaled(self.common.games, workshop.scale);
        let names: Vec<String> = self.columns.iter().map(|(name, _)| name.clone()).collect();
        let rows = self.rows.values.iter().enumerate().map(|(row, (label, _))| Row {
            label: label.clone(),
            cells: columns.iter().map(|figures| vec![figures[row].clone()]).collect(),
        });
        let table = ReportRows {
            caption: format!(
                "{} more than {} has in the same seats of the same positions, {games} games a cell",
                self.measure.name(),
                self.against
            ),
            corner: format!("{} \\ {}", self.rows.title, self.late),
            columns: names.clone(),
            rows: rows.collect(),
        };
        let place = |column: usize| names[column].parse().unwrap_or(column as f64);
        let series = self.rows.values.iter().enumerate().map(|(row, (label, _))| Series {
            name: label.clone(),
            points: (0..names.len())
                .filter_map(|column| Some(Point { x: place(column), y: columns[column][row].value? }))
                .collect(),
            published: false,
            loose: false,
        });
        let plot = LinePlot {
            title: format!("{}: {} more than {}", self.common.title, self.measure.name(), self.against),
            x: PlotAxis::linear(&self.late),
            y: PlotAxis::linear(self.measure.name()).including(&[0.0]),
            series: series.collect(),
            levels: vec![Level { name: self.against.clone(), y: 0.0 }],
        };
        let (title, about) = (self.common.title.clone(), self.common.about.clone());
        Ok(Some(Section {
            title,
            about,
            tables: vec![table],
            plots: vec![Plot::Lines(plot)],
            ..Section::default()
        }))
    }
}
