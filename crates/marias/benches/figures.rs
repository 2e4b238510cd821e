//! The figures that are asked of mariáš: how long exact answers take (fixed deals, Smart's trump and talon, hra alone),
//! and how many deals and worlds there are in a second. One core, calibrated before and after.
//!
//! `cargo bench -p marias --bench figures` takes 200 deals; `KAVARNA_DEALS=2000` as many as the goals are stated for, and
//! `KAVARNA_ONLY=Money` leaves out what has another name. A mean alone would hide the few hard deals, so this is no
//! criterion bench: it sorts the times of single deals. Beside the time that passed stands the time on the processor,
//! which means something on a busy machine too; nodes and sums of values are the same on every machine.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

#[path = "common/processor.rs"]
mod processor;

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::random::{deal_stream, fast, mix};
use game::{Game, Limits, Line, Position as _, Seat, Thinking, Worlds, think_alone};
use marias::{Aim, Bid, Goal, Marias, Move, OpenHands, Phase, Position, Sight, Smart, Voids, smart_deal};
use processor::on_processor;
use search::Meter;

/// A question about a position.
#[derive(Clone, Copy, Debug)]
enum Question {
    Value(Aim),
    /// Every card of the root.
    Each(Aim),
}

impl Question {
    /// The answer, or the sum of all answers.
    fn ask(self, solver: &mut OpenHands, position: &Position, meter: &mut Meter<'_>) -> Option<i64> {
        match self {
            Question::Value(aim) => solver.value(position, aim, meter).map(i64::from),
            Question::Each(aim) => {
                let each = solver.each(position, aim, meter)?;
                Some(each.iter().map(|(_, value)| i64::from(*value)).sum())
            }
        }
    }
}

/// So much of the time between the two, in milliseconds.
fn share_of(begun: Option<Duration>, count: usize) -> f64 {
    let spent = begun.and_then(|begun| on_processor()?.checked_sub(begun)).unwrap_or_default();
    spent.as_secs_f64() * 1e3 / count as f64
}

/// A deal that `smart` prepares and plays until everybody has so many cards; only hra is said.
fn prepared(game: &Marias, index: u64, cards: usize) -> Position {
    let mut position = game.start(&game.deal(&mut deal_stream(1, index)));
    let mut voids = Voids::default();
    while position.public().phase() < Phase::Playing || position.public().play().left() > cards {
        let mut mv = Smart::default().choose(&Sight::of_position(&position, voids));
        if position.public().phase() == Phase::Bidding {
            let opens = position.public().announced(Goal::Hra).is_none();
            mv = Move::Say(if opens { Bid::NONE.announcing(Goal::Hra) } else { Bid::NONE });
        }
        if let (Move::Play(card), Some(seat)) = (mv, position.turn()) {
            voids.see(position.public().play(), seat, card);
        }
        position.play_unchecked(mv);
    }
    position
}

fn measure(cards: usize, question: Question, positions: &[Position]) {
    // What an earlier question left in the table would be a present.
    let mut solver = OpenHands::default();
    let mut times: Vec<Duration> = Vec::with_capacity(positions.len());
    let mut nodes: Vec<u64> = Vec::with_capacity(positions.len());
    let mut sum = 0;
    let before = on_processor();
    think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
        for position in positions {
            let mut meter = Meter::new(thinking, Limits::NONE);
            let begun = Instant::now();
            sum += question.ask(&mut solver, position, &mut meter).expect("there is no limit");
            times.push(begun.elapsed());
            nodes.push(meter.nodes());
        }
    });
    let processor = share_of(before, positions.len());
    times.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let mean = ms(times.iter().sum::<Duration>()) / times.len() as f64;
    let place = |share: usize| (times.len() - 1) * share / 100;
    let at = |share: usize| ms(times[place(share)]);
    nodes.sort_unstable();
    let all: u64 = nodes.iter().sum();
    // What the deal with the 99th of 100 counts of nodes would take if a node always took as long as in the mean.
    let hard = processor * nodes[place(99)] as f64 / (all as f64 / nodes.len() as f64).max(1.0);
    println!(
        "{cards} cards, {question:?}: mean {mean:.3} ms (processor {processor:.3}), median {:.3}, p99 {:.3} (by nodes \
         {hard:.3}), most {:.3}; {} nodes a deal, sum {sum}",
        at(50),
        at(99),
        at(100),
        all / positions.len() as u64,
    );
}

