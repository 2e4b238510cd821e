//! Puzzles: positions in which one move keeps what there is to win, proven by the solver, and what every other move costs.
//!
//! A game brings its collection along ([`AnyGame::puzzles`](crate::AnyGame::puzzles)); [`PuzzleMaker`] made it, from
//! positions of games of the house or from positions that somebody wrote down, and can make it again.

use game::random::{below, deal_stream};
use game::{Exact, Limits, NoClock, Options, Quest, Seat, Stop, Viewer, Worth};
use serde::{Deserialize, Serialize};

use crate::{AnyRules, AnySolver, AnyTable, AnyThinking, CatalogError, PlayerSpec, Start};

/// How hard the house thinks in the games that puzzles are taken from.
const GAME_NODES: u64 = 400;
/// How hard it thinks about what to answer to a move that nobody could solve.
const REPLY_NODES: u64 = 20_000;
/// How hard it looks for another move that wins.
const CHECK_NODES: u64 = 150_000;
/// How many plies ahead the end may be if nobody says: what nobody can be expected to see is not asked.
const MOST_PLIES: u32 = 9;
/// How many of the last moves of a game are taken back in search of a puzzle.
const LAST: usize = 12;

/// A move of a puzzle and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PuzzleMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth; `None` where it was not proven to win.
    pub worth: Option<Worth>,
    /// What the other side answers to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<String>,
}

/// A puzzle.
///
/// ```
/// use catalog::Catalog;
///
/// let puzzles = Catalog::house().game("gobblet3")?.puzzles()?;
/// let first = &puzzles[0];
/// assert!(first.task.starts_with("win in "));
/// assert!(first.moves.iter().any(|one| first.answers.contains(&one.mv)));
/// # Ok::<(), catalog::CatalogError>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The options of the game.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// The position.
    pub position: String,
    /// Who is to move.
    pub seat: Seat,
    /// What is asked: `win in 5`, or with all cards open `score 70` or what a [`Quest`] of the game sets.
    pub task: String,
    /// The right moves; usually there is one.
    pub answers: Vec<String>,
    /// Every legal move, the right ones first.
    pub moves: Vec<PuzzleMove>,
}

/// What a puzzle asks, as data.
///
/// ```
/// use catalog::PuzzleTask;
/// assert_eq!(PuzzleTask::of("win in 5"), PuzzleTask::Win { plies: 5 });
/// assert_eq!(PuzzleTask::of("score -3"), PuzzleTask::Score { points: -3 });
/// assert_eq!(PuzzleTask::of("klop 12"), PuzzleTask::Quest { name: "klop".to_owned(), number: Some(12) });
/// assert_eq!(PuzzleTask::of("hra"), PuzzleTask::Quest { name: "hra".to_owned(), number: None });
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleTask {
    /// To win within so many plies.
    Win {
        /// How many, the answer included.
        plies: u32,
    },
    /// To score so much, with all cards open.
    Score {
        /// What the seat to move scores.
        points: i32,
    },
    /// What a [`Quest`] of the game sets.
    Quest {
        /// Its name.
        name: String,
        /// How much is lost or taken at least; `None` where something succeeds or fails.
        number: Option<i32>,
    },
}

impl PuzzleTask {
    /// What a written task asks.
    pub fn of(text: &str) -> PuzzleTask {
        if let Some(plies) = text.strip_prefix("win in ").and_then(|plies| plies.parse().ok()) {
            return PuzzleTask::Win { plies };
        }
        let (name, number) = text.split_once(' ').unwrap_or((text, ""));
        match (name, number.parse().ok()) {
            ("score", Some(points)) => PuzzleTask::Score { points },
            (name, number) => PuzzleTask::Quest { name: name.to_owned(), number },
        }
    }
}

impl Puzzle {
    /// What it asks.
    pub fn asks(&self) -> PuzzleTask {
        PuzzleTask::of(&self.task)
    }

    /// How deep it is: the plies to the win; 0 where it is about a score.
    pub fn depth(&self) -> u32 {
        if let PuzzleTask::Win { plies } = self.asks() { plies } else { 0 }
    }

    /// The quest of its game that it sets, if it is one.
    pub fn quest(&self, rules: &dyn AnyRules) -> Option<&'static Quest> {
        let PuzzleTask::Quest { name, .. } = self.asks() else { return None };
        rules.quests().iter().find(|quest| quest.name == name)
    }

    /// Reads a collection: one puzzle a line, lines with `#` say where it comes from.
    pub fn collection(text: &str) -> Result<Vec<Puzzle>, CatalogError> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let read = |(number, line): (usize, &str)| {
            serde_json::from_str(line)
                .map_err(|error| CatalogError::Puzzle { line: number + 1, why: error.to_string() })
        };
        lines.map(read).collect()
    }
}

