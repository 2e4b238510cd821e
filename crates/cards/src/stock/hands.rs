//! What a viewer knows of hands and stock.

use game::{Contradiction, MAX_SEATS, Seat, Viewer};

use super::{StockDue, StockReveal};
use crate::{Card, CardSet, Fit, Knowledge, Pack, Place, Placed};

/// What a viewer knows of hands that draw from a stock. Play proves nothing here beyond the cards that were played.
///
/// ```
/// use cards::{CardSet, Italian, StockDue, StockHands, StockReveal};
/// use game::Seat;
/// let own = Seat::new(0);
/// let mut hands = StockHands::<Italian>::new(CardSet::ALL, 2, 3);
/// let hand = StockReveal::Hand { seat: own, cards: "C1 B4 S3".parse().unwrap() };
/// hands.show(StockDue::Hand(own), &hand).unwrap();
/// hands.show(StockDue::Turned, &StockReveal::Turned { card: "D7".parse().unwrap() }).unwrap();
/// assert_eq!((hands.held(own).len(), hands.unseen().len()), (3, 36));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StockHands<P: Pack> {
    /// A place for each hand in the order of seats, then the stock, then the turned card under it.
    cards: Knowledge<P>,
    seats: usize,
    turned: Option<Card<P>>,
}

impl<P: Pack> StockHands<P> {
    /// Nothing is known yet of a pack that is dealt so.
    pub fn new(pack: CardSet<P>, seats: usize, hand: usize) -> StockHands<P> {
        let mut cards = Knowledge::new(pack);
        Seat::all(seats).for_each(|_| _ = cards.hand(hand));
        cards.pile(pack.len() - seats * hand - 1);
        cards.hand(1);
        StockHands { cards, seats, turned: None }
    }

    /// The turned card, once it has been shown.
    pub fn turned(&self) -> Option<Card<P>> {
        self.turned
    }

    /// The cards that this viewer knows to be in a seat's hand.
    pub fn held(&self, seat: Seat) -> CardSet<P> {
        self.cards.known(self.hand(seat))
    }

    /// All cards that have been played.
    pub fn played(&self) -> CardSet<P> {
        self.cards.gone()
    }

    /// The cards of which this viewer does not know where they are: in other hands, or in the stock.
    pub fn unseen(&self) -> CardSet<P> {
        self.cards.unseen()
    }

    /// Forgets the order of the stock: how a program looks that peeks at hands and shuffles what is to be drawn.
    pub fn forget_stock(&mut self) {
        self.cards.forget_orders();
    }

    /// A seat plays a card.
    pub fn play(&mut self, seat: Seat, card: Card<P>) -> Result<(), Contradiction> {
        let played = self.cards.play(self.hand(seat), card, CardSet::NONE);
        played.map_err(|_| Contradiction(format!("seat {seat} cannot hold {card}")))
    }

    /// A seat draws the card that leaves so many in the stock. What is shown is taken in when it is shown.
    pub fn draw(&mut self, viewer: Viewer, seat: Seat, left: usize) -> Result<(), Contradiction> {
        if StockDue::is_shown(seat, left, viewer) {
            return Ok(());
        }
        self.cards.draw(self.drawn_from(left), self.hand(seat))
    }

    /// Takes in a reveal where `due` is the next thing to be shown; refuses any other kind of reveal.
    pub fn show(&mut self, due: StockDue, reveal: &StockReveal<P>) -> Result<(), Contradiction> {
        match (due, reveal) {
            (StockDue::Hand(due), StockReveal::Hand { seat, cards }) if due == *seat => {
                let shown = self.cards.show_all(self.hand(*seat), *cards);
                shown.map_err(|_| Contradiction(format!("seat {seat} cannot hold {cards}")))
            }
            (StockDue::Turned, StockReveal::Turned { card }) => {
                self.turned = Some(*card);
                self.cards.show_all(self.bottom(), card.alone())
            }
            (StockDue::Stock, StockReveal::Stock { cards }) => match cards.split_last() {
                Some((last, order)) if self.turned == Some(*last) => {
                    self.cards.show_order(self.stock(), order)
                }
                _ => Err(Contradiction("this cannot be the stock".into())),
            },
            (StockDue::Draw(due, left), StockReveal::Draw { seat, card }) if due == *seat => {
                let from = self.drawn_from(left.into());
                self.cards.pass(from, self.hand(*seat), card.alone())
            }
            _ => Err(Contradiction(format!("{due} is to be shown now"))),
        }
    }

    /// Whether anything fits.
    pub fn check(&self) -> Result<(), Contradiction> {
        self.cards.check()
    }

    /// Everything that fits.
    pub fn fit(&self) -> Result<Fit<P>, Contradiction> {
        self.cards.fit().map_err(|misfit| Contradiction(misfit.to_string()))
    }

    /// The hands of a world, and its stock from the bottom to the top.
    pub fn world<'a>(
        &'a self,
        placed: &'a Placed<P>,
    ) -> ([CardSet<P>; MAX_SEATS], impl Iterator<Item = Card<P>> + 'a) {
        let mut hands = [CardSet::NONE; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            hands[seat.index()] = placed.cards(self.hand(seat));
        }
        let bottom = placed.cards(self.bottom()).iter();
        let shown = self.cards.order(self.stock()).unwrap_or_default().iter().rev();
        let stock = bottom.chain(placed.unknown(self.stock()).iter().chain(shown).copied());
        (hands, stock)
    }

    fn hand(&self, seat: Seat) -> Place {
        self.cards.place(seat.index())
    }

    fn stock(&self) -> Place {
        self.cards.place(self.seats)
    }

    fn bottom(&self) -> Place {
        self.cards.place(self.seats + 1)
    }

    /// Where the card is drawn from that leaves so many in the stock.
    fn drawn_from(&self, left: usize) -> Place {
        if left == 0 { self.bottom() } else { self.stock() }
    }
}
