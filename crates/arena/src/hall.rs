//! Where encounters are played and kept: games that the ledger has are taken from it, the others are played.

use std::ops::ControlFlow;
use std::sync::Arc;

use catalog::{AnyRules, Catalog};
use game::{Record, Stop};

use crate::crew::Crew;
use crate::ledger::Sheet;
use crate::outcome::{Entry, Outcome, Results, Words};
use crate::plan::Games;
use crate::stats::Span;
use crate::{ArenaError, Encounter, Ledger, Participant, Played, Setting, Sitting, Task, WorkPlan};

/// What became of one asked game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finished<'a> {
    /// Which game.
    pub task: Task,
    /// Its result.
    pub outcome: &'a Outcome,
    /// Whether it was played now, not taken from the ledger.
    pub is_new: bool,
}

/// The participants of some work, their encounters, and all results so far.
pub struct Hall {
    crew: Crew,
    job: String,
    encounters: Vec<Encounter>,
    sheets: Vec<Sheet>,
    results: Results,
    words: Words,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall")
            .field("job", &self.job)
            .field("encounters", &self.encounters)
            .finish_non_exhaustive()
    }
}

impl Hall {
    /// A hall for these participants.
    pub fn new(
        catalog: &Catalog,
        setting: Setting,
        participants: Vec<Participant>,
        threads: usize,
    ) -> Result<Hall, ArenaError> {
        let crew = Crew::new(catalog, setting, participants, threads)?;
        // The same options can be written in several ways; the rules know the canonical one.
        let job = Setting { options: crew.rules.options(), ..crew.setting.clone() }.job();
        Ok(Hall {
            crew,
            job,
            encounters: Vec::new(),
            sheets: Vec::new(),
            results: Results::default(),
            words: Words::default(),
        })
    }

    /// The rules of all games here.
    pub fn rules(&self) -> &Arc<dyn AnyRules> {
        &self.crew.rules
    }

    /// How far apart the scores of these games can lie.
    pub fn span(&self) -> Span {
        self.crew.setting.span(self.crew.rules.as_ref())
    }

    /// The setting of all games here.
    pub fn setting(&self) -> &Setting {
        &self.crew.setting
    }

    /// Who takes part.
    pub fn participants(&self) -> &[Participant] {
        &self.crew.participants
    }

    /// The encounters so far.
    pub fn encounters(&self) -> &[Encounter] {
        &self.encounters
    }

    /// All results so far.
    pub fn results(&self) -> &Results {
        &self.results
    }

    /// The sheets of the ledger that hold the games of this hall, in the order of the encounters.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// The number of an encounter, which is new or known.
    pub fn meet(&mut self, encounter: Encounter, ledger: &mut Ledger) -> Result<usize, ArenaError> {
        if let Some(known) = self.encounters.iter().position(|known| *known == encounter) {
            return Ok(known);
        }
        self.crew.check(std::slice::from_ref(&encounter))?;
        self.sheets.push(ledger.sheet(&self.job, &encounter.name(&self.crew.participants)));
        self.encounters.push(encounter);
        Ok(self.encounters.len() - 1)
    }

