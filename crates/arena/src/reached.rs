//! Positions that a named player comes to: where games, or single searches, begin late.

use catalog::{AnyRules, AnyTable, AnyThinking, Start};
use game::{Limits, Report, Stop, Viewer};

use crate::{ArenaError, WallClock};

/// The first decision of a kind in a game, or one so many decisions later.
///
/// ```
/// use arena::Until;
/// let until: Until = "card 18".parse().unwrap();
/// assert_eq!((until.decision.as_str(), until.later), ("card", 18));
/// assert_eq!("bid".parse::<Until>().unwrap().later, 0);
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Until {
    /// The kind of decision, as the game calls it.
    pub decision: String,
    /// How many decisions after the first of its kind; the kind must be the same there.
    pub later: usize,
}

impl std::str::FromStr for Until {
    type Err = String;

    fn from_str(text: &str) -> Result<Until, String> {
        let (decision, later) = text.split_once(' ').unwrap_or((text, "0"));
        let later = later.parse().map_err(|_| {
            format!(
                "until: expected a kind of decision and perhaps a number, as in \"card 18\", got \"{text}\""
            )
        })?;
        Ok(Until { decision: decision.to_owned(), later })
    }
}

impl std::fmt::Display for Until {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.decision, self.later)
    }
}

/// Where games begin: at the decision that one player, sitting in every seat, comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReachedBy {
    /// The player as it is written. Under its own limit or none, so that the positions are the same on every machine.
    pub player: String,
    /// The decision.
    pub until: Until,
}

impl std::fmt::Display for ReachedBy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at {}", self.player, self.until)
    }
}

/// So many deals are tried until one comes to the decision that is asked for.
const DEALS_TRIED: u64 = 1000;

impl ReachedBy {
    /// The position of a number: of the deal of this number, or of the next one in which there is such a decision. A
    /// player without a limit of its own has the one given.
    pub(crate) fn table(
        &self,
        rules: &dyn AnyRules,
        seed: u64,
        number: u64,
        limits: Limits,
    ) -> Result<Box<dyn AnyTable>, ArenaError> {
        let ReachedBy { player, until } = self;
        let spec = rules.player_spec(player)?;
        let limits = spec.limits.unwrap_or(limits);
        let (clock, stop) = (WallClock::start(), Stop::new());
        for another in 0..DEALS_TRIED {
            // Far from the numbers of all other positions.
            let index = number + (another << 32);
            let mut table = rules.table(&Start::Seed { seed, index })?;
            let mut player = rules.player(&spec)?;
            player.begin(index);
            let mut later = None;
            while let Some(seat) = table.turn() {
                if later.is_none() && table.decision() == Some(until.decision.as_str()) {
                    later = Some(0);
                }
                if later == Some(until.later) && table.decision() == Some(until.decision.as_str()) {
                    return Ok(table);
                }
                let mut quiet = |_: &Report<String>| {};
                let mut thinking =
                    AnyThinking { limits, stop: &stop, clock: &clock, threads: 1, progress: &mut quiet };
                let mv = player.decide(table.view(Viewer::Seat(seat)).as_ref(), &mut thinking).mv;
                table.play(&mv)?;
                later = later.map(|later| later + 1);
            }
        }
        Err(ArenaError::Plan(format!("{until}: no such decision in {DEALS_TRIED} deals played by {spec}")))
    }
}
