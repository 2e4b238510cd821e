//! The tree that a veiled game is played on, and its text.

use game::{NotationError, Scores, Seat};

/// The most worlds that a tree can have: a set of them is 64 bits.
pub const MOST_WORLDS: usize = 64;
/// The most moves of one decision: they are called `a` to `z`.
pub(super) const MOST_MOVES: usize = 26;
const MOST_NODES: usize = 10_000;
const DEEPEST: usize = 40;
const MOST_SCORE: i32 = 1000;

/// One node: a decision of a seat, or an end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Node {
    /// Whose decision; `None` at an end.
    pub(super) turn: Option<Seat>,
    /// Whether the others do not see what is decided here.
    pub(super) hidden: bool,
    pub(super) children: Vec<u16>,
    /// On arrival everybody is shown whether the number of the world is below this.
    pub(super) shown_below: Option<u8>,
    /// The worlds in which a move leads here, one bit each.
    pub(super) only: u64,
    /// At an end, the scores in each world.
    pub(super) scores: Vec<Scores>,
}

/// The whole tree; node 0 is the root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tree {
    pub(super) seats: usize,
    /// The seats that play together with seat 0, one bit each, its own included.
    pub(super) friends: u8,
    pub(super) worlds: usize,
    pub(super) nodes: Vec<Node>,
}

impl Tree {
    pub(super) fn parse(text: &str, seats: usize, friends: u8) -> Result<Tree, NotationError> {
        let tree = Tree { seats, friends, worlds: 0, nodes: Vec::new() };
        let mut reader = Reader { text, at: 0, tree, depth: 0 };
        reader.node()?;
        if reader.at < text.len() {
            return Err(reader.expected("the end of the tree"));
        }
        let tree = reader.tree;
        for node in &tree.nodes {
            let open = node.children.iter().fold(0, |open, child| open | tree.node(*child).only);
            if node.turn.is_some() && open & tree.all_worlds() != tree.all_worlds() {
                return Err(NotationError::new(text, text.len(), "a move in every world of every decision"));
            }
            let alike = |pair: &[u16]| tree.are_alike(pair[0], pair[1]);
            if node.hidden && !node.children.windows(2).all(alike) {
                let expected = "trees of one shape below a hidden decision";
                return Err(NotationError::new(text, text.len(), expected));
            }
        }
        Ok(tree)
    }

    pub(super) fn node(&self, number: u16) -> &Node {
        &self.nodes[number as usize]
    }

    pub(super) fn all_worlds(&self) -> u64 {
        u64::MAX >> (MOST_WORLDS - self.worlds)
    }

    /// Whether two trees differ in nothing but the scores: nobody can tell them apart on the way.
    fn are_alike(&self, one: u16, other: u16) -> bool {
        let outside = |node: u16| {
            let node = self.node(node);
            (node.turn, node.hidden, node.shown_below, node.children.len())
        };
        let mut below = self.node(one).children.iter().zip(&self.node(other).children);
        outside(one) == outside(other)
            && below.all(|(one, other)| {
                self.node(*one).only == self.node(*other).only && self.are_alike(*one, *other)
            })
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    tree: Tree,
    depth: usize,
}

impl<'a> Reader<'a> {
    fn expected(&self, what: &str) -> NotationError {
        NotationError::new(self.text, self.at, what)
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// The longest run of bytes that fit.
    fn run(&mut self, fits: impl Fn(u8) -> bool) -> &'a str {
        let from = self.at;
        while self.peek().is_some_and(&fits) {
            self.at += 1;
        }
        &self.text[from..self.at]
    }

    fn node(&mut self) -> Result<u16, NotationError> {
        if self.depth == DEEPEST || self.tree.nodes.len() == MOST_NODES {
            return Err(self.expected("a smaller tree"));
        }
        let number = self.tree.nodes.len() as u16;
        let shown_below = self.shown_below()?;
        let only = self.only()?;
        let (turn, hidden, children, scores) = (None, false, Vec::new(), Vec::new());
        self.tree.nodes.push(Node { turn, hidden, children, shown_below, only, scores });
        match &self.text.as_bytes()[self.at..] {
            [b'[', ..] => self.scores(number)?,
            [seat @ b'0'..=b'3', b'(', ..] => self.decision(number, *seat, false)?,
            [seat @ b'0'..=b'3', b'*', b'(', ..] => self.decision(number, *seat, true)?,
            _ => self.bits(number)?,
        }
        Ok(number)
    }

