//! Statements of a source that are no single figures: 'the first always wins', 'this value is best'.

use serde::Deserialize;

use crate::report::{Finding, Verdict};
use crate::stats::{Estimate, Sum, difference, normal_quantile};

use super::measure::{Measure, estimate};

/// A statement about a grid, as it stands in a file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Claim {
    /// What the source says.
    statement: String,
    /// What kind of statement it is.
    #[serde(flatten)]
    kind: Kind,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "claim", rename_all = "lowercase")]
enum Kind {
    /// In every cell (of these rows and columns) the measure is this.
    Every {
        measure: Measure,
        is: f64,
        #[serde(default)]
        rows: Vec<String>,
        #[serde(default)]
        columns: Vec<String>,
    },
    /// Of all values of an axis this one is best, over these values of the other axis.
    Largest {
        measure: Measure,
        axis: Side,
        value: String,
        #[serde(default)]
        over: Vec<String>,
        tolerance: f64,
    },
    /// The measure is larger in one cell (row, column) than in another.
    Greater { measure: Measure, cell: [String; 2], than: [String; 2] },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    Rows,
    Columns,
}

/// The cells that statements are about.
pub(super) trait Cells {
    /// The names of the rows and of the columns.
    fn names(&self) -> (Vec<String>, Vec<String>);
    /// The sums of the groups in a cell.
    fn sums(&self, row: usize, column: usize, measure: Measure) -> Vec<Sum>;
    /// The figure of a cell.
    fn estimate(&self, row: usize, column: usize, measure: Measure) -> Option<Estimate>;
}

impl Claim {
    /// The first name that is no row or column, for a clear error before anything is played.
    pub(super) fn unknown_name(&self, rows: &[String], columns: &[String]) -> Option<String> {
        let not_in =
            |wanted: &[String], known: &[String]| wanted.iter().find(|name| !known.contains(name)).cloned();
        match &self.kind {
            Kind::Every { rows: wanted, columns: also, .. } => not_in(wanted, rows).or(not_in(also, columns)),
            Kind::Largest { axis, value, over, .. } => {
                let (own, other) = if *axis == Side::Rows { (rows, columns) } else { (columns, rows) };
                not_in(std::slice::from_ref(value), own).or(not_in(over, other))
            }
            Kind::Greater { cell, than, .. } => [cell, than].into_iter().find_map(|[row, column]| {
                not_in(std::slice::from_ref(row), rows).or(not_in(std::slice::from_ref(column), columns))
            }),
        }
    }

    /// What the measured cells say about it.
    pub(super) fn judge(&self, cells: &dyn Cells) -> Finding {
        let (measured, verdict) = match &self.kind {
            Kind::Every { measure, is, rows, columns } => every(cells, *measure, *is, rows, columns),
            Kind::Largest { measure, axis, value, over, tolerance } => {
                largest(cells, *measure, *axis, value, over, *tolerance)
            }
            Kind::Greater { measure, cell, than } => greater(cells, *measure, cell, than),
        };
        Finding { statement: self.statement.clone(), measured, verdict }
    }
}

fn every(
    cells: &dyn Cells,
    measure: Measure,
    is: f64,
    rows: &[String],
    columns: &[String],
) -> (String, Verdict) {
    let (row_names, column_names) = cells.names();
    let wanted = |wanted: &[String], name: &String| wanted.is_empty() || wanted.contains(name);
    let (mut all, mut as_stated) = (Vec::new(), 0);
    for (row, _) in row_names.iter().enumerate().filter(|(_, name)| wanted(rows, name)) {
        for (column, _) in column_names.iter().enumerate().filter(|(_, name)| wanted(columns, name)) {
            all.extend(cells.sums(row, column, measure));
            let cell = cells.estimate(row, column, measure);
            as_stated += usize::from(cell.is_some_and(|cell| (cell.mean - is).abs() < 1e-9));
        }
    }
    let number = row_names.iter().filter(|name| wanted(rows, name)).count()
        * column_names.iter().filter(|name| wanted(columns, name)).count();
    let Some(mean) = estimate(measure, &all) else { return ("no games".to_owned(), Verdict::CannotSay) };
    let games: f64 = all.iter().map(|sum| sum.weight).sum();
    let text = format!("{as_stated} of {number} cells; {} over all, {games} games", written(measure, mean));
    (text, if as_stated == number { Verdict::Agrees } else { Verdict::Differs })
}

