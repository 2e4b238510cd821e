//! How the published players place their rings.

use game::random::{Fast, below};
use game::{OpenView, Seat};

use crate::direction::{Direction, ray};
use crate::{Board, Move, Point, Points, Yinsh};

/// A way to place rings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Placing {
    /// Beside the opponent's last ring, else as close to the centre as possible.
    Near,
    /// Beside the opponent's last ring if that is on the edge; else two rings on one side of the board, the
    /// rest as close to the centre as possible.
    Edge,
    /// Anywhere.
    Random,
}

impl Placing {
    /// The words of the option, in the order of [`Placing::ALL`].
    pub(super) const WORDS: &'static [&'static str] = &["near", "edge", "random"];
    pub(super) const ALL: [Placing; 3] = [Placing::Near, Placing::Edge, Placing::Random];

    /// Where the next ring goes.
    pub(super) fn choose(self, view: &OpenView<Yinsh>, rng: &mut Fast) -> Point {
        let board = view.position();
        let vacant = board.vacant();
        let last = last_ring(view, board.decider().other());
        let beside = |ring: Option<Point>| ring.map_or(Points::NONE, |ring| ring.neighbours() & vacant);
        let wished = match self {
            Placing::Near => beside(last),
            Placing::Edge => {
                let beside_edge = beside(last.filter(|ring| ring.on_edge()));
                if beside_edge.is_empty() { on_one_side(board, rng) } else { beside_edge }
            }
            Placing::Random => vacant,
        };
        let choices = if wished.is_empty() { most_central(vacant) } else { wished };
        one_of(choices, rng)
    }
}

/// The ring that a seat placed last, if the line shows it.
fn last_ring(view: &OpenView<Yinsh>, seat: Seat) -> Option<Point> {
    let line = view.line();
    line.earlier().iter().zip(line.moves()).rev().find_map(|(before, mv)| match mv {
        Move::Place(point) if before.decider() == seat => Some(*point),
        _ => None,
    })
}

/// Where one of two rings goes that stand on one side of the board: beside the first one, or on any side that
/// is free for both. None when two stand there already.
fn on_one_side(board: &Board, rng: &mut Fast) -> Points {
    let vacant = board.vacant();
    let own: Vec<Point> = board.rings(board.decider()).iter().filter(|ring| ring.on_edge()).collect();
    match own.as_slice() {
        [] => {
            let free: Vec<Points> = sides().into_iter().filter(|side| (*side & vacant).len() >= 2).collect();
            if free.is_empty() { Points::NONE } else { free[below(rng, free.len() as u32) as usize] & vacant }
        }
        [ring] => {
            let side = sides().into_iter().find(|side| side.contains(*ring)).unwrap_or_default();
            let nearest = (side & vacant).iter().map(|point| point.distance(*ring)).min();
            (side & vacant).iter().filter(|point| Some(point.distance(*ring)) == nearest).collect()
        }
        _ => Points::NONE,
    }
}

/// The six sides of the board: the lines of four points.
fn sides() -> Vec<Points> {
    let mut sides = Vec::new();
    for point in Point::all() {
        for direction in Direction::ALL {
            let line = point.alone() | Points(ray(point.index(), direction));
            let before = Points(point.alone().0 >> direction.step()) & Points::BOARD;
            if line.len() == 4 && before.is_empty() {
                sides.push(line);
            }
        }
    }
    sides
}

fn most_central(points: Points) -> Points {
    let nearest = points.iter().map(|point| point.distance(Point::CENTRE)).min();
    points.iter().filter(|point| Some(point.distance(Point::CENTRE)) == nearest).collect()
}

fn one_of(points: Points, rng: &mut Fast) -> Point {
    let place = below(rng, points.len() as u32) as usize;
    points.nth(place).expect("rings are placed only while points are vacant")
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::random::fast;
    use game::{Game, Line, Viewer};

    /// Where the rings go after these, over many seeds.
    fn places(placing: Placing, moves: &str) -> Points {
        let game = Yinsh::default();
        let mut line = Line::new(game, ());
        for mv in game.parse_moves(moves).unwrap() {
            line.play(mv).unwrap();
        }
        let view = OpenView::at(line, Viewer::All);
        (0..60).map(|seed| placing.choose(&view, &mut fast(seed))).collect()
    }

    fn named(points: Points) -> String {
        format!("{points:?}")
    }

    #[test]
    fn there_are_six_sides_of_four_points() {
        assert_eq!(sides().len(), 6);
        assert!(sides().iter().all(|side| side.len() == 4 && side.iter().all(Point::on_edge)));
    }

    #[test]
    fn near_goes_beside_the_last_ring_of_the_opponent() {
        assert_eq!(named(places(Placing::Near, "")), "[f6]", "the centre when there is none");
        assert_eq!(named(places(Placing::Near, "c4")), "[b3, b4, c3, c5, d4, d5]");
        assert_eq!(named(places(Placing::Near, "c4 c5 b5")), "[a4, a5, b4, b6, c6]", "c5 is taken");
    }

    #[test]
    fn near_goes_to_the_centre_when_there_is_no_room() {
        assert_eq!(named(places(Placing::Near, "a3 f6 b2 e6 b3 a2")), "[e5, f5, f7, g6, g7]");
    }

    #[test]
    fn edge_goes_beside_rings_on_the_edge() {
        assert_eq!(named(places(Placing::Edge, "a3")), "[a2, a4, b3, b4]");
    }

    #[test]
    fn edge_puts_two_rings_on_one_side_and_the_rest_into_the_centre() {
        let first = places(Placing::Edge, "");
        assert!(first.len() > 12 && first.iter().all(Point::on_edge));
        assert_eq!(named(places(Placing::Edge, "a3 f6")), "[a2, a4]");
        assert_eq!(named(places(Placing::Edge, "a3 f6 a4 e6")), "[e5, f5, f7, g6, g7]");
    }
}
