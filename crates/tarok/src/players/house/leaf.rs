//! How many thirds declarer will have: a guess from three open hands and how they were played out.
//!
//! Whoever plays a deal out trick by trick errs, and mostly in favour of declarer. The guess is a sum of [`signs`] by learned
//! weights: taroks and their heights, points, kings and voids, each as a share of what is still to be taken, and the thirds
//! of the playout. The weights were learned by the course `leaf` from solved hands; their first lines say how well they
//! tell hands kept apart.

use std::sync::LazyLock;

use crate::bare::{Before, MOND_BIT, PAGAT_BIT, SKIS_BIT, TAROK_BITS, suit_of, thirds};

/// How many signs there are.
pub(crate) const SIGNS: usize = 25;
/// Weights are kept in so many parts of one.
const PARTS: f64 = 10_000.0;

/// The weights at hand; read when they are first needed.
static LEARNED: LazyLock<[f64; SIGNS]> = LazyLock::new(|| read(include_str!("../../../data/leaf.txt")));

fn read(text: &str) -> [f64; SIGNS] {
    let mut weights = [0.0; SIGNS];
    let words = text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
    for (weight, word) in weights.iter_mut().zip(words) {
        *weight = word.parse::<f64>().expect("a whole number") / PARTS;
    }
    weights
}

/// The text of weights.
pub(crate) fn written(weights: &[f64; SIGNS], origin: &str) -> String {
    let mut text = origin.lines().fold(String::new(), |text, line| text + "# " + line + "\n");
    let words: Vec<String> = weights.iter().map(|weight| format!("{:.0}", weight * PARTS)).collect();
    text += &words.join(" ");
    text + "\n"
}

/// The highest cards of one side that no card of the other is above.
fn on_top(own: u64, others: u64) -> u32 {
    (own & !(u64::MAX.checked_shr(others.leading_zeros()).unwrap_or(0))).count_ones()
}

/// The thirds of the highest card of some.
fn highest(cards: u64) -> f64 {
    f64::from(thirds(1 << cards.ilog2()))
}

/// What a guess rests on, before a trick: all in thirds. `played` is what declarer takes from here on when it is played
/// out.
pub(crate) fn signs(before: &Before, played: i32) -> [f64; SIGNS] {
    let [own, one, two] = before.hands;
    let others = one | two;
    let cards = f64::from(own.count_ones().max(1));
    let rest = f64::from(thirds(own | others));
    // A number of cards as its share of a hand, in thirds of what is left.
    let share = |count: f64| rest * count / cards;
    let taroks = before.hands.map(|hand| f64::from((hand & TAROK_BITS).count_ones()));
    let most = taroks[1].max(taroks[2]);
    let more = taroks[0] - most;
    let leads = f64::from(u8::from(before.leader == 0));
    let trula =
        |card: u64| 5.0 * (f64::from(u8::from(own & card != 0)) - f64::from(u8::from(others & card != 0)));
    let mut suits = Suits::default();
    for suit in 0..4 {
        suits.look(before.hands, suit_of(8 * suit));
    }
    [
        rest,
        share(taroks[0]),
        share(heights(own & TAROK_BITS, others & TAROK_BITS)),
        share(f64::from(on_top(own & TAROK_BITS, others & TAROK_BITS))),
        share(f64::from(on_top(others & TAROK_BITS, own & TAROK_BITS))),
        share(more),
        share(more.max(0.0)),
        share(most),
        leads * rest,
        leads * share(more),
        f64::from(thirds(own)),
        f64::from(thirds(own & TAROK_BITS)),
        trula(PAGAT_BIT),
        trula(MOND_BIT),
        trula(SKIS_BIT),
        rest * suits.voids,
        suits.to_trump,
        suits.trumped,
        suits.highest,
        share(suits.sure),
        share(suits.beaten),
        share(suits.single),
        share(suits.long),
        suits.voids * share(taroks[0]),
        f64::from(played),
    ]
}

/// How high taroks stand among all that are left: the middle counts nothing, the highest nearly one.
fn heights(own: u64, others: u64) -> f64 {
    let all = f64::from((own | others).count_ones());
    let (mut rest, mut sum) = (own, 0.0);
    while rest != 0 {
        let card = rest & rest.wrapping_neg();
        rest ^= card;
        let below = f64::from(((own | others) & (card - 1)).count_ones());
        sum += (2.0 * below + 1.0 - all) / all;
    }
    sum
}

