//! A decision as a choice between options with marks.

use arrayvec::ArrayVec;

/// How many marks an option has.
pub(crate) const MARKS: usize = 8;
/// The marks of one option.
pub(crate) type Marks = [f32; MARKS];
/// Of how many options there can be a choice: two of twelve cards for the talon.
const MOST: usize = crate::MOST_MOVES;

/// In which situation somebody decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Situation {
    /// Which suit is the trump.
    Trump,
    /// Which two cards are laid.
    Talon,
    /// Whether a goal is announced: which one, and by which side.
    Announcing { stovka: bool, side: usize },
    /// Whether a goal is raised: which one, by which side, and whether for the first time of that side.
    Raising { goal: usize, side: usize, again: bool },
    /// Which card is played.
    Card { seat: CardSeat, late: bool },
}

/// Where somebody sits who plays a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardSeat {
    /// Declarer leads, plays second, plays third.
    Declarer(usize),
    /// An opponent leads.
    Leads,
    /// An opponent plays second to declarer's card.
    AfterDeclarer,
    /// An opponent plays second, declarer third.
    BeforeDeclarer,
    /// An opponent plays third, and the trick is the partner's.
    Partners,
    /// An opponent plays third, and the trick is declarer's.
    Declarers,
}

impl Situation {
    /// How many there are.
    pub(crate) const COUNT: usize = 2 + 4 + 20 + 16;

    /// Its place among all.
    pub(crate) const fn place(self) -> usize {
        match self {
            Situation::Trump => 0,
            Situation::Talon => 1,
            Situation::Announcing { stovka, side } => 2 + 2 * stovka as usize + side,
            Situation::Raising { goal, side, again } => 6 + 4 * goal + 2 * side + again as usize,
            Situation::Card { seat, late } => {
                let seat = match seat {
                    CardSeat::Declarer(laid) => laid,
                    CardSeat::Leads => 3,
                    CardSeat::AfterDeclarer => 4,
                    CardSeat::BeforeDeclarer => 5,
                    CardSeat::Partners => 6,
                    CardSeat::Declarers => 7,
                };
                26 + 2 * seat + late as usize
            }
        }
    }

    /// The names of all of them, in the order of their places.
    pub(crate) fn names() -> Vec<String> {
        let mut names = vec!["trump".to_owned(), "talon".to_owned()];
        for goal in ["sedma", "stovka"] {
            names.extend(["declarer", "others"].map(|side| format!("announce-{goal}-{side}")));
        }
        for goal in crate::Goal::ALL {
            for side in ["declarer", "others"] {
                names.extend(["first", "again"].map(|when| format!("raise-{}-{side}-{when}", goal.word())));
            }
        }
        let seats = [
            "declarer-leads",
            "declarer-second",
            "declarer-third",
            "other-leads",
            "after-declarer",
            "before-declarer",
            "partners-trick",
            "declarers-trick",
        ];
        for seat in seats {
            names.extend(["early", "late"].map(|when| format!("card-{seat}-{when}")));
        }
        names
    }
}

/// A choice between options.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// In which situation.
    pub(crate) situation: Situation,
    /// What each option has.
    pub(crate) options: ArrayVec<Marks, MOST>,
    /// Which one was taken.
    pub(crate) taken: usize,
}

impl Choice {
    /// Whether rules of thumb would have decided the same. A trump is chosen from seven cards of which others know only
    /// that they are among twelve: there it is a guess.
    fn is_usual(&self) -> bool {
        let taken = &self.options[self.taken];
        match self.situation {
            Situation::Trump | Situation::Card { .. } => taken[0] > 0.5,
            Situation::Talon => taken[0] > 1.5,
            Situation::Announcing { .. } | Situation::Raising { .. } => {
                (self.options[1][1] > 0.5) == (self.taken == 1)
            }
        }
    }

    /// The logarithm of how likely the decision is of somebody who keeps to rules of thumb and errs now and then.
    pub(crate) fn log_chance_by_habit(&self) -> f32 {
        let errs = if self.situation == Situation::Trump { 5.0 * ERRS } else { ERRS };
        if self.is_usual() {
            return libm::logf(1.0 - errs);
        }
        libm::logf(errs / (self.options.len() as f32 - 1.0).max(1.0))
    }
}

/// How often somebody who keeps to rules of thumb does something else.
const ERRS: f32 = 0.04;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_situation_has_a_place_and_a_name_of_its_own() {
        let mut all = vec![Situation::Trump, Situation::Talon];
        for side in 0..2 {
            all.extend([false, true].map(|stovka| Situation::Announcing { stovka, side }));
            for goal in 0..5 {
                all.extend([false, true].map(|again| Situation::Raising { goal, side, again }));
            }
        }
        let seats = [
            CardSeat::Declarer(0),
            CardSeat::Declarer(1),
            CardSeat::Declarer(2),
            CardSeat::Leads,
            CardSeat::AfterDeclarer,
            CardSeat::BeforeDeclarer,
            CardSeat::Partners,
            CardSeat::Declarers,
        ];
        all.extend(
            seats.iter().flat_map(|seat| [false, true].map(|late| Situation::Card { seat: *seat, late })),
        );
        let mut places: Vec<usize> = all.iter().map(|situation| situation.place()).collect();
        places.sort_unstable();
        assert_eq!(places, (0..Situation::COUNT).collect::<Vec<_>>());
        let mut names = Situation::names();
        assert_eq!(names.len(), Situation::COUNT);
        assert_eq!(
            names[Situation::Raising { goal: 1, side: 1, again: true }.place()],
            "raise-sedma-others-again"
        );
        assert_eq!(
            names[Situation::Card { seat: CardSeat::Leads, late: false }.place()],
            "card-other-leads-early"
        );
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Situation::COUNT);
    }
}
