//! Why a command is not carried out.

use thiserror::Error;

use crate::Code;

/// A refused command: the code is for programs and translations and stable, the message for whoever writes a program.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
pub struct Refusal {
    /// One of the codes of `docs/protocol.md`.
    pub code: Code,
    /// What was expected instead.
    pub message: String,
}

impl Refusal {
    /// A refusal with any code.
    pub fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into() }
    }

    /// Not something this person may do at this table now.
    pub fn not_allowed(message: impl Into<String>) -> Refusal {
        Refusal::new(Code::NotAllowed, message)
    }

    /// Something that cannot be read or is out of range.
    pub fn bad(message: impl Into<String>) -> Refusal {
        Refusal::new(Code::BadRequest, message)
    }
}
