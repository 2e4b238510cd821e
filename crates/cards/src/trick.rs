//! A trick being played, what may be played to it, and what playing to it proves.

use arrayvec::ArrayVec;

use crate::{Card, CardSet, Pack, Ranking, Suit};

/// The most cards in a trick.
pub const MAX_TRICK: usize = 4;

/// The cards on the table and which of them is winning.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trick<P: Pack> {
    cards: ArrayVec<Card<P>, MAX_TRICK>,
    winning: u8,
}

impl<P: Pack> Default for Trick<P> {
    fn default() -> Trick<P> {
        Trick { cards: ArrayVec::new(), winning: 0 }
    }
}

impl<P: Pack> Trick<P> {
    /// The cards in the order they were played.
    pub fn cards(&self) -> &[Card<P>] {
        &self.cards
    }

    /// The card that was led.
    pub fn led(&self) -> Option<Card<P>> {
        self.cards.first().copied()
    }

    /// The place, from 0, and the card that wins as it stands.
    pub fn winning(&self) -> Option<(usize, Card<P>)> {
        let place = usize::from(self.winning);
        self.cards.get(place).map(|card| (place, *card))
    }

    /// Puts a card on the table where `winner` says which place wins then.
    pub(crate) fn push(&mut self, card: Card<P>, winner: impl FnOnce(&[Card<P>]) -> Option<usize>) {
        self.cards.push(card);
        self.winning = winner(&self.cards).unwrap_or(0) as u8;
    }

    /// Takes the cards away.
    pub fn clear(&mut self) {
        *self = Trick::default();
    }
}

/// What a player who has to follow must do if he can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duty {
    /// Follow suit.
    pub follow: bool,
    /// Without the suit, play a trump.
    pub trump: bool,
    /// Of the cards that are left by the other duties, play one that beats the winning card.
    pub beat: bool,
}

impl Duty {
    /// Any card, as in briškula.
    pub const NONE: Duty = Duty { follow: false, trump: false, beat: false };
    /// Follow suit, else play a trump, else anything: tarok.
    pub const FOLLOW: Duty = Duty { follow: true, trump: true, beat: false };
    /// The same, and beat the winning card: mariáš, klop and beggar. A card of the suit led need not (and
    /// cannot) beat a trick that has been trumped; the first trump on a suit always beats it.
    pub const FOLLOW_AND_BEAT: Duty = Duty { follow: true, trump: true, beat: true };
}

/// The rules of tricks in one deal: who wins, and what may be played.
///
/// ```
/// use cards::{Card, CardSet, Duty, German, Ranking, Suit, Trick, TrickRules};
/// let rules =
///     TrickRules { ranking: Ranking::USUAL, trumps: Suit::<German>::GULA.cards(), duty: Duty::FOLLOW_AND_BEAT };
/// let mut trick = Trick::default();
/// rules.play_unchecked(&mut trick, "H9".parse().unwrap());
/// let hand: CardSet<German> = "H7 HJ HA L7 B7".parse().unwrap();
/// assert_eq!(rules.playable(hand, &trick).to_string(), "HJ HA", "follow, and higher");
/// rules.play_unchecked(&mut trick, "B8".parse().unwrap());
/// assert_eq!(rules.playable(hand, &trick).to_string(), "H7 HJ HA", "it has been trumped: only follow");
/// assert_eq!(trick.winning().unwrap().0, 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickRules<'a, P: Pack> {
    /// The order of strength.
    pub ranking: &'a Ranking<P>,
    /// The trumps; none in a game without.
    pub trumps: CardSet<P>,
    /// What whoever follows must do.
    pub duty: Duty,
}

impl<P: Pack> TrickRules<'_, P> {
    /// Puts a card on the table, whether or not it may be played: whose hand it is from, a trick does not know. A
    /// trick must not be fuller than [`MAX_TRICK`].
    pub fn play_unchecked(&self, trick: &mut Trick<P>, card: Card<P>) {
        let wins = trick.winning().is_none_or(|(_, best)| self.ranking.beats(card, best, self.trumps));
        if wins {
            trick.winning = trick.cards.len() as u8;
        }
        trick.cards.push(card);
    }

    /// The cards of a hand that may be played: all of it to an empty trick.
    pub fn playable(&self, hand: CardSet<P>, trick: &Trick<P>) -> CardSet<P> {
        match (trick.led(), trick.winning()) {
            (Some(led), Some((_, winning))) => self.playable_on(hand, led.suit(), winning),
            _ => hand,
        }
    }

    /// The cards of a hand that may be played to a trick in which this suit was led and this card is winning.
    #[inline]
    pub fn playable_on(&self, hand: CardSet<P>, led: Suit<P>, winning: Card<P>) -> CardSet<P> {
        let following = hand.of_suit(led);
        let trumping = hand & self.trumps;
        let allowed = if self.duty.follow && !following.is_empty() {
            following
        } else if self.duty.trump && !trumping.is_empty() {
            trumping
        } else {
            hand
        };
        let beating = allowed & self.ranking.beaters(winning, self.trumps);
        if self.duty.beat && !beating.is_empty() { beating } else { allowed }
    }

    /// What a seat cannot have held, proven by its playing `card` to this trick (as it lay before): exactly
    /// the cards that would have made the card illegal.
    ///
    /// ```
    /// use cards::{Duty, Ranking, Suit, Tarok, Trick, TrickRules};
    /// let taroks = Suit::<Tarok>::TAROKS.cards();
    /// let rules = TrickRules { ranking: Ranking::USUAL, trumps: taroks, duty: Duty::FOLLOW };
    /// let mut trick = Trick::default();
    /// rules.play_unchecked(&mut trick, "HQ".parse().unwrap());
    /// let hearts = Suit::<Tarok>::HEARTS.cards();
    /// assert_eq!(rules.disproved(&trick, "T7".parse().unwrap()), hearts);
    /// assert_eq!(rules.disproved(&trick, "S8".parse().unwrap()), hearts | taroks);
    /// ```
    pub fn disproved(&self, trick: &Trick<P>, card: Card<P>) -> CardSet<P> {
        match (trick.led(), trick.winning()) {
            (Some(led), Some((_, winning))) => self.disproved_on(led.suit(), winning, card),
            _ => CardSet::NONE,
        }
    }

    /// The same of a trick in which this suit was led and this card was winning.
    pub fn disproved_on(&self, led: Suit<P>, winning: Card<P>, card: Card<P>) -> CardSet<P> {
        let suit = led.cards();
        let mut without = CardSet::NONE;
        // The cards among which the duty to beat chose, as far as they are proven to be all there was.
        let mut chosen_from = CardSet::ALL;
        if self.duty.follow {
            if suit.contains(card) {
                chosen_from = suit;
            } else {
                without |= suit;
            }
        }
        if self.duty.trump && !(self.duty.follow && suit.contains(card)) {
            if self.trumps.contains(card) {
                chosen_from = self.trumps;
            } else {
                without |= self.trumps;
            }
        }
        let beaters = self.ranking.beaters(winning, self.trumps);
        if self.duty.beat && !beaters.contains(card) {
            without |= chosen_from & beaters;
        }
        without
    }
}
