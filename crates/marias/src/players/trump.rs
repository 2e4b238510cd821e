//! The published way to a trump: from the table, or judged on the spot.

use std::path::Path;
use std::sync::Arc;

use cards::{CardSet, German, Suit};
use game::{OptionError, OptionSpec, Settings};
use search::Meter;

use crate::Marias;
use crate::solving::OpenHands;
use crate::trumps::{Judged, Judging, TrumpTable, promising};

/// The seed of the deals by which a hand is judged on the spot.
const SEED: u64 = 1;

/// Where a player takes his trump from.
#[derive(Clone, Debug)]
pub(super) struct TrumpChoice {
    table: Option<Arc<TrumpTable>>,
    judging: Judging,
}

impl TrumpChoice {
    pub(super) fn options() -> [OptionSpec; 2] {
        [
            OptionSpec::text(
                "table",
                "a file that kavarna train marias trumps has made, usual or none",
                "usual",
                "where the trump table is; usual: in the folder KAVARNA_TABLES or the user's cache folder, if it is there",
            ),
            OptionSpec::whole(
                "trump_deals",
                (1, 100_000),
                "300",
                "how many deals judge a promising suit where there is no table",
            )
            .remote_within((1, 3000)),
        ]
    }

    pub(super) fn new(game: &Marias, settings: &Settings<'_>) -> Result<TrumpChoice, OptionError> {
        let judging = Judging {
            rules: *game.rules(),
            deals: settings.whole("trump_deals") as u32,
            by: Judged::Games,
            seed: SEED,
        };
        let table = match settings.text("table") {
            "none" => None,
            "usual" => TrumpTable::find(game),
            path => {
                let table = TrumpTable::open(Path::new(path), game.rules());
                let refused = |why: crate::TrumpTableError| OptionError::Value {
                    name: "table".to_owned(),
                    expected: format!("a trump table of these rules ({why})"),
                    got: path.to_owned(),
                };
                Some(table.map_err(refused)?)
            }
        };
        Ok(TrumpChoice { table, judging })
    }

    /// What the table says of seven cards; `None` where there is none.
    pub(super) fn looked_up(&self, hand: CardSet<German>) -> Option<Vec<(Suit<German>, Option<f64>)>> {
        Some(self.table.as_ref()?.look_up(hand)?.to_vec())
    }

    /// The promising suits of seven cards, the best first, with the mean winnings as far as they are known. The table
    /// answers wherever there is one; whoever needs the same deal on every machine says `table=none`.
    pub(super) fn suits(
        &self,
        hand: CardSet<German>,
        meter: &mut Meter<'_>,
    ) -> Vec<(Suit<German>, Option<f64>)> {
        if let Some(found) = self.looked_up(hand) {
            return found;
        }
        let promising = promising(hand);
        let judged = if promising.len() > 1 {
            self.judging.means(hand, &mut OpenHands::new(search::solve::Switches::ALL, 1), || meter.goes_on())
        } else {
            None
        };
        let Some(judged) = judged else { return promising.iter().map(|suit| (*suit, None)).collect() };
        let mut suits: Vec<_> = judged.iter().map(|(suit, mean)| (*suit, Some(*mean))).collect();
        suits.sort_by(|one, other| other.1.unwrap_or(0.0).total_cmp(&one.1.unwrap_or(0.0)));
        suits
    }
}

#[cfg(test)]
mod tests {
    use game::{Hosted, Options};

    use super::*;

    fn made(options: &str) -> Result<(), String> {
        let kinds = Marias::players();
        let kind = kinds.iter().find(|kind| kind.name == "minimax").unwrap();
        let options = Options::parse(options).unwrap();
        let settings = options.checked(&kind.options).map_err(|error| error.to_string())?;
        (kind.make)(&Marias::default(), &settings).map(|_| ()).map_err(|error| error.to_string())
    }

    #[test]
    fn a_table_that_is_none_is_refused_where_it_is_named_and_forgotten_where_it_is_not() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x.table");
        std::fs::write(&path, "x").unwrap();
        let refused = made(&format!("table={}", path.display())).unwrap_err();
        assert!(refused.contains("expected a trump table that begins with"), "{refused}");
        assert!(made("table=none").is_ok() && made("").is_ok());
        let options = Options::parse("table=/etc/passwd").unwrap();
        let kinds = Marias::players();
        let kind = kinds.iter().find(|kind| kind.name == "minimax").unwrap();
        let refused = options.checked_remote(&kind.options).unwrap_err().to_string();
        assert!(refused.contains("cannot be chosen over the network"), "{refused}");
    }
}
