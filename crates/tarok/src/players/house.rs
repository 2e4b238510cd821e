//! The house player, a first one: every choice is tried in worlds that fit what is known, each played out by rules of
//! thumb, and the best mean score is chosen.

use game::random::{Fast, below, fast, unit};
use game::{
    Candidate, Decision, Limits, OptionSpec, Player, Position as _, Report, Seat, Settings, Thinking, View,
    Worlds, Worth,
};
use search::Meter;

use super::thumb;
use crate::{Move, Position, SEATS, Tarok, TarokView};

/// The most choices that are tried: of many discards those that look best.
const TRIED: usize = 24;

/// How strong each level is: in how many of all decisions its attention slips, and in how many worlds it tries each
/// choice.
const LEVELS: [(f64, u64); 10] = [
    (0.9, 4),
    (0.75, 4),
    (0.6, 6),
    (0.5, 8),
    (0.4, 10),
    (0.3, 12),
    (0.2, 16),
    (0.1, 24),
    (0.05, 40),
    (0.0, 80),
];

/// The house player.
pub(super) struct House {
    level: usize,
    rng: Fast,
}

impl House {
    pub(super) fn options() -> Vec<OptionSpec> {
        vec![OptionSpec::whole("level", (1, 10), "10", "how strong it plays: 10 is all it can").remote()]
    }

    pub(super) fn new(settings: &Settings<'_>) -> House {
        House { level: settings.whole("level") as usize, rng: fast(0) }
    }

    /// The choices that are tried, the likelier first.
    fn choices(view: &TarokView, own: Seat) -> Vec<Move> {
        let mut legal = view.legal();
        if legal.len() > TRIED {
            let hand = view.held(own);
            let worth = |mv: &Move| match mv {
                Move::Discard(discard) => -thumb::worth_of_discard(hand, discard.cards()),
                _ => 0,
            };
            legal.sort_by_cached_key(worth);
            legal.truncate(TRIED);
        }
        legal
    }

    fn search(&mut self, view: &TarokView, thinking: &Thinking<'_, Move>, worlds: u64) -> Report<Move> {
        let own = view.turn().expect("a player is asked only while the deal goes on");
        let choices = House::choices(view, own);
        let mut sums = vec![0_i64; choices.len()];
        let mut meter = Meter::new(thinking, Limits::iterations(worlds));
        let mut tried = 0;
        while choices.len() > 1 && meter.iteration() {
            let world = view.sample(&mut self.rng);
            // Every choice meets the same luck.
            let luck = self.rng.clone();
            let mut outcomes = Vec::with_capacity(choices.len());
            for mv in &choices {
                let mut rng = luck.clone();
                match play_out(world.after(*mv), &mut meter, &mut rng) {
                    Some(end) => outcomes.push(gain(&end, own)),
                    None => break,
                }
            }
            _ = below(&mut self.rng, 2);
            if outcomes.len() < choices.len() {
                break;
            }
            for (sum, outcome) in sums.iter_mut().zip(outcomes) {
                *sum += i64::from(outcome);
            }
            tried += 1;
        }
        report(&choices, &sums, tried, &meter)
    }
}

/// Twice what a seat gains over the mean of the others: only declarer's line changes in most deals, and the others live
/// on what he loses.
fn gain(end: &Position, own: Seat) -> i32 {
    let scores = end.ending().map(|ending| ending.scores);
    scores.map_or(0, |scores| (SEATS as i32) * scores[own] - scores.sum())
}

/// Plays a deal to its end; `None` when there was no time.
fn play_out(mut position: Position, meter: &mut Meter<'_>, rng: &mut Fast) -> Option<Position> {
    while !position.is_over() {
        if !meter.node() {
            return None;
        }
        let mv = thumb::decision(&position, rng);
        debug_assert!(position.is_legal(mv), "{mv}");
        position.play(mv);
    }
    Some(position)
}

fn report(choices: &[Move], sums: &[i64], tried: u64, meter: &Meter<'_>) -> Report<Move> {
    let divisor = 2.0 * tried.max(1) as f64;
    let mut candidates: Vec<Candidate<Move>> = choices
        .iter()
        .zip(sums)
        .map(|(mv, sum)| Candidate {
            visits: tried,
            ..Candidate::new(*mv, Worth::Points(*sum as f64 / divisor))
        })
        .collect();
    candidates.sort_by(|one, other| other.worth.rank().total_cmp(&one.worth.rank()));
    Report { candidates, depth: 0, nodes: meter.nodes(), iterations: tried, worlds: tried }
}

impl Player<Tarok> for House {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &TarokView, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let (slips, worlds) = LEVELS[self.level.clamp(1, LEVELS.len()) - 1];
        if unit(&mut self.rng) < slips {
            let legal = view.legal();
            return Decision::plain(legal[below(&mut self.rng, legal.len() as u32) as usize]);
        }
        let own = Limits::iterations(worlds);
        let limits =
            if self.level == LEVELS.len() { thinking.limits.or(own) } else { thinking.limits.and(own) };
        let report = self.search(view, &thinking.within(limits), worlds);
        let mv = report.best().map(|best| best.mv).expect("whoever is asked has a choice");
        Decision { mv, report }
    }

    fn assess(&mut self, view: &TarokView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        let (_, worlds) = LEVELS[LEVELS.len() - 1];
        self.search(view, thinking, worlds)
    }

    fn memory(&self, _: &Limits, _: usize) -> u64 {
        1 << 20
    }
}
