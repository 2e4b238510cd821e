//! Mariáš once more, written for clarity alone: cards and statements are texts, everything is a list.

use std::collections::BTreeMap;

use game::Options;

const SUITS: [char; 4] = ['H', 'L', 'A', 'B'];
const PRINTED: [&str; 8] = ["7", "8", "9", "10", "J", "Q", "K", "A"];
const USUAL: [&str; 8] = ["7", "8", "9", "J", "Q", "K", "10", "A"];
const STATEMENTS: [&str; 8] =
    ["hra", "sedma", "stovka", "flek:hra", "flek:sedma", "flek:stovka", "flek:betl", "flek:durch"];

/// The table of the rules, profile by profile.
const FIELDS: [(&str, [&str; 3]); 14] = [
    ("rank_order", ["usual", "usual", "usual"]),
    ("blind_trump", ["no", "no", "yes"]),
    ("betl_durch", ["no", "no", "yes"]),
    ("open_betl", ["no", "no", "no"]),
    ("tariff", ["1/2/1/15/30", "1/2/1/15/30", "1/2/1/15/30"]),
    ("hundred_base", ["2", "4", "4"]),
    ("hundred_growth", ["double", "double", "linear"]),
    ("hundred_marriage", ["best", "best", "first"]),
    ("hundred_replaces", ["no", "no", "yes"]),
    ("killed_doubles", ["yes", "no", "no"]),
    ("keep_seven", ["no", "no", "yes"]),
    ("flek_without_re", ["play", "play", "lost"]),
    ("max_raises", ["7", "7", "7"]),
    ("cap", ["0", "0", "500"]),
];

fn suit(card: &str) -> char {
    card.chars().next().unwrap()
}

fn rank(card: &str) -> &str {
    &card[1..]
}

fn is_fat(card: &str) -> bool {
    rank(card) == "10" || rank(card) == "A"
}

fn order(card: &str) -> usize {
    let suit = SUITS.iter().position(|letter| *letter == suit(card)).unwrap();
    let rank = PRINTED.iter().position(|printed| *printed == rank(card)).unwrap();
    8 * suit + rank
}

fn sorted(cards: &[String]) -> Vec<String> {
    let mut cards = cards.to_vec();
    cards.sort_by_key(|card| order(card));
    cards
}

/// A deal in play.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    fields: BTreeMap<String, String>,
    forhont: usize,
    declarer: usize,
    turn: usize,
    phase: &'static str,
    hands: Vec<Vec<String>>,
    coming: Vec<Vec<String>>,
    talon: Vec<String>,
    trump: String,
    /// What declarer named last: nothing, colour, betl, durch.
    named: &'static str,
    answers: usize,
    /// Who announced each goal, and who has said something about it since, in order.
    goals: BTreeMap<String, Vec<usize>>,
    /// Everything said in the bidding: who, and how many statements.
    said: Vec<(usize, usize)>,
    pub(crate) trick: Vec<(usize, String)>,
    tricks: Vec<(usize, Vec<(usize, String)>)>,
    /// Declared marriages in their order: who, and which suit.
    pub(crate) marriages: Vec<(usize, char)>,
    unplayed: bool,
}

impl Plain {
    pub(crate) fn new(options: &Options, deal: &str) -> Plain {
        let profile = match options.get("profile").unwrap_or("openmarias") {
            "seed" => 0,
            "openmarias" => 1,
            _ => 2,
        };
        let of_profile = |name: &str, values: [&str; 3]| match options.get(name) {
            None | Some("profile") => values[profile].to_owned(),
            Some(value) => value.to_owned(),
        };
        let fields = FIELDS.iter().map(|(name, values)| ((*name).to_owned(), of_profile(name, *values)));
        let forhont = options.get("forhont").unwrap_or("0").parse().unwrap();
        let mut hands = Vec::new();
        let mut coming = Vec::new();
        for (seat, cards) in deal.split('/').enumerate() {
            let cards: Vec<String> = cards.split_whitespace().map(str::to_owned).collect();
            let first = if seat == forhont { 7 } else { 5 };
            hands.push(cards[..first].to_vec());
            coming.push(cards[first..].to_vec());
        }
        Plain {
            fields: fields.collect(),
            forhont,
            declarer: forhont,
            turn: forhont,
            phase: "trump",
            hands,
            coming,
            talon: Vec::new(),
            trump: String::new(),
            named: "",
            answers: 0,
            goals: BTreeMap::new(),
            said: Vec::new(),
            trick: Vec::new(),
            tricks: Vec::new(),
            marriages: Vec::new(),
            unplayed: false,
        }
    }

