//! What a viewer has understood from the events: certain facts, and nothing else.

use cards::{Card, CardSet, Italian};
use game::{Contradiction, MAX_SEATS, Seat, Viewer};

use crate::reveal::{Showing, Showings};
use crate::{Briskula, Reveal, Table};

/// The certain facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Knowledge {
    pub(crate) table: Table,
    /// The cards known to be in each hand.
    pub(crate) held: [CardSet<Italian>; MAX_SEATS],
    /// All cards that have been played.
    pub(crate) played: CardSet<Italian>,
    /// The turned card, once it has been shown.
    pub(crate) turned: Option<Card<Italian>>,
    /// The stock as it was dealt, from the top, where it has been shown.
    pub(crate) stock: Vec<Card<Italian>>,
    /// The last finished trick: who led, the cards, who took it.
    pub(crate) last_trick: Option<(Seat, Vec<Card<Italian>>, Seat)>,
    /// What must be shown before anybody decides.
    pub(crate) awaited: Showings,
}

impl Knowledge {
    pub(crate) fn blank(game: &Briskula, viewer: Viewer) -> Knowledge {
        Knowledge {
            table: game.table(cards::Suit::at(0)),
            held: [CardSet::NONE; MAX_SEATS],
            played: CardSet::NONE,
            turned: None,
            stock: Vec::new(),
            last_trick: None,
            awaited: Showing::at_start(game, viewer),
        }
    }

    /// The turned card as long as it lies under the stock.
    pub(crate) fn turned_in_stock(&self) -> Option<Card<Italian>> {
        self.turned.filter(|_| self.table.stock() > 0)
    }

    /// The card with so many below it in the stock, where that is known.
    fn known_in_stock(&self, below: usize) -> Option<Card<Italian>> {
        if below == 0 { self.turned } else { self.stock.iter().rev().nth(below).copied() }
    }

    /// All cards of which the viewer knows where they are.
    pub(crate) fn placed(&self) -> CardSet<Italian> {
        let turned = self.turned_in_stock().map_or(CardSet::NONE, Card::alone);
        self.held.iter().fold(self.played | turned, |all, held| all | *held)
    }

    /// Whether every card of a seat is known.
    pub(crate) fn knows_hand(&self, seat: Seat) -> bool {
        self.held[seat.index()].len() == self.table.hand_size(seat)
    }

    /// Takes in a decision.
    pub(crate) fn decide(
        &mut self,
        game: &Briskula,
        viewer: Viewer,
        seat: Seat,
        card: Card<Italian>,
    ) -> Result<(), Contradiction> {
        if let Some(awaited) = self.awaited.first() {
            return Err(Contradiction(format!("{} is to be shown first", awaited.text())));
        }
        if self.table.turn() != Some(seat) {
            return Err(Contradiction(format!("it is not the turn of seat {seat}")));
        }
        let known = self.held[seat.index()];
        if !known.contains(card) {
            let elsewhere = self.placed().contains(card) || !game.variant().pack().contains(card);
            if elsewhere || self.knows_hand(seat) {
                return Err(Contradiction(format!("seat {seat} cannot hold {card}")));
            }
        }
        self.held[seat.index()].remove(card);
        self.played.insert(card);
        let before = self.table;
        let draws = self.table.play(card);
        if self.table.tricks_left() < before.tricks_left() {
            let leader = before.laid().next().map_or(seat, |(leader, _)| leader);
            let mut trick = before.trick().to_vec();
            trick.push(card);
            self.last_trick = Some((leader, trick, self.table.mover()));
        }
        if draws {
            self.awaited = Showing::of_draw(game, &self.table, viewer);
            let mut table = self.table;
            table.draw(|seat, left| {
                if let Some(known) = self.known_in_stock(left) {
                    self.held[seat.index()].insert(known);
                }
            });
            self.table = table;
        }
        Ok(())
    }

    /// Takes in something shown.
    pub(crate) fn show(&mut self, game: &Briskula, reveal: &Reveal) -> Result<(), Contradiction> {
        let Some(awaited) = self.awaited.first().copied() else {
            return Err(Contradiction("nothing is to be shown now".into()));
        };
        match (awaited, reveal) {
            (Showing::Hand(due), Reveal::Hand { seat, cards }) if due == *seat => {
                self.show_hand(game, *seat, *cards)?;
            }
            (Showing::Turned, Reveal::Turned { card }) => {
                if self.placed().contains(*card) || !game.variant().pack().contains(*card) {
                    return Err(Contradiction(format!("{card} cannot lie under the stock")));
                }
                self.turned = Some(*card);
                self.table.set_trump(card.suit());
            }
            (Showing::Stock, Reveal::Stock { cards }) => self.show_stock(game, cards)?,
            (Showing::Draw(due, left), Reveal::Draw { seat, card }) if due == *seat => {
                self.show_draw(game, *seat, usize::from(left), *card)?;
            }
            _ => return Err(Contradiction(format!("{} is to be shown now", awaited.text()))),
        }
        self.awaited.remove(0);
        Ok(())
    }

    fn show_hand(
        &mut self,
        game: &Briskula,
        seat: Seat,
        cards: CardSet<Italian>,
    ) -> Result<(), Contradiction> {
        let known = self.held[seat.index()];
        let fits = cards.is_within(game.variant().pack())
            && known.is_within(cards)
            && !(self.placed() - known).meets(cards)
            && cards.len() == self.table.hand_size(seat);
        if !fits {
            return Err(Contradiction(format!("seat {seat} cannot hold {cards}")));
        }
        self.held[seat.index()] = cards;
        Ok(())
    }

    fn show_stock(&mut self, game: &Briskula, cards: &[Card<Italian>]) -> Result<(), Contradiction> {
        let stock: CardSet<Italian> = cards.iter().copied().collect();
        let rest = self.held.iter().fold(game.variant().pack(), |rest, held| rest - *held);
        let fits = stock == rest && cards.len() == stock.len() && cards.last().copied() == self.turned;
        if !fits {
            return Err(Contradiction("this cannot be the stock".into()));
        }
        self.stock = cards.to_vec();
        Ok(())
    }

    fn show_draw(
        &mut self,
        game: &Briskula,
        seat: Seat,
        left: usize,
        card: Card<Italian>,
    ) -> Result<(), Contradiction> {
        let fits = match self.known_in_stock(left) {
            Some(known) => known == card,
            None => (game.variant().pack() - self.placed()).contains(card),
        };
        if !fits {
            return Err(Contradiction(format!("seat {seat} cannot draw {card}")));
        }
        self.held[seat.index()].insert(card);
        Ok(())
    }
}
