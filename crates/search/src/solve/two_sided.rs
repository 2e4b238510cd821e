//! Two sides that collect, searched to the end: whole deals of cards with open hands.

use game::random::mix;
use game::{MAX_SEATS, MoveList, Position, Seat};

use crate::value::ENDLESS;
use crate::{Guide, Meter};

/// What [`TwoSided`] makes use of. Every answer is the same with any of them on or off; only the time differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is turned on or off by itself")]
pub struct Switches {
    /// The table keeps only what is still to come ([`Guide::banked`]).
    pub banking: bool,
    /// Certain bounds cut ([`Guide::still_to_come`]).
    pub bounds: bool,
    /// Only moves worth trying are tried, in the guide's order ([`Guide::worth_trying`]).
    pub selection: bool,
    /// Only positions worth remembering are remembered ([`Guide::worth_remembering`]).
    pub boundaries: bool,
    /// There is a table at all.
    pub table: bool,
    /// What decided last on the same occasion is tried first ([`Guide::occasion`]).
    pub replies: bool,
}

impl Switches {
    /// Everything on.
    pub const ALL: Switches = Switches {
        banking: true,
        bounds: true,
        selection: true,
        boundaries: true,
        table: true,
        replies: true,
    };
    /// Everything off: plain alpha-beta.
    pub const NONE: Switches = Switches {
        banking: false,
        bounds: false,
        selection: false,
        boundaries: false,
        table: false,
        replies: false,
    };
}

impl Default for Switches {
    fn default() -> Switches {
        Switches::ALL
    }
}

/// What is known of a remembered position: what is still to come for the first side lies between two bounds. Small, as
/// most of the time goes into waiting for it: a bound that does not fit is widened until it does.
#[derive(Clone, Copy, Debug)]
struct Entry<M> {
    key: u64,
    least: i16,
    most: i16,
    /// What decided the last time.
    best: Option<M>,
    /// How dear it was to find out.
    cost: u8,
}

impl<M> Entry<M> {
    #[inline]
    fn least(&self) -> i32 {
        if self.least == i16::MIN { -ENDLESS } else { self.least.into() }
    }

    #[inline]
    fn most(&self) -> i32 {
        if self.most == i16::MAX { ENDLESS } else { self.most.into() }
    }
}

/// The nodes that something took, by quarters of a doubling.
#[inline]
fn dearness(nodes: u64) -> u8 {
    let nodes = nodes.max(4);
    let doublings = nodes.ilog2();
    (4 * doublings + (nodes >> (doublings - 2) & 3) as u32) as u8
}

/// Answers questions about positions of two sides: is it worth at least so much to one of them?
///
/// **What it is.** Alpha-beta with minimal windows to the end of the game, on values that add up along the way. The
/// guide says what has been banked, what is certain, which moves need to be tried and which positions are worth
/// remembering.
///
/// **When to use it.** Trick games with open hands, from the first trick on, and many of them one after another: the
/// table stays, and what it holds is true in every deal whose keys agree.
///
/// **What it costs.** The whole tree up to cuts. Nothing is allocated after the first question.
///
/// **What it does not handle.** More than two sides, games that go in circles, and the number of moves to the end.
///
/// ```
/// use game::{Limits, Seat, Thinking, think_alone};
/// use search::{Blind, Meter, example::TicTacToe, solve::{Switches, TwoSided}};
///
/// let mut solver = TwoSided::new(Blind, Switches::ALL, 1 << 12);
/// let position = TicTacToe::after("a1 b1 a2 b2");
/// let value = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
///     solver.value(&position, Seat::new(0), (-1, 1), 0, &mut Meter::new(thinking, Limits::NONE))
/// });
/// assert_eq!(value, Some(1));
/// ```
#[derive(Debug)]
pub struct TwoSided<P: Position, G> {
    guide: G,
    switches: Switches,
    entries: usize,
    table: Vec<Option<Entry<P::Move>>>,
    /// What decided last, by occasion.
    replies: Vec<Option<P::Move>>,
}

/// How many occasions are told apart.
const OCCASIONS: usize = 1 << 12;

/// The room that is taken for so many positions: they lie in pairs.
const fn rounded(entries: usize) -> usize {
    if entries < 2 { 2 } else { entries.next_power_of_two() }
}

/// One question.
struct Asked<'a, 'b> {
    /// To whom the value is worth something.
    seat: Seat,
    sides: [u8; MAX_SEATS],
    meter: &'a mut Meter<'b>,
}

impl Asked<'_, '_> {
    fn own(&self, turn: Seat) -> bool {
        self.sides[turn.index()] == self.sides[self.seat.index()]
    }
}

