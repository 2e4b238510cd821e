//! The whole truth: the public state, every hand, the talon, the trump that has not been turned up.

use cards::{Card, CardSet, German};
use game::random::{below, mix};
use game::{Ending, MAX_SEATS, Rng, Seat};

use crate::bid::{Bid, Goal};
use crate::moves::{Move, Moves};
use crate::play::{FAT, seven};
use crate::{Contract, Deal, Phase, PublicState, SEATS, objection, scoring};

/// A position: a small plain value that is copied freely.
///
/// ```
/// use game::{Game, Position, random::{deal_stream, fast}};
/// use marias::Marias;
/// let game = Marias::default();
/// let mut position = game.start(&game.deal(&mut deal_stream(1, 0)));
/// let mut rng = fast(1);
/// while !position.is_over() {
///     let decision = position.random_move(&mut rng);
///     position.play_unchecked(decision);
/// }
/// assert_eq!(position.ending().unwrap().scores.sum(), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    hands: [CardSet<German>; SEATS],
    talon: CardSet<German>,
    /// What each seat is still to be dealt: the second five cards until the trump is chosen.
    coming: [CardSet<German>; SEATS],
    /// The first card that forhont is still to be dealt.
    eighth: Option<Card<German>>,
    /// The trump card while it can still matter; it is forgotten when betl or durch is named.
    trump: Option<Card<German>>,
    public: PublicState,
}

impl Position {
    /// The position after the first part of the deal.
    pub(crate) fn new(public: PublicState, deal: &Deal) -> Position {
        let of =
            |cards: fn(&Deal, Seat) -> CardSet<German>| [0, 1, 2].map(|seat| cards(deal, Seat::new(seat)));
        Position::of(public, of(Deal::first), CardSet::NONE, of(Deal::second), Some(deal.eighth()), None)
    }

    /// A position in the middle of a deal.
    pub(crate) fn of(
        public: PublicState,
        hands: [CardSet<German>; SEATS],
        talon: CardSet<German>,
        coming: [CardSet<German>; SEATS],
        eighth: Option<Card<German>>,
        trump: Option<Card<German>>,
    ) -> Position {
        Position { hands, talon, coming, eighth, trump, public }
    }

    /// What everybody sees.
    #[inline]
    pub const fn public(&self) -> &PublicState {
        &self.public
    }

    /// The cards that a seat holds.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> CardSet<German> {
        self.hands[seat.index()]
    }

    /// The cards that lie in the talon.
    pub const fn talon(&self) -> CardSet<German> {
        self.talon
    }

    /// What a seat gets when the trump has been chosen; nothing after that.
    pub const fn coming(&self, seat: Seat) -> CardSet<German> {
        self.coming[seat.index()]
    }

    /// The first card that forhont gets then.
    pub const fn eighth(&self) -> Option<Card<German>> {
        self.eighth
    }

    /// The trump card, turned up or not; none before it is chosen, and in betl and durch.
    pub const fn trump_card(&self) -> Option<Card<German>> {
        self.trump
    }

    /// The position before the first card, as if nobody had anything more to say.
    pub(crate) fn at_first_card(&self) -> Position {
        let mut position = *self;
        position.public.begin_play();
        position
    }

    /// Random cards of a trump game, from the lead of a trick to the last one, before which nothing ends it, or until
    /// `goes_on` says no. What changes is kept apart from the rest of the position, and how many cards lie is known: a
    /// tenth faster than card by card.
    fn play_out_tricks<R: Rng>(&mut self, rng: &mut R, mut goes_on: impl FnMut() -> bool) -> bool {
        let declarer = self.public.declarer();
        let (mut play, mut turn, mut hands) = (*self.public.play(), self.public.mover(), self.hands);
        'tricks: while play.left() > 0 {
            for _ in 0..SEATS {
                if !goes_on() {
                    break 'tricks;
                }
                let hand = &mut hands[turn.index()];
                let card = play.playable(*hand).any(rng).expect("who is to play has a card");
                turn = play.play_from(hand, turn, card, declarer);
            }
        }
        self.hands = hands;
        self.public.go_on_with(play, turn);
        play.left() == 0
    }

    /// The cards that may go into the talon.
    fn layable(&self) -> CardSet<German> {
        layable(&self.public, self.hand(self.public.mover()), self.trump)
    }

    /// The cards that may be played.
    #[inline]
    fn playable(&self) -> CardSet<German> {
        self.public.playable(self.hands[self.public.mover().index()])
    }
}

