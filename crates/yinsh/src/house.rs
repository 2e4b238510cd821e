//! The house player: alpha-beta with all that helps, at ten levels.

use game::random::Fast;
use game::{
    Candidate, Limits, OpenView, OptionSpec, Player, Position, Report, SearchTree, Settings, Thinking,
    TreeExtent,
};
use search::Root;
use search::house::{self, Level, Levels, Mind, Scale};
use search::tree::{AlphaBeta, AlphaBetaOptions, DepthUnit, Reductions, TableOptions};

use crate::book;
use crate::judgement::Judgement;
use crate::{Asked, Board, Move, Yinsh};

/// The house player.
pub(crate) type House = house::House<Tree>;

/// What the highest level looks at when nobody limits it: about a second's worth.
const FULL: u64 = 1_000_000;
/// About how many positions it looks at in a millisecond.
const IN_A_MILLISECOND: u64 = 1_000;

/// So many positions, at a temperature in hundredths of a clear advantage.
const fn level(nodes: u64, temperature: f64) -> Level {
    Level { effort: Limits::nodes(nodes), temperature }
}

/// The levels, the weakest first. Each should take 60 to 80 % of the points from the one before; BENCHMARKS.md says what
/// was measured. Under a limit that leaves the highest level fewer positions the others look at fewer in proportion, and
/// longer limits make only the highest level stronger.
static LEVELS: Levels = Levels::in_proportion(
    [
        level(410, 0.0),
        level(880, 0.0),
        level(1_900, 0.0),
        level(4_100, 0.0),
        level(10_200, 0.0),
        level(24_000, 0.0),
        level(64_000, 0.0),
        level(160_000, 0.0),
        level(400_000, 0.0),
        level(FULL, 0.0),
    ],
    IN_A_MILLISECOND,
);

/// An evaluation of 100 is a clear advantage; a game that is decided far away is worth twenty of them.
const SCALE: Scale = Scale { unit: 1.0, decided: 2_000.0 };

