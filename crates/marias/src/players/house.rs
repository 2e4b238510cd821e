//! The house player: every decision by expected money over sampled worlds.
//!
//! Worlds that fit everything certain are drawn; in each of them every candidate is tried, the same worlds for all, and
//! the deal is played to its end by `smart` in every seat. What brings most money on average is done. It names no betl
//! and no durch itself: nobody can judge those by play that was made for points.

use game::random::{Fast, below, fast, unit};
use game::{
    Candidate, Decision, Limits, OptionSpec, Player, Report, Seat, Settings, Thinking, View, Worlds, Worth,
};
use search::Meter;

use super::Sight;
use super::simple::colour_or_good;
use super::smart::{Smart, smart_deal};
use crate::moves::Move;
use crate::{Marias, MariasView, Phase, Voids};

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Level {
    /// In how many of all decisions its attention slips, and it does anything.
    slips: f64,
    /// How many deals it plays out in its head for a decision.
    playouts: u64,
}

/// The levels, the weakest first.
const LEVELS: [Level; 10] = [
    Level { slips: 0.9, playouts: 10 },
    Level { slips: 0.7, playouts: 20 },
    Level { slips: 0.5, playouts: 40 },
    Level { slips: 0.35, playouts: 60 },
    Level { slips: 0.22, playouts: 100 },
    Level { slips: 0.12, playouts: 150 },
    Level { slips: 0.05, playouts: 250 },
    Level { slips: 0.02, playouts: 500 },
    Level { slips: 0.0, playouts: 1000 },
    Level { slips: 0.0, playouts: 2500 },
];

/// The house player.
pub(super) struct House {
    level: usize,
    rng: Fast,
}

/// What has been found out about a candidate.
#[derive(Clone, Copy, Default)]
struct Tally {
    sum: i64,
    tried: u64,
}

impl Tally {
    fn mean(&self) -> f64 {
        if self.tried == 0 { 0.0 } else { self.sum as f64 / self.tried as f64 }
    }
}

impl House {
    pub(super) fn options() -> Vec<OptionSpec> {
        vec![OptionSpec::whole("level", (1, 10), "10", "how strong it plays: 10 is all it can").remote()]
    }

    pub(super) fn new(settings: &Settings<'_>) -> House {
        House { level: (settings.whole("level") as usize).clamp(1, LEVELS.len()), rng: fast(0) }
    }

    /// The limits of the caller together with those of the level, whichever come first. On the highest level
    /// the caller's limits stand alone, if there are any.
    fn limits(&self, asked: Limits) -> Limits {
        let own = Limits::iterations(LEVELS[self.level - 1].playouts);
        if self.level == LEVELS.len() && !asked.is_none() { asked } else { asked.and(own) }
    }

    /// What it thinks about at all.
    fn candidates(view: &MariasView, sight: &Sight<'_>) -> Vec<Move> {
        match sight.table.phase() {
            Phase::Speaking | Phase::Answering => vec![colour_or_good(sight)],
            // A talon that binds to betl or durch is left aside, and so is a trump that nobody has seen.
            Phase::Talon => {
                let layable = sight.layable();
                let keeps = |mv: &Move| matches!(mv, Move::Talon(one, other) if layable.contains(*one) && layable.contains(*other));
                view.legal().into_iter().filter(keeps).collect()
            }
            Phase::Trump => view.legal().into_iter().filter(|mv| *mv != Move::Blind).collect(),
            _ => view.legal(),
        }
    }

    fn search(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        let seat = view.turn().expect("a player is asked only while the game goes on");
        let sight = Sight::of_view(view).expect("a player is asked only while the game goes on");
        let moves = House::candidates(view, &sight);
        let first = Smart::default().choose(&sight);
        let mut tallies = vec![Tally::default(); moves.len()];
        let limits = self.limits(thinking.limits);
        let mut worlds = 0;
        if moves.len() > 1 {
            let mut meter = Meter::new(&thinking.within(limits), Limits::NONE);
            while self.try_world(view, seat, &moves, &mut tallies, &mut meter) {
                worlds += 1;
            }
        }
        let mut order: Vec<usize> = (0..moves.len()).collect();
        // What smart would do is first among equals.
        order.sort_by(|one, other| {
            let key = |at: usize| (tallies[at].mean(), u8::from(moves[at] == first));
            key(*other).partial_cmp(&key(*one)).unwrap_or(std::cmp::Ordering::Equal)
        });
        let candidate = |at: &usize| Candidate {
            visits: tallies[*at].tried,
            ..Candidate::new(moves[*at], Worth::Points(tallies[*at].mean()))
        };
        let iterations = tallies.iter().map(|tally| tally.tried).sum();
        Report { candidates: order.iter().map(candidate).collect(), iterations, worlds, ..Report::default() }
    }

    /// Tries every candidate in one more world. `false` when the limits are reached: a world that could not be tried
    /// with all candidates counts for none.
    fn try_world(
        &mut self,
        view: &MariasView,
        seat: Seat,
        moves: &[Move],
        tallies: &mut [Tally],
        meter: &mut Meter<'_>,
    ) -> bool {
        let world = view.sample(&mut self.rng);
        let mut values = vec![0; moves.len()];
        for (value, mv) in values.iter_mut().zip(moves) {
            if !meter.iteration() {
                return false;
            }
            let mut position = world;
            let mut voids: Voids = view.voids();
            if let Move::Play(card) = mv {
                voids.see(position.table().play(), seat, *card);
            }
            game::Position::play(&mut position, *mv);
            smart_deal(&mut position, voids);
            *value = game::Position::ending(&position).map_or(0, |ending| ending.scores[seat]);
        }
        for (tally, value) in tallies.iter_mut().zip(values) {
            tally.sum += i64::from(value);
            tally.tried += 1;
        }
        true
    }
}

impl Player<Marias> for House {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let legal = view.legal();
        if unit(&mut self.rng) < LEVELS[self.level - 1].slips {
            return Decision::plain(legal[below(&mut self.rng, legal.len() as u32) as usize]);
        }
        let report = self.search(view, thinking);
        let mv = report.best().map_or(legal[0], |best| best.mv);
        Decision { mv, report }
    }

    fn assess(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        self.search(view, thinking)
    }

    fn memory(&self, _: &Limits, _: usize) -> u64 {
        // The tallies of at most 66 candidates, and what the deals of a view are counted with.
        8 << 20
    }
}
