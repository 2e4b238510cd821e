//! What is known of gobblet3 from elsewhere, found again by searching the whole game.

mod common;

use common::game;
use game::{Game, Hosted, Limits, Line, Options, Report, Viewer, Worth, think_alone};
use gobblet::{Gobblet, Gobblet3, Judgement, Move};
use search::Root;
use search::tree::{AlphaBeta, AlphaBetaOptions};

/// A search that changes no value, from the start of a game.
fn exactly(options: &str, depth: u32) -> Report<Move<3>> {
    let root = Root::new(game::<3>(options).start(&()));
    let mut search = AlphaBeta::new(Judgement::usual::<3>(), AlphaBetaOptions::default());
    think_alone(Limits::depth(depth), |thinking| search.search(&root, thinking))
}

/// The house's own report on the start of a game.
fn house<const N: usize>() -> Report<Move<N>> {
    let kinds = Gobblet::<N>::players();
    let kind = kinds.iter().find(|kind| kind.name == "house").unwrap();
    let options = Options::none();
    let settings = options.checked(&kind.options).unwrap();
    let line = Line::new(Gobblet::<N>::default(), ());
    let mut player = (kind.make)(line.game(), &settings).unwrap();
    player.begin(1);
    let view = line.view(Viewer::Seat(line.turn().unwrap()));
    think_alone(Limits::NONE, |thinking| player.decide(&view, thinking)).report
}

#[test]
fn the_first_player_of_gobblet3_wins_in_13() {
    // The house proves the win; an exact search proves that there is no faster one.
    assert_eq!(house::<3>().best().unwrap().worth, Worth::Win(13));
    assert!(matches!(exactly("", 11).best().unwrap().worth, Worth::Eval(_)));
}

#[test]
fn with_reserve_pieces_only_on_empty_squares_the_win_takes_9() {
    assert_eq!(exactly("reserve_covers=never", 9).best().unwrap().worth, Worth::Win(9));
}

#[test]
fn without_moving_pieces_gobblet3_is_a_draw() {
    assert_eq!(exactly("moving=no,no_move=draw", 12).best().unwrap().worth, Worth::Draw);
}

#[test]
fn the_winning_line_of_the_house_is_legal_and_wins() {
    let best = house::<3>().best().unwrap().clone();
    let mut line = Line::new(Gobblet3::default(), ());
    for mv in &best.line {
        line.play(*mv).unwrap();
    }
    assert!(best.line.len() >= 10, "{:?}", best.line);
    // The line is that of the book, which stops where a search sees the end.
    while let Some(seat) = line.turn() {
        let root = Root::of_view(&line.view(seat.into()));
        let mut engine = AlphaBeta::new(Judgement::usual::<3>(), AlphaBetaOptions::default());
        let report = think_alone(Limits::depth(3), |thinking| engine.search(&root, thinking));
        line.play(report.best().unwrap().mv).unwrap();
    }
    assert_eq!(line.ending().map(|ending| ending.scores.as_slice().to_vec()), Some(vec![1, -1]));
    assert_eq!(line.moves().len(), 13);
}
