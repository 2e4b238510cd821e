//! The rules once more, in the plainest way: a map from coordinates to pieces, walked step by step. It shares
//! nothing with the crate but the text of moves.

use std::collections::BTreeMap;

/// A letter counted from 1 for `a`, and a number.
type Spot = (i32, i32);

/// The lowest and the highest number of each letter.
const COLUMNS: [(i32, i32); 11] =
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)];

const STEPS: [Spot; 6] = [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    Ring(usize),
    Marker(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ask {
    Place,
    Move,
    Row,
    Ring,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    pub(crate) pieces: BTreeMap<Spot, Piece>,
    pub(crate) taken: [usize; 2],
    pub(crate) decider: usize,
    /// Who moved a ring last.
    mover: usize,
    ask: Ask,
    passes: usize,
    rings_to_win: usize,
    /// How it ended: the winner, if any, and why.
    pub(crate) over: Option<(Option<usize>, &'static str)>,
}

fn on_board((letter, number): Spot) -> bool {
    (1..=11).contains(&letter) && {
        let (first, last) = COLUMNS[letter as usize - 1];
        (first..=last).contains(&number)
    }
}

fn spots() -> impl Iterator<Item = Spot> {
    (1..=11).flat_map(|letter| (1..=11).map(move |number| (letter, number))).filter(|spot| on_board(*spot))
}

fn plus((letter, number): Spot, (right, up): Spot, times: i32) -> Spot {
    (letter + times * right, number + times * up)
}

pub(crate) fn name((letter, number): Spot) -> String {
    format!("{}{number}", char::from(b'a' + letter as u8 - 1))
}

fn spot(name: &str) -> Spot {
    let (letter, number) = name.split_at(1);
    (i32::from(letter.as_bytes()[0] - b'a') + 1, number.parse().unwrap())
}

impl Plain {
    pub(crate) fn new(blitz: bool) -> Plain {
        Plain {
            pieces: BTreeMap::new(),
            taken: [0; 2],
            decider: 0,
            mover: 0,
            ask: Ask::Place,
            passes: 0,
            rings_to_win: if blitz { 1 } else { 3 },
            over: None,
        }
    }

    fn vacant(&self, spot: Spot) -> bool {
        on_board(spot) && !self.pieces.contains_key(&spot)
    }

    fn is_marker(&self, spot: Spot) -> bool {
        matches!(self.pieces.get(&spot), Some(Piece::Marker(_)))
    }

    fn holding(&self, piece: Piece) -> Vec<Spot> {
        self.pieces.iter().filter(|(_, lies)| **lies == piece).map(|(spot, _)| *spot).collect()
    }

    /// Where a ring can go, step by step.
    fn slides(&self, from: Spot) -> Vec<Spot> {
        let mut found = Vec::new();
        for step in STEPS {
            let mut at = plus(from, step, 1);
            while self.vacant(at) {
                found.push(at);
                at = plus(at, step, 1);
            }
            if self.is_marker(at) {
                while self.is_marker(at) {
                    at = plus(at, step, 1);
                }
                if self.vacant(at) {
                    found.push(at);
                }
            }
        }
        found
    }

    /// The ends of all rows of five of a colour.
    fn rows(&self, seat: usize) -> Vec<(Spot, Spot)> {
        let mut found = Vec::new();
        for start in spots() {
            for step in &STEPS[..3] {
                let five = (0..5).map(|times| plus(start, *step, times));
                if five.clone().all(|spot| self.pieces.get(&spot) == Some(&Piece::Marker(seat))) {
                    found.push((start, plus(start, *step, 4)));
                }
            }
        }
        found
    }

    /// The legal moves as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.over.is_some() {
            return Vec::new();
        }
        let own_rings = self.holding(Piece::Ring(self.decider));
        match self.ask {
            Ask::Place => spots().filter(|spot| self.vacant(*spot)).map(name).collect(),
            Ask::Move => {
                let slides = own_rings.iter().flat_map(|from| {
                    self.slides(*from).into_iter().map(|to| format!("{}-{}", name(*from), name(to)))
                });
                let slides: Vec<String> = slides.collect();
                if slides.is_empty() { vec!["pass".to_owned()] } else { slides }
            }
            Ask::Row => self
                .rows(self.decider)
                .iter()
                .map(|(one, other)| format!("x{}-{}", name(*one), name(*other)))
                .collect(),
            Ask::Ring => own_rings.iter().map(|ring| format!("x{}", name(*ring))).collect(),
        }
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, text: &str) {
        match self.ask {
            Ask::Place => {
                self.pieces.insert(spot(text), Piece::Ring(self.decider));
                self.decider = 1 - self.decider;
                if self.pieces.len() == 10 {
                    self.ask = Ask::Move;
                }
            }
            Ask::Move if text == "pass" => {
                self.passes += 1;
                self.decider = 1 - self.decider;
                if self.passes == 2 {
                    self.finish("both passed");
                }
            }
            Ask::Move => {
                let (from, to) = text.split_once('-').unwrap();
                let (from, to) = (spot(from), spot(to));
                self.pieces.insert(from, Piece::Marker(self.decider));
                self.pieces.insert(to, Piece::Ring(self.decider));
                let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
                let mut at = plus(from, step, 1);
                while at != to {
                    if let Some(Piece::Marker(colour)) = self.pieces.get_mut(&at) {
                        *colour = 1 - *colour;
                    }
                    at = plus(at, step, 1);
                }
                self.passes = 0;
                self.mover = self.decider;
                self.look();
            }
            Ask::Row => {
                let (one, other) = text[1..].split_once('-').unwrap();
                let (one, other) = (spot(one), spot(other));
                let step = ((other.0 - one.0).signum(), (other.1 - one.1).signum());
                for times in 0..5 {
                    self.pieces.remove(&plus(one, step, times));
                }
                self.ask = Ask::Ring;
            }
            Ask::Ring => {
                self.pieces.remove(&spot(&text[1..]));
                self.taken[self.decider] += 1;
                if self.taken[self.decider] == self.rings_to_win {
                    self.finish(if self.rings_to_win == 1 { "first ring" } else { "third ring" });
                } else {
                    self.look();
                }
            }
        }
    }

    /// After a move or a ring taken: whose rows are next, or whose move.
    fn look(&mut self) {
        for owner in [self.mover, 1 - self.mover] {
            if !self.rows(owner).is_empty() {
                self.decider = owner;
                self.ask = Ask::Row;
                return;
            }
        }
        self.decider = 1 - self.mover;
        self.ask = Ask::Move;
        if self.pieces.values().filter(|piece| matches!(piece, Piece::Marker(_))).count() == 51 {
            self.finish("last marker");
        }
    }

    fn finish(&mut self, reason: &'static str) {
        let winner = match self.taken[0].cmp(&self.taken[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        self.over = Some((winner, reason));
    }
}
