//! The solver as the house offers it: prepared once, then asked.
//!
//! # What repetition means
//!
//! A position from which nobody can force a win is a draw, because play goes round in circles and the rule of
//! repetition ends it. That is so with `repetition=third` and with `second`; with `never` it is the limit of
//! moves that ends it. A win never needs a repetition: on the shortest way to it every position is nearer to
//! the end than the one before. So the values are the same for all three. They are those of a position that
//! has no past: what came before, and how many moves the limit leaves, is not looked at.

use std::path::Path;

use game::{Census, Exact, Headway, Labour, Line, NoAnswer, Solved, Solver, Survey, Thinking};

use super::{Counts, Oracle, Outcome, Pieces, Solution, Tally, Unknown, solve};
use crate::{Gobblet3, Move, Repetition, Rules};

impl From<Outcome> for Exact {
    fn from(outcome: Outcome) -> Exact {
        match outcome {
            Outcome::Win(plies) => Exact::Win(plies.into()),
            Outcome::Draw => Exact::Draw,
            Outcome::Loss(plies) => Exact::Loss(plies.into()),
        }
    }
}

/// Answers about every position of Gobblet on 3x3.
pub(crate) struct Answers {
    rules: Rules,
    known: Known,
}

/// Where the answers come from.
enum Known {
    Nothing,
    Worked(Box<Solution>),
    #[cfg(not(target_family = "wasm"))]
    Read(std::sync::Arc<super::Table>),
}

impl Answers {
    /// Nothing is known yet. A game in which things are forgotten has no such values.
    pub(crate) fn new(rules: Rules) -> Result<Answers, NoAnswer> {
        if rules.memory {
            return Err(NoAnswer::Impossible(
                "gobblet3 is not solved with memory=yes: expected memory=no, where nothing is hidden"
                    .to_owned(),
            ));
        }
        Ok(Answers { rules, known: Known::Nothing })
    }

    fn oracle(&self) -> Result<&dyn Oracle, NoAnswer> {
        match &self.known {
            Known::Nothing => Err(NoAnswer::Impossible("the solver was not prepared".to_owned())),
            Known::Worked(solution) => Ok(solution.as_ref()),
            #[cfg(not(target_family = "wasm"))]
            Known::Read(table) => Ok(table.as_ref()),
        }
    }

    fn solution(&self) -> Result<&Solution, NoAnswer> {
        match &self.known {
            Known::Worked(solution) => Ok(solution),
            _ => Err(NoAnswer::Impossible("the whole game was not worked out".to_owned())),
        }
    }
}

/// A table that cannot be read is a file that cannot be read.
#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn unreadable(unknown: Unknown) -> NoAnswer {
    NoAnswer::File(unknown.to_string())
}

/// Tells how much of a stage is done.
fn tell(labour: &mut Labour<'_>, stage: &str, share: f64, note: String) -> bool {
    let headway = Headway { stage: stage.to_owned(), done: (share * 1000.0) as u64, all: 1000, note };
    (labour.tell)(&headway);
    !labour.stop.is_stopped()
}

impl Solver<Gobblet3> for Answers {
    fn prepare(&mut self, everything: bool, labour: &mut Labour<'_>) -> Result<(), NoAnswer> {
        #[cfg(not(target_family = "wasm"))]
        if !everything && let Some(table) = super::find(&self.rules) {
            self.known = Known::Read(table);
            return Ok(());
        }
        let _ = everything;
        let threads = labour.threads;
        let solution = solve(self.rules, Pieces::ALL, threads, &mut |progress| {
            let note = format!("{} of {} positions settled", progress.settled, progress.total);
            tell(labour, "solving", progress.share, note)
        });
        self.known = Known::Worked(Box::new(solution.ok_or(NoAnswer::Stopped)?));
        Ok(())
    }

