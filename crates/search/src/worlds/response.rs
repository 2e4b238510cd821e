//! The best answer to others who keep to their habits.

use game::{MoveList, Position, Seat};

use crate::bytes::bytes_of;

/// How everybody decides who does not search, and the searching seat itself beyond its tree.
///
/// Habits are given a whole position because that is what is played out; they must look at what the seat to decide can
/// see of it and at nothing else, or the answer is one to somebody who peeks.
pub trait Habits<P: Position> {
    /// What is remembered of a course besides its position: suits in which somebody did not follow, say.
    type Memory: Copy;

    /// The decision of the seat to move.
    fn choose(&self, position: &P, memory: &Self::Memory) -> P::Move;

    /// Remembers a decision; the position is that before it.
    fn remember(&self, position: &P, mv: P::Move, memory: &mut Self::Memory);

    /// What the searching seat sees of a decision, as a number: what looks the same has the same number.
    fn seen(&self, position: &P, mv: P::Move) -> u64;

    /// What a finished position is worth to the searching seat.
    fn worth(&self, end: &P) -> f64;
}

/// The options of [`Response`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ResponseOptions {
    /// C in `mean + C * spread * sqrt(ln(visits of the node) / visits)`, where the spread is the standard deviation of
    /// all worths so far: rewards need no fixed range.
    pub exploration: f64,
    /// The most decisions of its own that it keeps. When there are so many, play goes on by habit from there.
    pub capacity: usize,
}

impl Default for ResponseOptions {
    fn default() -> ResponseOptions {
        ResponseOptions { exploration: 3.0, capacity: 1 << 16 }
    }
}

/// A move of a node, and how it went.
#[derive(Clone, Copy, Debug)]
struct Branch<M> {
    mv: M,
    visits: u32,
    sum: f64,
}

impl<M> Branch<M> {
    fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.sum / f64::from(self.visits) }
    }
}

/// A decision of the searching seat: all that it has seen before.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// A hash of what was seen.
    key: u64,
    first: u32,
    count: u32,
    visits: u32,
    sum: f64,
}

/// A tree of own decisions, everybody else playing by habit (partially observable Monte Carlo planning).
///
/// **What it is.** A game against others whose habits are known is a game against chance: each world that fits has one
/// course for every plan. Simulations begin in another world each time and walk down a tree of what the searching
/// seat sees; there it chooses by UCB, beyond it by habit, like all others always. So it converges to the best plan
/// against these habits, and a plan is one decision for all worlds that look alike: no strategy fusion.
///
/// **When to use it.** Where habits are cheap and not far from how others play, and beside a search that takes them to
/// be perfect: what a card is worth lies between the two.
///
/// **What it costs.** A played-out game a simulation, as cheap as the habits are.
///
/// **What it does not handle.** Others who adapt: it exploits its model of them, whether they are like that or not.
///
/// ```
/// use game::{Line, Position, Seat};
/// use search::example::{Branch, Veil, Spot};
/// use search::worlds::{Habits, Response, ResponseOptions};
///
/// /// Everybody takes the first branch.
/// struct First;
/// impl Habits<Spot> for First {
///     type Memory = ();
///     fn choose(&self, _: &Spot, (): &()) -> Branch { Branch(0) }
///     fn remember(&self, _: &Spot, _: Branch, (): &mut ()) {}
///     fn seen(&self, _: &Spot, mv: Branch) -> u64 { mv.0.into() }
///     fn worth(&self, end: &Spot) -> f64 {
///         end.ending().unwrap().scores[Seat::new(0)].into()
///     }
/// }
///
/// // Against somebody who always takes the first branch b wins in every world; against the best it loses in all.
/// let line = Line::new(Veil::new("0(0001 1(1111 0000))", 2, "none").unwrap(), 0);
/// let mut response = Response::new(ResponseOptions::default());
/// response.begin();
/// for _ in 0..100 {
///     response.simulate(line.position(), (), Seat::new(0), &First);
/// }
/// let best = response.branches().max_by(|one, other| one.1.total_cmp(&other.1)).unwrap();
/// assert_eq!(best.0, Branch(1));
/// ```
#[derive(Debug)]
pub struct Response<P: Position> {
    options: ResponseOptions,
    /// The nodes; the root is the first.
    nodes: Vec<Node>,
    branches: Vec<Branch<P::Move>>,
    /// Places of nodes by the hash of what was seen, counted from 1; 0 is an empty place.
    places: Vec<u32>,
    /// The nodes of the current simulation, each with the branch that was taken.
    way: Vec<(u32, u32)>,
    /// The first moves of the current simulation, as many as are to be remembered.
    course: Vec<(Seat, P::Move)>,
    remembered: usize,
    moves: P::Moves,
    worths: Spread,
}

