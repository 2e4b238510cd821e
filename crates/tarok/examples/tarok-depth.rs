//! What depth and solving are worth: `tarok-depth [CHOICES]`, in a release build; 120 choices are the usual.
//!
//! A card is chosen with eight cards left in a solo, by looking 0, 1, 2 or 4 cards ahead in 24 worlds and playing out the
//! rest, or by solving 2, 4, 6 or 8 of them. Eight other worlds, solved, judge what the choice costs against the best card.
//! One row for each way of choosing: points a card with an interval of 95 %. `BENCHMARKS.md` says what came of it.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

use std::collections::BTreeMap;

use game::random::fast;
use game::{Limits, Line, Thinking, Worlds, think_alone};
use search::Meter;
use tarok::measuring::{choice, looked_ahead, solved};
use tarok::{Move, OpenHands, Tarok};

/// Cards at hand.
const CARDS: usize = 8;
const DEPTHS: [u32; 4] = [0, 1, 2, 4];
const SOLVED: [usize; 4] = [2, 4, 6, 8];
/// Worlds that judge, and worlds to look ahead in.
const JUDGES: usize = 8;
const WORLDS: usize = 24;

/// What each card brings, world by world.
type Tried = Vec<Vec<f64>>;

/// The mean of each card over worlds.
fn mean(worlds: &[Vec<f64>]) -> Vec<f64> {
    let of = |card: usize| worlds.iter().map(|world| world[card]).sum::<f64>() / worlds.len() as f64;
    (0..worlds[0].len()).map(of).collect()
}

fn best(cards: &[f64]) -> usize {
    (0..cards.len()).max_by(|one, two| cards[*one].total_cmp(&cards[*two])).expect("a card")
}

/// One choice: the worlds that judge, those that are solved, and all of them by each depth.
fn tried(line: &Line<Tarok>, index: u64, open: &mut OpenHands) -> (Tried, Tried, [Tried; DEPTHS.len()]) {
    let own = line.turn().expect("somebody chooses");
    let view = line.view(own.into());
    let mut rng = fast(index);
    let mut worlds: Vec<_> = (0..JUDGES + WORLDS).map(|_| view.sample(&mut rng)).collect();
    let others = worlds.split_off(JUDGES);
    think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
        let mut meter = Meter::new(thinking, Limits::NONE);
        let mut solve = |world| solved(open, world, own, &mut meter).expect("nothing stops it");
        let judges = worlds.iter().map(&mut solve).collect();
        let exact = others.iter().take(SOLVED[SOLVED.len() - 1]).map(solve).collect();
        let look = |depth, world, meter: &mut Meter<'_>| looked_ahead(world, own, depth, meter);
        let guessed = DEPTHS.map(|depth| {
            others.iter().map(|world| look(depth, world, &mut meter).expect("nothing stops it")).collect()
        });
        (judges, exact, guessed)
    })
}

fn main() {
    let choices = std::env::args().nth(1).map_or(120, |text| text.parse().expect("how many choices"));
    let mut open = OpenHands::default();
    let mut costs: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for (index, line) in (1..).filter_map(|index| Some((index, choice(index, CARDS)?))).take(choices) {
        let (judges, exact, guessed) = tried(&line, index, &mut open);
        let judged = mean(&judges);
        let mut tell = |name: String, chosen: &[Vec<f64>]| {
            costs.entry(name).or_default().push(judged[best(&judged)] - judged[best(&mean(chosen))]);
        };
        for worlds in SOLVED {
            tell(format!("{worlds} worlds solved"), &exact[..worlds]);
        }
        for (depth, guessed) in DEPTHS.iter().zip(&guessed) {
            tell(format!("depth {depth} in {WORLDS} worlds"), guessed);
        }
    }
    for (name, costs) in &costs {
        let n = costs.len() as f64;
        let mean = costs.iter().sum::<f64>() / n;
        let square: f64 = costs.iter().map(|cost| (cost - mean).powi(2)).sum();
        println!("{name}: {mean:.2} ± {:.2} points a card", 1.96 * (square / (n - 1.0) / n).sqrt());
    }
}
