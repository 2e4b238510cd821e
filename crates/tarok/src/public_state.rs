//! What everybody at the table sees: the auction, the opened talon, what was said, the trick, what each has taken.
//!
//! Positions and views stand on the same public state, so the rules are written once. All that scores is public at the end:
//! what is not in the defenders' tricks nor left of the talon belongs to declarer.

use cards::{Card, CardSet, Tarok};
use game::Seat;

use crate::auction::Auction;
use crate::choices::{Choice, Discards};
use crate::counting::{KINGS, MOND, NEVER_DISCARDED, PAGAT, TAROKS, TRULA, thirds};
use crate::stakes::{Defender, Stakes, Step};
use crate::{ALL_THIRDS, Contract, Items, Move, Rules, SEATS};

/// How many cards each is dealt, and so how many tricks there are.
pub(crate) const HAND: usize = 16;
/// How many cards the talon has.
pub(crate) const TALON: usize = 6;

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The auction.
    Bid,
    /// Which group of the talon declarer takes.
    Talon,
    /// What declarer lays away.
    Discard,
    /// What is announced.
    Announce,
    /// What is raised.
    Kontra,
    /// Which card is played.
    Card,
    /// Nothing any more.
    Over,
}

/// What came from earlier deals and matters in this one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Carried {
    /// How many radelci each seat has.
    pub(crate) radelci: [u16; SEATS],
    /// Whether this is the last deal of the session.
    pub(crate) is_last: bool,
}

/// A pagat that was played to the last trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct LastPagat {
    pub(crate) owner: Seat,
    pub(crate) taker: Seat,
}

/// The public part of a deal. It knows no hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublicState {
    // What changes with every card comes first.
    /// What each seat has taken in tricks, gifts of klop included.
    taken: [CardSet<Tarok>; SEATS],
    trick: [Card<Tarok>; SEATS],
    /// How many cards lie in the trick.
    laid: u8,
    phase: Phase,
    turn: Seat,
    /// Whose card is winning by rank; before the first card whoever leads.
    taker: Seat,
    best: Card<Tarok>,
    /// How many tricks each seat has taken.
    tricks: [u8; SEATS],
    contract: Option<Contract>,
    declarer: Seat,
    /// Whose mond was lost to another player's trick.
    mond_lost: Option<Seat>,
    last_pagat: Option<LastPagat>,
    forehand: Seat,
    auction: Auction,
    /// The group of the talon that declarer took, from 1; 0 before.
    group: u8,
    /// The opened talon without what declarer took.
    left: CardSet<Tarok>,
    /// The taroks that declarer laid away in sight of all.
    shown: CardSet<Tarok>,
    stakes: Stakes,
    step: Step,
    carried: Carried,
    rules: Rules,
}

/// The seat that follows.
const NEXT: [Seat; SEATS] = [Seat::new(1), Seat::new(2), Seat::new(0)];

/// The card that is winning and whose it is, when a card is added; the first one wins whatever stood there.
#[inline]
fn after(leads: bool, winning: (Card<Tarok>, Seat), added: (Card<Tarok>, Seat)) -> (Card<Tarok>, Seat) {
    // Who takes is as good as random, so it must not become a branch: the two are chosen together.
    [winning, added][usize::from(leads | crate::duty::beats(added.0, winning.0))]
}

/// What stands in an empty place of a trick, so that equal states are equal bit by bit.
const EMPTY: Card<Tarok> = Card::at(0);

impl PublicState {
    /// The public state before the first decision.
    pub(crate) fn new(rules: Rules, forehand: Seat, carried: Carried) -> PublicState {
        let auction = Auction::new(forehand, &rules);
        PublicState {
            taken: [CardSet::NONE; SEATS],
            trick: [EMPTY; SEATS],
            laid: 0,
            phase: Phase::Bid,
            turn: auction.turn(),
            taker: forehand,
            best: EMPTY,
            tricks: [0; SEATS],
            contract: None,
            declarer: forehand,
            mond_lost: None,
            last_pagat: None,
            forehand,
            auction,
            group: 0,
            left: CardSet::NONE,
            shown: CardSet::NONE,
            stakes: Stakes::default(),
            step: Step::FIRST,
            carried,
            rules,
        }
    }