/// How often something can be done in a second.
fn rate(name: &str, rounds: usize, mut once: impl FnMut(usize)) {
    let (begun, before) = (Instant::now(), on_processor());
    (0..rounds).for_each(&mut once);
    let ms = begun.elapsed().as_secs_f64() * 1e3 / rounds as f64;
    println!("{name}: {:.0} a second (processor {:.0})", 1e3 / ms, 1e3 / share_of(before, rounds));
}

fn rates(game: &Marias, positions: &[Position], times: usize) {
    let mut rng = fast(1);
    rate("random play of dealt hands", 100 * times, |round| {
        let mut position = positions[round % positions.len()];
        position.play_out(&mut rng, || true);
        black_box(position.ending().map(|ending| ending.scores));
    });
    rate("Smart deals", 10 * times, |round| {
        let mut position = game.start(&game.deal(&mut deal_stream(1, round as u64)));
        smart_deal(&mut position, Voids::default());
        black_box(position.ending().map(|ending| ending.scores));
    });
    let mut line = Line::new(*game, game.deal(&mut deal_stream(1, 0)));
    while line.turn() != Some(Seat::new(1)) || line.position().public().phase() != Phase::Playing {
        let first = line.legal()[0];
        line.play(first).expect("it is legal");
    }
    let view = line.view(Seat::new(1).into());
    rate("worlds from a defender's first view", 100 * times, |_| {
        black_box(view.sample(&mut rng));
    });
}

/// Millions of steps a second of the loop of `kavarna bench`, on the processor where the system says it.
fn calibration() -> f64 {
    const STEPS: u32 = 50_000_000;
    let (begun, before) = (Instant::now(), on_processor());
    black_box((0..STEPS).fold(1, |bits, _| mix(bits)));
    let spent = before.and_then(|before| on_processor()?.checked_sub(before));
    f64::from(STEPS) / spent.unwrap_or_else(|| begun.elapsed()).as_secs_f64() / 1e6
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    // Run by the tests, it only has to work.
    let usual = if words.iter().any(|word| word == "--bench") { 200 } else { 2 };
    let deals = std::env::var("KAVARNA_DEALS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let only = std::env::var("KAVARNA_ONLY").unwrap_or_default();
    let game = Marias::default();
    let questions = [
        (10, Question::Value(Aim::Points)),
        (10, Question::Value(Aim::Money)),
        (10, Question::Each(Aim::Money)),
        (10, Question::Value(Aim::Hra)),
        (9, Question::Value(Aim::Points)),
        (8, Question::Value(Aim::Points)),
        (7, Question::Value(Aim::Points)),
        (9, Question::Value(Aim::Money)),
        (8, Question::Value(Aim::Money)),
        (7, Question::Value(Aim::Money)),
    ];
    println!("{deals} deals, calibration {:.0} M steps a second", calibration());
    for (cards, question) in questions {
        if format!("{cards} {question:?}").contains(&only) {
            let positions: Vec<Position> = (0..deals).map(|index| prepared(&game, index, cards)).collect();
            measure(cards, question, &positions);
        }
    }
    if "rates".contains(&only) {
        let positions: Vec<Position> = (0..deals).map(|index| prepared(&game, index, 10)).collect();
        rates(&game, &positions, if usual == 2 { 1 } else { 2000 });
    }
    println!("calibration {:.0} M steps a second", calibration());
}
