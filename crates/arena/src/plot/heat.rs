//! Heat maps: a figure for every pair of two options.

use serde::{Deserialize, Serialize};

use super::svg::{Anchor, Svg};

/// One cell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HeatCell {
    /// What decides the colour.
    pub value: f64,
    /// What is written.
    pub text: String,
    /// What is written below it: the interval.
    pub note: String,
}

/// A table of colours.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HeatMap {
    /// What is shown.
    pub title: String,
    /// What the rows are, and their names, from top to bottom.
    pub rows: (String, Vec<String>),
    /// What the columns are, and their names, from left to right.
    pub columns: (String, Vec<String>),
    /// The cells, row by row; `None` where nothing was measured.
    pub cells: Vec<Vec<Option<HeatCell>>>,
    /// The values of the palest and the strongest colour.
    pub range: (f64, f64),
}

const CELL: (f64, f64) = (92.0, 48.0);
const TOP: f64 = 74.0;

impl HeatMap {
    /// The map as an SVG element.
    pub fn draw(&self) -> String {
        let longest = self.rows.1.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let left = 44.0 + 7.0 * longest as f64;
        let (rows, columns) = (self.rows.1.len() as f64, self.columns.1.len() as f64);
        let needed = left + CELL.0 * columns + 12.0;
        let width = needed.max(20.0 + 8.0 * self.title.chars().count() as f64);
        let mut svg = Svg::new(width, TOP + CELL.1 * rows + 12.0, &self.title);
        svg.text("title", "", (12.0, 20.0), Anchor::Start, &self.title);
        svg.text("soft", "", (left + CELL.0 * columns / 2.0, 44.0), Anchor::Middle, &self.columns.0);
        svg.upright("soft", (18.0, TOP + CELL.1 * rows / 2.0), &self.rows.0);
        for (place, name) in self.columns.1.iter().enumerate() {
            let middle = left + CELL.0 * (place as f64 + 0.5);
            svg.text("", "", (middle, TOP - 10.0), Anchor::Middle, name);
        }
        for (row, name) in self.rows.1.iter().enumerate() {
            let top = TOP + CELL.1 * row as f64;
            svg.text("", "", (left - 10.0, top + CELL.1 / 2.0 + 4.0), Anchor::End, name);
            for (column, cell) in self.cells.get(row).into_iter().flatten().enumerate() {
                let corner = (left + CELL.0 * column as f64, top);
                self.cell(&mut svg, corner, cell.as_ref());
            }
        }
        svg.finish()
    }

    fn cell(&self, svg: &mut Svg, corner: (f64, f64), cell: Option<&HeatCell>) {
        let inner = (CELL.0 - 2.0, CELL.1 - 2.0);
        let Some(cell) = cell else {
            svg.rectangle("fill:none;stroke:var(--rule)", corner, inner, "not measured");
            return;
        };
        let (low, high) = self.range;
        let strength = if high > low { ((cell.value - low) / (high - low)).clamp(0.0, 1.0) } else { 0.5 };
        let style = format!("fill:{}", colour(strength));
        svg.rectangle(&style, corner, inner, &format!("{} ({})", cell.text, cell.note));
        // Dark writing on pale cells and pale writing on dark ones, whatever the page looks like.
        let writing = if strength < 0.63 { "fill:#2a2019" } else { "fill:#fffdf7" };
        let middle = corner.0 + inner.0 / 2.0;
        svg.text(
            "",
            &format!("{writing};font-weight:600"),
            (middle, corner.1 + 20.0),
            Anchor::Middle,
            &cell.text,
        );
        svg.text(
            "",
            &format!("{writing};font-size:10px"),
            (middle, corner.1 + 36.0),
            Anchor::Middle,
            &cell.note,
        );
    }
}

/// From pale paper over brass to felt.
fn colour(strength: f64) -> String {
    const STOPS: [[f64; 3]; 3] = [[246.0, 236.0, 214.0], [188.0, 148.0, 80.0], [23.0, 69.0, 55.0]];
    let (from, part) = if strength < 0.5 { (0, strength * 2.0) } else { (1, strength * 2.0 - 1.0) };
    let mixed: Vec<String> = STOPS[from]
        .iter()
        .zip(&STOPS[from + 1])
        .map(|(one, other)| format!("{}", libm::round(one + part * (other - one)) as u8))
        .collect();
    format!("rgb({})", mixed.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_run_from_paper_to_felt() {
        assert_eq!(colour(0.0), "rgb(246,236,214)");
        assert_eq!(colour(0.5), "rgb(188,148,80)");
        assert_eq!(colour(1.0), "rgb(23,69,55)");
    }

    #[test]
    fn cells_without_a_figure_are_left_empty() {
        let cell = HeatCell { value: 3.0, text: "3".into(), note: "2 to 4".into() };
        let map = HeatMap {
            title: "t".into(),
            rows: ("r".into(), vec!["a".into()]),
            columns: ("c".into(), vec!["x".into(), "y".into()]),
            cells: vec![vec![Some(cell), None]],
            range: (3.0, 3.0),
        };
        let text = map.draw();
        assert_eq!(text.matches("<rect").count(), 2);
        assert!(text.contains("not measured") && text.contains("3 (2 to 4)"));
    }
}
