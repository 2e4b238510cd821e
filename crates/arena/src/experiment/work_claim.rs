//! Statements of a source about the work of searches: this one looks at so many times more, that one is quicker.

use serde::Deserialize;

use crate::report::{Finding, Published, Verdict, judge};
use crate::stats::{Estimate, Resampling, Sum, bootstrap_mean};

use super::measure::in_both;
use super::nodes::Count;

/// A statement about two cells, as it stands in a file. Both searched the same positions, so position by position they
/// are compared.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct WorkClaim {
    /// What the source says.
    statement: String,
    measure: Count,
    /// Row and column.
    cell: [String; 2],
    than: [String; 2],
    #[serde(flatten)]
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(tag = "claim", rename_all = "lowercase")]
enum Kind {
    /// The measure is larger in the one cell than in the other.
    Greater,
    /// It is so many times as large.
    Times {
        published: f64,
        /// How far off the ratio must be to matter.
        tolerance: f64,
    },
}

/// What was measured.
pub(super) trait Work {
    /// What the searches of each position add up to in a cell, by the names of its row and column: the number of the
    /// position and the sum, in order.
    fn sums(&self, cell: &[String; 2], count: Count) -> Option<Vec<(u64, Sum)>>;
}

impl WorkClaim {
    /// The first name that is no row or column, for a clear error before anything is searched.
    pub(super) fn unknown_name(&self, rows: &[String], columns: &[String]) -> Option<String> {
        [&self.cell, &self.than].into_iter().find_map(|[row, column]| {
            let unknown = |name: &String, known: &[String]| (!known.contains(name)).then(|| name.clone());
            unknown(row, rows).or_else(|| unknown(column, columns))
        })
    }

    /// What the measured cells say about it.
    pub(super) fn judge(&self, work: &dyn Work) -> Finding {
        let found = self.ratio(work);
        let (measured, verdict) = match found {
            None => ("nothing was searched".to_owned(), Verdict::CannotSay),
            Some((one, other, ratio)) => {
                let written = |value: f64| self.measure.written(value);
                let name = |[row, column]: &[String; 2]| format!("{row} / {column}");
                let measured = format!(
                    "{}: {}; {}: {}; {:.3} times as much ({:.3} to {:.3})",
                    name(&self.cell),
                    written(one),
                    name(&self.than),
                    written(other),
                    ratio.mean,
                    ratio.low,
                    ratio.high
                );
                (measured, self.kind.verdict(ratio))
            }
        };
        Finding { statement: self.statement.clone(), measured, verdict }
    }

    /// The means of both cells and how many times the one is the other, with the interval over positions.
    fn ratio(&self, work: &dyn Work) -> Option<(f64, f64, Estimate)> {
        let (one, other) = (work.sums(&self.cell, self.measure)?, work.sums(&self.than, self.measure)?);
        let mean = |sums: &[(u64, Sum)]| {
            let [total, weight] =
                sums.iter().fold([0.0; 2], |[t, w], (_, sum)| [t + sum.total, w + sum.weight]);
            (weight > 0.0).then(|| total / weight)
        };
        // A mean of means: each position counts the same in both cells.
        let apiece = |sum: &Sum| if sum.weight > 0.0 { sum.total / sum.weight } else { 0.0 };
        let sums: Vec<Sum> = in_both(&one, &other)
            .map(|(one, other)| Sum { total: apiece(one), weight: apiece(other) })
            .collect();
        Some((mean(&one)?, mean(&other)?, bootstrap_mean(&sums, Resampling::default())?))
    }
}

impl Kind {
    fn verdict(self, ratio: Estimate) -> Verdict {
        match self {
            Kind::Times { published, tolerance } => {
                judge(ratio, Published { value: published, games: None, tolerance })
            }
            Kind::Greater if ratio.low > 1.0 => Verdict::Agrees,
            Kind::Greater if ratio.high < 1.0 => Verdict::Differs,
            Kind::Greater => Verdict::CannotSay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Two([f64; 2]);

    impl Work for Two {
        fn sums(&self, [row, _]: &[String; 2], _: Count) -> Option<Vec<(u64, Sum)>> {
            let base = if row == "a" { self.0[0] } else { self.0[1] };
            Some((0..20).map(|place| (place, Sum::one(base * (1.0 + 0.3 * place as f64)))).collect())
        }
    }

    fn verdict(kind: &str, values: [f64; 2]) -> Verdict {
        let text = format!(
            "statement = \"s\"\nmeasure = \"nodes\"\ncell = [\"a\", \"x\"]\nthan = [\"b\", \"x\"]\n{kind}"
        );
        toml::from_str::<WorkClaim>(&text).unwrap().judge(&Two(values)).verdict
    }

    #[test]
    fn cells_are_compared_position_by_position() {
        let greater = "claim = \"greater\"";
        assert_eq!(verdict(greater, [110.0, 100.0]), Verdict::Agrees, "each position shows it");
        assert_eq!(verdict(greater, [100.0, 110.0]), Verdict::Differs);
        assert_eq!(verdict(greater, [100.0, 100.0]), Verdict::CannotSay);
        let times = "claim = \"times\"\npublished = 2.3\ntolerance = 0.2";
        assert_eq!(verdict(times, [230.0, 100.0]), Verdict::Agrees);
        assert_eq!(verdict(times, [150.0, 100.0]), Verdict::Differs);
    }

    #[test]
    fn names_are_checked() {
        let claim: WorkClaim = toml::from_str(
            "statement = \"s\"\nclaim = \"greater\"\nmeasure = \"ms\"\ncell = [\"a\", \"x\"]\nthan = [\"b\", \"x\"]",
        )
        .unwrap();
        assert_eq!(claim.unknown_name(&["a".into()], &["x".into()]), Some("b".into()));
    }
}
