//! The game in numbers, for learners: all decisions, and a view as a tensor.

use cards::{Card, CardSet, German, Suit, mark_cards};
use game::{Tensor, View};

use crate::{Bid, Goal, MariasView, Move, RAISES, SEATS, TRICKS};

/// Every trump, talon, answer, set of statements and card.
pub(crate) fn actions() -> Vec<Move> {
    let cards = || Card::<German>::all();
    let mut actions: Vec<Move> = cards().map(Move::Trump).chain([Move::Blind]).collect();
    let talons =
        cards().flat_map(|one| cards().filter(move |other| one < *other).map(move |other| (one, other)));
    actions.extend(talons.map(|(one, other)| Move::talon(one, other)));
    actions.extend([Move::Colour, Move::Good, Move::Bad]);
    let all = Goal::ALL.into_iter().fold(Bid::NONE, |all, goal| all.announcing(goal).raising(goal));
    let possible = |bid: &Bid| Goal::ALL.iter().all(|goal| !(bid.announces(*goal) && bid.raises(*goal)));
    actions.extend(all.subsets().filter(possible).map(Move::Say));
    actions.extend(cards().map(Move::Play));
    actions
}

/// Where the cards are or can be, the trick, the trump, the game and its goals, and whose decision of what kind it is.
pub(crate) fn observation(view: &MariasView, into: &mut Tensor) {
    let (public, viewer) = (view.public(), view.viewer());
    let seats = || viewer.seats_from_here(SEATS);
    seats().for_each(|seat| mark_cards(into, "hands", view.held(seat)));
    seats().for_each(|seat| mark_cards(into, "may hold", view.may_hold(seat)));
    seats().for_each(|seat| mark_cards(into, "played", view.played_by(seat)));
    for seat in seats() {
        let laid = public.laid().filter(|(by, _)| *by == seat);
        mark_cards(into, "trick", laid.map(|(_, card)| card).collect());
    }
    mark_cards(into, "talon", view.talon());
    mark_cards(into, "trump card", view.trump_card().map_or(CardSet::NONE, Card::alone));
    into.marks("phase", 7, [public.phase() as usize]);
    into.marks("game", 4, [public.contract() as usize]);
    into.seat("declarer", viewer, SEATS, Some(public.declarer()));
    into.seat("forhont", viewer, SEATS, Some(public.forhont()));
    into.seat("seven", viewer, SEATS, public.seven());
    for goal in Goal::ALL {
        into.marks("announced", 2, public.announced(goal));
    }
    for goal in Goal::ALL {
        into.number("raises", f32::from(public.raises(goal)) / RAISES.len() as f32);
    }
    for seat in seats() {
        into.marks("marriages", 4, public.play().declared(seat).map(Suit::index));
    }
    for seat in seats() {
        into.number("tricks", public.play().taken(seat) as f32 / TRICKS as f32);
    }
    for side in 0..2 {
        into.number("points", f32::from(public.play().points(side)) / 100.0);
    }
    into.seat("turn", viewer, SEATS, view.turn());
}
