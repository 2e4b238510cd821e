//! What a finished deal brings each seat, entry by entry.

use arrayvec::ArrayVec;
use game::{Account, AccountEntry, AccountWord, Ending, Scores, Seat};

use crate::counting::points;
use crate::public_state::{HAND, set_of};
use crate::stakes::Defender;
use crate::{ALL_THIRDS, Contract, Items, PublicState, SEATS, thirds};

/// Half of all points: declarer wins with more.
pub(crate) const HALF: i32 = 35;
/// What a full player of klop loses.
const FULL: i32 = 70;
/// What a pagat ultimo is worth when announced.
pub(crate) const PAGAT_ULTIMO: i32 = 50;
/// What trula and kings are worth when announced.
pub(crate) const SET: i32 = 20;
/// What an announced valat is worth.
pub(crate) const VALAT: i32 = 500;

/// One line of the account: something that brought or cost something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// Its key in the account.
    pub(crate) what: &'static str,
    /// What it is worth once; `None` where every seat has an amount of its own.
    pub(crate) base: Option<i32>,
    /// How often it counts.
    pub(crate) times: i32,
    /// How far it was raised: 0 for not at all, 4 for mort.
    pub(crate) raises: u8,
    /// Whether declarer's radelc doubles it.
    pub(crate) radelc: bool,
    /// What each seat gets or pays.
    pub(crate) scores: [i32; SEATS],
}

/// Where entries are written: the account that people read, or nothing but the sums.
trait Book {
    fn enter(&mut self, entry: Entry);
}

impl Book for [i32; SEATS] {
    #[inline]
    fn enter(&mut self, entry: Entry) {
        for (sum, score) in self.iter_mut().zip(entry.scores) {
            *sum += score;
        }
    }
}

impl Book for Account {
    fn enter(&mut self, entry: Entry) {
        self.entries.push(entry.written());
    }
}

impl Entry {
    /// The entry as everybody reads it.
    fn written(&self) -> AccountEntry {
        let scores = Scores::of(self.scores);
        let Some(base) = self.base else { return AccountEntry::given(self.what, scores) };
        let step = RAISES[usize::from(self.raises)];
        let entry = AccountEntry::worth(self.what, base)
            .times(self.times)
            .times_factor(step, 1 << self.raises)
            .times_factor("radelc", 1 + i32::from(self.radelc));
        AccountEntry { scores, ..entry }
    }
}

/// What an item is called that was raised so often.
pub(crate) const RAISES: [&str; 5] = ["game", "kontra", "re", "sub", "mort"];

/// A name in words for every key of an account.
pub(crate) const WORDS: &[AccountWord] = &[
    ("tricks", "tricks"),
    ("thirds", "thirds of a point"),
    ("points", "points"),
    ("game", "game"),
    ("difference", "difference from 35"),
    ("beggar", "beggar"),
    ("trula", "trula"),
    ("kings", "kings"),
    ("pagat", "pagat ultimo"),
    ("valat", "valat"),
    ("defenders-trula", "trula of the defenders"),
    ("defenders-kings", "kings of the defenders"),
    ("defenders-pagat", "pagat ultimo of the defenders"),
    ("defenders-valat", "valat of the defenders"),
    ("silent-trula", "trula, silent"),
    ("silent-kings", "kings, silent"),
    ("silent-pagat", "pagat ultimo, silent"),
    ("lost-pagat", "pagat lost in the last trick"),
    ("silent-valat", "valat, silent"),
    ("failed-kontra", "failed kontra"),
    ("mond", "lost mond"),
    ("klop", "klop: points taken"),
    ("full", "klop: full"),
    ("empty", "klop: no trick"),
    ("radelci-left", "radelci left"),
    ("kontra", "kontra"),
    ("re", "re"),
    ("sub", "sub"),
    ("mort", "mort"),
    ("radelc", "radelc"),
];

impl PublicState {
    /// The result, once the deal is over.
    pub fn ending(&self) -> Option<Ending> {
        if !self.is_over() {
            return None;
        }
        let mut sums = [0; SEATS];
        self.keep(&mut sums);
        Some(Ending { scores: Scores::of(sums), reason: self.reason() })
    }

