//! Deals that fit what is known: counted, listed, and drawn with equal chance.

mod classes;
mod dealt;
mod graph;
mod listing;
mod measure;
mod place;
mod unseen;
mod weights;

pub use dealt::Dealt;
pub use place::{MAX_PLACES, Place, Places};
pub use unseen::{Misfit, Unseen};
pub use weights::Weights;

pub(crate) use measure::Measure;
pub(crate) use unseen::{Group, MAX_GROUPS};

use game::Rng;
use game::random::{below, shuffle};

use crate::Pack;
use graph::DealGraph;

/// All deals of the unseen cards that fit every known fact; there is at least one.
///
/// Made by [`Unseen::deals`] (exact, every deal with the same chance) or [`Unseen::weighted_deals`]. Making it
/// counts once; after that a deal is drawn without allocating and without ever trying again.
///
/// ```
/// use cards::{CardSet, Italian, Unseen};
/// use game::random::fast;
/// // Six unseen cards: a hand of three, and a stock of three in some order.
/// let mut unseen = Unseen::<Italian>::new("C1 C2 B3 B4 S5 D6".parse().unwrap());
/// let (hand, stock) = (unseen.hand(3), unseen.pile(3));
/// let deals = unseen.deals().unwrap();
/// assert_eq!(deals.count(), Some(20 * 6));
/// assert_eq!(deals.all(1000).unwrap().len(), 120);
/// let dealt = deals.sample(&mut fast(7));
/// assert_eq!(dealt.pile(stock).len(), 3);
/// assert!(!dealt.cards(hand).meets(dealt.cards(stock)));
/// ```
#[derive(Clone, Debug)]
pub struct Deals<P: Pack, M: Measure = u128> {
    graph: DealGraph<P, M>,
    blank: Dealt<P>,
}

impl<P: Pack, M: Measure> Deals<P, M> {
    fn new(graph: DealGraph<P, M>) -> Deals<P, M> {
        let blank = Dealt::blank(&graph.sizes);
        Deals { graph, blank }
    }

    /// One deal.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Dealt<P> {
        let mut dealt = self.blank;
        self.fill(&mut dealt, rng);
        dealt
    }

    fn fill<R: Rng + ?Sized>(&self, dealt: &mut Dealt<P>, rng: &mut R) {
        let mut cards = self.graph.cards;
        let mut filled = dealt.starts();
        let mut at = 0;
        let mut node = self.graph.root();
        for step in &self.graph.steps {
            let edge = self.graph.draw(node, rng);
            node = edge.next;
            let to = &mut filled[step.place.index()];
            for _ in 0..edge.put {
                if !step.is_last {
                    cards.swap(at, at + below(rng, step.class_end as u32 - at as u32) as usize);
                }
                dealt.put(*to, cards[at]);
                at += 1;
                *to += 1;
            }
        }
        for pile in self.graph.piles.iter() {
            shuffle(rng, dealt.pile_mut(pile));
        }
    }
}

impl<P: Pack> Deals<P> {
    /// How many deals there are; `None` if they are more than 128 bits can count.
    pub fn count(&self) -> Option<u128> {
        let sizes = self.graph.piles.iter().map(|pile| self.blank.pile(pile).len() as u128);
        sizes.flat_map(|size| 1..=size).try_fold(self.count_unordered(), u128::checked_mul)
    }

    /// How many deals there are when the order of piles is left aside.
    pub fn count_unordered(&self) -> u128 {
        self.graph.total()
    }

    /// Every deal, if there are at most `at_most`.
    pub fn all(&self, at_most: usize) -> Option<Vec<Dealt<P>>> {
        let count = self.count().filter(|count| *count <= at_most as u128)?;
        let mut all = Vec::with_capacity(count as usize);
        self.for_each(&mut |dealt| all.push(*dealt));
        Some(all)
    }
}
