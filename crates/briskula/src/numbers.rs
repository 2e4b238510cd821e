//! The game in numbers, for learners: a view as a tensor. Its actions are the cards.

use cards::{Card, CardSet, Italian, Suit, mark_cards};
use game::{Tensor, View};

use crate::show::shows_points;
use crate::{ALL_POINTS, BriskulaView};

/// The hands as far as they are known, what was played and what nobody has seen, the trick, trumps, points and what is left.
pub(crate) fn observation(view: &BriskulaView, into: &mut Tensor) {
    let (public, viewer) = (view.public(), view.viewer());
    let variant = public.variant();
    let seats = || viewer.seats_from_here(variant.seats());
    seats().for_each(|seat| mark_cards(into, "hands", view.held(seat)));
    mark_cards(into, "played", view.played());
    mark_cards(into, "unseen", view.unseen());
    for seat in seats() {
        let laid = public.laid().filter(|(by, _)| *by == seat);
        mark_cards(into, "trick", laid.map(|(_, card)| card).collect());
    }
    mark_cards(into, "turned", view.turned().map_or(CardSet::NONE, Card::alone));
    into.marks("trump", Suit::<Italian>::all().len(), view.turned().map(|card| card.suit().index()));
    for seat in seats() {
        let points = if shows_points(view) { public.points(variant.side(seat)) } else { 0 };
        into.number("points", f32::from(points) / f32::from(ALL_POINTS));
    }
    into.number("stock", public.stock() as f32 / variant.stock_size().max(1) as f32);
    into.number("tricks left", public.tricks_left() as f32 / variant.tricks() as f32);
    into.seat("turn", viewer, variant.seats(), view.turn());
}
