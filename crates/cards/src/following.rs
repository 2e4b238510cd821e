//! The rule of following: one statement of it says what may be played and what playing proves.

use crate::{Card, CardSet, Pack, Trick, TrickRules};

/// What may be played to a trick, and who wins it.
///
/// The rule is stated as [`barring`](Following::barring): the cards that forbid another as long as they are in the
/// same hand. A card is legal when the hand has none of them, and whoever plays it shows that he has none. So a game
/// with duties of its own says them once:
///
/// ```
/// use cards::{Card, CardSet, Duty, Following, German, Rank, Ranking, Suit, Trick, TrickRules};
///
/// /// Mariáš: follow, beat, trump; the king of a marriage not before its queen; the announced seven only when
/// /// nothing else is legal.
/// struct Marias<'a> {
///     tricks: TrickRules<'a, German>,
///     announced: Option<Card<German>>,
/// }
///
/// impl Following<German> for Marias<'_> {
///     fn barring(&self, trick: &Trick<German>, card: Card<German>) -> CardSet<German> {
///         let mut barring = self.tricks.barring(trick, card);
///         if card.rank() == Rank::King {
///             barring |= Card::of(card.suit(), Rank::Queen).unwrap().alone();
///         }
///         if self.announced == Some(card) {
///             barring |= self.tricks.beside(trick, card);
///         }
///         barring
///     }
///     fn winner(&self, trick: &[Card<German>]) -> Option<usize> {
///         self.tricks.winner(trick)
///     }
/// }
///
/// let hearts = Suit::<German>::CERVEN.cards();
/// let rules = Marias {
///     tricks: TrickRules { ranking: Ranking::USUAL, trumps: hearts, duty: Duty::FOLLOW_AND_BEAT },
///     announced: Some("H7".parse().unwrap()),
/// };
/// let mut trick = Trick::default();
/// let hand: CardSet<German> = "H7 H9 LQ LK AJ".parse().unwrap();
/// assert_eq!(rules.playable(hand, &trick).to_string(), "H9 LQ AJ", "to lead: neither the seven nor the king");
/// rules.play_unchecked(&mut trick, "L9".parse().unwrap());
/// assert_eq!(rules.playable(hand, &trick).to_string(), "LQ");
/// // The seven falls on a leaf: no leaf, and no other trump.
/// let proof = rules.barring(&trick, "H7".parse().unwrap());
/// assert_eq!(proof, Suit::<German>::ZELEN.cards() | hearts.without("H7".parse().unwrap()));
/// ```
///
/// # Laws
///
/// [`check_following`](crate::check_following) looks at them with random tricks and hands: some card of every hand
/// is legal, and [`playable`](Following::playable) and [`play_unchecked`](Following::play_unchecked), where they are written anew for
/// speed, agree with [`barring`](Following::barring) and [`winner`](Following::winner).
pub trait Following<P: Pack> {
    /// The cards that forbid `card` to be played to this trick by whoever holds one of them as well.
    fn barring(&self, trick: &Trick<P>, card: Card<P>) -> CardSet<P>;

    /// The place, from 0, of the card that wins; `None` for no cards.
    fn winner(&self, trick: &[Card<P>]) -> Option<usize>;

    /// The cards of a hand that may be played.
    fn playable(&self, hand: CardSet<P>, trick: &Trick<P>) -> CardSet<P> {
        hand.iter().filter(|card| !self.barring(trick, *card).without(*card).meets(hand)).collect()
    }

    /// Puts a card on the table, whether or not it may be played: whose hand it is from, a trick does not know.
    fn play_unchecked(&self, trick: &mut Trick<P>, card: Card<P>) {
        trick.push(card, |cards| self.winner(cards));
    }

    /// The cards that could be played beside `card`, or forbid it: what a hand must not have when `card` may be
    /// played only if nothing else is legal.
    fn beside(&self, trick: &Trick<P>, card: Card<P>) -> CardSet<P> {
        Card::all().filter(|other| *other != card && !self.barring(trick, *other).contains(card)).collect()
    }
}

impl<P: Pack> Following<P> for TrickRules<'_, P> {
    fn barring(&self, trick: &Trick<P>, card: Card<P>) -> CardSet<P> {
        self.disproved(trick, card)
    }

    fn winner(&self, trick: &[Card<P>]) -> Option<usize> {
        self.ranking.winner(trick, self.trumps)
    }

    fn playable(&self, hand: CardSet<P>, trick: &Trick<P>) -> CardSet<P> {
        TrickRules::playable(self, hand, trick)
    }

    fn play_unchecked(&self, trick: &mut Trick<P>, card: Card<P>) {
        TrickRules::play_unchecked(self, trick, card);
    }
}

/// Checks the laws of a rule of following on random tricks of up to `seats` cards and random hands: for the tests
/// of a game. `seed` chooses them.
///
/// # Panics
///
/// When a law is broken, with the trick and the hand.
pub fn check_following<P: Pack>(rules: &impl Following<P>, seats: usize, seed: u64) {
    use game::random::{below, fast, shuffle};
    let mut rng = fast(seed);
    let mut pack: Vec<Card<P>> = Card::all().collect();
    for _ in 0..2000 {
        shuffle(&mut rng, &mut pack);
        let laid = below(&mut rng, seats as u32) as usize;
        let size = 1 + below(&mut rng, 10.min(P::SIZE - laid) as u32) as usize;
        let mut trick = Trick::default();
        for card in &pack[..laid] {
            rules.play_unchecked(&mut trick, *card);
            let winner = rules.winner(trick.cards());
            assert_eq!(trick.winning().map(|(place, _)| place), winner, "who wins {:?}", trick.cards());
        }
        let hand: CardSet<P> = pack[laid..laid + size].iter().copied().collect();
        let playable = rules.playable(hand, &trick);
        assert!(!playable.is_empty(), "nothing of {hand} may be played to {:?}", trick.cards());
        assert!(playable.is_within(hand), "{playable} may be played from {hand}");
        for card in hand {
            let barred = rules.barring(&trick, card).without(card).meets(hand);
            assert_eq!(playable.contains(card), !barred, "{card} of {hand} to {:?}", trick.cards());
        }
    }
}