    /// `!3:` before a node.
    fn shown_below(&mut self) -> Result<Option<u8>, NotationError> {
        if !self.take(b'!') {
            return Ok(None);
        }
        let number = self.run(|byte| byte.is_ascii_digit()).parse::<u8>().ok();
        let number = number.filter(|number| usize::from(*number) < MOST_WORLDS);
        if number.is_some() && self.take(b':') {
            Ok(number)
        } else {
            Err(self.expected("a number of worlds and ':'"))
        }
    }

    /// `{0110}` before a node.
    fn only(&mut self) -> Result<u64, NotationError> {
        if !self.take(b'{') {
            return Ok(u64::MAX);
        }
        let bits = self.run(|byte| matches!(byte, b'0' | b'1'));
        if bits.is_empty() || bits.len() > MOST_WORLDS || !self.take(b'}') {
            return Err(self.expected("a 0 or 1 for each world and '}'"));
        }
        self.agree_on_worlds(bits.len())?;
        Ok(bits.bytes().rev().fold(0, |set, bit| set << 1 | u64::from(bit == b'1')))
    }

    fn decision(&mut self, number: u16, seat: u8, hidden: bool) -> Result<(), NotationError> {
        let seat = usize::from(seat - b'0');
        if seat >= self.tree.seats {
            return Err(self.expected("a seat at the table"));
        }
        self.at += if hidden { 3 } else { 2 };
        self.depth += 1;
        let mut children = Vec::new();
        loop {
            if children.len() == MOST_MOVES {
                return Err(self.expected("fewer moves"));
            }
            children.push(self.node()?);
            if self.take(b')') {
                break;
            }
            if !self.take(b' ') {
                return Err(self.expected("' ' or ')'"));
            }
        }
        self.depth -= 1;
        let node = &mut self.tree.nodes[number as usize];
        (node.turn, node.hidden, node.children) = (Some(Seat::new(seat)), hidden, children);
        Ok(())
    }

    /// `11100`: where seat 0 wins and where all others do.
    fn bits(&mut self, number: u16) -> Result<(), NotationError> {
        let bits = self.run(|byte| matches!(byte, b'0' | b'1'));
        if bits.is_empty() || bits.len() > MOST_WORLDS {
            return Err(self.expected("a decision as in 0(...), or a 0 or 1 for each world"));
        }
        let scores = bits.bytes().map(|bit| self.paid_by_others(if bit == b'1' { 1 } else { -1 }));
        let scores = scores.collect();
        self.leaf(number, scores)
    }

    /// `[3/-1]`: the score of seat 0 in each world, paid by the others; or `[3:0:-3/1:1:-2]`, all scores.
    fn scores(&mut self, number: u16) -> Result<(), NotationError> {
        self.at += 1;
        let mut all = Vec::new();
        loop {
            let text = self.run(|byte| byte.is_ascii_digit() || byte == b'-' || byte == b':');
            let score = |part: &str| part.parse::<i32>().ok().filter(|score| score.abs() <= MOST_SCORE);
            let parts: Option<Vec<i32>> = text.split(':').map(score).collect();
            let scores = parts.and_then(|parts| match parts.as_slice() {
                [own] => Some(self.paid_by_others(*own)),
                parts if parts.len() == self.tree.seats => Scores::from_slice(parts),
                _ => None,
            });
            all.push(scores.ok_or_else(|| self.expected("a score up to 1000, or one for each seat"))?);
            if self.take(b']') {
                return self.leaf(number, all);
            }
            if !self.take(b'/') || all.len() == MOST_WORLDS {
                return Err(self.expected("'/' or ']'"));
            }
        }
    }

    fn paid_by_others(&self, own: i32) -> Scores {
        let mut scores = Scores::zero(self.tree.seats);
        Seat::all(self.tree.seats).for_each(|seat| scores[seat] = -own);
        scores[Seat::new(0)] = own;
        scores
    }

    fn leaf(&mut self, number: u16, scores: Vec<Scores>) -> Result<(), NotationError> {
        self.agree_on_worlds(scores.len())?;
        self.tree.nodes[number as usize].scores = scores;
        Ok(())
    }

    fn agree_on_worlds(&mut self, worlds: usize) -> Result<(), NotationError> {
        if self.tree.worlds == 0 {
            self.tree.worlds = worlds;
        }
        if self.tree.worlds == worlds { Ok(()) } else { Err(self.expected("as many worlds as before")) }
    }
}
