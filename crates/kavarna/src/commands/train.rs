//! `kavarna train`: what a house player knows, learned again from nothing.

use std::fs;
use std::path::{Path, PathBuf};

use game::{Course, CourseEnd, CourseError, Headway, Lesson, Options};
use indicatif::{ProgressBar, ProgressStyle};
use jobs::CourseWork;

use crate::cli::TrainArgs;
use crate::columns::Columns;
use crate::commands::games::option_row;
use crate::commands::playing;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::{interrupt, progress};

/// Runs a course of a game, or lists them.
pub(crate) fn run(args: &TrainArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let courses = context.catalog.game(&args.game)?.courses();
    if args.list {
        list(&courses, context)?;
        return Ok(ExitCode::Done);
    }
    let course = chosen(&courses, &args.game, args.course.as_deref())?;
    let options = options(args)?;
    let settings = options.checked(&course.options)?;
    let folder = args.folder.clone().unwrap_or_else(|| usual_folder(&args.game, course.name));
    fs::create_dir_all(&folder).map_err(|error| Problem::file("make", &folder, &error))?;
    jobs::lay_out(&folder, &context.kept)?;
    let stop = interrupt::watch()?;
    let bar = progress::bar(0, "", context.talk);
    if let Ok(style) = ProgressStyle::with_template("{prefix} {bar:30} {pos}/{len} {msg}, {eta} left") {
        bar.set_style(style);
    }
    let lesson = Lesson {
        folder: &folder,
        seed: args.seed,
        threads: playing::threads(args.threads),
        stop: &stop,
        tell: &|headway| show(&bar, headway),
        share: None,
    };
    let came_out = (course.run)(&settings, &lesson);
    bar.finish_and_clear();
    match came_out.map_err(|error| problem(&error))? {
        CourseEnd::Stopped => {
            context.talk.say("kavarna: interrupted; type the same command again to go on");
            Ok(ExitCode::Interrupted)
        }
        CourseEnd::Finished(learned) => {
            for line in learned.report.lines() {
                writeln!(context.out, "{line}")?;
            }
            for file in &learned.files {
                writeln!(context.out, "{file}")?;
            }
            Ok(ExitCode::Done)
        }
    }
}

fn options(args: &TrainArgs) -> Result<Options, Problem> {
    let mut options = Options::none();
    for pair in &args.settings {
        options.set_pair(pair)?;
    }
    if let Some(chunk) = &args.chunk {
        options.set_pair(&format!("chunk={chunk}"))?;
    }
    Ok(options)
}

/// The course as work for many machines.
pub(super) fn work(args: &TrainArgs, context: &Context<'_>) -> Result<CourseWork, Problem> {
    let courses = context.catalog.game(&args.game)?.courses();
    let course = chosen(&courses, &args.game, args.course.as_deref())?;
    let settings = options(args)?;
    settings.checked(&course.options)?;
    if args.chunk.is_some() {
        return Err(Problem::bad("--chunk: a job takes all shares of a course: expected none"));
    }
    Ok(CourseWork { game: args.game.clone(), course: course.name.to_owned(), settings, seed: args.seed })
}

/// A course that refuses its folder or its options was asked for the wrong thing.
fn problem(error: &CourseError) -> Problem {
    match error {
        CourseError::File { .. } | CourseError::Content { .. } => Problem::Failed(error.to_string()),
        _ => Problem::bad(error.to_string()),
    }
}

fn list(courses: &[Course], context: &mut Context<'_>) -> Result<(), Problem> {
    let mut table = Columns::new(&["course", "what is learned (values)"]);
    for course in courses {
        table.row([course.name.to_owned(), course.about.to_owned()]);
        for option in &course.options {
            let [name, help] = option_row(option);
            table.row([format!("  {name}"), help]);
        }
    }
    Ok(table.write(context.out, context.look)?)
}

/// The course of this name, or the first one when none is named.
fn chosen<'a>(courses: &'a [Course], game: &str, name: Option<&str>) -> Result<&'a Course, Problem> {
    let found = match name {
        None => courses.first(),
        Some(name) => courses.iter().find(|course| course.name == name),
    };
    found.ok_or_else(|| {
        let known: Vec<&str> = courses.iter().map(|course| course.name).collect();
        match (known.as_slice(), name) {
            ([], _) => Problem::bad(format!("nothing is learned in {game}: its players need no training")),
            (known, name) => Problem::bad(format!(
                "unknown course \"{}\" of {game}: expected one of {}",
                name.unwrap_or_default(),
                known.join(", ")
            )),
        }
    })
}

/// Where a course keeps its state when nobody says where.
fn usual_folder(game: &str, course: &str) -> PathBuf {
    Path::new("training").join(game).join(course)
}

fn show(bar: &ProgressBar, headway: &Headway) {
    bar.set_prefix(headway.stage.clone());
    bar.set_length(headway.all);
    bar.set_position(headway.done);
    bar.set_message(headway.note.clone());
}
