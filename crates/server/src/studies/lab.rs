//! Matches and tournaments between players, one group of games at a time, so that others get their turn.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex};

use arena::stats::Span;
use arena::{
    Encounter, Outcome, Participant, Results, SeatSpec, Seating, Setting, Standings, Task, run_chunk,
};
use game::{Facts, Limits, Options, Record};
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Asker, Study};
use crate::engines::RunClock;
use crate::house::House;
use crate::http::words::{Found, StudyState};
use crate::people::Held;
use crate::table::Refusal;
use crate::wire::OptionValues;

/// The most games of one match.
const MOST_GAMES: u64 = 10_000;
/// How many bytes of records a match keeps while it is played. Games beyond that are counted, and not kept.
const MOST_BYTES: usize = 8 << 20;
/// The most players of a tournament.
const MOST_PLAYERS: usize = 8;
/// What a decision may cost at most, and what it costs unless something else is asked for.
const MOST_NODES: u64 = 1_000_000;
const USUAL: Limits = Limits { depth: None, nodes: Some(5_000), iterations: Some(500), ms: None };

/// A match to be played.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema, TS)]
pub struct MatchAsked {
    /// The game.
    pub game: String,
    /// Its options.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(as = "Option<OptionValues>", optional)]
    pub options: Options,
    /// Who plays: as many as there are seats, or for two seats more, who then all meet each other.
    pub players: Vec<String>,
    /// How many games in all, at least; groups are always complete.
    #[serde(default = "hundred")]
    #[ts(as = "Option<u64>", optional)]
    pub games: u64,
    /// The seed.
    #[serde(default = "one")]
    #[ts(as = "Option<u64>", optional)]
    pub seed: u64,
    /// The limit of each decision: `nodes=5000`, `ms=50`.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub limit: Option<String>,
}

fn hundred() -> u64 {
    100
}

fn one() -> u64 {
    1
}

/// A match being played.
struct Match {
    house: Arc<House>,
    study: Arc<Study>,
    asker: Asker,
    memory: u64,
    setting: Setting,
    facts: Facts,
    seats: usize,
    span: Span,
    participants: Vec<Participant>,
    encounters: Vec<Encounter>,
    /// How many groups every encounter has.
    groups: u64,
    so_far: Mutex<SoFar>,
}

/// What has come of a match.
#[derive(Default)]
struct SoFar {
    results: Results,
    /// How many games were played.
    games: usize,
    /// Their records, one a line, as many as are kept.
    lines: String,
}

impl House {
    /// Queues a match and gives its name.
    pub fn play_match(
        self: &Arc<House>,
        asked: &MatchAsked,
        asker: &Asker,
        held: Vec<Held>,
    ) -> Result<String, Refusal> {
        let bad = |error: catalog::CatalogError| Refusal::bad(error.to_string());
        let rules =
            self.catalog.game(&asked.game).and_then(|game| game.rules(&asked.options)).map_err(bad)?;
        let (seats, count) = (rules.seats(), asked.players.len());
        if count != seats && (seats != 2 || !(2..=MOST_PLAYERS).contains(&count)) {
            let more = if seats == 2 { format!(" to {MOST_PLAYERS}") } else { String::new() };
            return Err(Refusal::bad(format!("players: expected {seats}{more}, got {count}")));
        }
        if !(1..=MOST_GAMES).contains(&asked.games) {
            return Err(Refusal::bad(format!("games: expected 1 to {MOST_GAMES}")));
        }
        let limits = asked.limit.as_deref().map(Limits::parse).transpose();
        let limits = limits.map_err(|error| Refusal::bad(error.to_string()))?.unwrap_or(USUAL);
        let limits = limits.and(Limits { nodes: Some(MOST_NODES), ..Limits::NONE });
        let limits = limits.and(Limits::ms(self.config.longest_ms));
        let spec = |text: &String| self.seat_spec(rules.as_ref(), text).map_err(Refusal::bad);
        let specs: Vec<SeatSpec> = asked.players.iter().map(spec).collect::<Result<_, _>>()?;
        let mut memory = 0;
        for spec in &specs {
            memory += self.memory(rules.as_ref(), spec, limits).map_err(Refusal::bad)?;
        }
        let encounters = if count == seats {
            vec![Encounter { players: (0..count).collect(), seating: Seating::Rotations }]
        } else {
            let pairs =
                (0..count).flat_map(|first| (first + 1..count).map(move |second| vec![first, second]));
            pairs.map(|players| Encounter { players, seating: Seating::Rotations }).collect()
        };
        let setting =
            Setting { options: asked.options.clone(), seed: asked.seed, limits, ..Setting::new(&asked.game) };
        let size = seats as u64 * encounters.len() as u64;
        let study = Study::new(&asker.person, held);
        let playing = Arc::new(Match {
            house: Arc::clone(self),
            study: Arc::clone(&study),
            asker: asker.clone(),
            memory,
            span: setting.span(rules.as_ref()),
            setting,
            facts: rules.facts(),
            seats,
            participants: Participant::named(specs),
            encounters,
            groups: asked.games.div_ceil(size).max(1),
            so_far: Mutex::default(),
        });
        // Whoever gives it up while it waits is told of a match without games.
        playing.tell(StudyState::Queued);
        let first = Arc::clone(&playing);
        self.queue(&study, asker, memory, move |_| step(&first, 0))
    }
}

