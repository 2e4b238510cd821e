//! `kavarna explain`: what a player thinks of a position, and the tree that its search grew.

use std::io::Write;

use catalog::{AnyThinking, PlayerFacts};
use game::{Report, SearchTree, Thoughts, TreeExtent, Viewer};
use serde_json::json;

use crate::cli::ExplainArgs;
use crate::columns::Columns;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::words::counted;
use crate::{interrupt, place};

/// Lets the player think and prints its thoughts.
pub(crate) fn run(args: &ExplainArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let table = place::table(context.catalog, &args.place)?;
    let rules = table.rules();
    let spec = rules.player_spec(&args.player)?;
    let turn = table.turn().ok_or_else(|| Problem::bad("expected a position in which somebody decides"))?;
    let limits = spec.limits.unwrap_or(place::limits(&args.limits)?);
    let mut player = rules.player(&spec)?;
    player.begin(args.random);
    // A published player that is known to peek is given what it would see in a match between programs.
    let eyes: Viewer = player.eyes(turn);
    let view = table.view(eyes);
    let stop = interrupt::watch()?;
    let clock = arena::WallClock::start();
    let mut quiet = |_: &Report<String>| {};
    let mut thinking = AnyThinking { limits, stop: &stop, clock: &clock, threads: 1, progress: &mut quiet };
    if args.tree {
        let extent = TreeExtent { depth: args.depth, width: args.width, least_visits: args.visits };
        let Some(tree) = player.explain(view.as_ref(), &mut thinking, extent) else {
            let players = context.catalog.game(&args.place.game)?.players();
            return Err(Problem::bad(no_tree(&args.player, &spec.name, &players)));
        };
        if args.json {
            let told = json!({ "player": spec.to_string(), "seat": turn, "tree": tree });
            writeln!(context.out, "{told}")?;
        } else {
            writeln!(context.out, "{spec}, seat {turn}: {}", counted(tree.size(), "move"))?;
            write_tree(context.out, &tree, rules.facts().unit, 0)?;
        }
    } else {
        let report = player.assess(view.as_ref(), &mut thinking);
        if args.json {
            let told = json!({ "player": spec.to_string(), "seat": turn, "report": report });
            writeln!(context.out, "{told}")?;
        } else {
            writeln!(context.out, "{spec}, seat {turn}: {}", effort(&report))?;
            write_report(&report, rules.facts().unit, context)?;
        }
    }
    if stop.is_stopped() { Err(Problem::Interrupted) } else { Ok(ExitCode::Done) }
}

/// Why a player tells no tree here, and who does.
fn no_tree(spec: &str, name: &str, players: &[PlayerFacts]) -> String {
    let of = players.iter().find(|player| player.name == name).map(|player| player.thoughts);
    let why = match of {
        Some(Thoughts::Plain(why)) => why.to_owned(),
        Some(Thoughts::Tree(shows)) => format!("it tells {shows}"),
        None => "nobody knows it".to_owned(),
    };
    let tells = players.iter().filter(|player| matches!(player.thoughts, Thoughts::Tree(_)));
    let names: Vec<&str> = tells.map(|player| player.name).collect();
    format!(
        "{spec} grows no tree for this decision ({why}): expected one of {}; without --tree every player tells what it considered",
        names.join(", ")
    )
}

/// How much was searched, as far as the player counts it.
fn effort(report: &Report<String>) -> String {
    let parts = [
        (u64::from(report.depth), "ply"),
        (report.nodes, "node"),
        (report.iterations, "iteration"),
        (report.worlds, "world"),
    ];
    let told = parts.iter().filter(|(number, _)| *number > 0).map(|(number, what)| match *what {
        "ply" => format!("depth {number}"),
        what => counted(*number as usize, what),
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { "no search".to_owned() } else { told.join(", ") }
}

fn write_report(report: &Report<String>, unit: &str, context: &mut Context<'_>) -> Result<(), Problem> {
    let mut columns = Columns::new(&["move", ">worth", ">visits", "line and reasons"]);
    for found in &report.candidates {
        let figures = found.figures.iter().map(|figure| figure.told(unit));
        let line = found.line.iter().skip(1).cloned();
        let points = found.points.map(|points| format!("{points:.1} points"));
        let reasons: Vec<String> = line.chain(points).chain(figures).collect();
        let visits = if found.visits == 0 { String::new() } else { found.visits.to_string() };
        columns.row([found.mv.clone(), found.worth.told(unit), visits, reasons.join(" ")]);
    }
    Ok(columns.write(context.out, context.look)?)
}

/// One line a move, each answer two places further to the right.
fn write_tree(out: &mut dyn Write, tree: &SearchTree, unit: &str, depth: usize) -> std::io::Result<()> {
    for child in &tree.children {
        let seat = child.seat.map(|seat| format!("{seat}:")).unwrap_or_default();
        let mv = child.mv.as_deref().map(|mv| format!("{seat}{mv}"));
        let worth = child.worth.map(|worth| worth.told(unit));
        let visits = (child.visits > 0).then(|| format!("{}x", child.visits));
        let figures = child.figures.iter().map(|figure| figure.told(unit));
        let told: Vec<String> = mv.into_iter().chain(worth).chain(visits).chain(figures).collect();
        writeln!(out, "{:1$}{2}", "", 2 * depth, told.join("  "))?;
        write_tree(out, child, unit, depth + 1)?;
    }
    if tree.more > 0 && !tree.children.is_empty() {
        writeln!(out, "{:1$}and {2}", "", 2 * depth, counted(tree.more, "more move"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use game::{Measure, Seat, TreeFigure, Worth};

    use super::*;

    #[test]
    fn answers_stand_below_their_moves() {
        let leaf = |mv: &str, visits| SearchTree {
            mv: Some(mv.to_owned()),
            seat: Some(Seat::new(1)),
            worth: Some(Worth::Chance(0.5)),
            visits,
            ..SearchTree::default()
        };
        let figures = vec![TreeFigure::count(Measure::Worlds, 7)];
        let group = SearchTree { worth: Some(Worth::Draw), figures, ..SearchTree::default() };
        let root = SearchTree {
            children: vec![SearchTree { children: vec![leaf("b2", 3), group], more: 2, ..leaf("a1", 9) }],
            ..SearchTree::default()
        };
        let mut out = Vec::new();
        write_tree(&mut out, &root, "points", 0).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "1:a1  50.0 %  9x\n  1:b2  50.0 %  3x\n  draw  worlds 7\n  and 2 more moves\n");
    }

    #[test]
    fn what_was_not_counted_is_not_told() {
        let report = Report { iterations: 1, worlds: 20, ..Report::default() };
        assert_eq!(effort(&report), "1 iteration, 20 worlds");
        assert_eq!(effort(&Report::default()), "no search");
    }
}
