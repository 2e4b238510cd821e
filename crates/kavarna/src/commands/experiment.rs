//! `kavarna experiment`: what others have published, played again.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

use arena::experiment::{Experiment, Order, experiments_in, run_experiment, shipped_experiments};
use arena::report::{Occasion, Report, index_page, page, tongues, with_links};
use game::Stop;

use crate::arena_cli::{ExperimentArgs, ExperimentCommand, ExperimentReportArgs, ExperimentRunArgs};
use crate::columns::Columns;
use crate::commands::playing;
use crate::context::Context;
use crate::exit::ExitCode;
use crate::problem::Problem;
use crate::{interrupt, progress};

/// Lists, runs or reports.
pub(crate) fn run(args: &ExperimentArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    match &args.command {
        ExperimentCommand::List => list(&experiments(args)?, context),
        ExperimentCommand::Run(run) => run_some(&experiments(args)?, run, context),
        ExperimentCommand::Report(report) => write_pages(report, context),
    }
}

fn experiments(args: &ExperimentArgs) -> Result<Vec<Experiment>, Problem> {
    Ok(args.dir.as_ref().map_or_else(shipped_experiments, |dir| experiments_in(dir))?)
}

/// The one experiment that is to be run, and how; `None` if nothing or everything is to be run.
pub(super) fn single(args: &ExperimentArgs) -> Result<Option<(Experiment, Order)>, Problem> {
    let ExperimentCommand::Run(run) = &args.command else { return Ok(None) };
    if run.name == "all" {
        return Ok(None);
    }
    let mut experiments = experiments(args)?;
    let place = find(&experiments, &run.name)?;
    Ok(Some((experiments.swap_remove(place), order(run, Vec::new()))))
}

/// The place of the experiment of this name.
fn find(experiments: &[Experiment], name: &str) -> Result<usize, Problem> {
    let asked = name.to_lowercase().replace('.', "-");
    let known = || experiments.iter().map(|one| one.name.as_str()).collect::<Vec<_>>().join(", ");
    experiments.iter().position(|experiment| experiment.name == asked).ok_or_else(|| {
        Problem::bad(format!("unknown experiment \"{name}\": expected all or one of {}", known()))
    })
}

fn order(args: &ExperimentRunArgs, kept: Vec<String>) -> Order {
    Order {
        scale: args.scale,
        threads: playing::threads(args.threads),
        player: args.player.clone(),
        out: args.out.clone(),
        kept,
    }
}

fn list(experiments: &[Experiment], context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let mut table = Columns::new(&["name", ">pieces", "title"]);
    for experiment in experiments {
        let needs = experiment.needs_player.as_ref().map(|_| " (needs --player)").unwrap_or_default();
        let title = format!("{}{needs}", experiment.title);
        table.row([experiment.name.clone(), experiment.pieces(1.0).to_string(), title]);
    }
    table.write(context.out, context.look)?;
    Ok(ExitCode::Done)
}

fn run_some(
    experiments: &[Experiment],
    args: &ExperimentRunArgs,
    context: &mut Context<'_>,
) -> Result<ExitCode, Problem> {
    let chosen: Vec<&Experiment> = if args.name == "all" {
        let (ready, waiting): (Vec<_>, Vec<_>) =
            experiments.iter().partition(|one| one.needs_player.is_none() || args.player.is_some());
        for experiment in waiting {
            context.talk.say(&format!("kavarna: {} is left out: it needs --player", experiment.name));
        }
        ready
    } else {
        vec![&experiments[find(experiments, &args.name)?]]
    };
    let stop = interrupt::watch()?;
    for experiment in chosen {
        let Some(report) = run_one(experiment, args, &stop, context)? else {
            context.talk.say("kavarna: interrupted; type the same command again to go on");
            return Ok(ExitCode::Interrupted);
        };
        let [agrees, differs, cannot_say, too_few] = report.count();
        let too_few =
            if too_few > 0 { format!(", {too_few} with too few games of the source") } else { String::new() };
        let page = args.out.join(&report.name).join("report.html");
        writeln!(
            context.out,
            "{}: {agrees} agree, {differs} differ, {cannot_say} cannot be told at this number of games{too_few}; {}",
            report.name,
            page.display()
        )?;
        context.out.flush()?;
    }
    Ok(ExitCode::Done)
}

