//! How much less deep late moves are searched.

use super::options::Reductions;

const SIDE: usize = 64;

/// The formula of [`Reductions`], worked out once.
#[derive(Debug)]
pub(super) struct ReductionTable {
    by_depth_and_place: Box<[u8]>,
    from_depth: i32,
    spared: usize,
}

impl ReductionTable {
    pub(super) fn new(options: &Reductions) -> ReductionTable {
        let less = |depth: usize, place: usize| {
            let product = libm::log(depth.max(1) as f64) * libm::log(place.max(1) as f64);
            (options.base + product / options.divisor).clamp(0.0, depth.saturating_sub(1) as f64) as u8
        };
        ReductionTable {
            by_depth_and_place: (0..SIDE * SIDE).map(|spot| less(spot / SIDE, spot % SIDE)).collect(),
            from_depth: options.from_depth,
            spared: options.spared,
        }
    }

    /// The reduction for the move at `place` (from 0) of a position with `depth` left after the move.
    pub(super) fn get(&self, depth: i32, place: usize) -> Option<i32> {
        if depth + 1 < self.from_depth || place < self.spared {
            return None;
        }
        let (depth, place) = ((depth.max(0) as usize).min(SIDE - 1), place.min(SIDE - 1));
        let less = i32::from(self.by_depth_and_place[depth * SIDE + place]);
        (less > 0).then_some(less)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn early_moves_and_shallow_depths_are_spared_and_late_ones_lose_more() {
        let table = ReductionTable::new(&Reductions::default());
        assert_eq!(table.get(10, 0), None);
        assert_eq!(table.get(1, 40), None);
        let (some, more) = (table.get(6, 5).unwrap_or(0), table.get(12, 40).unwrap_or(0));
        assert!(0 < some && some < more, "{some} {more}");
        assert!(table.get(3, 60).is_none_or(|less| less < 3), "something is always left");
    }
}
