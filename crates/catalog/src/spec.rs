//! A player's name with options and, perhaps, a limit of its own: `house:level=7,ms=200`.

use std::fmt;

use game::{Limits, Options};

/// A player of the house as somebody asked for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerSpec {
    /// The name.
    pub name: String,
    /// The options of the player.
    pub options: Options,
    /// Its own limit, which takes the place of the limit of the match.
    pub limits: Option<Limits>,
}

impl PlayerSpec {
    /// The player of this name with all defaults.
    pub fn plain(name: &str) -> PlayerSpec {
        PlayerSpec { name: name.to_owned(), options: Options::none(), limits: None }
    }

    /// What the player has learned in a deal becomes options of the player in the next.
    ///
    /// ```
    /// use catalog::PlayerSpec;
    /// use game::Options;
    ///
    /// let mut spec = PlayerSpec::plain("counting");
    /// spec.learn(&Options::none().with("deals", 1));
    /// assert_eq!(spec.to_string(), "counting:deals=1");
    /// ```
    pub fn learn(&mut self, learned: &Options) {
        for (name, value) in learned.iter() {
            self.options.set(name, value);
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limits = self.limits.map(|limits| limits.to_string()).unwrap_or_default();
        let parts: Vec<String> =
            [self.options.to_string(), limits].into_iter().filter(|part| !part.is_empty()).collect();
        let colon = if parts.is_empty() { "" } else { ":" };
        write!(f, "{}{colon}{}", self.name, parts.join(","))
    }
}
