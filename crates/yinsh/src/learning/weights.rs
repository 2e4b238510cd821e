//! The course `weights`: play, fit, try out, and begin again with what was learned.

use std::sync::Arc;

use game::{Course, CourseError, Learned, OptionSpec, Settings};
use learning::{Break, Folder, attend};

use super::duel::{self, Standing};
use super::fit::{Report, fit};
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
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let whole = |name: &str| settings.whole(name) as usize;
    let mut model = if settings.text("from") == "hand" { Model::by_hand() } else { Model::learned() };
    let mut samples = Vec::new();
    let (mut files, mut report) = (Vec::new(), String::new());
    // What the games of a round depend on, but for the weights, which the rounds before have made.
    let about = |round: usize| {
        let [from, belief] = [settings.text("from"), settings.text("belief")];
        let [games, trial] = [whole("games"), whole("trial_nodes")];
        let before =
            if round > 0 { format!(" games={games} belief={belief} trial={trial}") } else { String::new() };
        format!("weights from={from}{before}")
    };
    for round in 0..whole("rounds") {
        let weights = Arc::new(Weights::new(&model));
        let about = about(round);
        samples.extend(games(folder, &weights, (&about, round), whole("games"), whole("nodes") as u64)?);
        let (fitted, losses) =
            fit(&samples, &model, settings.number("belief"), folder.seed(), |epoch, all, loss| {
                let stage = format!("round {}: fitting", round + 1);
                folder.tell(&stage, epoch, all, format!("held out {loss:.5}"));
            });
        let trial = (whole("trial"), whole("trial_nodes") as u64);
        let new = Arc::new(Weights::new(&fitted));
        let standing = try_out(folder, (&about, round), [&new, &weights], trial)?;
        let accepted = standing.confidence() > 0.0;
        report += &told_round(round, samples.len(), &losses, standing, accepted);
        if accepted {
            model = fitted;
            let text = model.to_text(&provenance(settings, folder.seed(), round, samples.len()));
            files = vec![folder.write("weights.txt", text.as_bytes())?];
        }
    }
    Ok(Learned { files, report })
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

/// The positions of the games of a round. `about` names what they depend on beside the nodes.
pub(super) fn games(
    folder: &Folder<'_>,
    weights: &Arc<Weights>,
    (about, round): (&str, usize),
    games: usize,
    nodes: u64,
) -> Result<Vec<Sample>, Break> {
    let seed = game::random::mix(folder.seed().wrapping_mul(1000) + round as u64);
    let name = format!("games-{}.txt", round + 1);
    let mut ledger = folder.ledger(&name, &format!("{about} nodes={nodes}"))?;
    let lines = ledger.work(
        folder,
        (&format!("round {}: self-play", round + 1), games),
        || selfplay::engine(weights),
        |engine, index| {
            let samples = selfplay::play(engine, seed, index as u64, nodes);
            samples.iter().map(Sample::to_string).collect::<Vec<_>>().join(&BETWEEN.to_string())
        },
    )?;
    let texts = lines.iter().flat_map(|line| line.split(BETWEEN)).filter(|text| !text.is_empty());
    let samples: Result<Vec<Sample>, String> = texts.map(Sample::parse).collect();
    Ok(samples.map_err(|expected| CourseError::Content { file: name, expected })?)
}

/// A match of new weights against old.
pub(super) fn try_out(
    folder: &Folder<'_>,
    (about, round): (&str, usize),
    [new, old]: [&Arc<Weights>; 2],
    (openings, nodes): (usize, u64),
) -> Result<Standing, Break> {
    // No opening of a trial is one of another round.
    let seed = game::random::mix(folder.seed().wrapping_mul(1000) + 500 + round as u64);
    let name = format!("trial-{}.txt", round + 1);
    let mut ledger = folder.ledger(&name, &format!("{about} trial_nodes={nodes}"))?;
    let lines = ledger.work(
        folder,
        (&format!("round {}: trial", round + 1), openings),
        || [selfplay::engine(new), selfplay::engine(old)],
        |players, index| {
            let pair = duel::pair(players, seed, index as u64, nodes);
            format!("{} {} {}", pair.wins, pair.draws, pair.losses)
        },
    )?;
    let read = |line: &String| {
        let mut numbers = line.split(' ').map(str::parse::<u32>);
        let mut next = || numbers.next().and_then(Result::ok);
        let read = (next(), next(), next());
        let (Some(wins), Some(draws), Some(losses)) = read else {
            let expected = format!("expected WINS DRAWS LOSSES, found `{line}`");
            return Err(CourseError::Content { file: name.clone(), expected });
        };
        Ok(Standing { wins, draws, losses })
    };
    let all: Result<Vec<Standing>, CourseError> = lines.iter().map(read).collect();
    Ok(all?.into_iter().fold(Standing::default(), Standing::and))
}