/// What the four suits tell, added up.
#[derive(Default)]
struct Suits {
    /// Suits that declarer lacks, and the thirds that others have in them.
    voids: f64,
    to_trump: f64,
    /// Declarer's thirds in suits that a defender with taroks lacks.
    trumped: f64,
    /// The thirds of declarer's highest cards that nobody has a higher one of, and how many of them both must follow.
    highest: f64,
    sure: f64,
    /// Suits in which somebody has a higher card, those of a single card, and cards beyond the second.
    beaten: f64,
    single: f64,
    long: f64,
}

impl Suits {
    fn look(&mut self, hands: [u64; 3], suit: u64) {
        let [own, one, two] = hands.map(|hand| hand & suit);
        let has_taroks = hands.map(|hand| hand & TAROK_BITS != 0);
        let others = one | two;
        if own == 0 {
            self.voids += 1.0;
            if has_taroks[0] {
                self.to_trump += f64::from(thirds(others));
            }
        }
        for (held, has_taroks) in [(one, has_taroks[1]), (two, has_taroks[2])] {
            if held == 0 && has_taroks {
                self.trumped += f64::from(thirds(own));
            }
        }
        if own > others {
            self.highest += highest(own);
            self.sure += f64::from(u8::from(one != 0 && two != 0));
        } else if own != 0 {
            self.beaten += 1.0;
        }
        self.single += f64::from(u8::from(own.is_power_of_two()));
        self.long += f64::from(own.count_ones().saturating_sub(2));
    }
}

/// The thirds that declarer will have, before a trick, by how the rest was played out: `played` are those at its end.
pub(super) fn likely(before: &Before, played: i32) -> i32 {
    let signs = signs(before, played - before.banked);
    let sum: f64 = signs.iter().zip(LEARNED.iter()).map(|(sign, weight)| sign * weight).sum();
    let rest = thirds(before.hands[0] | before.hands[1] | before.hands[2]);
    before.banked + (sum.round() as i32).clamp(0, rest)
}

#[cfg(test)]
mod tests {
    use game::{Limits, Thinking, think_alone};
    use search::Meter;

    use super::super::measuring::reached;
    use super::*;
    use crate::bare::play_out;
    use crate::{Aim, Move, OpenHands, before};

    fn bits(cards: &str) -> u64 {
        cards.parse::<cards::CardSet<cards::Tarok>>().unwrap().bits()
    }

    /// Hands that nothing was learned from, before a trick: a guess is nearer to the truth than a playout.
    #[test]
    fn a_guess_is_nearer_than_a_playout() {
        let mut open = OpenHands::default();
        let (mut guessed, mut played, mut hands) = (0, 0, 0);
        for line in (0..600).filter_map(|index| reached(47, index, 7)) {
            let position = line.position();
            if !position.public().trick().is_empty() {
                continue;
            }
            let exact = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                open.value(position, Aim::Thirds, &mut Meter::new(thinking, Limits::NONE)).unwrap()
            });
            let start = before(position, position.public().declarer().unwrap());
            let end = play_out(start, &[]).thirds;
            guessed += (likely(&start, end) - exact).pow(2);
            played += (end - exact).pow(2);
            hands += 1;
        }
        assert!(hands > 100, "{hands}");
        assert!(10 * guessed < 7 * played, "{guessed} against {played} in {hands} hands");
    }

    /// Nothing can come of a guess that the rest does not hold.
    #[test]
    fn a_guess_lies_between_nothing_and_all() {
        let hands = [bits("T19 T20 T21 T22"), bits("HK DK SK CK"), bits("HQ DQ SQ CQ")];
        let all = thirds(hands[0] | hands[1] | hands[2]);
        for (leader, played) in [(0, all), (1, 0)] {
            let before = Before { hands, leader, past: 0, banked: 20 };
            let guess = likely(&before, 20 + played);
            assert!((20..=20 + all).contains(&guess), "{guess}");
        }
    }

    #[test]
    fn suits_tell_who_trumps_whom() {
        let mut suits = Suits::default();
        let hands = [bits("HK H1 DC T5"), bits("HQ SK T2 T3"), bits("DK D1 S7 C7")];
        for suit in 0..4 {
            suits.look(hands, suit_of(8 * suit));
        }
        // Spades and clubs are missing: a king, two low cards.
        assert_eq!((suits.voids, suits.to_trump), (2.0, 15.0));
        // The first defender has taroks and no diamonds; the second no hearts, but no taroks either.
        assert!((suits.trumped - 7.0).abs() < 1e-6, "{}", suits.trumped);
        assert_eq!((suits.highest, suits.sure, suits.beaten), (13.0, 0.0, 1.0));
    }
}
