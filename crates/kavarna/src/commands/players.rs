//! `kavarna players GAME`: who can take a seat.

use catalog::PlayerFacts;
use serde_json::{Value, json};

use crate::cli::PlayersArgs;
use crate::columns::Columns;
use crate::commands::games::options_json;
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
    let mut table = Columns::new(&["player", "option", "default", "values", "help"]);
    for player in &players {
        let name = player.name.to_owned();
        table.row([name, String::new(), String::new(), String::new(), player.help.into()]);
        for option in &player.options {
            table.row([
                String::new(),
                option.name.into(),
                option.default.into(),
                option.kind.to_string(),
                option.help.into(),
            ]);
        }
    }
    table.write(context.out, context.look)?;
    Ok(ExitCode::Done)
}

fn as_json(player: &PlayerFacts) -> Value {
    json!({ "name": player.name, "help": player.help, "options": options_json(&player.options) })
}
