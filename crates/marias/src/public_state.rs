//! What everybody at the table sees: the phase, the goals with their raises, the play.
//!
//! Positions and views stand on the same public state, so the rules are written once.

use cards::{Card, CardSet, German, Suit};
use game::Seat;

use crate::bid::{Bid, Goal};
use crate::play::{NEXT, Play};
use crate::rules::Rules;

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Forhont chooses the trump.
    Trump,
    /// Declarer lays two cards into the talon.
    Talon,
    /// Declarer names a game: a trump game, betl or durch.
    Speaking,
    /// The others say good, or take the talon.
    Answering,
    /// Goals are announced and raised.
    Bidding,
    /// Cards are played.
    Playing,
    /// The deal is over.
    Over,
}

/// The game that declarer named last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Contract {
    /// Nothing yet.
    Open,
    /// A trump game.
    Colour,
    /// No trick.
    Betl,
    /// All tricks.
    Durch,
}

/// A goal with its raises.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Chain {
    /// Which side announced it: 1 declarer, 2 the others; 0 while nobody has.
    by: u8,
    raises: u8,
}

impl Chain {
    /// The side that announced it: 0 declarer, 1 the others.
    pub(crate) fn side(self) -> Option<usize> {
        usize::from(self.by).checked_sub(1)
    }

    /// The side that said the last word about it.
    fn last_word(self) -> Option<usize> {
        self.side().map(|side| side ^ usize::from(self.raises & 1))
    }
}

/// The public part of a deal. It knows no hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublicState {
    rules: Rules,
    forhont: Seat,
    declarer: Seat,
    turn: Seat,
    phase: Phase,
    contract: Contract,
    /// Whether the trump was chosen unseen.
    blind: bool,
    /// How many have said good since the last game was named.
    good: u8,
    /// The trump card once it is turned.
    turned: Option<Card<German>>,
    /// Whether the first bid has been made.
    opened: bool,
    /// Whether the seat after declarer has just been silent.
    silent: bool,
    /// Who announced the seven.
    seven: Option<Seat>,
    chains: [Chain; Goal::COUNT],
    play: Play,
}

impl PublicState {
    /// The public state before anything is decided.
    pub(crate) fn new(rules: Rules, forhont: Seat) -> PublicState {
        PublicState {
            rules,
            forhont,
            declarer: forhont,
            turn: forhont,
            phase: Phase::Trump,
            contract: if rules.betl_durch { Contract::Open } else { Contract::Colour },
            blind: false,
            good: 0,
            turned: None,
            opened: false,
            silent: false,
            seven: None,
            chains: [Chain::default(); Goal::COUNT],
            play: Play::to_come(rules.natural_order, forhont),
        }
    }

    /// The rules of the deal.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who chose the trump.
    pub const fn forhont(&self) -> Seat {
        self.forhont
    }

    /// Who plays against the other two: forhont, unless another took the talon.
    #[inline]
    pub const fn declarer(&self) -> Seat {
        self.declarer
    }

    /// Whose decision it is; `None` when the deal is over.
    #[inline]
    pub const fn turn(&self) -> Option<Seat> {
        if matches!(self.phase, Phase::Over) { None } else { Some(self.turn) }
    }

    /// Whose decision it is while the deal lasts.
    #[inline]
    pub(crate) const fn mover(&self) -> Seat {
        self.turn
    }

    /// What is being decided.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The game that was named last.
    #[inline]
    pub const fn contract(&self) -> Contract {
        self.contract
    }

    /// Whether the trump was chosen unseen.
    pub const fn is_blind(&self) -> bool {
        self.blind
    }

    /// The trump card once it has been turned up.
    pub const fn turned(&self) -> Option<Card<German>> {
        self.turned
    }

    /// The suit of trumps once it is known; none in betl and durch.
    pub fn trump(&self) -> Option<Suit<German>> {
        self.turned.map(Card::suit)
    }

    /// Who announced the seven.
    pub const fn seven(&self) -> Option<Seat> {
        self.seven
    }

    /// Whether a trump card is to be turned up before anybody bids.
    pub(crate) const fn turns_up(&self) -> bool {
        matches!((self.phase, self.contract, self.turned), (Phase::Bidding, Contract::Colour, None))
    }

    /// The play of the cards.
    #[inline]
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// The side of a seat: 0 declarer, 1 the others.
    #[inline]
    pub const fn side(&self, seat: Seat) -> usize {
        if seat.index() == self.declarer.index() { 0 } else { 1 }
    }

    /// The side that announced a goal; `None` while nobody has.
    pub fn announced(&self, goal: Goal) -> Option<usize> {
        self.chain(goal).side()
    }

    /// How often a goal has been raised.
    pub fn raises(&self, goal: Goal) -> u8 {
        self.chain(goal).raises
    }

    pub(crate) const fn chain(&self, goal: Goal) -> Chain {
        self.chains[goal as usize]
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let own = seat == self.declarer;
        match self.phase {
            Phase::Trump => crate::deal::first_size(self.forhont, seat),
            Phase::Talon if own => 12,
            Phase::Playing | Phase::Over => self.play.left() - usize::from(self.has_played(seat)),
            _ => 10,
        }
    }

