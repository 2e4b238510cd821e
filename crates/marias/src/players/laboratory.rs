//! Mariáš for the searches over worlds: what they may know, and how they look into a world.
//!
//! They play for money, all but two of them: achievable sets and information sets ask only who wins the deal.

use game::Seat;
use search::Guide;
use search::laboratory::Laboratory;
use search::tree::AlphaBetaOptions;
use search::value::Aim;
use search::worlds::Utility;

use crate::moves::Move;
use crate::{Contract, Marias, Phase, Position, SEATS, points};

/// So many points are taken at once: a fat card, the last trick. One more is about one of money.
const STEP: i32 = 10;
/// So much money is a clear advantage: what declarer and both others win and lose by a plain game is four.
const CLEAR: f64 = 8.0;

/// Points of the own side with its marriages against those of the other. In betl and durch nothing is counted before it
/// is lost.
#[derive(Clone, Copy, Debug)]
struct Points;

impl Guide<Position> for Points {
    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let public = position.public();
        if public.phase() != Phase::Playing || public.contract() != Contract::Colour {
            return 0;
        }
        let own = public.side(seat);
        (points(public, own) as i32 - points(public, 1 - own) as i32) / STEP
    }

    /// Points are counted between tricks.
    fn settled(&self, position: &Position) -> bool {
        position.public().play().trick().is_empty()
    }

    /// Cards that take the trick first, fat ones before the others; then those that are not fat.
    fn order(&self, position: &Position, mv: Move) -> i32 {
        let Move::Play(card) = mv else { return 0 };
        let play = position.public().play();
        let fat = i32::from(crate::play::FAT.contains(card));
        let takes = |best| play.ranking().beaters(best, play.trumps()).contains(card);
        if play.led_and_best().is_none_or(|(_, best)| takes(best)) { 2 + fat } else { -fat }
    }
}

impl Laboratory for Marias {
    fn guide() -> impl Guide<Position> + 'static {
        Points
    }

    fn tree() -> AlphaBetaOptions {
        AlphaBetaOptions { aim: Aim::Margin, settle: SEATS as u32, ..AlphaBetaOptions::strong() }
    }

    fn utility() -> Utility {
        Utility::Chance { scale: CLEAR }
    }
}

#[cfg(test)]
mod tests {
    use game::random::deal_stream;
    use game::{Game, Position as _};

    use super::*;
    use crate::{Sight, Smart, Voids};

    #[test]
    fn what_one_side_takes_the_other_lacks() {
        let game = Marias::default();
        let mut seen = 0;
        for index in 0..20 {
            let mut position = game.start(&game.deal(&mut deal_stream(31, index)));
            while position.turn().is_some() {
                position.play_unchecked(
                    Smart::default().choose(&Sight::of_position(&position, Voids::default())),
                );
                let values = [0, 1, 2].map(|seat| Points.evaluate(&position, Seat::new(seat)));
                let declarer = position.public().declarer().index();
                assert_eq!(values[(declarer + 1) % SEATS], -values[declarer]);
                assert_eq!(values[(declarer + 2) % SEATS], -values[declarer]);
                seen += i32::from(values[declarer] != 0);
            }
        }
        assert!(seen > 100, "{seen} positions with points");
    }
}
