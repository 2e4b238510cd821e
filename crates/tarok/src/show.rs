//! A view as JSON and as a picture.

use cards::{Card, Tarok, cards_text};
use game::{Picture, Seat, Tone, View, Viewer};
use serde_json::{Map, Value, json};

use crate::counting::points;
use crate::{Contract, Phase, SEATS, TarokView, thirds};

/// The word of a phase in JSON.
const fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Bid => "bid",
        Phase::Talon => "talon",
        Phase::Discard => "discard",
        Phase::Announce => "announce",
        Phase::Kontra => "kontra",
        Phase::Card => "card",
        Phase::Over => "over",
    }
}

/// The JSON that interfaces and external players get. Cards are one text, `?` for each one not known.
pub(crate) fn json(view: &TarokView) -> Value {
    let (game, table) = (view.game(), view.table());
    let seats = || Seat::all(SEATS);
    let trick = table.laid().map(|(seat, card)| json!({ "seat": seat, "card": card }));
    let last = view
        .last_trick()
        .map(|last| json!({ "leader": last.leader, "cards": cards_text(&last.cards), "taker": last.taker }));
    let stakes: Map<String, Value> = match table.contract() {
        Some(contract) if contract != Contract::Klop => {
            let items = table.stakes().items();
            items.iter().map(|item| (item.to_string(), table.stakes().multiplier(item).into())).collect()
        }
        _ => Map::new(),
    };
    json!({
        "viewer": match view.viewer() {
            Viewer::Seat(seat) => json!(seat),
            Viewer::Spectator => json!("spectator"),
            Viewer::All => json!("all"),
        },
        "preset": game.preset().word(),
        "phase": word(table.phase()),
        "turn": table.turn(),
        "dealer": game.dealer(),
        "forehand": table.forehand(),
        "contract": table.contract().map(Contract::word),
        "value": table.contract().filter(|contract| *contract != Contract::Klop).map(|contract| game.rules().value(contract)),
        "values": game.rules().ladder().map(|contract| json!({ "bid": contract.word(), "value": game.rules().value(contract) })),
        "declarer": table.declarer(),
        "bid": table.auction().highest().map(|(seat, bid)| json!({ "seat": seat, "bid": bid.word() })),
        "passed": seats().map(|seat| table.auction().has_passed(seat)).collect::<Vec<_>>(),
        "talon": groups(view),
        "group": table.group(),
        "discards": discards_text(view),
        "announced": table.stakes().announced().to_string(),
        "stakes": stakes,
        "hands": seats().map(|seat| hand_text(view, seat)).collect::<Vec<_>>(),
        "trick": trick.collect::<Vec<_>>(),
        "taking": table.taking().map(|(seat, _)| seat),
        "last_trick": last,
        "gifts": cards_text(view.gifts()),
        "played": seats().map(|seat| view.played_by(seat).to_string()).collect::<Vec<_>>(),
        "taken": seats().map(|seat| table.taken(seat).to_string()).collect::<Vec<_>>(),
        "tricks": seats().map(|seat| table.tricks(seat)).collect::<Vec<_>>(),
        "points": seats().map(|seat| points(thirds(table.taken(seat)))).collect::<Vec<_>>(),
        "radelci": table.radelci(),
        "radelci_after": table.is_over().then(|| table.radelci_after()),
        "score": game.score(),
        "deals": game.rules().deals,
        "deals_played": game.played(),
        "scores": table.ending().map(|ending| ending.scores),
    })
}

/// The groups of the talon once it lies open, or the whole talon for whoever sees it closed.
fn groups(view: &TarokView) -> Option<Vec<String>> {
    let size = if view.table().talon_is_open() { view.table().group_size() } else { 6 };
    let talon: &[Card<Tarok>] = view.talon()?;
    Some(talon.chunks(size).map(cards_text).collect())
}

/// The table drawn with characters.
pub(crate) fn picture(view: &TarokView) -> Picture {
    let (game, table) = (view.game(), view.table());
    let mut picture = Picture::new();
    let contract = match (table.contract(), table.declarer()) {
        (Some(contract), Some(declarer)) => format!("{contract}, seat {declarer} against the others"),
        (Some(contract), None) => contract.to_string(),
        (None, _) => match table.auction().highest() {
            Some((seat, bid)) => format!("bidding, {bid} by seat {seat}"),
            None => "bidding".to_owned(),
        },
    };
    picture.add("  game    ", Tone::Strong).line(contract, Tone::Plain);
    for seat in Seat::all(SEATS) {
        let to_play = table.turn() == Some(seat);
        let tone = if to_play { Tone::Fresh } else { Tone::Plain };
        let points = points(thirds(table.taken(seat)));
        let radelci = match table.radelci()[seat.index()] {
            0 => String::new(),
            number => format!(", radelci {number}"),
        };
        let dealer = if game.dealer() == seat { ", dealer" } else { "" };
        picture
            .add(if to_play { "> " } else { "  " }, Tone::Fresh)
            .add(format!("seat {seat}  "), Tone::Strong)
            .add(format!("{}  ", hand_text(view, seat)), tone)
            .line(format!("{} tricks, {points} points{radelci}{dealer}", table.tricks(seat)), Tone::Faint);
    }
    if let Some(groups) = groups(view) {
        let taken = table.group().map_or_else(String::new, |group| format!(", {group} taken"));
        picture.add("  talon   ", Tone::Strong).line(format!("{}{taken}", groups.join(" | ")), Tone::Plain);
    }
    if let Some(discards) = discards_text(view) {
        picture.add("  laid    ", Tone::Strong).line(discards, Tone::Plain);
    }
    let items = table.stakes().items();
    let raised = items.iter().any(|item| table.stakes().multiplier(item) > 1);
    if raised || !table.stakes().announced().is_empty() {
        let said = items.iter().map(|item| format!("{item} x{}", table.stakes().multiplier(item)));
        picture.add("  said    ", Tone::Strong).line(said.collect::<Vec<_>>().join(", "), Tone::Plain);
    }
    if !view.gifts().is_empty() {
        picture.add("  gifts   ", Tone::Strong).line(cards_text(view.gifts()), Tone::Plain);
    }
    if !table.trick().is_empty() {
        let trick: Vec<String> = table.laid().map(|(seat, card)| format!("{seat}:{card}")).collect();
        picture.add("  trick   ", Tone::Strong).line(trick.join(" "), Tone::Fresh);
    } else if let Some(last) = view.last_trick() {
        let text =
            format!("{} from seat {}, taken by seat {}", cards_text(&last.cards), last.leader, last.taker);
        picture.add("  last    ", Tone::Strong).line(text, Tone::Faint);
    }
    picture
}

/// The hand of a seat; cards that the viewer does not know are `?`.
fn hand_text(view: &TarokView, seat: Seat) -> String {
    view.held(seat).with_unknown(view.table().hand_size(seat))
}

/// What declarer laid away, as far as it is known; `None` before.
fn discards_text(view: &TarokView) -> Option<String> {
    let table = view.table();
    let laid = table.group().is_some() && table.phase() != Phase::Discard;
    laid.then(|| view.discards().with_unknown(table.group_size()))
}
