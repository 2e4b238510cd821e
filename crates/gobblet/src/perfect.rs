//! The perfect player of the 3x3 board.
//!
//! It knows what every move is worth: from a table of the solved game ([`solve::Tablebase`](crate::solve::Tablebase)), or,
//! where there is no table, from the book that comes with the program and a search to the end of every line. With
//! the book it is perfect from the empty board; elsewhere as far as the search gets within its limits.
//!
//! Only the game with two pieces of each size is solved. With three the player is refused, and the house searches.
//!
//! Below the highest level it errs on purpose, as every player of the house does ([`search::house`]): the worse a move,
//! the less likely it is chosen.

use game::random::{Fast, below, fast};
use game::{
    Candidate, Limits, OptionError, OptionSpec, Player, PlayerKind, Position, Report, SearchTree, Settings,
    Thinking, Thoughts, TreeExtent, Worth,
};
use search::house::{House, Level, Levels, Mind, Scale};
use search::solve::{FullDepth, SolveOptions};
use search::tree::AlphaBeta;
use search::{Meter, Root};

use crate::judgement::Judgement;
use crate::players::View;
use crate::solve::{self, Book, MOST_SOLVED, Oracle, Outcome, Tablebase};
use crate::solved::on_this_board;
use crate::{Board, Gobblet, Move, Rules, house};

/// How far it searches without a table when nobody sets a limit.
const USUAL: Limits = Limits::nodes(2_000_000);

/// A level below the highest: without a table it only glances at the moves, for it need not know everything to err.
const fn erring(temperature: f64) -> Level {
    Level { effort: Limits::nodes(30_000), temperature }
}

/// The levels, the weakest first. The last never errs.
static LEVELS: Levels = Levels::new([
    erring(140.0),
    erring(76.0),
    erring(49.0),
    erring(35.0),
    erring(27.0),
    erring(21.0),
    erring(16.0),
    erring(11.0),
    erring(7.0),
    Level { effort: USUAL, temperature: 0.0 },
]);

/// A clear advantage is worth 1, a game that is decided far away 20.
const SCALE: Scale = Scale { unit: 100.0, decided: 20.0 };

/// The player as the catalog offers it; nothing on a board that is not solved.
pub(crate) fn kind<const N: usize>() -> Option<PlayerKind<Gobblet<N>>> {
    (N == 3).then(|| PlayerKind {
        name: "perfect",
        help: "knows the value of every position: from a table if there is one (kavarna solve), else from a book and search",
        options: vec![
            OptionSpec::whole("level", (1, 10), "10", "how strong it plays: 10 never errs").remote(),
            OptionSpec::text(
                "table",
                "a file that kavarna solve has written, usual or none",
                "usual",
                "where the table is; usual: in the folder KAVARNA_TABLES or the user's cache folder, if it is there",
            ),
        ],
        thoughts: Thoughts::Tree("what the table or the book knows of each move and of the answers to it, else what alpha-beta says"),
        make: |game: &Gobblet<N>, settings| {
            let perfect = Perfect::new(game.rules(), settings)?;
            let player: Box<dyn Player<Gobblet<3>>> =
                Box::new(House::new(perfect, &LEVELS, settings.whole("level") as usize));
            Ok(on_this_board(player).expect("it is offered on this board only"))
        },
    })
}

/// The highest level of the house: perfect where that is known.
pub(crate) fn house<const N: usize>(
    game: &Gobblet<N>,
    settings: &Settings<'_>,
) -> Option<Box<dyn Player<Gobblet<N>>>> {
    if N != 3 || !is_solved(game.rules()) || settings.whole("level") < Levels::COUNT as i64 {
        return None;
    }
    let perfect = Perfect { same_everywhere: true, ..Perfect::usual(game.rules()) };
    let player: Box<dyn Player<Gobblet<3>>> = Box::new(House::new(perfect, &LEVELS, Levels::COUNT));
    on_this_board(player)
}

/// Whether the game by these rules has few enough pieces to be known exactly.
fn is_solved(rules: &Rules) -> bool {
    usize::from(rules.pieces) <= MOST_SOLVED
}

/// What the perfect player thinks with.
pub(crate) struct Perfect {
    /// Whether the table is left alone unless the limit is one of time. A limit in nodes promises the same game on
    /// every machine, and not every machine has the table.
    same_everywhere: bool,
    table: Option<std::sync::Arc<Tablebase>>,
    book: Option<&'static Book>,
    solver: FullDepth<Board<3>, Judgement>,
    engine: AlphaBeta<Board<3>, Judgement>,
    rng: Fast,
}

