//! The puzzles that the games bring along say the truth: the solver is asked again.

use std::collections::BTreeSet;

use catalog::{AnyRules, AnyTable, Catalog, CatalogError, PlayerSpec, Puzzle, Start};
use game::{Exact, Limits, Viewer, Worth, think_alone};

fn each_puzzle(mut look: impl FnMut(&str, &dyn AnyRules, &dyn AnyTable, &Puzzle)) {
    let house = Catalog::house();
    let mut without = Vec::new();
    for game in house.games() {
        let name = game.facts().name;
        let puzzles = game.puzzles().unwrap();
        if puzzles.is_empty() {
            without.push(name);
            continue;
        }
        assert!(puzzles.len() >= 6, "{name} has {} puzzles", puzzles.len());
        for puzzle in &puzzles {
            let rules = game.rules(&puzzle.options).unwrap();
            let table = rules.table(&Start::Position(puzzle.position.clone())).unwrap();
            look(name, rules.as_ref(), table.as_ref(), puzzle);
        }
    }
    assert_eq!(without, ["tarok", "marias"], "games for which nobody has made any");
}

#[test]
fn every_legal_move_is_told_of_and_every_reply_is_legal() {
    each_puzzle(|name, _, table, puzzle| {
        assert_eq!(table.turn(), Some(puzzle.seat), "{name} {}", puzzle.position);
        let legal: BTreeSet<String> = table.legal().into_iter().collect();
        let told: BTreeSet<String> = puzzle.moves.iter().map(|one| one.mv.clone()).collect();
        assert_eq!(legal, told, "{name} {}", puzzle.position);
        assert!(puzzle.answers.iter().all(|answer| legal.contains(answer)));
        for one in &puzzle.moves {
            let mut after = table.fork();
            after.play(&one.mv).unwrap();
            if let Some(reply) = &one.reply {
                after.play(reply).unwrap();
            }
        }
    });
}

#[test]
fn no_position_is_asked_twice() {
    let mut seen = BTreeSet::new();
    each_puzzle(|name, _, _, puzzle| assert!(seen.insert((name.to_owned(), puzzle.position.clone()))));
}

/// A whole game that is solved needs its table to answer; there a plain search finds the same wins.
#[test]
fn the_answers_are_the_only_ones() {
    each_puzzle(|name, rules, table, puzzle| {
        let seat = puzzle.seat;
        let right: Vec<String> = if puzzle.depth() > 0 {
            let mut house = rules.player(&PlayerSpec::plain("house")).unwrap();
            house.begin(1);
            let view = table.view(Viewer::Seat(seat));
            let limits = Limits { nodes: Some(120_000), ..Limits::NONE };
            let report = think_alone(limits, |thinking| house.assess(view.as_ref(), thinking));
            let winning = report.candidates.into_iter().filter(|one| matches!(one.worth, Worth::Win(_)));
            let seen: Vec<String> = winning.map(|one| one.mv).collect();
            // What the house does not see in time, the solver has proven.
            if seen.is_empty() { proven(rules, table) } else { seen }
        } else {
            let mut solver = rules.solver().unwrap();
            let solved =
                think_alone(Limits::nodes(300_000), |thinking| solver.answer(table, thinking)).unwrap();
            let score = |value: &Option<Exact>| match value {
                Some(Exact::Scores(scores)) => scores[seat],
                other => panic!("{name} {}: {other:?}", puzzle.position),
            };
            let most = solved.moves.iter().map(|(_, value)| score(value)).max().unwrap();
            for (mv, value) in &solved.moves {
                let told = puzzle.moves.iter().find(|one| one.mv == *mv).unwrap();
                assert_eq!(
                    told.worth,
                    value.map(|value| value.worth(seat)),
                    "{name} {} {mv}",
                    puzzle.position
                );
            }
            solved.moves.into_iter().filter(|(_, value)| score(value) == most).map(|(mv, _)| mv).collect()
        };
        assert_eq!(right, puzzle.answers, "{name} {} {}", puzzle.position, puzzle.task);
        let best = puzzle.moves[0].worth;
        assert!(puzzle.moves[1..].iter().all(|one| one.worth != best || one.worth.is_none()));
    });
}

fn proven(rules: &dyn AnyRules, table: &dyn AnyTable) -> Vec<String> {
    let mut solver = rules.solver().unwrap();
    let solved = think_alone(Limits::nodes(300_000), |thinking| solver.answer(table, thinking)).unwrap();
    let wins = solved.moves.into_iter().filter(|(_, value)| matches!(value, Some(Exact::Win(_))));
    wins.map(|(mv, _)| mv).collect()
}

#[test]
fn a_collection_that_cannot_be_read_says_where() {
    let wrong = Puzzle::collection("# made by hand\n{\"position\": 3}").unwrap_err();
    assert!(matches!(wrong, CatalogError::Puzzle { line: 2, .. }), "{wrong}");
    assert!(Puzzle::collection("# nothing\n").unwrap().is_empty());
}
