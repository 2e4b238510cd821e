//! Some cards ahead, then played out: what a begun trick of a game for points is worth where it cannot be solved.
//!
//! Alpha-beta over open hands in which a leaf is a whole deal that is played out. A card that is forced costs no depth.

use search::Meter;

use super::play::Laid;
use crate::bare::{Before, Outcome, Place, after, answer, following, one_of_equals, play_out_best};
use crate::{SEATS, Worths};

/// How many cards are looked ahead with so many at hand: as far as leaves some twenty worlds in fifty milliseconds.
pub(super) const fn depth(cards: usize) -> u32 {
    match cards {
        13.. => 2,
        11..=12 => 3,
        _ => 4,
    }
}

/// A look at one world.
pub(super) struct Lookahead<'a, 'b> {
    pub(super) worths: &'a Worths,
    pub(super) meter: &'a mut Meter<'b>,
}

impl Lookahead<'_, '_> {
    /// What a begun trick is worth to declarer's side when the next `depth` cards are the best for whoever plays them and
    /// the rest is played out. Exact between `least` and `most`, else a bound. `None` when the meter stopped it.
    pub(super) fn value(
        &mut self,
        start: &Before,
        trick: &mut Laid,
        depth: u32,
        (mut least, mut most): (i32, i32),
    ) -> Option<i32> {
        if let [led, second, third] = trick[..]
            && start.hands[0].count_ones() > 1
            && depth > 0
        {
            let next = start.after([led, second, third]);
            return self.value(&next, &mut Laid::new(), depth, (least, most));
        }
        if depth == 0 || trick.is_full() {
            let worth = |outcome: &Outcome| self.worths.of_outcome(outcome);
            return self.meter.node().then(|| play_out_best(*start, trick, worth).0);
        }
        let place = (start.leader + trick.len()) % SEATS;
        let others = start.hands[after(place)] | start.hands[after(after(place))];
        let legal = trick.first().map_or(start.hands[place], |led| following(start.hands[place], *led));
        let mut cards = one_of_equals(legal, others);
        let deeper = if cards.is_power_of_two() { depth } else { depth - 1 };
        // What is played without a search is the best guess.
        let mut next = if deeper > 0 && !cards.is_power_of_two() {
            answer(start, trick)
        } else {
            cards.trailing_zeros()
        };
        let mut best: Option<i32> = None;
        loop {
            cards &= !(1_u64 << next);
            trick.push(next);
            let found = self.value(start, trick, deeper, (least, most));
            trick.pop();
            let found = found?;
            if place == 0 {
                best = Some(best.map_or(found, |known| known.max(found)));
                least = least.max(found);
            } else {
                best = Some(best.map_or(found, |known| known.min(found)));
                most = most.min(found);
            }
            if cards == 0 || least >= most {
                return best;
            }
            next = cards.trailing_zeros() as Place;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use game::random::{deal_stream, fast};
    use game::{Game, Limits, Line, Position as _, Seat, Thinking, View, Worlds, think_alone};

    use super::super::super::thumb;
    use super::super::belief::strength;
    use super::super::play::laid;
    use super::*;
    use crate::{Move, OpenHands, Position, Tarok, before};

    /// So many cards each in a solo, reached at random, sometimes within a trick.
    fn ending(index: u64, cards: usize) -> Position {
        let game = Tarok::default();
        let mut position = game.start(&game.deal(&mut deal_stream(43, index)));
        let words = "pass; pass; bid solo; announce none; kontra none; kontra none";
        for mv in game.parse_moves(words).unwrap() {
            position.play_unchecked(mv);
        }
        let mut rng = fast(index);
        while position.public().hand_size(position.turn().unwrap()) > cards {
            let mv = position.random_move(&mut rng);
            position.play_unchecked(mv);
        }
        position
    }

    /// Whoever looks to the end finds what the solver finds; whoever does not look at all, what playing out brings.
    #[test]
    fn to_the_end_it_is_exact_and_without_depth_a_playout() {
        let mut open = OpenHands::default();
        for index in 0..200 {
            let position = ending(index, 4);
            let worths = Worths::of(&position);
            let start = before(&position, position.public().declarer().unwrap());
            think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                let mut meter = Meter::new(thinking, Limits::NONE);
                for (mv, exact) in open.each_seen(&position, &worths, &mut meter).unwrap() {
                    let Move::Card(card) = mv else { unreachable!() };
                    let mut trick = laid(&position);
                    trick.push(card.index() as Place);
                    let mut look = Lookahead { worths: &worths, meter: &mut meter };
                    let whole = (i32::MIN, i32::MAX);
                    assert_eq!(
                        look.value(&start, &mut trick, 12, whole),
                        Some(exact),
                        "ending {index}, {mv}"
                    );
                    let (played, _) = play_out_best(start, &trick, |outcome| worths.of_outcome(outcome));
                    assert_eq!(
                        look.value(&start, &mut trick, 0, whole),
                        Some(played),
                        "ending {index}, {mv}"
                    );
                }
            });
        }
    }

