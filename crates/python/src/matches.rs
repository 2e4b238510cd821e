//! `kavarna.play_match`: many games, with statistics.

use std::sync::Arc;

use arena::{Guest, MatchPlan, SeatSpec, Summary, run_match};
use catalog::Catalog;
use game::Stop;
use pyo3::prelude::*;

use crate::border::{Whole, bad, guarded, interruptible, limits, unplayable};
use crate::game::Game;
use crate::record::Record;
use crate::sitter::{PySitter, Raised};

/// A figure with its 95 % interval.
#[pyclass(frozen, get_all, module = "kavarna")]
pub(crate) struct Estimate {
    /// The figure.
    mean: f64,
    /// The lower end of the interval.
    low: f64,
    /// The upper end.
    high: f64,
}

/// The result of one player of a match.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct PlayerResult {
    line: arena::PlayerResult,
}

/// What came out of a match.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct MatchResult {
    summary: Summary,
    records: Vec<game::Record>,
}

/// Plays a match: every deal or opening with every rotation of the seats. A seat is the text of a player of the house
/// (`"house:level=4"`), a program (`"cmd:python3 player.py"`) or an object of a class made from `kavarna.Player`.
#[pyfunction]
#[pyo3(signature = (
    game, seats, *, games=Whole(100), seed=Whole(1), threads=1, openings=true, session=None, nodes=None,
    iterations=None, depth=None, ms=None
))]
#[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn play_match(
    py: Python<'_>,
    game: &Game,
    seats: Vec<Bound<'_, PyAny>>,
    games: Whole,
    seed: Whole,
    threads: usize,
    openings: bool,
    session: Option<Whole>,
    nodes: Option<Whole>,
    iterations: Option<Whole>,
    depth: Option<Whole>,
    ms: Option<Whole>,
) -> PyResult<MatchResult> {
    let (stop, raised) = (Stop::new(), Raised::default());
    let seat = |from: &Bound<'_, PyAny>| -> PyResult<SeatSpec> {
        if let Ok(text) = from.extract::<String>() {
            return guarded(|| SeatSpec::parse(game.rules.any.as_ref(), &text))?.map_err(unplayable);
        }
        if !from.hasattr("decide")? || !from.hasattr("begin")? || !from.hasattr("over")? {
            let kind = from.get_type().name()?;
            return Err(bad(format!("expected a SPEC as text or a kavarna.Player for a seat, got a {kind}")));
        }
        let name = from.getattr("name").and_then(|name| name.extract::<String>());
        let name = name.or_else(|_| from.get_type().name().map(|name| name.to_string()))?;
        let (player, rules) = (Arc::new(from.clone().unbind()), Arc::clone(&game.rules));
        let (raised, stop) = (raised.clone(), stop.clone());
        Ok(SeatSpec::Guest(Guest::new(&name, move || {
            Box::new(PySitter::new(Arc::clone(&player), Arc::clone(&rules), raised.clone(), stop.clone()))
        })))
    };
    let seats: Vec<SeatSpec> = seats.into_iter().map(|from| seat(&from)).collect::<PyResult<_>>()?;
    if !(1..=1024).contains(&threads) {
        return Err(bad(format!("expected 1 to 1024 threads, got {threads}")));
    }
    let plan = MatchPlan {
        options: game.rules.any.options(),
        games: games.0,
        seed: seed.0,
        limits: limits(nodes, iterations, depth, ms)?,
        threads,
        openings,
        session: session.map(|Whole(deals)| deals),
        ..MatchPlan::new(game.rules.name(), seats)
    };
    let mut records = Vec::new();
    let kept = &mut records;
    let played = interruptible(py, &stop, || {
        run_match(&Catalog::house(), &plan, &stop, &mut |record| kept.push(record.clone()))
    })?;
    if let Some(error) = raised.take() {
        return Err(error);
    }
    Ok(MatchResult { summary: played.map_err(unplayable)?, records })
}

#[pymethods]
impl MatchResult {
    /// Finished games; a session or match counts as one.
    #[getter]
    fn games(&self) -> u64 {
        self.summary.games
    }

    /// Finished deals.
    #[getter]
    fn deals(&self) -> u64 {
        self.summary.deals
    }

    /// Complete groups: games on one deal or opening in which everybody sat everywhere.
    #[getter]
    fn groups(&self) -> u64 {
        self.summary.groups
    }

    /// The players in the order they were given.
    #[getter]
    fn players(&self) -> Vec<PlayerResult> {
        self.summary.lines.iter().cloned().map(|line| PlayerResult { line }).collect()
    }

    /// The difference in Elo between the first and the second of two players.
    #[getter]
    fn elo(&self) -> Option<Estimate> {
        self.summary.elo().map(estimate)
    }

    /// How likely it is that the first of two players is the stronger one.
    #[getter]
    fn likelihood_of_superiority(&self) -> Option<f64> {
        self.summary.likelihood_of_superiority()
    }

    /// The records of all deals, in the order of the games.
    #[getter]
    fn records(&self) -> Vec<Record> {
        self.records.iter().cloned().map(|record| Record { record }).collect()
    }

    fn __str__(&self) -> String {
        self.summary.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<MatchResult of {} games>", self.summary.games)
    }
}

#[pymethods]
impl PlayerResult {
    /// The player as it was asked for.
    #[getter]
    fn name(&self) -> &str {
        &self.line.name
    }

    /// Games won.
    #[getter]
    fn wins(&self) -> u64 {
        self.line.wins
    }

    /// Games drawn.
    #[getter]
    fn draws(&self) -> u64 {
        self.line.draws
    }

    /// Games lost.
    #[getter]
    fn losses(&self) -> u64 {
        self.line.losses
    }

    /// Games forfeited.
    #[getter]
    fn forfeits(&self) -> u64 {
        self.line.forfeits
    }

    /// The mean over complete groups, with its interval: share of wins with two seats, score with more.
    #[getter]
    fn result(&self) -> Option<Estimate> {
        self.line.result.map(estimate)
    }

    fn __repr__(&self) -> String {
        let arena::PlayerResult { name, wins, draws, losses, .. } = &self.line;
        format!("<PlayerResult {name}: {wins} won, {draws} drawn, {losses} lost>")
    }
}

#[pymethods]
impl Estimate {
    fn __repr__(&self) -> String {
        format!("<Estimate {:.3}, {:.3} to {:.3}>", self.mean, self.low, self.high)
    }
}

fn estimate(from: arena::stats::Estimate) -> Estimate {
    Estimate { mean: from.mean, low: from.low, high: from.high }
}
