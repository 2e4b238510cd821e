//! The keys of all positions from the start of the game to the node being searched: what repeats, and
//! which part of the past can still matter.

use game::random::mix;

/// The rule of repetition, as a search applies it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RepetitionRule {
    /// The occurrence that draws.
    pub(crate) times: u32,
    /// Whether a position that the search itself has already passed draws the first time it comes again.
    pub(crate) first: bool,
    /// No position comes again after fewer decisions.
    pub(crate) cycle: u32,
}

/// One position on the way.
#[derive(Clone, Copy, Debug)]
struct Step {
    key: u64,
    progress: u32,
    /// How often this position has occurred up to here, this time included.
    count: u32,
    /// Where it occurred first.
    first: u32,
}

/// The way from the start of the game to the current node.
#[derive(Debug)]
pub(crate) struct Trail {
    steps: Vec<Step>,
    /// The place of the root among the steps.
    root: usize,
    /// One bit for each key before the root, so that nearly all new positions need not be compared.
    early: [u64; Trail::EARLY_WORDS],
    /// The keys before the root by how often they occurred, hashed together for signatures.
    early_sums: [u64; Trail::COUNTED],
}

impl Trail {
    const EARLY_WORDS: usize = 64;
    const COUNTED: usize = 4;

    pub(crate) fn new() -> Trail {
        Trail {
            steps: Vec::with_capacity(256),
            root: 0,
            early: [0; Trail::EARLY_WORDS],
            early_sums: [0; Trail::COUNTED],
        }
    }

    /// Starts at a root with its past. What progress the past had is not known, so it is taken to be that
    /// of the root: more is watched than needed, never less.
    pub(crate) fn begin(&mut self, path: &[u64], key: u64, progress: u32) {
        self.steps.clear();
        self.root = path.len();
        self.early = [0; Trail::EARLY_WORDS];
        self.early_sums = [0; Trail::COUNTED];
        for earlier in path {
            let (count, first) = self.occurrences(*earlier, progress);
            self.steps.push(Step { key: *earlier, progress, count, first });
            let (word, bit) = Trail::early_bit(*earlier);
            self.early[word] |= bit;
        }
        for step in &self.steps {
            let class = (step.count as usize).min(Trail::COUNTED) - 1;
            self.early_sums[class] = self.early_sums[class].wrapping_add(step.hash());
        }
        let (count, first) = self.occurrences(key, progress);
        self.steps.push(Step { key, progress, count, first });
    }

    /// The place of the node at `ply` among all steps.
    pub(crate) fn place(&self, ply: usize) -> u32 {
        (self.root + ply) as u32
    }

    /// Whether the position at `ply` has occurred before.
    pub(crate) fn has_repeated(&self, ply: usize) -> bool {
        self.steps[self.root + ply].count > 1
    }

    /// Whether the game so far has positions whose next occurrence draws.
    pub(crate) fn past_may_draw(&self, times: u32) -> bool {
        self.steps[..=self.root].iter().any(|step| step.count + 1 >= times)
    }

    /// Takes in the position reached at `ply`. If that draws the game, gives the place of the earliest
    /// step that the draw rests on.
    pub(crate) fn arrive(
        &mut self,
        ply: usize,
        key: u64,
        progress: u32,
        rule: RepetitionRule,
    ) -> Option<u32> {
        self.steps.truncate(self.root + ply);
        let (count, first) = self.occurrences(key, progress);
        self.steps.push(Step { key, progress, count, first });
        if count >= rule.times {
            return Some(first);
        }
        (rule.first && count > 1).then(|| self.passed_in_search(key, progress)).flatten()
    }

    /// How often a position occurs with the one about to be added, and where it came first.
    fn occurrences(&self, key: u64, progress: u32) -> (u32, u32) {
        let here = self.steps.len();
        let searched = here.saturating_sub(self.root);
        let mut window =
            self.steps[here - searched..].iter().rev().take_while(|step| step.progress == progress);
        if let Some(step) = window.by_ref().find(|step| step.key == key) {
            return (step.count + 1, step.first);
        }
        let may_be_early = {
            let (word, bit) = Trail::early_bit(key);
            self.early[word] & bit != 0
        };
        if may_be_early
            && let Some(step) = self.steps[..here - searched].iter().rev().find(|step| step.key == key)
            && step.progress == progress
        {
            return (step.count + 1, step.first);
        }
        (1, here as u32)
    }

