//! What was announced and how far each item was raised.

use crate::item::ITEMS;
use crate::{Items, Rules};

/// One of the two defenders: the one after declarer speaks first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Defender {
    /// The one after declarer.
    First,
    /// The other one.
    Second,
}

/// Who is asked for kontra, re, sub or mort: a step of the fixed order in which that can happen.
///
/// The defenders raise declarer's items to x2, declarer raises those to x4, who gave each kontra to x8, declarer to
/// x16. Where defenders announce, declarer raises their items when it is his turn, and they answer one step later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Step(u8);

impl Step {
    pub(crate) const FIRST: Step = Step(0);
    const LAST: u8 = 7;

    /// The step after this one, if there is one.
    pub(crate) fn next(self) -> Option<Step> {
        (self.0 < Step::LAST).then_some(Step(self.0 + 1))
    }

    /// Which defender is asked; `None` for declarer.
    pub(crate) const fn defender(self) -> Option<Defender> {
        match self.0 % 3 {
            0 => Some(Defender::First),
            1 => Some(Defender::Second),
            _ => None,
        }
    }

    /// How often declarer's items must have been raised to be raised now.
    const fn level(self) -> u8 {
        2 * (self.0 / 3) + (self.0 % 3 == 2) as u8
    }

    pub(crate) const fn code(self) -> u64 {
        self.0 as u64
    }
}

/// Announcements and raises.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stakes {
    announced: Items,
    /// The defenders' items that were announced by the second defender.
    announced_by_second: Items,
    /// Declarer's items to which the second defender gave kontra.
    kontra_by_second: Items,
    /// How often each item was raised, three bits each.
    levels: u32,
}

impl Stakes {
    /// Everything that was announced.
    pub const fn announced(&self) -> Items {
        self.announced
    }

    /// How often an item was raised, up to 4.
    pub(crate) const fn level(&self, item: Items) -> u8 {
        (self.levels >> (3 * item.index()) & 7) as u8
    }

    /// By how much an item is multiplied: 1, 2, 4, 8 or 16.
    pub const fn multiplier(&self, item: Items) -> i32 {
        1 << self.level(item)
    }

    /// What can be raised at all: the game and what was announced. A valat stands alone.
    pub const fn items(&self) -> Items {
        let valat = self.announced.within(Items::VALAT.and(Items::VALAT.by_defenders()));
        if valat.is_empty() { Items::GAME.and(self.announced) } else { valat }
    }

    /// The defender who gave kontra to an item of declarer's; `None` if nobody did.
    pub fn author(&self, item: Items) -> Option<Defender> {
        (self.level(item) > 0).then(|| which(self.kontra_by_second.has(item)))
    }

    /// The defender who announced an item of the defenders.
    pub fn announcer(&self, item: Items) -> Option<Defender> {
        (self.announced.within(Items::OF_DEFENDERS).has(item))
            .then(|| which(self.announced_by_second.has(item)))
    }

    pub(crate) fn announce(&mut self, by: Option<Defender>, items: Items) {
        self.announced = self.announced.and(items);
        if by == Some(Defender::Second) {
            self.announced_by_second = self.announced_by_second.and(items);
        }
    }

    /// What whoever is asked at this step can raise.
    pub(crate) fn raisable(&self, step: Step, rules: &Rules) -> Items {
        let mut raisable = Items::NONE;
        for item in self.items().iter() {
            let level = self.level(item);
            let theirs = Items::OF_DEFENDERS.has(item);
            let due = step.level() == level + u8::from(theirs);
            let may = match step.defender() {
                None => true,
                Some(defender) if theirs => self.announcer(item) == Some(defender),
                Some(defender) => self.author(item).is_none_or(|author| author == defender),
            };
            if due && may && i32::from(level) < rules.kontra_steps {
                raisable = raisable.and(item);
            }
        }
        raisable
    }

    pub(crate) fn raise(&mut self, step: Step, items: Items) {
        for item in items.iter() {
            if self.level(item) == 0 && step.defender() == Some(Defender::Second) {
                self.kontra_by_second = self.kontra_by_second.and(item);
            }
            self.levels += 1 << (3 * item.index());
        }
    }

    /// All of it as a number, for keys.
    pub(crate) fn code(&self) -> u64 {
        let bits = |items: Items| items.indices().fold(0_u64, |bits, index| bits | 1 << index);
        bits(self.announced)
            | bits(self.announced_by_second) << ITEMS
            | bits(self.kontra_by_second) << (2 * ITEMS)
            | u64::from(self.levels) << (3 * ITEMS)
    }
}

const fn which(second: bool) -> Defender {
    if second { Defender::Second } else { Defender::First }
}