    // --- questions ---

    /// The rules of this deal.
    #[inline]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What is being decided.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose decision it is; `None` when the deal is over.
    #[inline]
    pub const fn turn(&self) -> Option<Seat> {
        if matches!(self.phase, Phase::Over) { None } else { Some(self.turn) }
    }

    /// The seat to decide while the deal lasts.
    #[inline]
    pub(crate) const fn mover(&self) -> Seat {
        self.turn
    }

    /// Whether the deal is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// The seat after the dealer.
    pub const fn forehand(&self) -> Seat {
        self.forehand
    }

    /// The auction.
    pub const fn auction(&self) -> &Auction {
        &self.auction
    }

    /// What is played, once that is decided.
    pub const fn contract(&self) -> Option<Contract> {
        self.contract
    }

    /// Who plays against the other two: nobody before the end of the auction and in klop.
    pub const fn declarer(&self) -> Option<Seat> {
        match self.contract {
            None | Some(Contract::Klop) => None,
            Some(_) => Some(self.declarer),
        }
    }

    /// The two defenders, the one after declarer first.
    pub(crate) const fn defenders(&self) -> [Seat; 2] {
        let first = self.declarer.next(SEATS);
        [first, first.next(SEATS)]
    }

    /// The seat of a defender.
    pub(crate) const fn seat_of(&self, defender: Defender) -> Seat {
        self.defenders()[defender as usize]
    }

    /// Which defender a seat is; `None` for declarer.
    fn defender(&self, seat: Seat) -> Option<Defender> {
        [Defender::First, Defender::Second].into_iter().find(|defender| self.seat_of(*defender) == seat)
    }

    /// The group of the talon that declarer took, from 1.
    pub const fn group(&self) -> Option<u8> {
        if self.group == 0 { None } else { Some(self.group) }
    }

    /// Whether the talon lies open for all to see.
    pub fn talon_is_open(&self) -> bool {
        self.contract.is_some_and(Contract::opens_talon)
    }

    /// What declarer left of the opened talon: it belongs to the defenders.
    pub const fn left(&self) -> CardSet<Tarok> {
        self.left
    }

    /// The taroks that declarer laid away in sight of all.
    pub const fn shown(&self) -> CardSet<Tarok> {
        self.shown
    }

    /// What was announced and raised.
    pub const fn stakes(&self) -> &Stakes {
        &self.stakes
    }

    /// The cards on the table in the order they were played.
    #[inline]
    pub fn trick(&self) -> &[Card<Tarok>] {
        &self.trick[..usize::from(self.laid)]
    }

    /// The same with who played them.
    pub fn laid(&self) -> impl Iterator<Item = (Seat, Card<Tarok>)> {
        let laid = usize::from(self.laid);
        let first = self.turn.index() + SEATS - laid;
        self.trick().iter().enumerate().map(move |(place, card)| (Seat::new((first + place) % SEATS), *card))
    }

    /// Whose card is winning the trick by rank, and the card; `None` before the first card.
    pub fn taking(&self) -> Option<(Seat, Card<Tarok>)> {
        if self.laid == 0 { None } else { Some((self.taker, self.best)) }
    }

    /// What a seat has taken in tricks, gifts of klop included.
    pub const fn taken(&self, seat: Seat) -> CardSet<Tarok> {
        self.taken[seat.index()]
    }

    /// How many tricks a seat has taken.
    pub const fn tricks(&self, seat: Seat) -> usize {
        self.tricks[seat.index()] as usize
    }

    /// How many tricks have been finished.
    #[inline]
    pub const fn tricks_played(&self) -> usize {
        (self.tricks[0] + self.tricks[1] + self.tricks[2]) as usize
    }

