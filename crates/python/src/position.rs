//! `kavarna.Position`: a game being played, with everything in it.

use std::sync::{Arc, Mutex};

use catalog::AnyTable;
use game::{Ending, Stop};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;

use crate::border::{Whole, bad, guarded, interruptible, only_user, refused, seat, viewer};
use crate::game::Game;
use crate::json;
use crate::numbers::{mask, numbered, rows};
use crate::record::Record;
use crate::rules::Rules;
use crate::view::View;

/// A game being played: the deal, every decision so far, and where it stands. It knows everything; what one seat may know
/// is its `view`.
#[pyclass(frozen, module = "kavarna")]
pub(crate) struct Position {
    pub(crate) rules: Arc<Rules>,
    table: Mutex<Box<dyn AnyTable>>,
}

impl Position {
    pub(crate) fn of(rules: Arc<Rules>, table: Box<dyn AnyTable>) -> Position {
        Position { rules, table: Mutex::new(table) }
    }

    /// A table of its own, for work on another thread.
    pub(crate) fn fork(&self) -> PyResult<Box<dyn AnyTable>> {
        self.ask(|table| table.fork())
    }

    /// Asks the table something that does not take long.
    pub(crate) fn ask<T>(&self, ask: impl FnOnce(&mut dyn AnyTable) -> T) -> PyResult<T> {
        let mut table = only_user(&self.table, "position")?;
        guarded(|| ask(table.as_mut()))
    }
}

#[pymethods]
impl Position {
    /// The rules.
    #[getter]
    fn game(&self) -> Game {
        Game { rules: Arc::clone(&self.rules) }
    }

    /// Whose decision it is; `None` when the game is over.
    #[getter]
    fn turn(&self) -> PyResult<Option<usize>> {
        self.ask(|table| table.turn().map(game::Seat::index))
    }

