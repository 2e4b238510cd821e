//! Few worlds can be solved in the time of a decision, many can be played quickly. In the many, open hands are taken to
//! change what quick play makes of a world as much as in the solved world that looks most alike.

use super::ladder::Rung;
use super::outcome::Outcome;
use crate::play::LastSeven;

/// Another end of the seven makes two worlds as different as so many points.
const OTHER_SEVEN: i32 = 30;

/// Fills in what open hands would make of worlds that were not solved. The first `solved` of them are.
pub(super) fn fill_in(rungs: &mut [Rung], solved: usize) {
    if solved == 0 {
        return;
    }
    for at in solved..rungs.len() {
        let like = most_alike(&rungs[..solved], &rungs[at], at);
        let (thumb, holder) = (rungs[at].thumb, rungs[at].holder);
        let known = rungs[like].exact;
        for (set, exact) in known.iter().enumerate() {
            let Some(exact) = exact else { continue };
            let more = i32::from(exact.points) - i32::from(rungs[like].thumb.points);
            let points = (i32::from(thumb.points) + more).clamp(0, 90) as u8;
            let last = match (exact.last, holder) {
                (LastSeven::Took(_), Some(seat)) => LastSeven::Took(seat),
                (LastSeven::Beaten(_), Some(seat)) => LastSeven::Beaten(seat),
                _ => LastSeven::Absent,
            };
            rungs[at].note(set, Outcome { points, last });
        }
    }
}

/// The place of the solved world that is most like another; equal ones take turns.
fn most_alike(solved: &[Rung], rung: &Rung, turn: usize) -> usize {
    let places = (0..solved.len()).map(|step| (step + turn) % solved.len());
    places.min_by_key(|place| difference(&solved[*place], rung)).unwrap_or(0)
}

fn difference(one: &Rung, other: &Rung) -> i32 {
    let points = (i32::from(one.thumb.points) - i32::from(other.thumb.points)).abs();
    let kind = |rung: &Rung| match rung.thumb.last {
        LastSeven::Absent => 0,
        LastSeven::Took(_) => 1,
        LastSeven::Beaten(_) => 2,
    };
    let side = |rung: &Rung| rung.holder.map(|seat| rung.world.public().side(seat));
    points + OTHER_SEVEN * (i32::from(kind(one) != kind(other)) + i32::from(side(one) != side(other)))
}
