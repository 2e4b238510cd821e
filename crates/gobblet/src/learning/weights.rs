//! The course `weights`: play, fit, write the file.

use game::{Course, Headway, Lesson, OptionSpec, Settings};

use super::ledger::{Ledger, trouble};
use super::regression::fit;
use super::selfplay::{Played, play, read};
use crate::Judgement;
use crate::patterns::written;

/// The course.
pub(crate) fn course() -> Course {
    Course {
        name: "weights",
        about: "the evaluation of 4x4: games of the house against itself, weights for all line patterns fitted to them",
        options: vec![
            OptionSpec::whole("games", (10, 10_000_000), "30000", "how many games to learn from"),
            OptionSpec::whole(
                "nodes",
                (100, 1_000_000),
                "800",
                "positions looked at for each move of these games",
            ),
            OptionSpec::whole("epochs", (1, 1_000), "8", "how often all positions are gone through"),
            OptionSpec::choice(
                "players",
                &["house", "hand"],
                "house",
                "with which weights the games are played: what the house has, or those made by hand",
            ),
        ],
        run,
    }
}

fn run(settings: &Settings<'_>, lesson: &Lesson<'_>) -> Result<String, String> {
    let (games, nodes) = (settings.whole("games") as usize, settings.whole("nodes") as u64);
    let (epochs, players) = (settings.whole("epochs") as u32, settings.text("players"));
    let judgement = if players == "hand" { Judgement::usual::<4>() } else { Judgement::house::<4>() };
    let ledger = Ledger::open(lesson, "games.txt", &format!("games players={players} nodes={nodes}"))?;
    let seed = lesson.seed;
    let game = |number: usize| play(&judgement, seed, number as u64, nodes);
    let Some(lines) = ledger.work(lesson, "playing", games, game)? else {
        return Ok("stopped; run it again to go on".to_string());
    };
    let games: Vec<Played> = lines.iter().map(|line| read(line)).collect::<Result<_, _>>()?;
    let fitted = fit(&games, epochs, lesson.seed, |epoch, error| {
        (lesson.tell)(&Headway {
            stage: "fitting".to_string(),
            done: u64::from(epoch),
            all: u64::from(epochs),
            note: format!("error {error:.5}"),
        });
        !lesson.stop.is_stopped()
    });
    let (by_hand, learned) = fitted.errors;
    let origin = format!(
        "Weights for the line patterns of Gobblet 4x4.\n\
         kavarna train gobblet4 weights --seed {} games={},nodes={nodes},epochs={epochs},players={players}\n\
         {} positions; mean square error on games held back {learned:.5}, by hand {by_hand:.5}",
        lesson.seed,
        games.len(),
        fitted.samples,
    );
    let path = lesson.folder.join("weights4.txt");
    std::fs::write(&path, written(&fitted.weights, &origin)).map_err(|error| trouble(&path, &error))?;
    Ok(format!("{origin}\nwritten to {}", path.display()))
}
