//! The signature: one deterministic count of nodes over all games. It changes when, and only when, the
//! way some player searches changes.

use std::time::Duration;

use game::random::{below, deal_stream};
use game::{Clock, Kind, Limits, NoClock, OptionSpec, Options, Viewer, think_alone};

use crate::{AnyTable, Catalog, CatalogError, PlayerSpec, Start};

/// What one game adds to the signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The game.
    pub game: &'static str,
    /// The positions searched.
    pub positions: usize,
    /// The nodes (or, in searches by playouts, iterations) that were needed.
    pub nodes: u64,
    /// How long the player thought, by the clock it was measured with.
    pub thought: Duration,
    /// What it decided in each position.
    pub decisions: Vec<String>,
}

/// Fixed positions of a game, from its start to late in it.
pub fn bench_positions(catalog: &Catalog, game: &str) -> Result<Vec<Box<dyn AnyTable>>, CatalogError> {
    let rules = catalog.game(game)?.rules(&Options::none())?;
    let mut positions = Vec::new();
    for (index, plies) in [0, 2, 4, 6, 9, 12, 16, 20, 26, 30, 31, 33].into_iter().enumerate() {
        let mut stream = deal_stream(2026, index as u64);
        let mut table = rules.table(&Start::Seed { seed: 2026, index: index as u64 })?;
        for _ in 0..plies {
            let legal = table.legal();
            table.play(&legal[below(&mut stream, legal.len() as u32) as usize])?;
            if table.turn().is_none() {
                table.undo();
                break;
            }
        }
        positions.push(table);
    }
    Ok(positions)
}

/// Lets the house search the fixed positions of a game within a fixed number of nodes.
pub fn signature(catalog: &Catalog, game: &str) -> Result<Signature, CatalogError> {
    signature_of(catalog, game, &PlayerSpec::plain("house"), &NoClock)
}

/// Lets any player search the fixed positions of a game, within its own limits or the usual ones.
pub fn signature_of(
    catalog: &Catalog,
    game: &str,
    spec: &PlayerSpec,
    clock: &dyn Clock,
) -> Result<Signature, CatalogError> {
    let tables = bench_positions(catalog, game)?;
    let usual = Limits { depth: Some(5), nodes: Some(200_000), iterations: Some(2_000), ms: None };
    let limits = spec.limits.unwrap_or(usual);
    let (mut nodes, mut thought, mut decisions) = (0, Duration::ZERO, Vec::new());
    let mut player = catalog.game(game)?.rules(&Options::none())?.player(spec)?;
    for table in &tables {
        player.begin(1);
        let seat = table.turn().expect("bench positions are not over");
        let view = table.view(Viewer::Seat(seat));
        let begun = clock.now();
        let decision = think_alone(limits, |thinking| player.decide(view.as_ref(), thinking));
        thought += clock.now().saturating_sub(begun);
        nodes += decision.report.nodes.max(decision.report.iterations);
        decisions.push(decision.mv);
    }
    Ok(Signature {
        game: catalog.game(game)?.facts().name,
        positions: tables.len(),
        nodes,
        thought,
        decisions,
    })
}

/// A player's search with one of its switches thrown at a time, the player and what was thrown. What an
/// enhancement does is the difference to the player as it is.
///
/// A switch is an option with a few values to choose from, or a number that can be 0 (or 1) for none.
///
/// ```
/// use catalog::{Catalog, thrown_switches};
/// let house = Catalog::house();
/// let thrown: Vec<String> =
///     thrown_switches(&house, "gobblet4", "tree")?.iter().map(ToString::to_string).collect();
/// assert!(thrown.contains(&"tree:killers=no".to_owned()));
/// assert!(thrown.contains(&"tree:table=always".to_owned()));
/// # Ok::<(), catalog::CatalogError>(())
/// ```
pub fn thrown_switches(catalog: &Catalog, game: &str, player: &str) -> Result<Vec<PlayerSpec>, CatalogError> {
    let spec = catalog.game(game)?.rules(&Options::none())?.player_spec(player)?;
    let kinds = catalog.game(game)?.players();
    let declared = kinds.into_iter().find(|kind| kind.name == spec.name).map(|kind| kind.options);
    let thrown = |option: &OptionSpec| -> Vec<PlayerSpec> {
        let with = |value: &str| PlayerSpec {
            options: spec.options.clone().with(option.name, value),
            ..spec.clone()
        };
        other_values(option).into_iter().map(with).collect()
    };
    Ok(declared.unwrap_or_default().iter().flat_map(thrown).collect())
}

/// The values that throw a switch.
fn other_values(option: &OptionSpec) -> Vec<&'static str> {
    match option.kind {
        Kind::Choice(words) => words.iter().copied().filter(|word| *word != option.default).collect(),
        Kind::Whole(0, _) if option.default == "0" => vec!["2"],
        Kind::Whole(0, _) => vec!["0"],
        Kind::Whole(1, _) if option.default != "1" => vec!["1"],
        _ => Vec::new(),
    }
}
