//! "The rest is mine": what a claim asks for, and whether it was kept.

use game::{Scores, Seat};

use crate::Position;

/// What each seat scores if every point that nobody has yet goes to the side of `seat`.
pub(crate) fn rest_to(position: &Position, seat: Seat) -> Scores {
    position.table().scores_with_rest_to(seat)
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
