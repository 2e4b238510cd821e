//! `kavarna players GAME`: who can take a seat.

use catalog::PlayerFacts;
use game::Thoughts;
use serde_json::{Value, json};

use crate::cli::PlayersArgs;
use crate::columns::Columns;
use crate::commands::games::{option_row, options_json};
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;

/// Lists the players of a game.
pub(crate) fn run(args: &PlayersArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let players = context.catalog.game(&args.game)?.players();
    if args.json {
        let all: Value = players.iter().map(as_json).collect();
        writeln!(context.out, "{all}")?;
        return Ok(ExitCode::Done);
    }
    let mut table = Columns::new(&["player", "what it does (values)"]);
    for player in &players {
        table.row([player.name.to_owned(), player.help.to_owned()]);
        for option in &player.options {
            let [name, help] = option_row(option);
            table.row([format!("  {name}"), help]);
        }
    }
    table.write(context.out, context.look)?;
    Ok(ExitCode::Done)
}

fn as_json(player: &PlayerFacts) -> Value {
    let tree = matches!(player.thoughts, Thoughts::Tree(_));
    json!({ "name": player.name, "help": player.help, "options": options_json(&player.options), "tree": tree })
}
