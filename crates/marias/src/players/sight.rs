//! What the rules of thumb look at: one hand, and what lies open.

use cards::{Card, CardSet, German, Suit};
use game::{Seat, View};

use crate::play::{FAT, KINGS, seven};
use crate::{MariasView, Position, PublicState, SEATS, Voids};

/// What a seat sees of a deal, as far as rules of thumb care.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// What everybody sees.
    pub public: &'a PublicState,
    /// Whose eyes these are; it is to decide.
    pub seat: Seat,
    /// Its cards.
    pub hand: CardSet<German>,
    /// The talon, where this seat knows it.
    pub talon: CardSet<German>,
    /// All cards that have been played.
    pub played: CardSet<German>,
    /// The trump card, if this seat knows it.
    pub trump_card: Option<Card<German>>,
    /// The suits in which seats have not followed.
    pub voids: Voids,
}

impl<'a> Sight<'a> {
    /// What a view shows to the seat that is to decide; `None` where nobody is.
    pub fn of_view(view: &'a MariasView) -> Option<Sight<'a>> {
        let seat = view.turn()?;
        Some(Sight {
            public: view.public(),
            seat,
            hand: view.held(seat),
            talon: view.talon(),
            played: view.played(),
            trump_card: view.trump_card(),
            voids: view.voids(),
        })
    }

    /// What the seat to decide sees of a position.
    #[inline]
    pub fn of_position(position: &'a Position, voids: Voids) -> Sight<'a> {
        let public = position.public();
        let seat = public.mover();
        let laid = seat == public.declarer();
        let held = position.hand(Seat::new(0)) | position.hand(Seat::new(1)) | position.hand(Seat::new(2));
        Sight {
            public,
            seat,
            hand: position.hand(seat),
            talon: if laid { position.talon() } else { CardSet::NONE },
            played: if public.phase() < crate::Phase::Playing {
                CardSet::NONE
            } else {
                !(held | position.talon())
            },
            trump_card: position
                .trump_card()
                .filter(|_| seat == public.forhont() || public.turned().is_some()),
            voids,
        }
    }

    /// The trumps; none before they are known, and in betl and durch.
    #[inline]
    pub fn trumps(&self) -> CardSet<German> {
        self.trump_card.map_or(CardSet::NONE, |card| card.suit().cards())
    }

    /// The trump seven, alone; nothing without trumps.
    #[inline]
    pub fn seven(&self) -> CardSet<German> {
        self.trump_card.map_or(CardSet::NONE, |card| seven(card.suit()).alone())
    }

    /// The cards that are not own, not played and not in the talon as far as it is known.
    #[inline]
    pub fn unseen(&self) -> CardSet<German> {
        !(self.hand | self.played | self.talon)
    }

    /// Whether no unseen card of its suit is stronger.
    #[inline]
    pub fn is_top(&self, card: Card<German>) -> bool {
        !self.public.play().ranking().above(card).meets(self.unseen())
    }

    /// The legal cards.
    #[inline]
    pub fn legal(&self) -> CardSet<German> {
        self.public.play().playable(self.hand)
    }

    /// The suits that are not trumps.
    pub fn plain_suits(&self) -> impl Iterator<Item = Suit<German>> + use<> {
        let trump = self.trump_card.map(Card::suit);
        Suit::all().filter(move |suit| Some(*suit) != trump)
    }

    /// The cards that may go into the talon of a trump game.
    pub fn layable(&self) -> CardSet<German> {
        self.hand - FAT - self.trump_card.map_or(CardSet::NONE, Card::alone)
    }

    /// The seats of the other side.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let declarer = self.public.declarer();
        let own = self.seat == declarer;
        Seat::all(SEATS).filter(move |other| (*other == declarer) != own)
    }

    /// How strong a card is in its suit, from 0.
    #[inline]
    pub fn strength(&self, card: Card<German>) -> usize {
        7 - self.public.play().ranking().above(card).len()
    }

    /// The weakest by rank, then plain before trump, then of the suit with fewer own cards, then in the order of the
    /// suits.
    #[inline]
    pub fn lowest(&self, cards: CardSet<German>) -> Option<Card<German>> {
        let trumps = self.trumps();
        cards.iter().min_by_key(|card| {
            let suit = card.suit();
            let own = self.hand.of_suit(suit).len();
            self.strength(*card) << 16 | usize::from(trumps.contains(*card)) << 12 | own << 4 | suit.index()
        })
    }

    /// Of tens or aces, that of the suit with fewest own cards, then in the order of the suits.
    #[inline]
    pub fn of_shortest_suit(&self, cards: CardSet<German>) -> Option<Card<German>> {
        cards.iter().min_by_key(|card| (self.hand.of_suit(card.suit()).len(), card.suit().index()))
    }

    /// The halves of marriages that are held whole.
    pub fn married(&self) -> CardSet<German> {
        let kings = crate::marriages(self.hand);
        let suits = Suit::all().filter(|suit| kings >> suit.index() & 1 == 1);
        suits.fold(CardSet::NONE, |all, suit| all | ((KINGS | crate::HORNIKS).of_suit(suit)))
    }
}
