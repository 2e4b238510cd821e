//! What can be played.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use catalog::{AnyGame, PlayerFacts};
use game::OptionSpec;

use super::words::{GameInfo, GameList, OptionInfo, PlayerInfo};
use crate::house::House;

/// `GET /games`.
#[utoipa::path(get, path = "/games", responses((status = 200, body = GameList, description = "What can be played")))]
pub(super) async fn games(State(house): State<Arc<House>>) -> Json<GameList> {
    let programs = house.config.programs.keys().cloned().collect();
    Json(GameList { games: house.catalog.games().map(game).collect(), programs })
}

fn game(game: &dyn AnyGame) -> GameInfo {
    let facts = game.facts();
    GameInfo {
        name: facts.name.to_owned(),
        title: facts.title.to_owned(),
        about: facts.about.to_owned(),
        seats: (facts.seats.0..=facts.seats.1).collect(),
        hidden: facts.hidden,
        unit: facts.unit.to_owned(),
        separator: facts.separator.to_string(),
        draws: !facts.hidden && facts.seats == (2, 2),
        undo: true,
        claims: game.has_claims(),
        formats: game.formats().iter().map(|format| format.name.to_owned()).collect(),
        options: game.option_specs().iter().map(OptionInfo::from).collect(),
        players: game.players().iter().map(player).collect(),
    }
}

/// A player, with the options that anybody may choose and the values that they may choose.
fn player(player: &PlayerFacts) -> PlayerInfo {
    let offered = |spec: &OptionSpec| spec.remote.map(|kind| OptionSpec { kind, ..spec.clone() });
    let offered = player.options.iter().filter_map(offered);
    PlayerInfo {
        name: player.name.to_owned(),
        help: player.help.to_owned(),
        options: offered.map(|spec| OptionInfo::from(&spec)).collect(),
    }
}
