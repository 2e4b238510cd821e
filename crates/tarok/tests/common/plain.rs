//! Tarok once more, written for clarity alone: cards are texts, sets are lists, every rule is a sentence of the
//! rules file. It shares no code with the crate.

use std::collections::BTreeMap;

use game::Options;

/// Flag, then its value in `seed`, `tarok-net` and `pagat`.
const PRESETS: &[[&str; 4]] = &[
    ["opening", "forced", "forced", "forced"],
    ["values", "10/20/30/50/70", "10/30/50/80/70", "10/20/30/80/70"],
    ["highest", "beggar", "solo", "solo"],
    ["discard_taroks", "shown", "forced", "forced"],
    ["defenders_announce", "no", "no", "no"],
    ["silent_defenders", "yes", "yes", "yes"],
    ["lost_pagat", "yes", "yes", "yes"],
    ["silent_valat", "250", "50", "250"],
    ["kontra_steps", "4", "2", "4"],
    ["failed_kontra", "other", "author", "other"],
    ["lead", "declarer", "forehand", "forehand"],
    ["keep_pagat", "no", "yes", "no"],
    ["klop_full", "35", "35", "36"],
    ["klop_empty", "0", "70", "70"],
    ["klop_others", "keep", "zero", "zero"],
    ["open_beggar", "no", "no", "no"],
    ["mond", "21", "20", "21"],
    ["mond_always", "no", "no", "no"],
    ["radelc_solo", "no", "yes", "yes"],
    ["radelc_erased", "always", "won", "won"],
    ["radelc_left", "0", "0", "-100"],
    ["deals", "0", "24", "0"],
];

/// The place of a card in the pack: H D S C T, each suit in rising strength.
fn place(card: &str) -> usize {
    let ranks: &[&str] = match &card[..1] {
        "H" | "D" => &["4", "3", "2", "1", "J", "C", "Q", "K"],
        "S" | "C" => &["7", "8", "9", "10", "J", "C", "Q", "K"],
        _ => return 32 + card[1..].parse::<usize>().unwrap(),
    };
    let suit = "HDSC".find(&card[..1]).unwrap();
    8 * suit + ranks.iter().position(|rank| *rank == &card[1..]).unwrap()
}

fn suit(card: &str) -> &str {
    &card[..1]
}

fn value(card: &str) -> i32 {
    match card {
        "T1" | "T21" | "T22" => 5,
        _ if suit(card) == "T" => 1,
        _ => match &card[1..] {
            "K" => 5,
            "Q" => 4,
            "C" => 3,
            "J" => 2,
            _ => 1,
        },
    }
}

/// Counting by threes, as people do it: the sum of three minus two, of a last pair or single card minus one. The
/// order in which cards are laid together does not change the sum by more than the rounding allows, so it is done
/// in sixths here to be exact, and rounded once.
pub(crate) fn count(pile: &[String]) -> i32 {
    let thirds: i32 = pile.iter().map(|card| 3 * value(card) - 2).sum();
    // Nearest whole number of thirds / 3.
    (2 * thirds + 3).div_euclid(6)
}

/// Counting in threes literally, in the order of the pile.
pub(crate) fn count_by_threes(pile: &[String]) -> i32 {
    pile.chunks(3)
        .map(|chunk| {
            let sum: i32 = chunk.iter().map(|card| value(card)).sum();
            if chunk.len() == 3 { sum - 2 } else { sum - 1 }
        })
        .sum()
}

#[derive(Clone)]
pub(crate) struct Plain {
    flags: BTreeMap<String, String>,
    dealer: usize,
    radelci: Vec<i32>,
    played: i32,
    hands: Vec<Vec<String>>,
    talon: Vec<String>,
    phase: &'static str,
    turn: usize,
    /// The auction.
    highest: Option<(usize, String)>,
    passed: Vec<usize>,
    contract: String,
    declarer: usize,
    group: Vec<String>,
    left: Vec<String>,
    discards: Vec<String>,
    /// Announced items with who announced them.
    announced: Vec<(String, usize)>,
    /// Raises of each item, and who gave the first.
    raises: BTreeMap<String, (u32, usize)>,
    /// The seats still to be asked in the kontra rounds: seat, and the number of the round.
    to_ask: Vec<(usize, u32)>,
    trick: Vec<(usize, String)>,
    piles: Vec<Vec<String>>,
    tricks: Vec<usize>,
    gifts: usize,
    mond_lost_by: Option<usize>,
    /// Owner of a pagat played to the last trick, and who took that trick.
    last_pagat: Option<(usize, usize)>,
}

