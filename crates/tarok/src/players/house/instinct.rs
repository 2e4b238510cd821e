//! How likely a card is played by somebody who sees his own cards and the table: a table of weights.
//!
//! The one at hand was learned by the course `instinct` from deals between houses; its first lines say how well it tells
//! cards on deals kept apart.
//!
//! A card is of a [`kind`] (low card, court, tarok by height, each of the trula), beats what lies or not, and is the
//! lowest, the highest or neither of what may be played in its suit. Where it is played makes an [`occasion`]: by declarer
//! or a defender, as which card of the trick, and whose the trick is so far.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Tarok};
use game::{Event, Seat, View};

use crate::bare::{self, FIRST_TAROK, Place, beats, following, suit_of};
use crate::{Contract, Move, Position, PublicState, SEATS, Seen, TarokView};

/// How many kinds of cards are told apart.
const KINDS: usize = 11;
/// All classes of cards: kinds, beating or not, place among what may be played.
pub(crate) const CLASSES: usize = KINDS * 2 * 3;
/// All occasions.
pub(crate) const OCCASIONS: usize = 2 * 6 + 3;

/// Weights of one occasion after another, as logarithms of chances.
#[derive(Debug)]
pub(crate) struct Weights {
    chances: Vec<[f32; CLASSES]>,
}

/// The table at hand; read when it is first needed.
static LEARNED: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../data/instinct.txt")));

impl Weights {
    /// Reads a line of hundredths for each occasion; what begins with `#` says where they come from.
    fn read(text: &str) -> Weights {
        let line = |line: &str| {
            let mut chances = [1.0; CLASSES];
            for (chance, word) in chances.iter_mut().zip(line.split_whitespace()) {
                *chance = libm::expf(word.parse::<f32>().expect("a whole number of hundredths") / 100.0);
            }
            chances
        };
        Weights { chances: text.lines().filter(|line| !line.starts_with('#')).map(line).collect() }
    }

    /// The table at hand as logarithms.
    pub(crate) fn at_hand() -> Vec<Vec<f64>> {
        let logarithm = |chance: &f32| libm::log(f64::from(*chance));
        LEARNED.chances.iter().map(|of| of.iter().map(logarithm).collect()).collect()
    }

    /// The text of weights in hundredths.
    pub(crate) fn written(weights: &[Vec<i16>], origin: &str) -> String {
        let mut text = origin.lines().fold(String::new(), |text, line| text + "# " + line + "\n");
        for of in weights {
            let words: Vec<String> = of.iter().map(ToString::to_string).collect();
            text += &words.join(" ");
            text.push('\n');
        }
        text
    }
}

/// A card that was played where there was a choice, as it is learned from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Case {
    pub(crate) occasion: usize,
    /// The classes of all cards that could be played.
    pub(crate) classes: Vec<usize>,
    pub(crate) played: usize,
}

/// A card as a case; `None` where there was no choice.
pub(crate) fn case(position: &Position, card: Card<Tarok>) -> Option<Case> {
    let public = position.public();
    if !applies(public) {
        return None;
    }
    let seat = public.mover();
    let laid: ArrayVec<Place, SEATS> = public.trick().iter().map(|card| card.index() as Place).collect();
    let legal = legal(public, position.hand(seat).bits(), &laid);
    if legal.is_power_of_two() {
        return None;
    }
    let class = |card: Card<Tarok>| class(card.index() as Place, legal, best(&laid));
    let classes = CardSet::<Tarok>::from_bits(legal).iter().map(class).collect();
    Some(Case { occasion: occasion(public, seat, &laid), classes, played: class(card) })
}

/// Cards of one hand speak of each other: all together they are believed less than each alone.
const TRUST: f64 = 0.7;

/// A card that somebody played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    seat: Seat,
    card: Place,
    /// What lay on the table before it.
    laid: [Place; 2],
    /// How many cards lay there.
    count: u8,
    /// All cards that this seat played from this one on.
    from_here: u64,
}

/// What kind of card it is.
#[inline]
fn kind(card: Place) -> usize {
    if card < FIRST_TAROK {
        return (card & 7).saturating_sub(3) as usize;
    }
    match card - FIRST_TAROK {
        0 => 5,
        1..=6 => 6,
        7..=13 => 7,
        14..=19 => 8,
        20 => 9,
        _ => 10,
    }
}

