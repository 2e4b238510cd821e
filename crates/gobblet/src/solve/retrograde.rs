//! Working backwards from the ends of the game, one ply at a time.
//!
//! Pass number `d` settles every configuration whose game ends after exactly `d` plies: it is a win if some
//! move leads to a loss in `d - 1`, and a loss if every move leads to a win in less than `d` (one of them
//! in `d - 1`, or it would have been settled before). Whatever no pass settles is a draw.
//!
//! Several threads may work at one pass: each settles rows of its own, looks only for what earlier passes
//! have settled, and so does not care what the others have done meanwhile.

use std::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize, Ordering::Relaxed};

use super::arrangement::Arrangement;
use super::bits;
use super::crew::work_through;
use super::outcome::Code;
use super::progress::Progress;
use super::rows::{Place, Row, Rows};
use super::ways::{Sight, Way, Ways};
use crate::lines::Lines;
use crate::{BothLines, NoMove, Rules};

/// What a pass has found in a row: bits.
const NEW_WIN: u8 = 1;
const NEW_LOSS: u8 = 2;

/// How many rows a thread takes at a time.
const ROWS_AT_A_TIME: usize = 256;

/// A [`Code`] for each place of each row; `None` when it was stopped.
pub(super) fn solve(
    rows: &Rows,
    rules: Rules,
    threads: usize,
    progress: &mut dyn FnMut(Progress) -> bool,
) -> Option<Vec<u8>> {
    let nothing = |count: usize| (0..count).map(|_| AtomicU8::new(0)).collect::<Vec<_>>();
    let mut solver = Retrograde {
        ways: Ways::new(rows, rules),
        values: nothing(rows.len() * rows.width()),
        news: nothing(rows.len()),
        latest: nothing(rows.len()),
        settled: AtomicU64::new(0),
    };
    let mut waiting = vec![0; rows.len() * bits::words(rows.width())];
    for plies in 0..=Code::MOST_PLIES {
        let before = solver.settled.load(Relaxed);
        if !solver.pass(plies, &mut waiting, threads, progress) {
            return None;
        }
        // Each pass only builds on the one before.
        if solver.settled.load(Relaxed) == before {
            return Some(solver.values.into_iter().map(AtomicU8::into_inner).collect());
        }
        std::mem::swap(&mut solver.news, &mut solver.latest);
    }
    unreachable!("no rules of the 3x3 board have wins so long")
}

/// The values of all configurations, as far as they are known.
struct Retrograde<'a> {
    ways: Ways<'a>,
    /// A [`Code`] for each place of each row.
    values: Vec<AtomicU8>,
    /// What the pass before has found in each row.
    news: Vec<AtomicU8>,
    /// What this pass has found in each row.
    latest: Vec<AtomicU8>,
    /// How many places are settled.
    settled: AtomicU64,
}

/// What a thread works with.
#[derive(Default)]
struct Desk {
    ways: Vec<Way>,
    /// The places of a row that are not settled.
    waiting: Vec<u16>,
    /// Those among them that may be lost.
    losing: Vec<u16>,
}

