//! What many worlds say of one move, put together for whoever wants to see it.

use game::{Measure, SearchTree, TreeExtent, TreeFigure, Worth};

/// What lies below a move that was valued world by world: worlds that say the same stand together, the most of them first, of
/// as many the better for the move. `answers` tells what comes next in the first world that says so.
///
/// ```
/// use game::{SearchTree, TreeExtent, Worth};
/// use search::worlds::verdicts;
///
/// let worths = [Worth::Points(2.0), Worth::Points(-1.0), Worth::Points(2.0)];
/// let told = verdicts(&worths, TreeExtent::default(), |first, _| {
///     SearchTree { more: first, ..SearchTree::default() }
/// });
/// let said: Vec<_> = told.children.iter().map(|group| (group.worth, group.figures[0].told("points"))).collect();
/// assert_eq!(said[0], (Some(Worth::Points(2.0)), "worlds 2".to_owned()));
/// assert_eq!(said[1], (Some(Worth::Points(-1.0)), "worlds 1".to_owned()));
/// assert_eq!(told.children[1].more, 1, "the second world was the first to say so");
/// ```
pub fn verdicts(
    worths: &[Worth],
    extent: TreeExtent,
    mut answers: impl FnMut(usize, TreeExtent) -> SearchTree,
) -> SearchTree {
    // Each worth with the first world that says it and how many do.
    let mut groups: Vec<(Worth, usize, u64)> = Vec::new();
    for (world, worth) in worths.iter().enumerate() {
        match groups.iter_mut().find(|(known, ..)| known == worth) {
            Some((.., count)) => *count += 1,
            None => groups.push((*worth, world, 1)),
        }
    }
    groups.sort_by(|(one, _, few), (other, _, many)| many.cmp(few).then(other.rank().total_cmp(&one.rank())));
    extent.unfold(groups, |(worth, first, count), left| SearchTree {
        worth: Some(worth),
        figures: vec![TreeFigure::count(Measure::Worlds, count)],
        ..answers(first, left)
    })
}
