//! What everybody at the table sees: the trick, the points, how much is left.
//!
//! Positions and views stand on the same public state, so the rules are written once.

use cards::{Card, CardSet, Italian, Ranking, Suit};
use game::{Account, AccountEntry, Ending, Scores, Seat};

use crate::Variant;

/// The points of all cards together.
pub const ALL_POINTS: u8 = 120;
/// With so many a side cannot be caught any more.
pub const ENOUGH: u8 = 61;

/// What a card counts: as 11, trica 10, kralj 4, konj 3, fanta 2, lišo nothing.
///
/// ```
/// use briskula::points;
/// assert_eq!(points("S3".parse().unwrap()), 10);
/// assert_eq!(points("S7".parse().unwrap()), 0);
/// ```
#[inline]
pub const fn points(card: Card<Italian>) -> u8 {
    POINTS[card.index() % POINTS.len()]
}

/// The points of every card by its number: within a suit in order of strength.
const POINTS: [u8; 40] = {
    const OF_SUIT: [u8; 10] = [0, 0, 0, 0, 0, 2, 3, 4, 10, 11];
    let mut points = [0; 40];
    let mut card = 0;
    while card < 40 {
        points[card] = OF_SUIT[card % 10];
        card += 1;
    }
    points
};

/// Aces and tricas: the cards of ten points and more.
pub const KARIGE: CardSet<Italian> = worth(10, 11);
/// The cards without points.
pub const LISE: CardSet<Italian> = worth(0, 0);

/// The cards with so many points.
const fn worth(from: u8, to: u8) -> CardSet<Italian> {
    let mut cards = CardSet::NONE;
    let mut card = 0;
    while card < POINTS.len() {
        if POINTS[card] >= from && POINTS[card] <= to {
            cards.insert(Card::at(card));
        }
        card += 1;
    }
    cards
}

/// The public part of a deal. It knows no hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublicState {
    trick: [Card<Italian>; 4],
    /// How many cards lie in the trick.
    laid: u8,
    turn: Seat,
    /// Who is winning the trick, and with what; before the first card whoever leads, and nothing of meaning.
    taker: Seat,
    best: Card<Italian>,
    /// The points in the trick.
    pot: u8,
    points: [u8; 3],
    stock: u8,
    tricks_left: u8,
    trump: Suit<Italian>,
    variant: Variant,
    stops: bool,
}

/// What stands in an empty place of a trick, so that equal states are equal bit by bit.
const EMPTY: Card<Italian> = Card::at(0);

impl PublicState {
    /// The public state before the first card.
    pub(crate) fn new(variant: Variant, stops: bool, leader: Seat, trump: Suit<Italian>) -> PublicState {
        PublicState {
            trick: [EMPTY; 4],
            laid: 0,
            turn: leader,
            taker: leader,
            best: EMPTY,
            pot: 0,
            points: [0; 3],
            stock: variant.stock_size() as u8,
            tricks_left: variant.tricks() as u8,
            trump,
            variant,
            stops,
        }
    }

    /// The suit of trumps, the briškula.
    #[inline]
    pub const fn trump(&self) -> Suit<Italian> {
        self.trump
    }

    pub(crate) fn set_trump(&mut self, trump: Suit<Italian>) {
        self.trump = trump;
    }

    /// How many play, and how.
    #[inline]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether the deal stops when a side has 61 points.
    pub const fn stops(&self) -> bool {
        self.stops
    }

    /// Whose decision it is; `None` when the deal is over.
    #[inline]
    pub const fn turn(&self) -> Option<Seat> {
        if self.is_over() { None } else { Some(self.turn) }
    }

    /// The cards on the table in the order they were played.
    #[inline]
    pub fn trick(&self) -> &[Card<Italian>] {
        &self.trick[..usize::from(self.laid)]
    }

    /// The same with who played them.
    pub fn laid(&self) -> impl Iterator<Item = (Seat, Card<Italian>)> {
        let seats = self.variant.seats();
        // The seat to decide comes next, so the first card is as many places before it as there are cards.
        let first = self.turn.index() + 4 * seats - usize::from(self.laid);
        let seat = move |place: usize| Seat::new((first + place) % seats);
        self.trick().iter().enumerate().map(move |(place, card)| (seat(place), *card))
    }

    /// Who takes the trick as it lies, and with which card; `None` before the first card.
    #[inline]
    pub fn taking(&self) -> Option<(Seat, Card<Italian>)> {
        if self.laid == 0 { None } else { Some((self.taker, self.best)) }
    }

    /// Whether a card would take the trick as it lies. The first card always does.
    #[inline]
    pub fn takes(&self, card: Card<Italian>) -> bool {
        (self.laid == 0) | Ranking::USUAL.beats(card, self.best, self.trump.cards())
    }

    /// The points on the table.
    #[inline]
    pub const fn points_laid(&self) -> u8 {
        self.pot
    }

    /// The points that a side has taken.
    #[inline]
    pub const fn points(&self, side: usize) -> u8 {
        self.points[side]
    }

    /// How many cards are in the stock, the turned one included.
    #[inline]
    pub const fn stock(&self) -> usize {
        self.stock as usize
    }

