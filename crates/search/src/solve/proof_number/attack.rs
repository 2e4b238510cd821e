//! Depth-first proof-number search: one question about one root.

use game::{LineRules, MoveList, Position, Scores, Seat};

use super::ProofNumberOptions;
use super::numbers::{NEVER, NOTHING, NumberTable, Numbers};
use crate::value::{Aim, MOST};
use crate::{Guide, Meter, Outlook, Root};

/// No line is longer; a disproof that met one is none.
pub(super) const FURTHEST: usize = 200;

/// A move, where it leads, and what is known of that.
#[derive(Clone, Debug)]
pub(super) struct Child<P: Position> {
    pub(super) mv: P::Move,
    pub(super) position: P,
    pub(super) numbers: Numbers,
    key: u64,
}

/// One position of the line being searched. Frames stay, so that after a while nothing is allocated.
#[derive(Clone, Debug)]
pub(super) struct Frame<P: Position> {
    children: Vec<Child<P>>,
    /// So many of them belong to the position; the rest is room from earlier ones.
    count: usize,
    moves: P::Moves,
    key: u64,
    /// A hash of the whole line from the root to here.
    line: u64,
    /// Whether the attack is to move.
    attacking: bool,
}

impl<P: Position> Frame<P> {
    pub(super) fn new() -> Frame<P> {
        let moves = P::Moves::default();
        Frame { children: Vec::new(), count: 0, moves, key: 0, line: 0, attacking: true }
    }

    pub(super) fn children(&self) -> &[Child<P>] {
        &self.children[..self.count]
    }
}

/// One question: can the attack force its goal?
pub(super) struct Attack<'a, 'm, P: Position, E> {
    pub(super) guide: &'a E,
    pub(super) options: &'a ProofNumberOptions,
    pub(super) table: &'a mut NumberTable,
    pub(super) frames: &'a mut Vec<Frame<P>>,
    pub(super) meter: &'a mut Meter<'m>,
    /// For whom values are counted.
    pub(super) me: Seat,
    /// Whether the side of `me` attacks; if not, it defends against all others.
    pub(super) own: bool,
    pub(super) past: &'a [u64],
    pub(super) plies: usize,
    pub(super) rules: LineRules,
    /// Whether a line grew too long to be followed.
    pub(super) cut_short: bool,
}

impl<P: Position, E: Guide<P>> Attack<'_, '_, P, E> {
    /// Whether the side of `me` reaches what it was asked for when the game ends so.
    pub(super) fn reaches(options: &ProofNumberOptions, position: &P, scores: &Scores, me: Seat) -> bool {
        let sides = options.against.sides(position, me);
        options.aim.value(scores, sides, me, 0) >= options.target
    }

    /// What can be said of the root. `None` when stopped: then the first frame knows how far it came.
    pub(super) fn run(&mut self, root: &Root<P>) -> Option<Numbers> {
        self.begin(root)?;
        let position = root.position.clone();
        self.visit(0, &position, NEVER, NEVER)
    }

    /// Puts the root in place. `None` where the game is over.
    pub(super) fn begin(&mut self, root: &Root<P>) -> Option<()> {
        self.ensure(0);
        let seat = root.position.turn()?;
        let key = root.position.key();
        let attacking = self.is_ours(&root.position, seat) == self.own;
        let frame = &mut self.frames[0];
        (frame.key, frame.line, frame.count, frame.attacking) = (key, key, 0, attacking);
        Some(())
    }

    /// Makes ready to look at the position after a move of the one at `ply`. Says whether the game goes on there.
    pub(super) fn descend(&mut self, ply: usize, child: &Child<P>) -> bool {
        let Some(seat) = child.position.turn() else { return false };
        self.ensure(ply + 1);
        let attacking = self.is_ours(&child.position, seat) == self.own;
        let line = line_hash(self.frames[ply].line, child.key);
        let below = &mut self.frames[ply + 1];
        (below.key, below.line, below.attacking) = (child.key, line, attacking);
        true
    }

    /// The moves of the position at `ply`, as they were listed.
    pub(super) fn children(&self, ply: usize) -> &[Child<P>] {
        self.frames[ply].children()
    }

    /// Whether the attack is to move at `ply`.
    pub(super) fn is_attacking(&self, ply: usize) -> bool {
        self.frames[ply].attacking
    }

    fn is_ours(&self, position: &P, seat: Seat) -> bool {
        let sides = self.options.against.sides(position, self.me);
        sides[seat.index()] == sides[self.me.index()]
    }

