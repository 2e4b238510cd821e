//! Random games a second of every game, natively: what the Python package is measured against.
//!
//! `cargo run --release -p catalog --example playouts`

use std::time::Instant;

use catalog::prelude::*;

fn main() -> Result<(), CatalogError> {
    let house = Catalog::house();
    for name in house.names() {
        let rules = house.game(name)?.rules(&Options::none())?;
        let begun = Instant::now();
        let mut games = 0;
        while begun.elapsed().as_secs_f64() < 1.0 {
            games += rules.random_games(1, games, 2_000, &Stop::new()).len() as u64;
        }
        #[allow(clippy::print_stdout, reason = "it is what the example is for")]
        {
            println!("{name} {:.0}", games as f64 / begun.elapsed().as_secs_f64());
        }
    }
    Ok(())
}
