//! How the house learned how people play their cards: the course `instinct`.
//!
//! Houses play deals against each other; of every card with a choice its occasion and its class are kept. For each occasion
//! the weights of the classes are those under which the cards that were played are likeliest, drawn a little towards zero.

use game::random::{deal_stream, mix};
use game::{Course, Game, Learned, Limits, Line, OptionSpec, Position as _, Settings, think_alone};
use learning::{Break, Folder, attend};

use crate::players::instinct::{CLASSES, Case, OCCASIONS, Weights, case};
use crate::players::think;
use crate::{Move, Phase, Tarok};

pub(super) fn course() -> Course {
    Course {
        name: "instinct",
        about: "how likely a card is played: deals between houses, and weights of kinds of cards fitted to them",
        options: vec![
            OptionSpec::whole("deals", (10, 1_000_000), "400", "how many deals to learn from"),
            OptionSpec::whole("worlds", (1, 1_000), "10", "in how many worlds a house tries each card"),
            OptionSpec::whole("epochs", (1, 10_000), "300", "how often all cards are gone through"),
        ],
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

/// The decisions of one deal as text.
fn played(seed: u64, number: u64, worlds: u64) -> String {
    let game = Tarok::default();
    let mut line = Line::new(game, game.deal(&mut deal_stream(seed, number)));
    let mut moves: Vec<String> = Vec::new();
    while let Some(seat) = line.turn() {
        let view = line.view(seat.into());
        let own = mix(seed ^ mix(number << 8 | moves.len() as u64));
        let words = line.position().public().phase() != Phase::Card;
        let limits = Limits::iterations(if words { 10 * worlds } else { worlds });
        let mv = think_alone(limits, |thinking| think(&view, own, thinking));
        moves.push(mv.to_string());
        line.play(mv).expect("a legal decision");
    }
    moves.join("; ")
}

/// All cards with a choice of a deal.
fn cases(seed: u64, number: u64, text: &str) -> Result<Vec<Case>, Break> {
    let game = Tarok::default();
    let mut position = game.start(&game.deal(&mut deal_stream(seed, number)));
    let moves = game.parse_moves(text).map_err(|error| {
        let expected = error.to_string();
        Break::Failed(game::CourseError::Content { file: format!("deal {number}"), expected })
    })?;
    let mut cases = Vec::new();
    for mv in moves {
        if let Move::Card(card) = mv {
            cases.extend(case(&position, card));
        }
        position.play_unchecked(mv);
    }
    Ok(cases)
}

/// How far a step goes, and how strongly weights are drawn towards zero.
const STEP: f64 = 0.2;
const DRAWN: f64 = 2.0;
/// Weights are kept in hundredths, and none is heavier.
const HEAVIEST: f64 = 8.0;

/// One deal in so many is kept apart, to tell what was learned.
const APART: usize = 5;

/// The chances of the classes of a case under some weights, and of the one that was played.
fn chances(case: &Case, weights: &[Vec<f64>]) -> (Vec<f64>, f64) {
    let of = &weights[case.occasion];
    let mut chances: Vec<f64> = case.classes.iter().map(|class| libm::exp(of[*class])).collect();
    let all: f64 = chances.iter().sum();
    for chance in &mut chances {
        *chance /= all;
    }
    (chances, libm::exp(of[case.played]) / all)
}

/// How likely all cases are under some weights: the mean logarithm of their chances.
fn mean_logarithm(cases: &[Case], weights: &[Vec<f64>]) -> f64 {
    let sum: f64 = cases.iter().map(|case| libm::log(chances(case, weights).1)).sum();
    sum / cases.len().max(1) as f64
}

/// The weights under which all cases are likeliest.
fn fitted(cases: &[Case], epochs: u64, folder: &Folder<'_>) -> Result<Vec<Vec<f64>>, Break> {
    let mut weights = vec![vec![0.0; CLASSES]; OCCASIONS];
    let mut squares = vec![vec![1e-6; CLASSES]; OCCASIONS];
    for epoch in 0..epochs {
        folder.go_on()?;
        let mut gradients: Vec<Vec<f64>> =
            weights.iter().map(|of| of.iter().map(|weight| -DRAWN * weight).collect()).collect();
        let mut sum = 0.0;
        for case in cases {
            let (chances, played) = chances(case, &weights);
            let gradients = &mut gradients[case.occasion];
            for (class, chance) in case.classes.iter().zip(&chances) {
                gradients[*class] -= chance;
            }
            gradients[case.played] += 1.0;
            sum += libm::log(played);
        }
        for ((weights, squares), gradients) in weights.iter_mut().zip(&mut squares).zip(&gradients) {
            for ((weight, square), gradient) in weights.iter_mut().zip(squares.iter_mut()).zip(gradients) {
                *square += gradient * gradient;
                *weight = (*weight + STEP * gradient / square.sqrt()).clamp(-HEAVIEST, HEAVIEST);
            }
        }
        let mean = sum / cases.len().max(1) as f64;
        folder.tell("fitting", epoch + 1, epochs, format!("mean logarithm {mean:.4}"));
    }
    Ok(weights)
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let whole = |name: &str| settings.whole(name) as u64;
    let (deals, worlds, epochs) = (whole("deals"), whole("worlds"), whole("epochs"));
    let seed = folder.seed();
    let mut ledger = folder.ledger("deals.txt", &format!("deals worlds={worlds}"))?;
    let lines = ledger.work(
        folder,
        ("playing", deals as usize),
        || (),
        |(), number| played(seed, number as u64, worlds),
    )?;
    let (mut all, mut apart) = (Vec::new(), Vec::new());
    for (number, line) in lines.iter().enumerate() {
        let kept = if number % APART == 0 { &mut apart } else { &mut all };
        kept.extend(cases(seed, number as u64, line)?);
    }
    let weights = fitted(&all, epochs, folder)?;
    let alike = vec![vec![0.0; CLASSES]; OCCASIONS];
    let origin = format!(
        "How likely a card is played, by occasion and class, in hundredths of a logarithm.\n\
         kavarna train tarok instinct --seed {seed} deals={deals},worlds={worlds},epochs={epochs}\n\
         {} cards with a choice. On {} of deals kept apart the mean logarithm of their chances is {:.4};\n\
         with all cards alike {:.4}, with the table before {:.4}",
        all.len(),
        apart.len(),
        mean_logarithm(&apart, &weights),
        mean_logarithm(&apart, &alike),
        mean_logarithm(&apart, &Weights::at_hand()),
    );
    let hundredths =
        weights.iter().map(|of| of.iter().map(|weight| (100.0 * weight).round() as i16).collect());
    let file = folder.write(
        "instinct.txt",
        Weights::written(&hundredths.collect::<Vec<Vec<i16>>>(), &origin).as_bytes(),
    )?;
    Ok(Learned { files: vec![file], report: origin })
}
