//! What one thread of a search writes on: positions and move lists for each ply, and what it has learned
//! about moves. Kept between searches, so that after the first ones nothing is allocated.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, DefaultHasher};

use game::{MAX_SEATS, MoveList, Position, Seat};

use super::options::{AlphaBetaOptions, History};
use super::refutations::Refutations;
use super::worker::FURTHEST;
use crate::Guide;
use crate::bytes::{ODDMENTS, bytes_of, grown, most_moves};
use crate::trail::Trail;

/// How many different moves the tables of experience tell apart.
const SLOTS: usize = 4096;
const _: () = assert!(MAX_SEATS * SLOTS <= 1 << 16, "a place is kept as sixteen bits");
/// History stays below the ranks of killers and counter moves.
const MOST_HISTORY: u32 = 0x00ff_ff00;
const COUNTER: u32 = 0x00ff_fff0;
const SECOND_KILLER: u32 = 0x00ff_fff1;
const FIRST_KILLER: u32 = 0x00ff_fff2;
/// The guide's order is told apart within these bounds.
const MOST_ORDER: i32 = (1 << 23) - 2;

/// No branch is longer, with all that is followed beyond the depth.
const PLIES: usize = FURTHEST + 64;
/// From pass to pass this part of the room for positions met may be kept.
const MET_KEPT: usize = 4;

/// The most that sets of so many keys take together: eight bytes and one of control for each slot, of which at most
/// seven in eight are used and more than seven in sixteen where a set has grown; what was kept from the pass before;
/// and the smaller copy of the largest set when it grows for the last time.
fn met_bytes(capacity: usize) -> u64 {
    const SLOT: u64 = 9;
    let capacity = (capacity as u64).min(u64::MAX / 64);
    let kept = capacity / MET_KEPT as u64 * 8 / 7;
    let in_use = capacity * 16 / 7;
    SLOT * (kept + in_use + in_use / 2)
}

/// A move to try: the higher, the earlier. From the highest bits: the guide's order (24), what the search has
/// learned (24), and the place in the order of generation counted backwards (16), so that of equals the first
/// generated comes first. One word, since ranking and picking moves is a large part of all work.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Ranked(u64);

impl Ranked {
    fn new(order: i32, experience: u32, place: u16) -> Ranked {
        let order = (order.clamp(-MOST_ORDER, MOST_ORDER) + MOST_ORDER) as u64;
        Ranked(order << 40 | u64::from(experience) << 16 | u64::from(u16::MAX - place))
    }

    /// Before everything else.
    fn first(place: u16) -> Ranked {
        Ranked(u64::MAX << 40 | u64::from(u16::MAX - place))
    }

    fn place(self) -> u16 {
        u16::MAX - self.0 as u16
    }
}

/// One ply of the branch being searched.
#[derive(Debug)]
pub(super) struct Frame<P: Position> {
    /// Who decides here.
    pub(super) seat: Seat,
    /// Whether that seat is on the side for which the search is made.
    pub(super) ours: bool,
    /// The key of the position, where the rules count repetitions.
    pub(super) key: u64,
    /// The move that led here.
    pub(super) mv: Option<P::Move>,
    pub(super) moves: P::Moves,
    pub(super) ranked: Vec<Ranked>,
    pub(super) killers: [Option<P::Move>; 2],
    /// The best line from here.
    pub(super) line: Vec<P::Move>,
}

impl<P: Position> Frame<P> {
    fn new() -> Frame<P> {
        Frame {
            seat: Seat::new(0),
            ours: true,
            key: 0,
            mv: None,
            moves: P::Moves::default(),
            ranked: Vec::with_capacity(64),
            killers: [None; 2],
            line: Vec::with_capacity(32),
        }
    }

    /// The next move to try and its place in the order of generation, after `tried` others. The first few are
    /// picked one by one, since one of them often makes all others needless; then the rest is sorted.
    pub(super) fn pick(&mut self, tried: usize) -> (u16, P::Move) {
        const PICKED: usize = 3;
        let left = &mut self.ranked[tried..];
        if tried < PICKED {
            let best = (0..left.len()).max_by_key(|spot| left[*spot]).unwrap_or(0);
            left.swap(0, best);
        } else if tried == PICKED {
            left.sort_unstable_by(|a, b| b.cmp(a));
        }
        let place = left[0].place();
        (place, self.moves.get(place as usize))
    }
}

/// How moves of a node are ranked.
pub(super) struct Ranking<'a, E> {
    pub(super) guide: &'a E,
    pub(super) options: &'a AlphaBetaOptions,
    /// The place of the move that the table remembers.
    pub(super) hint: Option<u16>,
    /// Which moves are wanted.
    pub(super) which: Which,
}

/// Which moves of a node are to be tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    /// All that are legal.
    All,
    /// Those that change a lot.
    Noisy,
    /// Those that do not lose at once; the guide lists them.
    Answers,
}

