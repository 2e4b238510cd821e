//! Laws of lines: refusing, taking back, keeping.

use super::place::{Outcome, ensure};
use super::stage::{MomentLaw, Scene};
use crate::{Game, IllegalMove, Line, Position, Record};

pub(super) fn laws<G: Game>() -> [MomentLaw<G>; 6] {
    [
        ("an illegal move is refused and changes nothing", illegal_moves_are_refused),
        ("taking a move back restores the line exactly", undo_restores),
        ("taking everything back leads to the start", undo_to_the_start),
        ("the same moves lead to equal positions with equal keys", replay_is_equal),
        ("the text of a position reads back", position_text_reads_back),
        ("a record replays to the same line", records_replay),
    ]
}

fn illegal_moves_are_refused<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let over = here.line.ending().is_some();
    for mv in here.strange_moves() {
        let mut line = here.line.clone();
        let answer = line.play(mv);
        let refused = match &answer {
            Ok(()) => false,
            Err(IllegalMove::Over) => over,
            Err(IllegalMove::NotLegal(text)) => !over && *text == mv.to_string(),
            Err(IllegalMove::Against { mv: text, why }) => {
                !over && *text == mv.to_string() && !why.is_empty()
            }
        };
        ensure(refused, || format!("{mv} is answered with {answer:?}"))?;
        ensure(line == *here.line, || format!("{mv} is refused, but changes the line"))?;
        // Where only the line is over, by repetition or its limit, the position knows nothing of it.
        if over && !here.position().is_over() {
            continue;
        }
        let mut position = here.position().clone();
        ensure(position.play(mv) == answer, || format!("{mv} is answered otherwise without its line"))?;
        ensure(position == *here.position(), || format!("{mv} is refused, but changes the position"))?;
    }
    Ok(())
}

fn undo_restores<G: Game>(here: &Scene<'_, G>) -> Outcome {
    for mv in here.line.legal() {
        let mut line = here.line.clone();
        line.play(mv).map_err(|error| format!("{mv}: {error}"))?;
        ensure(*line.position() == here.position().after(mv), || format!("{mv} leads elsewhere in a line"))?;
        ensure(line.undo() == Some(mv), || format!("{mv} is not what is taken back"))?;
        ensure(line == *here.line, || format!("taking {mv} back does not restore the line"))?;
    }
    Ok(())
}

fn undo_to_the_start<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let mut line = here.line.clone();
    while line.undo().is_some() {}
    ensure(line == Line::new(here.game().clone(), here.line.deal().clone()), || {
        "it is not the line that was dealt".to_owned()
    })
}

fn replay_is_equal<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let mut line = Line::new(here.game().clone(), here.line.deal().clone());
    for mv in here.line.moves() {
        line.play(*mv).map_err(|error| format!("{mv}: {error}"))?;
    }
    ensure(line.position() == here.position(), || "another position".to_owned())?;
    let (one, other) = (line.position().key(), here.position().key());
    ensure(one == other, || format!("equal positions have the keys {one:016x} and {other:016x}"))?;
    ensure(here.position().clone().key() == other, || "a copy has another key".to_owned())
}

fn position_text_reads_back<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let text = here.game().position_text(here.line);
    let read = here.game().parse_position(&text).map_err(|error| format!("{text:?}: {error}"))?;
    ensure(read.position() == here.position(), || {
        format!("{text:?} is read as {:?}, not {:?}", read.position(), here.position())
    })?;
    ensure(read.position().key() == here.position().key(), || format!("{text:?} has another key"))?;
    let again = here.game().position_text(&read);
    Scene::<G>::same_text("written again", &again, &text)
}

fn records_replay<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let seats = vec!["somebody".to_owned(); here.game().seats()];
    let record = Record::of(here.line, seats);
    let text = record.to_line();
    ensure(text.starts_with("{\"kavarna\":1,") && !text.contains('\n'), || format!("not one line: {text}"))?;
    let read = Record::parse(&text).map_err(|error| error.to_string())?;
    ensure(read == record, || format!("{text} reads as another record"))?;
    let line = read.replay::<G>().map_err(|error| format!("{text}: {error}"))?;
    ensure(line == *here.line, || format!("{text} replays to another line"))
}
