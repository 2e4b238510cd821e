//! Which cards a search has to consider at all: the published authors name limiting them as future work.

use cards::{Card, CardSet, Italian};
use game::Seat;

use crate::{KARIGE, PublicState, points};

/// The cards of a hand that are worth a look.
///
/// Whoever ends a trick that the others are taking needs one card to take it with (the plain one with most points, and the
/// cheapest trump) and one to lose (the fewest points, no trump if that can be, the weakest). Whoever leads keeps the karige
/// while there is anything else, as long as cards are drawn. Everywhere else any card may be right.
///
/// At least one card is left of a hand that has any.
pub(super) fn useful(public: &PublicState, own: Seat, hand: CardSet<Italian>) -> CardSet<Italian> {
    let variant = public.variant();
    let trumps = public.trump().cards();
    let Some((taker, _)) = public.taking() else {
        let others = hand - KARIGE;
        return if public.stock() > 0 && !others.is_empty() { others } else { hand };
    };
    let is_last = public.trick().len() + 1 == variant.trick_size();
    if !is_last || variant.side(taker) == variant.side(own) {
        return hand;
    }
    let taking: CardSet<Italian> = hand.iter().filter(|card| public.takes(*card)).collect();
    let cost = |card: &Card<Italian>| (points(*card), trumps.contains(*card), card.strength());
    let plain = (taking - trumps).iter().max_by_key(|card| (points(*card), card.strength()));
    let trump = (taking & trumps).iter().min_by_key(cost);
    let loss = (hand - taking).iter().min_by_key(cost);
    [plain, trump, loss].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Position as _};

    use super::*;
    use crate::{Briskula, Variant};

    /// What is considered by whoever is to play, D trump.
    fn considered(hands: [&str; 2], moves: &str) -> String {
        let named: CardSet<Italian> = format!("{} {} D7", hands[0], hands[1]).parse().unwrap();
        let deal = format!("{}/{}/{} D7", hands[0], hands[1], CardSet::ALL - named);
        let line = Briskula::new(Variant::Two).parse_position(&format!("{deal} | {moves}")).unwrap();
        let own = line.turn().unwrap();
        useful(line.position().public(), own, line.position().hand(own)).to_string()
    }

    #[test]
    fn a_trick_is_taken_with_most_or_with_the_cheapest_trump_or_lost_cheaply() {
        assert_eq!(considered(["C4 B4 S2", "C13 C11 D1"], "C4"), "C13 D1");
        assert_eq!(considered(["C1 B4 S2", "D11 D2 S4"], "C1"), "S4 D2");
        assert_eq!(considered(["C1 B4 S2", "B13 S4 S5"], "C1"), "S4");
    }

    #[test]
    fn karige_are_not_led_while_there_is_anything_else() {
        assert_eq!(considered(["C1 D3 S2", "B13 S4 S5"], ""), "S2");
        assert_eq!(considered(["C1 D3 S3", "B13 S4 S5"], ""), "C1 S3 D3");
    }

    #[test]
    fn something_is_always_left() {
        for (variant, seed) in Variant::ALL.into_iter().flat_map(|variant| [(variant, 1), (variant, 2)]) {
            let game = Briskula::new(variant);
            let mut rng = fast(seed);
            let mut position = game.start(&game.deal(&mut deal_stream(seed, 0)));
            while let Some(own) = position.turn() {
                let hand = position.hand(own);
                let kept = useful(position.public(), own, hand);
                assert!(!kept.is_empty() && (kept - hand).is_empty(), "{variant:?}: {kept} of {hand}");
                let card = position.random_move(&mut rng);
                position.play_unchecked(card);
            }
        }
    }
}
