//! What the entries of a table add up to.

use std::collections::VecDeque;
use std::sync::Arc;

use catalog::{AnyRules, Catalog};
use game::{MatchScore, Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{
    Chair, Clocks, Command, Entry, Matter, Millis, Occasion, Play, Refusal, Sheet, Sitter, TableSetup, Tag,
    What,
};
use crate::Code;
use crate::table::Actor;

/// What state a table is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Somebody is missing or not ready.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game is held up.
    Paused,
    /// The game is over.
    Over,
}

impl Phase {
    /// The word of the protocol.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Paused => "paused",
            Phase::Over => "over",
        }
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// When it was said.
    pub at: Millis,
    /// The name of whoever said it.
    pub name: String,
    /// Their first seat; none for somebody who watches.
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
}

/// An offer on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    pub(super) matter: Matter,
    pub(super) by: Seat,
    pub(super) agreed: Vec<Seat>,
    /// The engine that does not agree to a claim.
    pub(super) objector: Option<Seat>,
}

/// The log does not fit together: it was written by somebody else, or is damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {at} of table {table} cannot follow on those before it: {why}")]
pub struct Damaged {
    /// The table.
    pub table: String,
    /// The number of the entry, from 1.
    pub at: u64,
    /// What is wrong.
    pub why: String,
}

/// How many commands are remembered, to be answered again when they are sent again.
const REMEMBERED: usize = 256;
/// How much of the talk is kept for those who come later.
const TALK: usize = 100;

/// A table.
pub struct Table {
    pub(super) catalog: Arc<Catalog>,
    /// As it was made.
    pub plan: TableSetup,
    /// Who made it.
    pub host: String,
    /// When it was made.
    pub created: Millis,
    /// How many entries there are.
    pub version: u64,
    /// The version of the last entry that changed the game.
    pub game_version: u64,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What state it is in.
    pub phase: Phase,
    /// The game on the table.
    pub play: Option<Play>,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// Finished games.
    pub sheet: Vec<Sheet>,
    /// The last things that were said.
    pub talk: VecDeque<Said>,
    /// How much has been said in all.
    pub(super) talked: usize,
    pub(super) offer: Option<Offer>,
    pub(super) wants: Vec<(Seat, bool)>,
    pub(super) rotated: usize,
    /// How many games were finished when the match on the table began.
    pub(super) match_from: usize,
    done: VecDeque<(Tag, u64)>,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.plan.id)
            .field("version", &self.version)
            .finish_non_exhaustive()
    }
}

impl Table {
    /// A new table and the first entry of its log.
    pub fn make(catalog: Arc<Catalog>, plan: TableSetup, host: &str, at: Millis) -> (Table, Entry) {
        let table = Table::empty(catalog, plan.clone(), host.to_owned(), at);
        (table, Entry { at, tag: None, what: What::Made { plan, host: host.to_owned() } })
    }

    fn empty(catalog: Arc<Catalog>, plan: TableSetup, host: String, at: Millis) -> Table {
        let chair = |(seat, sitter): (usize, &Sitter)| {
            let empty = if matches!(sitter, Sitter::Person { .. }) { Sitter::Open } else { sitter.clone() };
            let called = plan.names.get(seat).filter(|name| !name.is_empty()).cloned();
            Chair { sitter: sitter.clone(), empty, ready: true, learned: None, called }
        };
        Table {
            catalog,
            chairs: plan.seats.iter().enumerate().map(chair).collect(),
            plan,
            host,
            created: at,
            version: 1,
            game_version: 1,
            phase: Phase::Waiting,
            play: None,
            clocks: None,
            sheet: Vec::new(),
            talk: VecDeque::new(),
            talked: 0,
            offer: None,
            wants: Vec::new(),
            rotated: 0,
            match_from: 0,
            done: VecDeque::new(),
        }
    }

