//! `kavarna review FILE`: what each decision of recorded games cost.

use catalog::{AnyThinking, Judgement, PlayerSpec, Reviewed};
use game::{Limits, Record, Seat, Stop, Worth};
use serde_json::json;

use crate::cli::ReviewArgs;
use crate::columns::Columns;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::{interrupt, place, progress, records};

/// Judges every decision of the asked games.
pub(crate) fn run(args: &ReviewArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let limits = place::limits(&args.limits)?;
    let games = records::chosen(&args.file, args.game)?;
    let stop = interrupt::watch()?;
    for (number, record) in &games {
        let review =
            judge(record, args, limits, &stop, context).map_err(|problem| named(problem, args, *number))?;
        if args.json {
            write_json(*number, record, &review, context)?;
        } else {
            write_text(*number, record, &review, context)?;
        }
        context.out.flush()?;
        if stop.is_stopped() {
            return Err(Problem::Interrupted);
        }
    }
    Ok(ExitCode::Done)
}

/// A bad record is named by its file and number.
fn named(problem: Problem, args: &ReviewArgs, number: usize) -> Problem {
    match problem {
        Problem::BadInput(text) => {
            Problem::BadInput(format!("{} game {number}: {text}", args.file.display()))
        }
        other => other,
    }
}

struct Review {
    reviewer: PlayerSpec,
    limits: Limits,
    /// Whose decisions were judged.
    seats: Vec<Seat>,
    judgements: Vec<Judgement>,
}

impl Review {
    /// Sum and number of the known costs of a seat.
    fn cost_of(&self, seat: Seat) -> (f64, usize) {
        let costs =
            self.judgements.iter().filter(|judged| judged.seat == seat).filter_map(|judged| judged.cost);
        costs.fold((0.0, 0), |(sum, number), cost| (sum + cost, number + 1))
    }

    /// The same with open cards.
    fn open_cost_of(&self, seat: Seat) -> (f64, usize) {
        let own = self.judgements.iter().filter(|judged| judged.seat == seat);
        let costs = own.filter_map(|judged| judged.open.as_ref());
        costs.fold((0.0, 0), |(sum, number), open| (sum + open.cost, number + 1))
    }

    /// Whether anything is known about open cards.
    fn is_open(&self) -> bool {
        self.judgements.iter().any(|judged| judged.open.is_some())
    }

    fn unit(&self) -> &'static str {
        self.judgements.first().map_or("win", |judged| judged.unit)
    }
}

fn judge(
    record: &Record,
    args: &ReviewArgs,
    limits: Limits,
    stop: &Stop,
    context: &Context<'_>,
) -> Result<Review, Problem> {
    let table = context.catalog.replay(record)?;
    let reviewer = table.rules().player_spec(&args.player)?;
    let seats = table.rules().seats();
    if args.seat.is_some_and(|seat| seat >= seats) {
        return Err(Problem::BadInput(format!("--seat: expected 0 to {}", seats - 1)));
    }
    // Nobody decided the moves of an opening.
    let which = Reviewed { seat: args.seat.map(Seat::new), ..Reviewed::after(record.opening) };
    let bar = progress::bar(which.count(table.as_ref()) as u64, "decisions", context.talk);
    let mut quiet = |_: &game::Report<String>| {};
    let mut thinking =
        AnyThinking { limits, stop, clock: &arena::WallClock::start(), threads: 1, progress: &mut quiet };
    let judgements = catalog::review(table.as_ref(), which, &reviewer, &mut thinking, &mut |_| {
        bar.inc(1);
        true
    })?;
    bar.finish_and_clear();
    let limits = reviewer.limits.unwrap_or(limits);
    Ok(Review {
        reviewer,
        limits,
        seats: which.seat.map_or_else(|| Seat::all(seats).collect(), |seat| vec![seat]),
        judgements,
    })
}

fn write_text(
    number: usize,
    record: &Record,
    review: &Review,
    context: &mut Context<'_>,
) -> Result<(), Problem> {
    let limits = if review.limits.is_none() { String::new() } else { format!(", {}", review.limits) };
    writeln!(context.out, "game {number}: {}, judged by {}{limits}", record.game, review.reviewer.name)?;
    let open = review.is_open();
    let mut heads = vec![">ply", ">seat", "move", "worth", "best", "worth", ">cost"];
    if open {
        heads.extend(["open", ">cost"]);
    }
    let mut table = Columns::new(&heads);
    let unit = context.catalog.game(&record.game).map_or("points", |game| game.facts().unit);
    for judged in &review.judgements {
        let worth = |worth: Option<Worth>, points: Option<f64>| {
            let points = points.map_or(String::new(), |points| format!(", {points:.1} points"));
            worth.map_or("-".into(), |worth| worth.told(unit) + &points)
        };
        let mut row = vec![
            judged.ply.to_string(),
            judged.seat.to_string(),
            judged.mv.clone(),
            worth(judged.worth, judged.points),
            judged.best.clone().unwrap_or("-".into()),
            worth(judged.best_worth, judged.best_points),
            judged.cost.map_or("-".into(), |cost| format!("{cost:.3}")),
        ];
        if open {
            let known = judged.open.as_ref();
            row.push(known.map_or("-".into(), |open| open.best.clone()));
            row.push(known.map_or("-".into(), |open| format!("{:.0}", open.cost)));
        }
        table.list(row);
    }
    table.write(context.out, context.look)?;
    for &seat in &review.seats {
        let (sum, number) = review.cost_of(seat);
        let name = record.seats.get(seat.index()).map_or("?", String::as_str);
        let mean = sum / number.max(1) as f64;
        let unit = review.unit();
        writeln!(
            context.out,
            "seat {seat} ({name}): cost {sum:.3} {unit} in {number} decisions, {mean:.3} each"
        )?;
        let (sum, number) = review.open_cost_of(seat);
        if number > 0 {
            writeln!(context.out, "  with open cards: cost {sum:.0} in {number} decisions that were solved")?;
        }
    }
    writeln!(context.out)?;
    Ok(())
}

fn write_json(
    number: usize,
    record: &Record,
    review: &Review,
    context: &mut Context<'_>,
) -> Result<(), Problem> {
    let seat = |seat: Seat| {
        let (cost, decisions) = review.cost_of(seat);
        json!({ "seat": seat, "player": record.seats.get(seat.index()), "decisions": decisions, "cost": cost })
    };
    let line = json!({
        "number": number,
        "game": record.game,
        "reviewer": review.reviewer.to_string(),
        "limit": review.limits,
        "unit": review.unit(),
        "decisions": review.judgements,
        "seats": review.seats.iter().copied().map(seat).collect::<Vec<_>>(),
    });
    writeln!(context.out, "{line}")?;
    Ok(())
}
