//! The course `book`: set-ups of the house against itself, thought about longer than at the table.
//!
//! In every game the rings are placed by a search of many nodes; now and then one is placed where a short look
//! finds it good, too, so that the games part. Every position that was searched goes into the book with what the
//! search chose.

use std::fs;
use std::sync::Arc;

use game::random::{below, deal_stream};
use game::{Course, Lesson, Limits, OptionSpec, Position, Settings, think_alone};
use search::Root;
use search::tree::AlphaBeta;

use super::folder::{Pieces, open, pieces, told};
use super::selfplay;
use crate::book::Book;
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
        run,
    }
}

fn run(settings: &Settings<'_>, lesson: &Lesson<'_>) -> Result<String, String> {
    open(lesson)?;
    let (games, nodes) = (settings.whole("games") as usize, settings.whole("nodes") as u64);
    let (rings, seed) = (settings.whole("rings") as usize, lesson.seed);
    let weights: Arc<Weights> = Weights::learned();
    let lines = pieces(
        lesson,
        "set-ups.txt",
        ("set-ups", games),
        || selfplay::engine(&weights),
        |engine, index| set_up(engine, seed, index, nodes, rings).join(&BETWEEN.to_string()),
    )?;
    let Pieces::Whole(lines) = lines else { return Ok("stopped; the same command goes on".into()) };
    let mut book = Book::default();
    for line in lines.iter().flat_map(|line| line.split(BETWEEN)).filter(|line| !line.is_empty()) {
        book.add_line(line)?;
    }
    let from = format!(
        "# grown by the course `book` of Yinsh: seed {seed}, games={games} nodes={nodes} rings={rings}\n"
    );
    let path = lesson.folder.join("book.txt");
    fs::write(&path, from + &book.lines().join("\n") + "\n").map_err(|error| told(&path, &error))?;
    Ok(format!("book.txt holds {} positions\n", book.len()))
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
        board.play(if parts { tempting(engine, &board, &mut rng) } else { mv });
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
        let mut book = Book::default();
        for line in &lines {
            book.add_line(line).unwrap();
        }
        assert_eq!(book.len(), 4);
    }
}
