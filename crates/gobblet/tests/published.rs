//! What the readings of the published players change, seen from outside.

use game::random::{below, fast};
use game::{Decision, Game, Hosted, Limits, Line, Options, Player, Position, Viewer, Worth, think_alone};
use gobblet::{Gobblet, Gobblet3, Gobblet4, Move};

/// A named player with its options.
fn player<const N: usize>(name: &str, options: &str) -> Box<dyn Player<Gobblet<N>>> {
    let kinds = Gobblet::<N>::players();
    let kind = kinds.iter().find(|kind| kind.name == name).unwrap();
    let given = Options::parse(options).unwrap();
    let settings = given.checked(&kind.options).unwrap();
    (kind.make)(&Gobblet::default(), &settings).unwrap()
}

fn decide<const N: usize>(player: &mut dyn Player<Gobblet<N>>, line: &Line<Gobblet<N>>) -> Decision<Move<N>> {
    let view = line.view(Viewer::Seat(line.turn().unwrap()));
    player.begin(1);
    think_alone(Limits::NONE, |thinking| player.decide(&view, thinking))
}

/// Whether every move lets the other side win at once.
fn is_lost(line: &Line<Gobblet3>) -> bool {
    let board = line.position();
    board.winning_move().is_none()
        && board.legal().into_iter().all(|mv| {
            let next = board.after(mv);
            match next.ending() {
                Some(ending) => ending.scores[board.mover()] < 0,
                None => next.winning_move().is_some(),
            }
        })
}

/// Positions of random games in which the side to move has lost, with pieces of its own on the board that can move.
fn lost_positions(count: usize) -> Vec<Line<Gobblet3>> {
    let mut rng = fast(8);
    let mut found = Vec::new();
    while found.len() < count {
        let mut line = Line::new(Gobblet3::default(), ());
        while line.turn().is_some() && !is_lost(&line) {
            let moves = line.legal();
            line.play(moves[below(&mut rng, moves.len() as u32) as usize]).unwrap();
        }
        if line.turn().is_some() && line.legal().iter().any(|mv| matches!(mv, Move::Shift { .. })) {
            found.push(line);
        }
    }
    found
}

#[test]
fn a_side_that_has_lost_moves_first_gives_up_or_resists() {
    for line in lost_positions(6) {
        for (lost, gives_up) in [("first", false), ("forfeit", true), ("resist", false)] {
            let mut player = player::<3>("alphabeta", &format!("depth=3,lost={lost}"));
            let decision = decide(player.as_mut(), &line);
            assert_eq!(player.gives_up(), gives_up, "{lost} in {}", line.position());
            if lost == "resist" {
                assert_eq!(decision.report.best().unwrap().worth, Worth::Loss(2));
            }
        }
    }
}

#[test]
fn nobody_gives_up_who_has_not_lost() {
    let mut player = player::<4>("alphabeta", "depth=2,lost=forfeit");
    decide(player.as_mut(), &Line::new(Gobblet4::default(), ()));
    assert!(!player.gives_up());
}

/// Where all moves are worth the same, the first one listed is played: so the order shows.
#[test]
fn moves_by_their_target_come_with_the_board_before_the_reserve() {
    let place = |mv: &Move<3>| match mv {
        Move::Shift { from, to } => (0, to.index(), from.index()),
        Move::Put { size, to } => (1, to.index(), 3 - size.number()),
    };
    for line in lost_positions(6) {
        let mut player = player::<3>("alphabeta", "depth=3,order=targets");
        let first = line.legal().into_iter().min_by_key(place).unwrap();
        assert_eq!(decide(player.as_mut(), &line).mv, first, "{}", line.position());
    }
}

#[test]
fn the_tree_of_the_printed_code_looks_at_as_many_first_moves_as_its_threshold() {
    let tried = |options: &str| {
        let mut player = player::<3>("mcts", options);
        let decision = decide(player.as_mut(), &Line::new(Gobblet3::default(), ()));
        decision.report.candidates.iter().filter(|found| found.visits > 0).count()
    };
    assert_eq!(tried("iterations=200,t=5"), 5);
    assert_eq!(tried("iterations=200,t=50"), 9, "nine first moves differ");
    assert_eq!(tried("iterations=200,t=5,expansion=all"), 9);
}

#[test]
fn the_perfect_player_and_the_solver_are_for_two_pieces_of_each_size() {
    let nine = Gobblet3::from_options(&Options::parse("pieces=3").unwrap()).unwrap();
    let kinds = Gobblet3::players();
    let make = |name: &str| {
        let kind = kinds.iter().find(|kind| kind.name == name).unwrap();
        let none = Options::none();
        (kind.make)(&nine, &none.checked(&kind.options).unwrap())
    };
    let refused = make("perfect").err().unwrap().to_string();
    assert_eq!(
        refused,
        "option \"pieces\": expected 2, for the perfect player knows no other game, got \"3\""
    );
    let mut house = make("house").unwrap();
    let line = Line::new(nine, ());
    let view = line.view(Viewer::Seat(line.turn().unwrap()));
    house.begin(1);
    let decision = think_alone(Limits::nodes(500), |thinking| house.decide(&view, thinking));
    assert!(line.legal().contains(&decision.mv));
}
