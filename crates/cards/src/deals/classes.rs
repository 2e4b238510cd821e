//! Cards of which the same is known are one class: only how many of them go where has to be counted.

use super::unseen::Unseen;
use super::{MAX_PLACES, Place, Places, Weights};
use crate::{CardSet, Pack};

/// Cards that are equal in every known respect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Class<P: Pack> {
    pub(super) cards: CardSet<P>,
    pub(super) allowed: Places,
    /// The facts about groups that concern these cards, one bit each.
    pub(super) groups: u16,
    /// The weight of each place, the largest being 1.
    pub(super) weights: [f64; MAX_PLACES],
}

/// The classes of the unseen cards, those with the least freedom first and the largest last: that keeps the
/// number of states small.
pub(super) fn classes<P: Pack>(unseen: &Unseen<P>, weights: Option<&Weights<P>>) -> Vec<Class<P>> {
    let room: Places = (0..unseen.sizes.len()).filter(|at| unseen.sizes[*at] > 0).map(Place::new).collect();
    let mut classes: Vec<Class<P>> = Vec::new();
    for card in unseen.cards {
        let mut allowed = unseen.allowed[card.index()].within(room);
        let mut row = [1.0; MAX_PLACES];
        if let Some(weights) = weights {
            row = *weights.row(card);
            allowed = allowed.iter().filter(|place| row[place.index()] > 0.0).collect();
            scale(&mut row, allowed);
        }
        let concerns = |at: &usize| {
            let group = &unseen.groups[*at];
            group.cards.contains(card) && !group.places.within(allowed).is_empty()
        };
        let groups = (0..unseen.groups.len()).filter(concerns).fold(0, |bits, at| bits | 1 << at);
        let same =
            |class: &&mut Class<P>| (class.allowed, class.groups, class.weights) == (allowed, groups, row);
        match classes.iter_mut().find(same) {
            Some(class) => class.cards.insert(card),
            None => classes.push(Class { cards: card.alone(), allowed, groups, weights: row }),
        }
    }
    classes.sort_by_key(|class| (class.allowed.len() > 1, class.cards.len(), class.cards));
    classes
}

/// Makes the largest weight 1 and forgets those of places that are not allowed.
fn scale(row: &mut [f64; MAX_PLACES], allowed: Places) {
    let largest = allowed.iter().map(|place| row[place.index()]).fold(0.0, f64::max);
    for (at, weight) in row.iter_mut().enumerate() {
        *weight = if allowed.contains(Place::new(at)) { *weight / largest } else { 0.0 };
    }
}
