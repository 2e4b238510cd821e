//! A view as JSON and as a picture.

use cards::{Card, Language, cards_text, draw_trick};
use game::{Picture, Seat, Tone, View, Viewer};
use serde_json::{Map, Value, json};

use crate::bid::{Goal, RAISES};
use crate::{Contract, MariasView, Phase, PublicState, SEATS, options, scoring};

/// The JSON that interfaces and external players get. Cards are one text, `?` for each one not known.
pub(crate) fn json(view: &MariasView) -> Value {
    let (game, public) = (view.game(), view.public());
    let play = public.play();
    let seats = || Seat::all(SEATS);
    let trick = public.laid().map(|(seat, card)| json!({ "seat": seat, "card": card }));
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
        "phase": phase_word(public.phase()),
        "turn": public.turn(),
        "forhont": public.forhont(),
        "declarer": public.declarer(),
        "game": contract_word(public.contract()),
        "blind": public.is_blind(),
        "trump": view.trump_card().map(Card::suit),
        "trump_card": view.trump_card(),
        "turned": public.turned(),
        "hands": seats().map(|seat| hand_text(view, seat)).collect::<Vec<_>>(),
        "talon": view.talon().with_unknown(public.talon_size()),
        "goals": goals(public),
        "seven": public.seven(),
        "trick": trick.collect::<Vec<_>>(),
        "taking": (!play.trick().is_empty()).then(|| play.taker()),
        "last_trick": last,
        "tricks": seats().map(|seat| play.taken(seat)).collect::<Vec<_>>(),
        "played": view.played(),
        "marriages": marriages.collect::<Vec<_>>(),
        "sides": seats().map(|seat| public.side(seat)).collect::<Vec<_>>(),
        "points": [scoring::points(public, 0), scoring::points(public, 1)],
        "money": game.money(),
        "scores": scoring::ending(public).map(|ending| ending.scores),
    })
}

/// The goals that have been announced, with their chains of raises.
fn goals(public: &PublicState) -> Vec<Value> {
    let announced = Goal::ALL.into_iter().filter_map(|goal| Some((goal, public.announced(goal)?)));
    let goal = |(goal, side): (Goal, usize)| {
        let raises = public.raises(goal);
        let said = usize::from(raises).checked_sub(1).map(|last| RAISES[last]);
        json!({
            "goal": goal.word(),
            "side": side,
            "raises": raises,
            "raise": said,
            "worth": scoring::worth_now(public, goal),
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
    let (game, public) = (view.game(), view.public());
    let mut picture = Picture::new();
    for seat in Seat::all(SEATS) {
        let to_play = public.turn() == Some(seat);
        let tone = if to_play { Tone::Fresh } else { Tone::Plain };
        let role = match (seat == public.declarer(), seat == public.forhont()) {
            (_, true) if public.declarer() == seat => "forhont",
            (_, true) => "was forhont",
            (true, false) => "declarer",
            (false, false) => "",
        };
        let marriages: Vec<String> =
            public.play().declared(seat).map(|suit| format!("{suit}Q-{suit}K")).collect();
        let money = game.money()[seat.index()];
        let money = if game.money() == [0; SEATS] { String::new() } else { format!("  {money:+}") };
        picture
            .add(if to_play { "> " } else { "  " }, Tone::Fresh)
            .head(seat, Tone::Strong)
            .add(format!("{:<38}", hand_text(view, seat)), tone)
            .line(format!("{role}{money} {}", marriages.join(" ")).trim_end().to_owned(), Tone::Faint);
    }
    let trump = match (view.trump_card(), public.turned(), public.contract()) {
        (_, _, Contract::Betl | Contract::Durch) => "none".to_owned(),
        (_, Some(turned), _) => format!("{} ({turned} turned up)", turned.suit().name(Language::English)),
        (Some(own), None, _) => format!("{own}, not turned up"),
        (None, None, _) if public.phase() == Phase::Trump => "not chosen".to_owned(),
        (None, None, _) => "?".to_owned(),
    };
    picture.add("  trump   ", Tone::Strong).line(trump, Tone::Plain);
    if public.talon_size() > 0 {
        picture.add("  talon   ", Tone::Strong).line(view.talon().with_unknown(2), Tone::Plain);
    }
    let goals: Vec<String> = Goal::ALL.into_iter().filter_map(|goal| goal_text(public, goal)).collect();
    if !goals.is_empty() {
        picture.add("  goals   ", Tone::Strong).line(goals.join(", "), Tone::Plain);
    }
    if public.phase() >= Phase::Playing && public.contract() == Contract::Colour {
        let points = format!("{} : {}", scoring::points(public, 0), scoring::points(public, 1));
        picture.add("  points  ", Tone::Strong).line(points, Tone::Plain);
    }
    let last = view.last_trick();
    draw_trick(
        &mut picture,
        public.laid(),
        last.as_ref().map(|last| (last.leader, last.cards.as_slice(), last.taker)),
    );
    picture
}

/// `re sedma (against)`: a goal with its last raise, and whether the others announced it.
fn goal_text(public: &PublicState, goal: Goal) -> Option<String> {
    let side = public.announced(goal)?;
    let raise = usize::from(public.raises(goal)).checked_sub(1).map(|last| format!("{} ", RAISES[last]));
    let against = if side == 1 { " (against)" } else { "" };
    Some(format!("{}{}{against}", raise.unwrap_or_default(), goal.word()))
}

/// The hand of a seat; cards that the viewer does not know are `?`.
fn hand_text(view: &MariasView, seat: Seat) -> String {
    view.held(seat).with_unknown(view.public().hand_size(seat))
}
