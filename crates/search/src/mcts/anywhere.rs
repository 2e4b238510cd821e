//! The moves of one iteration, to be found again: what RAVE counts.

use game::{Move, Seat};

/// At most so many moves of an iteration are remembered.
pub(super) const REMEMBERED: usize = 1024;
/// Twice as many slots, so that a free one is near.
const SLOTS: usize = 2 * REMEMBERED;

/// Where a move was made, and by whom.
#[derive(Clone, Copy, Debug)]
struct Entry<M> {
    /// In which iteration; older entries count as free.
    stamp: u64,
    seat: Seat,
    mv: M,
    /// The last place of the iteration where it was made.
    last: u32,
}

/// All moves of the current iteration by seat and move.
#[derive(Debug)]
pub(super) struct Register<M> {
    slots: Vec<Option<Entry<M>>>,
    stamp: u64,
}

impl<M: Move> Register<M> {
    pub(super) fn new() -> Register<M> {
        Register { slots: Vec::new(), stamp: 0 }
    }

    /// Enters all moves of an iteration, first to last; `slot` gives a number for a move.
    pub(super) fn fill(&mut self, played: &[(Seat, M)], slot: impl Fn(M) -> usize) {
        self.slots.resize(SLOTS, None);
        self.stamp += 1;
        for (place, (seat, mv)) in played.iter().take(REMEMBERED).enumerate() {
            let spot = self.spot(*seat, *mv, slot(*mv));
            self.slots[spot] = Some(Entry { stamp: self.stamp, seat: *seat, mv: *mv, last: place as u32 });
        }
    }

    /// Whether a seat made a move at a place of the iteration or later.
    pub(super) fn has_from(&self, place: usize, seat: Seat, mv: M, slot: usize) -> bool {
        let entry = self.slots[self.spot(seat, mv, slot)];
        entry.is_some_and(|entry| entry.stamp == self.stamp && entry.last as usize >= place)
    }

    /// Where a move is entered, or where it would be.
    fn spot(&self, seat: Seat, mv: M, slot: usize) -> usize {
        let mut spot = (slot ^ seat.index().wrapping_mul(0x2545_f491)) % SLOTS;
        while self.slots[spot]
            .is_some_and(|entry| entry.stamp == self.stamp && (entry.seat, entry.mv) != (seat, mv))
        {
            spot = (spot + 1) % SLOTS;
        }
        spot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_found_from_where_it_was_made_last() {
        let (me, other) = (Seat::new(0), Seat::new(1));
        let mut register = Register::new();
        // All moves share a slot, so each must be found beside the others.
        register.fill(&[(me, 7_u8), (other, 7), (me, 8), (me, 7)], |_| 5);
        assert!(register.has_from(3, me, 7, 5) && !register.has_from(4, me, 7, 5));
        assert!(register.has_from(1, other, 7, 5) && !register.has_from(2, other, 7, 5));
        assert!(!register.has_from(0, other, 8, 5));
        register.fill(&[(me, 8)], |_| 5);
        assert!(!register.has_from(0, me, 7, 5), "another iteration");
        assert!(register.has_from(0, me, 8, 5));
    }
}
