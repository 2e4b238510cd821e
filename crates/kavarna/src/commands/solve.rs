//! `kavarna solve`: what a position, or a whole game, is worth when nobody errs.

use catalog::{AnySolver, AnyTable, AnyThinking};
use game::{Census, Exact, Headway, Labour, NoAnswer, Solved, Stop, Survey};
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::columns::Columns;
use crate::commands::playing;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::solve_cli::SolveArgs;
use crate::words::counted;
use crate::{interrupt, place, progress};

mod puzzles;

/// Solves what was asked for and prints it.
pub(crate) fn run(args: &SolveArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    if let Some(wanted) = args.puzzles {
        return puzzles::run(args, wanted, context);
    }
    let table = place::table(context.catalog, &args.place)?;
    let limits = place::limits(&args.limits)?;
    let mut solver = table.rules().solver()?;
    if let Some(aim) = &args.aim {
        solver.aim_at(aim)?;
    }
    let whole = solver.knows_the_whole_game();
    if args.out.is_some() && !whole {
        let game = &args.place.game;
        return Err(Problem::bad(format!("{game} is not solved as a whole: there is no table to write")));
    }
    let survey_wanted = whole && args.place.position.is_none() && args.place.moves.is_none();
    let stop = interrupt::watch()?;
    let mut work = Work { bar: progress::bar(1, "", context.talk), stop: &stop, args };
    work.labour(|labour| solver.prepare(survey_wanted || args.out.is_some(), labour))?;
    if let Some(kept) = solver.kept() {
        context.talk.say(&format!("kavarna: {kept}"));
    }

    let mut quiet = |_: &game::Report<String>| {};
    let clock = arena::WallClock::start();
    let mut thinking = AnyThinking { limits, stop: &stop, clock: &clock, threads: 1, progress: &mut quiet };
    let solved = solver.answer(table.as_ref(), &mut thinking)?;
    let written = match &args.out {
        Some(to) => Some(work.labour(|labour| solver.write(to.as_deref(), labour))?),
        None => None,
    };
    let survey = if survey_wanted { surveyed(solver.as_mut(), &mut work)? } else { None };
    work.bar.finish_and_clear();
    if let Some(written) = written {
        context.talk.say(&format!("kavarna: wrote {written}"));
    }
    let open = solved.moves.iter().filter(|(_, value)| value.is_none()).count();
    if open > 0 {
        let moves = counted(open, "move");
        context.talk.say(&format!("kavarna: {moves} not solved within the limit ({} nodes)", solved.nodes));
    }
    if args.json {
        writeln!(context.out, "{}", as_json(table.as_ref(), &solved, survey.as_ref()))?;
    } else {
        write_text(table.as_ref(), &solved, survey.as_ref(), context)?;
    }
    Ok(ExitCode::Done)
}

fn surveyed(solver: &mut dyn AnySolver, work: &mut Work<'_>) -> Result<Option<Survey<String>>, Problem> {
    work.labour(|labour| solver.survey(labour))
}

impl From<NoAnswer> for Problem {
    fn from(why: NoAnswer) -> Problem {
        match why {
            NoAnswer::Impossible(_) | NoAnswer::File(_) => Problem::BadInput(why.to_string()),
            NoAnswer::TooHard(_) => Problem::Failed(why.to_string()),
            NoAnswer::Stopped => Problem::Interrupted,
        }
    }
}

/// Long work with a bar that shows how far it is.
struct Work<'a> {
    bar: ProgressBar,
    stop: &'a Stop,
    args: &'a SolveArgs,
}

impl Work<'_> {
    fn labour<T>(&mut self, work: impl FnOnce(&mut Labour<'_>) -> Result<T, NoAnswer>) -> Result<T, Problem> {
        let mut stage = String::new();
        let mut tell = |headway: &Headway| {
            if stage != headway.stage {
                stage.clone_from(&headway.stage);
                self.bar.reset();
                self.bar.set_message(stage.clone());
                self.bar.set_length(headway.all);
            }
            self.bar.set_position(headway.done);
        };
        let threads = playing::threads(self.args.threads);
        Ok(work(&mut Labour { threads, stop: self.stop, tell: &mut tell })?)
    }
}

/// `"value": ..., "distance": ...` or, where a game is about scores, `"value": [...]`; null for what is not
/// known.
fn valued(value: Option<Exact>, scores: bool) -> serde_json::Map<String, Value> {
    let mut fields = serde_json::Map::new();
    if let Some(Exact::Scores(scores)) = value {
        fields.insert("value".into(), json!(scores));
    } else {
        fields.insert("value".into(), json!(value.and_then(Exact::word)));
        if !scores {
            fields.insert("distance".into(), json!(value.and_then(Exact::plies)));
        }
    }
    fields
}