/// The working memory of one thread.
#[derive(Debug)]
pub(super) struct Memory<P: Position> {
    pub(super) positions: Vec<P>,
    pub(super) frames: Vec<Frame<P>>,
    pub(super) trail: Trail,
    /// The keys met at each ply of the current pass, where the options ask for them.
    met: Vec<HashSet<u64, BuildHasherDefault<DefaultHasher>>>,
    /// How many keys those are, and how many there may be.
    met_count: usize,
    met_capacity: usize,
    /// What cut positions off, where the options ask for it.
    pub(super) refutations: Refutations,
    history: Box<[u32]>,
    counters: Box<[Option<P::Move>]>,
    /// The places of history and of counter moves that hold something, so that small searches forget quickly.
    raised: Vec<u16>,
    countered: Vec<u16>,
    /// The guide's order of the moves being ranked.
    orders: Vec<i32>,
}

impl<P: Position> Memory<P> {
    pub(super) fn new() -> Memory<P> {
        Memory {
            positions: Vec::with_capacity(64),
            frames: Vec::with_capacity(64),
            trail: Trail::new(),
            met: Vec::new(),
            met_count: 0,
            met_capacity: usize::MAX,
            refutations: Refutations::new(0),
            history: vec![0; MAX_SEATS * SLOTS].into_boxed_slice(),
            counters: vec![None; MAX_SEATS * SLOTS].into_boxed_slice(),
            raised: Vec::with_capacity(MAX_SEATS * SLOTS),
            countered: Vec::with_capacity(MAX_SEATS * SLOTS),
            orders: Vec::with_capacity(64),
        }
    }

    /// Forgets all experience.
    pub(super) fn clear(&mut self) {
        for place in self.raised.drain(..) {
            self.history[usize::from(place)] = 0;
        }
        for place in self.countered.drain(..) {
            self.counters[usize::from(place)] = None;
        }
        self.refutations.clear();
        self.forget_killers();
    }

    /// Keeps refutations of so many positions.
    pub(super) fn keep_refutations(&mut self, entries: usize) {
        if self.refutations.len() != entries {
            self.refutations = Refutations::new(entries);
        }
    }

    /// Killers belong to one search: another root has other plies.
    pub(super) fn forget_killers(&mut self) {
        for frame in &mut self.frames {
            frame.killers = [None; 2];
        }
    }

    /// A new pass over the tree begins.
    pub(super) fn forget_met(&mut self) {
        let kept: usize = self.met.iter().map(HashSet::capacity).sum();
        if kept > self.met_capacity / MET_KEPT {
            // Every ply would keep the room that it once needed, and the next pass needs it elsewhere.
            self.met.clear();
        }
        for keys in &mut self.met {
            keys.clear();
        }
        self.met_count = 0;
    }

    /// Remembers no more positions of a pass than these.
    pub(super) fn limit_met(&mut self, capacity: usize) {
        self.met_capacity = capacity;
    }

    /// Notes a position at `ply` while there is room; says whether it is new there.
    pub(super) fn meet(&mut self, ply: usize, key: u64) -> bool {
        while self.met.len() <= ply {
            self.met.push(HashSet::default());
        }
        if self.met_count >= self.met_capacity {
            return !self.met[ply].contains(&key);
        }
        let new = self.met[ply].insert(key);
        self.met_count += usize::from(new);
        new
    }

    /// The most bytes that a thread writes on, with room for so many positions met in a pass.
    pub(super) fn bytes(met_capacity: usize) -> u64 {
        let moves = most_moves::<P>();
        // The lists of a ply: moves where they grow, their ranks, the best line.
        let lists = grown::<Ranked>(64, moves)
            + grown::<P::Move>(32, PLIES)
            + if P::Moves::CAPACITY.is_none() { grown::<P::Move>(0, moves) } else { 0 };
        grown::<P>(64, PLIES)
            + grown::<Frame<P>>(64, PLIES)
            + PLIES as u64 * lists
            + bytes_of::<u32>(MAX_SEATS * SLOTS)
            + bytes_of::<Option<P::Move>>(MAX_SEATS * SLOTS)
            + 2 * bytes_of::<u16>(MAX_SEATS * SLOTS)
            + met_bytes(met_capacity)
            + ODDMENTS
    }

    /// Lets the experience of earlier searches fade.
    pub(super) fn halve_history(&mut self) {
        let history = &mut self.history;
        self.raised.retain(|place| {
            let entry = &mut history[usize::from(*place)];
            *entry /= 2;
            *entry > 0
        });
    }

    /// Puts the root in place.
    pub(super) fn begin(&mut self, position: &P) {
        self.positions.clear();
        self.positions.push(position.clone());
        self.ensure_frame(0);
        self.frames[0].mv = None;
        self.frames[0].line.clear();
    }

    /// Plays a move of the position at `ply` on a copy one ply further down.
    #[inline]
    pub(super) fn play(&mut self, ply: usize, mv: P::Move) {
        if self.positions.len() == ply + 1 {
            self.positions.push(self.positions[ply].clone());
        } else {
            let (before, after) = self.positions.split_at_mut(ply + 1);
            after[0].clone_from(&before[ply]);
        }
        self.positions[ply + 1].play_unchecked(mv);
        self.ensure_frame(ply + 1);
        self.frames[ply + 1].mv = Some(mv);
    }

