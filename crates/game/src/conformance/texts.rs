//! Laws of notation.

use serde_json::Value;

use super::place::{Outcome, ensure};
use super::stage::{MomentLaw, Scene};
use crate::{Event, Game, MoveList, Position, Viewer};

pub(super) fn laws<G: Game>() -> [MomentLaw<G>; 5] {
    [
        ("the text of a move reads back", move_texts_read_back),
        ("several moves in one text read back", moves_texts_read_back),
        ("what is seen of a move reads back", seen_texts_read_back),
        ("whoever decides sees the whole decision", decider_sees_all),
        ("what is shown is a JSON object that reads back", reveals_read_back),
    ]
}

fn move_texts_read_back<G: Game>(here: &Scene<'_, G>) -> Outcome {
    for mv in here.position().legal().iter() {
        let text = mv.to_string();
        let clean = !text.is_empty() && text.trim() == text && !text.contains(G::FACTS.separator);
        ensure(clean, || format!("{text:?} cannot stand beside other moves"))?;
        let read = here.game().parse_move(&text).map_err(|error| error.to_string())?;
        ensure(read == mv, || format!("{mv:?} is written {text:?}, which is read as {read:?}"))?;
    }
    Ok(())
}

fn moves_texts_read_back<G: Game>(here: &Scene<'_, G>) -> Outcome {
    if here.close {
        let text = here.game().moves_text(here.line.moves());
        let read = here.game().parse_moves(&text).map_err(|error| error.to_string())?;
        ensure(read == here.line.moves(), || format!("{text:?} is read as {read:?}"))?;
    }
    Ok(())
}

fn seen_texts_read_back<G: Game>(here: &Scene<'_, G>) -> Outcome {
    for mv in here.position().legal().iter() {
        for viewer in Viewer::everyone(here.game().seats()) {
            let seen = here.game().seen(here.position(), mv, viewer);
            let text = seen.to_string();
            let read = here.game().parse_seen(&text).map_err(|error| error.to_string())?;
            ensure(read == seen, || format!("{seen:?} is written {text:?}, which is read as {read:?}"))?;
        }
    }
    Ok(())
}

fn decider_sees_all<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let Some(turn) = here.position().turn() else { return Ok(()) };
    for mv in here.position().legal().iter() {
        for viewer in [Viewer::Seat(turn), Viewer::All] {
            let seen = here.game().seen(here.position(), mv, viewer).to_string();
            Scene::<G>::same_text(&format!("{viewer:?}"), &seen, &mv.to_string())?;
        }
    }
    Ok(())
}

fn reveals_read_back<G: Game>(here: &Scene<'_, G>) -> Outcome {
    for viewer in Viewer::everyone(here.game().seats()) {
        for event in here.line.events_of(here.line.moves().len(), viewer) {
            let Event::Reveal(reveal) = event else { continue };
            let json = serde_json::to_value(&reveal).map_err(|error| format!("{reveal:?}: {error}"))?;
            let fit = matches!(&json, Value::Object(fields) if !fields.contains_key("type"));
            ensure(fit, || format!("{json} is no object, or has a field \"type\", which the wire needs"))?;
            let read: G::Reveal =
                serde_json::from_value(json.clone()).map_err(|error| format!("{json}: {error}"))?;
            ensure(read == reveal, || format!("{reveal:?} is written {json}, which is read as {read:?}"))?;
        }
    }
    Ok(())
}
