//! The café's regulars: the names under which the house's own player sits at a table, one for each level. They are the same
//! in every language; the app reads the same file and draws their faces.

use std::sync::LazyLock;

use serde::Deserialize;

/// The cast, as `data/regulars.json` has it.
#[derive(Debug, Deserialize)]
struct Cast {
    /// From the first level to the last.
    regulars: Vec<String>,
    /// Those who help out where two play at one level.
    friends: Vec<String>,
}

static CAST: LazyLock<Cast> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/regulars.json"))
        .expect("the cast is written by us, and tested")
});

/// The regular who plays at a level, counted from 1.
///
/// ```
/// assert_eq!(catalog::regular(4), Some("Ida"));
/// assert_eq!(catalog::regular(0), None);
/// ```
pub fn regular(level: usize) -> Option<&'static str> {
    CAST.regulars.get(level.checked_sub(1)?).map(String::as_str)
}

/// How many levels there are, and so the strongest.
pub fn levels() -> usize {
    CAST.regulars.len()
}

/// Who plays at these levels at one table; whoever plays at none is nobody of the cast. A second player of one level is a
/// friend of the house, so that all can be told apart.
///
/// ```
/// let seats = catalog::cast([None, Some(4), Some(4)]);
/// assert_eq!(seats, [None, Some("Ida"), Some("Emil")]);
/// ```
pub fn cast(levels: impl IntoIterator<Item = Option<usize>>) -> Vec<Option<&'static str>> {
    let mut seats: Vec<Option<&'static str>> = Vec::new();
    for level in levels {
        let name = level.and_then(regular).map(|name| {
            let friends = CAST.friends.iter().map(String::as_str);
            std::iter::once(name).chain(friends).find(|one| !seats.contains(&Some(one))).unwrap_or(name)
        });
        seats.push(name);
    }
    seats
}

/// Everybody of the cast: the regulars by their level, then their friends.
pub fn everybody() -> impl Iterator<Item = &'static str> {
    CAST.regulars.iter().chain(&CAST.friends).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn ten_levels_have_a_regular_and_all_names_differ() {
        assert!((1..=10).all(|level| regular(level).is_some()));
        assert_eq!(regular(11), None);
        assert_eq!(levels(), 10);
        let names: Vec<&str> = everybody().collect();
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
        assert!(names.len() > 12, "a table of four engines of one level needs three friends");
    }
}
