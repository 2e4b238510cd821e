//! A table is what its log adds up to: whatever people, engines and clocks ask for, the log that comes of it,
//! written and read again, gives the same table for every viewer.

use std::sync::Arc;

use catalog::Catalog;
use game::Seat;
use game::random::{below, fast};
use serde_json::json;
use server::Code;
use server::table::{
    Actor, Asked, Command, Entry, Luck, Matter, Occasion, Operator, Sitter, Table, TableSetup,
};
use server::wire::{Eyes, Presence, snapshot, written};

const PEOPLE: [&str; 3] = ["ana", "bor", "eva"];

fn make(catalog: &Arc<Catalog>, seats: &[&str], game: &str, clock: bool) -> (Table, Entry) {
    let clock = if clock { json!({ "total_ms": 60_000, "increment_ms": 100 }) } else { json!(null) };
    let asked = json!({ "game": game, "seats": seats, "clock": clock, "auto_play": true });
    let asked: Asked = serde_json::from_value(asked).unwrap();
    let host = Sitter::Person { id: "ana".to_owned(), name: "Ana".to_owned() };
    let plan = TableSetup::check(
        asked,
        "t".to_owned(),
        &host,
        catalog,
        &Operator { program: &|_| false, fixed_deals: true },
        &mut |_| "hash".to_owned(),
    )
    .unwrap();
    Table::make(Arc::clone(catalog), plan, "ana", 1_000)
}

/// What every viewer sees, as text.
fn seen(table: &Table) -> Vec<String> {
    let of = |person: Option<&str>| written(snapshot(&Eyes::of(table, person), &Presence::default(), 0));
    PEOPLE.iter().map(|person| of(Some(person))).chain([of(None)]).collect()
}

/// Anything anybody could ask for now, sensible or not.
fn command(table: &Table, number: u64, stream: &mut impl game::Rng) -> (Actor, Command) {
    let person = PEOPLE[below(stream, 3) as usize];
    let tag = format!("c{}", number - u64::from(below(stream, 10) == 0));
    let actor = Actor::Person { id: person.to_owned(), name: person.to_owned(), command: Some(tag) };
    let version = table.version - u64::from(below(stream, 20) == 0);
    let legal = table.play.as_ref().map(|play| play.line().legal()).unwrap_or_default();
    let mv = if legal.is_empty() {
        "x".to_owned()
    } else {
        legal[below(stream, legal.len() as u32) as usize].clone()
    };
    let turn = table.turn().unwrap_or_default();
    let matter = [Matter::Draw, Matter::Undo, Matter::Claim][below(stream, 3) as usize];
    match below(stream, 30) {
        0 => (actor, Command::Sit { seat: Some(below(stream, 3) as usize), secret: None }),
        1 => (actor, Command::Leave),
        2 => (actor, Command::Ready(below(stream, 2) == 0)),
        3 if below(stream, 5) == 0 => (actor, Command::Resign),
        4 => (actor, Command::Offer(matter)),
        5 | 6 => (actor, Command::Answer(matter, below(stream, 2) == 0)),
        7 => (actor, Command::Undo),
        8 => (actor, Command::Claim { show: below(stream, 2) == 0, verdict: None }),
        9 => (actor, Command::Pause),
        10 | 11 => (actor, Command::Resume),
        12 | 13 => (actor, Command::Next),
        14 | 15 => (actor, Command::Rematch),
        16 => (actor, Command::Chat("hello".to_owned())),
        17 => (Actor::House, Command::Tick),
        18 => (Actor::House, Command::Wake { lived: table.created }),
        19 => (Actor::House, Command::AutoMove { version }),
        20 if below(stream, 20) == 0 => {
            (Actor::House, Command::EngineFault { seat: turn, why: "lost".to_owned(), version })
        }
        21..=24 => (Actor::House, Command::EngineMove { seat: turn, mv, version }),
        _ => (actor, Command::Move { mv, version }),
    }
}

#[test]
fn the_log_of_any_course_of_events_gives_the_same_table() {
    let catalog = Arc::new(Catalog::house());
    let rounds = if std::env::var_os("KAVARNA_SOAK").is_some() { 400 } else { 12 };
    let kinds: [(&str, &[&str]); 4] = [
        ("gobblet3", &["me", "open"]),
        ("gobblet3", &["me", "random"]),
        ("briskula", &["me", "random"]),
        ("briskula", &["open", "open"]),
    ];
    for round in 0..rounds {
        let mut stream = fast(round);
        let (game, seats) = kinds[(round % 4) as usize];
        let (mut table, first) = make(&catalog, seats, game, round % 3 == 0);
        let mut at = 1_000;
        let mut occasion = |stream: &mut game::random::Fast, number: u64| {
            at += i64::from(below(stream, 300));
            Occasion { at, luck: Luck { seed: number, stream: round, salt: format!("salt{number}") } }
        };
        let mut log = vec![first];
        log.extend(table.settle(&occasion(&mut stream, 0), &mut |_, _| {}).unwrap());
        for number in 1..400 {
            let (actor, command) = command(&table, number, &mut stream);
            if table.done_before(&actor).is_some() {
                continue;
            }
            let before = (table.version, seen(&table));
            match table.apply(&occasion(&mut stream, number), &actor, &command, &mut |_, _| {}) {
                Ok(entries) => {
                    assert_eq!(table.version, before.0 + entries.len() as u64);
                    log.extend(entries);
                    assert!(matches!(actor, Actor::House) || table.done_before(&actor).is_some());
                }
                Err(refusal) => {
                    assert_ne!(refusal.code, Code::Failed, "{command:?}: {refusal}");
                    assert_eq!((table.version, seen(&table)), before, "a refused command changes nothing");
                }
            }
        }
        let written: Vec<String> = log.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let read = written.iter().map(|line| serde_json::from_str::<Entry>(line).unwrap());
        let again = Table::replay(Arc::clone(&catalog), read).unwrap();
        assert_eq!(again.version, log.len() as u64);
        assert_eq!(seen(&again), seen(&table), "round {round}");
    }
}

#[test]
fn a_damaged_log_is_an_error_that_names_the_entry() {
    let catalog = Arc::new(Catalog::house());
    let (mut table, first) = make(&catalog, &["me", "random"], "gobblet3", false);
    let luck = Luck { seed: 1, stream: 1, salt: "s".to_owned() };
    let mut log = vec![first];
    log.extend(table.settle(&Occasion { at: 1, luck }, &mut |_, _| {}).unwrap());
    let bad = json!({ "at": 2, "what": "moved", "seat": 0, "move": "z9" });
    log.push(serde_json::from_value(bad).unwrap());
    let error = Table::replay(Arc::clone(&catalog), log).unwrap_err().to_string();
    assert!(error.starts_with("entry 3 of table t"), "{error}");
    assert!(Table::replay(catalog, Vec::new()).is_err());
    assert_eq!(table.turn(), Some(Seat::new(0)));
}
