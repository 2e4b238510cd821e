//! What a viewer is told, as it goes over the wire.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One thing that a viewer learns, with the decision as text and the reveal as JSON.
///
/// ```
/// use catalog::AnyEvent;
/// let event: AnyEvent = serde_json::from_str(r#"{"type":"event","seat":1,"move":"e5"}"#).unwrap();
/// assert_eq!(event, AnyEvent::Decision { seat: game::Seat::new(1), mv: "e5".into() });
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type")]
pub enum AnyEvent {
    /// A seat decided; what the viewer may not see is written `?`.
    #[serde(rename = "event")]
    Decision {
        /// The seat that decided.
        #[serde(deserialize_with = "seat")]
        seat: Seat,
        /// The move, as far as the viewer may see it.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Knowledge that came without a decision.
    #[serde(rename = "reveal")]
    Reveal(Map<String, Value>),
}

fn seat<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    let seat = u8::deserialize(deserializer)?;
    if usize::from(seat) < game::MAX_SEATS {
        Ok(Seat::new(seat.into()))
    } else {
        Err(serde::de::Error::custom("expected a seat from 0 to 3"))
    }
}
