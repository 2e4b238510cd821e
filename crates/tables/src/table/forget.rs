//! A log without one of its people.
//!
//! Whoever leaves the house for good is forgotten everywhere: a log is written anew with a pseudonym for the person, and
//! reads like one of a table at which somebody sat. Moves and results stay, for they are the others' too.

use std::sync::Arc;

use catalog::Catalog;
use game::Seat;

use super::state::Damaged;
use super::{Entry, Sitter, Table, What};

/// What others read instead of a name.
pub const SOMEBODY: &str = "somebody";
/// What others read instead of what somebody said.
const UNSAID: &str = "…";

/// A log in which somebody does not occur any more, and what it adds up to.
#[derive(Debug)]
pub struct Forgotten {
    /// The table.
    pub table: Table,
    /// The entries that are different, with their numbers from 1.
    pub changed: Vec<(u64, Entry)>,
    /// The records of this table in which the person has seats, and which.
    pub records: Vec<(String, Vec<Seat>)>,
}

impl Table {
    /// Writes a log anew without a person: their id becomes the pseudonym, their name [`SOMEBODY`], what they said is
    /// gone, and so are the names they gave their commands.
    pub fn forget(
        catalog: &Arc<Catalog>,
        log: Vec<Entry>,
        person: &str,
        pseudonym: &str,
    ) -> Result<Forgotten, Damaged> {
        let records = records_of(catalog, &log, person)?;
        let (mut changed, mut kept) = (Vec::new(), Vec::with_capacity(log.len()));
        for (place, entry) in log.into_iter().enumerate() {
            let mut anew = entry.clone();
            anew.forget(person, pseudonym);
            if anew != entry {
                changed.push((place as u64 + 1, anew.clone()));
            }
            kept.push(anew);
        }
        Ok(Forgotten { table: Table::replay(Arc::clone(catalog), kept)?, changed, records })
    }
}

/// The records of finished games, and the seats that a person had in each when it ended; none where they only made the table,
/// and perhaps gave its engines names.
fn records_of(
    catalog: &Arc<Catalog>,
    log: &[Entry],
    person: &str,
) -> Result<Vec<(String, Vec<Seat>)>, Damaged> {
    let Some((first, rest)) = log.split_first() else { return Ok(Vec::new()) };
    let mut table = Table::replay(Arc::clone(catalog), [first.clone()])?;
    let mut records = Vec::new();
    for entry in rest {
        table.follow(entry)?;
        let seats = table.seats_of(person);
        let theirs = !seats.is_empty() || table.host == person;
        if matches!(entry.what, What::Finished | What::Ended { .. }) && theirs {
            records.extend(table.record_id().map(|record| (record, seats)));
        }
    }
    Ok(records)
}

impl Entry {
    fn forget(&mut self, person: &str, pseudonym: &str) {
        if self.tag.as_ref().is_some_and(|tag| tag.person == person) {
            self.tag = None;
        }
        let hide = |sitter: &mut Sitter| {
            if matches!(sitter, Sitter::Person { id, .. } if id == person) {
                *sitter = Sitter::Person { id: pseudonym.to_owned(), name: SOMEBODY.to_owned() };
            }
        };
        match &mut self.what {
            What::Made { plan, host } => {
                plan.seats.iter_mut().for_each(hide);
                if host == person {
                    pseudonym.clone_into(host);
                    plan.names.clear();
                }
            }
            What::Sat { sitter, .. } => hide(sitter),
            What::Said { person: said_by, name, text, .. } if said_by == person => {
                pseudonym.clone_into(said_by);
                SOMEBODY.clone_into(name);
                UNSAID.clone_into(text);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Actor, Command, Luck, Occasion, Operator, TableSetup};

    #[test]
    fn a_log_is_the_same_but_for_the_person() {
        let catalog = Arc::new(Catalog::house());
        let asked = serde_json::json!({ "game": "gobblet3", "seats": ["me", "open"] });
        let asked = serde_json::from_value(asked).unwrap();
        let host = Sitter::Person { id: "id-of-ana".to_owned(), name: "Ana".to_owned() };
        let operator = Operator { program: &|_| false, fixed_deals: false };
        let mut secret = |_| String::new();
        let plan = TableSetup::check(asked, "t".to_owned(), &host, &catalog, &operator, &mut secret).unwrap();
        let (mut table, first) = Table::make(Arc::clone(&catalog), plan, "id-of-ana", 1);
        let mut log = vec![first];
        let occasion = Occasion { at: 2, luck: Luck::fresh() };
        let named = |id: &str, name: &str, command: &str| Actor::Person {
            id: id.to_owned(),
            name: name.to_owned(),
            command: Some(command.to_owned()),
        };
        let (ana, bor) = (|c: &str| named("id-of-ana", "Ana", c), |c: &str| named("id-of-bor", "Bor", c));
        for (actor, command) in [
            (bor("1"), Command::Sit { seat: Some(1), secret: None }),
            (ana("1"), Command::Chat("I am Ana".to_owned())),
            (bor("2"), Command::Chat("well".to_owned())),
            (ana("2"), Command::Resign),
            (ana("3"), Command::Rematch),
            (bor("3"), Command::Rematch),
            (bor("4"), Command::Resign),
        ] {
            log.extend(table.apply(&occasion, &actor, &command, &mut |_, _| {}).unwrap());
        }
        let forgotten = Table::forget(&catalog, log.clone(), "id-of-ana", "pseudonym").unwrap();
        let mut anew = log.clone();
        for (number, entry) in &forgotten.changed {
            anew[*number as usize - 1] = entry.clone();
        }
        let text = serde_json::to_string(&anew).unwrap();
        assert!(!text.contains("id-of-ana") && !text.contains("Ana"), "{text}");
        assert!(text.contains("well") && text.contains("id-of-bor") && text.contains("pseudonym"));
        assert_eq!((forgotten.table.version, forgotten.table.score()), (table.version, table.score()));
        assert_eq!(forgotten.table.sheet[0].seats, ["somebody", "Bor"]);
        // The seats change from game to game.
        let seats: Vec<(String, Vec<Seat>)> =
            vec![("t-1".to_owned(), vec![Seat::new(0)]), ("t-2".to_owned(), vec![Seat::new(1)])];
        assert_eq!(forgotten.records, seats);
        let again = Table::forget(&catalog, anew, "id-of-ana", "other").unwrap();
        assert!(again.changed.is_empty() && again.records.is_empty());
    }
}
