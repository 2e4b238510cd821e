//! Frames to clients.

use game::Seat;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::card::{Clocks, Presence, Session, TableCard, card, clocks, session};
use super::eyes::{Eyes, Moment, Offers, offers};
use super::{Event, Report};
use crate::Code;
use crate::table::{Allowed, Entry, Millis, Phase, Play, Refusal, Said, Table, What};

/// The longest frame that leaves the house, in bytes.
const LONGEST: usize = 64 * 1024;
/// A page of history.
const PAGE: usize = 48 * 1024;
/// As much talk as goes into a frame that would be too long.
const TALK: usize = 8 * 1024;
/// What the number of left out events may take.
const SPARE: usize = 16;

/// Makes the type of a word that is always the same, so that every frame says what it is.
macro_rules! tag {
    ($($name:ident $word:ident)*) => {
        $(
            #[doc = concat!("The word of a frame: ", stringify!($word), ", in small letters.")]
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema, TS)]
            #[serde(rename_all = "lowercase")]
            pub enum $name {
                /// The word itself.
                #[default]
                $word,
            }
        )*
    };
}

tag! {
    IsSnapshot Snapshot
    IsEvent Event
    IsThinking Thinking
    IsHint Hint
    IsPresence Presence
    IsHouse House
    IsHistory History
    IsAck Ack
    IsRefused Refused
    IsPong Pong
}

/// Whatever is said over the socket of a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[serde(untagged)]
#[ts(rename = "Incoming")]
pub enum Frame {
    /// Everything a viewer may know, at once.
    Snapshot(Box<Snapshot>),
    /// One numbered change.
    Change(Box<Change>),
    /// An engine's thoughts.
    Thinking(Thinking),
    /// How far a hint is.
    Hint(Hint),
    /// Who came or went.
    Presence(Box<PresenceTold>),
    /// Whether anything can be kept.
    Standing(Standing),
    /// Earlier events.
    History(History),
    /// A command was carried out.
    Ack(Ack),
    /// A command was not carried out.
    Refused(Refused),
    /// The answer to a ping.
    Pong(Pong),
}

/// Everything a viewer may know, at once.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Snapshot {
    /// `snapshot`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsSnapshot,
    /// The version of the table.
    pub version: u64,
    /// The server's time.
    pub now: Millis,
    /// Whom this is told.
    pub you: You,
    /// The table.
    pub table: TableCard,
    /// The game; null before the first deal.
    pub game: Option<Moment>,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// What is offered.
    pub offers: Offers,
    /// The running results.
    pub session: Session,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// The hash of salt and deal; null where nothing is dealt.
    pub commitment: Option<String>,
    /// What the hash was made of, when the game is over.
    pub reveal: Option<Reveal>,
    /// The record, when the game is over.
    pub record: Option<String>,
    /// What the viewer could do now.
    pub allowed: Vec<Allowed>,
}

/// Whom a snapshot is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct You {
    /// The person.
    pub person: Option<String>,
    /// Their first seat.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// All their seats, for those who play both sides at one screen.
    #[schema(value_type = Vec<usize>)]
    #[ts(type = "number[]")]
    pub seats: Vec<Seat>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct ChatLine {
    /// The first seat of whoever said it; null for somebody who watches.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// The name of whoever said it.
    pub name: String,
    /// The words.
    pub text: String,
    /// When it was said, in milliseconds since 1970.
    pub at: Millis,
}

impl From<&Said> for ChatLine {
    fn from(said: &Said) -> ChatLine {
        ChatLine { seat: said.seat, name: said.name.clone(), text: said.text.clone(), at: said.at }
    }
}

/// What the published hash was made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Reveal {
    /// The deal.
    pub deal: String,
    /// What was hashed with it.
    pub salt: String,
}

/// One numbered change. Which fields there are depends on `what`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Change {
    /// `event`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsEvent,
    /// The version after it.
    pub version: u64,
    /// The server's time.
    pub now: Millis,
    /// What happened.
    #[serde(flatten)]
    pub what: Happened,
    /// What is offered now.
    pub offers: Offers,
    /// The clocks after it.
    pub clocks: Option<Clocks>,
    /// What the viewer could do now.
    pub allowed: Vec<Allowed>,
}

