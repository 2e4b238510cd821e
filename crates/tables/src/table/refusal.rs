//! Why a command is not carried out.

use thiserror::Error;

/// A refused command: the code is for programs and stable, the message is for people.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
pub struct Refusal {
    /// One of the codes of `docs/protocol.md`.
    pub code: &'static str,
    /// What was expected instead.
    pub message: String,
}

impl Refusal {
    /// A refusal with any code.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into() }
    }

    /// Not something this person may do at this table now.
    pub fn not_allowed(message: impl Into<String>) -> Refusal {
        Refusal::new("not-allowed", message)
    }

    /// Something that cannot be read or is out of range.
    pub fn bad(message: impl Into<String>) -> Refusal {
        Refusal::new("bad-request", message)
    }
}