    /// Puts a position in place that no move leads to.
    pub(super) fn put(&mut self, ply: usize, position: P) {
        if self.positions.len() == ply {
            self.positions.push(position);
        } else {
            self.positions[ply] = position;
        }
        self.ensure_frame(ply);
        self.frames[ply].mv = None;
    }

    fn ensure_frame(&mut self, ply: usize) {
        while self.frames.len() <= ply {
            self.frames.push(Frame::new());
        }
    }

    /// The best line from `ply` is this move and then the best line of the ply below.
    pub(super) fn prefer(&mut self, ply: usize, mv: P::Move, goes_on: bool) {
        let (above, below) = self.frames.split_at_mut(ply + 1);
        let line = &mut above[ply].line;
        line.clear();
        line.push(mv);
        if goes_on {
            line.extend_from_slice(&below[0].line);
        }
    }

    /// Lists and ranks the moves of the position at `ply`; says how many there are to try.
    pub(super) fn rank_moves<E: Guide<P>>(&mut self, ply: usize, how: &Ranking<'_, E>) -> usize {
        let position = &self.positions[ply];
        let frame = &mut self.frames[ply];
        frame.moves.clear();
        let mut listed = false;
        // Whether all that need not be looked at is left out of the list already.
        let mut chosen = false;
        match how.which {
            Which::All if how.options.elimination => {
                listed = how.guide.worth_trying(position, &mut frame.moves) && !frame.moves.is_empty();
                chosen = listed;
            }
            Which::All => {}
            Which::Noisy => listed = how.guide.list_noisy(position, &mut frame.moves),
            Which::Answers => {
                how.guide.answers(position, &mut frame.moves);
                listed = true;
            }
        }
        if !listed {
            position.legal_into(&mut frame.moves);
        }
        let test_noise = how.which == Which::Noisy && !listed;
        frame.ranked.clear();
        let base = frame.seat.index() * SLOTS;
        let history = &self.history[base..base + SLOTS];
        let experienced = how.options.history != History::Off;
        let counter = match frame.mv {
            Some(before) if how.options.counter_moves => self.counters[base + how.guide.slot(before) % SLOTS],
            _ => None,
        };
        let killers = if how.options.killers { frame.killers } else { [None; 2] };
        let special = [(killers[0], FIRST_KILLER), (killers[1], SECOND_KILLER), (counter, COUNTER)]
            .map(|(mv, rank)| (mv, mv.map_or(usize::MAX, |mv| how.guide.slot(mv)), rank));
        self.orders.clear();
        let ordered = how.options.ordering
            && how.which == Which::All
            && how.guide.orders(position, &frame.moves, &mut self.orders);
        for place in 0..frame.moves.len() {
            let mv = frame.moves.get(place);
            if test_noise && !how.guide.noisy(position, mv) {
                continue;
            }
            if how.options.elimination && !chosen && how.guide.skip(position, mv) {
                continue;
            }
            if how.hint == Some(place as u16) {
                frame.ranked.push(Ranked::first(place as u16));
                continue;
            }
            let order = match how.options.ordering {
                true if ordered => self.orders.as_slice().get(place).copied().unwrap_or_default(),
                true => how.guide.order(position, mv),
                false => 0,
            };
            let slot = how.guide.slot(mv);
            let mut experience = if experienced { history[slot % SLOTS] } else { 0 };
            // Slots are numbers and quickly compared; only where they agree the moves are.
            if special.iter().any(|(_, of, _)| *of == slot)
                && let Some((.., rank)) = special.iter().find(|(of, ..)| *of == Some(mv))
            {
                experience = *rank;
            }
            frame.ranked.push(Ranked::new(order, experience, place as u16));
        }
        if frame.ranked.is_empty() && how.which != Which::Noisy {
            frame.ranked.extend((0..frame.moves.len()).map(|place| Ranked::new(0, 0, place as u16)));
        }
        frame.ranked.len()
    }

    /// A move refuted the position at `ply`.
    pub(super) fn reward<E: Guide<P>>(&mut self, ply: usize, mv: P::Move, depth: i32, guide: &E) {
        let frame = &mut self.frames[ply];
        if frame.killers[0] != Some(mv) {
            frame.killers = [Some(mv), frame.killers[0]];
        }
        let base = frame.seat.index() * SLOTS;
        if let Some(before) = frame.mv {
            let place = base + guide.slot(before) % SLOTS;
            if self.counters[place].replace(mv).is_none() {
                self.countered.push(place as u16);
            }
        }
        let place = base + guide.slot(mv) % SLOTS;
        let entry = &mut self.history[place];
        if *entry == 0 {
            self.raised.push(place as u16);
        }
        *entry = entry.saturating_add(1 << depth.clamp(0, 20));
        if *entry >= MOST_HISTORY {
            self.halve_history();
        }
    }
}
