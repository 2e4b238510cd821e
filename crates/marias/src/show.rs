//! A view as JSON and as a picture.

use cards::{Card, cards_text};
use game::{Picture, Seat, Tone, View, Viewer};
use serde_json::{Map, Value, json};

use crate::bid::{Goal, RAISES};
use crate::{Contract, MariasView, Phase, SEATS, Table, options, scoring};

/// The JSON that interfaces and external players get. Cards are one text, `?` for each one not known.
pub(crate) fn json(view: &MariasView) -> Value {
    let (game, table) = (view.game(), view.table());
    let play = table.play();
    let seats = || Seat::all(SEATS);
    let trick = table.laid().map(|(seat, card)| json!({ "seat": seat, "card": card }));
    let last = view
        .last_trick()
        .map(|last| json!({ "leader": last.leader, "cards": cards_text(&last.cards), "taker": last.taker }));
    let marriages = seats().flat_map(|seat| play.declared(seat).map(move |suit| (seat, suit)));
    let marriages = marriages
        .map(|(seat, suit)| json!({ "seat": seat, "suit": suit, "points": play.marriage_points(suit) }));
    let rules: Map<String, Value> = options::fields(game.rules())
        .into_iter()
        .map(|(name, value)| (name.to_owned(), json!(value)))
        .collect();
    json!({
        "viewer": match view.viewer() {
            Viewer::Seat(seat) => json!(seat),
            Viewer::Spectator => json!("spectator"),
            Viewer::All => json!("all"),
        },
        "profile": game.profile().word(),
        "rules": rules,
        "phase": phase_word(table.phase()),
        "turn": table.turn(),
        "forhont": table.forhont(),
        "declarer": table.declarer(),
        "game": contract_word(table.contract()),
        "blind": table.is_blind(),
        "trump": view.trump_card().map(Card::suit),
        "trump_card": view.trump_card(),
        "turned": table.turned(),
        "hands": seats().map(|seat| hand_text(view, seat)).collect::<Vec<_>>(),
        "talon": view.talon().with_unknown(table.talon_size()),
        "goals": goals(table),
        "seven": table.seven(),
        "trick": trick.collect::<Vec<_>>(),
        "taking": (!play.trick().is_empty()).then(|| play.taker()),
        "last_trick": last,
        "tricks": seats().map(|seat| play.taken(seat)).collect::<Vec<_>>(),
        "played": view.played(),
        "marriages": marriages.collect::<Vec<_>>(),
        "sides": seats().map(|seat| table.side(seat)).collect::<Vec<_>>(),
        "points": [scoring::points(table, 0), scoring::points(table, 1)],
        "money": game.money(),
        "scores": scoring::ending(table).map(|ending| ending.scores),
    })
}

/// The goals that have been announced, with their chains of raises.
fn goals(table: &Table) -> Vec<Value> {
    let announced = Goal::ALL.into_iter().filter_map(|goal| Some((goal, table.announced(goal)?)));
    let goal = |(goal, side): (Goal, usize)| {
        let raises = table.raises(goal);
        let said = usize::from(raises).checked_sub(1).map(|last| RAISES[last]);
        json!({
            "goal": goal.word(),
            "side": side,
            "raises": raises,
            "raise": said,
            "worth": scoring::worth_now(table, goal),
        })
    };
    announced.map(goal).collect()
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Trump => "trump",
        Phase::Talon => "talon",
        Phase::Speaking => "game",
        Phase::Answering => "answer",
        Phase::Bidding => "bidding",
        Phase::Playing => "play",
        Phase::Over => "over",
    }
}

const fn contract_word(contract: Contract) -> Option<&'static str> {
    match contract {
        Contract::Open => None,
        Contract::Colour => Some("colour"),
        Contract::Betl => Some("betl"),
        Contract::Durch => Some("durch"),
    }
}

/// The table drawn with characters.
pub(crate) fn picture(view: &MariasView) -> Picture {
    let (game, table) = (view.game(), view.table());
    let mut picture = Picture::new();
    for seat in Seat::all(SEATS) {
        let to_play = table.turn() == Some(seat);
        let tone = if to_play { Tone::Fresh } else { Tone::Plain };
        let role = match (seat == table.declarer(), seat == table.forhont()) {
            (_, true) if table.declarer() == seat => "forhont",
            (_, true) => "was forhont",
            (true, false) => "declarer",
            (false, false) => "",
        };
        let marriages: Vec<String> =
            table.play().declared(seat).map(|suit| format!("{suit}Q-{suit}K")).collect();
        let money = game.money()[seat.index()];
        let money = if game.money() == [0; SEATS] { String::new() } else { format!("  {money:+}") };
        picture
            .add(if to_play { "> " } else { "  " }, Tone::Fresh)
            .add(format!("seat {seat}  "), Tone::Strong)
            .add(format!("{:<38}", hand_text(view, seat)), tone)
            .line(format!("{role}{money} {}", marriages.join(" ")).trim_end().to_owned(), Tone::Faint);
    }
    let trump = match (view.trump_card(), table.turned(), table.contract()) {
        (_, _, Contract::Betl | Contract::Durch) => "none".to_owned(),
        (_, Some(turned), _) => format!("{} ({turned} turned up)", turned.suit()),
        (Some(own), None, _) => format!("{own}, not turned up"),
        (None, None, _) if table.phase() == Phase::Trump => "not chosen".to_owned(),
        (None, None, _) => "?".to_owned(),
    };
    picture.add("  trump   ", Tone::Strong).line(trump, Tone::Plain);
    if table.talon_size() > 0 {
        picture.add("  talon   ", Tone::Strong).line(view.talon().with_unknown(2), Tone::Plain);
    }
    let goals: Vec<String> = Goal::ALL.into_iter().filter_map(|goal| goal_text(table, goal)).collect();
    if !goals.is_empty() {
        picture.add("  goals   ", Tone::Strong).line(goals.join(", "), Tone::Plain);
    }
    if table.phase() >= Phase::Playing && table.contract() == Contract::Colour {
        let points = format!("{} : {}", scoring::points(table, 0), scoring::points(table, 1));
        picture.add("  points  ", Tone::Strong).line(points, Tone::Plain);
    }
    if table.play().trick().is_empty() {
        if let Some(last) = view.last_trick() {
            let cards = cards_text(&last.cards);
            let text = format!("{cards} from seat {}, taken by seat {}", last.leader, last.taker);
            picture.add("  last    ", Tone::Strong).line(text, Tone::Faint);
        }
    } else {
        let trick: Vec<String> = table.laid().map(|(seat, card)| format!("{seat}:{card}")).collect();
        picture.add("  trick   ", Tone::Strong).line(trick.join(" "), Tone::Fresh);
    }
    picture
}

/// `sedma re (against)`: a goal with its last raise, and whether the others announced it.
fn goal_text(table: &Table, goal: Goal) -> Option<String> {
    let side = table.announced(goal)?;
    let raise = usize::from(table.raises(goal)).checked_sub(1).map(|last| format!(" {}", RAISES[last]));
    let against = if side == 1 { " (against)" } else { "" };
    Some(format!("{}{}{against}", goal.word(), raise.unwrap_or_default()))
}

/// The hand of a seat; cards that the viewer does not know are `?`.
fn hand_text(view: &MariasView, seat: Seat) -> String {
    view.held(seat).with_unknown(view.table().hand_size(seat))
}
