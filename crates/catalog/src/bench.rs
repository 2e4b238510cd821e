//! The signature: one deterministic count of nodes over all games. It changes when, and only when, the
//! way some player searches changes.

use game::random::{below, deal_stream};
use game::{Limits, Options, Viewer, think_alone};

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
}

/// Fixed positions of a game, from its start to late in it.
pub fn bench_positions(catalog: &Catalog, game: &str) -> Result<Vec<Box<dyn AnyTable>>, CatalogError> {
    let rules = catalog.game(game)?.rules(&Options::none())?;
    let mut positions = Vec::new();
    for (index, plies) in [0, 2, 4, 6, 9, 12, 16, 20].into_iter().enumerate() {
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
    let tables = bench_positions(catalog, game)?;
    let mut nodes = 0;
    for table in &tables {
        let mut player = table.rules().player(&PlayerSpec::plain("house"))?;
        player.begin(1);
        let seat = table.turn().expect("bench positions are not over");
        let view = table.view(Viewer::Seat(seat));
        let limits = Limits { depth: Some(5), nodes: Some(200_000), iterations: Some(2_000), ms: None };
        let decision = think_alone(limits, |thinking| player.decide(view.as_ref(), thinking));
        nodes += decision.report.nodes.max(decision.report.iterations);
    }
    Ok(Signature { game: catalog.game(game)?.facts().name, positions: tables.len(), nodes })
}
