//! `kavarna train marias beliefs`: how likely every decision is, learned from deals between several players.
//!
//! `smart`, `minimax` and the house sit together in every mixture. What they decide becomes choices between options
//! with marks, and the weights are those that make the choices most likely: a convex problem, so the course has one
//! answer.

use game::random::{deal_stream, mix};
use game::{
    Course, CourseError, Game, Hosted, Learned, Limits, Line, OptionSpec, Options, Player, Position as _,
    Settings, Thinking, View, think_alone,
};
use learning::{Break, Folder, attend, is_held_out};

use super::choice::{Choice, MARKS};
use super::marks::{choices, trump};
use super::weights::Weights;
use crate::moves::Move;
use crate::players::Sight;
use crate::{Marias, Phase, Profile, SEATS, Voids};

/// Who plays, with which options, and how much each may think about a decision. The house believes nothing that was
/// learned before: so the table depends on nothing but the seed and the settings. It looks at as many worlds as it takes to
/// bid for itself.
const PLAYERS: [(&str, &str, Limits); 3] = [
    ("smart", "", Limits::NONE),
    ("house", "past=0", Limits { iterations: Some(8), ..Limits::NONE }),
    ("minimax", "table=none", Limits { nodes: Some(3000), ..Limits::NONE }),
];
/// How far weights move in an epoch, at first.
const STEP: f64 = 0.3;
/// How strongly weights are held where they begin: those of rare situations stay there.
const PRIOR: f64 = 2.0;
/// Deals that are kept together on one side of the line between learning and seeing how well it went.
const STRETCH: usize = 1;
/// How often all choices are gone through.
const EPOCHS: u64 = 300;

/// The course of the weights.
pub(crate) fn course() -> Course {
    Course {
        name: "beliefs",
        about: "how likely every decision is, from deals between smart, minimax and the house",
        options: vec![
            OptionSpec::whole("deals", (10, 1_000_000), "900", "how many deals are played"),
            OptionSpec::choice("profile", Profile::WORDS, Profile::OpenMarias.word(), "by whose rules"),
        ],
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let game = Marias::new(Profile::ALL[settings.choice("profile")]);
    let deals = settings.whole("deals") as usize;
    let seed = folder.seed();
    let about = format!("beliefs profile={} deals={deals}", game.profile().word());
    let mut ledger = folder.ledger("beliefs-deals.txt", &about)?;
    let work =
        |players: &mut Vec<Box<dyn Player<Marias>>>, place: usize| played(&game, seed, place as u64, players);
    ledger.work(folder, ("deals", deals), || seated(&game), work)?;
    drop(ledger);
    let (mut cases, mut kept) = (Vec::new(), Vec::new());
    for (place, line) in folder.finished("beliefs-deals.txt", &about)?.iter().take(deals).enumerate() {
        let to = if is_held_out(place, STRETCH) { &mut kept } else { &mut cases };
        read(&game, seed, place as u64, line, to).ok_or_else(|| CourseError::Content {
            file: format!("beliefs-deals.txt, line {}", place + 2),
            expected: "expected the decisions of a whole deal with ; between them".to_owned(),
        })?;
    }
    let weights = fitted(&cases, folder)?;
    let made = format!(
        "kavarna train marias beliefs --set deals={deals} --set profile={} (seed {seed})",
        game.profile().word()
    );
    let file = folder.write("beliefs.txt", weights.to_text(&made).as_bytes())?;
    let report = format!(
        "{} choices; of those kept apart each costs {:.4} nats, {:.4} where nothing is known",
        cases.len() + kept.len(),
        surprise(&weights, &kept),
        surprise(&Weights::default(), &kept)
    );
    Ok(Learned { files: vec![file], report })
}

/// Three of each kind: one for every seat.
fn seated(game: &Marias) -> Vec<Box<dyn Player<Marias>>> {
    let kinds = Marias::players();
    let make = |name: &str, options: &str| {
        let kind = kinds.iter().find(|kind| kind.name == name).expect("a player of this game");
        let options = Options::parse(options).expect("options are written above");
        let settings = options.checked(&kind.options).expect("options of that player");
        (kind.make)(game, &settings).expect("a player")
    };
    let three = |(name, options, _): &(&str, &str, Limits)| -> Vec<_> {
        (0..SEATS).map(|_| make(name, options)).collect()
    };
    PLAYERS.iter().flat_map(three).collect()
}

/// A deal with the players of its number, as the texts of its decisions.
fn played(game: &Marias, seed: u64, number: u64, players: &mut [Box<dyn Player<Marias>>]) -> String {
    let mut line = dealt(game, seed, number);
    for (place, player) in players.iter_mut().enumerate() {
        player.begin(mix(seed ^ mix(number << 8 | place as u64)));
    }
    let mut texts = Vec::new();
    while let Some(turn) = line.turn() {
        let view = line.view(turn.into());
        let kind = (number / 3_u64.pow(turn.index() as u32) % 3) as usize;
        let legal = view.legal();
        let mv = if legal.len() == 1 {
            legal[0]
        } else {
            let player = &mut players[SEATS * kind + turn.index()];
            think_alone(PLAYERS[kind].2, |thinking: &mut Thinking<'_, Move>| {
                player.decide(&view, thinking).mv
            })
        };
        texts.push(mv.to_string());
        if line.play(mv).is_err() {
            break;
        }
    }
    texts.join(";")
}

