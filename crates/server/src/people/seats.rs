//! What those are called who share a screen: names for the seats of a table.

use super::naming::NoName;
use super::skeleton;
use crate::house::House;
use crate::table::{Asked, Refusal};

impl House {
    /// The names that somebody asks for the seats of a table, as they are kept: names that people may have and nobody has an
    /// account under, and no two that could be taken for each other. `host` is the own name of whoever makes the table, which
    /// they have in every seat of theirs that is given no other.
    pub(crate) async fn names_of_seats(&self, asked: &Asked, host: &str) -> Result<Vec<String>, NoName> {
        let (mut names, mut bones) = (Vec::new(), Vec::new());
        let mut host_is_seen = asked.seats.iter().skip(asked.names.len()).any(|sitter| sitter == "me");
        for (seat, wanted) in asked.names.iter().enumerate() {
            let own = asked.seats.get(seat).is_some_and(|sitter| sitter == "me");
            let name = if wanted.trim().is_empty() {
                String::new()
            } else {
                self.name_for_people(wanted).map_err(|error| of_seat(seat, error))?
            };
            if own && (name.is_empty() || name == host) {
                host_is_seen = true;
            } else if !name.is_empty() {
                self.no_account_like(&name).await.map_err(|error| of_seat(seat, error))?;
                bones.push(skeleton(&name));
            }
            names.push(name);
        }
        bones.extend(host_is_seen.then(|| skeleton(host)));
        bones.sort_unstable();
        if bones.windows(2).any(|two| two[0] == two[1]) {
            return Err(Refusal::bad("names: expected names that can be told apart").into());
        }
        Ok(names)
    }
}

/// A refusal that says which seat it is about.
fn of_seat(seat: usize, error: NoName) -> NoName {
    match error {
        NoName::Refused(Refusal { code, message }) => {
            let why = message.strip_prefix("name: ").unwrap_or(&message);
            Refusal::new(code, format!("names: seat {seat}: {why}")).into()
        }
        NoName::Store(error) => NoName::Store(error),
    }
}