    fn ensure(&mut self, ply: usize) {
        while self.frames.len() <= ply {
            self.frames.push(Frame::new());
        }
    }

    /// Searches the position at `ply` until one of its numbers reaches its threshold. `None` when stopped.
    fn visit(&mut self, ply: usize, position: &P, most_proof: u32, most_disproof: u32) -> Option<Numbers> {
        self.expand(ply, position)?;
        loop {
            let numbers = self.numbers(ply);
            let settled = numbers.is_proved() || numbers.is_disproved();
            if settled || numbers.proof >= most_proof || numbers.disproof >= most_disproof {
                self.keep(ply, numbers);
                return Some(numbers);
            }
            let (place, proof, disproof) = self.next(ply, numbers, most_proof, most_disproof);
            self.ensure(ply + 1);
            let (above, below) = self.frames.split_at_mut(ply + 1);
            let child = &above[ply].children[place];
            below[0].key = child.key;
            below[0].line = line_hash(above[ply].line, child.key);
            let next = child.position.clone();
            let seat = next.turn()?;
            let attacking = self.is_ours(&next, seat) == self.own;
            self.frames[ply + 1].attacking = attacking;
            let found = self.visit(ply + 1, &next, proof, disproof)?;
            self.frames[ply].children[place].numbers = found;
        }
    }

    /// The child to search next, and its thresholds.
    fn next(&self, ply: usize, all: Numbers, most_proof: u32, most_disproof: u32) -> (usize, u32, u32) {
        let frame = &self.frames[ply];
        let easy = |numbers: Numbers| if frame.attacking { numbers.proof } else { numbers.disproof };
        let hard = |numbers: Numbers| if frame.attacking { numbers.disproof } else { numbers.proof };
        let mut best = (0, NEVER + 1);
        let mut second = NEVER;
        for (place, child) in frame.children().iter().enumerate() {
            let number = easy(child.numbers);
            if number < best.1 {
                second = best.1.min(NEVER);
                best = (place, number);
            } else {
                second = second.min(number);
            }
        }
        let chosen = frame.children[best.0].numbers;
        let (most_easy, most_hard) =
            if frame.attacking { (most_proof, most_disproof) } else { (most_disproof, most_proof) };
        let next_easy = most_easy.min(second.saturating_add(1));
        let next_hard = (most_hard - hard(all).min(most_hard)).saturating_add(hard(chosen)).min(NEVER);
        if frame.attacking { (best.0, next_easy, next_hard) } else { (best.0, next_hard, next_easy) }
    }

    /// The numbers of a position from those of its children.
    fn numbers(&self, ply: usize) -> Numbers {
        let frame = &self.frames[ply];
        let children = frame.children();
        let sum = |number: fn(Numbers) -> u32| {
            children.iter().fold(0_u32, |sum, child| sum.saturating_add(number(child.numbers))).min(NEVER)
        };
        let least = |number: fn(Numbers) -> u32| {
            children.iter().map(|child| number(child.numbers)).min().unwrap_or(NEVER)
        };
        let (proof, disproof) = if frame.attacking {
            (least(|numbers| numbers.proof), sum(|numbers| numbers.disproof))
        } else {
            (sum(|numbers| numbers.proof), least(|numbers| numbers.disproof))
        };
        let settled = children.iter().map(|child| child.numbers);
        if proof == 0 {
            let lengths = settled.filter(|numbers| numbers.is_proved()).map(|numbers| numbers.length);
            let length = if frame.attacking { lengths.min() } else { lengths.max() };
            return Numbers::proved(length.unwrap_or(0) + 1);
        }
        if disproof == 0 {
            let leans = settled.filter(|numbers| numbers.is_disproved()).map(|numbers| numbers.leans);
            // The attack needs all of its moves refuted, the defence one refutation: the one that leans on least.
            let leans = if frame.attacking { leans.min() } else { leans.max() };
            return Numbers::disproved(leans.unwrap_or(NOTHING));
        }
        Numbers::open(proof, disproof)
    }

    /// Remembers the numbers of the position at `ply`. A disproof that leans on what came before holds only for this
    /// way here; one that leans on the position itself, or on nothing, holds for every way.
    fn keep(&mut self, ply: usize, numbers: Numbers) {
        let Frame { key, line, .. } = self.frames[ply];
        if numbers.is_disproved() && (numbers.leans as usize) < ply {
            self.table.put(line, numbers);
        } else if numbers.is_disproved() {
            self.table.put(key, Numbers::disproved(NOTHING));
        } else {
            self.table.put(key, numbers);
        }
    }

