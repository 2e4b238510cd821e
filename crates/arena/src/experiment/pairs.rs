//! Pairs: a list of single encounters, each with what was published about it.

use serde::Deserialize;
use toml::Table as Toml;

use crate::report::{Published, Row, Section, Table};
use crate::{ArenaError, Seating};

use super::file::{Common, Judge, fields};
use super::measure::{Games, Measure};
use super::{Part, Workshop, scaled, solution};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    measures: Vec<Measure>,
    #[serde(default)]
    published_games: Option<u64>,
    #[serde(default)]
    tolerance: f64,
    pairs: Vec<PairFile>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PairFile {
    label: String,
    seats: Vec<String>,
    /// How many games, if not as many as the others.
    #[serde(default)]
    games: Option<u64>,
    /// What was published, in the order of the measures.
    #[serde(default)]
    published: Vec<f64>,
    /// Over how many games, if not as many as the others.
    #[serde(default)]
    published_games: Option<u64>,
}

struct Pairs {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    Ok(Box::new(Pairs { common, file }))
}

impl Pairs {
    fn games_of(&self, pair: &PairFile, scale: f64) -> u64 {
        if self.common.exact { 1 } else { scaled(pair.games.unwrap_or(self.common.games), scale) }
    }
}

impl Part for Pairs {
    fn pieces(&self, scale: f64) -> u64 {
        self.file.pairs.iter().map(|pair| self.games_of(pair, scale)).sum()
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let mut encounters = Vec::new();
        for pair in &self.file.pairs {
            let seats: Result<Vec<String>, ArenaError> =
                pair.seats.iter().map(|seat| workshop.seat(seat, &[])).collect();
            let size = if self.common.seating == Seating::Fixed { 1 } else { pair.seats.len() as u64 };
            encounters.push((
                seats?,
                self.common.seating,
                self.games_of(pair, workshop.scale).div_ceil(size),
            ));
        }
        let Some(hall) = workshop.play(self.common.setting.clone(), &encounters)? else { return Ok(None) };
        let mut rows = Vec::new();
        let mut next = 0;
        let mut known: Vec<(&Vec<String>, usize)> = Vec::new();
        for (pair, (seats, _, _)) in self.file.pairs.iter().zip(&encounters) {
            // Equal pairs are played once and share an encounter.
            let number = known.iter().find(|(earlier, _)| *earlier == seats).map(|(_, number)| *number);
            let number = number.unwrap_or_else(|| {
                known.push((seats, next));
                next += 1;
                next - 1
            });
            let orders = hall.encounters()[number].orders();
            let games = Games::of(&hall, number, &orders, self.common.exact);
            let figure = |(place, measure): (usize, &Measure)| {
                let published = pair.published.get(place).map(|value| Published {
                    value: *value,
                    games: pair.published_games.or(self.file.published_games),
                    tolerance: self.file.tolerance,
                });
                let mut figure = games.figure(*measure, published);
                figure.name.clear();
                vec![figure]
            };
            let cells = self.file.measures.iter().enumerate().map(figure).collect();
            rows.push(Row { label: format!("{} ({} games)", pair.label, games.len()), cells });
        }
        let columns = self.file.measures.iter().map(|measure| measure.name().to_owned()).collect();
        let table = Table { caption: String::new(), corner: "encounter".to_owned(), columns, rows };
        let mut tables = vec![table];
        if self.common.judge == Some(Judge::Solution) {
            match solution::table(workshop, &hall, "")? {
                Some(table) => tables.push(table),
                None => return Ok(None),
            }
        }
        let (title, about) = (self.common.title.clone(), self.common.about.clone());
        Ok(Some(Section { title, about, tables, ..Section::default() }))
    }
}