    /// How many cards of the talon have been given away in klop.
    pub fn gifts(&self) -> usize {
        if self.contract == Some(Contract::Klop) { self.tricks_played().min(TALON) } else { 0 }
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let laid = self.laid().filter(|(by, _)| *by == seat).count();
        let group = if self.phase == Phase::Discard && seat == self.declarer { self.group_size() } else { 0 };
        HAND - self.tricks_played() - laid + group
    }

    /// How many cards of the talon declarer takes and lays away.
    pub(crate) fn group_size(&self) -> usize {
        self.contract.map_or(0, Contract::group_size)
    }

    /// How many radelci each seat has in this deal.
    pub const fn radelci(&self) -> [u16; SEATS] {
        self.carried.radelci
    }

    pub(crate) const fn is_last(&self) -> bool {
        self.carried.is_last
    }

    /// Whose mond was lost: to another player's trick, or left in the opened talon.
    pub(crate) fn mond_loser(&self) -> Option<Seat> {
        if self.left.contains(MOND) { Some(self.declarer) } else { self.mond_lost }
    }

    pub(crate) const fn last_pagat(&self) -> Option<LastPagat> {
        self.last_pagat
    }

    /// What declarer has once the deal is over, in thirds: all that is not the defenders'.
    pub(crate) fn declarer_thirds(&self) -> i32 {
        match self.contract {
            Some(contract) if contract.opens_talon() => ALL_THIRDS - thirds(self.defenders_pile()),
            _ => thirds(self.taken[self.declarer.index()]),
        }
    }

    /// What the defenders have: their tricks and what is left of the opened talon.
    fn defenders_pile(&self) -> CardSet<Tarok> {
        let [one, other] = self.defenders();
        self.taken[one.index()] | self.taken[other.index()] | self.left
    }

    /// Whether declarer has all of these cards, which cannot be laid away, in his tricks.
    pub(crate) fn declarer_has(&self, cards: CardSet<Tarok>) -> bool {
        cards.is_within(self.taken[self.declarer.index()])
    }

    /// Whether the defenders have all of them, the talon that is theirs included. Only when the deal is over.
    pub(crate) fn defenders_have(&self, cards: CardSet<Tarok>) -> bool {
        !cards.meets(self.taken[self.declarer.index()])
    }

    // --- what may be done ---

    /// What a seat that holds these cards may decide. Only for the seat whose turn it is.
    pub(crate) fn choice(&self, hand: CardSet<Tarok>) -> Choice {
        match self.phase {
            Phase::Over => Choice::Nothing,
            Phase::Card => Choice::Cards(self.playable(hand)),
            Phase::Bid => Choice::Few(self.auction.words(&self.rules)),
            Phase::Talon => {
                let groups = TALON / self.group_size();
                Choice::Few((1..=groups as u8).map(Move::Talon).collect())
            }
            Phase::Discard => Choice::Discards(self.discards(hand)),
            Phase::Announce => self.announcements(),
            Phase::Kontra => Choice::Kontra(self.stakes.raisable(self.step, &self.rules)),
        }
    }

    /// What may be laid away of a hand.
    pub(crate) fn discards(&self, hand: CardSet<Tarok>) -> Discards {
        let may_go = hand - NEVER_DISCARDED;
        let take = self.group_size();
        if !self.rules.discards_forced {
            return Discards { fixed: CardSet::NONE, from: may_go, take: take as u8 };
        }
        let suits = may_go - TAROKS;
        match take.checked_sub(suits.len()) {
            Some(lacking) if lacking > 0 => {
                Discards { fixed: suits, from: may_go & TAROKS, take: lacking as u8 }
            }
            _ => Discards { fixed: CardSet::NONE, from: suits, take: take as u8 },
        }
    }

    fn announcements(&self) -> Choice {
        let (any, alone) = match self.defender(self.turn) {
            None => (Items::BONUSES, Items::VALAT),
            Some(_) => (Items::BONUSES.by_defenders(), Items::VALAT.by_defenders()),
        };
        let said = self.stakes.announced();
        Choice::Announce { any: any.without(said), alone: alone.without(said) }
    }

