//! How many configurations have which outcome.

use std::sync::{Mutex, PoisonError};

use super::crew::work_through;
use super::oracle::Oracle;
use super::outcome::{Code, Outcome};
use super::reach::Reach;
use super::solution::Solution;

/// Numbers of configurations by outcome. A configuration is a board seen by the side to move; boards that are
/// images of each other under the eight maps are one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// All, whether play can reach them or not.
    pub all: Tally,
    /// Those that can come up in a game that begins with the empty board.
    pub reachable: Tally,
}

/// Numbers by outcome.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many the side to move wins, by the number of plies that this takes. The last is not 0.
    pub wins: Vec<u64>,
    /// How many are drawn.
    pub draws: u64,
    /// How many the side to move loses, by the number of plies that this takes. The last is not 0.
    pub losses: Vec<u64>,
}

impl Tally {
    /// How many there are of one outcome.
    pub fn of(&self, outcome: Outcome) -> u64 {
        let at = |list: &[u64], plies: u8| list.get(plies as usize).copied().unwrap_or(0);
        match outcome {
            Outcome::Win(plies) => at(&self.wins, plies),
            Outcome::Draw => self.draws,
            Outcome::Loss(plies) => at(&self.losses, plies),
        }
    }

    /// How many there are in all.
    pub fn total(&self) -> u64 {
        self.wins.iter().sum::<u64>() + self.draws + self.losses.iter().sum::<u64>()
    }

    /// Adds so many of one outcome.
    fn add(&mut self, outcome: Outcome, count: u64) {
        let (list, plies) = match outcome {
            Outcome::Win(plies) => (&mut self.wins, plies as usize),
            Outcome::Loss(plies) => (&mut self.losses, plies as usize),
            Outcome::Draw => {
                self.draws += count;
                return;
            }
        };
        if list.len() <= plies {
            list.resize(plies + 1, 0);
        }
        list[plies] += count;
    }
}

/// How many there are of each code.
type ByCode = [u64; 256];

impl Counts {
    pub(super) fn of(
        solution: &Solution,
        threads: usize,
        go_on: &mut dyn FnMut(f64) -> bool,
    ) -> Option<Counts> {
        let rows = solution.rows();
        let reach = Reach::find(rows, *solution.rules(), solution.values(), threads, go_on)?;
        let counts = Mutex::new(Counts::default());
        let count_slice = |(): &mut (), slice: usize| {
            let (mut all, mut reachable): (ByCode, ByCode) = ([0; 256], [0; 256]);
            for row in rows.slice(slice) {
                for (place, code) in solution.row(row).iter().enumerate() {
                    if rows.is_first(row, place) {
                        all[*code as usize] += 1;
                        reachable[*code as usize] += u64::from(reach.contains(row, place));
                    }
                }
            }
            let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
            for (code, (all, reachable)) in (0..=255).map(Code).zip(all.into_iter().zip(reachable)) {
                if all > 0 {
                    counts.all.add(code.outcome(), all);
                }
                if reachable > 0 {
                    counts.reachable.add(code.outcome(), reachable);
                }
            }
        };
        // Looking through the values is nothing compared with following all games.
        let done = work_through(0..rows.slices(), threads, || (), count_slice, &mut || go_on(1.0));
        done.then(|| counts.into_inner().unwrap_or_else(PoisonError::into_inner))
    }
}
