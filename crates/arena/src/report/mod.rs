//! What came out of an experiment, as plain data: kept as JSON, shown as a page.
//!
//! A report says what was published and what was measured, side by side, with intervals, and what that means:
//! it agrees, it differs, or that cannot be said at this number of games.

mod index;
mod occasion;
mod page;
mod text;
mod tongues;
mod verdict;

pub use index::index_page;
pub use occasion::{Occasion, told_occasions};
pub use page::page;
pub use tongues::{Tongue, tongues, with_links};
pub use verdict::{Published, Verdict, judge, judge_among};

use serde::{Deserialize, Serialize};

use crate::plot::Plot;
use crate::stats::Estimate;

/// The result of an experiment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The version of this format: 1.
    pub kavarna: u32,
    /// The experiment, as it is asked for.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Where the published figures come from.
    pub source: String,
    /// What is played, in plain words.
    pub about: String,
    /// By how much the number of games was multiplied.
    pub scale: f64,
    /// The seed.
    pub seed: u64,
    /// How many games, or single measurements, the figures rest on.
    pub pieces: u64,
    /// The parts.
    pub sections: Vec<Section>,
}

impl Report {
    /// All verdicts of the report, figure by figure and statement by statement.
    pub fn verdicts(&self) -> impl Iterator<Item = Verdict> + '_ {
        self.sections.iter().flat_map(|section| {
            let figures =
                section.tables.iter().flat_map(ReportRows::figures).filter_map(|figure| figure.verdict);
            figures.chain(section.findings.iter().map(|finding| finding.verdict))
        })
    }

    /// How many verdicts there are of each kind: agrees, differs, cannot say, too few published.
    pub fn count(&self) -> [usize; 4] {
        [Verdict::Agrees, Verdict::Differs, Verdict::CannotSay, Verdict::TooFewPublished]
            .map(|kind| self.verdicts().filter(|verdict| *verdict == kind).count())
    }
}

/// One part of an experiment.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Section {
    /// Its title.
    pub title: String,
    /// What was played here, in plain words.
    pub about: String,
    /// What was stated by the source, and what we found.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<Finding>,
    /// The figures.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<ReportRows>,
    /// The pictures.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plots: Vec<Plot>,
}

/// A statement of the source, and what we found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// What was stated.
    pub statement: String,
    /// What was measured, with intervals.
    pub measured: String,
    /// What that means.
    pub verdict: Verdict,
}

/// A table of figures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReportRows {
    /// What is in it.
    pub caption: String,
    /// What the rows are.
    pub corner: String,
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The rows.
    pub rows: Vec<Row>,
}

impl ReportRows {
    /// All figures.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.rows.iter().flat_map(|row| row.cells.iter().flatten())
    }
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Its name.
    pub label: String,
    /// For each column the figures in its cell.
    pub cells: Vec<Vec<Figure>>,
}

/// One measured figure, perhaps with a published one beside it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// What it is: `wins`, `moves`; empty where the table says it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The figure as it is shown.
    pub text: String,
    /// The figure with its interval.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Estimate>,
    /// The interval as it is shown, or why there is none.
    pub note: String,
    /// What was published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub published: Option<String>,
    /// How the two compare.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_counted_over_figures_and_statements() {
        let figure = |verdict| Figure {
            name: String::new(),
            text: "0.5".into(),
            value: None,
            note: String::new(),
            published: None,
            verdict,
        };
        let cells =
            vec![vec![figure(Some(Verdict::Agrees)), figure(None)], vec![figure(Some(Verdict::Differs))]];
        let rows = vec![Row { label: "a".into(), cells }];
        let table = ReportRows { caption: String::new(), corner: String::new(), columns: Vec::new(), rows };
        let finding = Finding { statement: "s".into(), measured: "m".into(), verdict: Verdict::CannotSay };
        let section = Section { tables: vec![table], findings: vec![finding], ..Section::default() };
        let report = Report {
            kavarna: 1,
            name: "x".into(),
            title: "X".into(),
            source: String::new(),
            about: String::new(),
            scale: 1.0,
            seed: 1,
            pieces: 0,
            sections: vec![section],
        };
        assert_eq!(report.count(), [1, 1, 1, 0]);
        let text = serde_json::to_string(&report).unwrap();
        assert_eq!(serde_json::from_str::<Report>(&text).unwrap(), report);
    }
}
