//! What the house takes the others to do when it plans its own play: to keep to rules of thumb.

use game::random::mix;
use game::{SearchTree, Seat, TreeExtent, View, Worth};
use search::Meter;
use search::worlds::{Courses, Habits, Response, ResponseOptions, Simulated};

use super::ladder::with_bid;
use super::outcome::Outcome;
use crate::bid::Bid;
use crate::moves::Move;
use crate::players::{Sight, Smart};
use crate::{MariasView, Position, Voids, scoring};

/// How many own decisions a plan remembers.
const CAPACITY: usize = 1 << 15;
/// How readily a plan tries what looks worse.
const EXPLORATION: f64 = 1.2;

/// The most worlds that a plan is made for.
const MOST_WORLDS: u64 = 2048;
/// After how many plays the clock is looked at.
const LOOK_EVERY: u64 = 64;

/// Everybody plays by rules of thumb; worth is the money of one seat.
#[derive(Clone, Copy, Debug)]
struct Thumb {
    seat: Seat,
}

impl Habits<Position> for Thumb {
    type Memory = Voids;

    fn choose(&self, position: &Position, voids: &Voids) -> Move {
        Smart::default().choose(&Sight::of_position(position, *voids))
    }

    fn remember(&self, position: &Position, mv: Move, voids: &mut Voids) {
        if let Move::Play(card) = mv {
            voids.see(position.public().play(), position.public().mover(), card);
        }
    }

    fn seen(&self, _: &Position, mv: Move) -> u64 {
        // Plans begin with a card; what is laid or said before is the same in all worlds, or forgotten.
        if let Move::Play(card) = mv { card.index() as u64 } else { 0x100 }
    }

    fn worth(&self, end: &Position) -> f64 {
        let public = end.public();
        let value = f64::from(scoring::value(public));
        if public.declarer() == self.seat { 2.0 * value } else { -value }
    }
}

/// A plan for the own cards against others who play by rules of thumb.
pub(super) struct Plan {
    response: Response<Position>,
    /// What was played while it was made, where somebody wants to see that.
    courses: Option<Courses<Move>>,
}

/// For how many worlds a plan is made that is played so often.
pub(super) fn worlds_for(plays: u64) -> usize {
    (plays / 4).clamp(64, MOST_WORLDS) as usize
}

impl Plan {
    /// A plan that has seen nothing.
    pub(super) fn new() -> Plan {
        let options = ResponseOptions { exploration: EXPLORATION, capacity: CAPACITY };
        Plan { response: Response::new(options), courses: None }
    }

    /// The next plan is made while somebody looks at the first moves that it tries, so many of them; or, for 0, at none.
    pub(super) fn show(&mut self, moves: usize) {
        self.response.remember(moves);
        self.courses = (moves > 0).then(|| Courses::new(moves));
    }

    /// What was played while the last plan was made, what it brings said to whoever plays it.
    pub(super) fn told(&self, view: &MariasView, extent: TreeExtent) -> SearchTree {
        let (Some(courses), Some(own)) = (&self.courses, view.turn()) else { return SearchTree::default() };
        let side = |seat: Seat| view.public().side(seat);
        // Money of the seat that plans: what its side gains the other pays.
        let say = |mean: f64, seat: Seat| Worth::Points(if side(seat) == side(own) { mean } else { -mean });
        courses.told(extent.whole(), say)
    }

    /// Makes a plan for a seat by playing the worlds again and again, `count` times in all; half of the time that is
    /// left at most. `voids` are what has been shown before them.
    pub(super) fn make(
        &mut self,
        (seat, voids): (Seat, Voids),
        worlds: &[Position],
        count: u64,
        meter: &mut Meter<'_>,
        mut each: impl FnMut(&Simulated<Position>),
    ) {
        let thumb = Thumb { seat };
        let enough = meter.time_left().map(|left| left / 2);
        self.response.begin();
        for turn in 0..count {
            let world = &worlds[mix(turn) as usize % worlds.len()];
            let late = enough.is_some() && turn % LOOK_EVERY == 0 && meter.time_left() < enough;
            if late || !meter.node() {
                break;
            }
            let played = self.response.simulate(world, voids, seat, &thumb);
            if let Some(courses) = &mut self.courses {
                courses.add(self.response.course(), thumb.worth(&played.end));
            }
            each(&played);
        }
    }

    /// What becomes of a world by the plan if nobody says more than the least.
    pub(super) fn outcome(&self, seat: Seat, world: &Position, least: Bid) -> Outcome {
        let start = with_bid(world, least).at_first_card();
        Outcome::of(&self.response.follow(&start, Voids::default(), seat, &Thumb { seat }))
    }

    /// What every first card of the plan brought on average, and how often it was played.
    pub(super) fn branches(&self) -> impl Iterator<Item = (Move, f64, u64)> + '_ {
        self.response.branches()
    }

    /// The most bytes that a plan holds.
    pub(super) fn memory(&self) -> u64 {
        self.response.memory(crate::TRICKS)
    }
}