    /// The table that a log adds up to.
    pub fn replay(catalog: Arc<Catalog>, entries: impl IntoIterator<Item = Entry>) -> Result<Table, Damaged> {
        let mut entries = entries.into_iter();
        let first = entries.next();
        let Some(Entry { at, what: What::Made { plan, host }, .. }) = first else {
            let why = "a log begins with the making of the table".to_owned();
            return Err(Damaged { table: String::new(), at: 1, why });
        };
        let mut table = Table::empty(catalog, plan, host, at);
        for entry in entries {
            table.follow(&entry)?;
        }
        Ok(table)
    }

    /// Carries a command out: the entries it made, each shown to `each` when the table stands right after
    /// it. A refused command changes nothing.
    pub fn apply(
        &mut self,
        occasion: &Occasion,
        actor: &Actor,
        command: &Command,
        each: &mut dyn FnMut(&Table, &Entry),
    ) -> Result<Vec<Entry>, Refusal> {
        let what = self.decide(occasion, actor, command)?;
        let mut entry = Entry { at: occasion.at, tag: tag_of(actor), what };
        if matches!(entry.what, What::Moved { .. }) {
            self.follow_move(&mut entry)?;
        } else {
            self.follow(&entry).map_err(|damaged| Refusal::new(Code::Failed, damaged.to_string()))?;
        }
        each(self, &entry);
        let mut entries = vec![entry];
        let followed = self.settle(occasion, each);
        entries.extend(followed.map_err(|refusal| Refusal::new(Code::Failed, refusal.message))?);
        Ok(entries)
    }

    /// What follows by itself from how things stand: at a new table with everybody there the game begins.
    pub fn settle(
        &mut self,
        occasion: &Occasion,
        each: &mut dyn FnMut(&Table, &Entry),
    ) -> Result<Vec<Entry>, Refusal> {
        let mut entries = Vec::new();
        while let Some(what) = self.consequence(occasion)? {
            let entry = Entry { at: occasion.at, tag: None, what };
            self.follow(&entry).map_err(|damaged| Refusal::new(Code::Failed, damaged.to_string()))?;
            each(self, &entry);
            entries.push(entry);
        }
        Ok(entries)
    }

    /// The version that a command led to, if it was carried out before.
    pub fn done_before(&self, actor: &Actor) -> Option<u64> {
        let tag = tag_of(actor)?;
        self.done.iter().rev().find(|(done, _)| *done == tag).map(|(_, version)| *version)
    }

    pub(super) fn remember(&mut self, tag: Tag, version: u64) {
        if self.done.len() >= REMEMBERED {
            self.done.pop_front();
        }
        self.done.push_back((tag, version));
    }

    pub(super) fn hear(&mut self, said: Said) {
        if self.talk.len() >= TALK {
            self.talk.pop_front();
        }
        self.talk.push_back(said);
        self.talked += 1;
    }

    /// The rules of the first game.
    pub fn rules(&self) -> Result<Box<dyn AnyRules>, Refusal> {
        let rules = self.catalog.game(&self.plan.game).and_then(|game| game.rules(&self.plan.options));
        rules.map_err(|error| Refusal::new(Code::Failed, error.to_string()))
    }

    /// Whether anything is hidden in this game.
    pub fn is_hidden(&self) -> bool {
        self.catalog.game(&self.plan.game).is_ok_and(|game| game.facts().hidden)
    }

    /// Whose decision it is.
    pub fn turn(&self) -> Option<Seat> {
        if self.phase == Phase::Playing {
            self.play.as_ref().and_then(|play| play.line().turn())
        } else {
            None
        }
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: &str) -> Vec<Seat> {
        let own = |seat: &Seat| self.chairs[seat.index()].person() == Some(person);
        Seat::all(self.chairs.len()).filter(own).collect()
    }

    /// The seats that people sit in.
    pub fn people(&self) -> Vec<Seat> {
        Seat::all(self.chairs.len()).filter(|seat| self.chairs[seat.index()].person().is_some()).collect()
    }

