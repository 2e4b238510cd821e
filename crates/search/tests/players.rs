//! The players sit down and play.

use game::{Game, Limits, Line, OpenView, Player, Scores, Seat, Viewer, think_alone};
use search::example::{Board, TicTacToe};
use search::mcts::UctOptions;
use search::players::{AlphaBetaPlayer, FlatMontePlayer, RandomPlayer, UctPlayer};
use search::tree::AlphaBetaOptions;
use search::{Blind, FlatMonteOptions};

type AnyPlayer = Box<dyn Player<TicTacToe>>;

fn play(players: &mut [AnyPlayer; 2], seed: u64, limits: Limits) -> (String, Scores) {
    let mut line = Line::new(TicTacToe, ());
    for (seat, player) in players.iter_mut().enumerate() {
        player.begin(seed * 2 + seat as u64);
    }
    while let Some(seat) = line.turn() {
        let view: OpenView<TicTacToe> = line.view(Viewer::Seat(seat));
        let decision = think_alone(limits, |thinking| players[seat.index()].decide(&view, thinking));
        line.play(decision.mv).expect("players play by the rules");
    }
    let scores = line.ending().expect("the game is over").scores;
    (TicTacToe.moves_text(line.moves()), scores)
}

fn alphabeta() -> AnyPlayer {
    let options = AlphaBetaOptions::default().to_depth(9);
    Box::new(AlphaBetaPlayer::<Board, _>::new(Blind, options))
}

fn uct() -> AnyPlayer {
    Box::new(UctPlayer::<Board>::new(UctOptions { capacity: 1 << 14, ..UctOptions::default() }))
}

#[test]
fn alphabeta_never_loses_to_anybody() {
    for seed in 0..10 {
        let (_, scores) = play(&mut [alphabeta(), Box::new(RandomPlayer::new())], seed, Limits::NONE);
        assert!(scores[Seat::new(0)] >= 0);
        let (_, scores) = play(&mut [Box::new(RandomPlayer::new()), alphabeta()], seed, Limits::NONE);
        assert!(scores[Seat::new(1)] >= 0);
    }
    let flat: AnyPlayer = Box::new(FlatMontePlayer::new(FlatMonteOptions::default()));
    let (_, scores) = play(&mut [flat, alphabeta()], 1, Limits::NONE);
    assert!(scores[Seat::new(1)] >= 0);
}

#[test]
fn two_good_players_draw() {
    let (_, scores) = play(&mut [alphabeta(), alphabeta()], 1, Limits::NONE);
    assert_eq!(scores, Scores::zero(2));
    let (_, scores) = play(&mut [uct(), alphabeta()], 1, Limits::iterations(5000).and(Limits::depth(9)));
    assert_eq!(scores, Scores::zero(2));
}

#[test]
fn the_same_seeds_give_the_same_game() {
    let game = |seed| {
        let flat: AnyPlayer =
            Box::new(FlatMontePlayer::new(FlatMonteOptions { playouts: 20, ..FlatMonteOptions::default() }));
        play(&mut [uct(), flat], seed, Limits::iterations(300)).0
    };
    assert_eq!(game(1), game(1));
    assert!((2..20).any(|seed| game(seed) != game(1)), "seeds make a difference");
}

#[test]
fn a_player_that_has_played_before_plays_the_same_as_a_new_one() {
    let limits = Limits::nodes(300);
    let mut used = [alphabeta(), alphabeta()];
    let first = play(&mut used, 1, limits);
    assert_eq!(play(&mut used, 1, limits), first);
}
