//! Openings for matches: a few random moves after which nobody wins quickly.

use game::{Game, Limits, Line, Position, Rng, Worth, think_alone};
use search::tree::{AlphaBeta, AlphaBetaOptions};
use search::{Blind, Root};

use crate::{Gobblet, Move};

/// How often a new opening is tried when the one before decides the game.
const TRIES: usize = 200;
/// Neither side may have a forced win within so many moves.
const QUIET: u32 = 3;

/// A few random moves from the start of a line. The stream alone decides them.
pub(crate) fn opening<const N: usize>(start: &Line<Gobblet<N>>, mut rng: &mut dyn Rng) -> Vec<Move<N>> {
    let moves = if N == 3 { 2 } else { 4 };
    let mut opening = start.clone();
    for _ in 0..TRIES {
        opening = start.clone();
        for _ in 0..moves {
            let mv = opening.position().random_move(&mut rng);
            if opening.play(mv).is_err() || opening.turn().is_none() {
                opening.undo();
                break;
            }
        }
        if opening.moves().len() == moves && is_quiet(&opening) {
            break;
        }
    }
    opening.moves().to_vec()
}

/// Whether neither side can force a win at once or almost at once.
fn is_quiet<G: Game>(line: &Line<G>) -> bool {
    let mut search = AlphaBeta::new(Blind, AlphaBetaOptions::plain());
    let report = think_alone(Limits::depth(QUIET), |thinking| search.search(&Root::of_line(line), thinking));
    report.best().is_none_or(|best| !matches!(best.worth, Worth::Win(_) | Worth::Loss(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Gobblet3, Gobblet4};
    use game::{Hosted, Options, random::deal_stream};
    use std::collections::BTreeSet;

    fn openings<const N: usize>(count: u64) -> BTreeSet<String> {
        let game = Gobblet::<N>::default();
        (0..count).map(|index| game.moves_text(&game.opening(&mut deal_stream(5, index)))).collect()
    }

    #[test]
    fn openings_are_varied_and_of_their_length() {
        let on_3x3 = openings::<3>(40);
        assert!(on_3x3.len() > 30);
        assert!(on_3x3.iter().all(|text| text.split(' ').count() == 2));
        let on_4x4 = openings::<4>(10);
        assert_eq!(on_4x4.len(), 10);
        assert!(on_4x4.iter().all(|text| text.split(' ').count() == 4));
    }

    #[test]
    fn nobody_wins_quickly_after_an_opening() {
        for index in 0..10 {
            let game = Gobblet3::default();
            let mut line = Line::new(game, ());
            for mv in game.opening(&mut deal_stream(11, index)) {
                line.play(mv).unwrap();
            }
            assert!(is_quiet(&line));
        }
    }

    #[test]
    fn a_game_too_short_for_an_opening_goes_on_after_what_there_is() {
        for limit in 1..=4 {
            let options = Options::parse("repetition=never").unwrap().with("limit", limit);
            let game = Gobblet4::from_options(&options).unwrap();
            let opening = game.opening(&mut deal_stream(1, 0));
            assert_eq!(opening.len(), limit - 1);
        }
    }
}
