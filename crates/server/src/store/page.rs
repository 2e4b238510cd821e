//! Pages of lists that go from new to old.

use std::fmt;
use std::str::FromStr;

use super::PAGE;
use crate::table::Millis;

/// The last row of a page, after which the following page begins. Rows of one moment stand in the order of their
/// names, so that none is lost when a page ends among them.
///
/// ```
/// use server::store::Mark;
///
/// let mark: Mark = "1763242000000-abc-1".parse().unwrap();
/// assert_eq!((mark.at, mark.id.as_str()), (1763242000000, "abc-1"));
/// assert_eq!(mark.to_string(), "1763242000000-abc-1");
/// // A moment alone: everything before it.
/// assert_eq!("1763242000000".parse::<Mark>().unwrap().id, "");
/// assert!("yesterday".parse::<Mark>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Its moment.
    pub at: Millis,
    /// Its name; empty where everything of this moment is passed over.
    pub id: String,
}

impl Mark {
    /// Before everything: where the first page begins.
    pub(super) fn first() -> Mark {
        Mark { at: Millis::MAX, id: String::new() }
    }

    /// Where the page after these rows begins, by the moment and the name of a row; `None` if they are the last.
    pub fn after<T>(rows: &[T], place: impl FnOnce(&T) -> (Millis, &str)) -> Option<Mark> {
        let (at, id) = place(rows.last().filter(|_| rows.len() as i64 == PAGE)?);
        Some(Mark { at, id: id.to_owned() })
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.at, self.id)
    }
}

impl FromStr for Mark {
    type Err = String;

    fn from_str(text: &str) -> Result<Mark, String> {
        let (at, id) = text.split_once('-').unwrap_or((text, ""));
        let at =
            at.parse().map_err(|_| "before: expected the \"next\" of an earlier page, or milliseconds")?;
        Ok(Mark { at, id: id.to_owned() })
    }
}
