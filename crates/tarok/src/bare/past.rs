//! What has happened in a game for points and still matters, in eight bits.
//!
//! For trula and kings whether each side has begun to take them (declarer's bit first), whether declarer has taken no
//! trick or all of them, and whose mond was lost.

use super::{Hands, KING_BITS, MOND_BIT, Place, TRULA_BITS, thirds, winner};
use crate::SEATS;

/// What has happened.
pub(crate) type Past = u8;

/// Declarer has taken no trick.
pub(crate) const NO_TRICK: Past = 1 << 4;
/// Declarer has taken all tricks.
pub(crate) const ALL_TRICKS: Past = 1 << 5;
/// Valats that are still possible.
pub(crate) const VALATS: Past = NO_TRICK | ALL_TRICKS;
const MOND_OF: [Past; SEATS] = [1 << 6, 2 << 6, 3 << 6];

/// The place whose mond was lost.
#[inline]
pub(crate) const fn mond_loser(past: Past) -> Option<usize> {
    (past as usize >> 6).checked_sub(1)
}

/// Before a trick.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    pub(crate) hands: Hands,
    pub(crate) leader: usize,
    pub(crate) past: Past,
    /// Declarer's thirds so far.
    pub(crate) banked: i32,
}

impl Before {
    /// After a whole trick.
    #[inline]
    #[must_use]
    pub(crate) fn after(&self, trick: [Place; SEATS]) -> Before {
        let taker = (self.leader + winner(trick)) % SEATS;
        let cards: u64 = 1 << trick[0] | 1 << trick[1] | 1 << trick[2];
        Before {
            hands: self.hands.map(|hand| hand & !cards),
            leader: taker,
            past: passed(self.past, trick, self.leader, taker),
            banked: self.banked + if taker == 0 { thirds(cards) } else { 0 },
        }
    }
}

/// What the past is after a trick: these cards from whoever led on, and who took it.
#[inline]
pub(crate) fn passed(mut past: Past, trick: [Place; SEATS], leader: usize, taker: usize) -> Past {
    let cards: u64 = 1 << trick[0] | 1 << trick[1] | 1 << trick[2];
    let declarers = taker == 0;
    if cards & (TRULA_BITS | KING_BITS) != 0 {
        if cards & TRULA_BITS != 0 {
            past |= if declarers { 1 } else { 2 };
        }
        if cards & KING_BITS != 0 {
            past |= if declarers { 4 } else { 8 };
        }
        if cards & MOND_BIT != 0 {
            let mond = MOND_BIT.trailing_zeros();
            let owner = (leader + trick.iter().position(|card| *card == mond).unwrap_or(0)) % SEATS;
            if owner != taker {
                past |= MOND_OF[owner];
            }
        }
    }
    past & !if declarers { NO_TRICK } else { ALL_TRICKS }
}
