//! A view as JSON and as a picture.

use cards::{Italian, TrickFace};
use game::{Picture, Seat, View};
use serde_json::{Value, json};

use crate::BriskulaView;

fn face(view: &BriskulaView) -> TrickFace<'_, Italian> {
    let public = view.public();
    let seats = || Seat::all(public.variant().seats());
    TrickFace {
        viewer: view.viewer(),
        turn: public.turn(),
        hands: seats().map(|seat| (view.held(seat), public.hand_size(seat))).collect(),
        trick: public.laid().collect(),
        taking: public.taking().map(|(seat, _)| seat),
        last_trick: view.last_trick.as_ref(),
        played: view.played(),
        sides: seats().map(|seat| public.variant().side(seat)).collect(),
        scores: public.ending().map(|ending| ending.scores),
    }
}

/// Whether the table shows the points.
pub(crate) fn shows_points(view: &BriskulaView) -> bool {
    !view.game().points_hidden || view.public().is_over()
}

pub(crate) fn json(view: &BriskulaView) -> Value {
    let (game, public) = (view.game(), view.public());
    let sides = || 0..public.variant().sides();
    let front = json!({
        "variant": public.variant().word(),
        "turn": public.turn(),
        "dealer": game.dealer(),
        "trump": view.turned().map(|card| card.suit().letter()),
        "turned": view.turned(),
        "stock": public.stock(),
    });
    let points = || sides().map(|side| public.points(side)).collect::<Vec<_>>();
    let back = json!({
        "points": shows_points(view).then(points),
        "won": sides().map(|side| game.won(side)).collect::<Vec<_>>(),
        "match": game.length,
    });
    face(view).json(front, back)
}

pub(crate) fn picture(view: &BriskulaView) -> Picture {
    let (game, public) = (view.game(), view.public());
    let note = |seat| {
        let side = public.variant().side(seat);
        let points =
            if shows_points(view) { format!("{:>3} points", public.points(side)) } else { String::new() };
        let won = if game.length > 1 { format!(", {} won", game.won(side)) } else { String::new() };
        points + &won
    };
    let turned = view.turned().map_or_else(|| "?".to_owned(), |card| card.to_string());
    let stock = match public.stock() {
        0 => format!("empty, briškula was {turned}"),
        left => format!("{left} cards, {turned} at the bottom"),
    };
    face(view).picture(note, &[("stock", stock)])
}
