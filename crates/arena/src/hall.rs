//! Where encounters are played and kept: games that the ledger has are taken from it, the others are played.

use std::ops::ControlFlow;
use std::sync::Arc;

use catalog::{AnyRules, Catalog};
use game::Stop;

use crate::crew::Crew;
use crate::ledger::Sheet;
use crate::outcome::{Entry, Outcome, Results, Words};
use crate::setting::fingerprint;
use crate::{ArenaError, Encounter, Ledger, Participant, Played, Setting, Task};

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
        let Hall { crew, job, encounters, sheets, results, words } = self;
        let participants = crew.participants.clone();
        let mut refused = None;
        crew.play(encounters, &missing, stop, &mut |number, played| {
            let task = missing[number];
            let encounter = &encounters[task.encounter];
            let entry = entry(job, encounter.name(&participants), task, played);
            let Some(outcome) = outcome(&entry, words) else { return ControlFlow::Continue(()) };
            let line = serde_json::to_string(&entry).expect("an entry is plain data");
            if let Err(error) = ledger.append(sheets[task.encounter], task.group, task.place, &line) {
                refused = Some(error);
                return ControlFlow::Break(());
            }
            let flow = each(Finished { task, outcome: &outcome, is_new: true });
            results.add(task, encounter.group_size(), outcome);
            flow
        })?;
        refused.map_or(Ok(()), Err)
    }

    /// The result of a game that the ledger has. A line that is no game is played anew.
    fn kept(&mut self, task: Task, ledger: &mut Ledger) -> Result<Option<Outcome>, ArenaError> {
        let Some(line) = ledger.line(self.sheets[task.encounter], task.group, task.place)? else {
            return Ok(None);
        };
        let entry = serde_json::from_str::<Entry>(&line).ok();
        let seats = self.crew.rules.seats();
        Ok(entry
            .and_then(|entry| outcome(&entry, &mut self.words))
            .filter(|outcome| outcome.scores.seats() == seats))
    }
}

fn entry(job: &str, table: String, task: Task, played: Played) -> Entry {
    let roles = played.roles.iter().map(|role| (*role).to_owned()).collect();
    Entry { record: played.record, job: job.to_owned(), table, group: task.group, place: task.place, roles }
}

/// What counts of a game; `None` if it was not finished.
fn outcome(entry: &Entry, words: &mut Words) -> Option<Outcome> {
    let scores = entry.record.scores?;
    let roles = entry.roles.iter().map(|role| words.of(role)).collect();
    let moves = &entry.record.moves;
    let line = fingerprint(&moves.join(" "));
    Some(Outcome { scores, roles, forfeit: entry.record.forfeit.clone(), moves: moves.len(), line })
}
