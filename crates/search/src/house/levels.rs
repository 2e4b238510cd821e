//! The levels of a game: how much each thinks, and how readily it errs.

use game::Limits;

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// How much it thinks about a decision when nobody sets a narrower limit.
    pub effort: Limits,
    /// How readily it plays what it values less: a move that appeals less than the best by this much is chosen 2.7 times
    /// less often. In the unit of [`Mind::appeal`](super::Mind::appeal); 0 always plays the best.
    pub temperature: f64,
}

/// Ten levels, the weakest first.
#[derive(Clone, PartialEq, Debug)]
pub struct Levels {
    levels: [Level; Levels::COUNT],
    /// How many nodes the highest level looks at in a millisecond, where the levels below keep their distance from it
    /// under short limits.
    pace: Option<u64>,
}

impl Levels {
    /// How many levels there are.
    pub const COUNT: usize = 10;

    /// Levels that think as much as they are used to, or as the caller lets them.
    pub const fn new(levels: [Level; Levels::COUNT]) -> Levels {
        Levels { levels, pace: None }
    }

    /// Levels that keep their distance: where a limit leaves the highest level fewer nodes than it is used to, the others
    /// look at fewer in proportion, but for those that err anyway. So many nodes are taken for a millisecond.
    ///
    /// ```
    /// use game::Limits;
    /// use search::house::{Level, Levels};
    ///
    /// let mut levels = [Level { effort: Limits::nodes(1_000), temperature: 0.0 }; 10];
    /// levels[9].effort = Limits::nodes(10_000);
    /// let levels = Levels::in_proportion(levels, 100);
    /// assert_eq!(levels.limits(5, Limits::NONE), Limits::nodes(1_000));
    /// assert_eq!(levels.limits(5, Limits::nodes(5_000)), Limits::nodes(500));
    /// assert_eq!(levels.limits(5, Limits::ms(10)), Limits { ms: Some(10), ..Limits::nodes(100) });
    /// assert_eq!(levels.limits(10, Limits::ms(10)), Limits::ms(10));
    /// ```
    pub const fn in_proportion(levels: [Level; Levels::COUNT], pace: u64) -> Levels {
        Levels { levels, pace: Some(pace) }
    }

    /// A level from 1 to 10; beyond these the nearest.
    pub fn level(&self, level: usize) -> Level {
        self.levels[level.clamp(1, Levels::COUNT) - 1]
    }

    /// The limits of a caller together with those of a level, whichever come first. On the highest level the caller's
    /// stand alone, if there are any.
    pub fn limits(&self, level: usize, asked: Limits) -> Limits {
        self.weighted_limits(level, asked, 1)
    }

    /// The same for a decision that takes so many times the effort.
    pub(super) fn weighted_limits(&self, level: usize, asked: Limits, weight: u64) -> Limits {
        let usual = self.level(level).effort;
        let times = |limit: Option<u64>| limit.map(|usual| usual.saturating_mul(weight));
        let own = Limits { nodes: times(usual.nodes), iterations: times(usual.iterations), ..usual };
        if level >= Levels::COUNT && !asked.is_none() {
            return asked;
        }
        // Whoever errs has to value every move first.
        let errs = self.level(level).temperature > 0.0;
        asked.and(if errs { own } else { self.shrunk(own, asked) })
    }

    /// The effort of a level where a caller's limits leave the highest level less than it is used to.
    fn shrunk(&self, own: Limits, asked: Limits) -> Limits {
        let full = self.levels[Levels::COUNT - 1].effort.nodes;
        let (Some(pace), Some(nodes), Some(full)) = (self.pace, own.nodes, full.filter(|full| *full > 0))
        else {
            return own;
        };
        let in_time = asked.ms.map_or(full, |ms| ms.saturating_mul(pace));
        let highest = asked.nodes.unwrap_or(full).min(in_time).min(full);
        let share = u128::from(nodes) * u128::from(highest) / u128::from(full);
        Limits { nodes: Some(u64::try_from(share).unwrap_or(nodes).max(1)), ..own }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels() -> Levels {
        let mut levels = [Level { effort: Limits::iterations(4), temperature: 1.0 }; 10];
        levels[9] = Level { effort: Limits::iterations(40), temperature: 0.0 };
        Levels::new(levels)
    }

    #[test]
    fn limits_of_the_caller_and_of_the_level_hold_together() {
        let of = |level, asked| levels().limits(level, asked);
        assert_eq!(of(6, Limits::NONE), Limits::iterations(4));
        assert_eq!(of(6, Limits::iterations(3)), Limits::iterations(3));
        assert_eq!(of(6, Limits::iterations(30)), Limits::iterations(4));
        assert_eq!(of(6, Limits::ms(5)), Limits { ms: Some(5), ..Limits::iterations(4) });
    }

    #[test]
    fn on_the_highest_level_the_callers_limits_stand_alone() {
        let of = |asked| levels().limits(10, asked);
        assert_eq!(of(Limits::NONE), Limits::iterations(40));
        assert_eq!(of(Limits::iterations(400)), Limits::iterations(400));
        assert_eq!(of(Limits::ms(5)), Limits::ms(5));
    }

    #[test]
    fn a_heavy_decision_takes_more_but_no_more_than_the_caller_allows() {
        let of = |asked| levels().weighted_limits(6, asked, 10);
        assert_eq!(of(Limits::NONE), Limits::iterations(40));
        assert_eq!(of(Limits::iterations(30)), Limits::iterations(30));
    }

    #[test]
    fn a_huge_limit_shrinks_nothing() {
        let levels = [Level { effort: Limits::nodes(u64::MAX), temperature: 0.0 }; 10];
        let levels = Levels::in_proportion(levels, u64::MAX);
        assert_eq!(levels.limits(1, Limits::ms(u64::MAX)).nodes, Some(u64::MAX));
        assert_eq!(levels.limits(1, Limits::nodes(0)).nodes, Some(0), "the caller's word stands");
    }

    #[test]
    fn levels_beyond_the_last_are_its_ends() {
        assert_eq!(levels().level(0), levels().level(1));
        assert_eq!(levels().level(99), levels().level(10));
    }
}
