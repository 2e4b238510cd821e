//! The course `weights`: play, fit, try out, and begin again with what was learned.

use std::fs;
use std::sync::Arc;

use game::{Course, Headway, Lesson, OptionSpec, Settings};

use super::duel::{self, Standing};
use super::fit::{Report, fit};
use super::folder::{Pieces, open, pieces, told};
use super::sample::Sample;
use super::selfplay;
use crate::evaluation::{Model, Weights};

/// What stands between the positions of a game in a line.
const BETWEEN: char = '|';

/// The course as the command line offers it.
pub(super) fn course() -> Course {
    Course {
        name: "weights",
        about: "the weights of the house's evaluation, fitted to games against itself and tried in matches",
        options: vec![
            OptionSpec::whole("rounds", (1, 100), "4", "how often to play, fit and try out"),
            OptionSpec::whole("games", (2, 10_000_000), "3000", "games of self-play in a round"),
            OptionSpec::whole("nodes", (1, 1_000_000), "600", "nodes for each decision of self-play"),
            OptionSpec::whole(
                "trial",
                (2, 1_000_000),
                "100",
                "openings of a match of new weights against old",
            ),
            OptionSpec::whole("trial_nodes", (1, 1_000_000), "1000", "nodes for each decision of that match"),
            OptionSpec::number("belief", (0.0, 1.0), "0.4", "how much the search counts beside the result"),
            OptionSpec::choice("from", &["hand", "house"], "hand", "the weights to begin with"),
        ],
        run,
    }
}

fn run(settings: &Settings<'_>, lesson: &Lesson<'_>) -> Result<String, String> {
    open(lesson)?;
    let whole = |name: &str| settings.whole(name) as usize;
    let mut model = if settings.text("from") == "hand" { Model::by_hand() } else { Model::learned() };
    let mut samples = Vec::new();
    let mut story = String::new();
    for round in 0..whole("rounds") {
        let weights = Arc::new(Weights::new(&model));
        let Some(played) = games(lesson, &weights, round, whole("games"), whole("nodes") as u64)? else {
            return Ok(format!("{story}stopped; the same command goes on"));
        };
        samples.extend(played);
        let (fitted, report) =
            fit(&samples, &model, settings.number("belief"), lesson.seed, |step, all, loss| {
                (lesson.tell)(&Headway {
                    stage: format!("round {}: fitting", round + 1),
                    done: step,
                    all,
                    note: format!("held out {loss:.5}"),
                });
            });
        let trial = (whole("trial"), whole("trial_nodes") as u64);
        let new = Arc::new(Weights::new(&fitted));
        let Some(standing) = try_out(lesson, round, [&new, &weights], trial)? else {
            return Ok(format!("{story}stopped; the same command goes on"));
        };
        let accepted = standing.confidence() > 0.0;
        story += &told_round(round, samples.len(), &report, standing, accepted);
        if accepted {
            model = fitted;
            let path = lesson.folder.join("weights.txt");
            let text = model.to_text(&provenance(settings, lesson.seed, round, samples.len()));
            fs::write(&path, text).map_err(|error| told(&path, &error))?;
        }
    }
    Ok(story + "weights.txt holds what was learned\n")
}

fn told_round(round: usize, samples: usize, report: &Report, standing: Standing, accepted: bool) -> String {
    format!(
        "round {}: {samples} positions, loss {:.5} (before {:.5}), held out {:.5} (before {:.5}); \
         {standing} against the weights before: {}\n",
        round + 1,
        report.loss,
        report.loss_before,
        report.held_out,
        report.held_out_before,
        if accepted { "kept" } else { "dropped" },
    )
}

/// Where weights come from, as lines of their file.
fn provenance(settings: &Settings<'_>, seed: u64, round: usize, samples: usize) -> Vec<String> {
    vec![
        format!(
            "learned by the course `weights` of Yinsh: seed {seed}, round {}, {samples} positions of self-play",
            round + 1
        ),
        format!(
            "from={} games={} nodes={} belief={}",
            settings.text("from"),
            settings.whole("games"),
            settings.whole("nodes"),
            settings.text("belief")
        ),
    ]
}

/// The positions of the games of a round.
pub(super) fn games(
    lesson: &Lesson<'_>,
    weights: &Arc<Weights>,
    round: usize,
    games: usize,
    nodes: u64,
) -> Result<Option<Vec<Sample>>, String> {
    let seed = game::random::mix(lesson.seed.wrapping_mul(1000) + round as u64);
    let lines = pieces(
        lesson,
        &format!("games-{}.txt", round + 1),
        (&format!("round {}: self-play", round + 1), games),
        || selfplay::engine(weights),
        |engine, index| {
            let samples = selfplay::play(engine, seed, index, nodes);
            samples.iter().map(Sample::to_string).collect::<Vec<_>>().join(&BETWEEN.to_string())
        },
    )?;
    let Pieces::Whole(lines) = lines else { return Ok(None) };
    let texts = lines.iter().flat_map(|line| line.split(BETWEEN)).filter(|text| !text.is_empty());
    texts.map(Sample::parse).collect::<Result<Vec<_>, _>>().map(Some)
}

/// A match of new weights against old.
pub(super) fn try_out(
    lesson: &Lesson<'_>,
    round: usize,
    [new, old]: [&Arc<Weights>; 2],
    (openings, nodes): (usize, u64),
) -> Result<Option<Standing>, String> {
    // No opening of a trial is one of another round.
    let seed = game::random::mix(lesson.seed.wrapping_mul(1000) + 500 + round as u64);
    let lines = pieces(
        lesson,
        &format!("trial-{}.txt", round + 1),
        (&format!("round {}: trial", round + 1), openings),
        || [selfplay::engine(new), selfplay::engine(old)],
        |players, index| {
            let pair = duel::pair(players, seed, index, nodes);
            format!("{} {} {}", pair.wins, pair.draws, pair.losses)
        },
    )?;
    let Pieces::Whole(lines) = lines else { return Ok(None) };
    let read = |line: &String| {
        let mut numbers = line.split(' ').map(str::parse::<u32>);
        let mut next = || numbers.next().and_then(Result::ok);
        let read = (next(), next(), next());
        let (Some(wins), Some(draws), Some(losses)) = read else {
            return Err(format!("expected WINS DRAWS LOSSES in the file of the trial, found `{line}`"));
        };
        Ok(Standing { wins, draws, losses })
    };
    let all: Result<Vec<Standing>, String> = lines.iter().map(read).collect();
    Ok(Some(all?.into_iter().fold(Standing::default(), Standing::and)))
}
