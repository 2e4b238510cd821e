//! Three open hands of a trump game as bare numbers: what a search to the end needs, and nothing else.
//!
//! A [`Position`] carries the whole deal, the bidding and the rules with it, and costs as much to copy. Here are only the
//! hands, declarer's first, and cards are places in a pack whose last suit is trumps: so of two cards that compete the
//! later one wins. What may be played is what the public rules say ([`TrickRules`], [`kings_above`]). The ten stands below
//! the ace; where it stands below the dolník, nobody comes here.

use cards::{Card, CardSet, Duty, German, Ranking, Suit, TrickRules};
use game::Seat;

use super::lanes;
use crate::play::{FAT, kings_above};
use crate::{Position, SEATS};

/// A card: its place in the pack.
pub(super) type Place = u32;
/// Three hands, declarer's first, then in turn.
pub(super) type Hands = [u32; SEATS];

/// The first trump.
pub(super) const FIRST_TRUMP: Place = 24;
pub(super) const TRUMP_BITS: u32 = 0xff << FIRST_TRUMP;
pub(super) const SEVEN_BIT: u32 = 1 << FIRST_TRUMP;
pub(super) const FAT_BITS: u32 = FAT.bits() as u32;

/// Cards with the suit of trumps last, which changes places with the one that was there.
#[inline]
pub(super) fn trumps_last(cards: CardSet<German>, trump: Suit<German>) -> u32 {
    let (cards, first) = (cards.bits() as u32, 8 * trump.index());
    let (trumps, last) = (cards >> first & 0xff, cards >> FIRST_TRUMP);
    cards & !(0xff << first) & !TRUMP_BITS | last << first | trumps << FIRST_TRUMP
}

/// The hands of a position, from declarer on.
#[inline]
pub(super) fn hands_of(position: &Position, trump: Suit<German>) -> Hands {
    let declarer = position.public().declarer().index();
    [0, 1, 2].map(|place| trumps_last(position.hand(Seat::new((declarer + place) % SEATS)), trump))
}

/// The place of a seat, counted from declarer.
#[inline]
pub(super) const fn place_of(seat: Seat, declarer: Seat) -> usize {
    (seat.index() + SEATS - declarer.index()) % SEATS
}

/// The place after another.
#[inline]
pub(super) const fn after(place: usize) -> usize {
    if place == SEATS - 1 { 0 } else { place + 1 }
}

/// The points of the fat cards of a set.
#[inline]
pub(super) const fn fat_points(cards: u32) -> i32 {
    10 * (cards & FAT_BITS).count_ones() as i32
}

/// All cards of the suit of a card.
#[inline]
pub(super) const fn suit_of(card: Place) -> u32 {
    0xff << (card & !7)
}

/// All cards that beat a card.
#[inline]
pub(super) const fn beaters(card: Place) -> u32 {
    // Above the highest place nothing is left to be shifted.
    suit_of(card) & !(u32::MAX >> (31 - card)) | if card >= FIRST_TRUMP { 0 } else { TRUMP_BITS }
}

/// Whether a card beats another.
#[inline]
pub(super) const fn beats(card: Place, other: Place) -> bool {
    beaters(other) >> card & 1 == 1
}

/// What may be played to a trick, as in the public rules; the last suit of the pack is trumps here.
const TRICKS: TrickRules<'static, German> = TrickRules {
    ranking: Ranking::USUAL,
    trumps: CardSet::from_bits(TRUMP_BITS as u64),
    duty: Duty::FOLLOW_AND_BEAT,
};

/// Bare cards as a set of the pack.
#[inline]
const fn set(cards: u32) -> CardSet<German> {
    CardSet::from_bits(cards as u64)
}

/// The kings of a hand that wait for a horník of the same hand.
#[inline]
pub(super) const fn bound_kings(hand: u32) -> u32 {
    kings_above(set(hand)).bits() as u32 & hand
}

/// The cards that a hand may lead, marriages observed.
#[inline]
pub(super) const fn leading(hand: u32) -> u32 {
    hand & !bound_kings(hand)
}

/// The cards with which a hand may follow, marriages observed, where `led` was led and `best` takes the trick so far.
#[inline]
pub(super) fn following(hand: u32, led: Place, best: Place) -> u32 {
    let [led, best] = [led, best].map(|place| Card::<German>::at(place as usize));
    TRICKS.playable_on(set(hand), led.suit(), best).bits() as u32 & !bound_kings(hand)
}

/// Whether a card that is played from a hand declares a marriage.
#[inline]
pub(super) const fn declares(hand: u32, card: Place) -> bool {
    (bound_kings(hand) >> 1) >> card & 1 == 1
}

/// Of legal cards of one suit between which nobody else has a card, both fat or both not, only the weakest. `special`
/// cards are equal to no other, and neither is a horník that sets its king free.
#[inline]
pub(super) const fn one_of_equals(legal: u32, hand: u32, others: u32, special: u32) -> u32 {
    let plain = legal & !special & !(bound_kings(hand) >> 1);
    legal & !(lanes::doubled(plain as u64, others as u64, false) as u32)
}

#[cfg(test)]
mod tests {
    use game::random::{below, fast, shuffle};

    use super::*;
    use crate::play::Play;

    fn bits(cards: &str) -> u32 {
        trumps_last(cards.parse().unwrap(), Suit::CERVEN)
    }

    /// The rules of the bare hands against those of [`Play`], on random tricks and hands.
    #[test]
    fn bare_cards_follow_the_rules() {
        let mut rng = fast(8);
        let mut pack: Vec<Card<German>> = Card::all().collect();
        for _ in 0..20_000 {
            shuffle(&mut rng, &mut pack);
            let trump = Suit::at(below(&mut rng, 4) as usize);
            let place = |card: Card<German>| trumps_last(card.alone(), trump).trailing_zeros();
            let mut play = Play::new(Some(trump), false, false, Seat::new(0));
            let laid = below(&mut rng, 3) as usize;
            for (seat, card) in pack[..laid].iter().enumerate() {
                play.play(Seat::new(seat), *card, Seat::new(0));
            }
            let size = 1 + below(&mut rng, 10) as usize;
            let hand: CardSet<German> = pack[laid..laid + size].iter().copied().collect();
            let bare = trumps_last(hand, trump);
            let legal = match play.led_and_best() {
                Some((led, best)) => following(bare, place(led), place(best)),
                None => leading(bare),
            };
            assert_eq!(legal, trumps_last(play.playable(hand), trump), "{hand} to {:?}", play.trick());
            for card in hand {
                assert_eq!(declares(bare, place(card)), play.declares(hand, card));
            }
            let (one, other) = (pack[0], pack[1]);
            let wins = play.ranking().beats(one, other, play.trumps());
            assert_eq!(beats(place(one), place(other)), wins, "{one} and {other}");
        }
    }

    #[test]
    fn one_card_stands_for_its_equals() {
        let kept = |hand: &str, others: &str, special: &str| {
            one_of_equals(leading(bits(hand)), bits(hand), bits(others), bits(special))
        };
        assert_eq!(kept("L7 L8 LJ L10 LA", "L9", ""), bits("L7 LJ L10"));
        assert_eq!(kept("H7 H8 HK", "", "H7"), bits("H7 H8"));
        assert_eq!(kept("LJ LQ LK", "", ""), bits("LJ LQ"), "the horník sets the king free");
    }
}
