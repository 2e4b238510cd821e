//! Open hands played out quickly: everybody plays the best card to the end of the trick.
//!
//! A trick is worth its thirds to whoever takes it, and every tarok that is spent costs its height. Both defenders play
//! together.

use super::{
    Before, FIRST_TAROK, Hands, MOND_BIT, Past, Place, SKIS_BIT, after, beats, following, one_of_equals,
    thirds, winner,
};
use crate::SEATS;

/// What a third is worth.
const THIRD: i32 = 5;
/// What a tarok costs beside, by its number.
const TAROK: i32 = 3;
/// What mond and škis cost beside.
const HIGH: i32 = 60;
/// What a lost mond costs its side.
const LOST_MOND: i32 = 21 * 3 * THIRD / 2;

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    /// Declarer's thirds.
    pub(crate) thirds: i32,
    pub(crate) past: Past,
    /// Who played the pagat to the last trick, and who took that.
    pub(crate) pagat: Option<(usize, usize)>,
    /// The cards that declarer took on the way.
    pub(crate) won: u64,
}

/// Who keeps a pagat for the last trick, as far as he may.
pub(crate) type Keeper = Option<usize>;

/// What it costs to spend a pagat that is kept for the last trick.
const KEPT: i32 = 1000;

/// What it costs to spend a card.
#[inline]
fn cost(card: Place, place: usize, keeper: Keeper) -> i32 {
    if card < FIRST_TAROK {
        return 0;
    }
    if card == FIRST_TAROK && keeper == Some(place) {
        return KEPT;
    }
    let high = (1_u64 << card) & (MOND_BIT | SKIS_BIT) != 0;
    TAROK * (card - FIRST_TAROK + 1) as i32 + if high { HIGH } else { 0 }
}

/// What a full trick is worth to declarer.
#[inline]
fn worth(trick: [Place; SEATS], leader: usize, keeper: Keeper) -> i32 {
    let place = winner(trick);
    let taker = (leader + place) % SEATS;
    let cards = 1 << trick[0] | 1 << trick[1] | 1 << trick[2];
    let won = THIRD * thirds(cards);
    let mut sum = if taker == 0 { won } else { -won };
    for (laid, card) in trick.iter().enumerate() {
        let by = (leader + laid) % SEATS;
        let own = by == 0;
        let mut lost = cost(*card, by, keeper);
        if 1 << card == MOND_BIT && laid != place {
            lost += LOST_MOND;
        }
        sum += if own { -lost } else { lost };
    }
    sum
}

/// The best of some cards by what each is worth to declarer, for whoever plays.
#[inline]
fn best(mut cards: u64, own: bool, mut value: impl FnMut(Place) -> i32) -> (Place, i32) {
    let mut best = (0, i32::MIN);
    while cards != 0 {
        let card = cards.trailing_zeros();
        cards &= cards - 1;
        let found = value(card);
        let rank = if own { found } else { -found };
        if rank > best.1 {
            best = (card, rank);
        }
    }
    (best.0, if own { best.1 } else { -best.1 })
}

fn third(hands: &Hands, leader: usize, keeper: Keeper, led: Place, second: Place) -> (Place, i32) {
    let next = after(leader);
    let place = after(next);
    let taking = if beats(second, led) { second } else { led };
    let legal = following(hands[place], led);
    let cards = one_of_equals(legal, hands[leader] | hands[next] | 1 << taking);
    best(cards, place == 0, |card| worth([led, second, card], leader, keeper))
}

fn second(hands: &Hands, leader: usize, keeper: Keeper, led: Place) -> (Place, i32) {
    let place = after(leader);
    let cards = one_of_equals(following(hands[place], led), hands[leader] | hands[after(place)] | 1 << led);
    best(cards, place == 0, |card| third(hands, leader, keeper, led, card).1)
}

fn lead(hands: &Hands, leader: usize, keeper: Keeper) -> Place {
    let next = after(leader);
    let cards = one_of_equals(hands[leader], hands[next] | hands[after(next)]);
    if cards.is_power_of_two() {
        return cards.trailing_zeros();
    }
    best(cards, leader == 0, |card| second(hands, leader, keeper, card).1).0
}

/// The next card of a deal that is played out, to a trick that is not full.
pub(crate) fn answer(before: &Before, trick: &[Place]) -> Place {
    let (hands, leader) = (&before.hands, before.leader);
    match *trick {
        [] => lead(hands, leader, None),
        [led] => second(hands, leader, None, led).0,
        [led, then, ..] => third(hands, leader, None, led, then).0,
    }
}

/// Plays a deal out, from a trick that may have begun.
pub(crate) fn play_out(before: Before, trick: &[Place]) -> Outcome {
    play_out_keeping(before, trick, None)
}

/// The same where somebody keeps his pagat for the last trick.
pub(crate) fn play_out_keeping(mut before: Before, trick: &[Place], keeper: Keeper) -> Outcome {
    let mut won = 0;
    let mut begun = trick.iter().copied();
    let mut pagat = None;
    while before.hands[0] | before.hands[1] | before.hands[2] != 0 {
        let (hands, leader) = (&before.hands, before.leader);
        let led = begun.next().unwrap_or_else(|| lead(hands, leader, keeper));
        let then = begun.next().unwrap_or_else(|| second(hands, leader, keeper, led).0);
        let last = begun.next().unwrap_or_else(|| third(hands, leader, keeper, led, then).0);
        let trick = [led, then, last];
        let next = before.after(trick);
        if next.leader == 0 {
            won |= 1 << led | 1 << then | 1 << last;
        }
        if next.hands[0] == 0 {
            let owner = trick.iter().position(|card| *card == FIRST_TAROK);
            pagat = owner.map(|place| ((leader + place) % SEATS, next.leader));
        }
        before = next;
    }
    Outcome { thirds: before.banked, past: before.past, pagat, won }
}