fn run_one(
    experiment: &Experiment,
    args: &ExperimentRunArgs,
    stop: &Stop,
    context: &Context<'_>,
) -> Result<Option<Report>, Problem> {
    let order = order(args, context.kept.clone());
    let bar = progress::bar(experiment.pieces(args.scale), &experiment.name, context.talk);
    let begun = Instant::now();
    let report = run_experiment(context.catalog, experiment, &order, stop, &mut |progress| {
        bar.set_length(progress.all.max(progress.done));
        bar.set_position(progress.done);
    })?;
    bar.finish_and_clear();
    note(&args.out.join(&experiment.name), begun.elapsed().as_secs_f64(), order.threads)?;
    Ok(report)
}

/// Where it is kept when and for how long an experiment was run; the result itself is the same whoever runs it.
const OCCASIONS: &str = "occasions.jsonl";

/// Writes down that an experiment was run, to the end or not.
fn note(home: &Path, seconds: f64, threads: usize) -> Result<(), Problem> {
    let run = Occasion {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        day: time::UtcDateTime::now().date().to_string(),
        seconds,
        threads,
    };
    let path = home.join(OCCASIONS);
    let line = serde_json::to_string(&run).map_err(std::io::Error::from)?;
    let file = fs::OpenOptions::new().create(true).append(true).open(&path);
    let written = file.and_then(|mut file| writeln!(file, "{line}"));
    written.map_err(|error| Problem::file("write", &path, &error))
}

/// When an experiment was run, as far as anybody wrote it down.
fn occasions(home: &Path) -> Vec<Occasion> {
    let text = fs::read_to_string(home.join(OCCASIONS)).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn write_pages(args: &ExperimentReportArgs, context: &mut Context<'_>) -> Result<ExitCode, Problem> {
    let reports = reports(&args.out)?;
    if reports.is_empty() {
        let out = args.out.display();
        return Err(Problem::bad(format!("{out}: expected results of experiments, found none")));
    }
    fs::create_dir_all(&args.to).map_err(|error| Problem::file("create", &args.to, &error))?;
    let write = |name: &str, text: String| {
        let path = args.to.join(name);
        fs::write(&path, text).map_err(|error| Problem::file("write", &path, &error))
    };
    for report in &reports {
        let runs = occasions(&args.out.join(&report.name));
        write(&format!("{}.html", report.name), page(report, &runs))?;
    }
    let former = fs::read_to_string(args.to.join("index.html")).unwrap_or_default();
    write("index.html", index_page(&reports, &former))?;
    write_in_all_languages(&args.to)?;
    writeln!(context.out, "{} reports in {}", reports.len(), args.to.display())?;
    Ok(ExitCode::Done)
}

/// Writes every page of a directory in the other languages, too, each in a directory of its own; also pages whose results
/// are kept elsewhere.
fn write_in_all_languages(to: &Path) -> Result<(), Problem> {
    let tongues = tongues();
    for tongue in &tongues {
        let own = to.join(tongue.code);
        fs::create_dir_all(&own).map_err(|error| Problem::file("create", &own, &error))?;
    }
    for entry in fs::read_dir(to).map_err(|error| Problem::file("read", to, &error))? {
        let path = entry?.path();
        let Some(name) = path.file_stem().and_then(|name| name.to_str()) else { continue };
        if path.extension().is_none_or(|ending| ending != "html") {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| Problem::file("read", &path, &error))?;
        let english = with_links(&text, name, "en");
        let write = |path: &Path, text: &str| {
            fs::write(path, text).map_err(|error| Problem::file("write", path, &error))
        };
        write(&path, &english)?;
        for tongue in &tongues {
            write(&to.join(tongue.code).join(format!("{name}.html")), &tongue.page(&english, name))?;
        }
    }
    Ok(())
}

/// The results of all experiments in a directory, by name.
fn reports(out: &Path) -> Result<Vec<Report>, Problem> {
    let mut reports = Vec::new();
    for entry in fs::read_dir(out).map_err(|error| Problem::file("read", out, &error))? {
        let path = entry?.path().join("result.json");
        if !path.is_file() {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| Problem::file("read", &path, &error))?;
        let report: Report = serde_json::from_str(&text).map_err(|error| {
            Problem::bad(format!("{}: expected the result of an experiment: {error}", path.display()))
        })?;
        reports.push(report);
    }
    reports.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(reports)
}
