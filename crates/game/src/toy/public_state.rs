//! What everybody at the table sees: the bidding, the tricks, and who is to decide.
//!
//! Positions and views stand on the same public state, so the rules are written once.

use arrayvec::ArrayVec;

use super::cards::{Card, Cards, Suit};
use super::moves::{Bid, Move};
use crate::{Account, AccountEntry, Ending, Scores, Seat};

/// What kind of decision comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Somebody may bid.
    Bidding,
    /// The declarer holds the talon and lays three cards away.
    Discarding,
    /// Cards are played.
    Playing,
    /// The deal is over.
    Over,
}

/// The public part of a deal. It knows no hidden card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PublicState {
    dealer: Seat,
    /// The carried debts: a declarer who has one plays for double.
    debt: [u8; 3],
    /// What has been said, from the seat after the dealer on; `None` is a pass.
    bids: ArrayVec<Option<Bid>, 3>,
    discarded: bool,
    /// Who led to the trick on the table; after the last trick, who won it.
    leader: Seat,
    trick: ArrayVec<Card, 3>,
    played: [Cards; 3],
    tricks: [u8; 3],
}

impl PublicState {
    pub(super) fn new(dealer: Seat, debt: [u8; 3]) -> PublicState {
        PublicState {
            dealer,
            debt,
            bids: ArrayVec::new(),
            discarded: false,
            leader: dealer.next(3),
            trick: ArrayVec::new(),
            played: [Cards::NONE; 3],
            tricks: [0; 3],
        }
    }

    /// What kind of decision comes next.
    pub fn phase(&self) -> Phase {
        if !self.bids.is_full() {
            Phase::Bidding
        } else if self.contract().is_none() || self.tricks.iter().sum::<u8>() == 3 {
            Phase::Over
        } else if self.discarded {
            Phase::Playing
        } else {
            Phase::Discarding
        }
    }

