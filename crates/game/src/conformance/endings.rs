//! Laws of finished games: scores, roles, and what passes to the next deal.

use super::place::{Outcome, ensure};
use super::stage::{Law, Stage};
use crate::{Account, Ending, Game, Line, Options, Position, Seat};

pub(super) fn laws<'a, G: Game>() -> [Law<Stage<'a, G>>; 8] {
    [
        ("every seat has a score, and they add up as declared", scores_add_up),
        ("where there is an account, its entries add up to the scores", accounts_add_up),
        ("what an account names is declared, and what it gives is worth times shares", accounts_are_in_order),
        ("a forfeit costs who leaves and keeps the declared sum", forfeits_keep_the_sum),
        ("an ending has a reason in a word or two", endings_have_reasons),
        ("every seat has a role", seats_have_roles),
        ("the next deal has the same rules", next_deal_keeps_rules),
        ("a session goes on after a deal that somebody forfeited", sessions_survive_forfeits),
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

fn accounts_add_up<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    for_endings(stage, |line, ending| {
        let account = line.account();
        let total = account.total(stage.game.seats());
        ensure(account.entries.is_empty() || total == ending.scores, || {
            format!("{:?} in the account, {:?} scored", total.as_slice(), ending.scores.as_slice())
        })
    })
}

fn accounts_are_in_order<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let words = G::account_words();
    for (key, name) in words {
        let plain = key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        ensure(!key.is_empty() && plain && !name.is_empty(), || {
            format!("{key:?}, called {name:?}: expected a key in lower-case letters and a name")
        })?;
    }
    for_endings(stage, |line, _| {
        let account = line.account();
        let unknown = account.keys().find(|key| words.iter().all(|(known, _)| known != key));
        ensure(unknown.is_none(), || format!("{unknown:?} has no name"))?;
        let seats = stage.game.seats();
        ensure(account.counts.iter().all(|count| count.each.seats() == seats), || {
            format!("a count does not have {seats} seats: {:?}", account.counts)
        })?;
        for entry in &account.entries {
            ensure(entry.scores.seats() == seats, || format!("{entry} has {} seats", entry.scores.seats()))?;
            ensure(entry.factors.iter().all(|factor| factor.by >= 1), || {
                format!("{entry}: a factor below 1")
            })?;
            let worth = entry.product();
            let multiple =
                |amount: i32| amount == 0 || worth.is_none_or(|worth| amount.checked_rem(worth) == Some(0));
            ensure(entry.scores.as_slice().iter().all(|amount| multiple(*amount)), || {
                format!("{entry} gives {:?}: no multiples of its worth", entry.scores.as_slice())
            })?;
        }
        let written = serde_json::to_string(&account).map_err(|error| error.to_string())?;
        let read: Account = serde_json::from_str(&written).map_err(|error| format!("{written}: {error}"))?;
        ensure(read == account, || format!("{written} reads back as {read:?}"))
    })
}

fn forfeits_keep_the_sum<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    for seat in Seat::all(stage.game.seats()) {
        let scores = stage.game.forfeited(seat);
        let told = || format!("seat {seat} leaves: {:?}", scores.as_slice());
        ensure(scores.seats() == stage.game.seats() && scores[seat] <= 0, told)?;
        ensure(!G::FACTS.zero_sum || scores.sum() == 0, told)?;
    }
    Ok(())
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
    for_endings(stage, |line, ending| {
        let next = stage.game.next(line.position(), ending);
        next.map_or(Ok(()), |next| same_rules(&stage.game, &next))?;
        same_rules(&stage.game, &stage.game.rematch(line.position(), ending))
    })
}

/// A deal that was given up half-way is followed by another, too.
fn sessions_survive_forfeits<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    for line in &stage.lines {
        let half = &line.positions()[line.moves().len() / 2];
        let running = [line.start(), half].into_iter().filter(|position| !position.is_over());
        for (position, seat) in
            running.flat_map(|position| Seat::all(stage.game.seats()).map(move |seat| (position, seat)))
        {
            let ending = Ending { scores: stage.game.forfeited(seat), reason: "forfeit" };
            let next = stage.game.next(position, &ending);
            next.map_or(Ok(()), |next| same_rules(&stage.game, &next))?;
            same_rules(&stage.game, &stage.game.rematch(position, &ending))?;
        }
    }
    Ok(())
}

/// Whether only the state of the session is another one.
fn same_rules<G: Game>(game: &G, next: &G) -> Outcome {
    let specs = G::option_specs();
    let rules = |options: Options| {
        let mut rules = options;
        specs.iter().filter(|spec| spec.session).for_each(|spec| _ = rules.remove(spec.name));
        rules
    };
    let (before, after) = (game.options(), next.options());
    ensure(rules(before.clone()) == rules(after.clone()), || format!("from {before} to {after}"))?;
    ensure(next.seats() == game.seats(), || "another number of seats".to_owned())?;
    let read = G::from_options(&after).map_err(|error| format!("{after}: {error}"))?;
    ensure(read == *next, || format!("{after} makes {read:?}, not {next:?}"))
}
