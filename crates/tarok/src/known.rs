//! What a viewer has understood from the events: certain facts, and nothing else.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Following, Knowledge, Place, Placed, Tarok, Trick};
use game::random::shuffle;
use game::{Contradiction, Rng, Seat, Viewer};

use crate::counting::{KINGS, NEVER_DISCARDED, TAROKS};
use crate::moves::Discard;
use crate::public_state::{HAND, TALON};
use crate::reveal::Due;
use crate::{Contract, Deal, Move, Phase, Position, PublicState, Reveal, SEATS, Seen};

/// A finished trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastTrick {
    /// Who led.
    pub leader: Seat,
    /// The cards in the order they were played.
    pub cards: [Card<Tarok>; SEATS],
    /// Who took it.
    pub taker: Seat,
}

/// The certain facts of one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    public: PublicState,
    cards: Knowledge<Tarok>,
    hands: [Place; SEATS],
    /// The talon as long as its order matters.
    talon: Place,
    /// The talon of solo and beggar, which stays closed.
    closed: Place,
    /// The cards of the talon that were given away in klop.
    given: Place,
    /// What declarer laid away.
    laid_away: Place,
    /// The talon as it was dealt, where it has been shown.
    order: Option<[Card<Tarok>; TALON]>,
    /// The gifts of klop in their order.
    gifts: ArrayVec<Card<Tarok>, TALON>,
    /// What each seat has played.
    played_by: [CardSet<Tarok>; SEATS],
    last_trick: Option<LastTrick>,
}

impl Known {
    /// Nothing has been shown. All that is known is that every hand was dealt a tarok.
    pub(crate) fn blank(public: PublicState) -> Known {
        let mut cards = Knowledge::new(CardSet::ALL);
        let hands = [cards.hand(HAND), cards.hand(HAND), cards.hand(HAND)];
        let talon = cards.pile(TALON);
        let (closed, given, laid_away) = (cards.hand(0), cards.hand(0), cards.hand(0));
        for hand in hands {
            cards.at_least_one(hand, TAROKS).expect("there is room for three facts");
        }
        Known {
            public,
            cards,
            hands,
            talon,
            closed,
            given,
            laid_away,
            order: None,
            gifts: ArrayVec::new(),
            played_by: [CardSet::NONE; SEATS],
            last_trick: None,
        }
    }

    /// What everybody sees.
    pub fn public(&self) -> &PublicState {
        &self.public
    }

    /// Where the cards lie, as far as it is known.
    pub fn cards(&self) -> &Knowledge<Tarok> {
        &self.cards
    }

    /// The cards that this viewer knows to be in a seat's hand.
    pub fn held(&self, seat: Seat) -> CardSet<Tarok> {
        self.cards.known(self.hands[seat.index()])
    }

    /// The cards that may be in a seat's hand.
    pub fn may_hold(&self, seat: Seat) -> CardSet<Tarok> {
        self.cards.may(self.hands[seat.index()])
    }

    /// What declarer laid away, as far as it is known.
    pub fn discards(&self) -> CardSet<Tarok> {
        self.cards.known(self.laid_away)
    }

    /// The talon as it was dealt, once it has been shown.
    pub fn talon(&self) -> Option<&[Card<Tarok>; TALON]> {
        self.order.as_ref()
    }

    /// The gifts of klop in their order.
    pub fn gifts(&self) -> &[Card<Tarok>] {
        &self.gifts
    }

    /// What a seat has played.
    pub fn played_by(&self, seat: Seat) -> CardSet<Tarok> {
        self.played_by[seat.index()]
    }

    /// The last finished trick.
    pub fn last_trick(&self) -> Option<&LastTrick> {
        self.last_trick.as_ref()
    }

    // --- what is told ---

    pub(crate) fn decide(&mut self, viewer: Viewer, seat: Seat, seen: &Seen) -> Result<(), Contradiction> {
        match *seen {
            Seen::Said(Move::Card(card)) => self.play(seat, card),
            Seen::Said(mv) => self.say(seat, mv),
            Seen::Discard { known, hidden } => self.discard(viewer, seat, known, hidden.into()),
        }
    }

    /// A word that anybody can judge: it does not depend on cards.
    fn say(&mut self, seat: Seat, mv: Move) -> Result<(), Contradiction> {
        if !self.public.choice(CardSet::NONE).contains(mv) {
            return Err(Contradiction(format!("seat {seat} cannot say {mv}")));
        }
        match mv {
            Move::Bid(_) | Move::Pass => {
                self.public.bid(mv);
                if matches!(self.public.contract(), Some(Contract::Solo | Contract::Beggar)) {
                    self.cards.pass_unseen(self.talon, self.closed, TALON, CardSet::NONE)?;
                }
            }
            Move::Talon(group) => {
                let Some(talon) = self.order else {
                    return Err(Contradiction("the talon is to be shown first".into()));
                };
                let cards = self.public.take_group(&talon, group);
                self.cards.pick(self.talon, self.hands[seat.index()], cards)?;
            }
            Move::Announce(items) => self.public.announce(items),
            Move::Kontra(items) => self.public.kontra(items),
            Move::Discard(_) | Move::Card(_) => {
                return Err(Contradiction(format!("{mv} is no word")));
            }
        }
        Ok(())
    }

