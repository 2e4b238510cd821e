//! The public state, and the rules.

use cards::{Card, CardSet, Duty, Following, German, Rank, Ranking, Suit, Trick, TrickRules};
use game::{Ending, Scores, Seat};

/// The cards in play.
pub(crate) const PACK: CardSet<German> = {
    let mut pack = CardSet::NONE;
    let mut suit = 0;
    while suit < 4 {
        // In each suit 7 8 9 J Q K 10 A.
        pack.insert(Card::at(8 * suit + 4));
        pack.insert(Card::at(8 * suit + 5));
        pack.insert(Card::at(8 * suit + 7));
        suit += 1;
    }
    pack.with(Card::at(0)).with(Card::at(8))
};
/// How many cards are dealt to each seat and to the talon.
pub(crate) const PILES: [usize; 4] = [4, 4, 4, 2];

/// The aces, which cannot be laid away.
pub(crate) fn aces() -> CardSet<German> {
    PACK.iter().filter(|card| card.rank() == Rank::Ace).collect()
}

/// The king of a suit.
pub(crate) fn king(suit: Suit<German>) -> Card<German> {
    Card::of(suit, Rank::King).expect("every suit has a king")
}

/// The rule of following.
pub(crate) struct Duties {
    tricks: TrickRules<'static, German>,
}

impl Duties {
    pub(crate) fn new(trumps: Suit<German>) -> Duties {
        let tricks =
            TrickRules { ranking: Ranking::USUAL, trumps: trumps.cards(), duty: Duty::FOLLOW_AND_BEAT };
        Duties { tricks }
    }
}

impl Following<German> for Duties {
    fn barring(&self, trick: &Trick<German>, card: Card<German>) -> CardSet<German> {
        let queen = Card::of(card.suit(), Rank::Queen).filter(|_| card.rank() == Rank::King);
        self.tricks.barring(trick, card) | queen.map_or(CardSet::NONE, Card::alone)
    }

    fn winner(&self, trick: &[Card<German>]) -> Option<usize> {
        let suit = trick.first()?.suit();
        let has = |rank| trick.iter().position(|card| card.suit() == suit && card.rank() == rank);
        match (has(Rank::Queen), has(Rank::King), has(Rank::Ace)) {
            (Some(queen), Some(_), Some(_)) => Some(queen),
            _ => self.tricks.winner(trick),
        }
    }
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PublicState {
    pub(crate) passed: usize,
    pub(crate) declarer: Option<(Seat, Suit<German>)>,
    pub(crate) laid: bool,
    pub(crate) leader: Seat,
    pub(crate) trick: Trick<German>,
    pub(crate) played: [CardSet<German>; 3],
    pub(crate) tricks: [u8; 3],
    pub(crate) marriages: [u8; 3],
}

impl PublicState {
    pub(crate) fn new() -> PublicState {
        PublicState {
            passed: 0,
            declarer: None,
            laid: false,
            leader: Seat::new(0),
            trick: Trick::default(),
            played: [CardSet::NONE; 3],
            tricks: [0; 3],
            marriages: [0; 3],
        }
    }

    pub(crate) fn duties(&self) -> Duties {
        Duties::new(self.declarer.map_or(Suit::at(0), |(_, trumps)| trumps))
    }

    pub(crate) fn turn(&self) -> Option<Seat> {
        if self.ending().is_some() {
            return None;
        }
        match self.declarer {
            None => Some(Seat::new(self.passed)),
            Some((declarer, _)) if !self.laid => Some(declarer),
            Some(_) => Some(Seat::new((self.leader.index() + self.trick.cards().len()) % 3)),
        }
    }

    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        let taken = self.declarer.is_some_and(|(declarer, _)| declarer == seat) && !self.laid;
        4 + 2 * usize::from(taken) - self.played[seat.index()].len()
    }

    pub(crate) fn bid(&mut self, trumps: Suit<German>) {
        let declarer = Seat::new(self.passed);
        self.declarer = Some((declarer, trumps));
        self.leader = declarer;
    }

    pub(crate) fn play(&mut self, seat: Seat, card: Card<German>) {
        self.played[seat.index()].insert(card);
        self.duties().play_unchecked(&mut self.trick, card);
        if self.trick.cards().len() == 3 {
            let (place, _) = self.trick.winning().expect("three cards lie there");
            self.leader = Seat::new((self.leader.index() + place) % 3);
            self.tricks[self.leader.index()] += 1;
            self.trick.clear();
        }
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        let Some((declarer, _)) = self.declarer else {
            return (self.passed == 3).then(|| Ending { scores: Scores::zero(3), reason: "passed" });
        };
        if self.tricks.iter().sum::<u8>() < 4 {
            return None;
        }
        let made = self.tricks[declarer.index()] + self.marriages[declarer.index()] >= 2;
        let mut scores = Scores::zero(3);
        for seat in Seat::all(3) {
            let share = if seat == declarer { 2 } else { -1 };
            scores[seat] = if made { share } else { -share };
        }
        Some(Ending { scores, reason: if made { "made" } else { "lost" } })
    }
}
