//! Partition search: a table of sets of positions instead of positions.

mod laws;
mod ranks;

use std::fmt::Debug;

use game::random::mix;
use game::{MAX_SEATS, MoveList, Position, Seat};

use crate::bytes::bytes_of;
use crate::{Guide, Meter};
pub use laws::PartitionLaws;
pub use ranks::{RankSet, RankedHands};

/// What a game says about sets of its positions. Sets may be smaller than they could be, never larger: every member of a
/// set must have the value for which it was made.
pub trait Partition<P: Position>: Send + Sync {
    /// Some positions.
    type Set: Clone + Debug + Send;

    /// A number that all positions share which can be in one set with this one; `None` where nothing is remembered, in
    /// the middle of a trick.
    fn class(&self, position: &P) -> Option<u64>;

    /// Whether a position is in a set that was made for one of its class.
    fn contains(&self, set: &Self::Set, position: &P) -> bool;

    /// P: positions that, like this one, are over or decided by what is certain
    /// ([`still_to_come`](Guide::still_to_come)), with the same outcome.
    fn alike(&self, position: &P) -> Self::Set;

    /// R: positions like this one with some move into a set; here it is `mv`, to `after`.
    fn some(&self, position: &P, mv: P::Move, after: &P, set: &Self::Set) -> Self::Set;

    /// C: positions like this one all whose moves lead into one of some sets. It is asked for one move after another:
    /// `all` are those that it answered with for the moves before, `None` for the first.
    fn every(
        &self,
        position: &P,
        all: Option<Self::Set>,
        mv: P::Move,
        after: &P,
        set: &Self::Set,
    ) -> Self::Set;
}

/// A set with what is known of all its members: what is still to come for the first side lies between two bounds.
#[derive(Clone, Debug)]
struct Entry<S> {
    class: u64,
    seat: Seat,
    least: Option<i32>,
    most: Option<i32>,
    set: S,
}

/// So many sets share a place of the table; the oldest gives way.
const SHELF: usize = 16;

/// Partition search for two sides, to the end of the game.
///
/// **What it is.** Alpha-beta with minimal windows whose table keeps sets: when a position is solved, so are all that
/// differ from it only in what did not matter, such as which low cards lie where. The sets come from the game
/// ([`Partition`]); on the way back from the leaves they are led through the moves: where one move decides, positions
/// that have such a move; where none helps, positions none of whose moves help.
///
/// **When to use it.** Trick games with open hands and many cards that are alike for most of the play.
///
/// **What it costs.** Up to sixteen sets are looked through where another table has one entry, and each node works out a
/// set. It has to save more than that.
///
/// **What it does not handle.** More than two sides, games in circles. Of equally good moves all are tried: leaving one
/// out would make the sets too large.
///
/// ```
/// use game::{Limits, Seat, Thinking, think_alone};
/// use search::{Meter, example::{OpenTricks, TrickRanks}, solve::PartitionSearch};
///
/// // Suits and ranks of two hands; every trick is a point.
/// let hands = OpenTricks::deal(&[&[(0, 5), (0, 1), (1, 4)], &[(0, 3), (1, 2), (1, 0)]], None);
/// let mut search = PartitionSearch::new(TrickRanks::LOW_CARDS_ALIKE, TrickRanks::LOW_CARDS_ALIKE, 1 << 10);
/// let value = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
///     search.value(&hands, Seat::new(0), (0, 3), &mut Meter::new(thinking, Limits::NONE))
/// });
/// assert_eq!(value, Some(3), "both high cards, and then the last card of a suit");
/// ```
#[derive(Debug)]
pub struct PartitionSearch<P: Position, G, S: Partition<P>> {
    guide: G,
    partition: S,
    shelves: Vec<Vec<Entry<S::Set>>>,
    places: usize,
}

/// One question.
struct Asked<'a, 'b> {
    seat: Seat,
    sides: [u8; MAX_SEATS],
    meter: &'a mut Meter<'b>,
}

impl<P: Position, G: Guide<P>, S: Partition<P>> PartitionSearch<P, G, S> {
    /// A search with room for about so many sets, which is taken as it is needed. The guide says what has been
    /// [banked](Guide::banked) and what is certain to [come](Guide::still_to_come).
    pub fn new(guide: G, partition: S, entries: usize) -> PartitionSearch<P, G, S> {
        let places = (entries / SHELF).max(1).next_power_of_two();
        PartitionSearch { guide, partition, shelves: Vec::new(), places }
    }

