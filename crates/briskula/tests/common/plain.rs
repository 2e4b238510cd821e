//! Briškula once more, written for clarity alone: cards are texts, everything is a list.

use game::Options;

const STRENGTH: [&str; 10] = ["2", "4", "5", "6", "7", "11", "12", "13", "3", "1"];

/// A deal in play.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    players: usize,
    trick_size: usize,
    stops: bool,
    three: bool,
    four: bool,
    trump: String,
    hands: Vec<Vec<String>>,
    stock: Vec<String>,
    /// Who played which card.
    trick: Vec<(usize, String)>,
    turn: usize,
    /// All cards taken by each player.
    taken: Vec<Vec<String>>,
}

fn suit(card: &str) -> &str {
    &card[..1]
}

fn strength(card: &str) -> usize {
    STRENGTH.iter().position(|rank| *rank == &card[1..]).unwrap()
}

fn value(card: &str) -> u32 {
    match &card[1..] {
        "1" => 11,
        "3" => 10,
        "13" => 4,
        "12" => 3,
        "11" => 2,
        _ => 0,
    }
}

impl Plain {
    pub(crate) fn new(options: &Options, deal: &str) -> Plain {
        let variant = options.get("variant").unwrap_or("2");
        let players = match variant {
            "3" => 3,
            "4" => 4,
            _ => 2,
        };
        let piles: Vec<Vec<String>> =
            deal.split('/').map(|pile| pile.split(' ').map(ToString::to_string).collect()).collect();
        let (stock, hands) = piles.split_last().unwrap();
        let dealer = match options.get("dealer") {
            None | Some("last") => players - 1,
            Some(seat) => seat.parse().unwrap(),
        };
        Plain {
            players,
            trick_size: if variant == "dupla" { 4 } else { players },
            stops: options.get("finish") == Some("61"),
            three: variant == "3",
            four: variant == "4",
            trump: suit(stock.last().unwrap()).to_owned(),
            hands: hands.to_vec(),
            stock: stock.clone(),
            trick: Vec::new(),
            turn: (dealer + 1) % players,
            taken: vec![Vec::new(); players],
        }
    }

    /// The points of each side.
    pub(crate) fn points(&self) -> Vec<u32> {
        let of = |player: usize| self.taken[player].iter().map(|card| value(card)).sum::<u32>();
        if self.four { vec![of(0) + of(2), of(1) + of(3)] } else { (0..self.players).map(of).collect() }
    }

    pub(crate) fn is_over(&self) -> bool {
        let empty = self.trick.is_empty() && self.hands.iter().all(Vec::is_empty);
        empty || (self.stops && self.points().iter().any(|points| *points > 60))
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal = if self.is_over() { Vec::new() } else { self.hands[self.turn].clone() };
        legal.sort_by_key(|card| ("CBSD".find(suit(card)), strength(card)));
        legal
    }

    pub(crate) fn turn(&self) -> Option<usize> {
        if self.is_over() { None } else { Some(self.turn) }
    }

    pub(crate) fn play(&mut self, card: &str) {
        self.hands[self.turn].retain(|held| held != card);
        self.trick.push((self.turn, card.to_owned()));
        self.turn = (self.turn + 1) % self.players;
        if self.trick.len() < self.trick_size {
            return;
        }
        let led = suit(&self.trick[0].1).to_owned();
        let trumps = self.trick.iter().filter(|(_, card)| suit(card) == self.trump);
        let of_led = self.trick.iter().filter(|(_, card)| suit(card) == led);
        let best = trumps.max_by_key(|(_, card)| strength(card));
        let (winner, _) = best.or_else(|| of_led.max_by_key(|(_, card)| strength(card))).unwrap();
        self.turn = *winner;
        let cards: Vec<String> = self.trick.drain(..).map(|(_, card)| card).collect();
        self.taken[self.turn].extend(cards);
        if self.is_over() {
            return;
        }
        for draw in 0..self.trick_size {
            if !self.stock.is_empty() {
                let card = self.stock.remove(0);
                self.hands[(self.turn + draw) % self.players].push(card);
            }
        }
    }

    /// The score of each player; only when it is over.
    pub(crate) fn scores(&self) -> Vec<i32> {
        let points = self.points();
        let most = points.iter().max().unwrap();
        let void = points.iter().filter(|side| *side == most).count() > 1;
        let side = |player: usize| if self.four { player % 2 } else { player };
        assert!(self.three || void || *most > 60);
        let score = |player: usize| match points[side(player)] == *most {
            _ if void => 0,
            true => 1,
            false => -1,
        };
        (0..self.players).map(score).collect()
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let count = |card: &String| {
            let mut next = self.clone();
            next.play(card);
            next.perft(depth - 1)
        };
        self.legal().iter().map(count).sum()
    }
}
