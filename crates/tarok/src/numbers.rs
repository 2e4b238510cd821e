//! The game in numbers, for learners: all decisions, and a view as a tensor.

use cards::{Card, CardSet, mark_cards};
use game::{Tensor, View};

use crate::item::ITEMS;
use crate::{Contract, Discard, Items, Move, NEVER_DISCARDED, SEATS, TarokView};

/// Every bid, group of the talon, discard of one to three cards, set of announcements and of raises, and card.
pub(crate) fn actions() -> Vec<Move> {
    let mut actions: Vec<Move> = Contract::ALL.into_iter().map(Move::Bid).collect();
    actions.push(Move::Pass);
    actions.extend((1..=6).map(Move::Talon));
    let loose: Vec<CardSet<cards::Tarok>> =
        Card::all().map(Card::alone).filter(|card| (*card & NEVER_DISCARDED).is_empty()).collect();
    let mut sets = vec![CardSet::NONE];
    for card in loose {
        let larger: Vec<_> = sets.iter().filter(|set| set.len() < 3).map(|set| *set | card).collect();
        sets.extend(larger);
    }
    actions.extend(sets.into_iter().filter_map(Discard::of).map(Move::Discard));
    let all = Items::GAME.and(Items::BONUSES).and(Items::VALAT).and(Items::OF_DEFENDERS);
    let items = || (0..1 << ITEMS).map(|place| all.subset(place));
    actions.extend(items().filter(|items| !items.has(Items::GAME)).map(Move::Announce));
    actions.extend(items().map(Move::Kontra));
    actions.extend(Card::all().map(Move::Card));
    actions
}

/// Where the cards are or can be, the trick, the auction, the contract and its stakes, and whose decision of what kind it is.
pub(crate) fn observation(view: &TarokView, into: &mut Tensor) {
    let (public, viewer) = (view.public(), view.viewer());
    let seats = || viewer.seats_from_here(SEATS);
    seats().for_each(|seat| mark_cards(into, "hands", view.held(seat)));
    seats().for_each(|seat| mark_cards(into, "may hold", view.may_hold(seat)));
    seats().for_each(|seat| mark_cards(into, "played", view.played_by(seat)));
    for seat in seats() {
        let laid = public.laid().filter(|(by, _)| *by == seat);
        mark_cards(into, "trick", laid.map(|(_, card)| card).collect());
    }
    mark_cards(into, "talon", view.talon().map_or(CardSet::NONE, |talon| talon.iter().copied().collect()));
    mark_cards(into, "gifts", view.gifts().iter().copied().collect());
    mark_cards(into, "laid away", view.discards());
    into.marks("phase", 7, [public.phase() as usize]);
    into.marks("contract", Contract::ALL.len(), public.contract().map(|contract| contract as usize));
    into.seat("declarer", viewer, SEATS, public.declarer());
    into.seat("forehand", viewer, SEATS, Some(public.forehand()));
    let highest = public.auction().highest();
    into.marks("bid", Contract::ALL.len(), highest.map(|(_, contract)| contract as usize));
    into.seat("bidder", viewer, SEATS, highest.map(|(seat, _)| seat));
    let passed = seats().enumerate().filter(|(_, seat)| public.auction().has_passed(*seat));
    into.marks("passed", SEATS, passed.map(|(place, _)| place));
    let stakes = public.stakes();
    into.marks("announced", ITEMS, stakes.announced().indices());
    let all = Items::GAME.and(Items::BONUSES).and(Items::VALAT).and(Items::OF_DEFENDERS);
    for item in all.iter() {
        into.number("raises", f32::from(stakes.level(item)) / 4.0);
    }
    for seat in seats() {
        into.number("tricks", public.tricks(seat) as f32 / 16.0);
    }
    into.seat("turn", viewer, SEATS, view.turn());
}