    /// How many different people sit here.
    pub fn heads(&self) -> usize {
        let mut people: Vec<&str> = self.chairs.iter().filter_map(Chair::person).collect();
        people.sort_unstable();
        people.dedup();
        people.len()
    }

    /// Whose eyes a person has at this table: their seat's while the game runs, and everybody's when there is
    /// nothing left to hide. Who has several seats in a game with hidden cards shares a screen with others: they look
    /// through the eyes of the seat that decides, and as anybody would while an engine does. This is the one place where
    /// that is decided.
    pub fn viewer(&self, person: Option<&str>) -> Viewer {
        if self.phase == Phase::Over {
            return Viewer::All;
        }
        let own = person.map(|person| self.seats_of(person)).unwrap_or_default();
        let seat = if own.len() > 1 && self.is_hidden() {
            self.turn().filter(|turn| own.contains(turn))
        } else {
            own.first().copied()
        };
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether everything lies open for this person: at a table that was made so, for whoever has all seats of people
    /// there, alone or with others at the same screen, or who made it for engines alone. Nobody else, and no engine, sees
    /// more than elsewhere.
    pub fn lies_open(&self, person: Option<&str>) -> bool {
        let Some(person) = person.filter(|_| self.plan.open && !self.plan.rated) else { return false };
        let people = self.people();
        let full = self.chairs.iter().all(|chair| chair.name().is_some());
        full && if people.is_empty() { self.host == person } else { people == self.seats_of(person) }
    }

    /// The names in a record: an engine's tells all that it played with.
    pub fn names(&self) -> Vec<String> {
        let name = |chair: &Chair| chair.plays_as().or(chair.name()).unwrap_or("nobody").to_owned();
        self.chairs.iter().map(name).collect()
    }

    /// The names that engines were given at this table, as a record keeps them: empty where a seat has none, and no list at
    /// all where no seat has one.
    pub fn given_names(&self) -> Vec<String> {
        if self.chairs.iter().all(|chair| chair.called.is_none()) {
            return Vec::new();
        }
        self.chairs.iter().map(|chair| chair.called.clone().unwrap_or_default()).collect()
    }

    /// The name of the record of the game on the table.
    pub fn record_id(&self) -> Option<String> {
        self.play.as_ref().map(|play| format!("{}-{}", self.plan.id, play.number))
    }

    /// The offer of a kind, as the seat that made it.
    pub fn offered(&self, matter: Matter) -> Option<Seat> {
        self.offer.as_ref().filter(|offer| offer.matter == matter).map(|offer| offer.by)
    }

    /// How the match stands, the game on the table included once it is over; `None` where no match is played.
    pub fn match_score(&self) -> Option<MatchScore> {
        self.play.as_ref().filter(|_| self.plan.is_match).and_then(|play| play.line().match_score())
    }

    /// The finished games that count together: those of the match on the table, or all where no match is played.
    pub fn counted(&self) -> &[Sheet] {
        &self.sheet[if self.match_score().is_some() { self.match_from } else { 0 }..]
    }

    /// What everybody has, by the seats they have now: won deals of the match on the table, or the sum of what all games
    /// scored where no match is played.
    pub fn score(&self) -> Vec<i64> {
        let seats = self.chairs.len();
        if let Some(score) = self.match_score() {
            return (0..seats).map(|seat| i64::from(score.of_seat(seat))).collect();
        }
        let mut score = vec![0; seats];
        for game in &self.sheet {
            for (seat, scored) in game.scores.as_slice().iter().enumerate() {
                score[(seat + self.rotated - game.rotated) % seats] += i64::from(*scored);
            }
        }
        score
    }

    /// Who wants to go on after a finished game.
    pub fn wanted(&self) -> Vec<Seat> {
        self.wants.iter().map(|(seat, _)| *seat).collect()
    }
}

fn tag_of(actor: &Actor) -> Option<Tag> {
    match actor {
        Actor::Person { id, command: Some(command), .. } => {
            Some(Tag { person: id.clone(), command: command.clone() })
        }
        _ => None,
    }
}
