//! Games and their players as they are told to whoever wants to play.

use catalog::{AnyGame, PlayerFacts, ponders_from};
use game::{Kind, OptionSpec, Thoughts};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[allow(clippy::struct_excessive_bools, reason = "each of these is a fact of its own")]
pub struct GameInfo {
    /// Its name in requests.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The numbers of seats that it can be played with.
    pub seats: Vec<usize>,
    /// Whether anything is hidden.
    pub hidden: bool,
    /// What scores are counted in.
    pub unit: String,
    /// What stands between decisions in a text.
    pub separator: String,
    /// Whether a draw can be agreed.
    pub draws: bool,
    /// Whether moves can be taken back against engines.
    pub undo: bool,
    /// Whether the rest can be claimed.
    pub claims: bool,
    /// Other forms in which records can be read and written, `sgf` for example.
    pub formats: Vec<String>,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// Its players.
    pub players: Vec<PlayerInfo>,
}

/// An option of a game or player.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[ts(rename = "OptionSpec")]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// What it is when nothing is said.
    pub default: String,
    /// What may be chosen.
    pub kind: OptionKind,
    /// Whether it passes from deal to deal.
    pub session: bool,
    /// What it means, for whoever writes a program.
    pub help: String,
}

/// What may be chosen for an option.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum OptionKind {
    /// One of these words.
    Choice {
        /// The words.
        words: Vec<String>,
    },
    /// A whole number, ends included.
    Whole {
        /// The smallest.
        from: i64,
        /// The largest.
        to: i64,
    },
    /// Any number, ends included.
    Number {
        /// The smallest.
        from: f64,
        /// The largest.
        to: f64,
    },
    /// A text of the game's own form.
    Text,
}

impl From<&OptionSpec> for OptionInfo {
    fn from(spec: &OptionSpec) -> OptionInfo {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<String>>();
        let kind = match spec.kind {
            Kind::Choice(all) => OptionKind::Choice { words: words(all) },
            Kind::Whole(from, to) => OptionKind::Whole { from, to },
            Kind::Number(from, to) => OptionKind::Number { from, to },
            Kind::Text(_) => OptionKind::Text,
        };
        OptionInfo {
            name: spec.name.to_owned(),
            default: spec.default.to_owned(),
            kind,
            session: spec.session,
            help: spec.help.to_owned(),
        }
    }
}

/// A player that can be seated.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct PlayerInfo {
    /// The name in a SPEC.
    pub name: String,
    /// What it is, in one line.
    pub help: String,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// From this level on it thinks on people's time at a table that was made so, 0 where it has no levels; left out where it
    /// never does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub ponders: Option<i64>,
    /// Whether an analysis can ask for the tree of its search.
    pub tree: bool,
}

impl From<&dyn AnyGame> for GameInfo {
    fn from(game: &dyn AnyGame) -> GameInfo {
        let facts = game.facts();
        GameInfo {
            name: facts.name.to_owned(),
            title: facts.title.to_owned(),
            about: facts.about.to_owned(),
            seats: (facts.seats.0..=facts.seats.1).collect(),
            hidden: facts.hidden,
            unit: facts.unit.to_owned(),
            separator: facts.separator.to_string(),
            draws: !facts.hidden && facts.seats == (2, 2),
            undo: true,
            claims: game.has_claims(),
            formats: game.formats().iter().map(|format| format.name.to_owned()).collect(),
            options: game.option_specs().iter().map(OptionInfo::from).collect(),
            players: game.players().iter().map(|player| PlayerInfo::of(game, player)).collect(),
        }
    }
}

impl PlayerInfo {
    /// A player of a game, with the options that anybody may choose and the values that they may choose.
    fn of(game: &dyn AnyGame, player: &PlayerFacts) -> PlayerInfo {
        let offered = |spec: &OptionSpec| spec.remote.map(|kind| OptionSpec { kind, ..spec.clone() });
        let offered = player.options.iter().filter_map(offered);
        PlayerInfo {
            name: player.name.to_owned(),
            help: player.help.to_owned(),
            options: offered.map(|spec| OptionInfo::from(&spec)).collect(),
            ponders: ponders_from(game, player),
            tree: matches!(player.thoughts, Thoughts::Tree(_)),
        }
    }
}
