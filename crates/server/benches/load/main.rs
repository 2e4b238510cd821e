//! The house under load, over loopback, server and clients in processes of their own.
//!
//!     cargo bench -p server --bench load                  all three, about two minutes
//!     cargo bench -p server --bench load -- --scale 0.1   smaller
//!
//! 1. 2,000 games, 5,000 sockets, 200 moves a second, every engine worker busy: how long acknowledgements take, and how
//!    much memory the server has.
//! 2. 10,000 sockets, 1,000 persisted moves a second: whether anything goes wrong.
//! 3. One table with and without 100 who watch: whether they slow the players.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a bench prints its figures")]

mod client;
mod crowd;
mod server_process;

use std::time::Duration;

use client::Client;
use crowd::{Crowd, Figures};
use server_process::{ServerProcess, serve};

/// How much of the full load.
fn scale() -> f64 {
    let words: Vec<String> = std::env::args().collect();
    let given = words.iter().position(|word| word == "--scale").and_then(|place| words.get(place + 1));
    given.and_then(|text| text.parse().ok()).unwrap_or(1.0)
}

fn main() {
    if std::env::args().nth(1).as_deref() == Some("serve") {
        return serve();
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads can be made");
    runtime.block_on(async {
        let scale = scale();
        let part = |full: usize| ((full as f64 * scale) as usize).max(1);
        println!("scale {scale}, load of the machine before: {}", load());
        busy_engines(part(2_000), part(1_000), 200.0 * scale).await;
        many_sockets(part(4_000), part(2_000), 1_000.0 * scale).await;
        watched(part(100)).await;
        println!("load of the machine after: {}", load());
    });
}

fn load() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

/// Games, players and watchers while every engine worker thinks.
async fn busy_engines(games: usize, watchers: usize, rate: f64) {
    let server = ServerProcess::start().await;
    let crowd = Crowd::gather(&server.address, games, watchers).await;
    let thinking = Client::guest(&server.address, "thinker").await;
    for _ in 0..16 {
        let asked = r#"{"game":"yinsh","spec":"house","ms":60000}"#;
        thinking.post("/analyses", asked).await;
    }
    let before = server.engines().await;
    let figures = crowd.play(rate, Duration::from_secs(30)).await;
    let after = server.engines().await;
    report(&format!("{games} games, {} sockets", games * 2 + watchers), &figures);
    println!("  engine workers busy: {before} at the start, {after} at the end");
    println!("  server memory: {} MiB, {} MiB at most", server.memory("VmRSS"), server.memory("VmHWM"));
}

async fn many_sockets(games: usize, watchers: usize, rate: f64) {
    let server = ServerProcess::start().await;
    let crowd = Crowd::gather(&server.address, games, watchers).await;
    let figures = crowd.play(rate, Duration::from_secs(20)).await;
    report(&format!("{games} games, {} sockets", games * 2 + watchers), &figures);
    println!("  server memory: {} MiB, {} MiB at most", server.memory("VmRSS"), server.memory("VmHWM"));
}

/// One table, first alone, then before so many eyes, then alone again.
async fn watched(watchers: usize) {
    for watchers in [0, watchers, 0] {
        let server = ServerProcess::start().await;
        let crowd = Crowd::gather(&server.address, 1, watchers).await;
        let figures = crowd.play(40.0, Duration::from_secs(8)).await;
        report(&format!("one table, {watchers} watch"), &figures);
    }
}

fn report(what: &str, figures: &Figures) {
    let ms = |share: f64| figures.at(share).as_secs_f64() * 1000.0;
    println!(
        "{what}: {:.0} moves/s acknowledged, p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms, {} errors, {} frames to watchers",
        figures.rate(),
        ms(0.5),
        ms(0.99),
        ms(1.0),
        figures.errors,
        figures.seen,
    );
}
