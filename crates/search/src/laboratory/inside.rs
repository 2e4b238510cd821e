//! What searches a world, as an option of plain sampling.

use game::{OptionSpec, Settings};

use super::{Laboratory, LeftToSets};
use crate::Guide;
use crate::tree::{Against, AlphaBeta, AlphaBetaOptions, MaxN, MaxNOptions};
use crate::worlds::Inner;

/// The usual search inside a world: alpha-beta, partners trusted.
pub(super) fn inner<G: Laboratory>() -> AlphaBeta<G::Position, impl Guide<G::Position> + 'static> {
    AlphaBeta::new(G::guide(), AlphaBetaOptions { against: Against::OtherSides, ..G::tree() })
}

/// Which search it is, and how many cards a hand partition search takes over; that only where the game has sets.
pub(super) fn inside_specs<G: Laboratory>() -> Vec<OptionSpec> {
    let help = "what searches a world: alpha-beta with partners trusted, everybody for themselves, or sets of worlds at the end";
    match G::by_sets() {
        None => vec![OptionSpec::choice("inside", &["alphabeta", "maxn"], "alphabeta", help).remote()],
        Some(_) => vec![
            OptionSpec::choice("inside", &["alphabeta", "maxn", "partition"], "alphabeta", help).remote(),
            OptionSpec::whole("sets", (1, 8), "5", "from how many cards a hand on sets are searched")
                .remote(),
        ],
    }
}

/// The search that these options ask for.
pub(super) fn inside<G: Laboratory>(settings: &Settings<'_>) -> Box<dyn Inner<G::Position>> {
    let sets = |left_to_sets: LeftToSets<G::Position>| {
        left_to_sets(settings.whole("sets") as usize, Box::new(inner::<G>()))
    };
    match (settings.text("inside"), G::by_sets()) {
        ("maxn", _) => {
            let AlphaBetaOptions { aim, settle, .. } = G::tree();
            let options =
                MaxNOptions { aim, settle, ordering: true, entries: 1 << 14, ..MaxNOptions::default() };
            Box::new(MaxN::new(G::guide(), options))
        }
        ("partition", Some(left_to_sets)) => sets(left_to_sets),
        _ => Box::new(inner::<G>()),
    }
}
