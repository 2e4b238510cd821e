//! Which configurations can come up in a game.
//!
//! The empty board can; and whatever a move makes of a configuration that can come up and is not over. Each
//! round asks of every configuration not yet reached whether one of those before it is; rounds are repeated
//! until nothing changes. Rows with few pieces come first, so that the first round finds nearly everything.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

use super::bits;
use super::crew::work_through;
use super::outcome::Code;
use super::rows::{Place, Rows};
use super::ways::{WayBack, Ways};
use crate::Rules;

const ROWS_AT_A_TIME: usize = 64;

/// Which places of all rows can come up: a bit for each.
pub(super) struct Reach {
    bits: Vec<u64>,
    words: usize,
}

impl Reach {
    /// Follows all games from the empty board; `None` when it was stopped. Tells which share is done, as
    /// experience has it: the first round is most of the work, and each further one less than the one before.
    pub(super) fn find(
        rows: &Rows,
        rules: Rules,
        values: &[u8],
        threads: usize,
        go_on: &mut dyn FnMut(f64) -> bool,
    ) -> Option<Reach> {
        let words = bits::words(rows.width());
        let none = || (0..rows.len() * words).map(|_| AtomicU64::new(0)).collect();
        let search =
            Search { ways: Ways::new(rows, rules), values, words, reached: none(), going_on: none() };
        // The empty board is the first configuration of all.
        search.reached[0].store(1, Relaxed);
        search.going_on[0].store(1, Relaxed);
        let order = rows.by_pieces();
        let mut changed: Vec<AtomicBool> = (0..rows.len()).map(|_| AtomicBool::new(true)).collect();
        let mut left = 1.0;
        while changed.iter().any(|row| row.load(Relaxed)) {
            let rows_done = AtomicUsize::new(0);
            let latest: Vec<AtomicBool> = (0..rows.len()).map(|_| AtomicBool::new(false)).collect();
            let work = |desk: &mut Desk, chunk: &[usize]| {
                for &row in chunk {
                    latest[row].store(search.extend(desk, row, &changed), Relaxed);
                }
                rows_done.fetch_add(chunk.len(), Relaxed);
            };
            let this_round = 0.7 * left;
            let mut go_on = || {
                let of_round = rows_done.load(Relaxed) as f64 / rows.len() as f64;
                go_on(1.0 - left + this_round * of_round)
            };
            if !work_through(order.chunks(ROWS_AT_A_TIME), threads, Desk::default, work, &mut go_on) {
                return None;
            }
            left -= this_round;
            changed = latest;
        }
        Some(Reach { bits: search.reached.into_iter().map(AtomicU64::into_inner).collect(), words })
    }

    /// Whether a place can come up.
    pub(super) fn contains(&self, row: usize, small: usize) -> bool {
        self.bits[row * self.words + small / 64] & 1 << (small % 64) != 0
    }
}

/// What has been reached so far.
struct Search<'a> {
    ways: Ways<'a>,
    values: &'a [u8],
    words: usize,
    reached: Vec<AtomicU64>,
    /// What has been reached and is not over, so that it leads further.
    going_on: Vec<AtomicU64>,
}

/// What a thread works with.
#[derive(Default)]
struct Desk {
    ways: Vec<WayBack>,
    /// The places of a row that are not reached.
    missing: Vec<u16>,
}

impl Search<'_> {
    /// Finds what can be reached in a row; returns whether that is more than before.
    fn extend(&self, desk: &mut Desk, number: usize, changed: &[AtomicBool]) -> bool {
        let rows = self.ways.rows;
        let width = rows.width();
        let reached = &self.reached[number * self.words..][..self.words];
        let whole = |word: usize| u64::MAX >> (64 - (width - word * 64).min(64));
        let missing = reached.iter().enumerate().map(|(word, bits)| whole(word) & !bits.load(Relaxed));
        bits::list(missing, &mut desk.missing);
        let before = desk.missing.len();
        if before == 0 {
            return false;
        }
        let row = rows.row(number);
        let beside = self.ways.beside(row);
        self.ways.list_back(row, &mut desk.ways);
        let is_changed = |place: Place| changed[place.row].load(Relaxed);
        if !is_changed(beside) && !desk.ways.iter().any(|way| is_changed(way.place)) {
            return false;
        }
        self.drop_reached(desk, number);
        if desk.missing.len() == before {
            return false;
        }
        let going_on = self.going_on(number);
        let values = &self.values[number * width..][..width];
        let mut still_missing = desk.missing.as_slice();
        for word in 0..self.words {
            let bits = whole(word) & !bits::word_of(word, &mut still_missing);
            let open = |place: &usize| !Code(values[word * 64 + place]).is_over();
            let goes_on = (0..64).filter(|place| bits & 1 << place != 0).filter(open);
            reached[word].store(bits, Relaxed);
            going_on[word].store(goes_on.fold(0, |set, place| set | 1 << place), Relaxed);
        }
        true
    }

    /// What has been reached in a row and is not over.
    fn going_on(&self, row: usize) -> &[AtomicU64] {
        &self.going_on[row * self.words..][..self.words]
    }

    /// Drops from the missing places of a row those that a move leads to.
    fn drop_reached(&self, desk: &mut Desk, number: usize) {
        let rows = self.ways.rows;
        let row = rows.row(number);
        let turned = rows.small.turned(0);
        for way in &desk.ways {
            let there = self.going_on(way.place.row);
            if there.iter().all(|word| word.load(Relaxed) == 0) {
                continue;
            }
            let mapped = rows.small.turned(way.place.map);
            let misses = |small: u16| !has(there, mapped[small as usize]);
            if way.needs == 0 {
                desk.missing.retain(|&place| misses(place));
            } else {
                let shown = |small: u16| way.sight.with(rows.small.get(turned[small as usize] as usize));
                let forbidden = |small| way.needs & self.ways.open(shown(small)) == 0;
                desk.missing.retain(|&small| misses(small) || forbidden(small));
            }
        }
        let beside = self.ways.beside(row);
        let covered = self.ways.sight(row).covered;
        let there = self.going_on(beside.row);
        let mapped = rows.small.mapped(beside.map);
        desk.missing.retain(|&small| {
            let mut steps = self.ways.back_of_small(turned[small as usize] as usize, covered);
            !steps.any(|step| has(there, mapped[step.then as usize]))
        });
    }
}

/// Whether the bit of a place is set in the bits of a row.
fn has(bits: &[AtomicU64], place: u16) -> bool {
    bits[place as usize / 64].load(Relaxed) >> (place % 64) & 1 != 0
}
