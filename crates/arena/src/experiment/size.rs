//! How big games are: how many choices there are, and how many moves a game has.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Table as Toml;

use crate::outcome::Entry;
use crate::plot::{Axis, LinePlot, Plot, Point, Series};
use crate::report::{Figure, Published, ReportRows, Row, Section, judge};
use crate::stats::{Resampling, Sum, bootstrap_mean, mean_interval};
use crate::{ArenaError, Hall, Seating, Setting};

use super::file::{Common, fields};
use super::{Part, Workshop, scaled};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Who plays with themselves.
    players: Vec<String>,
    /// What is known of single games.
    #[serde(default)]
    known: BTreeMap<String, Known>,
}

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    #[serde(default)]
    branching: Option<f64>,
    #[serde(default)]
    length: Option<f64>,
    /// How far off a figure must be to matter.
    tolerance: f64,
}

struct Size {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    Ok(Box::new(Size { common, file: fields(table)? }))
}

/// The size of the games of one player.
struct Measured {
    /// The sum of choices and the number of decisions of each game.
    choices: Vec<Sum>,
    /// The number of moves of each game.
    lengths: Vec<Sum>,
    /// The number of choices at each move, in all games that reached it.
    by_move: Vec<Vec<f64>>,
}

impl Part for Size {
    fn pieces(&self, scale: f64) -> u64 {
        // The number of games in the catalog is not known here; the bar grows as they come.
        self.file.players.len() as u64 * scaled(self.common.games, scale)
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let mut rows = Vec::new();
        let mut plots = Vec::new();
        let groups = scaled(self.common.games, workshop.scale);
        for name in workshop.catalog.names() {
            let setting = Setting { game: name.to_owned(), ..self.common.setting.clone() };
            let rules = setting.rules(workshop.catalog)?;
            let mut series = Vec::new();
            for player in &self.file.players {
                let player = workshop.seat(player, &[])?;
                let encounter = (vec![player.clone(); rules.seats()], Seating::Fixed, groups);
                let Some(hall) = workshop.play(setting.clone(), &[encounter])? else { return Ok(None) };
                let measured = measure(workshop, &hall, groups)?;
                series.push(by_move(&player, &measured.by_move));
                rows.push(self.row(name, &player, &measured));
            }
            plots.push(Plot::Lines(LinePlot {
                title: format!("{name}: choices by move"),
                x: Axis::linear("move"),
                y: Axis::linear("legal moves").including(&[0.0]),
                series,
                levels: Vec::new(),
            }));
        }
        let table = ReportRows {
            caption: format!("{groups} games a row"),
            corner: "game, player".to_owned(),
            columns: vec!["choices at a decision".to_owned(), "moves in a game".to_owned()],
            rows,
        };
        let (title, about) = (self.common.title.clone(), self.common.about.clone());
        Ok(Some(Section { title, about, tables: vec![table], plots, ..Section::default() }))
    }
}

impl Size {
    fn row(&self, game: &str, player: &str, measured: &Measured) -> Row {
        let known = self.file.known.get(game);
        let usual = Resampling::default();
        let figure = |sums: &[Sum], known: Option<f64>, tolerance: f64| {
            let value = bootstrap_mean(sums, usual);
            let published = known.map(|value| Published { value, games: None, tolerance });
            Figure {
                name: String::new(),
                text: value.map_or("-".to_owned(), |value| format!("{:.1}", value.mean)),
                value,
                note: value.map_or(String::new(), |value| format!("{:.1} to {:.1}", value.low, value.high)),
                published: known.map(|value| value.to_string()),
                verdict: published.and_then(|published| value.map(|value| judge(value, published))),
            }
        };
        let tolerance = known.map_or(0.0, |known| known.tolerance);
        let cells = vec![
            vec![figure(&measured.choices, known.and_then(|known| known.branching), tolerance)],
            vec![figure(&measured.lengths, known.and_then(|known| known.length), tolerance)],
        ];
        Row { label: format!("{game}, {player}"), cells }
    }
}

/// Plays the kept games through and counts the choices.
fn measure(workshop: &mut Workshop<'_>, hall: &Hall, groups: u64) -> Result<Measured, ArenaError> {
    let mut measured = Measured { choices: Vec::new(), lengths: Vec::new(), by_move: Vec::new() };
    for group in 0..groups {
        let Some(line) = workshop.ledger.line(hall.sheets()[0], group, 0)? else { continue };
        let entry: Entry = serde_json::from_str(&line).map_err(std::io::Error::from)?;
        let played = workshop.catalog.replay(&entry.record)?;
        let moves = played.moves();
        let mut table = played;
        while table.undo().is_some() {}
        let mut sum = Sum::default();
        for (place, mv) in moves.iter().enumerate() {
            let choices = table.legal().len() as f64;
            sum.add(choices);
            if measured.by_move.len() <= place {
                measured.by_move.push(Vec::new());
            }
            measured.by_move[place].push(choices);
            table.play(mv)?;
        }
        measured.choices.push(sum);
        measured.lengths.push(Sum::one(moves.len() as f64));
    }
    Ok(measured)
}

/// The mean number of choices at each move that at least a fifth of the games reached.
fn by_move(player: &str, choices: &[Vec<f64>]) -> Series {
    let most = choices.first().map_or(0, Vec::len);
    let points = choices.iter().enumerate().filter(|(_, values)| 5 * values.len() >= most);
    let points = points
        .filter_map(|(place, values)| mean_interval(values).map(|y| Point { x: place as f64 + 1.0, y }));
    Series { name: player.to_owned(), points: points.collect(), published: false, loose: false }
}
