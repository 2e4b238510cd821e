//! Games of the house against itself, from which it learns.

use std::sync::Arc;

use game::random::{below, deal_stream};
use game::{Limits, MoveList, Position, Rng, Seat, Worth, think_alone};
use search::Root;
use search::tree::AlphaBeta;

use super::sample::Sample;
use crate::evaluation::Weights;
use crate::house;
use crate::judgement::Judgement;
use crate::{Asked, Board, Move, Rules};

/// Wins and losses that a search has proved count as this much.
const PROVEN: i32 = 2_000;
/// The table of a search of a few hundred nodes: larger ones cost more to clear than they help.
const TABLE: usize = 1 << 13;

/// A searcher for games of few nodes a decision.
pub(super) fn engine(weights: &Arc<Weights>) -> AlphaBeta<Board, Judgement> {
    let mut options = house::search();
    if let Some(table) = &mut options.table {
        table.entries = TABLE;
    }
    AlphaBeta::new(Judgement::for_learning(weights.clone()), options)
}

/// Plays game number `index` and lists its positions. The set-up begins at random, more or less far, and now and
/// then one of the first ring moves is a random one; nothing before the last random move is listed.
pub(super) fn play(
    engine: &mut AlphaBeta<Board, Judgement>,
    seed: u64,
    index: u64,
    nodes: u64,
) -> Vec<Sample> {
    let mut rng = deal_stream(seed, index);
    engine.clear();
    let mut board = Board::empty(Rules::default());
    let placed_blindly = below(&mut rng, 2 * Rules::RINGS as u32 + 1) as usize;
    let mut ring_moves = 0;
    let mut seen: Vec<(Sample, Seat)> = Vec::new();
    while let Some(turn) = board.turn() {
        let blindly = match board.asked() {
            Asked::Place => board.all_rings().len() < placed_blindly,
            Asked::Move => ring_moves < 8 && below(&mut rng, 8) == 0,
            _ => false,
        };
        let mv = if blindly {
            seen.clear();
            random(&board, &mut rng)
        } else {
            let (mv, value) = decide(engine, &board, nodes);
            if matches!(board.asked(), Asked::Move | Asked::Place) && !completes_row(&board, mv) {
                seen.push((Sample { board, result: 0, value }, turn));
            }
            mv
        };
        ring_moves += usize::from(board.asked() == Asked::Move);
        board.play_unchecked(mv);
    }
    let scores = board.ending().map(|ending| ending.scores);
    let result = |seat: Seat| scores.map_or(0, |scores| scores[seat] as i8);
    seen.into_iter().map(|(sample, seat)| Sample { result: result(seat), ..sample }).collect()
}

fn random(board: &Board, rng: &mut impl Rng) -> Move {
    let moves = board.legal();
    moves.get(below(rng, MoveList::len(&moves) as u32) as usize)
}

fn completes_row(board: &Board, mv: Move) -> bool {
    let next = board.after(mv);
    next.asked() == Asked::Row && next.decider() == board.decider()
}

/// What a search of so many nodes plays, and what it thinks of the position.
pub(super) fn decide(engine: &mut AlphaBeta<Board, Judgement>, board: &Board, nodes: u64) -> (Move, i32) {
    let root = Root::new(*board);
    let report = think_alone(Limits::nodes(nodes), |thinking| engine.search(&root, thinking));
    let best = report.best().expect("the game goes on, so there is a move");
    let value = match best.worth {
        Worth::Win(_) => PROVEN,
        Worth::Loss(_) => -PROVEN,
        Worth::Eval(value) => (value as i32).clamp(-PROVEN, PROVEN),
        Worth::Draw | Worth::Chance(_) | Worth::Points(_) => 0,
    };
    (best.mv, value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_a_function_of_its_number() {
        let weights = Weights::learned();
        let once = play(&mut engine(&weights), 5, 3, 60);
        let mut other = engine(&weights);
        play(&mut other, 5, 2, 60);
        assert_eq!(play(&mut other, 5, 3, 60), once, "whatever was played before");
        assert!(once.len() > 10);
        assert!(once.iter().all(|sample| matches!(sample.board.asked(), Asked::Move | Asked::Place)));
        let [first, second] = [once[0], once[1]];
        assert_eq!(first.result, -second.result, "the sides take turns");
    }
}