    /// Whose decision it is; `None` when the deal is over.
    pub fn turn(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Bidding => Some(self.speaker(self.bids.len())),
            Phase::Discarding => self.declarer(),
            Phase::Playing => Some(after(self.leader, self.trick.len())),
            Phase::Over => None,
        }
    }

    /// The seat that dealt.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The debts that were carried into this deal.
    pub fn debt(&self) -> [u8; 3] {
        self.debt
    }

    /// What a seat said: nothing yet, a pass (`Some(None)`), or a bid.
    #[allow(clippy::option_option, reason = "silence and a pass are two things")]
    pub fn said(&self, seat: Seat) -> Option<Option<Bid>> {
        (0..self.bids.len()).find(|place| self.speaker(*place) == seat).map(|place| self.bids[place])
    }

    /// The highest bid so far and whose it is. Each bid beats all before it, so it is the last one.
    pub fn contract(&self) -> Option<(Seat, Bid)> {
        let mut latest_first = self.bids.iter().enumerate().rev();
        latest_first.find_map(|(place, bid)| bid.map(|bid| (self.speaker(place), bid)))
    }

    /// Who plays alone, once the bidding is over.
    pub fn declarer(&self) -> Option<Seat> {
        self.contract().filter(|_| self.bids.is_full()).map(|(seat, _)| seat)
    }

    /// Whether the declarer has laid three cards away.
    pub fn has_discarded(&self) -> bool {
        self.discarded
    }

    /// Who led to the trick on the table; after the last trick, who won it.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// The cards on the table with who played them.
    pub fn trick(&self) -> impl Iterator<Item = (Seat, Card)> {
        self.trick.iter().enumerate().map(|(place, card)| (after(self.leader, place), *card))
    }

    /// All cards that a seat has played.
    pub fn played(&self, seat: Seat) -> Cards {
        self.played[seat.index()]
    }

    /// How many tricks each seat has won.
    pub fn tricks(&self) -> [u8; 3] {
        self.tricks
    }

    /// The suit that must be followed, if a card has been led.
    pub fn led(&self) -> Option<Suit> {
        self.trick.first().map(|card| card.suit())
    }

    /// Lists what the seat to decide may do when it holds `hand`.
    pub(super) fn legal_into(&self, hand: Cards, moves: &mut impl crate::MoveList<Move>) {
        match self.phase() {
            Phase::Bidding => {
                moves.push(Move::Pass);
                for bid in Bid::ALL.into_iter().filter(|bid| self.beats(*bid)) {
                    moves.push(Move::Bid(bid));
                }
            }
            Phase::Discarding => hand.threes().for_each(|cards| moves.push(Move::Discard(cards))),
            Phase::Playing => {
                let following = self.led().map_or(Cards::NONE, |suit| hand.of_suit(suit));
                let playable = if following.is_empty() { hand } else { following };
                playable.iter().for_each(|card| moves.push(Move::Play(card)));
            }
            Phase::Over => {}
        }
    }

    /// Whether a bid is higher than all before it.
    pub(super) fn beats(&self, bid: Bid) -> bool {
        self.contract().is_none_or(|(_, highest)| bid > highest)
    }

    pub(super) fn say(&mut self, bid: Option<Bid>) {
        self.bids.push(bid);
    }

    pub(super) fn discard(&mut self) {
        self.discarded = true;
        self.leader = self.declarer().expect("only a declarer discards");
    }

    pub(super) fn play(&mut self, card: Card) {
        self.played[after(self.leader, self.trick.len()).index()] |= card.into();
        self.trick.push(card);
        if self.trick.is_full() {
            self.leader = self.winner();
            self.tricks[self.leader.index()] += 1;
            self.trick.clear();
        }
    }

    /// The result, once the deal is over.
    pub fn ending(&self) -> Option<Ending> {
        if self.phase() != Phase::Over {
            return None;
        }
        let mut scores = Scores::zero(3);
        let Some((declarer, bid)) = self.contract() else {
            return Some(Ending { scores, reason: "passed" });
        };
        let made = self.is_made(declarer, bid);
        let shares = shares(declarer, made);
        for seat in Seat::all(3) {
            scores[seat] = bid.worth() * self.doubling(declarer) * shares[seat.index()];
        }
        Some(Ending { scores, reason: if made { "made" } else { "lost" } })
    }

    /// How the scores came about: each part of the bid, for double where the declarer had a debt.
    pub(super) fn account(&self) -> Account {
        let mut account = Account::new().counted("tricks", Scores::of(self.tricks.map(i32::from)));
        let Some((declarer, bid)) = self.contract().filter(|_| self.phase() == Phase::Over) else {
            return Account::new();
        };
        let shares = shares(declarer, self.is_made(declarer, bid));
        for (what, base) in bid.parts() {
            let entry = AccountEntry::worth(what, base).times_factor("debt", self.doubling(declarer));
            account = account.with(entry.shared(&shares));
        }
        account
    }

    /// Whether the declarer kept the promise.
    fn is_made(&self, declarer: Seat, bid: Bid) -> bool {
        self.tricks[declarer.index()] >= 2 && (!bid.last || self.leader == declarer)
    }

    /// By how much a debt multiplies what the declarer plays for.
    fn doubling(&self, declarer: Seat) -> i32 {
        if self.debt[declarer.index()] > 0 { 2 } else { 1 }
    }

    /// The debts that pass to the next deal: one more for everybody when all passed, one less for a
    /// declarer who had one.
    pub(super) fn debt_after(&self) -> [u8; 3] {
        let mut debt = self.debt;
        match self.declarer() {
            None => debt.iter_mut().for_each(|debt| *debt = (*debt + 1).min(super::MOST_DEBT)),
            Some(declarer) => debt[declarer.index()] = debt[declarer.index()].saturating_sub(1),
        }
        debt
    }

    /// The seat that speaks at a place of the bidding, from 0.
    fn speaker(&self, place: usize) -> Seat {
        after(self.dealer, 1 + place)
    }

    /// Who won the full trick: the highest trump, else the highest card of the suit led.
    fn winner(&self) -> Seat {
        let trump = self.contract().is_some_and(|(_, bid)| bid.trump);
        let strength = |card: Card| {
            let ruffs = trump && card.suit() == Suit::C;
            (ruffs, Some(card.suit()) == self.led(), card.rank())
        };
        let (winner, _) = self.trick().max_by_key(|(_, card)| strength(*card)).expect("the trick is full");
        winner
    }
}

