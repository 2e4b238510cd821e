//! What can be played.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::words::GameList;
use crate::house::House;

/// `GET /games`.
#[utoipa::path(get, path = "/games", responses((status = 200, body = GameList, description = "What can be played")))]
pub(super) async fn games(State(house): State<Arc<House>>) -> Json<GameList> {
    let programs = house.config.programs.keys().cloned().collect();
    Json(GameList { games: house.games().to_vec(), programs })
}
