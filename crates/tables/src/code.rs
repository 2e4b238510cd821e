//! The codes of everything that the house refuses: what programs and translations go by.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Writes the codes down once: the name in Rust, the word on the wire, what it means.
macro_rules! codes {
    ($($name:ident $word:literal $meaning:literal,)*) => {
        /// Why something is not done. Every code has its words in every language of the app.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema, TS)]
        #[serde(rename_all = "kebab-case")]
        pub enum Code {
            $(#[doc = $meaning] $name,)*
        }

        impl Code {
            /// All of them.
            pub const ALL: &[Code] = &[$(Code::$name),*];

            /// The word on the wire.
            ///
            /// ```
            /// assert_eq!(tables::Code::NotYourTurn.word(), "not-your-turn");
            /// for code in tables::Code::ALL {
            ///     assert_eq!(serde_json::to_value(code).unwrap(), code.word());
            /// }
            /// ```
            pub const fn word(self) -> &'static str {
                match self {
                    $(Code::$name => $word,)*
                }
            }
        }
    };
}

codes! {
    BadRequest "bad-request" "Something in the request cannot be used.",
    NoSession "no-session" "Nobody knows who is asking.",
    WrongPassword "wrong-password" "Unknown name or wrong password.",
    NotAllowed "not-allowed" "Not for this person, or not now.",
    BadSecret "bad-secret" "The link has been used, or never was one.",
    WrongOrigin "wrong-origin" "A page of another site asks for a change.",
    NotFound "not-found" "There is no such thing.",
    WrongMethod "wrong-method" "The address exists, but not with this method.",
    TooSlow "too-slow" "The body did not come in time.",
    Taken "taken" "Somebody else has it.",
    Stale "stale" "The game has gone on.",
    NotYourTurn "not-your-turn" "Somebody else is to move.",
    Illegal "illegal" "Against the rules of the game.",
    BadMove "bad-move" "Not a move at all.",
    BadFrame "bad-frame" "Not a frame.",
    Unproven "unproven" "The rest is not certain, or it is too early to say.",
    Quota "quota" "As much as may be kept is kept already.",
    TooLarge "too-large" "The body is too large.",
    WrongType "wrong-type" "The body is of another type.",
    WrongHost "wrong-host" "The host is none of the house's names.",
    NotASocket "not-a-socket" "The connection cannot become a socket.",
    TooMuch "too-much" "Too much of anything.",
    Busy "busy" "The house has too much to do.",
    Moved "moved" "The table is served by another process.",
    Failed "failed" "The house cannot do it now.",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
