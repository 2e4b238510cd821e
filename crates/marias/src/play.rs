//! Ten tricks: what lies on the table, who took what, which marriages were declared.

use cards::{Card, CardSet, Duty, German, Ranking, Suit, TrickRules};
use game::Seat;

use crate::SEATS;

/// How many tricks a deal has.
pub const TRICKS: usize = 10;

/// The cards of these places in every suit; places count in the order of strength 7 8 9 J Q K 10 A.
const fn in_every_suit(places: u64) -> CardSet<German> {
    CardSet::from_bits(places | places << 8 | places << 16 | places << 24)
}

/// The horníks: the first halves of marriages.
pub const HORNIKS: CardSet<German> = in_every_suit(1 << 4);
/// The kings: the second halves.
pub const KINGS: CardSet<German> = in_every_suit(1 << 5);
/// The fat cards, tens and aces: ten points each.
pub const FAT: CardSet<German> = in_every_suit(0b1100_0000);

/// The seven of a suit.
pub const fn seven(suit: Suit<German>) -> Card<German> {
    Card::at(8 * suit.index())
}

/// The king that goes with a horník.
pub const fn king_of(hornik: Card<German>) -> Card<German> {
    Card::at(hornik.index() + 1)
}

/// The kings whose horníks are in a hand.
#[inline]
pub(crate) const fn kings_above(hand: CardSet<German>) -> CardSet<German> {
    CardSet::from_bits((hand.bits() & HORNIKS.bits()) << 1)
}

/// The suits of which a hand has both halves of a marriage, one bit each.
#[inline]
pub const fn marriages(hand: CardSet<German>) -> u8 {
    let kings = kings_above(hand).bits() & hand.bits();
    (kings >> 5 & 1 | kings >> 12 & 2 | kings >> 19 & 4 | kings >> 26 & 8) as u8
}

/// What became of the trump seven in the last trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastSeven {
    /// It was not there.
    Absent,
    /// This seat took the trick with it.
    Took(Seat),
    /// This seat played it, and a higher card took the trick.
    Beaten(Seat),
}

/// The part of a deal in which cards are played. It knows no hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// The trumps; none in betl and durch.
    trumps: CardSet<German>,
    /// The announced seven, where it must be kept.
    kept: CardSet<German>,
    natural: bool,
    /// The trick; the cards of the last one stay until they are covered.
    trick: [Card<German>; SEATS],
    laid: u8,
    taker: Seat,
    best: Card<German>,
    left: u8,
    taken: [u8; SEATS],
    /// The points in tricks of declarer and of the others.
    points: [u8; 2],
    /// The suits in which each seat has declared a marriage, one bit each.
    declared: [u8; SEATS],
    /// What the first marriage that each side declared counts.
    first: [u8; 2],
    last_seven: LastSeven,
}

impl Play {
    /// Before the first card. `trump` is none in betl and durch, where ranks are always natural.
    pub(crate) fn new(trump: Option<Suit<German>>, natural: bool, keeps_seven: bool, leader: Seat) -> Play {
        Play {
            trumps: trump.map_or(CardSet::NONE, Suit::cards),
            kept: trump.filter(|_| keeps_seven).map_or(CardSet::NONE, |trump| seven(trump).alone()),
            natural: natural || trump.is_none(),
            trick: [Card::at(0); SEATS],
            laid: 0,
            taker: leader,
            best: Card::at(0),
            left: TRICKS as u8,
            taken: [0; SEATS],
            points: [0; 2],
            declared: [0; SEATS],
            first: [0; 2],
            last_seven: LastSeven::Absent,
        }
    }

    /// While nobody knows yet what will be played: ranks are those of a trump game, for whoever has to compare cards.
    pub(crate) fn to_come(natural: bool, leader: Seat) -> Play {
        Play { natural, ..Play::new(None, natural, false, leader) }
    }

    /// The trumps; none in betl and durch.
    #[inline]
    pub const fn trumps(&self) -> CardSet<German> {
        self.trumps
    }

    /// Whether the ten stands below the dolník.
    #[inline]
    pub(crate) const fn is_natural(&self) -> bool {
        self.natural
    }

    /// The announced seven, where it must be kept.
    #[inline]
    pub(crate) const fn kept(&self) -> CardSet<German> {
        self.kept
    }

