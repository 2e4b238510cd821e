//! What a viewer has understood from the events: certain facts, and nothing else.

use super::Toy;
use super::cards::{Card, Cards};
use super::deal::Deal;
use super::moves::Seen;
use super::public_state::{Phase, PublicState};
use super::reveal::{Due, Reveal};
use crate::{Contradiction, Seat, Viewer};

/// The certain facts. `None` is what the viewer has not been shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge {
    pub(super) public: PublicState,
    /// What each seat was dealt.
    pub(super) dealt: [Option<Cards>; 3],
    pub(super) talon: Option<Cards>,
    /// The whole discard.
    pub(super) discards: Option<Cards>,
    /// The fours in the discard, which everybody is shown.
    pub(super) shown: Cards,
    /// All cards of the suits in which a seat did not follow: it holds none of them any more.
    pub(super) void: [Cards; 3],
}

impl Knowledge {
    pub(super) fn blank(game: Toy) -> Knowledge {
        Knowledge {
            public: game.public_at_start(),
            dealt: [None; 3],
            talon: None,
            discards: None,
            shown: Cards::NONE,
            void: [Cards::NONE; 3],
        }
    }

    /// The cards in a seat's hand now, where they are known.
    pub fn hand(&self, seat: Seat) -> Option<Cards> {
        let mut cards = self.dealt[seat.index()]?;
        if self.public.declarer() == Some(seat) {
            cards |= self.talon?;
            if self.public.has_discarded() {
                cards = cards - self.discards?;
            }
        }
        Some(cards - self.public.played(seat))
    }

    /// Takes in something shown. Whether it agrees with what is known is checked by counting worlds.
    pub(super) fn show(&mut self, due: Due, reveal: &Reveal) -> Result<(), Contradiction> {
        match (due, *reveal) {
            (Due::Hand(own), Reveal::Hand { seat, cards }) if own == seat => {
                self.dealt[seat.index()] = Some(cards);
            }
            (Due::Talon, Reveal::Talon { cards }) => self.talon = Some(cards),
            (Due::End, Reveal::End { deal, discards }) => self.show_end(deal, discards)?,
            _ => return Err(Contradiction(format!("{due} is to be shown now"))),
        }
        Ok(())
    }

    fn show_end(&mut self, deal: Deal, discards: Cards) -> Result<(), Contradiction> {
        let agrees = |known: Option<Cards>, truth: Cards| known.is_none_or(|known| known == truth);
        let agreed = Seat::all(3).all(|seat| agrees(self.dealt[seat.index()], deal.hand(seat)))
            && agrees(self.talon, deal.talon())
            && agrees(self.discards, discards)
            && discards & Cards::FOURS == self.shown & Cards::FOURS
            && discards.len() == if self.public.has_discarded() { Deal::SIZE } else { 0 };
        if !agreed {
            return Err(Contradiction("the cards shown at the end are not those seen before".into()));
        }
        self.dealt = [0, 1, 2].map(|seat| Some(deal.hand(Seat::new(seat))));
        self.talon = Some(deal.talon());
        self.discards = Some(discards);
        Ok(())
    }

    /// Takes in a decision. Whether the cards can have been there is checked by counting worlds.
    pub(super) fn decide(&mut self, viewer: Viewer, seat: Seat, seen: Seen) -> Result<(), Contradiction> {
        match (self.public.phase(), seen) {
            (Phase::Bidding, Seen::Pass) => self.public.say(None),
            (Phase::Bidding, Seen::Bid(bid)) => {
                if !self.public.beats(bid) {
                    return Err(Contradiction(format!("\"{bid}\" is not higher than the bid before")));
                }
                self.public.say(Some(bid));
            }
            (Phase::Discarding, Seen::Discard(cards)) => self.see_discard(viewer.sees(seat), cards)?,
            (Phase::Playing, Seen::Play(card)) => self.see_card(seat, card)?,
            _ => return Err(Contradiction(format!("\"{seen}\" is not the kind of decision to be made"))),
        }
        Ok(())
    }

    fn see_discard(&mut self, all_of_it: bool, cards: Cards) -> Result<(), Contradiction> {
        if all_of_it && cards.len() != Deal::SIZE {
            return Err(Contradiction("the own discard is seen whole".into()));
        }
        if !all_of_it && !cards.is_within(Cards::FOURS) {
            return Err(Contradiction("only a four is shown when it is discarded".into()));
        }
        self.shown = cards & Cards::FOURS;
        self.discards = (cards.len() == Deal::SIZE).then_some(cards);
        self.public.discard();
        Ok(())
    }

    fn see_card(&mut self, seat: Seat, card: Card) -> Result<(), Contradiction> {
        if Seat::all(3).any(|other| self.public.played(other).contains(card)) {
            return Err(Contradiction(format!("{card} has been played before")));
        }
        if self.void[seat.index()].contains(card) {
            return Err(Contradiction(format!("seat {seat} has no more cards of the suit of {card}")));
        }
        if let Some(led) = self.public.led().filter(|led| *led != card.suit()) {
            self.void[seat.index()] |= Cards::ALL.of_suit(led);
        }
        self.public.play(card);
        Ok(())
    }

    /// The cards that were in the talon, where this viewer was shown them.
    pub fn talon(&self) -> Option<Cards> {
        self.talon
    }

    /// The cards of the discard that this viewer knows.
    pub fn discards(&self) -> Cards {
        self.discards.unwrap_or(self.shown)
    }
}
