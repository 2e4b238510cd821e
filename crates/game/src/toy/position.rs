//! The whole truth: the public state, and where every card lies.

use arrayvec::ArrayVec;

use super::cards::Cards;
use super::deal::Deal;
use super::moves::Move;
use super::public_state::{Phase, PublicState};
use crate::random::mix;
use crate::{Ending, MAX_SEATS, Seat};

/// A position of the toy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) public: PublicState,
    pub(super) deal: Deal,
    /// What the declarer laid away.
    pub(super) discards: Cards,
}

impl Position {
    /// What everybody sees.
    pub fn public(&self) -> &PublicState {
        &self.public
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
        if self.public.declarer() == Some(seat) {
            cards = (cards | self.deal.talon()) - self.discards;
        }
        cards - self.public.played(seat)
    }
}

impl crate::Position for Position {
    type Move = Move;
    type Moves = ArrayVec<Move, 20>;

    fn seats(&self) -> usize {
        3
    }

    fn turn(&self) -> Option<Seat> {
        self.public.turn()
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        if let Some(seat) = self.turn() {
            self.public.legal_into(self.hand(seat), moves);
        }
    }

    fn is_legal(&self, mv: Move) -> bool {
        let Some(seat) = self.turn() else { return false };
        let hand = self.hand(seat);
        match (self.public.phase(), mv) {
            (Phase::Bidding, Move::Pass) => true,
            (Phase::Bidding, Move::Bid(bid)) => self.public.beats(bid),
            (Phase::Discarding, Move::Discard(cards)) => cards.len() == Deal::SIZE && cards.is_within(hand),
            (Phase::Playing, Move::Play(card)) => {
                let follows = |suit| card.suit() == suit || hand.of_suit(suit).is_empty();
                hand.contains(card) && self.public.led().is_none_or(follows)
            }
            _ => false,
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Pass => self.public.say(None),
            Move::Bid(bid) => self.public.say(Some(bid)),
            Move::Discard(cards) => {
                self.discards = cards;
                self.public.discard();
            }
            Move::Play(card) => self.public.play(card),
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.public.ending()
    }

    fn key(&self) -> u64 {
        let mut key = 0;
        let mut add = |bits: u64| key = mix(key ^ bits).wrapping_add(bits);
        let public = &self.public;
        add(public.dealer().index() as u64);
        for seat in Seat::all(3) {
            add(self.deal.hand(seat).bits() | public.played(seat).bits() << 16);
            add(u64::from(public.debt()[seat.index()]) | u64::from(public.tricks()[seat.index()]) << 8);
            add(public.said(seat).map_or(0, |said| said.map_or(1, |bid| 1 + bid.worth() as u64)));
        }
        add(self.discards.bits() | u64::from(public.has_discarded()) << 16);
        add(self.turn().map_or(3, |seat| seat.index() as u64));
        for (_, card) in public.trick() {
            add(1 + card.index() as u64);
        }
        add(public.leader().index() as u64);
        key
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        let Some(declarer) = self.public.declarer() else { return [0, 1, 2, 3] };
        let mut sides = [1; MAX_SEATS];
        sides[declarer.index()] = 0;
        sides
    }
}
