//! The list of legal decisions, computed rather than stored.
//!
//! A discard can have 969 choices (three of nineteen cards). The list keeps the cards to choose from and works the
//! choice at a place out when it is asked for; so do the sets of items that can be announced or raised.

use arrayvec::ArrayVec;
use cards::{CardSet, Tarok};
use game::MoveList;

use crate::moves::Discard;
use crate::{Items, Move};

/// The most bids, talon groups or chosen cards to choose from.
const FEW: usize = 16;

/// The decisions that a position allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// None: the deal is over.
    Nothing,
    /// One of these cards is played.
    Cards(CardSet<Tarok>),
    /// A bid, a group of the talon, or cards in an order of somebody's choice.
    Few(ArrayVec<Move, FEW>),
    /// Cards are laid away.
    Discards(Discards),
    /// Any of these items are announced together, or `alone` by itself, which may be none.
    Announce { any: Items, alone: Items },
    /// Any of these items are raised.
    Kontra(Items),
}

/// All of `fixed`, and so many of `from`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Discards {
    pub(crate) fixed: CardSet<Tarok>,
    pub(crate) from: CardSet<Tarok>,
    pub(crate) take: u8,
}

impl Discards {
    pub(crate) fn len(&self) -> usize {
        choose(self.from.len(), self.take.into())
    }

    /// The choice at a place, in the order of the pack.
    pub(crate) fn get(&self, mut place: usize) -> Discard {
        let mut cards = self.fixed;
        let mut rest = self.from;
        let mut take = usize::from(self.take);
        while take > 0 {
            let first = rest.lowest().expect("a place below the length");
            rest.remove(first);
            let with_first = choose(rest.len(), take - 1);
            if place < with_first {
                cards.insert(first);
                take -= 1;
            } else {
                place -= with_first;
            }
        }
        Discard::of(cards).expect("one to three cards are laid away")
    }

    pub(crate) fn contains(&self, discard: Discard) -> bool {
        let cards = discard.cards();
        self.fixed.is_within(cards)
            && (cards - self.fixed).is_within(self.from)
            && cards.len() == self.fixed.len() + usize::from(self.take)
    }
}

/// How many ways there are to take up to three of so many.
const fn choose(of: usize, take: usize) -> usize {
    match take {
        0 => 1,
        1 => of,
        2 => of * of.saturating_sub(1) / 2,
        _ => of * of.saturating_sub(1) * of.saturating_sub(2) / 6,
    }
}

impl Choice {
    pub(crate) fn len(&self) -> usize {
        match self {
            Choice::Nothing => 0,
            Choice::Cards(cards) => cards.len(),
            Choice::Few(few) => few.len(),
            Choice::Discards(discards) => discards.len(),
            Choice::Announce { any, alone } => (1 << any.len()) + usize::from(!alone.is_empty()),
            Choice::Kontra(items) => 1 << items.len(),
        }
    }

    pub(crate) fn get(&self, place: usize) -> Move {
        match self {
            Choice::Nothing => unreachable!("there is no place in an empty list"),
            Choice::Cards(cards) => Move::Card(cards.nth(place).expect("a place below the length")),
            Choice::Few(few) => few[place],
            Choice::Discards(discards) => Move::Discard(discards.get(place)),
            Choice::Announce { any, .. } if place < 1 << any.len() => Move::Announce(any.subset(place)),
            Choice::Announce { alone, .. } => Move::Announce(*alone),
            Choice::Kontra(items) => Move::Kontra(items.subset(place)),
        }
    }

    pub(crate) fn contains(&self, mv: Move) -> bool {
        match (self, mv) {
            (Choice::Cards(cards), Move::Card(card)) => cards.contains(card),
            (Choice::Few(few), mv) => few.contains(mv),
            (Choice::Discards(discards), Move::Discard(discard)) => discards.contains(discard),
            (Choice::Announce { any, alone }, Move::Announce(items)) => {
                any.has(items) || (items == *alone && !alone.is_empty())
            }
            (Choice::Kontra(any), Move::Kontra(items)) => any.has(items),
            _ => false,
        }
    }
}