    /// The account of a deal that is over: what was counted, and every entry.
    pub(crate) fn account(&self) -> Account {
        if !self.is_over() {
            return Account::new();
        }
        let of_each = |of: &dyn Fn(Seat) -> i32| Scores::of([0, 1, 2].map(|seat| of(Seat::new(seat))));
        let mut account = Account::new().counted("tricks", of_each(&|seat| self.tricks(seat) as i32));
        if self.contract() != Some(Contract::Beggar) {
            let piles = of_each(&|seat| self.thirds_of_side(seat));
            account = account.counted("thirds", piles);
            account = account.counted("points", of_each(&|seat| points(piles[seat])));
        }
        self.keep(&mut account);
        account
    }

    /// What the side of a seat has: in klop the seat alone.
    fn thirds_of_side(&self, seat: Seat) -> i32 {
        match self.declarer() {
            None => thirds(self.taken(seat)),
            Some(declarer) if declarer == seat => self.declarer_thirds(),
            Some(_) => ALL_THIRDS - self.declarer_thirds(),
        }
    }

    fn reason(&self) -> &'static str {
        match self.contract() {
            Some(Contract::Klop) => "klop",
            Some(Contract::Beggar) if self.is_won() => "beggar held",
            Some(Contract::Beggar) => "beggar took a trick",
            _ if !self.valats().is_empty() => "valat",
            _ if self.is_won() => "won",
            _ => "lost",
        }
    }

    /// Declarer, in a game that has one.
    fn alone(&self) -> Seat {
        self.declarer().expect("somebody declares in every game but klop")
    }

    /// Whether declarer won: more than half of the points, his own announced valat made, a beggar held. A valat that the
    /// defenders announced changes what is paid, not who won.
    pub(crate) fn is_won(&self) -> bool {
        let tricks = self.tricks(self.alone());
        match self.contract() {
            Some(Contract::Beggar) => tricks == 0,
            _ if self.stakes().announced().has(Items::VALAT) => tricks == HAND,
            _ => points(self.declarer_thirds()) > HALF,
        }
    }

    /// Valats that replace everything else, one of each side at most: the item that each is settled by, its worth, and
    /// whether it is declarer's gain.
    fn valats(&self) -> ArrayVec<(Items, i32, bool), 2> {
        let mut valats = ArrayVec::new();
        let (Some(contract), Some(declarer)) = (self.contract(), self.declarer()) else { return valats };
        if !contract.is_for_points() {
            return valats;
        }
        let tricks = self.tricks(declarer);
        let announced = self.stakes().announced();
        for (item, gained) in [(Items::VALAT, tricks == HAND), (Items::VALAT.by_defenders(), tricks > 0)] {
            if announced.has(item) {
                valats.push((item, VALAT, gained));
            }
        }
        if valats.is_empty() && (tricks == HAND || tricks == 0) {
            valats.push((Items::GAME, self.rules().silent_valat, tricks == HAND));
        }
        valats
    }

    /// How many radelci each seat has after this deal, which is over.
    pub(crate) fn radelci_after(&self) -> [u16; SEATS] {
        let mut radelci = self.radelci();
        let klop = self.contract() == Some(Contract::Klop);
        if !klop && (self.is_won() || !self.rules().radelc_erased_won) {
            let own = &mut radelci[self.alone().index()];
            *own = own.saturating_sub(1);
        }
        let solo = self.contract() == Some(Contract::Solo) && self.rules().radelc_solo;
        if klop || self.contract() == Some(Contract::Beggar) || solo || !self.valats().is_empty() {
            radelci = radelci.map(|own| own.saturating_add(1));
        }
        radelci
    }

    /// Writes the account of a deal that is over into a book.
    fn keep(&self, book: &mut impl Book) {
        match self.contract() {
            Some(Contract::Klop) => self.klop(book),
            Some(Contract::Beggar) => {
                let value = self.rules().value(Contract::Beggar);
                self.settle(book, Items::GAME, &[("beggar", value)], self.is_won());
            }
            _ => {
                let valats = self.valats();
                for (item, worth, gained) in &valats {
                    let what = if *item == Items::GAME { "silent-valat" } else { key_of(*item) };
                    self.settle(book, *item, &[(what, *worth)], *gained);
                }
                if valats.is_empty() {
                    self.ordinary(book);
                }
            }
        }
        let mond_counts = self.contract().is_some_and(Contract::is_for_points) || self.rules().mond_always;
        if let Some(loser) = self.mond_loser().filter(|_| mond_counts) {
            self.add(book, "mond", self.rules().mond, &[(loser, -1)]);
        }
        if self.is_last() && self.rules().radelc_left != 0 {
            let left = self.radelci_after().map(|own| i32::from(own) * self.rules().radelc_left);
            if left != [0; SEATS] {
                given(book, "radelci-left", left);
            }
        }
    }

    fn klop(&self, book: &mut impl Book) {
        let rules = self.rules();
        let points = self.points_of_each();
        let is_full = |seat: &Seat| points[seat.index()] >= rules.klop_full;
        let is_empty = |seat: &Seat| self.tricks(*seat) == 0 && rules.klop_empty != 0;
        let special = |seat: &Seat| is_full(seat) || is_empty(seat);
        let nothing_for_others = rules.klop_others_zero && Seat::all(SEATS).any(|seat| special(&seat));
        if !nothing_for_others {
            let mut minus = points.map(|points| -points);
            Seat::all(SEATS).filter(special).for_each(|seat| minus[seat.index()] = 0);
            given(book, "klop", minus);
        }
        for seat in Seat::all(SEATS) {
            if is_full(&seat) {
                self.add(book, "full", FULL, &[(seat, -1)]);
            } else if is_empty(&seat) {
                self.add(book, "empty", rules.klop_empty, &[(seat, 1)]);
            }
        }
    }

    /// The points that each seat has taken in tricks.
    pub(crate) fn points_of_each(&self) -> [i32; SEATS] {
        [0, 1, 2].map(|seat| points(thirds(self.taken(Seat::new(seat)))))
    }

    /// Three, two, one and solo without any valat.
    fn ordinary(&self, book: &mut impl Book) {
        let contract = self.contract().expect("a deal that is over has one");
        let value = self.rules().value(contract);
        let difference = (points(self.declarer_thirds()) - HALF).abs();
        self.settle(book, Items::GAME, &[("game", value), ("difference", difference)], self.is_won());
        let announced = self.stakes().announced();
        for item in announced.iter() {
            let worth =
                if item == Items::PAGAT || item == Items::PAGAT.by_defenders() { PAGAT_ULTIMO } else { SET };
            let made = self.is_made(item);
            let gained = made != Items::OF_DEFENDERS.has(item);
            self.settle(book, item, &[(key_of(item), worth)], gained);
        }
        for (item, what) in [(Items::TRULA, "silent-trula"), (Items::KINGS, "silent-kings")] {
            if announced.meets(item.and(item.by_defenders())) {
                continue;
            }
            if self.declarer_has(set_of(item)) {
                self.silent(book, what, SET / 2, 1);
            } else if self.rules().silent_defenders && self.defenders_have(set_of(item)) {
                self.silent(book, what, SET / 2, -1);
            }
        }
        if !announced.meets(Items::PAGAT.and(Items::PAGAT.by_defenders())) {
            self.silent_pagat(book);
        }
    }

    /// The pagat in the last trick when nobody announced it: won with it, or lost to the other side.
    fn silent_pagat(&self, book: &mut impl Book) {
        let Some(pagat) = self.last_pagat() else { return };
        let declarer = self.alone();
        let worth = PAGAT_ULTIMO / 2;
        if pagat.owner == pagat.taker {
            if pagat.owner == declarer {
                self.silent(book, "silent-pagat", worth, 1);
            } else if self.rules().silent_defenders {
                self.silent(book, "silent-pagat", worth, -1);
            }
        } else if self.rules().lost_pagat {
            if pagat.owner == declarer {
                self.silent(book, "lost-pagat", worth, -1);
            } else if pagat.taker == declarer {
                self.silent(book, "lost-pagat", worth, 1);
            }
        }
    }

    /// Whether the side that announced trula, kings or pagat made it.
    pub(crate) fn is_made(&self, item: Items) -> bool {
        let theirs = Items::OF_DEFENDERS.has(item);
        if item == Items::PAGAT || item == Items::PAGAT.by_defenders() {
            let own = |seat: Seat| (seat == self.alone()) != theirs;
            self.last_pagat().is_some_and(|pagat| pagat.owner == pagat.taker && own(pagat.owner))
        } else if theirs {
            self.defenders_have(set_of(item))
        } else {
            self.declarer_has(set_of(item))
        }
    }

    /// Settles an item: what its parts bring or cost declarer, raised and doubled, and what a kontra that failed, or
    /// an announcement of the defenders that failed, brings or costs beside that.
    fn settle(&self, book: &mut impl Book, item: Items, parts: &[(&'static str, i32)], gained: bool) {
        let declarer = self.alone();
        let stakes = self.stakes();
        let raises = stakes.level(item);
        let sign = if gained { 1 } else { -1 };
        let author = stakes.author(item).filter(|_| gained && !Items::OF_DEFENDERS.has(item));
        let announcer = stakes.announcer(item).filter(|_| gained);
        let counted = if author.is_some() && self.rules().author_pays { 0 } else { raises };
        for (what, worth) in parts {
            let mut shares = ArrayVec::<(Seat, i32), 2>::new();
            shares.push((declarer, sign));
            // What the defenders announced and did not make goes to declarer and to the other defender.
            shares.extend(announcer.map(|announcer| (self.seat_of(other(announcer)), 1)));
            self.add_entry(book, Entry { raises: counted, radelc: true, ..worth_of(what, *worth) }, &shares);
        }
        if let Some(author) = author {
            let worth = parts.iter().map(|(_, worth)| worth).sum();
            let times = stakes.multiplier(item) - 1;
            let entry = Entry { times, radelc: true, ..worth_of("failed-kontra", worth) };
            let share = if self.rules().author_pays {
                (self.seat_of(author), -1)
            } else {
                (self.seat_of(other(author)), 1)
            };
            self.add_entry(book, entry, &[share]);
        }
    }

    /// Something that was made without a word: never raised, doubled by the radelc.
    fn silent(&self, book: &mut impl Book, what: &'static str, worth: i32, sign: i32) {
        let entry = Entry { radelc: true, ..worth_of(what, worth) };
        self.add_entry(book, entry, &[(self.alone(), sign)]);
    }

    /// Something that is neither raised nor doubled.
    fn add(&self, book: &mut impl Book, what: &'static str, worth: i32, shares: &[(Seat, i32)]) {
        self.add_entry(book, worth_of(what, worth), shares);
    }

    fn add_entry(&self, book: &mut impl Book, mut entry: Entry, shares: &[(Seat, i32)]) {
        entry.radelc &= self.radelc_doubles();
        let worth = entry.base.unwrap_or_default()
            * entry.times
            * (1 << entry.raises)
            * (1 + i32::from(entry.radelc));
        for (seat, share) in shares {
            entry.scores[seat.index()] += worth * share;
        }
        book.enter(entry);
    }

    /// Whether declarer has a radelc, which doubles this deal.
    pub(crate) fn radelc_doubles(&self) -> bool {
        self.declarer().is_some_and(|declarer| self.radelci()[declarer.index()] > 0)
    }
}

const fn worth_of(what: &'static str, base: i32) -> Entry {
    Entry { what, base: Some(base), times: 1, raises: 0, radelc: false, scores: [0; SEATS] }
}

fn given(book: &mut impl Book, what: &'static str, scores: [i32; SEATS]) {
    book.enter(Entry { base: None, scores, ..worth_of(what, 0) });
}

const fn other(defender: Defender) -> Defender {
    match defender {
        Defender::First => Defender::Second,
        Defender::Second => Defender::First,
    }
}

/// The key of an announced item.
const fn key_of(item: Items) -> &'static str {
    [
        "game",
        "trula",
        "kings",
        "pagat",
        "valat",
        "defenders-trula",
        "defenders-kings",
        "defenders-pagat",
        "defenders-valat",
    ][item.index()]
}
