//! Where rings can go.
//!
//! A ring slides over vacant points, then over one unbroken run of markers to the vacant point behind it. Both
//! parts are found with arithmetic on whole rays instead of step by step. That needs the index to rise along
//! the ray; the other three ways are looked at on a board turned half round.

use game::Rng;
use game::random::below;

use crate::Rules;
use crate::direction::{Direction, ray, turned, turned_index};
use crate::point::{BOARD, Point, Points, nth_bit};

/// The board as a ring sees it: what it may stand on and what it may jump.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    ahead: Sight,
    behind: Sight,
}

impl Reach {
    /// The board with these rings and markers of any colour.
    #[inline]
    pub(crate) const fn new(rings: Points, markers: Points) -> Reach {
        let vacant = BOARD & !(rings.0 | markers.0);
        let ahead = Sight { vacant, markers: markers.0 };
        let behind = Sight { vacant: turned(vacant), markers: turned(markers.0) };
        Reach { ahead, behind }
    }

    /// Where a ring can go.
    #[inline]
    pub(crate) fn from(&self, ring: Point) -> Points {
        let [ahead, behind] = self.ways(ring);
        Points(ahead | turned(behind))
    }

    /// How many points a ring can go to.
    #[inline]
    pub(crate) fn count_from(&self, ring: Point) -> usize {
        self.ways(ring).iter().map(|way| way.count_ones() as usize).sum()
    }

    /// Where a ring can go ahead, and where it can go back, the latter on the turned board.
    #[inline]
    fn ways(&self, ring: Point) -> [u128; 2] {
        [self.ahead.from(ring.index()), self.behind.from(turned_index(ring.index()))]
    }

    /// One of the moves of these rings, at most five, each with the same chance; `None` if there is none.
    #[inline]
    pub(crate) fn random_from<R: Rng>(&self, rings: Points, rng: &mut R) -> Option<(Point, Point)> {
        // Ahead and back are kept apart: only the one point that is drawn needs to be turned.
        let mut ways = [[0; 2]; Rules::RINGS];
        let mut all = 0;
        for (own, ring) in ways.iter_mut().zip(rings) {
            *own = self.ways(ring);
            all += own[0].count_ones() + own[1].count_ones();
        }
        if all == 0 {
            return None;
        }
        let mut place = below(rng, all);
        for (own, from) in ways.into_iter().zip(rings) {
            for (way, back) in own.into_iter().zip([false, true]) {
                let here = way.count_ones();
                if place < here {
                    let to = nth_bit(way, place);
                    return Some((from, Point::from_index(if back { turned_index(to) } else { to })));
                }
                place -= here;
            }
        }
        None
    }

    /// Every jump of a ring over markers: where it lands and what it turns over.
    #[inline]
    pub(crate) fn jumps(&self, ring: Point, mut tell: impl FnMut(Point, Points)) {
        for direction in Direction::ALL {
            let (landing, over) = self.ahead.landing_along(ray(ring.index(), direction));
            if over != 0 {
                tell(Point::from_index(landing.trailing_zeros() as usize), Points(over));
            }
            let (landing, over) = self.behind.landing_along(ray(turned_index(ring.index()), direction));
            if over != 0 {
                tell(
                    Point::from_index(turned_index(landing.trailing_zeros() as usize)),
                    Points(turned(over)),
                );
            }
        }
    }

    /// How many moves all the rings have together.
    #[inline]
    pub(crate) fn count_from_all(&self, rings: Points) -> usize {
        rings.iter().map(|ring| self.count_from(ring)).sum()
    }

    /// What these rings can do with one move: how many moves they have, and every marker that one of them can
    /// turn over.
    #[inline]
    pub(crate) fn survey(&self, rings: Points) -> (usize, Points) {
        let (mut moves, mut ahead, mut behind) = (0, 0, 0);
        for ring in rings {
            for direction in Direction::ALL {
                let (to, over) = self.ahead.jump_along(ray(ring.index(), direction));
                moves += to.count_ones();
                ahead |= over;
                let (to, over) = self.behind.jump_along(ray(turned_index(ring.index()), direction));
                moves += to.count_ones();
                behind |= over;
            }
        }
        (moves as usize, Points(ahead | turned(behind)))
    }

    /// Whether any of the rings can move. One that has a vacant point beside it can.
    pub(crate) fn can_any_move(&self, rings: Points) -> bool {
        rings.iter().any(|ring| self.ahead.vacant & ring.neighbours().0 != 0)
            || rings.iter().any(|ring| !self.from(ring).is_empty())
    }
}

/// The board from one side.
#[derive(Clone, Copy, Debug)]
struct Sight {
    vacant: u128,
    markers: u128,
}

