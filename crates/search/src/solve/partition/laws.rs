//! The laws of sets, as tests that a game gets for its own.

use game::{Limits, MoveList, Position, Seat, Thinking, think_alone};

use super::{Partition, PartitionSearch};
use crate::{Guide, Meter};

/// Room for so many sets.
const ROOM: usize = 1 << 16;

/// What must hold of the sets of a game in which the first seat plays against all others, and what they save.
///
/// ```
/// use game::random::fast;
/// use search::example::{OpenTricks, TrickRanks};
/// use search::solve::PartitionLaws;
/// let laws = PartitionLaws::new(TrickRanks::LOW_CARDS_ALIKE, TrickRanks::ALL_RANKS);
/// let mut rng = fast(1);
/// let deals: Vec<OpenTricks> = (0..50).map(|_| OpenTricks::random(3, 3, 3, 6, &mut rng)).collect();
/// laws.check_values(&deals);
/// let members = laws.check_members(&deals, 5, |deal| deal.redealt(&mut rng));
/// assert!(members > 0, "some of those that were dealt again were known");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PartitionLaws<S> {
    sets: S,
    exact: S,
}

const FIRST: Seat = Seat::new(0);

impl<S: Copy> PartitionLaws<S> {
    /// The laws of some sets, and of those in which nothing is left open, to compare with.
    pub const fn new(sets: S, exact: S) -> PartitionLaws<S> {
        PartitionLaws { sets, exact }
    }

    fn search<P: Position>(sets: S) -> PartitionSearch<P, S, S>
    where
        S: Guide<P> + Partition<P>,
    {
        PartitionSearch::new(sets, sets, ROOM)
    }

    /// What the first seat gets when nobody errs, by trying everything.
    fn by_minimax<P: Position>(position: &P) -> i32 {
        let Some(turn) = position.turn() else {
            return position.ending().map_or(0, |ending| ending.scores[FIRST]);
        };
        let sides = position.sides();
        let legal = position.legal();
        let values = legal.iter().map(|mv| Self::by_minimax(&position.after(mv)));
        let own = sides[turn.index()] == sides[FIRST.index()];
        if own { values.max() } else { values.min() }.unwrap_or(0)
    }

    fn solved<P: Position>(search: &mut PartitionSearch<P, S, S>, sets: S, position: &P) -> (i32, u64)
    where
        S: Guide<P> + Partition<P>,
    {
        think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            let banked = sets.banked(position, FIRST);
            let (least, most) = sets.still_to_come(position, FIRST);
            let value = search.value(position, FIRST, (banked + least, banked + most), &mut meter);
            (value.expect("no limit"), meter.nodes())
        })
    }

    /// Fails unless every value is that of minimax: with an empty table, with one that keeps what was found in all
    /// positions before, and with nothing left open.
    pub fn check_values<P: Position>(&self, positions: &[P])
    where
        S: Guide<P> + Partition<P>,
    {
        let mut kept = Self::search(self.sets);
        for (number, position) in positions.iter().enumerate() {
            let truth = Self::by_minimax(position);
            for sets in [self.sets, self.exact] {
                let found = Self::solved(&mut Self::search(sets), sets, position).0;
                assert_eq!(found, truth, "{number}: {position:?}");
            }
            let found = Self::solved(&mut kept, self.sets, position).0;
            assert_eq!(found, truth, "{number}, with all that was kept: {position:?}");
        }
    }

    /// Fails unless every member of a stored set has its value: each position is solved and dealt anew so many times;
    /// whatever the table then says of the new one is compared with minimax. How often another member was met.
    pub fn check_members<P: Position + PartialEq>(
        &self,
        positions: &[P],
        times: u32,
        mut redealt: impl FnMut(&P) -> P,
    ) -> u32
    where
        S: Guide<P> + Partition<P>,
    {
        let mut members = 0;
        for (number, position) in positions.iter().enumerate() {
            let mut search = Self::search(self.sets);
            Self::solved(&mut search, self.sets, position);
            for _ in 0..times {
                let other = redealt(position);
                let to_come = Self::by_minimax(&other) - self.sets.banked(&other, FIRST);
                for asked in 0..=self.sets.still_to_come(&other, FIRST).1 {
                    if let Some(reached) = search.remembers(&other, FIRST, asked) {
                        assert_eq!(reached, to_come >= asked, "{number}: {position:?}, {other:?}, {asked}");
                        members += u32::from(other != *position);
                    }
                }
            }
        }
        members
    }

    /// The nodes that it takes to solve some positions, each with an empty table: with sets, and with nothing left open.
    /// The values are the same.
    pub fn nodes<P: Position>(&self, positions: &[P]) -> [u64; 2]
    where
        S: Guide<P> + Partition<P>,
    {
        let solve = |sets: S| -> (Vec<i32>, Vec<u64>) {
            positions.iter().map(|position| Self::solved(&mut Self::search(sets), sets, position)).unzip()
        };
        let [with, without] = [self.sets, self.exact].map(solve);
        assert_eq!(with.0, without.0, "values differ");
        [with.1.iter().sum(), without.1.iter().sum()]
    }

    /// The same in words, with the time that each takes.
    pub fn study<P: Position>(&self, positions: &[P]) -> String
    where
        S: Guide<P> + Partition<P>,
    {
        let timed = |sets: S| {
            let begun = std::time::Instant::now();
            let solve = |position| Self::solved(&mut Self::search(sets), sets, position).1;
            let nodes: u64 = positions.iter().map(solve).sum();
            format!("{nodes} nodes in {:.3} s", begun.elapsed().as_secs_f64())
        };
        format!("{} with sets, {} without", timed(self.sets), timed(self.exact))
    }
}
