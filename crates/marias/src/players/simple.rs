//! `min` and `max`: the published players that always take the smallest or the largest card.

use cards::{Card, CardSet, German};
use game::{Decision, Player, Thinking};

use super::Sight;
use crate::bid::{Bid, Goal};
use crate::moves::Move;
use crate::{Contract, Marias, MariasView, Phase};

/// A player that looks at nothing but the size of its cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Simple {
    /// The smallest card; it bids only when it must.
    Min,
    /// The largest card; it announces and raises everything.
    Max,
}

/// The largest by rank, of equals the rightmost in the order of the suits.
pub(super) fn largest(sight: &Sight<'_>, cards: CardSet<German>) -> Card<German> {
    let largest = cards.iter().max_by_key(|card| (sight.strength(*card), card.suit().index()));
    largest.expect("there are cards to choose from")
}

/// The smallest by rank, of equals the rightmost in the order of the suits.
fn smallest(sight: &Sight<'_>, cards: CardSet<German>) -> Card<German> {
    let smallest = cards.iter().min_by_key(|card| (sight.strength(*card), 4 - card.suit().index()));
    smallest.expect("there are cards to choose from")
}

/// A trump game, and nothing against one; the least that is higher where neither is possible.
pub(super) fn colour_or_good(sight: &Sight<'_>) -> Move {
    let public = sight.public;
    if public.phase() == Phase::Answering {
        return Move::Good;
    }
    let free =
        public.contract() == Contract::Open && crate::position::allows_colour(sight.talon, sight.trump_card);
    match public.higher_games().next() {
        Some(goal) if !free => Move::Say(Bid::NONE.announcing(goal)),
        _ => Move::Colour,
    }
}

impl Simple {
    fn choose(self, sight: &Sight<'_>) -> Move {
        let pick = |cards: CardSet<German>| match self {
            Simple::Min => smallest(sight, cards),
            Simple::Max => largest(sight, cards),
        };
        match sight.public.phase() {
            Phase::Trump => Move::Trump(pick(sight.hand)),
            Phase::Talon => {
                let first = pick(sight.layable());
                Move::talon(first, pick(sight.layable().without(first)))
            }
            Phase::Speaking | Phase::Answering => colour_or_good(sight),
            Phase::Bidding => Move::Say(self.bid(sight)),
            Phase::Playing | Phase::Over => Move::Play(pick(sight.legal())),
        }
    }

    fn bid(self, sight: &Sight<'_>) -> Bid {
        let (heads, free) = sight.public.statements(sight.hand.meets(sight.seven()));
        // Where hra and stovka exclude each other, hra.
        let head = heads[0].unwrap_or(Bid::NONE);
        match self {
            Simple::Min => head,
            Simple::Max => {
                let announced = [Goal::Sedma, Goal::Stovka].into_iter().filter(|goal| free.announces(*goal));
                let bid = announced.fold(head, Bid::announcing);
                let raised = Goal::ALL.into_iter().filter(|goal| free.raises(*goal));
                raised.fold(bid, Bid::raising)
            }
        }
    }
}

impl Player<Marias> for Simple {
    fn begin(&mut self, _: u64) {}

    fn decide(&mut self, view: &MariasView, _: &mut Thinking<'_, Move>) -> Decision<Move> {
        let sight = Sight::of_view(view).expect("a player is asked only while the game goes on");
        Decision::plain(self.choose(&sight))
    }
}
