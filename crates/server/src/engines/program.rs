//! Programs of the operator at a table: one process for each seat, for as long as the table is open.

use std::sync::{Arc, Mutex, PoisonError};

use arena::{Patience, SeatSpec, Sitter, Turn};
use catalog::AnyEvent;
use game::{Options, Report};
use tokio::sync::OwnedSemaphorePermit;

use super::{Failure, Question, Thought};

/// The program in one seat. Clones share it.
#[derive(Clone, Default)]
pub struct Program(Arc<Mutex<Option<Running>>>);

impl std::fmt::Debug for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Program").finish_non_exhaustive()
    }
}

struct Running {
    sitter: Box<dyn Sitter>,
    spec: SeatSpec,
    options: Options,
    /// The game it plays, by its number at the table.
    game: Option<usize>,
    /// What it has been told of that game.
    told: Vec<AnyEvent>,
    /// Its place among the programs that run at once.
    _place: OwnedSemaphorePermit,
}

impl Program {
    /// Asks the program, telling it what happened since it was last asked. It is started when it is first asked, and
    /// anew after it has failed. When moves were taken back, the game is told again from its beginning.
    pub fn decide(&self, question: &Question<'_>, game: usize) -> Result<Thought, Failure> {
        let Question { rules, spec, view, limits, seed, stop, .. } = *question;
        let of_house = |why: &str| Failure::of_house(why);
        let seat = view.viewer().seat().ok_or_else(|| of_house("a program decides for a seat"))?;
        let mut slot = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |running: &Running| running.spec == *spec && running.options == rules.options();
        let mut running = match slot.take().filter(fits) {
            Some(running) => running,
            None => Running {
                _place: Arc::clone(question.places)
                    .try_acquire_owned()
                    .map_err(|_| of_house("too many programs are running"))?,
                sitter: spec
                    .sit(rules.again().into(), Patience::default())
                    .map_err(|error| of_house(&error.to_string()))?,
                spec: spec.clone(),
                options: rules.options(),
                game: None,
                told: Vec::new(),
            },
        };
        let history = view.history();
        // Whoever is asked again without anything having happened since made a move that was taken back.
        let goes_on = history.len() > running.told.len() && history.starts_with(&running.told);
        if running.game != Some(game) || !goes_on {
            running.sitter.begin(seat, seed);
            running.told.clear();
            running.game = Some(game);
        }
        for event in &history[running.told.len()..] {
            running.sitter.event(event);
        }
        running.told = history;
        let legal = view.legal();
        // Whoever fails, or is stopped half-way, may still say something later: such a process is not kept.
        let answer = running.sitter.decide(Turn { view, legal: &legal, limits, stop });
        let answer =
            answer.map_err(|fault| Failure::of_player("the program did not answer well", fault.0))?;
        *slot = Some(running);
        Ok(Thought { mv: Some(answer.mv), report: Report::default(), tree: None })
    }
}
