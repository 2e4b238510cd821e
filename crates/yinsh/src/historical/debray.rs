//! A stand-in for a program that cannot be had: the evaluation of five terms that the source describes in section 6.4.
//!
//! The source names the terms and says that their weights came from an evolutionary algorithm; it prints no weight. The
//! weights here are guesses, laid open as options, so that anybody can tune them (`kavarna tune yinsh --method evolution`).

use game::{OptionSpec, Seat, Settings};

use super::evaluation::POINT;
use crate::{Board, Direction, Point, Points};

/// What each of the five terms counts, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    /// A ring taken, or a row completed, for which one will be.
    pub(super) taken: i32,
    /// A marker of a run that an own ring stands beside.
    linked: i32,
    /// A step of a ring from the centre, which counts against its owner.
    ring_distance: i32,
    /// A step of a marker from the centre, which counts against its owner.
    marker_distance: i32,
    /// A marker.
    markers: i32,
}

/// The names of the options, the guessed weights and what they are.
const TERMS: [(&str, &str, &str); 5] = [
    ("taken", "300", "worth of a ring taken or a row completed"),
    ("linked", "10", "worth of a marker in a run of two or more that an own ring stands beside"),
    ("ring_distance", "3", "what each step of a ring from the centre costs"),
    ("marker_distance", "1", "what each step of a marker from the centre costs"),
    ("count", "4", "worth of a marker"),
];

impl Weights {
    /// The options of the player.
    pub(super) fn options() -> impl Iterator<Item = OptionSpec> {
        TERMS.into_iter().map(|(name, usual, help)| OptionSpec::whole(name, (0, 10_000), usual, help))
    }

    pub(super) fn from_settings(settings: &Settings<'_>) -> Weights {
        let [taken, linked, ring_distance, marker_distance, markers] =
            TERMS.map(|(name, _, _)| settings.whole(name) as i32);
        Weights { taken, linked, ring_distance, marker_distance, markers }
    }

    /// What one side has, in half points.
    pub(super) fn of_side(&self, board: &Board, seat: Seat) -> i32 {
        let (markers, rings) = (board.markers(seat), board.rings(seat));
        let runs: i32 =
            Direction::ALL.iter().map(|direction| linked(markers, rings, *direction).len() as i32).sum();
        POINT
            * (self.taken * board.taken(seat) as i32
                + self.linked * runs
                + self.markers * markers.len() as i32
                - self.ring_distance * from_centre(rings)
                - self.marker_distance * from_centre(markers))
    }
}

/// The steps of all points from the centre together.
fn from_centre(points: Points) -> i32 {
    points.iter().map(|point| point.distance(Point::CENTRE) as i32).sum()
}

/// The markers of runs of at least two along a direction that have a ring directly before or behind them.
fn linked(markers: Points, rings: Points, direction: Direction) -> Points {
    let step = direction.step();
    let neighbours = Points(markers.0 << step) | Points(markers.0 >> step);
    let mut reached = markers & (Points(rings.0 << step) | Points(rings.0 >> step));
    loop {
        let further = reached | (markers & (Points(reached.0 << step) | Points(reached.0 >> step)));
        if further == reached {
            return reached & neighbours;
        }
        reached = further;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Yinsh;

    fn points(names: &str) -> Points {
        let point = |name: &str| {
            let (letter, number) = name.split_at(1);
            Point::at(letter.chars().next()?, number.parse().ok()?)
        };
        names.split_whitespace().map(|name| point(name).unwrap()).collect()
    }

    fn along_letters(markers: &str, rings: &str) -> usize {
        linked(points(markers), points(rings), Direction::Letter).len()
    }

    #[test]
    fn a_run_counts_when_a_ring_stands_at_either_end() {
        assert_eq!(along_letters("e3 e4 e5", "e2"), 3);
        assert_eq!(along_letters("e3 e4 e5", "e6"), 3);
        assert_eq!(along_letters("e3 e4 e5", "e7"), 0, "the ring is a step away");
        assert_eq!(along_letters("e3", "e2"), 0, "one marker is no run");
        assert_eq!(along_letters("e3 e4 e6", "e5"), 2, "the ring parts the run; a single marker stays alone");
    }

    #[test]
    fn every_term_counts_as_its_weight_says() {
        // White: rings on a2, e4, f6 and k8, markers on e5 and e6 beside the ring on e4; one ring taken.
        let text = "W3/7/8/9/3Www4/4W4/10/8B/7B/B5B/1W1B w move 1-0";
        let board = Yinsh::default().parse_board(text).unwrap();
        let white = Seat::new(0);
        assert_eq!(board.markers(white).len(), 2);
        let side = |weights: Weights| weights.of_side(&board, white);
        let none = Weights { taken: 0, linked: 0, ring_distance: 0, marker_distance: 0, markers: 0 };
        assert_eq!(side(none), 0);
        assert_eq!(side(Weights { taken: 7, ..none }), POINT * 7);
        assert_eq!(side(Weights { linked: 5, ..none }), POINT * 5 * 2);
        assert_eq!(side(Weights { markers: 3, ..none }), POINT * 3 * 2);
        let rings = from_centre(board.rings(white));
        assert_eq!(side(Weights { ring_distance: 2, ..none }), -POINT * 2 * rings);
        assert_eq!(side(Weights { marker_distance: 1, ..none }), -POINT * from_centre(board.markers(white)));
    }
}
