//! What is known of the cards that have not been seen.

use arrayvec::ArrayVec;
use thiserror::Error;

use super::graph::DealGraph;
use super::{Deals, MAX_PLACES, Place, Places, Weights};
use crate::pack::MAX_CARDS;
use crate::{Card, CardSet, Pack};

/// The most facts about groups of cards.
pub(crate) const MAX_GROUPS: usize = 16;

/// Why there is no deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Misfit {
    /// The places do not hold as many cards as there are.
    #[error("expected places for {cards} unseen cards, got places for {room}")]
    Sizes {
        /// How many cards are unseen.
        cards: usize,
        /// How many the places hold.
        room: usize,
    },
    /// The facts contradict each other.
    #[error("no deal fits what is known")]
    Nothing,
    /// More deals than can be counted with 128 bits, their order left aside.
    #[error("expected fewer than 2^128 deals")]
    TooMany,
}

/// Something known of several cards together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group<P: Pack> {
    pub(crate) places: Places,
    pub(crate) cards: CardSet<P>,
    /// At most one of the cards lies in the places; else at least one does.
    pub(crate) at_most: bool,
}

/// What is known of the cards that have not been seen: how many lie where, and every certain fact.
///
/// All facts hold together. Those about single cards (`allow`, `lacks`, `holds`) say where a card may lie:
/// 'no card of suit X' and 'no card of X above Y' are [`lacks`](Unseen::lacks) with the right set. Those about
/// groups (`not_both`, `at_least_one`) speak of several cards together.
///
/// ```
/// use cards::{CardSet, Ranking, Suit, Tarok, Unseen};
/// let mut unseen = Unseen::<Tarok>::new("H3 HJ T1 T7 T21".parse().unwrap());
/// let (left, right) = (unseen.hand(3), unseen.hand(2));
/// // Left could not beat the H2: no higher heart.
/// unseen.lacks(left, Ranking::USUAL.above("H2".parse().unwrap()));
/// // Each was dealt a tarok.
/// unseen.at_least_one(left, Suit::<Tarok>::TAROKS.cards());
/// unseen.at_least_one(right, Suit::<Tarok>::TAROKS.cards());
/// assert_eq!(unseen.deals().unwrap().count(), Some(3), "HJ and one of the taroks are right");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unseen<P: Pack> {
    pub(super) cards: CardSet<P>,
    /// How many cards each place holds.
    pub(super) sizes: ArrayVec<u8, MAX_PLACES>,
    /// The places in which the order counts.
    pub(super) piles: Places,
    /// Where each card may lie.
    pub(super) allowed: [Places; MAX_CARDS],
    pub(super) groups: ArrayVec<Group<P>, MAX_GROUPS>,
    /// A fact was told that cannot be.
    pub(super) contradicted: bool,
}

impl<P: Pack> Unseen<P> {
    /// These cards are unseen; nothing else is known yet.
    pub fn new(cards: CardSet<P>) -> Unseen<P> {
        Unseen {
            cards,
            sizes: ArrayVec::new(),
            piles: Places::NONE,
            allowed: [Places::ALL; MAX_CARDS],
            groups: ArrayVec::new(),
            contradicted: false,
        }
    }

    /// The unseen cards.
    pub fn cards(&self) -> CardSet<P> {
        self.cards
    }

    /// A place of `size` cards whose order does not matter: a hand, a discard. There can be
    /// [`MAX_PLACES`] places.
    pub fn hand(&mut self, size: usize) -> Place {
        let place = Place::new(self.sizes.len());
        self.sizes.push(size.min(MAX_CARDS + 1) as u8);
        place
    }

    /// A place of `size` cards in an order that matters: a stock, a talon. Deals that differ only in the
    /// order are different deals.
    pub fn pile(&mut self, size: usize) -> Place {
        let place = self.hand(size);
        self.piles = self.piles | place;
        place
    }

    /// Each of these cards lies in one of these places (and wherever earlier facts allow).
    pub fn allow(&mut self, cards: CardSet<P>, places: impl Into<Places>) {
        let places = places.into();
        for card in cards & self.cards {
            let allowed = &mut self.allowed[card.index()];
            *allowed = allowed.within(places);
        }
    }

    /// None of these cards lies in one of these places.
    pub fn lacks(&mut self, places: impl Into<Places>, cards: CardSet<P>) {
        let places = places.into();
        for card in cards & self.cards {
            let allowed = &mut self.allowed[card.index()];
            *allowed = allowed.without(places);
        }
    }

    /// This card, one of the unseen, lies in one of these places.
    pub fn holds(&mut self, places: impl Into<Places>, card: Card<P>) {
        self.contradicted |= !self.cards.contains(card);
        self.allow(card.alone(), places);
    }

    /// Not both of two cards lie in these places: a hand without a certain marriage.
    pub fn not_both(&mut self, places: impl Into<Places>, one: Card<P>, other: Card<P>) {
        self.at_most_one(places, one.alone() | other.alone());
    }

    /// At most one of these cards lies in these places. There can be sixteen facts about groups.
    pub fn at_most_one(&mut self, places: impl Into<Places>, cards: CardSet<P>) {
        self.group(Group { places: places.into(), cards, at_most: true });
    }

    /// At least one of these cards lies in these places. There can be sixteen facts about groups.
    pub fn at_least_one(&mut self, places: impl Into<Places>, cards: CardSet<P>) {
        self.group(Group { places: places.into(), cards, at_most: false });
    }

    pub(crate) fn group(&mut self, group: Group<P>) {
        self.groups.push(Group { cards: group.cards & self.cards, ..group });
    }

    /// All deals that fit, each with the same chance.
    pub fn deals(&self) -> Result<Deals<P>, Misfit> {
        self.graph(None).map(Deals::new)
    }

    /// All deals that fit, each with a chance in proportion to the product of the weights of its cards in
    /// their places.
    pub fn weighted_deals(&self, weights: &Weights<P>) -> Result<Deals<P, f64>, Misfit> {
        self.graph(Some(weights)).map(Deals::new)
    }

    fn graph<M: super::measure::Measure>(
        &self,
        weights: Option<&Weights<P>>,
    ) -> Result<DealGraph<P, M>, Misfit> {
        let room = self.sizes.iter().map(|size| usize::from(*size)).sum();
        if room != self.cards.len() {
            return Err(Misfit::Sizes { cards: self.cards.len(), room });
        }
        if self.contradicted {
            return Err(Misfit::Nothing);
        }
        DealGraph::new(self, weights)
    }
}