/// The options of the player.
pub(crate) fn options() -> Vec<OptionSpec> {
    vec![
        house::level_option(),
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

/// How levels search that err on purpose: every move has to get a value, so they do not follow every exchange to its end.
fn glance() -> AlphaBetaOptions {
    AlphaBetaOptions { quiescence: 0, settle: 0, ..search() }
}

/// The player that these settings ask for.
pub(crate) fn from_settings(settings: &Settings<'_>) -> Box<dyn Player<Yinsh>> {
    let threads = settings.whole("threads") as usize;
    let level = settings.whole("level") as usize;
    let by_heart = settings.yes("book");
    let tree = Tree { by_heart, threads: (threads > 0).then_some(threads), ..Tree::of_level(level) };
    Box::new(House::new(tree, &LEVELS, level))
}

/// What it thinks with: a search, and set-ups of rings by heart.
pub(crate) struct Tree {
    engine: AlphaBeta<Board, Judgement>,
    /// Whether set-ups that it knows are not thought about again.
    by_heart: bool,
    /// On how many threads it thinks where time is the limit; `None` leaves it to who asks.
    threads: Option<usize>,
}

impl Tree {
    fn of_level(level: usize) -> Tree {
        let options = if LEVELS.level(level).temperature > 0.0 { glance() } else { search() };
        Tree { engine: AlphaBeta::new(Judgement::usual(), options), by_heart: true, threads: None }
    }

    /// The thinking of the caller on the threads of this player.
    fn own<'a>(&self, thinking: &'a mut Thinking<'_, Move>) -> Thinking<'a, Move> {
        let threads = self.threads.unwrap_or(thinking.threads);
        Thinking { threads, ..thinking.within(thinking.limits) }
    }
}

impl Mind<Yinsh> for Tree {
    fn begin(&mut self, _seed: u64) {
        self.engine.clear();
    }

    fn think(&mut self, view: &OpenView<Yinsh>, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        let mut own = self.own(thinking);
        self.engine.search(&Root::of_view(view), &mut own)
    }

    fn assess(&mut self, view: &OpenView<Yinsh>, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        let mut own = self.own(thinking);
        self.engine.assess(&Root::of_view(view), &mut own)
    }

    fn ponder(&mut self, view: &OpenView<Yinsh>, thinking: &mut Thinking<'_, Move>) {
        let mut own = self.own(thinking);
        self.engine.ponder(&Root::of_view(view), &mut own);
    }

    fn ponders(&self) -> bool {
        true
    }

    fn explain(
        &mut self,
        view: &OpenView<Yinsh>,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let mut own = self.own(thinking);
        Some(self.engine.explain(&Root::of_view(view), &mut own, extent))
    }

    fn appeal(&self, _: &OpenView<Yinsh>, candidate: &Candidate<Move>) -> f64 {
        SCALE.appeal(candidate.worth)
    }

    fn wins_at_once(&self, view: &OpenView<Yinsh>, _report: &Report<Move>) -> Option<Move> {
        winning_turns(view.position()).first().copied()
    }

    fn by_heart(&mut self, view: &OpenView<Yinsh>, _rng: &mut Fast) -> Option<Move> {
        self.by_heart.then(|| book::house().moves(view.position()).first().copied())?
    }

    fn heeds(&self, asked: Limits) -> Limits {
        Limits { iterations: None, ms: asked.ms.map(thinking_time), ..asked }
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.engine.memory(limits, self.threads.unwrap_or(threads))
    }
}

/// The moves of a ring with which a game is won in this turn: by the last row that it takes, or by the last marker.
fn winning_turns(board: &Board) -> Vec<Move> {
    let seat = board.decider();
    let last_row = board.taken(seat) + 1 >= board.rules().rings_to_win();
    let wins = |mv: &Move| {
        let next = board.after(*mv);
        let makes_row = next.asked() == Asked::Row && next.decider() == seat;
        (last_row && makes_row) || next.ending().is_some_and(|end| end.scores[seat] > 0)
    };
    let moves =
        if board.asked() == Asked::Move { board.legal() } else { <Board as Position>::Moves::default() };
    moves.into_iter().filter(wins).collect()
}

/// How long to think of the milliseconds given: the answer has to be there when they are over.
fn thinking_time(ms: u64) -> u64 {
    ms.saturating_sub(2 + ms / 50).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::random::fast;
    use game::{Game, Line, Seat, Viewer, Worth, think_alone};

    fn house(level: usize) -> House {
        House::new(Tree::of_level(level), &LEVELS, level)
    }

    fn decides(house: &mut House, line: &Line<Yinsh>, limits: Limits) -> Move {
        let view = OpenView::at(line.clone(), Viewer::All);
        think_alone(limits, |thinking| house.decide(&view, thinking)).mv
    }

    fn plays(position: &str) -> String {
        let mut house = house(10);
        Player::<Yinsh>::begin(&mut house, 1);
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
        let mut house = house(10);
        Player::<Yinsh>::begin(&mut house, 1);
        let mv = decides(&mut house, &line, Limits::nodes(20_000));
        let after = line.position().after(mv);
        let threat = |reply: Move| {
            let next = after.after(reply);
            next.asked() == Asked::Row && next.decider() == Seat::new(1)
        };
        assert!(!after.legal().iter().any(|reply| threat(*reply)), "{mv} lets Black win");
    }

    /// What the house thinks a position is worth to the side to move.
    fn worth(position: &str, nodes: u64) -> (String, Worth) {
        let mut house = house(10);
        Player::<Yinsh>::begin(&mut house, 1);
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
            let mut house = house(5);
            Player::<Yinsh>::begin(&mut house, 3);
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
        let of = |level: usize, limits: Limits| house(level).limits(limits);
        assert_eq!(of(10, Limits::NONE).nodes, Some(FULL));
        assert_eq!(of(10, Limits::nodes(5)).nodes, Some(5));
        assert_eq!(of(10, Limits { ms: Some(60_000), ..Limits::NONE }).nodes, None);
        for level in 1..10 {
            let own = of(level, Limits::NONE).nodes;
            assert_eq!(of(level, Limits { ms: Some(60_000), ..Limits::NONE }).nodes, own);
            let tenth = of(level, Limits::nodes(FULL / 10)).nodes;
            let errs = LEVELS.level(level).temperature > 0.0;
            assert_eq!(tenth, own.map(|nodes| if errs { nodes } else { nodes / 10 }), "{level}");
            assert!(of(level + 1, Limits::NONE).nodes > own, "{level}");
            assert!(of(level, Limits::nodes(1)).nodes.is_some_and(|nodes| nodes >= 1));
        }
    }

    #[test]
    fn from_level_three_on_no_winning_turn_is_missed() {
        let mut rng = fast(9);
        let mut found = 0;
        while found < 12 {
            let mut line = Line::new(Yinsh::default(), ());
            while line.turn().is_some() {
                let winning = winning_turns(line.position());
                if !winning.is_empty() {
                    found += 1;
                    for level in 3..=5 {
                        let mut house = house(level);
                        Player::<Yinsh>::begin(&mut house, found);
                        let view = OpenView::at(line.clone(), Viewer::All);
                        let decision = think_alone(Limits::NONE, |thinking| house.decide(&view, thinking));
                        // A longer way that is proven to win is none that was missed.
                        let proven =
                            matches!(decision.report.best().map(|best| best.worth), Some(Worth::Win(_)));
                        assert!(winning.contains(&decision.mv) || proven, "level {level}: {}", decision.mv);
                    }
                    break;
                }
                let mv = line.position().random_move(&mut rng);
                line.play(mv).unwrap();
            }
        }
    }

    #[test]
    fn the_answer_is_there_when_the_time_is_over() {
        assert_eq!([1, 3, 10, 100, 1000, 60_000].map(thinking_time), [1, 1, 8, 96, 978, 58_798]);
    }

    #[test]
    fn a_high_level_beats_a_low_one() {
        for strong in [Seat::new(0), Seat::new(1)] {
            let mut players = [house(4), house(1)];
            Player::<Yinsh>::begin(&mut players[0], 5);
            Player::<Yinsh>::begin(&mut players[1], 6);
            let mut line = Line::new(Yinsh::default(), ());
            while let Some(turn) = line.turn() {
                let mv = decides(&mut players[usize::from(turn != strong)], &line, Limits::NONE);
                line.play(mv).unwrap();
            }
            assert_eq!(line.ending().unwrap().scores[strong], 1);
        }
    }
}
