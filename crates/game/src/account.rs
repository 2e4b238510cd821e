//! The account of a finished game: how its scores came about, entry by entry, as data.
//!
//! A game says what it counted and what each thing is worth; records, the wire, the terminal and the score
//! sheet show it without knowing the game. What is counted and multiplied is named by short keys; the game
//! declares a name in words for each ([`Game::account_words`](crate::Game::account_words)), and interfaces
//! translate by the key.

use std::borrow::Cow;
use std::fmt::{self, Write};

use serde::{Deserialize, Serialize};

use crate::{Scores, Seat};

/// A key of the game and its name in words, as in `("hra", "game")`.
pub type AccountWord = (&'static str, &'static str);

/// How the scores of a finished game came about. Empty for games whose result says everything.
///
/// Where there are entries, their scores add up to the scores of the ending.
///
/// ```
/// use game::{Account, AccountEntry, Scores};
/// // Mariáš: forhont made a hra that was raised once, in hearts, 60 : 30; nothing else counted.
/// let points = Scores::of([60, 30, 30]);
/// let hra = AccountEntry::worth("hra", 1).times_factor("flek", 2).times_factor("hearts", 2);
/// let account = Account::new().counted("points", points).with(hra.shared(&[2, -1, -1]));
/// assert_eq!(account.entries[0].scores.as_slice(), [8, -4, -4]);
/// assert_eq!(account.entries[0].to_string(), "hra 1 x flek 2 x hearts 2 = 4");
/// assert_eq!(account.total(3).as_slice(), [8, -4, -4]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Account {
    /// What was counted during play, in units of its own: card points, tricks, rings. A side's number stands
    /// at each of its seats. It explains the entries and is not added to them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<AccountCount>,
    /// What was scored, in the unit of the scores.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<AccountEntry>,
}

/// Something that was counted for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AccountCount {
    /// The key of what was counted: `points`.
    pub what: Cow<'static, str>,
    /// The number of each seat.
    pub each: Scores,
}

/// One thing that brought or cost something.
///
/// Where it has a worth, that is `base` x `times` x every factor, and what each seat gets of it is a whole
/// multiple: forhont twice, each opponent once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AccountEntry {
    /// The key of what was scored: `hra`, `pagat`, `cap`.
    pub what: Cow<'static, str>,
    /// What it is worth once. `None` where every seat has an amount of its own that is no multiple of one
    /// worth: what a limit cuts off, minus the points that each seat took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<i32>,
    /// How often it counts: the tens above a hundred, the times that somebody failed. Usually 1.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub times: i32,
    /// What multiplies it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub factors: Vec<Factor>,
    /// What each seat gets or pays for it.
    pub scores: Scores,
}

/// Something that multiplies an entry of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Factor {
    /// The key of what multiplies: `flek`, `hearts`, `radelc`.
    pub what: Cow<'static, str>,
    /// By how much, at least 1.
    pub by: i32,
}

const fn once() -> i32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_once(times: &i32) -> bool {
    *times == 1
}

impl Account {
    /// An account with nothing in it.
    pub fn new() -> Account {
        Account::default()
    }

    /// With something more that was counted for each seat.
    #[must_use]
    pub fn counted(mut self, what: &'static str, each: Scores) -> Account {
        self.counts.push(AccountCount { what: what.into(), each });
        self
    }

    /// With one more entry.
    #[must_use]
    pub fn with(mut self, entry: AccountEntry) -> Account {
        self.entries.push(entry);
        self
    }

    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty() && self.entries.is_empty()
    }

    /// The sum of all entries for a table of `seats`.
    pub fn total(&self, seats: usize) -> Scores {
        let mut total = Scores::zero(seats);
        for entry in &self.entries {
            for seat in Seat::all(seats.min(entry.scores.seats())) {
                total[seat] += entry.scores[seat];
            }
        }
        total
    }

    /// Every key that the account uses.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let counts = self.counts.iter().map(|count| &*count.what);
        let entries = self.entries.iter().flat_map(|entry| {
            std::iter::once(&*entry.what).chain(entry.factors.iter().map(|factor| &*factor.what))
        });
        counts.chain(entries)
    }
}

