//! The house player: alpha-beta with all that helps, at ten levels.

use game::random::{Fast, below, fast};
use game::{Decision, Limits, OptionSpec, Player, Position, Report, Thinking};
use search::Root;
use search::tree::{AlphaBeta, AlphaBetaOptions};

use crate::judgement::Judgement;
use crate::players::{View, decision, within};
use crate::{Board, Gobblet, Move};

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Level {
    /// How many moves it looks ahead.
    depth: u32,
    /// How many positions it looks at.
    nodes: u64,
    /// In how many of a hundred decisions its attention slips.
    slips: u32,
}

/// The levels, the weakest first.
const LEVELS: [Level; 10] = [
    Level { depth: 1, nodes: 1_000, slips: 60 },
    Level { depth: 1, nodes: 1_000, slips: 35 },
    Level { depth: 2, nodes: 5_000, slips: 30 },
    Level { depth: 2, nodes: 5_000, slips: 15 },
    Level { depth: 3, nodes: 20_000, slips: 15 },
    Level { depth: 3, nodes: 50_000, slips: 7 },
    Level { depth: 4, nodes: 100_000, slips: 4 },
    Level { depth: 5, nodes: 250_000, slips: 2 },
    Level { depth: 7, nodes: 500_000, slips: 0 },
    Level { depth: AlphaBetaOptions::DEEPEST, nodes: 1_000_000, slips: 0 },
];

/// The house player.
pub(crate) struct House<const N: usize> {
    level: Level,
    engine: AlphaBeta<Board<N>, Judgement>,
    rng: Fast,
}

impl<const N: usize> House<N> {
    /// The options of the player.
    pub(crate) fn options() -> Vec<OptionSpec> {
        vec![OptionSpec::whole("level", (1, 10), "10", "how strong it plays: 10 is all it can")]
    }

    /// A player of a level from 1 to 10.
    pub(crate) fn new(level: usize) -> House<N> {
        let options = AlphaBetaOptions { quiescence: 0, ..AlphaBetaOptions::strong() };
        House {
            level: LEVELS[level.clamp(1, LEVELS.len()) - 1],
            engine: AlphaBeta::new(Judgement::usual::<N>(), options),
            rng: fast(0),
        }
    }

    /// The limits of the caller together with those of the level, whichever come first. On the highest level
    /// the caller's limits stand alone, if they limit this search at all.
    fn limits(&self, asked: Limits) -> Limits {
        let own = Limits { depth: Some(self.level.depth), nodes: Some(self.level.nodes), ..Limits::NONE };
        let unlimited = asked.depth.is_none() && asked.nodes.is_none() && asked.ms.is_none();
        if self.level == LEVELS[LEVELS.len() - 1] && !unlimited { asked } else { asked.and(own) }
    }

    /// A move played without attention: any that does not lose at once.
    fn slip(&mut self, board: &Board<N>) -> Move<N> {
        let all = board.legal();
        let safe = |mv: &Move<N>| {
            let next = board.after(*mv);
            match next.ending() {
                Some(ending) => ending.scores[board.mover()] >= 0,
                None => next.winning_move().is_none(),
            }
        };
        let careful: Vec<Move<N>> = all.iter().copied().filter(safe).collect();
        let moves = if careful.is_empty() { all.as_slice() } else { careful.as_slice() };
        moves[below(&mut self.rng, moves.len() as u32) as usize]
    }
}

impl<const N: usize> Player<Gobblet<N>> for House<N> {
    fn begin(&mut self, seed: u64) {
        self.engine.clear();
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Decision<Move<N>> {
        if below(&mut self.rng, 100) < self.level.slips {
            return Decision::plain(self.slip(view.position()));
        }
        let limits = self.limits(thinking.limits);
        decision(view, self.engine.search(&Root::of_view(view), &mut within(thinking, limits)))
    }

    fn assess(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Report<Move<N>> {
        let limits = self.limits(thinking.limits);
        self.engine.assess(&Root::of_view(view), &mut within(thinking, limits))
    }
}
