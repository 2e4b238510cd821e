//! What a guide tells of a game of collecting: each hint is a switch, and no value changes with any of them.
//!
//! The toy: a row of coins; whoever is to move takes one from either end. What was taken is banked, what lies is still to
//! come, a row that reads the same from both ends needs one of its ends tried, and only every second position is worth
//! remembering.

use arrayvec::ArrayVec;
use game::random::{below, fast, mix};
use game::{Ending, Limits, Position, Scores, Seat, Thinking, think_alone};
use search::solve::{Switches, TwoSided};
use search::{Guide, Meter};

const MOST: usize = 10;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Row {
    coins: [u8; MOST],
    from: u8,
    to: u8,
    taken: [i32; 2],
}

/// Which end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum End {
    Left,
    Right,
}

impl std::fmt::Display for End {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if *self == End::Left { "left" } else { "right" })
    }
}

impl Row {
    fn lying(&self) -> &[u8] {
        &self.coins[usize::from(self.from)..usize::from(self.to)]
    }

    fn mover(&self) -> usize {
        (MOST - self.lying().len()) % 2
    }
}

impl Position for Row {
    type Move = End;
    type Moves = ArrayVec<End, 2>;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Option<Seat> {
        (self.from < self.to).then(|| Seat::new(self.mover()))
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        if self.from < self.to {
            moves.extend([End::Left, End::Right]);
        }
    }

    fn play_unchecked(&mut self, mv: End) {
        let mover = self.mover();
        let place = if mv == End::Left { self.from } else { self.to - 1 };
        self.taken[mover] += i32::from(self.coins[usize::from(place)]);
        if mv == End::Left {
            self.from += 1;
        } else {
            self.to -= 1;
        }
    }

    fn ending(&self) -> Option<Ending> {
        let [first, second] = self.taken;
        let scores = Scores::of([first - second, second - first]);
        (self.from == self.to).then_some(Ending { scores, reason: "no coin is left" })
    }

    fn key(&self) -> u64 {
        let row = u64::from(self.from) | u64::from(self.to) << 8;
        mix(mix(row ^ (self.taken[0] as u64) << 32) ^ self.taken[1] as u64)
    }
}

struct Collector;

impl Guide<Row> for Collector {
    fn evaluate(&self, _: &Row, _: Seat) -> i32 {
        0
    }

    fn banked(&self, row: &Row, seat: Seat) -> i32 {
        row.taken[seat.index()] - row.taken[1 - seat.index()]
    }

    /// Without what was taken: that is banked.
    fn canonical_key(&self, row: &Row) -> u64 {
        mix(u64::from(row.from) | u64::from(row.to) << 8)
    }

    fn still_to_come(&self, row: &Row, _: Seat) -> (i32, i32) {
        let all: i32 = row.lying().iter().map(|coin| i32::from(*coin)).sum();
        (-all, all)
    }

    fn worth_trying(&self, row: &Row, moves: &mut ArrayVec<End, 2>) -> bool {
        let lying = row.lying();
        let mirrored = lying.iter().eq(lying.iter().rev());
        moves.push(End::Left);
        if !mirrored {
            moves.push(End::Right);
        }
        true
    }

    fn worth_remembering(&self, row: &Row) -> bool {
        row.lying().len().is_multiple_of(2)
    }

    fn occasion(&self, row: &Row) -> Option<usize> {
        Some(row.lying().len())
    }
}

fn brute_force(row: &Row) -> i32 {
    let Some(turn) = row.turn() else { return row.ending().unwrap().scores[Seat::new(0)] };
    let values = [End::Left, End::Right].map(|end| brute_force(&row.after(end)));
    if turn == Seat::new(0) { values[0].max(values[1]) } else { values[0].min(values[1]) }
}

/// The value to the first seat and the nodes that it took.
fn solved(switches: Switches, entries: usize, row: &Row) -> (i32, u64) {
    think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
        let mut meter = Meter::new(thinking, Limits::NONE);
        let mut solver = TwoSided::new(Collector, switches, entries);
        let value = solver.value(row, Seat::new(0), (-200, 200), 0, &mut meter).unwrap();
        (value, meter.nodes())
    })
}

fn rows() -> impl Iterator<Item = Row> {
    (0..200).map(|seed| {
        let mut rng = fast(seed);
        let mut coins = [0; MOST];
        coins.fill_with(|| below(&mut rng, 9) as u8);
        if seed % 4 == 0 {
            let (left, right) = coins.split_at_mut(MOST / 2);
            right.iter_mut().zip(left.iter().rev()).for_each(|(one, other)| *one = *other);
        }
        Row { coins, from: 0, to: MOST as u8, taken: [0, 0] }
    })
}

#[test]
fn no_value_changes_with_any_switch() {
    let (on, off) = (Switches::ALL, Switches::NONE);
    let single = [
        off,
        on,
        Switches { banking: false, ..on },
        Switches { bounds: false, ..on },
        Switches { selection: false, ..on },
        Switches { boundaries: false, ..on },
        Switches { table: false, ..on },
        Switches { replies: false, ..on },
        Switches { table: true, banking: true, ..off },
        Switches { table: true, boundaries: true, ..off },
        Switches { bounds: true, ..off },
        Switches { selection: true, ..off },
        Switches { replies: true, ..off },
    ];
    for row in rows() {
        let truth = brute_force(&row);
        for switches in single {
            // A table of two entries is overwritten all the time and must not lie either.
            for entries in [1 << 12, 2] {
                let (value, _) = solved(switches, entries, &row);
                assert_eq!(value, truth, "{switches:?}, {entries} entries: {row:?}");
            }
        }
    }
}

#[test]
fn every_hint_saves_positions() {
    let work = |switches: Switches| rows().map(|row| solved(switches, 1 << 12, &row).1).sum::<u64>();
    let all = work(Switches::ALL);
    let table = Switches { table: true, ..Switches::NONE };
    assert!(work(Switches { bounds: true, ..Switches::NONE }) < work(Switches::NONE), "sure bounds cut");
    assert!(
        work(Switches { selection: true, ..Switches::NONE }) < work(Switches::NONE),
        "equal ends count once"
    );
    assert!(work(Switches { banking: true, ..table }) < work(table), "two ways to a row share an entry");
    assert!(all < work(Switches { table: false, ..Switches::ALL }));
    assert!(all < work(Switches { banking: false, ..Switches::ALL }));
}
