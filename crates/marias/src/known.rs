//! What a viewer has understood from the events: certain facts, and nothing else.

use cards::{Card, CardSet, German, Knowledge, Place, Suit};
use game::{Contradiction, Seat, Viewer};

use crate::bid::{Bid, Goal};
use crate::deal::{SECOND, first_size};
use crate::moves::{Move, Seen};
use crate::play::{FAT, KINGS, Play, seven};
use crate::position::{allows_colour, decisions};
use crate::reveal::{Due, Reveal};
use crate::{Contract, Phase, PublicState, SEATS};

/// The last finished trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastTrick {
    /// Who led.
    pub leader: Seat,
    /// The cards in order.
    pub cards: [Card<German>; SEATS],
    /// Who took it.
    pub taker: Seat,
}

/// The suits in which each seat did not follow. Anybody who watches sees that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Voids([u8; SEATS]);

impl Voids {
    /// Whether a seat has not followed in a suit.
    #[inline]
    pub const fn has(self, seat: Seat, suit: Suit<German>) -> bool {
        self.0[seat.index()] >> suit.index() & 1 == 1
    }

    /// A seat plays a card; the trick is as it lies before that.
    #[inline]
    pub fn see(&mut self, play: &Play, seat: Seat, card: Card<German>) {
        if let Some((led, _)) = play.led_and_best() {
            self.0[seat.index()] |= u8::from(led.suit() != card.suit()) << led.suit().index();
        }
    }
}

/// The certain facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    pub(crate) public: PublicState,
    pub(crate) cards: Knowledge<German>,
    pub(crate) places: Spots,
    /// The trump card before it is turned up, where the viewer knows it and it still matters.
    pub(crate) trump: Option<Card<German>>,
    /// What each seat has played.
    pub(crate) played: [CardSet<German>; SEATS],
    /// The suits in which each seat has shown that it has none: it did not follow.
    pub(crate) voids: Voids,
    pub(crate) last_trick: Option<LastTrick>,
    /// Forhont's second five cards, where they were shown: a trump that was chosen unseen is one of them.
    second: CardSet<German>,
    /// The cards in the tricks that each seat took.
    pub(crate) taken: [CardSet<German>; SEATS],
}

/// Where cards can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spots {
    pub(crate) hands: [Place; SEATS],
    pub(crate) talon: Place,
    /// What each seat is still to be dealt, forhont's first card left aside.
    pub(crate) coming: [Place; SEATS],
    pub(crate) eighth: Place,
}

impl Known {
    pub(crate) fn blank(public: PublicState) -> Known {
        let forhont = public.forhont();
        let mut cards = Knowledge::new(CardSet::ALL);
        let hands = [0, 1, 2].map(|seat| cards.hand(first_size(forhont, Seat::new(seat))));
        let talon = cards.hand(0);
        let coming = [0, 1, 2].map(|seat| cards.hand(if seat == forhont.index() { 4 } else { 5 }));
        let eighth = cards.hand(1);
        let places = Spots { hands, talon, coming, eighth };
        let none = [CardSet::NONE; SEATS];
        Known {
            public,
            cards,
            places,
            trump: None,
            played: none,
            voids: Voids::default(),
            last_trick: None,
            second: CardSet::NONE,
            taken: none,
        }
    }

    /// What everybody sees.
    pub fn public(&self) -> &PublicState {
        &self.public
    }

    /// The cards that this viewer knows to be in a seat's hand.
    pub fn held(&self, seat: Seat) -> CardSet<German> {
        self.cards.known(self.places.hands[seat.index()])
    }

    /// All cards that may be in a seat's hand, those that are known to be there included.
    pub fn may_hold(&self, seat: Seat) -> CardSet<German> {
        self.cards.may(self.places.hands[seat.index()])
    }

    /// The cards that this viewer knows to be in the talon.
    pub fn talon(&self) -> CardSet<German> {
        self.cards.known(self.places.talon)
    }

    /// The cards of which this viewer does not know where they are.
    pub fn unseen(&self) -> CardSet<German> {
        self.cards.unseen()
    }

    /// All cards that have been played.
    pub fn played(&self) -> CardSet<German> {
        self.played[0] | self.played[1] | self.played[2]
    }

    /// What a seat has played.
    pub fn played_by(&self, seat: Seat) -> CardSet<German> {
        self.played[seat.index()]
    }

    /// The trump card, turned up or not, if the viewer knows it.
    pub fn trump_card(&self) -> Option<Card<German>> {
        self.public.turned().or(self.trump)
    }

    /// The suits in which seats have not followed.
    pub fn voids(&self) -> Voids {
        self.voids
    }

