//! Who meets whom in a round.

use crate::Encounter;
use crate::pairing::neighbours;

use super::{Kind, all_orders};

/// How many rounds a tournament has; only a Swiss one has several.
pub(super) fn number(kind: Kind) -> u32 {
    match kind {
        Kind::RoundRobin | Kind::Gauntlet => 1,
        Kind::Swiss { rounds } => rounds,
    }
}

/// Every choice of `seats` players; with fewer players than seats, every way to fill the seats with at least
/// two different ones.
pub(super) fn round_robin(players: usize, seats: usize) -> Vec<Encounter> {
    let repeats = players < seats;
    let mut chosen = Vec::new();
    choose(&mut Vec::new(), 0, players, seats, repeats, &mut chosen);
    chosen
        .into_iter()
        .filter(|choice| choice.iter().any(|player| *player != choice[0]))
        .map(all_orders)
        .collect()
}

fn choose(
    so_far: &mut Vec<usize>,
    from: usize,
    players: usize,
    seats: usize,
    repeats: bool,
    all: &mut Vec<Vec<usize>>,
) {
    if so_far.len() == seats {
        all.push(so_far.clone());
        return;
    }
    for player in from..players {
        so_far.push(player);
        choose(so_far, if repeats { player } else { player + 1 }, players, seats, repeats, all);
        so_far.pop();
    }
}

/// The first player against each of the others, who fill all other seats.
pub(super) fn gauntlet(players: usize, seats: usize) -> Vec<Encounter> {
    let against = |other: usize| {
        let mut sitting = vec![other; seats];
        sitting[0] = 0;
        all_orders(sitting)
    };
    (1..players).map(against).collect()
}

/// Tables of neighbours in the ranking, with as few who have met before as possible. Whoever is left over sits out; with fewer
/// players than seats the ranking goes round.
pub(super) fn swiss(ranking: &[usize], seats: usize, met: &[Vec<usize>]) -> Vec<Encounter> {
    let sitting: Vec<usize> = ranking.iter().copied().cycle().take(ranking.len().max(seats)).collect();
    let meetings = |one: usize, other: usize| {
        met.iter().filter(|players| players.contains(&one) && players.contains(&other)).count()
    };
    let mut tables = neighbours(&sitting, seats, &meetings);
    for table in &mut tables {
        table.sort_unstable();
    }
    tables.into_iter().map(all_orders).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(encounters: &[Encounter]) -> Vec<Vec<usize>> {
        encounters.iter().map(|encounter| encounter.players.clone()).collect()
    }

    #[test]
    fn everybody_meets_everybody_once() {
        assert_eq!(players(&round_robin(3, 2)), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(round_robin(6, 2).len(), 15);
        assert_eq!(players(&round_robin(4, 3)), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        assert_eq!(players(&round_robin(2, 3)), [[0, 0, 1], [0, 1, 1]], "two players fill three seats");
    }

    #[test]
    fn the_first_runs_the_gauntlet() {
        assert_eq!(players(&gauntlet(3, 2)), [[0, 1], [0, 2]]);
        assert_eq!(players(&gauntlet(3, 3)), [[0, 1, 1], [0, 2, 2]]);
    }

    #[test]
    fn neighbours_meet_who_have_not_met() {
        assert_eq!(players(&swiss(&[2, 0, 1, 3], 2, &[])), [[0, 2], [1, 3]]);
        assert_eq!(players(&swiss(&[2, 0, 1, 3], 2, &[vec![0, 2]])), [[1, 2], [0, 3]]);
        assert_eq!(players(&swiss(&[4, 2, 0, 1, 3], 2, &[])), [[2, 4], [0, 1]], "one sits out");
        assert_eq!(players(&swiss(&[3, 1, 2, 0, 4, 5], 3, &[])), [[1, 2, 3], [0, 4, 5]]);
        assert_eq!(players(&swiss(&[1, 0], 3, &[])), [[0, 1, 1]]);
        // When everybody has met everybody, somebody meets again.
        let all = [vec![0, 1], vec![0, 2], vec![1, 2]];
        assert_eq!(swiss(&[0, 1, 2], 2, &all).len(), 1);
    }
}
