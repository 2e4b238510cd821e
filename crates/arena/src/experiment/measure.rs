//! What is measured of the games of one encounter.

use std::collections::HashMap;

use game::Seat;
use serde::Deserialize;

use crate::encounter::seats_of;
use crate::report::{Figure, Published, Verdict, judge};
use crate::stats::{Estimate, Resampling, Sum, bootstrap_mean, share_of_groups};
use crate::{Hall, Outcome, Seating, WinDrawLoss};

/// What is measured. Everything is seen from the player named first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// The share of games won.
    Win,
    /// The share of games drawn.
    Draw,
    /// The share of wins, a draw counting half.
    Share,
    /// The mean score.
    Score,
    /// How many moves a game has.
    Moves,
    /// Who wins, and in how many moves: for players that always play the same game.
    Course,
}

impl Measure {
    /// The word in tables.
    pub fn name(self) -> &'static str {
        match self {
            Measure::Win => "wins",
            Measure::Draw => "draws",
            Measure::Share => "share",
            Measure::Score => "score",
            Measure::Moves => "moves",
            Measure::Course => "course",
        }
    }

    /// Whether it is a share, from 0 to 1.
    pub fn is_share(self) -> bool {
        matches!(self, Measure::Win | Measure::Draw | Measure::Share)
    }

    fn value(self, outcome: &Outcome, seat: Seat) -> f64 {
        let score = outcome.scores[seat];
        let verdict = WinDrawLoss::of(&outcome.scores, seat);
        match self {
            Measure::Win => f64::from(u8::from(verdict == WinDrawLoss::Win)),
            Measure::Draw => f64::from(u8::from(verdict == WinDrawLoss::Draw)),
            Measure::Share => match verdict {
                WinDrawLoss::Win => 1.0,
                WinDrawLoss::Draw => 1.0 / outcome.scores.seats() as f64,
                WinDrawLoss::Loss => 0.0,
            },
            Measure::Score => f64::from(score),
            Measure::Moves | Measure::Course => outcome.moves as f64,
        }
    }

    /// A figure as it is written: shares with two decimals, the rest with one.
    pub(crate) fn written(self, value: f64) -> String {
        if self.is_share() { format!("{value:.2}") } else { format!("{value:.1}") }
    }
}

/// A complete group by its number: its games, each with the order of its seats.
type Group<'a> = (u64, Vec<(&'a [usize], &'a Outcome)>);

/// The games of one encounter.
pub(crate) struct Games<'a> {
    groups: Vec<Group<'a>>,
    player: usize,
    /// Whether everybody keeps the seat they were named for. Then the player named first is measured there alone,
    /// also where it plays itself: who begins is what the figure is about.
    seated: bool,
    /// Whether nobody uses chance, so that a single game is exact.
    exact: bool,
}

