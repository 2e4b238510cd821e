//! `kavarna explain`: what a player considers, the tree of its search, and what is refused.

use crate::common::{out, refusal};
use serde_json::Value;

/// A position of 4x4 that is won at once by completing the top rank.
const WON_4X4: &str = "x4x4x3./o4.../o4.../o3... x";

fn told(words: &[&str]) -> Value {
    serde_json::from_str(&out(words)).unwrap()
}

/// Every node of a tree with its depth.
fn walk(tree: &Value, depth: usize, see: &mut impl FnMut(&Value, usize)) {
    see(tree, depth);
    for child in tree["children"].as_array().unwrap() {
        walk(child, depth + 1, see);
    }
}

#[test]
fn every_tree_search_tells_its_tree() {
    for (game, player, counted) in [
        ("gobblet3", "uct:iterations=300", true),
        ("gobblet3", "mcts:iterations=300", true),
        ("gobblet3", "tree:depth=2", false),
        ("gobblet3", "tree", false),
        ("gobblet3", "alphabeta:depth=2", false),
        ("yinsh", "uct:iterations=200", true),
        ("briskula", "uct:iterations=300", true),
        ("briskula", "ismcts:iterations=300", true),
        ("marias", "ismcts:iterations=100", true),
        ("tarok", "ismcts:iterations=100", true),
    ] {
        let words = [
            "explain", game, "--seed", "3", "--player", player, "--tree", "--depth", "2", "--width", "3",
            "--json",
        ];
        let tree = &told(&words)["tree"];
        let (mut deepest, mut widest) = (0, 0);
        walk(tree, 0, &mut |node, depth| {
            deepest = deepest.max(depth);
            let children = node["children"].as_array().unwrap();
            widest = widest.max(children.len());
            assert_eq!(node["visits"].as_u64().unwrap() > 0, counted, "{game} {player}: {node}");
            let visits: Vec<u64> = children.iter().map(|child| child["visits"].as_u64().unwrap()).collect();
            assert!(visits.is_sorted_by(|one, two| one >= two), "{game} {player}: the most tried first");
            assert!(
                visits.iter().sum::<u64>() <= node["visits"].as_u64().unwrap() || !counted,
                "{game} {player}: {node}"
            );
        });
        assert!(deepest == 2 && widest <= 3 && widest > 0, "{game} {player}: {deepest} deep, {widest} wide");
    }
}

#[test]
fn what_a_search_measures_stands_beside_the_worth() {
    for (game, player, measured) in [
        ("gobblet3", "proof", "proof"),
        ("gobblet3", "bstar", "least"),
        ("yinsh", "conspiracy", "fall"),
        ("gobblet3", "trappy:depth=2", "trap"),
        ("briskula", "pimc", "worlds"),
        ("briskula", "pimc:inside=maxn", "scores"),
        ("briskula", "alphamu:m=1", "plans"),
        ("briskula", "planner", "likely"),
    ] {
        let mut words =
            vec!["explain", game, "--seed", "3", "--player", player, "--limit", "nodes=20000", "--tree"];
        let text = out(&words);
        assert!(
            text.contains(&format!("  {measured} ")) || text.contains(&format!("\n{measured} ")),
            "{text}"
        );
        words.push("--json");
        let mut found = 0;
        walk(&told(&words)["tree"], 0, &mut |node, _| {
            let figures = node["figures"].as_array().into_iter().flatten();
            found += figures.filter(|figure| figure["of"] == measured && figure["is"].is_object()).count();
        });
        assert!(found > 0, "{game} {player}: no {measured} in the JSON");
    }
}

#[test]
fn the_same_seed_tells_the_same_tree() {
    let words =
        ["explain", "briskula", "--seed", "5", "--player", "uct:iterations=500", "--tree", "--random", "9"];
    assert_eq!(out(&words), out(&words));
    let other =
        ["explain", "briskula", "--seed", "5", "--player", "uct:iterations=500", "--tree", "--random", "8"];
    assert_ne!(out(&words), out(&other));
}

#[test]
fn alpha_beta_tells_the_win_first_and_what_other_moves_are_worth() {
    let words = [
        "explain",
        "gobblet4",
        "--position",
        WON_4X4,
        "--player",
        "tree",
        "--limit",
        "depth=2",
        "--tree",
        "--json",
    ];
    let tree = &told(&words)["tree"];
    assert_eq!(tree["children"][0]["worth"]["win"], 1, "{tree}");
    assert_eq!(tree["children"][0]["children"].as_array().unwrap().len(), 0, "the game is over there");
}

#[test]
fn without_a_tree_every_player_tells_what_it_considered() {
    let text = out(&["explain", "gobblet4", "--position", WON_4X4, "--limit", "nodes=2000"]);
    assert!(text.starts_with("house, seat 0: depth"), "{text}");
    assert!(text.contains("\n4@d4    wins in 1"), "{text}");
    let report = told(&["explain", "briskula", "--seed", "1", "--player", "heuristic", "--json"]);
    assert_eq!(report["player"], "heuristic");
}

#[test]
fn what_cannot_be_told_is_refused() {
    let why = refusal(&["explain", "gobblet3", "--player", "random", "--tree"]);
    assert!(why.contains("random grows no tree"), "{why}");
    assert!(why.contains("it plays at random") && why.contains("expected one of house, alphabeta"), "{why}");
    let players = told(&["players", "gobblet3", "--json"]);
    for (name, tells) in [("random", false), ("house", true), ("proof", true)] {
        let player = players.as_array().unwrap().iter().find(|player| player["name"] == name).unwrap();
        assert_eq!(player["tree"], tells, "{player}");
    }
    let why = refusal(&["explain", "gobblet3", "--player", "nobody"]);
    assert!(why.contains("nobody"), "{why}");
    let why = refusal(&["explain", "gobblet3", "--tree", "--width", "0"]);
    assert!(why.contains("1 to 10000"), "{why}");
    let over = "xxx..../... x";
    assert!(!refusal(&["explain", "gobblet4", "--position", over]).is_empty());
}
