//! The published minimax players.

use game::random::{Fast, fast};
use game::{
    Decision, Limits, OpenView, OptionError, OptionSpec, Player, Position, SearchTree, Settings, Thinking,
    TreeExtent, View,
};
use search::Root;
use search::tree::{AlphaBeta, AlphaBetaOptions};

use super::branch::{AsPublished, Branch};
use super::debray::Weights;
use super::evaluation::{Evaluation, Kind, Ladder};
use super::placing::Placing;
use super::taking;
use crate::{Asked, Board, Move, Yinsh};

/// How deep a player looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Depth {
    Fixed(u32),
    /// The deeper, the fewer moves there are.
    ByMoves,
}

impl Depth {
    fn at(self, board: &Board) -> u32 {
        match self {
            Depth::Fixed(depth) => depth,
            Depth::ByMoves => match board.count_legal() {
                ..15 => 6,
                15..60 => 5,
                _ => 4,
            },
        }
    }
}

/// Alpha-beta to a fixed depth with a published evaluation.
pub(crate) struct Minimax {
    evaluation: Evaluation,
    depth: Depth,
    placing: Placing,
    engine: AlphaBeta<Branch, AsPublished>,
    rng: Fast,
}

impl Minimax {
    /// `markers`: counts markers.
    pub(crate) fn markers(settings: &Settings<'_>) -> Result<Minimax, OptionError> {
        Minimax::new(Kind::Markers, settings)
    }

    /// `rows`: values runs of markers.
    pub(crate) fn rows(settings: &Settings<'_>) -> Result<Minimax, OptionError> {
        Minimax::new(Kind::Rows, settings)
    }

    /// `greedy`: values runs, and takes every row.
    pub(crate) fn greedy(settings: &Settings<'_>) -> Result<Minimax, OptionError> {
        Minimax::new(Kind::Greedy, settings)
    }

    /// `advanced`: values runs with rings in them, rows, wins and stable branches.
    pub(crate) fn advanced(settings: &Settings<'_>) -> Result<Minimax, OptionError> {
        let points = |name| settings.whole(name) as i32;
        Minimax::new(Kind::Advanced { own_row: points("own_row"), other_row: points("other_row") }, settings)
    }

    /// The options of `advanced`.
    pub(crate) fn advanced_options() -> Vec<OptionSpec> {
        let mut options = Minimax::options("0", true);
        options.push(
            OptionSpec::whole(
                "own_row",
                (0, 10_000),
                "100",
                "what a row of its own adds; published: 100, 50",
            )
            .remote(),
        );
        options.push(
            OptionSpec::whole(
                "other_row",
                (0, 10_000),
                "50",
                "what a row of the opponent takes away; published: 50, 100",
            )
            .remote(),
        );
        options
    }

    /// `debray`: five terms with weights.
    pub(crate) fn debray(settings: &Settings<'_>) -> Result<Minimax, OptionError> {
        Minimax::new(Kind::Debray(Weights::from_settings(settings)), settings)
    }

    /// The options of `debray`.
    pub(crate) fn debray_options() -> Vec<OptionSpec> {
        Minimax::options("4", false).into_iter().chain(Weights::options()).collect()
    }

    /// The options, given the published depth; 0 where it depends on the number of moves.
    pub(crate) fn options(depth: &'static str, with_ladder: bool) -> Vec<OptionSpec> {
        let by_moves = depth == "0";
        let mut options = vec![
            OptionSpec::whole(
                "depth",
                (i64::from(!by_moves), 30),
                depth,
                if by_moves {
                    "how many moves it looks ahead; 0: 6 under 15 legal moves, 5 under 60, else 4"
                } else {
                    "how many moves it looks ahead"
                },
            )
            .remote_within((i64::from(!by_moves), 8)),
            OptionSpec::choice("setup", Placing::WORDS, "near", "how it places its rings").remote(),
            OptionSpec::choice(
                "sorting",
                &["yes", "no"],
                "yes",
                "whether moves are tried by their evaluation",
            )
            .remote(),
            OptionSpec::choice(
                "table",
                &["yes", "no"],
                "yes",
                "whether a position met again at the same depth is left out",
            )
            .remote(),
        ];
        if with_ladder {
            options.push(LADDER);
        }
        options
    }

    fn new(kind: Kind, settings: &Settings<'_>) -> Result<Minimax, OptionError> {
        let ladder = match kind {
            Kind::Markers | Kind::Debray(_) => Ladder::PUBLISHED,
            _ => Ladder::parse(settings.text(LADDER.name))
                .ok_or_else(|| LADDER.refuse(settings.text(LADDER.name)))?,
        };
        let depth = match settings.whole("depth") {
            0 => Depth::ByMoves,
            depth => Depth::Fixed(depth as u32),
        };
        let options = AlphaBetaOptions {
            deepening: false,
            ordering: settings.yes("sorting"),
            skip_met: settings.yes("table"),
            unfinished: true,
            ..AlphaBetaOptions::plain()
        };
        Ok(Minimax {
            evaluation: Evaluation { kind, ladder },
            depth,
            placing: Placing::ALL[settings.choice("setup")],
            engine: AlphaBeta::new(AsPublished, options),
            rng: fast(0),
        })
    }
}

/// The ladder of runs.
const LADDER: OptionSpec = OptionSpec::text(
    "ladder",
    "five numbers like 1/3/9/27/81",
    "1/3/9/27/81",
    "the worth of the first to the fifth marker of a run",
);

impl Player<Yinsh> for Minimax {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.engine.clear();
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        // It always sets a depth, so that the engine's own limit of nodes never holds.
        self.engine.memory(&limits.and(Limits::depth(AlphaBetaOptions::DEEPEST)), threads)
    }

    fn decide(&mut self, view: &OpenView<Yinsh>, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let board = view.position();
        match board.asked() {
            Asked::Place => Decision::plain(Move::Place(self.placing.choose(view, &mut self.rng))),
            Asked::Row | Asked::Ring => {
                let taken = taking::choose(board, self.evaluation);
                Decision::plain(taken.expect("there is always something to take where it is asked"))
            }
            Asked::Move | Asked::Nothing => {
                let root = Root::new(Branch::new(*board, self.evaluation));
                let limits = thinking.limits.and(Limits::depth(self.depth.at(board)));
                let report = self.engine.search(&root, &mut thinking.within(limits));
                let first = || view.legal().first().copied();
                let mv = report.best().map(|best| best.mv).or_else(first);
                Decision { mv: mv.expect("a player is asked only while the game goes on"), report }
            }
        }
    }

    /// The tree of a move of a ring; the other decisions are made without one.
    fn explain(
        &mut self,
        view: &OpenView<Yinsh>,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let board = view.position();
        let root = Root::new(Branch::new(*board, self.evaluation));
        let limits = thinking.limits.and(Limits::depth(self.depth.at(board)));
        let searched = board.asked() == Asked::Move;
        searched.then(|| self.engine.explain(&root, &mut thinking.within(limits), extent))
    }
}
