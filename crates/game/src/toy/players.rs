//! The players of the toy: `random`, `counting`, who remembers something from deal to deal, and `careful`, who tries
//! every decision in sampled worlds.

use std::time::Duration;

use super::Toy;
use super::moves::Move;
use super::view::ToyView;
use crate::random::{Fast, below, fast};
use crate::{
    Candidate, Decision, Hosted, Limits, OptionSpec, Options, Player, PlayerKind, Position, Report, Rng,
    Seat, Thinking, Thoughts, View, Worlds, Worth,
};

impl Hosted for Toy {
    fn players() -> Vec<PlayerKind<Toy>> {
        let worlds =
            OptionSpec::whole("worlds", (1, 1000), "20", "how many worlds to try every decision in").remote();
        vec![
            PlayerKind {
                name: "random",
                help: "any legal move",
                options: Vec::new(),
                thoughts: Thoughts::Plain("it plays at random"),
                make: |_, _| Ok(Box::new(Random { rng: fast(0) })),
            },
            PlayerKind {
                name: "careful",
                help: "tries every decision in sampled worlds, followed by random play",
                options: vec![worlds],
                thoughts: Thoughts::Plain("it looks at one move at a time"),
                make: |_, settings| Ok(Box::new(Careful::new(settings.whole("worlds") as u64))),
            },
            PlayerKind {
                name: "counting",
                help: "any legal move; counts the deals of the session",
                options: vec![
                    OptionSpec::whole("deals", (0, 1000), "0", "how many deals it has seen before")
                        .of_session()
                        .remote(),
                ],
                thoughts: Thoughts::Plain("it looks at one move at a time"),
                make: |_, settings| {
                    Ok(Box::new(Counting { deals: settings.whole("deals"), random: Random { rng: fast(0) } }))
                },
            },
            PlayerKind {
                name: "house",
                help: "careful with its defaults",
                options: Vec::new(),
                thoughts: Thoughts::Plain("it looks at one move at a time"),
                make: |_, _| Ok(Box::new(Careful::new(20))),
            },
        ]
    }

    fn opening(&self, _: &mut dyn Rng) -> Vec<Move> {
        Vec::new()
    }
}

/// Any legal move.
struct Random {
    rng: Fast,
}

impl Player<Toy> for Random {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &ToyView, _: &mut Thinking<'_, Move>) -> Decision<Move> {
        let legal = view.legal();
        Decision::plain(legal[below(&mut self.rng, legal.len() as u32) as usize])
    }
}

/// Any legal move, and a memory: how many deals of the session it has seen.
struct Counting {
    deals: i64,
    random: Random,
}

impl Player<Toy> for Counting {
    fn begin(&mut self, seed: u64) {
        self.random.begin(seed);
    }

    fn decide(&mut self, view: &ToyView, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        self.random.decide(view, thinking)
    }

    fn learned(&self, _: &ToyView) -> Options {
        Options::none().with("deals", self.deals + 1)
    }
}

/// Tries every decision in sampled worlds with random play after it; the best mean score wins.
struct Careful {
    worlds: u64,
    rng: Fast,
}

/// What a decision has brought so far.
struct Trial {
    mv: Move,
    total: i64,
    playouts: u64,
}

impl Careful {
    fn new(worlds: u64) -> Careful {
        Careful { worlds, rng: fast(0) }
    }

    /// Plays at random to the end; gives what the seat scored and how many moves it took.
    fn playout(&mut self, mut world: super::Position, own: Seat) -> (i64, u64) {
        let mut moves = 0;
        loop {
            if let Some(ending) = world.ending() {
                return (ending.scores[own].into(), moves);
            }
            let mv = world.random_move(&mut self.rng);
            world.play_unchecked(mv);
            moves += 1;
        }
    }
}

impl Player<Toy> for Careful {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &ToyView, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let own = view.turn().expect("a player is asked while the game runs");
        let start = thinking.clock.now();
        let mut trials: Vec<Trial> =
            view.legal().into_iter().map(|mv| Trial { mv, total: 0, playouts: 0 }).collect();
        let mut report = Report::default();
        'worlds: for _ in 0..self.worlds {
            let world = view.sample(&mut self.rng);
            report.worlds += 1;
            for trial in &mut trials {
                let spent = thinking.clock.now().saturating_sub(start);
                if thinking.stop.is_stopped() || reached(&thinking.limits, &report, spent) {
                    break 'worlds;
                }
                let (score, moves) = self.playout(world.after(trial.mv), own);
                trial.total += score;
                trial.playouts += 1;
                report.nodes += 1 + moves;
                report.iterations += 1;
            }
            report.candidates = candidates(&trials);
            (thinking.progress)(&report);
        }
        report.candidates = candidates(&trials);
        let mv = report.best().map_or(trials[0].mv, |best| best.mv);
        Decision { mv, report }
    }
}

fn reached(limits: &Limits, report: &Report<Move>, spent: Duration) -> bool {
    limits.nodes.is_some_and(|nodes| report.nodes >= nodes)
        || limits.iterations.is_some_and(|iterations| report.iterations >= iterations)
        || limits.ms.is_some_and(|ms| spent >= Duration::from_millis(ms))
}

/// What was tried at least once, the best mean first.
fn candidates(trials: &[Trial]) -> Vec<Candidate<Move>> {
    let mut tried: Vec<(f64, &Trial)> = trials
        .iter()
        .filter(|trial| trial.playouts > 0)
        .map(|trial| (trial.total as f64 / trial.playouts as f64, trial))
        .collect();
    tried.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let candidate = |(mean, trial): (f64, &Trial)| Candidate {
        visits: trial.playouts,
        ..Candidate::new(trial.mv, Worth::Points(mean))
    };
    tried.into_iter().map(candidate).collect()
}
