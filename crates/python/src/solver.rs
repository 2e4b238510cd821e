//! `kavarna.Solver`: exact answers.

use std::sync::{Arc, Mutex};

use catalog::{AnySolver, AnyThinking};
use game::{Exact, Labour, Solved, Stop};
use pyo3::prelude::*;

use crate::border::{Whole, bad, guarded, interruptible, limits, only_user, refused, unanswered};
use crate::game::clock;
use crate::position::Position;
use crate::rules::Rules;

/// Somebody who gives exact answers about positions of one game: what they are worth when nobody errs. All cards lie open
/// to it.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct Solver {
    rules: Arc<Rules>,
    solver: Mutex<Ready>,
}

struct Ready {
    solver: Box<dyn AnySolver>,
    prepared: bool,
}

/// A position, solved.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct Solution {
    solved: Solved<String>,
}

impl Solver {
    pub(crate) fn new(rules: Arc<Rules>) -> PyResult<Solver> {
        let solver = guarded(|| rules.any.solver())?.map_err(refused)?;
        Ok(Solver { rules, solver: Mutex::new(Ready { solver, prepared: false }) })
    }
}

#[pymethods]
impl Solver {
    /// What can be aimed at, the usual first; empty where there is only one thing to play for.
    #[getter]
    fn aims(&self) -> PyResult<Vec<&'static str>> {
        Ok(only_user(&self.solver, "solver")?.solver.aims().to_vec())
    }

    /// Answers from now on what positions are worth if both sides play for this, one of `aims`.
    fn aim_at(&self, aim: &str) -> PyResult<()> {
        let mut ready = only_user(&self.solver, "solver")?;
        guarded(|| ready.solver.aim_at(aim))?.map_err(unanswered)
    }

    /// What a position is worth, and every legal move there. Raises `NoAnswer` if the limits come first.
    #[pyo3(signature = (position, *, nodes=None, ms=None, threads=1))]
    fn answer(
        &self,
        py: Python<'_>,
        position: &Position,
        nodes: Option<Whole>,
        ms: Option<Whole>,
        threads: usize,
    ) -> PyResult<Solution> {
        self.rules.expect(&position.rules, "position")?;
        let (table, limits) = (position.fork()?, limits(nodes, None, None, ms)?);
        if table.turn().is_none() {
            return Err(bad("the game is over: expected one that goes on"));
        }
        let (stop, clock) = (Stop::new(), clock());
        let mut ready = only_user(&self.solver, "solver")?;
        let (ready, flag) = (&mut *ready, &stop);
        let solved = interruptible(py, &stop, move || {
            if !ready.prepared {
                let mut labour = Labour { threads, stop: flag, tell: &mut |_| {} };
                ready.solver.prepare(false, &mut labour)?;
                ready.prepared = true;
            }
            let mut quiet = |_: &game::Report<String>| {};
            let mut thinking =
                AnyThinking { limits, stop: flag, clock: &clock, threads, progress: &mut quiet };
            ready.solver.answer(table.as_ref(), &mut thinking)
        })?;
        Ok(Solution { solved: solved.map_err(unanswered)? })
    }

    fn __repr__(&self) -> String {
        format!("<Solver of {}>", self.rules.name())
    }
}

#[pymethods]
impl Solution {
    /// What the position is worth to the side to move, in words: `win in 3`, `draw`, or the scores of all seats.
    #[getter]
    fn value(&self) -> String {
        self.solved.value.to_string()
    }

    /// What every seat scores, where the answer is that.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        scores(self.solved.value)
    }

    /// The decisions to the end, where the answer is a win or a loss.
    #[getter]
    fn plies(&self) -> Option<u32> {
        self.solved.value.plies()
    }

    /// Every legal move with its value in words; `None` where a limit came first.
    #[getter]
    fn moves(&self) -> Vec<(String, Option<String>)> {
        let moves = self.solved.moves.iter();
        moves.map(|(mv, value)| (mv.clone(), value.map(|value| value.to_string()))).collect()
    }

    /// Every legal move with what every seat scores after it, where the answer is that.
    #[getter]
    fn move_scores(&self) -> Vec<(String, Option<Vec<i32>>)> {
        self.solved.moves.iter().map(|(mv, value)| (mv.clone(), value.and_then(scores))).collect()
    }

    /// The moves that are worth as much as the position.
    #[getter]
    fn best(&self) -> Vec<String> {
        let best = self.solved.moves.iter().filter(|(_, value)| *value == Some(self.solved.value));
        best.map(|(mv, _)| mv.clone()).collect()
    }

    /// Positions that had to be looked at.
    #[getter]
    fn nodes(&self) -> u64 {
        self.solved.nodes
    }

    /// In what values are counted where that is not the unit of the game.
    #[getter]
    fn unit(&self) -> Option<&'static str> {
        self.solved.unit
    }

    fn __repr__(&self) -> String {
        format!("<Solution {}>", self.solved.value)
    }
}

fn scores(value: Exact) -> Option<Vec<i32>> {
    if let Exact::Scores(scores) = value { Some(scores.as_slice().to_vec()) } else { None }
}
