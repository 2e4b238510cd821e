//! A view as JSON and as a picture.

use cards::{Card, Tarok, cards_text, draw_trick};
use game::{Picture, Seat, Tone, View, Viewer};
use serde_json::{Map, Value, json};

use crate::counting::points;
use crate::{Contract, Items, Phase, SEATS, TarokView, thirds};

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
    let (game, public) = (view.game(), view.public());
    let seats = || Seat::all(SEATS);
    let trick = public.laid().map(|(seat, card)| json!({ "seat": seat, "card": card }));
    let last = view
        .last_trick()
        .map(|last| json!({ "leader": last.leader, "cards": cards_text(&last.cards), "taker": last.taker }));
    let stakes: Map<String, Value> = match public.contract() {
        Some(contract) if contract != Contract::Klop => {
            let items = public.stakes().items();
            items.iter().map(|item| (item.to_string(), public.stakes().multiplier(item).into())).collect()
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
        "phase": word(public.phase()),
        "turn": public.turn(),
        "dealer": game.dealer(),
        "forehand": public.forehand(),
        "contract": public.contract().map(Contract::word),
        "value": public.contract().filter(|contract| *contract != Contract::Klop).map(|contract| game.rules().value(contract)),
        "values": game.rules().ladder().map(|contract| json!({ "bid": contract.word(), "value": game.rules().value(contract) })),
        "declarer": public.declarer(),
        "bid": public.auction().highest().map(|(seat, bid)| json!({ "seat": seat, "bid": bid.word() })),
        "passed": seats().map(|seat| public.auction().has_passed(seat)).collect::<Vec<_>>(),
        "talon": groups(view),
        "group": public.group(),
        "discards": discards_text(view),
        "announced": public.stakes().announced().to_string(),
        "stakes": stakes,
        "hands": seats().map(|seat| hand_text(view, seat)).collect::<Vec<_>>(),
        "trick": trick.collect::<Vec<_>>(),
        "taking": public.taking().map(|(seat, _)| seat),
        "last_trick": last,
        "gifts": cards_text(view.gifts()),
        "played": seats().map(|seat| view.played_by(seat).to_string()).collect::<Vec<_>>(),
        "taken": seats().map(|seat| public.taken(seat).to_string()).collect::<Vec<_>>(),
        "tricks": seats().map(|seat| public.tricks(seat)).collect::<Vec<_>>(),
        "points": seats().map(|seat| points(thirds(public.taken(seat)))).collect::<Vec<_>>(),
        "radelci": public.radelci(),
        "radelci_after": public.is_over().then(|| public.radelci_after()),
        "score": game.score(),
        "deals": game.rules().deals,
        "deals_played": game.played(),
        "scores": public.ending().map(|ending| ending.scores),
    })
}

/// The groups of the talon once it lies open, or the whole talon for whoever sees it closed.
fn groups(view: &TarokView) -> Option<Vec<String>> {
    let size = if view.public().talon_is_open() { view.public().group_size() } else { 6 };
    let talon: &[Card<Tarok>] = view.talon()?;
    Some(talon.chunks(size).map(cards_text).collect())
}

/// The table drawn with characters.
pub(crate) fn picture(view: &TarokView) -> Picture {
    let (game, public) = (view.game(), view.public());
    let mut picture = Picture::new();
    picture.add("  game    ", Tone::Strong);
    match (public.contract(), public.declarer()) {
        (Some(contract), Some(declarer)) => {
            picture.add(format!("{contract}, "), Tone::Plain).seat(declarer, Tone::Plain);
            picture.add(" against the others", Tone::Plain);
        }
        (Some(contract), None) => {
            picture.add(contract.to_string(), Tone::Plain);
        }
        (None, _) => match public.auction().highest() {
            Some((seat, bid)) => {
                picture.add(format!("bidding, {bid} by "), Tone::Plain).seat(seat, Tone::Plain);
            }
            None => {
                picture.add("bidding", Tone::Plain);
            }
        },
    }
    picture.add(", dealt by ", Tone::Faint).seat(game.dealer(), Tone::Faint).end_line();
    for seat in Seat::all(SEATS) {
        let to_play = public.turn() == Some(seat);
        let tone = if to_play { Tone::Fresh } else { Tone::Plain };
        picture
            .add(if to_play { "> " } else { "  " }, Tone::Fresh)
            .head(seat, Tone::Strong)
            .add(format!("{}  ", hand_text(view, seat)), tone)
            .line(taken_text(view, seat), Tone::Faint);
    }
    let radelci = public.radelci();
    if radelci.iter().any(|held| *held > 0) {
        picture.add("  radelci ", Tone::Strong);
        let holders = Seat::all(SEATS).filter(|seat| radelci[seat.index()] > 0);
        for (place, seat) in holders.enumerate() {
            let held = format!(" {}", radelci[seat.index()]);
            picture
                .add(if place > 0 { ", " } else { "" }, Tone::Plain)
                .seat(seat, Tone::Plain)
                .add(held, Tone::Plain);
        }
        picture.end_line();
    }
    if let Some(groups) = groups(view) {
        let taken = public.group().map_or_else(String::new, |group| format!(", {group} taken"));
        picture.add("  talon   ", Tone::Strong).line(format!("{}{taken}", groups.join(" | ")), Tone::Plain);
    }
    if let Some(discards) = discards_text(view) {
        picture.add("  laid    ", Tone::Strong).line(discards, Tone::Plain);
    }
    let items = public.stakes().items();
    let raised = items.iter().any(|item| public.stakes().multiplier(item) > 1);
    if raised || !public.stakes().announced().is_empty() {
        let said = items.iter().filter_map(|item| said_text(item, public.stakes().multiplier(item)));
        picture.add("  said    ", Tone::Strong).line(said.collect::<Vec<_>>().join(", "), Tone::Plain);
    }
    if !view.gifts().is_empty() {
        picture.add("  gifts   ", Tone::Strong).line(cards_text(view.gifts()), Tone::Plain);
    }
    let last = view.last_trick();
    draw_trick(
        &mut picture,
        public.laid(),
        last.map(|last| (last.leader, last.cards.as_slice(), last.taker)),
    );
    picture
}

/// `pagat ultimo x2`: an item, in full as players call it, by how much it is multiplied; nothing of a game that is not raised.
fn said_text(item: Items, times: i32) -> Option<String> {
    let name = item.to_string().replace("pagat", "pagat ultimo").replace("/d", " (defenders)");
    match times {
        1 if item == Items::GAME => None,
        1 => Some(name),
        times => Some(format!("{name} x{times}")),
    }
}

/// What a seat has taken. Nothing as long as it has no trick: a line with sixteen cards leaves no room for it in eighty columns.
fn taken_text(view: &TarokView, seat: Seat) -> String {
    let public = view.public();
    let points = points(thirds(public.taken(seat)));
    let ending = |is_one: bool| if is_one { "" } else { "s" };
    match public.tricks(seat) {
        0 => String::new(),
        tricks => format!("{tricks} trick{}, {points} point{}", ending(tricks == 1), ending(points == 1)),
    }
}

/// The hand of a seat; cards that the viewer does not know are `?`.
fn hand_text(view: &TarokView, seat: Seat) -> String {
    view.held(seat).with_unknown(view.public().hand_size(seat))
}

/// What declarer laid away, as far as it is known; `None` before.
fn discards_text(view: &TarokView) -> Option<String> {
    let public = view.public();
    let laid = public.group().is_some() && public.phase() != Phase::Discard;
    laid.then(|| view.discards().with_unknown(public.group_size()))
}
