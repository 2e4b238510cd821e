//! A table run for the one person at this page.
//!
//! It says the same frames as a table of the server, so that the app need not know the difference. Whatever is asked gives
//! an [`Outcome`]: entries, which the page keeps before it does anything else, frames, which it shows then, and what the
//! table waits for.

use std::collections::HashSet;

use game::{Record, Seat};
use serde::{Deserialize, Serialize};
use tables::Code;
use tables::id::word;
use tables::table::{
    Actor, Allowed, Asked, Clocks, Command, Entry, Luck, Millis, Occasion, Operator, Phase, Refusal, Sitter,
    Table, TableSetup, Verdict, What,
};
use tables::wire::{
    ClientFrame, Eyes, Frame, Pong, Presence, TableCard, card, decode, event, history, snapshot, written,
};

use crate::{Refused, games};

/// Whose page it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// The person's id, the same for as long as this browser keeps it.
    pub id: String,
    /// The name at the table.
    pub name: String,
}

/// Whom a table waits for, if not for its person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "who", rename_all = "lowercase")]
pub enum Next {
    /// The engine in this seat.
    Engine {
        /// Its seat.
        seat: Seat,
        /// The version of the game that it thinks about.
        version: u64,
    },
    /// The only legal move of the person, which is played by itself.
    Auto {
        /// The version of the game.
        version: u64,
    },
}

/// Something that takes a while and was asked for by the person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum Ask {
    /// A hint.
    Hint {
        /// The person's name for the question.
        id: String,
        /// How long to think, in milliseconds.
        ms: u64,
    },
    /// Whether a claim to the rest stands.
    Claim {
        /// The person's name for the command.
        id: String,
        /// Whether it is made with open cards.
        show: bool,
    },
}

/// A game that has come to its end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finished {
    /// The name of the record.
    pub id: String,
    /// The record.
    pub record: Record,
}

/// What came of something that was asked of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// The version of the table after the first of the entries.
    pub from: u64,
    /// What is to be kept before anything is shown.
    pub entries: Vec<Entry>,
    /// What is said then, each frame as its text.
    pub frames: Vec<String>,
    /// The table as a card of the lobby.
    pub card: TableCard,
    /// The game that has just ended.
    pub finished: Option<Finished>,
    /// Whom the table waits for, if not for its person.
    pub next: Option<Next>,
    /// When the running clock will have run out, in milliseconds since 1970.
    pub deadline: Option<Millis>,
    /// What the person asked for that takes a while.
    pub ask: Option<Ask>,
}

/// A table and its person.
#[derive(Debug)]
pub struct Room {
    table: Table,
    person: Person,
}

fn occasion(at: Millis) -> Occasion {
    Occasion { at, luck: Luck::fresh() }
}

impl Room {
    /// Makes a table as somebody asks for it. Nobody else can come to a page, and nothing that is played there is rated.
    pub fn make(asked: Asked, person: Person, at: Millis) -> Result<(Room, Outcome), Refused> {
        if asked.rated {
            return Err(Refusal::bad("rated: expected a table of the server").into());
        }
        if asked.ponder {
            return Err(Refusal::bad("ponder: expected a table of the server, where players are kept").into());
        }
        if asked.seats.iter().any(|seat| seat == "open" || seat == "link") {
            let message = "seats: expected me or a player of the house: nobody else can come to this page";
            return Err(Refusal::bad(message).into());
        }
        let host = Sitter::Person { id: person.id.clone(), name: person.name.clone() };
        let operator = Operator { program: &|_| false, fixed_deals: true };
        let id = format!("here-{}", word::<12>());
        let catalog = games();
        let plan = TableSetup::check(asked, id, &host, &catalog, &operator, &mut |_| String::new())?;
        let (mut table, first) = Table::make(catalog, plan, &person.id, at);
        let mut entries = vec![first];
        entries.extend(table.settle(&occasion(at), &mut |_, _| {})?);
        let room = Room { table, person };
        let outcome = Outcome { from: 1, entries, ..room.outcome() };
        Ok((room, outcome))
    }

    /// The table that a log adds up to. Nobody pays for the time in which the page was closed.
    pub fn open(log: Vec<Entry>, person: Person, at: Millis) -> Result<(Room, Outcome), Refused> {
        let lived = log.last().map_or(at, |entry| entry.at);
        let table = Table::replay(games(), log);
        let table = table.map_err(|damaged| Refusal::new(Code::Failed, damaged.to_string()))?;
        let mut room = Room { table, person };
        if room.deadline().is_none() {
            let outcome = room.outcome();
            return Ok((room, outcome));
        }
        let outcome = room.carry_out(&Actor::House, &Command::Wake { lived }, at)?;
        Ok((room, outcome))
    }

    /// Everything there is to know, as a snapshot.
    pub fn enter(&self, at: Millis) -> Outcome {
        let frame = written(snapshot(&self.eyes(), &self.presence(), at));
        Outcome { frames: vec![frame], ..self.outcome() }
    }

