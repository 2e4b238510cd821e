//! `kavarna games`: what can be played.

use catalog::AnyGame;
use game::{Facts, OptionSpec, Presets};
use serde_json::{Value, json};

use crate::cli::GamesArgs;
use crate::columns::Columns;
use crate::context::{Context, Talk};
use crate::exit::ExitCode;
use crate::problem::Problem;

/// Lists all games, or one of them with its options.
pub(crate) fn run(args: &GamesArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let games: Vec<&dyn AnyGame> = match &args.game {
        Some(name) => vec![context.catalog.game(name)?],
        None => context.catalog.games().collect(),
    };
    if args.json {
        let all: Vec<Value> = games.iter().map(|game| as_json(*game)).collect();
        let value = if args.game.is_some() { all.into_iter().next().unwrap_or_default() } else { all.into() };
        writeln!(context.out, "{value}")?;
    } else if args.game.is_some() || context.talk == Talk::Verbose {
        for (place, game) in games.iter().enumerate() {
            if place > 0 {
                writeln!(context.out)?;
            }
            describe(*game, context)?;
        }
    } else {
        let mut table = Columns::new(&["name", "title", "seats", "information", "unit"]);
        for facts in games.iter().map(|game| game.facts()) {
            let seats = seats(&facts);
            table.row([
                facts.name.into(),
                facts.title.into(),
                seats,
                information(&facts).into(),
                facts.unit.into(),
            ]);
        }
        table.write(context.out, context.look)?;
    }
    Ok(ExitCode::Done)
}

fn describe(game: &dyn AnyGame, context: &mut Context<'_>) -> Result<(), Problem> {
    let facts = game.facts();
    writeln!(context.out, "{} ({})", facts.title, facts.name)?;
    writeln!(context.out, "{}", facts.about)?;
    writeln!(context.out, "{} seats, {}, scores in {}", seats(&facts), information(&facts), facts.unit)?;
    for line in facts.notation {
        writeln!(context.out, "  {line}")?;
    }
    writeln!(context.out)?;
    options_table(&game.option_specs(), context)?;
    game.presets().map_or(Ok(()), |presets| presets_table(&presets, context))
}

/// What each word of the option that chooses many others stands for.
fn presets_table(presets: &Presets, context: &mut Context<'_>) -> Result<(), Problem> {
    writeln!(context.out)?;
    let head: Vec<&str> = std::iter::once(presets.option).chain(presets.words.iter().copied()).collect();
    let mut table = Columns::new(&head);
    for (name, values) in &presets.values {
        table.list(std::iter::once((*name).to_owned()).chain(values.iter().cloned()).collect());
    }
    Ok(table.write(context.out, context.look)?)
}

fn options_table(specs: &[OptionSpec], context: &mut Context<'_>) -> Result<(), Problem> {
    let mut table = Columns::new(&["option=default", "what it does (values)"]);
    for spec in specs {
        table.row(option_row(spec));
    }
    Ok(table.write(context.out, context.look)?)
}

/// An option for people, as `games GAME` and `players GAME` print it.
pub(super) fn option_row(spec: &OptionSpec) -> [String; 2] {
    let session = if spec.session { "; passes from deal to deal" } else { "" };
    [format!("{}={}", spec.name, spec.default), format!("{} ({}{session})", spec.help, spec.kind)]
}

fn seats(facts: &Facts) -> String {
    match facts.seats {
        (from, to) if from == to => from.to_string(),
        (from, to) => format!("{from}-{to}"),
    }
}

fn information(facts: &Facts) -> &'static str {
    if facts.hidden { "hidden" } else { "open" }
}

fn as_json(game: &dyn AnyGame) -> Value {
    let facts = game.facts();
    json!({
        "name": facts.name,
        "title": facts.title,
        "about": facts.about,
        "seats": [facts.seats.0, facts.seats.1],
        "information": information(&facts),
        "unit": facts.unit,
        "zero_sum": facts.zero_sum,
        "notation": facts.notation,
        "options": options_json(&game.option_specs()),
        "presets": game.presets().map(|presets| presets_json(&presets)),
    })
}

/// `{"profile": {"seed": {"cap": "0", ...}, ...}}`; numbers are written as texts like every option.
fn presets_json(presets: &Presets) -> Value {
    let word = |word: &&str| {
        let values = presets.of(word).map(|(name, value)| (name.to_owned(), Value::from(value)));
        ((*word).to_owned(), Value::Object(values.collect()))
    };
    json!({ (presets.option): Value::Object(presets.words.iter().map(word).collect()) })
}

/// Options for programs, as `games --json` and `players --json` print them.
pub(super) fn options_json(specs: &[OptionSpec]) -> Value {
    let option = |spec: &OptionSpec| {
        json!({
            "name": spec.name,
            "default": spec.default,
            "values": spec.kind.to_string(),
            "session": spec.session,
            "help": spec.help,
        })
    };
    specs.iter().map(option).collect()
}
