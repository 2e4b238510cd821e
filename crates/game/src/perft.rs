//! Counting the leaves of the decision tree: the fingerprint of a move generator.

use crate::{MoveList, Position};

/// How many sequences of exactly `depth` decisions there are. Repetition and limits of moves belong to
/// the line and do not count here; a game that ends earlier has no leaf at `depth`.
///
/// The last level is counted with [`Position::count_legal`], so a generator that can count is fast here.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ if position.is_over() => 0,
        1 => position.count_legal() as u64,
        _ => position.legal().iter().map(|mv| perft(&position.after(mv), depth - 1)).sum(),
    }
}