    /// The order of strength.
    #[inline]
    pub const fn ranking(&self) -> &'static Ranking<German> {
        if self.natural { Ranking::NATURAL } else { Ranking::USUAL }
    }

    /// Who wins a trick, and what may be played to it but for marriages and the announced seven.
    #[inline]
    pub const fn trick_rules(&self) -> TrickRules<'static, German> {
        TrickRules { ranking: self.ranking(), trumps: self.trumps, duty: Duty::FOLLOW_AND_BEAT }
    }

    /// The cards on the table in the order they were played.
    #[inline]
    pub fn trick(&self) -> &[Card<German>] {
        &self.trick[..usize::from(self.laid)]
    }

    /// The card that was led and the one that takes the trick as it lies; `None` before the first card.
    #[inline]
    pub fn led_and_best(&self) -> Option<(Card<German>, Card<German>)> {
        if self.laid == 0 { None } else { Some((self.trick[0], self.best)) }
    }

    /// Who takes the trick as it lies; between tricks, who took the last.
    #[inline]
    pub const fn taker(&self) -> Seat {
        self.taker
    }

    /// The three cards of the last trick, right after its end.
    pub(crate) const fn finished(&self) -> Option<[Card<German>; SEATS]> {
        if self.laid == 0 && (self.left as usize) < TRICKS { Some(self.trick) } else { None }
    }

    /// How many tricks are not yet finished.
    #[inline]
    pub const fn left(&self) -> usize {
        self.left as usize
    }

    /// How many tricks a seat has taken.
    pub const fn taken(&self, seat: Seat) -> usize {
        self.taken[seat.index()] as usize
    }

    /// The points in tricks, marriages left aside, of declarer (0) and of the others (1).
    #[inline]
    pub const fn points(&self, side: usize) -> u8 {
        self.points[side]
    }

    /// The suits in which a seat has declared a marriage.
    pub fn declared(&self, seat: Seat) -> impl Iterator<Item = Suit<German>> {
        let declared = self.declared[seat.index()];
        Suit::all().filter(move |suit| declared >> suit.index() & 1 == 1)
    }

    /// The suits in which a seat has declared a marriage, one bit each.
    pub(crate) const fn declared_bits(&self, seat: Seat) -> u8 {
        self.declared[seat.index()]
    }

    /// What the first marriage that a side declared counts; 0 if there is none.
    pub(crate) const fn first_marriage(&self, side: usize) -> u8 {
        self.first[side]
    }

    /// What became of the trump seven in the last trick.
    pub const fn last_seven(&self) -> LastSeven {
        self.last_seven
    }

    /// The suit of trumps, one bit; none in betl and durch.
    #[inline]
    pub(crate) const fn trump_bit(&self) -> u8 {
        if self.trumps.is_empty() { 0 } else { 1 << (self.trumps.bits().trailing_zeros() / 8) }
    }

    /// What a marriage counts: 20, in trumps 40.
    pub fn marriage_points(&self, suit: Suit<German>) -> u8 {
        if self.trumps == suit.cards() { 40 } else { 20 }
    }

    /// The cards of the seat to play that are legal.
    #[inline]
    pub fn playable(&self, hand: CardSet<German>) -> CardSet<German> {
        let mut cards = match self.led_and_best() {
            Some((led, best)) => self.trick_rules().playable_on(hand, led.suit(), best),
            None => hand,
        };
        if !self.trumps.is_empty() {
            cards -= kings_above(hand);
            let others = cards - self.kept;
            if !others.is_empty() {
                cards = others;
            }
        }
        cards
    }

    /// The cards that forbid `card` to be played now by whoever holds one of them as well: so whoever plays it has
    /// none of them.
    pub fn barring(&self, card: Card<German>) -> CardSet<German> {
        let mut barring = match self.led_and_best() {
            Some((led, best)) => self.trick_rules().disproved_on(led.suit(), best, card),
            None => CardSet::NONE,
        };
        if KINGS.contains(card) && !self.trumps.is_empty() {
            barring |= HORNIKS.of_suit(card.suit());
        }
        if self.kept.contains(card) {
            // To lead there is always another card; to follow, every other trump could be played instead.
            barring |= if self.laid == 0 { CardSet::ALL } else { self.trumps };
        }
        barring.without(card)
    }

    /// Whether playing a card from a hand declares a marriage.
    #[inline]
    pub(crate) fn declares(&self, hand: CardSet<German>, card: Card<German>) -> bool {
        HORNIKS.contains(card) && !self.trumps.is_empty() && hand.contains(king_of(card))
    }

    /// A marriage is declared; `side` is 0 for declarer.
    #[inline]
    pub(crate) fn declare(&mut self, seat: Seat, side: usize, suit: Suit<German>) {
        self.declared[seat.index()] |= 1 << suit.index();
        if self.first[side] == 0 {
            self.first[side] = self.marriage_points(suit);
        }
    }

    /// The suits in which a seat may have begun to declare with its last card.
    pub(crate) fn hornik_just_played(&self) -> Option<Card<German>> {
        if self.trumps.is_empty() || (self.laid == 0 && self.left() == TRICKS) {
            return None;
        }
        let last = self.trick[(usize::from(self.laid) + SEATS - 1) % SEATS];
        HORNIKS.contains(last).then_some(last)
    }

    /// The play as it ends when declarer has taken these points in tricks, the others the rest, the seven ended so,
    /// and these marriages were declared: the suits of each seat, what each side declared first.
    pub(crate) fn ended(
        &self,
        points: [u8; 2],
        last_seven: LastSeven,
        declared: [u8; SEATS],
        first: [u8; 2],
    ) -> Play {
        Play { left: 0, laid: 0, points, last_seven, declared, first, ..*self }
    }

    /// The play as it ends when a seat takes every trick that is left; points are left as they are.
    pub(crate) fn all_taken_by(&self, seat: Seat) -> Play {
        let mut play = Play { left: 0, laid: 0, taker: seat, ..*self };
        play.taken[seat.index()] += self.left;
        play
    }

    /// A seat plays a card. Says who plays next.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, card: Card<German>, declarer: Seat) -> Seat {
        let wins = (self.laid == 0) | self.ranking().beats(card, self.best, self.trumps);
        // Who takes is as good as random, so it must not become a branch: the two are chosen together.
        let now = [(self.best, self.taker), (card, seat)];
        (self.best, self.taker) = now[usize::from(wins)];
        self.trick[usize::from(self.laid) % SEATS] = card;
        self.laid += 1;
        if usize::from(self.laid) < SEATS {
            return NEXT[seat.index()];
        }
        self.finish(seat, declarer);
        self.taker
    }

    /// A seat plays a card out of its hand, and declares what that declares. Says who plays next.
    #[inline]
    pub(crate) fn play_from(
        &mut self,
        hand: &mut CardSet<German>,
        seat: Seat,
        card: Card<German>,
        declarer: Seat,
    ) -> Seat {
        hand.remove(card);
        if self.declares(*hand, card) {
            self.declare(seat, usize::from(seat != declarer), card.suit());
        }
        self.play(seat, card, declarer)
    }

    /// The third card lies; `last` played it.
    #[inline]
    fn finish(&mut self, last: Seat, declarer: Seat) {
        let cards = self.trick[0].alone() | self.trick[1].alone() | self.trick[2].alone();
        self.left -= 1;
        self.laid = 0;
        self.taken[self.taker.index()] += 1;
        if self.trumps.is_empty() {
            return;
        }
        let fat = (cards & FAT).len() + usize::from(self.left == 0);
        self.points[usize::from(self.taker != declarer)] += 10 * fat as u8;
        if self.left == 0 {
            let seven = CardSet::from_bits(self.trumps.bits() & self.trumps.bits().wrapping_neg());
            let place = self.trick.iter().position(|card| seven.contains(*card));
            self.last_seven = match place {
                // The last to play sat before the first.
                Some(place) => {
                    let by = Seat::new((last.index() + 1 + place) % SEATS);
                    if by == self.taker { LastSeven::Took(by) } else { LastSeven::Beaten(by) }
                }
                None => LastSeven::Absent,
            };
        }
    }
}

