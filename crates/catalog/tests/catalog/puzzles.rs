//! The puzzles that the games bring along say the truth: the solver is asked again.

use std::collections::BTreeSet;

use catalog::{AnyRules, AnyTable, Catalog, CatalogError, PlayerSpec, Puzzle, Start};
use game::{Exact, Limits, Options, Quest, Viewer, Worth, think_alone};

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
    assert_eq!(without, [""; 0], "games for which nobody has made any");
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
        let right: Vec<String> = if let Some(quest) = puzzle.quest(rules) {
            asked(rules, table, quest, puzzle)
        } else if puzzle.depth() > 0 {
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

/// Asks the solver again what every move is worth to a quest, and gives those that fulfil it.
fn asked(rules: &dyn AnyRules, table: &dyn AnyTable, quest: &Quest, puzzle: &Puzzle) -> Vec<String> {
    let place = format!("{} {}", puzzle.task, puzzle.position);
    assert!(table.can_ask(quest), "{place}");
    let mut solver = rules.solver().unwrap();
    solver.aim_at(quest.aim).unwrap();
    let solved = think_alone(Limits::nodes(300_000), |thinking| solver.answer(table, thinking)).unwrap();
    let mut worths = Vec::new();
    for (mv, value) in solved.moves {
        let Some(Exact::Scores(scores)) = value else { panic!("{place}: {mv} has no value") };
        let worth = quest.worth(scores[puzzle.seat]);
        let told = puzzle.moves.iter().find(|one| one.mv == mv).unwrap();
        assert_eq!(told.worth, Some(Worth::Points(f64::from(worth))), "{place} {mv}");
        worths.push((mv, worth));
    }
    let each: Vec<i32> = worths.iter().map(|(_, worth)| *worth).collect();
    assert_eq!(quest.set_by(&each).as_ref(), Some(&puzzle.task), "{place}");
    let best = each.iter().max().unwrap();
    worths.iter().filter(|(_, worth)| worth == best).map(|(mv, _)| mv.clone()).collect()
}

#[test]
fn every_puzzle_sets_a_quest_and_none_is_solved_at_first_sight() {
    let house = Catalog::house();
    let mut of_kind = std::collections::BTreeMap::new();
    for name in ["marias", "tarok"] {
        let game = house.game(name).unwrap();
        let rules = game.rules(&Options::none()).unwrap();
        for puzzle in game.puzzles().unwrap() {
            let quest = puzzle.quest(rules.as_ref()).unwrap();
            *of_kind.entry((name, quest.name)).or_insert(0) += 1;
            let table = rules.table(&Start::Position(puzzle.position.clone())).unwrap();
            let seen = table.first_sight().unwrap();
            assert!(!puzzle.answers.contains(&seen), "{name} {}", puzzle.position);
        }
    }
    let kinds: Vec<_> = of_kind.into_iter().collect();
    let expected = [
        (("marias", "hra"), 15),
        (("marias", "money"), 15),
        (("marias", "sedma"), 15),
        (("marias", "stovka"), 15),
        (("tarok", "36"), 12),
        (("tarok", "beggar"), 12),
        (("tarok", "klop"), 12),
        (("tarok", "mond"), 12),
        (("tarok", "pagat"), 12),
    ];
    assert_eq!(kinds, expected);
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