    /// A seat that has a choice in a solo with eight cards, reached by rules of thumb; declarer has a hand for it.
    fn choice(index: u64) -> Option<Line<Tarok>> {
        let game = Tarok::default();
        let mut rng = fast(index);
        let mut line = Line::new(game, game.deal(&mut deal_stream(46, index)));
        if strength(line.position().hand(Seat::new(0))) < 8.5 {
            return None;
        }
        let words = "pass; pass; bid solo; announce none; kontra none; kontra none";
        for mv in game.parse_moves(words).unwrap() {
            line.play(mv).unwrap();
        }
        let decided = |line: &Line<Tarok>| {
            let own = line.turn().unwrap();
            line.position().public().hand_size(own) <= 8 && line.view(own.into()).legal().len() > 1
        };
        while !decided(&line) {
            line.play(thumb::decision(line.position(), &mut rng)).unwrap();
        }
        Some(line)
    }

    /// The mean of each card over worlds.
    fn mean(worlds: &[Vec<f64>]) -> Vec<f64> {
        let of = |card: usize| worlds.iter().map(|world| world[card]).sum::<f64>() / worlds.len() as f64;
        (0..worlds[0].len()).map(of).collect()
    }

    fn best(cards: &[f64]) -> usize {
        (0..cards.len()).max_by(|one, two| cards[*one].total_cmp(&cards[*two])).unwrap()
    }

    /// What it costs to choose a card by so much depth in 24 worlds, or by solving some of them, judged by solving eight
    /// others: told, not checked.
    #[test]
    #[ignore = "measures what depth and solving are worth; in a release build"]
    #[expect(clippy::print_stdout, reason = "that is its purpose")]
    fn what_depth_is_worth() {
        const DEPTHS: [u32; 4] = [0, 1, 2, 4];
        const SOLVED: [usize; 4] = [2, 4, 6, 8];
        const JUDGES: usize = 8;
        let mut open = OpenHands::default();
        let mut costs: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        for (index, line) in (1..).filter_map(|index| Some((index, choice(index)?))).take(120) {
            let mut rng = fast(index);
            let own = line.turn().unwrap();
            let view = line.view(own.into());
            let mut exact: Vec<Vec<f64>> = Vec::new();
            let mut guessed: [Vec<Vec<f64>>; DEPTHS.len()] = Default::default();
            think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                let mut meter = Meter::new(thinking, Limits::NONE);
                for drawn in 0..JUDGES + 24 {
                    let world = view.sample(&mut rng);
                    let worths = Worths::of(&world).seen_by(own);
                    let declarer = world.public().declarer().unwrap();
                    let points = |worth: i32| f64::from(worth) * if declarer == own { 0.5 } else { -0.25 };
                    if drawn < 2 * JUDGES {
                        let each = open.each_seen(&world, &worths, &mut meter).unwrap();
                        exact.push(each.into_iter().map(|(_, worth)| points(worth)).collect());
                    }
                    if drawn < JUDGES {
                        continue;
                    }
                    let start = before(&world, declarer);
                    for (depth, guessed) in DEPTHS.iter().zip(&mut guessed) {
                        let value = |mv: &Move| {
                            let Move::Card(card) = mv else { unreachable!() };
                            let mut trick = laid(&world);
                            trick.push(card.index() as Place);
                            let mut look = Lookahead { worths: &worths, meter: &mut meter };
                            points(look.value(&start, &mut trick, *depth, (i32::MIN, i32::MAX)).unwrap())
                        };
                        guessed.push(view.legal().iter().map(value).collect());
                    }
                }
            });
            let judged = mean(&exact[..JUDGES]);
            let mut tell = |name: String, chosen: &[Vec<f64>]| {
                costs.entry(name).or_default().push(judged[best(&judged)] - judged[best(&mean(chosen))]);
            };
            for worlds in SOLVED {
                tell(format!("{worlds} worlds solved"), &exact[JUDGES..JUDGES + worlds]);
            }
            for (depth, guessed) in DEPTHS.iter().zip(&guessed) {
                tell(format!("depth {depth} in 24 worlds"), guessed);
            }
        }
        for (name, costs) in &costs {
            let n = costs.len() as f64;
            let mean = costs.iter().sum::<f64>() / n;
            let square: f64 = costs.iter().map(|cost| (cost - mean).powi(2)).sum();
            println!("{name}: {mean:.2} ± {:.2} points a card", 1.96 * (square / (n - 1.0) / n).sqrt());
        }
    }
}