/// A running mean with its squares.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn deviation(&self) -> f64 {
        let mean = self.sum / self.count.max(1.0);
        libm::sqrt((self.squares / self.count.max(1.0) - mean * mean).max(1e-9))
    }
}

/// How a simulation ended.
#[derive(Clone, Debug)]
pub struct Simulated<P: Position> {
    /// The place of the first own decision among the [`branches`](Response::branches).
    pub branch: usize,
    /// The end of the game.
    pub end: P,
}

impl<P: Position> Response<P> {
    /// A search that has seen nothing.
    pub fn new(options: ResponseOptions) -> Response<P> {
        Response {
            options,
            nodes: Vec::new(),
            branches: Vec::new(),
            places: Vec::new(),
            way: Vec::new(),
            course: Vec::new(),
            remembered: 0,
            moves: P::Moves::default(),
            worths: Spread::default(),
        }
    }

    /// The most bytes that it holds for positions with so many moves each.
    pub fn memory(&self, moves: usize) -> u64 {
        let nodes = self.options.capacity;
        bytes_of::<Node>(nodes) + bytes_of::<Branch<P::Move>>(nodes * moves) + bytes_of::<u32>(2 * nodes)
    }

    /// Forgets everything, for another decision.
    pub fn begin(&mut self) {
        self.nodes.clear();
        self.branches.clear();
        self.places.clear();
        self.places.resize((2 * self.options.capacity).next_power_of_two(), 0);
        self.worths = Spread::default();
    }

    /// Plays one world to its end and counts it. Worlds must come by chance: if they took turns, moves that take turns as
    /// well would each see some of them only. The searching seat is to move in it, with the same legal moves in all
    /// worlds.
    pub fn simulate<H: Habits<P>>(
        &mut self,
        world: &P,
        mut memory: H::Memory,
        seat: Seat,
        habits: &H,
    ) -> Simulated<P> {
        let mut position = world.clone();
        let (mut key, mut inside) = (0_u64, true);
        self.way.clear();
        self.course.clear();
        while let Some(turn) = position.turn() {
            let mv = if turn == seat && inside {
                if let Some(node) = self.find(key) {
                    self.take(node)
                } else {
                    inside = false;
                    let usual = habits.choose(&position, &memory);
                    self.grow(key, &position, usual);
                    usual
                }
            } else {
                habits.choose(&position, &memory)
            };
            if inside {
                key = next_key(key, habits.seen(&position, mv));
            }
            if self.course.len() < self.remembered {
                self.course.push((turn, mv));
            }
            habits.remember(&position, mv, &mut memory);
            position.play_unchecked(mv);
        }
        let worth = habits.worth(&position);
        self.worths.add(worth);
        let mut first = 0;
        for (node, branch) in self.way.drain(..).rev() {
            let (node, branch) = (node as usize, branch as usize);
            self.nodes[node].visits += 1;
            self.nodes[node].sum += worth;
            self.branches[branch].visits += 1;
            self.branches[branch].sum += worth;
            first = branch;
        }
        Simulated { branch: first, end: position }
    }