    fn is(&self, field: &str, value: &str) -> bool {
        self.fields[field] == value
    }

    fn number(&self, field: &str) -> i64 {
        self.fields[field].parse().unwrap()
    }

    fn tariff(&self, place: usize) -> i64 {
        self.fields["tariff"].split('/').nth(place).unwrap().parse().unwrap()
    }

    fn has_betl(&self) -> bool {
        self.is("betl_durch", "yes")
    }

    fn is_trump_game(&self) -> bool {
        self.named == "colour"
    }

    fn trump_suit(&self) -> char {
        suit(&self.trump)
    }

    fn seven(&self) -> String {
        format!("{}7", self.trump_suit())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.phase == "over"
    }

    pub(crate) fn turn(&self) -> Option<usize> {
        (!self.is_over()).then_some(self.turn)
    }

    fn partner_side(&self, seat: usize) -> bool {
        seat != self.declarer
    }

    // --- what may be done ---

    pub(crate) fn legal(&self) -> Vec<String> {
        let hand = &self.hands[self.turn];
        match self.phase {
            "trump" => {
                let mut moves: Vec<String> =
                    sorted(hand).iter().map(|card| format!("trump {card}")).collect();
                if self.is("blind_trump", "yes") {
                    moves.push("trump blind".to_owned());
                }
                moves
            }
            "talon" => {
                let free: Vec<String> = sorted(hand)
                    .into_iter()
                    .filter(|card| self.has_betl() || (!is_fat(card) && *card != self.trump))
                    .collect();
                let mut moves = Vec::new();
                for (place, one) in free.iter().enumerate() {
                    for other in &free[place + 1..] {
                        moves.push(format!("talon {one} {other}"));
                    }
                }
                moves
            }
            "speak" => {
                let mut moves = Vec::new();
                let bound = self.talon.iter().any(|card| is_fat(card) || *card == self.trump);
                if self.named.is_empty() && !bound {
                    moves.push("colour".to_owned());
                }
                if self.named != "betl" {
                    moves.push("bid betl".to_owned());
                }
                moves.push("bid durch".to_owned());
                moves
            }
            "answer" => vec!["good".to_owned(), "bad".to_owned()],
            "bid" => self.legal_bids(),
            "play" => sorted(&self.legal_cards()),
            _ => Vec::new(),
        }
    }

    /// Every set of statements, one after the other, with what is wrong left out.
    fn legal_bids(&self) -> Vec<String> {
        let mut bids = Vec::new();
        for bits in 0..1_usize << STATEMENTS.len() {
            let said: Vec<&str> =
                (0..STATEMENTS.len()).filter(|at| bits >> at & 1 == 1).map(|at| STATEMENTS[at]).collect();
            if self.may_say(&said) {
                bids.push(if said.is_empty() {
                    "pass".to_owned()
                } else {
                    format!("bid {}", said.join(" "))
                });
            }
        }
        bids
    }

    fn may_say(&self, said: &[&str]) -> bool {
        let first = self.said.is_empty() && self.is_trump_game();
        let forhont = self.turn == self.declarer;
        if first {
            let head = said.iter().filter(|word| ["hra", "stovka"].contains(word)).count();
            let replaces = self.is("hundred_replaces", "yes");
            let headed = if replaces { head == 1 } else { said.contains(&"hra") };
            if !headed {
                return false;
            }
        }
        said.iter().all(|word| {
            if let Some(goal) = word.strip_prefix("flek:") {
                return self.may_raise(goal);
            }
            let announced_later = !first && forhont && self.is("hundred_replaces", "yes");
            let holds = *word != "sedma" || self.hands[self.turn].contains(&self.seven_or_none());
            let by_forhont_first = *word != "hra" || first;
            self.is_trump_game()
                && !self.goals.contains_key(*word)
                && holds
                && by_forhont_first
                && !announced_later
        })
    }