/// How often each seat gets what the bid is worth: the declarer from both others, or pays both.
fn shares(declarer: Seat, made: bool) -> [i32; 3] {
    let mut shares = [if made { -1 } else { 1 }; 3];
    shares[declarer.index()] *= -2;
    shares
}

/// The seat so many places after another.
fn after(seat: Seat, places: usize) -> Seat {
    Seat::new((seat.index() + places) % 3)
}

#[cfg(test)]
mod tests {
    use super::super::notation::parse_move;
    use super::*;

    fn public(debt: [u8; 3], moves: &str) -> PublicState {
        let mut public = PublicState::new(Seat::new(2), debt);
        for text in moves.split(';') {
            match parse_move(text).unwrap() {
                Move::Pass => public.say(None),
                Move::Bid(bid) => public.say(Some(bid)),
                Move::Discard(_) => public.discard(),
                Move::Play(card) => public.play(card),
            }
        }
        public
    }

    #[test]
    fn the_highest_bidder_is_declarer_and_leads() {
        let public = public([0; 3], "pass; bid game; bid game trump; discard A1 A2 A3");
        assert_eq!(public.declarer(), Some(Seat::new(2)));
        assert_eq!(public.turn(), Some(Seat::new(2)));
    }

    #[test]
    fn the_suit_led_wins_without_trump_and_a_trump_wins_with_it() {
        let plain = public([0; 3], "bid game; pass; pass; discard A1 A2 A3; B1; C4; B2");
        assert_eq!(plain.tricks(), [0, 0, 1]);
        let trump = public([0; 3], "bid game trump; pass; pass; discard A1 A2 A3; B1; C1; B2");
        assert_eq!(trump.tricks(), [0, 1, 0]);
    }

    #[test]
    fn a_debt_doubles_the_result_and_is_paid_off() {
        let plays = "bid game last; pass; pass; discard A1 A2 A3; B4; B1; B2; C4; C1; C2; C3; A4; B3";
        let plain = public([0; 3], plays);
        assert_eq!(plain.ending().unwrap().scores.as_slice(), [6, -3, -3]);
        assert_eq!(plain.ending().unwrap().reason, "made");
        let doubled = public([2, 1, 0], plays);
        assert_eq!(doubled.ending().unwrap().scores.as_slice(), [12, -6, -6]);
        assert_eq!(doubled.debt_after(), [1, 1, 0]);
    }

    #[test]
    fn two_tricks_are_not_enough_when_the_last_was_promised() {
        let plays = "bid game last; pass; pass; discard A1 A2 A3; B4; B1; B2; C4; C1; C2; A1; A4; B3";
        let lost = public([1, 0, 0], plays);
        assert_eq!(lost.ending().unwrap().reason, "lost");
        assert_eq!(lost.ending().unwrap().scores.as_slice(), [-12, 6, 6]);
        let account = lost.account();
        let told: Vec<String> = account.entries.iter().map(ToString::to_string).collect();
        assert_eq!(told, ["game 1 x debt 2 = 2", "last 2 x debt 2 = 4"]);
        assert_eq!(account.entries[1].scores.as_slice(), [-8, 4, 4]);
    }

    #[test]
    fn everybody_gets_a_debt_when_all_pass() {
        let passed = public([0, 3, 1], "pass; pass; pass");
        assert_eq!(passed.ending().unwrap().reason, "passed");
        assert_eq!(passed.debt_after(), [1, 3, 2]);
    }
}