    /// Plays one world to its end by what has been found out: the branch that was tried most where it is known well
    /// enough, else by habit. Nothing is counted.
    pub fn follow<H: Habits<P>>(&self, world: &P, mut memory: H::Memory, seat: Seat, habits: &H) -> P {
        let mut position = world.clone();
        let (mut key, mut inside) = (0_u64, true);
        while let Some(turn) = position.turn() {
            let known = if turn == seat && inside { self.known(key) } else { None };
            inside &= turn != seat || known.is_some();
            let mv = known.unwrap_or_else(|| habits.choose(&position, &memory));
            if inside {
                key = next_key(key, habits.seen(&position, mv));
            }
            habits.remember(&position, mv, &mut memory);
            position.play_unchecked(mv);
        }
        position
    }

    /// From now on the first moves of each simulation are remembered, so many of them: for whoever wants to look at them.
    pub fn remember(&mut self, moves: usize) {
        self.remembered = moves;
    }

    /// What was played first in the last simulation, and by whom.
    pub fn course(&self) -> &[(Seat, P::Move)] {
        &self.course
    }

    /// What every first move was worth on average, and how often it was tried.
    pub fn branches(&self) -> impl Iterator<Item = (P::Move, f64, u64)> + '_ {
        let count = self.nodes.first().map_or(0, |root| root.count as usize);
        self.branches[..count].iter().map(|branch| (branch.mv, branch.mean(), branch.visits.into()))
    }

    /// The move that was tried most, at a decision that was met often.
    fn known(&self, key: u64) -> Option<P::Move> {
        let node = &self.nodes[self.find(key)? as usize];
        if node.visits < OFTEN {
            return None;
        }
        let branches = &self.branches[node.first as usize..(node.first + node.count) as usize];
        branches.iter().max_by_key(|branch| branch.visits).map(|branch| branch.mv)
    }

    fn find(&self, key: u64) -> Option<u32> {
        let mask = self.places.len() - 1;
        let mut at = key as usize & mask;
        loop {
            match self.places[at] {
                0 => return None,
                place if self.nodes[place as usize - 1].key == key => return Some(place - 1),
                _ => at = (at + 1) & mask,
            }
        }
    }

    /// A node for what has been seen, unless there is no room left; the usual move is tried first.
    fn grow(&mut self, key: u64, position: &P, usual: P::Move) {
        if self.nodes.len() >= self.options.capacity {
            return;
        }
        let (node, first) = (self.nodes.len() as u32, self.branches.len() as u32);
        self.moves.clear();
        position.legal_into(&mut self.moves);
        let mut taken = first;
        for (place, mv) in self.moves.iter().enumerate() {
            if mv == usual {
                taken = first + place as u32;
            }
            self.branches.push(Branch { mv, visits: 0, sum: 0.0 });
        }
        self.nodes.push(Node { key, first, count: self.moves.len() as u32, visits: 0, sum: 0.0 });
        self.way.push((node, taken));
        let mask = self.places.len() - 1;
        let mut at = key as usize & mask;
        while self.places[at] != 0 {
            at = (at + 1) & mask;
        }
        self.places[at] = node + 1;
    }

    /// Chooses by UCB. A branch that was never tried promises as much as the node has brought so far.
    fn take(&mut self, node: u32) -> P::Move {
        let of = self.nodes[node as usize];
        let explores = self.options.exploration
            * self.worths.deviation()
            * libm::sqrt(libm::log(f64::from(of.visits) + 1.0));
        let usual = of.sum / f64::from(of.visits.max(1));
        let mut best = (of.first, f64::NEG_INFINITY);
        for at in of.first..of.first + of.count {
            let branch = &self.branches[at as usize];
            let mean = if branch.visits == 0 { usual } else { branch.mean() };
            let bound = mean + explores / libm::sqrt(f64::from(branch.visits) + 1.0);
            if bound > best.1 {
                best = (at, bound);
            }
        }
        self.way.push((node, best.0));
        self.branches[best.0 as usize].mv
    }
}

/// A decision that was met so often is decided by what was found out.
const OFTEN: u32 = 16;

fn next_key(key: u64, seen: u64) -> u64 {
    game::random::mix(key.rotate_left(7) ^ seen.wrapping_add(0x9e37_79b9_7f4a_7c15))
}
