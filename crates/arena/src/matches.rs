//! A match: the same players over many games, every deal or opening with every rotation of the seats.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use catalog::{AnyRules, Catalog, CatalogError, Start};
use game::{Limits, Options, Record, Seat, Stop, random};

use crate::{ArenaError, Patience, Played, SeatSpec, Sitter, Summary, play_game};

/// What is to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchPlan {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Options,
    /// Who plays, as many as the game has seats.
    pub seats: Vec<SeatSpec>,
    /// How many games.
    pub games: u64,
    /// The seed of everything random.
    pub seed: u64,
    /// The limit of every decision, for players without their own.
    pub limits: Limits,
    /// How many games at once.
    pub threads: usize,
    /// Whether board games begin from varied openings instead of the usual start.
    pub openings: bool,
    /// How long to wait for external players.
    pub patience: Patience,
}

impl MatchPlan {
    /// A match of 100 games with seed 1, no limit, one game at a time, varied openings.
    pub fn new(game: &str, seats: Vec<SeatSpec>) -> MatchPlan {
        MatchPlan {
            game: game.to_owned(),
            options: Options::none(),
            seats,
            games: 100,
            seed: 1,
            limits: Limits::NONE,
            threads: 1,
            openings: true,
            patience: Patience::default(),
        }
    }

    /// Which of the players sits in `seat` in game number `index`: every group of games on one deal
    /// rotates everybody through all seats.
    pub fn player_in(&self, index: u64, seat: Seat) -> usize {
        let seats = self.seats.len() as u64;
        ((seat.index() as u64 + index % seats) % seats) as usize
    }

    fn is_timed(&self) -> bool {
        self.limits.ms.is_some() || self.seats.iter().any(SeatSpec::is_timed)
    }
}

/// Plays a match. `each` gets the records in the order of the games, as soon as that order allows. When
/// `stop` is raised the games being played are given up, and the summary is of those that were finished.
pub fn run_match(
    catalog: &Catalog,
    plan: &MatchPlan,
    stop: &Stop,
    each: &mut dyn FnMut(&Record),
) -> Result<Summary, ArenaError> {
    let rules: Arc<dyn AnyRules> = catalog.game(&plan.game)?.rules(&plan.options)?.into();
    let (seats, given) = (rules.seats(), plan.seats.len());
    if seats != given {
        return Err(ArenaError::Seats { game: rules.facts().name, seats, given });
    }
    let mut summary = Summary::new(plan, rules.facts());
    let next_game = AtomicU64::new(0);
    let threads = plan.threads.clamp(1, usize::try_from(plan.games.max(1)).unwrap_or(usize::MAX));
    let mut streams = Vec::new();
    for _ in 0..threads {
        streams.push(Stream::new(plan, &rules)?);
    }
    thread::scope(|scope| {
        let (finished, arrivals) = channel();
        for mut stream in streams {
            let (finished, next_game) = (finished.clone(), &next_game);
            scope.spawn(move || {
                loop {
                    let index = next_game.fetch_add(1, Ordering::Relaxed);
                    if index >= plan.games || stop.is_stopped() {
                        return;
                    }
                    let Some(played) = stream.play(plan, index, stop) else { return };
                    if finished.send((index, played)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(finished);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (index, played) in arrivals {
            waiting.insert(index, played);
            while let Some(played) = waiting.remove(&due) {
                summary.add(plan, due, &played);
                each(&played.record);
                due += 1;
            }
        }
        // Stopped: games that finished out of order are kept too.
        for (index, played) in waiting {
            summary.add(plan, index, &played);
            each(&played.record);
        }
    });
    Ok(summary)
}

/// The players of one thread, who play one game after another.
struct Stream {
    rules: Arc<dyn AnyRules>,
    players: Vec<Box<dyn Sitter>>,
}

impl Stream {
    fn new(plan: &MatchPlan, rules: &Arc<dyn AnyRules>) -> Result<Stream, CatalogError> {
        let sit = |spec: &SeatSpec| spec.sit(Arc::clone(rules), plan.patience);
        let players = plan.seats.iter().map(sit).collect::<Result<_, _>>()?;
        Ok(Stream { rules: Arc::clone(rules), players })
    }

    fn play(&mut self, plan: &MatchPlan, index: u64, stop: &Stop) -> Option<Played> {
        let seats = plan.seats.len();
        let group = index / seats as u64;
        let mut table = self.rules.table(&Start::Seed { seed: plan.seed, index: group }).ok()?;
        if plan.openings {
            for mv in self.rules.opening(plan.seed, group) {
                table.play(&mv).expect("an opening is made of legal moves");
            }
        }
        let order: Vec<usize> = Seat::all(seats).map(|seat| plan.player_in(index, seat)).collect();
        let names = order.iter().map(|player| plan.seats[*player].to_string()).collect();
        let seeds: Vec<u64> =
            Seat::all(seats).map(|seat| random::seat_seed(plan.seed, index, seat)).collect();
        let mut here: Vec<Option<&mut Box<dyn Sitter>>> = self.players.iter_mut().map(Some).collect();
        let mut sitters: Vec<&mut dyn Sitter> = order
            .iter()
            .filter_map(|player| here[*player].take().map(|sitter| &mut **sitter as &mut dyn Sitter))
            .collect();
        let mut played = play_game(table.as_mut(), &mut sitters, names, &seeds, plan.limits, stop)?;
        played.record.seed = Some(plan.seed);
        played.record.index = Some(index);
        if plan.is_timed() {
            played.record.ms = Some(played.ms.clone());
        }
        Some(played)
    }
}
