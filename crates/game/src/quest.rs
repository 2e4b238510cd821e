//! What a puzzle may ask beside who wins: one thing that is brought about, or as little lost as possible.

/// How the answers to a quest are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Yes or no: 1 where it is brought about.
    Reach,
    /// What is lost anyway, but as little of it as possible.
    LoseLeast,
    /// As little taken as possible.
    TakeLeast,
}

/// One kind of puzzle of a game.
///
/// ```
/// use game::{Asks, Quest};
/// let seven = Quest { name: "seven", aim: "seven", asks: Asks::Reach };
/// assert_eq!(seven.set_by(&[0, 1, 0]), Some("seven".to_owned()));
/// assert_eq!(seven.set_by(&[0, 1, 1]), None, "two moves are right: nothing to find");
/// let way_out = Quest { name: "money", aim: "money", asks: Asks::LoseLeast };
/// assert_eq!(way_out.set_by(&[-4, -2, -8]), Some("money -2".to_owned()));
/// assert_eq!(way_out.set_by(&[-4, 2, -8]), None, "nothing need be lost");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quest {
    /// Its name: the first word of the puzzle's task.
    pub name: &'static str,
    /// What the solver [aims at](crate::Solver::aim_at) for it.
    pub aim: &'static str,
    /// How answers are told apart.
    pub asks: Asks,
}

impl Quest {
    /// What a score of the solver is worth to whoever is asked: more is better.
    pub const fn worth(&self, score: i32) -> i32 {
        match self.asks {
            Asks::Reach | Asks::LoseLeast => score,
            Asks::TakeLeast => -score,
        }
    }

    /// The task that moves of these worths set; `None` where no move, or more than one, is right.
    pub fn set_by(&self, worths: &[i32]) -> Option<String> {
        let best = worths.iter().copied().max()?;
        if worths.iter().filter(|worth| **worth == best).count() > 1 {
            return None;
        }
        match self.asks {
            Asks::Reach => (best == 1).then(|| self.name.to_owned()),
            Asks::LoseLeast => (best < 0).then(|| format!("{} {best}", self.name)),
            Asks::TakeLeast => Some(format!("{} {}", self.name, -best)),
        }
    }
}