    /// The last finished trick.
    pub fn last_trick(&self) -> Option<LastTrick> {
        self.last_trick
    }

    /// The cards in the tricks that a seat has taken.
    pub fn taken_by(&self, seat: Seat) -> CardSet<German> {
        self.taken[seat.index()]
    }

    /// What the seat to decide may do; its cards are known.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        decisions(&self.public, self.held(seat), self.talon(), self.trump_card(), |mv| moves.push(mv));
        moves
    }

    fn hand(&self, seat: Seat) -> Place {
        self.places.hands[seat.index()]
    }

    // --- decisions ---

    pub(crate) fn decide(&mut self, viewer: Viewer, seat: Seat, seen: Seen) -> Result<(), Contradiction> {
        let impossible = || Err(Contradiction(format!("seat {seat} cannot decide \"{seen}\" here")));
        let own = viewer.sees(seat);
        if let (Seen::Whole(mv), true) = (seen, own)
            && !self.legal(seat).contains(&mv)
        {
            return impossible();
        }
        let hidden = matches!(seen, Seen::HiddenTrump | Seen::HiddenTalon);
        match (self.public.phase(), seen) {
            _ if hidden && own => return impossible(),
            (Phase::Trump, Seen::HiddenTrump) => self.choose_trump(None, false)?,
            (Phase::Trump, Seen::Whole(Move::Trump(card))) if own => self.choose_trump(Some(card), false)?,
            (Phase::Trump, Seen::Whole(Move::Blind)) if self.public.rules().blind_trump => {
                self.choose_trump(None, true)?;
            }
            (Phase::Talon, Seen::HiddenTalon) => {
                let never = if self.public.rules().betl_durch { CardSet::NONE } else { FAT };
                self.cards.pass_unseen(self.hand(seat), self.places.talon, 2, never)?;
                self.public.lay();
            }
            (Phase::Talon, Seen::Whole(Move::Talon(first, second))) if own => {
                self.cards.pass(self.hand(seat), self.places.talon, first.alone() | second.alone())?;
                self.public.lay();
            }
            (Phase::Speaking, Seen::Whole(Move::Colour)) if self.public.contract() == Contract::Open => {
                self.cards.lacks(self.places.talon, FAT)?;
                if !allows_colour(self.talon(), self.trump) {
                    return impossible();
                }
                self.public.speak_colour();
            }
            (Phase::Speaking, Seen::Whole(Move::Say(bid))) => match self.named(bid) {
                Some(goal) => {
                    self.trump = None;
                    self.public.speak(goal);
                }
                None => return impossible(),
            },
            (Phase::Answering, Seen::Whole(Move::Good)) => self.public.answer_good(),
            (Phase::Answering, Seen::Whole(Move::Bad)) => {
                self.cards.pass_unseen(self.places.talon, self.hand(seat), 2, CardSet::NONE)?;
                self.public.answer_bad();
            }
            (Phase::Bidding, Seen::Whole(Move::Say(bid))) => {
                if !own && !self.can_say(seat, bid) {
                    return impossible();
                }
                if let (true, Some(trump)) = (bid.announces(Goal::Sedma), self.public.trump()) {
                    self.cards.show(self.hand(seat), seven(trump).alone())?;
                }
                self.public.bid(bid);
            }
            (Phase::Playing, Seen::Whole(Move::Play(card))) => self.see_card(seat, card)?,
            _ => return impossible(),
        }
        Ok(())
    }

    fn choose_trump(&mut self, card: Option<Card<German>>, blind: bool) -> Result<(), Contradiction> {
        self.trump = card;
        if blind {
            // Whoever sees all has seen this card lying there.
            self.trump = self.cards.known(self.places.eighth).lowest();
        }
        for seat in 0..SEATS {
            let (coming, hand) = (self.places.coming[seat], self.places.hands[seat]);
            self.cards.pass_unseen(coming, hand, self.cards.size(coming), CardSet::NONE)?;
        }
        let forhont = self.hand(self.public.forhont());
        self.cards.pass_unseen(self.places.eighth, forhont, 1, CardSet::NONE)?;
        self.public.choose_trump(blind);
        Ok(())
    }

    /// The game that a bid names, if it is one that may be named now.
    fn named(&self, bid: Bid) -> Option<Goal> {
        self.public.higher_games().find(|goal| Bid::NONE.announcing(*goal) == bid)
    }

    /// Whether a seat whose cards are hidden can make this bid, with the seven if it may have it.
    fn can_say(&self, seat: Seat, bid: Bid) -> bool {
        let may_hold = self.public.trump().is_some_and(|trump| self.may_hold(seat).contains(seven(trump)));
        let (heads, free) = self.public.statements(may_hold);
        heads.into_iter().flatten().any(|head| free.subsets().any(|more| head.and(more) == bid))
    }

    fn see_card(&mut self, seat: Seat, card: Card<German>) -> Result<(), Contradiction> {
        let barring = self.public.play().barring(card);
        self.cards.play(self.hand(seat), card, barring)?;
        let leader = self.public.laid().next().map_or(seat, |(leader, _)| leader);
        self.voids.see(self.public.play(), seat, card);
        self.public.play_card(card);
        self.played[seat.index()].insert(card);
        if let Some(cards) = self.public.play().finished() {
            let taker = self.public.play().taker();
            self.last_trick = Some(LastTrick { leader, cards, taker });
            self.taken[taker.index()] |= cards.into_iter().collect();
        }
        Ok(())
    }

    // --- reveals ---

    pub(crate) fn show(&mut self, due: Due, reveal: &Reveal) -> Result<(), Contradiction> {
        match (due, reveal) {
            (Due::First(of), Reveal::Hand { seat, cards }) if of == *seat => {
                self.cards.show_all(self.hand(of), *cards)
            }
            (Due::Second(of), Reveal::Hand { seat, cards }) if of == *seat && cards.len() == SECOND => {
                if of == self.public.forhont() {
                    self.second = *cards;
                }
                if self.cards.knows_all(self.hand(of)) {
                    // Whoever sees all knows them already.
                    let held = self.held(of);
                    return if cards.is_within(held) { Ok(()) } else { cannot(of, *cards) };
                }
                let all = self.held(of) | *cards;
                self.cards.show_all(self.hand(of), all)
            }
            (Due::Coming(of), Reveal::Coming { seat, cards }) if of == *seat => self.show_coming(of, cards),
            (Due::Trump, Reveal::Trump { card }) => {
                let forhont = self.public.forhont();
                if !self.second.contains(*card) || self.trump.is_some_and(|trump| trump != *card) {
                    return cannot(forhont, card.alone());
                }
                self.trump = Some(*card);
                Ok(())
            }
            (Due::Turned, Reveal::Turned { card }) => {
                let forhont = self.public.forhont();
                if self.trump.is_some_and(|trump| trump != *card) {
                    return Err(Contradiction(format!("{card} is not the trump card")));
                }
                self.cards.show(self.hand(forhont), card.alone())?;
                self.trump = None;
                self.public.turn_up(*card);
                Ok(())
            }
            (Due::Taken(seat), Reveal::Talon { cards }) if cards.len() == 2 => {
                // Whoever sees all, and whoever laid them, knows them already.
                let held = self.held(seat);
                if self.cards.knows_all(self.hand(seat)) {
                    return if cards.is_within(held) { Ok(()) } else { cannot(seat, *cards) };
                }
                self.cards.show_all(self.hand(seat), held | *cards)
            }
            (Due::Talon, Reveal::Talon { cards }) => self.cards.show_all(self.places.talon, *cards),
            (Due::Marriage(of, in_suit), Reveal::Marriage { seat, suit })
                if (of, in_suit) == (*seat, *suit) =>
            {
                self.cards.show(self.hand(of), king(*suit))?;
                self.public.declare(of, *suit);
                Ok(())
            }
            (Due::Open(of), Reveal::Open { seat, cards }) if of == *seat => {
                self.cards.show_all(self.hand(of), *cards)
            }
            _ => Err(Contradiction(format!("{due} is to be shown now"))),
        }
    }

    /// A horník that was not declared: the king is not in the same hand.
    pub(crate) fn not_shown(&mut self, due: Due) -> Result<(), Contradiction> {
        match due {
            Due::Marriage(seat, suit) => self.cards.lacks(self.hand(seat), king(suit)),
            _ => Err(Contradiction(format!("{due} is to be shown now"))),
        }
    }

    fn show_coming(&mut self, seat: Seat, cards: &[Card<German>]) -> Result<(), Contradiction> {
        let mut cards: Vec<Card<German>> = cards.to_vec();
        let of_forhont = seat == self.public.forhont();
        if of_forhont && !cards.is_empty() {
            self.cards.show_all(self.places.eighth, cards.remove(0).alone())?;
        }
        let set: CardSet<German> = cards.iter().copied().collect();
        if set.len() != cards.len() {
            return cannot(seat, set);
        }
        self.cards.show_all(self.places.coming[seat.index()], set)
    }
}

fn king(suit: Suit<German>) -> CardSet<German> {
    KINGS.of_suit(suit)
}

fn cannot(seat: Seat, cards: CardSet<German>) -> Result<(), Contradiction> {
    Err(Contradiction(format!("seat {seat} cannot have got {cards}")))
}