    /// The cards of a hand that may be played now by the seat whose turn it is.
    #[inline]
    pub(crate) fn playable(&self, hand: CardSet<Tarok>) -> CardSet<Tarok> {
        crate::duty::playable(self.duties(), hand, self.trick(), self.best)
    }

    /// What the seat whose turn it is has to mind beside following suit.
    #[inline]
    pub(crate) fn duties(&self) -> crate::duty::Duties {
        self.duties_of(self.turn)
    }

    /// What a seat has to mind; nothing changes it once the cards are played.
    #[inline]
    pub(crate) fn duties_of(&self, seat: Seat) -> crate::duty::Duties {
        let must_beat = self.contract.is_some_and(Contract::must_beat);
        crate::duty::Duties { must_beat, keeps_pagat: self.rules.keep_pagat && self.keeps_pagat(seat) }
    }

    /// Whether a seat announced pagat ultimo.
    pub(crate) fn keeps_pagat(&self, seat: Seat) -> bool {
        match self.defender(seat) {
            None => self.stakes.announced().has(Items::PAGAT),
            some => self.stakes.announcer(Items::PAGAT.by_defenders()) == some,
        }
    }

    // --- what happens ---

    /// Takes in a word of the auction.
    pub(crate) fn bid(&mut self, word: Move) {
        let Some(contract) = self.auction.say(word) else {
            self.turn = self.auction.turn();
            return;
        };
        self.declare(self.auction.bidder(), contract);
    }

    /// The auction is over: somebody plays this game, or everybody klop.
    pub(crate) fn declare(&mut self, declarer: Seat, contract: Contract) {
        self.contract = Some(contract);
        self.declarer = declarer;
        self.turn = declarer;
        match contract {
            Contract::Klop => self.begin_play(),
            Contract::Beggar => self.ask_kontra(Some(Step::FIRST)),
            Contract::Solo => self.phase = Phase::Announce,
            Contract::Three | Contract::Two | Contract::One => self.phase = Phase::Talon,
        }
    }

    /// The cards of a group of the opened talon, counted from 1.
    pub(crate) fn group_of(&self, talon: &[Card<Tarok>], group: u8) -> CardSet<Tarok> {
        talon.chunks(self.group_size()).nth(usize::from(group) - 1).into_iter().flatten().copied().collect()
    }

    /// Declarer takes a group of the talon; gives its cards.
    pub(crate) fn take_group(&mut self, talon: &[Card<Tarok>], group: u8) -> CardSet<Tarok> {
        let cards = self.group_of(talon, group);
        self.group = group;
        self.left = talon.iter().copied().collect::<CardSet<Tarok>>() - cards;
        self.phase = Phase::Discard;
        cards
    }

    /// Declarer lays cards away, of which these taroks are shown.
    pub(crate) fn discard(&mut self, shown: CardSet<Tarok>) {
        self.shown = shown;
        self.phase = Phase::Announce;
    }

    /// The seat whose turn it is announces something.
    pub(crate) fn announce(&mut self, items: Items) {
        let by = self.defender(self.turn);
        self.stakes.announce(by, items);
        match by {
            None | Some(Defender::First) if self.rules.defenders_announce => {
                self.turn = self.turn.next(SEATS);
            }
            _ => self.ask_kontra(Some(Step::FIRST)),
        }
    }

    /// The seat whose turn it is raises these items.
    pub(crate) fn kontra(&mut self, items: Items) {
        self.stakes.raise(self.step, items);
        self.ask_kontra(self.step.next());
    }

    /// Asks whoever is next, from this step on, who has something to raise; play begins when nobody has.
    fn ask_kontra(&mut self, mut step: Option<Step>) {
        while let Some(now) = step {
            if !self.stakes.raisable(now, &self.rules).is_empty() {
                self.phase = Phase::Kontra;
                self.step = now;
                self.turn = now.defender().map_or(self.declarer, |defender| self.seat_of(defender));
                return;
            }
            step = now.next();
        }
        self.begin_play();
    }