impl AccountEntry {
    /// Something that is worth `base`; say next what multiplies it, and last who gets it
    /// ([`shared`](AccountEntry::shared)).
    pub fn worth(what: &'static str, base: i32) -> AccountEntry {
        AccountEntry {
            what: what.into(),
            base: Some(base),
            times: 1,
            factors: Vec::new(),
            scores: Scores::zero(0),
        }
    }

    /// Something for which every seat has an amount of its own.
    pub fn given(what: &'static str, scores: Scores) -> AccountEntry {
        AccountEntry { what: what.into(), base: None, times: 1, factors: Vec::new(), scores }
    }

    /// Counted so often.
    #[must_use]
    pub fn times(mut self, times: i32) -> AccountEntry {
        self.times = times;
        self
    }

    /// Multiplied by something. A factor of 1 says nothing and is left out.
    #[must_use]
    pub fn times_factor(mut self, what: &'static str, by: i32) -> AccountEntry {
        if by != 1 {
            self.factors.push(Factor { what: what.into(), by });
        }
        self
    }

    /// How often each seat gets (or, below zero, pays) the worth.
    #[must_use]
    pub fn shared(mut self, shares: &[i32]) -> AccountEntry {
        let worth = self.product().unwrap_or(0);
        let amounts: Vec<i32> = shares.iter().map(|share| share * worth).collect();
        self.scores = Scores::from_slice(&amounts).expect("a table has at most four seats");
        self
    }

    /// Base x times x factors, where there is a base.
    pub fn product(&self) -> Option<i32> {
        let factors: i32 = self.factors.iter().map(|factor| factor.by).product();
        self.base.map(|base| base * self.times * factors)
    }

    /// The entry in words, each key replaced by what `name` gives for it: `game 1 x flek 2 x hearts 2 = 4`.
    pub fn text(&self, name: impl Fn(&str) -> String) -> String {
        let mut text = name(&self.what);
        let (Some(base), Some(product)) = (self.base, self.product()) else { return text };
        let _ = write!(text, " {base}");
        if self.times != 1 {
            let _ = write!(text, " x {}", self.times);
        }
        for factor in &self.factors {
            let _ = write!(text, " x {} {}", name(&factor.what), factor.by);
        }
        if self.times != 1 || !self.factors.is_empty() {
            let _ = write!(text, " = {product}");
        }
        text
    }
}

impl fmt::Display for AccountEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(str::to_owned))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_account_is_written_without_what_says_nothing() {
        let made = AccountEntry::worth("stovka", 4).times(3).times_factor("flek", 1).shared(&[2, -1, -1]);
        let cut = AccountEntry::given("cap", Scores::of([-4, 2, 2]));
        let account = Account::new().with(made).with(cut);
        let written = json!({"entries": [
            {"what": "stovka", "base": 4, "times": 3, "scores": [24, -12, -12]},
            {"what": "cap", "scores": [-4, 2, 2]},
        ]});
        assert_eq!(serde_json::to_value(&account).unwrap(), written);
        assert_eq!(serde_json::from_value::<Account>(written).unwrap(), account);
        assert_eq!(account.total(3).as_slice(), [20, -10, -10]);
        assert_eq!(account.entries[0].to_string(), "stovka 4 x 3 = 12");
        assert_eq!(account.entries[1].to_string(), "cap");
        assert_eq!(serde_json::to_value(Account::new()).unwrap(), json!({}));
    }

    #[test]
    fn a_text_uses_the_names_of_the_game() {
        let name = |key: &str| if key == "hra" { "game".to_owned() } else { key.to_owned() };
        let entry = AccountEntry::worth("hra", 1).times_factor("re", 4).shared(&[-2, 1, 1]);
        assert_eq!(entry.text(name), "game 1 x re 4 = 4");
        assert_eq!(AccountEntry::worth("hra", 1).text(name), "game 1");
    }
}
