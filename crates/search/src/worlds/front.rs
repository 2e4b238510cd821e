//! Pareto fronts: outcome vectors over worlds of which none is as good as another everywhere.

/// Outcome vectors, each the result of one strategy in every state of an information set. No vector is
/// dominated: none is at most as good as another in all states.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Front {
    vectors: Vec<Vec<f64>>,
}

impl Front {
    /// No strategy at all.
    pub(super) fn empty() -> Front {
        Front { vectors: Vec::new() }
    }

    /// The front of one strategy.
    pub(super) fn of(vector: Vec<f64>) -> Front {
        Front { vectors: vec![vector] }
    }

    /// Adds a strategy unless it is dominated, and drops those that it dominates.
    pub(super) fn add(&mut self, vector: Vec<f64>) {
        if self.covers(&vector) {
            return;
        }
        self.vectors.retain(|known| !dominates(&vector, known));
        self.vectors.push(vector);
    }

    /// Whether some strategy does at least as well everywhere.
    pub(super) fn covers(&self, vector: &[f64]) -> bool {
        self.vectors.iter().any(|known| dominates(known, vector))
    }

    /// Whether every strategy of another front is covered.
    pub(super) fn covers_all(&self, other: &Front) -> bool {
        other.vectors.iter().all(|vector| self.covers(vector))
    }

    /// The strategies of both: a choice between them.
    pub(super) fn unite(&mut self, other: Front) {
        other.vectors.into_iter().for_each(|vector| self.add(vector));
    }

    /// One strategy of each front at once: somebody else decides which of them meets the world. `origins`
    /// says which states the other's vectors speak of, `choose` what that somebody takes in a state. After each
    /// strategy that was added `goes_on` is shown what there is; when it says no, so does this.
    pub(super) fn join(
        &self,
        other: &Front,
        origins: &[usize],
        choose: impl Fn(usize, f64, f64) -> f64,
        mut goes_on: impl FnMut(&mut Front) -> bool,
    ) -> Option<Front> {
        let mut joined = Front::empty();
        for known in &self.vectors {
            for vector in &other.vectors {
                let mut both = known.clone();
                for (value, origin) in vector.iter().zip(origins) {
                    both[*origin] = choose(*origin, both[*origin], *value);
                }
                joined.add(both);
                if !goes_on(&mut joined) {
                    return None;
                }
            }
        }
        Some(joined)
    }

    /// The parts of all vectors that speak of some states.
    pub(super) fn restricted(&self, states: &[usize]) -> Front {
        let mut front = Front::empty();
        for vector in &self.vectors {
            front.add(states.iter().map(|state| vector[*state]).collect());
        }
        front
    }

    /// The same with vectors over more states: `origins` says where they belong, `rest` what the others get.
    pub(super) fn spread(self, origins: &[usize], rest: &[f64]) -> Front {
        let spread = |vector: Vec<f64>| {
            let mut wide = rest.to_vec();
            for (value, origin) in vector.iter().zip(origins) {
                wide[*origin] = *value;
            }
            wide
        };
        Front { vectors: self.vectors.into_iter().map(spread).collect() }
    }

    /// How many strategies there are.
    pub(super) fn width(&self) -> usize {
        self.vectors.len()
    }

    /// Keeps only the best vectors by a rating, at most so many.
    pub(super) fn keep_best(&mut self, most: usize, rating: impl Fn(&[f64]) -> f64) {
        if self.vectors.len() > most {
            self.vectors.sort_by(|one, other| rating(other).total_cmp(&rating(one)));
            self.vectors.truncate(most.max(1));
        }
    }

    /// The best strategies by a rating, at most so many, the best first.
    pub(super) fn best_few(&self, most: usize, rating: impl Fn(&[f64]) -> f64) -> Vec<&[f64]> {
        let mut best: Vec<&[f64]> = self.vectors.iter().map(Vec::as_slice).collect();
        best.sort_by(|one, other| rating(other).total_cmp(&rating(one)));
        best.truncate(most);
        best
    }

    /// The best rating of any strategy.
    pub(super) fn best(&self, rating: impl Fn(&[f64]) -> f64) -> Option<f64> {
        self.vectors.iter().map(|vector| rating(vector)).max_by(f64::total_cmp)
    }
}

/// Whether one vector is at least as good as another everywhere.
fn dominates(one: &[f64], other: &[f64]) -> bool {
    one.iter().zip(other).all(|(one, other)| one >= other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn front(vectors: &[&[f64]]) -> Front {
        let mut front = Front::empty();
        for vector in vectors {
            front.add(vector.to_vec());
        }
        front
    }

    #[test]
    fn dominated_strategies_are_dropped_whatever_the_order() {
        let one = front(&[&[1.0, 0.0, 0.0], &[1.0, 1.0, 0.0], &[0.0, 0.0, 1.0]]);
        assert_eq!(one.vectors, [[1.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
        let other = front(&[&[1.0, 1.0, 0.0], &[1.0, 0.0, 0.0], &[0.0, 0.0, 1.0], &[0.0, 0.0, 1.0]]);
        assert_eq!(one, other);
        assert!(one.covers_all(&front(&[&[0.0, 1.0, 0.0], &[0.0, 0.0, 0.5]])));
        assert!(!one.covers_all(&front(&[&[0.0, 1.0, 1.0]])));
    }

    #[test]
    fn joining_pairs_every_strategy_with_every_other() {
        let one = front(&[&[1.0, 1.0, 1.0, 0.0, 0.0], &[0.0, 0.0, 0.0, 1.0, 1.0]]);
        let other = front(&[&[0.0, 0.0, 1.0, 1.0, 1.0], &[1.0, 1.0, 0.0, 0.0, 0.0]]);
        let joined = one.join(&other, &[0, 1, 2, 3, 4], |_, one, other| one.min(other), |_| true).unwrap();
        assert_eq!(one.join(&other, &[0], |_, one, other| one.min(other), |_| false), None, "stopped");
        assert_eq!(
            joined.best(|vector| vector.iter().sum()),
            Some(2.0),
            "and not the 1 of the local choices"
        );
        assert_eq!(joined.vectors.len(), 3);
    }

    #[test]
    fn a_front_over_some_states_goes_back_to_its_places() {
        let wide = front(&[&[5.0, 6.0]]).spread(&[2, 0], &[1.0, 2.0, 3.0]);
        assert_eq!(wide.vectors, [[6.0, 2.0, 5.0]]);
        assert_eq!(wide.restricted(&[1, 2]).vectors, [[2.0, 5.0]]);
    }
}
