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
    /// Who plays with themselves, every game of the catalog.
    #[serde(default)]
    players: Vec<String>,
    /// What is known of single games.
    #[serde(default)]
    known: BTreeMap<String, Known>,
    /// Who plays with whom, one game of the catalog each.
    #[serde(default)]
    meetings: Vec<Meeting>,
}

/// Players of one game whose decisions of one kind are counted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Meeting {
    game: String,
    seats: Vec<String>,
    /// The kind of decision that counts; without one, all of them.
    #[serde(default)]
    decision: Option<String>,
    #[serde(default)]
    known: Option<Known>,
}

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    #[serde(default)]
    branching: Option<f64>,
    #[serde(default)]
    length: Option<f64>,
    /// Choices at the first decision that counts.
    #[serde(default)]
    first: Option<f64>,
    /// Choices at the last few of them.
    #[serde(default)]
    last: Option<f64>,
    /// How far off a figure must be to matter.
    tolerance: f64,
}

struct Size {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    if file.players.is_empty() && file.meetings.is_empty() {
        return Err("expected players, who play every game, or meetings, who play one".to_owned());
    }
    Ok(Box::new(Size { common, file }))
}

/// The size of the games of one player.
struct Measured {
    /// The sum of choices and the number of decisions of each game.
    choices: Vec<Sum>,
    /// The number of moves of each game.
    lengths: Vec<Sum>,
    /// The number of choices at each move, in all games that reached it.
    by_move: Vec<Vec<f64>>,
    /// The choices at the first decision of each game.
    first: Vec<Sum>,
    /// The choices at the last decisions of each game.
    last: Vec<Sum>,
}

/// So many decisions are the end of a game.
const LAST: usize = 5;

