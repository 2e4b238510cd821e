//! The Python package: what `import kavarna` is made of.
//!
//! Everything goes through the faces of [`catalog`] and [`arena`]; nothing here names a game. Three laws hold at the border:
//!
//! * bad input is a `ValueError` that says what was expected, and no panic crosses (`border.rs`);
//! * whatever can take long is done on a thread of its own, so that Ctrl-C stops it (`border::interruptible`);
//! * a view is built from the events of its viewer alone, so there is nothing hidden in it that an attribute could show.

mod border;
mod game;
mod json;
mod matches;
mod numbers;
mod player;
mod position;
mod record;
mod rules;
mod sitter;
mod solver;
mod view;

use pyo3::prelude::*;

/// The native half of the package.
#[pymodule]
mod _kavarna {
    use catalog::Catalog;
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::border::NoAnswer;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::matches::{Estimate, MatchResult, PlayerResult, play_match};
    #[pymodule_export]
    use crate::player::{Candidate, Decision, HousePlayer, Report};
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::solver::{Solution, Solver};
    #[pymodule_export]
    use crate::view::View;

    /// The names of all games of the house.
    #[pyfunction]
    fn games() -> Vec<&'static str> {
        Catalog::house().names()
    }

    /// The version of the package, which is that of the binary.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
