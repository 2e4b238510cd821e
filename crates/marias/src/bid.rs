//! Goals, and bids: sets of statements about them.

use std::fmt;

/// What can be played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goal {
    /// More points than the other side.
    Hra,
    /// The last trick with the trump seven.
    Sedma,
    /// A hundred points.
    Stovka,
    /// No trick.
    Betl,
    /// All tricks.
    Durch,
}

impl Goal {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All of them in the order of the notation.
    pub const ALL: [Goal; Goal::COUNT] = [Goal::Hra, Goal::Sedma, Goal::Stovka, Goal::Betl, Goal::Durch];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        ["hra", "sedma", "stovka", "betl", "durch"][self as usize]
    }
}

/// What a raise is called: the first, the second and so on.
pub const RAISES: [&str; 7] = ["flek", "re", "tutti", "boty", "kalhoty", "kaiser", "rekaiser"];

/// What a seat says in one turn: a set of statements, each the announcement of a goal or its raise. Silence is the
/// empty set.
///
/// ```
/// use marias::{Bid, Goal};
/// let bid = Bid::NONE.announcing(Goal::Sedma).raising(Goal::Hra);
/// assert_eq!(bid.to_string(), "bid sedma flek:hra");
/// assert_eq!(Bid::NONE.to_string(), "pass");
/// assert!(bid.raises(Goal::Hra) && !bid.announces(Goal::Hra));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bid(u16);

impl Bid {
    /// Silence.
    pub const NONE: Bid = Bid(0);

    /// With the announcement of a goal.
    #[must_use]
    pub const fn announcing(self, goal: Goal) -> Bid {
        Bid(self.0 | 1 << goal as u16)
    }

    /// With the raise of a goal.
    #[must_use]
    pub const fn raising(self, goal: Goal) -> Bid {
        Bid(self.0 | 1 << (Goal::COUNT as u16 + goal as u16))
    }

    /// Whether a goal is announced.
    pub const fn announces(self, goal: Goal) -> bool {
        self.0 >> goal as u16 & 1 == 1
    }

    /// Whether a goal is raised.
    pub const fn raises(self, goal: Goal) -> bool {
        self.0 >> (Goal::COUNT as u16 + goal as u16) & 1 == 1
    }

    /// Whether nothing is said.
    pub const fn is_silence(self) -> bool {
        self.0 == 0
    }

    /// How many statements it has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has no statement; the same as [`is_silence`](Bid::is_silence).
    pub const fn is_empty(self) -> bool {
        self.is_silence()
    }

    /// The statements of both.
    #[must_use]
    pub const fn and(self, other: Bid) -> Bid {
        Bid(self.0 | other.0)
    }

    /// Every set of these statements, the smallest first, silence included.
    pub(crate) fn subsets(self) -> impl Iterator<Item = Bid> {
        let mut next = Some(0_u16);
        std::iter::from_fn(move || {
            let now = next?;
            let after = (now | !self.0).wrapping_add(1) & self.0;
            next = (after != 0).then_some(after);
            Some(Bid(now))
        })
    }

    /// The words of its statements in the fixed order.
    pub fn words(self) -> impl Iterator<Item = String> {
        let announced = Goal::ALL.into_iter().filter(move |goal| self.announces(*goal));
        let raised = Goal::ALL.into_iter().filter(move |goal| self.raises(*goal));
        announced.map(|goal| goal.word().to_owned()).chain(raised.map(|goal| format!("flek:{}", goal.word())))
    }

    /// The statement that a word makes.
    pub(crate) fn of_word(word: &str) -> Option<Bid> {
        let of = |word: &str| Goal::ALL.into_iter().find(|goal| goal.word() == word);
        match word.strip_prefix("flek:") {
            Some(goal) => of(goal).map(|goal| Bid::NONE.raising(goal)),
            None => of(word).map(|goal| Bid::NONE.announcing(goal)),
        }
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_silence() {
            return f.write_str("pass");
        }
        f.write_str("bid")?;
        self.words().try_for_each(|word| write!(f, " {word}"))
    }
}

impl fmt::Debug for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
