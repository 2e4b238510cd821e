//! What each enhancement does on a game that everybody knows: it saves nodes and keeps the value.

use game::{Limits, Position, Seat, Symmetric, think_alone};
use search::example::{Board, Cell, TicTacToe};
use search::tree::{AlphaBeta, AlphaBetaOptions, Trust};
use search::{Guide, Outlook, Root};

/// Knows the symmetries of the board, that the centre is worth having, and which moves win or are forced.
#[derive(Clone, Copy)]
struct Wise;

impl Guide<Board> for Wise {
    fn evaluate(&self, position: &Board, seat: Seat) -> i32 {
        let sign = |cell| position.owner(cell).map_or(0, |owner| if owner == seat { 1 } else { -1 });
        10 * sign(4) + [0, 2, 6, 8].map(sign).iter().sum::<i32>() * 3
    }
    fn order(&self, _position: &Board, mv: Cell) -> i32 {
        [2, 1, 2, 1, 3, 1, 2, 1, 2][mv.index() as usize]
    }
    fn noisy(&self, position: &Board, mv: Cell) -> bool {
        position.after(mv).is_over()
    }
    /// On the empty board a corner stands for all corners and an edge for all edges.
    fn skip(&self, position: &Board, mv: Cell) -> bool {
        position.marks() == 0 && ![0, 1, 4].contains(&mv.index())
    }
    fn outlook(&self, position: &Board) -> Outlook<Cell> {
        let Some(mover) = position.turn() else { return Outlook::Open };
        match completing(*position, mover) {
            Some(cell) => Outlook::Wins(cell),
            None if completing(*position, mover.other()).is_some() => Outlook::Pressed,
            None => Outlook::Open,
        }
    }
    /// One cell that must be taken, if there is one; with two the other is lost.
    fn answers(&self, position: &Board, moves: &mut <Board as Position>::Moves) {
        moves.extend(position.turn().and_then(|mover| completing(*position, mover.other())));
    }
    fn canonical_key(&self, position: &Board) -> u64 {
        position.canonical_key()
    }
}

/// A cell with which a seat completes a line.
fn completing(position: Board, seat: Seat) -> Option<Cell> {
    const LINES: [[u8; 3]; 8] =
        [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    LINES.iter().find_map(|line| {
        let gap = line.iter().find(|cell| position.owner(**cell).is_none())?;
        let own = line.iter().filter(|cell| position.owner(**cell) == Some(seat)).count();
        (own == 2).then(|| Cell::new(*gap))
    })
}

fn search(options: AlphaBetaOptions, root: &Root<Board>, depth: u32) -> (game::Worth, u64) {
    let mut engine = AlphaBeta::new(Wise, options);
    let report = think_alone(Limits::depth(depth), |thinking| engine.search(root, thinking));
    (report.best().expect("there is a move").worth, report.nodes)
}

#[test]
fn sound_enhancements_one_by_one_keep_every_value() {
    let default = AlphaBetaOptions::default();
    for (moves, deepest) in [("", 5), ("a1", 6), ("b2 a1", 7), ("a1 b2 c3", 6), ("a2 b2 c1", 6)] {
        let root = Root::new(TicTacToe::after(moves));
        for depth in 1..=deepest {
            let (value, _) = search(default, &root, depth);
            for (name, less) in default.one_less() {
                let (without, _) = search(less, &root, depth);
                assert_eq!(without, value, "without {name}, depth {depth} after {moves:?}");
            }
        }
    }
}

#[test]
fn together_they_save_most_of_the_work() {
    let root = Root::new(TicTacToe::start());
    let (value, all_lines) = search(AlphaBetaOptions::minimax(), &root, 9);
    let (pruned_value, pruned) =
        search(AlphaBetaOptions { deepening: false, ..AlphaBetaOptions::plain() }, &root, 9);
    let (enhanced_value, enhanced) = search(AlphaBetaOptions::default(), &root, 9);
    assert_eq!(all_lines, 549_945, "every position of the game tree but the root");
    assert_eq!((pruned_value, enhanced_value), (value, value));
    assert!(pruned * 20 < all_lines, "{pruned} nodes with pruning");
    assert!(enhanced * 5 < pruned, "{enhanced} nodes with everything, {pruned} with pruning alone");
}

#[test]
fn symmetry_is_worth_something() {
    let root = Root::new(TicTacToe::start());
    let default = AlphaBetaOptions { elimination: false, ..AlphaBetaOptions::default() };
    let without = default.one_less().into_iter().find(|(name, _)| *name == "symmetry").expect("it is on").1;
    assert!(search(default, &root, 9).1 * 2 < search(without, &root, 9).1);
}

#[test]
fn foresight_sees_wins_and_threats_without_trying_moves() {
    let default = AlphaBetaOptions::default();
    let without = default.one_less().into_iter().find(|(name, _)| *name == "foresight").expect("it is on").1;
    for (moves, deepest) in [("", 7), ("a1", 8), ("a1 b1 c1", 6), ("a1 a2 b1", 6), ("b2 a1 c3", 6)] {
        let root = Root::new(TicTacToe::after(moves));
        let (value, seeing) = search(default, &root, deepest);
        let (blind_value, blind) = search(without, &root, deepest);
        assert_eq!(value, blind_value, "after {moves:?}");
        assert!(seeing < blind, "after {moves:?}: {seeing} nodes with foresight, {blind} without");
    }
}

#[test]
fn deeper_entries_make_a_search_see_further() {
    let table = AlphaBetaOptions::default()
        .table
        .map(|table| search::tree::TableOptions { trust: Trust::AtLeastAsDeep, ..table });
    // With minimal windows the principal line would still be searched, so that it can be told whole.
    let options = AlphaBetaOptions { table, minimal_window: false, ..AlphaBetaOptions::default() };
    let mut engine = AlphaBeta::new(Wise, options);
    let root = Root::new(TicTacToe::after("a1 b1"));
    let deep = think_alone(Limits::depth(5), |thinking| engine.search(&root, thinking));
    let shallow = think_alone(Limits::depth(2), |thinking| engine.search(&root, thinking));
    assert!(matches!(deep.best().map(|best| best.worth), Some(game::Worth::Win(5))));
    assert_eq!(shallow.best().map(|best| best.worth), deep.best().map(|best| best.worth));
}
