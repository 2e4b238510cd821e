//! The house player: alpha-beta with all that helps, at ten levels.

use game::random::{Fast, below, fast};
use game::{Decision, Limits, OpenView, OptionSpec, Player, Position, Report, Thinking, View};
use search::Root;
use search::tree::{AlphaBeta, AlphaBetaOptions, DepthUnit, Reductions, TableOptions};

use crate::book;
use crate::judgement::Judgement;
use crate::{Board, Move, Yinsh};

/// What the highest level looks at when nobody limits it: about a second's worth.
const FULL: u64 = 1_000_000;
/// About how many positions it looks at in a millisecond.
const IN_A_MILLISECOND: u64 = 1_000;

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Level {
    /// How many positions it looks at where the highest level looks at [`FULL`]; fewer in proportion where a limit
    /// leaves the highest level fewer. Longer limits make only the highest level stronger.
    nodes: u64,
    /// In how many of a hundred decisions its attention slips.
    slips: u32,
}

/// The levels, the weakest first. Each should take 60 to 80 % of the points from the one before; BENCHMARKS.md says what
/// was measured.
const LEVELS: [Level; 10] = [
    Level { nodes: 700, slips: 5 },
    Level { nodes: 1_150, slips: 3 },
    Level { nodes: 2_250, slips: 1 },
    Level { nodes: 4_100, slips: 0 },
    Level { nodes: 10_200, slips: 0 },
    Level { nodes: 24_000, slips: 0 },
    Level { nodes: 64_000, slips: 0 },
    Level { nodes: 160_000, slips: 0 },
    Level { nodes: 400_000, slips: 0 },
    Level { nodes: FULL, slips: 0 },
];

/// The house player.
pub(crate) struct House {
    level: Level,
    engine: AlphaBeta<Board, Judgement>,
    rng: Fast,
    /// Whether set-ups that it knows are not thought about again.
    by_heart: bool,
    /// On how many threads it thinks where time is the limit; `None` leaves it to who asks.
    threads: Option<usize>,
}

impl House {
    /// The options of the player.
    pub(crate) fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec::whole("level", (1, 10), "10", "how strong it plays: 10 is all it can").remote(),
            OptionSpec::choice(
                "book",
                &["no", "yes"],
                "no",
                "whether the highest level places rings by heart: at once, but no better than a long thought",
            )
            .remote(),
            OptionSpec::whole(
                "threads",
                (0, 64),
                "0",
                "on how many threads it thinks where time is the limit; 0: as many as it is given",
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
            threads: None,
        }
    }

    /// The same player without its book.
    pub(crate) fn without_book(self) -> House {
        House { by_heart: false, ..self }
    }

    /// The same player on so many threads; with 0 on as many as it is given.
    pub(crate) fn on_threads(self, threads: usize) -> House {
        House { threads: (threads > 0).then_some(threads), ..self }
    }

    /// The limits of the caller together with those of the level, whichever come first. On the highest level
    /// the caller's limits stand alone, if they limit this search at all.
    fn limits(&self, asked: Limits) -> Limits {
        let in_time = Limits { ms: asked.ms.map(thinking_time), ..asked };
        let unlimited = asked.depth.is_none() && asked.nodes.is_none() && asked.ms.is_none();
        if self.level.nodes == FULL && !unlimited {
            return in_time;
        }
        let by_time = asked.ms.map_or(FULL, |ms| ms.saturating_mul(IN_A_MILLISECOND));
        let highest = asked.nodes.unwrap_or(FULL).min(by_time).min(FULL);
        in_time.and(Limits::nodes((self.level.nodes * highest / FULL).max(1)))
    }

    /// The thinking of the caller, under the limits and on the threads of this player.
    fn own<'a>(&self, thinking: &'a mut Thinking<'_, Move>) -> Thinking<'a, Move> {
        let limits = self.limits(thinking.limits);
        let threads = self.threads.unwrap_or(thinking.threads);
        Thinking { threads, ..thinking.within(limits) }
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
            && let Some(mv) = book::house().moves(view.position()).first().copied()
        {
            return Decision::plain(mv);
        }
        let mut own = self.own(thinking);
        let report = self.engine.search(&Root::of_view(view), &mut own);
        let first = || view.legal().first().copied();
        let mv = report.best().map(|best| best.mv).or_else(first);
        Decision { mv: mv.expect("a player is asked only while the game goes on"), report }
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.engine.memory(&self.limits(*limits), self.threads.unwrap_or(threads))
    }

    fn assess(&mut self, view: &OpenView<Yinsh>, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        let mut own = self.own(thinking);
        self.engine.assess(&Root::of_view(view), &mut own)
    }
}

/// How long to think of the milliseconds given: the answer has to be there when they are over.
fn thinking_time(ms: u64) -> u64 {
    ms.saturating_sub(2 + ms / 50).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Line, Seat, Viewer, Worth, think_alone};

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

    /// What the house thinks a position is worth to the side to move.
    fn worth(position: &str, nodes: u64) -> (String, Worth) {
        let mut house = House::new(10);
        house.begin(1);
        let line = Yinsh::default().parse_position(position).unwrap();
        let view = OpenView::at(line, Viewer::All);
        let decision = think_alone(Limits::nodes(nodes), |thinking| house.decide(&view, thinking));
        (decision.mv.to_string(), decision.report.best().unwrap().worth)
    }

    #[test]
    fn with_two_rings_each_the_end_is_seen_from_afar() {
        // Positions of games against itself. The loser has many moves each time; none of them helps.
        let five_turns = "wwbw/1bBb3/wwwbbW1w/3b1w3/5www2/3Wbbb2/4B1W3/4wbwbb/5Bb1/5ww/3b b move 2-2";
        assert_eq!(worth(five_turns, 10_000), ("b3-d3".into(), Worth::Win(9)));
        let six_turns = "wbww/4W1b/4wwbb/5Wwbb/6Bww1/2b1B1B2/4bW4/5bb2/4b3/7/4 b move 2-2";
        assert_eq!(worth(six_turns, 60_000), ("e7-e10".into(), Worth::Win(11)));
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
    fn a_long_limit_makes_only_the_highest_level_stronger() {
        let of = |level: usize, limits: Limits| House::new(level).limits(limits);
        assert_eq!(of(10, Limits::NONE).nodes, Some(FULL));
        assert_eq!(of(10, Limits::nodes(5)).nodes, Some(5));
        assert_eq!(of(10, Limits { ms: Some(60_000), ..Limits::NONE }).nodes, None);
        for level in 1..10 {
            let own = of(level, Limits::NONE).nodes;
            assert_eq!(of(level, Limits { ms: Some(60_000), ..Limits::NONE }).nodes, own);
            let tenth = of(level, Limits::nodes(FULL / 10)).nodes;
            assert_eq!(tenth, own.map(|nodes| nodes / 10), "{level}");
            assert!(of(level + 1, Limits::NONE).nodes > own, "{level}");
            assert!(of(level, Limits::nodes(1)).nodes.is_some_and(|nodes| nodes >= 1));
        }
    }

    #[test]
    fn the_answer_is_there_when_the_time_is_over() {
        assert_eq!([1, 3, 10, 100, 1000, 60_000].map(thinking_time), [1, 1, 8, 96, 978, 58_798]);
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