impl<P: Position, G: Guide<P>> TwoSided<P, G> {
    /// A solver with room for about so many positions, which is taken with the first question.
    pub fn new(guide: G, switches: Switches, entries: usize) -> TwoSided<P, G> {
        let entries = rounded(entries);
        TwoSided { guide, switches, entries, table: Vec::new(), replies: Vec::new() }
    }

    /// The most bytes that it holds.
    pub fn memory(entries: usize) -> u64 {
        crate::bytes::bytes_of::<Option<Entry<P::Move>>>(rounded(entries))
            + crate::bytes::bytes_of::<Option<P::Move>>(OCCASIONS)
    }

    /// The guide.
    pub fn guide(&self) -> &G {
        &self.guide
    }

    /// The guide, to ask for something else. What is remembered stays, so a guide whose values change must change its
    /// [keys](Guide::canonical_key) with them.
    pub fn guide_mut(&mut self) -> &mut G {
        &mut self.guide
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.fill(None);
        self.replies.fill(None);
    }

    /// Whether a position is worth at least `target` to the side of `seat`. `None` when the budget is spent.
    pub fn reaches(&mut self, position: &P, seat: Seat, target: i32, meter: &mut Meter<'_>) -> Option<bool> {
        Some(self.bound(position, seat, target, meter)? >= target)
    }

    /// A bound of what a position is worth to the side of `seat`: from below if it is at least `target`, else from
    /// above. `None` when the budget is spent.
    pub fn bound(&mut self, position: &P, seat: Seat, target: i32, meter: &mut Meter<'_>) -> Option<i32> {
        if self.switches.table && self.table.is_empty() {
            self.table.resize(self.entries, None);
        }
        if self.switches.replies && self.replies.is_empty() {
            self.replies.resize(OCCASIONS, None);
        }
        self.search(position, target, &mut Asked { seat, sides: position.sides(), meter })
    }

    /// What a position is worth to the side of `seat`, if it is certain that it lies between two bounds: one question
    /// after the other, from a guess. `None` when the budget is spent.
    pub fn value(
        &mut self,
        position: &P,
        seat: Seat,
        (mut least, mut most): (i32, i32),
        mut guess: i32,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        while least < most {
            let target = guess.clamp(least + 1, most);
            let found = self.bound(position, seat, target, meter)?;
            if found >= target {
                least = found;
                guess = found + 1;
            } else {
                most = found;
                guess = found;
            }
        }
        Some(least)
    }

    /// What an end is worth: as the guide weighs it, or what the seat scores.
    fn end_worth(&self, end: &P, seat: Seat) -> i32 {
        let scored = || end.ending().map_or(0, |ending| ending.scores[seat]);
        self.guide.ended(end, seat).unwrap_or_else(scored)
    }

    fn search(&mut self, position: &P, target: i32, asked: &mut Asked<'_, '_>) -> Option<i32> {
        if !asked.meter.node() {
            return None;
        }
        let Some(turn) = position.turn() else { return Some(self.end_worth(position, asked.seat)) };
        let worth_it = !self.switches.boundaries || self.guide.worth_remembering(position);
        if worth_it {
            self.remembered(position, turn, target, asked)
        } else {
            self.tried(position, turn, target, None, asked)
        }
        .map(|(value, _)| value)
    }

    /// A position that is looked up first and remembered afterwards.
    fn remembered(
        &mut self,
        position: &P,
        turn: Seat,
        target: i32,
        asked: &mut Asked<'_, '_>,
    ) -> Option<(i32, Option<P::Move>)> {
        let banked = self.guide.banked(position, asked.seat);
        let mut key = 0;
        let mut base = banked;
        if self.switches.bounds {
            let (least, most) = self.guide.still_to_come(position, asked.seat);
            if banked + least >= target {
                return Some((banked + least, None));
            }
            if banked + most < target {
                return Some((banked + most, None));
            }
        }
        let mut known = Entry { key, least: i16::MIN, most: i16::MAX, best: None, cost: 0 };
        if self.switches.table {
            key = self.guide.canonical_key(position) ^ mix(asked.seat.index() as u64 + 1);
            if !self.switches.banking {
                key = mix(key ^ banked as u64);
                base = 0;
            }
            known.key = key;
            if let Some(entry) = self.find(key) {
                if base + entry.least() >= target {
                    return Some((base + entry.least(), entry.best));
                }
                if base + entry.most() < target {
                    return Some((base + entry.most(), entry.best));
                }
                known = entry;
            }
        }
        let before = asked.meter.nodes();
        let (value, best) = self.tried(position, turn, target, known.best, asked)?;
        if self.switches.table {
            if value >= target {
                known.least = (value - base).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
            } else {
                known.most = (value - base).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
            }
            known.best = best.or(known.best);
            known.cost = dearness(asked.meter.nodes() - before);
            self.keep(known);
        }
        Some((value, best))
    }

