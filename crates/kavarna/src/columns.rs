//! Tables for people: a heading and rows in aligned columns.

use std::io::{self, Write};

use crate::context::Look;
use crate::words::wrapped;

/// A last column narrower than this is not worth wrapping.
const NARROWEST: usize = 24;

/// A table whose columns are as wide as what stands in them.
pub(crate) struct Columns {
    rows: Vec<Vec<String>>,
    right: Vec<bool>,
}

impl Columns {
    /// A table with these headings; a heading that begins with `>` makes a column of numbers, aligned to
    /// the right.
    pub(crate) fn new(headings: &[&str]) -> Columns {
        let right = headings.iter().map(|heading| heading.starts_with('>')).collect();
        let heading = headings.iter().map(|heading| heading.trim_start_matches('>').to_owned()).collect();
        Columns { rows: vec![heading], right }
    }

    /// Adds a row.
    pub(crate) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }

    /// Adds a row of any length.
    pub(crate) fn list(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// Writes the table, the heading in bold when colours are wanted. The last column is wrapped where the
    /// terminal has an edge.
    pub(crate) fn write(&self, out: &mut dyn Write, look: Look) -> io::Result<()> {
        let width = |column: usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
        };
        let widths: Vec<usize> = (0..self.right.len()).map(|column| width(column).unwrap_or(0)).collect();
        let indent: usize = widths.iter().rev().skip(1).map(|width| width + 2).sum();
        let edge = look.width.filter(|edge| *edge >= indent + NARROWEST);
        for (number, row) in self.rows.iter().enumerate() {
            let cells = row.iter().zip(&widths).zip(&self.right);
            let line: Vec<String> = cells
                .enumerate()
                .map(|(column, ((cell, width), right))| match edge {
                    _ if *right => format!("{cell:>width$}"),
                    Some(edge) if column + 1 == row.len() => {
                        let words: Vec<String> = cell.split(' ').map(str::to_owned).collect();
                        wrapped(&words, edge, indent)
                    }
                    _ => format!("{cell:<width$}"),
                })
                .collect();
            let line = line.join("  ");
            let line = line.trim_end();
            if number == 0 && look.colours {
                writeln!(out, "\u{1b}[1m{line}\u{1b}[0m")?;
            } else {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_cells() {
        let mut table = Columns::new(&["name", ">cost"]);
        table.row(["a".into(), "1".into()]);
        table.row(["longer".into(), "12345".into()]);
        let mut out = Vec::new();
        table.write(&mut out, Look::PLAIN).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "name     cost\na           1\nlonger  12345\n");
    }

    #[test]
    fn the_last_column_wraps_at_the_edge_of_the_terminal() {
        let mut table = Columns::new(&["name", "help"]);
        table.row(["a".into(), "many words that are much too long for this terminal".into()]);
        let mut out = Vec::new();
        table.write(&mut out, Look { colours: false, width: Some(32) }).unwrap();
        let expected = "name  help\na     many words that are much\n      too long for this terminal\n";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