#[cfg(test)]
impl Play {
    /// A play that is over with these points in tricks, declarer's first, and this end of the trump seven.
    pub(crate) fn over(trump: Suit<German>, points: [u8; 2], last_seven: LastSeven) -> Play {
        Play { left: 0, points, last_seven, ..Play::new(Some(trump), false, false, Seat::new(0)) }
    }
}

/// The seat that follows.
pub(crate) const NEXT: [Seat; SEATS] = [Seat::new(1), Seat::new(2), Seat::new(0)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_legal_exactly_when_the_hand_has_nothing_that_bars_it() {
        use game::random::{below, fast, shuffle};
        let mut rng = fast(5);
        let mut pack: Vec<Card<German>> = Card::all().collect();
        for round in 0..20_000 {
            shuffle(&mut rng, &mut pack);
            let trump = (below(&mut rng, 5) < 4).then(|| Suit::at(below(&mut rng, 4) as usize));
            let mut play = Play::new(trump, round % 2 == 0, round % 3 == 0, Seat::new(0));
            let laid = below(&mut rng, 3) as usize;
            for (seat, card) in pack[..laid].iter().enumerate() {
                play.play(Seat::new(seat), *card, Seat::new(0));
            }
            let size = 1 + below(&mut rng, 10) as usize;
            let hand: CardSet<German> = pack[laid..laid + size].iter().copied().collect();
            let legal = play.playable(hand);
            assert!(!legal.is_empty());
            for card in hand {
                let barred = play.barring(card).meets(hand);
                assert_eq!(
                    legal.contains(card),
                    !barred,
                    "{card} of {hand} to {:?} of {play:?}",
                    play.trick()
                );
            }
        }
    }

    #[test]
    fn the_cards_are_where_the_constants_say() {
        assert_eq!(HORNIKS.to_string(), "HQ LQ AQ BQ");
        assert_eq!(KINGS.to_string(), "HK LK AK BK");
        assert_eq!(FAT.to_string(), "H10 HA L10 LA A10 AA B10 BA");
        for suit in Suit::all() {
            assert_eq!(seven(suit).to_string(), format!("{suit}7"));
        }
        let hand: CardSet<German> = "HQ HK LQ AK BQ BK".parse().unwrap();
        assert_eq!(marriages(hand), 0b1001);
        assert_eq!(marriages(CardSet::ALL), 0b1111);
        assert_eq!(kings_above(hand).to_string(), "HK LK BK");
    }
}