impl Perfect {
    fn new(rules: &Rules, settings: &Settings<'_>) -> Result<Perfect, OptionError> {
        if !is_solved(rules) {
            return Err(OptionError::Value {
                name: "pieces".to_owned(),
                expected: format!("{MOST_SOLVED}, for the perfect player knows no other game"),
                got: rules.pieces.to_string(),
            });
        }
        let mut player = Perfect::usual(rules);
        match settings.text("table") {
            "usual" => {}
            "none" => player.forget_table(),
            path => player.open(path, rules).map_err(|why| OptionError::Value {
                name: "table".to_owned(),
                expected: format!("a table of gobblet3 ({why})"),
                got: path.to_owned(),
            })?,
        }
        Ok(player)
    }

    /// With the table if there is one in the usual place.
    pub(crate) fn usual(rules: &Rules) -> Perfect {
        Perfect {
            same_everywhere: false,
            table: solve::find(rules),
            book: Book::shipped(rules),
            solver: FullDepth::new(Judgement::usual::<3>(), SolveOptions::default()),
            engine: AlphaBeta::new(Judgement::usual::<3>(), house::search()),
            rng: fast(0),
        }
    }

    fn open(&mut self, path: &str, rules: &Rules) -> Result<(), String> {
        let table = solve::open(path.as_ref(), rules).map_err(|error| error.to_string())?;
        self.table = Some(table);
        Ok(())
    }

    fn forget_table(&mut self) {
        self.table = None;
    }

    /// What the table takes that it looks into. Players of the same rules share it, and each counts the whole.
    fn table_bytes(&self) -> u64 {
        self.table.as_ref().map_or(0, |table| table.memory())
    }

    /// Every move with its exact worth by the table. A damaged table serves as if there were none.
    fn looked_up(&self, board: &Board<3>) -> Option<Vec<(Move<3>, Outcome)>> {
        self.table.as_ref()?.moves(board).ok()
    }

    /// What the table says of every answer, and of the answers to it.
    fn told_by_table(&self, board: &Board<3>, extent: TreeExtent) -> SearchTree {
        if board.is_over() {
            return SearchTree::default();
        }
        let mut moves = self.looked_up(board).unwrap_or_default();
        moves.sort_by(|(_, one), (_, other)| worth(*other).rank().total_cmp(&worth(*one).rank()));
        extent.unfold(moves, |(mv, outcome), left| SearchTree {
            mv: Some(mv.to_string()),
            seat: board.turn(),
            worth: Some(worth(outcome)),
            ..self.told_by_table(&board.after(mv), left)
        })
    }

    /// Every move with what it is worth at this point of the game, where the table says it.
    fn known(&self, view: &View<3>, limits: Limits) -> Option<Vec<(Move<3>, Outcome)>> {
        if self.same_everywhere && limits.ms.is_none() {
            return None;
        }
        let moves = self.looked_up(view.position())?;
        let with_the_past = |(mv, outcome)| (mv, after_all(view, mv, outcome));
        Some(moves.into_iter().map(with_the_past).collect())
    }

    /// The moves as candidates, best first; those of which nothing was proved come with the worth that the
    /// search gave them.
    fn report(mut moves: Vec<(Move<3>, Worth)>, nodes: u64) -> Report<Move<3>> {
        moves.sort_by(|(_, one), (_, other)| other.rank().total_cmp(&one.rank()));
        let candidates = moves.into_iter().map(|(mv, worth)| Candidate::new(mv, worth)).collect();
        Report { candidates, nodes, ..Report::default() }
    }

    /// The best move without a table: by the book, by proof, or as well as it can be.
    fn by_search(&mut self, view: &View<3>, thinking: &mut Thinking<'_, Move<3>>) -> Report<Move<3>> {
        let board = view.position();
        if let Some((book, advice)) = self.book.and_then(|book| Some((book, book.advice(board)?))) {
            let mut report = Perfect::report(vec![(advice.mv, worth(advice.outcome))], 0);
            report.candidates[0].line = line_of(book, *board);
            return report;
        }
        let root = Root::of_view(view);
        let half = halved(thinking.limits);
        let proof = self.solver.solve(&root, &mut thinking.within(half));
        if let Ok(solution) = proof
            && let Some(&mv) = solution.line.first()
        {
            return Perfect::report(vec![(mv, solution.worth)], solution.nodes);
        }
        self.engine.search(&root, &mut thinking.within(half))
    }
}

