//! Where a drawn game begins to repeat itself. A source that counts the moves of a draw counts up to there, not up to the
//! occurrence of a position at which the rules stop the game.

use std::collections::HashMap;

use catalog::Catalog;
use game::Record;

use crate::{ArenaError, Entry, Hall};

use super::Workshop;

/// For each game of a hall that was drawn by repetition, by the number of its line: after how many moves its last position
/// stood on the board for the first time.
pub(super) fn beginnings(
    workshop: &mut Workshop<'_>,
    hall: &Hall,
) -> Result<HashMap<u64, usize>, ArenaError> {
    let mut found = HashMap::new();
    for (encounter, sheet) in hall.sheets().iter().enumerate() {
        for (group, place, outcome) in hall.results().games(encounter) {
            let decided = outcome.scores.as_slice().iter().any(|score| *score != 0);
            if decided || found.contains_key(&outcome.line) {
                continue;
            }
            let Some(line) = workshop.ledger.line(*sheet, group, place)? else { continue };
            let Ok(entry) = serde_json::from_str::<Entry>(&line) else { continue };
            if let Some(moves) = beginning(workshop.catalog, &entry.record)? {
                found.insert(outcome.line, moves);
            }
        }
    }
    Ok(found)
}

/// After how many moves the last position of a game occurred first, if it occurred before.
fn beginning(catalog: &Catalog, record: &Record) -> Result<Option<usize>, ArenaError> {
    let mut table = catalog.replay(record)?;
    let last = table.position_text();
    while table.undo().is_some() {}
    for (made, mv) in record.moves.iter().enumerate() {
        if table.position_text() == last {
            return Ok(Some(made));
        }
        table.play(mv)?;
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use catalog::Start;
    use game::Options;

    use super::*;

    fn beginning_of(moves: &str) -> Option<usize> {
        let catalog = Catalog::house();
        let rules = catalog.game("gobblet3").unwrap().rules(&Options::none()).unwrap();
        let mut table = rules.table(&Start::Usual).unwrap();
        for mv in moves.split_whitespace() {
            table.play(mv).unwrap();
        }
        beginning(&catalog, &table.record(vec!["one".to_owned(), "other".to_owned()])).unwrap()
    }

    #[test]
    fn a_draw_is_counted_up_to_the_first_of_three_equal_positions() {
        let there_and_back = "a1-a2 c3-c2 a2-a1 c2-c3";
        let drawn = format!("3@a1 3@c3 {there_and_back} {there_and_back}");
        assert_eq!(beginning_of(&drawn), Some(2));
        assert_eq!(beginning_of("3@a1 3@c3 a1-a2"), None, "nothing came again");
    }
}