/// The class of a card among those that may be played, with what lies on the table.
#[inline]
fn class(card: Place, legal: u64, best: Option<Place>) -> usize {
    let suit = legal & suit_of(card);
    let place = if suit.trailing_zeros() == card {
        0
    } else if suit.ilog2() == card {
        2
    } else {
        1
    };
    let takes = best.is_some_and(|best| beats(card, best));
    (kind(card) * 2 + usize::from(takes)) * 3 + place
}

/// The occasion: 0 to 5 declarer's, 6 to 11 a defender's, then those of klop.
#[inline]
fn occasion(public: &PublicState, seat: Seat, laid: &[Place]) -> usize {
    let count = laid.len();
    let Some(declarer) = public.declarer() else { return 12 + count };
    let declares = seat == declarer;
    let first = (seat.index() + SEATS - count) % SEATS;
    // Whose the trick is so far: with the own side or against it.
    let with = laid.first().is_some_and(|led| {
        let second = laid.get(1).is_some_and(|second| beats(*second, *led));
        let taker = (first + usize::from(second)) % SEATS;
        !declares && taker != declarer.index()
    });
    let place = match (count, with) {
        (0, _) => 0,
        (1, false) => 1,
        (1, true) => 2,
        (_, false) => 3,
        (_, true) => 4,
    };
    // A second card with a tarok on the table is another matter.
    let place = if count > 0 && laid[0] < FIRST_TAROK && laid.iter().any(|card| *card >= FIRST_TAROK) {
        5
    } else {
        place
    };
    if declares { place } else { 6 + place }
}

/// The cards that may be played.
#[inline]
fn legal(public: &PublicState, hand: u64, laid: &[Place]) -> u64 {
    if public.contract().is_some_and(Contract::must_beat) {
        return bare::playable(hand, laid);
    }
    laid.first().map_or(hand, |led| following(hand, *led))
}

/// The best card on the table.
fn best(laid: &[Place]) -> Option<Place> {
    laid.iter().copied().reduce(|best, card| if beats(card, best) { card } else { best })
}

/// Whether anything is known of how this game is played.
fn applies(public: &PublicState) -> bool {
    public.contract().is_some_and(|contract| contract != Contract::Beggar)
}

/// All cards that others played.
pub(super) fn played(view: &TarokView, own: Seat) -> Vec<Played> {
    let mut played: Vec<Played> = Vec::new();
    if !applies(view.public()) {
        return played;
    }
    let mut laid: ArrayVec<Place, SEATS> = ArrayVec::new();
    for event in view.history() {
        let Event::Decision { seat, seen: Seen::Said(Move::Card(card)) } = event else { continue };
        let card = card.index() as Place;
        if *seat != own {
            let at = |place: usize| laid.get(place).copied().unwrap_or(0);
            played.push(Played {
                seat: *seat,
                card,
                laid: [at(0), at(1)],
                count: laid.len() as u8,
                from_here: 0,
            });
        }
        laid.push(card);
        if laid.is_full() {
            laid.clear();
        }
    }
    let mut later = [0_u64; SEATS];
    for one in played.iter_mut().rev() {
        let later = &mut later[one.seat.index()];
        *later |= 1 << one.card;
        one.from_here = *later;
    }
    played
}

/// How likely a card is on an occasion, among those that may be played.
#[inline]
fn chance(weights: &[f32; CLASSES], card: Place, legal: u64, best: Option<Place>) -> f32 {
    let weight = |card: Place| weights[class(card, legal, best)];
    let mut all = 0.0;
    let mut rest = legal;
    while rest != 0 {
        let next = rest.trailing_zeros();
        rest &= rest - 1;
        all += weight(next);
    }
    weight(card) / all
}

/// How likely the others played as they did, had they these cards.
pub(super) fn likelihood(played: &[Played], public: &PublicState, world: &Position) -> f64 {
    let mut likelihood = 1.0_f64;
    for one in played {
        let hand = world.hand(one.seat).bits() | one.from_here;
        let laid = &one.laid[..usize::from(one.count)];
        let legal = legal(public, hand, laid);
        if legal.is_power_of_two() {
            continue;
        }
        let weights = &LEARNED.chances[occasion(public, one.seat, laid)];
        likelihood *= f64::from(chance(weights, one.card, legal, best(laid)));
    }
    libm::pow(likelihood, TRUST)
}