    /// Lists the children of the position at `ply` with what is known of each. `None` when stopped.
    pub(super) fn expand(&mut self, ply: usize, position: &P) -> Option<()> {
        let frame = &mut self.frames[ply];
        frame.moves.clear();
        position.legal_into(&mut frame.moves);
        frame.count = 0;
        for place in 0..self.frames[ply].moves.len() {
            if !self.meter.node() {
                return None;
            }
            let frame = &mut self.frames[ply];
            let mv = frame.moves.get(place);
            if frame.children.len() == place {
                let numbers = Numbers::open(1, 1);
                frame.children.push(Child { mv, position: position.clone(), numbers, key: 0 });
            } else {
                frame.children[place].mv = mv;
                frame.children[place].position.clone_from(position);
            }
            let child = &mut frame.children[place];
            child.position.play_unchecked(mv);
            child.key = child.position.key();
            let numbers = self.first_look(ply, place);
            let frame = &mut self.frames[ply];
            frame.children[place].numbers = numbers;
            frame.count = place + 1;
            // One move that settles it is enough.
            let decides = if frame.attacking { numbers.is_proved() } else { numbers.is_disproved() };
            if decides && numbers.leans == NOTHING {
                frame.children.swap(0, place);
                frame.count = 1;
                break;
            }
        }
        Some(())
    }

    /// What can be said of a child before it is searched.
    fn first_look(&mut self, ply: usize, place: usize) -> Numbers {
        let child = &self.frames[ply].children[place];
        let (position, key) = (&child.position, child.key);
        let Some(seat) = position.turn() else {
            let scored = || {
                let scores = position.ending().map_or_else(|| position.drawn(), |ending| ending.scores);
                Self::reaches(self.options, position, &scores, self.me)
            };
            let weighed = self.guide.ended(position, self.me);
            let reached =
                weighed.map_or_else(scored, |value| value.clamp(-MOST, MOST) >= self.options.target);
            return if reached == self.own { Numbers::proved(0) } else { Numbers::disproved(NOTHING) };
        };
        if let Some(times) = self.rules.repetition
            && self.past.iter().filter(|earlier| **earlier == key).count() + 1 >= usize::from(times)
        {
            return Numbers::disproved(NOTHING);
        }
        // Whoever forces a goal never needs a position twice; to come back is to have forced nothing.
        if let Some(earlier) = (0..=ply).rev().find(|earlier| self.frames[*earlier].key == key) {
            return Numbers::disproved(earlier as u32);
        }
        let plies = self.plies + ply + 1;
        let left = self.rules.move_limit.map_or(usize::MAX, |limit| (limit as usize).saturating_sub(plies));
        if left == 0 || ply + 1 >= FURTHEST {
            self.cut_short |= left > 0;
            return Numbers::disproved(0);
        }
        let attacking = self.is_ours(position, seat) == self.own;
        if self.foresees(position)
            && let Outlook::Wins(_) = self.guide.outlook(position)
        {
            let length = self.guide.decisions_of_a_win();
            if !attacking {
                return Numbers::disproved(NOTHING);
            }
            if length as usize <= left {
                return Numbers::proved(length);
            }
        }
        let known = self.table.get(key).filter(|known| !known.is_proved() || known.length as usize <= left);
        if let Some(known) = known.filter(|known| known.is_proved() || known.is_disproved()) {
            return known;
        }
        let by_this_way = self.table.get(line_hash(self.frames[ply].line, key));
        if let Some(known) = by_this_way.filter(|known| known.is_disproved()) {
            return known;
        }
        known.unwrap_or_else(|| {
            let count = if self.options.mobility { position.count_legal().max(1) as u32 } else { 1 };
            if attacking { Numbers::open(1, count) } else { Numbers::open(count, 1) }
        })
    }

    fn foresees(&self, position: &P) -> bool {
        self.options.foresight && self.options.aim == Aim::Win && position.seats() == 2
    }
}

/// The hash of a line that goes on to a position. Never the key of a position alone.
fn line_hash(line: u64, key: u64) -> u64 {
    game::random::mix(line.rotate_left(17) ^ key).wrapping_add(0x51ed_270b_9f6e_2b1d)
}