    /// Whether a seat's card lies in the trick.
    fn has_played(&self, seat: Seat) -> bool {
        let laid = self.play.trick().len();
        (1..=laid).any(|back| (self.turn.index() + 3 - back) % 3 == seat.index())
    }

    /// The trick with who played each card.
    pub fn laid(&self) -> impl Iterator<Item = (Seat, Card<German>)> {
        let first = self.turn.index() + 3 - self.play.trick().len();
        self.play.trick().iter().enumerate().map(move |(place, card)| (Seat::new((first + place) % 3), *card))
    }

    /// How many cards lie in the talon.
    pub(crate) const fn talon_size(&self) -> usize {
        if matches!(self.phase, Phase::Trump | Phase::Talon) { 0 } else { 2 }
    }

    // --- what happens ---

    /// Forhont has chosen the trump.
    pub(crate) fn choose_trump(&mut self, blind: bool) {
        self.blind = blind;
        self.phase = Phase::Talon;
    }

    /// Declarer has laid two cards.
    pub(crate) fn lay(&mut self) {
        if self.rules.betl_durch {
            self.phase = Phase::Speaking;
        } else {
            self.start_bidding();
        }
    }

    /// The games that declarer may name, the trump game left aside: whatever is higher than the last.
    pub(crate) fn higher_games(&self) -> impl Iterator<Item = Goal> {
        let contract = self.contract;
        [(Contract::Betl, Goal::Betl), (Contract::Durch, Goal::Durch)]
            .into_iter()
            .filter(move |(game, _)| *game > contract)
            .map(|(_, goal)| goal)
    }

    /// Declarer plays a trump game.
    pub(crate) fn speak_colour(&mut self) {
        self.contract = Contract::Colour;
        self.ask();
    }

    /// Declarer plays betl or durch.
    pub(crate) fn speak(&mut self, goal: Goal) {
        self.chains = [Chain::default(); Goal::COUNT];
        self.chains[goal as usize] = Chain { by: 1, raises: 0 };
        if goal == Goal::Durch {
            self.contract = Contract::Durch;
            self.start_bidding();
        } else {
            self.contract = Contract::Betl;
            self.ask();
        }
    }

    fn ask(&mut self) {
        self.phase = Phase::Answering;
        self.good = 0;
        self.turn = NEXT[self.declarer.index()];
    }

    /// The seat asked is content.
    pub(crate) fn answer_good(&mut self) {
        self.good += 1;
        if self.good == 2 {
            self.start_bidding();
        } else {
            self.turn = NEXT[self.turn.index()];
        }
    }

    /// The seat asked takes the talon and is declarer.
    pub(crate) fn answer_bad(&mut self) {
        self.declarer = self.turn;
        self.phase = Phase::Talon;
        // What was to be played is not played, and the new declarer has not named anything yet.
        self.chains = [Chain::default(); Goal::COUNT];
    }

    fn start_bidding(&mut self) {
        self.phase = Phase::Bidding;
        if self.contract == Contract::Colour {
            self.turn = self.forhont;
        } else {
            self.opened = true;
            self.turn = NEXT[self.declarer.index()];
        }
    }

    /// The trump card is turned up.
    pub(crate) fn turn_up(&mut self, card: Card<German>) {
        self.turned = Some(card);
    }

    /// What the seat to bid can say: it must say one of the first (silence, where nothing is demanded), and may add
    /// any of the second.
    pub(crate) fn statements(&self, holds_seven: bool) -> ([Option<Bid>; 2], Bid) {
        let side = self.side(self.turn);
        let mut free = Bid::NONE;
        let opens = !self.opened;
        let announces = opens || side == 1 || !self.rules.hundred_replaces;
        if self.contract == Contract::Colour && announces {
            if holds_seven && self.chain(Goal::Sedma).by == 0 {
                free = free.announcing(Goal::Sedma);
            }
            if self.chain(Goal::Stovka).by == 0 && !(opens && self.rules.hundred_replaces) {
                free = free.announcing(Goal::Stovka);
            }
        }
        if opens {
            let hra = Bid::NONE.announcing(Goal::Hra);
            let stovka = self.rules.hundred_replaces.then_some(Bid::NONE.announcing(Goal::Stovka));
            return ([Some(hra), stovka], free);
        }
        for goal in Goal::ALL {
            let chain = self.chain(goal);
            if chain.last_word() == Some(1 - side) && chain.raises < self.rules.max_raises {
                free = free.raising(goal);
            }
        }
        ([Some(Bid::NONE), None], free)
    }

