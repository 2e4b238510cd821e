//! `kavarna.HousePlayer`: the players of the house, and what they answer.

use std::sync::{Arc, Mutex};

use catalog::{AnyPlayer, AnyThinking, AnyView, PlayerSpec};
use game::{Limits, Stop, Viewer, Worth};
use pyo3::prelude::*;

use crate::border::{Whole, bad, guarded, interruptible, limits, only_user, refused};
use crate::game::clock;
use crate::rules::Rules;
use crate::view::View;

/// A player of the house. It decides on views, within limits.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct HousePlayer {
    rules: Arc<Rules>,
    spec: PlayerSpec,
    player: Mutex<Box<dyn AnyPlayer>>,
}

/// A move that was considered.
#[pyclass(frozen, get_all, module = "kavarna")]
pub(crate) struct Candidate {
    /// The move.
    r#move: String,
    /// What it is worth, in words.
    worth: String,
    /// What kind of worth it is: `win`, `draw`, `loss`, `eval`, `chance` or `points`.
    kind: &'static str,
    /// The worth as a chance to win, from 0 to 1, so that kinds can be compared.
    chance: f64,
    /// The points to expect, where they are known.
    points: Option<f64>,
    /// How often it was tried, where that is counted.
    visits: u64,
    /// The moves that it leads to, itself first.
    line: Vec<String>,
}

/// What a player considered, best first.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct Report {
    report: game::Report<String>,
}

/// A decision and the thoughts behind it.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct Decision {
    decision: game::Decision<String>,
}

impl HousePlayer {
    pub(crate) fn new(rules: Arc<Rules>, spec: &str, seed: Whole) -> PyResult<HousePlayer> {
        let spec = guarded(|| rules.any.player_spec(spec))?.map_err(refused)?;
        let mut player = guarded(|| rules.any.player(&spec))?.map_err(refused)?;
        guarded(|| player.begin(seed.0))?;
        Ok(HousePlayer { rules, spec, player: Mutex::new(player) })
    }

    /// Lets the player think about a view of the seat to move.
    fn think<T: Send>(
        &self,
        py: Python<'_>,
        view: &View,
        limits: Limits,
        threads: usize,
        ask: impl FnOnce(&mut dyn AnyPlayer, &dyn AnyView, &mut AnyThinking<'_>) -> T + Send,
    ) -> PyResult<T> {
        self.rules.expect(&view.rules, "view")?;
        let view = view.fork()?;
        let turn =
            guarded(|| view.turn())?.ok_or_else(|| bad("the game is over: expected one that goes on"))?;
        let may = matches!(view.viewer(), Viewer::All) || view.viewer() == Viewer::Seat(turn);
        if !may {
            return Err(bad(format!("expected the view of seat {turn}, whose decision it is")));
        }
        if !(1..=1024).contains(&threads) {
            return Err(bad(format!("expected 1 to 1024 threads, got {threads}")));
        }
        let (stop, clock) = (Stop::new(), clock());
        let limits = self.spec.limits.unwrap_or(limits);
        let mut player = only_user(&self.player, "player")?;
        let (player, flag) = (player.as_mut(), &stop);
        interruptible(py, &stop, move || {
            let mut quiet = |_: &game::Report<String>| {};
            let mut thinking =
                AnyThinking { limits, stop: flag, clock: &clock, threads, progress: &mut quiet };
            ask(player, view.as_ref(), &mut thinking)
        })
    }
}

#[pymethods]
impl HousePlayer {
    /// The player as it was asked for.
    #[getter]
    fn spec(&self) -> String {
        self.spec.to_string()
    }

    /// A new game begins; everything of earlier games is forgotten.
    fn begin(&self, seed: Whole) -> PyResult<()> {
        let mut player = only_user(&self.player, "player")?;
        guarded(|| player.begin(seed.0))
    }

    /// Decides for the seat to move, within whichever limit is reached first; without any, within the player's own.
    #[pyo3(signature = (view, *, nodes=None, iterations=None, depth=None, ms=None, threads=1))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn decide(
        &self,
        py: Python<'_>,
        view: &View,
        nodes: Option<Whole>,
        iterations: Option<Whole>,
        depth: Option<Whole>,
        ms: Option<Whole>,
        threads: usize,
    ) -> PyResult<Decision> {
        let limits = limits(nodes, iterations, depth, ms)?;
        let ask = |player: &mut dyn AnyPlayer, view: &dyn AnyView, thinking: &mut AnyThinking<'_>| {
            player.decide(view, thinking)
        };
        Ok(Decision { decision: self.think(py, view, limits, threads, ask)? })
    }

    /// Values every legal move, best first.
    #[pyo3(signature = (view, *, nodes=None, iterations=None, depth=None, ms=None, threads=1))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn assess(
        &self,
        py: Python<'_>,
        view: &View,
        nodes: Option<Whole>,
        iterations: Option<Whole>,
        depth: Option<Whole>,
        ms: Option<Whole>,
        threads: usize,
    ) -> PyResult<Report> {
        let limits = limits(nodes, iterations, depth, ms)?;
        let ask = |player: &mut dyn AnyPlayer, view: &dyn AnyView, thinking: &mut AnyThinking<'_>| {
            player.assess(view, thinking)
        };
        Ok(Report { report: self.think(py, view, limits, threads, ask)? })
    }

    fn __repr__(&self) -> String {
        format!("<HousePlayer {} of {}>", self.spec, self.rules.name())
    }
}

#[pymethods]
impl Candidate {
    fn __repr__(&self) -> String {
        format!("<Candidate {}: {}>", self.r#move, self.worth)
    }
}

#[pymethods]
impl Report {
    /// The moves that were considered, best first.
    #[getter]
    fn candidates(&self) -> Vec<Candidate> {
        self.report.candidates.iter().map(candidate).collect()
    }

    /// The depth completed, where there is one.
    #[getter]
    fn depth(&self) -> u32 {
        self.report.depth
    }

    /// Positions reached by a move.
    #[getter]
    fn nodes(&self) -> u64 {
        self.report.nodes
    }

    /// Iterations of a search by playouts.
    #[getter]
    fn iterations(&self) -> u64 {
        self.report.iterations
    }

    /// Worlds considered.
    #[getter]
    fn worlds(&self) -> u64 {
        self.report.worlds
    }

    fn __repr__(&self) -> String {
        format!("<Report of {} candidates>", self.report.candidates.len())
    }
}

#[pymethods]
impl Decision {
    /// What to play.
    #[getter]
    fn r#move(&self) -> &str {
        &self.decision.mv
    }

    /// What was considered.
    #[getter]
    fn report(&self) -> Report {
        Report { report: self.decision.report.clone() }
    }

    fn __repr__(&self) -> String {
        format!("<Decision {}>", self.decision.mv)
    }
}

fn candidate(from: &game::Candidate<String>) -> Candidate {
    let kind = match from.worth {
        Worth::Win(_) => "win",
        Worth::Draw => "draw",
        Worth::Loss(_) => "loss",
        Worth::Eval(_) => "eval",
        Worth::Chance(_) => "chance",
        Worth::Points(_) => "points",
    };
    let points = match from.worth {
        Worth::Points(points) => Some(points),
        _ => from.points,
    };
    Candidate {
        r#move: from.mv.clone(),
        worth: from.worth.to_string(),
        kind,
        chance: from.worth.as_chance(),
        points,
        visits: from.visits,
        line: from.line.clone(),
    }
}
