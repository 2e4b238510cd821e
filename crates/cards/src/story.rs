//! Which card was dealt where: a whole deal that leads to a world.

use game::random::{below, shuffle};
use game::{MAX_SEATS, Rng, Seat};

use crate::pack::MAX_CARDS;
use crate::{Card, CardSet, Pack};

/// A deal being put together so that it leads to a world.
///
/// A deal is a list of slots. A seat comes to *have* slots, at the deal or when it draws; a card that it *used* (played,
/// laid away, chose as trump) came from one of the slots that it had by then. So the events are gone through in
/// order, every used card that is not settled is given one of the open slots of its seat at random, and what a seat
/// still holds in the world gets the slots that are left.
///
/// ```
/// use cards::{Card, Italian, Story};
/// use game::Seat;
/// use game::random::fast;
///
/// let card = |text: &str| text.parse::<Card<Italian>>().unwrap();
/// let (mut rng, seat) = (fast(1), Seat::new(0));
/// let mut story = Story::new(5);
/// story.has(seat, 0..2);
/// story.used(seat, card("C1"), &mut rng);
/// story.has(seat, 2..3);
/// story.holds(seat, "B2 S3".parse().unwrap(), &mut rng);
/// story.settle(3, card("D4"));
/// story.settle(4, card("D5"));
/// let deal: Vec<Card<Italian>> = story.deal().collect();
/// assert!(deal[..2].contains(&card("C1")), "it was played before the third card came");
/// assert_eq!(deal.len(), 5);
/// ```
#[derive(Clone, Debug)]
pub struct Story<P: Pack> {
    slots: [Option<Card<P>>; MAX_CARDS],
    len: usize,
    settled: CardSet<P>,
    /// The slots that each seat has had and whose card is not settled.
    open: [Vec<usize>; MAX_SEATS],
}

impl<P: Pack> Story<P> {
    /// A deal of so many slots, none of them settled.
    pub fn new(slots: usize) -> Story<P> {
        let open = [const { Vec::new() }; MAX_SEATS];
        Story { slots: [None; MAX_CARDS], len: slots, settled: CardSet::NONE, open }
    }

    /// From now on a seat has the cards of these slots, as far as they are not settled.
    pub fn has(&mut self, seat: Seat, slots: impl IntoIterator<Item = usize>) {
        let open = slots.into_iter().filter(|slot| self.slots[*slot].is_none());
        self.open[seat.index()].extend(open);
    }

    /// This card was dealt to this slot.
    pub fn settle(&mut self, slot: usize, card: Card<P>) {
        self.slots[slot] = Some(card);
        self.settled.insert(card);
        for open in &mut self.open {
            open.retain(|other| *other != slot);
        }
    }

    /// These cards were dealt to these slots, in any order.
    pub fn settle_all(&mut self, slots: impl IntoIterator<Item = usize>, cards: CardSet<P>) {
        for (slot, card) in slots.into_iter().zip(cards) {
            self.settle(slot, card);
        }
    }

    /// A seat had this card by now.
    pub fn used<R: Rng + ?Sized>(&mut self, seat: Seat, card: Card<P>, rng: &mut R) {
        let open = &mut self.open[seat.index()];
        if self.settled.contains(card) || open.is_empty() {
            return;
        }
        let slot = open.swap_remove(below(rng, open.len() as u32) as usize);
        self.slots[slot] = Some(card);
        self.settled.insert(card);
    }

    /// What a seat holds in the end: it gets the slots of its seat that are left.
    pub fn holds<R: Rng + ?Sized>(&mut self, seat: Seat, hand: CardSet<P>, rng: &mut R) {
        let mut slots = std::mem::take(&mut self.open[seat.index()]);
        shuffle(rng, &mut slots);
        self.settle_all(slots, hand - self.settled);
    }

    /// The cards slot by slot; slots that were never settled are left out.
    pub fn deal(self) -> impl Iterator<Item = Card<P>> {
        self.slots.into_iter().take(self.len).flatten()
    }
}
