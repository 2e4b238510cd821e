//! Games made up at random: rooms joined by doors, each room a decision of some seat or an end.
//!
//! Doors lead to rooms of the same level or a higher one, so that lines transpose and, within a level, can
//! go in circles.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use game::random::{Fast, below, fast, mix};
use game::{Ending, LineRules, MAX_SEATS, Position, Scores, Seat};
use search::Guide;

/// What kind of game to make up.
#[derive(Clone, Copy, Debug)]
pub struct MazePlan {
    pub seats: usize,
    pub levels: u32,
    pub rooms_per_level: u32,
    pub most_doors: u32,
    /// Whether doors can lead within a level, so that positions come again.
    pub circles: bool,
    pub rules: LineRules,
    /// Of so many rooms about one is an end, beside those of the last level.
    pub rooms_to_an_end: u32,
    /// Whether the last seat pays for all the others; always so at a table of two.
    pub balanced: bool,
    /// Scores lie between minus this and this.
    pub widest: i32,
}

impl MazePlan {
    /// Two seats, no circles, won, drawn or lost.
    pub const STRAIGHT: MazePlan = MazePlan {
        seats: 2,
        levels: 7,
        rooms_per_level: 5,
        most_doors: 4,
        circles: false,
        rooms_to_an_end: 8,
        balanced: true,
        rules: LineRules { repetition: None, move_limit: None },
        widest: 1,
    };

    /// Two seats, circles everywhere, drawn at a repetition.
    pub const CIRCULAR: MazePlan = MazePlan {
        levels: 3,
        rooms_per_level: 6,
        most_doors: 3,
        circles: true,
        rooms_to_an_end: 4,
        rules: LineRules { repetition: Some(3), move_limit: None },
        ..MazePlan::STRAIGHT
    };
}

#[derive(Debug)]
struct Room {
    level: u32,
    /// Whose decision; `None` where the game ends.
    turn: Option<Seat>,
    doors: Vec<u16>,
    scores: Scores,
    sides: [u8; MAX_SEATS],
    /// What the room looks like to each seat.
    looks: [i32; MAX_SEATS],
    settled: bool,
}

#[derive(Debug)]
struct House {
    rooms: Vec<Room>,
    seats: usize,
    rules: LineRules,
    girth: u32,
}

/// Where a made-up game stands.
#[derive(Clone, Debug)]
pub struct Maze {
    house: Arc<House>,
    at: u16,
}

impl PartialEq for Maze {
    fn eq(&self, other: &Maze) -> bool {
        self.at == other.at && Arc::ptr_eq(&self.house, &other.house)
    }
}

impl Eq for Maze {}

/// A door, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Way(pub u8);

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "door{}", self.0)
    }
}

impl Maze {
    /// Makes up the game number `seed` of a plan.
    pub fn new(plan: MazePlan, seed: u64) -> Maze {
        let mut rng = fast(mix(seed ^ 0xabcd));
        let count = plan.levels * plan.rooms_per_level;
        let rooms: Vec<Room> = (0..count).map(|number| room(plan, number, count, &mut rng)).collect();
        let girth = girth(&rooms);
        Maze { house: Arc::new(House { rooms, seats: plan.seats, rules: plan.rules, girth }), at: 0 }
    }

    fn room(&self) -> &Room {
        &self.house.rooms[self.at as usize]
    }
}

fn room(plan: MazePlan, number: u32, count: u32, rng: &mut Fast) -> Room {
    let level = number / plan.rooms_per_level;
    let last = level + 1 == plan.levels;
    // The first room is never an end; the last level is nothing else, unless it has circles of its own.
    let over = number > 0 && ((last && !plan.circles) || below(rng, plan.rooms_to_an_end) == 0);
    let from = if plan.circles { level } else { level + 1 } * plan.rooms_per_level;
    let to = ((level + 3) * plan.rooms_per_level).min(count);
    let doors = if over || from >= to {
        Vec::new()
    } else {
        let mut doors: Vec<u16> = Vec::new();
        for _ in 0..=below(rng, plan.most_doors) {
            let next = (from + below(rng, to - from)) as u16;
            if u32::from(next) != number && !doors.contains(&next) {
                doors.push(next);
            }
        }
        doors
    };
    let mut scores = Scores::zero(plan.seats);
    let mut looks = [0; MAX_SEATS];
    let mut sides = [0, 1, 2, 3];
    if plan.seats > 2 && below(rng, 2) == 0 {
        sides[below(rng, plan.seats as u32) as usize] = below(rng, plan.seats as u32) as u8;
    }
    for seat in Seat::all(plan.seats) {
        scores[seat] = below(rng, 2 * plan.widest as u32 + 1) as i32 - plan.widest;
        looks[seat.index()] = below(rng, 201) as i32 - 100;
    }
    if plan.balanced {
        let last = Seat::new(plan.seats - 1);
        (scores[last], looks[last.index()]) = (0, 0);
        scores[last] = -scores.sum();
        looks[last.index()] = -looks.iter().sum::<i32>();
    }
    let turn = (!doors.is_empty()).then(|| Seat::new(below(rng, plan.seats as u32) as usize));
    Room { level, turn, doors, scores, sides, looks, settled: below(rng, 3) > 0 }
}

