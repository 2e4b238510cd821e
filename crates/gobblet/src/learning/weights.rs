//! The course `weights`: play, fit, write the file.

use game::{Course, Learned, OptionSpec, Settings};
use learning::{Break, Folder, attend};

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
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let (games, nodes) = (settings.whole("games") as usize, settings.whole("nodes") as u64);
    let (epochs, players) = (settings.whole("epochs") as u64, settings.text("players"));
    let judgement = if players == "hand" { Judgement::usual::<4>() } else { Judgement::house::<4>() };
    let mut ledger = folder.ledger("games.txt", &format!("games players={players} nodes={nodes}"))?;
    let seed = folder.seed();
    let game = |(): &mut (), number: usize| play(&judgement, seed, number as u64, nodes);
    let lines = ledger.work(folder, ("playing", games), || (), game)?;
    let games: Vec<Played> = lines.iter().map(|line| read(line)).collect::<Result<_, _>>()?;
    let fitted = fit(&games, epochs, seed, |epoch, error| {
        folder.tell("fitting", epoch, epochs, format!("error {error:.5}"));
        !folder.stop().is_stopped()
    });
    folder.go_on()?;
    let (by_hand, learned) = fitted.errors;
    let origin = format!(
        "Weights for the line patterns of Gobblet 4x4.\n\
         kavarna train gobblet4 weights --seed {} games={},nodes={nodes},epochs={epochs},players={players}\n\
         {} positions; mean square error on games held back {learned:.5}, by hand {by_hand:.5}",
        seed,
        games.len(),
        fitted.samples,
    );
    let file = folder.write("weights4.txt", written(&fitted.weights, &origin).as_bytes())?;
    Ok(Learned { files: vec![file], report: origin })
}
