//! Many people at many tables: some play, some watch.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Socket};

/// What was measured.
pub(crate) struct Figures {
    latencies: Vec<Duration>,
    lasted: Duration,
    pub(crate) errors: u64,
    pub(crate) seen: u64,
}

impl Figures {
    /// The latency that this share of moves stays within.
    pub(crate) fn at(&self, share: f64) -> Duration {
        let place = (self.latencies.len() as f64 * share).ceil() as usize;
        self.latencies.get(place.saturating_sub(1)).copied().unwrap_or_default()
    }

    pub(crate) fn rate(&self) -> f64 {
        self.latencies.len() as f64 / self.lasted.as_secs_f64()
    }
}

/// What all tasks share.
#[derive(Default)]
struct Shared {
    /// Who could move now: how to tell them to.
    ready: Mutex<VecDeque<mpsc::UnboundedSender<()>>>,
    latencies: Mutex<Vec<Duration>>,
    errors: AtomicU64,
    seen: AtomicU64,
}

impl Shared {
    fn wrong(&self) {
        self.errors.fetch_add(1, Ordering::Relaxed);
    }
}

pub(crate) struct Crowd {
    shared: Arc<Shared>,
}

/// How many requests are made at once while everybody comes in.
const AT_ONCE: usize = 16;
/// How many games one person plays.
const GAMES_OF_ONE: usize = 20;

impl Crowd {
    /// Seats two people at each of so many tables and lets others watch, and waits until everybody is there.
    pub(crate) async fn gather(address: &str, games: usize, watchers: usize) -> Crowd {
        let shared = Arc::new(Shared::default());
        let mut people = Vec::new();
        for number in 0..=2 * games.div_ceil(GAMES_OF_ONE) {
            people.push(Client::guest(address, &format!("g{number}")).await);
        }
        let people = Arc::new(people);
        let slots = Arc::new(tokio::sync::Semaphore::new(AT_ONCE));
        let mut coming = Vec::new();
        for number in 0..games {
            let watching = watchers * (number + 1) / games - watchers * number / games;
            let (people, shared, slots) = (Arc::clone(&people), Arc::clone(&shared), Arc::clone(&slots));
            coming.push(tokio::spawn(async move {
                let _slot = slots.acquire().await;
                let (first, second) =
                    (&people[2 * (number / GAMES_OF_ONE)], &people[2 * (number / GAMES_OF_ONE) + 1]);
                let game = ["gobblet4", "yinsh", "briskula"][number % 3];
                let asked = json!({ "game": game, "seats": ["me", "open"], "match": false });
                let made = first.post("/tables", &asked.to_string()).await;
                let table = made["table"]["id"].as_str().expect("a table is made").to_owned();
                second.post(&format!("/tables/{table}/sit"), "{\"seat\":1}").await;
                for player in [first, second] {
                    tokio::spawn(play(player.socket(&table).await, Arc::clone(&shared)));
                }
                for _ in 0..watching {
                    let socket = people[people.len() - 1].socket(&table).await;
                    tokio::spawn(watch(socket, Arc::clone(&shared)));
                }
            }));
        }
        for arriving in coming {
            arriving.await.expect("everybody comes in");
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        Crowd { shared }
    }

    /// Lets so many moves a second be made for a while, each by somebody whose turn it is.
    pub(crate) async fn play(self, rate: f64, lasting: Duration) -> Figures {
        let shared = self.shared;
        let begun = Instant::now();
        let mut sent = 0.0;
        while begun.elapsed() < lasting {
            tokio::time::sleep(Duration::from_millis(2)).await;
            let due = begun.elapsed().as_secs_f64() * rate;
            while sent < due {
                sent += 1.0;
                let next = shared.ready.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                // At a single table nobody may be ready: then a move is made later, and the rate is lower.
                if let Some(mover) = next {
                    let _ = mover.send(());
                }
            }
        }
        let lasted = begun.elapsed();
        tokio::time::sleep(Duration::from_secs(1)).await;
        let mut latencies =
            std::mem::take(&mut *shared.latencies.lock().unwrap_or_else(PoisonError::into_inner));
        latencies.sort_unstable();
        let errors = shared.errors.load(Ordering::Relaxed);
        let seen = shared.seen.load(Ordering::Relaxed);
        Figures { latencies, lasted, errors, seen }
    }
}

/// Somebody in a seat: says when it is their turn, moves when told to, and asks for another game when one is over.
async fn play(mut socket: Socket, shared: Arc<Shared>) {
    let (go, mut told) = mpsc::unbounded_channel();
    let mut next: Option<(Value, u64)> = None;
    let mut asked: Option<Instant> = None;
    let mut number = 0_u64;
    loop {
        tokio::select! {
            Some(()) = told.recv() => {
                let Some((mv, version)) = next.take() else { continue };
                number += 1;
                let frame = json!({ "id": format!("m{number}"), "do": "move", "move": mv, "version": version });
                asked = Some(Instant::now());
                if socket.send(Message::text(frame.to_string())).await.is_err() {
                    return shared.wrong();
                }
            }
            message = socket.next() => {
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    _ => return shared.wrong(),
                };
                let Ok(frame) = serde_json::from_str::<Value>(&text) else { return shared.wrong() };
                match frame["type"].as_str() {
                    Some("ack") => {
                        if let Some(asked) = asked.take() {
                            let mut latencies = shared.latencies.lock().unwrap_or_else(PoisonError::into_inner);
                            latencies.push(asked.elapsed());
                        }
                    }
                    Some("refused") => shared.wrong(),
                    _ => {}
                }
                if frame["what"] == "over" {
                    let again = json!({ "id": format!("r{}", frame["version"]), "do": "rematch" });
                    if socket.send(Message::text(again.to_string())).await.is_err() {
                        return shared.wrong();
                    }
                }
                let legal = frame["game"]["legal"].as_array().filter(|legal| !legal.is_empty());
                if let (Some(legal), Some(version)) = (legal, frame["version"].as_u64()) {
                    let mv = legal[(version as usize * 7) % legal.len()].clone();
                    if next.replace((mv, version)).is_none() {
                        shared.ready.lock().unwrap_or_else(PoisonError::into_inner).push_back(go.clone());
                    }
                }
            }
        }
    }
}

/// Somebody who only watches.
async fn watch(mut socket: Socket, shared: Arc<Shared>) {
    while let Some(Ok(message)) = socket.next().await {
        if message.is_text() {
            shared.seen.fetch_add(1, Ordering::Relaxed);
        }
    }
    shared.wrong();
}
