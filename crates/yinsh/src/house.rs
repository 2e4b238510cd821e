//! The house player: alpha-beta with all that helps, at ten levels.

use game::random::{Fast, below, fast};
use game::{Decision, Limits, OpenView, OptionSpec, Player, Position, Report, Thinking, View};
use search::Root;
use search::tree::{AlphaBeta, AlphaBetaOptions, DepthUnit, Reductions, TableOptions};

use crate::book::Book;
use crate::judgement::Judgement;
use crate::{Board, Move, Yinsh};

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Level {
    /// How many positions it looks at.
    nodes: u64,
    /// In how many of a hundred decisions its attention slips.
    slips: u32,
}

/// The levels, the weakest first. In matches of 80 games from random openings each won against the one before:
/// level 2 66 %, 3 65 %, 4 78 %, 5 69 %, 6 79 %. From there on each looks at a little more than twice as many
/// positions as the one before.
const LEVELS: [Level; 10] = [
    Level { nodes: 500, slips: 2 },
    Level { nodes: 850, slips: 0 },
    Level { nodes: 1_500, slips: 0 },
    Level { nodes: 2_700, slips: 0 },
    Level { nodes: 5_000, slips: 0 },
    Level { nodes: 10_000, slips: 0 },
    Level { nodes: 22_000, slips: 0 },
    Level { nodes: 50_000, slips: 0 },
    Level { nodes: 120_000, slips: 0 },
    Level { nodes: 300_000, slips: 0 },
];

/// The house player.
pub(crate) struct House {
    level: Level,
    engine: AlphaBeta<Board, Judgement>,
    rng: Fast,
    /// Whether set-ups that it knows are not thought about again.
    by_heart: bool,
}

impl House {
    /// The options of the player.
    pub(crate) fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec::whole("level", (1, 10), "10", "how strong it plays: 10 is all it can"),
            OptionSpec::choice(
                "book",
                &["no", "yes"],
                "no",
                "whether the highest level places rings by heart: at once, but no better than a long thought",
            ),
        ]
    }

    /// How the house searches, at every level.
    pub(crate) fn search() -> AlphaBetaOptions {
        let strong = AlphaBetaOptions::strong();
        AlphaBetaOptions {
            depth_unit: DepthUnit::Turns,
            quiescence: 9,
            settle: 9,
            reductions: Some(Reductions { spared: 4, from_depth: 2, base: 0.5, divisor: 2.0 }),
            margin: 60,
            null_move: 2,
            late_moves: 8,
            aspiration: 30,
            table: strong.table.map(|table| TableOptions { entries: 1 << 21, ..table }),
            elimination: false,
            ..strong
        }
    }

    /// A player of a level from 1 to 10. The highest places rings by heart where it can.
    pub(crate) fn new(level: usize) -> House {
        let options = House::search();
        House {
            level: LEVELS[level.clamp(1, LEVELS.len()) - 1],
            engine: AlphaBeta::new(Judgement::usual(), options),
            rng: fast(0),
            by_heart: level >= LEVELS.len(),
        }
    }

    /// The same player without its book.
    pub(crate) fn without_book(self) -> House {
        House { by_heart: false, ..self }
    }

    /// The limits of the caller together with those of the level, whichever come first. On the highest level
    /// the caller's limits stand alone, if they limit this search at all.
    fn limits(&self, asked: Limits) -> Limits {
        let own = Limits::nodes(self.level.nodes);
        let unlimited = asked.depth.is_none() && asked.nodes.is_none() && asked.ms.is_none();
        if self.level == LEVELS[LEVELS.len() - 1] && !unlimited { asked } else { asked.and(own) }
    }
}

impl Player<Yinsh> for House {
    fn begin(&mut self, seed: u64) {
        self.engine.clear();
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &OpenView<Yinsh>, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        if below(&mut self.rng, 100) < self.level.slips {
            return Decision::plain(view.position().random_move(&mut self.rng));
        }
        if self.by_heart
            && let Some(mv) = Book::house().find(view.position())
        {
            return Decision::plain(mv);
        }
        let limits = self.limits(thinking.limits);
        let report = self.engine.search(&Root::of_view(view), &mut within(thinking, limits));
        let first = || view.legal().first().copied();
        let mv = report.best().map(|best| best.mv).or_else(first);
        Decision { mv: mv.expect("a player is asked only while the game goes on"), report }
    }

    fn assess(&mut self, view: &OpenView<Yinsh>, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        let limits = self.limits(thinking.limits);
        self.engine.assess(&Root::of_view(view), &mut within(thinking, limits))
    }
}

/// The same thinking under other limits.
pub(crate) fn within<'a>(thinking: &'a mut Thinking<'_, Move>, limits: Limits) -> Thinking<'a, Move> {
    Thinking {
        limits,
        stop: thinking.stop,
        clock: thinking.clock,
        threads: thinking.threads,
        progress: &mut *thinking.progress,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Line, Seat, Viewer, think_alone};

    fn decides(house: &mut House, line: &Line<Yinsh>, limits: Limits) -> Move {
        let view = OpenView::at(line.clone(), Viewer::All);
        think_alone(limits, |thinking| house.decide(&view, thinking)).mv
    }

    fn plays(position: &str) -> String {
        let mut house = House::new(10);
        house.begin(1);
        let line = Yinsh::default().parse_position(position).unwrap();
        decides(&mut house, &line, Limits::nodes(20_000)).to_string()
    }

    #[test]
    fn the_winning_row_is_completed() {
        // Moving the ring away from e7 leaves five in a row; any move off the line will do.
        let mv = plays("4/7/8/9/2wwwwW3/9/10/9/7B/B4B1/WW2 w move 2-2");
        assert!(mv.starts_with("e7-") && !mv.starts_with("e7-e"), "{mv}");
    }

    #[test]
    fn the_opponents_winning_row_is_prevented() {
        // Black would win by moving from e7. White can only turn markers over or stand in the way.
        let position = "4/7/8/4W4/2bbbbB3/9/10/9/7B/B6/WW2 w move 2-2";
        let game = Yinsh::default();
        let line = game.parse_position(position).unwrap();
        let mut house = House::new(10);
        house.begin(1);
        let mv = decides(&mut house, &line, Limits::nodes(20_000));
        let after = line.position().after(mv);
        let threat = |reply: Move| {
            let next = after.after(reply);
            next.asked() == crate::Asked::Row && next.decider() == Seat::new(1)
        };
        assert!(!after.legal().iter().any(|reply| threat(*reply)), "{mv} lets Black win");
    }

    #[test]
    fn the_same_seed_and_nodes_give_the_same_game() {
        let game = || {
            let mut house = House::new(5);
            house.begin(3);
            let mut line = Line::new(Yinsh::default(), ());
            for _ in 0..24 {
                let mv = decides(&mut house, &line, Limits::NONE);
                line.play(mv).unwrap();
            }
            line.game().moves_text(line.moves())
        };
        assert_eq!(game(), game());
    }

    #[test]
    fn a_high_level_beats_a_low_one() {
        for strong in [Seat::new(0), Seat::new(1)] {
            let mut players = [House::new(4), House::new(1)];
            players[0].begin(5);
            players[1].begin(6);
            let mut line = Line::new(Yinsh::default(), ());
            while let Some(turn) = line.turn() {
                let mv = decides(&mut players[usize::from(turn != strong)], &line, Limits::NONE);
                line.play(mv).unwrap();
            }
            assert_eq!(line.ending().unwrap().scores[strong], 1);
        }
    }
}
