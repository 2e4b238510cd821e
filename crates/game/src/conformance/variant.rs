//! Laws of one variant as a whole: options and deals.

use super::place::{Outcome, ensure};
use super::stage::{Law, Stage};
use crate::Game;
use crate::random::deal_stream;

pub(super) fn laws<'a, G: Game>() -> [Law<Stage<'a, G>>; 5] {
    [
        ("options read back as the same game", options_read_back),
        ("options are given only as far as they differ from the defaults", options_are_short),
        ("the number of seats is one of those declared", seats_are_declared),
        ("the text of a deal reads back", deals_read_back),
        ("the same stream deals the same", deals_repeat),
    ]
}

fn options_read_back<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let options = stage.game.options();
    let again = G::from_options(&options).map_err(|error| format!("{options}: {error}"))?;
    ensure(again == stage.game, || format!("{options} makes {again:?}, not {:?}", stage.game))?;
    let json: crate::Options =
        serde_json::from_value(options.to_json()).map_err(|error| format!("{options}: {error}"))?;
    ensure(json == options, || format!("{} is read as {json}", options.to_json()))
}

fn options_are_short<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let options = stage.game.options();
    let short = options.clone().without_defaults(&G::option_specs());
    ensure(options == short, || format!("{options}, though {short} is enough"))
}

fn seats_are_declared<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let (fewest, most) = G::FACTS.seats;
    let seats = stage.game.seats();
    ensure((fewest..=most).contains(&seats), || format!("{seats} seats, declared {fewest} to {most}"))
}

fn deals_read_back<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    for index in 0..(10 * stage.kit.games as u64) {
        let deal = stage.game.deal(&mut deal_stream(stage.kit.seed, index));
        let text = stage.game.deal_text(&deal);
        let read = stage.game.parse_deal(&text).map_err(|error| format!("{text:?}: {error}"))?;
        ensure(read == deal, || format!("{deal:?} is written {text:?}, which is read as {read:?}"))?;
    }
    Ok(())
}

fn deals_repeat<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    for (index, line) in stage.lines.iter().enumerate() {
        let again = stage.game.deal(&mut deal_stream(stage.kit.seed, index as u64));
        ensure(again == *line.deal(), || format!("stream {index} deals {again:?}, then {:?}", line.deal()))?;
    }
    Ok(())
}