    fn begin_play(&mut self) {
        self.phase = Phase::Card;
        self.step = Step::FIRST;
        let forehand_leads = match self.contract {
            Some(Contract::Klop) => true,
            Some(contract) => contract.opens_talon() && self.rules.forehand_leads,
            None => false,
        };
        self.turn = if forehand_leads { self.forehand } else { self.declarer };
        self.taker = self.turn;
    }

    /// Puts a card on the table; says who takes the trick when that finishes it.
    #[inline]
    pub(crate) fn play(&mut self, card: Card<Tarok>) -> Option<Seat> {
        (self.best, self.taker) = after(self.laid == 0, (self.best, self.taker), (card, self.turn));
        self.trick[usize::from(self.laid) % SEATS] = card;
        self.laid += 1;
        self.turn = NEXT[self.turn.index()];
        if usize::from(self.laid) < SEATS {
            return None;
        }
        Some(self.finish_trick())
    }

    /// A whole trick from its lead on, as [`play`](PublicState::play) would take it in card by card. `choose` is asked for each
    /// card, of a seat among what lies and against what is winning; when it has none, what was chosen lies on the table.
    #[inline]
    pub(crate) fn play_trick(
        &mut self,
        mut choose: impl FnMut(Seat, &[Card<Tarok>], Card<Tarok>) -> Option<Card<Tarok>>,
    ) -> Option<Seat> {
        let (mut turn, mut winning, mut trick) = (self.turn, (EMPTY, self.turn), [EMPTY; SEATS]);
        for place in 0..SEATS {
            let Some(card) = choose(turn, &trick[..place], winning.0) else {
                for card in &trick[..place] {
                    self.play(*card);
                }
                return None;
            };
            winning = after(place == 0, winning, (card, turn));
            trick[place] = card;
            turn = NEXT[turn.index()];
        }
        self.trick = trick;
        self.taker = winning.1;
        Some(self.finish_trick())
    }

    fn finish_trick(&mut self) -> Seat {
        let cards = self.trick[0].alone() | self.trick[1].alone() | self.trick[2].alone();
        // The turn has come round to whoever led.
        let leader = self.turn;
        if cards.meets(TRULA) {
            self.mark_trula(cards, leader);
        }
        let taker = self.taker;
        self.taken[taker.index()] |= cards;
        self.tricks[taker.index()] += 1;
        self.trick = [EMPTY; SEATS];
        self.best = EMPTY;
        self.laid = 0;
        self.turn = taker;
        let beggar_lost = self.contract == Some(Contract::Beggar) && taker == self.declarer;
        if beggar_lost || self.tricks_played() == HAND {
            self.phase = Phase::Over;
        }
        taker
    }

    /// What happens to pagat and mond in a full trick: the pagat takes mond and škis.
    fn mark_trula(&mut self, cards: CardSet<Tarok>, leader: Seat) {
        let owner = |card: Card<Tarok>| {
            let place = self.trick.iter().position(|laid| *laid == card).unwrap_or_default();
            Seat::new((leader.index() + place) % SEATS)
        };
        let taker = Seat::new((leader.index() + crate::duty::winner(self.trick)) % SEATS);
        let mond_lost = (cards.contains(MOND) && owner(MOND) != taker).then(|| owner(MOND));
        let is_last = self.tricks_played() + 1 == HAND;
        let last_pagat = (is_last && cards.contains(PAGAT)).then(|| LastPagat { owner: owner(PAGAT), taker });
        self.taker = taker;
        self.mond_lost = self.mond_lost.or(mond_lost);
        self.last_pagat = last_pagat;
    }