impl<'a> Games<'a> {
    pub(crate) fn of(hall: &'a Hall, encounter: usize, orders: &'a [Vec<usize>], exact: bool) -> Games<'a> {
        let seats = hall.rules().seats();
        let whole = |(group, outcomes): (u64, Vec<&'a Outcome>)| {
            let spoiled = seats > 2 && outcomes.iter().any(|outcome| outcome.forfeit.is_some());
            let games = || (group, orders.iter().map(Vec::as_slice).zip(outcomes).collect());
            (!spoiled).then(games)
        };
        let groups = hall.results().complete(encounter).filter_map(whole).collect();
        let met = &hall.encounters()[encounter];
        Games { groups, player: met.players[0], seated: met.seating == Seating::Fixed, exact }
    }

    /// How many games there are.
    pub(crate) fn len(&self) -> usize {
        self.groups.iter().map(|(_, games)| games.len()).sum()
    }

    /// The sum of each group.
    pub(crate) fn sums(&self, measure: Measure) -> Vec<Sum> {
        self.numbered(measure).into_iter().map(|(_, sum)| sum).collect()
    }

    /// The sum of each group, with its number.
    fn numbered(&self, measure: Measure) -> Vec<(u64, Sum)> {
        let sum = |(number, group): &Group<'_>| {
            let mut sum = Sum::default();
            for (order, outcome) in group {
                let seats = if self.seated { 1 } else { order.len() };
                for seat in seats_of(order, self.player).take(seats) {
                    sum.add(measure.value(outcome, seat));
                }
            }
            (*number, sum)
        };
        self.groups.iter().map(sum).collect()
    }

    /// Whether every group was exactly the same: players without chance repeat one game, and then its result
    /// is exact, not a sample.
    pub(crate) fn are_all_the_same(&self) -> bool {
        let lines =
            |(_, group): &Group<'_>| -> Vec<u64> { group.iter().map(|(_, outcome)| outcome.line).collect() };
        let enough = self.groups.len() > 1 || (self.exact && !self.groups.is_empty());
        enough && self.groups.windows(2).all(|two| lines(&two[0]) == lines(&two[1]))
    }

    /// The figure with its interval.
    pub(crate) fn estimate(&self, measure: Measure) -> Option<Estimate> {
        let sums = self.sums(measure);
        if self.are_all_the_same() {
            return Some(Estimate::exact(sums[0].total / sums[0].weight));
        }
        estimate(measure, &sums)
    }

    /// How much more these games have than others on the same deals, as far as both were played.
    pub(crate) fn more_than(&self, other: &Games<'_>, measure: Measure) -> Figure {
        let mean = |sum: &Sum| sum.total / sum.weight.max(1.0);
        let (own, others) = (self.numbered(measure), other.numbered(measure));
        let more: Vec<Sum> =
            in_both(&own, &others).map(|(own, other)| Sum::one(mean(own) - mean(other))).collect();
        let value = bootstrap_mean(&more, Resampling::default());
        let (text, note) = match value {
            None => ("-".to_owned(), "no complete group".to_owned()),
            Some(value) => (format!("{:+.2}", value.mean), value.signed_ends(2)),
        };
        Figure { name: String::new(), text, value, note, published: None, verdict: None }
    }

    /// Why there is no interval: every game is the same.
    fn no_chance(&self) -> String {
        match self.len() {
            1 if self.exact => "nobody uses chance: one game".to_owned(),
            1 => "one game".to_owned(),
            games => format!("all {games} games the same"),
        }
    }

    /// The figure for a table, beside what was published.
    pub(crate) fn figure(&self, measure: Measure, published: Option<Published>) -> Figure {
        let name = measure.name().to_owned();
        let shown = published.map(|published| measure.written(published.value));
        let Some(value) = self.estimate(measure) else {
            let (text, note) = ("-".to_owned(), "no complete group".to_owned());
            return Figure { name, text, value: None, note, published: shown, verdict: None };
        };
        let note = if self.are_all_the_same() {
            self.no_chance()
        } else if value.half_width().is_finite() {
            format!("{} to {}", measure.written(value.low), measure.written(value.high))
        } else {
            "one game: no interval".to_owned()
        };
        Figure {
            name,
            text: measure.written(value.mean),
            value: Some(value),
            note,
            published: shown,
            verdict: published.map(|published| judge(value, published)),
        }
    }

    /// Who won and in how many moves, if that is the same in all games; beside what was published.
    /// A draw is counted up to where the game begins to repeat itself, if `beginnings` has its line.
    pub(crate) fn course(&self, published: Option<&Course>, beginnings: &HashMap<u64, usize>) -> Figure {
        let courses: Vec<Course> = self
            .groups
            .iter()
            .flat_map(|(_, games)| games)
            .map(|(_, outcome)| Course {
                winner: outcome.scores.as_slice().iter().position(|score| *score > 0),
                moves: beginnings.get(&outcome.line).copied().unwrap_or(outcome.moves),
            })
            .collect();
        let same = courses.windows(2).all(|two| two[0] == two[1]);
        let (text, note) = match courses.first() {
            None => ("-".to_owned(), "no game".to_owned()),
            Some(course) if same => (course.to_string(), self.no_chance()),
            Some(_) => {
                let share = |winner: Option<usize>| {
                    let number = courses.iter().filter(|course| course.winner == winner).count();
                    number as f64 / courses.len() as f64
                };
                let (first, second, drawn) = (share(Some(0)), share(Some(1)), share(None));
                (
                    format!("first {first:.2}, second {second:.2}, draw {drawn:.2}"),
                    format!("{} games", courses.len()),
                )
            }
        };
        let verdict = published.filter(|_| !courses.is_empty()).map(|published| {
            if !same {
                Verdict::CannotSay
            } else if courses[0] == *published {
                Verdict::Agrees
            } else {
                Verdict::Differs
            }
        });
        let value = match courses.first() {
            Some(course) if same => Some(Estimate::exact(course.moves as f64)),
            _ => bootstrap_mean(&self.sums(Measure::Moves), Resampling::default()),
        };
        Figure {
            name: String::new(),
            text,
            value,
            note,
            published: published.map(ToString::to_string),
            verdict,
        }
    }
}

