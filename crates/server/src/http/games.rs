//! What can be played.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use catalog::{AnyGame, PlayerFacts, Start};
use game::{Kind, OptionSpec, Options, Seat};
use serde_json::{Value, json};

use super::words::GameList;
use crate::house::House;

/// `GET /games`.
#[utoipa::path(get, path = "/games", responses((status = 200, body = GameList, description = "What can be played")))]
pub(super) async fn games(State(house): State<Arc<House>>) -> Json<Value> {
    let programs: Vec<&String> = house.config.programs.keys().collect();
    let games: Vec<Value> = house.catalog.games().map(game).collect();
    Json(json!({ "games": games, "programs": programs }))
}

fn game(game: &dyn AnyGame) -> Value {
    let facts = game.facts();
    let seats: Vec<usize> = (facts.seats.0..=facts.seats.1).collect();
    json!({
        "name": facts.name,
        "title": facts.title,
        "about": facts.about,
        "seats": seats,
        "hidden": facts.hidden,
        "unit": facts.unit,
        "separator": facts.separator,
        "draws": !facts.hidden && facts.seats == (2, 2),
        "undo": true,
        "claims": has_claims(game),
        "formats": game.formats().iter().map(|format| format.name).collect::<Vec<_>>(),
        "options": options(&game.option_specs()),
        "players": game.players().iter().map(player).collect::<Vec<Value>>(),
    })
}

/// Whether the rest can be claimed: the same from the first decision to the last.
fn has_claims(game: &dyn AnyGame) -> bool {
    let rules = game.rules(&Options::none());
    let table = rules.and_then(|rules| rules.table(&Start::Usual));
    table.is_ok_and(|table| table.rest_to(Seat::new(0)).is_some())
}

/// A player, with the options that anybody may choose and the values that they may choose.
fn player(player: &PlayerFacts) -> Value {
    let offered = |spec: &OptionSpec| spec.remote.map(|kind| OptionSpec { kind, ..spec.clone() });
    let offered: Vec<OptionSpec> = player.options.iter().filter_map(offered).collect();
    json!({ "name": player.name, "help": player.help, "options": options(&offered) })
}

fn options(specs: &[OptionSpec]) -> Value {
    let option = |spec: &OptionSpec| {
        let choices = match spec.kind {
            Kind::Choice(words) => json!(words),
            _ => Value::Null,
        };
        json!({
            "name": spec.name,
            "default": spec.default,
            "values": spec.kind.to_string(),
            "choices": choices,
            "session": spec.session,
            "help": spec.help,
        })
    };
    specs.iter().map(option).collect()
}