/// What a move is worth if it ends the game by repetition or by the limit of moves: a draw, whatever could have
/// come after it.
fn after_all(view: &View<3>, mv: Move<3>, outcome: Outcome) -> Outcome {
    let next = view.position().after(mv);
    if next.is_over() {
        return outcome;
    }
    let rules = next.line_rules();
    let times = 1 + view.line().positions().iter().filter(|earlier| **earlier == next).count();
    let repeated = rules.repetition.is_some_and(|most| times >= usize::from(most));
    let plies = view.line().moves().len() + 1;
    let too_long = rules.move_limit.is_some_and(|most| plies >= most as usize);
    if repeated || too_long { Outcome::Draw } else { outcome }
}

fn worth(outcome: Outcome) -> Worth {
    match outcome {
        Outcome::Win(plies) => Worth::Win(plies.into()),
        Outcome::Draw => Worth::Draw,
        Outcome::Loss(plies) => Worth::Loss(plies.into()),
    }
}

/// Half of what may be spent; of the usual limit if nothing limits a search to the end.
fn halved(limits: Limits) -> Limits {
    let limits = if limits.nodes.is_none() && limits.ms.is_none() { USUAL } else { limits };
    let half = |limit: Option<u64>| limit.map(|all| (all / 2).max(1));
    Limits { nodes: half(limits.nodes), ms: half(limits.ms), depth: None, iterations: None }
}

impl Mind<Gobblet<3>> for Perfect {
    fn begin(&mut self, seed: u64) {
        self.solver.clear();
        self.engine.clear();
        self.rng = fast(seed);
    }

    fn think(&mut self, view: &View<3>, thinking: &mut Thinking<'_, Move<3>>) -> Report<Move<3>> {
        let Some(moves) = self.known(view, thinking.limits) else { return self.by_search(view, thinking) };
        let mut report = Perfect::report(moves.into_iter().map(|(mv, far)| (mv, worth(far))).collect(), 0);
        // Of several that are as good any, each with the same chance.
        let best = report.candidates.first().map(|best| best.worth);
        let equal = report.candidates.iter().take_while(|found| Some(found.worth) == best).count();
        if equal > 1 {
            report.candidates.swap(0, below(&mut self.rng, equal as u32) as usize);
        }
        report
    }

    fn assess(&mut self, view: &View<3>, thinking: &mut Thinking<'_, Move<3>>) -> Report<Move<3>> {
        if let Some(moves) = self.known(view, thinking.limits) {
            return Perfect::report(moves.into_iter().map(|(mv, far)| (mv, worth(far))).collect(), 0);
        }
        let root = Root::of_view(view);
        let half = halved(thinking.limits);
        match self.solver.solve_moves(&root, &mut thinking.within(half)) {
            Ok(report) => report,
            // Proofs for the near ends and a guess for the rest.
            Err(_) => self.engine.assess(&root, &mut thinking.within(half)),
        }
    }

    fn explain(
        &mut self,
        view: &View<3>,
        thinking: &mut Thinking<'_, Move<3>>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let by_table = self.known(view, thinking.limits).is_some();
        let report = self.assess(view, thinking);
        let root = Root::of_view(view);
        let mut meter = Meter::new(&thinking.within(halved(thinking.limits)), Limits::NONE);
        Some(SearchTree::of_report(&report, root.position.turn(), extent, |found, left| {
            if by_table {
                return self.told_by_table(&view.position().after(found.mv), left);
            }
            // What was proved has no depth: then it looks as far as is told, and a little further.
            let depth = if report.depth > 0 { report.depth } else { left.depth.min(4) as u32 + 2 };
            self.engine.tree_after(&root, found.mv, depth, left, &mut meter)
        }))
    }

    fn appeal(&self, _: &View<3>, candidate: &Candidate<Move<3>>) -> f64 {
        SCALE.appeal(candidate.worth)
    }

    fn heeds(&self, asked: Limits) -> Limits {
        Limits { depth: None, iterations: None, ..asked }
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.table_bytes() + self.solver.memory(limits) + self.engine.memory(limits, threads)
    }
}

/// The course of the game when both sides follow the book, as far as it goes.
fn line_of(book: &Book, mut board: Board<3>) -> Vec<Move<3>> {
    let mut line = Vec::new();
    while !board.is_over() {
        // The book leaves out what is won on the spot.
        let advised = book.advice(&board).map(|advice| advice.mv);
        let Some(mv) = advised.or_else(|| board.winning_move()) else { break };
        line.push(mv);
        board.play_unchecked(mv);
    }
    line
}
