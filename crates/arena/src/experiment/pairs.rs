//! Pairs: a list of single encounters, each with what was published about it.

use serde::Deserialize;
use toml::Table as Toml;

use crate::report::{Published, ReportRows, Row, Section};
use crate::{ArenaError, Hall, Seating};

use super::file::{Common, Judge, fields};
use super::measure::{Games, Measure};
use super::{Part, Workshop, scaled, solution, tactics};

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
    /// The label of another pair: a row says how much more this one has on the same deals.
    #[serde(default)]
    than: Option<String>,
}

struct Pairs {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    let labels = || file.pairs.iter().map(|pair| &pair.label);
    let strange = file
        .pairs
        .iter()
        .filter_map(|pair| pair.than.as_ref())
        .find(|than| !labels().any(|label| label == *than));
    if let Some(than) = strange {
        return Err(format!("than = \"{than}\": expected the label of another pair"));
    }
    Ok(Box::new(Pairs { common, file }))
}

impl Pairs {
    fn games_of(&self, pair: &PairFile, scale: f64) -> u64 {
        if self.common.exact { 1 } else { scaled(pair.games.unwrap_or(self.common.games), scale) }
    }
}

impl Pairs {
    /// How much more some pairs have than others, deal by deal.
    fn compared(&self, hall: &Hall, numbers: &[usize]) -> Vec<Row> {
        let place = |label: &String| self.file.pairs.iter().position(|pair| pair.label == *label);
        let both = self.file.pairs.iter().enumerate().filter_map(|(own, pair)| {
            let than = pair.than.as_ref()?;
            Some((pair, than, numbers[own], numbers[place(than)?]))
        });
        let row = |(pair, than, own, other): (&PairFile, &String, usize, usize)| {
            let orders = [own, other].map(|number| hall.encounters()[number].orders());
            let games = [(own, &orders[0]), (other, &orders[1])]
                .map(|(number, orders)| Games::of(hall, number, orders, self.common.exact));
            let cell = |measure: &Measure| vec![games[0].more_than(&games[1], *measure)];
            let cells = self.file.measures.iter().map(cell).collect();
            Row { label: format!("{} more than {than}, same deals", pair.label), cells }
        };
        both.map(row).collect()
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
        let mut numbers: Vec<usize> = Vec::new();
        for (pair, (seats, _, _)) in self.file.pairs.iter().zip(&encounters) {
            // Equal pairs are played once and share an encounter.
            let number = known.iter().find(|(earlier, _)| *earlier == seats).map(|(_, number)| *number);
            let number = number.unwrap_or_else(|| {
                known.push((seats, next));
                next += 1;
                next - 1
            });
            numbers.push(number);
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
        rows.extend(self.compared(&hall, &numbers));
        let columns = self.file.measures.iter().map(|measure| measure.name().to_owned()).collect();
        let table = ReportRows { caption: String::new(), corner: "encounter".to_owned(), columns, rows };
        let mut tables = vec![table];
        match workshop.judges(self.common.judge) {
            Some(Judge::Solution) => match solution::table(workshop, &hall, "")? {
                Some(table) => tables.push(table),
                None => return Ok(None),
            },
            Some(Judge::Tactics) => tables.push(tactics::table(workshop, &hall)?),
            None => {}
        }
        let (title, about) = (self.common.title.clone(), self.common.about.clone());
        Ok(Some(Section { title, about, tables, ..Section::default() }))
    }
}
