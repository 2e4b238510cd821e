//! The perfect player in exhaustive play: with the book alone, and with the table when the long tests are asked
//! for.

use std::collections::HashMap;

use game::{
    Decision, Game, Hosted, Limits, Line, Options, Player, Position, Seat, Symmetric, Viewer, Worth,
    think_alone,
};
use gobblet::solve::{Oracle, Outcome, Solution};
use gobblet::{Gobblet3, Move};

use crate::{rules, soak, solved};

/// A player of the house by its SPEC's options.
fn player(name: &str, options: &str) -> Box<dyn Player<Gobblet3>> {
    let kind = Gobblet3::players().into_iter().find(|kind| kind.name == name).unwrap();
    let options = Options::parse(options).unwrap();
    let mut player = (kind.make)(&Gobblet3::default(), &options.checked(&kind.options).unwrap()).unwrap();
    player.begin(1);
    player
}

fn decide(player: &mut dyn Player<Gobblet3>, line: &Line<Gobblet3>) -> Decision<Move<3>> {
    let view = line.view(Viewer::Seat(line.turn().unwrap()));
    think_alone(Limits::nodes(400_000), |thinking| player.decide(&view, thinking))
}

fn start() -> Line<Gobblet3> {
    Line::new(Gobblet3::default(), ())
}

/// Plays on against every reply; the first player must win within so many plies of the whole game.
fn wins_within(
    player: &mut dyn Player<Gobblet3>,
    line: &mut Line<Gobblet3>,
    plies: u32,
    met: &mut HashMap<u64, u32>,
) {
    if let Some(ending) = line.ending() {
        assert_eq!(ending.scores[Seat::new(0)], 1, "{:?}", line.moves());
        return;
    }
    assert!(plies > 0, "not won in time: {:?}", line.moves());
    let before = met.entry(line.position().canonical_key()).or_insert(u32::MAX);
    if *before <= plies {
        return;
    }
    *before = plies;
    let moves = if line.turn() == Some(Seat::new(0)) { vec![decide(player, line).mv] } else { line.legal() };
    for mv in moves {
        line.play(mv).unwrap();
        wins_within(player, line, plies - 1, met);
        line.undo();
    }
}

/// Without a table: every reply to the whole strategy of the first player.
#[test]
fn by_the_book_the_first_player_wins_in_thirteen_against_every_reply() {
    for mut player in [player("perfect", "table=none"), player("house", "")] {
        let mut met = HashMap::new();
        wins_within(player.as_mut(), &mut start(), 13, &mut met);
        assert!(met.len() > 1000, "{} positions", met.len());
    }
}

/// The book on both sides: the game that perfect play gives is won in thirteen plies, no sooner and no later.
#[test]
fn by_the_book_the_second_player_loses_as_late_as_can_be() {
    let (mut first, mut second) = (player("perfect", "table=none"), player("perfect", "table=none"));
    let mut line = start();
    for left in (1..=13).rev() {
        let to_move = if left % 2 == 1 { &mut first } else { &mut second };
        let decision = decide(to_move.as_mut(), &line);
        let expected = if left % 2 == 1 { Worth::Win(left) } else { Worth::Loss(left) };
        assert_eq!(decision.report.best().unwrap().worth, expected, "{:?}", line.moves());
        line.play(decision.mv).unwrap();
    }
    assert_eq!(line.ending().map(|ending| ending.scores[Seat::new(0)]), Some(1));
}

/// The second player takes what a weak opponent leaves: after a first move that loses it wins in time.
#[test]
fn by_the_book_the_second_player_punishes_a_bad_first_move() {
    for (opening, plies) in [("2@a1", 13), ("2@b1", 11), ("2@b2", 11)] {
        let mut line = start();
        line.play(line.game().parse_move(opening).unwrap()).unwrap();
        let mut player = player("perfect", "table=none");
        assert_eq!(decide(player.as_mut(), &line).report.best().unwrap().worth, Worth::Win(plies));
    }
}

#[test]
fn a_table_that_is_none_is_refused_with_what_was_expected() {
    let kind = Gobblet3::players().into_iter().find(|kind| kind.name == "perfect").unwrap();
    let options = Options::none().with("table", "no-such-file");
    let refused = (kind.make)(&Gobblet3::default(), &options.checked(&kind.options).unwrap());
    let text = refused.err().unwrap().to_string();
    assert!(text.starts_with("option \"table\": expected a table of gobblet3 ("), "{text}");
}

/// The whole game solved, its table, and players that use it.
#[test]
fn with_the_table_it_never_errs() {
    if !soak("the perfect player with the table of the whole game") {
        return;
    }
    let solution = solved("", [2, 2, 2]);
    let path = std::env::temp_dir().join(format!("kavarna-perfect-{}.table", std::process::id()));
    solution.write(&mut std::fs::File::create(&path).unwrap(), 2).unwrap();
    let options = format!("table={}", path.display());
    for seed in 0..3 {
        let mut player = player("perfect", &options);
        player.begin(seed);
        wins_within(player.as_mut(), &mut start(), 13, &mut HashMap::new());
    }
    let mut judge = player("perfect", &options);
    for (number, line) in random_lines(200).enumerate() {
        agrees(&solution, judge.as_mut(), &line, number);
    }
    std::fs::remove_file(&path).unwrap();
}

/// Lines of random play that are not over.
fn random_lines(games: u64) -> impl Iterator<Item = Line<Gobblet3>> {
    (0..games).map(|seed| {
        let mut rng = game::random::fast(seed);
        let mut line = start();
        for _ in 0..seed % 14 {
            let mv = line.position().random_move(&mut rng);
            line.play(mv).unwrap();
            if line.turn().is_none() {
                line.undo();
                break;
            }
        }
        line
    })
}

/// Every legal move is assessed exactly, and the move played is among the best.
fn agrees(solution: &Solution, player: &mut dyn Player<Gobblet3>, line: &Line<Gobblet3>, number: usize) {
    let view = line.view(Viewer::Seat(line.turn().unwrap()));
    let report = think_alone(Limits::NONE, |thinking| player.assess(&view, thinking));
    let exact: HashMap<Move<3>, Outcome> = solution.moves(line.position()).unwrap().into_iter().collect();
    assert_eq!(report.candidates.len(), exact.len());
    for candidate in &report.candidates {
        let expected = match exact[&candidate.mv] {
            Outcome::Win(plies) => Worth::Win(plies.into()),
            Outcome::Draw => Worth::Draw,
            Outcome::Loss(plies) => Worth::Loss(plies.into()),
        };
        assert_eq!(candidate.worth, expected, "line {number}: {:?}", line.moves());
    }
    let best = solution.best_moves(line.position()).unwrap();
    assert!(best.contains(&decide(player, line).mv));
    assert_eq!(*line.position().rules(), rules(""));
}
