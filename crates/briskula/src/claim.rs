//! "The rest is mine": what a claim asks for, and whether it was kept.

use game::{Scores, Seat};

use crate::{ALL_POINTS, Position};

/// What each seat scores if every point that nobody has yet goes to the side of `seat`.
pub(crate) fn rest_to(position: &Position, seat: Seat) -> Scores {
    let table = position.table();
    let variant = table.variant();
    let mut points: Vec<u8> = (0..variant.sides()).map(|side| table.points(side)).collect();
    points[variant.side(seat)] += ALL_POINTS - points.iter().sum::<u8>();
    let most = points.iter().max().copied().unwrap_or_default();
    let mut best = (0..points.len()).filter(|side| points[*side] == most);
    let mut scores = Scores::zero(variant.seats());
    if let (Some(winner), None) = (best.next(), best.next()) {
        for seat in Seat::all(variant.seats()) {
            scores[seat] = if variant.side(seat) == winner { 1 } else { -1 };
        }
    }
    scores
}

/// Whether nobody else has taken a point since.
pub(crate) fn kept_all(claimed: &Position, now: &Position, seat: Seat) -> bool {
    let variant = claimed.table().variant();
    let others = (0..variant.sides()).filter(|side| *side != variant.side(seat));
    others.into_iter().all(|side| claimed.table().points(side) == now.table().points(side))
}

#[cfg(test)]
mod tests {
    use game::random::deal_stream;
    use game::{Game, Options};

    use super::*;
    use crate::Briskula;

    #[test]
    fn at_the_start_all_the_points_are_the_rest() {
        for (options, scores) in
            [("variant=2", [-1, 1, 0, 0]), ("variant=3", [-1, 1, -1, 0]), ("variant=4", [-1, 1, -1, 1])]
        {
            let game = Briskula::from_options(&Options::parse(options).unwrap()).unwrap();
            let start = game.start(&game.deal(&mut deal_stream(1, 0)));
            let seats = game.seats();
            assert_eq!(rest_to(&start, Seat::new(1)).as_slice(), &scores[..seats], "{options}");
            assert!(kept_all(&start, &start, Seat::new(1)));
        }
    }
}