const ITEMS: [&str; 9] =
    ["game", "trula", "kings", "pagat", "valat", "trula/d", "kings/d", "pagat/d", "valat/d"];

impl Plain {
    pub(crate) fn new(options: &Options, deal: &str) -> Plain {
        let preset = match options.get("preset").unwrap_or("seed") {
            "seed" => 1,
            "tarok-net" => 2,
            "pagat" => 3,
            other => panic!("{other}"),
        };
        let mut flags = BTreeMap::new();
        for row in PRESETS {
            let given = options.get(row[0]).filter(|text| *text != "preset");
            flags.insert(row[0].to_owned(), given.unwrap_or(row[preset]).to_owned());
        }
        let number =
            |name: &str, default: i32| options.get(name).map_or(default, |text| text.parse().unwrap());
        let radelci =
            options.get("radelci").unwrap_or("0/0/0").split('/').map(|n| n.parse().unwrap()).collect();
        let mut piles: Vec<Vec<String>> =
            deal.split('/').map(|pile| pile.split_whitespace().map(String::from).collect()).collect();
        let talon = piles.pop().unwrap();
        let dealer = number("dealer", 2) as usize;
        let forehand = (dealer + 1) % 3;
        let free = flags["opening"] == "free";
        Plain {
            flags,
            dealer,
            radelci,
            played: number("played", 0),
            hands: piles,
            talon,
            phase: "bid",
            turn: if free { forehand } else { (forehand + 1) % 3 },
            highest: if free { None } else { Some((forehand, "three".to_owned())) },
            passed: vec![],
            contract: String::new(),
            declarer: 9,
            group: vec![],
            left: vec![],
            discards: vec![],
            announced: vec![],
            raises: BTreeMap::new(),
            to_ask: vec![],
            trick: vec![],
            piles: vec![vec![]; 3],
            tricks: vec![0; 3],
            gifts: 0,
            mond_lost_by: None,
            last_pagat: None,
        }
    }

    fn flag(&self, name: &str) -> &str {
        &self.flags[name]
    }

    fn number(&self, name: &str) -> i32 {
        self.flags[name].parse().unwrap()
    }

    fn forehand(&self) -> usize {
        (self.dealer + 1) % 3
    }

    pub(crate) fn turn(&self) -> Option<usize> {
        (self.phase != "over").then_some(self.turn)
    }