    /// The seat to bid has spoken, or was silent.
    pub(crate) fn bid(&mut self, bid: Bid) {
        let side = self.side(self.turn);
        for goal in Goal::ALL {
            let chain = &mut self.chains[goal as usize];
            if bid.announces(goal) {
                *chain = Chain { by: side as u8 + 1, raises: 0 };
            }
            chain.raises += u8::from(bid.raises(goal));
        }
        if bid.announces(Goal::Sedma) {
            self.seven = Some(self.turn);
        }
        self.opened = true;
        let silent = bid.is_silence();
        let after_declarer = self.turn == NEXT[self.declarer.index()];
        let ends = silent && (self.turn == self.declarer || (self.silent && !after_declarer));
        self.silent = silent && after_declarer;
        self.turn = NEXT[self.turn.index()];
        if ends {
            self.end_bidding();
        }
    }

    fn end_bidding(&mut self) {
        self.begin_play();
        if self.flek_unanswered() {
            self.phase = Phase::Over;
        }
    }

    /// Cards are played from now on, whatever could still have been said.
    pub(crate) fn begin_play(&mut self) {
        self.turn = self.declarer;
        let keeps_seven = self.rules.keep_seven && self.seven.is_some();
        self.play = Play::new(self.trump(), self.rules.natural_order, keeps_seven, self.declarer);
        self.phase = Phase::Playing;
    }

    /// Whether hra is the only goal and was raised once and not again, where that loses it.
    fn flek_unanswered(&self) -> bool {
        let alone = Goal::ALL.iter().filter(|goal| self.chain(**goal).by > 0).count() == 1;
        let answerable = self.rules.flek_without_re_loses && self.rules.max_raises > 1;
        answerable && alone && self.chain(Goal::Hra) == (Chain { by: 1, raises: 1 })
    }

    /// The cards of the seat to play that are legal.
    #[inline]
    pub(crate) fn playable(&self, hand: CardSet<German>) -> CardSet<German> {
        self.play.playable(hand)
    }

    /// The seat to play plays a card.
    #[inline]
    pub(crate) fn play_card(&mut self, card: Card<German>) {
        let turn = self.play.play(self.turn, card, self.declarer);
        self.go_on(turn);
    }

    /// The same out of the hand of that seat, which declares what the card declares.
    #[inline]
    pub(crate) fn play_from(&mut self, hand: &mut CardSet<German>, card: Card<German>) {
        let turn = self.play.play_from(hand, self.turn, card, self.declarer);
        self.go_on(turn);
    }

    /// Cards of a trump game were played as `play` shows, and it is the turn of this seat.
    #[inline]
    pub(crate) fn go_on_with(&mut self, play: Play, turn: Seat) {
        self.play = play;
        self.go_on(turn);
    }

    #[inline]
    fn go_on(&mut self, turn: Seat) {
        self.turn = turn;
        if self.play.trick().is_empty() && (self.play.left() == 0 || self.is_decided()) {
            self.phase = Phase::Over;
        }
    }

    /// Whether betl or durch is lost already.
    #[inline]
    fn is_decided(&self) -> bool {
        match self.contract {
            Contract::Betl => self.play.taken(self.declarer) > 0,
            Contract::Durch => self.play.taker() != self.declarer,
            Contract::Open | Contract::Colour => false,
        }
    }

    /// A seat declares a marriage.
    #[inline]
    pub(crate) fn declare(&mut self, seat: Seat, suit: Suit<German>) {
        let side = self.side(seat);
        self.play.declare(seat, side, suit);
    }

    /// The public state when the deal is over with this play.
    pub(crate) fn ended(&self, play: Play) -> PublicState {
        PublicState { phase: Phase::Over, play, ..*self }
    }

    /// Whether the deal ended without a card.
    pub const fn is_unplayed(&self) -> bool {
        matches!(self.phase, Phase::Over) && self.play.left() == crate::play::TRICKS
    }
}

impl PublicState {
    /// Everything that was said, packed for a key.
    pub(crate) fn said(&self) -> u64 {
        let chains = self
            .chains
            .iter()
            .fold(0, |bits, chain| bits << 5 | u64::from(chain.by) << 3 | u64::from(chain.raises));
        let seven = self.seven.map_or(3, Seat::index) as u64;
        let flags = u64::from(self.opened) | u64::from(self.silent) << 1 | u64::from(self.blind) << 2;
        chains << 16 | seven << 8 | u64::from(self.good) << 4 | flags
    }
}

#[cfg(test)]
impl PublicState {
    /// A trump game of seat 0 that is over, with these goals: what, whether the others announced it, how often it was
    /// raised.
    pub(crate) fn over(
        rules: Rules,
        play: Play,
        trump: Card<German>,
        goals: &[(Goal, bool, u8)],
    ) -> PublicState {
        let mut public = PublicState::new(rules, Seat::new(0));
        (public.contract, public.phase, public.turned, public.play) =
            (Contract::Colour, Phase::Over, Some(trump), play);
        for (goal, others, raises) in goals {
            public.chains[*goal as usize] = Chain { by: 1 + u8::from(*others), raises: *raises };
            if *goal == Goal::Sedma {
                public.seven = Some(Seat::new(usize::from(*others)));
            }
        }
        public
    }
}
