//! Who meets whom, and who sits where: the groups of games on one deal or opening.

use std::collections::BTreeSet;

use game::Seat;

use crate::SeatSpec;
use crate::setting::fingerprint;

/// Somebody who takes part, under a name that nobody else has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// The name in tables: the SPEC, with a number if it takes part more than once.
    pub name: String,
    /// The player.
    pub spec: SeatSpec,
}

impl Participant {
    /// Names everybody by their SPEC; of equal ones the second is called `random #2`, and so on.
    pub fn named(specs: Vec<SeatSpec>) -> Vec<Participant> {
        let mut seen: Vec<String> = Vec::new();
        let named = |spec: SeatSpec| {
            let text = spec.to_string();
            let before = seen.iter().filter(|known| **known == text).count();
            let name = if before == 0 { text.clone() } else { format!("{text} #{}", before + 1) };
            seen.push(text);
            Participant { name, spec }
        };
        specs.into_iter().map(named).collect()
    }
}

/// In which orders the players of an encounter sit down on the same deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// Only as they were named: for experiments in which somebody always begins.
    Fixed,
    /// Everybody moves on one seat from game to game, until everybody sat everywhere.
    Rotations,
    /// Every different order: with three players six games, with two both colours.
    All,
}

/// Some participants who play together, as often as there are groups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// Who, by number; somebody may sit in several seats.
    pub players: Vec<usize>,
    /// In which orders.
    pub seating: Seating,
}

impl Encounter {
    /// Who sits in each seat, for every game of a group.
    ///
    /// ```
    /// use arena::{Encounter, Seating};
    /// let all = Encounter { players: vec![0, 0, 1], seating: Seating::All };
    /// assert_eq!(all.orders(), [[0, 0, 1], [0, 1, 0], [1, 0, 0]]);
    /// let rotated = Encounter { players: vec![0, 1, 2], seating: Seating::Rotations };
    /// assert_eq!(rotated.orders(), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    /// ```
    pub fn orders(&self) -> Vec<Vec<usize>> {
        match self.seating {
            Seating::Fixed => vec![self.players.clone()],
            Seating::Rotations => {
                let mut orders: Vec<Vec<usize>> = Vec::new();
                for shift in 0..self.players.len() {
                    let mut order = self.players.clone();
                    order.rotate_left(shift);
                    if !orders.contains(&order) {
                        orders.push(order);
                    }
                }
                orders
            }
            Seating::All => {
                let mut orders = BTreeSet::new();
                arrange(&mut self.players.clone(), 0, &mut orders);
                let first = self.players.clone();
                // The order they were named in comes first, as in a match.
                let others = orders.into_iter().filter(|order| *order != first);
                std::iter::once(first.clone()).chain(others).collect()
            }
        }
    }

    /// How many games a group has.
    pub fn group_size(&self) -> usize {
        self.orders().len()
    }

    /// The name of this encounter in records: who sits down, and how.
    pub fn name(&self, participants: &[Participant]) -> String {
        let names: Vec<&str> =
            self.players.iter().map(|player| participants[*player].name.as_str()).collect();
        let how = match self.seating {
            Seating::Fixed => " (as seated)",
            Seating::Rotations => " (rotated)",
            Seating::All => "",
        };
        format!("{}{how}", names.join(" | "))
    }

    /// What sets the random streams of the players of this encounter apart from those of all others.
    pub(crate) fn stream(&self, participants: &[Participant]) -> u64 {
        fingerprint(&self.name(participants))
    }
}

/// Collects every order of the players from place `from` on.
fn arrange(players: &mut Vec<usize>, from: usize, orders: &mut BTreeSet<Vec<usize>>) {
    if from + 1 >= players.len() {
        orders.insert(players.clone());
        return;
    }
    for other in from..players.len() {
        players.swap(from, other);
        arrange(players, from + 1, orders);
        players.swap(from, other);
    }
}

/// One game of one group of one encounter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Task {
    /// The encounter, by number.
    pub encounter: usize,
    /// The number of the deal or opening.
    pub group: u64,
    /// Which of the group's orders of seats.
    pub place: usize,
}

/// All games of some groups of an encounter.
pub fn tasks_of(
    encounters: &[Encounter],
    encounter: usize,
    groups: std::ops::Range<u64>,
) -> impl Iterator<Item = Task> {
    let size = encounters[encounter].group_size();
    groups.flat_map(move |group| (0..size).map(move |place| Task { encounter, group, place }))
}

/// The seats of a table in which a participant sat.
pub(crate) fn seats_of(order: &[usize], player: usize) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(order.len()).filter(move |seat| order[seat.index()] == player)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_orders_of_different_players() {
        let three = Encounter { players: vec![4, 7, 5], seating: Seating::All };
        let orders = three.orders();
        assert_eq!(orders.len(), 6);
        assert_eq!(orders[0], [4, 7, 5], "as named comes first");
        let two = Encounter { players: vec![1, 0], seating: Seating::All };
        assert_eq!(two.orders(), [[1, 0], [0, 1]]);
        let same = Encounter { players: vec![2, 2, 2], seating: Seating::Rotations };
        assert_eq!(same.group_size(), 1, "turning equal players round changes nothing");
    }

    #[test]
    fn equal_players_get_numbers() {
        let spec = |name: &str| SeatSpec::Own(catalog::PlayerSpec::plain(name));
        let named = Participant::named(vec![spec("random"), spec("house"), spec("random")]);
        let names: Vec<&str> = named.iter().map(|participant| participant.name.as_str()).collect();
        assert_eq!(names, ["random", "house", "random #2"]);
    }

    #[test]
    fn every_encounter_has_its_own_streams() {
        let spec = |name: &str| SeatSpec::Own(catalog::PlayerSpec::plain(name));
        let named = Participant::named(vec![spec("random"), spec("house")]);
        let one = Encounter { players: vec![0, 1], seating: Seating::All };
        let fixed = Encounter { seating: Seating::Fixed, ..one.clone() };
        assert_eq!(fixed.name(&named), "random | house (as seated)");
        assert_ne!(one.stream(&named), fixed.stream(&named));
    }
}