    /// What kind of decision is asked, in the game's own word; `None` when the game is over.
    #[getter]
    fn decision(&self) -> PyResult<Option<&'static str>> {
        self.ask(|table| table.decision())
    }

    /// The legal moves in the order of the game; none when it is over.
    #[getter]
    fn legal(&self) -> PyResult<Vec<String>> {
        self.ask(|table| table.legal())
    }

    /// The numbers of the legal actions.
    #[getter]
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        numbered(py, &self.rules, &self.legal()?)
    }

    /// One number for each action: 1 where it is legal now.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        mask(py, &self.rules, &self.legal()?)
    }

    /// Makes a move, given as text or as the number of an action, and gives its text. A refused move changes nothing.
    fn play(&self, decision: &Bound<'_, PyAny>) -> PyResult<String> {
        let text = self.rules.decision(decision)?;
        self.ask(|table| table.play(&text))?.map_err(refused)
    }

    /// Makes moves one after another; they are separated as the game separates them.
    fn play_all(&self, moves: &str) -> PyResult<Vec<String>> {
        let moves = guarded(|| self.rules.any.split_moves(moves))?.map_err(refused)?;
        moves.iter().map(|mv| self.ask(|table| table.play(mv))?.map_err(refused)).collect()
    }

    /// Takes the last move back and gives it; `None` at the start.
    fn undo(&self) -> PyResult<Option<String>> {
        self.ask(|table| table.undo())
    }

    /// The decisions so far.
    #[getter]
    fn moves(&self) -> PyResult<Vec<String>> {
        self.ask(|table| table.moves())
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        self.ask(|table| table.turn().is_none())
    }

    /// What each seat scored; `None` while the game lasts.
    #[getter]
    fn scores(&self) -> PyResult<Option<Vec<i32>>> {
        self.ask(|table| table.ending().map(|ending| ending.scores.as_slice().to_vec()))
    }

    /// Why the game ended; `None` while it lasts.
    #[getter]
    fn reason(&self) -> PyResult<Option<&'static str>> {
        self.ask(|table| table.ending().map(|ending| ending.reason))
    }

    /// How the scores came about, entry by entry; empty before the end and where a game has no account.
    #[getter]
    fn account<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let account = self.ask(|table| serde_json::to_value(table.account()))?.map_err(bad)?;
        json::to_python(py, &account)
    }

    /// The seat gives up.
    fn resign(&self, seat: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = self::seat(seat, self.rules.any.seats())?;
        let scores = self.rules.any.forfeited(seat);
        let running = self.ask(|table| {
            let running = table.turn().is_some();
            if running {
                table.end(Ending { scores, reason: "resigned" });
            }
            running
        })?;
        if running { Ok(()) } else { Err(bad("the game is over: expected one that goes on")) }
    }

    /// What somebody knows: a seat, `"spectator"`, or `"all"` for the whole truth.
    #[pyo3(signature = (viewer=None))]
    fn view(&self, viewer: Option<&Bound<'_, PyAny>>) -> PyResult<View> {
        let seats = self.rules.any.seats();
        let viewer = if let Some(viewer) = viewer {
            self::viewer(viewer, seats)?
        } else {
            let turn = self.ask(|table| table.turn())?;
            turn.map(Into::into).ok_or_else(|| bad("the game is over: expected whose view is wanted"))?
        };
        Ok(View::of(Arc::clone(&self.rules), self.ask(|table| table.view(viewer))?))
    }

    /// The position as text; `Game.position` reads it back.
    #[getter]
    fn text(&self) -> PyResult<String> {
        self.ask(|table| table.position_text())
    }

    /// The deal as text; empty where nothing is dealt.
    #[getter]
    fn deal_text(&self) -> PyResult<String> {
        self.ask(|table| table.deal_text())
    }

    /// The role of each seat.
    #[getter]
    fn roles(&self) -> PyResult<Vec<&'static str>> {
        self.ask(|table| table.roles())
    }

    /// Who plays with whom: seats with the same number are on one side.
    #[getter]
    fn sides(&self) -> PyResult<Vec<usize>> {
        self.ask(|table| table.sides().into_iter().map(usize::from).collect())
    }

    /// The game as it stands, with who sat where.
    #[pyo3(signature = (seats=None))]
    fn record(&self, seats: Option<Vec<String>>) -> PyResult<Record> {
        let wanted = self.rules.any.seats();
        let seats = seats.unwrap_or_else(|| vec!["?".to_owned(); wanted]);
        if seats.len() != wanted {
            return Err(bad(format!("expected {wanted} names, got {}", seats.len())));
        }
        Ok(Record { record: self.ask(|table| table.record(seats))? })
    }

    /// The rules of the next deal of the session; `None` while this one runs or when the match is decided.
    fn next_game(&self) -> PyResult<Option<Game>> {
        Ok(self.ask(|table| table.next())?.map(Game::of))
    }

    /// How many ends the tree of decisions has that many decisions ahead.
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        let table = self.fork()?;
        interruptible(py, &Stop::new(), move || table.perft(depth))
    }

    /// What random games from here on come to: an array with a row for each game and a column for each seat.
    #[pyo3(signature = (count, *, seed=Whole(0)))]
    fn playouts<'py>(
        &self,
        py: Python<'py>,
        count: Whole,
        seed: Whole,
    ) -> PyResult<Bound<'py, PyArray2<i32>>> {
        let (stop, count, table) = (Stop::new(), count.count()?, self.fork()?);
        let held = &stop;
        let scores = interruptible(py, &stop, move || table.random_games(seed.0, count, held))?;
        rows(py, &scores, self.rules.any.seats())
    }

    /// A copy that goes its own way.
    fn copy(&self) -> PyResult<Position> {
        Ok(Position::of(Arc::clone(&self.rules), self.fork()?))
    }

    fn __copy__(&self) -> PyResult<Position> {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Position> {
        self.copy()
    }

    fn __str__(&self) -> PyResult<String> {
        self.ask(|table| table.view(game::Viewer::All).picture().to_string())
    }

    fn __repr__(&self) -> PyResult<String> {
        let name = self.rules.name();
        self.ask(|table| match table.turn() {
            Some(seat) => format!("<Position of {name}: {} moves, seat {seat} to decide>", table.plies()),
            None => format!("<Position of {name}: {} moves, over>", table.plies()),
        })
    }
}