    /// Hears a frame of the person.
    pub fn hear(&mut self, text: &str, at: Millis) -> Outcome {
        let frame = decode(text).unwrap_or_else(|(id, refusal)| ClientFrame::Unreadable { id, refusal });
        match frame {
            ClientFrame::Ping => self.say(Frame::Pong(Pong::default())),
            ClientFrame::Resync => self.enter(at),
            ClientFrame::History { before } => self.say(history(&self.eyes(), before)),
            ClientFrame::Unreadable { id, refusal } => self.say(Frame::refused(id.as_deref(), &refusal)),
            ClientFrame::Hint { id, ms } => {
                if !self.table.allowed(Some(&self.person.id)).contains(&Allowed::Hint) {
                    let message = "hints are for the seat to move, where the table allows them";
                    return self.say(Frame::refused(Some(&id), &Refusal::not_allowed(message)));
                }
                let queued = self.say(Frame::hint_queued(&id, 0));
                Outcome { ask: Some(Ask::Hint { id, ms }), ..queued }
            }
            ClientFrame::Command(id, Command::Claim { show, verdict: None }) => {
                let actor = self.actor(&id);
                match self.table.case(&self.person.id, show) {
                    Ok(_) if self.table.done_before(&actor).is_none() => {
                        Outcome { ask: Some(Ask::Claim { id, show }), ..self.outcome() }
                    }
                    Err(refusal) if self.table.done_before(&actor).is_none() => {
                        self.say(Frame::refused(Some(&id), &refusal))
                    }
                    _ => self.command(&id, &Command::Claim { show, verdict: None }, at),
                }
            }
            ClientFrame::Command(id, command) => self.command(&id, &command, at),
        }
    }

    /// A claim has been judged.
    pub fn judged(&mut self, id: &str, show: bool, verdict: Verdict, at: Millis) -> Outcome {
        self.command(id, &Command::Claim { show, verdict: Some(verdict) }, at)
    }

    /// The engine in a seat has decided; without a move it cannot go on. A move that the rules refuse is the end of its game.
    pub fn decided(&mut self, seat: Seat, mv: Option<String>, version: u64, at: Millis) -> Outcome {
        let fault = Command::EngineFault { seat, why: "the engine could not go on".to_owned(), version };
        let command = mv.map_or(fault.clone(), |mv| Command::EngineMove { seat, mv, version });
        match self.carry_out(&Actor::House, &command, at) {
            Ok(outcome) => outcome,
            // It thought about a game that has gone on.
            Err(refusal) if refusal.code == Code::Stale => self.outcome(),
            Err(_) => self.carry_out(&Actor::House, &fault, at).unwrap_or_else(|_| self.outcome()),
        }
    }

    /// Time has passed: the only move is played by itself, and somebody's time may be over.
    pub fn tick(&mut self, at: Millis) -> Outcome {
        let command = match self.next() {
            Some(Next::Auto { version }) => Command::AutoMove { version },
            _ => Command::Tick,
        };
        self.carry_out(&Actor::House, &command, at).unwrap_or_else(|_| self.outcome())
    }

    fn actor(&self, command: &str) -> Actor {
        let Person { id, name } = self.person.clone();
        Actor::Person { id, name, command: Some(command.to_owned()) }
    }

    fn command(&mut self, id: &str, command: &Command, at: Millis) -> Outcome {
        let actor = self.actor(id);
        if let Some(version) = self.table.done_before(&actor) {
            return self.say(Frame::ack(id, version));
        }
        match self.carry_out(&actor, command, at) {
            Ok(mut outcome) => {
                outcome.frames.push(written(Frame::ack(id, self.table.version)));
                outcome
            }
            Err(refusal) => self.say(Frame::refused(Some(id), &refusal)),
        }
    }

    fn carry_out(&mut self, actor: &Actor, command: &Command, at: Millis) -> Result<Outcome, Refusal> {
        let from = self.table.version + 1;
        let (person, presence) = (self.person.id.clone(), self.presence());
        let mut frames = Vec::new();
        let mut each = |table: &Table, entry: &Entry| {
            let eyes = Eyes::of(table, Some(&person));
            frames.push(written(event(&eyes, entry, &presence)));
            if matches!(entry.what, What::Dealt { .. }) {
                frames.push(written(snapshot(&eyes, &presence, entry.at)));
            }
        };
        let entries = self.table.apply(&occasion(at), actor, command, &mut each)?;
        let ended = entries.iter().any(|entry| matches!(entry.what, What::Finished | What::Ended { .. }));
        let finished = if ended { self.finished() } else { None };
        Ok(Outcome { from, entries, frames, finished, ..self.outcome() })
    }

    fn finished(&self) -> Option<Finished> {
        let mut record = self.table.play.as_ref()?.record(self.table.names());
        record.names = self.table.given_names();
        Some(Finished { id: self.table.record_id()?, record })
    }

    fn eyes(&self) -> Eyes<'_> {
        Eyes::of(&self.table, Some(&self.person.id))
    }

    fn presence(&self) -> Presence {
        Presence { here: HashSet::from([self.person.id.clone()]), watchers: 0 }
    }

    fn say(&self, frame: Frame) -> Outcome {
        Outcome { frames: vec![written(frame)], ..self.outcome() }
    }

    fn next(&self) -> Option<Next> {
        let (seat, version) = (self.table.turn()?, self.table.game_version);
        if self.table.chairs[seat.index()].engine().is_some() {
            return Some(Next::Engine { seat, version });
        }
        self.table.only_move().map(|_| Next::Auto { version })
    }

    fn deadline(&self) -> Option<Millis> {
        let running = self.table.clocks.as_ref().filter(|_| self.table.phase == Phase::Playing);
        running.and_then(Clocks::deadline).map(|(_, until)| until)
    }

    /// How things stand when nothing has happened.
    fn outcome(&self) -> Outcome {
        Outcome {
            from: self.table.version + 1,
            entries: Vec::new(),
            frames: Vec::new(),
            card: card(&self.table, &self.presence()),
            finished: None,
            next: self.next(),
            deadline: self.deadline(),
            ask: None,
        }
    }
}