/// What happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum Happened {
    /// A decision: whose, and which as far as it may be seen, is the first of the events.
    Move {
        /// What the viewer was told of it.
        events: Vec<Event>,
        /// The game after it.
        game: Option<Box<Moment>>,
    },
    /// Decisions were taken back.
    Undo {
        /// How many moves, the last first.
        steps: usize,
        /// The game after it.
        game: Option<Box<Moment>>,
    },
    /// Something was offered, agreed to or declined.
    Offer,
    /// Somebody said something.
    Chat(ChatLine),
    /// The game is over.
    Over {
        /// The record.
        record: Option<String>,
        /// What the published hash was made of.
        reveal: Option<Reveal>,
        /// The game, with nothing hidden any more: what each seat scored, and why it ended.
        game: Option<Box<Moment>>,
        /// The running results.
        session: Box<Session>,
        /// The table after it.
        table: Box<TableCard>,
    },
    /// The first deal, the next, or a rematch: a snapshot of the same version follows.
    Next,
    /// Somebody sat, left, is ready, wants the next game; a pause; the house opened again.
    Table {
        /// The table after it.
        table: Box<TableCard>,
    },
}

/// An engine's thoughts while it thinks. Not numbered.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Thinking {
    /// `thinking`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsThinking,
    /// The seat of the engine.
    #[schema(value_type = Option<usize>)]
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// Whether it has decided.
    pub done: bool,
    /// What it thinks.
    pub report: Report,
}

/// How far a hint is. Not numbered.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Hint {
    /// `hint`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsHint,
    /// The id of the command.
    #[serde(rename = "for")]
    pub asked: String,
    /// How far it is.
    pub state: HintState,
    /// How many wait before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<usize>,
    /// The hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub report: Option<Report>,
}

/// How far a hint is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum HintState {
    /// It waits.
    Queued,
    /// It is there.
    Done,
}

/// Who came or went. Not numbered: nothing is lost when it is missed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[schema(as = Presence)]
#[ts(rename = "Presence")]
pub struct PresenceTold {
    /// `presence`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsPresence,
    /// The table.
    pub table: TableCard,
}

/// Whether anything can be kept at the moment. Not numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Standing {
    /// `house`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsHouse,
    /// While it is false nothing is carried out and no clock runs.
    pub writable: bool,
}

/// Earlier events of the game, as they were asked for.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[ts(rename = "Earlier")]
pub struct History {
    /// `history`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsHistory,
    /// The number of the first of them.
    pub from: usize,
    /// The events.
    pub events: Vec<Event>,
}

/// A command was carried out and is on disk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Ack {
    /// `ack`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsAck,
    /// The id of the command.
    pub id: String,
    /// The version it led to.
    pub version: u64,
}

/// A command was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Refused {
    /// `refused`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsRefused,
    /// The id of the command, if it could be read.
    pub id: Option<String>,
    /// What it was refused for.
    pub code: Code,
    /// The same for whoever writes a program.
    pub message: String,
}

/// The answer to a ping.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema, TS)]
pub struct Pong {
    /// `pong`.
    #[serde(rename = "type")]
    #[ts(inline)]
    pub kind: IsPong,
}

impl Frame {
    /// A command was carried out.
    pub fn ack(id: &str, version: u64) -> Frame {
        Frame::Ack(Ack { kind: IsAck::default(), id: id.to_owned(), version })
    }

    /// A command was not carried out.
    pub fn refused(id: Option<&str>, refusal: &Refusal) -> Frame {
        let (id, message) = (id.map(str::to_owned), refusal.message.clone());
        Frame::Refused(Refused { kind: IsRefused::default(), id, code: refusal.code, message })
    }

    /// Who came or went.
    pub fn presence(table: &Table, presence: &Presence) -> Frame {
        Frame::Presence(Box::new(PresenceTold { kind: IsPresence::default(), table: card(table, presence) }))
    }

    /// Whether anything can be kept at the moment.
    pub fn house(writable: bool) -> Frame {
        Frame::Standing(Standing { kind: IsHouse::default(), writable })
    }

    /// What an engine thinks.
    pub fn thinking(seat: Option<Seat>, done: bool, report: &game::Report<String>) -> Frame {
        Frame::Thinking(Thinking { kind: IsThinking::default(), seat, done, report: report.into() })
    }

    /// How many wait before a hint.
    pub fn hint_queued(asked: &str, place: usize) -> Frame {
        let (kind, state) = (IsHint::default(), HintState::Queued);
        Frame::Hint(Hint { kind, asked: asked.to_owned(), state, place: Some(place), report: None })
    }

    /// A hint.
    pub fn hint(asked: &str, report: &game::Report<String>) -> Frame {
        let (kind, state, report) = (IsHint::default(), HintState::Done, Some(report.into()));
        Frame::Hint(Hint { kind, asked: asked.to_owned(), state, place: None, report })
    }

