//! `kavarna convert GAME FILE`: records in the forms that other programs know.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use game::Format;

use crate::cli::ConvertArgs;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::records;

/// Reads a record of another form, or writes ours in one.
pub(crate) fn run(args: &ConvertArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let formats = context.catalog.game(&args.game)?.formats();
    let file = args.file.display();
    if let Some(from) = &args.from {
        let format = named(&formats, from, &args.game)?;
        let record = (format.read)(&whole(&args.file)?);
        let record = record.map_err(|error| Problem::bad(format!("{file}: {error}")))?;
        writeln!(context.out, "{}", record.to_line().trim_end())?;
    } else if let Some(to) = &args.to {
        let format = named(&formats, to, &args.game)?;
        for (number, record) in records::chosen(&args.file, args.number)? {
            let bad = |error: String| Problem::bad(format!("{file} game {number}: {error}"));
            if record.game != args.game {
                return Err(bad(format!("expected a game of {}, got {}", args.game, record.game)));
            }
            writeln!(context.out, "{}", (format.write)(&record).map_err(bad)?.trim_end())?;
        }
    }
    Ok(ExitCode::Done)
}

fn named<'a>(formats: &'a [Format], name: &str, game: &str) -> Result<&'a Format, Problem> {
    formats.iter().find(|format| format.name == name).ok_or_else(|| {
        let known: Vec<&str> = formats.iter().map(|format| format.name).collect();
        Problem::bad(if known.is_empty() {
            format!("records of {game} have no other form than our own")
        } else {
            format!("unknown form \"{name}\": expected {}", known.join(" or "))
        })
    })
}

fn whole(path: &Path) -> Result<String, Problem> {
    let read = if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().lock().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(path)
    };
    read.map_err(|error| Problem::file("read", path, &error))
}
