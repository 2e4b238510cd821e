//! `kavarna.Game`: rules with their options chosen.

use std::sync::Arc;

use arena::WallClock;
use catalog::{AnyRules, Catalog, Start};
use game::{OptionSpec, Options, Stop};
use numpy::PyArray2;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};

use crate::border::{Whole, bad, guarded, interruptible, refused, short};
use crate::numbers::rows;
use crate::player::HousePlayer;
use crate::position::Position;
use crate::rules::Rules;
use crate::solver::Solver;

/// The rules of one game with their options chosen.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct Game {
    pub(crate) rules: Arc<Rules>,
}

impl Game {
    pub(crate) fn of(rules: Box<dyn AnyRules>) -> Game {
        Game { rules: Rules::new(rules) }
    }

    fn begin(&self, start: &Start) -> PyResult<Position> {
        let table = guarded(|| self.rules.any.table(start))?.map_err(refused)?;
        Ok(Position::of(Arc::clone(&self.rules), table))
    }
}

#[pymethods]
impl Game {
    /// The game of this name. Options are keywords (`variant=3`), or one text (`options="variant=3"`).
    #[new]
    #[pyo3(signature = (name, *, options=None, **chosen))]
    fn new(name: &str, options: Option<&str>, chosen: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
        let mut all = Options::parse(options.unwrap_or_default()).map_err(bad)?;
        for (name, value) in chosen.iter().flat_map(|chosen| chosen.iter()) {
            all.set(name.extract::<String>()?, option_text(&value)?);
        }
        let rules = guarded(|| Catalog::house().game(name)?.rules(&all))?.map_err(refused)?;
        Ok(Game::of(rules))
    }

