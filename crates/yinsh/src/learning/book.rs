//! The course `book`: set-ups of the house against itself, thought about longer than at the table.
//!
//! In every game the rings are placed by a search of many nodes; now and then one is placed where a short look
//! finds it good, too, so that the games part. Every position that was searched goes into the book with what the
//! search chose.

use std::sync::Arc;

use game::random::{below, deal_stream};
use game::{Course, CourseError, Learned, Limits, OptionSpec, Position, Settings, think_alone};
use learning::{Break, Folder, attend};
use search::Root;
use search::tree::AlphaBeta;

use super::selfplay;
use crate::book;
use crate::evaluation::Weights;
use crate::judgement::Judgement;
use crate::{Asked, Board, Move, Rules};

/// What stands between the lines of a game.
const BETWEEN: char = '|';
/// How many of the moves that look good a game may part by.
const TEMPTING: usize = 6;
/// How long the look is.
const GLANCE: u64 = 3_000;

/// The course as the command line offers it.
pub(super) fn course() -> Course {
    Course {
        name: "book",
        about: "an opening book: set-ups of the house against itself, thought about for longer",
        options: vec![
            OptionSpec::whole("games", (1, 1_000_000), "100", "set-ups to play"),
            OptionSpec::whole("nodes", (1, 1_000_000_000), "100000", "nodes for each ring"),
            OptionSpec::whole("rings", (1, 10), "6", "how many rings of a set-up are thought about"),
        ],
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let (games, nodes) = (settings.whole("games") as usize, settings.whole("nodes") as u64);
    let (rings, seed) = (settings.whole("rings") as usize, folder.seed());
    let weights: Arc<Weights> = Weights::learned();
    let mut ledger = folder.ledger("set-ups.txt", &format!("book nodes={nodes} rings={rings}"))?;
    let lines = ledger.work(
        folder,
        ("set-ups", games),
        || selfplay::engine(&weights),
        |engine, index| set_up(engine, seed, index as u64, nodes, rings).join(&BETWEEN.to_string()),
    )?;
    let found = lines.join(&BETWEEN.to_string()).replace(BETWEEN, "\n");
    let wrong = |expected| CourseError::Content { file: "set-ups.txt".to_owned(), expected };
    let book = book::parse(&found).map_err(wrong)?;
    let from = format!(
        "# grown by the course `book` of Yinsh: seed {seed}, games={games} nodes={nodes} rings={rings}\n"
    );
    let file = folder.write("book.txt", (from + &book::rows(&book).join("\n") + "\n").as_bytes())?;
    Ok(Learned { files: vec![file], report: format!("{} positions", book.len()) })
}

/// Set-up number `index`: the positions that were searched with what was chosen there.
fn set_up(
    engine: &mut AlphaBeta<Board, Judgement>,
    seed: u64,
    index: u64,
    nodes: u64,
    rings: usize,
) -> Vec<String> {
    let mut rng = deal_stream(seed, index);
    let mut board = Board::empty(Rules::default());
    let mut lines = Vec::new();
    while board.asked() == Asked::Place && board.all_rings().len() < rings {
        engine.clear();
        let (mv, _) = selfplay::decide(engine, &board, nodes);
        lines.push(format!("{} {mv}", crate::notation::position_text(&board)));
        let parts = below(&mut rng, 2) == 0;
        board.play_unchecked(if parts { tempting(engine, &board, &mut rng) } else { mv });
    }
    lines
}

/// One of the moves that a short look finds best.
fn tempting(engine: &mut AlphaBeta<Board, Judgement>, board: &Board, rng: &mut impl game::Rng) -> Move {
    engine.clear();
    let root = Root::new(*board);
    let report = think_alone(Limits::nodes(GLANCE), |thinking| engine.assess(&root, thinking));
    let many = report.candidates.len().clamp(1, TEMPTING);
    let chosen = report.candidates.get(below(rng, many as u32) as usize);
    chosen.map_or_else(|| board.random_move(rng), |candidate| candidate.mv)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_up_is_a_function_of_its_number_and_makes_lines_of_a_book() {
        let weights = Weights::learned();
        let mut engine = selfplay::engine(&weights);
        let lines = set_up(&mut engine, 3, 1, 200, 4);
        assert_eq!(lines.len(), 4);
        assert_eq!(set_up(&mut engine, 3, 1, 200, 4), lines);
        assert_eq!(book::parse(&lines.join("\n")).unwrap().len(), 4);
    }
}
