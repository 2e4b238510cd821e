//! Games of the house against itself, short on thought and rich in variety.

use std::fmt::Write as _;

use game::random::{Fast, below, deal_stream, fast, mix};
use game::{CourseError, Game, Limits, Line, Position, think_alone};
use search::tree::{AlphaBeta, AlphaBetaOptions, TableOptions};
use search::value::{Aim, WIN};
use search::{Root, value};

use crate::house;
use crate::{Board, Gobblet4, Judgement, Move, opening};

/// A game longer than this is a draw.
const LONGEST: usize = 160;
/// In one of so many decisions a random move is made that does not lose at once.
const STRAYS: u32 = 12;

/// A game that was played, with what the search thought before each of its own moves.
pub(crate) struct Played {
    /// Each position that was searched, and its value for the side to move, as [`value`] has it.
    pub(crate) thoughts: Vec<(Board<4>, i32)>,
    /// Won by seat 0, drawn or lost: 1, 0, -1.
    pub(crate) result: i32,
}

/// A search that looks at few positions, with a small table that is quickly forgotten.
pub(crate) fn quick_search(judgement: Judgement) -> AlphaBeta<Board<4>, Judgement> {
    let options = house::search();
    let table = options.table.map(|table| TableOptions { entries: 1 << 14, ..table });
    AlphaBeta::new(judgement, AlphaBetaOptions { table, ..options })
}

/// The value of the best move for the side to move.
pub(crate) fn think(
    engine: &mut AlphaBeta<Board<4>, Judgement>,
    line: &Line<Gobblet4>,
    nodes: u64,
) -> Option<(Move<4>, i32)> {
    let report = think_alone(Limits::nodes(nodes), |thinking| engine.search(&Root::of_line(line), thinking));
    report.best().map(|best| (best.mv, number(best.worth)))
}

/// The number behind a worth.
pub(crate) fn number(worth: game::Worth) -> i32 {
    match worth {
        game::Worth::Win(plies) => WIN - plies as i32,
        game::Worth::Loss(plies) => plies as i32 - WIN,
        game::Worth::Eval(value) => value as i32,
        _ => 0,
    }
}

/// Plays game number `index` of a seed and writes it as a line: the result, then every move, those of the search
/// with their values behind a slash.
pub(crate) fn play(judgement: &Judgement, seed: u64, index: u64, nodes: u64) -> String {
    let game = Gobblet4::default();
    let mut rng = fast(mix(seed ^ mix(index + 1)));
    let mut line = Line::new(game, ());
    let mut text = String::new();
    for mv in opening::opening(&line.clone(), &mut deal_stream(seed, index)) {
        if line.play(mv).is_ok() {
            let _ = write!(text, " {mv}");
        }
    }
    let mut engine = quick_search(judgement.clone());
    while line.turn().is_some() && line.moves().len() < LONGEST {
        let Some((mv, value)) = think(&mut engine, &line, nodes) else { break };
        let stray = if below(&mut rng, STRAYS) == 0 { astray(line.position(), &mut rng) } else { None };
        let _ = match stray {
            Some(mv) => write!(text, " {mv}"),
            None => write!(text, " {mv}/{value}"),
        };
        if line.play(stray.unwrap_or(mv)).is_err() {
            break;
        }
        // A win that is seen need not be played out.
        if stray.is_none() && value::distance(value).is_some() {
            let sign = if line.moves().len() % 2 == 1 { value.signum() } else { -value.signum() };
            return format!("{sign}{text}");
        }
    }
    let result = line.ending().map_or(0, |ending| {
        let first = game::Seat::new(0);
        Aim::Win.value(&ending.scores, [0, 1, 2, 3], first, 0).signum()
    });
    format!("{result}{text}")
}

/// Any move that does not lose at once.
fn astray(board: &Board<4>, rng: &mut Fast) -> Option<Move<4>> {
    let mut moves = board.legal();
    moves.retain(|mv| board.is_safe(*mv));
    (!moves.is_empty()).then(|| moves[below(rng, moves.len() as u32) as usize])
}

/// Reads a line that [`play`] wrote.
pub(crate) fn read(text: &str) -> Result<Played, CourseError> {
    parse(text)
        .map_err(|expected| CourseError::Content { file: "the games that were played".to_owned(), expected })
}

fn parse(text: &str) -> Result<Played, String> {
    let mut words = text.split(' ');
    let result = words.next().unwrap_or_default();
    let result = result.parse().map_err(|_| format!("expected a result of -1, 0 or 1, not {result:?}"))?;
    let game = Gobblet4::default();
    let mut board = game.start(&());
    let mut thoughts = Vec::new();
    for word in words {
        let (mv, value) = word.split_once('/').map_or((word, None), |(mv, value)| (mv, Some(value)));
        let mv = game.parse_move(mv).map_err(|error| error.to_string())?;
        if !board.is_legal(mv) {
            return Err(format!("{mv} is not legal in {board}"));
        }
        if let Some(value) = value {
            let value = value.parse().map_err(|_| format!("expected the value of a move, not {value:?}"))?;
            thoughts.push((board, value));
        }
        board.play_unchecked(mv);
    }
    Ok(Played { thoughts, result })
}
