//! What the game promises to its search is true: asking for it never changes a value.

use game::random::{below, fast};
use game::{Game, Limits, Options, Position, Worth, think_alone};
use gobblet::{Board, Gobblet, Judgement};
use search::Root;
use search::tree::{AlphaBeta, AlphaBetaOptions};

fn value<const N: usize>(options: AlphaBetaOptions, root: &Root<Board<N>>, depth: u32) -> (Worth, u64) {
    let mut engine = AlphaBeta::new(Judgement::house::<N>(), options);
    let report = think_alone(Limits::depth(depth), |thinking| engine.search(root, thinking));
    (report.best().expect("the game is not over").worth, report.nodes)
}

/// Compares searches with and without foresight on positions in which nobody has won yet.
fn foresight_changes_no_value<const N: usize>(rules: &str, positions: usize, depth: u32) {
    let game = Gobblet::<N>::from_options(&Options::parse(rules).expect("pairs")).expect("rules");
    let mut rng = fast(31);
    let (mut compared, mut decided) = (0, 0);
    let mut saved = [0, 0];
    while compared < positions {
        let mut root = Root::new(game.start(&()));
        for _ in 0..4 + below(&mut rng, 20) {
            let mut quiet = root.position.legal();
            quiet.retain(|mv| !root.position.after(*mv).is_over());
            if let Some(last) = quiet.len().checked_sub(1) {
                root.play_unchecked(quiet[below(&mut rng, last as u32 + 1) as usize]);
            }
        }
        for quiescence in [0, 2] {
            let seeing = AlphaBetaOptions { quiescence, ..AlphaBetaOptions::default() };
            let blind = AlphaBetaOptions { foresight: false, ..seeing };
            let (with, without) = (value(seeing, &root, depth), value(blind, &root, depth));
            assert_eq!(with.0, without.0, "{rules} {} quiescence {quiescence}", root.position);
            decided += usize::from(matches!(with.0, Worth::Win(_) | Worth::Loss(_)));
            saved = [saved[0] + with.1, saved[1] + without.1];
        }
        compared += 1;
    }
    assert!(decided > 0, "some positions are decided");
    assert!(saved[0] < saved[1], "{saved:?} nodes with and without");
}

#[test]
fn foresight_never_changes_a_value() {
    foresight_changes_no_value::<3>("", 15, 4);
    foresight_changes_no_value::<3>("both=draw,repetition=second", 15, 3);
    foresight_changes_no_value::<4>("", 15, 3);
    foresight_changes_no_value::<4>("both=mover,reserve_covers=always,reserve_covers_own=yes", 8, 3);
}
