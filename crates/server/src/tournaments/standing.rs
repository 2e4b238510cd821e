//! Who stands where.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use super::{Entrant, Kind, Outcome, Round, Tournament};

/// How somebody stands. Points are counted in halves, so that a draw is one and nothing is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Who.
    pub entrant: Entrant,
    /// The place, from 1; those who are equal share it.
    pub place: usize,
    /// Whether they still take part.
    pub here: bool,
    /// How many games they have played.
    pub games: u32,
    /// In how many of them they scored most, alone.
    pub won: u32,
    /// In how many of them they scored most, with others.
    pub drawn: u32,
    /// With two seats: two for a game that was won, one for a drawn one; two for each that was to be played against somebody
    /// who was not there, or in a round in which they sat out.
    pub halves: u32,
    /// The halves of all opponents together, those of each game counted.
    pub buchholz: u32,
    /// The halves of each opponent, as often as the game brought halves.
    pub sonneborn: u32,
    /// What all games scored together.
    pub total: i64,
}

impl Standing {
    fn of(entrant: Entrant, here: bool) -> Standing {
        let (games, won, drawn, halves, buchholz, sonneborn, total) = (0, 0, 0, 0, 0, 0, 0);
        Standing { entrant, place: 1, here, games, won, drawn, halves, buchholz, sonneborn, total }
    }
}

impl Tournament {
    /// The standings after so many rounds, best first: by points, then by what the opponents did; where more than two play,
    /// by the mean score. Whoever has gone comes last.
    pub fn standings(&self, rounds: usize) -> Vec<Standing> {
        let rounds = &self.rounds[..rounds.min(self.rounds.len())];
        let mut all: BTreeMap<Entrant, Standing> = BTreeMap::new();
        let took_part = |number: &usize| {
            self.starters.is_empty() && self.players[*number].here || self.starters.contains(number)
        };
        for entrant in (0..self.players.len()).filter(took_part).map(Entrant::Person) {
            all.insert(entrant, Standing::of(entrant, self.is_here(entrant)));
        }
        for round in rounds {
            self.count(round, &mut all);
        }
        self.break_ties(rounds, &mut all);
        let mut standings: Vec<Standing> = all.into_values().collect();
        standings.sort_by(|one, other| self.compare(one, other).then(one.entrant.cmp(&other.entrant)));
        for place in 1..standings.len() {
            let same = self.compare(&standings[place - 1], &standings[place]) == Ordering::Equal;
            standings[place].place = if same { standings[place - 1].place } else { place + 1 };
        }
        standings
    }

    fn count(&self, round: &Round, all: &mut BTreeMap<Entrant, Standing>) {
        for entrant in &round.byes {
            all.entry(*entrant).or_insert_with(|| Standing::of(*entrant, true)).halves +=
                2 * self.setup.games;
        }
        for game in round.boards.iter().flat_map(|board| &board.games) {
            match &game.outcome {
                Outcome::Playing => {}
                Outcome::Walkover(to) => {
                    for entrant in to {
                        all.entry(*entrant).or_insert_with(|| Standing::of(*entrant, true)).halves += 2;
                    }
                }
                Outcome::Played(scores) => {
                    let most = scores.iter().max();
                    let shared = scores.iter().filter(|score| Some(*score) == most).count() > 1;
                    for (entrant, score) in game.seats.iter().zip(scores) {
                        let own = all.entry(*entrant).or_insert_with(|| Standing::of(*entrant, true));
                        own.games += 1;
                        own.total += i64::from(*score);
                        if Some(score) == most {
                            *(if shared { &mut own.drawn } else { &mut own.won }) += 1;
                            own.halves += if shared { 1 } else { 2 };
                        }
                    }
                }
            }
        }
    }

    /// What the opponents of everybody did, where two play.
    fn break_ties(&self, rounds: &[Round], all: &mut BTreeMap<Entrant, Standing>) {
        if self.setup.seats != 2 {
            return;
        }
        let halves: BTreeMap<Entrant, u32> =
            all.iter().map(|(who, standing)| (*who, standing.halves)).collect();
        for game in rounds.iter().flat_map(|round| &round.boards).flat_map(|board| &board.games) {
            let Outcome::Played(scores) = &game.outcome else { continue };
            for own in 0..2 {
                let of_opponent = halves.get(&game.seats[1 - own]).copied().unwrap_or_default();
                let brought = match scores[own].cmp(&scores[1 - own]) {
                    Ordering::Greater => 2,
                    Ordering::Equal => 1,
                    Ordering::Less => 0,
                };
                if let Some(standing) = all.get_mut(&game.seats[own]) {
                    standing.buchholz += of_opponent;
                    standing.sonneborn += brought * of_opponent;
                }
            }
        }
    }

    fn compare(&self, one: &Standing, other: &Standing) -> Ordering {
        let here = other.here.cmp(&one.here);
        if self.setup.seats == 2 {
            let ties = |standing: &Standing| match self.setup.kind {
                Kind::Swiss => (standing.buchholz, standing.sonneborn),
                Kind::RoundRobin => (standing.sonneborn, standing.buchholz),
            };
            let key = |standing: &Standing| Reverse((standing.halves, ties(standing), standing.won));
            return here.then_with(|| key(one).cmp(&key(other)));
        }
        // The mean of both, multiplied by the games of both; whoever has played none stands at nothing.
        let games = |standing: &Standing| i64::from(standing.games.max(1));
        let (left, right) = (other.total * games(one), one.total * games(other));
        here.then_with(|| left.cmp(&right)).then_with(|| other.won.cmp(&one.won))
    }
}