/// In what values are counted.
fn unit_of(table: &dyn AnyTable, solved: &Solved<String>) -> &'static str {
    solved.unit.unwrap_or(table.rules().facts().unit)
}

/// `"from_here": [...]`: a value without what was already taken, where values add up.
fn from_here(solved: &Solved<String>, value: Exact) -> Option<(String, Value)> {
    solved.from_here(value).map(|rest| ("from_here".to_owned(), json!(rest)))
}

/// The stable JSON form; other programs depend on its keys and their order.
fn as_json(table: &dyn AnyTable, solved: &Solved<String>, survey: Option<&Survey<String>>) -> Value {
    let scores = matches!(solved.value, Exact::Scores(_));
    let of_move = |mv: &String, value: Option<Exact>| {
        let mut fields = serde_json::Map::new();
        fields.insert("move".into(), json!(mv));
        fields.extend(valued(value, scores));
        fields.extend(value.and_then(|value| from_here(solved, value)));
        Value::Object(fields)
    };
    let mut fields = serde_json::Map::new();
    if scores {
        fields.insert("unit".into(), json!(unit_of(table, solved)));
    }
    fields.extend(valued(Some(solved.value), scores));
    fields.extend(from_here(solved, solved.value));
    let moves: Vec<Value> = solved.moves.iter().map(|(mv, value)| of_move(mv, *value)).collect();
    fields.insert("moves".into(), json!(moves));
    if let Some(survey) = survey {
        let openings: Vec<Value> =
            survey.openings.iter().map(|(mv, value)| of_move(mv, Some(*value))).collect();
        fields.insert("openings".into(), json!(openings));
        let positions = survey.census.iter().map(|row| {
            let mut fields = valued(Some(row.value), false);
            fields.insert("all".into(), json!(row.all));
            fields.insert("reachable".into(), json!(row.reachable));
            Value::Object(fields)
        });
        fields.insert("positions".into(), positions.collect());
    }
    Value::Object(fields)
}

/// How much the side to move likes a value, the best first; what is not known comes last.
fn liking(value: Option<Exact>, seat: game::Seat) -> i64 {
    match value {
        Some(Exact::Win(plies)) => i64::from(plies) - (1 << 40),
        Some(Exact::Draw) => 0,
        Some(Exact::Loss(plies)) => (1 << 40) - i64::from(plies),
        Some(Exact::Scores(scores)) => -i64::from(scores[seat]),
        None => i64::MAX,
    }
}

fn write_text(
    table: &dyn AnyTable,
    solved: &Solved<String>,
    survey: Option<&Survey<String>>,
    context: &mut Context<'_>,
) -> Result<(), Problem> {
    let rules = table.rules();
    let options = rules.options();
    let options = if options.is_empty() { String::new() } else { format!(" ({options})") };
    let seat = table.turn().unwrap_or(game::Seat::new(0));
    let unit = match solved.value {
        Exact::Scores(_) => format!(" {}", unit_of(table, solved)),
        _ => String::new(),
    };
    let title = rules.facts().title;
    writeln!(context.out, "{title}{options}, seat {seat} to move: {}{unit}\n", solved.value)?;
    let Some(survey) = survey else {
        let mut moves: Vec<&(String, Option<Exact>)> = solved.moves.iter().collect();
        moves.sort_by_key(|(_, value)| liking(*value, seat));
        let mut columns = Columns::new(&["move", "value"]);
        for (mv, value) in moves {
            columns.row([mv.clone(), value.map_or("unknown".into(), |value| value.to_string())]);
        }
        return Ok(columns.write(context.out, context.look)?);
    };
    let mut openings = Columns::new(&["opening", "value"]);
    for (mv, value) in &survey.openings {
        openings.row([mv.clone(), value.to_string()]);
    }
    openings.write(context.out, context.look)?;
    writeln!(context.out)?;
    census(&survey.census).write(context.out, context.look)?;
    writeln!(context.out)?;
    for note in &survey.notes {
        writeln!(context.out, "{note}")?;
    }
    Ok(())
}

fn census(rows: &[Census]) -> Columns {
    let mut columns = Columns::new(&["positions", ">all", ">reachable"]);
    for row in rows {
        columns.row([row.value.to_string(), row.all.to_string(), row.reachable.to_string()]);
    }
    let sum = |count: fn(&Census) -> u64| rows.iter().map(count).sum::<u64>().to_string();
    columns.row(["total".into(), sum(|row| row.all), sum(|row| row.reachable)]);
    columns
}
