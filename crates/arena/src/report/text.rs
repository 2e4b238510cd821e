//! A part of a report as plain text: statements and tables, for a terminal or a line of the lab.

use std::fmt;

use super::{Figure, Finding, ReportRows, Section};

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.findings.iter().try_for_each(|finding| write!(f, "{finding}"))?;
        self.tables.iter().try_for_each(|table| write!(f, "{table}"))
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} ({})", self.statement, self.measured, self.verdict)
    }
}

impl ReportRows {
    /// The headings, then the rows, as text.
    pub fn texts(&self) -> Vec<Vec<String>> {
        let headings = [&self.corner].into_iter().chain(&self.columns).cloned().collect();
        let cell =
            |figures: &Vec<Figure>| figures.iter().map(Figure::to_string).collect::<Vec<_>>().join("  ");
        let row =
            |row: &super::Row| [row.label.clone()].into_iter().chain(row.cells.iter().map(cell)).collect();
        [headings].into_iter().chain(self.rows.iter().map(row)).collect()
    }
}

impl fmt::Display for ReportRows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.caption.is_empty() {
            writeln!(f, "{}", self.caption)?;
        }
        let rows = self.texts();
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in rows {
            let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
            writeln!(f, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        Ok(())
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.name.is_empty() {
            write!(f, "{} ", self.name)?;
        }
        write!(f, "{} ({})", self.text, self.note)?;
        self.published.as_ref().map_or(Ok(()), |published| write!(f, " [{published}]"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Row, Verdict};
    use super::*;

    #[test]
    fn a_section_is_written_in_columns() {
        let figure = |text: &str, published: Option<&str>| Figure {
            name: String::new(),
            text: text.into(),
            value: None,
            note: "1 to 2".into(),
            published: published.map(str::to_owned),
            verdict: None,
        };
        let row = |label: &str, cells| Row { label: label.into(), cells };
        let rows = vec![
            row("one", vec![vec![figure("1.5", Some("3"))], vec![figure("1", None)]]),
            row("three", vec![vec![figure("1", None)], vec![]]),
        ];
        let columns = vec!["first".to_owned(), "second".to_owned()];
        let table = ReportRows { caption: "two rows".into(), corner: "row".into(), columns, rows };
        let finding =
            Finding { statement: "it holds".into(), measured: "twice".into(), verdict: Verdict::Agrees };
        let section = Section { tables: vec![table], findings: vec![finding], ..Section::default() };
        let expected = "it holds: twice (agrees)\n\
                        two rows\n\
                        row    first             second\n\
                        one    1.5 (1 to 2) [3]  1 (1 to 2)\n\
                        three  1 (1 to 2)\n";
        assert_eq!(section.to_string(), expected);
    }
}
