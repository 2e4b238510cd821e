//! Exact answers about any game: from the game's own solver, or by searching every line to its end.

use std::path::Path;

use game::{Hosted, Labour, Line, NoAnswer, Solved, Solver, Survey};
use search::solve::Anything;

use crate::hosted::typed;
use crate::{AnyTable, AnyThinking};

/// Somebody who gives exact answers about one game, with moves as texts.
///
/// ```
/// use catalog::{Catalog, Start};
/// use game::{Exact, Limits, Options, think_alone};
///
/// let rules = Catalog::house().game("gobblet4")?.rules(&Options::none())?;
/// let table = rules.table(&Start::Position("x4x4x3./o4.../o4.../o3... x".to_owned()))?;
/// let mut solver = rules.solver()?;
/// let answer = think_alone(Limits::nodes(20_000), |thinking| solver.answer(table.as_ref(), thinking))?;
/// assert_eq!(answer.value, Exact::Win(1));
/// # Ok::<(), catalog::CatalogError>(())
/// ```
pub trait AnySolver: Send {
    /// Gets ready, which may take long; with `everything` the whole game is worked out afresh.
    fn prepare(&mut self, everything: bool, labour: &mut Labour<'_>) -> Result<(), NoAnswer>;
    /// What can be aimed at, the usual first; empty where there is only one thing to play for.
    fn aims(&self) -> &'static [&'static str];
    /// Answers from now on what positions are worth if both sides play for this.
    fn aim_at(&mut self, aim: &str) -> Result<(), NoAnswer>;
    /// What was kept for the next time, and where, in words; `None` if nothing.
    fn kept(&self) -> Option<String>;
    /// What the position of a table is worth, and every legal move there. The table must be of this game.
    fn answer(
        &mut self,
        table: &dyn AnyTable,
        thinking: &mut AnyThinking<'_>,
    ) -> Result<Solved<String>, NoAnswer>;
    /// What there is to say about the whole game; `None` if only single positions are answered.
    fn survey(&mut self, labour: &mut Labour<'_>) -> Result<Option<Survey<String>>, NoAnswer>;
    /// Writes everything into a file and says where.
    fn write(&mut self, to: Option<&Path>, labour: &mut Labour<'_>) -> Result<String, NoAnswer>;
    /// Whether the whole game can be worked out, so that it makes sense to ask about the start.
    fn knows_the_whole_game(&self) -> bool;
}

/// The solver of a game with its options chosen.
pub(crate) fn solver<G: Hosted>(game: &G) -> Result<Box<dyn AnySolver>, NoAnswer> {
    Ok(match game.solver()? {
        Some(own) => Box::new(Known { whole: own.knows_the_whole_game(), solver: own }),
        None => Box::new(Known::<G> { solver: Box::new(Anything), whole: false }),
    })
}

/// A typed solver behind the face.
struct Known<G: Hosted> {
    solver: Box<dyn Solver<G>>,
    whole: bool,
}

impl<G: Hosted> AnySolver for Known<G> {
    fn prepare(&mut self, everything: bool, labour: &mut Labour<'_>) -> Result<(), NoAnswer> {
        self.solver.prepare(everything, labour)
    }

    fn aims(&self) -> &'static [&'static str] {
        self.solver.aims()
    }

    fn aim_at(&mut self, aim: &str) -> Result<(), NoAnswer> {
        self.solver.aim_at(aim)
    }

    fn kept(&self) -> Option<String> {
        self.solver.kept()
    }

    fn answer(
        &mut self,
        table: &dyn AnyTable,
        thinking: &mut AnyThinking<'_>,
    ) -> Result<Solved<String>, NoAnswer> {
        let line = table.as_any().downcast_ref::<Line<G>>().expect("a solver is asked about its own game");
        let solved = typed::<G, _>(thinking, |own| self.solver.answer(line, own))?;
        Ok(solved.map(|mv| mv.to_string()))
    }

    fn survey(&mut self, labour: &mut Labour<'_>) -> Result<Option<Survey<String>>, NoAnswer> {
        Ok(self.solver.survey(labour)?.map(|survey| survey.map(|mv| mv.to_string())))
    }

    fn write(&mut self, to: Option<&Path>, labour: &mut Labour<'_>) -> Result<String, NoAnswer> {
        self.solver.write(to, labour)
    }

    fn knows_the_whole_game(&self) -> bool {
        self.whole
    }
}
