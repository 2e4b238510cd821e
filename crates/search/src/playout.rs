//! Random games from a position to the end.

use game::random::Fast;
use game::{LineRules, Position, Scores};

use crate::Meter;

/// How far a random game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    /// The rules over the whole line. Repetition is not watched here: a random game that goes in circles
    /// soon leaves them.
    pub(crate) rules: LineRules,
    /// A game that lasts longer counts as drawn.
    pub(crate) most: u32,
}

/// Plays random moves from a running position that is `plies` decisions from the start of the game.
/// `None` when the budget runs out on the way. Allocates nothing unless the game's own generator does.
pub(crate) fn random_game<P: Position>(
    position: &mut P,
    plies: usize,
    course: Course,
    rng: &mut Fast,
    meter: &mut Meter<'_>,
) -> Option<Scores> {
    let left = match course.rules.move_limit {
        Some(limit) => (limit as usize).saturating_sub(plies).min(course.most as usize),
        None => course.most as usize,
    };
    let (mut played, mut spent) = (0, false);
    let ended = position.play_out(rng, || {
        if played == left {
            return false;
        }
        played += 1;
        spent = !meter.node();
        !spent
    });
    if spent {
        return None;
    }
    let ending = if ended { position.ending() } else { None };
    Some(ending.map_or_else(|| position.drawn(), |ending| ending.scores))
}

/// A random game that is played for its own sake ends undecided after so many decisions.
const LONGEST: u32 = 10_000;

/// What a random game from a position that is `plies` decisions from the start of its game comes to; `None` when the meter
/// says that there is no time left. A game that is over has its scores.
///
/// ```
/// use game::{Limits, think_alone, random::fast};
/// use search::{Meter, example::TicTacToe, random_scores};
///
/// let start = TicTacToe::start();
/// think_alone(Limits::NONE, |thinking: &mut game::Thinking<'_, u8>| {
///     let mut meter = Meter::new(thinking, Limits::NONE);
///     let scores = random_scores(&start, 0, &mut fast(1), &mut meter).unwrap();
///     assert_eq!(scores.sum(), 0);
/// });
/// ```
pub fn random_scores<P: Position>(
    from: &P,
    plies: usize,
    rng: &mut Fast,
    meter: &mut Meter<'_>,
) -> Option<Scores> {
    if let Some(ending) = from.ending() {
        return Some(ending.scores);
    }
    let course = Course { rules: from.line_rules(), most: LONGEST };
    random_game(&mut from.clone(), plies, course, rng, meter)
}
