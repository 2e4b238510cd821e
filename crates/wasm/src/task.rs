//! What takes a while: moves, hints, claims, analyses, reviews, exact answers.
//!
//! A task is whole in itself and can be run in any worker: one about a table brings the table's log. The player is handed
//! what its seat sees and nothing else.

use catalog::{AnyThinking, Judgement, Reviewed, Share, Thought, Wanted, review, think};
use game::random::seat_seed;
use game::{Clock, Exact, Limits, Record, Report, Seat, Stop, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use tables::Code;
use tables::answers::{AnalysisAsked, DecisionJudged, Review, ReviewAsked, TOLD_TREE, show, thinking_time};
use tables::id::random_bytes;
use tables::table::{Entry, Refusal, Table};
use tables::wire::{self, Eyes, Frame, written};

use crate::{Refused, games};

/// The longest thought about a move at a table, in milliseconds.
const LONGEST_MS: u64 = 10_000;

/// What is to be thought about.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "task", rename_all = "lowercase")]
pub enum Task {
    /// The move of the engine in a seat: `{move}`, and while it thinks frames for whoever looks.
    Move {
        /// The log of the table.
        log: Vec<Entry>,
        /// The seat of the engine.
        seat: usize,
    },
    /// A hint for a person: `{frame}`.
    Hint {
        /// The log of the table.
        log: Vec<Entry>,
        /// The id of the person.
        person: String,
        /// The person's name for the question.
        id: String,
        /// How long to think, in milliseconds.
        ms: u64,
    },
    /// Whether a claim stands: the verdict.
    Judge {
        /// The log of the table.
        log: Vec<Entry>,
        /// The id of the person.
        person: String,
        /// Whether it is made with open cards.
        show: bool,
    },
    /// What a player thinks of a position: `{seat, report, insight}`, also while it thinks.
    Analyse {
        /// The position, the player and the time.
        asked: AnalysisAsked,
    },
    /// What the decisions of a game cost: `{of, report}`, also after each of them. Several workers may share them.
    Review {
        /// The record as one line of JSON.
        record: String,
        /// By whom, of whose decisions, for how long.
        asked: ReviewAsked,
        /// Which share of the decisions, from 0, and of how many; all of them when nothing is said.
        share: Option<(usize, usize)>,
    },
    /// What every move of a position is exactly worth: `{value, moves}`.
    Solve {
        /// The position.
        place: show::Asked,
        /// What is played for, in words of the game's solver.
        aim: Option<String>,
        /// How many nodes may be searched.
        nodes: u64,
    },
    /// The decision of any player with any options: `{move, nodes, iterations}`. The same as natively for the same seed.
    Decide {
        /// The position.
        place: show::Asked,
        /// The player, with a limit of its own in nodes or iterations.
        spec: String,
        /// Its random stream.
        seed: u64,
    },
}

fn table_of(log: Vec<Entry>) -> Result<Table, Refused> {
    let table = Table::replay(games(), log);
    Ok(table.map_err(|damaged| Refusal::new(Code::Failed, damaged.to_string()))?)
}

fn no_game() -> Refused {
    Refusal::new(Code::Failed, "there is no game").into()
}

/// An exact worth: `{win: 3}`, `{loss: 2}`, `"draw"`, or the scores of all seats.
fn exactly(value: Exact) -> Value {
    match value {
        Exact::Win(plies) => json!({ "win": plies }),
        Exact::Loss(plies) => json!({ "loss": plies }),
        Exact::Draw => json!("draw"),
        Exact::Scores(scores) => json!(scores),
    }
}

/// Runs a task; `told` hears of what is known so far. One that is stopped answers with what it knows by then.
pub fn run(
    task: Task,
    clock: &dyn Clock,
    stop: &Stop,
    told: &mut dyn FnMut(Value),
) -> Result<Value, Refused> {
    match task {
        Task::Move { log, seat } => decide_at_table(&table_of(log)?, seat, clock, stop, told),
        Task::Hint { log, person, id, ms } => {
            let table = table_of(log)?;
            let rules = table.play.as_ref().ok_or_else(no_game)?.line().rules();
            let view = Eyes::of(&table, Some(&person)).into_view().ok_or_else(no_game)?;
            let spec = rules.player_spec("house")?;
            let mut quiet = |_: &Report<String>| {};
            let mut thinking =
                AnyThinking { limits: Limits::ms(ms), stop, clock, threads: 1, progress: &mut quiet };
            // Always the same: a hint depends on what the person can see and on nothing else.
            let thought = think(rules.as_ref(), &spec, view.as_ref(), Wanted::Assessment, 0, &mut thinking)?;
            Ok(json!({ "frame": written(Frame::hint(&id, &thought.report)) }))
        }
        Task::Judge { log, person, show } => {
            let case = table_of(log)?.case(&person, show)?;
            Ok(serde_json::to_value(case.judge(stop))?)
        }
        Task::Analyse { asked } => analyse(&asked, clock, stop, told),
        Task::Review { record, asked, share } => {
            review_game(&Record::parse(&record)?, &asked, share_of(share)?, clock, stop, told)
        }
        Task::Solve { place, aim, nodes } => {
            let table = place.table(&games())?;
            let mut solver = table.rules().solver()?;
            if let Some(aim) = aim {
                solver.aim_at(&aim).map_err(catalog::CatalogError::from)?;
            }
            let mut quiet = |_: &Report<String>| {};
            let mut thinking =
                AnyThinking { limits: Limits::nodes(nodes), stop, clock, threads: 1, progress: &mut quiet };
            let solved = solver.answer(table.as_ref(), &mut thinking).map_err(catalog::CatalogError::from)?;
            let moves: Vec<Value> = solved
                .moves
                .iter()
                .map(|(mv, value)| json!({ "move": mv, "value": value.map(exactly) }))
                .collect();
            Ok(json!({ "value": exactly(solved.value), "moves": moves }))
        }
        Task::Decide { place, spec, seed } => {
            let table = place.table(&games())?;
            let seat =
                table.turn().ok_or_else(|| Refusal::bad("the game is over: there is nothing to decide"))?;
            let rules = table.rules();
            let (spec, view) = (rules.player_spec(&spec)?, table.view(Viewer::Seat(seat)));
            let mut quiet = |_: &Report<String>| {};
            let mut thinking =
                AnyThinking { limits: Limits::NONE, stop, clock, threads: 1, progress: &mut quiet };
            let Thought { mv, report, .. } =
                think(rules.as_ref(), &spec, view.as_ref(), Wanted::Decision, seed, &mut thinking)?;
            Ok(json!({ "move": mv, "nodes": report.nodes, "iterations": report.iterations }))
        }
    }
}

fn decide_at_table(
    table: &Table,
    seat: usize,
    clock: &dyn Clock,
    stop: &Stop,
    told: &mut dyn FnMut(Value),
) -> Result<Value, Refused> {
    let seat = Seat::all(table.chairs.len()).nth(seat).ok_or_else(no_game)?;
    let rules = table.play.as_ref().ok_or_else(no_game)?.line().rules();
    let text = table.chairs[seat.index()].plays_as();
    let text = text.ok_or_else(|| Refusal::new(Code::Failed, "there is no engine"))?;
    let spec = rules.remote_player_spec(text)?;
    let view = Eyes::of_seat(table, seat).ok_or_else(no_game)?;
    // The seed tells nothing of the deal, and no two decisions share one.
    let seed = seat_seed(u64::from_le_bytes(random_bytes()), table.game_version, seat);
    let shows = table.plan.thoughts && !table.is_hidden();
    let mut tell = |report: &Report<String>, done: bool| {
        if shows && !report.candidates.is_empty() {
            told(json!({ "frame": written(Frame::thinking(Some(seat), done, report)) }));
        }
    };
    let mut progress = |report: &Report<String>| tell(report, false);
    let limits = Limits::ms(LONGEST_MS);
    let mut thinking = AnyThinking { limits, stop, clock, threads: 1, progress: &mut progress };
    let thought = think(rules.as_ref(), &spec, view.as_ref(), Wanted::Decision, seed, &mut thinking)?;
    tell(&thought.report, true);
    Ok(json!({ "move": thought.mv }))
}

fn analyse(
    asked: &AnalysisAsked,
    clock: &dyn Clock,
    stop: &Stop,
    told: &mut dyn FnMut(Value),
) -> Result<Value, Refused> {
    let table = asked.place.table(&games())?;
    let seat = table.turn().ok_or_else(|| Refusal::bad("the game is over: there is nothing to decide"))?;
    let rules = table.rules();
    let spec = rules.remote_player_spec(&asked.spec)?;
    let limits = Limits::ms(thinking_time(asked.ms)?);
    let view = table.view(Viewer::Seat(seat));
    let insight = view.insight();
    let shown = |report: &Report<String>| json!({ "seat": seat, "report": wire::Report::from(report), "insight": insight });
    let mut progress = |report: &Report<String>| told(shown(report));
    let mut thinking = AnyThinking { limits, stop, clock, threads: 1, progress: &mut progress };
    let thought = think(rules.as_ref(), &spec, view.as_ref(), Wanted::Assessment, 0, &mut thinking)?;
    let mut found = shown(&thought.report);
    if asked.tree {
        let mut quiet = |_: &Report<String>| {};
        let mut thinking = AnyThinking { limits, stop, clock, threads: 1, progress: &mut quiet };
        let wanted = Wanted::Tree(TOLD_TREE);
        let tree = think(rules.as_ref(), &spec, view.as_ref(), wanted, 0, &mut thinking)?.tree;
        found["tree"] = json!(tree.as_ref().map(wire::TreeMove::from));
    }
    Ok(found)
}

fn share_of(said: Option<(usize, usize)>) -> Result<Share, Refused> {
    let (number, of) = said.unwrap_or((0, 1));
    let none = || Refusal::bad(format!("share: expected a number below {of}, got {number}"));
    Ok(Share::new(number, of).ok_or_else(none)?)
}

fn review_game(
    record: &Record,
    asked: &ReviewAsked,
    share: Share,
    clock: &dyn Clock,
    stop: &Stop,
    told: &mut dyn FnMut(Value),
) -> Result<Value, Refused> {
    let table = games().replay(record)?;
    let rules = table.rules();
    let spec = rules.remote_player_spec(&asked.spec)?;
    let limits = Limits::ms(thinking_time(asked.ms)?);
    let which = Reviewed { share, ..asked.which(record, rules.seats())? };
    let of = which.count(table.as_ref());
    let found = |decisions: &[DecisionJudged]| json!({ "of": of, "report": Review { decisions: decisions.to_vec() } });
    let mut decisions = Vec::new();
    let mut each = |judged: &Judgement| {
        decisions.push(DecisionJudged::from(judged));
        told(found(&decisions));
        true
    };
    let mut quiet = |_: &Report<String>| {};
    let mut thinking = AnyThinking { limits, stop, clock, threads: 1, progress: &mut quiet };
    review(table.as_ref(), which, &spec, &mut thinking, &mut each)?;
    Ok(found(&decisions))
}
