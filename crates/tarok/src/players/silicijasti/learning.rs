//! What it learns from a deal: how much to dare in the next.

use game::{Options, Seat};

use super::constants::{Constants, Learned, SHARES};
use crate::{Contract, Items, PublicState};

impl Learned {
    /// What it knows after a deal that is over.
    pub(super) fn after(mut self, public: &PublicState, own: Seat, streak: u32) -> Learned {
        let (Some(contract), Some(declarer)) = (public.contract(), public.declarer()) else { return self };
        let won = public.is_won();
        if contract.is_for_points() {
            // Too bold with a game that was lost, too timid without one that the other lost.
            self.minimum += i32::from(declarer == own && !won) - i32::from(declarer != own && !won);
            self.minimum = self.minimum.clamp(-70, 70);
        }
        if declarer != own {
            return self;
        }
        if contract == Contract::Beggar {
            self.note(0, won, streak);
        }
        for (place, item) in [Items::TRULA, Items::KINGS, Items::PAGAT].into_iter().enumerate() {
            if public.stakes().announced().has(item) {
                self.note(1 + place, public.is_made(item), streak);
            }
        }
        self
    }

    /// One more success or failure of what was dared.
    fn note(&mut self, place: usize, success: bool, streak: u32) {
        let (share, run) = (&mut self.shares[place], &mut self.streaks[place]);
        if !success {
            *share = (*share + 1).min(99);
            *run = 0;
        } else if *run + 1 >= streak {
            *share = (*share - 1).max(0);
            *run = 0;
        } else {
            *run += 1;
        }
    }

    /// As options of the player.
    pub(super) fn options(&self) -> Options {
        let mut options = Options::none().with("minimum", self.minimum);
        for ((share, run), (name, _, streak, _)) in self.shares.iter().zip(self.streaks).zip(SHARES) {
            options.set(name, format!("{}.{}", share / 10, share % 10));
            options.set(streak, run.to_string());
        }
        options
    }
}

/// What is passed on from a deal that is over.
pub(super) fn learned(constants: &Constants, public: &PublicState, own: Seat) -> Options {
    constants.learned.after(public, own, constants.streak).options()
}

#[cfg(test)]
mod tests {
    use crate::players::silicijasti::tests::published;

    #[test]
    fn a_share_rises_with_each_failure_and_falls_after_two_successes() {
        let mut learned = published("").learned;
        assert_eq!((learned.minimum, learned.shares, learned.streaks), (7, [7, 5, 6, 7], [0; 4]));
        learned.note(0, true, 2);
        assert_eq!((learned.shares[0], learned.streaks[0]), (7, 1));
        learned.note(0, true, 2);
        assert_eq!((learned.shares[0], learned.streaks[0]), (6, 0));
        learned.note(0, true, 2);
        learned.note(0, false, 2);
        assert_eq!((learned.shares[0], learned.streaks[0]), (7, 0));
        let text = learned.options().to_string();
        assert!(
            text.contains("beggar=0.7") && text.contains("kings=0.6") && text.contains("minimum=7"),
            "{text}"
        );
        assert_eq!(published(&text).learned, learned, "what is written is read again");
    }
}
