//! What puzzles of mariáš ask, and where.

use game::{Asks, Position as _, Quest};

use crate::bid::{Bid, Goal};
use crate::known::Voids;
use crate::play::FAT;
use crate::players::{Sight, Smart};
use crate::solving::seven_of;
use crate::{Contract, Move, Phase, Position};

/// Win hra, save the seven, make the hundred that was announced, lose as little as possible.
pub(crate) const QUESTS: &[Quest] = &[
    Quest { name: "hra", aim: "hra", asks: Asks::Reach },
    Quest { name: "sedma", aim: "sedma", asks: Asks::Reach },
    Quest { name: "stovka", aim: "stovka", asks: Asks::Reach },
    Quest { name: "money", aim: "money", asks: Asks::LoseLeast },
];

/// With how many cards in hand something is asked.
const CARDS: std::ops::RangeInclusive<usize> = 4..=7;

/// Whether a quest makes sense for whoever is to play.
pub(crate) fn can_ask(position: &Position, quest: &Quest) -> bool {
    let public = position.public();
    let Some(seat) = position.turn() else { return false };
    if public.phase() != Phase::Playing
        || public.contract() != Contract::Colour
        || !CARDS.contains(&position.hand(seat).len())
    {
        return false;
    }
    let side = public.side(seat);
    match quest.name {
        "hra" => seat == public.declarer(),
        "sedma" => seven_of(position).is_some_and(|holder| public.side(holder) == side),
        "stovka" => public.announced(Goal::Stovka) == Some(side),
        _ => true,
    }
}

/// What the published `smart` would do. It never announces a hundred, and then nobody could be asked to make one: here
/// forhont does, where one is in reach.
pub(crate) fn first_sight(position: &Position) -> Option<Move> {
    position.turn()?;
    let sight = Sight::of_position(position, Voids::default());
    let chosen = Smart::default().choose(&sight);
    match chosen {
        Move::Say(bid) if bid.announces(Goal::Hra) && hundred_in_reach(&sight) => {
            let stovka = bid.announcing(Goal::Stovka);
            Some(if position.is_legal(Move::Say(stovka)) { Move::Say(stovka) } else { chosen })
        }
        _ => Some(chosen),
    }
}

/// In a game that is to lead to a hundred, forhont announces one whenever he has a marriage and a few fat cards: too often
/// to be wise, so that some are made and some are in doubt.
pub(crate) fn toward(position: &Position, quest: &Quest) -> Option<Move> {
    let turn = position.turn()?;
    if quest.name != "stovka" || turn != position.public().declarer() {
        return None;
    }
    let sight = Sight::of_position(position, Voids::default());
    let tempting = !sight.married().is_empty() && (sight.hand & FAT).len() >= 2;
    let bid = Bid::NONE.announcing(Goal::Hra).announcing(Goal::Stovka);
    let alone = Bid::NONE.announcing(Goal::Stovka);
    [bid, alone].map(Move::Say).into_iter().find(|say| tempting && position.is_legal(*say))
}

/// A marriage in trumps with three fat cards beside it, or any marriage with five: 60 or 80 points are to be taken.
fn hundred_in_reach(sight: &Sight<'_>) -> bool {
    let fat = (sight.hand & FAT).len();
    let married = sight.married();
    let trumps = (sight.hand & sight.trumps()).len();
    trumps >= 4 && ((married.meets(sight.trumps()) && fat >= 3) || (!married.is_empty() && fat >= 5))
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::Marias;

    #[test]
    fn a_hundred_in_reach_is_announced_and_no_other() {
        let game = Marias::default();
        let near = "H7 H8 HQ HK HA LA AA L7 L8 L9 BJ BQ/LJ LQ A7 A8 A9 AJ AQ BK B9 H9/LK L10 AK A10 B7 B8 B10 BA HJ H10";
        let far = "H7 H8 HQ HJ HA LA AA L7 L8 L9 BJ BQ/LJ LQ A7 A8 A9 AJ AQ BK B9 H9/LK L10 AK A10 B7 B8 B10 BA HK H10";
        for (deal, stovka) in [(near, true), (far, false)] {
            let line = game.parse_position(&format!("{deal} | trump H7; talon BJ BQ")).unwrap();
            let said = first_sight(line.position()).unwrap().to_string();
            assert_eq!(said.contains("stovka"), stovka, "{said}");
        }
    }

    #[test]
    fn a_game_toward_a_hundred_announces_one() {
        let game = Marias::default();
        let deal = "H7 H8 HQ HK H9 LA AA L7 L8 L9 BJ BQ/LJ LQ A7 A8 A9 AJ AQ BK B9 HA/LK L10 AK A10 B7 B8 B10 BA HJ H10";
        let line = game.parse_position(&format!("{deal} | trump H7; talon BJ BQ")).unwrap();
        let toward = |name: &str| {
            let quest = QUESTS.iter().find(|quest| quest.name == name).unwrap();
            toward(line.position(), quest).map(|mv| mv.to_string())
        };
        assert_eq!(toward("stovka").as_deref(), Some("bid hra stovka"));
        assert_eq!(toward("sedma"), None);
    }
}