    fn answer(
        &mut self,
        line: &Line<Gobblet3>,
        _: &mut Thinking<'_, Move<3>>,
    ) -> Result<Solved<Move<3>>, NoAnswer> {
        if line.turn().is_none() {
            return Err(NoAnswer::Impossible("the game is over: there is nothing to solve".to_owned()));
        }
        let oracle = self.oracle()?;
        let value = oracle.value(line.position()).map_err(unreadable)?.into();
        let moves = oracle.moves(line.position()).map_err(unreadable)?;
        let moves = moves.into_iter().map(|(mv, outcome)| (mv, Some(outcome.into()))).collect();
        Ok(Solved { value, moves, nodes: 0 })
    }

    fn survey(&mut self, labour: &mut Labour<'_>) -> Result<Option<Survey<Move<3>>>, NoAnswer> {
        let solution = self.solution()?;
        let openings = solution.openings().map_err(unreadable)?;
        let openings = openings.into_iter().map(|(mv, outcome)| (mv, outcome.into())).collect();
        let threads = labour.threads;
        let counts = solution.counts(threads, &mut |share| tell(labour, "counting", share, String::new()));
        let census = census(&counts.ok_or(NoAnswer::Stopped)?);
        Ok(Some(Survey { openings, census, notes: notes(&self.rules) }))
    }

    #[cfg(not(target_family = "wasm"))]
    fn write(&mut self, to: Option<&Path>, labour: &mut Labour<'_>) -> Result<String, NoAnswer> {
        let solution = self.solution()?;
        let name = super::file_name(&self.rules);
        let path = match to {
            Some(path) if path.is_dir() => path.join(name),
            Some(path) => path.to_owned(),
            None => super::folder()
                .ok_or_else(|| NoAnswer::File(format!("expected {} or HOME to be set", super::TABLES)))?
                .join(name),
        };
        let fails =
            |error: std::io::Error| NoAnswer::File(format!("cannot write {}: {error}", path.display()));
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(fails)?;
        }
        // It is written beside and then moved, so that nobody ever reads half a table.
        let beside = path.with_extension("table.new");
        let mut file = std::io::BufWriter::new(std::fs::File::create(&beside).map_err(fails)?);
        let threads = labour.threads;
        let written = solution
            .write_while(&mut file, threads, &mut |share| tell(labour, "writing", share, String::new()))
            .map_err(fails)?;
        drop(file);
        let Some(written) = written else {
            let _ = std::fs::remove_file(&beside);
            return Err(NoAnswer::Stopped);
        };
        std::fs::rename(&beside, &path).map_err(fails)?;
        Ok(format!(
            "{}: {} bytes in {} blocks, the largest {} bytes",
            path.display(),
            written.bytes,
            written.blocks,
            written.largest_block
        ))
    }

    #[cfg(target_family = "wasm")]
    fn write(&mut self, _: Option<&Path>, _: &mut Labour<'_>) -> Result<String, NoAnswer> {
        Err(NoAnswer::Impossible("there are no files here".to_owned()))
    }
}

/// Wins, draws and losses, the nearest first.
fn census(counts: &Counts) -> Vec<Census> {
    let longest = |list: fn(&Tally) -> &Vec<u64>| list(&counts.all).len().max(list(&counts.reachable).len());
    let wins = (0..longest(|tally| &tally.wins)).map(|plies| Outcome::Win(plies as u8));
    let losses = (0..longest(|tally| &tally.losses)).map(|plies| Outcome::Loss(plies as u8));
    let row = |outcome: Outcome| Census {
        value: outcome.into(),
        all: counts.all.of(outcome),
        reachable: counts.reachable.of(outcome),
    };
    let all = wins.chain([Outcome::Draw]).chain(losses).map(row);
    all.filter(|row| row.all > 0 || row.reachable > 0 || row.value == Exact::Draw).collect()
}

/// What one should know when reading the values.
fn notes(rules: &Rules) -> Vec<String> {
    let ends = match rules.repetition {
        Repetition::Third => "the third occurrence of a position",
        Repetition::Second => "the second occurrence of a position",
        Repetition::Never => "the limit of moves",
    };
    let mut notes = vec![format!(
        "Where nobody can force a win, {ends} makes a draw. Values are those of a position without a past."
    )];
    if rules.repetition == Repetition::Never {
        notes.push(format!(
            "A win counts as one even if the limit of {} moves would come first.",
            rules.limit
        ));
    }
    notes
}
