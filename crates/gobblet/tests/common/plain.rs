//! The rules a second time, plain and slow: stacks are lists, the reserve is a list of stacks, and every
//! sentence of the rules is one function. Moves and results are texts. It shares no code with the crate.

use game::Options;

/// Who owns a piece, and its size.
type Piece = (usize, usize);

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    width: usize,
    options: Options,
    /// By rank from the bottom, then by file: each a stack, the visible piece last.
    squares: Vec<Vec<Piece>>,
    /// For each seat its stacks off the board, the outermost piece last.
    reserve: [Vec<Vec<usize>>; 2],
    turn: usize,
    /// Everything that has been on the table, for repetition.
    history: Vec<String>,
}

impl Plain {
    /// The empty board.
    pub(crate) fn new(width: usize, options: &Options) -> Plain {
        let stacks = match width {
            // Two or three of each of three sizes, all of them free.
            3 => match options.get("pieces") {
                Some("3") => [1, 1, 1, 2, 2, 2, 3, 3, 3].map(|size| vec![size]).to_vec(),
                _ => [1, 1, 2, 2, 3, 3].map(|size| vec![size]).to_vec(),
            },
            // Three stacks, each with all four sizes one inside the other.
            4 => vec![vec![1, 2, 3, 4]; 3],
            _ => panic!("no such board"),
        };
        let mut plain = Plain {
            width,
            options: options.clone(),
            squares: vec![Vec::new(); width * width],
            reserve: [stacks.clone(), stacks],
            turn: 0,
            history: Vec::new(),
        };
        plain.history.push(plain.snapshot());
        plain
    }

    fn option(&self, name: &str) -> String {
        let usual = match (name, self.width) {
            ("both", _) => "opponent",
            ("reserve_covers", 3) => "always",
            ("reserve_covers", _) => "when-threatened",
            ("reserve_covers_own", 3) | ("moving", _) => "yes",
            ("reserve_covers_own", _) => "no",
            ("no_move", _) => "loses",
            ("repetition", _) => "third",
            ("limit", _) => "400",
            _ => panic!("no such option"),
        };
        self.options.get(name).unwrap_or(usual).to_owned()
    }

    fn name(&self, square: usize) -> String {
        let file = ["a", "b", "c", "d"][square % self.width];
        format!("{file}{}", square / self.width + 1)
    }

    fn square(&self, name: &str) -> usize {
        (0..self.squares.len()).find(|square| self.name(*square) == name).expect("a square of the board")
    }

    fn visible(&self, square: usize) -> Option<Piece> {
        self.squares[square].last().copied()
    }

    /// Rows, columns, both diagonals.
    fn lines(&self) -> Vec<Vec<usize>> {
        let width = self.width;
        let mut lines = Vec::new();
        for i in 0..width {
            lines.push((0..width).map(|j| i * width + j).collect());
            lines.push((0..width).map(|j| j * width + i).collect());
        }
        lines.push((0..width).map(|i| i * width + i).collect());
        lines.push((0..width).map(|i| i * width + (width - 1 - i)).collect());
        lines
    }

    fn shows(&self, seat: usize, line: &[usize]) -> usize {
        line.iter().filter(|square| self.visible(**square).is_some_and(|(owner, _)| owner == seat)).count()
    }

    fn has_line(&self, seat: usize) -> bool {
        self.lines().iter().any(|line| self.shows(seat, line) == self.width)
    }

    fn may_cover(&self, size: usize, square: usize) -> bool {
        self.visible(square).is_none_or(|(_, below)| below < size)
    }

    fn reserve_may_go(&self, square: usize) -> bool {
        let Some((owner, _)) = self.visible(square) else { return true };
        let covers = self.option("reserve_covers");
        if covers == "never" {
            false
        } else if owner == self.turn {
            self.option("reserve_covers_own") == "yes"
        } else {
            covers == "always" || self.is_threatening(owner, square)
        }
    }

    /// Whether a square is part of a line in which its owner lacks only one piece.
    fn is_threatening(&self, owner: usize, square: usize) -> bool {
        self.lines().iter().any(|line| line.contains(&square) && self.shows(owner, line) >= self.width - 1)
    }

