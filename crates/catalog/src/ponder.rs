//! Which players think on others' time: a search whose table is filled for its next decision, and no other.

use game::{Kind, Options};

use crate::{AnyGame, PlayerFacts, PlayerSpec};

/// From which level on a player thinks on others' time where that is wanted: 0 for one that has no levels, `None` for one
/// that never does. By the usual rules of the game.
///
/// ```
/// use catalog::{Catalog, ponders_from};
///
/// let catalog = Catalog::house();
/// let of = |game: &str, name: &str| {
///     let game = catalog.game(game).unwrap();
///     let players = game.players();
///     ponders_from(game, players.iter().find(|player| player.name == name).unwrap())
/// };
/// assert_eq!(of("yinsh", "house"), Some(10));
/// assert_eq!(of("yinsh", "tree"), Some(0));
/// assert_eq!(of("yinsh", "random"), None);
/// assert_eq!(of("briskula", "house"), None);
/// ```
pub fn ponders_from(game: &dyn AnyGame, player: &PlayerFacts) -> Option<i64> {
    let rules = game.rules(&Options::none()).ok()?;
    let ponders = |options: Options| {
        let spec = PlayerSpec { options, ..PlayerSpec::plain(player.name) };
        rules.player(&spec).is_ok_and(|made| made.ponders())
    };
    let at = |level: &i64| ponders(Options::none().with("level", *level));
    match player.options.iter().find(|option| option.name == "level").map(|option| option.kind) {
        // Most players never do, and then not at their highest level either.
        Some(Kind::Whole(from, to)) if at(&to) => (from..=to).find(at),
        Some(_) => None,
        None => ponders(Options::none()).then_some(0),
    }
}