    /// How many tricks are not yet finished.
    #[inline]
    pub const fn tricks_left(&self) -> usize {
        self.tricks_left as usize
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let variant = self.variant;
        let laid = self.laid().filter(|(by, _)| *by == seat).count();
        let each = variant.trick_size() / variant.seats();
        // What it would still play in all, but for what it would still draw.
        self.tricks_left() * each - self.stock() / variant.seats() - laid
    }

    /// Whether the deal is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.tricks_left == 0 || (self.stops && (self.points[0] >= ENOUGH || self.points[1] >= ENOUGH))
    }

    /// Puts a card on the table; when that finishes the trick, the winner takes it and leads.
    /// Says whether cards are to be drawn now.
    #[inline]
    pub(crate) fn play(&mut self, card: Card<Italian>) -> bool {
        // Who takes is as good as random, so it must not become a branch: the two are chosen together.
        let now = [(self.best, self.taker), (card, self.turn)];
        (self.best, self.taker) = now[usize::from(self.takes(card))];
        self.trick[usize::from(self.laid) % 4] = card;
        self.laid += 1;
        self.pot += points(card);
        self.turn = self.after(self.turn);
        if usize::from(self.laid) < self.variant.trick_size() {
            return false;
        }
        self.points[self.variant.side(self.taker)] += self.pot;
        self.pot = 0;
        self.trick = [EMPTY; 4];
        self.best = EMPTY;
        self.laid = 0;
        self.turn = self.taker;
        self.tricks_left -= 1;
        self.stock > 0 && !self.is_over()
    }

    /// Whose decision it is while the deal lasts.
    #[inline]
    pub(crate) const fn mover(&self) -> Seat {
        self.turn
    }

    /// The seat that follows. Looked up, because where the round ends is as good as random too.
    #[inline]
    pub(crate) const fn after(&self, seat: Seat) -> Seat {
        const TWO: [Seat; 4] = [Seat::new(1), Seat::new(0), Seat::new(0), Seat::new(0)];
        const THREE: [Seat; 4] = [Seat::new(1), Seat::new(2), Seat::new(0), Seat::new(0)];
        const FOUR: [Seat; 4] = [Seat::new(1), Seat::new(2), Seat::new(3), Seat::new(0)];
        const NEXT: [[Seat; 4]; 4] = [TWO, THREE, FOUR, TWO];
        NEXT[self.variant as usize][seat.index()]
    }

    /// Takes the cards that are drawn after a trick off the stock; `draw` is told who draws, and how many
    /// cards are left then. The winner draws first, then the others in order; in dupla twice around.
    #[inline]
    pub(crate) fn draw(&mut self, mut draw: impl FnMut(Seat, usize)) {
        let mut seat = self.turn;
        for _ in 0..self.variant.trick_size() {
            self.stock -= 1;
            draw(seat, usize::from(self.stock));
            seat = self.after(seat);
        }
    }

    /// A card is played, and what is drawn after a trick is taken off the stock: who drew, and how many cards were left.
    pub(crate) fn play_and_draw(&mut self, card: Card<Italian>) -> Vec<(Seat, usize)> {
        let mut drawn = Vec::new();
        if self.play(card) {
            self.draw(|seat, left| drawn.push((seat, left)));
        }
        drawn
    }

    /// Tells who has drawn since the state was as `before`, a decision earlier, and how many cards were left then.
    pub(crate) fn drawn_since(&self, before: &PublicState, drawn: impl FnMut(Seat, usize)) {
        if self.stock < before.stock {
            PublicState { stock: before.stock, ..*self }.draw(drawn);
        }
    }

    /// The side that won the deal; `None` when it is void. Only when the deal is over.
    pub fn winner(&self) -> Option<usize> {
        let sides = &self.points[..self.variant.sides()];
        let most = *sides.iter().max()?;
        let mut best = (0..sides.len()).filter(|side| sides[*side] == most);
        let winner = best.next();
        if best.next().is_some() { None } else { winner }
    }

    /// What each seat scores by the points that the sides have now.
    pub(crate) fn scores(&self) -> Scores {
        self.winner().map_or_else(|| Scores::zero(self.variant.seats()), |winner| self.variant.won_by(winner))
    }

    /// How the scores came about: the points that each side took, and the deal that they won.
    pub(crate) fn account(&self) -> Account {
        let mut points = Scores::zero(self.variant.seats());
        for seat in Seat::all(self.variant.seats()) {
            points[seat] = self.points[self.variant.side(seat)].into();
        }
        let account = Account::new().counted("points", points);
        match self.winner() {
            Some(_) => account.with(AccountEntry::worth("deal", 1).shared(self.scores().as_slice())),
            None => account,
        }
    }

    /// The same state if every point that nobody has yet goes to the side of `seat`.
    pub(crate) fn with_rest_to(mut self, seat: Seat) -> PublicState {
        let taken: u8 = self.points[..self.variant.sides()].iter().sum();
        self.points[self.variant.side(seat)] += ALL_POINTS - taken;
        self
    }

    /// The result, once the deal is over.
    pub fn ending(&self) -> Option<Ending> {
        if !self.is_over() {
            return None;
        }
        let reason = match self.winner() {
            None => "void",
            Some(_) if self.tricks_left > 0 => "61 points",
            Some(_) => "points",
        };
        Some(Ending { scores: self.scores(), reason })
    }
}
