//! Frames from clients, read strictly.

use serde::Deserialize;

use crate::table::{Command, Matter, Refusal};

/// The longest frame a client may send.
pub const LONGEST_FRAME: usize = 4096;
/// The longest name for a command.
const LONGEST_ID: usize = 64;
/// The longest hint somebody may ask for.
const LONGEST_HINT: u64 = 10_000;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClientFrame {
    /// Something to carry out, under the client's own name for it.
    Command(String, Command),
    /// What would the house play?
    Hint {
        /// The client's name for the question.
        id: String,
        /// How long the house may think.
        ms: u64,
    },
    /// Tell me everything again.
    Resync,
    /// Tell me what happened before this event of the game.
    History {
        /// The number of the event, from 0.
        before: usize,
    },
    /// Are you there?
    Ping,
    /// Nothing that could be read.
    Unreadable {
        /// The id of the frame, if that much could be read.
        id: Option<String>,
        /// What was expected.
        refusal: Refusal,
    },
}

#[derive(Deserialize)]
struct Raw {
    id: Option<String>,
    #[serde(rename = "do")]
    what: Option<String>,
    #[serde(rename = "move")]
    mv: Option<String>,
    version: Option<u64>,
    #[serde(rename = "what")]
    matter: Option<String>,
    yes: Option<bool>,
    ready: Option<bool>,
    show: Option<bool>,
    ms: Option<u64>,
    text: Option<String>,
    before: Option<usize>,
}

/// Reads a frame. The error carries the id of the frame, if that much could be read.
///
/// ```
/// use tables::wire::{ClientFrame, decode};
/// assert_eq!(decode(r#"{"do":"ping"}"#), Ok(ClientFrame::Ping));
/// let (id, refusal) = decode(r#"{"id":"7","do":"fly"}"#).unwrap_err();
/// assert_eq!((id.as_deref(), refusal.code), (Some("7"), "bad-frame"));
/// ```
pub fn decode(text: &str) -> Result<ClientFrame, (Option<String>, Refusal)> {
    let bad = |message: &str| Refusal::new("bad-frame", message);
    if text.len() > LONGEST_FRAME {
        return Err((None, bad("expected a frame of at most 4096 bytes")));
    }
    let raw: Raw = serde_json::from_str(text)
        .map_err(|_| (None, bad("expected a JSON object with \"do\" and the fields of that command")))?;
    let id = raw.id.clone().filter(|id| !id.is_empty() && id.chars().count() <= LONGEST_ID);
    read(raw, id.as_deref()).map_err(|message| (id, bad(&message)))
}

fn read(raw: Raw, id: Option<&str>) -> Result<ClientFrame, String> {
    let what = raw.what.ok_or("expected \"do\"")?;
    match what.as_str() {
        "ping" => return Ok(ClientFrame::Ping),
        "resync" => return Ok(ClientFrame::Resync),
        "history" => {
            let before = raw.before.ok_or("history: expected \"before\", the number of an event")?;
            return Ok(ClientFrame::History { before });
        }
        _ => {}
    }
    let id = id.ok_or("expected \"id\", a text of 1 to 64 letters")?.to_owned();
    let command = match what.as_str() {
        "hint" => {
            let ms = raw.ms.unwrap_or(1_000);
            if !(1..=LONGEST_HINT).contains(&ms) {
                return Err(format!("ms: expected 1 to {LONGEST_HINT}"));
            }
            return Ok(ClientFrame::Hint { id, ms });
        }
        "move" => Command::Move {
            mv: raw.mv.ok_or("move: expected \"move\"")?,
            version: raw.version.ok_or("move: expected \"version\"")?,
        },
        "ready" => Command::Ready(raw.ready.unwrap_or(true)),
        "leave" => Command::Leave,
        "resign" => Command::Resign,
        "offer" => match matter(raw.matter.as_deref())? {
            Matter::Claim => return Err("what: expected draw or undo".to_owned()),
            matter => Command::Offer(matter),
        },
        "answer" => {
            Command::Answer(matter(raw.matter.as_deref())?, raw.yes.ok_or("answer: expected \"yes\"")?)
        }
        "undo" => Command::Undo,
        "claim" => Command::Claim { show: raw.show.unwrap_or(false), verdict: None },
        "pause" => Command::Pause,
        "resume" => Command::Resume,
        "next" => Command::Next,
        "rematch" => Command::Rematch,
        "chat" => Command::Chat(raw.text.ok_or("chat: expected \"text\"")?),
        _ => {
            return Err(
                "do: expected move, ready, leave, resign, offer, answer, undo, claim, pause, resume, \
                        next, rematch, hint, chat, history, resync or ping"
                    .to_owned(),
            );
        }
    };
    Ok(ClientFrame::Command(id, command))
}

fn matter(text: Option<&str>) -> Result<Matter, String> {
    match text {
        Some("draw") => Ok(Matter::Draw),
        Some("undo") => Ok(Matter::Undo),
        Some("claim") => Ok(Matter::Claim),
        _ => Err("what: expected draw or undo, or claim in an answer".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        let (_, refusal) = decode(text).unwrap_err();
        assert_eq!(refusal.code, "bad-frame");
        refusal.message
    }

    #[test]
    fn a_move_needs_its_id_its_text_and_its_version() {
        assert!(refused(r#"{"do":"move","move":"e5","version":3}"#).contains("\"id\""));
        assert!(refused(r#"{"id":"a","do":"move","version":3}"#).contains("\"move\""));
        assert!(refused(r#"{"id":"a","do":"move","move":"e5"}"#).contains("\"version\""));
        assert!(refused(r#"{"id":"a","do":"move","move":"e5","version":-1}"#).contains("JSON object"));
        let good = decode(r#"{"id":"a","do":"move","move":"e5","version":3,"later":"field"}"#);
        let command = Command::Move { mv: "e5".to_owned(), version: 3 };
        assert_eq!(good, Ok(ClientFrame::Command("a".to_owned(), command)));
    }

    #[test]
    fn what_is_no_frame_is_told_what_one_is() {
        for text in ["", "[]", "7", "{", "null", "{\"do\":7}"] {
            assert!(refused(text).contains("expected"), "{text}");
        }
        assert!(refused(&format!("{{\"do\":\"{}\"}}", "x".repeat(5000))).contains("4096"));
        let long = format!(r#"{{"id":"{}","do":"undo"}}"#, "x".repeat(65));
        assert!(refused(&long).contains("64"));
    }

    #[test]
    fn only_draws_and_undos_are_offered() {
        assert!(refused(r#"{"id":"a","do":"offer","what":"money"}"#).contains("draw or undo"));
        assert!(refused(r#"{"id":"a","do":"offer","what":"claim"}"#).contains("draw or undo"));
        assert!(refused(r#"{"id":"a","do":"answer","what":"draw"}"#).contains("yes"));
    }
}
