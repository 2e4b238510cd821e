//! The JSON lines between the house and an external player. This format is stable.
//!
//! To the player, one object a line: `new`, then `event` and `reveal` as they happen, `turn` when it has to
//! decide, `over` at the end. The player answers each `turn` with `{"move":"..."}`.

use catalog::AnyEvent;
use game::{Limits, Options, Scores, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The longest line that either side may send, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// What the house tells a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ToPlayer {
    /// A new game begins.
    New(New),
    /// Somebody decided, or something was shown.
    Event(AnyEvent),
    /// Your decision.
    Turn(YourTurn),
    /// The game is over.
    Over(Over),
}

/// A new game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct New {
    /// The version of the protocol: 1.
    pub kavarna: u32,
    /// Always `new`.
    #[serde(rename = "type")]
    pub kind: NewTag,
    /// The game.
    pub game: String,
    /// Its options, as far as they differ from the defaults.
    #[serde(default)]
    pub options: Options,
    /// The seat of this player.
    pub seat: usize,
    /// How many sit at the table.
    pub seats: usize,
    /// The player's own random stream. No deal can be computed from it.
    pub seed: u64,
}

/// Your decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct YourTurn {
    /// Always `turn`.
    #[serde(rename = "type")]
    pub kind: TurnTag,
    /// Every legal move.
    pub legal: Vec<String>,
    /// What this seat knows.
    pub view: Value,
    /// How long it may think.
    #[serde(default)]
    pub limit: Limits,
}

/// The game is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Over {
    /// Always `over`.
    #[serde(rename = "type")]
    pub kind: OverTag,
    /// What each seat scored.
    pub scores: Scores,
    /// Why the game ended.
    pub reason: String,
    /// The deal; `null` where nothing is dealt.
    #[serde(default)]
    pub deal: Option<String>,
}

macro_rules! tag {
    ($name:ident, $word:literal) => {
        #[doc = concat!("The word `", $word, "`.")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum $name {
            #[doc = concat!("The word `", $word, "`.")]
            #[serde(rename = $word)]
            Word,
        }
    };
}
tag!(NewTag, "new");
tag!(TurnTag, "turn");
tag!(OverTag, "over");

impl ToPlayer {
    /// A game begins for the player in `seat`.
    pub fn new_game(game: &str, options: Options, seat: Seat, seats: usize, seed: u64) -> ToPlayer {
        let seat = seat.index();
        ToPlayer::New(New {
            kavarna: 1,
            kind: NewTag::Word,
            game: game.to_owned(),
            options,
            seat,
            seats,
            seed,
        })
    }

    /// The player has to decide.
    pub fn turn(legal: Vec<String>, view: Value, limit: Limits) -> ToPlayer {
        ToPlayer::Turn(YourTurn { kind: TurnTag::Word, legal, view, limit })
    }

    /// The game is over.
    pub fn over(scores: Scores, reason: &str, deal: String) -> ToPlayer {
        let deal = (!deal.is_empty()).then_some(deal);
        ToPlayer::Over(Over { kind: OverTag::Word, scores, reason: reason.to_owned(), deal })
    }

    /// Reads one line. `None` for a type that this version does not know, which is to be ignored.
    pub fn parse(line: &str) -> Result<Option<ToPlayer>, String> {
        let value: Value = serde_json::from_str(line).map_err(|error| format!("expected JSON: {error}"))?;
        let Some(kind) = value.get("type").and_then(Value::as_str) else {
            return Err("expected an object with a \"type\"".to_owned());
        };
        let kind = kind.to_owned();
        let told = match kind.as_str() {
            "new" => serde_json::from_value(value).map(ToPlayer::New),
            "event" | "reveal" => serde_json::from_value(value).map(ToPlayer::Event),
            "turn" => serde_json::from_value(value).map(ToPlayer::Turn),
            "over" => serde_json::from_value(value).map(ToPlayer::Over),
            _ => return Ok(None),
        };
        told.map(Some).map_err(|error| format!("bad \"{kind}\": {error}"))
    }

    /// The line to send, with its end.
    pub fn to_line(&self) -> String {
        let mut line = serde_json::to_string(self).expect("messages are plain data");
        line.push('\n');
        line
    }
}

/// What a player answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FromPlayer {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Anything the player wants to say about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub info: Option<Value>,
}

impl FromPlayer {
    /// Reads one line; the error says what was expected.
    pub fn parse(line: &[u8]) -> Result<FromPlayer, String> {
        serde_json::from_slice(line).map_err(|_| {
            let shown: String = String::from_utf8_lossy(line).chars().take(60).collect();
            format!("expected {{\"move\":\"...\"}}, got {shown:?}")
        })
    }
}
