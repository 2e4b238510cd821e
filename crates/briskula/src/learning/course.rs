//! `kavarna train briskula`: the course itself.

use std::fs;

use game::random::deal_stream;
use game::{Course, Game, Headway, Lesson, Line, OptionSpec, Position as _, Settings};

use super::rounds::{DEALS, Plan, round};
use super::selfplay::Manner;
use super::state::State;
use crate::players::heuristic::Heuristic;
use crate::policy::{FACTS, FEATURES, Layers, Memory, Net, Scratch, Sight, to_bytes};
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
            OptionSpec::number("rate", (0.0, 1.0), "0.001", "how far weights move in a step at the start"),
            OptionSpec::number("curiosity", (0.0, 1.0), "0.03", "the share of decisions that are any card"),
            OptionSpec::number("warmth", (0.0001, 1.0), "0.02", "how freely nearly equal cards are mixed"),
            OptionSpec::number(
                "patience",
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
        ],
        run,
    }
}

fn run(settings: &Settings<'_>, lesson: &Lesson<'_>) -> Result<String, String> {
    let variant = Variant::ALL[settings.choice("variant")];
    let layers = Layers {
        features: if settings.text("marks") == "yes" { FEATURES } else { FACTS },
        first: settings.whole("first") as usize,
        second: settings.whole("second") as usize,
    };
    if !layers.first.is_multiple_of(Layers::STEP) || !layers.second.is_multiple_of(Layers::STEP) {
        return Err(format!("options first and second: expected multiples of {}", Layers::STEP));
    }
    let rounds = (settings.whole("deals") as u64).div_ceil(DEALS);
    let manner = Manner {
        curiosity: settings.number("curiosity") as f32,
        warmth: settings.number("warmth") as f32,
        patience: settings.number("patience") as f32,
    };
    let rate = settings.number("rate") as f32;
    let purpose = format!(
        "variant={},deals={},first={},second={},rate={rate},curiosity={},warmth={},patience={},marks={}, seed {}",
        variant.word(),
        settings.whole("deals"),
        layers.first,
        layers.second,
        manner.curiosity,
        manner.warmth,
        manner.patience,
        settings.text("marks"),
        lesson.seed
    );
    fs::create_dir_all(lesson.folder)
        .map_err(|error| format!("cannot make {}: {error}", lesson.folder.display()))?;
    let file = lesson.folder.join(format!("{}.state", variant.word()));
    let mut state = State::load(&file, &purpose)?.unwrap_or_else(|| State::new(layers, lesson.seed));
    let mut note = String::new();
    while state.round < rounds && !lesson.stop.is_stopped() {
        let done = state.round as f32 / rounds as f32;
        let plan =
            Plan { variant, seed: lesson.seed, threads: lesson.threads, manner, rate: rate * slower(done) };
        let shown = round(&mut state, plan);
        if state.round.is_multiple_of(SAVE_EVERY) || state.round == rounds {
            state.save(&file, &purpose)?;
            let share = against_rules_of_thumb(&state.steady(), variant);
            note = format!(
                "errors {:.4} {:.4}, {:.1} % against heuristic",
                shown.errors[0],
                shown.errors[1],
                100.0 * share
            );
        }
        let stage = format!("deals of variant {}", variant.word());
        (lesson.tell)(&Headway { stage, done: state.round * DEALS, all: rounds * DEALS, note: note.clone() });
    }
    state.save(&file, &purpose)?;
    if state.round < rounds {
        return Ok(format!("stopped after {} deals; run it again to go on", state.round * DEALS));
    }
    let weights = lesson.folder.join(format!("{}.net", variant.word()));
    fs::write(&weights, to_bytes(&state.steady()))
        .map_err(|error| format!("cannot write {}: {error}", weights.display()))?;
    Ok(format!("{} ({purpose}): {note}", weights.display()))
}

/// The steps become smaller: a half turn of the cosine down to a fiftieth.
fn slower(done: f32) -> f32 {
    0.02 + 0.98 * 0.5 * (1.0 + libm::cosf(std::f32::consts::PI * done))
}

/// The share of deals that the bare network wins against `heuristic` in all other seats (or on the other
/// side), void deals counting half: how far it is, for whoever watches. Nothing is chosen by it.
fn against_rules_of_thumb(net: &Net, variant: Variant) -> f64 {
    let game = Briskula::new(variant);
    let mut scratch = Scratch::new(net.layers);
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
                        net.value(&Sight::of(position, &memory, seat), position.hand(seat), &mut scratch);
                    let best = values.iter().max_by(|one, other| one.chance.total_cmp(&other.chance));
                    best.map(|best| best.card)
                } else {
                    Heuristic::report(&line.view(seat.into())).best().map(|best| best.mv)
                };
                let Some(card) = card.or_else(|| position.legal().lowest()) else { break };
                memory.note(position.table(), card);
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
