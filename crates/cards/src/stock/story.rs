//! The deal behind a world with a stock.

use std::collections::VecDeque;

use game::{Rng, Seat};

use super::{StockDue, StockReveal};
use crate::{Card, CardSet, Pack, Story};

/// A deal being put together from what a viewer was told, event by event: a seat may have held each of its cards since any
/// of its draws before it played the card.
#[derive(Clone, Debug)]
pub struct StockStory<P: Pack> {
    story: Story<P>,
    seats: usize,
    hand: usize,
    all: usize,
    due: VecDeque<StockDue>,
    /// Whether nobody has played yet: the first hand that is shown settles the deal.
    is_new: bool,
}

impl<P: Pack> StockStory<P> {
    /// A pack of so many cards, dealt to so many seats; `due` is what the viewer is to be shown first.
    pub fn new(all: usize, seats: usize, hand: usize, due: Vec<StockDue>) -> StockStory<P> {
        let mut story = Story::new(all);
        for seat in Seat::all(seats) {
            story.has(seat, seat.index() * hand..(seat.index() + 1) * hand);
        }
        StockStory { story, seats, hand, all, due: due.into(), is_new: true }
    }

    /// A seat played a card; then these seats drew, each with how many cards that left, and this is to be shown.
    pub fn played<R: Rng + ?Sized>(
        &mut self,
        (seat, card): (Seat, Card<P>),
        drawn: &[(Seat, usize)],
        due: Vec<StockDue>,
        rng: &mut R,
    ) {
        self.is_new = false;
        self.story.used(seat, card, rng);
        self.due = due.into();
        for (seat, left) in drawn {
            if !self.due.contains(&StockDue::Draw(*seat, *left as u8)) {
                self.story.has(*seat, [self.slot(*left)]);
            }
        }
    }

    /// Something was shown.
    pub fn shown(&mut self, reveal: &StockReveal<P>) {
        match (self.due.pop_front(), reveal) {
            (Some(StockDue::Draw(_, left)), StockReveal::Draw { card, .. }) => {
                self.story.settle(self.slot(left.into()), *card);
            }
            (_, StockReveal::Turned { card }) => self.story.settle(self.slot(0), *card),
            (_, StockReveal::Stock { cards }) => {
                for (slot, card) in (self.slot(cards.len() - 1)..).zip(cards) {
                    self.story.settle(slot, *card);
                }
            }
            // A hand that is shown later says nothing of when its cards came.
            (_, StockReveal::Hand { seat, cards }) if self.is_new => {
                let first = seat.index() * self.hand;
                self.story.settle_all(first..first + self.hand, *cards);
            }
            _ => {}
        }
    }

    /// The whole deal of a world: what each seat holds in it, and its stock from the bottom to the top.
    pub fn deal<R: Rng + ?Sized>(
        mut self,
        held: impl Fn(Seat) -> CardSet<P>,
        stock: &[Card<P>],
        rng: &mut R,
    ) -> Vec<Card<P>> {
        for seat in Seat::all(self.seats) {
            self.story.holds(seat, held(seat), rng);
        }
        for (left, card) in stock.iter().enumerate() {
            self.story.settle(self.slot(left), *card);
        }
        self.story.deal().collect()
    }

    /// The place in the pack of the card that leaves so many in the stock.
    fn slot(&self, left: usize) -> usize {
        self.all - 1 - left
    }
}
