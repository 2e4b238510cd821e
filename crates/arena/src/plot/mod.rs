//! Small pictures of results, drawn as SVG without any library: lines with error bars, and heat maps.
//!
//! A plot is plain data that is kept in a result file; drawing it is a pure function. Colours are classes, so
//! that a page can draw the same picture light and dark; [`standalone`] adds the colours for a file of its own.

mod heat;
mod lines;
mod scale;
mod svg;

pub use heat::{HeatCell, HeatMap};
pub use lines::{Level, LinePlot, Point, Series};
pub use scale::{Axis, Spacing};
pub(crate) use svg::escaped;

use serde::{Deserialize, Serialize};

/// Any picture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "plot", rename_all = "lowercase")]
pub enum Plot {
    /// Lines with error bars.
    Lines(LinePlot),
    /// A table of colours.
    Heat(HeatMap),
}

impl Plot {
    /// The picture as an SVG element for a page that has [`STYLE`].
    pub fn draw(&self) -> String {
        match self {
            Plot::Lines(plot) => plot.draw(),
            Plot::Heat(map) => map.draw(),
        }
    }
}

/// The colours of all pictures, light and dark.
pub const STYLE: &str = include_str!("style.css");

/// The picture as a file of its own, with its colours.
pub fn standalone(plot: &Plot) -> String {
    let drawn = plot.draw();
    let (head, body) = drawn.split_once('>').unwrap_or((drawn.as_str(), ""));
    format!("{head} xmlns=\"http://www.w3.org/2000/svg\"><style>{STYLE}</style>{body}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_its_own_has_its_colours() {
        let cell = HeatCell { value: 0.5, text: "50 %".into(), note: "40 to 60 %".into() };
        let map = HeatMap {
            title: "a & b".into(),
            rows: ("T".into(), vec!["5".into()]),
            columns: ("C".into(), vec!["1".into()]),
            cells: vec![vec![Some(cell)]],
            range: (0.0, 1.0),
        };
        let text = standalone(&Plot::Heat(map.clone()));
        assert!(
            text.starts_with("<svg ") && text.contains("xmlns=") && text.contains("prefers-color-scheme")
        );
        assert!(text.contains("a &amp; b"), "texts are escaped");
        let kept = serde_json::to_string(&Plot::Heat(map.clone())).unwrap();
        assert_eq!(serde_json::from_str::<Plot>(&kept).unwrap(), Plot::Heat(map));
    }
}
