//! `kavarna train briskula`: the course itself.

use std::fs;
use std::path::Path;

use game::random::{deal_stream, fingerprint};
use game::{Course, CourseError, Game, Learned, Line, OptionSpec, Position as _, Settings};
use learning::{Activations, Break, Folder, Network, Shape, Snapshot, Trainer, attend, file_error};

use super::begin::{random_network, widened};
use super::rounds::{DEALS, PARTS, RoundPlan, round};
use super::selfplay::Manner;
use crate::players::heuristic::Heuristic;
use crate::policy::{FACTS, FEATURES, Memory, Net, Sight, from_bytes, shape, to_bytes};
use crate::{Briskula, Variant};

/// How often the state is saved, in rounds.
const SAVE_EVERY: u64 = 100;
/// How many deals are played against the rules of thumb at each saving, from every seat.
const YARDSTICK: u64 = 200;

/// The course of the policy.
pub(crate) fn course() -> Course {
    Course {
        name: "policy",
        about: "the network that values cards, by playing deals against itself",
        options: vec![
            OptionSpec::choice("variant", Variant::WORDS, "2", "how many play"),
            OptionSpec::whole("deals", (1, 1_000_000_000), "1000000", "how many deals are played in all"),
            OptionSpec::whole("first", (64, 1024), "128", "units of the first layer, a multiple of 64"),
            OptionSpec::whole("second", (64, 1024), "64", "units of the second layer, a multiple of 64"),
            OptionSpec::number("rate", (0.0, 1.0), "0.001", "the learning rate at the start"),
            OptionSpec::number("exploration", (0.0, 1.0), "0.03", "the share of decisions that are any card"),
            OptionSpec::number(
                "temperature",
                (0.0001, 1.0),
                "0.02",
                "how freely nearly equal cards are mixed",
            ),
            OptionSpec::number(
                "lambda",
                (0.0, 1.0),
                "0.7",
                "how much later tricks count in what came of a card",
            ),
            OptionSpec::choice(
                "marks",
                &["yes", "no"],
                "yes",
                "whether the network is told what follows from the cards: high ones, trumps that are out",
            ),
            OptionSpec::text(
                "begin",
                "a file of weights, or nothing",
                "",
                "a network of an earlier course that goes on learning, in wider layers if these are wider",
            ),
        ],
        run: |settings, lesson| attend(lesson, |folder| run(settings, folder)),
    }
}

fn run(settings: &Settings<'_>, folder: &Folder<'_>) -> Result<Learned, Break> {
    let variant = Variant::ALL[settings.choice("variant")];
    let features = if settings.text("marks") == "yes" { FEATURES } else { FACTS };
    let shape = shape(features, settings.whole("first") as usize, settings.whole("second") as usize);
    if !shape.first.is_multiple_of(Shape::STEP) || !shape.second.is_multiple_of(Shape::STEP) {
        let expected = format!("options first and second: expected multiples of {}", Shape::STEP);
        return Err(CourseError::Settings(expected).into());
    }
    let rounds = (settings.whole("deals") as u64).div_ceil(DEALS);
    let manner = Manner {
        exploration: settings.number("exploration") as f32,
        temperature: settings.number("temperature") as f32,
        lambda: settings.number("lambda") as f32,
    };
    let rate = settings.number("rate") as f32;
    let (first, begun) = first_network(settings.text("begin"), shape, folder.seed())?;
    let purpose = purpose(settings, folder.seed()) + &begun;
    let file = folder.path().join(format!("{}.state", variant.word()));
    let mut state = Snapshot::load(&file, shape, &purpose)?.unwrap_or_else(|| Snapshot::new(first));
    let mut trainer = Trainer::new(shape, PARTS);
    let mut note = String::new();
    while state.rounds < rounds && !folder.stop().is_stopped() {
        let done = state.rounds as f32 / rounds as f32;
        let rate = rate * slower(done);
        let plan = RoundPlan { variant, seed: folder.seed(), threads: folder.threads(), manner, rate };
        let shown = round(&mut state, &mut trainer, plan);
        if state.rounds.is_multiple_of(SAVE_EVERY) || state.rounds == rounds {
            state.save(&file, &purpose)?;
            let share = against_rules_of_thumb(&Net(state.average()), variant);
            note = format!(
                "errors {:.4} {:.4}, {:.1} % against heuristic",
                shown.errors[0],
                shown.errors[1],
                100.0 * share
            );
        }
        let stage = format!("deals of variant {}", variant.word());
        folder.tell(&stage, state.rounds * DEALS, rounds * DEALS, note.clone());
    }
    state.save(&file, &purpose)?;
    if state.rounds < rounds {
        return Err(Break::Stopped);
    }
    let made = folder.write(&format!("{}.net", variant.word()), &to_bytes(&state.average()))?;
    Ok(Learned { files: vec![made], report: format!("{purpose}: {note}") })
}

/// The network to begin with, and how that is said in the purpose: random weights, or those of a file.
fn first_network(file: &str, shape: Shape, seed: u64) -> Result<(Network, String), CourseError> {
    if file.is_empty() {
        return Ok((random_network(shape, seed), String::new()));
    }
    let bytes = fs::read(file).map_err(|error| file_error(Path::new(file), &error))?;
    let network = from_bytes(&bytes).and_then(|net| widened(&net, shape, seed));
    let network = network.map_err(|expected| CourseError::Content { file: file.to_owned(), expected })?;
    Ok((network, format!(", begun with {:016x}", fingerprint(&bytes))))
}

/// What the course depends on: every option, and the seed.
fn purpose(settings: &Settings<'_>, seed: u64) -> String {
    let names =
        ["variant", "deals", "first", "second", "rate", "exploration", "temperature", "lambda", "marks"];
    let pairs: Vec<String> = names.iter().map(|name| format!("{name}={}", settings.text(name))).collect();
    format!("{}, seed {seed}", pairs.join(","))
}

/// The steps become smaller: a half turn of the cosine down to a fiftieth.
fn slower(done: f32) -> f32 {
    0.02 + 0.98 * 0.5 * (1.0 + libm::cosf(std::f32::consts::PI * done))
}

/// The share of deals that the bare network wins against `heuristic` in all other seats (or on the other
/// side), void deals counting half: how far it is, for whoever watches. Nothing is chosen by it.
fn against_rules_of_thumb(net: &Net, variant: Variant) -> f64 {
    let game = Briskula::new(variant);
    let mut units = Activations::new(net.0.shape);
    let (mut won, mut all) = (0.0, 0.0);
    for number in 0..YARDSTICK {
        let deal = game.deal(&mut deal_stream(0x6d65_7465_7273, number));
        for side in 0..variant.sides() {
            let mut line = Line::new(game, deal.clone());
            let mut memory = Memory::of_deal(&deal);
            while let Some(seat) = line.turn() {
                let position = line.position();
                let card = if variant.side(seat) == side {
                    let values =
                        net.value(&Sight::of(position, &memory, seat), position.hand(seat), &mut units);
                    let best = values.iter().max_by(|one, other| one.chance.total_cmp(&other.chance));
                    best.map(|best| best.card)
                } else {
                    Heuristic::report(&line.view(seat.into())).best().map(|best| best.mv)
                };
                let Some(card) = card.or_else(|| position.legal().lowest()) else { break };
                memory.note(position.public(), card);
                if line.play(card).is_err() {
                    break;
                }
            }
            let score = line.ending().map_or(0, |ending| ending.scores[game::Seat::new(side)]);
            won += f64::from(score + 1) / 2.0;
            all += 1.0;
        }
    }
    won / all
}
