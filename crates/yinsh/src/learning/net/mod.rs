//! The course `net`: games of the house against itself, and a network that learns from them what the weights leave out.
//!
//! The first generation plays with the weights alone, each later one with the network of the one before; a network
//! learns from the games of all generations so far, and is tried in a match.

mod cases;
mod descent;
mod gradient;

use std::fs;
use std::sync::Arc;

use game::{Course, Headway, Lesson, OptionSpec, Settings};

use super::duel::Standing;
use super::fit::is_held_out;
use super::folder::{open, told};
use super::weights::{games, try_out};
use crate::evaluation::{Model, Net, Weights};

use cases::Cases;
use descent::{Descent, mean_loss};

/// The course as the command line offers it.
pub(super) fn course() -> Course {
    Course {
        name: "net",
        about: "the network beside the weights: what the parts of a position are worth together",
        options: vec![
            OptionSpec::whole("generations", (1, 100), "2", "how often to play, learn and try out"),
            OptionSpec::whole("games", (2, 10_000_000), "70000", "games of self-play in a generation"),
            OptionSpec::whole("nodes", (1, 1_000_000), "600", "nodes for each decision of self-play"),
            OptionSpec::whole("rounds", (1, 1_000), "5", "how often all positions are gone through"),
            OptionSpec::whole(
                "trial",
                (2, 1_000_000),
                "100",
                "openings of a match against the generation before",
            ),
            OptionSpec::whole("trial_nodes", (1, 1_000_000), "1000", "nodes for each decision of that match"),
            OptionSpec::number("rate", (0.0, 1.0), "0.001", "how far numbers move at the first step"),
            OptionSpec::number("belief", (0.0, 1.0), "0.4", "how much the search counts beside the result"),
        ],
        run,
    }
}

fn run(settings: &Settings<'_>, lesson: &Lesson<'_>) -> Result<String, String> {
    open(lesson)?;
    let whole = |name: &str| settings.whole(name) as usize;
    let belief = settings.number("belief") as f32;
    let alone = Arc::new(Weights::new(&Model::learned()));
    let mut player = Arc::clone(&alone);
    let (mut cases, mut held_out) = (Cases::default(), Cases::default());
    let mut story = String::new();
    for generation in 0..whole("generations") {
        let stopped = |story: &str| Ok(format!("{story}stopped; the same command goes on"));
        let Some(samples) = games(lesson, &player, generation, whole("games"), whole("nodes") as u64)? else {
            return stopped(&story);
        };
        for (number, sample) in samples.iter().enumerate() {
            let list = if is_held_out(number) { &mut held_out } else { &mut cases };
            list.push(sample, &alone, belief);
        }
        drop(samples);
        let Some(bytes) = learned(settings, lesson, generation, [&cases, &held_out])? else {
            return stopped(&story);
        };
        let net = Net::from_bytes(&bytes).map_err(|error| format!("{}: {error}", file_of(generation)))?;
        let better = Arc::new(Weights::new(&Model::learned()).with(net));
        let trial = (whole("trial"), whole("trial_nodes") as u64);
        let Some(standing) = try_out(lesson, generation, [&better, &player], trial)? else {
            return stopped(&story);
        };
        story += &told_generation(generation, cases.len() + held_out.len(), standing);
        player = better;
    }
    Ok(format!("{story}{} holds what was learned\n", file_of(whole("generations") - 1)))
}

fn told_generation(generation: usize, positions: usize, standing: Standing) -> String {
    format!("generation {}: {positions} positions; {standing} against the one before\n", generation + 1)
}

fn file_of(generation: usize) -> String {
    format!("house-{}.net", generation + 1)
}

/// The network of a generation, as a file: learned now, or found in the folder.
fn learned(
    settings: &Settings<'_>,
    lesson: &Lesson<'_>,
    generation: usize,
    [cases, held_out]: [&Cases; 2],
) -> Result<Option<Vec<u8>>, String> {
    let path = lesson.folder.join(file_of(generation));
    if let Ok(bytes) = fs::read(&path) {
        return Ok(Some(bytes));
    }
    let before = mean_loss(&gradient::nothing(), held_out);
    let (rounds, rate) = (settings.whole("rounds") as u64, settings.number("rate") as f32);
    let mut descent = Descent::new(lesson.seed + generation as u64, lesson.threads, rate);
    for round in 0..rounds {
        descent.go_through(cases, (round, rounds), lesson.stop);
        if lesson.stop.is_stopped() {
            return Ok(None);
        }
        (lesson.tell)(&Headway {
            stage: format!("generation {}: learning", generation + 1),
            done: round + 1,
            all: rounds,
            note: format!("held out {:.5}, weights alone {before:.5}", mean_loss(&descent.net(), held_out)),
        });
    }
    let bytes = descent.net().to_bytes();
    // A file that is there is whole.
    let part = path.with_extension("part");
    fs::write(&part, &bytes).and_then(|()| fs::rename(&part, &path)).map_err(|error| told(&path, &error))?;
    Ok(Some(bytes))
}
