//! What is known exactly about either board: everything on 3x3, and what a search can prove on 4x4.

use std::any::Any;

use std::fs;

use game::{Course, Headway, Lesson, NoAnswer, Solver};

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
        run: |_, lesson| make_book(lesson),
    };
    if N == 3 { vec![strategy] } else { Vec::new() }
}

/// Solves the game by the usual rules and writes the book into the folder of the lesson.
fn make_book(lesson: &Lesson<'_>) -> Result<String, String> {
    let tell = |stage: &str, done, all| {
        (lesson.tell)(&Headway { stage: stage.to_owned(), done, all, ..Headway::default() });
        !lesson.stop.is_stopped()
    };
    let stopped = || Ok("stopped before the book was made".to_owned());
    let mut solving = |progress: solve::Progress| tell("solving", (progress.share * 1000.0) as u64, 1000);
    let solution = solve::solve(Rules::usual::<3>(), Pieces::ALL, lesson.threads, &mut solving);
    let Some(solution) = solution else { return stopped() };
    let book = solve::strategy(&solution, &mut |met| tell("following every reply", met, 0));
    let Some(book) = book.map_err(|error| error.to_string())? else { return stopped() };
    let path = lesson.folder.join("gobblet3.book");
    fs::write(&path, &book).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    Ok(format!("{}: {} bytes", path.display(), book.len()))
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