impl Sight {
    /// Where a ring can go in the three directions in which the index rises.
    #[inline]
    fn from(&self, index: usize) -> u128 {
        let [letter, number, slope] = Direction::ALL.map(|direction| self.along(ray(index, direction)));
        letter | number | slope
    }

    /// Where a jump along a ray ends, and the markers it goes over; nothing where there is no jump.
    #[inline]
    fn landing_along(&self, ray: u128) -> (u128, u128) {
        let (slide, landing) = self.slide_and_landing(ray);
        let before_landing = if landing == 0 { 0 } else { landing - 1 };
        (landing, ray & self.markers & before_landing & !slide)
    }

    /// Where a ring can go along a ray, and the markers it jumps if it goes furthest.
    #[inline]
    fn jump_along(&self, ray: u128) -> (u128, u128) {
        let (slide, landing) = self.slide_and_landing(ray);
        // Without a landing the mask would be everything.
        let before_landing = if landing == 0 { 0 } else { landing - 1 };
        (slide | landing, ray & self.markers & before_landing)
    }

    /// Where a ring can go along a ray.
    #[inline]
    fn along(&self, ray: u128) -> u128 {
        let (slide, landing) = self.slide_and_landing(ray);
        slide | landing
    }

    /// The vacant points up to the first one that is not, and the point behind a run of markers.
    #[inline]
    fn slide_and_landing(&self, ray: u128) -> (u128, u128) {
        // Taking one away from a number changes its bits up to the lowest one set: here up to the first point
        // that is not vacant, or all bits if there is none.
        let stops = ray & !self.vacant;
        let slide = ray & self.vacant & (stops ^ stops.wrapping_sub(1));
        // Behind the slide, the first point that holds no marker is where a jump ends, if it is vacant and not
        // a ring. With no marker to jump it is the ring that stopped the slide.
        let ends = ray & !self.markers & !slide;
        let landing = ends & ends.wrapping_neg() & self.vacant;
        (slide, landing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(names: &str) -> Points {
        let point = |name: &str| {
            let (letter, number) = name.split_at(1);
            Point::at(letter.chars().next()?, number.parse().ok()?)
        };
        names.split_whitespace().map(|name| point(name).unwrap()).collect()
    }

    /// What the ring on e5 can reach up and down its letter.
    fn reach_on_e(rings: &str, markers: &str) -> String {
        let reach = Reach::new(points(rings) | points("e5"), points(markers));
        let line = points("e1 e2 e3 e4 e5 e6 e7 e8 e9 e10");
        let ring = Point::at('e', 5).unwrap();
        assert_eq!(reach.count_from(ring), reach.from(ring).len());
        format!("{:?}", reach.from(ring) & line)
    }

    #[test]
    fn a_ring_slides_over_vacant_points_to_the_edge() {
        assert_eq!(reach_on_e("", ""), "[e1, e2, e3, e4, e6, e7, e8, e9, e10]");
    }

    #[test]
    fn a_ring_stops_before_another_ring() {
        assert_eq!(reach_on_e("e7 e4", ""), "[e6]");
    }

    #[test]
    fn a_ring_jumps_one_run_of_markers_and_stops_behind_it() {
        assert_eq!(reach_on_e("", "e6 e7 e3"), "[e2, e4, e8]");
    }

    #[test]
    fn a_ring_does_not_land_on_a_ring_or_beyond_the_edge() {
        assert_eq!(reach_on_e("e8", "e6 e7 e3 e2 e1"), "[e4]");
        assert_eq!(reach_on_e("", "e6 e7 e8 e9 e10 e4 e3 e2 e1"), "[]");
    }

    #[test]
    fn a_second_run_of_markers_is_out_of_reach() {
        assert_eq!(reach_on_e("", "e6 e8 e4 e2"), "[e3, e7]");
    }

    #[test]
    fn a_survey_finds_what_can_be_turned_over() {
        let rings = points("e5 f2");
        let reach = Reach::new(rings | points("e9 b5"), points("e6 e7 e8 e3 d5 c5 f4 f5 f8"));
        let (moves, flips) = reach.survey(rings);
        assert_eq!(moves, reach.count_from_all(rings));
        // Behind e8 and c5 stand rings; f8 is a second run.
        assert_eq!(format!("{flips:?}"), "[e3, f4, f5]");
    }

    #[test]
    fn the_centre_reaches_24_points_of_an_empty_board() {
        let reach = Reach::new(Point::CENTRE.alone(), Points::NONE);
        assert_eq!(reach.count_from(Point::CENTRE), 24);
    }
}
