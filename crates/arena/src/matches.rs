//! A match: the same players over many games, every deal or opening with every rotation of the seats.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use catalog::Catalog;
use game::{Limits, Options, Record, Seat, Stop};

use crate::crew::Crew;
use crate::hall::kept_entries;
use crate::plan::Games;
use crate::{
    ArenaError, Encounter, Entry, Ledger, Participant, Patience, Played, SeatSpec, Seating, Setting, Sheet,
    Sitting, Summary, Task,
};

/// What is to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchPlan {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Options,
    /// Who plays, as many as the game has seats.
    pub seats: Vec<SeatSpec>,
    /// How many games; in a session, how many sessions.
    pub games: u64,
    /// The seed of everything random.
    pub seed: u64,
    /// The limit of every decision, for players without their own.
    pub limits: Limits,
    /// How many games at once.
    pub threads: usize,
    /// Whether board games begin from varied openings instead of the usual start.
    pub openings: bool,
    /// How long to wait for external players.
    pub patience: Patience,
    /// How many deals in a row are one game; `None` for a single deal, or a whole match where the rules play
    /// matches.
    pub session: Option<u64>,
}

impl MatchPlan {
    /// A match of 100 games with seed 1, no limit, one game at a time, varied openings.
    pub fn new(game: &str, seats: Vec<SeatSpec>) -> MatchPlan {
        MatchPlan {
            game: game.to_owned(),
            options: Options::none(),
            seats,
            games: 100,
            seed: 1,
            limits: Limits::NONE,
            threads: 1,
            openings: true,
            patience: Patience::default(),
            session: None,
        }
    }

    /// Which of the players sits in `seat` in game number `index`: every group of games on one deal
    /// rotates everybody through all seats.
    pub fn player_in(&self, index: u64, seat: Seat) -> usize {
        let seats = self.seats.len() as u64;
        ((seat.index() as u64 + index % seats) % seats) as usize
    }

    pub(crate) fn setting(&self) -> Setting {
        Setting {
            game: self.game.clone(),
            options: self.options.clone(),
            seed: self.seed,
            limits: self.limits,
            openings: self.openings,
            patience: self.patience,
            session: self.session,
            reached_by: None,
        }
    }
}

/// Plays a match. `each` gets the records in the order of the games, as soon as that order allows. When
/// `stop` is raised the games being played are given up, and the summary is of those that were finished.
pub fn run_match(
    catalog: &Catalog,
    plan: &MatchPlan,
    stop: &Stop,
    each: &mut dyn FnMut(&Record),
) -> Result<Summary, ArenaError> {
    go_on_with_match(catalog, plan, &mut Ledger::in_memory(), stop, each)
}

/// Plays a match of which `kept` has some games, or only lists the others. Nothing is added to the ledger.
pub fn go_on_with_match(
    catalog: &Catalog,
    plan: &MatchPlan,
    kept: &mut Ledger,
    stop: &Stop,
    each: &mut dyn FnMut(&Record),
) -> Result<Summary, ArenaError> {
    let threads = plan.threads.clamp(1, usize::try_from(plan.games.max(1)).unwrap_or(usize::MAX));
    let participants = Participant::named(plan.seats.clone());
    let mut crew = Crew::new(catalog, plan.setting(), participants, threads)?;
    crew.own_streams = false;
    let players = (0..plan.seats.len()).collect();
    let encounters = [Encounter { players, seating: Seating::Rotations }];
    crew.check(&encounters)?;
    let size = plan.seats.len() as u64;
    let mut summary = Summary::new(plan, crew.rules.as_ref());
    // Players of a match draw from other streams than those of a tournament: its games are another job.
    let options = crew.rules.options();
    let job = format!("{}-match", Setting { options, ..crew.setting.clone() }.job());
    let sheet = kept.sheet(&job, &encounters[0].name(&crew.participants));
    let mut waiting: BTreeMap<u64, Sitting> = BTreeMap::new();
    let mut due = 0;
    // Games are handed out in portions: nobody needs a list of a billion tasks.
    let mut handed_out = 0;
    while handed_out < plan.games && !stop.is_stopped() {
        let portion = handed_out..plan.games.min(handed_out + PORTION);
        let task = |index: u64| Task { encounter: 0, group: index / size, place: (index % size) as usize };
        let (mut tasks, mut numbers) = (Vec::new(), Vec::new());
        for index in portion.clone() {
            if let Some(sitting) = kept_sitting(kept, sheet, task(index), plan.seats.len())? {
                waiting.insert(index, sitting);
            } else {
                tasks.push(task(index));
                numbers.push(index);
            }
        }
        if let Some(listed) = kept.plan().filter(|_| !tasks.is_empty()) {
            let games = Games {
                job: job.clone(),
                setting: crew.setting.clone(),
                participants: crew.participants.clone(),
                encounters: encounters.to_vec(),
                tasks,
                own_streams: false,
                crew: None,
            };
            games.list(listed)?;
            handed_out = portion.end;
            continue;
        }
        // Those that were kept, up to the first that has to be played.
        while let Some(sitting) = waiting.remove(&due) {
            summary.add(plan, due, &sitting);
            sitting.deals.iter().for_each(|played| each(&played.record));
            due += 1;
        }
        crew.play(&encounters, &tasks, stop, &mut |number, sitting| {
            waiting.insert(numbers[number], sitting);
            while let Some(sitting) = waiting.remove(&due) {
                summary.add(plan, due, &sitting);
                sitting.deals.iter().for_each(|played| each(&played.record));
                due += 1;
            }
            ControlFlow::Continue(())
        })?;
        handed_out = portion.end;
    }
    if kept.plan().is_some_and(|listed| !listed.is_empty()) {
        stop.stop();
    }
    // Stopped: games that finished out of order are kept too.
    for (index, sitting) in waiting {
        summary.add(plan, index, &sitting);
        sitting.deals.iter().for_each(|played| each(&played.record));
    }
    summary.settle();
    Ok(summary)
}

/// A game of the match that is kept.
fn kept_sitting(
    kept: &mut Ledger,
    sheet: Sheet,
    task: Task,
    size: usize,
) -> Result<Option<Sitting>, ArenaError> {
    if kept.is_empty() {
        return Ok(None);
    }
    let entries = kept_entries(kept, sheet, task, size)?;
    // A match does not ask for roles.
    let played = |entry: Entry| Played { record: entry.record, ms: Vec::new(), roles: Vec::new() };
    Ok(entries.map(|entries| Sitting { deals: entries.into_iter().map(played).collect() }))
}

/// How many games are handed out at a time: so many that the wait for the last of them does not show.
const PORTION: u64 = 100_000;