    fn may_raise(&self, goal: &str) -> bool {
        let Some(chain) = self.goals.get(goal) else { return false };
        let last = *chain.last().unwrap();
        let raises = chain.len() as i64 - 1;
        self.partner_side(last) != self.partner_side(self.turn) && raises < self.number("max_raises")
    }

    fn seven_or_none(&self) -> String {
        if self.trump.is_empty() { String::new() } else { self.seven() }
    }

    fn strength(&self, card: &str) -> usize {
        let natural = !self.is_trump_game() || self.is("rank_order", "natural");
        let ranks = if natural { PRINTED } else { USUAL };
        ranks.iter().position(|known| *known == rank(card)).unwrap()
    }

    fn is_trump(&self, card: &str) -> bool {
        self.is_trump_game() && suit(card) == self.trump_suit()
    }

    /// Whether a card takes the trick from another.
    fn beats(&self, card: &str, other: &str) -> bool {
        if suit(card) == suit(other) {
            self.strength(card) > self.strength(other)
        } else {
            self.is_trump(card)
        }
    }

    fn winner(&self) -> usize {
        let mut best = 0;
        for place in 1..self.trick.len() {
            if self.beats(&self.trick[place].1, &self.trick[best].1) {
                best = place;
            }
        }
        best
    }

    fn legal_cards(&self) -> Vec<String> {
        let hand = &self.hands[self.turn];
        let mut cards = hand.clone();
        if !self.trick.is_empty() {
            let led = suit(&self.trick[0].1);
            let best = self.trick[self.winner()].1.clone();
            let follow: Vec<String> = hand.iter().filter(|card| suit(card) == led).cloned().collect();
            let trumps: Vec<String> = hand.iter().filter(|card| self.is_trump(card)).cloned().collect();
            let higher = |cards: &[String]| -> Vec<String> {
                cards.iter().filter(|card| self.beats(card, &best)).cloned().collect()
            };
            if !follow.is_empty() {
                let trumped = self.is_trump(&best) && !self.is_trump(&self.trick[0].1);
                cards = if !trumped && !higher(&follow).is_empty() { higher(&follow) } else { follow };
            } else if !trumps.is_empty() {
                cards = if higher(&trumps).is_empty() { trumps } else { higher(&trumps) };
            }
        }
        if self.is_trump_game() {
            let before_its_hornik =
                |card: &String| rank(card) == "K" && hand.contains(&format!("{}Q", suit(card)));
            cards.retain(|card| !before_its_hornik(card));
            let announced = self.goals.contains_key("sedma");
            if announced && self.is("keep_seven", "yes") && cards.len() > 1 {
                cards.retain(|card| *card != self.seven());
            }
        }
        cards
    }

    // --- what happens ---

