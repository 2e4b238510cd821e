//! The whole truth: the table, and where every card lies.

use arrayvec::ArrayVec;

use super::cards::Cards;
use super::deal::Deal;
use super::moves::Move;
use super::table::{Phase, Table};
use crate::random::mix;
use crate::{Ending, MAX_SEATS, Seat};

/// A position of the toy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) table: Table,
    pub(super) deal: Deal,
    /// What the declarer laid away.
    pub(super) discards: Cards,
}

impl Position {
    /// What everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What was dealt.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// What the declarer laid away.
    pub fn discards(&self) -> Cards {
        self.discards
    }

    /// The cards in a seat's hand now.
    pub fn hand(&self, seat: Seat) -> Cards {
        let mut cards = self.deal.hand(seat);
        if self.table.declarer() == Some(seat) {
            cards = (cards | self.deal.talon()) - self.discards;
        }
        cards - self.table.played(seat)
    }
}

impl crate::Position for Position {
    type Move = Move;
    type Moves = ArrayVec<Move, 20>;

    fn seats(&self) -> usize {
        3
    }

    fn turn(&self) -> Option<Seat> {
        self.table.turn()
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        if let Some(seat) = self.turn() {
            self.table.legal_into(self.hand(seat), moves);
        }
    }

    fn is_legal(&self, mv: Move) -> bool {
        let Some(seat) = self.turn() else { return false };
        let hand = self.hand(seat);
        match (self.table.phase(), mv) {
            (Phase::Bidding, Move::Pass) => true,
            (Phase::Bidding, Move::Bid(bid)) => self.table.beats(bid),
            (Phase::Discarding, Move::Discard(cards)) => cards.len() == Deal::SIZE && cards.is_within(hand),
            (Phase::Playing, Move::Play(card)) => {
                let follows = |suit| card.suit() == suit || hand.of_suit(suit).is_empty();
                hand.contains(card) && self.table.led().is_none_or(follows)
            }
            _ => false,
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Pass => self.table.say(None),
            Move::Bid(bid) => self.table.say(Some(bid)),
            Move::Discard(cards) => {
                self.discards = cards;
                self.table.discard();
            }
            Move::Play(card) => self.table.play(card),
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.table.ending()
    }

    fn key(&self) -> u64 {
        let mut key = 0;
        let mut add = |bits: u64| key = mix(key ^ bits).wrapping_add(bits);
        let table = &self.table;
        add(table.dealer().index() as u64);
        for seat in Seat::all(3) {
            add(self.deal.hand(seat).bits() | table.played(seat).bits() << 16);
            add(u64::from(table.debt()[seat.index()]) | u64::from(table.tricks()[seat.index()]) << 8);
            add(table.said(seat).map_or(0, |said| said.map_or(1, |bid| 1 + bid.worth() as u64)));
        }
        add(self.discards.bits() | u64::from(table.has_discarded()) << 16);
        add(self.turn().map_or(3, |seat| seat.index() as u64));
        for (_, card) in table.trick() {
            add(1 + card.index() as u64);
        }
        add(table.leader().index() as u64);
        key
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        let Some(declarer) = self.table.declarer() else { return [0, 1, 2, 3] };
        let mut sides = [1; MAX_SEATS];
        sides[declarer.index()] = 0;
        sides
    }
}
