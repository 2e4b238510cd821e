//! Briškula for the searches over worlds: what they may know, and how they look into a world.

use cards::{Card, Italian};
use game::Seat;
use search::Guide;
use search::laboratory::Laboratory;
use search::tree::AlphaBetaOptions;

use crate::{Briskula, Position, points};

/// An evaluation of a point taken: half of all points is a clear advantage.
const POINT: i32 = 5;

/// Points taken, compared with those of the strongest other side.
#[derive(Clone, Copy, Debug)]
struct Points;

impl Guide<Position> for Points {
    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let public = position.public();
        let variant = public.variant();
        let own = variant.side(seat);
        let taken = |side: usize| i32::from(public.points(side));
        let others = (0..variant.sides()).filter(|side| *side != own).map(taken).max();
        POINT * (taken(own) - others.unwrap_or(0))
    }

    /// Points are counted between tricks.
    fn settled(&self, position: &Position) -> bool {
        position.public().trick().is_empty()
    }

    /// Cards that take the trick first, the dearest of them before the others; then the cheapest.
    fn order(&self, position: &Position, card: Card<Italian>) -> i32 {
        let worth = i32::from(points(card));
        if position.public().takes(card) { 20 + worth } else { -worth }
    }
}

impl Laboratory for Briskula {
    fn guide() -> impl Guide<Position> + 'static {
        Points
    }

    fn tree() -> AlphaBetaOptions {
        // A trick is at most four cards.
        AlphaBetaOptions { settle: 4, ..AlphaBetaOptions::strong() }
    }
}
