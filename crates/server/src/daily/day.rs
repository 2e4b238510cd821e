//! Days as the house counts them: from midnight to midnight of universal time, the same for everybody.

use std::fmt;
use std::str::FromStr;

use time::{Date, Month};

use crate::table::Millis;

/// A day has so many milliseconds.
const DAY_MS: Millis = 86_400_000;
/// The Julian day of 1 January 1970.
const EPOCH: i64 = 2_440_588;
/// How many days back deals and puzzles can be played.
const BACK: i64 = 366;

/// A day, counted from 1970, written `2026-11-18`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub i64);

impl Day {
    /// The day of a moment.
    pub fn of(at: Millis) -> Day {
        Day(at.div_euclid(DAY_MS))
    }

    /// The first day that can be played on this one.
    #[must_use]
    pub fn first(self) -> Day {
        Day(self.0 - BACK)
    }

    fn date(self) -> Option<Date> {
        Date::from_julian_day(i32::try_from(self.0 + EPOCH).ok()?).ok()
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.date() {
            Some(date) => {
                write!(f, "{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day())
            }
            None => write!(f, "day {}", self.0),
        }
    }
}

impl FromStr for Day {
    type Err = String;

    /// ```
    /// use server::daily::Day;
    /// assert_eq!("1970-01-03".parse(), Ok(Day(2)));
    /// assert!("2026-02-30".parse::<Day>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Day, String> {
        let bad = || "day: expected a date as in 2026-11-18".to_owned();
        let plain = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        let mut parts = text.split('-').filter(|_| plain);
        let mut next = || parts.next().and_then(|part| part.parse::<u16>().ok()).ok_or_else(bad);
        let (year, month, day) = (next()?, next()?, next()?);
        let byte = |number: u16| u8::try_from(number).map_err(|_| bad());
        let month = Month::try_from(byte(month)?).map_err(|_| bad())?;
        let date = Date::from_calendar_date(year.into(), month, byte(day)?).map_err(|_| bad())?;
        Ok(Day(i64::from(date.to_julian_day()) - EPOCH))
    }
}

/// How many days in a row somebody was there, up to today or, where today is still to come, up to yesterday. The days are
/// those of somebody, the latest first.
pub fn streak(days: &[Day], today: Day) -> usize {
    let yesterday = Day(today.0 - 1);
    let Some(last) = days.first().filter(|last| **last == today || **last == yesterday) else { return 0 };
    days.iter().zip(0..).take_while(|(day, back)| day.0 == last.0 - back).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_and_read() {
        for (text, day) in [("1970-01-01", 0), ("2024-02-29", 19_782), ("2026-11-18", 20_775)] {
            assert_eq!(text.parse(), Ok(Day(day)));
            assert_eq!(Day(day).to_string(), text);
        }
        assert_eq!(Day::of(20_775 * DAY_MS + DAY_MS - 1), Day(20_775));
        for bad in ["", "today", "2026-13-01", "2026-1-1", "2026-11-18T", "+026-11-18", "2023-02-29"] {
            assert!(bad.parse::<Day>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_streak_ends_with_the_first_day_that_is_missing() {
        let days = |numbers: &[i64]| numbers.iter().copied().map(Day).collect::<Vec<_>>();
        assert_eq!(streak(&days(&[9, 8, 7, 5]), Day(9)), 3);
        assert_eq!(streak(&days(&[8, 7, 5]), Day(9)), 2, "today is not over");
        assert_eq!(streak(&days(&[7, 6]), Day(9)), 0);
        assert_eq!(streak(&[], Day(9)), 0);
    }
}
