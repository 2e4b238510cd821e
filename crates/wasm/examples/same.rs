//! Whether the modules of a page decide as this program does: every player of every game, with the same seeds and limits in
//! nodes and iterations, here and in the modules that `tools/wasm` has built, run by Node. Prints the time of both.
//!
//! `cargo run -p wasm --example same -- [SCALE] [GAME...]`: SCALE multiplies the limits; without games, all of them.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program whose result is what it prints")]

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use catalog::Start;
use game::{NoClock, Options};
use serde_json::{Value, json};
use wasm::{games, run};

/// The beginning of a game, and two positions on a line that goes astray.
fn places(game: &str) -> Vec<Value> {
    let rules =
        games().game(game).and_then(|game| game.rules(&Options::none())).expect("a game of the house");
    let place = |(seed, plies): (u64, usize)| {
        let mut table = rules.table(&Start::Seed { seed, index: 0 }).expect("it can be dealt");
        for number in 0..plies {
            let legal = table.legal();
            table.play(&legal[(number * 7 + 3) % legal.len()]).expect("it is legal");
            if table.turn().is_none() {
                table.undo();
                break;
            }
        }
        let start = if table.deal_text().is_empty() { Value::Null } else { json!({ "seed": seed }) };
        json!({ "game": game, "start": start, "moves": table.moves() })
    };
    [(3, 0), (4, 9), (5, 22)].into_iter().map(place).collect()
}

fn tasks(scale: u64, wanted: &[String]) -> Vec<Value> {
    let mut all = Vec::new();
    let catalog = games();
    for game in catalog
        .games()
        .filter(|game| wanted.is_empty() || wanted.iter().any(|name| name == game.facts().name))
    {
        for place in places(game.facts().name) {
            for player in game.players() {
                let spec = format!("{}:nodes={},iterations={}", player.name, 2_000 * scale, 60 * scale);
                all.push(json!({ "task": "decide", "place": place, "spec": spec, "seed": 11 }));
            }
        }
    }
    all
}

/// What the modules answer, line by line.
fn by_modules(tasks: &[Value]) -> (Vec<Value>, bool) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/same.mjs");
    let node = Command::new("node").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut node = node.expect("node runs the modules: install Node 20 or newer");
    let mut input = node.stdin.take().expect("it was asked for");
    let lines: String = tasks.iter().map(|task| format!("{task}\n")).collect();
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = node.wait_with_output().expect("node ends");
    // It ends before it has read everything when a module is missing, and says which.
    let _ = writer.join();
    let read = |line: &str| serde_json::from_str(line).unwrap_or_default();
    (String::from_utf8_lossy(&output.stdout).lines().map(read).collect(), output.status.success())
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let scale = args.next().and_then(|text| text.parse().ok()).unwrap_or(1);
    let tasks = tasks(scale, &args.collect::<Vec<String>>());
    let (found, whole) = by_modules(&tasks);
    let (mut differ, mut times) = (0, BTreeMap::<&str, (f64, f64)>::new());
    for (place, task) in tasks.iter().enumerate() {
        let begun = Instant::now();
        let own = run(serde_json::from_value(task.clone()).expect("a task"), &NoClock, &mut |_| {});
        let ms = begun.elapsed().as_secs_f64() * 1000.0;
        let own = own.unwrap_or_else(|refused| json!(refused));
        let other = found.get(place).cloned().unwrap_or_default();
        if other["answer"] != own {
            differ += 1;
            eprintln!("differs: {task}\n  here   {own}\n  module {}", other["answer"]);
        }
        let time = times.entry(task["place"]["game"].as_str().unwrap_or_default()).or_default();
        time.0 += ms;
        time.1 += other["ms"].as_f64().unwrap_or_default();
    }
    for (game, (own, other)) in &times {
        println!("{game:9} native {own:8.0} ms   module {other:8.0} ms   ratio {:.2}", other / own);
    }
    println!("{} decisions, {differ} differ", tasks.len());
    if differ == 0 && whole { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
