//! Frames from clients, read strictly.

use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Code;
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

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema, TS)]
#[schema(as = Command)]
#[ts(rename = "Command")]
pub struct FrameSent {
    /// The client's own name for the command, new for each; not for `history`, `resync` and `ping`.
    #[ts(optional)]
    id: Option<String>,
    /// What to do.
    #[serde(flatten)]
    what: Do,
}

/// What a client may ask for over a socket.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema, TS)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Do {
    /// Decide.
    Move {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// The version of the table that the mover saw.
        version: u64,
    },
    /// Say whether to begin.
    Ready {
        /// Whether; yes, if nothing is said.
        #[serde(default = "yes")]
        #[ts(as = "Option<bool>", optional)]
        ready: bool,
    },
    /// Stand up.
    Leave,
    /// Give the game up.
    Resign,
    /// Offer something.
    Offer {
        /// A draw, or to take moves back.
        #[serde(rename = "what")]
        matter: Matter,
    },
    /// Answer an offer.
    Answer {
        /// What was offered.
        #[serde(rename = "what")]
        matter: Matter,
        /// Yes or no.
        yes: bool,
    },
    /// Take back against engines.
    Undo,
    /// Claim the rest.
    Claim {
        /// Whether the others are shown what the claimant sees, and asked; otherwise the house judges.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        show: bool,
    },
    /// Stop the clocks.
    Pause,
    /// Go on.
    Resume,
    /// The next deal of the match.
    Next,
    /// A new game with the same people.
    Rematch,
    /// What would the house play?
    Hint {
        /// How long the house may think, in milliseconds; a second, if nothing is said.
        #[serde(default = "second")]
        #[ts(as = "Option<u64>", optional)]
        ms: u64,
    },
    /// Say something.
    Chat {
        /// The words.
        text: String,
    },
    /// Tell me what happened before.
    History {
        /// The number of an event, from 0.
        before: usize,
    },
    /// Tell me everything again.
    Resync,
    /// Are you there?
    Ping,
}

fn yes() -> bool {
    true
}

fn second() -> u64 {
    1_000
}

/// The id of something that is no frame otherwise.
#[derive(Deserialize)]
struct Named {
    id: Option<String>,
}

/// Reads a frame. The error carries the id of the frame, if that much could be read.
///
/// ```
/// use tables::wire::{ClientFrame, decode};
/// assert_eq!(decode(r#"{"do":"ping"}"#), Ok(ClientFrame::Ping));
/// let (id, refusal) = decode(r#"{"id":"7","do":"fly"}"#).unwrap_err();
/// assert_eq!((id.as_deref(), refusal.code), (Some("7"), tables::Code::BadFrame));
/// ```
pub fn decode(text: &str) -> Result<ClientFrame, (Option<String>, Refusal)> {
    let bad = |message: &str| Refusal::new(Code::BadFrame, message);
    if text.len() > LONGEST_FRAME {
        return Err((None, bad("expected a frame of at most 4096 bytes")));
    }
    let known = |id: Option<String>| id.filter(|id| !id.is_empty() && id.chars().count() <= LONGEST_ID);
    let sent: FrameSent = serde_json::from_str(text).map_err(|error| {
        let id = serde_json::from_str(text).ok().and_then(|Named { id }| known(id));
        (id, bad(&format!("expected a JSON object with \"do\" and the fields of that command: {error}")))
    })?;
    let id = known(sent.id);
    read(sent.what, id.as_deref()).map_err(|message| (id, bad(&message)))
}

fn read(what: Do, id: Option<&str>) -> Result<ClientFrame, String> {
    let named =
        || id.map(str::to_owned).ok_or_else(|| "expected \"id\", a text of 1 to 64 letters".to_owned());
    let command = match what {
        Do::Ping => return Ok(ClientFrame::Ping),
        Do::Resync => return Ok(ClientFrame::Resync),
        Do::History { before } => return Ok(ClientFrame::History { before }),
        Do::Hint { ms } => {
            let id = named()?;
            if !(1..=LONGEST_HINT).contains(&ms) {
                return Err(format!("ms: expected 1 to {LONGEST_HINT}"));
            }
            return Ok(ClientFrame::Hint { id, ms });
        }
        Do::Move { mv, version } => Command::Move { mv, version },
        Do::Ready { ready } => Command::Ready(ready),
        Do::Leave => Command::Leave,
        Do::Resign => Command::Resign,
        Do::Offer { matter: Matter::Claim } => return Err("what: expected draw or undo".to_owned()),
        Do::Offer { matter } => Command::Offer(matter),
        Do::Answer { matter, yes } => Command::Answer(matter, yes),
        Do::Undo => Command::Undo,
        Do::Claim { show } => Command::Claim { show, verdict: None },
        Do::Pause => Command::Pause,
        Do::Resume => Command::Resume,
        Do::Next => Command::Next,
        Do::Rematch => Command::Rematch,
        Do::Chat { text } => Command::Chat(text),
    };
    Ok(ClientFrame::Command(named()?, command))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        let (_, refusal) = decode(text).unwrap_err();
        assert_eq!(refusal.code, Code::BadFrame);
        refusal.message
    }

    #[test]
    fn a_move_needs_its_id_its_text_and_its_version() {
        assert!(refused(r#"{"do":"move","move":"e5","version":3}"#).contains("\"id\""));
        assert!(refused(r#"{"id":"a","do":"move","version":3}"#).contains("`move`"));
        assert!(refused(r#"{"id":"a","do":"move","move":"e5"}"#).contains("`version`"));
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
        assert!(refused(r#"{"id":"a","do":"offer","what":"money"}"#).contains("`draw`, `undo`"));
        assert!(refused(r#"{"id":"a","do":"offer","what":"claim"}"#).contains("draw or undo"));
        assert!(refused(r#"{"id":"a","do":"answer","what":"draw"}"#).contains("yes"));
    }
}
