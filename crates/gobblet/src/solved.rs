//! What is known exactly about either board: everything on 3x3, and what a search can prove on 4x4.

use std::any::Any;

use game::{Course, CourseError, Learned, NoAnswer, Solver};
use learning::{Break, Folder, attend};

use crate::solve::{self, Answers, Pieces};
use crate::{Gobblet, Rules};

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

/// How the strategy book of the 3x3 board is made.
pub(crate) fn courses<const N: usize>() -> Vec<Course> {
    let strategy = Course {
        name: "strategy",
        about: "solve the game and write the book of the perfect player (crates/gobblet/data/gobblet3.book)",
        options: Vec::new(),
        run: |_, lesson| attend(lesson, make_book),
    };
    if N == 3 { vec![strategy] } else { Vec::new() }
}

/// Solves the game by the usual rules and writes the book into the folder of the course.
fn make_book(folder: &Folder<'_>) -> Result<Learned, Break> {
    let tell = |stage: &str, done, all| {
        folder.tell(stage, done, all, String::new());
        !folder.stop().is_stopped()
    };
    let mut solving = |progress: solve::Progress| tell("solving", (progress.share * 1000.0) as u64, 1000);
    let solution = solve::solve(Rules::usual::<3>(), Pieces::ALL, folder.threads(), &mut solving);
    let solution = solution.ok_or(Break::Stopped)?;
    let book = solve::strategy(&solution, &mut |met| tell("following every reply", met, 0));
    let incomplete = |error: &dyn std::error::Error| CourseError::Content {
        file: "gobblet3.book".to_owned(),
        expected: error.to_string(),
    };
    let book = book.map_err(|error| incomplete(&error))?.ok_or(Break::Stopped)?;
    Ok(Learned { files: vec![folder.write("gobblet3.book", &book)?], report: String::new() })
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
    fn nine_pieces_a_side_are_too_many_to_be_solved() {
        let rules = Rules { pieces: 3, ..Rules::usual::<3>() };
        let refused = solver(&Gobblet3::new(rules)).err().unwrap();
        assert_eq!(
            refused.to_string(),
            "gobblet3 is not solved with pieces=3: expected pieces=2, the game that fits into memory"
        );
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
