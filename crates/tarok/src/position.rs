//! The whole truth: the public state, every hand, the talon, what was laid away.

use cards::{Card, CardSet, Tarok};
use game::random::{below, mix};
use game::{Ending, MAX_SEATS, Rng, Seat};

use crate::choices::{Choice, Moves};
use crate::counting::TAROKS;
use crate::public_state::TALON;
use crate::{Contract, Deal, Move, Phase, PublicState, SEATS};

/// What stands where a card of the talon was, so that equal positions are equal bit by bit.
const GIVEN: Card<Tarok> = Card::at(0);

/// A position: a small plain value that is copied freely.
///
/// ```
/// use game::{Game, Position, random::{deal_stream, fast}};
/// use tarok::Tarok;
/// let game = Tarok::default();
/// let mut position = game.start(&game.deal(&mut deal_stream(1, 0)));
/// let mut rng = fast(1);
/// while !position.is_over() {
///     let mv = position.random_move(&mut rng);
///     position.play_unchecked(mv);
/// }
/// assert!(position.ending().is_some());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    hands: [CardSet<Tarok>; SEATS],
    public: PublicState,
    /// The talon in its order. Once it is closed for good (solo, beggar) the order means nothing, and it is that of
    /// the pack; cards given away in klop are [`GIVEN`].
    talon: [Card<Tarok>; TALON],
    /// What declarer laid away.
    discards: CardSet<Tarok>,
}

impl Position {
    /// The position after the deal.
    pub(crate) fn new(public: PublicState, deal: &Deal) -> Position {
        let hands = [0, 1, 2].map(|seat| deal.hand(Seat::new(seat)).iter().copied().collect());
        let mut talon = [GIVEN; TALON];
        talon.copy_from_slice(deal.talon());
        Position { hands, public, talon, discards: CardSet::NONE }
    }

    /// A position in the middle of a deal. Cards of the talon that were given away may be anything.
    pub(crate) fn of(
        public: PublicState,
        hands: [CardSet<Tarok>; SEATS],
        talon: [Card<Tarok>; TALON],
        discards: CardSet<Tarok>,
    ) -> Position {
        let mut position = Position { hands, public, talon, discards };
        for given in &mut position.talon[..public.gifts()] {
            *given = GIVEN;
        }
        if position.order_means_nothing() {
            position.talon.sort_unstable();
        }
        position
    }

    /// Whether the talon stays closed for good.
    pub(crate) fn order_means_nothing(&self) -> bool {
        matches!(self.public.contract(), Some(Contract::Solo | Contract::Beggar))
    }

    /// What everybody sees.
    #[inline]
    pub const fn public(&self) -> &PublicState {
        &self.public
    }

