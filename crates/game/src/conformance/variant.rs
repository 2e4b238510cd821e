//! Laws of one variant as a whole: options, deals, keys, and that what is declared hidden is hidden.

use std::collections::BTreeMap;

use super::place::{Outcome, ensure};
use super::stage::{Law, Stage};
use crate::random::{deal_stream, fast};
use crate::{Game, Line, MoveList, Position, Seat, Viewer, Worlds};

/// One move in so many may leave the key as it was.
const UNCHANGED: usize = 20;
/// How many worlds are drawn to find one that is not the true one.
const DRAWS: usize = 20;

pub(super) fn laws<'a, G: Game>() -> [Law<Stage<'a, G>>; 7] {
    [
        ("options read back as the same game", options_read_back),
        ("options are given only as far as they differ from the defaults", options_are_short),
        ("the number of seats is one of those declared", seats_are_declared),
        ("the text of a deal reads back", deals_read_back),
        ("the same stream deals the same", deals_repeat),
        ("positions with equal keys have the same future", keys_tell_positions_apart),
        ("something is hidden from somebody exactly where that is declared", hidden_as_declared),
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

fn keys_tell_positions_apart<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let mut futures = BTreeMap::new();
    let (mut moves, mut unchanged) = (0, 0);
    for line in &stage.lines {
        for position in line.positions() {
            let mut legal: Vec<G::Move> = position.legal().iter().collect();
            legal.sort_unstable();
            let future = (position.turn(), legal, position.ending());
            let known = futures.entry(position.key()).or_insert_with(|| future.clone());
            ensure(*known == future, || {
                format!("the key {:016x} stands for {known:?} and for {future:?}", position.key())
            })?;
        }
        let pairs = line.positions().windows(2);
        moves += pairs.len();
        unchanged += pairs.filter(|pair| pair[0].key() == pair[1].key()).count();
    }
    ensure(unchanged * UNCHANGED <= moves, || format!("{unchanged} of {moves} moves leave the key as it was"))
}

fn hidden_as_declared<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let mut rng = fast(stage.kit.seed);
    for seat in Seat::all(stage.game.seats()) {
        let mut hidden = false;
        for line in &stage.lines {
            let start = Line::new(stage.game.clone(), line.deal().clone());
            let view = start.view(Viewer::Seat(seat));
            hidden |= (0..DRAWS).any(|_| view.sample(&mut rng) != *start.position());
        }
        ensure(hidden || !G::FACTS.hidden, || format!("seat {seat} knows every card from the start"))?;
        ensure(!hidden || G::FACTS.hidden, || format!("something is hidden from seat {seat}"))?;
    }
    Ok(())
}
