//! What one move costs the house early and late in a game, with a hundred who watch.
//!
//! A move is carried out and its frames are written: one for each seat, and one for all who watch, which each of them is
//! handed. What is measured is one command at a time, so that a cost that grows with the game is seen as such.
#![allow(clippy::print_stdout, reason = "a bench prints what it measured")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::Catalog;
use tables::table::{Actor, Command, Entry, Luck, Occasion, Operator, Sitter, Table, TableSetup};
use tables::wire::{Eyes, Presence, event, written};

/// The game: the one of the house whose games last longest.
const GAME: &str = "gobblet4";
const PEOPLE: [&str; 2] = ["ana", "bor"];
/// How many watch.
const WATCHERS: usize = 100;
/// Each cost is measured so often; the median counts.
const TIMES: usize = 201;

fn main() {
    let catalog = Arc::new(Catalog::house());
    let (log, moves) = long_game(&catalog);
    let [early, late] = [20, 300].map(|at| cost(&catalog, &log, &moves, at));
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    println!(
        "{GAME}, {WATCHERS} who watch: move 20 {:.1} us, move 300 {:.1} us",
        micros(early),
        micros(late)
    );
    println!("a late move costs {:.2} of an early one", late.as_secs_f64() / early.as_secs_f64());
}

fn occasion() -> Occasion {
    Occasion { at: 1_000, luck: Luck { seed: 1, stream: 1, salt: "salt".to_owned() } }
}

fn seated(id: &str) -> Sitter {
    Sitter::Person { id: id.to_owned(), name: id.to_owned() }
}

/// The log of a table at which the game has just begun, and three hundred moves and one that do not end it.
fn long_game(catalog: &Arc<Catalog>) -> (Vec<Entry>, Vec<String>) {
    let asked = serde_json::json!({ "game": GAME, "seats": ["me", "open"] });
    let asked = serde_json::from_value(asked).expect("this is how a table is asked for");
    let operator = Operator { program: &|_| false, fixed_deals: false };
    let secret = &mut |_: usize| String::new();
    let plan = TableSetup::check(asked, "t".to_owned(), &seated(PEOPLE[0]), catalog, &operator, secret);
    let (mut table, first) = Table::make(Arc::clone(catalog), plan.expect("nothing is wrong"), PEOPLE[0], 0);
    let mut log = vec![first];
    let sit = Command::Sit { seat: Some(1), secret: None };
    let sat = table.apply(&occasion(), &Actor::person(PEOPLE[1], PEOPLE[1]), &sit, &mut |_, _| {});
    log.extend(sat.expect("the seat is free"));
    let mut line = table.play.expect("everybody is there").line().fork();
    let (mut moves, mut number) = (Vec::new(), 0_usize);
    while moves.len() <= 300 {
        let legal = line.legal();
        number = number.wrapping_mul(25_214_903_917).wrapping_add(11);
        let harmless = (0..legal.len()).find_map(|place| {
            let mv = &legal[(place + (number >> 16)) % legal.len()];
            let mut tried = line.fork();
            (tried.play(mv).is_ok() && tried.ending().is_none()).then_some((tried, mv.clone()))
        });
        let (next, mv) = harmless.expect("a game can go on for as long as nobody wants to win");
        line = next;
        moves.push(mv);
    }
    (log, moves)
}

/// What the move after so many costs.
fn cost(catalog: &Arc<Catalog>, log: &[Entry], moves: &[String], at: usize) -> Duration {
    let mut times: Vec<Duration> = (0..TIMES).map(|_| once(catalog, log, moves, at)).collect();
    times.sort_unstable();
    times[TIMES / 2]
}

fn once(catalog: &Arc<Catalog>, log: &[Entry], moves: &[String], at: usize) -> Duration {
    let mut table = Table::replay(Arc::clone(catalog), log.iter().cloned()).expect("it was a log");
    let mut make = |number: usize| {
        let seat = table.turn().expect("nobody has won").index();
        let actor = Actor::person(PEOPLE[seat], PEOPLE[seat]);
        let command = Command::Move { mv: moves[number].clone(), version: table.version };
        let begin = Instant::now();
        let mut sent = Vec::with_capacity(WATCHERS + 2);
        let mut tell = |table: &Table, entry: &Entry| {
            let frame = |person| -> Arc<str> {
                written(event(&Eyes::of(table, person), entry, &Presence::default())).into()
            };
            sent.extend(PEOPLE.map(|person| frame(Some(person))));
            let watched = frame(None);
            sent.extend((0..WATCHERS).map(|_| Arc::clone(&watched)));
        };
        table.apply(&occasion(), &actor, &command, &mut tell).expect("the move is legal");
        let took = begin.elapsed();
        assert!(sent.len() == WATCHERS + 2);
        took
    };
    for number in 0..at - 1 {
        make(number);
    }
    make(at - 1)
}
