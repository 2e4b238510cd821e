//! Frames to clients.

use serde_json::{Value, json};

use super::eyes::{Eyes, Presence, card, clocks, offers, session};
use crate::table::{Entry, Millis, Table, What};

/// The longest frame that leaves the house.
const LONGEST: usize = 64 * 1024;

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
            json!({ "deal": play.line.deal_text(), "salt": play.salt })
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
            json!({ "what": "offer", "offers": offers(table) })
        }
        What::Said { name, seat, text, .. } => {
            json!({ "what": "chat", "seat": seat, "name": name, "text": text, "at": entry.at })
        }
        What::Finished | What::Ended { .. } => {
            let ending = table.play.as_ref().and_then(|play| play.line.ending());
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
        | What::Left { .. }
        | What::Ready { .. }
        | What::Paused { .. }
        | What::Resumed { .. }
        | What::Wanted { .. }
        | What::Woke { .. } => {
            json!({ "what": "table", "table": card(table, presence), "offers": offers(table) })
        }
    };
    if let (Some(frame), Value::Object(more)) = (frame.as_object_mut(), more) {
        frame.extend(more);
    }
    frame["clocks"] = clocks(table.clocks.as_ref());
    frame["allowed"] = json!(eyes.allowed());
    frame
}

/// Who came or went. Not numbered: nothing is lost when it is missed.
pub fn presence(table: &Table, presence: &Presence) -> Value {
    json!({ "type": "presence", "table": card(table, presence) })
}

/// A frame as text, within the limit: what can be had again is left out of one that is too long.
pub fn written(mut frame: Value) -> String {
    let text = frame.to_string();
    if text.len() <= LONGEST {
        return text;
    }
    if let Some(game) = frame.get_mut("game").and_then(Value::as_object_mut) {
        game.insert("insight".to_owned(), Value::Null);
    }
    let text = frame.to_string();
    if text.len() <= LONGEST {
        return text;
    }
    if let Some(frame) = frame.as_object_mut() {
        frame.insert("chat".to_owned(), json!([]));
    }
    frame.to_string()
}
