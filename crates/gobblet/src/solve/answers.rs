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

use super::{Counts, MOST_SOLVED, Oracle, Outcome, Solution, Tally, Unknown, solve};
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
    shelf: super::shelf::Shelf,
    /// What became of the table that was made for the next time.
    kept: Option<String>,
}

/// Where the answers come from.
enum Known {
    Nothing,
    Worked(Box<Solution>),
    Read(std::sync::Arc<super::Tablebase>),
}

impl Answers {
    /// Nothing is known yet. A game in which things are forgotten has no such values, and one with nine pieces a
    /// side has too many of them.
    pub(crate) fn new(rules: Rules) -> Result<Answers, NoAnswer> {
        if rules.memory {
            return Err(NoAnswer::Impossible(
                "gobblet3 is not solved with memory=yes: expected memory=no, where nothing is hidden"
                    .to_owned(),
            ));
        }
        if usize::from(rules.pieces) != MOST_SOLVED {
            return Err(NoAnswer::Impossible(format!(
                "gobblet3 is not solved with pieces={}: expected pieces={MOST_SOLVED}, the game that fits into memory",
                rules.pieces
            )));
        }
        Ok(Answers { rules, known: Known::Nothing, shelf: super::shelf::Shelf::usual(), kept: None })
    }

    fn oracle(&self) -> Result<&dyn Oracle, NoAnswer> {
        match &self.known {
            Known::Nothing => Err(NoAnswer::Impossible("the solver was not prepared".to_owned())),
            Known::Worked(solution) => Ok(solution.as_ref()),
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
pub(super) fn tell(labour: &mut Labour<'_>, stage: &str, share: f64, note: String) -> bool {
    let headway = Headway { stage: stage.to_owned(), done: (share * 1000.0) as u64, all: 1000, note };
    (labour.tell)(&headway);
    !labour.stop.is_stopped()
}

impl Solver<Gobblet3> for Answers {
    fn prepare(&mut self, everything: bool, labour: &mut Labour<'_>) -> Result<(), NoAnswer> {
        let (at_hand, pieces) = (self.shelf.find(&self.rules), self.shelf.pieces());
        if let (false, Some(table)) = (everything, &at_hand) {
            self.known = Known::Read(std::sync::Arc::clone(table));
            return Ok(());
        }
        let threads = labour.threads;
        let solution = solve(self.rules, pieces, threads, &mut |progress| {
            let note = format!("{} of {} positions settled", progress.settled, progress.total);
            tell(labour, "solving", progress.share, note)
        });
        let solution = solution.ok_or(NoAnswer::Stopped)?;
        if at_hand.is_none() {
            self.kept = match self.shelf.write(&solution, None, labour) {
                Ok((path, _)) => Some(format!("solved; the table is kept in {}", path.display())),
                Err(NoAnswer::Stopped) => return Err(NoAnswer::Stopped),
                Err(why) => Some(format!("the table is not kept for the next time: {why}")),
            };
        }
        self.known = Known::Worked(Box::new(solution));
        Ok(())
    }

    fn kept(&self) -> Option<String> {
        self.kept.clone()
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
        Ok(Solved::new(value, moves, 0))
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

    fn write(&mut self, to: Option<&Path>, labour: &mut Labour<'_>) -> Result<String, NoAnswer> {
        let (path, written) = self.shelf.write(self.solution()?, to, labour)?;
        Ok(format!(
            "{}: {} bytes in {} blocks, the largest {} bytes",
            path.display(),
            written.bytes,
            written.blocks,
            written.largest_block
        ))
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

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use game::Stop;

    use super::super::shelf::tests::small_shelf;
    use super::*;

    /// Prepares a solver with tables in this folder; gives the stages of its work and what it kept.
    fn prepared(folder: &Path, everything: bool) -> (Vec<String>, Option<String>, Answers) {
        let shelf = small_shelf(folder);
        let mut answers = Answers { shelf, ..Answers::new(Rules::usual::<3>()).unwrap() };
        let mut stages: Vec<String> = Vec::new();
        let mut tell = |headway: &Headway| {
            if stages.last() != Some(&headway.stage) {
                stages.push(headway.stage.clone());
            }
        };
        let stop = Stop::new();
        answers.prepare(everything, &mut Labour { threads: 1, stop: &stop, tell: &mut tell }).unwrap();
        (stages, answers.kept(), answers)
    }

    fn asked(answers: &mut Answers) -> Vec<(Move<3>, Outcome)> {
        answers.oracle().unwrap().openings().unwrap()
    }

    #[test]
    fn a_table_is_made_once_read_ever_after_and_made_again_when_it_is_damaged() {
        let folder = std::env::temp_dir().join(format!("kavarna-answers-{}", std::process::id()));
        let file = folder.join("gobblet3.table");
        let (stages, kept, mut first) = prepared(&folder, false);
        assert!(stages.contains(&"solving".to_owned()) && stages.contains(&"writing".to_owned()));
        assert_eq!(kept, Some(format!("solved; the table is kept in {}", file.display())));
        let values = asked(&mut first);

        let (stages, kept, mut again) = prepared(&folder, false);
        assert_eq!((stages.len(), kept), (0, None), "nothing is worked out: {stages:?}");
        assert_eq!(asked(&mut again), values);
        drop(again);

        let mut bytes = fs::read(&file).unwrap();
        let whole = bytes.clone();
        *bytes.last_mut().unwrap() ^= 1;
        fs::write(&file, &bytes).unwrap();
        let (stages, kept, mut mended) = prepared(&folder, false);
        assert!(stages.contains(&"solving".to_owned()) && kept.is_some());
        assert_eq!(asked(&mut mended), values);
        assert_eq!(fs::read(&file).unwrap(), whole);

        let (stages, kept, _) = prepared(&folder, true);
        assert!(stages.contains(&"solving".to_owned()), "a survey needs everything");
        assert_eq!(kept, None, "the table was there");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told_and_does_no_harm() {
        let file = std::env::temp_dir().join(format!("kavarna-no-folder-{}", std::process::id()));
        fs::write(&file, "a file, not a folder").unwrap();
        let (_, kept, mut answers) = prepared(&file.join("tables"), false);
        assert!(kept.unwrap().starts_with("the table is not kept for the next time: cannot write"));
        assert!(!asked(&mut answers).is_empty());
        fs::remove_file(&file).unwrap();
    }
}
