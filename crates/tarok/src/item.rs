//! What a deal is played for: the game itself and what was announced beside it.

use std::fmt;

use game::NotationError;

/// A set of items. Written in the order `game trula kings pagat valat`, those of the defenders behind them with `/d`;
/// `none` for no item.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Items(u16);

/// How many items there are.
pub(crate) const ITEMS: usize = 9;

const WORDS: [&str; ITEMS] =
    ["game", "trula", "kings", "pagat", "valat", "trula/d", "kings/d", "pagat/d", "valat/d"];

impl Items {
    /// Nothing.
    pub const NONE: Items = Items(0);
    /// The game itself.
    pub const GAME: Items = Items(1);
    /// Pagat, mond and škis in declarer's tricks.
    pub const TRULA: Items = Items(1 << 1);
    /// The four kings in declarer's tricks.
    pub const KINGS: Items = Items(1 << 2);
    /// The last trick won with declarer's pagat.
    pub const PAGAT: Items = Items(1 << 3);
    /// All tricks for declarer.
    pub const VALAT: Items = Items(1 << 4);
    /// What declarer can announce beside each other.
    pub const BONUSES: Items = Items(0b1110);
    /// All that belongs to the defenders.
    pub const OF_DEFENDERS: Items = Items(0b1_1110_0000);

    /// The same announcements made by the defenders.
    #[must_use]
    pub const fn by_defenders(self) -> Items {
        Items(self.0 << 4 & Items::OF_DEFENDERS.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether all of these are among them.
    pub const fn has(self, other: Items) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether any of these is among them.
    pub const fn meets(self, other: Items) -> bool {
        self.0 & other.0 != 0
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Items) -> Items {
        Items(self.0 | other.0)
    }

    /// Those that are also in `other`.
    #[must_use]
    pub const fn within(self, other: Items) -> Items {
        Items(self.0 & other.0)
    }

    /// Those that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Items) -> Items {
        Items(self.0 & !other.0)
    }

    /// The numbers of the items, in their order.
    pub(crate) fn indices(self) -> impl Iterator<Item = usize> {
        (0..ITEMS).filter(move |index| self.0 >> index & 1 == 1)
    }

    /// The items one by one.
    pub fn iter(self) -> impl Iterator<Item = Items> {
        self.indices().map(|index| Items(1 << index))
    }

    /// The number of one item.
    pub(crate) const fn index(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    /// The subset at a place when all subsets are counted through, the empty one first.
    pub(crate) fn subset(self, place: usize) -> Items {
        let chosen = self.iter().enumerate().filter(|(bit, _)| place >> bit & 1 == 1);
        chosen.fold(Items::NONE, |all, (_, item)| all.and(item))
    }

    /// Reads words of `text`, each with the byte where it starts: items, each once, or `none`.
    pub(crate) fn parse<'a>(
        text: &str,
        words: impl Iterator<Item = (usize, &'a str)>,
    ) -> Result<Items, NotationError> {
        let mut items = None;
        for (at, word) in words {
            let said = match WORDS.iter().position(|known| *known == word) {
                Some(index) => Items(1 << index),
                None if word == "none" && items.is_none() => Items::NONE,
                None => return Err(NotationError::new(text, at, EXPECTED)),
            };
            let before = items.unwrap_or_default();
            if items == Some(Items::NONE) {
                return Err(NotationError::new(text, at, "nothing after none"));
            }
            if before.meets(said) {
                return Err(NotationError::new(text, at, "each item only once"));
            }
            items = Some(before.and(said));
        }
        items.ok_or_else(|| NotationError::new(text, text.len(), EXPECTED))
    }
}

const EXPECTED: &str = "game, trula, kings, pagat or valat, those of the defenders with /d, or none";

impl fmt::Display for Items {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let words: Vec<&str> = self.indices().map(|index| WORDS[index]).collect();
        f.write_str(&words.join(" "))
    }
}
