//! `kavarna.View`: what one viewer knows, and the worlds that fit it.

use std::sync::{Arc, Mutex};

use catalog::{AnyEvent, AnyTable, AnyView};
use game::random::mix;
use game::{Stop, Viewer};
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::border::{Whole, bad, guarded, interruptible, only_user, refused};
use crate::game::Game;
use crate::json;
use crate::numbers::{mask, numbered};
use crate::position::Position;
use crate::rules::Rules;

/// What one viewer knows: the sum of what it was told, and nothing else. Players decide on views.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct View {
    pub(crate) rules: Arc<Rules>,
    view: Mutex<Box<dyn AnyView>>,
}

impl View {
    pub(crate) fn of(rules: Arc<Rules>, view: Box<dyn AnyView>) -> View {
        View { rules, view: Mutex::new(view) }
    }

    /// A view of its own, for work on another thread.
    pub(crate) fn fork(&self) -> PyResult<Box<dyn AnyView>> {
        self.ask(|view| view.fork())
    }

    fn ask<T>(&self, ask: impl FnOnce(&mut dyn AnyView) -> T) -> PyResult<T> {
        let mut view = only_user(&self.view, "view")?;
        guarded(|| ask(view.as_mut()))
    }

    fn world(&self, table: Box<dyn AnyTable>) -> Position {
        Position::of(Arc::clone(&self.rules), table)
    }
}

#[pymethods]
impl View {
    /// The rules.
    #[getter]
    fn game(&self) -> Game {
        Game { rules: Arc::clone(&self.rules) }
    }

    /// Whose eyes these are: a seat, `"spectator"` or `"all"`.
    #[getter]
    fn viewer<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(match self.ask(|view| view.viewer())? {
            Viewer::Seat(seat) => seat.index().into_pyobject(py)?.into_any(),
            Viewer::Spectator => "spectator".into_pyobject(py)?.into_any(),
            Viewer::All => "all".into_pyobject(py)?.into_any(),
        })
    }

    /// Whose decision it is; `None` when the game is over.
    #[getter]
    fn turn(&self) -> PyResult<Option<usize>> {
        self.ask(|view| view.turn().map(game::Seat::index))
    }

    /// The legal moves when it is this viewer's own decision.
    #[getter]
    fn legal(&self) -> PyResult<Vec<String>> {
        self.ask(|view| view.legal())
    }

    /// The numbers of the legal actions when it is this viewer's own decision.
    #[getter]
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        numbered(py, &self.rules, &self.legal()?)
    }

    /// One number for each action: 1 where it is legal and this viewer's own decision.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        mask(py, &self.rules, &self.legal()?)
    }

    /// The view as numbers; `Game.observation_parts` says what they are.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(self.ask(|view| view.observation())?.into_values().into_pyarray(py))
    }

    /// The view as it is given to interfaces.
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.ask(|view| view.json())?)
    }

    /// What an interface may point out: threats, what a move would turn over; `None` where there is nothing to say.
    fn insight<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.ask(|view| view.insight())?)
    }

    /// All that the viewer was told so far, one `dict` for each thing.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let events = self.ask(|view| view.history())?;
        events.iter().map(|event| told(py, event)).collect()
    }

    /// Takes in one more thing, as `history` writes it; what cannot be is refused, and the view stays as it was.
    fn observe(&self, event: &Bound<'_, PyAny>) -> PyResult<()> {
        let expected =
            "expected {\"type\": \"event\", \"seat\": S, \"move\": M} or a reveal as in View.history";
        let event: AnyEvent = serde_json::from_value(json::from_python(event)?)
            .map_err(|error| bad(format!("{expected}: {error}")))?;
        self.ask(|view| view.observe(&event))?.map_err(refused)
    }

    /// How many worlds fit; `None` where that cannot be counted at once.
    fn count_worlds(&self) -> PyResult<Option<u128>> {
        self.ask(|view| view.count_worlds())
    }

    /// Worlds that fit, each a position that would have shown this viewer the same. All have the same chance; with
    /// `weigh`, a function of a position, each is one of `among` that are drawn evenly, chosen by its weight.
    #[pyo3(signature = (count=Whole(1), *, seed=Whole(0), weigh=None, among=Whole(32)))]
    fn sample_worlds(
        &self,
        py: Python<'_>,
        count: Whole,
        seed: Whole,
        weigh: Option<&Bound<'_, PyAny>>,
        among: Whole,
    ) -> PyResult<Vec<Position>> {
        let (view, count, among) = (self.fork()?, count.count()?, among.count()?);
        let Some(weigh) = weigh else {
            let worlds = interruptible(py, &Stop::new(), move || view.sample_worlds(seed.0, count))?;
            return Ok(worlds.into_iter().map(|world| self.world(world)).collect());
        };
        let mut failed = None;
        let mut weight = |table: &dyn AnyTable| {
            let asked = || weigh.call1((self.world(table.fork()),))?.extract::<f64>();
            if failed.is_some() {
                return 0.0;
            }
            asked().unwrap_or_else(|error| {
                failed = Some(error);
                0.0
            })
        };
        let world = |number: u64| {
            let seed = mix(seed.0).wrapping_add(number);
            guarded(|| view.sample_weighted_world(seed, among, &mut weight))
        };
        let worlds: Vec<_> = (0..count as u64).map(world).collect::<PyResult<_>>()?;
        match failed {
            Some(error) => Err(error),
            None => Ok(worlds.into_iter().map(|world| self.world(world)).collect()),
        }
    }

    /// Every world that fits; `None` if there are more than `at_most`.
    #[pyo3(signature = (at_most=Whole(10_000)))]
    fn all_worlds(&self, py: Python<'_>, at_most: Whole) -> PyResult<Option<Vec<Position>>> {
        let (view, at_most) = (self.fork()?, at_most.count()?);
        let worlds = interruptible(py, &Stop::new(), move || view.all_worlds(at_most))?;
        Ok(worlds.map(|worlds| worlds.into_iter().map(|world| self.world(world)).collect()))
    }

    /// A copy that goes its own way.
    fn copy(&self) -> PyResult<View> {
        Ok(View::of(Arc::clone(&self.rules), self.fork()?))
    }

    fn __copy__(&self) -> PyResult<View> {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<View> {
        self.copy()
    }

    fn __str__(&self) -> PyResult<String> {
        self.ask(|view| view.picture().to_string())
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<View of {} for {}>", self.rules.name(), self.viewer(py)?))
    }
}

fn told<'py>(py: Python<'py>, event: &AnyEvent) -> PyResult<Bound<'py, PyDict>> {
    match serde_json::to_value(event).map_err(bad)? {
        serde_json::Value::Object(fields) => json::object(py, &fields),
        _ => Err(bad("expected an event to be a JSON object")),
    }
}
