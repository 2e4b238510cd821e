//! `kavarna.Record`: a game as one line of JSON.

use catalog::Catalog;
use pyo3::prelude::*;

use crate::border::{bad, guarded, refused};
use crate::json;
use crate::position::Position;
use crate::rules::Rules;

/// A finished or interrupted game, as it is kept: one line of JSON that replays for ever.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct Record {
    pub(crate) record: game::Record,
}

#[pymethods]
impl Record {
    /// Reads one line of a file of records.
    #[new]
    fn new(line: &str) -> PyResult<Record> {
        Ok(Record { record: guarded(|| game::Record::parse(line))?.map_err(bad)? })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &str {
        &self.record.game
    }

    /// Who sat where.
    #[getter]
    fn seats(&self) -> Vec<String> {
        self.record.seats.clone()
    }

    /// The deal as text; empty where nothing is dealt.
    #[getter]
    fn deal(&self) -> &str {
        &self.record.deal
    }

    /// The decisions.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.record.moves.clone()
    }

    /// What each seat scored; `None` for an interrupted game.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        self.record.scores.map(|scores| scores.as_slice().to_vec())
    }

    /// Why it ended.
    #[getter]
    fn reason(&self) -> Option<String> {
        self.record.reason.clone()
    }

    /// Everything in it, as a `dict`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &serde_json::to_value(&self.record).map_err(bad)?)
    }

    /// The line of a file of records.
    fn to_line(&self) -> String {
        self.record.to_line()
    }

    /// Plays the record through.
    fn replay(&self) -> PyResult<Position> {
        let table = guarded(|| Catalog::house().replay(&self.record))?.map_err(refused)?;
        Ok(Position::of(Rules::new(table.rules()), table))
    }

    fn __str__(&self) -> String {
        self.to_line()
    }

    fn __repr__(&self) -> String {
        format!("<Record of {}: {} moves>", self.record.game, self.record.moves.len())
    }

    fn __eq__(&self, other: &Record) -> bool {
        self.record == other.record
    }
}