/// Finds puzzles of one game.
#[expect(missing_debug_implementations, reason = "a solver need not be printable")]
pub struct PuzzleMaker<'a> {
    rules: &'a dyn AnyRules,
    solver: &'a mut dyn AnySolver,
    /// What the solver may spend on one position; the depth is how far the end of a puzzle may be.
    limits: Limits,
    stop: &'a Stop,
}

/// A position that was looked at: the puzzle, and how far its end is.
struct Found {
    puzzle: Puzzle,
    depth: i64,
}

impl<'a> PuzzleMaker<'a> {
    /// A maker that asks this solver, which must be ready.
    pub fn new(
        rules: &'a dyn AnyRules,
        solver: &'a mut dyn AnySolver,
        limits: Limits,
        stop: &'a Stop,
    ) -> PuzzleMaker<'a> {
        PuzzleMaker { rules, solver, limits, stop }
    }

    /// The hardest puzzle among the last moves of game number `index` of this seed, if there is one.
    pub fn from_game(&mut self, seed: u64, index: u64) -> Result<Option<Puzzle>, CatalogError> {
        let mut table = self.play(seed, index, None)?;
        let mut best: Option<Found> = None;
        for _ in 0..LAST {
            if self.stop.is_stopped() || table.undo().is_none() {
                break;
            }
            if let Some(found) = self.look(table.as_ref())
                && best.as_ref().is_none_or(|best| found.depth >= best.depth)
            {
                best = Some(found);
            }
        }
        Ok(best.map(|found| self.complete(found.puzzle)))
    }

    /// The puzzle of a written position, if it holds one.
    pub fn from_position(&mut self, position: &str) -> Result<Option<Puzzle>, CatalogError> {
        let table = self.rules.table(&Start::Position(position.to_owned()))?;
        Ok(self.look(table.as_ref()).map(|found| self.complete(found.puzzle)))
    }

    /// So many puzzles, as many of every kind as of the others, one kind after another, from the games of this seed; `told`
    /// is called for each. What does not divide evenly goes to the first kinds; no game gives two puzzles.
    pub fn of_each_kind(
        &mut self,
        seed: u64,
        wanted: u64,
        told: &mut dyn FnMut(),
    ) -> Result<Vec<Puzzle>, CatalogError> {
        let quests = self.rules.quests();
        let kinds = quests.len().max(1) as u64;
        let share = |place: u64| wanted / kinds + u64::from(place < wanted % kinds);
        let mut lacking: Vec<(u64, &'static Quest)> = (0..).map(share).zip(quests).collect();
        let mut found: Vec<Puzzle> = Vec::new();
        for index in 0.. {
            lacking.retain(|(count, _)| *count > 0);
            if lacking.is_empty() || self.stop.is_stopped() {
                break;
            }
            // The rarest kind is looked for first.
            lacking.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
            let asked: Vec<&'static Quest> = lacking.iter().map(|(_, quest)| *quest).collect();
            let Some(puzzle) = self.about(&asked, seed, index)? else { continue };
            let quest = puzzle.quest(self.rules);
            if let Some((count, _)) = lacking.iter_mut().find(|(_, one)| Some(*one) == quest) {
                *count -= 1;
            }
            found.push(puzzle);
            told();
        }
        found.sort_by_key(|puzzle| {
            let quest = puzzle.quest(self.rules);
            quests.iter().position(|known| Some(known) == quest)
        });
        Ok(found)
    }

    /// A puzzle among the endings of game number `index` of this seed that sets the first of these quests for which there
    /// is any. What is found at first sight is no puzzle.
    pub fn about(
        &mut self,
        quests: &[&'static Quest],
        seed: u64,
        index: u64,
    ) -> Result<Option<Puzzle>, CatalogError> {
        for quest in quests {
            let mut found = Vec::new();
            let mut table = self.play(seed, index, Some(quest))?;
            self.solver.aim_at(quest.aim)?;
            while !self.stop.is_stopped() && table.undo().is_some() {
                if table.can_ask(quest) {
                    found.extend(self.set(table.as_ref(), quest));
                }
            }
            // Not always the last one, which would be the shortest.
            if !found.is_empty() {
                return Ok(Some(found.swap_remove(index as usize % found.len())));
            }
        }
        Ok(None)
    }

    /// The puzzle that a quest sets in a position, with the replies to what is wrong; the solver aims at it already.
    fn set(&mut self, table: &dyn AnyTable, quest: &Quest) -> Option<Puzzle> {
        let seat = table.turn()?;
        let worths = self.worths(table, quest, seat)?;
        let each: Vec<i32> = worths.iter().map(|(_, worth)| *worth).collect();
        let task = quest.set_by(&each).filter(|_| each.len() >= 3)?;
        let (answer, best) = worths.iter().max_by_key(|(_, worth)| *worth)?.clone();
        if table.first_sight().is_none_or(|seen| seen == answer) {
            return None;
        }
        let mut moves = Vec::with_capacity(worths.len());
        for (mv, worth) in worths {
            let reply = if worth == best { None } else { self.answer_to(table, quest, seat, &mv) };
            moves.push(PuzzleMove { mv, worth: Some(Worth::Points(f64::from(worth))), reply });
        }
        moves.sort_by_key(|one| one.mv != answer);
        let (options, position) = (self.rules.options(), table.position_text());
        Some(Puzzle { options, position, seat, task, answers: vec![answer], moves })
    }

    /// Every move of a position with what it is worth to a seat; `None` where the solver has no answer.
    fn worths(&mut self, table: &dyn AnyTable, quest: &Quest, seat: Seat) -> Option<Vec<(String, i32)>> {
        let (stop, limits) = (self.stop, self.limits);
        let solved = think(stop, limits, |thinking| self.solver.answer(table, thinking)).ok()?;
        let worth = |(mv, value)| match value {
            Some(Exact::Scores(scores)) => Some((mv, quest.worth(scores[seat]))),
            _ => None,
        };
        solved.moves.into_iter().map(worth).collect()
    }

    /// What is played next after a move of `seat`, if it is another's turn: the best of a partner, the worst of others.
    fn answer_to(&mut self, table: &dyn AnyTable, quest: &Quest, seat: Seat, mv: &str) -> Option<String> {
        let mut line = table.fork();
        line.play(mv).ok()?;
        let turn = line.turn().filter(|turn| *turn != seat)?;
        let sides = line.sides();
        let sign = if sides[turn.index()] == sides[seat.index()] { 1 } else { -1 };
        let worths = self.worths(line.as_ref(), quest, seat)?;
        worths.into_iter().max_by_key(|(_, worth)| sign * worth).map(|(mv, _)| mv)
    }

    /// A game of the house against itself in which every fourth move is a random one, so that there are mistakes to
    /// punish. Where there are rules of thumb they play instead, and bid without mistakes; what leads to a quest goes
    /// before both.
    fn play(&self, seed: u64, index: u64, quest: Option<&Quest>) -> Result<Box<dyn AnyTable>, CatalogError> {
        let mut table = self.rules.table(&Start::Seed { seed, index })?;
        for mv in self.rules.opening(seed, index) {
            table.play(&mv)?;
        }
        let mut chance = deal_stream(seed ^ 0x7075_7a7a, index);
        // Only made where somebody has to think: a house may have much to read first.
        let mut house = None;
        for _ in 0..400 {
            let Some(turn) = table.turn() else { break };
            let thumb = table.first_sight();
            let legal = table.legal();
            let errs = below(&mut chance, 4) == 0 && (thumb.is_none() || table.decision() == Some("card"));
            let any = if errs { Some(below(&mut chance, legal.len() as u32) as usize) } else { None };
            let mv = if let Some(mv) = quest.and_then(|quest| table.toward(quest)) {
                mv
            } else if let Some(any) = any {
                legal[any].clone()
            } else if let Some(mv) = thumb {
                mv
            } else {
                let house = match &mut house {
                    Some(house) => house,
                    none => {
                        let mut new = self.rules.player(&PlayerSpec::plain("house"))?;
                        new.begin(seed ^ index);
                        none.insert(new)
                    }
                };
                let limits = Limits { nodes: Some(GAME_NODES), iterations: Some(100), ..Limits::NONE };
                let view = table.view(Viewer::Seat(turn));
                self.think(limits, |thinking| house.decide(view.as_ref(), thinking)).mv
            };
            table.play(&mv)?;
        }
        Ok(table)
    }

    fn think<T>(&self, limits: Limits, ask: impl FnOnce(&mut AnyThinking<'_>) -> T) -> T {
        think(self.stop, limits, ask)
    }

    /// What the solver says of a position, if it holds a puzzle; replies are found later.
    fn look(&mut self, table: &dyn AnyTable) -> Option<Found> {
        let seat = table.turn()?;
        let (stop, limits) = (self.stop, self.limits);
        let solved = think(stop, limits, |thinking| self.solver.answer(table, thinking)).ok()?;
        if solved.moves.len() < 3 {
            return None;
        }
        let (answers, task, depth) = asked(&solved.moves, seat, limits.depth.unwrap_or(MOST_PLIES))?;
        if depth > 0 && (self.is_alone(table, seat, &answers[0]) || self.has_another(table, &answers)) {
            return None;
        }
        let mut moves: Vec<PuzzleMove> = solved
            .moves
            .into_iter()
            .map(|(mv, value)| PuzzleMove { mv, worth: value.map(|value| value.worth(seat)), reply: None })
            .collect();
        moves.sort_by_key(|one| !answers.contains(&one.mv));
        let puzzle = Puzzle {
            options: self.rules.options(),
            position: table.position_text(),
            seat,
            task,
            answers,
            moves,
        };
        Some(Found { puzzle, depth })
    }

    /// Whether the game ends before anybody else decides: then there is nothing to find.
    fn is_alone(&mut self, table: &dyn AnyTable, seat: Seat, answer: &str) -> bool {
        let mut line = table.fork();
        let mut next = answer.to_owned();
        loop {
            if line.play(&next).is_err() || line.turn().is_none() {
                return true;
            }
            if line.turn() != Some(seat) {
                return false;
            }
            let Some(mv) = self.best(line.as_ref()) else { return false };
            next = mv;
        }
    }

    /// Whether the house, which looks further than a search to the end of every line, sees another win.
    fn has_another(&self, table: &dyn AnyTable, answers: &[String]) -> bool {
        let (Some(seat), Ok(mut house)) = (table.turn(), self.rules.player(&PlayerSpec::plain("house")))
        else {
            return true;
        };
        house.begin(0);
        let view = table.view(Viewer::Seat(seat));
        let report = self.think(Limits::nodes(CHECK_NODES), |thinking| house.assess(view.as_ref(), thinking));
        let mut winning = report.candidates.iter().filter(|one| matches!(one.worth, Worth::Win(_)));
        winning.any(|one| !answers.contains(&one.mv))
    }

    /// What the side to move should do: by the solver, else as the house would.
    fn best(&mut self, table: &dyn AnyTable) -> Option<String> {
        let seat = table.turn()?;
        let (stop, limits) = (self.stop, self.limits);
        let solved = think(stop, limits, |thinking| self.solver.answer(table, thinking)).ok();
        let known = solved.and_then(|solved| {
            let known = solved.moves.into_iter().filter_map(|(mv, value)| Some((mv, value?)));
            known.max_by(|(_, one), (_, other)| one.worth(seat).rank().total_cmp(&other.worth(seat).rank()))
        });
        if let Some((mv, value)) = known
            && !matches!(value, Exact::Loss(_))
        {
            return Some(mv);
        }
        self.house(table)
    }

    /// What the house would do.
    fn house(&self, table: &dyn AnyTable) -> Option<String> {
        let seat = table.turn()?;
        let mut house = self.rules.player(&PlayerSpec::plain("house")).ok()?;
        house.begin(0);
        let view = table.view(Viewer::Seat(seat));
        Some(self.think(Limits::nodes(REPLY_NODES), |thinking| house.decide(view.as_ref(), thinking)).mv)
    }

    /// Adds what the other side answers to each move that is not right.
    fn complete(&mut self, mut puzzle: Puzzle) -> Puzzle {
        let Ok(start) = self.rules.table(&Start::Position(puzzle.position.clone())) else { return puzzle };
        for one in &mut puzzle.moves {
            let mut line = start.fork();
            let passed = line.play(&one.mv).is_ok() && line.turn().is_some_and(|turn| turn != puzzle.seat);
            if passed && !puzzle.answers.contains(&one.mv) {
                // What could not be solved before the move will not be solved after it.
                one.reply =
                    if one.worth.is_none() { self.house(line.as_ref()) } else { self.best(line.as_ref()) };
            }
        }
        puzzle
    }
}

fn think<T>(stop: &Stop, limits: Limits, ask: impl FnOnce(&mut AnyThinking<'_>) -> T) -> T {
    ask(&mut AnyThinking { limits, stop, clock: &NoClock, threads: 1, progress: &mut |_| {} })
}

/// The right moves, the task, and how deep it is; `None` where nothing, or too much, is right.
fn asked(moves: &[(String, Option<Exact>)], seat: Seat, most: u32) -> Option<(Vec<String>, String, i64)> {
    let of_win = |(mv, value): &(String, Option<Exact>)| match value {
        Some(Exact::Win(plies)) => Some((mv.clone(), *plies)),
        _ => None,
    };
    let winning: Vec<(String, u32)> = moves.iter().filter_map(of_win).collect();
    if let [(mv, plies)] = &winning[..] {
        let fair = *plies > 1 && *plies <= most;
        return fair.then(|| (vec![mv.clone()], format!("win in {plies}"), i64::from(*plies)));
    }
    let of_score = |(mv, value): &(String, Option<Exact>)| match value {
        Some(Exact::Scores(scores)) => Some((mv.clone(), scores[seat])),
        _ => None,
    };
    let mut scored: Vec<(String, i32)> = moves.iter().map(of_score).collect::<Option<_>>()?;
    scored.sort_by_key(|(_, score)| -score);
    match &scored[..] {
        [(mv, most), (_, next), ..] if most > next => Some((vec![mv.clone()], format!("score {most}"), -1)),
        _ => None,
    }
}