/// The figure of several encounters together, beside what was published.
pub(crate) fn pooled(measure: Measure, sums: &[Sum], published: Published) -> Figure {
    let shown = Some(measure.written(published.value));
    let Some(value) = estimate(measure, sums) else {
        let (text, note) = ("-".to_owned(), "no complete group".to_owned());
        return Figure { name: String::new(), text, value: None, note, published: shown, verdict: None };
    };
    Figure {
        name: String::new(),
        text: measure.written(value.mean),
        value: Some(value),
        note: format!("{} to {}", measure.written(value.low), measure.written(value.high)),
        published: shown,
        verdict: Some(judge(value, published)),
    }
}

/// What stands under the same number in two lists that are in the order of their numbers.
pub(crate) fn in_both<'a, T>(
    one: &'a [(u64, T)],
    other: &'a [(u64, T)],
) -> impl Iterator<Item = (&'a T, &'a T)> {
    let same = |number: &u64| other.binary_search_by_key(number, |(known, _)| *known).ok();
    one.iter().filter_map(move |(number, value)| Some((value, &other[same(number)?].1)))
}

/// The interval of a measure from the sums of its groups.
pub(crate) fn estimate(measure: Measure, sums: &[Sum]) -> Option<Estimate> {
    let usual = Resampling::default();
    if measure.is_share() { share_of_groups(sums, usual) } else { bootstrap_mean(sums, usual) }
}

/// Who won, by seat, and in how many moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    pub(crate) winner: Option<usize>,
    pub(crate) moves: usize,
}

impl std::fmt::Display for Course {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let who = match self.winner {
            None => "draw",
            Some(0) => "first",
            Some(1) => "second",
            Some(2) => "third",
            Some(_) => "fourth",
        };
        write!(f, "{who} in {}", self.moves)
    }
}

impl std::str::FromStr for Course {
    type Err = String;

    /// Reads `first 17`, `second in 26` or `draw 31`.
    fn from_str(text: &str) -> Result<Course, String> {
        let wrong = || format!("expected who wins and in how many moves, as in \"first 17\", got \"{text}\"");
        let mut words = text.split_whitespace().filter(|word| *word != "in");
        let (who, moves) = (words.next().ok_or_else(wrong)?, words.next().ok_or_else(wrong)?);
        let winner = match who {
            "draw" => None,
            "first" => Some(0),
            "second" => Some(1),
            "third" => Some(2),
            "fourth" => Some(3),
            _ => return Err(wrong()),
        };
        Ok(Course { winner, moves: moves.parse().map_err(|_| wrong())? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A group that is missing on one side must not shift all that come after it.
    #[test]
    fn groups_are_compared_with_those_of_the_same_number() {
        let (one, other) = ([(0, 'a'), (2, 'b'), (3, 'c')], [(1, 'd'), (2, 'e'), (3, 'f'), (4, 'g')]);
        assert_eq!(in_both(&one, &other).collect::<Vec<_>>(), [(&'b', &'e'), (&'c', &'f')]);
    }

    #[test]
    fn courses_are_read_and_written() {
        let course: Course = "second 26".parse().unwrap();
        assert_eq!(course, Course { winner: Some(1), moves: 26 });
        assert_eq!(course.to_string(), "second in 26");
        assert_eq!("draw in 31".parse::<Course>().unwrap().winner, None);
        assert!("nobody 3".parse::<Course>().unwrap_err().starts_with("expected who wins"));
        assert!("first soon".parse::<Course>().is_err());
    }
}
