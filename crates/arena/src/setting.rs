//! What all games of a piece of work have in common.

use std::sync::Arc;

use catalog::{AnyRules, Catalog};
use game::{Limits, Options};

use crate::session::Length;
use crate::stats::Span;
use crate::{ArenaError, Patience, ReachedBy};

/// Everything that decides how games are played, except who plays.
///
/// ```
/// use arena::Setting;
/// let setting = Setting::new("gobblet3");
/// let other = Setting { seed: 2, ..setting.clone() };
/// assert_ne!(setting.job(), other.job());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Setting {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Options,
    /// The seed of everything random.
    pub seed: u64,
    /// The limit of every decision, for players without their own.
    pub limits: Limits,
    /// Whether board games begin from varied openings instead of the usual start.
    pub openings: bool,
    /// How long to wait for external players.
    pub patience: Patience,
    /// How many deals in a row are one game, with what passes from deal to deal passed on. `None`: a single
    /// deal, or a whole match where the rules play matches.
    pub session: Option<u64>,
    /// Where every deal begins, if not at its start. The moves up to there are its opening.
    pub reached_by: Option<ReachedBy>,
}

impl Setting {
    /// How many deals a session can have.
    pub const SESSIONS: std::ops::RangeInclusive<u64> = 1..=1000;

    /// The usual game with seed 1, no limit, varied openings.
    pub fn new(game: &str) -> Setting {
        Setting {
            game: game.to_owned(),
            options: Options::none(),
            seed: 1,
            limits: Limits::NONE,
            openings: true,
            patience: Patience::default(),
            session: None,
            reached_by: None,
        }
    }

    /// The rules that these games are played by.
    pub fn rules(&self, catalog: &Catalog) -> Result<Arc<dyn AnyRules>, ArenaError> {
        Ok(catalog.game(&self.game)?.rules(&self.options)?.into())
    }

    /// How far apart the scores of these games can lie, where the rules and the number of deals fix it.
    pub fn span(&self, rules: &dyn AnyRules) -> Span {
        match (rules.score_range(), Length::of(self, rules)) {
            (Some(range), Length::Deal) => Span::of_rules(range, 1),
            (Some(range), Length::Session(deals)) => Span::of_rules(range, deals),
            (None, _) | (_, Length::Match) => Span::NOTHING,
        }
    }

    /// A short name for this setting, the same on every machine: games that were played under another name
    /// were played in another way. The version of the program belongs to it, for players change.
    pub fn job(&self) -> String {
        let start = if self.openings { "varied" } else { "usual" };
        let version = env!("CARGO_PKG_VERSION");
        let text = format!("{version}|{}|{}|{}|{}|{start}", self.game, self.options, self.seed, self.limits);
        let session = self.session.map(|deals| format!("|session {deals}")).unwrap_or_default();
        let reached =
            self.reached_by.as_ref().map(|reached| format!("|reached by {reached}")).unwrap_or_default();
        format!("{:016x}", fingerprint(&(text + &session + &reached)))
    }
}

/// A number for a text, the same on every machine (FNV-1a, then mixed).
pub(crate) fn fingerprint(text: &str) -> u64 {
    let bytes = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    game::random::mix(bytes)
}