impl Retrograde<'_> {
    /// Settles what ends after so many plies, and takes it from the bits of what is waiting. Returns whether
    /// it was let to its end.
    fn pass(
        &self,
        plies: u8,
        waiting: &mut [u64],
        threads: usize,
        progress: &mut dyn FnMut(Progress) -> bool,
    ) -> bool {
        let words = bits::words(self.rows().width());
        let rows_done = AtomicUsize::new(0);
        let work = |desk: &mut Desk, (chunk, waiting): (usize, &mut [u64])| {
            for (row, waiting) in (chunk * ROWS_AT_A_TIME..).zip(waiting.chunks_mut(words)) {
                let news = if plies == 0 {
                    self.find_ends(desk, row, waiting)
                } else {
                    self.settle(desk, row, plies, waiting)
                };
                self.latest[row].store(news, Relaxed);
            }
            rows_done.fetch_add(waiting.len() / words, Relaxed);
        };
        let chunks = waiting.chunks_mut(ROWS_AT_A_TIME * words).enumerate();
        work_through(chunks, threads, Desk::default, work, &mut || {
            let of_pass = rows_done.load(Relaxed) as f64 / self.rows().len() as f64;
            progress(Progress::new(plies, of_pass, self.settled.load(Relaxed), self.values.len() as u64))
        })
    }

    fn rows(&self) -> &Rows {
        self.ways.rows
    }

    /// The values of a row.
    fn values(&self, row: usize) -> &[AtomicU8] {
        let width = self.rows().width();
        &self.values[row * width..][..width]
    }

    /// Finds the games of a row that are over; the others wait.
    fn find_ends(&self, desk: &mut Desk, number: usize, waiting: &mut [u64]) -> u8 {
        let row = self.rows().row(number);
        let sight = self.ways.sight(row);
        self.ways.list(row, &mut desk.ways);
        // Nearly every row has a move that nothing can forbid.
        let never_stuck = desk.ways.iter().any(|way| way.needs == 0);
        let mut news = 0;
        let mut over = 0;
        for (small, value) in self.values(number).iter().enumerate() {
            let mut code = self.lines(sight.with(self.rows().small.get(small)));
            if code == Code::OPEN && !never_stuck && self.is_stuck(desk, sight, small) {
                code = match self.ways.rules.no_move {
                    NoMove::Loses => Code::loss(0),
                    NoMove::Draw => Code::DRAWN,
                };
            }
            if code == Code::OPEN {
                waiting[small / 64] |= 1 << (small % 64);
                continue;
            }
            over += 1;
            value.store(code.0, Relaxed);
            if code == Code::loss(0) {
                news |= NEW_LOSS;
            } else if code == Code::win(0) {
                news |= NEW_WIN;
            }
        }
        self.settled.fetch_add(over, Relaxed);
        news
    }

    /// Whether lines end the game; the side that is not to move has just moved.
    fn lines(&self, shown: Arrangement) -> Code {
        match (Lines::<3>::any_full(shown.other), Lines::<3>::any_full(shown.own)) {
            (false, false) => Code::OPEN,
            (true, false) => Code::loss(0),
            (false, true) => Code::win(0),
            (true, true) => match self.ways.rules.both {
                BothLines::Opponent => Code::win(0),
                BothLines::Mover => Code::loss(0),
                BothLines::Draw => Code::DRAWN,
            },
        }
    }

    /// Whether the side to move has no move at all.
    fn is_stuck(&self, desk: &Desk, sight: Sight, small: usize) -> bool {
        let open = self.ways.open(sight.with(self.rows().small.get(small)));
        desk.ways.iter().all(|way| way.needs & !open != 0)
            && self.ways.of_small(small, sight.covered).next().is_none()
    }

    /// Settles what ends after so many plies in one row.
    fn settle(&self, desk: &mut Desk, number: usize, plies: u8, waiting: &mut [u64]) -> u8 {
        if waiting.iter().all(|word| *word == 0) {
            return 0;
        }
        let row = self.rows().row(number);
        self.ways.list(row, &mut desk.ways);
        let beside = self.ways.beside(row);
        let news = desk.ways.iter().fold(self.news(beside), |news, way| news | self.news(way.place));
        if news == 0 {
            return 0;
        }
        bits::list(waiting.iter().copied(), &mut desk.waiting);
        let all = desk.waiting.len();
        let values = self.values(number);
        let mut latest = 0;
        if news & NEW_LOSS != 0 {
            self.drop_wins(desk, row, beside, plies);
            if desk.waiting.len() < all {
                latest |= NEW_WIN;
                let win = |small: usize| values[small].store(Code::win(plies).0, Relaxed);
                bits::keep_only(waiting, &desk.waiting, win);
            }
        }
        let mut settled = all - desk.waiting.len();
        if news & NEW_WIN != 0 {
            self.find_losses(desk, row, beside, plies);
            if !desk.losing.is_empty() {
                latest |= NEW_LOSS;
                settled += desk.losing.len();
                for &small in &desk.losing {
                    values[small as usize].store(Code::loss(plies).0, Relaxed);
                }
                let open = |small: u16| values[small as usize].load(Relaxed) == Code::OPEN.0;
                desk.waiting.retain(|&place| open(place));
                bits::keep_only(waiting, &desk.waiting, |_| ());
            }
        }
        self.settled.fetch_add(settled as u64, Relaxed);
        latest
    }

    /// What the pass before has found where a move leads.
    fn news(&self, place: Place) -> u8 {
        self.news[place.row].load(Relaxed)
    }

    /// Drops from the waiting places those that a move wins.
    fn drop_wins(&self, desk: &mut Desk, row: Row, beside: Place, plies: u8) {
        let small = &self.rows().small;
        let sight = self.ways.sight(row);
        let lost = Code::loss(plies - 1).0;
        let has_losses = |place: Place| self.news(place) & NEW_LOSS != 0;
        for way in desk.ways.iter().filter(|way| has_losses(way.place)) {
            let there = self.values(way.place.row);
            let turned = small.turned(way.place.map);
            let wins = |place: u16| there[turned[place as usize] as usize].load(Relaxed) == lost;
            if way.needs == 0 {
                desk.waiting.retain(|&place| !wins(place));
            } else {
                let allowed = |place: u16| self.ways.allows(way, sight.with(small.get(place as usize)));
                desk.waiting.retain(|&place| !wins(place) || !allowed(place));
            }
        }
        if has_losses(beside) {
            let there = self.values(beside.row);
            let turned = small.turned(beside.map);
            desk.waiting.retain(|&place| {
                let mut steps = self.ways.of_small(place as usize, sight.covered);
                !steps.any(|step| there[turned[step.then as usize] as usize].load(Relaxed) == lost)
            });
        }
    }

    /// Finds those among the waiting places where every move leads to a win of the other side.
    fn find_losses(&self, desk: &mut Desk, row: Row, beside: Place, plies: u8) {
        let small = &self.rows().small;
        let sight = self.ways.sight(row);
        desk.losing.clone_from(&desk.waiting);
        for way in &desk.ways {
            let there = self.values(way.place.row);
            let turned = small.turned(way.place.map);
            let loses =
                |place: u16| Code(there[turned[place as usize] as usize].load(Relaxed)).is_win_before(plies);
            if way.needs == 0 {
                desk.losing.retain(|&place| loses(place));
            } else {
                let allowed = |place: u16| self.ways.allows(way, sight.with(small.get(place as usize)));
                desk.losing.retain(|&place| loses(place) || !allowed(place));
            }
            if desk.losing.is_empty() {
                return;
            }
        }
        let there = self.values(beside.row);
        let turned = small.turned(beside.map);
        desk.losing.retain(|&place| {
            let mut steps = self.ways.of_small(place as usize, sight.covered);
            steps.all(|step| {
                Code(there[turned[step.then as usize] as usize].load(Relaxed)).is_win_before(plies)
            })
        });
    }
}
