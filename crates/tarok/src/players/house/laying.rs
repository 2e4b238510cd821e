//! Which group of the talon to take and what to lay away.
//!
//! All choices are played out in the same worlds; those that fall behind are given up, so that the best get most worlds.

use game::{Position as _, Seat, View};
use search::Meter;

use super::super::thumb;
use super::Thinker;
use super::belief::Belief;
use super::tally::Tally;
use crate::{Move, TarokView};

/// The most discards that are tried: those that look best.
const DISCARDS: usize = 48;
/// So many worlds are chosen at once.
const WORLDS: usize = 8;
/// After so many worlds half of the choices are given up, then after twice as many, and so on.
const FIRST_CUT: u64 = 32;
/// So many choices always stay.
const STAY: usize = 4;

impl Thinker {
    /// Groups and discards: each in the same worlds.
    pub(super) fn talon(&mut self, view: &TarokView, own: Seat, meter: &mut Meter<'_>) -> Tally {
        let mut choices = view.legal();
        let hand = view.held(own);
        let looks = |mv: &Move| match mv {
            Move::Discard(discard) => -thumb::worth_of_discard(hand, discard.cards()),
            _ => 0,
        };
        choices.sort_by_cached_key(looks);
        choices.truncate(DISCARDS);
        let mut tally = Tally::new(choices);
        let mut open: Vec<usize> = (0..tally.choices.len()).collect();
        let mut cut_at = FIRST_CUT;
        let belief = Belief::of(view, own);
        let mut found = Vec::with_capacity(open.len());
        'thinking: while open.len() > 1 {
            let (worlds, _) = belief.worlds(view, WORLDS, &mut self.rng);
            for (world, weight) in &worlds {
                if !meter.iteration() {
                    break 'thinking;
                }
                found.clear();
                for place in &open {
                    let Some(end) = self.simulate(world.after(tally.choices[*place]), meter) else {
                        break 'thinking;
                    };
                    found.push(end);
                }
                for (place, end) in open.iter().zip(&found) {
                    tally.ends[*place].add(end, own, *weight);
                }
                tally.worlds += 1;
            }
            if tally.worlds >= cut_at && open.len() > STAY {
                cut_at *= 2;
                let mean = |place: &usize| tally.ends[*place].mean().unwrap_or(f64::NEG_INFINITY);
                open.sort_by(|one, other| mean(other).total_cmp(&mean(one)));
                open.truncate(open.len().div_ceil(2).max(STAY));
            }
        }
        tally
    }
}
