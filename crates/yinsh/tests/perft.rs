//! The leaves of the decision tree, compared with published counts.

mod common;

use common::line;
use game::perft;

#[test]
fn the_decision_tree_has_the_published_number_of_leaves() {
    let text = include_str!("perft.txt");
    let lines = || text.lines().filter(|line| !line.starts_with('#'));
    let moves: Vec<&str> = lines().find(|line| !line.contains(':')).unwrap().split(' ').collect();
    assert_eq!(moves.len(), 25);
    let mut compared = 0;
    for (decisions, counts) in lines().filter_map(|line| line.split_once(':')) {
        let line = line("", &moves[..decisions.parse().unwrap()].join(" "));
        for (above, count) in counts.split_whitespace().enumerate() {
            let depth = above + 1;
            let leaves = perft(line.position(), depth as u32);
            assert_eq!(leaves.to_string(), count, "after {decisions} decisions, depth {depth}");
            compared += 1;
        }
    }
    assert_eq!(compared, 11);
}