impl Part for Size {
    fn pieces(&self, scale: f64) -> u64 {
        // The number of games in the catalog is not known here; the bar grows as they come.
        (self.file.players.len() + self.file.meetings.len()) as u64 * scaled(self.common.games, scale)
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let mut rows = Vec::new();
        let mut plots = Vec::new();
        let groups = scaled(self.common.games, workshop.scale);
        let games = if self.file.players.is_empty() { Vec::new() } else { workshop.catalog.names() };
        for name in games {
            let setting = Setting { game: name.to_owned(), ..self.common.setting.clone() };
            let rules = setting.rules(workshop.catalog)?;
            let mut series = Vec::new();
            for player in &self.file.players {
                let player = workshop.seat(player, &[])?;
                let encounter = (vec![player.clone(); rules.seats()], Seating::Fixed, groups);
                let hall = match workshop.play(setting.clone(), &[encounter])? {
                    Some(hall) => hall,
                    None if workshop.is_planning() => continue,
                    None => return Ok(None),
                };
                let measured = measure(workshop, &hall, None)?;
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
        let mut tables = if table.rows.is_empty() { Vec::new() } else { vec![table] };
        for meeting in &self.file.meetings {
            let (table, plot) = match self.meeting(workshop, meeting, groups)? {
                Some(measured) => measured,
                None if workshop.is_planning() => continue,
                None => return Ok(None),
            };
            tables.push(table);
            plots.push(plot);
        }
        let (title, about) = (self.common.title.clone(), self.common.about.clone());
        let section = Section { title, about, tables, plots, ..Section::default() };
        Ok((!workshop.is_planning()).then_some(section))
    }
}

impl Size {
    /// Plays a meeting, in every order of seats, and counts its choices; `None` when stopped.
    fn meeting(
        &self,
        workshop: &mut Workshop<'_>,
        meeting: &Meeting,
        games: u64,
    ) -> Result<Option<(ReportRows, Plot)>, ArenaError> {
        let setting = Setting { game: meeting.game.clone(), ..self.common.setting.clone() };
        let seats: Vec<String> =
            meeting.seats.iter().map(|seat| workshop.seat(seat, &[])).collect::<Result<_, _>>()?;
        let label = format!("{}, {}", meeting.game, seats.join(" against "));
        let groups = games.div_ceil(seats.len().max(1) as u64);
        let encounter = (seats, Seating::All, groups);
        let Some(hall) = workshop.play(setting, &[encounter])? else { return Ok(None) };
        let measured = measure(workshop, &hall, meeting.decision.as_deref())?;
        let known = |of: fn(&Known) -> Option<f64>| meeting.known.as_ref().and_then(of);
        let tolerance = meeting.known.map_or(0.0, |known| known.tolerance);
        let cells = vec![
            vec![figure(&measured.choices, known(|known| known.branching), tolerance)],
            vec![figure(&measured.lengths, known(|known| known.length), tolerance)],
            vec![figure(&measured.first, known(|known| known.first), tolerance)],
            vec![figure(&measured.last, known(|known| known.last), tolerance)],
        ];
        let kind =
            meeting.decision.as_deref().map_or(String::new(), |kind| format!(", decisions \"{kind}\""));
        let table = ReportRows {
            caption: format!("{} games{kind}", measured.lengths.len()),
            corner: "game, players".to_owned(),
            columns: ["choices", "decisions in a game", "choices at the first", "choices at the last five"]
                .map(str::to_owned)
                .to_vec(),
            rows: vec![Row { label: label.clone(), cells }],
        };
        let plot = Plot::Lines(LinePlot {
            title: format!("{label}: choices by decision"),
            x: Axis::linear("decision"),
            y: Axis::linear("legal moves").including(&[0.0]),
            series: vec![by_move(&label, &measured.by_move)],
            levels: Vec::new(),
        });
        Ok(Some((table, plot)))
    }

    fn row(&self, game: &str, player: &str, measured: &Measured) -> Row {
        let known = self.file.known.get(game);
        let tolerance = known.map_or(0.0, |known| known.tolerance);
        let cells = vec![
            vec![figure(&measured.choices, known.and_then(|known| known.branching), tolerance)],
            vec![figure(&measured.lengths, known.and_then(|known| known.length), tolerance)],
        ];
        Row { label: format!("{game}, {player}"), cells }
    }
}

/// A mean with its interval, beside what is known of it.
fn figure(sums: &[Sum], known: Option<f64>, tolerance: f64) -> Figure {
    let value = bootstrap_mean(sums, Resampling::default());
    let published = known.map(|value| Published { value, games: None, tolerance });
    Figure {
        name: String::new(),
        text: value.map_or("-".to_owned(), |value| format!("{:.1}", value.mean)),
        value,
        note: value.map_or(String::new(), |value| format!("{:.1} to {:.1}", value.low, value.high)),
        published: known.map(|value| value.to_string()),
        verdict: published.and_then(|published| value.map(|value| judge(value, published))),
    }
}

/// Plays the kept games through and counts the choices at decisions of one kind, or at all.
fn measure(workshop: &mut Workshop<'_>, hall: &Hall, kind: Option<&str>) -> Result<Measured, ArenaError> {
    let mut measured = Measured {
        choices: Vec::new(),
        lengths: Vec::new(),
        by_move: Vec::new(),
        first: Vec::new(),
        last: Vec::new(),
    };
    let games: Vec<(u64, usize)> = hall.results().games(0).map(|(group, place, _)| (group, place)).collect();
    for (group, place) in games {
        let Some(line) = workshop.ledger.line(hall.sheets()[0], group, place)? else { continue };
        let entry: Entry = serde_json::from_str(&line).map_err(std::io::Error::from)?;
        let played = workshop.catalog.replay(&entry.record)?;
        let moves = played.moves();
        let mut table = played;
        while table.undo().is_some() {}
        let mut counted: Vec<f64> = Vec::new();
        for mv in &moves {
            if kind.is_none_or(|kind| table.decision() == Some(kind)) {
                counted.push(table.legal().len() as f64);
            }
            table.play(mv)?;
        }
        for (place, choices) in counted.iter().enumerate() {
            if measured.by_move.len() <= place {
                measured.by_move.push(Vec::new());
            }
            measured.by_move[place].push(*choices);
        }
        let sum = |counted: &[f64]| {
            let mut sum = Sum::default();
            for choices in counted {
                sum.add(*choices);
            }
            sum
        };
        measured.choices.push(sum(&counted));
        measured.lengths.push(Sum::one(counted.len() as f64));
        measured.first.push(sum(&counted[..counted.len().min(1)]));
        measured.last.push(sum(&counted[counted.len().saturating_sub(LAST)..]));
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
