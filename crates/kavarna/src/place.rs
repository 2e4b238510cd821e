//! The place in a game that a command is asked about: game, options, deal, moves.

use catalog::{AnyRules, AnyTable, Catalog, Start};
use game::{Limits, Options};

use crate::cli::PlaceArgs;
use crate::problem::Problem;

/// The options given as `name=value`, each checked for its form only.
pub(crate) fn options(pairs: &[String]) -> Result<Options, Problem> {
    let mut options = Options::none();
    for pair in pairs {
        options.set_pair(pair)?;
    }
    Ok(options)
}

/// The limits given as `ms=1000` or `nodes=5000,depth=6`, in one word or several.
pub(crate) fn limits(words: &[String]) -> Result<Limits, Problem> {
    let mut limits = Options::none();
    for word in words.iter().flat_map(|words| words.split(',')) {
        limits.set_pair(word).map_err(|error| Problem::bad(format!("limit: {error}")))?;
    }
    Limits::parse(&limits.to_string()).map_err(|error| Problem::bad(format!("limit: {error}")))
}

/// The rules of the game that was named, with the options that were given.
pub(crate) fn rules(catalog: &Catalog, game: &str, pairs: &[String]) -> Result<Box<dyn AnyRules>, Problem> {
    Ok(catalog.game(game)?.rules(&options(pairs)?)?)
}

/// The table that was asked for, with the moves played.
pub(crate) fn table(catalog: &Catalog, asked: &PlaceArgs) -> Result<Box<dyn AnyTable>, Problem> {
    let rules = rules(catalog, &asked.game, &asked.options)?;
    let start = match (&asked.position, &asked.deal, asked.seed) {
        (Some(position), _, _) => Start::Position(position.clone()),
        (None, Some(deal), _) => Start::Deal(deal.clone()),
        (None, None, Some(seed)) => Start::Seed { seed, index: 0 },
        (None, None, None) => Start::Usual,
    };
    let mut table = rules.table(&start)?;
    for (place, mv) in rules.split_moves(asked.moves.as_deref().unwrap_or_default())?.iter().enumerate() {
        table.play(mv).map_err(|error| Problem::bad(format!("move {}: {error}", place + 1)))?;
    }
    Ok(table)
}
