//! Where the parts of an experiment do their work.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use catalog::Catalog;
use game::Stop;

use crate::tournament::Progress;
use crate::{ArenaError, Encounter, Hall, Ledger, Participant, SeatSpec, Setting, Task, tasks_of};

use super::template::{fill, missing};

/// What every part is given.
pub struct Workshop<'a> {
    /// The games.
    pub catalog: &'a Catalog,
    /// Finished work.
    pub ledger: &'a mut Ledger,
    /// How many pieces of work at once.
    pub threads: usize,
    /// By how much numbers of games are multiplied.
    pub scale: f64,
    /// The seed of the experiment.
    pub seed: u64,
    /// An external player, for experiments that ask for one.
    pub player: Option<&'a str>,
    /// Raised when the work has to stop.
    pub stop: &'a Stop,
    /// Told about every finished piece.
    pub progress: &'a mut dyn FnMut(Progress),
    /// The sheets of the ledger, in the order of the work.
    pub(crate) sheets: Vec<crate::Sheet>,
    /// How many pieces are done, and how many there are.
    pub(crate) done: Progress,
    /// The pieces that the work has asked for until now: what two parts share is one.
    asked: BTreeSet<(crate::Sheet, u64, usize)>,
}

impl std::fmt::Debug for Workshop<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Workshop")
            .field("scale", &self.scale)
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}

impl<'a> Workshop<'a> {
    /// A workshop with scale 1, seed 1 and one thread.
    pub fn new(
        catalog: &'a Catalog,
        ledger: &'a mut Ledger,
        stop: &'a Stop,
        progress: &'a mut dyn FnMut(Progress),
    ) -> Workshop<'a> {
        Workshop {
            catalog,
            ledger,
            threads: 1,
            scale: 1.0,
            seed: 1,
            player: None,
            stop,
            progress,
            sheets: Vec::new(),
            done: Progress { done: 0, all: 0 },
            asked: BTreeSet::new(),
        }
    }

    /// How many of the pieces that were asked for are there, in words.
    pub(crate) fn how_far(&self) -> String {
        let is_done =
            |(sheet, group, place): &&(crate::Sheet, u64, usize)| self.ledger.has(*sheet, *group, *place);
        let done = self.asked.iter().filter(is_done).count();
        format!("{done} of {} games and searches\n", self.asked.len())
    }

    /// Notes which pieces the work needs: sheet, group and place.
    pub(crate) fn ask(&mut self, pieces: impl IntoIterator<Item = (crate::Sheet, u64, usize)>) {
        self.asked.extend(pieces);
    }

    /// The sheets of the ledger that hold this work, in its order.
    pub fn sheets(&self) -> &[crate::Sheet] {
        &self.sheets
    }

    /// A seat as a template says, with the external player filled in.
    pub(crate) fn seat(&self, template: &str, values: &[(&str, &str)]) -> Result<String, ArenaError> {
        let mut text = fill(template, values);
        if let Some(player) = self.player {
            text = fill(&text, &[("player", player)]);
        }
        match missing(&text) {
            None => Ok(text),
            Some("player") => {
                let what = "this experiment takes an external player: expected --player SPEC";
                Err(ArenaError::Plan(what.to_owned()))
            }
            Some(name) => Err(ArenaError::Plan(format!("\"{template}\": expected a value for {{{name}}}"))),
        }
    }

    /// Plays encounters, each so many groups from the first, and gives the hall with the results; `None` when
    /// stopped. Encounters are lists of seats as texts.
    pub(crate) fn play(
        &mut self,
        setting: Setting,
        encounters: &[(Vec<String>, crate::Seating, u64)],
    ) -> Result<Option<Hall>, ArenaError> {
        let rules = setting.rules(self.catalog)?;
        let mut texts: Vec<&String> = Vec::new();
        for text in encounters.iter().flat_map(|(seats, _, _)| seats) {
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        let specs = texts.iter().map(|text| SeatSpec::parse(rules.as_ref(), text));
        let participants = Participant::named(specs.collect::<Result<_, _>>()?);
        let mut hall = Hall::new(self.catalog, setting, participants, self.threads)?;
        let mut asked: BTreeMap<usize, u64> = BTreeMap::new();
        for (seats, seating, groups) in encounters {
            let number = |seat: &String| texts.iter().position(|text| *text == seat).unwrap_or_default();
            let encounter = Encounter { players: seats.iter().map(number).collect(), seating: *seating };
            // Equal encounters are one; they are played as often as the one that wants most.
            let most = asked.entry(hall.meet(encounter, self.ledger)?).or_default();
            *most = (*most).max(*groups);
        }
        let tasks: Vec<Task> = asked
            .into_iter()
            .flat_map(|(encounter, groups)| tasks_of(hall.encounters(), encounter, 0..groups))
            .collect();
        self.sheets.extend_from_slice(hall.sheets());
        self.ask(tasks.iter().map(|task| (hall.sheets()[task.encounter], task.group, task.place)));
        let (done, progress) = (&mut self.done, &mut *self.progress);
        hall.play(&tasks, self.ledger, self.stop, &mut |_| {
            done.done += 1;
            progress(*done);
            ControlFlow::Continue(())
        })?;
        // While work is only listed there is nothing to report, and whatever comes next can be listed too.
        Ok((!self.stop.is_stopped() && !self.is_planning()).then_some(hall))
    }

    /// Whether missing work is only listed.
    pub(crate) fn is_planning(&self) -> bool {
        self.ledger.plan().is_some()
    }

    /// Who judges the games: nobody while some of them are missing, since that may take longer than playing them.
    pub(crate) fn judges<J>(&self, judge: Option<J>) -> Option<J> {
        judge.filter(|_| !self.is_partial())
    }

    /// Whether missing work is left out, so that what comes out is what can be said so far.
    pub(crate) fn is_partial(&self) -> bool {
        self.ledger.leaves_out()
    }
}
