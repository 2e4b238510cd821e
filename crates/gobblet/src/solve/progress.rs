//! How far the solver has come.

/// How far the solver has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// The games being settled now end after so many plies.
    pub plies: u8,
    /// How many configurations are settled. Draws never are, so this stops short of the total. A few
    /// symmetric ones are kept, and counted here, more than once.
    pub settled: u64,
    /// How many configurations there are.
    pub total: u64,
    /// The share of the work that is done, from 0 to 1, as experience has it: what to tell somebody who waits.
    pub share: f64,
}

impl Progress {
    /// How things stand during a pass of which so much is done.
    pub(super) fn new(plies: u8, of_pass: f64, settled: u64, total: u64) -> Progress {
        let (begin, end) = (share_before(plies), share_before(plies + 1));
        Progress { plies, settled, total, share: begin + (end - begin) * of_pass }
    }
}

/// The share of the work that is done when a pass begins: the ends of the game and the wins in one are two
/// thirds of it, and then it fades away.
fn share_before(plies: u8) -> f64 {
    match plies {
        0 => 0.0,
        1 => 0.33,
        _ => 1.0 - 0.34 * 0.6_f64.powi(i32::from(plies) - 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_only_grows_and_stays_below_one() {
        let mut last = -1.0;
        for plies in 0..40 {
            for tenth in 0..10 {
                let share = Progress::new(plies, f64::from(tenth) / 10.0, 0, 1).share;
                assert!(share > last && share < 1.0);
                last = share;
            }
        }
    }
}