fn largest(
    cells: &dyn Cells,
    measure: Measure,
    axis: Side,
    value: &str,
    over: &[String],
    tolerance: f64,
) -> (String, Verdict) {
    let (rows, columns) = cells.names();
    let (own, other) = if axis == Side::Rows { (&rows, &columns) } else { (&columns, &rows) };
    let pooled = |place: usize| -> Option<Estimate> {
        let mut sums = Vec::new();
        // Where everybody meets everybody, games of a value against itself say nothing about it.
        let itself = |name: &String| rows == columns && *name == own[place];
        let asked = |name: &String| (over.is_empty() || over.contains(name)) && !itself(name);
        for (across, _) in other.iter().enumerate().filter(|(_, name)| asked(name)) {
            let (row, column) = if axis == Side::Rows { (place, across) } else { (across, place) };
            sums.extend(cells.sums(row, column, measure));
        }
        estimate(measure, &sums)
    };
    let figures: Vec<(&String, Option<Estimate>)> =
        own.iter().enumerate().map(|(place, name)| (name, pooled(place))).collect();
    let Some((_, Some(stated))) = figures.iter().find(|(name, _)| *name == value) else {
        return ("no games".to_owned(), Verdict::CannotSay);
    };
    // With several rivals one of them looks better by chance more often than one time in twenty: the intervals
    // of all differences are widened so that together they are wrong that seldom.
    let rivals = figures.len().saturating_sub(1).max(1) as f64;
    let wider = normal_quantile(1.0 - 0.025 / rivals) / normal_quantile(0.975);
    let mut verdict = Verdict::Agrees;
    for (name, figure) in &figures {
        let Some(figure) = figure.filter(|_| *name != value) else { continue };
        let apart = difference(figure, *stated);
        let (low, high) =
            (apart.mean - wider * (apart.mean - apart.low), apart.mean + wider * (apart.high - apart.mean));
        if low > 0.0 {
            verdict = Verdict::Differs;
        } else if high > tolerance && verdict == Verdict::Agrees {
            verdict = Verdict::CannotSay;
        }
    }
    let listed: Vec<String> = figures
        .iter()
        .filter_map(|(name, figure)| figure.map(|figure| format!("{name}: {}", written(measure, figure))))
        .collect();
    (listed.join("; "), verdict)
}

fn greater(cells: &dyn Cells, measure: Measure, cell: &[String; 2], than: &[String; 2]) -> (String, Verdict) {
    let (rows, columns) = cells.names();
    let figure = |[row, column]: &[String; 2]| {
        let row = rows.iter().position(|name| name == row)?;
        let column = columns.iter().position(|name| name == column)?;
        cells.estimate(row, column, measure)
    };
    let (Some(one), Some(other)) = (figure(cell), figure(than)) else {
        return ("no games".to_owned(), Verdict::CannotSay);
    };
    let apart = difference(one, other);
    let verdict = if apart.low > 0.0 {
        Verdict::Agrees
    } else if apart.high < 0.0 || apart.half_width() <= 0.0 {
        Verdict::Differs
    } else {
        Verdict::CannotSay
    };
    let name = |[row, column]: &[String; 2]| format!("{row} / {column}");
    let text =
        format!("{}: {}; {}: {}", name(cell), written(measure, one), name(than), written(measure, other));
    (text, verdict)
}

fn written(measure: Measure, figure: Estimate) -> String {
    let [mean, low, high] = [figure.mean, figure.low, figure.high].map(|value| measure.written(value));
    if figure.half_width() <= 0.0 { mean } else { format!("{mean} ({low} to {high})") }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One row, cells of so many wins of 200 games.
    struct Wins(Vec<(String, u32)>);

    impl Cells for Wins {
        fn names(&self) -> (Vec<String>, Vec<String>) {
            (vec!["r".into()], self.0.iter().map(|(name, _)| name.clone()).collect())
        }
        fn sums(&self, _: usize, column: usize, _: Measure) -> Vec<Sum> {
            (0..200).map(|game| Sum::one(f64::from(u8::from(game < self.0[column].1)))).collect()
        }
        fn estimate(&self, row: usize, column: usize, measure: Measure) -> Option<Estimate> {
            estimate(measure, &self.sums(row, column, measure))
        }
    }

    fn wins(cells: &[(&str, u32)]) -> Wins {
        Wins(cells.iter().map(|(name, wins)| ((*name).to_owned(), *wins)).collect())
    }

    fn verdict(claim: &str, cells: &[(&str, u32)]) -> Verdict {
        let claim: Claim = toml::from_str(claim).unwrap();
        claim.judge(&wins(cells)).verdict
    }

    #[test]
    fn always_means_always() {
        let always = "statement = \"s\"\nclaim = \"every\"\nmeasure = \"win\"\nis = 1.0";
        assert_eq!(verdict(always, &[("a", 200), ("b", 200)]), Verdict::Agrees);
        assert_eq!(verdict(always, &[("a", 200), ("b", 199)]), Verdict::Differs);
    }

    #[test]
    fn the_best_value_is_compared_with_all_others() {
        let best = "statement = \"s\"\nclaim = \"largest\"\nmeasure = \"win\"\naxis = \"columns\"\nvalue = \"b\"\ntolerance = 0.1";
        assert_eq!(verdict(best, &[("a", 80), ("b", 150)]), Verdict::Agrees);
        assert_eq!(verdict(best, &[("a", 150), ("b", 80)]), Verdict::Differs);
        assert_eq!(verdict(best, &[("a", 150), ("b", 140)]), Verdict::CannotSay);
    }

    #[test]
    fn one_cell_is_compared_with_another() {
        let more = "statement = \"s\"\nclaim = \"greater\"\nmeasure = \"win\"\ncell = [\"r\", \"a\"]\nthan = [\"r\", \"b\"]";
        assert_eq!(verdict(more, &[("a", 150), ("b", 80)]), Verdict::Agrees);
        assert_eq!(verdict(more, &[("a", 80), ("b", 150)]), Verdict::Differs);
        assert_eq!(verdict(more, &[("a", 100), ("b", 101)]), Verdict::CannotSay);
        let claim: Claim = toml::from_str(more).unwrap();
        assert_eq!(claim.unknown_name(&["r".into()], &["a".into()]), Some("b".into()));
    }
}
