//! A view as JSON and as a picture.

use serde_json::{Value, json};

use super::deal::Deal;
use super::notation::with_unknown;
use super::public_state::Phase;
use super::view::ToyView;
use crate::{Picture, Seat, Tone, View, Viewer};

impl Phase {
    /// The word for the kind of decision that comes next.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Bidding => "bid",
            Phase::Discarding => "discard",
            Phase::Playing => "card",
            Phase::Over => "over",
        }
    }
}

/// The JSON that interfaces and external players get. Cards are one text, `?` for each one not known.
pub(super) fn json(view: &ToyView) -> Value {
    let public = view.public();
    let of_seats = |of: &dyn Fn(Seat) -> Value| Seat::all(3).map(of).collect::<Vec<_>>();
    let trick = public.trick().map(|(seat, card)| json!({ "seat": seat, "card": card.to_string() }));
    json!({
        "viewer": match view.viewer() {
            Viewer::Seat(seat) => json!(seat),
            Viewer::Spectator => json!("spectator"),
            Viewer::All => json!("all"),
        },
        "phase": public.phase().word(),
        "turn": public.turn(),
        "dealer": public.dealer(),
        "debt": public.debt(),
        "said": of_seats(&|seat| public.said(seat).map(|said| said_text(said.as_ref())).into()),
        "declarer": public.declarer(),
        "hands": of_seats(&|seat| hand_text(view, seat).into()),
        "talon": talon_text(view),
        "discard": discard_text(view),
        "trick": trick.collect::<Vec<_>>(),
        "played": of_seats(&|seat| public.played(seat).to_string().into()),
        "tricks": public.tricks(),
        "scores": public.ending().map(|ending| ending.scores),
    })
}

/// The table drawn with characters.
pub(super) fn picture(view: &ToyView) -> Picture {
    let public = view.public();
    let mut picture = Picture::new();
    for seat in Seat::all(3) {
        let tone = if public.turn() == Some(seat) { Tone::Fresh } else { Tone::Plain };
        let said = public.said(seat).map(|said| said_text(said.as_ref())).unwrap_or_default();
        let role = if public.declarer() == Some(seat) { "declarer" } else { "" };
        let tricks = public.tricks()[seat.index()];
        picture
            .head(seat, Tone::Strong)
            .add(format!("{:<18}", hand_text(view, seat)), tone)
            .line(format!("{said:<20} {role:<9} {tricks} tricks"), Tone::Faint);
    }
    picture.add("talon   ", Tone::Strong).line(talon_text(view), Tone::Plain);
    if public.has_discarded() {
        picture.add("away    ", Tone::Strong).line(discard_text(view), Tone::Plain);
    }
    let trick: Vec<String> = public.trick().map(|(seat, card)| format!("{seat}:{card}")).collect();
    if !trick.is_empty() {
        picture.add("trick   ", Tone::Strong).line(trick.join(" "), Tone::Fresh);
    }
    picture
}

fn said_text(said: Option<&super::moves::Bid>) -> String {
    said.map_or_else(|| "pass".to_owned(), ToString::to_string)
}

/// The hand of a seat; cards that the viewer does not know are `?`.
fn hand_text(view: &ToyView, seat: Seat) -> String {
    let public = view.public();
    let picked_up = public.declarer() == Some(seat) && !public.has_discarded();
    let dealt = if picked_up { 2 * Deal::SIZE } else { Deal::SIZE };
    // Everybody who saw the talon knows that part of a hand until something is laid away.
    let found = view.talon().filter(|_| picked_up).unwrap_or_default();
    with_unknown(view.hand(seat).unwrap_or(found), dealt - public.played(seat).len())
}

fn talon_text(view: &ToyView) -> String {
    with_unknown(view.talon().unwrap_or_default(), Deal::SIZE)
}

fn discard_text(view: &ToyView) -> String {
    if view.public().has_discarded() { with_unknown(view.discards(), Deal::SIZE) } else { String::new() }
}