    fn moves_on_board(&self) -> Vec<String> {
        let all: Vec<usize> = (0..self.squares.len()).collect();
        let mut moves = Vec::new();
        for size in 1..=self.width {
            if !self.reserve[self.turn].iter().any(|stack| stack.last() == Some(&size)) {
                continue;
            }
            for &to in &all {
                if self.may_cover(size, to) && self.reserve_may_go(to) {
                    moves.push(format!("{size}@{}", self.name(to)));
                }
            }
        }
        if self.option("moving") == "yes" {
            for &from in &all {
                let Some((owner, size)) = self.visible(from) else { continue };
                for &to in &all {
                    if owner == self.turn && from != to && self.may_cover(size, to) {
                        moves.push(format!("{}-{}", self.name(from), self.name(to)));
                    }
                }
            }
        }
        moves.sort();
        moves
    }

    /// The legal moves, sorted; none when the game is over.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.result() == "on" { self.moves_on_board() } else { Vec::new() }
    }

    /// The legal moves without regard to repetition and the limit of moves.
    pub(crate) fn legal_on_board(&self) -> Vec<String> {
        if self.result_on_board() == "on" { self.moves_on_board() } else { Vec::new() }
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, text: &str) {
        if let Some((size, to)) = text.split_once('@') {
            let size: usize = size.parse().expect("a size");
            let stacks = &mut self.reserve[self.turn];
            let stack = stacks.iter_mut().find(|stack| stack.last() == Some(&size)).expect("a free piece");
            stack.pop();
            let to = self.square(to);
            self.squares[to].push((self.turn, size));
        } else {
            let (from, to) = text.split_once('-').expect("two squares");
            let (from, to) = (self.square(from), self.square(to));
            let piece = self.squares[from].pop().expect("a piece to move");
            self.squares[to].push(piece);
        }
        self.turn = 1 - self.turn;
        self.history.push(self.snapshot());
    }

    fn snapshot(&self) -> String {
        format!("{:?} {}", self.squares, self.turn)
    }

    fn result_on_board(&self) -> String {
        let (moved, other) = (1 - self.turn, self.turn);
        match (self.has_line(moved), self.has_line(other)) {
            (true, true) => match self.option("both").as_str() {
                "opponent" => format!("{other} uncovered line"),
                "mover" => format!("{moved} line"),
                _ => "draw both lines".to_owned(),
            },
            (true, false) => format!("{moved} line"),
            (false, true) => format!("{other} uncovered line"),
            (false, false) if self.moves_on_board().is_empty() => {
                if self.option("no_move") == "loses" {
                    format!("{moved} no move")
                } else {
                    "draw no move".to_owned()
                }
            }
            (false, false) => "on".to_owned(),
        }
    }

    /// Who won and why, as in [`super::result`].
    pub(crate) fn result(&self) -> String {
        let on_board = self.result_on_board();
        if on_board != "on" {
            return on_board;
        }
        let now = self.history.last();
        let times = self.history.iter().filter(|earlier| Some(*earlier) == now).count();
        match self.option("repetition").as_str() {
            "third" if times >= 3 => "draw repetition".to_owned(),
            "second" if times >= 2 => "draw repetition".to_owned(),
            "never" if self.history.len() > self.option("limit").parse::<usize>().expect("a number") => {
                "draw limit of moves".to_owned()
            }
            _ => "on".to_owned(),
        }
    }

    /// How many sequences of exactly so many moves there are.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let legal = self.legal_on_board();
        if depth == 1 {
            return legal.len() as u64;
        }
        let after = |mv: &String| {
            let mut next = self.clone();
            next.play(mv);
            next.perft(depth - 1)
        };
        legal.iter().map(after).sum()
    }
}

impl Plain {
    /// A position written as in the crate's documentation.
    pub(crate) fn from_text(width: usize, options: &Options, text: &str) -> Plain {
        let mut plain = Plain::new(width, options);
        let (ranks, turn) = text.split_once(' ').expect("ranks and a turn");
        for (down, rank) in ranks.split('/').enumerate() {
            let mut file = 0;
            let mut inside = false;
            let mut owner = 0;
            for letter in rank.chars() {
                let square = (width - 1 - down) * width + file;
                match letter {
                    '(' => inside = true,
                    ')' => inside = false,
                    'x' => owner = 0,
                    'o' => owner = 1,
                    '.' => {}
                    size => {
                        let size = size.to_digit(10).expect("a size") as usize;
                        plain.squares[square].push((owner, size));
                        let stacks = &mut plain.reserve[owner];
                        let stack = stacks.iter_mut().find(|stack| stack.contains(&size)).expect("a piece");
                        stack.retain(|inner| *inner != size);
                    }
                }
                if !inside && letter != 'x' && letter != 'o' {
                    file += 1;
                }
            }
        }
        plain.turn = usize::from(turn == "o");
        plain.history = vec![plain.snapshot()];
        plain
    }
}
