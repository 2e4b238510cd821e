//! Information sets: positions that one seat cannot tell apart, and what it sees of each step.

use game::{Game, MAX_SEATS, MoveList, Position, Seat};

use super::inner::finished;
use super::sampling::states_bytes;
use super::utility::Utility;
use crate::bytes::{bytes_of, most_moves};
use crate::tree::Against;
use crate::value::Aim;
use crate::{Meter, Root};

/// Positions that look the same to one seat after a step.
pub(super) struct Branch<G: Game> {
    /// What the seat saw of the step, and who is to move now.
    seen: Observation<G>,
    pub(super) states: Vec<Root<G::Position>>,
    /// For each state, which state before the step it comes from.
    pub(super) origins: Vec<usize>,
}

impl<G: Game> Branch<G> {
    /// What the seat saw of the move.
    pub(super) fn seen(&self) -> String {
        self.seen.0.to_string()
    }

    /// What it was shown after it, if anything.
    pub(super) fn shown(&self) -> Option<String> {
        let shown = &self.seen.1;
        (!shown.is_empty()).then(|| serde_json::to_string(shown).unwrap_or_default())
    }
}

type Observation<G> = (<G as Game>::Seen, Vec<<G as Game>::Reveal>, Option<Seat>);

/// Who looks, and how ends are counted.
pub(super) struct Perspective<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) me: Seat,
    pub(super) aim: Aim,
    pub(super) against: Against,
    pub(super) utility: Utility,
    /// Decisions before the search.
    pub(super) plies: usize,
}

impl<G: Game> Perspective<'_, G> {
    /// Whose decision it is; `None` when the game is over, also by the rules over the whole line.
    pub(super) fn turn(state: &Root<G::Position>) -> Option<Seat> {
        if finished(state).is_some() { None } else { state.position.turn() }
    }

    /// The utility of a game that is over.
    pub(super) fn ended(&self, state: &Root<G::Position>) -> Option<f64> {
        let scores = finished(state)?;
        let sides = self.against.sides(&state.position, self.me);
        let plies = state.plies.saturating_sub(self.plies);
        Some(self.utility.of(self.aim.value(&scores, sides, self.me, plies)))
    }

    /// Whether a seat wants the same.
    pub(super) fn is_friend(&self, state: &Root<G::Position>, seat: Seat) -> bool {
        let sides = self.against.sides(&state.position, self.me);
        sides[seat.index()] == sides[self.me.index()]
    }

    /// The utility of a state when from here on everybody sees everything: alpha-beta to the end. `None` when the budget
    /// ran out.
    pub(super) fn open_value(
        &self,
        state: &Root<G::Position>,
        mut low: f64,
        mut high: f64,
        meter: &mut Meter<'_>,
    ) -> Option<f64> {
        let Some(seat) = Perspective::<G>::turn(state) else { return self.ended(state) };
        let wants_more = seat == self.me || self.is_friend(state, seat);
        let mut best = if wants_more { f64::NEG_INFINITY } else { f64::INFINITY };
        for mv in state.position.legal().iter() {
            if !meter.node() {
                return None;
            }
            let value = self.open_value(&state.after(mv), low, high, meter)?;
            if wants_more {
                best = best.max(value);
                low = low.max(best);
            } else {
                best = best.min(value);
                high = high.min(best);
            }
            if low >= high {
                break;
            }
        }
        Some(best)
    }

    /// The information sets after an own move. `None` when the budget ran out.
    pub(super) fn after_own(
        &self,
        states: &[Root<G::Position>],
        mv: G::Move,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<Branch<G>>> {
        let mut branches = Vec::new();
        for (origin, state) in states.iter().enumerate() {
            self.step(&mut branches, origin, state, mv, meter)?;
        }
        Some(branches)
    }

    /// The information sets after each move that another seat can make in each state.
    pub(super) fn after_other(
        &self,
        states: &[Root<G::Position>],
        meter: &mut Meter<'_>,
    ) -> Option<Vec<Branch<G>>> {
        let mut branches = Vec::new();
        for (origin, state) in states.iter().enumerate() {
            for mv in state.position.legal().iter() {
                self.step(&mut branches, origin, state, mv, meter)?;
            }
        }
        Some(branches)
    }

    fn step(
        &self,
        branches: &mut Vec<Branch<G>>,
        origin: usize,
        state: &Root<G::Position>,
        mv: G::Move,
        meter: &mut Meter<'_>,
    ) -> Option<()> {
        if !meter.node() {
            return None;
        }
        let next = state.after(mv);
        let (before, after) = (&state.position, &next.position);
        let viewer = self.me.into();
        let seen: Observation<G> = (
            self.game.seen(before, mv, viewer),
            self.game.shown_after(before, mv, after, viewer),
            Perspective::<G>::turn(&next),
        );
        let place = branches.iter().position(|branch| branch.seen == seen).unwrap_or_else(|| {
            branches.push(Branch { seen, states: Vec::new(), origins: Vec::new() });
            branches.len() - 1
        });
        branches[place].states.push(next);
        branches[place].origins.push(origin);
        Some(())
    }
}

/// The most bytes that the information sets of a branch take when so many own decisions are made in so many worlds:
/// after each decision of a round every move of every world, and what was seen of it.
pub(super) fn plies_bytes<G: Game>(worlds: usize, own_decisions: u32) -> u64 {
    let plies = u64::from(own_decisions.max(1)) * MAX_SEATS as u64;
    let states = worlds * most_moves::<G::Position>();
    let seen = bytes_of::<Branch<G>>(states) + bytes_of::<usize>(states) + bytes_of::<G::Reveal>(2 * states);
    plies * (states_bytes::<G>(states) + seen)
}

/// The weighted mean over worlds.
pub(super) fn mean(values: &[f64], weights: &[f64]) -> f64 {
    let sum: f64 = values.iter().zip(weights).map(|(value, weight)| value * weight).sum();
    let weight: f64 = weights.iter().sum();
    if weight > 0.0 { sum / weight } else { 0.0 }
}

/// The moves of the seat that decides in an information set: the same in every state.
pub(super) fn own_moves<P: Position>(states: &[Root<P>]) -> Vec<P::Move> {
    states.first().map(|state| state.position.legal().iter().collect()).unwrap_or_default()
}
