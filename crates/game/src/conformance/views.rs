//! Laws of views: what viewers are told is what they know.

use super::place::{Outcome, ensure};
use super::stage::{MomentLaw, Scene};
use crate::{Event, Game, Position, Seat, View};

pub(super) fn laws<G: Game>() -> [MomentLaw<G>; 4] {
    [
        ("a view knows whose turn it is", views_know_the_turn),
        ("a view lists the legal moves of its own viewer and nobody else's", views_list_legal_moves),
        ("the JSON of a view is an object", json_is_an_object),
        ("a view knows its viewer, its game and how many decisions were made", views_know_themselves),
    ]
}

pub(super) fn close_laws<G: Game>() -> [MomentLaw<G>; 5] {
    [
        ("a view is the sum of its events", views_are_their_events),
        ("a view keeps the keys of the path where repetition counts", views_keep_the_path),
        ("an event that a view refuses leaves it as it was", refused_events_change_nothing),
        ("nobody can decide out of turn, nor after the end", nobody_decides_out_of_turn),
        ("a viewer cannot be told an illegal decision that it sees whole", illegal_decisions_are_refused),
    ]
}

fn views_know_the_turn<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let turn = here.line.turn();
    here.for_every_view(|view| ensure(view.turn() == turn, || format!("{:?}, not {turn:?}", view.turn())))
}

fn views_list_legal_moves<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let (turn, legal) = (here.line.turn(), here.line.legal());
    here.for_every_view(|view| {
        let own = turn.is_some_and(|seat| view.viewer().sees(seat));
        let expected: &[G::Move] = if own { &legal } else { &[] };
        let listed = view.legal();
        ensure(listed == expected, || format!("{listed:?}, not {expected:?}"))
    })
}

fn json_is_an_object<G: Game>(here: &Scene<'_, G>) -> Outcome {
    here.for_every_view(|view| {
        let json = view.to_json();
        ensure(json.is_object(), || json.to_string())
    })
}

fn views_know_themselves<G: Game>(here: &Scene<'_, G>) -> Outcome {
    here.for_every_view(|view| {
        ensure(view.game() == here.game(), || format!("another game: {:?}", view.game()))?;
        let (plies, moves) = (view.plies(), here.line.moves().len());
        ensure(plies == moves, || format!("{plies} decisions, not {moves}"))
    })
}

fn views_are_their_events<G: Game>(here: &Scene<'_, G>) -> Outcome {
    here.for_every_view(|view| {
        ensure(here.line.view(view.viewer()) == *view, || "the line gives another view".to_owned())?;
        let told = here.line.events(view.viewer());
        ensure(view.history() == told, || format!("its history is {:?}, not {told:?}", view.history()))?;
        let drawn = view.picture();
        ensure(drawn.lines().next().is_some(), || "its picture is empty".to_owned())
    })
}

fn views_keep_the_path<G: Game>(here: &Scene<'_, G>) -> Outcome {
    if here.position().line_rules().repetition.is_none() {
        return Ok(());
    }
    let keys: Vec<u64> = here.line.earlier().iter().map(Position::key).collect();
    here.for_every_view(|view| ensure(view.path() == keys, || "its path is another one".to_owned()))
}

fn refused_events_change_nothing<G: Game>(here: &Scene<'_, G>) -> Outcome {
    here.for_every_view(|view| {
        for event in &here.stage.strange_events {
            let mut told = view.clone();
            if told.observe(event.clone()).is_err() {
                ensure(told == *view, || format!("{event:?} is refused, but changes the view"))?;
            }
        }
        Ok(())
    })
}

fn nobody_decides_out_of_turn<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let turn = here.line.turn();
    here.for_every_view(|view| {
        for event in &here.stage.strange_events {
            let Event::Decision { seen, .. } = event else { continue };
            for seat in Seat::all(here.game().seats()).filter(|seat| Some(*seat) != turn) {
                let decision = Event::Decision { seat, seen: seen.clone() };
                let refused = view.clone().observe(decision).is_err();
                ensure(refused, || format!("seat {seat} may decide {seen}, though the turn is {turn:?}"))?;
            }
        }
        Ok(())
    })
}

fn illegal_decisions_are_refused<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let Some(turn) = here.line.turn() else { return Ok(()) };
    let legal: Vec<String> = here.line.legal().iter().map(ToString::to_string).collect();
    let strangers: Vec<String> = here.strange_moves().iter().map(ToString::to_string).collect();
    here.for_every_view(|view| {
        if !view.viewer().sees(turn) {
            return Ok(());
        }
        for text in strangers.iter().filter(|text| !legal.contains(text)) {
            let seen = here.game().parse_seen(text).map_err(|error| error.to_string())?;
            let refused = view.clone().observe(Event::Decision { seat: turn, seen }).is_err();
            ensure(refused, || format!("{text} is accepted, but is not legal"))?;
        }
        Ok(())
    })
}
