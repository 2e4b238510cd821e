//! Frames to clients.

use serde_json::{Value, json};

use super::eyes::{Eyes, Presence, card, clocks, offers, session};
use crate::table::{Entry, Millis, Table, What};

/// The longest frame that leaves the house, in bytes.
const LONGEST: usize = 64 * 1024;
/// A page of history.
const PAGE: usize = 48 * 1024;
/// As much talk as goes into a frame that would be too long.
const TALK: usize = 8 * 1024;
/// What the number of left out events may take.
const SPARE: usize = 16;

/// Everything a person may know, at once.
pub fn snapshot(eyes: &Eyes<'_>, presence: &Presence, now: Millis) -> Value {
    let table = eyes.table();
    let said = |said: &crate::table::Said| json!({ "seat": said.seat, "name": said.name, "text": said.text, "at": said.at });
    json!({
        "type": "snapshot",
        "version": table.version,
        "now": now,
        "you": { "person": eyes.person(), "seat": eyes.seat(), "seats": eyes.seats() },
        "table": card(table, presence),
        "game": eyes.game(true),
        "clocks": clocks(table.clocks.as_ref()),
        "offers": offers(table),
        "session": session(table),
        "chat": table.talk.iter().map(said).collect::<Vec<Value>>(),
        "commitment": table.play.as_ref().and_then(crate::table::Play::commitment),
        "reveal": reveal(table),
        "record": table.record_id().filter(|_| table.phase == crate::table::Phase::Over),
        "allowed": eyes.allowed(),
    })
}

/// What the published hash was made of, once there is nothing left to hide.
fn reveal(table: &Table) -> Value {
    match &table.play {
        Some(play) if table.phase == crate::table::Phase::Over && play.commitment().is_some() => {
            json!({ "deal": play.line().deal_text(), "salt": play.salt })
        }
        _ => Value::Null,
    }
}

/// One change, for one person. The table stands right after the entry.
pub fn event(eyes: &Eyes<'_>, entry: &Entry, presence: &Presence) -> Value {
    let table = eyes.table();
    let mut frame = json!({ "type": "event", "version": table.version, "now": entry.at });
    let more = match &entry.what {
        What::Moved { seat, .. } => {
            let events = eyes.last_events();
            let seen = events.iter().find_map(|event| match event {
                catalog::AnyEvent::Decision { mv, .. } => Some(mv.clone()),
                catalog::AnyEvent::Reveal(_) => None,
            });
            json!({ "what": "move", "seat": seat, "move": seen, "events": events, "game": eyes.game(false) })
        }
        What::Undone { steps } => json!({ "what": "undo", "steps": steps, "game": eyes.game(true) }),
        What::Offered { .. } | What::Agreed { .. } | What::Declined { .. } => {
            json!({ "what": "offer" })
        }
        What::Said { name, seat, text, .. } => {
            json!({ "what": "chat", "seat": seat, "name": name, "text": text, "at": entry.at })
        }
        What::Finished | What::Ended { .. } => {
            let ending = table.play.as_ref().and_then(|play| play.line().ending());
            json!({
                "what": "over",
                "scores": ending.map(|ending| ending.scores),
                "reason": ending.map(|ending| ending.reason),
                "record": table.record_id(),
                "reveal": reveal(table),
                "game": eyes.game(true),
                "session": session(table),
                "table": card(table, presence),
            })
        }
        What::Dealt { .. } => json!({ "what": "next" }),
        What::Made { .. }
        | What::Sat { .. }
        | What::Linked { .. }
        | What::Left { .. }
        | What::Ready { .. }
        | What::Paused { .. }
        | What::Resumed { .. }
        | What::Wanted { .. }
        | What::Woke { .. } => {
            json!({ "what": "table", "table": card(table, presence) })
        }
    };
    if let (Some(frame), Value::Object(more)) = (frame.as_object_mut(), more) {
        frame.extend(more);
    }
    // A move, an answer or the end also ends what was offered: whoever hears of one hears of the other.
    frame["offers"] = offers(table);
    frame["clocks"] = clocks(table.clocks.as_ref());
    frame["allowed"] = json!(eyes.allowed());
    frame
}

/// Who came or went. Not numbered: nothing is lost when it is missed.
pub fn presence(table: &Table, presence: &Presence) -> Value {
    json!({ "type": "presence", "table": card(table, presence) })
}

/// Whether anything can be kept at the moment. Not numbered.
pub fn house(writable: bool) -> Value {
    json!({ "type": "house", "writable": writable })
}

/// Earlier events of the game on the table, as this person may know them: as many as fit, ending before the given one.
pub fn history(eyes: &Eyes<'_>, before: usize) -> Value {
    let mut events = eyes.history();
    events.truncate(before);
    let kept = kept_within(&events, PAGE);
    let from = events.len() - kept;
    json!({ "type": "history", "from": from, "events": &events[from..] })
}

/// How many of the last of these go into so many bytes.
fn kept_within<T: serde::Serialize>(all: &[T], bytes: usize) -> usize {
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
pub fn written(mut frame: Value) -> String {
    let text = frame.to_string();
    if text.len() <= LONGEST {
        return text;
    }
    if let Some(talk) = frame.get_mut("chat").and_then(Value::as_array_mut) {
        let kept = kept_within(talk, TALK);
        talk.drain(..talk.len() - kept);
    }
    let over = frame.to_string().len().saturating_sub(LONGEST);
    if let Some(game) = frame.get_mut("game").and_then(Value::as_object_mut).filter(|_| over > 0) {
        let dropped = game.get_mut("history").and_then(Value::as_array_mut).map(|history| {
            let size = serde_json::to_string(history).map_or(0, |text| text.len());
            let kept = kept_within(history, size.saturating_sub(over + SPARE));
            let dropped = history.len() - kept;
            history.drain(..dropped);
            dropped
        });
        if let Some(dropped) = dropped {
            game.insert("history_from".to_owned(), json!(dropped));
        }
    }
    let text = frame.to_string();
    if text.len() <= LONGEST {
        return text;
    }
    if let Some(game) = frame.get_mut("game").and_then(Value::as_object_mut) {
        game.insert("insight".to_owned(), Value::Null);
    }
    frame.to_string()
}
