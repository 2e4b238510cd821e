//! `kavarna man`: manual pages, made from the same words as `--help`.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::CommandFactory;
use clap_mangen::Man;

use crate::cli::{Cli, ManArgs};
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;

/// Prints the page of the program, or writes a page for it and each of its commands.
pub(crate) fn run(args: &ManArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let mut program = Cli::command();
    program.build();
    let Some(dir) = &args.out else {
        Man::new(program).render(&mut context.out)?;
        return Ok(ExitCode::Done);
    };
    fs::create_dir_all(dir).map_err(|error| Problem::file("create", dir, &error))?;
    let mut commands: Vec<clap::Command> = program.get_subcommands().cloned().collect();
    commands.insert(0, program);
    for command in commands {
        let page = dir.join(format!("{}.1", command.get_display_name().unwrap_or("kavarna")));
        write_page(command, &page).map_err(|error| Problem::file("write", &page, &error))?;
        context.talk.detail(&format!("wrote {}", page.display()));
    }
    Ok(ExitCode::Done)
}

fn write_page(command: clap::Command, page: &Path) -> io::Result<()> {
    let mut file = io::BufWriter::new(fs::File::create(page)?);
    Man::new(command).render(&mut file)?;
    file.flush()
}