    /// The cards that a seat holds.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> CardSet<Tarok> {
        self.hands[seat.index()]
    }

    /// The talon as it was dealt; in klop only what has not been given away.
    pub fn talon(&self) -> &[Card<Tarok>] {
        &self.talon[self.public.gifts()..]
    }

    pub(crate) const fn whole_talon(&self) -> &[Card<Tarok>; TALON] {
        &self.talon
    }

    /// What declarer laid away.
    pub const fn discards(&self) -> CardSet<Tarok> {
        self.discards
    }

    /// The same cards as if a seat had won the auction with this game: what a player imagines before it bids.
    #[must_use]
    pub(crate) fn declared(mut self, declarer: Seat, contract: Contract) -> Position {
        self.public.declare(declarer, contract);
        if self.order_means_nothing() {
            self.talon.sort_unstable();
        }
        self
    }

    /// Gives a seat other cards: what a player imagines when it deals anew.
    pub(crate) fn swap_hand(&mut self, seat: Seat, cards: CardSet<Tarok>) {
        self.hands[seat.index()] = cards;
    }

    fn choice(&self) -> Choice {
        self.public.choice(self.hands[self.public.mover().index()])
    }

    /// Whatever happens before the first card.
    #[inline(never)]
    fn prepare(&mut self, mv: Move) {
        match mv {
            Move::Bid(_) | Move::Pass => {
                self.public.bid(mv);
                if self.order_means_nothing() {
                    self.talon.sort_unstable();
                }
            }
            Move::Talon(group) => {
                let cards = self.public.take_group(&self.talon, group);
                self.hands[self.public.mover().index()] |= cards;
            }
            Move::Discard(discard) => {
                self.discards = discard.cards();
                self.hands[self.public.mover().index()] -= self.discards;
                self.public.discard(self.discards & TAROKS);
            }
            Move::Announce(items) => self.public.announce(items),
            Move::Kontra(items) => self.public.kontra(items),
            Move::Card(_) => {}
        }
    }

    #[inline]
    fn play_card(&mut self, card: Card<Tarok>) {
        self.hands[self.public.mover().index()].remove(card);
        if self.public.play(card).is_some() {
            self.give();
        }
    }

    /// What klop gives to whoever has just taken a trick.
    #[inline]
    fn give(&mut self) {
        if self.public.gives() {
            let gift = &mut self.talon[self.public.tricks_played() - 1];
            self.public.give(*gift);
            *gift = GIVEN;
        }
    }

    /// Random cards from the lead of a trick to the end, or until `goes_on` says no. What a seat has to mind stays as it
    /// is, and how many cards lie is known.
    fn play_out_tricks<R: Rng>(&mut self, rng: &mut R, mut goes_on: impl FnMut() -> bool) -> bool {
        let duties = [0, 1, 2].map(|seat| self.public.duties_of(Seat::new(seat)));
        while self.public.phase() == Phase::Card {
            let hands = &mut self.hands;
            let taker = self.public.play_trick(|turn, trick, best| {
                if !goes_on() {
                    return None;
                }
                let (hand, duties) = (&mut hands[turn.index()], duties[turn.index()]);
                let card =
                    crate::duty::playable(duties, *hand, trick, best).any(rng).expect("the deal is not over");
                hand.remove(card);
                Some(card)
            });
            if taker.is_none() {
                return false;
            }
            self.give();
        }
        true
    }
}

/// One of the decisions before the first card. Apart from the play of the cards, which playouts go through a million
/// times: there it must not stand in the way.
#[cold]
#[inline(never)]
fn any_of<R: Rng>(choice: &Choice, rng: &mut R) -> Move {
    choice.get(below(rng, choice.len() as u32) as usize)
}

impl game::Position for Position {
    type Move = Move;
    type Moves = Moves;

    fn seats(&self) -> usize {
        SEATS
    }

    #[inline]
    fn turn(&self) -> Option<Seat> {
        self.public.turn()
    }

    fn legal_into(&self, moves: &mut Moves) {
        moves.extend(self.choice());
    }

    fn legal(&self) -> Moves {
        Moves::of(self.choice())
    }

    fn count_legal(&self) -> usize {
        self.choice().len()
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.choice().contains(mv)
    }

    fn objection(&self, mv: Move) -> Option<String> {
        self.public.objection(self.hands[self.public.mover().index()], mv)
    }

    #[inline]
    fn random_move<R: Rng>(&self, rng: &mut R) -> Move {
        if self.public.phase() == Phase::Card {
            let cards = self.public.playable(self.hands[self.public.mover().index()]);
            return Move::Card(cards.any(rng).expect("the deal is not over"));
        }
        any_of(&self.choice(), rng)
    }

    fn play_out<R: Rng>(&mut self, rng: &mut R, mut goes_on: impl FnMut() -> bool) -> bool {
        while !self.is_over() {
            if self.public.phase() == Phase::Card && self.public.trick().is_empty() {
                return self.play_out_tricks(rng, goes_on);
            }
            if !goes_on() {
                return false;
            }
            let mv = self.random_move(rng);
            self.play_unchecked(mv);
        }
        true
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Card(card) => self.play_card(card),
            _ => self.prepare(mv),
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.public.ending()
    }

    fn key(&self) -> u64 {
        let mut key = 0;
        let mut add = |bits: u64| key = mix(key ^ bits).wrapping_add(bits);
        for hand in self.hands {
            add(hand.bits());
        }
        add(self.talon.iter().fold(1, |bits, card| bits << 8 | card.index() as u64));
        add(self.discards.bits());
        for code in self.public.codes() {
            add(code);
        }
        key
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        match self.public.declarer() {
            None => [0, 1, 2, 3],
            Some(declarer) => [0, 1, 2, 3].map(|seat| u8::from(seat != declarer.index())),
        }
    }
}