    /// The two places where a position can be: the first for what was dear to find out, the second for whatever came
    /// last.
    #[inline]
    fn places(&self, key: u64) -> [usize; 2] {
        let place = key as usize & (self.entries - 1);
        [place, place ^ 1]
    }

    #[inline]
    fn find(&self, key: u64) -> Option<Entry<P::Move>> {
        self.places(key).into_iter().find_map(|place| self.table[place].filter(|entry| entry.key == key))
    }

    #[inline]
    fn keep(&mut self, new: Entry<P::Move>) {
        let [dear, last] = self.places(new.key);
        let place = match &mut self.table[dear] {
            Some(old) if old.key != new.key && old.cost > new.cost => {
                // What is not needed any more, of earlier deals, gives way in time.
                old.cost -= 1;
                last
            }
            _ => dear,
        };
        self.table[place] = Some(new);
    }

    /// Tries the moves, `first` before all others.
    fn tried(
        &mut self,
        position: &P,
        turn: Seat,
        target: i32,
        first: Option<P::Move>,
        asked: &mut Asked<'_, '_>,
    ) -> Option<(i32, Option<P::Move>)> {
        let own = asked.own(turn);
        let mut moves = P::Moves::default();
        if !(self.switches.selection && self.guide.worth_trying(position, &mut moves)) {
            position.legal_into(&mut moves);
        }
        let mut best = (if own { -ENDLESS } else { ENDLESS }, None);
        let occasion = if self.switches.replies { self.guide.occasion(position) } else { None };
        let first = first.or_else(|| self.replies[occasion? % OCCASIONS]).filter(|mv| moves.contains(*mv));
        let rest = moves.iter().filter(|mv| Some(*mv) != first);
        for mv in first.into_iter().chain(rest) {
            // Played in place: a position that is handed back would be copied twice.
            let mut next = position.clone();
            next.play_unchecked(mv);
            let value = self.search(&next, target, asked)?;
            if if own { value > best.0 } else { value < best.0 } {
                best = (value, Some(mv));
            }
            if own == (value >= target) {
                // Nothing is learned from what had to be.
                if let Some(occasion) = occasion
                    && moves.iter().nth(1).is_some()
                {
                    self.replies[occasion % OCCASIONS] = Some(mv);
                }
                return Some(best);
            }
        }
        // Nothing of it decided: no move is better than another.
        Some((best.0, None))
    }
}

#[cfg(test)]
mod tests {
    use game::random::fast;
    use game::{Limits, Thinking, think_alone};

    use super::*;
    use crate::Blind;
    use crate::example::{Board, TicTacToe};

    fn plain(position: Board, own: Seat) -> i32 {
        let Some(seat) = position.turn() else {
            return position.ending().map_or(0, |ending| ending.scores[own]);
        };
        let moves = position.legal();
        let values = moves.iter().map(|mv| plain(position.after(mv), own));
        if seat == own { values.max() } else { values.min() }.expect("somebody is to move")
    }

    #[test]
    fn every_switch_gives_the_value_of_minimax() {
        let one_off = |bit: u32| Switches {
            banking: bit != 0,
            bounds: bit != 1,
            selection: bit != 2,
            boundaries: bit != 3,
            table: bit != 4,
            replies: bit != 5,
        };
        for seed in 0..40 {
            let mut rng = fast(seed);
            let mut position = TicTacToe::after("");
            for _ in 0..2 + seed % 5 {
                if !position.is_over() {
                    let mv = position.random_move(&mut rng);
                    position.play_unchecked(mv);
                }
            }
            for switches in (0..7).map(one_off).chain([Switches::NONE]) {
                let mut solver = TwoSided::new(Blind, switches, 1 << 10);
                think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
                    let mut meter = Meter::new(thinking, Limits::NONE);
                    for own in [Seat::new(0), Seat::new(1)] {
                        let value = solver.value(&position, own, (-1, 1), 0, &mut meter);
                        assert_eq!(value, Some(plain(position, own)), "seed {seed}, {switches:?}");
                    }
                    let mut short = Meter::new(thinking, Limits::nodes(1));
                    solver.clear();
                    let found = solver.reaches(&position, Seat::new(0), 1, &mut short);
                    assert_eq!(found.is_none(), !position.is_over(), "one node is enough only for an end");
                });
            }
        }
    }
}
