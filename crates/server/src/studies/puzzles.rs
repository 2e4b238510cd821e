//! Puzzles: positions in which exactly one move keeps what there is to win, proven by the solver.
//!
//! They come from random games, a few moves before the end, and are the same for everybody: puzzle 17 of a game
//! is made from seed 17.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use arena::WallClock;
use catalog::{AnyThinking, Catalog, Start};
use game::random::{below, deal_stream};
use game::{Exact, Limits, Options, Seat, Stop};
use serde_json::{Value, json};

use crate::engines::Class;
use crate::house::House;

/// How many puzzles of a game are made.
const WANTED: usize = 12;
/// How many seeds are tried for one.
const TRIES: u64 = 40;
/// How hard the solver tries.
const NODES: u64 = 300_000;

/// A puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Its name: the game and the seed.
    pub id: String,
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// Who is to move.
    pub seat: Seat,
    /// What is asked.
    pub task: String,
    /// The one right move.
    pub answer: String,
    /// Every move and what it is worth.
    pub values: Vec<(String, Option<Exact>)>,
}

impl Puzzle {
    /// The puzzle as it is set.
    pub fn json(&self) -> Value {
        json!({
            "id": self.id,
            "game": self.game,
            "options": {},
            "start": { "position": self.position },
            "seat": self.seat,
            "task": self.task,
            "answers": 1,
        })
    }

    /// What the solver says of every move, once somebody has tried.
    pub fn report(&self) -> Value {
        let worth = |value: &Exact| match value {
            Exact::Win(plies) => json!({ "win": plies }),
            Exact::Draw => json!("draw"),
            Exact::Loss(plies) => json!({ "loss": plies }),
            Exact::Scores(scores) => json!({ "points": scores[self.seat] }),
        };
        let candidate = |(mv, value): &(String, Option<Exact>)| json!({ "move": mv, "worth": value.as_ref().map(worth), "visits": 0, "line": [mv] });
        let mut sorted: Vec<&(String, Option<Exact>)> = self.values.iter().collect();
        sorted.sort_by_key(|(mv, _)| *mv != self.answer);
        json!({ "candidates": sorted.into_iter().map(candidate).collect::<Vec<Value>>() })
    }
}

/// The puzzles made so far, by game; a game that is being worked on is in the list with what there is.
#[derive(Debug, Default)]
pub struct Puzzles(Mutex<BTreeMap<String, Vec<Puzzle>>>);

impl Puzzles {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Vec<Puzzle>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl House {
    /// The puzzles of a game that are ready. The first who asks has them made, in the background.
    pub fn puzzles(self: &Arc<House>, game: &str) -> Vec<Puzzle> {
        let mut made = self.studies.puzzles.lock();
        if let Some(ready) = made.get(game) {
            return ready.clone();
        }
        made.insert(game.to_owned(), Vec::new());
        drop(made);
        next_puzzle(self, game.to_owned(), 1);
        Vec::new()
    }

    /// One puzzle by its name.
    pub fn puzzle(&self, id: &str) -> Option<Puzzle> {
        let made = self.studies.puzzles.lock();
        made.values().flatten().find(|puzzle| puzzle.id == id).cloned()
    }
}

/// Makes the puzzle of one seed and goes on with the next, as a small piece of work each.
fn next_puzzle(house: &Arc<House>, game: String, seed: u64) {
    let own = Arc::clone(house);
    let work = move || {
        let found = make(&own.catalog, &game, seed);
        let mut made = own.studies.puzzles.lock();
        let of_game = made.entry(game.clone()).or_default();
        of_game.extend(found);
        let enough = of_game.len() >= WANTED || seed >= TRIES * WANTED as u64;
        drop(made);
        if !enough {
            next_puzzle(&own, game, seed + 1);
        }
    };
    // When the pool is full there are fewer puzzles.
    if let Ok(ticket) = house.pool.submit(Class::Study, "puzzles", work) {
        ticket.keep();
    }
}

/// The puzzle of a seed, if the random game of that seed holds one.
fn make(catalog: &Catalog, game: &str, seed: u64) -> Option<Puzzle> {
    let rules = catalog.game(game).ok()?.rules(&Options::none()).ok()?;
    let mut stream = deal_stream(seed, 0);
    let mut table = rules.table(&Start::Seed { seed, index: 0 }).ok()?;
    let mut plies = 0;
    while table.turn().is_some() && plies < 400 {
        let legal = table.legal();
        table.play(&legal[below(&mut stream, legal.len() as u32) as usize]).ok()?;
        plies += 1;
    }
    let back = 3 + below(&mut stream, 4);
    for _ in 0..back {
        table.undo()?;
    }
    let seat = table.turn()?;
    let mut solver = rules.solver().ok()?;
    let (stop, clock) = (Stop::new(), WallClock::start());
    let mut quiet = |_: &game::Report<String>| {};
    let limits = Limits { nodes: Some(NODES), ms: Some(3_000), ..Limits::NONE };
    let mut thinking = AnyThinking { limits, stop: &stop, clock: &clock, threads: 1, progress: &mut quiet };
    let solved = solver.answer(table.as_ref(), &mut thinking).ok()?;
    let (answer, task) = only(&solved.moves, seat)?;
    Some(Puzzle {
        id: format!("{game}-{seed}"),
        game: game.to_owned(),
        position: table.position_text(),
        seat,
        task,
        answer,
        values: solved.moves,
    })
}

/// The one move that wins, or that scores most, if there is exactly one and something to choose from.
fn only(moves: &[(String, Option<Exact>)], seat: Seat) -> Option<(String, String)> {
    let known: Vec<(&String, Exact)> =
        moves.iter().map(|(mv, value)| Some((mv, (*value)?))).collect::<Option<_>>()?;
    if known.len() < 3 {
        return None;
    }
    let winning: Vec<(&String, u32)> = known
        .iter()
        .filter_map(|(mv, value)| if let Exact::Win(plies) = value { Some((*mv, *plies)) } else { None })
        .collect();
    if let [(mv, plies)] = winning[..] {
        return (plies > 1).then(|| (mv.clone(), format!("win in {plies}")));
    }
    let scored = |(mv, value): &(&String, Exact)| {
        if let Exact::Scores(scores) = value { Some(((*mv).clone(), scores[seat])) } else { None }
    };
    let scored: Vec<(String, i32)> = known.iter().map(scored).collect::<Option<_>>()?;
    let most = scored.iter().map(|(_, score)| *score).max()?;
    let mut best = scored.into_iter().filter(|(_, score)| *score == most);
    match (best.next(), best.next()) {
        (Some((mv, score)), None) => Some((mv, format!("score {score} with all cards open"))),
        _ => None,
    }
}