    pub(crate) fn phase(&self) -> &'static str {
        self.phase
    }

    pub(crate) fn contract(&self) -> &str {
        &self.contract
    }

    // --- the auction ---

    fn ladder(&self) -> [&'static str; 5] {
        match self.flag("highest") {
            "beggar" => ["three", "two", "one", "solo", "beggar"],
            _ => ["three", "two", "one", "beggar", "solo"],
        }
    }

    fn rank(&self, game: &str) -> usize {
        self.ladder().iter().position(|known| *known == game).unwrap()
    }

    fn worth(&self, game: &str) -> i32 {
        let place =
            ["three", "two", "one", "solo", "beggar"].iter().position(|known| *known == game).unwrap();
        self.flag("values").split('/').nth(place).unwrap().parse().unwrap()
    }

    fn bids(&self) -> Vec<String> {
        let mut words = vec![];
        let Some((bidder, bid)) = &self.highest else {
            return self.ladder().iter().map(|game| format!("bid {game}")).collect();
        };
        let behind_forehand = |seat: usize| (seat + 3 - self.forehand()) % 3;
        let alone = self.passed.len() == 2;
        for game in self.ladder() {
            let higher = self.rank(game) > self.rank(bid);
            let same = game == bid;
            let before = behind_forehand(self.turn) < behind_forehand(*bidder);
            if higher || (same && (before || alone)) {
                words.push(format!("bid {game}"));
            }
        }
        if alone && self.turn == self.forehand() && bid == "three" {
            words.push("bid klop".to_owned());
        }
        if !alone {
            words.push("pass".to_owned());
        }
        words
    }

    fn hear_bid(&mut self, text: &str) {
        let alone = self.passed.len() == 2;
        if text == "pass" {
            self.passed.push(self.turn);
        } else {
            let game = text[4..].to_owned();
            if alone {
                self.decide_contract(game);
                return;
            }
            self.highest = Some((self.turn, game));
        }
        loop {
            self.turn = (self.turn + 1) % 3;
            if !self.passed.contains(&self.turn) {
                return;
            }
        }
    }

    fn decide_contract(&mut self, game: String) {
        self.declarer = if game == "klop" { 9 } else { self.turn };
        self.contract = game;
        match self.contract.as_str() {
            "klop" => self.start_play(),
            "beggar" => self.start_kontra(),
            "solo" => self.phase = "announce",
            _ => self.phase = "talon",
        }
    }

    // --- talon and discards ---

    fn group_size(&self) -> usize {
        match self.contract.as_str() {
            "three" => 3,
            "two" => 2,
            _ => 1,
        }
    }

    fn discard_texts(&self) -> Vec<String> {
        let mut hand = self.hands[self.turn].clone();
        hand.sort_by_key(|card| place(card));
        let may_go: Vec<String> = hand
            .into_iter()
            .filter(|card| &card[1..] != "K" && !["T1", "T21", "T22"].contains(&card.as_str()))
            .collect();
        let size = self.group_size();
        let suit_cards = may_go.iter().filter(|card| suit(card) != "T").count();
        let mut texts = vec![];
        for mask in 0_u32..1 << may_go.len() {
            if mask.count_ones() as usize != size {
                continue;
            }
            let chosen: Vec<&str> = (0..may_go.len())
                .filter(|bit| mask >> bit & 1 == 1)
                .map(|bit| may_go[bit].as_str())
                .collect();
            let taroks = chosen.iter().filter(|card| suit(card) == "T").count();
            let lacking = size.saturating_sub(suit_cards);
            if self.flag("discard_taroks") == "shown" || taroks == lacking {
                texts.push(format!("discard {}", chosen.join(" ")));
            }
        }
        texts
    }

    // --- announcements and kontra ---

    fn announcements(&self) -> Vec<String> {
        let own = if self.turn == self.declarer { "" } else { "/d" };
        let said = |item: &str| self.announced.iter().any(|(known, _)| known == item);
        let items: Vec<String> =
            ["trula", "kings", "pagat"].iter().map(|item| format!("{item}{own}")).collect();
        let free: Vec<&String> = items.iter().filter(|item| !said(item)).collect();
        let mut texts = vec![];
        for mask in 0..1 << free.len() {
            let chosen: Vec<&str> =
                (0..free.len()).filter(|bit| mask >> bit & 1 == 1).map(|bit| free[bit].as_str()).collect();
            texts.push(if chosen.is_empty() {
                "announce none".into()
            } else {
                format!("announce {}", chosen.join(" "))
            });
        }
        if !said(&format!("valat{own}")) {
            texts.push(format!("announce valat{own}"));
        }
        texts
    }

    fn hear_announcement(&mut self, text: &str) {
        for item in text.split_whitespace().skip(1).filter(|item| *item != "none") {
            self.announced.push((item.to_owned(), self.turn));
        }
        let last = (self.declarer + 2) % 3;
        if self.flag("defenders_announce") == "yes" && self.turn != last {
            self.turn = (self.turn + 1) % 3;
        } else {
            self.start_kontra();
        }
    }

    fn start_kontra(&mut self) {
        let (d, one, two) = (self.declarer, (self.declarer + 1) % 3, (self.declarer + 2) % 3);
        self.to_ask = vec![(one, 0), (two, 0), (d, 1), (one, 2), (two, 2), (d, 3), (one, 4), (two, 4)];
        self.phase = "kontra";
        self.ask_next();
    }

    fn items(&self) -> Vec<String> {
        let said = |item: &str| self.announced.iter().any(|(known, _)| known == item);
        let valats: Vec<&str> = ["valat", "valat/d"].into_iter().filter(|item| said(item)).collect();
        if !valats.is_empty() {
            return valats.into_iter().map(String::from).collect();
        }
        ITEMS.iter().filter(|item| **item == "game" || said(item)).map(|item| (*item).to_owned()).collect()
    }

    fn raised(&self, item: &str) -> u32 {
        self.raises.get(item).map_or(0, |(raises, _)| *raises)
    }

    /// What a seat can raise in a round. Declarer's items are raised in rounds 0, 1, 2, 3, the defenders' in rounds 1,
    /// 2, 3, 4; who missed a round has closed the item.
    fn can_raise(&self, seat: usize, round: u32) -> Vec<String> {
        let steps = self.number("kontra_steps") as u32;
        let mut can = vec![];
        for item in self.items() {
            let raises = self.raised(&item);
            let theirs = item.ends_with("/d");
            let due = if theirs { raises + 1 == round } else { raises == round };
            let own = if seat == self.declarer {
                true
            } else if theirs {
                self.announced.iter().any(|(known, by)| *known == item && *by == seat)
            } else {
                raises == 0 || self.raises[&item].1 == seat
            };
            if due && own && raises < steps {
                can.push(item);
            }
        }
        can
    }

    fn ask_next(&mut self) {
        while !self.to_ask.is_empty() {
            let (seat, round) = self.to_ask[0];
            if !self.can_raise(seat, round).is_empty() {
                self.turn = seat;
                return;
            }
            self.to_ask.remove(0);
        }
        self.start_play();
    }

    fn kontras(&self) -> Vec<String> {
        let (seat, round) = self.to_ask[0];
        let can = self.can_raise(seat, round);
        (0..1 << can.len())
            .map(|mask: u32| {
                let chosen: Vec<&str> =
                    (0..can.len()).filter(|bit| mask >> bit & 1 == 1).map(|bit| can[bit].as_str()).collect();
                if chosen.is_empty() { "kontra none".into() } else { format!("kontra {}", chosen.join(" ")) }
            })
            .collect()
    }

    fn hear_kontra(&mut self, text: &str) {
        let (seat, _) = self.to_ask.remove(0);
        for item in text.split_whitespace().skip(1).filter(|item| *item != "none") {
            let entry = self.raises.entry(item.to_owned()).or_insert((0, seat));
            entry.0 += 1;
        }
        self.ask_next();
    }

    // --- play ---

    fn start_play(&mut self) {
        self.phase = "card";
        self.turn = match self.contract.as_str() {
            "klop" => self.forehand(),
            "three" | "two" | "one" if self.flag("lead") == "forehand" => self.forehand(),
            _ => self.declarer,
        };
    }

    /// Whether a card beats another by rank.
    fn beats(card: &str, other: &str) -> bool {
        match (suit(card), suit(other)) {
            (one, two) if one == two => place(card) > place(other),
            ("T", _) => true,
            _ => false,
        }
    }

    fn winning(trick: &[(usize, String)]) -> (usize, String) {
        let mut best = trick[0].clone();
        for card in trick {
            if Plain::beats(&card.1, &best.1) {
                best = card.clone();
            }
        }
        best
    }

    fn cards(&self) -> Vec<String> {
        let hand = &self.hands[self.turn];
        let has = |card: &str| hand.iter().any(|own| own == card);
        let strict = ["klop", "beggar"].contains(&self.contract.as_str());
        let mut may = hand.clone();
        if let Some((_, led)) = self.trick.first() {
            let of = |wanted: &str| -> Vec<String> {
                hand.iter().filter(|card| suit(card) == wanted).cloned().collect()
            };
            may = of(suit(led));
            if may.is_empty() {
                may = of("T");
            }
            if may.is_empty() {
                may.clone_from(hand);
            }
            if strict {
                let on_table = |card: &str| self.trick.iter().any(|(_, laid)| laid == card);
                if on_table("T21") && on_table("T22") && has("T1") {
                    return vec!["T1".to_owned()];
                }
                let best = Plain::winning(&self.trick).1;
                let beating: Vec<String> =
                    may.iter().filter(|card| Plain::beats(card, &best)).cloned().collect();
                if !beating.is_empty() {
                    may = beating;
                }
            }
        }
        let own = if self.turn == self.declarer { "pagat" } else { "pagat/d" };
        let announced = self.announced.iter().any(|(item, by)| item == own && *by == self.turn);
        if (strict || (announced && self.flag("keep_pagat") == "yes")) && may.len() > 1 {
            may.retain(|card| card != "T1");
        }
        may
    }

    fn hear_card(&mut self, card: &str) {
        let seat = self.turn;
        self.hands[seat].retain(|own| own != card);
        self.trick.push((seat, card.to_owned()));
        self.turn = (seat + 1) % 3;
        if self.trick.len() < 3 {
            return;
        }
        let trick = std::mem::take(&mut self.trick);
        let owner = |card: &str| trick.iter().find(|(_, laid)| laid == card).map(|(seat, _)| *seat);
        let mut taker = Plain::winning(&trick).0;
        if let (Some(pagat), Some(_), Some(_)) = (owner("T1"), owner("T21"), owner("T22")) {
            taker = pagat;
        }
        if let Some(mond) = owner("T21").filter(|mond| *mond != taker) {
            self.mond_lost_by = Some(mond);
        }
        self.tricks[taker] += 1;
        let finished: usize = self.tricks.iter().sum();
        if finished == 16 {
            self.last_pagat = owner("T1").map(|pagat| (pagat, taker));
        }
        self.piles[taker].extend(trick.into_iter().map(|(_, card)| card));
        if self.contract == "klop" && finished <= 6 {
            let gift = self.talon[self.gifts].clone();
            self.piles[taker].push(gift);
            self.gifts += 1;
        }
        self.turn = taker;
        if finished == 16 || (self.contract == "beggar" && taker == self.declarer) {
            self.phase = "over";
        }
    }

    // --- all together ---

    pub(crate) fn legal(&self) -> Vec<String> {
        match self.phase {
            "bid" => self.bids(),
            "talon" => (1..=6 / self.group_size()).map(|group| format!("talon {group}")).collect(),
            "discard" => self.discard_texts(),
            "announce" => self.announcements(),
            "kontra" => self.kontras(),
            "card" => self.cards(),
            _ => vec![],
        }
    }

    pub(crate) fn play(&mut self, text: &str) {
        match self.phase {
            "bid" => self.hear_bid(text),
            "talon" => {
                let group: usize = text[6..].parse().unwrap();
                let size = self.group_size();
                for (place, card) in self.talon.iter().enumerate() {
                    let pile = if place / size + 1 == group { &mut self.group } else { &mut self.left };
                    pile.push(card.clone());
                }
                self.hands[self.turn].extend(self.group.clone());
                self.phase = "discard";
            }
            "discard" => {
                self.discards = text.split_whitespace().skip(1).map(String::from).collect();
                let gone = self.discards.clone();
                self.hands[self.turn].retain(|card| !gone.contains(card));
                self.phase = "announce";
            }
            "announce" => self.hear_announcement(text),
            "kontra" => self.hear_kontra(text),
            "card" => self.hear_card(text),
            _ => panic!("the deal is over"),
        }
    }

    /// What a seat, or the public, is shown without a decision between an earlier moment and now.
    pub(crate) fn shown_since(&self, before: &Plain, viewer: Option<usize>) -> Vec<String> {
        if before.phase == "bid" && self.phase == "talon" {
            return vec![format!("talon {}", self.talon.join(" "))];
        }
        if self.gifts > before.gifts {
            return vec![format!("gift {} {}", self.turn, self.talon[before.gifts])];
        }
        let tricks = |plain: &Plain| plain.tricks.iter().sum::<usize>();
        let opens = self.contract == "beggar"
            && self.flag("open_beggar") == "yes"
            && (tricks(before), tricks(self)) == (0, 1)
            && self.phase != "over";
        if opens && viewer != Some(self.declarer) {
            return vec![format!("hand {} {}", self.declarer, self.hand(self.declarer))];
        }
        vec![]
    }

    /// The cards of a seat, sorted as texts.
    pub(crate) fn hand(&self, seat: usize) -> String {
        let mut cards = self.hands[seat].clone();
        cards.sort();
        cards.join(" ")
    }

    /// All cards that are somewhere, sorted.
    pub(crate) fn everything(&self) -> Vec<String> {
        let talon: Vec<String> = match self.contract.as_str() {
            "klop" => self.talon[self.gifts..].to_vec(),
            _ if self.group.is_empty() => self.talon.clone(),
            _ => self.left.clone(),
        };
        let mut all: Vec<String> = self.hands.concat();
        all.extend(self.piles.concat());
        all.extend(self.trick.iter().map(|(_, card)| card.clone()));
        all.extend(talon);
        all.extend(self.discards.clone());
        all.sort();
        all
    }

    // --- the score ---

    fn declarer_pile(&self) -> Vec<String> {
        let mut pile = self.piles[self.declarer].clone();
        pile.extend(self.discards.clone());
        pile
    }

    fn defenders_pile(&self) -> Vec<String> {
        let mut pile: Vec<String> =
            (0..3).filter(|seat| *seat != self.declarer).flat_map(|seat| self.piles[seat].clone()).collect();
        pile.extend(if self.contract == "solo" { self.talon.clone() } else { self.left.clone() });
        pile
    }

    fn said(&self, item: &str) -> bool {
        self.announced.iter().any(|(known, _)| known == item)
    }

    fn declarer_won(&self) -> bool {
        let tricks = self.tricks[self.declarer];
        if self.contract == "beggar" {
            tricks == 0
        } else if self.said("valat") {
            tricks == 16
        } else {
            count(&self.declarer_pile()) > 35
        }
    }

    /// What an item brings: to declarer, and what a failed kontra brings or costs a defender.
    fn settle(&self, scores: &mut [i32], item: &str, worth: i32, gained: bool, double: i32) {
        let times = 1 << self.raised(item);
        let [one, two] = [(self.declarer + 1) % 3, (self.declarer + 2) % 3];
        let theirs = item.ends_with("/d");
        if !gained {
            scores[self.declarer] -= worth * times * double;
            return;
        }
        if theirs {
            let announcer = self.announced.iter().find(|(known, _)| known == item).unwrap().1;
            scores[self.declarer] += worth * times * double;
            scores[if announcer == one { two } else { one }] += worth * times * double;
            return;
        }
        if times == 1 {
            scores[self.declarer] += worth * double;
            return;
        }
        let author = self.raises[item].1;
        let other = if author == one { two } else { one };
        if self.flag("failed_kontra") == "other" {
            scores[self.declarer] += worth * times * double;
            scores[other] += (times - 1) * worth * double;
        } else {
            scores[self.declarer] += worth * double;
            scores[author] -= (times - 1) * worth * double;
        }
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        let mut scores = vec![0; 3];
        let strict = ["klop", "beggar"].contains(&self.contract.as_str());
        if self.contract == "klop" {
            self.klop(&mut scores);
        } else {
            self.game(&mut scores);
        }
        if !strict || self.flag("mond_always") == "yes" {
            let left = self.left.iter().any(|card| card == "T21").then_some(self.declarer);
            if let Some(loser) = left.or(self.mond_lost_by) {
                scores[loser] -= self.number("mond");
            }
        }
        if self.number("deals") > 0 && self.played + 1 == self.number("deals") {
            for (seat, radelci) in self.radelci_after().iter().enumerate() {
                scores[seat] += radelci * self.number("radelc_left");
            }
        }
        scores
    }

    fn klop(&self, scores: &mut [i32]) {
        let points: Vec<i32> = self.piles.iter().map(|pile| count(pile)).collect();
        let full: Vec<bool> = points.iter().map(|points| *points >= self.number("klop_full")).collect();
        let empty: Vec<bool> =
            self.tricks.iter().map(|tricks| *tricks == 0 && self.number("klop_empty") != 0).collect();
        let special = full.contains(&true) || empty.contains(&true);
        for seat in 0..3 {
            scores[seat] = if full[seat] {
                -70
            } else if empty[seat] {
                self.number("klop_empty")
            } else if special && self.flag("klop_others") == "zero" {
                0
            } else {
                -points[seat]
            };
        }
    }

    fn game(&self, scores: &mut [i32]) {
        let d = self.declarer;
        let double = if self.radelci[d] > 0 { 2 } else { 1 };
        let silent_valat = self.number("silent_valat");
        if self.contract == "beggar" {
            return self.settle(scores, "game", self.worth("beggar"), self.declarer_won(), double);
        }
        if self.said("valat") {
            self.settle(scores, "valat", 500, self.tricks[d] == 16, double);
        }
        if self.said("valat/d") {
            self.settle(scores, "valat/d", 500, self.tricks[d] > 0, double);
        }
        if self.said("valat") || self.said("valat/d") {
            return;
        }
        if self.tricks[d] == 16 || self.tricks[d] == 0 {
            return self.settle(scores, "game", silent_valat, self.tricks[d] == 16, double);
        }
        let points = count(&self.declarer_pile());
        let worth = self.worth(&self.contract) + (points - 35).abs();
        self.settle(scores, "game", worth, points > 35, double);
        let all_in =
            |pile: &[String], set: &[&str]| set.iter().all(|card| pile.iter().any(|own| own == card));
        for (item, set) in [("trula", &["T1", "T21", "T22"][..]), ("kings", &["HK", "DK", "SK", "CK"])] {
            let ours = all_in(&self.declarer_pile(), set);
            let theirs = all_in(&self.defenders_pile(), set);
            self.bonus(scores, item, 20, ours, theirs, double);
        }
        let by = |owner: usize, taker: usize| self.last_pagat == Some((owner, taker));
        let [one, two] = [(d + 1) % 3, (d + 2) % 3];
        self.bonus(scores, "pagat", 50, by(d, d), by(one, one) || by(two, two), double);
        let unsaid = !self.said("pagat") && !self.said("pagat/d");
        if unsaid && self.flag("lost_pagat") == "yes" {
            if by(d, one) || by(d, two) {
                scores[d] -= 25 * double;
            }
            if by(one, d) || by(two, d) {
                scores[d] += 25 * double;
            }
        }
    }

    fn bonus(&self, scores: &mut [i32], item: &str, worth: i32, ours: bool, theirs: bool, double: i32) {
        let their_item = format!("{item}/d");
        if self.said(item) {
            self.settle(scores, item, worth, ours, double);
        }
        if self.said(&their_item) {
            self.settle(scores, &their_item, worth, !theirs, double);
        }
        if !self.said(item) && !self.said(&their_item) {
            if ours {
                scores[self.declarer] += worth / 2 * double;
            }
            if theirs && self.flag("silent_defenders") == "yes" {
                scores[self.declarer] -= worth / 2 * double;
            }
        }
    }

    pub(crate) fn radelci_after(&self) -> Vec<i32> {
        let mut radelci = self.radelci.clone();
        let mut award = ["klop", "beggar"].contains(&self.contract.as_str());
        award |= self.contract == "solo" && self.flag("radelc_solo") == "yes";
        if self.contract != "klop" {
            let d = self.declarer;
            if radelci[d] > 0 && (self.flag("radelc_erased") == "always" || self.declarer_won()) {
                radelci[d] -= 1;
            }
            let valat = self.said("valat") || self.said("valat/d");
            award |= self.contract != "beggar" && (valat || self.tricks[d] == 16 || self.tricks[d] == 0);
        }
        if award {
            for own in &mut radelci {
                *own += 1;
            }
        }
        radelci
    }

    /// Dealer, radelci and deals played of the next deal; `None` when the session is over.
    pub(crate) fn next(&self) -> Option<(usize, Vec<i32>, i32)> {
        let deals = self.number("deals");
        if deals > 0 && self.played + 1 >= deals {
            return None;
        }
        Some(((self.dealer + 1) % 3, self.radelci_after(), self.played + 1))
    }
}
