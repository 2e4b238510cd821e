//! The course `book`: long searches of the positions that come up in the first moves.
//!
//! It begins with the empty board and goes on, ply by ply, with the positions after the moves that look best, those
//! of the house and those of an opponent alike. What is equal up to symmetry is searched once.

use std::collections::{BTreeSet, VecDeque};
use std::fmt::Write as _;

use game::{
    Course, CourseError, Game, Learned, Limits, OptionSpec, Position, Settings, Symmetric, think_alone,
};
use learning::{Break, Folder, attend};
use search::Root;
use search::tree::AlphaBeta;

use super::selfplay::number;
use crate::house;
use crate::{Board, Gobblet4, Judgement, Move};

/// Moves worth at most this much less than the best one are as good.
const AS_GOOD: i32 = 3;
/// At most so many moves of a position are kept.
const KEPT: usize = 4;

/// The course.
pub(crate) fn course() -> Course {
    Course {
        name: "book",
        about: "the opening book of 4x4: long searches of the positions that come up in the first moves",
        options: vec![
            OptionSpec::whole("positions", (1, 1_000_000), "150", "how many positions, up to symmetry"),
            OptionSpec::whole(
                "nodes",
                (1_000, 1_000_000_000),
                "4000000",
                "positions looked at for the best move",
            ),
            OptionSpec::whole("replies", (1, 100), "6", "how many moves of each position are followed"),
        ],
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let (positions, nodes) = (settings.whole("positions") as usize, settings.whole("nodes") as u64);
    let replies = settings.whole("replies") as usize;
    let mut ledger = folder.ledger("searched.txt", &format!("book nodes={nodes} replies={replies}"))?;
    let game = Gobblet4::default();
    let mut waiting: VecDeque<Board<4>> = VecDeque::from([game.start(&())]);
    let mut met: BTreeSet<u64> = waiting.iter().map(Symmetric::canonical_key).collect();
    let mut listed: Vec<Board<4>> = Vec::new();
    let mut rows: Vec<String> = Vec::new();
    // Layer by layer: all positions of one ply can be searched side by side.
    while listed.len() < positions && !waiting.is_empty() {
        let room = positions - listed.len();
        let fresh: Vec<Board<4>> = waiting.drain(..room.min(waiting.len())).collect();
        listed.extend(&fresh);
        let piece = |(): &mut (), place: usize| searched(&listed[place], nodes, replies);
        let lines = ledger.work(folder, ("searching", listed.len()), || (), piece)?;
        rows = lines.to_vec();
        for line in &lines[lines.len() - fresh.len()..] {
            let (board, _, followed) = parts(line)?;
            for mv in followed {
                let next = board.after(mv);
                if !next.is_over() && met.insert(next.canonical_key()) {
                    waiting.push_back(next);
                }
            }
        }
    }
    let mut text = format!(
        "# The opening book of Gobblet 4x4: board; best moves.\n\
         # kavarna train gobblet4 book --seed {} positions={positions},nodes={nodes},replies={replies}\n",
        folder.seed()
    );
    for line in &rows {
        let (board, best, _) = parts(line)?;
        let _ = writeln!(text, "{board}; {}", game.moves_text(&best));
    }
    let file = folder.write("book4.txt", text.as_bytes())?;
    Ok(Learned { files: vec![file], report: format!("{} positions", rows.len()) })
}

/// A position, its best moves and the moves that are followed.
type Parts = (Board<4>, Vec<Move<4>>, Vec<Move<4>>);

fn parts(line: &str) -> Result<Parts, CourseError> {
    let game = Gobblet4::default();
    let wrong = |expected: String| CourseError::Content { file: "searched.txt".to_owned(), expected };
    let mut parts = line.split(';').map(str::trim);
    let mut next = || parts.next().ok_or_else(|| wrong(format!("expected three parts in {line:?}")));
    let board = game.parse_board(next()?).map_err(|error| wrong(error.to_string()))?;
    let mut moves = || game.parse_moves(next()?).map_err(|error| wrong(error.to_string()));
    Ok((board, moves()?, moves()?))
}

/// Searches a position: its best moves, and those that are worth following.
fn searched(board: &Board<4>, nodes: u64, replies: usize) -> String {
    let mut engine = AlphaBeta::new(Judgement::house::<4>(), house::search());
    let mut value = |board: &Board<4>, nodes: u64| {
        let root = Root::new(*board);
        let report = think_alone(Limits::nodes(nodes), |thinking| engine.search(&root, thinking));
        report.best().map(|best| (best.mv, number(best.worth)))
    };
    let Some((best, worth)) = value(board, nodes) else { return format!("{board};;") };
    let mut seen = BTreeSet::from([board.after(best).canonical_key()]);
    let mut others: Vec<(i32, Move<4>)> = Vec::new();
    for mv in board.legal() {
        let next = board.after(mv);
        if !next.is_over() && seen.insert(next.canonical_key()) {
            let quick = value(&next, nodes / 100).map_or(i32::MIN, |(_, theirs)| -theirs);
            others.push((quick, mv));
        }
    }
    others.sort_by_key(|(quick, mv)| (std::cmp::Reverse(*quick), *mv));
    others.truncate(replies.max(KEPT));
    let mut kept = vec![best];
    for (_, mv) in &others {
        let deep = value(&board.after(*mv), nodes / 2).map_or(i32::MIN, |(_, theirs)| -theirs);
        if deep >= worth - AS_GOOD && kept.len() < KEPT {
            kept.push(*mv);
        }
    }
    let mut followed = vec![best];
    followed.extend(others.iter().map(|(_, mv)| *mv).take(replies.saturating_sub(1)));
    let game = Gobblet4::default();
    format!("{board}; {}; {}", game.moves_text(&kept), game.moves_text(&followed))
}
