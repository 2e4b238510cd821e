//! The whole truth: the public state, every hand, the stock in its order.

use cards::{Card, CardSet, Italian};
use game::random::mix;
use game::{Ending, MAX_SEATS, Rng, Seat};

use crate::{Deal, PublicState};

/// The largest stock.
const MAX_STOCK: usize = 34;
/// What stands where a card of the stock was, so that equal positions are equal bit by bit.
const DRAWN: Card<Italian> = Card::at(0);

/// A position: a small plain value that is copied freely.
///
/// ```
/// use briskula::Briskula;
/// use game::{Game, Position, random::{deal_stream, fast}};
/// let game = Briskula::default();
/// let mut position = game.start(&game.deal(&mut deal_stream(1, 0)));
/// let mut rng = fast(1);
/// while !position.is_over() {
///     let card = position.random_move(&mut rng);
///     position.play_unchecked(card);
/// }
/// assert_eq!(position.public().points(0) + position.public().points(1), 120);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    hands: [CardSet<Italian>; MAX_SEATS],
    /// The stock from the bottom (the turned card) to the top; [`DRAWN`] beyond the top.
    stock: [Card<Italian>; MAX_STOCK],
    public: PublicState,
}

impl Position {
    /// The position after the deal.
    pub(crate) fn new(public: PublicState, deal: &Deal) -> Position {
        let mut hands = [CardSet::NONE; MAX_SEATS];
        for seat in Seat::all(public.variant().seats()) {
            hands[seat.index()] = deal.hand(seat).iter().copied().collect();
        }
        Position::of(public, hands, deal.rest().iter().rev().copied())
    }

    /// A position in the middle of a deal; the stock comes from the bottom up.
    pub(crate) fn of(
        public: PublicState,
        hands: [CardSet<Italian>; MAX_SEATS],
        stock: impl Iterator<Item = Card<Italian>>,
    ) -> Position {
        let mut position = Position { hands, stock: [DRAWN; MAX_STOCK], public };
        for (place, card) in position.stock.iter_mut().zip(stock) {
            *place = card;
        }
        position
    }

    /// What everybody sees.
    #[inline]
    pub const fn public(&self) -> &PublicState {
        &self.public
    }

    /// The cards that a seat holds.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> CardSet<Italian> {
        self.hands[seat.index()]
    }

    /// The stock from the bottom, where the turned card lies, to the top.
    pub fn stock(&self) -> &[Card<Italian>] {
        &self.stock[..self.public.stock()]
    }

    fn own_cards(&self) -> CardSet<Italian> {
        self.public.turn().map_or(CardSet::NONE, |seat| self.hand(seat))
    }
}

impl game::Position for Position {
    type Move = Card<Italian>;
    type Moves = CardSet<Italian>;

    fn seats(&self) -> usize {
        self.public.variant().seats()
    }

    #[inline]
    fn turn(&self) -> Option<Seat> {
        self.public.turn()
    }

    fn legal_into(&self, moves: &mut CardSet<Italian>) {
        *moves |= self.own_cards();
    }

    fn legal(&self) -> CardSet<Italian> {
        self.own_cards()
    }

    fn count_legal(&self) -> usize {
        self.own_cards().len()
    }

    fn is_legal(&self, card: Card<Italian>) -> bool {
        self.own_cards().contains(card)
    }

    #[inline]
    fn random_move<R: Rng>(&self, rng: &mut R) -> Card<Italian> {
        self.hand(self.public.mover()).any(rng).expect("the game is not over")
    }

    #[inline]
    fn play_unchecked(&mut self, card: Card<Italian>) {
        self.hands[self.public.mover().index()].remove(card);
        if self.public.play(card) {
            let (hands, stock) = (&mut self.hands, &mut self.stock);
            self.public.draw(|seat, left| {
                hands[seat.index()].insert(stock[left]);
                stock[left] = DRAWN;
            });
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.public.ending()
    }

    fn key(&self) -> u64 {
        let mut key = 0;
        let mut add = |bits: u64| key = mix(key ^ bits).wrapping_add(bits);
        let public = &self.public;
        for hand in self.hands {
            add(hand.bits());
        }
        for cards in self.stock().chunks(8) {
            add(cards.iter().fold(1, |bits, card| bits << 8 | card.index() as u64));
        }
        add(public.trick().iter().fold(1, |bits, card| bits << 8 | card.index() as u64));
        let turn = public.turn().map_or(MAX_SEATS, Seat::index) as u64;
        let points = (0..3).fold(1, |bits, side| bits << 8 | u64::from(public.points(side)));
        let rules =
            (public.variant() as u64) << 4 | (public.trump().index() as u64) << 1 | u64::from(public.stops());
        add(points << 16 | rules << 8 | turn << 4);
        key
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        let variant = self.public.variant();
        match variant {
            crate::Variant::Four => [0, 1, 0, 1],
            _ => [0, 1, 2, 3],
        }
    }
}
