//! The auction: who may say what, and who declares.

use arrayvec::ArrayVec;
use game::Seat;

use crate::{Contract, Move, Rules, SEATS};

/// How the auction stands.
///
/// Forehand opens, forced to three or free to choose. Whoever is left alone when the others have passed declares, and
/// is asked once more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Auction {
    forehand: Seat,
    turn: Seat,
    /// The highest game so far; `None` before a free opening.
    bid: Option<Contract>,
    bidder: Seat,
    /// One bit for each seat that has passed.
    passed: u8,
}

impl Auction {
    /// The auction before anybody has decided anything.
    pub(crate) const fn new(forehand: Seat, rules: &Rules) -> Auction {
        let (turn, bid) =
            if rules.opening_free { (forehand, None) } else { (forehand.next(SEATS), Some(Contract::Three)) };
        Auction { forehand, turn, bid, bidder: forehand, passed: 0 }
    }

    /// Whose word it is.
    pub const fn turn(self) -> Seat {
        self.turn
    }

    /// The highest game so far and who bid it; `None` before a free opening.
    pub fn highest(self) -> Option<(Seat, Contract)> {
        self.bid.map(|bid| (self.bidder, bid))
    }

    /// Whether a seat has passed.
    pub const fn has_passed(self, seat: Seat) -> bool {
        self.passed >> seat.index() & 1 == 1
    }

    /// Whether the others have passed, so that the seat whose word it is declares.
    pub const fn is_final(self) -> bool {
        self.passed.count_ones() as usize == SEATS - 1
    }

    /// How many places behind forehand a seat sits.
    const fn place(self, seat: Seat) -> usize {
        (seat.index() + SEATS - self.forehand.index()) % SEATS
    }

    /// What can be said: games from the lowest up, klop, pass.
    pub(crate) fn words(self, rules: &Rules) -> ArrayVec<Move, 16> {
        let may_hold = self.is_final() || self.place(self.turn) < self.place(self.bidder);
        let enough = |contract: Contract| match self.bid {
            None => true,
            Some(bid) if may_hold => rules.rank(contract) >= rules.rank(bid),
            Some(bid) => rules.rank(contract) > rules.rank(bid),
        };
        let bids = rules.ladder().into_iter().filter(|contract| enough(*contract)).map(Move::Bid);
        let klop = self.is_final() && self.bid == Some(Contract::Three);
        let pass = self.bid.is_some() && !self.is_final();
        bids.chain(klop.then_some(Move::Bid(Contract::Klop))).chain(pass.then_some(Move::Pass)).collect()
    }

    /// Takes in a word; gives the game that is played once that is decided. Declarer is the bidder then.
    pub(crate) fn say(&mut self, word: Move) -> Option<Contract> {
        let last = self.is_final();
        match word {
            Move::Bid(contract) => {
                if last {
                    return Some(contract);
                }
                (self.bid, self.bidder) = (Some(contract), self.turn);
            }
            _ => self.passed |= 1 << self.turn.index(),
        }
        self.turn = self.turn.next(SEATS);
        while self.has_passed(self.turn) {
            self.turn = self.turn.next(SEATS);
        }
        None
    }

    /// Who bid highest; declarer once the auction is over.
    pub(crate) const fn bidder(self) -> Seat {
        self.bidder
    }

    /// The auction as a number, for keys.
    pub(crate) fn code(self) -> u64 {
        let bid = self.bid.map_or(7, |bid| bid as u64);
        bid << 8
            | u64::from(self.passed) << 5
            | (self.turn.index() as u64) << 3
            | (self.bidder.index() as u64) << 1
    }
}