/// The cards of a hand that may go into the talon: any two where betl and durch can be played, else none that is fat
/// and not the trump card.
pub(crate) fn layable(
    public: &PublicState,
    hand: CardSet<German>,
    trump: Option<Card<German>>,
) -> CardSet<German> {
    if public.rules().betl_durch { hand } else { hand - FAT - trump.map_or(CardSet::NONE, Card::alone) }
}

/// Whether a talon leaves declarer free to play a trump game.
pub(crate) fn allows_colour(talon: CardSet<German>, trump: Option<Card<German>>) -> bool {
    !talon.meets(FAT) && trump.is_none_or(|trump| !talon.contains(trump))
}

/// All decisions of the seat whose turn it is, as its own cards allow them.
pub(crate) fn decisions(
    public: &PublicState,
    hand: CardSet<German>,
    talon: CardSet<German>,
    trump: Option<Card<German>>,
    mut each: impl FnMut(Move),
) {
    match public.phase() {
        Phase::Trump => {
            hand.as_written().for_each(|card| each(Move::Trump(card)));
            if public.rules().blind_trump {
                each(Move::Blind);
            }
        }
        Phase::Talon => {
            let mut cards = layable(public, hand, trump).as_written();
            while let Some(first) = cards.next() {
                cards.clone().for_each(|second| each(Move::Talon(first, second)));
            }
        }
        Phase::Speaking => {
            if public.contract() == Contract::Open && allows_colour(talon, trump) {
                each(Move::Colour);
            }
            public.higher_games().for_each(|goal| each(Move::Say(Bid::NONE.announcing(goal))));
        }
        Phase::Answering => {
            each(Move::Good);
            each(Move::Bad);
        }
        Phase::Bidding => {
            let holds_seven = public.trump().is_some_and(|trump| hand.contains(seven(trump)));
            let (heads, free) = public.statements(holds_seven);
            for head in heads.into_iter().flatten() {
                free.subsets().for_each(|more| each(Move::Say(head.and(more))));
            }
        }
        Phase::Playing => public.playable(hand).as_written().for_each(|card| each(Move::Play(card))),
        Phase::Over => {}
    }
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

    #[inline]
    fn legal_into(&self, moves: &mut Moves) {
        use game::MoveList;
        match self.public.phase() {
            Phase::Playing if moves.is_empty() => *moves = Moves::Cards(self.playable()),
            _ => {
                let hand = self.hand(self.public.mover());
                decisions(&self.public, hand, self.talon, self.trump, |mv| moves.push(mv));
            }
        }
    }

    fn count_legal(&self) -> usize {
        use game::MoveList;
        match self.public.phase() {
            Phase::Playing => self.playable().len(),
            Phase::Talon => {
                let cards = self.layable().len();
                cards * (cards - 1) / 2
            }
            _ => self.legal().len(),
        }
    }

    fn is_legal(&self, mv: Move) -> bool {
        use game::MoveList;
        match (self.public.phase(), mv) {
            (Phase::Playing, Move::Play(card)) => self.playable().contains(card),
            (Phase::Playing, _) => false,
            _ => self.legal().contains(mv),
        }
    }

    fn objection(&self, mv: Move) -> Option<String> {
        let hand = self.hand(self.public.turn()?);
        Some(objection::objection(&self.public, hand, self.talon, self.trump, mv))
    }

    #[inline]
    fn random_move<R: Rng>(&self, rng: &mut R) -> Move {
        use game::MoveList;
        match self.public.phase() {
            Phase::Playing => Move::Play(self.playable().any(rng).expect("the deal is not over")),
            Phase::Talon => {
                let cards = self.layable();
                let one = cards.any(rng).expect("a hand of twelve has cards to lay");
                let other = cards.without(one).any(rng).expect("and more than one");
                Move::talon(one, other)
            }
            _ => {
                let moves = self.legal();
                moves.get(below(rng, moves.len() as u32) as usize)
            }
        }
    }

    fn play_out<R: Rng>(&mut self, rng: &mut R, mut goes_on: impl FnMut() -> bool) -> bool {
        while !self.is_over() {
            let leads = self.public.phase() == Phase::Playing && self.public.play().trick().is_empty();
            if leads && self.public.contract() == Contract::Colour {
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
            Move::Play(card) => {
                let turn = self.public.mover();
                self.public.play_from(&mut self.hands[turn.index()], card);
            }
            Move::Say(bid) if self.public.phase() == Phase::Bidding => self.public.bid(bid),
            _ => self.prepare(mv),
        }
    }

    fn ending(&self) -> Option<Ending> {
        scoring::ending(&self.public)
    }

    fn key(&self) -> u64 {
        let mut key = 0;
        let mut add = |bits: u64| key = mix(key ^ bits).wrapping_add(bits);
        let public = &self.public;
        let play = public.play();
        let card = |card: Option<Card<German>>| card.map_or(32, Card::index) as u64;
        add(self.hands[0].bits() | self.hands[1].bits() << 32);
        add(self.hands[2].bits() | self.talon.bits() << 32);
        if public.phase() == Phase::Trump {
            add(self.coming[0].bits() | self.coming[1].bits() << 32);
            add(card(self.eighth));
        }
        let trick = play.trick().iter().fold(1, |bits, card| bits << 5 | card.index() as u64);
        let seats =
            (public.forhont().index() | public.declarer().index() << 2 | public.mover().index() << 4) as u64;
        add(trick << 32
            | seats << 24
            | (public.phase() as u64) << 20
            | (public.contract() as u64) << 16
            | card(self.trump));
        add(public.said());
        if public.phase() >= Phase::Playing {
            let points = u64::from(play.points(0)) | u64::from(play.points(1)) << 8;
            let declared =
                Seat::all(SEATS).fold(1, |bits, seat| bits << 4 | u64::from(play.declared_bits(seat)));
            let first = u64::from(play.first_marriage(0)) | u64::from(play.first_marriage(1)) << 8;
            add(points | declared << 16 | first << 32);
            let last = match play.last_seven() {
                crate::LastSeven::Absent => 0,
                crate::LastSeven::Took(seat) => 1 + seat.index() as u64,
                crate::LastSeven::Beaten(seat) => 4 + seat.index() as u64,
            };
            let taken = Seat::all(SEATS).fold(last, |bits, seat| bits << 4 | play.taken(seat) as u64);
            add(taken);
        }
        key
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        let mut sides = [1; MAX_SEATS];
        sides[self.public.declarer().index()] = 0;
        sides[3] = 2;
        sides
    }
}

impl Position {
    /// Whatever happens before goals are bid.
    fn prepare(&mut self, mv: Move) {
        let turn = self.public.mover();
        match mv {
            Move::Trump(_) | Move::Blind => {
                self.trump = if let Move::Trump(card) = mv { Some(card) } else { self.eighth };
                for (hand, coming) in self.hands.iter_mut().zip(&mut self.coming) {
                    *hand |= std::mem::take(coming);
                }
                self.eighth = None;
                self.public.choose_trump(mv == Move::Blind);
            }
            Move::Talon(first, second) => {
                self.talon = first.alone() | second.alone();
                self.hands[turn.index()] -= self.talon;
                self.public.lay();
            }
            Move::Colour => self.public.speak_colour(),
            Move::Good => self.public.answer_good(),
            Move::Bad => {
                self.hands[turn.index()] |= std::mem::take(&mut self.talon);
                self.public.answer_bad();
            }
            Move::Say(bid) => {
                self.trump = None;
                self.public.speak(if bid.announces(Goal::Betl) { Goal::Betl } else { Goal::Durch });
            }
            Move::Play(_) => {}
        }
        if let Some(trump) = self.trump.filter(|_| self.public.turns_up()) {
            self.public.turn_up(trump);
        }
    }
}