/// Plays one group of games and queues the next.
fn step(playing: &Arc<Match>, number: u64) {
    let encounters = playing.encounters.len() as u64;
    let (group, encounter) = (number / encounters, (number % encounters) as usize);
    let all = playing.groups * encounters;
    if number == 0 {
        playing.tell(StudyState::Running);
    }
    let catalog = &playing.house.catalog;
    let chosen = &playing.encounters[encounter];
    let stop = &playing.study.stop;
    match run_chunk(catalog, &playing.setting, &playing.participants, chosen, group, stop) {
        // A group that was broken off is not counted.
        Ok(_) if stop.is_stopped() => return playing.tell(StudyState::Done),
        Err(error) => return playing.study.tell(StudyState::Failed, Found::failed(error.to_string())),
        Ok(records) => playing.add(encounter, group, records),
    }
    if number + 1 == all {
        playing.tell(StudyState::Done);
        return;
    }
    playing.tell(StudyState::Running);
    let again = Arc::clone(playing);
    let work = move |_: &RunClock| step(&again, number + 1);
    let order = playing.asker.order(playing.memory);
    match playing.house.pool.submit(order, stop, work) {
        Ok(ticket) => playing.study.wait_in(ticket, number + 1),
        Err(full) => playing.study.tell(StudyState::Failed, Found::failed(full.to_string())),
    }
}

impl Match {
    fn add(&self, encounter: usize, group: u64, games: Vec<Vec<Record>>) {
        let mut so_far = self.so_far.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let size = games.len();
        for (place, deals) in games.into_iter().enumerate() {
            let roles = || (0..self.seats).map(|seat| format!("seat {seat}").into()).collect();
            if let Some(outcome) = Outcome::of(deals.iter().map(|record| (record, roles()))) {
                so_far.results.add(Task { encounter, group, place }, size, outcome);
            }
            so_far.games += 1;
            for record in deals {
                if so_far.lines.len() < MOST_BYTES {
                    let _ = writeln!(so_far.lines, "{}", record.to_line());
                }
            }
        }
    }

    fn tell(&self, state: StudyState) {
        let so_far = self.so_far.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let counted: Vec<usize> = (0..self.encounters.len()).collect();
        let standings = Standings::of(
            &self.facts,
            self.seats,
            self.span,
            &self.participants,
            &self.encounters,
            &counted,
            &so_far.results,
        );
        let all = self.groups * self.encounters.len() as u64 * self.seats as u64;
        let found = Found {
            done: Some(so_far.games),
            games: Some(all),
            standings: Some(standings.into()),
            ..Found::default()
        };
        if state == StudyState::Done {
            self.study.keep_records(so_far.lines.clone());
        }
        self.study.tell(state, found);
    }
}