    /// The most bytes that it holds.
    pub fn memory(&self) -> u64 {
        bytes_of::<Entry<S::Set>>(self.places * SHELF) + bytes_of::<Vec<()>>(self.places)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.shelves.clear();
    }

    /// What a position is worth to the side of `seat`, if that lies between two bounds: one question after another.
    /// `None` when the budget is spent.
    pub fn value(
        &mut self,
        position: &P,
        seat: Seat,
        (mut least, mut most): (i32, i32),
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        while least < most {
            let target = least + (most - least + 1) / 2;
            if self.reaches(position, seat, target, meter)? {
                least = target;
            } else {
                most = target - 1;
            }
        }
        Some(least)
    }

    /// Whether a position is worth at least `target` to the side of `seat`. `None` when the budget is spent.
    pub fn reaches(&mut self, position: &P, seat: Seat, target: i32, meter: &mut Meter<'_>) -> Option<bool> {
        if self.shelves.is_empty() {
            self.shelves.resize(self.places, Vec::new());
        }
        let sides = position.sides();
        Some(self.search(position, target, &mut Asked { seat, sides, meter })?.0)
    }

    /// Whether the table knows of a position that it is worth at least so much more than what is banked
    /// (`Some(true)`), or less (`Some(false)`): for tests, which compare every member of a set with brute force.
    pub fn remembers(&self, position: &P, seat: Seat, to_come: i32) -> Option<bool> {
        let (_, entry) = self.find(position, self.partition.class(position)?, seat, to_come)?;
        Some(entry.least.is_some_and(|least| least >= to_come))
    }

    fn place(&self, class: u64) -> usize {
        mix(class) as usize & (self.places - 1)
    }

    /// A set that holds a position and settles whether so much is still to come.
    fn find(&self, position: &P, class: u64, seat: Seat, to_come: i32) -> Option<(usize, &Entry<S::Set>)> {
        let shelf = self.shelves.get(self.place(class))?;
        shelf.iter().enumerate().find(|(_, entry)| {
            let settles = entry.least.is_some_and(|least| least >= to_come)
                || entry.most.is_some_and(|most| most < to_come);
            settles
                && entry.class == class
                && entry.seat == seat
                && self.partition.contains(&entry.set, position)
        })
    }

    fn search(&mut self, position: &P, target: i32, asked: &mut Asked<'_, '_>) -> Option<(bool, S::Set)> {
        if !asked.meter.node() {
            return None;
        }
        let Some(turn) = position.turn() else {
            let scored = || position.ending().map_or(0, |ending| ending.scores[asked.seat]);
            let worth = self.guide.ended(position, asked.seat).unwrap_or_else(scored);
            return Some((worth >= target, self.partition.alike(position)));
        };
        let class = self.partition.class(position);
        let to_come = target - self.guide.banked(position, asked.seat);
        if let Some(class) = class {
            let (least, most) = self.guide.still_to_come(position, asked.seat);
            if least >= to_come || most < to_come {
                return Some((least >= to_come, self.partition.alike(position)));
            }
            if let Some((_, entry)) = self.find(position, class, asked.seat, to_come) {
                let reached = entry.least.is_some_and(|least| least >= to_come);
                return Some((reached, entry.set.clone()));
            }
        }
        let found = self.tried(position, turn, target, asked)?;
        if let Some(class) = class {
            let (least, most) = if found.0 { (Some(to_come), None) } else { (None, Some(to_come - 1)) };
            let place = self.place(class);
            let shelf = &mut self.shelves[place];
            if shelf.len() >= SHELF {
                shelf.remove(0);
            }
            shelf.push(Entry { class, seat: asked.seat, least, most, set: found.1.clone() });
        }
        Some(found)
    }

    fn tried(
        &mut self,
        position: &P,
        turn: Seat,
        target: i32,
        asked: &mut Asked<'_, '_>,
    ) -> Option<(bool, S::Set)> {
        let own = asked.sides[turn.index()] == asked.sides[asked.seat.index()];
        let mut moves = P::Moves::default();
        position.legal_into(&mut moves);
        let mut all = None;
        for mv in moves.iter() {
            let after = position.after(mv);
            let (reached, set) = self.search(&after, target, asked)?;
            if reached == own {
                return Some((reached, self.partition.some(position, mv, &after, &set)));
            }
            all = Some(self.partition.every(position, all, mv, &after, &set));
        }
        Some((!own, all?))
    }
}
