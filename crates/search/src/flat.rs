//! Flat Monte Carlo: random games after each move, no tree.

use game::random::Fast;
use game::{Candidate, Limits, MoveList, Position, Report, Thinking, Worth};

use crate::playout::{Course, random_game};
use crate::{Meter, Reward, Root};

/// The options of [`flat_monte`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FlatMonteOptions {
    /// Random games after each move.
    pub playouts: u32,
    /// What the end of a game is worth. The sources count wins only.
    pub reward: Reward,
    /// A random game that lasts longer counts as drawn.
    pub max_playout: u32,
}

impl Default for FlatMonteOptions {
    fn default() -> FlatMonteOptions {
        FlatMonteOptions { playouts: 750, reward: Reward::Win { draw: 0.0 }, max_playout: 2000 }
    }
}

/// Plays random games after every legal move and takes the move with the best share of wins.
///
/// **What it is.** The simplest Monte Carlo player: statistics without thought.
/// **When to use it.** As a yardstick, and where nothing is known about a game. **What it costs.** Moves
/// times playouts. **What it does not handle.** It believes that everybody plays at random after the first
/// move, however long it thinks.
///
/// ```
/// use game::{Limits, random::fast, think_alone};
/// use search::{FlatMonteOptions, Root, example::TicTacToe, flat_monte};
///
/// let root = Root::new(TicTacToe::after("a1 b1 a2 b2"));
/// let report = think_alone(Limits::NONE, |thinking| {
///     flat_monte(&root, &FlatMonteOptions::default(), &mut fast(1), thinking)
/// });
/// assert_eq!(report.best().unwrap().mv.to_string(), "a3", "three in a row");
/// ```
///
/// The limits of `thinking` hold beside the number of playouts, whichever comes first; a progress report
/// comes after each round that has doubled the number of games.
pub fn flat_monte<P: Position>(
    root: &Root<P>,
    options: &FlatMonteOptions,
    rng: &mut Fast,
    thinking: &mut Thinking<'_, P::Move>,
) -> Report<P::Move> {
    let Some(me) = root.position.turn() else { return Report::default() };
    let mut meter = Meter::new(thinking, Limits::NONE);
    let course = Course { rules: root.position.line_rules(), most: options.max_playout };
    let mut tried: Vec<(P::Move, f64, u64)> = root.position.legal().iter().map(|mv| (mv, 0.0, 0)).collect();
    'rounds: for round in 0..options.playouts {
        for (mv, reward, games) in &mut tried {
            if !(meter.iteration() && meter.node()) {
                break 'rounds;
            }
            let mut position = root.position.after(*mv);
            let plies = root.plies + 1;
            let scores = match position.ending() {
                Some(ending) => ending.scores,
                None => match random_game(&mut position, plies, course, rng, &mut meter) {
                    Some(scores) => scores,
                    None => break 'rounds,
                },
            };
            *reward += options.reward.of(&scores)[me.index()];
            *games += 1;
        }
        if (round + 1).is_power_of_two() && round > 8 {
            (thinking.progress)(&report(&tried, &meter));
        }
    }
    report(&tried, &meter)
}

fn report<M: Copy>(tried: &[(M, f64, u64)], meter: &Meter<'_>) -> Report<M> {
    let share = |reward: f64, games: u64| if games == 0 { 0.0 } else { reward / games as f64 };
    let mut candidates: Vec<Candidate<M>> = tried
        .iter()
        .map(|(mv, reward, games)| Candidate {
            visits: *games,
            ..Candidate::new(*mv, Worth::Chance(share(*reward, *games)))
        })
        .collect();
    candidates.sort_by(|a, b| b.worth.rank().total_cmp(&a.worth.rank()));
    Report { candidates, nodes: meter.nodes(), iterations: meter.iterations(), ..Report::default() }
}
