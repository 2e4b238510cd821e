//! A view as JSON and as a picture.

use cards::{CardSet, Italian, cards_text};
use game::{Picture, Seat, Tone, View, Viewer};
use serde_json::{Value, json};

use crate::BriskulaView;

/// The JSON that interfaces and external players get. Cards are one text, `?` for each one not known.
pub(crate) fn json(view: &BriskulaView) -> Value {
    let (game, table) = (view.game(), view.table());
    let variant = game.variant();
    let seats = || Seat::all(variant.seats());
    let sides = || 0..variant.sides();
    let trick = table.laid().map(|(seat, card)| json!({ "seat": seat, "card": card }));
    let last = view.last_trick().map(
        |(leader, cards, taker)| json!({ "leader": leader, "cards": cards_text(cards), "taker": taker }),
    );
    let shown = !game.points_hidden() || table.is_over();
    json!({
        "viewer": match view.viewer() {
            Viewer::Seat(seat) => json!(seat),
            Viewer::Spectator => json!("spectator"),
            Viewer::All => json!("all"),
        },
        "variant": variant.word(),
        "turn": table.turn(),
        "dealer": game.dealer(),
        "trump": view.turned().map(|card| card.suit().letter()),
        "turned": view.turned(),
        "stock": table.stock(),
        "hands": seats().map(|seat| hand_text(view, seat)).collect::<Vec<_>>(),
        "trick": trick.collect::<Vec<_>>(),
        "taking": table.taking().map(|(seat, _)| seat),
        "last_trick": last,
        "played": view.played(),
        "sides": seats().map(|seat| variant.side(seat)).collect::<Vec<_>>(),
        "points": shown.then(|| sides().map(|side| table.points(side)).collect::<Vec<_>>()),
        "won": sides().map(|side| game.won(side)).collect::<Vec<_>>(),
        "match": game.match_length(),
        "scores": table.ending().map(|ending| ending.scores),
    })
}

/// The table drawn with characters.
pub(crate) fn picture(view: &BriskulaView) -> Picture {
    let (game, table) = (view.game(), view.table());
    let mut picture = Picture::new();
    for seat in Seat::all(game.variant().seats()) {
        let to_play = table.turn() == Some(seat);
        let tone = if to_play { Tone::Fresh } else { Tone::Plain };
        let side = game.variant().side(seat);
        let points = if game.points_hidden() && !table.is_over() {
            String::new()
        } else {
            format!("{:>3} points", table.points(side))
        };
        let won = if game.match_length() > 1 { format!(", {} won", game.won(side)) } else { String::new() };
        picture
            .add(if to_play { "> " } else { "  " }, Tone::Fresh)
            .add(format!("seat {seat}  "), Tone::Strong)
            .add(format!("{:<18}", hand_text(view, seat)), tone)
            .line(format!("{points}{won}"), Tone::Faint);
    }
    let turned = view.turned().map_or_else(|| "?".to_owned(), |card| card.to_string());
    let stock = match table.stock() {
        0 => format!("empty, briškula was {turned}"),
        left => format!("{left} cards, {turned} at the bottom"),
    };
    picture.add("  stock   ", Tone::Strong).line(stock, Tone::Plain);
    if table.trick().is_empty() {
        if let Some((leader, cards, taker)) = view.last_trick() {
            let text = format!("{} from seat {leader}, taken by seat {taker}", cards_text(cards));
            picture.add("  last    ", Tone::Strong).line(text, Tone::Faint);
        }
    } else {
        let trick: Vec<String> = table.laid().map(|(seat, card)| format!("{seat}:{card}")).collect();
        picture.add("  trick   ", Tone::Strong).line(trick.join(" "), Tone::Fresh);
    }
    picture
}

/// The hand of a seat; cards that the viewer does not know are `?`.
fn hand_text(view: &BriskulaView, seat: Seat) -> String {
    let held: CardSet<Italian> = view.held(seat);
    held.with_unknown(view.table().hand_size(seat))
}