    fn discard(
        &mut self,
        viewer: Viewer,
        seat: Seat,
        known: CardSet<Tarok>,
        hidden: usize,
    ) -> Result<(), Contradiction> {
        let odd = || Contradiction(format!("seat {seat} cannot lay this away"));
        if self.public.phase() != Phase::Discard || known.len() + hidden != self.public.group_size() {
            return Err(odd());
        }
        let hand = self.hands[seat.index()];
        if viewer.sees(seat) {
            let discard = Discard::of(known).filter(|_| hidden == 0).ok_or_else(odd)?;
            if !self.public.choice(self.held(seat)).contains(Move::Discard(discard)) {
                return Err(odd());
            }
        } else if !known.is_within(TAROKS - NEVER_DISCARDED) {
            return Err(odd());
        }
        self.cards.pass(hand, self.laid_away, known)?;
        self.cards.pass_unseen(hand, self.laid_away, hidden, NEVER_DISCARDED | TAROKS)?;
        if self.public.rules().discards_forced && known.meets(TAROKS) {
            // A tarok goes only where suit cards are lacking: none but kings were kept.
            self.cards.lacks(hand, !(TAROKS | KINGS))?;
        }
        self.public.discard(known & TAROKS);
        Ok(())
    }

    fn play(&mut self, seat: Seat, card: Card<Tarok>) -> Result<(), Contradiction> {
        if self.public.phase() != Phase::Card {
            return Err(Contradiction("no card can be played now".into()));
        }
        let duties = self.public.duties();
        let mut trick = Trick::default();
        for card in self.public.trick() {
            duties.play_unchecked(&mut trick, *card);
        }
        self.cards.play(self.hands[seat.index()], card, duties.barring(&trick, card))?;
        self.played_by[seat.index()].insert(card);
        let laid: ArrayVec<(Seat, Card<Tarok>), SEATS> = self.public.laid().chain([(seat, card)]).collect();
        if let Some(taker) = self.public.play(card) {
            let cards = [laid[0].1, laid[1].1, laid[2].1];
            self.last_trick = Some(LastTrick { leader: laid[0].0, cards, taker });
        }
        Ok(())
    }

    pub(crate) fn show(&mut self, due: Due, reveal: &Reveal) -> Result<(), Contradiction> {
        match (due, reveal) {
            (Due::Hand(due), Reveal::Hand { seat, cards }) if due == *seat => {
                self.cards.show_all(self.hands[seat.index()], *cards)
            }
            (Due::Talon, Reveal::Talon { cards }) => {
                self.cards.show_order(self.talon, cards)?;
                self.order = cards.as_slice().try_into().ok();
                Ok(())
            }
            (Due::Gift(due, _), Reveal::Gift { seat, card }) if due == *seat => {
                self.cards.draw(self.talon, self.given)?;
                self.cards.show(self.given, card.alone())?;
                self.gifts.push(*card);
                self.public.give(*card);
                Ok(())
            }
            _ => Err(Contradiction(format!("{due} is to be shown now"))),
        }
    }

    // --- worlds ---

    pub(crate) fn world(&self, placed: &Placed<Tarok>) -> Position {
        let hands = self.hands.map(|hand| placed.cards(hand));
        let mut talon = [Card::at(0); TALON];
        if let Some(order) = self.order {
            talon = order;
        } else {
            let closed = placed.cards(self.closed);
            let pile = self.gifts.iter().chain(placed.unknown(self.talon)).copied().chain(closed);
            for (place, card) in talon.iter_mut().zip(pile) {
                *place = card;
            }
        }
        Position::of(self.public, hands, talon, placed.cards(self.laid_away))
    }

    /// The deal that leads to a world.
    pub(crate) fn deal<R: Rng>(&self, world: &Position, rng: &mut R) -> Deal {
        let mut hands = [0, 1, 2].map(|seat| world.hand(Seat::new(seat)) | self.played_by[seat]);
        let mut talon = *world.whole_talon();
        for (place, gift) in talon.iter_mut().zip(&self.gifts) {
            *place = *gift;
        }
        if let (Some(declarer), Some(group)) = (self.public.declarer(), self.public.group()) {
            let hand = &mut hands[declarer.index()];
            *hand |= world.discards();
            *hand -= self.public.group_of(&talon, group);
        }
        match self.order {
            Some(order) => talon = order,
            None if world.order_means_nothing() => shuffle(rng, &mut talon),
            None => {}
        }
        Deal::of(hands, talon)
    }
}