    /// The game in it, if there is one.
    fn game_mut(&mut self) -> Option<&mut Moment> {
        match self {
            Frame::Snapshot(snapshot) => snapshot.game.as_mut(),
            Frame::Change(change) => match &mut change.what {
                Happened::Move { game, .. } | Happened::Undo { game, .. } | Happened::Over { game, .. } => {
                    game.as_deref_mut()
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn text(&self) -> String {
        serde_json::to_string(self).expect("a frame can always be written")
    }
}

/// Everything a person may know, at once.
pub fn snapshot(eyes: &Eyes<'_>, presence: &Presence, now: Millis) -> Frame {
    let table = eyes.table();
    Frame::Snapshot(Box::new(Snapshot {
        kind: IsSnapshot::default(),
        version: table.version,
        now,
        you: You { person: eyes.person().map(str::to_owned), seat: eyes.seat(), seats: eyes.seats() },
        table: card(table, presence),
        game: eyes.game(true),
        clocks: clocks(table),
        offers: offers(table),
        session: session(table),
        chat: table.talk.iter().map(ChatLine::from).collect(),
        commitment: table.play.as_ref().and_then(Play::commitment),
        reveal: reveal(table),
        record: table.record_id().filter(|_| table.phase == Phase::Over),
        allowed: eyes.allowed(),
    }))
}

/// What the published hash was made of, once there is nothing left to hide.
fn reveal(table: &Table) -> Option<Reveal> {
    let play = table.play.as_ref().filter(|_| table.phase == Phase::Over)?;
    play.commitment().map(|_| Reveal { deal: play.line().deal_text(), salt: play.salt.clone() })
}

/// One change, for one person. The table stands right after the entry.
pub fn event(eyes: &Eyes<'_>, entry: &Entry, presence: &Presence) -> Frame {
    let table = eyes.table();
    let game = |with_history| eyes.game(with_history).map(Box::new);
    let what = match &entry.what {
        What::Moved { .. } => Happened::Move { events: eyes.last_events(), game: game(false) },
        What::Undone { steps } => Happened::Undo { steps: *steps, game: game(true) },
        What::Offered { .. } | What::Agreed { .. } | What::Declined { .. } => Happened::Offer,
        What::Said { name, seat, text, .. } => {
            Happened::Chat(ChatLine { seat: *seat, name: name.clone(), text: text.clone(), at: entry.at })
        }
        What::Finished | What::Ended { .. } => Happened::Over {
            record: table.record_id(),
            reveal: reveal(table),
            game: game(true),
            session: Box::new(session(table)),
            table: Box::new(card(table, presence)),
        },
        What::Dealt { .. } => Happened::Next,
        What::Made { .. }
        | What::Sat { .. }
        | What::Linked { .. }
        | What::Left { .. }
        | What::Ready { .. }
        | What::Paused { .. }
        | What::Resumed { .. }
        | What::Wanted { .. }
        | What::Woke { .. } => Happened::Table { table: Box::new(card(table, presence)) },
    };
    Frame::Change(Box::new(Change {
        kind: IsEvent::default(),
        version: table.version,
        now: entry.at,
        what,
        // A move, an answer or the end also ends what was offered: whoever hears of one hears of the other.
        offers: offers(table),
        clocks: clocks(table),
        allowed: eyes.allowed(),
    }))
}

/// Earlier events of the game on the table, as this person may know them: as many as fit, ending before the given one.
pub fn history(eyes: &Eyes<'_>, before: usize) -> Frame {
    let mut events = eyes.history();
    events.truncate(before);
    let from = events.len() - kept_within(&events, PAGE);
    Frame::History(History { kind: IsHistory::default(), from, events: events.split_off(from) })
}

/// How many of the last of these go into so many bytes.
fn kept_within<T: Serialize>(all: &[T], bytes: usize) -> usize {
    let mut left = bytes;
    let size = |one: &T| serde_json::to_string(one).map_or(0, |text| text.len() + 1);
    all.iter()
        .rev()
        .take_while(|one| match left.checked_sub(size(one)) {
            Some(rest) => {
                left = rest;
                true
            }
            None => false,
        })
        .count()
}

/// A frame as text, within the limit. What can be had again is left out of one that is too long: first old talk, then
/// old history, which is asked for page by page.
pub fn written(mut frame: Frame) -> String {
    let text = frame.text();
    if text.len() <= LONGEST {
        return text;
    }
    if let Frame::Snapshot(snapshot) = &mut frame {
        let kept = kept_within(&snapshot.chat, TALK);
        snapshot.chat.drain(..snapshot.chat.len() - kept);
    }
    let over = frame.text().len().saturating_sub(LONGEST);
    if let Some(game) = frame.game_mut().filter(|_| over > 0)
        && let Some(history) = &mut game.history
    {
        let size = serde_json::to_string(history).map_or(0, |text| text.len());
        let kept = kept_within(history, size.saturating_sub(over + SPARE));
        let dropped = history.len() - kept;
        history.drain(..dropped);
        game.history_from = Some(dropped);
    }
    let text = frame.text();
    if text.len() <= LONGEST {
        return text;
    }
    if let Some(game) = frame.game_mut() {
        game.insight = serde_json::Value::Null;
    }
    frame.text()
}