    /// The public state at the end of a deal that was played out elsewhere: what each seat took from here on, who took no trick
    /// and who all of them, whose mond was lost and what became of a pagat in the last trick.
    pub(crate) fn ended_as(
        &self,
        taken: [CardSet<Tarok>; SEATS],
        tricks: [u8; SEATS],
        mond_lost: Option<Seat>,
        last_pagat: Option<LastPagat>,
    ) -> PublicState {
        let mut end = *self;
        for (all, more) in end.taken.iter_mut().zip(taken) {
            *all |= more;
        }
        end.tricks = tricks;
        end.mond_lost = mond_lost;
        end.last_pagat = last_pagat;
        end.trick = [EMPTY; SEATS];
        end.laid = 0;
        end.phase = Phase::Over;
        end
    }

    /// The same state with what was said in another: how an end counts after other words.
    #[must_use]
    pub(crate) fn with_stakes_of(&self, other: &PublicState) -> PublicState {
        PublicState { stakes: other.stakes, ..*self }
    }

    /// Gives a card of the talon to whoever took the trick of klop that was just finished.
    pub(crate) fn give(&mut self, gift: Card<Tarok>) {
        self.taken[self.turn.index()].insert(gift);
    }

    /// The public state at the end if one seat took every trick that is left, from these hands. A mond that the other side
    /// holds is lost; nobody played the pagat to the last trick.
    pub(crate) fn with_rest_to(mut self, seat: Seat, hands: [CardSet<Tarok>; SEATS]) -> PublicState {
        let laid: Vec<(Seat, Card<Tarok>)> = self.laid().collect();
        for owner in Seat::all(SEATS) {
            let on_table = laid.iter().filter(|(by, _)| *by == owner).map(|(_, card)| card.alone());
            let cards = on_table.fold(hands[owner.index()], |all, card| all | card);
            let is_own = (owner == self.declarer) == (seat == self.declarer);
            if cards.contains(MOND) && !is_own {
                self.mond_lost = Some(owner);
            }
            self.taken[seat.index()] |= cards;
        }
        self.tricks[seat.index()] += (HAND - self.tricks_played()) as u8;
        self.trick = [EMPTY; SEATS];
        self.best = EMPTY;
        self.laid = 0;
        self.phase = Phase::Over;
        self
    }

    /// Whether the trick that was just finished brings its taker a card of the talon.
    pub(crate) fn gives(&self) -> bool {
        self.contract == Some(Contract::Klop) && self.tricks_played() <= TALON
    }

    /// All cards that have been played.
    pub fn played(&self) -> CardSet<Tarok> {
        self.trick().iter().copied().fold(self.taken[0] | self.taken[1] | self.taken[2], CardSet::with)
    }

    /// The public state in a few numbers that differ wherever the future can: for keys.
    pub(crate) fn codes(&self) -> [u64; 7] {
        let trick = self.trick().iter().fold(1, |bits, card| bits << 8 | card.index() as u64);
        let seat = |seat: Option<Seat>| seat.map_or(3, Seat::index) as u64;
        let pagat =
            self.last_pagat.map_or(15, |pagat| seat(Some(pagat.owner)) << 2 | seat(Some(pagat.taker)));
        let tricks = self.tricks.iter().fold(0, |bits, tricks| bits << 5 | u64::from(*tricks));
        let course = tricks << 40
            | seat(self.mond_lost) << 32
            | pagat << 24
            | u64::from(self.group) << 20
            | self.contract.map_or(7, |contract| contract as u64) << 16
            | (self.phase as u64) << 12
            | self.step.code() << 8
            | seat(Some(self.turn)) << 6
            | seat(Some(self.taker)) << 4
            | seat(Some(self.declarer)) << 2
            | seat(Some(self.forehand));
        let [one, two, three] = self.taken;
        [
            one.bits(),
            two.bits(),
            three.bits(),
            trick << 16 | self.auction.code(),
            course,
            self.stakes.code(),
            { self.left.bits() ^ self.shown.bits().rotate_left(7) },
        ]
    }
}

/// The cards that can be of any use to whoever announced them: all of a set.
pub(crate) const fn set_of(item: Items) -> CardSet<Tarok> {
    if item.has(Items::KINGS) || item.has(Items::KINGS.by_defenders()) { KINGS } else { TRULA }
}