    pub(crate) fn play(&mut self, text: &str) {
        assert!(self.legal().contains(&text.to_owned()), "{text} in {:?}", self.legal());
        let words: Vec<&str> = text.split_whitespace().collect();
        match (self.phase, words[0]) {
            ("trump", _) => {
                self.trump = match words[1] {
                    "blind" => self.coming[self.forhont][0].clone(),
                    card => card.to_owned(),
                };
                for seat in 0..3 {
                    let coming = std::mem::take(&mut self.coming[seat]);
                    self.hands[seat].extend(coming);
                }
                self.phase = "talon";
            }
            ("talon", _) => {
                self.talon = vec![words[1].to_owned(), words[2].to_owned()];
                let talon = self.talon.clone();
                self.hands[self.turn].retain(|card| !talon.contains(card));
                if self.has_betl() {
                    self.phase = "speak";
                } else {
                    self.named = "colour";
                    self.phase = "bid";
                }
            }
            (_, "colour") => {
                self.named = "colour";
                self.ask();
            }
            ("speak", _) => {
                self.named = if words[1] == "betl" { "betl" } else { "durch" };
                self.goals = BTreeMap::from([(self.named.to_owned(), vec![self.declarer])]);
                if self.named == "durch" {
                    self.start_raising();
                } else {
                    self.ask();
                }
            }
            (_, "good") => {
                self.answers += 1;
                if self.answers < 2 {
                    self.turn = (self.turn + 1) % 3;
                } else if self.named == "colour" {
                    self.phase = "bid";
                    self.turn = self.forhont;
                } else {
                    self.start_raising();
                }
            }
            (_, "bad") => {
                self.declarer = self.turn;
                let talon = std::mem::take(&mut self.talon);
                self.hands[self.turn].extend(talon);
                self.phase = "talon";
            }
            ("bid", _) => self.bid(&words[1..]),
            _ => self.card(words[0]),
        }
    }

    fn ask(&mut self) {
        self.phase = "answer";
        self.answers = 0;
        self.turn = (self.declarer + 1) % 3;
    }

    fn start_raising(&mut self) {
        self.phase = "bid";
        self.turn = (self.declarer + 1) % 3;
    }

    fn bid(&mut self, words: &[&str]) {
        for word in words {
            let goal = word.strip_prefix("flek:").unwrap_or(word);
            self.goals.entry(goal.to_owned()).or_default().push(self.turn);
        }
        self.said.push((self.turn, words.len()));
        let silent = |back: usize, seat: usize| {
            let place = self.said.len().checked_sub(back);
            place.is_some_and(|place| self.said[place] == (seat, 0))
        };
        let (first, second) = ((self.declarer + 1) % 3, (self.declarer + 2) % 3);
        let over = silent(1, self.declarer) || (silent(1, second) && silent(2, first));
        self.turn = (self.turn + 1) % 3;
        if over {
            self.phase = "play";
            self.turn = self.declarer;
            let hra_alone =
                self.goals.len() == 1 && self.goals.get("hra").is_some_and(|chain| chain.len() == 2);
            if hra_alone && self.is("flek_without_re", "lost") && self.number("max_raises") > 1 {
                self.unplayed = true;
                self.phase = "over";
            }
        }
    }

    fn card(&mut self, card: &str) {
        let seat = self.turn;
        self.hands[seat].retain(|held| held != card);
        let king = format!("{}K", suit(card));
        if self.is_trump_game() && rank(card) == "Q" && self.hands[seat].contains(&king) {
            self.marriages.push((seat, suit(card)));
        }
        self.trick.push((seat, card.to_owned()));
        self.turn = (self.turn + 1) % 3;
        if self.trick.len() < 3 {
            return;
        }
        let taker = self.trick[self.winner()].0;
        self.tricks.push((taker, std::mem::take(&mut self.trick)));
        self.turn = taker;
        let lost = match self.named {
            "betl" => taker == self.declarer,
            "durch" => taker != self.declarer,
            _ => false,
        };
        if lost || self.tricks.len() == 10 {
            self.phase = "over";
        }
    }

    // --- what it is worth ---

    fn marriage(&self, suit: char) -> i64 {
        if suit == self.trump_suit() { 40 } else { 20 }
    }

    /// The marriages of declarer or of the others.
    fn of_side(&self, others: bool) -> Vec<i64> {
        let own = self.marriages.iter().filter(|(seat, _)| self.partner_side(*seat) == others);
        own.map(|(_, suit)| self.marriage(*suit)).collect()
    }

    fn points_in_tricks(&self, others: bool) -> i64 {
        let mut points = 0;
        for (number, (taker, trick)) in self.tricks.iter().enumerate() {
            if self.partner_side(*taker) == others {
                points += 10 * trick.iter().filter(|(_, card)| is_fat(card)).count() as i64;
                points += if number == 9 { 10 } else { 0 };
            }
        }
        points
    }

