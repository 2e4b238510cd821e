//! What has been played, and by whom: the part of a deal's history that the policy reads.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Italian};
use game::{Event, MAX_SEATS, Seat, View};

use crate::{BriskulaView, Deal, PublicState};

/// How many finished tricks are remembered with who played what.
pub(crate) const RECENT: usize = 4;

/// A trick: who led, and what each seat put there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trick {
    pub(crate) leader: Seat,
    pub(crate) by: [CardSet<Italian>; MAX_SEATS],
}

/// All cards played so far by seat, and the last tricks. Everybody at the table has the same memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    /// In finished tricks.
    pub(crate) played: [CardSet<Italian>; MAX_SEATS],
    /// The trick on the table.
    pub(crate) current: Trick,
    /// The last finished tricks, the newest first.
    pub(crate) recent: ArrayVec<Trick, RECENT>,
    /// The card that was turned up.
    pub(crate) turned: Card<Italian>,
}

impl Memory {
    /// Nothing has been played yet.
    pub(crate) fn new(turned: Card<Italian>) -> Memory {
        let none = [CardSet::NONE; MAX_SEATS];
        Memory {
            played: none,
            current: Trick { leader: Seat::new(0), by: none },
            recent: ArrayVec::new(),
            turned,
        }
    }

    /// The memory at the start of a deal.
    pub(crate) fn of_deal(deal: &Deal) -> Memory {
        Memory::new(deal.turned())
    }

    /// What a viewer of a deal remembers. `None` before the turned card has been shown.
    pub(crate) fn of(view: &BriskulaView) -> Option<Memory> {
        let turned = view.turned()?;
        let mut memory = Memory::new(turned);
        let mut public = view.game().public_at_start(turned.suit());
        for event in view.history() {
            if let Event::Decision { seen, .. } = event {
                memory.note(&public, *seen);
                if public.play(*seen) {
                    public.draw(|_, _| {});
                }
            }
        }
        Some(memory)
    }

    /// Takes in a card that is put on the table.
    #[inline]
    pub(crate) fn note(&mut self, before: &PublicState, card: Card<Italian>) {
        let seat = before.mover();
        let laid = before.trick().len();
        if laid == 0 {
            self.current = Trick { leader: seat, by: [CardSet::NONE; MAX_SEATS] };
        }
        self.current.by[seat.index()].insert(card);
        if laid + 1 < before.variant().trick_size() {
            return;
        }
        for (all, new) in self.played.iter_mut().zip(self.current.by) {
            *all |= new;
        }
        if self.recent.is_full() {
            self.recent.pop();
        }
        self.recent.insert(0, self.current);
        self.current.by = [CardSet::NONE; MAX_SEATS];
    }
}
