//! The course `tactics`: positions with a proven win, none of them obvious.
//!
//! The house plays against itself. From where it first sees that it wins, the winner's positions are searched deeply,
//! one move further back each time, as long as they turn out to be won. The earliest that is won within 5 to 13
//! plies, while a quick look does not see it, is kept with all moves that a closer look proves to win. There is one
//! position from a game at most.

use std::collections::BTreeMap;

use game::{Course, Learned, Line, OptionSpec, Position, Settings};
use learning::{Break, Folder, attend};
use search::tree::AlphaBeta;
use search::value::distance;

use super::selfplay::{play, quick_search, read, think};
use crate::house;
use crate::tactics::Tactic;
use crate::{Board, Gobblet4, Judgement, Move};

/// A quick look, which must not see the win.
const QUICK: u64 = 2_000;
/// How many games are played for one position wanted, at most.
const GAMES_EACH: usize = 12;
/// How many of the winner's positions are looked at.
const FURTHEST_BACK: usize = 5;
/// The closer look at each other move has this part of the nodes of a deep search.
const CLOSER: u64 = 150;
/// Positions of one distance make up a fifth of the set at most.
const OF_A_DISTANCE: usize = 5;

/// The course.
pub(crate) fn course() -> Course {
    Course {
        name: "tactics",
        about: "positions of 4x4 with a proven win in 5 to 13 plies, found by deep searches of games of the house",
        options: vec![
            OptionSpec::whole("positions", (1, 100_000), "100", "how many positions to find"),
            OptionSpec::whole(
                "nodes",
                (1_000, 1_000_000),
                "8000",
                "positions looked at for each move of the games",
            ),
            OptionSpec::whole("deep", (10_000, 1_000_000_000), "3000000", "positions of a deep search"),
        ],
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let wanted = settings.whole("positions") as usize;
    let (nodes, deep) = (settings.whole("nodes") as u64, settings.whole("deep") as u64);
    let mut ledger = folder.ledger("candidates.txt", &format!("tactics nodes={nodes} deep={deep}"))?;
    let seed = folder.seed();
    let mut rows = Vec::new();
    let mut games = 0;
    while rows.len() < wanted && games < wanted * GAMES_EACH {
        games += 40;
        let piece = |(): &mut (), number: usize| from_game(seed, number as u64, nodes, deep);
        rows = chosen(ledger.work(folder, ("searching", games), || (), piece)?, wanted);
    }
    let text = format!(
        "# Positions of Gobblet 4x4 with a proven win: board; plies; moves proven to win.\n\
         # kavarna train gobblet4 tactics --seed {seed} positions={wanted},nodes={nodes},deep={deep}\n{}\n",
        rows.join("\n")
    );
    let file = folder.write("tactics.txt", text.as_bytes())?;
    Ok(Learned { files: vec![file], report: format!("{} positions from {games} games", rows.len()) })
}

/// The first rows, no two alike and not too many of one distance.
fn chosen(lines: &[String], wanted: usize) -> Vec<String> {
    let mut of_distance: BTreeMap<u32, usize> = BTreeMap::new();
    let mut rows: Vec<String> = Vec::new();
    for row in lines {
        let Ok(tactic) = Tactic::parse(row) else { continue };
        let count = of_distance.entry(tactic.plies).or_default();
        if rows.len() < wanted && *count < wanted.div_ceil(OF_A_DISTANCE).max(1) && !rows.contains(row) {
            *count += 1;
            rows.push(row.clone());
        }
    }
    rows
}

/// A position from one game, or `-`.
fn from_game(seed: u64, number: u64, nodes: u64, deep: u64) -> String {
    let judgement = Judgement::house::<4>();
    let Ok(game) = read(&play(&judgement, seed, number, nodes)) else { return "-".to_string() };
    let sees = |(_, value): &(Board<4>, i32)| distance(*value).is_some() && *value > 0;
    let Some(seen) = game.thoughts.iter().position(sees) else { return "-".to_string() };
    let winner = game.thoughts[seen].0.mover();
    // The positions of the winner up to there, the last first.
    let before = game.thoughts[..=seen].iter().rev().map(|(board, _)| *board);
    let back: Vec<Board<4>> = before.filter(|board| board.mover() == winner).take(FURTHEST_BACK).collect();
    let won = |board: &Board<4>| win(*board, &judgement, deep).map(|(mv, plies)| (*board, mv, plies));
    let wins: Vec<_> = back.iter().map_while(won).collect();
    let fits = |(board, _, plies): &(Board<4>, Move<4>, u32)| {
        (5..=13).contains(plies) && win(*board, &judgement, QUICK).is_none()
    };
    match wins.into_iter().rev().find(fits) {
        None => "-".to_string(),
        Some((board, best, plies)) => {
            let others = board.legal().into_iter().filter(|mv| *mv != best);
            let lost = |mv: &Move<4>| loses(board.after(*mv), &judgement, deep / CLOSER);
            let winning = std::iter::once(best).chain(others.filter(lost)).collect();
            Tactic { board, plies, winning }.to_string()
        }
    }
}

/// The winning move that a search of so many nodes proves, and within how many plies it wins.
fn win(board: Board<4>, judgement: &Judgement, nodes: u64) -> Option<(Move<4>, u32)> {
    let line = Line::from_position(Gobblet4::default(), board);
    let (mv, value) = think(&mut AlphaBeta::new(judgement.clone(), house::search()), &line, nodes)?;
    distance(value).filter(|_| value > 0).map(|plies| (mv, plies))
}

/// Whether the side to move is proven to lose.
fn loses(board: Board<4>, judgement: &Judgement, nodes: u64) -> bool {
    let line = Line::from_position(Gobblet4::default(), board);
    let thought = think(&mut quick_search(judgement.clone()), &line, nodes);
    thought.is_some_and(|(_, value)| distance(value).is_some() && value < 0)
}
