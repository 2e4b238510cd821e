//! Running an experiment into files.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::Catalog;
use game::Stop;

use crate::report::{Report, page};
use crate::tournament::Progress;
use crate::{ArenaError, Ledger};

use super::{Experiment, Workshop};

/// How an experiment is to be run.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// By how much the numbers of games are multiplied.
    pub scale: f64,
    /// How many games at once.
    pub threads: usize,
    /// An external player, for experiments that ask for one.
    pub player: Option<String>,
    /// Where the files go: a directory of the experiment's name is made in it.
    pub out: PathBuf,
    /// Lines of its ledger that were worked out elsewhere.
    pub kept: Vec<String>,
}

/// Lists the pieces of an experiment that `ledger`, a planning one, has not. Whatever measures this machine's time, and
/// judging games that were played, is no piece: it is done when the experiment is run.
pub fn plan_experiment(
    catalog: &Catalog,
    experiment: &Experiment,
    order: &Order,
    ledger: &mut Ledger,
) -> Result<(), ArenaError> {
    for part in &experiment.parts {
        // Each part stops when it has listed its pieces; the next is listed all the same.
        let (stop, mut quiet) = (Stop::new(), |_: Progress| {});
        part.run(&mut workshop(catalog, experiment, order, ledger, &stop, &mut quiet)?)?;
    }
    Ok(())
}

/// What these lines of its ledger say of an experiment, as text: how much of it is there, and every part of which anything
/// can be said. Nothing is worked out; a part that measures time says nothing before the experiment is run.
pub fn experiment_so_far(
    catalog: &Catalog,
    experiment: &Experiment,
    order: &Order,
    lines: &[String],
) -> Result<String, ArenaError> {
    let mut ledger = Ledger::telling(lines)?;
    let (stop, mut quiet) = (Stop::new(), |_: Progress| {});
    let mut workshop = workshop(catalog, experiment, order, &mut ledger, &stop, &mut quiet)?;
    let mut said = String::new();
    for part in &experiment.parts {
        if let Some(section) = part.run(&mut workshop)? {
            let _ = write!(said, "\n{}\n{section}", section.title);
        }
    }
    Ok(workshop.how_far() + &said)
}

/// Where an experiment does its work.
fn workshop<'a>(
    catalog: &'a Catalog,
    experiment: &Experiment,
    order: &'a Order,
    ledger: &'a mut Ledger,
    stop: &'a Stop,
    progress: &'a mut dyn FnMut(Progress),
) -> Result<Workshop<'a>, ArenaError> {
    if !(order.scale > 0.0 && order.scale.is_finite()) {
        return Err(ArenaError::Plan(format!("scale: expected a number above 0, got {}", order.scale)));
    }
    let mut workshop = Workshop::new(catalog, ledger, stop, progress);
    workshop.threads = order.threads;
    workshop.scale = order.scale;
    workshop.seed = experiment.seed;
    workshop.player = order.player.as_deref();
    workshop.done.all = experiment.parts.iter().map(|part| part.pieces(order.scale)).sum();
    Ok(workshop)
}

/// Runs an experiment, going on where an earlier run was interrupted. In its directory are then
/// `records.jsonl.zst` (all games), `result.json` (the report as data) and `report.html`. `None` when stopped.
pub fn run_experiment(
    catalog: &Catalog,
    experiment: &Experiment,
    order: &Order,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Result<Option<Report>, ArenaError> {
    let home = order.out.join(&experiment.name);
    fs::create_dir_all(&home).map_err(|error| ArenaError::File { path: home.clone(), error })?;
    let mut ledger = Ledger::open(&home.join("records.jsonl.zst"))?;
    order.kept.iter().try_for_each(|line| ledger.take_in(line))?;
    let mut workshop = workshop(catalog, experiment, order, &mut ledger, stop, progress)?;
    let mut sections = Vec::new();
    for part in &experiment.parts {
        match part.run(&mut workshop)? {
            Some(section) => sections.push(section),
            None => return Ok(None),
        }
    }
    let (pieces, sheets) = (workshop.done.done, std::mem::take(&mut workshop.sheets));
    let report = Report {
        kavarna: 1,
        name: experiment.name.clone(),
        title: experiment.title.clone(),
        source: experiment.source.clone(),
        about: experiment.about.clone(),
        scale: order.scale,
        seed: experiment.seed,
        pieces,
        sections,
    };
    let text = serde_json::to_string_pretty(&report).map_err(std::io::Error::from)?;
    replace(&home.join("result.json"), &format!("{text}\n"))?;
    replace(&home.join("report.html"), &page(&report, &[]))?;
    ledger.close(&sheets)?;
    Ok(Some(report))
}

/// Writes a file whole or not at all.
pub(crate) fn replace(path: &Path, text: &str) -> Result<(), ArenaError> {
    let new = path.with_extension("new");
    let written = fs::write(&new, text).and_then(|()| fs::rename(&new, path));
    written.map_err(|error| ArenaError::File { path: path.to_owned(), error })
}
