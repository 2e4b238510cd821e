//! `kavarna show`: a position as one viewer sees it.

use std::io::Write;

use catalog::{AnyEvent, AnyTable, AnyView};
use game::{Seat, Viewer};
use serde_json::{Value, json};

use crate::account;
use crate::cli::ShowArgs;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::paint;
use crate::place;
use crate::problem::Problem;
use crate::words::{counted, wrapped};

/// The width that texts are wrapped to.
const WIDTH: usize = 80;

/// Shows a position, for people or for programs.
pub(crate) fn run(args: &ShowArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let table = place::table(context.catalog, &args.place)?;
    let viewer = viewer(args.seat, table.rules().seats())?;
    let view = table.view(viewer);
    let said = args.table.then(|| view.table_says());
    if args.json {
        let mut shown = as_json(table.as_ref(), view.as_ref());
        if let (Some(said), Some(fields)) = (said, shown.as_object_mut()) {
            fields.insert("table".to_owned(), said.into());
        }
        writeln!(context.out, "{shown}")?;
    } else {
        write_text(context.out, table.as_ref(), view.as_ref(), context.look.colours)?;
        if let Some(said) = said {
            writeln!(context.out, "{}", said.unwrap_or_else(|| "no table knows this decision".to_owned()))?;
        }
    }
    Ok(ExitCode::Done)
}

/// The seat that was asked for, or the one who sees everything.
fn viewer(seat: Option<usize>, seats: usize) -> Result<Viewer, Problem> {
    match seat {
        None => Ok(Viewer::All),
        Some(seat) if seat < seats => Ok(Viewer::Seat(Seat::new(seat))),
        Some(seat) => Err(Problem::bad(format!("expected a seat from 0 to {}, got {seat}", seats - 1))),
    }
}

/// The stable JSON form; other programs depend on its keys and their order.
fn as_json(table: &dyn AnyTable, view: &dyn AnyView) -> Value {
    let event = |event: &AnyEvent| match event {
        AnyEvent::Decision { seat, mv } => json!({ "seat": seat, "move": mv }),
        AnyEvent::Reveal(fields) => json!({ "reveal": fields }),
    };
    json!({
        "game": table.rules().facts().name,
        "options": table.rules().options().to_json(),
        "seat": view.viewer().seat(),
        "to_move": table.turn(),
        "decision": table.decision(),
        "legal": view.legal(),
        "view": view.json(),
        "history": view.history().iter().map(event).collect::<Vec<Value>>(),
        "over": table.ending().is_some(),
        "scores": table.ending().map(|ending| ending.scores),
        "next": table.next().map(|next| next.session().to_json()),
        "account": table.ending().map(|_| table.account()),
    })
}

/// A position for people: the picture, whose turn it is, the legal moves, the history.
fn write_text(
    out: &mut dyn Write,
    table: &dyn AnyTable,
    view: &dyn AnyView,
    colours: bool,
) -> std::io::Result<()> {
    let rules = table.rules();
    let options = rules.options();
    let eyes = view.viewer().seat().map(|seat| format!(", as seat {seat} sees it")).unwrap_or_default();
    let options = if options.is_empty() { String::new() } else { format!(" ({options})") };
    writeln!(out, "{}{options}{eyes}\n", rules.facts().title)?;
    writeln!(out, "{}", paint::text(&view.picture(), colours))?;
    if let Some(ending) = table.ending() {
        let scores: Vec<String> = ending.scores.as_slice().iter().map(ToString::to_string).collect();
        writeln!(out, "over ({}): {} {}", ending.reason, scores.join(" "), rules.facts().unit)?;
        for line in account::lines(table) {
            writeln!(out, "  {line}")?;
        }
    } else if let (Some(seat), Some(decision)) = (table.turn(), table.decision()) {
        writeln!(out, "seat {seat} to decide: {decision}")?;
    }
    let legal = view.legal();
    if !legal.is_empty() {
        let number = counted(legal.len(), "legal move");
        writeln!(out, "{number}:\n  {}", wrapped(&listed(legal, rules.facts().separator), WIDTH, 2))?;
    }
    let history: Vec<String> = view.history().iter().map(event_text).collect();
    if !history.is_empty() {
        writeln!(out, "history:\n  {}", wrapped(&history, WIDTH, 2))?;
    }
    Ok(())
}

/// The moves with what stands between them, where a blank would not tell them apart.
fn listed(mut moves: Vec<String>, separator: char) -> Vec<String> {
    let last = moves.len().saturating_sub(1);
    if separator != ' ' {
        moves[..last].iter_mut().for_each(|mv| mv.push(separator));
    }
    moves
}

/// `0:3@b2` for a decision; what was shown without one stands in brackets: `(turned H9)`, `(marriage 1 L)`.
fn event_text(event: &AnyEvent) -> String {
    match event {
        AnyEvent::Decision { seat, mv } => format!("{seat}:{mv}"),
        AnyEvent::Reveal(fields) => {
            let what = fields.get("what").into_iter();
            let others = fields.iter().filter(|(name, _)| *name != "what").map(|(_, value)| value);
            let words: Vec<String> = what.chain(others).map(said).filter(|word| !word.is_empty()).collect();
            format!("({})", words.join(" "))
        }
    }
}

/// A value as people write it: without quotes, and a list as its parts.
fn said(value: &Value) -> String {
    match value {
        Value::Null => "?".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(parts) => parts.iter().map(said).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_the_table_does_not_have_is_refused() {
        assert_eq!(viewer(Some(1), 2).unwrap(), Viewer::Seat(Seat::new(1)));
        assert_eq!(viewer(Some(4), 3).unwrap_err().to_string(), "expected a seat from 0 to 2, got 4");
    }

    #[test]
    fn what_is_shown_is_written_in_words() {
        let text = |json: &str| event_text(&AnyEvent::Reveal(serde_json::from_str(json).unwrap()));
        assert_eq!(text(r#"{"what":"turned","card":"H9"}"#), "(turned H9)");
        assert_eq!(text(r#"{"what":"marriage","seat":1,"suit":"L"}"#), "(marriage 1 L)");
        assert_eq!(text(r#"{"what":"coming","seat":0,"cards":["B7","H9"]}"#), "(coming 0 B7 H9)");
        assert_eq!(text(r#"{"seat":2,"what":"draw","card":null}"#), "(draw 2 ?)");
    }

    #[test]
    fn moves_of_several_words_are_told_apart() {
        let moves = || vec!["bid game".to_owned(), "pass".to_owned()];
        assert_eq!(listed(moves(), ';'), ["bid game;", "pass"]);
        assert_eq!(listed(moves(), ' '), ["bid game", "pass"]);
    }
}