    /// The name in commands and records.
    #[getter]
    fn name(&self) -> &'static str {
        self.rules.name()
    }

    /// The name for people.
    #[getter]
    fn title(&self) -> &'static str {
        self.rules.any.facts().title
    }

    /// One line that says what kind of game it is.
    #[getter]
    fn about(&self) -> &'static str {
        self.rules.any.facts().about
    }

    /// How many sit at the table.
    #[getter]
    fn seats(&self) -> usize {
        self.rules.any.seats()
    }

    /// Whether anything is hidden from a seat.
    #[getter]
    fn hidden(&self) -> bool {
        self.rules.any.facts().hidden
    }

    /// Whether the scores of all seats always add up to zero.
    #[getter]
    fn zero_sum(&self) -> bool {
        self.rules.any.facts().zero_sum
    }

    /// The unit of scores.
    #[getter]
    fn unit(&self) -> &'static str {
        self.rules.any.facts().unit
    }

    /// The least and the most that a seat can score in a deal; `None` where the rules do not fix it.
    #[getter]
    fn score_range(&self) -> Option<(i32, i32)> {
        self.rules.any.score_range()
    }

    /// The options that differ from the defaults, as texts.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in self.rules.any.options().iter() {
            dict.set_item(name, value)?;
        }
        Ok(dict)
    }

    /// Every option with its default and what it means.
    #[getter]
    fn option_specs<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let house = Catalog::house();
        let specs = house.game(self.rules.name()).map_err(refused)?.option_specs();
        specs.iter().map(|spec| described(py, spec)).collect()
    }

    /// The players that can be asked for, each with what it is and its options.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for kind in Catalog::house().game(self.rules.name()).map_err(refused)?.players() {
            let one = PyDict::new(py);
            one.set_item("help", kind.help)?;
            let options: Vec<_> =
                kind.options.iter().map(|spec| described(py, spec)).collect::<PyResult<_>>()?;
            one.set_item("options", options)?;
            all.set_item(kind.name, one)?;
        }
        Ok(all)
    }

    /// The usual start; of a game with cards, deal 0 of seed 0.
    fn start(&self) -> PyResult<Position> {
        self.begin(&Start::Usual)
    }

    /// Deal number `index` of a seed.
    #[pyo3(signature = (seed, index=Whole(0)))]
    fn deal(&self, seed: Whole, index: Whole) -> PyResult<Position> {
        self.begin(&Start::Seed { seed: seed.0, index: index.0 })
    }

    /// The position that a text describes, as `Position.text` writes it.
    fn position(&self, text: &str) -> PyResult<Position> {
        self.begin(&Start::Position(text.to_owned()))
    }

    /// The start of a written deal, as `Position.deal_text` writes it.
    #[pyo3(name = "from_deal")]
    fn start_of_deal(&self, text: &str) -> PyResult<Position> {
        self.begin(&Start::Deal(text.to_owned()))
    }

    /// A player of the house: `"house:level=4"`, `"random"`, whatever `players` lists.
    #[pyo3(signature = (spec="house", *, seed=Whole(0)))]
    fn player(&self, spec: &str, seed: Whole) -> PyResult<HousePlayer> {
        HousePlayer::new(Arc::clone(&self.rules), spec, seed)
    }

    /// Who gives exact answers about positions of this game.
    fn solver(&self) -> PyResult<Solver> {
        Solver::new(Arc::clone(&self.rules))
    }

    /// Every decision that can be asked for by these rules; its place is the number of the action.
    #[getter]
    fn actions(&self) -> PyResult<Vec<String>> {
        guarded(|| self.rules.actions().texts.clone())
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self) -> PyResult<usize> {
        guarded(|| self.rules.actions().texts.len())
    }

    /// The number of an action.
    fn action(&self, decision: &str) -> PyResult<usize> {
        guarded(|| self.rules.actions())?.number_of(decision)
    }

    /// The parts of an observation in their order, each with how many numbers it has.
    #[getter]
    fn observation_parts(&self) -> PyResult<Vec<(&'static str, usize)>> {
        guarded(|| self.rules.parts().to_vec())
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> PyResult<usize> {
        guarded(|| self.rules.parts().iter().map(|(_, size)| size).sum())
    }

    /// What random games come to on the deals `first`, `first + 1` and so on of a seed: an array with a row for each
    /// game and a column for each seat.
    #[pyo3(signature = (count, *, seed=Whole(0), first=Whole(0)))]
    fn playouts<'py>(
        &self,
        py: Python<'py>,
        count: Whole,
        seed: Whole,
        first: Whole,
    ) -> PyResult<Bound<'py, PyArray2<i32>>> {
        let (stop, count) = (Stop::new(), count.count()?);
        let scores = interruptible(py, &stop, || self.rules.any.random_games(seed.0, first.0, count, &stop))?;
        rows(py, &scores, self.seats())
    }

    fn __repr__(&self) -> String {
        let options = self.rules.any.options().to_string();
        if options.is_empty() {
            format!("Game({:?})", self.name())
        } else {
            format!("Game({:?}, options={options:?})", self.name())
        }
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.name() == other.name() && self.rules.any.options() == other.rules.any.options()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, String))> {
        let make = py.import("kavarna")?.getattr("_game")?;
        Ok((make, (self.name().to_owned(), self.rules.any.options().to_string())))
    }
}

/// The time since the work began.
pub(crate) fn clock() -> WallClock {
    WallClock::start()
}

/// An option's value as its text.
fn option_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(yes) = value.cast::<PyBool>() {
        return Ok(if yes.is_true() { "yes" } else { "no" }.to_owned());
    }
    if let Ok(text) = value.extract::<String>() {
        return Ok(text);
    }
    let number = value.extract::<i64>().map(|whole| whole.to_string());
    let number = number.or_else(|_| value.extract::<f64>().map(|number| number.to_string()));
    number.map_err(|_| bad(format!("expected an option as text, number or bool, got {}", short(value))))
}

fn described<'py>(py: Python<'py>, spec: &OptionSpec) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("name", spec.name)?;
    dict.set_item("default", spec.default)?;
    dict.set_item("help", spec.help)?;
    dict.set_item("session", spec.session)?;
    Ok(dict)
}
