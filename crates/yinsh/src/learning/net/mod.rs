//! The course `net`: games of the house against itself, and a network that learns from them what the weights leave out.
//!
//! The first generation plays with the weights alone, each later one with the network of the one before; a network
//! learns from the games of all generations so far, and is tried in a match.

mod cases;
mod descent;

use std::fs;
use std::sync::Arc;

use game::{Course, CourseError, Learned, OptionSpec, Settings};
use learning::{Break, Folder, Network, attend};

use super::duel::Standing;
use super::fit::is_held_out;
use super::weights::{games, try_out};
use crate::evaluation::{Model, Net, SHAPE, Weights, to_bytes};

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
            OptionSpec::whole("rounds", (1, 1_000), "5", "epochs: how often all positions are gone through"),
            OptionSpec::whole(
                "trial",
                (2, 1_000_000),
                "100",
                "openings of a match against the generation before",
            ),
            OptionSpec::whole("trial_nodes", (1, 1_000_000), "1000", "nodes for each decision of that match"),
            OptionSpec::number("rate", (0.0, 1.0), "0.001", "the learning rate at the first step"),
            OptionSpec::number("belief", (0.0, 1.0), "0.4", "how much the search counts beside the result"),
        ],
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let whole = |name: &str| settings.whole(name) as usize;
    let belief = settings.number("belief") as f32;
    let alone = Arc::new(Weights::new(&Model::learned()));
    let mut player = Arc::clone(&alone);
    let (mut cases, mut held_out) = (Cases::default(), Cases::default());
    let (mut files, mut report) = (Vec::new(), String::new());
    for generation in 0..whole("generations") {
        let about = about(settings, generation);
        let samples = games(folder, &player, (&about, generation), whole("games"), whole("nodes") as u64)?;
        for (number, sample) in samples.iter().enumerate() {
            let list = if is_held_out(number) { &mut held_out } else { &mut cases };
            list.push(sample, &alone, belief);
        }
        drop(samples);
        let name = file_of(generation);
        let bytes = learned(settings, folder, generation, [&cases, &held_out])?;
        let wrong = |expected| CourseError::Content { file: name.clone(), expected };
        let better = Arc::new(Weights::new(&Model::learned()).with(Net::from_bytes(&bytes).map_err(wrong)?));
        files.push(folder.write(&name, &bytes)?);
        let trial = (whole("trial"), whole("trial_nodes") as u64);
        let standing = try_out(folder, (&about, generation), [&better, &player], trial)?;
        report += &told_generation(generation, cases.len() + held_out.len(), standing);
        player = better;
    }
    Ok(Learned { files, report })
}

/// What a generation depends on beside its nodes: for later ones also what the network before has learned from.
fn about(settings: &Settings<'_>, generation: usize) -> String {
    if generation == 0 {
        return "net".to_owned();
    }
    let names = ["games", "rounds", "rate", "belief"];
    let before: Vec<String> = names.iter().map(|name| format!("{name}={}", settings.text(name))).collect();
    format!("net {}", before.join(" "))
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
    folder: &Folder<'_>,
    generation: usize,
    [cases, held_out]: [&Cases; 2],
) -> Result<Vec<u8>, Break> {
    if let Ok(bytes) = fs::read(folder.path().join(file_of(generation))) {
        return Ok(bytes);
    }
    let before = mean_loss(&Network::zero(SHAPE), held_out);
    let (rounds, rate) = (settings.whole("rounds") as u64, settings.number("rate") as f32);
    let mut descent = Descent::new(folder.seed() + generation as u64, folder.threads(), rate);
    for round in 0..rounds {
        descent.go_through(cases, (round, rounds), folder.stop());
        folder.go_on()?;
        let note = format!("held out {:.5}, weights alone {before:.5}", mean_loss(&descent.net(), held_out));
        folder.tell(&format!("generation {}: learning", generation + 1), round + 1, rounds, note);
    }
    Ok(to_bytes(&descent.net()))
}