    pub(crate) fn points(&self, others: bool) -> i64 {
        self.points_in_tricks(others) + self.of_side(others).iter().sum::<i64>()
    }

    fn doubled(&self, goal: &str) -> i64 {
        1 << (self.goals[goal].len() - 1)
    }

    /// What each opponent pays declarer.
    pub(crate) fn value(&self) -> i64 {
        let (made, goal, place) = match self.named {
            "betl" => (self.tricks.iter().all(|(taker, _)| *taker != self.declarer), "betl", 3),
            "durch" => (self.tricks.iter().all(|(taker, _)| *taker == self.declarer), "durch", 4),
            _ => return self.cut(self.trump_game()),
        };
        let worth = self.tariff(place) * self.doubled(goal);
        self.cut(if made { worth } else { -worth })
    }

    fn cut(&self, sum: i64) -> i64 {
        let cap = self.number("cap");
        if cap == 0 || sum.abs() <= cap { sum } else { cap * sum.signum() }
    }

    fn trump_game(&self) -> i64 {
        let hearts = if self.trump_suit() == 'H' { 2 } else { 1 };
        if self.unplayed {
            return -2 * hearts * self.tariff(0);
        }
        let linear = self.is("hundred_growth", "linear");
        let (forhont, others) = (self.points(false), self.points(true));
        let mut sum = 0;
        if self.goals.contains_key("hra") {
            let mut worth = self.tariff(0) * self.doubled("hra");
            for (points, side) in [(forhont, false), (others, true)] {
                let announced =
                    self.goals.get("stovka").is_some_and(|chain| self.partner_side(chain[0]) == side);
                if points >= 100 && !announced {
                    if linear {
                        worth *= 2 * (1 + (points - 100) / 10);
                    } else {
                        let mut over = points;
                        while over > 90 {
                            worth *= 2;
                            over -= 10;
                        }
                    }
                }
            }
            sum += if forhont > others { worth } else { -worth };
        }
        let (last_taker, last_trick) = self.tricks.last().unwrap();
        let seven_by = last_trick.iter().find(|(_, card)| *card == self.seven()).map(|(seat, _)| *seat);
        match self.goals.get("sedma") {
            Some(chain) => {
                let announcer = chain[0];
                let mut worth = self.tariff(1) * self.doubled("sedma");
                let made = seven_by == Some(announcer) && *last_taker == announcer;
                if seven_by.is_some() && !made && self.is("killed_doubles", "yes") {
                    worth *= 2;
                }
                sum += if made == self.partner_side(announcer) { -worth } else { worth };
            }
            None => {
                if let Some(by) = seven_by {
                    let made = *last_taker == by;
                    let worth = self.tariff(2);
                    sum += if made == self.partner_side(by) { -worth } else { worth };
                }
            }
        }
        if let Some(chain) = self.goals.get("stovka") {
            let side = self.partner_side(chain[0]);
            let marriages = self.of_side(side);
            let one = if self.is("hundred_marriage", "first") {
                marriages.first().copied().unwrap_or(0)
            } else {
                marriages.iter().copied().max().unwrap_or(0)
            };
            let counted = self.points_in_tricks(side) + one;
            let base = self.number("hundred_base") * self.doubled("stovka");
            let made = counted >= 100;
            let worth = if linear && made {
                base * (1 + (self.points(side) - 100) / 10)
            } else if linear {
                base * (100 - counted + self.of_side(!side).iter().sum::<i64>()) / 10
            } else {
                let reached = if made { self.points(side) } else { 190 - counted };
                base * (1 << ((reached - 100) / 10))
            };
            sum += if made == side { -worth } else { worth };
        }
        sum * hearts
    }

    pub(crate) fn scores(&self) -> Vec<i64> {
        let value = self.value();
        (0..3).map(|seat| if seat == self.declarer { 2 * value } else { -value }).collect()
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut leaves = 0;
        for text in self.legal() {
            let mut next = self.clone();
            next.play(&text);
            leaves += next.perft(depth - 1);
        }
        leaves
    }
}
