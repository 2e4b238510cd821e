//! Words that frames and answers share.

use std::collections::BTreeMap;

use catalog::AnyEvent;
use game::Seat;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// One thing a viewer learns.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type")]
#[ts(rename = "HouseEvent")]
pub enum Event {
    /// A seat decided; what the viewer may not see is written `?`.
    #[serde(rename = "event")]
    Decision {
        /// Whose decision.
        #[schema(value_type = usize)]
        #[ts(type = "number")]
        seat: Seat,
        /// The decision, as far as it may be seen.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Something is shown, in the words of the game.
    #[serde(rename = "reveal")]
    Reveal(#[ts(type = "Record<string, unknown>")] BTreeMap<String, Value>),
}

impl From<AnyEvent> for Event {
    fn from(event: AnyEvent) -> Event {
        match event {
            AnyEvent::Decision { seat, mv } => Event::Decision { seat, mv },
            AnyEvent::Reveal(shown) => Event::Reveal(shown.into_iter().collect()),
        }
    }
}

/// The values of options in TypeScript: whole numbers as numbers, everything else as text.
#[derive(Debug)]
pub struct OptionValues;

impl TS for OptionValues {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some(
            "/**\n * The values of options: whole numbers as numbers, everything else as text.\n */\n"
                .to_owned(),
        )
    }

    fn name(_: &ts_rs::Config) -> String {
        "Options".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "Record<string, string | number>".to_owned()
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Options = {};", Self::inline(config))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("Options.ts".into())
    }
}
