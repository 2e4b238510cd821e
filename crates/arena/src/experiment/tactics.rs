//! How often players do what a game has a name for: points thrown on a partner's sure trick, high trumps led with few left.

use std::collections::BTreeMap;

use game::Record;

use crate::outcome::Entry;
use crate::report::{Figure, ReportRows, Row};
use crate::stats::{Resampling, Sum, bootstrap_mean};
use crate::{ArenaError, Hall};

use super::Workshop;

/// What one player did, by the name of what is counted: a sum for every deal, with its weight in occasions.
type Conduct = BTreeMap<&'static str, Vec<Sum>>;

/// Goes through the games of a hall and says for each player, in the share of all occasions or as a mean over them, what
/// the game counts of its decisions.
pub(super) fn table(workshop: &mut Workshop<'_>, hall: &Hall) -> Result<ReportRows, ArenaError> {
    let mut players: BTreeMap<String, Conduct> = BTreeMap::new();
    for (encounter, sheet) in hall.sheets().iter().enumerate() {
        for (group, place, _) in hall.results().games(encounter) {
            let Some(line) = workshop.ledger.line(*sheet, group, place)? else { continue };
            let Ok(entry) = serde_json::from_str::<Entry>(&line) else { continue };
            count(workshop, &entry.record, &mut players)?;
        }
    }
    Ok(written(&players))
}

/// Counts the decisions of one game, those of each player together.
fn count(
    workshop: &Workshop<'_>,
    record: &Record,
    players: &mut BTreeMap<String, Conduct>,
) -> Result<(), ArenaError> {
    let mut table = workshop.catalog.replay(record)?;
    while table.undo().is_some() {}
    let mut deal: BTreeMap<(&str, &'static str), Sum> = BTreeMap::new();
    for (ply, mv) in record.moves.iter().enumerate() {
        let Some(seat) = table.turn() else { break };
        if ply >= record.opening {
            let name = record.seats.get(seat.index()).map_or("?", String::as_str);
            for (tactic, value) in table.tactics(mv) {
                deal.entry((name, tactic)).or_default().add(value);
            }
        }
        table.play(mv)?;
    }
    for ((name, tactic), sum) in deal {
        players.entry(name.to_owned()).or_default().entry(tactic).or_default().push(sum);
    }
    Ok(())
}

fn written(players: &BTreeMap<String, Conduct>) -> ReportRows {
    let mut names: Vec<&'static str> = players.values().flat_map(BTreeMap::keys).copied().collect();
    names.sort_unstable();
    names.dedup();
    let figure = |sums: Option<&Vec<Sum>>| {
        let sums = sums.map_or(&[][..], Vec::as_slice);
        let occasions: f64 = sums.iter().map(|sum| sum.weight).sum();
        let value = bootstrap_mean(sums, Resampling::default());
        let interval = value.filter(|value| value.low.is_finite());
        let interval =
            interval.map_or(String::new(), |value| format!("{:.2} to {:.2}, ", value.low, value.high));
        Figure {
            name: String::new(),
            text: value.map_or("-".to_owned(), |value| format!("{:.2}", value.mean)),
            value,
            note: format!("{interval}{occasions} occasions"),
            published: None,
            verdict: None,
        }
    };
    let row = |(name, conduct): (&String, &Conduct)| Row {
        label: name.clone(),
        cells: names.iter().map(|tactic| vec![figure(conduct.get(tactic))]).collect(),
    };
    ReportRows {
        caption: "What was done, as a mean over all occasions for it".to_owned(),
        corner: "player".to_owned(),
        columns: names.iter().map(|name| (*name).to_owned()).collect(),
        rows: players.iter().map(row).collect(),
    }
}
