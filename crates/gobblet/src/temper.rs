//! How somebody who knows the worth of every move errs on purpose.
//!
//! The worse a move, the less likely it is chosen: each point of appeal that it lacks against the best move makes
//! it less likely by the same factor, and the factor is the level. What ends soon is easy to see, so near wins
//! appeal more than far ones, and near losses repel most of all.

use game::random::{Fast, below};

use crate::Move;
use crate::solve::Outcome;

/// The factor of each level in thousandths, the weakest first. The first takes any move, the last never errs.
///
/// In matches of 1200 games from varied openings with both colours, openings that had no part in choosing the
/// factors, each scored 60 to 64 % against the one before. More is not to be had: the opening often decides.
const STEADFAST: [u32; 10] = [1000, 994, 987, 980, 972, 964, 953, 940, 916, 0];

/// How much an outcome appeals.
fn appeal(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Win(plies) => 20 + 20 / i32::from(plies.max(1)),
        Outcome::Draw => 0,
        Outcome::Loss(plies) => -20 - 60 / i32::from(plies.max(1)),
    }
}

/// Chooses a move as a level from 1 to 10 does; `None` if there are no moves. The highest level takes one of the
/// best, each with the same chance.
pub(crate) fn choose(moves: &[(Move<3>, Outcome)], level: usize, rng: &mut Fast) -> Option<Move<3>> {
    let best = moves.iter().map(|(_, outcome)| *outcome).max()?;
    let steadfast = STEADFAST[level.clamp(1, STEADFAST.len()) - 1];
    let weight = |outcome: Outcome| {
        if steadfast == 0 {
            return u32::from(outcome == best);
        }
        // Whole numbers, so that the choice is the same on every machine.
        let lacks = (appeal(best) - appeal(outcome)).max(0);
        (0..lacks).fold(1_000_000_u64, |weight, _| weight * u64::from(steadfast) / 1000) as u32
    };
    let weights: Vec<u32> = moves.iter().map(|(_, outcome)| weight(*outcome)).collect();
    let mut drawn = below(rng, weights.iter().sum());
    for ((mv, _), weight) in moves.iter().zip(weights) {
        match drawn.checked_sub(weight) {
            Some(left) => drawn = left,
            None => return Some(*mv),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Size, Square};
    use game::random::fast;

    fn moves(outcomes: &[Outcome]) -> Vec<(Move<3>, Outcome)> {
        let put = |at| Move::Put { size: Size::from_index(0), to: Square::from_index(at) };
        outcomes.iter().enumerate().map(|(at, outcome)| (put(at), *outcome)).collect()
    }

    /// How often each move is chosen in a thousand decisions.
    fn chosen(outcomes: &[Outcome], level: usize) -> Vec<usize> {
        let moves = moves(outcomes);
        let mut rng = fast(7);
        let mut times = vec![0; moves.len()];
        for _ in 0..1000 {
            let mv = choose(&moves, level, &mut rng).unwrap();
            times[moves.iter().position(|(other, _)| *other == mv).unwrap()] += 1;
        }
        times
    }

    #[test]
    fn the_highest_level_takes_only_the_best() {
        let times = chosen(&[Outcome::Win(5), Outcome::Win(3), Outcome::Draw, Outcome::Win(3)], 10);
        assert_eq!((times[0], times[2]), (0, 0));
        assert!(times[1] > 400 && times[3] > 400, "{times:?}");
        assert_eq!(chosen(&[Outcome::Loss(2), Outcome::Loss(8)], 10), [0, 1000]);
    }

    #[test]
    fn the_worse_a_move_the_less_often_it_is_chosen() {
        let outcomes = [Outcome::Win(1), Outcome::Win(9), Outcome::Draw, Outcome::Loss(9), Outcome::Loss(2)];
        for level in 2..10 {
            let times = chosen(&outcomes, level);
            let clearly_less = |one: &usize, other: &usize| *one + 40 >= *other;
            assert!(times.is_sorted_by(clearly_less) && times[0] > times[4], "level {level}: {times:?}");
        }
    }

    #[test]
    fn higher_levels_err_less() {
        let errs = |level| 1000 - chosen(&[Outcome::Win(9), Outcome::Draw, Outcome::Loss(6)], level)[0];
        let errors: Vec<usize> = (1..=10).map(errs).collect();
        assert!(errors.is_sorted_by(|one, other| one > other || (*one == 0 && *other == 0)), "{errors:?}");
    }

    #[test]
    fn without_moves_there_is_nothing_to_choose() {
        assert_eq!(choose(&[], 5, &mut fast(1)), None);
    }
}
