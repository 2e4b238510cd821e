//! A view as JSON and as a picture.

use cards::{Italian, TrickFace};
use game::{Picture, Seat, View};
use serde_json::{Value, json};

use crate::BriskulaView;

fn face(view: &BriskulaView) -> TrickFace<'_, Italian> {
    let table = view.table();
    let seats = || Seat::all(table.variant().seats());
    TrickFace {
        viewer: view.viewer(),
        turn: table.turn(),
        hands: seats().map(|seat| (view.held(seat), table.hand_size(seat))).collect(),
        trick: table.laid().collect(),
        taking: table.taking().map(|(seat, _)| seat),
        last_trick: view.last_trick.as_ref(),
        played: view.played(),
        sides: seats().map(|seat| table.variant().side(seat)).collect(),
        scores: table.ending().map(|ending| ending.scores),
    }
}

/// Whether the table shows the points.
fn shows_points(view: &BriskulaView) -> bool {
    !view.game().points_hidden || view.table().is_over()
}

pub(crate) fn json(view: &BriskulaView) -> Value {
    let (game, table) = (view.game(), view.table());
    let sides = || 0..table.variant().sides();
    let front = json!({
        "variant": table.variant().word(),
        "turn": table.turn(),
        "dealer": game.dealer(),
        "trump": view.turned().map(|card| card.suit().letter()),
        "turned": view.turned(),
        "stock": table.stock(),
    });
    let points = || sides().map(|side| table.points(side)).collect::<Vec<_>>();
    let back = json!({
        "points": shows_points(view).then(points),
        "won": sides().map(|side| game.won(side)).collect::<Vec<_>>(),
        "match": game.length,
    });
    face(view).json(front, back)
}

pub(crate) fn picture(view: &BriskulaView) -> Picture {
    let (game, table) = (view.game(), view.table());
    let note = |seat| {
        let side = table.variant().side(seat);
        let points =
            if shows_points(view) { format!("{:>3} points", table.points(side)) } else { String::new() };
        let won = if game.length > 1 { format!(", {} won", game.won(side)) } else { String::new() };
        points + &won
    };
    let turned = view.turned().map_or_else(|| "?".to_owned(), |card| card.to_string());
    let stock = match table.stock() {
        0 => format!("empty, briškula was {turned}"),
        left => format!("{left} cards, {turned} at the bottom"),
    };
    face(view).picture(note, &[("stock", stock)])
}