    /// The last place before the newest step, from the root on, where this position was passed.
    fn passed_in_search(&self, key: u64, progress: u32) -> Option<u32> {
        let before = &self.steps[self.root..self.steps.len() - 1];
        let back = before
            .iter()
            .rev()
            .take_while(|step| step.progress == progress)
            .position(|step| step.key == key)?;
        Some((self.steps.len() - 2 - back) as u32)
    }

    /// A hash of all that the past can change about the next `reach` decisions from the node at `ply`: the
    /// positions, with their counts, that could be repeated often enough for a draw within that reach.
    /// Two ways to one position with the same signature give it the same value.
    pub(crate) fn signature(&self, ply: usize, reach: u32, rule: RepetitionRule) -> u64 {
        let here = self.root + ply;
        let progress = self.steps[here].progress;
        let mut sum = 0_u64;
        let mut place = here;
        loop {
            let step = &self.steps[place];
            if step.progress != progress {
                return sum;
            }
            if decisions_to_draw(step.count, (here - place) as u32, rule.first, rule) <= reach {
                sum = sum.wrapping_add(step.hash());
            }
            if place == self.root {
                break;
            }
            place -= 1;
        }
        for (class, early) in self.early_sums.iter().enumerate() {
            if decisions_to_draw(class as u32 + 1, u32::MAX, false, rule) <= reach {
                sum = sum.wrapping_add(*early);
            }
        }
        sum
    }

    fn early_bit(key: u64) -> (usize, u64) {
        let spot = mix(key);
        ((spot >> 6) as usize % Trail::EARLY_WORDS, 1 << (spot & 63))
    }
}

impl Step {
    fn hash(&self) -> u64 {
        mix(self.key.wrapping_add(u64::from(self.count).wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }
}

/// The fewest decisions after which a position that has occurred `count` times, last `ago` decisions ago,
/// can draw the game.
fn decisions_to_draw(count: u32, ago: u32, first: bool, rule: RepetitionRule) -> u32 {
    let times = if first { rule.times.min(count + 1) } else { rule.times };
    let missing = times.saturating_sub(count).max(1);
    let back = rule.cycle.saturating_sub(ago).max(1);
    back.saturating_add((missing - 1).saturating_mul(rule.cycle.max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const THIRD: RepetitionRule = RepetitionRule { times: 3, first: false, cycle: 4 };

    #[test]
    fn the_third_occurrence_draws_and_rests_on_the_first() {
        let mut trail = Trail::new();
        trail.begin(&[1, 2, 3], 4, 0);
        assert_eq!(trail.arrive(1, 1, 0, THIRD), None);
        assert!(trail.has_repeated(1));
        assert_eq!(trail.arrive(2, 5, 0, THIRD), None);
        assert_eq!(trail.arrive(3, 1, 0, THIRD), Some(0));
    }

    #[test]
    fn going_back_forgets_what_was_tried() {
        let mut trail = Trail::new();
        trail.begin(&[], 1, 0);
        trail.arrive(1, 2, 0, THIRD);
        trail.arrive(2, 1, 0, THIRD);
        assert_eq!(trail.arrive(1, 3, 0, THIRD), None);
        assert_eq!(trail.arrive(2, 1, 0, THIRD), None, "the first visit at ply 2 was taken back");
    }

    #[test]
    fn progress_parts_positions_that_share_a_key() {
        let rule = RepetitionRule { times: 2, ..THIRD };
        let mut trail = Trail::new();
        trail.begin(&[], 1, 0);
        assert_eq!(trail.arrive(1, 1, 1, rule), None);
        assert_eq!(trail.arrive(2, 1, 1, rule), Some(1));
    }

    #[test]
    fn the_first_repetition_inside_the_search_draws_when_asked() {
        let rule = RepetitionRule { first: true, ..THIRD };
        let mut trail = Trail::new();
        trail.begin(&[7], 1, 0);
        assert_eq!(trail.arrive(1, 7, 0, rule), None, "only the game itself passed this one");
        assert_eq!(trail.arrive(2, 1, 0, rule), Some(1));
    }

    #[test]
    fn a_signature_leaves_out_what_cannot_be_reached() {
        let mut short = Trail::new();
        short.begin(&[], 1, 0);
        short.arrive(1, 2, 0, THIRD);
        let mut long = Trail::new();
        long.begin(&[], 9, 0);
        long.arrive(1, 2, 0, THIRD);
        assert_eq!(short.signature(1, 4, THIRD), long.signature(1, 4, THIRD));
        assert_ne!(short.signature(1, 9, THIRD), long.signature(1, 9, THIRD));
    }
}
