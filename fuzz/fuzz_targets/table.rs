//! Any frames of anybody at a table: read or refused, carried out or refused, never a panic. A refused command changes
//! nothing, no frame is too long, and the log that comes of it gives the same table for every viewer.
//!
//! The first line chooses the table; a seat may be followed by a name (`random@Nada`). Each other line begins with who speaks: `a`, `b`, `e` for people, who send the
//! rest of the line as a frame, or with a digit after them the legal move of that number; `h` for the house.
#![no_main]

use std::sync::{Arc, LazyLock};

use catalog::Catalog;
use game::Options;
use libfuzzer_sys::fuzz_target;
use tables::Code;
use tables::table::{
    Actor, Asked, Clock, Command, Entry, Luck, Occasion, Operator, Sitter, Table, TableSetup, Visibility,
};
use tables::wire::{ClientFrame, Eyes, LONGEST_FRAME, Presence, decode, event, snapshot, written};

static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(|| Arc::new(Catalog::house()));
const PEOPLE: [&str; 3] = ["ana", "bor", "eva"];
/// The longest course of events, and how often the rest is claimed in it: judging takes a while.
const MOST: usize = 120;
const MOST_CLAIMS: usize = 2;

fn make(line: &str) -> Option<(Table, Entry)> {
    let mut words = line.split(' ');
    let game = words.next()?.to_owned();
    let clock = match words.next()? {
        "m" => Some(Clock::PerMove { per_move_ms: 1_000 }),
        "g" => Some(Clock::PerGame { total_ms: 5_000, increment_ms: 100 }),
        "c" => Some(Clock::Correspondence { correspondence_days: 1 }),
        _ => None,
    };
    let options = Options::parse(words.next()?).ok()?;
    let sitting: Vec<(&str, &str)> =
        words.take(4).map(|seat| seat.split_once('@').unwrap_or((seat, ""))).collect();
    let named = sitting.iter().any(|(_, name)| !name.is_empty());
    let seats = sitting.iter().map(|(seat, _)| (*seat).to_owned()).collect();
    let asked = Asked {
        names: sitting.iter().filter(|_| named).map(|(_, name)| (*name).to_owned()).collect(),
        clock,
        hints: Some(true),
        thoughts: Some(true),
        chat: true,
        auto_play: line.len() % 2 == 0,
        open: line.len() % 3 == 0,
        is_match: true,
        quick: sitting.iter().any(|(seat, _)| *seat == "open"),
        ..Asked::plain(&game, options, seats)
    };
    let host = Sitter::Person { id: "ana".to_owned(), name: "ana".to_owned() };
    let secret = &mut |_: usize| "hash".to_owned();
    let plan = TableSetup::check(
        asked,
        "t".to_owned(),
        &host,
        &CATALOG,
        &Operator { program: &|_| false, fixed_deals: true },
        secret,
    )
    .ok()?;
    Some(Table::make(Arc::clone(&CATALOG), plan, "ana", 1_000))
}

/// What a line asks for.
fn asked(table: &Table, number: usize, line: &str) -> Option<(Actor, Command)> {
    let (who, rest) = line.split_at_checked(1)?;
    let version = table.version;
    let legal = || table.play.as_ref().map(|play| play.line().legal()).unwrap_or_default();
    let chosen = |digits: &str| {
        let (legal, number) = (legal(), digits.parse::<usize>().ok()?);
        legal.get(number % legal.len().max(1)).cloned()
    };
    if who == "h" {
        let command = match rest {
            "tick" => Command::Tick,
            "fill" => Command::Fill { seat: (version % 5) as usize, spec: "random".to_owned() },
            "wake" => Command::Wake { lived: table.created },
            "auto" => Command::AutoMove { version },
            digits => Command::EngineMove { seat: table.turn()?, mv: chosen(digits)?, version },
        };
        return Some((Actor::House, command));
    }
    let person = PEOPLE["abe".find(who)?];
    if let Some(mv) = chosen(rest) {
        let id = Some(format!("n{number}"));
        let actor = Actor::Person { id: person.to_owned(), name: person.to_owned(), command: id };
        return Some((actor, Command::Move { mv, version }));
    }
    match decode(rest) {
        Ok(ClientFrame::Command(id, command)) => {
            let actor = Actor::Person { id: person.to_owned(), name: person.to_owned(), command: Some(id) };
            Some((actor, command))
        }
        Ok(_) => None,
        Err((_, refusal)) => {
            assert_eq!(refusal.code, Code::BadFrame);
            None
        }
    }
}

fn seen(table: &Table) -> Vec<String> {
    let of = |person| written(snapshot(&Eyes::of(table, person), &Presence::default(), 0));
    PEOPLE.iter().map(|person| of(Some(*person))).chain([of(None)]).collect()
}

fuzz_target!(|text: &str| {
    let _ = decode(text);
    let mut lines = text.lines();
    let Some((mut table, first)) = lines.next().and_then(make) else { return };
    let mut log = vec![first];
    let occasion = |number: usize| Occasion {
        at: 1_000 + 97 * number as i64,
        luck: Luck { seed: number as u64, stream: 1, salt: format!("s{number}") },
    };
    log.extend(table.settle(&occasion(0), &mut |_, _| {}).expect("a table that was checked begins"));
    let mut claims = 0;
    for (number, line) in lines.take(MOST).enumerate() {
        assert!(line.len() <= LONGEST_FRAME || decode(line).is_err());
        let Some((actor, command)) = asked(&table, number, line) else { continue };
        claims += usize::from(matches!(command, Command::Claim { .. }));
        if table.done_before(&actor).is_some() || claims > MOST_CLAIMS {
            continue;
        }
        let before = table.version;
        let mut told = |table: &Table, entry: &Entry| {
            for person in [Some("ana"), None] {
                let frame = written(event(&Eyes::of(table, person), entry, &Presence::default()));
                assert!(frame.len() <= 64 * 1024, "{} bytes", frame.len());
            }
        };
        match table.apply(&occasion(number + 1), &actor, &command, &mut told) {
            Ok(entries) => log.extend(entries),
            Err(refusal) => {
                assert_ne!(refusal.code, Code::Failed, "{refusal}");
                assert_eq!(table.version, before);
            }
        }
    }
    let again = Table::replay(Arc::clone(&CATALOG), log).expect("a log reads back");
    assert_eq!(seen(&again), seen(&table));
});
