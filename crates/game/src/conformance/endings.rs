//! Laws of finished games: scores, roles, and what passes to the next deal.

use super::place::{Outcome, ensure};
use super::stage::{Law, Stage};
use crate::{Ending, Game, Line, Options, Seat};

pub(super) fn laws<'a, G: Game>() -> [Law<Stage<'a, G>>; 4] {
    [
        ("every seat has a score, and they add up as declared", scores_add_up),
        ("an ending has a reason in a word or two", endings_have_reasons),
        ("every seat has a role", seats_have_roles),
        ("the next deal has the same rules", next_deal_keeps_rules),
    ]
}

/// Something holds for every finished game; games left at the limit of moves count as draws there.
fn for_endings<G: Game>(stage: &Stage<'_, G>, holds: impl Fn(&Line<G>, &Ending) -> Outcome) -> Outcome {
    for (index, line) in stage.lines.iter().enumerate() {
        if let Some(ending) = line.ending() {
            holds(line, ending).map_err(|what| format!("random game {index}: {what}"))?;
        }
    }
    Ok(())
}

fn scores_add_up<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    for_endings(stage, |_, ending| {
        let scores = ending.scores;
        ensure(scores.seats() == stage.game.seats(), || format!("{} scores", scores.seats()))?;
        ensure(!G::FACTS.zero_sum || scores.sum() == 0, || {
            format!("{:?} do not add up to 0", scores.as_slice())
        })
    })
}

fn endings_have_reasons<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    for_endings(stage, |_, ending| {
        let reason = ending.reason;
        ensure(!reason.trim().is_empty() && reason.len() <= 40 && !reason.contains('\n'), || {
            format!("the reason is {reason:?}")
        })
    })
}

fn seats_have_roles<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    for line in &stage.lines {
        for position in [line.start(), line.position()] {
            let mut seats = Seat::all(stage.game.seats());
            let without = seats.find(|seat| stage.game.role(position, *seat).is_empty());
            ensure(without.is_none(), || format!("seat {without:?} has none"))?;
        }
    }
    Ok(())
}

fn next_deal_keeps_rules<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let specs = G::option_specs();
    let rules = |options: Options| {
        let mut rules = options;
        specs.iter().filter(|spec| spec.session).for_each(|spec| _ = rules.remove(spec.name));
        rules
    };
    for_endings(stage, |line, ending| {
        let Some(next) = stage.game.next(line.position(), ending) else { return Ok(()) };
        let (before, after) = (stage.game.options(), next.options());
        ensure(rules(before.clone()) == rules(after.clone()), || format!("from {before} to {after}"))?;
        ensure(next.seats() == stage.game.seats(), || "another number of seats".to_owned())?;
        let read = G::from_options(&after).map_err(|error| format!("{after}: {error}"))?;
        ensure(read == next, || format!("{after} makes {read:?}, not {next:?}"))
    })
}
