//! A record of a game as it is told: field by field the record that is kept, so that both are described by one type.

use std::borrow::Cow;

use game::{Options, Record, Scores, Seat};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::wire::OptionValues;

/// A record as it is kept and brought along: `docs/record.schema.json` is its schema on its own.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct GameRecord {
    /// The version of the format: 1.
    pub kavarna: u32,
    /// The game.
    pub game: String,
    /// Its options, as far as they differ from the defaults.
    #[schema(value_type = Object)]
    #[ts(as = "OptionValues")]
    pub options: Options,
    /// The deal; left out where nothing is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deal: Option<String>,
    /// The position it began with, when that is not the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub position: Option<String>,
    /// Who sat where: the SPEC of a player, or a name.
    pub seats: Vec<String>,
    /// What players were called at the table, seat by seat and empty where a seat has no name of its own; left out where
    /// none has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub names: Vec<String>,
    /// The seed of the match that the game belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<u64>,
    /// The number of the game, or of its session, in its match, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub index: Option<u64>,
    /// Which deal of its session it is, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deal_of_session: Option<u64>,
    /// How many of the first moves were given, not decided; left out where none was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub opening: Option<usize>,
    /// The decisions.
    pub moves: Vec<String>,
    /// Milliseconds for each decision after the opening; only under a time limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ms: Option<Vec<u64>>,
    /// The result; null for an interrupted game.
    #[schema(value_type = Option<Vec<i32>>)]
    #[ts(type = "number[] | null")]
    pub scores: Option<Scores>,
    /// How the scores came about; left out where the result says everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub account: Option<RecordAccount>,
    /// Why it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<String>,
    /// Who could not go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forfeit: Option<GameForfeit>,
}

/// Who could not go on, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct GameForfeit {
    /// The seat.
    #[schema(value_type = usize)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// What happened, in one line.
    pub why: String,
}

/// How the scores of a record came about. What is empty is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct RecordAccount {
    /// What was counted during play, in units of its own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    #[ts(as = "Option<Vec<RecordCount>>", optional)]
    pub counts: Vec<RecordCount>,
    /// What was scored; adds up to the scores.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    #[ts(as = "Option<Vec<RecordEntry>>", optional)]
    pub entries: Vec<RecordEntry>,
}

/// Something that was counted for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct RecordCount {
    /// The key of what was counted.
    pub what: String,
    /// The number of each seat.
    #[schema(value_type = Vec<i32>)]
    #[ts(type = "number[]")]
    pub each: Scores,
}

/// One thing that brought or cost something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct RecordEntry {
    /// The key of what was scored.
    pub what: String,
    /// What it is worth once; left out where every seat has an amount of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub base: Option<i32>,
    /// How often it counts; left out for once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub times: Option<i32>,
    /// What multiplies it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    #[ts(as = "Option<Vec<RecordFactor>>", optional)]
    pub factors: Vec<RecordFactor>,
    /// What each seat gets or pays for it.
    #[schema(value_type = Vec<i32>)]
    #[ts(type = "number[]")]
    pub scores: Scores,
}

/// Something that multiplies an entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct RecordFactor {
    /// The key of what multiplies.
    pub what: String,
    /// By how much.
    pub by: i32,
}

impl From<Record> for GameRecord {
    fn from(record: Record) -> GameRecord {
        // Every field by name: a new one of the record is told, or does not compile.
        let Record {
            kavarna,
            game,
            options,
            deal,
            position,
            seats,
            names,
            seed,
            index,
            deal_of_session,
            opening,
            moves,
            ms,
            scores,
            account,
            reason,
            forfeit,
        } = record;
        GameRecord {
            kavarna,
            game,
            options,
            deal: (!deal.is_empty()).then_some(deal),
            position,
            seats,
            names,
            seed,
            index,
            deal_of_session,
            opening: (opening > 0).then_some(opening),
            moves,
            ms,
            scores,
            account: (!account.is_empty()).then(|| account.into()),
            reason,
            forfeit: forfeit.map(|game::Forfeit { seat, why }| GameForfeit { seat, why }),
        }
    }
}

impl From<game::Account> for RecordAccount {
    fn from(account: game::Account) -> RecordAccount {
        let game::Account { counts, entries } = account;
        let count = |game::AccountCount { what, each }| RecordCount { what: owned(what), each };
        RecordAccount {
            counts: counts.into_iter().map(count).collect(),
            entries: entries.into_iter().map(RecordEntry::from).collect(),
        }
    }
}

impl From<game::AccountEntry> for RecordEntry {
    fn from(entry: game::AccountEntry) -> RecordEntry {
        let game::AccountEntry { what, base, times, factors, scores } = entry;
        let factor = |game::Factor { what, by }| RecordFactor { what: owned(what), by };
        RecordEntry {
            what: owned(what),
            base,
            times: (times != 1).then_some(times),
            factors: factors.into_iter().map(factor).collect(),
            scores,
        }
    }
}

fn owned(what: Cow<'static, str>) -> String {
    what.into_owned()
}

#[cfg(test)]
mod tests {
    use catalog::{Catalog, Start};
    use game::{Forfeit, Options};

    use super::*;

    #[test]
    fn a_record_is_told_as_it_is_kept() {
        let catalog = Catalog::house();
        for game in catalog.games() {
            let rules = game.rules(&Options::none()).unwrap();
            let mut table = rules.table(&Start::Seed { seed: 3, index: 0 }).unwrap();
            for number in 0..400 {
                let legal = table.legal();
                if legal.is_empty() {
                    break;
                }
                table.play(&legal[number % legal.len()]).unwrap();
            }
            let names = vec!["somebody".to_owned(); rules.seats()];
            let plain = table.record(names);
            let mut full = plain.clone();
            (full.seed, full.index, full.deal_of_session, full.opening) = (Some(1), Some(2), Some(3), 1);
            full.ms = Some(vec![5]);
            full.names = vec!["Nada".to_owned(); rules.seats()];
            full.forfeit = Some(Forfeit { seat: Seat::new(0), why: "gone".to_owned() });
            for record in [plain, full] {
                let kept = serde_json::to_value(&record).unwrap();
                assert_eq!(serde_json::to_value(GameRecord::from(record)).unwrap(), kept);
            }
        }
    }
}
