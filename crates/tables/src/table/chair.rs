//! Who sits where.

use serde::{Deserialize, Serialize};

/// Whoever has, or may take, a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    /// Anybody may sit down.
    Open,
    /// Whoever brings the secret whose hash this is.
    Link(String),
    /// A person.
    Person {
        /// The id of the person.
        id: String,
        /// Their name when they sat down.
        name: String,
    },
    /// A player of the house, or a program of the operator.
    Engine(String),
}

impl Sitter {
    /// The SPEC of an engine.
    pub fn engine(&self) -> Option<&str> {
        match self {
            Sitter::Engine(spec) => Some(spec),
            _ => None,
        }
    }

    /// Whether both are the same, a person by whatever name.
    pub fn is_same(&self, other: &Sitter) -> bool {
        match (self, other) {
            (Sitter::Person { id, .. }, Sitter::Person { id: other, .. }) => id == other,
            _ => self == other,
        }
    }
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who has it.
    pub sitter: Sitter,
    /// What the seat was made as, for when its person stands up again.
    pub empty: Sitter,
    /// Whether they want to begin.
    pub ready: bool,
    /// The SPEC of an engine that learned something in the deals of the match before this one; `None` where it plays as
    /// it was seated.
    pub learned: Option<String>,
    /// What the engine in it is called at this table, where somebody gave it a name.
    pub called: Option<String>,
}

impl Chair {
    /// The person in it.
    pub fn person(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { id, .. } => Some(id),
            _ => None,
        }
    }

    /// The SPEC with which the engine in it plays the deal on the table: as it was seated, and with what it has learned
    /// since.
    pub fn plays_as(&self) -> Option<&str> {
        let seated = self.engine()?;
        Some(self.learned.as_deref().unwrap_or(seated))
    }

    /// The SPEC of the engine in it, as it was seated.
    pub fn engine(&self) -> Option<&str> {
        self.sitter.engine()
    }

    /// What others call whoever sits here.
    pub fn name(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { name, .. } => Some(name),
            Sitter::Engine(spec) => Some(self.called.as_deref().unwrap_or(spec)),
            Sitter::Open | Sitter::Link(_) => None,
        }
    }

    /// `person`, `engine`, `open` or `link`.
    pub fn kind(&self) -> &'static str {
        match self.sitter {
            Sitter::Open => "open",
            Sitter::Link(_) => "link",
            Sitter::Person { .. } => "person",
            Sitter::Engine(_) => "engine",
        }
    }
}
