//! Some cards ahead, then guessed: what a begun trick of a game for points is worth where it cannot be solved.
//!
//! Alpha-beta over open hands in which a leaf is a whole deal that is played out, its thirds put right by what they have
//! been in solved hands ([`leaf`]). A card that is forced costs no depth.

use search::Meter;

use super::leaf;
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

/// With so many cards a hand or fewer a deal is only played out: little is left to guess.
const PLAYED_OUT: u32 = 3;

/// A look at one world.
pub(super) struct Lookahead<'a, 'b> {
    worths: &'a Worths,
    /// What the game is worth by guessed thirds.
    likely: Vec<i32>,
    meter: &'a mut Meter<'b>,
}

impl<'a, 'b> Lookahead<'a, 'b> {
    pub(super) fn new(worths: &'a Worths, meter: &'a mut Meter<'b>) -> Lookahead<'a, 'b> {
        Lookahead { worths, likely: worths.likely_games(), meter }
    }

    /// What is guessed where nothing is looked ahead: bonuses as they come when it is played out, thirds by what they have
    /// been in such hands.
    fn guess(&self, start: &Before, trick: &Laid) -> i32 {
        let worth = |outcome: &Outcome| self.worths.of_outcome(outcome);
        let mut whole = trick.clone();
        while !whole.is_full() {
            whole.push(answer(start, &whole));
        }
        let next = start.after([whole[0], whole[1], whole[2]]);
        if next.hands[0].count_ones() <= PLAYED_OUT {
            return play_out_best(*start, trick, worth).0;
        }
        let (_, outcome) = play_out_best(next, &[], worth);
        let thirds = leaf::likely(&next, outcome.thirds);
        self.worths.of_outcome_with(&outcome, self.likely[thirds as usize])
    }

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
            return self.meter.node().then(|| self.guess(start, trick));
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
    use game::random::{deal_stream, fast};
    use game::{Game, Limits, Position as _, Thinking, think_alone};

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
                    let mut look = Lookahead::new(&worths, &mut meter);
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
}