/// The length of the shortest way from a room back to itself.
fn girth(rooms: &[Room]) -> u32 {
    let mut shortest = u32::MAX;
    for start in 0..rooms.len() {
        let mut far = vec![u32::MAX; rooms.len()];
        let mut queue = VecDeque::from([start]);
        let mut steps_from_start = vec![0; rooms.len()];
        while let Some(here) = queue.pop_front() {
            for next in rooms[here].doors.iter().map(|door| *door as usize) {
                let steps = steps_from_start[here] + 1;
                if next == start {
                    shortest = shortest.min(steps);
                } else if far[next] == u32::MAX {
                    far[next] = steps;
                    steps_from_start[next] = steps;
                    queue.push_back(next);
                }
            }
        }
    }
    shortest
}

impl Position for Maze {
    type Move = Way;
    type Moves = arrayvec::ArrayVec<Way, 8>;

    fn seats(&self) -> usize {
        self.house.seats
    }

    fn turn(&self) -> Option<Seat> {
        self.room().turn
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        moves.extend((0..self.room().doors.len()).map(|door| Way(door as u8)));
    }

    fn play_unchecked(&mut self, mv: Way) {
        self.at = self.room().doors[mv.0 as usize];
    }

    fn ending(&self) -> Option<Ending> {
        let room = self.room();
        room.turn.is_none().then_some(Ending { scores: room.scores, reason: "end" })
    }

    fn key(&self) -> u64 {
        mix(u64::from(self.at) + 1)
    }

    fn line_rules(&self) -> LineRules {
        self.house.rules
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        self.house.rooms[0].sides
    }
}

/// Knows what the rooms look like, and has an opinion on everything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Knowing;

impl Guide<Maze> for Knowing {
    fn evaluate(&self, position: &Maze, seat: Seat) -> i32 {
        position.room().looks[seat.index()]
    }

    fn verdict(&self, position: &Maze, seat: Seat) -> Option<i32> {
        let room = position.room();
        (room.looks[0] > 90).then(|| 3 * room.looks[seat.index()])
    }

    fn settled(&self, position: &Maze) -> bool {
        position.room().settled
    }

    fn noisy(&self, position: &Maze, mv: Way) -> bool {
        mix(u64::from(position.at) << 8 | u64::from(mv.0)) & 1 == 0
    }

    fn skip(&self, position: &Maze, mv: Way) -> bool {
        mix(u64::from(position.at) << 16 | u64::from(mv.0)).is_multiple_of(4)
    }

    fn order(&self, position: &Maze, mv: Way) -> i32 {
        (mix(u64::from(position.at) << 24 | u64::from(mv.0)) & 3) as i32 - 2
    }

    fn progress(&self, position: &Maze) -> u32 {
        position.room().level
    }

    fn shortest_cycle(&self) -> u32 {
        1
    }
}

/// The same, and it knows how long the shortest circle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnowingGirth(pub u32);

impl Maze {
    /// The length of the shortest circle.
    pub fn girth(&self) -> u32 {
        self.house.girth
    }
}

impl Guide<Maze> for KnowingGirth {
    fn evaluate(&self, position: &Maze, seat: Seat) -> i32 {
        Knowing.evaluate(position, seat)
    }
    fn verdict(&self, position: &Maze, seat: Seat) -> Option<i32> {
        Knowing.verdict(position, seat)
    }
    fn settled(&self, position: &Maze) -> bool {
        Knowing.settled(position)
    }
    fn noisy(&self, position: &Maze, mv: Way) -> bool {
        Knowing.noisy(position, mv)
    }
    fn skip(&self, position: &Maze, mv: Way) -> bool {
        Knowing.skip(position, mv)
    }
    fn shortest_cycle(&self) -> u32 {
        self.0
    }
}
