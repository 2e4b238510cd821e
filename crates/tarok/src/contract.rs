//! The games that can be bid, and klop, which nobody bids for.

use std::fmt;

/// What is played in a deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Contract {
    /// Declarer takes one of two groups of three from the talon.
    Three,
    /// One of three groups of two.
    Two,
    /// One of six cards.
    One,
    /// Alone, without the talon.
    Solo,
    /// Berač: declarer must take no trick.
    Beggar,
    /// Nobody declares; whoever takes fewest points loses least.
    Klop,
}

impl Contract {
    /// Everything that can be bid, klop last.
    pub const ALL: [Contract; 6] =
        [Contract::Three, Contract::Two, Contract::One, Contract::Solo, Contract::Beggar, Contract::Klop];

    /// Its word in a bid.
    pub const fn word(self) -> &'static str {
        ["three", "two", "one", "solo", "beggar", "klop"][self as usize]
    }

    /// The contract of a word.
    pub fn of_word(word: &str) -> Option<Contract> {
        Contract::ALL.into_iter().find(|contract| contract.word() == word)
    }

    /// How many cards of the talon declarer takes, and discards: none but in three, two and one.
    #[inline]
    pub const fn group_size(self) -> usize {
        match self {
            Contract::Three => 3,
            Contract::Two => 2,
            Contract::One => 1,
            _ => 0,
        }
    }

    /// Whether the talon is opened and one group of it taken: three, two and one.
    #[inline]
    pub const fn opens_talon(self) -> bool {
        self.group_size() > 0
    }

    /// Whether it is scored by points of declarer: all but beggar and klop.
    #[inline]
    pub const fn is_for_points(self) -> bool {
        !matches!(self, Contract::Beggar | Contract::Klop)
    }

    /// Whether everybody must beat the winning card if they can: klop and beggar.
    #[inline]
    pub const fn must_beat(self) -> bool {
        !self.is_for_points()
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
