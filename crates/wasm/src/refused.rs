//! Why something was not answered, as scripts are told.

use serde::Serialize;
use tables::Code;
use tables::table::Refusal;

/// A refusal with its code for programs and translations, as the server writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    /// One of the codes of `docs/protocol.md`.
    pub code: Code,
    /// What was expected instead.
    pub message: String,
}

impl From<Refusal> for Refused {
    fn from(Refusal { code, message }: Refusal) -> Refused {
        Refused { code, message }
    }
}

impl From<catalog::CatalogError> for Refused {
    fn from(error: catalog::CatalogError) -> Refused {
        Refusal::bad(error.to_string()).into()
    }
}

impl From<serde_json::Error> for Refused {
    fn from(error: serde_json::Error) -> Refused {
        Refusal::bad(error.to_string()).into()
    }
}

impl From<game::RecordError> for Refused {
    fn from(error: game::RecordError) -> Refused {
        Refusal::bad(error.to_string()).into()
    }
}
