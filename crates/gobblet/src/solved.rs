//! What is known exactly about either board: everything on 3x3, and what a search can prove on 4x4.

use std::any::Any;

use game::{NoAnswer, Solver};

use crate::Gobblet;
use crate::solve::Answers;

/// Who gives exact answers about a game.
pub(crate) fn solver<const N: usize>(
    game: &Gobblet<N>,
) -> Result<Option<Box<dyn Solver<Gobblet<N>>>>, NoAnswer> {
    if N == 3 {
        let answers: Box<dyn Solver<Gobblet<3>>> = Box::new(Answers::new(*game.rules())?);
        return Ok(on_this_board(answers));
    }
    if game.rules().memory {
        let why = "positions are not solved with memory=yes: expected memory=no, where nothing is hidden";
        return Err(NoAnswer::Impossible(why.to_owned()));
    }
    Ok(None)
}

/// Something made for one board as the same thing of board `N`: itself if that is the board it was made for,
/// else `None`.
pub(crate) fn on_this_board<Made: 'static, Wanted: 'static>(made: Made) -> Option<Wanted> {
    let made: Box<dyn Any> = Box::new(made);
    made.downcast().ok().map(|wanted| *wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Gobblet3, Gobblet4, Rules};

    #[test]
    fn the_small_board_is_solved_and_the_large_one_left_to_search() {
        assert!(solver(&Gobblet3::default()).unwrap().is_some());
        assert!(solver(&Gobblet4::default()).unwrap().is_none());
    }

    #[test]
    fn what_is_forgotten_cannot_be_solved() {
        let forgetful = |rules: Rules| Rules { memory: true, ..rules };
        let refused = solver(&Gobblet3::new(forgetful(Rules::usual::<3>()))).err().unwrap();
        assert_eq!(
            refused.to_string(),
            "gobblet3 is not solved with memory=yes: expected memory=no, where nothing is hidden"
        );
        assert!(solver(&Gobblet4::new(forgetful(Rules::usual::<4>()))).is_err());
    }
}
