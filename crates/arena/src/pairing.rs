//! Who sits with whom in a round: for tournaments of engines and of people.

/// How many steps the search for the best tables may take before the next best are good enough.
const STEPS: usize = 200_000;

/// Tables of neighbours in a ranking, with as few as possible who have met before: `met` says how often two have. With two
/// seats nobody meets anybody again as long as that can be avoided. Whoever is left over, if possible at the end of the
/// ranking, sits out.
///
/// ```
/// use arena::pairing::neighbours;
/// assert_eq!(neighbours(&[2, 0, 1, 3], 2, &|_, _| 0), [[2, 0], [1, 3]]);
/// // The first two have met.
/// let met = |one: usize, other: usize| usize::from(one.min(other) == 0 && one.max(other) == 2);
/// assert_eq!(neighbours(&[2, 0, 1, 3], 2, &met), [[2, 1], [0, 3]]);
/// ```
pub fn neighbours(ranking: &[usize], seats: usize, met: &dyn Fn(usize, usize) -> usize) -> Vec<Vec<usize>> {
    if seats == 0 || ranking.len() < seats {
        return Vec::new();
    }
    // Places in the ranking, so that nobody is asked for twice.
    let met: Vec<Vec<usize>> =
        ranking.iter().map(|one| ranking.iter().map(|other| met(*one, *other)).collect()).collect();
    let mut search = Search { seats, met: &met, steps: 0 };
    let most: usize = met.iter().flatten().sum();
    let found = (0..=most).find_map(|again| {
        let mut tables = Vec::new();
        let mut waiting = (0..ranking.len()).collect();
        let found = search.go_on(&mut waiting, 0, ranking.len() % seats, again, &mut tables);
        found.then_some(tables)
    });
    let tables = found.unwrap_or_else(|| one_by_one(ranking.len(), seats, &met));
    tables.into_iter().map(|table| table.into_iter().map(|place| ranking[place]).collect()).collect()
}

/// Goes through the ways to fill tables from the top of a ranking, those with nearer neighbours first.
struct Search<'a> {
    seats: usize,
    met: &'a [Vec<usize>],
    steps: usize,
}

impl Search<'_> {
    /// Whether everybody who waits can be seated, but for `spare`, with at most `again` who meet again. The last of the tables
    /// is being filled, with those who wait from `from` on.
    fn go_on(
        &mut self,
        waiting: &mut Vec<usize>,
        from: usize,
        spare: usize,
        again: usize,
        tables: &mut Vec<Vec<usize>>,
    ) -> bool {
        self.steps += 1;
        if self.steps > STEPS {
            return false;
        }
        if tables.last().is_none_or(|table| table.len() == self.seats) {
            return self.open_table(waiting, spare, again, tables);
        }
        for place in from..waiting.len() {
            let Some(table) = tables.last_mut() else { return false };
            let meetings: usize = table.iter().map(|sitting| self.met[*sitting][waiting[place]]).sum();
            if meetings > again {
                continue;
            }
            let next = waiting.remove(place);
            table.push(next);
            if self.go_on(waiting, place, spare, again - meetings, tables) {
                return true;
            }
            if let Some(table) = tables.last_mut() {
                table.pop();
            }
            waiting.insert(place, next);
        }
        false
    }

    /// The first who waits begins a table, or sits out when nothing else helps.
    fn open_table(
        &mut self,
        waiting: &mut Vec<usize>,
        spare: usize,
        again: usize,
        tables: &mut Vec<Vec<usize>>,
    ) -> bool {
        if waiting.len() < self.seats {
            return true;
        }
        let first = waiting.remove(0);
        tables.push(vec![first]);
        if self.go_on(waiting, 0, spare, again, tables) {
            return true;
        }
        tables.pop();
        if spare > 0 && self.open_table(waiting, spare - 1, again, tables) {
            return true;
        }
        waiting.insert(0, first);
        false
    }
}

/// Fills one table after the other with those who met it least often.
fn one_by_one(players: usize, seats: usize, met: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut waiting: Vec<usize> = (0..players).collect();
    let mut tables = Vec::new();
    while waiting.len() >= seats {
        let mut table = vec![waiting.remove(0)];
        while table.len() < seats {
            let meetings =
                |place: &usize| table.iter().map(|sitting| met[*sitting][waiting[*place]]).sum::<usize>();
            let place = (0..waiting.len()).min_by_key(meetings).unwrap_or(0);
            table.push(waiting.remove(place));
        }
        tables.push(table);
    }
    tables
}

/// Rounds in which each of an even number of players meets each other once, and begins in every second of them.
///
/// ```
/// use arena::pairing::circle;
/// assert_eq!(circle(4), [vec![[0, 3], [1, 2]], vec![[3, 1], [2, 0]], vec![[2, 3], [0, 1]]]);
/// ```
pub fn circle(players: usize) -> Vec<Vec<[usize; 2]>> {
    let last = players.saturating_sub(1);
    let round = |round: usize| {
        let fixed = if round.is_multiple_of(2) { [round, last] } else { [last, round] };
        let pair = |step: usize| [(round + step) % last, (round + last - step) % last];
        std::iter::once(fixed).chain((1..players / 2).map(pair)).collect()
    };
    (0..last).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_circle_everybody_meets_everybody_once() {
        for players in [2, 4, 8, 16] {
            let mut met = vec![vec![0; players]; players];
            for round in circle(players) {
                let mut sitting: Vec<usize> = round.iter().flatten().copied().collect();
                sitting.sort_unstable();
                assert_eq!(sitting, (0..players).collect::<Vec<_>>());
                for [one, other] in round {
                    met[one][other] += 1;
                    met[other][one] += 1;
                }
            }
            let once = |(place, row): (usize, &Vec<usize>)| {
                row.iter().enumerate().all(|(other, times)| *times == usize::from(other != place))
            };
            assert!(met.iter().enumerate().all(once), "{players}: {met:?}");
        }
    }

    #[test]
    fn whoever_has_met_everybody_else_sits_out_rather_than_meet_again() {
        let met = |one: usize, other: usize| usize::from(one != other && (one == 0 || other == 0));
        assert_eq!(neighbours(&[0, 1, 2], 2, &met), [[1, 2]]);
    }

    #[test]
    fn as_few_as_possible_meet_again() {
        // Everybody has met everybody, some twice.
        let met = |one: usize, other: usize| if one + other == 3 { 1 } else { 2 };
        assert_eq!(neighbours(&[0, 1, 2, 3], 2, &met), [[0, 3], [1, 2]]);
        assert_eq!(neighbours(&(0..40).collect::<Vec<_>>(), 4, &|_, _| 1).len(), 10);
    }
}