fn dealt(game: &Marias, seed: u64, number: u64) -> Line<Marias> {
    Line::new(*game, game.deal(&mut deal_stream(mix(seed), number)))
}

/// The choices of a deal; `None` if the line is not a whole deal.
fn read(game: &Marias, seed: u64, number: u64, line: &str, cases: &mut Vec<Choice>) -> Option<()> {
    let mut position = game.start(&game.deal(&mut deal_stream(mix(seed), number)));
    let mut voids = Voids::default();
    for text in line.split(';') {
        let mv = game.parse_move(text).ok()?;
        let seat = position.turn()?;
        if !position.is_legal(mv) {
            return None;
        }
        if let (Phase::Trump, Move::Trump(card)) = (position.public().phase(), mv) {
            cases.push(trump(position.hand(seat) | position.coming(seat), card.suit()));
        }
        choices(&Sight::of_position(&position, voids), mv, &mut |choice| cases.push(choice));
        if let Move::Play(card) = mv {
            voids.see(position.public().play(), seat, card);
        }
        position.play_unchecked(mv);
    }
    position.is_over().then_some(())
}

/// How surprising choices are on average.
fn surprise(weights: &Weights, cases: &[Choice]) -> f64 {
    let sum: f64 = cases.iter().map(|choice| -f64::from(weights.log_chance(choice))).sum();
    sum / cases.len().max(1) as f64
}

/// The weights that make choices most likely: every epoch one step along the slope, shorter where slopes were steep.
fn fitted(cases: &[Choice], folder: &Folder<'_>) -> Result<Weights, Break> {
    let usual = Weights::default();
    let mut weights = usual.clone();
    let mut squares = vec![1e-8_f64; weights.numbers.len()];
    let mut counts = vec![0.0_f64; weights.numbers.len() / MARKS];
    for choice in cases {
        counts[choice.situation.place()] += 1.0;
    }
    for epoch in 0..EPOCHS {
        folder.go_on()?;
        let mut slopes = vec![0.0_f64; weights.numbers.len()];
        for choice in cases {
            let at = MARKS * choice.situation.place();
            for (place, chance) in weights.chances(choice).enumerate() {
                let error = chance - f32::from(u8::from(place == choice.taken));
                for (mark, slope) in choice.options[place].iter().zip(&mut slopes[at..at + MARKS]) {
                    *slope += f64::from(error * mark);
                }
            }
        }
        for (place, slope) in slopes.iter().enumerate() {
            let weight = f64::from(weights.numbers[place]);
            // As if a few cases more had said what is expected before anything is learned.
            let away = weight - f64::from(usual.numbers[place]);
            let slope = (slope + PRIOR * away) / counts[place / MARKS].max(1.0);
            squares[place] = 0.9 * squares[place] + 0.1 * slope * slope;
            let step = STEP / (1.0 + epoch as f64 / 30.0);
            weights.numbers[place] = (weight - step * slope / squares[place].sqrt()) as f32;
        }
        folder.tell("weights", epoch + 1, EPOCHS, String::new());
    }
    Ok(weights)
}

#[cfg(test)]
mod tests {
    use game::{CourseEnd, Headway, Lesson, Stop};

    use super::*;

    #[test]
    fn a_short_course_learns_something_and_is_the_same_on_any_number_of_threads() {
        let made = |threads: usize| {
            let dir = tempfile::tempdir().unwrap();
            let course = course();
            let mut options = Options::none();
            options.set_pair("deals=12").unwrap();
            let settings = options.checked(&course.options).unwrap();
            let stop = Stop::new();
            let lesson = Lesson {
                folder: dir.path(),
                seed: 1,
                threads,
                stop: &stop,
                tell: &|_: &Headway| {},
                share: None,
            };
            let CourseEnd::Finished(learned) = (course.run)(&settings, &lesson).unwrap() else {
                panic!("nobody stopped it")
            };
            (learned.report, std::fs::read_to_string(dir.path().join("beliefs.txt")).unwrap())
        };
        let (report, text) = made(1);
        assert_eq!((report.clone(), text.clone()), made(2));
        let weights = Weights::parse(&text).unwrap();
        assert_ne!(weights, Weights::default());
        let costs: Vec<f64> =
            report.split_whitespace().filter_map(|word| word.trim_end_matches(',').parse().ok()).collect();
        assert!(costs[1] < costs[2], "{report}");
    }

    #[test]
    fn a_line_that_is_no_whole_deal_is_refused() {
        let game = Marias::default();
        let mut cases = Vec::new();
        assert_eq!(read(&game, 1, 0, "x", &mut cases), None);
        assert_eq!(read(&game, 1, 0, "pass", &mut cases), None);
    }
}
