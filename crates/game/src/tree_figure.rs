//! What a search measures at a place of its tree, beside the worth of the move.

use serde::{Deserialize, Serialize};

use crate::Worth;

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// Proof-number search: how many positions at least must still turn out well for the attack to be proved.
    Proof,
    /// How many must still turn out badly for it to be refuted.
    Disproof,
    /// B*: the least that a move can turn out to be worth.
    Least,
    /// The most that it can turn out to be worth.
    Most,
    /// Conspiracy numbers: how many positions must be worth something else for the value to rise for whoever moves.
    Rise,
    /// The same for it to fall.
    Fall,
    /// Trappy minimax: what a move brings on average against somebody who looks less far.
    Trap,
    /// Max^n: what each seat gets.
    Scores,
    /// How many worlds this was looked at in, or holds in.
    Worlds,
    /// What a plan brings in each of these worlds.
    Outcomes,
    /// Alpha-mu: how many plans there are of which none is as good as another in every world.
    Plans,
    /// How likely it is thought to be, from 0 to 1.
    Likely,
}

impl Measure {
    /// All of them.
    pub const ALL: [Measure; 12] = [
        Measure::Proof,
        Measure::Disproof,
        Measure::Least,
        Measure::Most,
        Measure::Rise,
        Measure::Fall,
        Measure::Trap,
        Measure::Scores,
        Measure::Worlds,
        Measure::Outcomes,
        Measure::Plans,
        Measure::Likely,
    ];

    /// Its name, as in JSON and as people at a terminal read it.
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Proof => "proof",
            Measure::Disproof => "disproof",
            Measure::Least => "least",
            Measure::Most => "most",
            Measure::Rise => "rise",
            Measure::Fall => "fall",
            Measure::Trap => "trap",
            Measure::Scores => "scores",
            Measure::Worlds => "worlds",
            Measure::Outcomes => "outcomes",
            Measure::Plans => "plans",
            Measure::Likely => "likely",
        }
    }
}

/// How much was measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Amount {
    /// A number of positions, worlds or plans.
    Count(u64),
    /// What something is worth.
    Worth(Worth),
    /// A worth for each seat, in their order.
    Seats(Vec<Worth>),
    /// A number for each world, in the order in which they were drawn: from 0 to 1, or points. Of many worlds it is left out.
    Each(Vec<f64>),
}

/// A measure of a search with its amount.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TreeFigure {
    /// What is measured.
    pub of: Measure,
    /// How much.
    pub is: Amount,
}

impl TreeFigure {
    /// Numbers for more worlds than these say nothing to anybody.
    pub const MOST_WORLDS: usize = 32;

    /// Something that is counted.
    ///
    /// ```
    /// use game::{Measure, TreeFigure};
    /// assert_eq!(TreeFigure::count(Measure::Proof, 3).told("points"), "proof 3");
    /// ```
    pub fn count(of: Measure, count: u64) -> TreeFigure {
        TreeFigure { of, is: Amount::Count(count) }
    }

    /// Something that has a worth.
    ///
    /// ```
    /// use game::{Measure, TreeFigure, Worth};
    /// assert_eq!(TreeFigure::worth(Measure::Least, Worth::Eval(-40.0)).told("points"), "least -0.40");
    /// ```
    pub fn worth(of: Measure, worth: Worth) -> TreeFigure {
        TreeFigure { of, is: Amount::Worth(worth) }
    }

    /// A worth for each seat.
    pub fn seats(of: Measure, worths: Vec<Worth>) -> TreeFigure {
        TreeFigure { of, is: Amount::Seats(worths) }
    }

    /// What a plan brings in each world, rounded to hundredths; `None` where there are too many to be told.
    ///
    /// ```
    /// use game::TreeFigure;
    /// let told = |outcomes: &[f64]| TreeFigure::outcomes(outcomes).map(|figure| figure.told("points"));
    /// assert_eq!(told(&[1.0, 0.0, 0.3333]).as_deref(), Some("outcomes 1 0 0.33"));
    /// assert_eq!(told(&[1.0; 1000]), None);
    /// ```
    pub fn outcomes(outcomes: &[f64]) -> Option<TreeFigure> {
        let rounded = |value: &f64| (value * 100.0).round() / 100.0;
        let is_told = (1..=TreeFigure::MOST_WORLDS).contains(&outcomes.len());
        let each = || Amount::Each(outcomes.iter().map(rounded).collect());
        is_told.then(|| TreeFigure { of: Measure::Outcomes, is: each() })
    }

    /// As people read it where scores are in this unit.
    pub fn told(&self, unit: &str) -> String {
        let amount = match &self.is {
            Amount::Count(count) => count.to_string(),
            Amount::Worth(worth) => worth.told(unit),
            Amount::Seats(worths) => {
                worths.iter().map(|worth| worth.told(unit)).collect::<Vec<_>>().join(" / ")
            }
            Amount::Each(each) => each.iter().map(f64::to_string).collect::<Vec<_>>().join(" "),
        };
        format!("{} {amount}", self.of.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_measure_is_written_by_its_name() {
        for of in Measure::ALL {
            assert_eq!(serde_json::to_value(of).unwrap(), of.name());
        }
    }

    #[test]
    fn figures_come_back_from_json() {
        let seats = vec![Worth::Points(3.0), Worth::Points(-3.0)];
        for figure in [
            TreeFigure::count(Measure::Worlds, 20),
            TreeFigure::worth(Measure::Most, Worth::Win(3)),
            TreeFigure::seats(Measure::Scores, seats),
            TreeFigure::outcomes(&[0.5, 1.0]).unwrap(),
        ] {
            let text = serde_json::to_string(&figure).unwrap();
            assert_eq!(serde_json::from_str::<TreeFigure>(&text).unwrap(), figure, "{text}");
        }
        let two_seats = TreeFigure::seats(Measure::Scores, vec![Worth::Points(3.0), Worth::Points(-3.0)]);
        assert_eq!(two_seats.told("money"), "scores +3.0 money / -3.0 money");
    }
}