/// The legal decisions of a position, and whatever was added to them one by one.
#[derive(Clone, Debug)]
pub struct Moves {
    choice: Choice,
    /// What somebody else pushed; empty in the list that a position gives.
    pushed: Vec<Move>,
}

impl Default for Moves {
    fn default() -> Moves {
        Moves::of(Choice::Nothing)
    }
}

impl Moves {
    pub(crate) fn of(choice: Choice) -> Moves {
        Moves { choice, pushed: Vec::new() }
    }

    /// Adds all of a choice; into an empty list without working anything out.
    pub(crate) fn extend(&mut self, choice: Choice) {
        if self.len() == 0 {
            self.choice = choice;
        } else {
            self.pushed.extend((0..choice.len()).map(|place| choice.get(place)));
        }
    }
}

impl MoveList<Move> for Moves {
    fn push(&mut self, mv: Move) {
        self.pushed.push(mv);
    }

    fn clear(&mut self) {
        self.choice = Choice::Nothing;
        self.pushed.clear();
    }

    #[inline]
    fn len(&self) -> usize {
        self.choice.len() + self.pushed.len()
    }

    #[inline]
    fn get(&self, place: usize) -> Move {
        match place.checked_sub(self.choice.len()) {
            None => self.choice.get(place),
            Some(place) => self.pushed[place],
        }
    }

    fn contains(&self, mv: Move) -> bool {
        self.choice.contains(mv) || MoveList::contains(&self.pushed, mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discards_are_counted_through_in_order() {
        let from: CardSet<Tarok> = CardSet::from_bits((1 << 19) - 1);
        for take in 1..=3 {
            let discards = Discards { fixed: CardSet::NONE, from, take };
            let all: Vec<Discard> = (0..discards.len()).map(|place| discards.get(place)).collect();
            assert_eq!(all.len(), [19, 171, 969][usize::from(take) - 1]);
            assert!(all.is_sorted_by(|one, next| one < next), "each once, in the order of the pack");
            assert!(all.iter().all(|discard| discards.contains(*discard)));
        }
    }

    #[test]
    fn what_must_go_is_in_every_discard() {
        let discards = Discards { fixed: "H1".parse().unwrap(), from: "T2 T3 T4".parse().unwrap(), take: 2 };
        let all: Vec<String> = (0..3).map(|place| Move::Discard(discards.get(place)).to_string()).collect();
        assert_eq!(all, ["discard H1 T2 T3", "discard H1 T2 T4", "discard H1 T3 T4"]);
        assert!(!discards.contains(Discard::of("T2 T3 T4".parse().unwrap()).unwrap()));
        assert!(!discards.contains(Discard::of("H1 T2".parse().unwrap()).unwrap()));
    }

    #[test]
    fn announcements_stand_together_and_valat_alone() {
        let choice = Choice::Announce { any: Items::BONUSES, alone: Items::VALAT };
        let all: Vec<String> = (0..choice.len()).map(|place| choice.get(place).to_string()).collect();
        assert_eq!(all.len(), 9);
        assert_eq!(all[0], "announce none");
        assert_eq!(all[7], "announce trula kings pagat");
        assert_eq!(all[8], "announce valat");
        assert!(!choice.contains(Move::Announce(Items::VALAT.and(Items::TRULA))));
    }

    #[test]
    fn what_is_pushed_comes_last() {
        let mut moves = Moves::of(Choice::Cards("H1 T5".parse().unwrap()));
        moves.push(Move::Pass);
        assert_eq!((moves.len(), moves.get(2)), (3, Move::Pass));
        moves.clear();
        assert!(moves.is_empty());
        moves.extend(Choice::Kontra(Items::GAME));
        moves.extend(Choice::Cards("H1".parse().unwrap()));
        let all: Vec<String> = moves.iter().map(|mv| mv.to_string()).collect();
        assert_eq!(all, ["kontra none", "kontra game", "H1"]);
    }
}