    /// Sees to it that these games are played: those in the ledger first, then the others, as they finish.
    /// `each` may break it off; so may the flag.
    pub fn play(
        &mut self,
        tasks: &[Task],
        ledger: &mut Ledger,
        stop: &Stop,
        each: &mut dyn FnMut(Finished<'_>) -> ControlFlow<()>,
    ) -> Result<(), ArenaError> {
        let mut missing = Vec::new();
        for task in tasks {
            let Some(outcome) = self.kept(*task, ledger)? else {
                missing.push(*task);
                continue;
            };
            let flow = each(Finished { task: *task, outcome: &outcome, is_new: false });
            self.results.add(*task, self.encounters[task.encounter].group_size(), outcome);
            if flow.is_break() {
                return Ok(());
            }
        }
        if let Some(plan) = ledger.plan() {
            return self.list(missing, plan, stop);
        }
        if ledger.leaves_out() {
            return Ok(());
        }
        let Hall { crew, job, encounters, sheets, results, words } = self;
        let participants = crew.participants.clone();
        let mut refused = None;
        crew.play(encounters, &missing, stop, &mut |number, sitting| {
            let task = missing[number];
            let encounter = &encounters[task.encounter];
            let entries = entries(job, &encounter.name(&participants), task, encounter.group_size(), sitting);
            let Some(outcome) = outcome(&entries, words) else { return ControlFlow::Continue(()) };
            for entry in &entries {
                if let Err(error) =
                    ledger.append(sheets[task.encounter], entry.group, entry.place, &entry.to_line())
                {
                    refused = Some(error);
                    return ControlFlow::Break(());
                }
            }
            let flow = each(Finished { task, outcome: &outcome, is_new: true });
            results.add(task, encounter.group_size(), outcome);
            flow
        })?;
        refused.map_or(Ok(()), Err)
    }

    /// Lists games instead of playing them.
    fn list(&self, missing: Vec<Task>, plan: &WorkPlan, stop: &Stop) -> Result<(), ArenaError> {
        if missing.is_empty() {
            return Ok(());
        }
        stop.stop();
        let games = Games {
            job: self.job.clone(),
            setting: self.crew.setting.clone(),
            participants: self.crew.participants.clone(),
            encounters: self.encounters.clone(),
            tasks: missing,
            own_streams: true,
            crew: None,
        };
        games.list(plan)
    }

    /// The result of a game that the ledger has. A line that is no game is played anew, and so is a session of
    /// which a deal is missing.
    fn kept(&mut self, task: Task, ledger: &mut Ledger) -> Result<Option<Outcome>, ArenaError> {
        let size = self.encounters[task.encounter].group_size();
        let Some(entries) = kept_entries(ledger, self.sheets[task.encounter], task, size)? else {
            return Ok(None);
        };
        let seats = self.crew.rules.seats();
        Ok(outcome(&entries, &mut self.words).filter(|outcome| outcome.scores.seats() == seats))
    }
}

/// The deals of a game that the ledger has, in groups of `size` games; `None` if one is missing or is no game.
pub(crate) fn kept_entries(
    ledger: &mut Ledger,
    sheet: Sheet,
    task: Task,
    size: usize,
) -> Result<Option<Vec<Entry>>, ArenaError> {
    let mut entries: Vec<Entry> = Vec::new();
    loop {
        let line = ledger.line(sheet, task.group, task.place + entries.len() * size)?;
        let Some(entry) = line.and_then(|line| serde_json::from_str::<Entry>(&line).ok()) else {
            return Ok(None);
        };
        let more = entry.more;
        entries.push(entry);
        if !more {
            return Ok(Some(entries));
        }
    }
}

/// The deals of a game as lines of the ledger.
pub(crate) fn entries(job: &str, table: &str, task: Task, size: usize, sitting: Sitting) -> Vec<Entry> {
    let number = sitting.deals.len();
    let entry = |(deal, played): (usize, Played)| Entry {
        record: played.record,
        job: job.to_owned(),
        table: table.to_owned(),
        group: task.group,
        place: task.place + deal * size,
        roles: played.roles.iter().map(|role| (*role).to_owned()).collect(),
        more: deal + 1 < number,
    };
    sitting.deals.into_iter().enumerate().map(entry).collect()
}

/// What counts of a game; `None` if it was not finished.
fn outcome(entries: &[Entry], words: &mut Words) -> Option<Outcome> {
    let deals: Vec<(&Record, Vec<Arc<str>>)> = entries
        .iter()
        .map(|entry| (&entry.record, entry.roles.iter().map(|role| words.of(role)).collect()))
        .collect();
    Outcome::of(deals)
}
