//! Statements of a source about the work of searches: this one looks at so many times more, that one is quicker.

use serde::Deserialize;

use crate::report::{Finding, Published, Verdict, judge, judge_among};
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
        /// How far off the ratio must be to matter; not asked where what was published is of one position.
        #[serde(default)]
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

    /// What the measured cells say about it. A ratio of a `single` position is looked for among those of ours.
    pub(super) fn judge(&self, work: &dyn Work, single: bool) -> Finding {
        let found = self.ratio(work);
        let (measured, verdict) = match found {
            None => ("nothing was searched".to_owned(), Verdict::CannotSay),
            Some(Ratios { one, other, ratio, singles }) => {
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
                match self.kind {
                    Kind::Times { published, .. } if single => {
                        let verdict = judge_among(&singles, published);
                        let among = told_singles(", ", &singles, |value| format!("{value:.3}"));
                        (format!("{measured}, published {published}{among}"), verdict)
                    }
                    kind => (measured, kind.verdict(ratio)),
                }
            }
        };
        Finding { statement: self.statement.clone(), measured, verdict }
    }

    /// How many times the one cell is the other.
    fn ratio(&self, work: &dyn Work) -> Option<Ratios> {
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
        Some(Ratios {
            one: mean(&one)?,
            other: mean(&other)?,
            ratio: bootstrap_mean(&sums, Resampling::default())?,
            singles: sums.iter().map(|sum| sum.total / sum.weight).collect(),
        })
    }
}

/// What was found of two cells.
struct Ratios {
    /// The means of both.
    one: f64,
    other: f64,
    /// How many times the one is the other, with the interval over positions.
    ratio: Estimate,
    /// The same position by position.
    singles: Vec<f64>,
}

/// The least and the most of single positions, after whatever was said before; nothing where there are none.
pub(super) fn told_singles(before: &str, singles: &[f64], written: impl Fn(f64) -> String) -> String {
    let ends = singles.iter().copied().reduce(f64::min).zip(singles.iter().copied().reduce(f64::max));
    ends.map_or(String::new(), |(least, most)| {
        format!("{before}single positions {} to {}", written(least), written(most))
    })
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
        toml::from_str::<WorkClaim>(&text).unwrap().judge(&Two(values), false).verdict
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

    /// Forty positions in which the ratio rises from 0.1 to 0.49.
    struct Rising;

    impl Work for Rising {
        fn sums(&self, [row, _]: &[String; 2], _: Count) -> Option<Vec<(u64, Sum)>> {
            let total = |place: u64| if row == "a" { 10.0 + place as f64 } else { 100.0 };
            Some((0..40).map(|place| (place, Sum::one(total(place)))).collect())
        }
    }

    #[test]
    fn a_ratio_of_one_position_is_looked_for_among_ours() {
        let finding = |published: f64, single| {
            let text = format!(
                "statement = \"s\"\nmeasure = \"nodes\"\ncell = [\"a\", \"x\"]\nthan = [\"b\", \"x\"]\n\
                 claim = \"times\"\npublished = {published}\ntolerance = 0.1"
            );
            toml::from_str::<WorkClaim>(&text).unwrap().judge(&Rising, single)
        };
        assert_eq!(finding(0.15, false).verdict, Verdict::Differs, "the mean is 0.3, and well known");
        assert_eq!(finding(0.15, true).verdict, Verdict::Agrees, "one of ours is like it");
        assert_eq!(finding(0.05, true).verdict, Verdict::Differs);
        assert!(finding(0.15, true).measured.contains("published 0.15, single positions 0.100 to 0.490"));
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
