//! Going through every deal.

use super::measure::Measure;
use super::{Deals, Dealt, MAX_PLACES, Place};
use crate::{Card, Pack};

impl<P: Pack, M: Measure> Deals<P, M> {
    /// Shows every deal once, in an order that depends on what is known alone. There can be very many.
    pub fn for_each(&self, visit: &mut dyn FnMut(&Dealt<P>)) {
        let mut walk = Walk {
            deals: self,
            cards: self.graph.cards,
            dealt: self.blank,
            filled: self.blank.starts(),
            visit,
        };
        walk.steps(0, self.graph.root(), 0);
    }
}

/// A deal in the making.
struct Walk<'a, P: Pack, M: Measure> {
    deals: &'a Deals<P, M>,
    /// The cards, those already placed first; within a class the others are behind them in order.
    cards: [Card<P>; crate::pack::MAX_CARDS],
    dealt: Dealt<P>,
    /// Where the next card of each place goes.
    filled: [u8; MAX_PLACES],
    visit: &'a mut dyn FnMut(&Dealt<P>),
}

impl<P: Pack, M: Measure> Walk<'_, P, M> {
    /// All ways to take step number `step` and those after it from `node`; `at` cards have been placed.
    fn steps(&mut self, step: usize, node: u32, at: usize) {
        if step == self.deals.graph.steps.len() {
            let piles: Vec<Place> = self.deals.graph.piles.iter().collect();
            self.orders(&piles, 0);
            return;
        }
        let edges = self.deals.graph.edges(node).len();
        for edge in 0..edges {
            let edge = self.deals.graph.edges(node)[edge];
            self.choices(step, edge.next, at, edge.put, at);
        }
    }

    /// All ways to choose `put` more cards from place `from` of the list on, then the steps after.
    fn choices(&mut self, step: usize, next: u32, at: usize, put: u8, from: usize) {
        if put == 0 {
            self.steps(step + 1, next, at);
            return;
        }
        let here = self.deals.graph.steps[step];
        // Enough cards must be left behind the chosen one.
        let last = usize::from(here.class_end) - usize::from(put);
        for chosen in from..=last {
            // Bring the chosen card to the front without changing the order of the others.
            self.cards[at..=chosen].rotate_right(1);
            let to = self.filled[here.place.index()];
            self.dealt.put(to, self.cards[at]);
            self.filled[here.place.index()] += 1;
            self.choices(step, next, at + 1, put - 1, chosen + 1);
            self.filled[here.place.index()] -= 1;
            self.cards[at..=chosen].rotate_left(1);
        }
    }

    /// All orders of the piles from place `fixed` of the first pile on.
    fn orders(&mut self, piles: &[Place], fixed: usize) {
        let Some((pile, others)) = piles.split_first() else {
            (self.visit)(&self.dealt);
            return;
        };
        let size = self.dealt.pile(*pile).len();
        if fixed >= size {
            self.orders(others, 0);
            return;
        }
        for chosen in fixed..size {
            self.dealt.pile_mut(*pile).swap(fixed, chosen);
            self.orders(piles, fixed + 1);
            self.dealt.pile_mut(*pile).swap(fixed, chosen);
        }
    }
}
